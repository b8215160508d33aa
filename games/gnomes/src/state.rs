//! State, events, and `apply`, the only code that writes.
use crate::components::{BOX, CORRIDOR_LOOKS, Level, Order, Place, Places, Tile, Tiles};
use crate::secrets::Faces;
use engine::{BySeat, Seat, Seats};
use std::ops::Deref;

/// What the table is doing; with `owing` it says who must decide what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The starting player is drawn by lot (GN-2.11).
    Start,
    /// The rows are dealt (GN-2.5).
    Deal,
    /// Everybody looks at their own row and arranges it (GN-2.9).
    FirstLook,
    /// The next tile is drawn (GN-3.2).
    Draw,
    /// The drawer holds a tile: keep or discard (GN-3.4).
    Keep,
    /// The drawer may look at one of their own tiles (GN-4.4).
    Lantern,
    /// The drawer may look at another player's tile (GN-4.6).
    Torch,
    /// The drawer must swap (GN-4.9).
    Arrows,
    /// Players may look, one after another (GN-6.9).
    Corridor {
        /// How many looks this player still has.
        looks_left: u8,
    },
    /// Players must swap two of their own tiles, one after another (GN-6.12).
    Bats,
    /// Everybody chooses a tile to lose (GN-6.16).
    Explosion,
    /// Everybody chooses a tile to send up (GN-5.2).
    Cart,
    /// Snow White has called.
    Over,
}

/// What the table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// GN-8.2: the discard pile may be browsed.
    pub open_discard: bool,
    /// GN-8.6: the screen shows the tiles a player has seen.
    pub what_i_have_seen: bool,
}

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// By level, the tiles that have not been shown to all: in stacks, in the box, face-down in rows, in a hand.
    pub pool: [Tiles; 3],
    /// The places whose tile each seat has seen. Looks are made in the open, so who knows what is known too (GN-8.4).
    pub seen: BySeat<Places>,
    /// Tiles that lie face-down.
    pub face_down: Places,
    /// Tiles that were sent up by cart (GN-5.7), and at the end all others too (GN-7.2).
    pub face_up: Places,
    /// Places whose face-up tile the explosion took (GN-6.17).
    pub lost_face_up: Places,
    /// The places with a back of level II, and of level III (GN-1.2).
    pub backs: [Places; 2],
    /// What the deciding seat has looked at in this corridor (GN-6.11).
    pub looked: Places,
    /// Tiles left in each stack.
    pub left: [u8; 3],
    /// How many play.
    pub players: u8,
    /// The level being dug.
    pub level: Level,
    /// Whose turn it is; before the first turn, who will start.
    pub actor: Seat,
    /// Who owes a decision.
    pub owing: Seats,
    /// What they must decide.
    pub step: Step,
    /// The top of the discard pile.
    pub top: Option<Tile>,
    /// What the table agreed on.
    pub options: Options,
}

/// All there is to know: the open part, the faces, and what may still come from the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody knows.
    pub open: Open,
    /// Every face, and the choices not yet revealed.
    pub faces: Faces,
    /// The tiles of this level that nobody has seen: its stack, and the box (GN-2.3).
    pub stack: Tiles,
}

impl Deref for State {
    type Target = Open;
    #[inline(always)]
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl Open {
    /// Everybody who plays.
    #[inline(always)]
    pub fn everyone(&self) -> Seats {
        Seats::first_n(self.players)
    }
    /// A seat's face-down tiles.
    #[inline(always)]
    pub fn face_down_of(&self, seat: Seat) -> Places {
        self.face_down.and(Places::row(seat))
    }
    /// A seat's tiles, face-down and face-up.
    #[inline(always)]
    pub fn tiles_of(&self, seat: Seat) -> Places {
        self.face_down.or(self.face_up).and(Places::row(seat))
    }
    /// Every place that was dealt a tile, emptied ones included.
    #[inline(always)]
    pub fn dealt(&self) -> Places {
        if matches!(self.step, Step::Start | Step::Deal) { self.face_down } else { Places::rows(self.players) }
    }
    /// Places whose tile everybody has seen.
    #[inline(always)]
    pub fn public(&self) -> Places {
        self.face_up.or(self.lost_face_up)
    }
    /// The tiles this seat may choose from in secret (GN-5.6, GN-6.19).
    #[inline(always)]
    pub fn choices(&self, seat: Seat) -> Places {
        match self.step {
            Step::Cart => self.face_down_of(seat),
            Step::Explosion => self.tiles_of(seat),
            Step::Start | Step::Deal | Step::FirstLook | Step::Draw | Step::Keep | Step::Over => Places::NONE,
            Step::Lantern | Step::Torch | Step::Arrows | Step::Corridor { .. } | Step::Bats => Places::NONE,
        }
    }
    /// What the back of the tile at this place shows.
    #[inline(always)]
    pub fn back(&self, place: Place) -> Level {
        Level::ALL[usize::from(self.backs[0].has(place)) + 2 * usize::from(self.backs[1].has(place))]
    }
}

/// A fact. If part of it is secret it is two events, the private one right after the public one (GN-8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields say whose, where and what
pub enum Event {
    // The lot fell on this seat to start.
    Started { seat: Seat },
    Dealt { place: Place },
    // Private: what was dealt.
    DealtTile { place: Place, tile: Tile },
    // The first look is over for this seat.
    Settled { seat: Seat },
    // Private: the order chosen.
    Arranged { seat: Seat, order: Order },
    Drew { seat: Seat },
    // Private: what was drawn.
    DrewTile { seat: Seat, tile: Tile },
    // A special tile, shown at once.
    Uncovered { seat: Seat, tile: Tile },
    Discarded { seat: Seat, tile: Tile },
    // The drawn tile lies here now; the one that lay here is on the discard pile.
    Kept { place: Place, thrown: Tile },
    Looked { seat: Seat, place: Place },
    // Private: what the look showed.
    Saw { seat: Seat, place: Place, tile: Tile },
    // A look not taken.
    Declined { seat: Seat },
    Swapped { one: Place, other: Place },
    // A secret choice was made.
    Chose { seat: Seat },
    // Private: which tile.
    ChosePlace { place: Place },
    SentUp { place: Place, tile: Tile },
    Removed { place: Place },
    Descended { level: Level },
    Passed { to: Seat },
    Awaited { step: Step, from: Seats },
    // Turned up for the count.
    TurnedUp { place: Place, tile: Tile },
    Ended,
}

impl State {
    /// Applies this event.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::DealtTile { tile, .. } | Event::DrewTile { tile, .. } | Event::Uncovered { tile, .. } => {
                self.stack.take(tile.kind());
            }
            Event::Descended { level } => self.stack = BOX[level.index()],
            Event::Started { .. } | Event::Dealt { .. } | Event::Settled { .. } | Event::Arranged { .. } => {}
            Event::Drew { .. } | Event::Discarded { .. } | Event::Kept { .. } | Event::Swapped { .. } => {}
            Event::Looked { .. } | Event::Saw { .. } | Event::Declined { .. } => {}
            Event::Chose { .. } | Event::ChosePlace { .. } | Event::SentUp { .. } | Event::Removed { .. } => {}
            Event::Passed { .. } | Event::Awaited { .. } | Event::TurnedUp { .. } | Event::Ended => {}
        }
        self.faces.apply(event);
        self.open.apply(event);
    }
}

impl Open {
    /// Applies this event. Views and states share this code, so they cannot drift apart.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::Started { seat } => {
                self.actor = seat;
                self.step = Step::Deal;
            }
            Event::Dealt { place } => {
                self.face_down.add(place);
                self.seen[place.owner()].add(place);
            }
            Event::Settled { seat } | Event::Chose { seat } => self.owing = self.owing.without(seat),
            Event::Drew { .. } => self.left[self.level.index()] -= 1,
            Event::Uncovered { tile, .. } | Event::Discarded { tile, .. } => self.put_on_pile(tile),
            Event::Kept { place, thrown } => {
                self.put_on_pile(thrown);
                self.seen.0.iter_mut().for_each(|seen| seen.remove(place));
                self.seen[place.owner()].add(place);
                self.lay_back(place);
            }
            Event::Looked { seat, place } => {
                self.seen[seat].add(place);
                if matches!(self.step, Step::Corridor { .. }) {
                    self.looked.add(place);
                }
            }
            Event::Swapped { one, other } => {
                self.seen.0.iter_mut().chain(&mut self.backs).for_each(|set| set.swap(one, other));
            }
            Event::SentUp { place, tile } | Event::TurnedUp { place, tile } => self.turn_up(place, tile),
            Event::Removed { place } => {
                if self.face_up.has(place) {
                    self.lost_face_up.add(place);
                }
                self.face_up.remove(place);
                self.face_down.remove(place);
            }
            Event::Descended { level } => self.level = level,
            Event::Passed { to } => {
                self.actor = to;
                self.owing = Seats::NONE;
                self.looked = Places::NONE;
                self.step = Step::Draw;
            }
            Event::Awaited { step, from } => {
                if !matches!(step, Step::Corridor { looks_left } if looks_left < CORRIDOR_LOOKS) {
                    self.looked = Places::NONE;
                }
                self.owing = from;
                self.step = step;
            }
            Event::Ended => {
                self.owing = Seats::NONE;
                self.looked = Places::NONE;
                self.step = Step::Over;
            }
            Event::DealtTile { .. } | Event::Arranged { .. } | Event::DrewTile { .. } | Event::Saw { .. } => {}
            Event::Declined { .. } | Event::ChosePlace { .. } => {}
        }
    }

    #[inline(always)]
    fn put_on_pile(&mut self, tile: Tile) {
        self.pool[tile.level().index()].take(tile.kind());
        self.top = Some(tile);
    }
    #[inline(always)]
    fn lay_back(&mut self, place: Place) {
        self.backs.iter_mut().for_each(|backs| backs.remove(place));
        match self.level {
            Level::I => {}
            Level::II => self.backs[0].add(place),
            Level::III => self.backs[1].add(place),
        }
    }
    #[inline(always)]
    fn turn_up(&mut self, place: Place, tile: Tile) {
        self.pool[tile.level().index()].take(tile.kind());
        self.face_down.remove(place);
        self.face_up.add(place);
        self.seen.0.iter_mut().for_each(|seen| seen.add(place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 160, "{} bytes", size_of::<State>());
    }
}
