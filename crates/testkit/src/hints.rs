//! What hints must be worth: they differ, they point somewhere, nobody would laugh at them, and they promise no more
//! than can be won.
use crate::suite::same;
use bots::{AnyCoach, Brief, Budget, Coach, Hint, Kept, Promise, Rung, Skill, as_good, choices, equally_good, level};
use engine::{AnyTable, Heuristics, Memory, NoWords, Quick, Seat, Table, Unseen, Viewer};
use std::collections::BTreeSet;

/// Positions in which the coach is asked.
const POSITIONS: usize = 300;
/// Little thinking finds worse plans than much: what must never be wrong is not wrong after it either.
const SIMULATIONS: u32 = 600;
/// The coach is asked at one choice of a match in this many.
const EVERY: usize = 12;
/// The first plan is played on in one position in this many, and by bots that think this long: it takes longest.
const PLAYED_ON: usize = 3;
const PLAY: u32 = 16;
/// How many standard errors the chances that were promised may be off: with four looks, 99 % of right ones are not.
const CERTAIN: f64 = 3.0;

/// In positions from matches of level 4, hints begin with different decisions, say which of their steps need thought and
/// why they and not another, walk in no circle, and are no blunder; and of the matches in which the first plan is carried out and played on by
/// `search`, as many are won as it promised.
pub fn advises_soundly<G: Heuristics>() {
    let skill = level(4).expect("there is such a level");
    let positions = (0..).flat_map(|seed| choices::<G>(skill, seed).skip(seed as usize % EVERY).step_by(EVERY));
    let plays_on = Skill::of(Rung::Search).with_budget(Budget::Simulations(PLAY));
    let mut promises = vec![];
    for (number, (table, seat)) in positions.take(POSITIONS).enumerate() {
        let hint = first_hint(&table, seat).unwrap_or_else(|wrong| {
            panic!("{seat} in position {number}: {wrong}\n{}", AnyTable::position_text(&table));
        });
        if number.is_multiple_of(PLAYED_ON) {
            promises.push(Promise::tried(table, seat, &hint, plays_on, number as u64));
        }
    }
    if let Err(wrong) = are_kept(&promises) {
        panic!("{}: {wrong}", G::INFO.id);
    }
}

/// The first hint here, if all of them are sound.
fn first_hint<G: Heuristics>(table: &Table<G>, seat: Seat) -> Result<Hint, String> {
    let brief = Brief { memory: Memory::Perfect, budget: Budget::Simulations(SIMULATIONS), threads: 1 };
    let hints = Coach::<G>::default().hints(table, seat, &brief).ok_or("the coach has no advice")?;
    differ(&hints)?;
    say_why(&hints)?;
    hints.iter().try_for_each(|hint| is_sound(table, seat, hint))?;
    hints.into_iter().next().ok_or("there is no hint".into())
}

/// Is as much won as was promised, by all plans together and by each third of them: the bad, the middling and the good?
fn are_kept(promises: &[Promise]) -> Result<(), String> {
    let mut ranked = promises.to_vec();
    ranked.sort_by(|one, other| one.chance.total_cmp(&other.chance));
    let thirds = ranked.chunks(ranked.len().div_ceil(3).max(1));
    for part in std::iter::once(&ranked[..]).chain(thirds) {
        let kept = Kept::of(part);
        let told = format!("{:.1} % were promised, {:.1} % won", 100.0 * kept.promised, 100.0 * kept.won);
        println!("{} plans: {told} ± {:.1}", kept.count, 196.0 * kept.error);
        if kept.off().abs() > CERTAIN * kept.error {
            return Err(format!("of {} plans {told}", kept.count));
        }
    }
    Ok(())
}

/// There are one to three of them, and each begins with another decision.
fn differ(hints: &[Hint]) -> Result<(), String> {
    let firsts: BTreeSet<Option<&String>> =
        hints.iter().map(|hint| hint.decisions.first().map(|&at| &hint.actions[at])).collect();
    if hints.is_empty() || hints.len() > 3 || firsts.len() < hints.len() {
        return Err(format!("{} plans begin in {} ways: {hints:#?}", hints.len(), firsts.len()));
    }
    Ok(())
}

/// Every plan beyond the first has its reason, or it is said that they are equally good.
fn say_why(hints: &[Hint]) -> Result<(), String> {
    let equal = if equally_good(as_good(hints), hints.len(), &NoWords).is_empty() { 0 } else { as_good(hints) };
    for (rank, hint) in hints.iter().enumerate().skip(1) {
        if rank >= equal && hint.reason(rank, &NoWords, &NoWords).is_empty() {
            return Err(format!("no reason is told of plan {}: {hints:#?}", rank + 1));
        }
    }
    Ok(())
}

/// In a world that the seat thinks possible the whole plan can be carried out, and no step of it is foolish.
fn is_sound<G: Heuristics>(table: &Table<G>, seat: Seat, hint: &Hint) -> Result<(), String> {
    let mut world = G::guess(&table.view(Viewer::Seat(seat)), &mut Quick::new(7));
    let (mut places, mut decisions) = (vec![G::place_key(&world, seat)], vec![]);
    for (at, said) in hint.actions.iter().enumerate() {
        let action: G::Action = said.parse().map_err(|_| format!("'{said}' cannot be read"))?;
        G::check(&world, seat, action).map_err(|rule| format!("'{said}' of {:?} is against {rule}", hint.actions))?;
        let menu = G::menu(&world, seat);
        let is_foolish = |&action: &G::Action| G::is_blunder(&world, seat, action);
        if is_foolish(&action) && !menu.iter().all(is_foolish) {
            return Err(format!("'{said}' of {:?} is a blunder", hint.actions));
        }
        if menu.len() > 1 && G::routine(&G::view(&world, Viewer::Seat(seat))) != Some(action) {
            decisions.push(at);
        }
        G::act(&mut Unseen::<G>(&mut world), seat, action);
        let place = G::place_key(&world, seat);
        if places.contains(&place) {
            return Err(format!("'{said}' leads back to where {:?} has been", hint.actions));
        }
        places.push(place);
    }
    same(&format!("the decisions of {:?}", hint.actions), &hint.decisions, &decisions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Fate as _;

    /// Promises of chances from 2 to 98 %, each of which is won as often as it says, after it was changed like this.
    fn promised(said: impl Fn(f64) -> f64) -> Vec<Promise> {
        let mut fate = Quick::new(1);
        let promise = |number: usize| {
            let chance = (number % 49 + 1) as f64 / 50.0;
            let is_won = f64::from(fate.below(10_000)) < 10_000.0 * chance;
            Promise { chance: said(chance), won: f64::from(u8::from(is_won)) }
        };
        (0..POSITIONS).map(promise).collect()
    }

    #[test]
    fn promises_that_are_kept_are_believed() {
        assert_eq!(are_kept(&promised(|chance| chance)), Ok(()));
    }

    #[test]
    fn who_promises_too_much_or_too_little_is_found_out() {
        assert!(are_kept(&promised(|chance| chance + 0.15)).is_err());
        assert!(are_kept(&promised(|chance| chance - 0.15)).is_err());
    }

    #[test]
    fn so_is_who_is_always_certain() {
        assert!(are_kept(&promised(f64::round)).is_err());
    }
}
