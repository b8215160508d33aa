//! Chance in simulations.
use crate::mix;
use engine::{Fate, Lot, Pile, Quick};

/// Keyed chance for simulations: the k-th draw from a pile depends on the world, the pile and k alone, so that plans
/// tried in the same world meet the same luck even if one of them draws more. It maps one number onto the counts, which
/// is as quick as plain chance; the tickets of real matches agree a little better and cost ten times as much.
#[derive(Clone, Debug)]
pub(crate) struct Streams {
    seed: u64,
    drawn: [u16; PILES],
    choices: Quick,
}

/// More piles than any game has; what is beyond shares a stream.
const PILES: usize = 16;

impl Streams {
    pub(crate) fn new(seed: u64) -> Streams {
        Streams { seed, drawn: [0; PILES], choices: Quick::new(!seed) }
    }
}

impl Fate for Streams {
    #[inline(always)]
    fn pick(&mut self, pile: Pile<'_>) -> Lot {
        let name = pile.name as usize % PILES;
        let draw = u64::from(self.drawn[name]);
        self.drawn[name] = self.drawn[name].wrapping_add(1);
        let bits = mix(self.seed, (name as u64) << 32 | draw);
        pile.nth(((bits as u32 as u64 * u64::from(pile.total())) >> 32) as u32)
    }
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        self.choices.below(n)
    }
}
