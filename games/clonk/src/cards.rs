//! Sets of treasure cards: the pool, hands, carts, the discard pile.
use crate::components::{CARDS, COINS, Card, EYES};
use engine::{Fate, Pieces, Pile, Set};

/// A set of treasure cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards(Set<2>);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(Set::EMPTY);
    /// The whole deck.
    pub const ALL: Cards = {
        let mut marked = [true; CARDS + 1];
        marked[0] = false;
        Cards::new(&marked)
    };

    /// The cards whose number is marked; there is no card of number 0.
    pub(crate) const fn new(marked: &[bool; CARDS + 1]) -> Cards {
        Cards(Set::new(marked))
    }
    /// Is the card in it?
    #[inline(always)]
    pub fn has(&self, card: Card) -> bool {
        self.0.has(card.number())
    }
    /// Is there a card, and is it in it? One look, because there is no card of number 0.
    #[inline(always)]
    pub fn has_some(&self, card: Option<Card>) -> bool {
        self.0.has(card.map_or(0, Card::number))
    }
    /// The card comes in.
    #[inline(always)]
    pub fn put(&mut self, card: Card) {
        self.0.put(card.number());
    }
    /// The card, which is in it, goes out.
    #[inline(always)]
    pub fn take(&mut self, card: Card) {
        self.0.take(card.number());
    }
    /// The card goes out, if it was in it.
    #[inline(always)]
    pub fn forget(&mut self, card: Card) {
        if self.has(card) {
            self.take(card);
        }
    }
    /// In both.
    #[inline(always)]
    pub fn and(&self, other: &Cards) -> Cards {
        Cards(self.0.and(&other.0))
    }
    /// In either.
    #[inline(always)]
    pub fn or(&self, other: &Cards) -> Cards {
        Cards(self.0.or(&other.0))
    }
    /// In this one only.
    #[inline(always)]
    pub fn less(&self, other: &Cards) -> Cards {
        Cards(self.0.less(&other.0))
    }
    /// None?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// How many?
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
    /// What chance draws from: so many cards.
    #[inline(always)]
    pub(crate) fn pile(&self, total: u8, name: u8) -> Pile<'_> {
        self.0.pile_of(total, name)
    }
    /// So many drawn without putting back.
    #[inline(always)]
    pub(crate) fn draw_some(&mut self, n: u8, fate: &mut impl Fate) -> Cards {
        Cards(self.0.draw_some(n, fate))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        Cards(cards.into_iter().map(Card::number).collect())
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = std::iter::Map<Pieces<2>, fn(u8) -> Card>;
    #[inline(always)]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter().map(Card::new as fn(u8) -> Card)
    }
}
