//! The five shafts and the galleries: cards in a fixed order.
use crate::components::{CARDS, Card, SPACES};

/// One of the five shafts, counted from 0; people count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShaftId(pub u8);

/// All of them, left to right.
pub const SHAFTS: [ShaftId; 5] = [ShaftId(0), ShaftId(1), ShaftId(2), ShaftId(3), ShaftId(4)];

impl ShaftId {
    /// How many shafts there are (CL-2.7).
    pub const COUNT: usize = SHAFTS.len();

    /// Left to right.
    pub fn all() -> impl Iterator<Item = ShaftId> {
        SHAFTS.into_iter()
    }
    /// This shaft as an index into a list.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The cards of the five shafts. Every card knows what lies under it, so that a shaft can be of any height.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shafts {
    tops: [Layer; ShaftId::COUNT],
    /// What each face-up card of a shaft lies on, by card number; nothing for all other cards.
    under: [Layer; CARDS + 1],
    heights: [u8; ShaftId::COUNT],
}

/// Some face-down cards and the next face-up card below them. Nobody knows a face-down card, so it is only counted:
/// which card of the pool it is shows when it is turned up (CL-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Layer {
    backs: u8,
    card: Option<Card>,
}

const GROUND: Layer = Layer { backs: 0, card: None };

impl Shafts {
    /// No card.
    pub const EMPTY: Shafts =
        Shafts { tops: [GROUND; ShaftId::COUNT], under: [GROUND; CARDS + 1], heights: [0; ShaftId::COUNT] };

    /// How many cards?
    #[inline(always)]
    pub fn height(&self, shaft: ShaftId) -> u8 {
        self.heights[shaft.index()]
    }
    /// The card that can be taken (CL-6.1): the highest, if it lies face up.
    #[inline(always)]
    pub fn top(&self, shaft: ShaftId) -> Option<Card> {
        let top = self.tops[shaft.index()];
        if top.backs == 0 { top.card } else { None }
    }
    /// The card right under the top, if both lie face up.
    #[inline(always)]
    pub(crate) fn under_top(&self, shaft: ShaftId) -> Option<Card> {
        let under = self.under[self.top(shaft)?.number() as usize];
        if under.backs == 0 { under.card } else { None }
    }
    /// Does the highest card lie face down?
    #[inline(always)]
    pub fn is_covered(&self, shaft: ShaftId) -> bool {
        self.tops[shaft.index()].backs > 0
    }
    /// From the top down; nothing for a card that lies face down.
    pub fn downwards(&self, shaft: ShaftId) -> impl Iterator<Item = Option<Card>> {
        let mut layer = self.tops[shaft.index()];
        std::iter::from_fn(move || {
            if layer.backs > 0 {
                layer.backs -= 1;
                return Some(None);
            }
            let card = layer.card?;
            layer = self.under[card.number() as usize];
            Some(Some(card))
        })
    }
    /// How many lie face down?
    pub fn face_down(&self, shaft: ShaftId) -> u8 {
        self.downwards(shaft).filter(|card| card.is_none()).count() as u8
    }
    /// One more on top, face up or face down.
    #[inline(always)]
    pub(crate) fn lay(&mut self, shaft: ShaftId, card: Option<Card>) {
        self.heights[shaft.index()] += 1;
        match card {
            Some(card) => self.show(shaft, card),
            None => self.tops[shaft.index()].backs += 1,
        }
    }
    /// The top card, which lies face up, goes.
    #[inline(always)]
    pub(crate) fn remove_top(&mut self, shaft: ShaftId, card: Card) {
        self.heights[shaft.index()] -= 1;
        self.tops[shaft.index()] = std::mem::replace(&mut self.under[card.number() as usize], GROUND);
    }
    /// CL-6.2: the highest card, which lies face down, is turned up.
    #[inline(always)]
    pub(crate) fn turn_up(&mut self, shaft: ShaftId, card: Card) {
        self.tops[shaft.index()].backs -= 1;
        self.show(shaft, card);
    }
    #[inline(always)]
    fn show(&mut self, shaft: ShaftId, card: Card) {
        let top = &mut self.tops[shaft.index()];
        self.under[card.number() as usize] = std::mem::replace(top, Layer { backs: 0, card: Some(card) });
    }
}

/// The four spaces before a player's cart, filled from left to right (CL-4.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gallery {
    /// `None`, then the cards from left to right, so that an empty gallery's last card is `None`.
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
    /// Fills the next free space; there must be one.
    #[inline(always)]
    pub(crate) fn lay(&mut self, card: Card) {
        self.filled += 1;
        self.cards[self.filled as usize] = Some(card);
    }
}
