//! Chance is a player: it draws one lot from one pile.
//!
//! Nobody shuffles. A face-down pile is a multiset ([`Bag`], or a [`Set`] where no two pieces are alike) of what may
//! still be in it, and a piece gets its identity when somebody is allowed to see it. So no order exists that could leak,
//! the odds are exact, and a test names the lot it wants.
use crate::MOST_SEATS;

mod set;

pub use set::{Pieces, Set};

/// A multiset of up to `8 * W` kinds, with at most 255 copies in each group of eight kinds: a stack, a deck, a bag of
/// cubes.
///
/// ```
/// use engine::Bag;
/// let mut bag = Bag::<1>::new(&[2, 0, 5]); // two of kind 0, five of kind 2
/// bag.take(2);
/// assert_eq!((bag.count(2), bag.total()), (4, 6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const W: usize>([u64; W]);

/// The kind that turned up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lot(pub u8);

impl<const W: usize> Bag<W> {
    /// Nothing in it.
    pub const EMPTY: Self = Bag([0; W]);

    /// With these numbers of copies of kind 0, 1, 2, ...
    pub const fn new(counts: &[u8]) -> Self {
        let (mut words, mut kind) = ([0; W], 0);
        while kind < counts.len() {
            words[kind / 8] += (counts[kind] as u64) << (kind % 8 * 8);
            kind += 1;
        }
        Bag(words)
    }
    /// Copies of this kind.
    #[inline(always)]
    pub fn count(&self, kind: u8) -> u8 {
        (self.0[kind as usize / 8] >> (kind % 8 * 8)) as u8
    }
    /// One more of this kind.
    #[inline(always)]
    pub fn put(&mut self, kind: u8) {
        self.0[kind as usize / 8] += 1 << (kind % 8 * 8);
    }
    /// Several more of this kind.
    #[inline(always)]
    pub fn put_many(&mut self, kind: u8, copies: u8) {
        self.0[kind as usize / 8] += u64::from(copies) << (kind % 8 * 8);
    }
    /// One fewer of this kind, of which there is at least one.
    #[inline(always)]
    pub fn take(&mut self, kind: u8) {
        debug_assert!(self.count(kind) > 0, "no copy of kind {kind} is left to take");
        self.0[kind as usize / 8] -= 1 << (kind % 8 * 8);
    }
    /// Only the kinds whose byte in `mask` is all ones.
    #[inline(always)]
    pub fn only(&self, mask: &Bag<W>) -> Self {
        Bag(std::array::from_fn(|i| self.0[i] & mask.0[i]))
    }
    /// Both together.
    #[inline(always)]
    pub fn plus(&self, other: &Bag<W>) -> Self {
        Bag(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }
    /// What is left without `other`, which this bag contains.
    #[inline(always)]
    pub fn less(&self, other: &Bag<W>) -> Self {
        Bag(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }
    /// Does it have at least as many copies of every kind as `other`? Neither may have more than 127 of a kind.
    #[inline(always)]
    pub fn covers(&self, other: &Bag<W>) -> bool {
        (0..W).all(|i| ((self.0[i] | HIGH) - other.0[i]) & HIGH == HIGH)
    }
    /// The same copies in a bag that has room for more kinds.
    #[inline(always)]
    pub fn widened<const V: usize>(&self) -> Bag<V> {
        Bag(std::array::from_fn(|i| if i < W { self.0[i] } else { 0 }))
    }
    /// Nothing in it?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, eight| all | eight) == 0
    }
    /// All copies of all kinds.
    #[inline(always)]
    pub fn total(&self) -> u32 {
        self.pile(0).total()
    }
    /// The kinds with at least one copy, in order.
    pub fn kinds(&self) -> impl Iterator<Item = u8> + '_ {
        (0..W as u8 * 8).filter(|&kind| self.count(kind) > 0)
    }
    /// Shows every kind with at least one copy, in order: [`Bag::kinds`] where speed matters.
    #[inline(always)]
    pub fn each_kind(&self, mut show: impl FnMut(u8)) {
        for (at, &eight) in self.0.iter().enumerate() {
            let mut found = (((eight & !HIGH) + !HIGH) | eight) & HIGH; // the high bit of every byte that is not zero
            while found != 0 {
                show(at as u8 * 8 + (found.trailing_zeros() / 8) as u8);
                found &= found - 1;
            }
        }
    }
    /// Every copy, kinds in order.
    pub fn copies(&self) -> impl Iterator<Item = u8> + '_ {
        self.kinds().flat_map(|kind| std::iter::repeat_n(kind, self.count(kind) as usize))
    }
    /// This bag as pile number `name` of its game.
    #[inline(always)]
    pub fn pile(&self, name: u8) -> Pile<'_> {
        Pile { name, held: Held::Bag { eights: &self.0, less: &[] } }
    }
    /// The pile of what is in this bag and not in `less`, which it contains.
    #[inline(always)]
    pub fn pile_less<'a>(&'a self, less: &'a Bag<W>, name: u8) -> Pile<'a> {
        Pile { name, held: Held::Bag { eights: &self.0, less: &less.0 } }
    }
    /// `n` copies drawn without replacement.
    #[inline(always)]
    pub fn some(&self, n: u8, fate: &mut impl Fate) -> Self {
        let (mut rest, mut drawn, total) = (*self, Self::EMPTY, self.total());
        if n as u32 == total {
            return rest;
        }
        for i in 0..n as u32 {
            let Lot(kind) = rest.pile(0).nth(fate.below(total - i));
            rest.take(kind);
            drawn.put(kind);
        }
        drawn
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// What chance draws from now, borrowed from the state. The name is an index into [`crate::Game::PILES`] and selects
/// the stream of draws.
#[derive(Clone, Copy, Debug)]
pub struct Pile<'a> {
    /// Which of the game's piles.
    pub name: u8,
    held: Held<'a>,
}

/// Counts of eight kinds in each word, or one bit for each of 64 pieces.
#[derive(Clone, Copy, Debug)]
enum Held<'a> {
    Bag { eights: &'a [u64], less: &'a [u64] },
    Set { words: &'a [u64], total: u8 },
}

#[inline(always)]
fn eight(eights: &[u64], less: &[u64], i: usize) -> u64 {
    if less.is_empty() { eights[i] } else { eights[i] - less[i] }
}

/// One copy of each seat at a table for one, two, three, four.
static SEATS: [Bag<1>; MOST_SEATS as usize] =
    [Bag::new(&[1]), Bag::new(&[1, 1]), Bag::new(&[1, 1, 1]), Bag::new(&[1, 1, 1, 1])];

impl Pile<'static> {
    /// The seats of a table, to draw one by lot.
    pub fn of_seats(players: u8, name: u8) -> Pile<'static> {
        SEATS[players as usize - 1].pile(name)
    }
}

impl Pile<'_> {
    /// All copies of all kinds.
    #[inline(always)]
    pub fn total(&self) -> u32 {
        match self.held {
            Held::Bag { eights, less } => {
                (0..eights.len()).map(|i| (eight(eights, less, i).wrapping_mul(ONES) >> 56) as u32).sum()
            }
            Held::Set { total, .. } => total as u32,
        }
    }
    /// Exact odds: the weight of each lot that can turn up, never zero.
    pub fn odds(&self) -> impl Iterator<Item = (Lot, u8)> + '_ {
        let kinds = match self.held {
            Held::Bag { eights, .. } => eights.len() * 8,
            Held::Set { words, .. } => words.len() * 64,
        };
        (0..kinds).map(|kind| (Lot(kind as u8), self.count(kind))).filter(|&(_, count)| count > 0)
    }
    fn count(&self, kind: usize) -> u8 {
        match self.held {
            Held::Bag { eights, less } => eight(eights, less, kind / 8).to_le_bytes()[kind % 8],
            Held::Set { words, .. } => (words[kind / 64] >> (kind % 64) & 1) as u8,
        }
    }
    /// The lot at position `at` when the copies lie in order of kind.
    #[inline(always)]
    pub fn nth(&self, at: u32) -> Lot {
        match self.held {
            Held::Bag { eights, less } => nth_copy(eights, less, at as u64),
            Held::Set { words, .. } => Lot(set::nth(words, at)),
        }
    }
}

#[inline(always)]
fn nth_copy(eights: &[u64], less: &[u64], mut at: u64) -> Lot {
    for i in 0..eights.len() {
        let sums = eight(eights, less, i).wrapping_mul(ONES); // running sums, one per byte
        if at < sums >> 56 {
            return Lot(i as u8 * 8 + first_beyond(sums, at));
        }
        at -= sums >> 56;
    }
    unreachable!("a position lies within the total")
}

/// The first of eight running sums that exceeds `at`.
#[inline(always)]
fn first_beyond(sums: u64, at: u64) -> u8 {
    if sums >> 56 < 128 {
        (((sums + (127 - at) * ONES) & HIGH).trailing_zeros() / 8) as u8
    } else {
        scan(sums, at) // rare: more copies than seven bits can compare at once
    }
}

#[cold]
fn scan(sums: u64, at: u64) -> u8 {
    sums.to_le_bytes().iter().filter(|&&sum| sum as u64 <= at).count() as u8
}

/// Decides chance. [`Quick`] for playouts, [`Scripted`] for tests; matches use the keyed dealer of the crate `dealer`.
pub trait Fate {
    /// One lot from the pile, each copy equally likely. The pile is not empty.
    fn pick(&mut self, pile: Pile<'_>) -> Lot;
    /// A number below `n`, all equally likely.
    fn below(&mut self, n: u32) -> u32;
}

impl<F: Fate + ?Sized> Fate for &mut F {
    #[inline(always)]
    fn pick(&mut self, pile: Pile<'_>) -> Lot {
        (**self).pick(pile)
    }
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// A fast generator for playouts (wyrand-like). Never for matches: its 64 bits could be searched.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// The same seed gives the same numbers on every platform; neighbouring seeds give unrelated ones.
    pub fn new(seed: u64) -> Quick {
        Quick(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
    /// Sixty-four random bits.
    #[inline(always)]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let t = (self.0 as u128).wrapping_mul((self.0 ^ 0xe703_7ed1_a0b4_28db) as u128);
        (t >> 64) as u64 ^ t as u64
    }
}

impl Fate for Quick {
    #[inline(always)]
    fn pick(&mut self, pile: Pile<'_>) -> Lot {
        let at = self.below(pile.total());
        pile.nth(at)
    }
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        ((self.bits() as u32 as u64 * n as u64) >> 32) as u32
    }
}

/// Chance as a test wants it: the given lots in order, then an end.
#[derive(Clone, Debug)]
pub struct Scripted(std::vec::IntoIter<Lot>);

impl Scripted {
    /// These lots, first to last.
    pub fn new(lots: Vec<Lot>) -> Scripted {
        Scripted(lots.into_iter())
    }
}

impl Fate for Scripted {
    fn pick(&mut self, pile: Pile<'_>) -> Lot {
        let lot = self.0.next().expect("the script holds a lot for every draw");
        assert!(pile.odds().any(|(possible, _)| possible == lot), "{lot:?} is not in the pile");
        lot
    }
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTS: [u8; 16] = [0, 3, 1, 0, 6, 0, 2, 1, 4, 0, 0, 9, 0, 1, 0, 130];

    #[test]
    fn positions_lie_in_order_of_kind() {
        let bag = Bag::<2>::new(&COUNTS);
        let mut seen = [0; 16];
        for at in 0..bag.total() {
            seen[bag.pile(0).nth(at).0 as usize] += 1;
        }
        assert_eq!(seen, COUNTS);
        assert_eq!(bag.copies().count() as u32, bag.total());
        let mut shown = vec![];
        bag.each_kind(|kind| shown.push(kind));
        assert_eq!(shown, bag.kinds().collect::<Vec<_>>());
        let less = Bag::<2>::new(&[0, 1, 1, 0, 6]);
        let left: Vec<_> = bag.pile_less(&less, 0).odds().take(3).map(|(lot, n)| (lot.0, n)).collect();
        assert_eq!(left, [(1, 2), (6, 2), (7, 1)]);
        assert_eq!(bag.less(&less).plus(&less), bag);
        let few = Bag::<1>::new(&[0, 3, 1]);
        assert!(Bag::<1>::new(&[0, 3, 2]).covers(&few) && !Bag::<1>::new(&[9, 2, 1]).covers(&few));
        assert_eq!(few.widened::<2>(), Bag::new(&[0, 3, 1]));
    }

    #[test]
    fn the_fast_generator_keeps_the_odds() {
        let bag = Bag::<2>::new(&COUNTS);
        let (n, mut got, mut fate) = (200_000, [0f64; 16], Quick::new(5));
        for _ in 0..n {
            got[fate.pick(bag.pile(0)).0 as usize] += 1.0;
        }
        let chi_squared: f64 = (bag.pile(0).odds())
            .map(|(lot, count)| (got[lot.0 as usize], n as f64 * count as f64 / bag.total() as f64))
            .map(|(got, expected)| (got - expected).powi(2) / expected)
            .sum();
        assert!(chi_squared < 26.0, "{chi_squared} with 8 degrees of freedom");
    }

    #[test]
    fn some_draws_without_putting_back() {
        let bag = Bag::<2>::new(&COUNTS);
        let mut fate = Quick::new(1);
        for n in [0, 1, 20, 157] {
            let drawn = bag.some(n, &mut fate);
            assert_eq!(drawn.total(), n as u32);
            assert!(drawn.kinds().all(|kind| drawn.count(kind) <= bag.count(kind)));
        }
    }
}
