//! What behaviour tells about tiles this seat has not seen: what was kept is good, what was given away is not.
//!
//! Every unseen tile in a row is weighted by the evidence at its place and by its diamonds. A world that fits the view is
//! as likely as the product of these weights, and `imagine` draws from exactly this distribution: one table for each
//! level holds, for every way the first places can have used up the unseen tiles, the total weight of all ways to go on.
mod evidence;
mod ways;

use super::playout;
use crate::components::{KEEPABLE, Level, Place, Tile, Tiles};
use crate::secrets::{Faces, View, hidden_places, unseen};
use crate::state::{Event, State, Step};
use crate::turn::Action;
use engine::{Fate, Lot, Viewer};
use evidence::Evidence;
use ways::Ways;

/// What a seat believes about the tiles it has not seen, level by level.
#[derive(Clone, Debug)]
pub struct Belief {
    levels: [Ways; 3],
}

impl Belief {
    pub(super) fn new(view: &View, news: &[Event]) -> Belief {
        let evidence = Evidence::gathered(news);
        let (unseen, hidden) = (unseen(view), hidden_places(view));
        let levels = Level::ALL.map(|level| {
            let places = hidden.filter(|&place| view.back(place) == level);
            let weighed = places.map(|place| (place, evidence[place.index()].likelihood())).collect();
            Ways::new(level, unseen[level.index()], weighed)
        });
        Belief { levels }
    }
    /// What behaviour tells about a hidden place: how likely it is for each number of diamonds, up to a common factor.
    pub fn likelihood(&self, place: Place) -> [f64; 6] {
        self.levels.iter().find_map(|level| level.likelihood(place)).unwrap_or([1.0; 6])
    }
}

/// A world that fits the view, as likely as the belief says; like a guess, it takes what the viewer knows, part by part.
#[inline(always)]
pub(super) fn imagine(view: &View, belief: &Belief, fate: &mut impl Fate) -> State {
    let Faces { mut tiles, mut hand, picks } = view.faces;
    let mut stack = Tiles::EMPTY;
    for level in Level::ALL {
        let rest = belief.levels[level.index()].lay(&mut tiles, fate);
        if level == view.level {
            stack = rest;
        }
    }
    if view.step == Step::Keep && hand.is_none() {
        // Nothing is known about it, and the rows leave equally many tiles whatever lies there: it is drawn last.
        let Lot(kind) = fate.pick(stack.only(&KEEPABLE[view.level.index()]).pile(view.level as u8));
        stack.take(kind);
        hand = Some(Tile::new(view.level, kind));
    }
    let mut state = State { open: view.open, faces: Faces { tiles, hand, picks }, stack };
    if matches!(view.step, Step::Cart | Step::Explosion) {
        imagine_picks(view, &mut state);
    }
    state
}

/// Others have secretly chosen what a sensible player would.
fn imagine_picks(view: &View, state: &mut State) {
    for seat in view.everyone().filter(|&seat| !view.owing.has(seat) && view.who != Viewer::Seat(seat)) {
        if let Action::Remove(slot) | Action::SendUp(slot) = playout::action(state, seat) {
            let place = Place::new(seat, slot);
            if view.choices(seat).has(place) {
                state.faces.picks.add(place);
            }
        }
    }
}

/// How likely each kind of its level is to lie at this place: numbered like [`Tile::kind`], adding up to one.
pub fn tile_odds(view: &View, belief: &Belief, place: Place) -> [f64; 16] {
    let mut odds = [0.0; 16];
    match view.tile(place) {
        Some(tile) => odds[usize::from(tile.kind())] = 1.0,
        None => odds = belief.levels[view.back(place).index()].odds(place),
    }
    odds
}
