//! The rules of thumb tune themselves: simultaneous perturbation (SPSA), playing against themselves.
use crate::fate::mixed;
use crate::{Contest, Seated, play_deal};
use bots::{Rung, Skill};
use engine::{Fate, Heuristics, Quick, Setup, Weights};

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
/// whoever did better over these deals; steps grow smaller. The answer is the mean over the second half. The same seed
/// gives the same weights on any number of threads.
pub fn tune<G: Heuristics>(
    setup: &Setup,
    rounds: u32,
    deals: u32,
    seed: u64,
    mut told: impl FnMut(u32, &[f32]),
) -> Tuned {
    let before = G::Weights::TUNED.list();
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
        let gains = contested::<G>(setup, [&moved(probe), &moved(-probe)], first..first + u64::from(deals));
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
    let mean = |sum: &f32| (sum / summed.max(1) as f32 * 1000.0).round() / 1000.0;
    Tuned { weights: sums.iter().map(mean).collect(), before }
}

/// How much better a bot with the first weights did than one with the second, deal by deal: the victories, and a little
/// for the points.
fn contested<G: Heuristics>(setup: &Setup, weights: [&[f32]; 2], deals: std::ops::Range<u64>) -> Vec<f32> {
    let rule = |list: &[f32]| Seated { skill: Skill::of(Rung::Rule), weights: G::Weights::from_list(list) };
    let players = usize::from(setup.players());
    let bots = (0..players).map(|seat| rule(weights[seat % 2])).collect();
    let contest = Contest::<G> { setup: *setup, bots };
    let numbers: Vec<u64> = deals.collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let share = numbers.len().div_ceil(cores);
    let gain = |number: &u64| {
        let deal = play_deal(&contest, *number);
        let side = |numbers: &[f64], side: usize| {
            let own: Vec<f64> = numbers.iter().copied().skip(side).step_by(2).collect();
            own.iter().sum::<f64>() / own.len() as f64
        };
        let better = |numbers: &[f64]| side(numbers, 0) - side(numbers, 1);
        (better(&deal.wins) + 0.02 * better(&deal.margins)) as f32
    };
    std::thread::scope(|scope| {
        let parts: Vec<_> = numbers
            .chunks(share)
            .map(|part| scope.spawn(move || part.iter().map(gain).collect::<Vec<f32>>()))
            .collect();
        parts.into_iter().flat_map(|part| part.join().expect("faults are caught inside a deal")).collect()
    })
}
