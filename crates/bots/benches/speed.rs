//! Decisions per CPU-second of random play, for every game and every number of players, best of five passes.
//!
//! Machines differ and are busy, so a loop of plain integer work runs beside each line: the last column is decisions
//! per thousand rounds of that loop, which hardly depends on the machine.
use bots::{Tally, play_out};
use cpu_time::ProcessTime;
use engine::{Game, Heuristics, Menu, Quick, Seat, Setup, Slate, Viewer};
use std::hint::black_box;
use std::ops::Deref;

const PASSES: u64 = 5;
const LONGEST_MENU: usize = 256;

fn main() {
    let matches = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(40_000);
    for info in registry::infos() {
        registry::visit(info.id, Speed { matches }).expect("the registry knows its own games");
    }
}

struct Speed {
    matches: u64,
}

impl registry::Visitor for Speed {
    type Out = ();
    fn visit<G: Heuristics>(self) {
        let sizes = (size_of::<G::State>(), size_of::<G::View>(), size_of::<G::Action>(), size_of::<G::Event>());
        println!("{}: state {} bytes, view {}, action {}, event {}", G::INFO.id, sizes.0, sizes.1, sizes.2, sizes.3);
        println!("{:<30}{:>8}{:>14}{:>10}{:>18}", "", "players", "M decisions/s", "matches/s", "per 1000 rounds");
        for players in G::INFO.players {
            let setup = Setup::new::<G>(players).expect("the game is for so many");
            let filler = G::all_actions().first().copied().expect("a game has actions");
            let (menu, slate) = (&mut Vec::with_capacity(LONGEST_MENU), &mut Slate::<_, LONGEST_MENU>::new(filler));
            measure::<G, _>("plain", &setup, self.matches, menu, |_, _, _| {});
            measure::<G, _>("plain, menu of fixed size", &setup, self.matches, slate, |_, _, _| {});
            measure::<G, _>("a copy before every step", &setup, self.matches, menu, |state, _, _| {
                let copy = *state;
                black_box(&copy);
            });
            measure::<G, _>("a view before every step", &setup, self.matches, menu, |state, seat, _| {
                black_box(&G::view(state, Viewer::Seat(seat)));
            });
            measure::<G, _>("a view and a guessed world", &setup, self.matches / 4, menu, |state, seat, fate| {
                black_box(&G::guess(&G::view(state, Viewer::Seat(seat)), fate));
            });
        }
    }
}

fn measure<G: Game, M: Menu<G::Action> + Deref<Target = [G::Action]>>(
    name: &str,
    setup: &Setup,
    matches: u64,
    menu: &mut M,
    before: impl Fn(&G::State, Seat, &mut Quick) + Copy,
) {
    let (mut best, mut shortest, mut rounds) = (f64::MAX, f64::MAX, f64::MAX);
    for pass in 0..PASSES {
        let (mut fate, mut tally) = (Quick::new(pass + 1), Tally::default());
        let start = ProcessTime::now();
        for _ in 0..matches {
            let mut state = G::new(setup);
            play_out::<G, _>(&mut state, &mut fate, menu, &mut tally, before);
            black_box(&state);
        }
        let seconds = start.elapsed().as_secs_f64();
        (best, shortest) = (best.min(seconds / tally.decisions as f64), shortest.min(seconds / matches as f64));
        rounds = rounds.min(reference());
    }
    let players = setup.players();
    println!("{name:<30}{players:>8}{:>14.2}{:>10.0}{:>18.1}", 1e-6 / best, 1.0 / shortest, 1e3 * rounds / best);
}

/// CPU seconds for one round of plain integer work.
#[inline(never)]
fn reference() -> f64 {
    const ROUNDS: u64 = 10_000_000;
    let (mut fate, mut sum, start) = (Quick::new(1), 0u64, ProcessTime::now());
    for _ in 0..ROUNDS {
        sum = sum.rotate_left(7) ^ fate.bits();
    }
    black_box(sum);
    start.elapsed().as_secs_f64() / ROUNDS as f64
}
