//! Chapter 6: special tiles. They strike when they are drawn, for every player, and use up the turn.
use crate::components::{CORRIDOR_LOOKS, Front, Place, Places, RowSlot};
use crate::descent::all_chose;
use crate::state::{Event, State, Step};
use crate::turn::{Action, end_turn, lies_face_down};
use crate::{Gnomes, ending};
use engine::{Menu, Play, Rule, Seat, Seats};

/// GN-6.2, GN-6.3: what a special tile does when it is drawn.
pub(crate) fn strike(play: &mut impl Play<Gnomes>, front: Front) {
    let drawer = play.actor;
    match front {
        Front::LitCorridor => ask_in_turn(play, drawer, Step::Corridor { looks_left: CORRIDOR_LOOKS }),
        Front::Bats => ask_in_turn(play, drawer, Step::Bats),
        Front::Explosion => light_the_fuse(play),
        Front::SnowWhite => ending::count(play),
        Front::Lantern(_) | Front::Torch(_) | Front::Arrows(_) | Front::BigFind => {}
    }
}

/// GN-6.12: each pair of one's own tiles.
#[inline(always)]
pub(crate) fn offer_exchanges(own: Places, menu: &mut impl Menu<Action>) {
    own.for_each(|one| {
        let pair = |other: Place| Action::Exchange { one: one.slot(), other: other.slot() };
        own.filter(|other| other.0 > one.0).for_each(|other| menu.offer(pair(other)));
    });
}

/// GN-6.16: each of one's own tiles.
#[inline(always)]
pub(crate) fn offer_losses(own: Places, menu: &mut impl Menu<Action>) {
    own.for_each(|place| menu.offer(Action::Remove(place.slot())));
}

/// GN-6.11, GN-6.14: drawer first, then clockwise; whoever cannot answer is passed over (GN-9.3).
fn ask_in_turn(play: &mut impl Play<Gnomes>, first: Seat, step: Step) {
    let mut seat = first;
    while !can_answer(play, seat, step) {
        seat = seat.next(play.players);
        if seat == play.actor {
            return end_turn(play);
        }
    }
    play.emit(Event::Awaited { step, from: seat.only() });
}

fn can_answer(state: &State, seat: Seat, step: Step) -> bool {
    if step == Step::Bats { state.face_down_of(seat).len() >= 2 } else { !state.face_down.is_empty() }
}

/// The next player clockwise, until all have been asked.
fn ask_next(play: &mut impl Play<Gnomes>, seat: Seat, step: Step) {
    let next = seat.next(play.players);
    if next == play.actor { end_turn(play) } else { ask_in_turn(play, next, step) }
}

/// GN-6.11: another tile, or the next player's looks.
pub(crate) fn look_on(play: &mut impl Play<Gnomes>, seat: Seat, looks_left: u8) {
    let none_left = play.face_down.minus(play.looked).is_empty();
    if looks_left == 0 || none_left {
        return ask_next(play, seat, Step::Corridor { looks_left: CORRIDOR_LOOKS });
    }
    play.emit(Event::Awaited { step: Step::Corridor { looks_left }, from: seat.only() });
}

/// GN-6.13: two different face-down tiles of one's own.
pub(crate) fn may_exchange(state: &State, seat: Seat, one: RowSlot, other: RowSlot) -> Result<(), Rule> {
    if state.step != Step::Bats {
        return Err(Rule("GN-2.10"));
    }
    if one == other {
        return Err(Rule("GN-6.13"));
    }
    lies_face_down(state, Place::new(seat, one), Rule("GN-6.13"))?;
    lies_face_down(state, Place::new(seat, other), Rule("GN-6.13"))
}

/// GN-6.12, GN-6.14: everybody sees which two.
pub(crate) fn exchange(play: &mut impl Play<Gnomes>, one: Place, other: Place) {
    play.emit(Event::Swapped { one, other });
    ask_next(play, one.owner(), Step::Bats);
}

/// GN-6.16: whoever has a tile loses one (GN-9.3).
fn light_the_fuse(play: &mut impl Play<Gnomes>) {
    let from: Seats = play.everyone().filter(|&seat| !play.tiles_of(seat).is_empty()).collect();
    if from.is_empty() {
        return end_turn(play);
    }
    play.emit(Event::Awaited { step: Step::Explosion, from });
}

/// GN-6.16, GN-6.17: any of one's own tiles, face-down or face-up.
pub(crate) fn may_remove(state: &State, seat: Seat, slot: RowSlot) -> Result<(), Rule> {
    if state.step != Step::Explosion {
        return Err(Rule("GN-6.16"));
    }
    if state.tiles_of(seat).has(Place::new(seat, slot)) { Ok(()) } else { Err(Rule("GN-6.20")) }
}

/// GN-6.19: no tile leaves a row before the last choice is in.
pub(crate) fn remove(play: &mut impl Play<Gnomes>, place: Place) {
    if !all_chose(play, place) {
        return;
    }
    for place in play.faces.picks {
        play.emit(Event::Removed { place });
    }
    end_turn(play);
}
