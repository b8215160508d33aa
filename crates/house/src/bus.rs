//! How the nodes of one house tell each other that a table has gone on. It is only a hint: what counts is in the store,
//! and a node that hears nothing reads it there.
use crate::house::House;
use engine::Seats;
use journal::MatchId;

/// The way to the other nodes.
pub trait Bus: Send + Sync {
    /// Tells them. Nobody waits for it, and it may get lost.
    fn tell(&self, hint: Signal);
}

/// What nodes tell each other about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Signal {
    /// It has gone on.
    Changed(MatchId),
    /// This node feeds streams of these chairs.
    Present(MatchId, Seats),
}

/// There are no other nodes.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Bus for Alone {
    fn tell(&self, _: Signal) {}
}

impl House {
    /// Another node has told us something.
    pub async fn hear(&self, hint: Signal) {
        match hint {
            Signal::Changed(table) => {
                if let Some(room) = self.known_room(&table) {
                    drop(room.refresh(self).await);
                }
            }
            Signal::Present(table, seats) => {
                if let Some(room) = self.known_room(&table) {
                    room.hear_presence(self, seats).await;
                }
            }
        }
    }
}
