//! Sets of pieces, no two of them alike.
use super::{Fate, Held, ONES, Pile, first_beyond};

/// A set of up to `64 * W` unique pieces, at most 255: a deck in which every card exists once, a hand, a discard pile.
///
/// ```
/// use engine::Set;
/// let mut hand: Set<2> = [3, 70, 107].into_iter().collect();
/// hand.take(70);
/// assert_eq!((hand.has(70), hand.total()), (false, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Set<const W: usize>([u64; W]);

impl<const W: usize> Set<W> {
    /// Nothing in it.
    pub const EMPTY: Self = Set([0; W]);

    /// The pieces 0, 1, 2, ... that are marked.
    pub const fn new(marked: &[bool]) -> Self {
        let (mut words, mut piece) = ([0; W], 0);
        while piece < marked.len() {
            words[piece / 64] |= (marked[piece] as u64) << (piece % 64);
            piece += 1;
        }
        Set(words)
    }
    /// Is the piece in it?
    #[inline(always)]
    pub fn has(&self, piece: u8) -> bool {
        self.0[word(piece, W)] >> (piece % 64) & 1 == 1
    }
    /// The piece comes in.
    #[inline(always)]
    pub fn put(&mut self, piece: u8) {
        debug_assert!(!self.has(piece), "piece {piece} is there already");
        self.0[word(piece, W)] |= 1 << (piece % 64);
    }
    /// The piece, which is in it, goes out.
    #[inline(always)]
    pub fn take(&mut self, piece: u8) {
        debug_assert!(self.has(piece), "piece {piece} is not there to take");
        self.0[word(piece, W)] &= !(1 << (piece % 64));
    }
    /// In both.
    #[inline(always)]
    pub fn and(&self, other: &Self) -> Self {
        Set(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
    /// In either.
    #[inline(always)]
    pub fn or(&self, other: &Self) -> Self {
        Set(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
    /// In this one only.
    #[inline(always)]
    pub fn less(&self, other: &Self) -> Self {
        Set(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
    /// Nothing in it?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
    /// How many pieces?
    #[inline(always)]
    pub fn total(&self) -> u32 {
        total(&self.0)
    }
    /// This set as pile number `name` of its game.
    #[inline(always)]
    pub fn pile(&self, name: u8) -> Pile<'_> {
        self.pile_of(self.total() as u8, name)
    }
    /// The same for a game that already knows how many pieces there are, which saves counting them.
    #[inline(always)]
    pub fn pile_of(&self, total: u8, name: u8) -> Pile<'_> {
        debug_assert_eq!(self.total(), total as u32, "the pile has another size");
        Pile { name, held: Held::Set { words: &self.0, total } }
    }
    /// One piece drawn, each equally likely. The set is not empty.
    #[inline(always)]
    pub fn draw(&mut self, fate: &mut impl Fate) -> u8 {
        let piece = nth(&self.0, fate.below(self.total()));
        self.take(piece);
        piece
    }
    /// `n` pieces drawn without replacement.
    #[inline(always)]
    pub fn draw_some(&mut self, n: u8, fate: &mut impl Fate) -> Self {
        let (mut drawn, total) = (Self::EMPTY, self.total());
        for i in 0..n as u32 {
            let piece = nth(&self.0, fate.below(total - i));
            self.take(piece);
            drawn.put(piece);
        }
        drawn
    }
}

/// The word that holds a piece. A remainder instead of a check: there is nothing useful to say about a wrong piece.
#[inline(always)]
fn word(piece: u8, words: usize) -> usize {
    debug_assert!((piece as usize) < 64 * words, "piece {piece} cannot be in this set");
    piece as usize / 64 % words
}

impl<const W: usize> FromIterator<u8> for Set<W> {
    fn from_iter<I: IntoIterator<Item = u8>>(pieces: I) -> Self {
        let mut set = Self::EMPTY;
        pieces.into_iter().for_each(|piece| set.put(piece));
        set
    }
}

/// The pieces of a [`Set`] in order.
#[derive(Clone, Debug)]
pub struct Pieces<const W: usize>([u64; W]);

impl<const W: usize> IntoIterator for Set<W> {
    type Item = u8;
    type IntoIter = Pieces<W>;
    #[inline(always)]
    fn into_iter(self) -> Pieces<W> {
        Pieces(self.0)
    }
}

impl<const W: usize> Iterator for Pieces<W> {
    type Item = u8;
    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        for (word, first) in self.0.iter_mut().zip((0..).step_by(64)) {
            if *word != 0 {
                let piece = first + word.trailing_zeros();
                *word &= *word - 1;
                return Some(piece as u8);
            }
        }
        None
    }
    /// Word by word, which is faster than looking for the next word that is not empty at each step.
    #[inline(always)]
    fn fold<T, F: FnMut(T, u8) -> T>(self, mut all: T, mut f: F) -> T {
        for (i, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                all = f(all, i as u8 * 64 + word.trailing_zeros() as u8);
                word &= word - 1;
            }
        }
        all
    }
}

/// How many bits?
#[inline(always)]
fn total(words: &[u64]) -> u32 {
    words.iter().map(|&word| (running_sums(word) >> 56) as u32).sum()
}

/// The piece at position `at` when the pieces lie in order. Which word holds it is chosen without a jump, because the
/// processor could not foresee it.
#[inline(always)]
pub(super) fn nth(words: &[u64], at: u32) -> u8 {
    let (mut at, mut word, mut sums, mut first) = (at as u64, words[0], running_sums(words[0]), 0);
    for (i, &next) in words.iter().enumerate().skip(1) {
        let further = u64::from(at >= sums >> 56).wrapping_neg(); // all bits or none
        at -= (sums >> 56) & further;
        word ^= (word ^ next) & further;
        sums ^= (sums ^ running_sums(next)) & further;
        first ^= (first ^ (i as u8 * 64)) & further as u8;
    }
    debug_assert!(at < sums >> 56, "a position lies within the total");
    let byte = first_beyond(sums, at);
    let before = (sums << 8 >> (byte * 8)) as u8;
    let bits = (word >> (byte * 8)) as u8;
    first + byte * 8 + BIT[bits as usize][(at as u8 - before) as usize & 7]
}

/// How many bits lie in each byte and those below it. Counted by hand: not every processor we run on has an instruction
/// for it that we may use, and finding the n-th bit needs the sums anyway.
#[inline(always)]
fn running_sums(word: u64) -> u64 {
    let twos = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES)
}

/// For each byte, where its first, second, ... bit is: a table, because a loop could not be foreseen by the processor.
static BIT: [[u8; 8]; 256] = {
    let (mut all, mut byte) = ([[0; 8]; 256], 0);
    while byte < 256 {
        let (mut found, mut bit) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                all[byte][found] = bit as u8;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Quick;

    const PIECES: [u8; 9] = [0, 7, 8, 63, 64, 65, 100, 126, 127];

    #[test]
    fn positions_lie_in_order() {
        let set: Set<2> = PIECES.into_iter().collect();
        let found: Vec<u8> = (0..set.total()).map(|at| set.pile(0).nth(at).0).collect();
        assert_eq!(found, PIECES);
        assert_eq!(set.into_iter().collect::<Vec<u8>>(), PIECES);
        let full: Set<4> = (0..255).collect();
        assert!((0..255).all(|at| full.pile(0).nth(at).0 as u32 == at));
        let odds: Vec<(u8, u8)> = set.pile(0).odds().map(|(lot, count)| (lot.0, count)).collect();
        assert_eq!(odds, PIECES.map(|piece| (piece, 1)));
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let (one, other): (Set<2>, Set<2>) = ((0..70).collect(), (60..128).collect());
        assert_eq!(one.and(&other).into_iter().collect::<Vec<u8>>(), (60..70).collect::<Vec<u8>>());
        assert_eq!(one.or(&other).total(), 128);
        assert_eq!(one.less(&other), (0..60).collect());
        assert!(one.less(&one).is_empty() && !one.is_empty());
        let mut marked = [false; 70];
        marked[69] = true;
        assert_eq!(Set::<2>::new(&marked).into_iter().collect::<Vec<u8>>(), [69]);
    }

    #[test]
    fn drawing_keeps_the_odds_and_puts_nothing_back() {
        let (set, mut fate, mut got) = (PIECES.into_iter().collect::<Set<2>>(), Quick::new(3), [0f64; 128]);
        let rounds = 60_000;
        for _ in 0..rounds {
            let mut rest = set;
            let drawn = rest.draw_some(3, &mut fate);
            assert_eq!((drawn.total(), rest.total(), rest.or(&drawn)), (3, 6, set));
            drawn.into_iter().for_each(|piece| got[piece as usize] += 1.0);
        }
        let expected = rounds as f64 / 3.0;
        let chi_squared: f64 = PIECES.iter().map(|&piece| (got[piece as usize] - expected).powi(2) / expected).sum();
        assert!(chi_squared < 26.0, "{chi_squared} with 8 degrees of freedom");
    }
}
