//! `never P0 keep 3`: a visible blunder that no bot above level 2 may make and no coach may recommend.
//!
//! It is asked at a bare position, where there is nothing to have forgotten: what somebody no longer remembers is not
//! visible, so giving it away is not a blunder.
use bots::{Brief, Budget, LEVELS, MAY_BLUNDER, Rung, Skill};
use engine::{AnyTable, Memory, Seat};

/// The veto is what keeps bots from it, not long thinking: a little is enough to see whether it holds.
const SIMULATIONS: u32 = 24;
/// How often every level is asked, each time with another seed.
const SEEDS: u64 = 4;

/// Asks every level that must not, both thinking rungs, and the coach. The action must be legal and something else too, or the
/// case would say nothing.
pub(super) fn never(table: &dyn AnyTable, seat: Seat, action: &str) -> Result<(), String> {
    let offers = table.offers(seat);
    if !offers.iter().any(|offer| offer == action) || offers.len() < 2 {
        return Err(format!("'{action}' is no choice of {seat} here; there is: {}\n", offers.join(", ")));
    }
    let game = registry::game(table.info().id).ok_or("there is no such game\n")?;
    let levels = LEVELS.into_iter().filter(|skill| skill.level > Some(MAY_BLUNDER));
    for skill in levels.chain([Skill::of(Rung::Flat), Skill::of(Rung::Search)]) {
        let skill = skill.with_budget(Budget::Simulations(SIMULATIONS));
        for seed in 0..SEEDS {
            if game.bot(skill, seed).answer(table, seat).as_deref() == Some(action) {
                return Err(format!("{skill} plays '{action}' with seed {seed}\n"));
            }
        }
    }
    let brief = Brief { memory: Memory::Perfect, budget: Budget::Simulations(SIMULATIONS), threads: 1 };
    let hints = game.coach().hints(table, seat, &brief).ok_or("the coach has no advice\n")?;
    match hints.iter().any(|hint| hint.actions[0] == action) {
        true => Err(format!("the coach recommends '{action}'\n")),
        false => Ok(()),
    }
}
