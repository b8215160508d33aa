//! The rules of thumb tune themselves: simultaneous perturbation (SPSA), playing against themselves.
use crate::{Estimate, thread_clock};
use bots::{Contest, Deal, Entrant, Rung, Skill, mixed};
use engine::{Fate, Quick, Setup};
use registry::{AnyGame, WeightTable};
use std::fmt;
use std::ops::Range;

/// What decides what comes of tuning: the same gives the same weights on any machine.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Players and options.
    pub setup: Setup,
    /// The weights to start from, in the order of their names.
    pub start: Vec<f32>,
    /// How many steps.
    pub rounds: u32,
    /// Deals played in each.
    pub deals: u32,
    /// What the steps and deals are drawn from.
    pub seed: u64,
}

/// What came of tuning.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// The weights, in the order of their names.
    pub weights: Vec<f32>,
    /// The numbers they started from.
    pub before: Vec<f32>,
}

/// How far a weight is moved to see what it does, as a part of its size.
const PROBE: f32 = 0.2;
/// How far a round moves the weights at first, as a part of their size.
const STRIDE: f32 = 0.12;

/// In every round all weights are moved a little at random, up for one bot and down for the other, and then towards
/// the one that did better over these deals; steps grow smaller. The answer is the mean over the second half, the same on any
/// number of threads.
pub fn tune(game: &dyn AnyGame, tuning: &Tuning, mut told: impl FnMut(u32, &[f32])) -> Tuned {
    let Tuning { setup, start: before, rounds, deals, seed } = tuning;
    let (before, rounds, deals, seed) = (before.clone(), *rounds, *deals, *seed);
    let sizes: Vec<f32> = before.iter().map(|weight| weight.abs().max(0.25)).collect();
    let (mut weights, mut sums, mut summed) = (before.clone(), vec![0.0f32; before.len()], 0u32);
    let mut spread = 1.0f32;
    for round in 0..rounds {
        let mut fate = Quick::new(mixed(seed, u64::from(round)));
        let signs: Vec<f32> = weights.iter().map(|_| if fate.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let progress = round as f32 / rounds as f32;
        let probe = PROBE * (1.0 - 0.5 * progress);
        let moved = |by: f32| -> Vec<f32> {
            weights.iter().zip(&sizes).zip(&signs).map(|((weight, size), sign)| weight + by * size * sign).collect()
        };
        let first = mixed(seed, u64::from(round) << 32);
        let gains = contested(game, setup, [&moved(probe), &moved(-probe)], first..first + u64::from(deals));
        let mean = gains.iter().sum::<f32>() / gains.len() as f32;
        let deviation = (gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f32>() / gains.len() as f32).sqrt();
        spread = 0.95 * spread + 0.05 * deviation.max(1e-3);
        // In units of its own error the gain is about a standard normal number where the weights do not matter.
        let pull = (mean / spread * (gains.len() as f32).sqrt()).clamp(-3.0, 3.0);
        let stride = STRIDE * (1.0 - progress) / (weights.len() as f32).sqrt();
        for ((weight, size), sign) in weights.iter_mut().zip(&sizes).zip(&signs) {
            *weight += stride * pull * size * sign;
        }
        if round * 2 >= rounds {
            sums.iter_mut().zip(&weights).for_each(|(sum, weight)| *sum += weight);
            summed += 1;
        }
        told(round + 1, &weights);
    }
    let mean = |sum: &f32| (sum / summed as f32 * 1000.0).round() / 1000.0;
    let weights = if summed > 0 { sums.iter().map(mean).collect() } else { before.clone() };
    Tuned { weights, before }
}

/// The share of victories of one bot with the first weights against copies of one with the second, over deals that no
/// tuning by this seed has seen.
pub fn proof(game: &dyn AnyGame, tuning: &Tuning, weights: [&[f32]; 2], deals: u32) -> Estimate {
    let first = mixed(tuning.seed, u64::MAX);
    let sides = |seat: usize| weights[seat.min(1)];
    let deals = played(game, &tuning.setup, sides, first..first + u64::from(deals));
    Estimate::of(deals.iter().map(|deal| deal.wins[0]))
}

/// A line of a table of weights that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadWeights {
    /// Which line, counted from 1.
    pub line: usize,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} is no weight of this game: expected 'NAME: NUMBER,'", self.line)
    }
}

impl std::error::Error for BadWeights {}

/// Reads weights as the tuner prints them, `name: 0.5, // was 0.4`, one a line. What is not named is as it was tuned.
pub fn read_weights(table: &WeightTable, text: &str) -> Result<Vec<f32>, BadWeights> {
    let mut weights = table.tuned.clone();
    for (at, line) in text.lines().enumerate() {
        let line = line.split("//").next().unwrap_or(line).trim();
        if line.is_empty() {
            continue;
        }
        let read = || {
            let (name, number) = line.split_once(':')?;
            let place = table.names.iter().position(|known| *known == name.trim())?;
            let number: f32 = number.trim().trim_end_matches(',').parse().ok()?;
            number.is_finite().then_some((place, number))
        };
        let (place, number) = read().ok_or(BadWeights { line: at + 1 })?;
        weights[place] = number;
    }
    Ok(weights)
}

/// How much better a bot with the first weights did than one with the second, deal by deal: the victories, and a little
/// for the points.
fn contested(game: &dyn AnyGame, setup: &Setup, weights: [&[f32]; 2], deals: Range<u64>) -> Vec<f32> {
    let gain = |deal: &Deal| {
        let side = |numbers: &[f64], side: usize| {
            let own: Vec<f64> = numbers.iter().copied().skip(side).step_by(2).collect();
            own.iter().sum::<f64>() / own.len() as f64
        };
        let better = |numbers: &[f64]| side(numbers, 0) - side(numbers, 1);
        (better(&deal.wins) + 0.02 * better(&deal.margins)) as f32
    };
    played(game, setup, |seat| weights[seat % 2], deals).iter().map(gain).collect()
}

/// Plays these deals with the weights of each seat, in their order on any number of threads.
fn played<'a>(game: &dyn AnyGame, setup: &Setup, weights: impl Fn(usize) -> &'a [f32], deals: Range<u64>) -> Vec<Deal> {
    let rule = |seat| Entrant { skill: Skill::of(Rung::Rule), weights: Some(weights(seat).to_vec()) };
    let entrants = (0..usize::from(setup.players())).map(rule).collect();
    let contest = &Contest { setup: *setup, entrants, clock: thread_clock };
    let numbers: Vec<u64> = deals.collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let deal = |number: &u64| game.deal(contest, *number);
        let parts: Vec<_> = numbers
            .chunks(numbers.len().div_ceil(cores).max(1))
            .map(|part| scope.spawn(move || part.iter().map(deal).collect::<Vec<Deal>>()))
            .collect();
        parts.into_iter().flat_map(|part| part.join().expect("faults are caught inside a deal")).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_tuner_prints_reads_back() {
        let few = WeightTable { names: &["card", "coin"], tuned: vec![1.5, 1.0] };
        assert_eq!(read_weights(&few, "// a start\n\ncoin: 0.25, // was 1.0\n"), Ok(vec![1.5, 0.25]));
        assert_eq!(read_weights(&few, ""), Ok(few.tuned.clone()));
        for (text, line) in [("coin: 1.0,\nclank: 2.0,", 2), ("coin 1.0", 1), ("coin: many,", 1), ("coin: inf,", 1)] {
            assert_eq!(read_weights(&few, text), Err(BadWeights { line }), "{text}");
        }
    }
}
