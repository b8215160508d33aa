//! What must be true of all that is told to a seat about what it could do.
use crate::suite::{same, speeches};
use crate::walk::{RandomWalk, over_matches, play, stride};
use bots::{AnyCoach, Brief, Budget, Coach, Hint};
use engine::{AnyTable, Entry, Fate, Foresight, Heuristics, Memory, Quick, Seat, Table, Turn};
use i18n::Speech;

/// What leaks through advice leaks after any thinking: so little is enough to see whether it does.
const SIMULATIONS: u32 = 12;
/// The coach is asked at one in this many decisions.
const RARELY: usize = 13;

/// In worlds that look alike to a seat the coach says the same, word for word and in every language, also of a plan that
/// only the true world allows; and it says the whole of every plan, for it ends where nothing more can be foreseen.
pub fn keeps_its_counsel<G: Heuristics>() {
    let (stride, speeches) = (stride::<G>(), speeches::<G>());
    over_matches(12, |script| {
        let mut fate = Quick::new(script.choices.len() as u64);
        play::<G>(script, |walk| {
            let Turn::Decide(mut seats) = G::turn(&walk.state) else { return Ok(()) };
            if !walk.entries.len().is_multiple_of(stride) {
                return Ok(());
            }
            let seat = seats.nth(fate.below(seats.len().into()) as usize).ok_or("nobody owes the decision")?;
            let real = replayed(walk)?;
            let (plan, alike) = (possible(&real, seat, &mut fate), real.alike(seat, &mut fate));
            let words = &speeches[walk.entries.len() % speeches.len()];
            let said = |table| Foresight::of(table, seat).in_words(&plan, words, &crate::names(4));
            same("a plan in alike worlds", &said(&alike), &said(&real))?;
            if !walk.entries.len().is_multiple_of(RARELY * stride) {
                return Ok(());
            }
            let told = |table| told::<G>(table, seat, &speeches);
            same("advice in alike worlds", &told(&alike)?, &told(&real)?)
        })
    });
}

/// The table at which all this happened.
fn replayed<G: Heuristics>(walk: &RandomWalk<G>) -> Result<Table<G>, String> {
    let mut table = Table::<G>::new(&walk.setup);
    for entry in &walk.entries {
        let line = match *entry {
            Entry::Act(seat, action) => format!("{seat} {action}"),
            Entry::Drew(pile, lot) => format!("draw {}.{}", G::PILES[pile as usize], G::lot(pile, lot)),
        };
        AnyTable::follow(&mut table, &line).map_err(|refusal| refusal.to_string())?;
    }
    Ok(table)
}

/// Random moves of this seat in the true world, until somebody else has to play.
fn possible<G: Heuristics>(table: &Table<G>, seat: Seat, fate: &mut Quick) -> Vec<String> {
    let (mut table, mut plan) = (table.clone(), vec![]);
    while plan.len() < 6 {
        let menu = table.legal(seat);
        if menu.is_empty() {
            break;
        }
        let action = menu[fate.below(menu.len() as u32) as usize];
        Table::act(&mut table, seat, action).expect("what is legal happens");
        plan.push(action.to_string());
    }
    plan
}

/// All that the coach says to this seat, whatever its memory.
fn told<G: Heuristics>(table: &Table<G>, seat: Seat, speeches: &[Speech]) -> Result<Vec<String>, String> {
    let (ahead, mut told) = (Foresight::of(table, seat), vec![]);
    for memory in [Memory::Screen, Memory::Perfect] {
        let brief = Brief { memory, budget: Budget::Simulations(SIMULATIONS), threads: 1 };
        let hints = Coach::<G>::default().hints(table, seat, &brief).ok_or("the coach has no advice")?;
        for (hint, words) in hints.iter().flat_map(|hint| speeches.iter().map(move |words| (hint, words))) {
            told.push(format!("{hint:?} {}", in_words(hint, &ahead, words)?));
        }
    }
    Ok(told)
}

fn in_words(hint: &Hint, ahead: &Foresight, words: &Speech) -> Result<String, String> {
    let said = ahead.in_words(&hint.actions, words, &crate::names(4));
    same(&format!("as many words as steps, of {:?}", hint.actions), &said.len(), &hint.actions.len())?;
    Ok(said.join(" → "))
}
