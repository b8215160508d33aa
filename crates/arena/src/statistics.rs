//! What can be said of a mean, and when enough is known.

/// A mean with what is known about its error, from independent observations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// How many observations.
    pub count: u64,
    /// Their mean.
    pub mean: f64,
    /// Their variance.
    pub variance: f64,
    /// How many copies of a bot each observation is the mean of.
    copies: u8,
}

/// Two-sided 95 %.
const Z: f64 = 1.96;
/// The chance that the sequential interval ever leaves the truth out.
const ALPHA: f64 = 0.05;
/// The number of observations at which the sequential interval comes closest to the plain one.
const TUNED_FOR: f64 = 200.0;
/// Where the mixture is narrowest, in units of its own scale: the solution of x = ln(1 + x) + 2 ln(1 / ALPHA).
const NARROWEST: f64 = 8.2;

/// Where the truth lies with a chance of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Hardly less than this.
    pub low: f64,
    /// Hardly more than this.
    pub high: f64,
}

impl Estimate {
    /// With fewer observations their variance is not known well enough to stop by it.
    pub const FEWEST: u64 = 20;

    /// Of these observations.
    pub fn of(observations: impl IntoIterator<Item = f64>) -> Estimate {
        let mut estimate = Estimate { count: 0, mean: 0.0, variance: 0.0, copies: 1 };
        observations.into_iter().for_each(|one| estimate.add(one));
        estimate
    }
    /// The same, where each observation is the mean of several copies of a bot: one deal moves it less.
    pub fn of_copies(self, copies: u8) -> Estimate {
        Estimate { copies, ..self }
    }
    /// One more observation (Welford).
    pub fn add(&mut self, observation: f64) {
        let before = self.count as f64;
        let off = observation - self.mean;
        self.count += 1;
        self.mean += off / (before + 1.0);
        let squares = self.variance * (before - 1.0).max(0.0) + off * (observation - self.mean);
        self.variance = squares / before.max(1.0);
    }
    /// The 95 % interval of a share, for a run whose length was settled beforehand.
    pub fn interval(&self) -> Interval {
        self.around(Z * (self.spread() / self.count.max(1) as f64).sqrt())
    }
    /// The 95 % interval that stays right however often one looks and whenever one stops, from
    /// [`Estimate::FEWEST`] observations on (Robbins' normal mixture).
    pub fn sequential(&self) -> Interval {
        let (n, rho) = (self.count.max(1) as f64, NARROWEST / TUNED_FOR);
        let half =
            (self.spread() * 2.0 * (n * rho + 1.0) / (n * n * rho) * ((n * rho + 1.0).sqrt() / ALPHA).ln()).sqrt();
        self.around(half)
    }
    /// The variance, with a floor: a few equal observations prove nothing.
    fn spread(&self) -> f64 {
        self.variance.max(0.25 / (self.count.max(1) as f64 * f64::from(self.copies).powi(2)))
    }
    /// Shares lie between nothing and all.
    fn around(&self, half: f64) -> Interval {
        Interval { low: (self.mean - half).max(0.0), high: (self.mean + half).min(1.0) }
    }
}

/// Elo over each of the others in a match of `players`, from the share of victories (Plackett-Luce): for one bot
/// against others that are alike. A bot that always or never wins is beyond any number.
///
/// ```
/// assert_eq!(arena::elo(0.25, 4), 0.0);
/// assert!((arena::elo(0.4, 4) - 120.4).abs() < 0.1);
/// assert!((arena::share_at(arena::elo(0.4, 3), 3) - 0.4).abs() < 1e-9);
/// assert_eq!(arena::elo(1.0, 2), f64::INFINITY);
/// ```
pub fn elo(share: f64, players: u8) -> f64 {
    400.0 * (share * f64::from(players - 1) / (1.0 - share)).log10()
}

/// The share of victories at this Elo.
pub fn share_at(elo: f64, players: u8) -> f64 {
    let odds = 10f64.powf(elo / 400.0);
    odds / (odds + f64::from(players - 1))
}

/// A sequential test: is the bot better by `better` Elo, or not better at all?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The share under "no better".
    pub par: f64,
    /// The share under "better by this much".
    pub wanted: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// It is better.
    Better,
    /// It is not.
    NoBetter,
    /// Not enough is known yet.
    Open,
}

impl Sprt {
    /// Tests for this much Elo at a table of this size.
    pub fn new(better: f64, players: u8) -> Sprt {
        Sprt { par: share_at(0.0, players), wanted: share_at(better, players) }
    }
    /// The logarithm of the likelihood ratio, the shares by deal being taken as normal.
    pub fn ratio(&self, shares: &Estimate) -> f64 {
        (self.wanted - self.par) * (2.0 * shares.mean - self.par - self.wanted) * shares.count as f64
            / (2.0 * shares.spread())
    }
    /// With an error of five percent either way.
    pub fn verdict(&self, shares: &Estimate) -> Decision {
        let bound = ((1.0 - ALPHA) / ALPHA).ln();
        match self.ratio(shares) {
            ratio if ratio >= bound => Decision::Better,
            ratio if ratio <= -bound => Decision::NoBetter,
            _ => Decision::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Fate, Quick};

    fn coins(bias: f64, count: usize, fate: &mut Quick) -> Vec<f64> {
        (0..count).map(|_| f64::from(u8::from(f64::from(fate.below(1 << 20)) < bias * f64::from(1 << 20)))).collect()
    }

    #[test]
    fn a_mean_and_its_variance() {
        let estimate = Estimate::of([1.0, 0.0, 0.5, 0.5, 1.0]);
        assert!((estimate.mean - 0.6).abs() < 1e-12 && (estimate.variance - 0.175).abs() < 1e-12, "{estimate:?}");
        assert_eq!((Estimate::of([]).variance, Estimate::of([0.4]).variance), (0.0, 0.0));
    }

    #[test]
    fn the_interval_of_three_copies_is_what_the_first_leaves_them() {
        let first = Estimate::of([0.5; 6]);
        let others = Estimate::of([0.5 / 3.0; 6]).of_copies(3);
        let (Interval { low, high }, Interval { low: least, high: most }) = (first.interval(), others.interval());
        assert!(((1.0 - high) / 3.0 - least).abs() < 1e-12 && ((1.0 - low) / 3.0 - most).abs() < 1e-12);
    }

    #[test]
    fn plain_intervals_hold_the_truth_nineteen_times_in_twenty() {
        let mut fate = Quick::new(1);
        let holds = |fate: &mut Quick| {
            let Interval { low, high } = Estimate::of(coins(0.3, 400, fate)).interval();
            (low..high).contains(&0.3)
        };
        let right = (0..2_000).filter(|_| holds(&mut fate)).count();
        assert!((1_860..=1_940).contains(&right), "{right} of 2000");
    }

    #[test]
    fn sequential_intervals_hold_the_truth_at_every_look() {
        let mut fate = Quick::new(2);
        let always = |fate: &mut Quick| {
            let all = coins(0.3, 600, fate);
            (Estimate::FEWEST as usize..600).step_by(5).all(|count| {
                let Interval { low, high } = Estimate::of(all[..count].iter().copied()).sequential();
                (low..high).contains(&0.3)
            })
        };
        let right = (0..400).filter(|_| always(&mut fate)).count();
        assert!(right >= 380, "{right} of 400");
    }

    #[test]
    fn the_test_finds_what_is_better_and_what_is_not() {
        let mut fate = Quick::new(3);
        let test = Sprt::new(50.0, 2);
        let mut verdict = |bias: f64| {
            let all = coins(bias, 5_000, &mut fate);
            let looks = (20..5_000).step_by(20).map(|count| test.verdict(&Estimate::of(all[..count].iter().copied())));
            looks.into_iter().find(|&verdict| verdict != Decision::Open)
        };
        let found: Vec<_> = (0..100).map(|_| (verdict(0.5), verdict(share_at(50.0, 2)))).collect();
        assert!(found.iter().filter(|one| one.0 == Some(Decision::NoBetter)).count() >= 90);
        assert!(found.iter().filter(|one| one.1 == Some(Decision::Better)).count() >= 90);
    }
}
