//! The five shafts and the galleries: cards that lie in an order.
use crate::components::{Card, SPACES};

/// One of the five shafts, counted from 0; people count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShaftId(pub u8);

impl ShaftId {
    /// How many shafts there are (CL-2.7).
    pub const COUNT: usize = 5;

    /// Left to right.
    pub fn all() -> impl Iterator<Item = ShaftId> {
        (0..ShaftId::COUNT as u8).map(ShaftId)
    }
    /// This shaft as an index into a list.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// No shaft can grow higher. It starts with 8 cards and gets at most one a turn, and a match has no more than 32 turns:
/// n turns that dig d cards in all draw at least 5n - d cards; d is at most 48 (the other shafts and the hands) plus
/// what is drawn less the n cards laid, so 6n is at most 48 + 2 * 52 while the pile lasts, and then at most seven turns
/// are left. A position with more is refused.
pub const HIGHEST: usize = 47;

/// The cards of a shaft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shaft {
    /// The bare ground, then the cards from the bottom up. A face-down card is nobody's knowledge, so here it is
    /// nothing: it becomes a card of the pool when it is turned up (CL-9.1).
    cards: [Option<Card>; 1 + HIGHEST],
    height: u8,
}

impl Shaft {
    /// No card.
    pub const EMPTY: Shaft = Shaft { cards: [None; 1 + HIGHEST], height: 0 };

    /// How many cards?
    #[inline(always)]
    pub fn height(&self) -> u8 {
        self.height
    }
    /// The card that can be taken (CL-6.1): the highest, when it lies face up.
    #[inline(always)]
    pub fn top(&self) -> Option<Card> {
        self.cards[self.height as usize]
    }
    /// Does the highest card lie face down?
    #[inline(always)]
    pub fn is_covered(&self) -> bool {
        self.height > 0 && self.top().is_none()
    }
    /// From the bottom up; nothing for a card that lies face down.
    pub fn cards(&self) -> &[Option<Card>] {
        &self.cards[1..=self.height as usize]
    }
    /// How many lie face down?
    pub fn face_down(&self) -> u8 {
        self.cards().iter().filter(|card| card.is_none()).count() as u8
    }
    /// One more on top, face up or face down.
    #[inline(always)]
    pub(crate) fn lay(&mut self, card: Option<Card>) {
        self.height += 1;
        self.cards[self.height as usize] = card;
    }
    /// The top card goes.
    #[inline(always)]
    pub(crate) fn remove_top(&mut self) {
        self.cards[self.height as usize] = None;
        self.height -= 1;
    }
    /// CL-6.2: the highest card is turned up.
    #[inline(always)]
    pub(crate) fn turn_up(&mut self, card: Card) {
        self.cards[self.height as usize] = Some(card);
    }
}

/// The four spaces before a player's cart, filled from left to right (CL-4.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gallery {
    /// Nothing, then the cards from left to right, so that the last of none is nothing.
    cards: [Option<Card>; 1 + SPACES],
    filled: u8,
}

impl Gallery {
    /// No card.
    pub const EMPTY: Gallery = Gallery { cards: [None; 1 + SPACES], filled: 0 };

    /// How many cards?
    #[inline(always)]
    pub fn len(&self) -> u8 {
        self.filled
    }
    /// None?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.filled == 0
    }
    /// No space left (CL-4.11, CL-5.3).
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.filled as usize == SPACES
    }
    /// Left to right.
    #[inline(always)]
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().flatten()
    }
    /// The rightmost card (CL-5.4).
    #[inline(always)]
    pub fn last(&self) -> Option<Card> {
        self.cards[self.filled as usize]
    }
    /// The next free space is filled; there is one.
    #[inline(always)]
    pub(crate) fn lay(&mut self, card: Card) {
        self.filled += 1;
        self.cards[self.filled as usize] = Some(card);
    }
}
