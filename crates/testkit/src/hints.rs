//! What hints must be worth: they differ, they point somewhere, and nobody would laugh at them.
use crate::suite::same;
use bots::{AnyCoach, Bot, BotPlayer, Brief, Budget, Coach, Hint, Seen, Skill, as_good, equally_good, level};
use engine::{AnyTable, Heuristics, Memory, NoWords, Quick, Seat, Setup, Table, Turn, Unseen, Viewer};
use std::collections::BTreeSet;

/// Positions in which the coach is asked.
const POSITIONS: usize = 300;
/// Little thinking finds worse plans than much: what must never be wrong is not wrong after it either.
const SIMULATIONS: u32 = 100;
/// The coach is asked at one in so many decisions of a match.
const EVERY: usize = 5;

/// In positions from matches of level 4, hints begin with different decisions, say which of their steps need thought and
/// why they and not another, walk in no circle, and are no blunder.
pub fn advises_soundly<G: Heuristics>() {
    let mut asked = 0;
    for seed in 0.. {
        if asked >= POSITIONS {
            break;
        }
        asked += over_positions::<G>(seed, |table, seat| {
            let brief = Brief { memory: Memory::Perfect, budget: Budget::Simulations(SIMULATIONS), threads: 1 };
            let hints = Coach::<G>::default().hints(table, seat, &brief).ok_or("the coach has no advice")?;
            differ(&hints)?;
            say_why(&hints)?;
            hints.iter().try_for_each(|hint| is_sound(table, seat, hint))
        });
    }
}

/// Plays a match of level 4 and asks at some of its decisions; how many those were.
fn over_positions<G: Heuristics>(seed: u64, ask: impl Fn(&Table<G>, Seat) -> Result<(), String>) -> usize {
    let (least, most) = (*G::INFO.players.start(), *G::INFO.players.end());
    let players = least + (seed % u64::from(most - least + 1)) as u8;
    let mut table = Table::<G>::new(&Setup::new::<G>(players).expect("the game is for so many"));
    let skill: Skill = level(4).expect("there is such a level");
    let mut bots: Vec<BotPlayer<G>> =
        (0..players).map(|seat| BotPlayer::new(skill, seed << 8 | u64::from(seat))).collect();
    let (mut fate, mut decisions, mut asked) = (Quick::new(seed), seed as usize, 0);
    Table::settle(&mut table, &mut fate);
    while let Turn::Decide(seats) = Table::turn(&table) {
        let seat = seats.first().expect("somebody owes the decision");
        let (view, news, legal) =
            (table.view(Viewer::Seat(seat)), Table::news(&table, Viewer::Seat(seat)), table.legal(seat));
        decisions += 1;
        if legal.len() > 1 && decisions.is_multiple_of(EVERY) {
            asked += 1;
            if let Err(wrong) = ask(&table, seat) {
                panic!("{seat} in match {seed}: {wrong}\n{}", AnyTable::position_text(&table));
            }
        }
        let action = bots[seat.index()].choose(&Seen { view: &view, news: &news, seat, legal: &legal });
        Table::act(&mut table, seat, action).expect("what a bot chooses is legal");
        Table::settle(&mut table, &mut fate);
    }
    asked
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
