//! Luck that can be repeated: the same seed, the same choices.

/// A stream of numbers (SplitMix64).
pub(super) struct Luck(u64);

impl Luck {
    pub(super) fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    /// A number below `end`.
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % end as u64).expect("smaller than a usize")
    }

    /// One of these.
    pub(super) fn pick<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}
