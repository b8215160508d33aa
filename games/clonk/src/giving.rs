//! Chapter 5: giving a card to an opponent.
use crate::Clonk;
use crate::blasting::settle;
use crate::digging::Reach;
use crate::state::{Event, State};
use crate::turn::{Action, CardSource, card_from, phase_two, shaft_of};
use engine::{Menu, Play, Rule, Seat};

/// CL-5.1 to CL-5.6.
#[inline(always)]
pub(crate) fn offers(state: &State, seat: Seat, reach: &Reach, menu: &mut impl Menu<Action>) {
    if state.given {
        return;
    }
    let mut to = seat;
    for _ in 1..state.players {
        to = to.next(state.players);
        let last = if state.galleries[to].is_full() { None } else { state.last_card(to) };
        reach.offer(last, menu, |source| Action::Give(source, to));
    }
}

/// CL-5.1 to CL-5.7. Whether the card fits the giver's own chain does not matter.
pub(crate) fn may_give(state: &State, seat: Seat, source: CardSource, to: Seat) -> Result<(), Rule> {
    phase_two(state, Rule("CL-5.1"))?;
    if to.0 >= state.players {
        return Err(Rule("CL-1.1"));
    }
    if state.given || to == seat {
        return Err(Rule("CL-5.1"));
    }
    if state.galleries[to].is_full() {
        return Err(Rule("CL-5.3"));
    }
    let last = state.last_card(to).ok_or(Rule("CL-5.6"))?;
    let card = card_from(state, seat, source)?;
    let rule = if state.galleries[to].is_empty() { Rule("CL-5.5") } else { Rule("CL-5.4") };
    if card.fits(last) { Ok(()) } else { Err(rule) }
}

/// CL-5.3, CL-5.8: into the target's next free space; it is the target's card from now on.
#[inline(always)]
pub(crate) fn give(play: &mut impl Play<Clonk>, seat: Seat, source: CardSource, to: Seat) {
    let card = card_from(play, seat, source).expect("a legal source has a card");
    let from = shaft_of(source);
    play.emit(Event::Gave { seat, from, card, to });
    settle(play, from);
}
