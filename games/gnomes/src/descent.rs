//! Chapter 5: going down. Everybody sends one tile up before the next level is dug.
use crate::Gnomes;
use crate::components::{Place, Places, RowSlot};
use crate::state::{Event, State, Step};
use crate::turn::{Action, lies_face_down, pass, tile_at};
use engine::{Menu, Play, Rule, Seat, Seats};

/// GN-5.2, GN-5.3: whoever has a face-down tile chooses one (GN-9.3).
pub(crate) fn load_carts(play: &mut impl Play<Gnomes>) {
    let from: Seats = play.everyone().filter(|&seat| !play.face_down_of(seat).is_empty()).collect();
    if from.is_empty() {
        return descend(play);
    }
    play.emit(Event::Awaited { step: Step::Cart, from });
}

/// GN-5.2.
#[inline(always)]
pub(crate) fn offers(own: Places, menu: &mut impl Menu<Action>) {
    own.for_each(|place| menu.offer(Action::SendUp(place.slot())));
}

/// GN-5.2, GN-5.9: a face-down tile, when a level is dug out.
pub(crate) fn may_send_up(state: &State, seat: Seat, slot: RowSlot) -> Result<(), Rule> {
    if state.step != Step::Cart {
        return Err(Rule("GN-5.1"));
    }
    lies_face_down(state, Place::new(seat, slot), Rule("GN-5.2"))
}

/// GN-5.6: all choose secretly, then all chosen tiles are turned up together.
pub(crate) fn send_up(play: &mut impl Play<Gnomes>, place: Place) {
    if !all_chose(play, place) {
        return;
    }
    for place in play.faces.picks {
        let tile = tile_at(play, place);
        play.emit(Event::SentUp { place, tile });
    }
    descend(play);
}

/// GN-5.6, GN-6.19: a secret choice; nothing is revealed until the last one is in.
pub(crate) fn all_chose(play: &mut impl Play<Gnomes>, place: Place) -> bool {
    play.emit(Event::Chose { seat: place.owner() });
    play.emit(Event::ChosePlace { place });
    play.owing.is_empty()
}

/// GN-5.11: the turn order simply goes on.
fn descend(play: &mut impl Play<Gnomes>) {
    if let Some(level) = play.level.below() {
        play.emit(Event::Descended { level });
        pass(play);
    }
}
