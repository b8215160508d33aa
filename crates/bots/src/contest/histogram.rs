//! How long something took, how often.
use std::collections::BTreeMap;

/// Counts by size, in steps of about five percent: small enough to be kept with every deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram(BTreeMap<u16, u64>);

/// Steps per doubling.
const STEPS: f64 = 14.0;

impl Histogram {
    /// One more of this size.
    pub fn put(&mut self, size: u64) {
        *self.0.entry(step(size)).or_default() += 1;
    }
    /// All of another one.
    pub fn add(&mut self, other: &Histogram) {
        other.0.iter().for_each(|(&step, &count)| *self.0.entry(step).or_default() += count);
    }
    /// The size below which this share of the counts lies; nothing if it is empty.
    pub fn quantile(&self, part: f64) -> Option<f64> {
        let all: u64 = self.0.values().sum();
        let (mut passed, wanted) = (0, (all as f64 * part).ceil() as u64);
        let found = self.0.iter().find(|(_, count)| {
            passed += **count;
            passed >= wanted.max(1)
        });
        found.map(|(&step, _)| 2f64.powf(f64::from(step) / STEPS) - 1.0)
    }
    /// Step and count, for a file.
    pub fn pairs(&self) -> impl Iterator<Item = (u16, u64)> + '_ {
        self.0.iter().map(|(&step, &count)| (step, count))
    }
    /// Reads what [`Histogram::pairs`] gives.
    pub fn from_pairs(pairs: impl IntoIterator<Item = (u16, u64)>) -> Histogram {
        Histogram(pairs.into_iter().collect())
    }
}

fn step(size: u64) -> u16 {
    ((size + 1) as f64).log2().mul_add(STEPS, 0.5) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_right_within_a_step() {
        let mut times = Histogram::default();
        assert_eq!(times.quantile(0.5), None);
        (1..=1_000).for_each(|size| times.put(size));
        for (part, size) in [(0.5, 500.0), (0.99, 990.0), (1.0, 1_000.0), (0.001, 1.0)] {
            let found = times.quantile(part).expect("there are some");
            assert!((found / size - 1.0).abs() < 0.06, "{part}: {found} instead of {size}");
        }
        let mut double = times.clone();
        double.add(&Histogram::from_pairs(times.pairs()));
        assert_eq!(double.quantile(0.9), times.quantile(0.9));
    }
}
