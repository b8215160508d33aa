//! The dealer of a match: keyed chance that is secret while the match runs and can be checked by anyone afterwards.
//!
//! A match has one seed of 32 bytes. Its SHA-256, the **promise**, is published when the match begins, the seed when it
//! ends. The k-th draw from a pile depends on the seed, the pile and k alone: every copy in the pile gets a **ticket**,
//! the SHA-256 over seed, pile, k, kind and copy, and the lowest ticket turns up. So one player's choices do not shuffle
//! another's stack, the same deal can be played from every seat, and two piles that differ by one card give the same
//! card unless the odd one wins.
use engine::{AnyTable, Digest, Expected, Fate, Lot, Misread, Pile, Record, Seat, Turn};
use sha2::{Digest as _, Sha256};

/// Keyed chance.
///
/// ```
/// use dealer::Dealer;
/// use engine::{Bag, Digest, Fate};
/// let pile = Bag::<1>::new(&[3, 2, 1]);
/// let draw = |seed| Dealer::new(Digest([seed; 32])).pick(pile.pile(0));
/// assert_eq!(draw(7), draw(7));
/// ```
#[derive(Clone, Debug)]
pub struct Dealer {
    seed: Digest,
    drawn: [u32; 256],
    numbers: u32,
}

impl Dealer {
    /// Deals by this seed, which the caller must keep secret.
    pub fn new(seed: Digest) -> Dealer {
        Dealer { seed, drawn: [0; 256], numbers: 0 }
    }
    /// Goes on dealing at a table where this much was drawn already.
    pub fn resumed(seed: Digest, table: &dyn AnyTable) -> Dealer {
        let mut dealer = Dealer::new(seed);
        table.draws().into_iter().for_each(|pile| dealer.drawn[pile as usize] += 1);
        dealer
    }
    /// Deals by a seed made from a number: for simulations and tests that must be repeatable.
    pub fn numbered(number: u64) -> Dealer {
        Dealer::new(hash(&[b"number", &number.to_be_bytes()]))
    }
    /// The seed; to be published when the match has ended.
    pub fn seed(&self) -> Digest {
        self.seed
    }
    /// What is published when the match begins.
    pub fn promise(&self) -> Digest {
        promise(self.seed)
    }
    /// The chance of the bot in this seat: secret, repeatable, and of no use for guessing the deal.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = hash(&[&self.seed.0, b"bot", &[seat.0]]).0;
        u64::from_be_bytes([a, b, c, d, e, f, g, h])
    }
    fn ticket(&self, pile: u8, draw: u32, kind: u8, copy: u8) -> Digest {
        hash(&[&self.seed.0, &[pile], &draw.to_be_bytes(), &[kind, copy]])
    }
}

impl Fate for Dealer {
    fn pick(&mut self, pile: Pile<'_>) -> Lot {
        let draw = self.drawn[pile.name as usize];
        self.drawn[pile.name as usize] += 1;
        let copies = pile.odds().flat_map(|(lot, copies)| (0..copies).map(move |copy| (lot, copy)));
        let winner = copies.min_by_key(|&(lot, copy)| self.ticket(pile.name, draw, lot.0, copy).0);
        winner.expect("chance never draws from an empty pile").0
    }
    fn below(&mut self, n: u32) -> u32 {
        let digest = hash(&[&self.seed.0, b"below", &self.numbers.to_be_bytes()]);
        self.numbers += 1;
        let [a, b, c, d, ..] = digest.0;
        ((u32::from_be_bytes([a, b, c, d]) as u64 * n as u64) >> 32) as u32
    }
}

/// The SHA-256 of a seed.
pub fn promise(seed: Digest) -> Digest {
    hash(&[&seed.0])
}

fn hash(parts: &[&[u8]]) -> Digest {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part));
    Digest(hasher.finalize().into())
}

/// Why a record does not prove its deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The record names no promise.
    Unpromised,
    /// The record names no seed: the match is not over, and until then the seed is secret.
    Unfinished,
    /// The seed is published but the match is not over: steps are missing at the end.
    CutOff,
    /// The seed is not the one that was promised.
    OtherSeed,
    /// The steps cannot be played.
    Steps(Misread),
    /// The seed deals something else here: the line, and what should have been drawn.
    OtherDraw(Misread),
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Broken::Unpromised => f.write_str("the record names no promise, so nothing can be proved"),
            Broken::Unfinished => {
                f.write_str("the match was left before its end, so its seed is secret and nothing can be proved")
            }
            Broken::CutOff => {
                f.write_str("the seed is published but the match is not over: steps are missing at the end")
            }
            Broken::OtherSeed => f.write_str("the seed is not the one that was promised"),
            Broken::Steps(misread) => write!(f, "the steps cannot be played: {misread}"),
            Broken::OtherDraw(misread) => write!(f, "the deal was not as promised: {misread}"),
        }
    }
}

impl std::error::Error for Broken {}

/// Plays the record again on a new table of its game and setup and proves that every draw was dealt as promised.
pub fn verify(record: &Record, table: &mut dyn AnyTable) -> Result<(), Broken> {
    let promised = record.promise.ok_or(Broken::Unpromised)?;
    let seed = record.seed.ok_or(Broken::Unfinished)?;
    if promise(seed) != promised {
        return Err(Broken::OtherSeed);
    }
    let (mut dealer, mut proved) = (Dealer::new(seed), 0);
    loop {
        table.settle(&mut dealer);
        same_draws(&table.lines_from(proved), record, proved)?;
        proved = table.line_count();
        match (proved < record.steps.len(), table.turn()) {
            (false, Turn::Over) => return Ok(()),
            (false, Turn::Chance | Turn::Decide(_)) => return Err(Broken::CutOff),
            (true, _) => record.replay_step(proved, table).map_err(Broken::Steps)?,
        }
    }
}

/// What the dealer dealt must be what the record has from step `first` on.
fn same_draws(dealt: &[String], record: &Record, first: usize) -> Result<(), Broken> {
    let differs = (first..).zip(dealt).find(|&(at, line)| record.steps.get(at) != Some(line));
    let Some((at, line)) = differs else { return Ok(()) };
    let found = record.steps.get(at).map_or("", String::as_str);
    Err(Broken::OtherDraw(Misread::new(Record::line_of(at), Expected::written(line), found)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Bag;

    #[test]
    fn the_promise_is_the_sha_256_of_the_seed() {
        // The SHA-256 of 32 zero bytes, as any other tool gives it.
        let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(promise(Digest([0; 32])).to_string(), expected);
    }

    #[test]
    fn draws_are_the_same_on_every_platform() {
        let (bag, mut dealer) = (Bag::<2>::new(&[0, 2, 2, 2, 4, 4, 4, 4, 4, 4, 2, 2, 2]), Dealer::numbered(1));
        let lots: Vec<u8> = (0..12).map(|_| dealer.pick(bag.pile(0)).0).collect();
        assert_eq!(lots, FROZEN);
    }
    /// Records of released versions depend on these: a change here breaks every promise ever made.
    const FROZEN: [u8; 12] = [9, 7, 2, 7, 9, 5, 9, 4, 12, 6, 8, 1];

    #[test]
    fn a_draw_depends_on_seed_pile_and_number_alone() {
        let bag = Bag::<1>::new(&[5, 5, 5, 5, 5, 5, 5, 5]);
        let (mut one, mut other) = (Dealer::numbered(3), Dealer::numbered(3));
        let first: Vec<Lot> = (0..20).map(|_| one.pick(bag.pile(0))).collect();
        let mixed: Vec<Lot> = (0..20).map(|_| (other.pick(bag.pile(1)), other.pick(bag.pile(0))).1).collect();
        assert_eq!(first, mixed);
        let other_pile: Vec<Lot> = (0..20).map(|_| one.pick(bag.pile(2))).collect();
        assert_ne!(first, other_pile);
    }

    #[test]
    fn every_draw_keeps_the_odds() {
        let counts = [0, 3, 1, 0, 6, 0, 2, 1, 4, 0, 0, 9];
        let (bag, n, mut got, mut dealer) = (Bag::<2>::new(&counts), 40_000, [0f64; 12], Dealer::numbered(5));
        for _ in 0..n {
            got[dealer.pick(bag.pile(0)).0 as usize] += 1.0;
        }
        let chi_squared: f64 = (bag.pile(0).odds())
            .map(|(lot, count)| (got[lot.0 as usize], n as f64 * count as f64 / bag.total() as f64))
            .map(|(got, expected)| (got - expected).powi(2) / expected)
            .sum();
        assert!(chi_squared < 24.3, "{chi_squared} with 6 degrees of freedom");
        let below: Vec<u32> = (0..1000).map(|_| dealer.below(10)).collect();
        assert!((0..10).all(|digit| below.iter().filter(|&&drawn| drawn == digit).count() > 60));
    }
}
