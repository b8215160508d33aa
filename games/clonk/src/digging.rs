//! Chapter 4: digging. A chain of cards for the player's own gallery.
use crate::Clonk;
use crate::blasting::settle;
use crate::cards::CardSet;
use crate::components::{Card, fitting, mark};
use crate::shafts::{SHAFTS, ShaftId};
use crate::state::{Event, State};
use crate::turn::{Action, CardSource, card_from, phase_two, shaft_of};
use engine::{Menu, Play, Rule, Seat};

/// What a player can reach now: their hand and the tops of the shafts (CL-4.2).
pub(crate) struct Reach {
    hand: CardSet,
    /// The marks of the five tops side by side, so that one operation tells which of them fit.
    tops: u64,
}

/// The bits of a card's mark.
const LANE: u32 = 12;
/// The lowest bit of each of the five lanes.
const LANES: u64 = 1 | 1 << LANE | 1 << (2 * LANE) | 1 << (3 * LANE) | 1 << (4 * LANE);

impl Reach {
    #[inline(always)]
    pub(crate) fn new(state: &State, seat: Seat) -> Reach {
        let lane = |shaft: u8| u64::from(mark(state.shafts.top(ShaftId(shaft)))) << (u32::from(shaft) * LANE);
        let tops = (0..ShaftId::COUNT as u8).map(lane).sum();
        Reach { hand: state.faces.hands[seat], tops }
    }
    /// Offers everything within reach that fits the last card of a chain.
    #[inline(always)]
    pub(crate) fn offer(
        &self,
        last: Option<Card>,
        menu: &mut impl Menu<Action>,
        action: impl Fn(CardSource) -> Action,
    ) {
        let fitting = fitting(last);
        self.hand.into_iter().for_each(|card| menu.offer_if(fitting.has(card), action(CardSource::Hand(card))));
        let tops = self.fitting_tops(last);
        for shaft in SHAFTS {
            menu.offer_if(tops >> (u32::from(shaft.0) * LANE) & 1 == 1, action(CardSource::Shaft(shaft)));
        }
    }
    /// In the lowest bit of each lane: does the top share a bit with the mark of `last`? The other bits mean nothing.
    #[inline(always)]
    fn fitting_tops(&self, last: Option<Card>) -> u64 {
        let shared = self.tops & (u64::from(mark(last)) * LANES);
        let either = shared | shared >> 6; // colour or treasure
        let three = either | either >> 3;
        three | three >> 1 | three >> 2
    }
}

/// CL-4.2 to CL-4.6.
#[inline(always)]
pub(crate) fn offers(state: &State, seat: Seat, reach: &Reach, menu: &mut impl Menu<Action>) {
    if !state.galleries[seat].is_full() {
        reach.offer(state.last_card(seat), menu, Action::Dig);
    }
}

/// CL-4.1 to CL-4.6, CL-4.11.
pub(crate) fn may_dig(state: &State, seat: Seat, source: CardSource) -> Result<(), Rule> {
    phase_two(state, Rule("CL-3.1"))?;
    if state.galleries[seat].is_full() {
        return Err(Rule("CL-4.11"));
    }
    let card = card_from(state, seat, source)?;
    let rule = if state.galleries[seat].is_empty() { Rule("CL-4.4") } else { Rule("CL-4.5") };
    if state.last_card(seat).is_some_and(|last| card.fits(last)) { Ok(()) } else { Err(rule) }
}

/// CL-4.6: into the next free space.
#[inline(always)]
pub(crate) fn dig(play: &mut impl Play<Clonk>, seat: Seat, source: CardSource) {
    let card = card_from(play, seat, source).expect("a legal source has a card");
    let from = shaft_of(source);
    play.emit(Event::Dug { seat, from, card });
    settle(play, from);
}
