//! Simulations per CPU-second, and what a playout's decision costs, best of five passes, four players.
//!
//! A simulation guesses a world, plays by the cheap cut of the rule of thumb until everybody has had a turn, and judges
//! what is there. With care means that the first turn is played with some thought, as `search` does in some games.
use bots::{Policy, Tally, play_on};
use cpu_time::ProcessTime;
use engine::{Heuristics, Quick, Seat, Setup, Unseen, Viewer, Weights, step};
use std::hint::black_box;

const PASSES: usize = 5;
const PLAYERS: u8 = 4;
/// Positions to begin with: from whole matches of the cheap cut, every seventh decision.
const MATCHES: u64 = 30;
const EVERY: u64 = 7;
const WORLDS: u64 = 16;

fn main() {
    println!(
        "{:<10}{:>18}{:>14}{:>14}{:>16}{:>14}{:>14}",
        "", "simulations/s", "with care", "decisions", "us a decision", "rule, us", "judging, us"
    );
    for info in registry::infos() {
        registry::visit(info.id, Thinking).expect("the registry knows its own games");
    }
}

struct Thinking;

impl registry::Visitor for Thinking {
    type Out = ();
    fn visit<G: Heuristics>(self) {
        let spots = spots::<G>();
        let (mut best, mut each, mut decisions) = (0.0f64, f64::MAX, 0.0);
        for _ in 0..PASSES {
            let (seconds, tally) = simulate::<G>(&spots, 0);
            let simulations = (spots.len() as u64 * WORLDS) as f64;
            best = best.max(simulations / seconds);
            each = each.min(seconds * 1e6 / tally.decisions as f64);
            decisions = tally.decisions as f64 / simulations;
        }
        let careful = (0..PASSES).map(|_| simulate::<G>(&spots, G::CARE).0).fold(f64::MAX, f64::min);
        let careful = (spots.len() as u64 * WORLDS) as f64 / careful;
        let (rule, judging) = (rule::<G>(&spots), judging::<G>(&spots));
        println!(
            "{:<10}{best:>18.0}{careful:>14.0}{decisions:>14.1}{each:>16.3}{rule:>14.2}{judging:>14.3}",
            G::INFO.id
        );
    }
}

fn spots<G: Heuristics>() -> Vec<(G::State, Seat)> {
    let (setup, mut fate, mut spots) = (Setup::new::<G>(PLAYERS).expect("the game is for four"), Quick::new(1), vec![]);
    for number in 0..MATCHES {
        let (mut state, mut decisions) = (G::new(&setup), number);
        while step(&mut Unseen::<G>(&mut state), &mut fate, |state, seats, fate| {
            let seat = seats.first().expect("somebody owes the decision");
            if decisions % EVERY == 0 {
                spots.push((**state, seat));
            }
            decisions += 1;
            (seat, G::playout(state, seat, fate))
        }) {}
    }
    spots
}

fn simulate<G: Heuristics>(spots: &[(G::State, Seat)], careful: u8) -> (f64, Tally) {
    let (policy, mut menu, mut tally) = (Policy { careful, horizon: Some(PLAYERS) }, vec![], Tally::default());
    let start = ProcessTime::now();
    for (state, seat) in spots {
        let view = G::view(state, Viewer::Seat(*seat));
        let belief = G::believe(&view, &[]);
        for world in 0..WORLDS {
            let mut fate = Quick::new(world);
            let mut state = G::imagine(&view, &belief, &mut fate);
            black_box(play_on::<G>(&mut state, policy, &mut fate, &mut menu, &mut tally));
        }
    }
    (start.elapsed().as_secs_f64(), tally)
}

/// Microseconds for a decision of the whole rule of thumb.
fn rule<G: Heuristics>(spots: &[(G::State, Seat)]) -> f64 {
    let (mut legal, mut scores, mut best) = (vec![], vec![], f64::MAX);
    for _ in 0..PASSES {
        let start = ProcessTime::now();
        for (state, seat) in spots {
            legal.clear();
            scores.clear();
            G::legal(state, *seat, &mut legal);
            G::rate(state, *seat, &legal, &G::Weights::TUNED, &mut scores);
            black_box(&scores);
        }
        best = best.min(start.elapsed().as_secs_f64() * 1e6 / spots.len() as f64);
    }
    best
}

/// Microseconds for judging a world.
fn judging<G: Heuristics>(spots: &[(G::State, Seat)]) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..PASSES {
        let start = ProcessTime::now();
        for (state, _) in spots {
            black_box(G::chances(state));
        }
        best = best.min(start.elapsed().as_secs_f64() * 1e6 / spots.len() as f64);
    }
    best
}
