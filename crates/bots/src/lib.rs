//! The ladder of computer players, generic over the contract, and what they think, for hints and reviews.
//!
//! A bot is shown what its seat was shown, never a state; what it cannot see it cannot use. All it knows of a game
//! comes through [`Heuristics`]. The same seed and number of simulations play the same, on one thread or several.
//!
//! Read [`Bot`] first, then [`Skill`] (which bot, how well), then `thinking.rs`, where plans are weighed.
mod budget;
mod coach;
mod contest;
mod levels;
mod mining;
mod plans;
mod player;
mod playout;
mod promises;
mod rehearsal;
mod retold;
mod review;
mod simulation;
mod skill;
mod streams;
mod thinking;
mod turns;

pub use budget::{Budget, Clock};
pub use coach::{Advantage, AnyCoach, Brief, Coach, Hint, as_good};
pub use contest::{Contest, Deal, Entrant, Histogram, Misplay, fingerprint, mixed, play_deal};
pub use levels::{LEVEL_NAMES, LEVELS, MAY_BLUNDER, USUAL_LEVEL, level};
pub use mining::{Dig, Quarry, leads, mine, puzzle_of};
pub use plans::{Plan, Reach, plans};
pub use player::BotPlayer;
pub use playout::{Policy, Tally, play_on, play_out};
pub use promises::{Kept, Promise, choices};
pub use rehearsal::{Rehearsal, rehearsed};
pub use retold::{Retelling, RetoldTurn, Tongue};
pub use review::{Cause, Missed, Moment, Review, Reviewing};
pub use simulation::{SeatTotals, Simulation, Totals, simulate};
pub use skill::{BadSkill, NAMES, Rung, Skill};
pub use thinking::{Effort, Lead, Question, Thoughts, Weighed, think};
pub use turns::ReviewedTurn;

use engine::{AnyTable, Game, Heuristics, Seat, Table, Viewer};

/// All a bot is shown when it has to decide.
#[derive(Clone, Copy)]
pub struct Seen<'a, G: Game> {
    /// What its seat knows, remembered perfectly.
    pub view: &'a G::View,
    /// All its seat was told, first to last.
    pub news: &'a [G::Event],
    /// Where it sits.
    pub seat: Seat,
    /// What it may do; at least one.
    pub legal: &'a [G::Action],
}

/// A computer player of one game.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions.
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Action;
}

/// A bot at a table whose game the caller does not know: it answers in notation.
pub trait AnyBot: Send {
    /// What this seat, which owes a decision, does; nothing if the table is of another game than the bot.
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String>;
}

impl<G: Heuristics> AnyBot for BotPlayer<G> {
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let (legal, who) = (table.legal(seat), Viewer::Seat(seat));
        if legal.is_empty() {
            return None;
        }
        let (view, news) = (table.view(who), table.news(who));
        Some(self.choose(&Seen { view: &view, news: &news, seat, legal: &legal }).to_string())
    }
}

/// Numbers that have nothing to do with each other, from one: a mixer with the constants of SplitMix64.
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    let mut bits = seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x1234_5678_9abc_def1);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
