//! The rule of thumb at its cheapest: one action at once, for playouts.
use super::sight::{own_hand, seen_tile};
use crate::*;

/// The diamonds expected of an unknown tile by the level of its back, when its owner knows it and when not.
const KNOWN_TO_OWNER: [f32; 3] = [1.9, 3.4, 3.8];
const FOISTED: [f32; 3] = [1.0, 2.2, 2.8];
/// What arrows, torch and lantern are worth when they are thrown out, beyond what can be foreseen.
const TORCH: f32 = 0.3;
const LANTERN: f32 = 0.1;
/// What a diamond gained by a swap is worth, when it is also a diamond another loses.
const SWAPPED: [f32; 5] = [1.0, 1.0, 1.5, 1.25, 1.15];
/// What a diamond in a row is worth, by level.
const DIAMOND: [f32; 3] = [0.75, 0.9, 1.0];

/// The diamonds at this place as far as the seat can tell.
#[inline(always)]
fn expected(state: &State, seat: Seat, place: Place) -> f32 {
    match seen_tile(state, seat, place) {
        Some(tile) => f32::from(tile.diamonds()),
        None if state.seen[place.owner()].has(place) => KNOWN_TO_OWNER[state.back(place).index()],
        None => FOISTED[state.back(place).index()],
    }
}

/// The place of the highest number, the first of equals.
#[inline(always)]
fn highest(places: Places, number: impl Fn(Place) -> f32) -> Option<(Place, f32)> {
    let mut best = None;
    for place in places {
        let found = number(place);
        if best.is_none_or(|(_, most)| found > most) {
            best = Some((place, found));
        }
    }
    best
}

/// A sensible action of a seat that owes one.
#[inline(always)]
pub(super) fn action(state: &State, seat: Seat) -> Action {
    let own = state.face_down_of(seat);
    let others = state.face_down.minus(Places::row(seat));
    let diamonds = |place| expected(state, seat, place);
    let slot = |found: Option<(Place, f32)>| found.map_or(Slot(0), |(place, _)| place.slot());
    match state.step {
        Step::Keep => keep_or_discard(state, seat),
        Step::Arrows => {
            let other = highest(others, diamonds).map_or(Place(0), |(place, _)| place);
            Action::Swap { own: slot(highest(own, |place| -diamonds(place))), other }
        }
        Step::Lantern => look(state, seat, own),
        Step::Torch => look(state, seat, others),
        Step::Corridor { .. } => look(state, seat, state.face_down.minus(state.looked)),
        Step::Bats => {
            let mut two = own;
            let (one, other) = (two.next(), two.next());
            let slot = |place: Option<Place>| place.map_or(Slot(0), Place::slot);
            Action::Exchange { one: slot(one), other: slot(other) }
        }
        Step::Explosion => Action::Remove(slot(highest(state.tiles_of(seat), |place| -diamonds(place)))),
        Step::Cart => Action::SendUp(slot(highest(own, diamonds))),
        Step::FirstLook | Step::Start | Step::Deal | Step::Draw | Step::Over => Action::Arrange(Order::numbered(0)),
    }
}

/// The most promising tile that has not been seen.
#[inline(always)]
fn look(state: &State, seat: Seat, places: Places) -> Action {
    let unknown = places.minus(state.seen[seat]);
    let found = highest(unknown, |place| expected(state, seat, place));
    found.map_or(Action::Decline, |(place, _)| Action::Look(place))
}

/// Keeps what beats the worst own tile, the actions of what is thrown out counted in.
#[inline(always)]
fn keep_or_discard(state: &State, seat: Seat) -> Action {
    let Some(hand) = own_hand(state, seat) else { return Action::Discard };
    let (own, others) = (state.face_down_of(seat), state.face_down.minus(Places::row(seat)));
    let diamonds = |place| expected(state, seat, place);
    let (worst, least) = highest(own, |place| -diamonds(place)).map_or((None, 0.0), |(place, n)| (Some(place), -n));
    let take = highest(others, diamonds).map_or(0.0, |(_, most)| most);
    let (diamond, kept) = (DIAMOND[state.level.index()], f32::from(hand.diamonds()));
    let swapped = diamond * SWAPPED[state.players as usize];
    let second = own.filter(|&place| Some(place) != worst).map(diamonds).fold(5.0, f32::min);
    let act = |tile: Tile, left: f32| match tile.face() {
        Face::Arrows(_) => (take - left) * swapped,
        Face::Torch(_) => TORCH,
        Face::Lantern(_) => LANTERN,
        Face::BigFind | Face::LitCorridor | Face::Bats | Face::Explosion | Face::SnowWhite => 0.0,
    };
    let keep = |place: Place| {
        let left = if Some(place) == worst { second.min(kept) } else { least.min(kept) };
        let action = match seen_tile(state, seat, place) {
            Some(tile) => act(tile, left),
            None => ((take - left) * swapped + TORCH + LANTERN) / 3.0,
        };
        (kept - diamonds(place)) * diamond + action
    };
    match highest(own, keep) {
        Some((place, worth)) if worth > act(hand, least) => Action::Keep(place.slot()),
        _ => Action::Discard,
    }
}
