//! Chapter 4: the actions of the tile on the discard pile. Lantern, torch, arrows.
use crate::*;

/// GN-4.1, GN-4.3: the action is that of the tile on the discard pile. Without a target it does nothing (GN-9.3, GN-9.4).
#[inline(always)]
pub(crate) fn carry_out(play: &mut impl Play<Gnomes>, seat: Seat, face: Face) {
    let (own, others) = (play.face_down_of(seat), play.face_down.minus(Places::row(seat)));
    let (step, possible) = match face {
        Face::Lantern(_) => (Step::Lantern, !own.is_empty()),
        Face::Torch(_) => (Step::Torch, !others.is_empty()),
        Face::Arrows(_) => (Step::Arrows, !own.is_empty() && !others.is_empty()),
        // GN-4.16; the others never get here (GN-6.2, GN-6.4).
        Face::BigFind | Face::LitCorridor | Face::Bats | Face::Explosion | Face::SnowWhite => return end_turn(play),
    };
    if possible {
        play.emit(Event::Awaited { step, from: seat.only() });
    } else {
        end_turn(play);
    }
}

/// The looks and swaps that lantern, torch and arrows offer.
#[inline(always)]
pub(crate) fn offers(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let (own, others) = (state.face_down_of(seat), state.face_down.minus(Places::row(seat)));
    match state.step {
        Step::Lantern => offer_looks(own, menu),
        Step::Torch => offer_looks(others, menu),
        _ => own.for_each(|own| others.for_each(|other| menu.offer(Action::Swap { own: own.slot(), other }))),
    }
}

/// GN-4.4, GN-4.6, GN-6.9: each of them, or none.
#[inline(always)]
pub(crate) fn offer_looks(places: Places, menu: &mut impl Menu<Action>) {
    menu.offer(Action::Decline);
    places.for_each(|place| menu.offer(Action::Look(place)));
}

/// May this seat look at this tile now?
pub(crate) fn may_look(state: &State, seat: Seat, place: Place) -> Result<(), Rule> {
    let own = place.owner() == seat;
    match state.step {
        Step::Lantern if !own => Err(Rule("GN-4.4")),
        Step::Lantern => lies_face_down(state, place, Rule("GN-4.5")),
        Step::Torch if own => Err(Rule("GN-4.6")),
        Step::Torch => lies_face_down(state, place, Rule("GN-4.7")),
        Step::Corridor { .. } if state.looked.has(place) => Err(Rule("GN-6.11")),
        Step::Corridor { .. } => lies_face_down(state, place, Rule("GN-6.9")),
        Step::Keep => Err(Rule("GN-3.7")),
        Step::Arrows => Err(Rule("GN-4.12")),
        Step::Bats => Err(Rule("GN-6.14")),
        Step::Explosion => Err(Rule("GN-6.18")),
        Step::Cart => Err(Rule("GN-5.5")),
        Step::FirstLook => Err(Rule("GN-2.9")),
        Step::Start | Step::Deal | Step::Draw | Step::Over => Err(Rule("GN-2.8")),
    }
}

/// GN-4.3: looks are free, everything else must be done.
pub(crate) fn may_decline(state: &State) -> Result<(), Rule> {
    match state.step {
        Step::Lantern | Step::Torch | Step::Corridor { .. } => Ok(()),
        Step::Keep => Err(Rule("GN-3.13")),
        Step::Arrows => Err(Rule("GN-4.14")),
        Step::Bats => Err(Rule("GN-6.12")),
        Step::Explosion => Err(Rule("GN-6.16")),
        Step::Cart => Err(Rule("GN-5.2")),
        Step::FirstLook => Err(Rule("GN-2.9")),
        Step::Start | Step::Deal | Step::Draw | Step::Over => Err(Rule("GN-3.13")),
    }
}

/// GN-4.9, GN-4.11: one's own face-down tile for a face-down tile of another.
pub(crate) fn may_swap(state: &State, seat: Seat, own: Slot, other: Place) -> Result<(), Rule> {
    if state.step != Step::Arrows {
        return Err(Rule("GN-4.1"));
    }
    if other.owner() == seat {
        return Err(Rule("GN-4.9"));
    }
    lies_face_down(state, Place::new(seat, own), Rule("GN-4.11"))?;
    lies_face_down(state, other, Rule("GN-4.11"))
}

/// GN-4.8: naming the tile and seeing it are one step.
pub(crate) fn look(play: &mut impl Play<Gnomes>, seat: Seat, place: Place) {
    let tile = tile_at(play, place);
    play.emit(Event::Looked { seat, place });
    play.emit(Event::Saw { seat, place, tile });
    match play.step {
        Step::Corridor { looks_left } => specials::look_on(play, seat, looks_left - 1),
        _ => end_turn(play),
    }
}

/// GN-4.3, GN-6.11.
pub(crate) fn decline(play: &mut impl Play<Gnomes>, seat: Seat) {
    play.emit(Event::Declined { seat });
    match play.step {
        Step::Corridor { .. } => specials::look_on(play, seat, 0),
        _ => end_turn(play),
    }
}

/// GN-4.12: each tile takes over the slot of the other, unseen.
#[inline(always)]
pub(crate) fn swap(play: &mut impl Play<Gnomes>, one: Place, other: Place) {
    play.emit(Event::Swapped { one, other });
    end_turn(play);
}
