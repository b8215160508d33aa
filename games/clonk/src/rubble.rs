//! Chapter 7, phase III: bonuses, draws, a card for a shaft, the hand limit.
use crate::components::{Card, HAND_LIMIT};
use crate::shafts::{SHAFTS, ShaftId};
use crate::state::{Errand, Event, Monster, State, Step};
use crate::turn::{Action, begin_turn};
use crate::{Clonk, drawing, scoring};
use engine::{Menu, Play, Rule, Seat};

/// CL-7.1 to CL-7.9: empty spaces bring bonuses from left to right, occupied ones nothing; then one more draw.
#[inline(always)]
pub(crate) fn sift(play: &mut impl Play<Clonk>) {
    let seat = play.actor;
    let dug = play.galleries[seat].len();
    play.emit(Event::Stopped { seat });
    if dug < 1 && play.has_snore() {
        play.emit(Event::TookSnore { seat });
    }
    if dug < 2 && play.has_kablooey() {
        play.emit(Event::TookKablooey { seat });
    }
    drawing::fetch(play, Errand::Hand { draws: draws(dug) });
}

/// CL-7.9: spaces 3 and 4, if they are empty, and one more.
#[inline(always)]
pub(crate) fn draws(dug: u8) -> u8 {
    u8::from(dug < 3) + u8::from(dug < 4) + 1
}

/// CL-7.10, CL-8.7: a hand card for a shaft, if there is one.
#[inline(always)]
pub(crate) fn after_draws(play: &mut impl Play<Clonk>) {
    let seat = play.actor;
    if play.hands[seat] == 0 {
        return end_turn(play);
    }
    play.emit(Event::Awaited { step: Step::Lay, from: seat.only() });
}

/// CL-7.10: each hand card onto each shaft, empty ones too.
#[inline(always)]
pub(crate) fn offers(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    state.faces.hands[seat].into_iter().for_each(|card| {
        menu.offer_all(&SHAFTS.map(|shaft| Action::Lay(card, shaft)));
    });
}

/// CL-7.10: any hand card; it need not fit.
pub(crate) fn may_lay(state: &State, seat: Seat, card: Card) -> Result<(), Rule> {
    if state.step != Step::Lay {
        Err(Rule("CL-7.1"))
    } else if state.faces.hands[seat].has(card) {
        Ok(())
    } else {
        Err(Rule("CL-7.10"))
    }
}

/// CL-7.10.
#[inline(always)]
pub(crate) fn lay(play: &mut impl Play<Clonk>, seat: Seat, card: Card, shaft: ShaftId) {
    play.emit(Event::LaidOn { seat, shaft, card });
    keep_the_limit(play, seat);
}

/// CL-7.12: one at a time, until five are left.
#[inline(always)]
fn keep_the_limit(play: &mut impl Play<Clonk>, seat: Seat) {
    if play.hands[seat] > HAND_LIMIT {
        play.emit(Event::Awaited { step: Step::Discard, from: seat.only() });
    } else {
        end_turn(play);
    }
}

/// CL-7.12: a hand card, while there are too many.
pub(crate) fn may_discard(state: &State, seat: Seat, card: Card) -> Result<(), Rule> {
    if state.step == Step::Discard && state.faces.hands[seat].has(card) { Ok(()) } else { Err(Rule("CL-7.12")) }
}

/// CL-7.12.
#[inline(always)]
pub(crate) fn discard(play: &mut impl Play<Clonk>, seat: Seat, card: Card) {
    play.emit(Event::Discarded { seat, card });
    keep_the_limit(play, seat);
}

/// CL-2.15, CL-8.3: clockwise; after the last round the match ends before the player with the dwarf is up again.
#[inline(always)]
fn end_turn(play: &mut impl Play<Clonk>) {
    let next = play.actor.next(play.players);
    if next == play.start {
        match play.monster {
            Monster::Awake if play.options.awakening_extra_round => play.emit(Event::Prowled),
            Monster::Awake | Monster::Prowling => return scoring::count(play),
            Monster::Asleep => {}
        }
    }
    begin_turn(play, next);
}
