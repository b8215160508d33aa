//! Chapters 6 and 7: acquiring cards and using devices.
use crate::cards::PRICE_TAGS;
use crate::{Action, Card, CardKind, Clank, Event, GOBLIN, MERCENARY, Open, Passage, Region, State, Trigger, effects};
use engine::{Menu, Play, Rule, Seat};

/// CK-6.1, CK-7.1, CK-8.1, CK-8.3: what the player can afford in the Reserve and the row.
#[inline(always)]
pub(crate) fn offers(state: &State, menu: &mut impl Menu<Action>) {
    let allowance = &state.allowance;
    for (pile, &left) in state.reserve.iter().enumerate() {
        let card = Card(MERCENARY.0 + pile as u8);
        menu.offer_if(left > 0 && PRICE_TAGS[card.0 as usize].skill <= allowance.skill, Action::Acquire(card));
    }
    if allowance.skill | allowance.swords | allowance.discount > 0 {
        let (here, mut last) = (regions(state), GOBLIN);
        for &card in state.row.cards() {
            let tag = &PRICE_TAGS[card.0 as usize];
            let is_affordable = tag.skill.saturating_sub(tag.gem & allowance.discount) <= allowance.skill;
            let is_beatable = tag.swords <= allowance.swords;
            let is_new = card != last;
            menu.offer_if(is_new & (tag.regions & here != 0) & is_affordable & is_beatable, action(tag.kind, card));
            last = card;
        }
    }
    menu.offer_if(PRICE_TAGS[GOBLIN.0 as usize].swords <= allowance.swords, Action::Fight(GOBLIN));
}

/// What is done with a card of this kind.
#[inline(always)]
pub(crate) fn action(kind: CardKind, card: Card) -> Action {
    match kind {
        CardKind::Action | CardKind::Companion | CardKind::Gem => Action::Acquire(card),
        CardKind::Device => Action::Use(card),
        CardKind::Monster => Action::Fight(card),
    }
}

/// One bit for each [`Region`] where the active player is.
#[inline(always)]
fn regions(open: &Open) -> u8 {
    let (room, board) = (open.me().room, open.board());
    let (in_depths, in_cave) = (u8::from(board.depths.has(room)), u8::from(board.crystal_caves.has(room)));
    1 << Region::Anywhere as u8 | in_depths << Region::Depths as u8 | in_cave << Region::CrystalCave as u8
}

/// CK-6.7, CK-7.2, CK-8.4: is the player in the right region for it?
pub(crate) fn is_the_place(open: &Open, card: Card) -> bool {
    PRICE_TAGS[card.0 as usize].regions & regions(open) != 0
}

/// CK-6.2: the printed cost, less for a gem with a discount.
pub(crate) fn price(open: &Open, card: Card) -> u8 {
    let tag = &PRICE_TAGS[card.0 as usize];
    tag.skill.saturating_sub(tag.gem & open.allowance.discount)
}

/// CK-6.1, CK-6.2, CK-6.5, CK-6.7.
pub(crate) fn may_acquire(state: &State, card: Card) -> Result<(), Rule> {
    match card.reserve_pile() {
        Some(pile) if state.reserve[pile] == 0 => return Err(Rule("CK-6.5")),
        None if !state.row.has(card) || !card.can_be_owned() => return Err(Rule("CK-6.1")),
        Some(_) | None => {}
    }
    if price(state, card) > state.allowance.skill {
        return Err(Rule("CK-6.2"));
    }
    if is_the_place(state, card) { Ok(()) } else { Err(Rule("CK-6.7")) }
}

/// CK-6.3, CK-4.2: to the discard pile; the Acquire text happens now and never again.
pub(crate) fn acquire(play: &mut impl Play<Clank>, seat: Seat, card: Card) {
    let price = price(play, card);
    play.emit(Event::Acquired { seat, card, price });
    effects::read(play, Passage::of_card(card, Trigger::Acquire));
}

/// CK-7.1, CK-7.2.
pub(crate) fn may_use(state: &State, card: Card) -> Result<(), Rule> {
    if !state.row.has(card) || card.row().kind != CardKind::Device {
        return Err(Rule("CK-7.1"));
    }
    if price(state, card) > state.allowance.skill {
        return Err(Rule("CK-6.2"));
    }
    if is_the_place(state, card) { Ok(()) } else { Err(Rule("CK-7.2")) }
}

/// CK-7.1: it takes effect at once, and the card is put away.
pub(crate) fn use_device(play: &mut impl Play<Clank>, seat: Seat, card: Card) {
    let price = price(play, card);
    play.emit(Event::Used { seat, card, price });
    effects::read(play, Passage::of_card(card, Trigger::Use));
}
