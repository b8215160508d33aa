//! What behaviour tells about tiles this seat has not seen: what was kept is good, what was given away is not.
//!
//! Every unseen tile in a row weighs by the evidence of its place and its diamonds. The worlds that fit the view are
//! then as likely as the product of these weights, and `imagine` draws from exactly them: one table for each level
//! holds, for every way in which the first places can have used up the unseen tiles, how much all ways to go on weigh
//! together.
mod evidence;
mod ways;

use super::playout;
use crate::*;
use evidence::Evidence;
use ways::Ways;

/// What is to be believed of the tiles a seat has not seen, level by level.
#[derive(Clone, Debug)]
pub struct Belief {
    levels: [Ways; 3],
}

impl Belief {
    pub(super) fn new(view: &View, news: &[Event]) -> Belief {
        let evidence = Evidence::gathered(news);
        let (unseen, hidden) = (unseen(view), hidden(view));
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

/// The places whose tile this viewer has been shown.
fn shown(view: &View) -> Places {
    view.who.seat().map_or(view.public(), |seat| view.seen[seat])
}

/// The places whose tile must be guessed.
fn hidden(view: &View) -> Places {
    view.dealt().minus(shown(view))
}

/// By level, the tiles that this viewer has not been shown.
#[inline(always)]
fn unseen(view: &View) -> [Tiles; 3] {
    let mut rest = view.pool;
    let own = shown(view).minus(view.public()).and(view.dealt());
    for tile in own.filter_map(|place| view.tile(place)).chain(view.faces.hand) {
        rest[tile.level().index()].take(tile.kind());
    }
    rest
}

/// A world that fits the view, as likely as the belief says.
#[inline(always)]
pub(super) fn imagine(view: &View, belief: &Belief, fate: &mut impl Fate) -> State {
    let mut faces = view.faces;
    let mut stack = Tiles::EMPTY;
    for level in Level::ALL {
        let rest = belief.levels[level.index()].lay(&mut faces.tiles, fate);
        if level == view.level {
            stack = rest;
        }
    }
    if view.step == Step::Keep && faces.hand.is_none() {
        // Nothing is known of it, and whatever lies in the rows leaves equally many: it comes last.
        let Lot(kind) = fate.pick(stack.only(&KEEPABLE[view.level.index()]).pile(view.level as u8));
        stack.take(kind);
        faces.hand = Some(Tile::new(view.level, kind));
    }
    let mut state = State { open: view.open, faces, stack };
    if matches!(view.step, Step::Cart | Step::Explosion) {
        imagine_picks(view, &mut state);
    }
    state
}

/// The secret choices of others are what a sensible player would have chosen.
fn imagine_picks(view: &View, state: &mut State) {
    for seat in view.everyone().filter(|&seat| !view.owing.has(seat) && view.who != Viewer::Seat(seat)) {
        if let Action::Remove(slot) | Action::SendUp(slot) = playout::action(state, seat) {
            let place = Place::new(seat, slot);
            let possible = if view.step == Step::Cart { view.face_down_of(seat) } else { view.tiles_of(seat) };
            if possible.has(place) {
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
