//! Sets of treasure cards: the pool, hands, carts, the discard pile.
use crate::components::{CARDS, COINS, Card, EYES};
use engine::{Fate, Pieces, Pile, Set};

/// A set of treasure cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardSet(Set<2>);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(Set::EMPTY);
    /// The whole deck.
    pub const ALL: CardSet = {
        let mut marked = [true; CARDS + 1];
        marked[0] = false;
        CardSet::new(&marked)
    };

    /// The cards whose number is marked; no card has number 0.
    pub(crate) const fn new(marked: &[bool; CARDS + 1]) -> CardSet {
        CardSet(Set::new(marked))
    }
    /// Is the card in the set?
    #[inline(always)]
    pub fn has(&self, card: Card) -> bool {
        self.0.has(card.number())
    }
    /// Is there a card, and is it in the set? A single lookup, because no card has number 0.
    #[inline(always)]
    pub fn has_some(&self, card: Option<Card>) -> bool {
        self.0.has(card.map_or(0, Card::number))
    }
    /// Adds the card.
    #[inline(always)]
    pub fn put(&mut self, card: Card) {
        self.0.put(card.number());
    }
    /// Removes the card, which must be in the set.
    #[inline(always)]
    pub fn take(&mut self, card: Card) {
        self.0.take(card.number());
    }
    /// Removes the card, if it is in the set.
    #[inline(always)]
    pub fn forget(&mut self, card: Card) {
        if self.has(card) {
            self.take(card);
        }
    }
    /// The cards in both sets.
    #[inline(always)]
    pub fn and(&self, other: &CardSet) -> CardSet {
        CardSet(self.0.and(&other.0))
    }
    /// The cards in either set.
    #[inline(always)]
    pub fn or(&self, other: &CardSet) -> CardSet {
        CardSet(self.0.or(&other.0))
    }
    /// The cards in this set only.
    #[inline(always)]
    pub fn less(&self, other: &CardSet) -> CardSet {
        CardSet(self.0.less(&other.0))
    }
    /// Is the set empty?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The number of cards.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        self.0.total() as u8
    }
    /// All coins on them.
    pub fn coins(&self) -> u8 {
        self.and(&COINS[0]).len() + 2 * self.and(&COINS[1]).len()
    }
    /// All eyes on them.
    pub fn eyes(&self) -> u8 {
        self.and(&EYES[0]).len() + 2 * self.and(&EYES[1]).len()
    }
    /// What chance draws from; `total` is the number of cards.
    #[inline(always)]
    pub(crate) fn pile(&self, total: u8, name: u8) -> Pile<'_> {
        self.0.pile_of(total, name)
    }
    /// Draws `n` cards without replacement.
    #[inline(always)]
    pub(crate) fn draw_some(&mut self, n: u8, fate: &mut impl Fate) -> CardSet {
        CardSet(self.0.draw_some(n, fate))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        CardSet(cards.into_iter().map(Card::number).collect())
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = std::iter::Map<Pieces<2>, fn(u8) -> Card>;
    #[inline(always)]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter().map(Card::new as fn(u8) -> Card)
    }
}
