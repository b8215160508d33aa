//! Chapter 4: the actions of the tile on the discard pile. Lantern, torch, arrows.
use crate::components::{Front, Place, Places, RowSlot};
use crate::state::{Event, State, Step};
use crate::turn::{Action, end_turn, lies_face_down, tile_at};
use crate::{Gnomes, specials};
use engine::{Menu, Play, Rule, Seat};

/// GN-4.1, GN-4.3: the action is that of the tile on the discard pile. Without a target it does nothing (GN-9.3, GN-9.4).
#[inline(always)]
pub(crate) fn carry_out(play: &mut impl Play<Gnomes>, seat: Seat, front: Front) {
    let (own, others) = (play.face_down_of(seat), play.face_down.minus(Places::row(seat)));
    let (step, possible) = match front {
        Front::Lantern(_) => (Step::Lantern, !own.is_empty()),
        Front::Torch(_) => (Step::Torch, !others.is_empty()),
        Front::Arrows(_) => (Step::Arrows, !own.is_empty() && !others.is_empty()),
        // GN-4.16; the others never get here (GN-6.2, GN-6.4).
        Front::BigFind | Front::LitCorridor | Front::Bats | Front::Explosion | Front::SnowWhite => {
            return end_turn(play);
        }
    };
    if possible {
        play.emit(Event::Awaited { step, from: seat.only() });
    } else {
        end_turn(play);
    }
}

/// GN-4.9: each of one's own tiles for each of the others'.
#[inline(always)]
pub(crate) fn offer_swaps(own: Places, others: Places, menu: &mut impl Menu<Action>) {
    own.for_each(|own| others.for_each(|other| menu.offer(Action::Swap { own: own.slot(), other })));
}

/// GN-4.4, GN-4.6, GN-6.9: any of them, or none.
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

/// GN-4.3: looks are optional, everything else is compulsory.
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

/// GN-4.9, GN-4.11: one's own face-down tile for another player's.
pub(crate) fn may_swap(state: &State, seat: Seat, own: RowSlot, other: Place) -> Result<(), Rule> {
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
    if let Step::Corridor { looks_left } = play.step {
        return specials::look_on(play, seat, looks_left - 1);
    }
    end_turn(play);
}

/// GN-4.3, GN-6.11.
pub(crate) fn decline(play: &mut impl Play<Gnomes>, seat: Seat) {
    play.emit(Event::Declined { seat });
    if matches!(play.step, Step::Corridor { .. }) {
        return specials::look_on(play, seat, 0);
    }
    end_turn(play);
}

/// GN-4.12: each tile takes the other's slot, unseen.
#[inline(always)]
pub(crate) fn swap(play: &mut impl Play<Gnomes>, one: Place, other: Place) {
    play.emit(Event::Swapped { one, other });
    end_turn(play);
}
