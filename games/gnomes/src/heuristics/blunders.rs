//! What a person would laugh at, judged by what the seat has seen.
use super::sight::{own_hand, seen_tile};
use crate::components::{Front, Place, Places, Tile};
use crate::state::{State, Step};
use crate::turn::Action;
use engine::Seat;

/// A difference of this many diamonds is plain to see.
const PLAIN: u8 = 2;

/// Would anybody see at once that this is foolish?
pub(super) fn is_blunder(state: &State, seat: Seat, action: Action) -> bool {
    let at = |slot| Place::new(seat, slot);
    match action {
        Action::Discard => wastes_hand(state, seat),
        Action::Keep(slot) => throws_better(state, seat, at(slot)),
        Action::Look(place) => looks_in_vain(state, seat, place),
        Action::Decline => !within_reach(state, seat).minus(state.seen[seat]).is_empty(),
        Action::Swap { own, other } => swaps_for_worse(state, seat, at(own), other),
        Action::Remove(slot) => removes_better(state, seat, at(slot)),
        Action::SendUp(slot) => leaves_better(state, seat, at(slot)),
        Action::Arrange(_) | Action::Exchange { .. } => false,
    }
}

fn seen_diamonds(state: &State, seat: Seat, place: Place) -> Option<u8> {
    seen_tile(state, seat, place).map(Tile::diamonds)
}

/// Is there a tile among these that the seat knows to be at least `PLAIN` diamonds below this number?
fn any_plainly_below(state: &State, seat: Seat, mut places: Places, diamonds: u8) -> bool {
    places.any(|place| seen_diamonds(state, seat, place).is_some_and(|less| less + PLAIN <= diamonds))
}

/// A big find thrown out although a lesser tile is known, or a tile with three diamonds more than a known one.
fn wastes_hand(state: &State, seat: Seat) -> bool {
    let Some(hand) = own_hand(state, seat) else { return false };
    let margin = if hand.front() == Front::BigFind { 1 } else { PLAIN + 1 };
    let mut own = state.face_down_of(seat);
    own.any(|place| seen_diamonds(state, seat, place).is_some_and(|less| less + margin <= hand.diamonds()))
}

/// A known tile thrown out for a plainly worse one, or although the same symbol lies on a plainly worse one.
fn throws_better(state: &State, seat: Seat, place: Place) -> bool {
    let (Some(hand), Some(thrown)) = (own_hand(state, seat), seen_tile(state, seat, place)) else { return false };
    let same_symbol = |other: Tile| std::mem::discriminant(&other.front()) == std::mem::discriminant(&thrown.front());
    let worse = |other: Tile| same_symbol(other) && other.diamonds() + PLAIN <= thrown.diamonds();
    let mut own = state.face_down_of(seat);
    let cheaper = own.any(|other| seen_tile(state, seat, other).is_some_and(worse));
    let margin = if thrown.front() == Front::BigFind { 1 } else { PLAIN };
    cheaper || hand.diamonds() + margin <= thrown.diamonds()
}

/// What may be looked at now.
fn within_reach(state: &State, seat: Seat) -> Places {
    match state.step {
        Step::Lantern => state.face_down_of(seat),
        Step::Torch => state.face_down.minus(Places::row(seat)),
        Step::Corridor { .. } => state.face_down.minus(state.looked),
        Step::Start | Step::Deal | Step::FirstLook | Step::Draw | Step::Keep | Step::Arrows => Places::NONE,
        Step::Bats | Step::Explosion | Step::Cart | Step::Over => Places::NONE,
    }
}

/// A look at what has been seen, while something else within reach has not.
fn looks_in_vain(state: &State, seat: Seat, place: Place) -> bool {
    state.seen[seat].has(place) && !within_reach(state, seat).minus(state.seen[seat]).is_empty()
}

/// A known tile given away although a plainly worse own one is known, or for a plainly worse one although there is
/// another that has not been seen.
fn swaps_for_worse(state: &State, seat: Seat, own: Place, other: Place) -> bool {
    let Some(given) = seen_diamonds(state, seat, own) else { return false };
    let taken = seen_diamonds(state, seat, other);
    let unseen = !state.face_down.minus(Places::row(seat)).minus(state.seen[seat]).is_empty();
    any_plainly_below(state, seat, state.face_down_of(seat), given)
        || (unseen && taken.is_some_and(|taken| taken + PLAIN <= given))
}

/// A known tile lost although a plainly worse own one is known.
fn removes_better(state: &State, seat: Seat, place: Place) -> bool {
    let lost = seen_diamonds(state, seat, place);
    lost.is_some_and(|lost| any_plainly_below(state, seat, state.tiles_of(seat), lost))
}

/// A known tile sent up although a plainly better own one is known.
fn leaves_better(state: &State, seat: Seat, place: Place) -> bool {
    let Some(sent) = seen_diamonds(state, seat, place) else { return false };
    let mut own = state.face_down_of(seat);
    own.any(|other| seen_diamonds(state, seat, other).is_some_and(|more| sent + PLAIN <= more))
}
