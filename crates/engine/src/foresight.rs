//! What a seat may be told about what lies ahead.
use crate::{AnyTable, Seat, Viewer, Words};

/// A table in a world guessed from what a seat knows.
///
/// Whatever a seat is told about the future comes from such a table and never from the true one, where even the length
/// of an answer would give away what is hidden. All tables that look alike to the seat give the same answer.
pub struct Foresight {
    seat: Seat,
    table: Box<dyn AnyTable>,
}

impl Foresight {
    /// What this seat can know of the table.
    pub fn of(table: &dyn AnyTable, seat: Seat) -> Foresight {
        Foresight { seat, table: table.guessed(seat) }
    }
    /// Every action of a plan in the words of its offer when its time comes, as far as it can be foreseen.
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
