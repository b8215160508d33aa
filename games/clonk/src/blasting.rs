//! Chapter 6: what happens to shafts, and Kablooey.
use crate::shafts::ShaftId;
use crate::state::{Errand, Event, State, Step};
use crate::turn::{Action, dig_on, phase_two};
use crate::{Clonk, drawing};
use engine::{Menu, Play, Rule, Seat, Seats};

/// CL-6.6 to CL-6.8, CL-6.11.
#[inline(always)]
pub(crate) fn offers(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if state.kablooeys[seat] > 0 && !state.blasted {
        for shaft in ShaftId::all() {
            menu.offer_if(state.shafts.height(shaft) > 0, Action::Blast(shaft));
        }
    }
}

/// CL-6.6 to CL-6.8, CL-6.11.
pub(crate) fn may_blast(state: &State, seat: Seat, shaft: ShaftId) -> Result<(), Rule> {
    phase_two(state, Rule("CL-6.7"))?;
    if state.blasted {
        Err(Rule("CL-6.8"))
    } else if state.kablooeys[seat] == 0 {
        Err(Rule("CL-6.6"))
    } else if state.shafts.height(shaft) == 0 {
        Err(Rule("CL-6.11"))
    } else {
        Ok(())
    }
}

/// CL-6.6: the card goes to the discard pile, the Kablooey card to the supply.
#[inline(always)]
pub(crate) fn blast(play: &mut impl Play<Clonk>, seat: Seat, shaft: ShaftId) {
    let card = play.shafts.top(shaft).expect("a legal shaft has a top card");
    play.emit(Event::Blasted { seat, shaft, card });
    settle(play, Some(shaft));
}

/// CL-6.2, CL-6.4, CL-6.5: a shaft that lost its top card shows the next one or is refilled, before anything else.
#[inline(always)]
pub(crate) fn settle(play: &mut impl Play<Clonk>, from: Option<ShaftId>) {
    let Some(shaft) = from else { return dig_on(play) };
    if play.shafts.height(shaft) == 0 {
        drawing::fetch(play, Errand::Refill { shaft });
    } else if play.shafts.is_covered(shaft) {
        play.emit(Event::Awaited { step: Step::TurnUp(shaft), from: Seats::NONE });
    } else {
        dig_on(play);
    }
}
