//! Chapter 8: monsters and the Goblin. What can be fought now is offered with the rest of the row (`acquire.rs`).
use crate::cards::PRICE_TAGS;
use crate::{Card, CardKind, Clank, Event, GOBLIN, Passage, State, Trigger, acquire, effects};
use engine::{Play, Rule, Seat};

/// CK-8.1, CK-8.4.
pub(crate) fn may_fight(state: &State, card: Card) -> Result<(), Rule> {
    let is_there = card == GOBLIN || state.row.has(card) && card.row().kind == CardKind::Monster;
    if !is_there || PRICE_TAGS[card.0 as usize].swords > state.allowance.swords {
        return Err(Rule("CK-8.1"));
    }
    if acquire::is_the_place(state, card) { Ok(()) } else { Err(Rule("CK-8.4")) }
}

/// CK-8.1, CK-8.2: it always succeeds.
pub(crate) fn fight(play: &mut impl Play<Clank>, seat: Seat, card: Card) {
    let price = PRICE_TAGS[card.0 as usize].swords;
    play.emit(Event::Fought { seat, card, price });
    effects::read(play, Passage::of_card(card, Trigger::Defeat));
}
