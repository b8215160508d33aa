//! The ladder of computer players, generic over the contract. For now it has one rung, `random`.
//!
//! A bot is given its seat's view and the legal actions, never a state; what it cannot see it cannot use.
mod playout;

use engine::{AnyTable, Fate, Game, Quick, Seat, Table, Viewer};
pub use playout::{Tally, play_out};

/// A computer player of one game.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, of which there is at least one.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}

/// The names of the rungs, weakest first.
pub const NAMES: &[&str] = &["random"];

/// The bot of this name. The same seed plays the same.
pub fn named<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random(Quick::new(seed)))),
        _ => None,
    }
}

/// Chooses by lot.
#[derive(Clone, Debug)]
pub struct Random(Quick);

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, _: Seat, legal: &[G::Action]) -> G::Action {
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

/// A bot at a table whose game the caller does not know: it answers in notation.
pub trait AnyBot: Send {
    /// What this seat, which owes a decision, does; nothing if the table is of another game than the bot.
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String>;
}

impl<G: Game> AnyBot for Box<dyn Bot<G>> {
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let legal = table.legal(seat);
        if legal.is_empty() {
            return None;
        }
        Some(self.choose(&table.view(Viewer::Seat(seat)), seat, &legal).to_string())
    }
}
