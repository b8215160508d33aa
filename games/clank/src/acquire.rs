//! Chapters 6 and 7: acquiring cards and using devices.
use crate::*;

/// CK-6.1, CK-7.1, CK-8.1, CK-8.3: what the Reserve and the row offer for the Skill and the Swords at hand.
#[inline(always)]
pub(crate) fn offers(state: &State, menu: &mut impl Menu<Action>) {
    let purse = &state.purse;
    for (pile, &left) in state.reserve.iter().enumerate() {
        let card = Card(MERCENARY.0 + pile as u8);
        menu.offer_if(left > 0 && SHELVES[card.0 as usize].skill <= purse.skill, Action::Acquire(card));
    }
    if purse.skill | purse.swords | purse.discount > 0 {
        let (here, mut last) = (places(state), GOBLIN);
        for &card in state.row.cards() {
            let shelf = &SHELVES[card.0 as usize];
            let is_affordable = shelf.skill.saturating_sub(shelf.gem & purse.discount) <= purse.skill;
            let is_beatable = shelf.swords <= purse.swords;
            let is_new = card != last;
            menu.offer_if(is_new & (shelf.places & here != 0) & is_affordable & is_beatable, action(shelf.kind, card));
            last = card;
        }
    }
    menu.offer_if(SHELVES[GOBLIN.0 as usize].swords <= purse.swords, Action::Fight(GOBLIN));
}

/// What is done with a card of this kind.
#[inline(always)]
pub(crate) fn action(kind: Kind, card: Card) -> Action {
    match kind {
        Kind::Action | Kind::Companion | Kind::Gem => Action::Acquire(card),
        Kind::Device => Action::Use(card),
        Kind::Monster => Action::Fight(card),
    }
}

/// One bit for each [`Place`] where the active player is.
#[inline(always)]
fn places(open: &Open) -> u8 {
    let (room, board) = (open.me().room, open.board());
    let here = |is: bool, place: Place| (is as u8) << place as u8;
    here(true, Place::Anywhere)
        | here(board.depths.has(room), Place::Depths)
        | here(board.crystal_caves.has(room), Place::CrystalCave)
}

/// CK-6.7, CK-7.2, CK-8.4: can it be had here?
pub(crate) fn is_the_place(open: &Open, card: Card) -> bool {
    SHELVES[card.0 as usize].places & places(open) != 0
}

/// CK-6.2: the printed cost, less for a gem with a discount.
pub(crate) fn price(open: &Open, card: Card) -> u8 {
    let shelf = &SHELVES[card.0 as usize];
    shelf.skill.saturating_sub(shelf.gem & open.purse.discount)
}

/// CK-6.1, CK-6.2, CK-6.5, CK-6.7.
pub(crate) fn may_acquire(state: &State, card: Card) -> Result<(), Rule> {
    match card.reserve_pile() {
        Some(pile) if state.reserve[pile] == 0 => return Err(Rule("CK-6.5")),
        None if !state.row.has(card) || !card.can_be_owned() => return Err(Rule("CK-6.1")),
        _ => {}
    }
    if price(state, card) > state.purse.skill {
        return Err(Rule("CK-6.2"));
    }
    if is_the_place(state, card) { Ok(()) } else { Err(Rule("CK-6.7")) }
}

/// CK-6.3, CK-4.2: to the discard pile; the Acquire text happens now and never again.
pub(crate) fn acquire(play: &mut impl Play<Clank>, seat: Seat, card: Card) {
    let price = price(play, card);
    play.emit(Event::Acquired { seat, card, price });
    effects::read(play, Passage::of_card(card, Part::Acquire));
}

/// CK-7.1, CK-7.2.
pub(crate) fn may_use(state: &State, card: Card) -> Result<(), Rule> {
    if !state.row.has(card) || card.row().kind != Kind::Device {
        return Err(Rule("CK-7.1"));
    }
    if price(state, card) > state.purse.skill {
        return Err(Rule("CK-6.2"));
    }
    if is_the_place(state, card) { Ok(()) } else { Err(Rule("CK-7.2")) }
}

/// CK-7.1: at once, and the card is put away.
pub(crate) fn use_device(play: &mut impl Play<Clank>, seat: Seat, card: Card) {
    let price = price(play, card);
    play.emit(Event::Used { seat, card, price });
    effects::read(play, Passage::of_card(card, Part::Use));
}
