//! What may be told to a seat of what lies ahead.
use crate::{AnyTable, Seat, Viewer, Words};

/// A table in a world guessed from what a seat knows.
///
/// Whatever is said to a seat of things to come is read off such a table and never off the true one, where even how far
/// the words reach would tell what is hidden. Made from any table that looks alike to the seat, it says the same.
pub struct Foresight {
    seat: Seat,
    table: Box<dyn AnyTable>,
}

impl Foresight {
    /// What this seat can know of the table.
    pub fn of(table: &dyn AnyTable, seat: Seat) -> Foresight {
        Foresight { seat, table: table.guessed(seat) }
    }
    /// Every action of a plan as the offer says it at its moment, as far as it can be said.
    pub fn in_words(&self, actions: &[String], words: &dyn Words, names: &[String]) -> Vec<String> {
        let (mut table, mut said, who) = (self.table.copy(), vec![], Viewer::Seat(self.seat));
        for action in actions {
            let scene = table.scene(who, table.told(who), words, names);
            let Some(offer) = scene.all_offers().find(|offer| offer.act == *action) else { break };
            said.push(offer.said.clone());
            if table.act(self.seat, action).is_err() {
                break;
            }
        }
        said
    }
}
