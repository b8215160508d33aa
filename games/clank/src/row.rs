//! Chapter 14: the Dungeon Row.
use crate::{Action, Card, Clank, Event, Open, ROW, State, Todo, turn};
use engine::{Menu, Play, Rule};

/// The face-up cards of the Dungeon Row, sorted by kind: the place of a card never matters, so positions that play
/// alike are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DungeonRow {
    /// Filled up with [`FILLER`] beyond `len`.
    cards: [Card; ROW],
    len: u8,
}

const FILLER: Card = Card(0);

impl DungeonRow {
    /// No card yet.
    pub const EMPTY: DungeonRow = DungeonRow { cards: [FILLER; ROW], len: 0 };

    /// The cards, equal ones side by side.
    #[inline(always)]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
    /// Is every place taken?
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.len as usize == ROW
    }
    /// Does this card lie there?
    #[inline(always)]
    pub fn has(&self, card: Card) -> bool {
        self.cards().contains(&card)
    }
    /// CK-14.5: how many cards make every attack worse.
    #[inline(always)]
    pub fn dangers(&self) -> u8 {
        self.cards().iter().filter(|card| card.row().danger).count() as u8
    }
    #[inline(always)]
    pub(crate) fn lay(&mut self, card: Card) {
        let mut at = self.len as usize;
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
    }
    #[inline(always)]
    pub(crate) fn take(&mut self, card: Card) {
        let at = self.cards().iter().position(|&lies| lies == card).expect("the card lies in the row");
        self.cards.copy_within(at + 1.., at);
        self.len -= 1;
        self.cards[self.len as usize] = FILLER;
    }
}

/// CK-14.8: can a card be revealed, after reshuffling if necessary?
#[inline(always)]
pub(crate) fn can_reveal(open: &Open) -> bool {
    !open.deck.is_empty() || open.options.reshuffles_dungeon && !open.dungeon_discard.is_empty()
}

/// CK-14.8: an empty deck is replaced by the shuffled discard pile.
pub(crate) fn renew_deck(play: &mut impl Play<Clank>) {
    if play.deck.is_empty() {
        play.emit(Event::DungeonReshuffled);
    }
}

/// CK-14.1, CK-14.2: one card of a refill. Its Arrive text waits until all are revealed.
pub(crate) fn refill(play: &mut impl Play<Clank>, card: Card) {
    play.emit(Event::Revealed { card, rouses: card.row().dragon });
}

/// CK-18.11: which cards may be replaced.
pub(crate) fn replacements(state: &State, menu: &mut impl Menu<Action>) {
    let mut last = None;
    for &card in state.row.cards() {
        menu.offer_if(last != Some(card), Action::Replace(card));
        last = Some(card);
    }
}

/// CK-18.11: any card of the row, when a text asks for it.
pub(crate) fn may_replace(state: &State, card: Card) -> Result<(), Rule> {
    match state.pending.top() {
        Some(Todo::Replace) if state.row.has(card) => Ok(()),
        Some(Todo::Replace) | None => Err(Rule("CK-18.11")),
        Some(todo) => Err(turn::comes_first(todo)),
    }
}

/// CK-18.11: a card is put away and another one revealed, whose dragon symbol is ignored.
pub(crate) fn replace(play: &mut impl Play<Clank>, card: Card) {
    renew_deck(play);
    play.emit(Event::Popped);
    play.emit(Event::PutAway { card });
    play.emit(Event::Awaited(Todo::Reveal));
}

/// CK-18.11.
pub(crate) fn reveal(play: &mut impl Play<Clank>, card: Card) {
    play.emit(Event::Revealed { card, rouses: false });
    play.emit(Event::Popped);
}
