//! Is the coach right about chances? The first plan of a hint is carried out and played on by `search` in every seat; as
//! many matches as were predicted should be won.
//!
//! `cargo bench -p bots --bench calibration -- clank 400 level4`: a game, or all; how many positions; and who plays on,
//! if it is somebody else. Each position is from another match of level 4, so that they have nothing in common; a second
//! number is that of the first match. With the word `puzzles` the solutions of the puzzles that come with a game are
//! carried out and played on several times, and so is the tempting move: the solution should win more.
//!
//! Below its table stands the [`engine::Calibration`] that would fit these positions best. What a game's is fitted to
//! must not be what it is tried on: matches from 1,000,000 on are for fitting.
use bots::{AnyCoach, Brief, Budget, Coach, Kept, Promise, Rung, Skill, choices, level, rehearsed};
use engine::{Calibration, Fate, Heuristics, Memory, Puzzle, Quick, Table, Viewer};
use std::ops::Range;

const POSITIONS: u64 = 400;
/// What a person is told at a table takes 4,000.
const HINT: u32 = 2_000;
/// What each decision of the rest of the match is worth.
const PLAY: u32 = 100;
/// Steps of Newton's method; it takes fewer.
const STEPS: usize = 20;
/// Where bins of predictions end, in percent.
const BINS: [f64; 6] = [0.10, 0.25, 0.40, 0.60, 0.80, 1.01];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let mut numbers = words.iter().filter_map(|word| word.parse().ok());
    let (positions, first) = (numbers.next().unwrap_or(POSITIONS), numbers.next().unwrap_or(0));
    let thinker = Skill::of(Rung::Search).with_budget(Budget::Simulations(PLAY));
    let plays_on = words.iter().find_map(|word| word.parse().ok()).unwrap_or(thinker);
    let are_puzzles = words.iter().any(|word| word == "puzzles");
    let is_named = |id: &str| words.iter().any(|word| word == id);
    let is_any = !registry::infos().any(|info| is_named(info.id));
    for info in registry::infos().filter(|info| is_any || is_named(info.id)) {
        let done = match are_puzzles {
            true => registry::visit(info.id, Solutions { times: positions, plays_on }),
            false => registry::visit(info.id, Calibrated { matches: first..first + positions, plays_on }),
        };
        done.expect("the registry knows its own games");
    }
}

struct Calibrated {
    matches: Range<u64>,
    plays_on: Skill,
}

/// The puzzles of a game, each solved and missed so many times.
struct Solutions {
    times: u64,
    plays_on: Skill,
}

impl registry::Visitor for Solutions {
    type Out = ();
    fn visit<G: Heuristics>(self) {
        let (mut solved, mut missed) = (0.0, 0.0);
        for (number, text) in G::INFO.teaching.puzzles {
            let puzzle = Puzzle::read(text).expect("puzzles that come with a game can be read");
            let table = Table::<G>::from_position(&puzzle.position).expect("its position can be read");
            let view = table.view(Viewer::Seat(puzzle.seat));
            let won = |plan: &[String]| {
                let plan: Vec<G::Action> = plan.iter().filter_map(|action| action.parse().ok()).collect();
                rehearsed::<G>(&view, puzzle.seat, &plan, self.plays_on, 0..self.times)
            };
            // What the solution wins more, as if what tempts had been promised.
            let pairs = won(&puzzle.refutation).into_iter().zip(won(&puzzle.solution));
            let kept = Kept::of(&pairs.map(|(chance, won)| Promise { chance, won }).collect::<Vec<_>>());
            let [right, wrong, lead, error] =
                [kept.won, kept.promised, kept.off(), 1.96 * kept.error].map(|part| 100.0 * part);
            println!("{} {number}: {right:>5.1} to {wrong:>5.1}, {lead:>+5.1} ± {error:.1}", G::INFO.id);
            (solved, missed) = (solved + kept.won, missed + kept.promised);
        }
        let count = G::INFO.teaching.puzzles.len().max(1) as f64;
        println!("{}: {:.1} to {:.1}", G::INFO.id, 100.0 * solved / count, 100.0 * missed / count);
    }
}

impl registry::Visitor for Calibrated {
    type Out = ();
    fn visit<G: Heuristics>(self) {
        let promises: Vec<Promise> = self.matches.filter_map(|number| promise_of::<G>(number, self.plays_on)).collect();
        println!("{}: {} positions, played on by {}", G::INFO.id, promises.len(), self.plays_on);
        println!("| promised | positions | promised on average | won | difference | 95 % |\n|---|---|---|---|---|---|");
        let mut from = 0.0;
        for to in BINS {
            let bin: Vec<Promise> =
                promises.iter().copied().filter(|promise| (from..to).contains(&promise.chance)).collect();
            row(&format!("{:.0} .. {:.0} %", 100.0 * from, 100.0 * to.min(1.0)), &bin);
            from = to;
        }
        row("all", &promises);
        let Calibration { shift, slope } = fitted(&promises, G::CALIBRATION);
        println!("Fitted to these positions: shift {shift:.2}, slope {slope:.2}.\n");
    }
}

/// The calibration under which what was won was likeliest, by Newton's method; these chances were told with `now`.
fn fitted(promises: &[Promise], now: Calibration) -> Calibration {
    let odds = |chance: f64| (chance / (1.0 - chance)).ln();
    // Where a playout was sure, there is nothing to learn.
    let open = promises.iter().filter(|promise| (0.002..0.998).contains(&promise.chance));
    let points: Vec<(f64, f64)> =
        open.map(|promise| ((odds(promise.chance) - now.shift) / now.slope, promise.won)).collect();
    let mut fit = Calibration::NONE;
    for _ in 0..STEPS {
        let (mut off, mut lean, mut curve) = (0.0, 0.0, [0.0; 3]);
        for &(odds, won) in &points {
            let chance = 1.0 / (1.0 + (-fit.shift - fit.slope * odds).exp());
            let (missed, weight) = (won - chance, chance * (1.0 - chance));
            (off, lean) = (off + missed, lean + missed * odds);
            curve = [curve[0] + weight, curve[1] + weight * odds, curve[2] + weight * odds * odds];
        }
        let scale = curve[0] * curve[2] - curve[1] * curve[1];
        fit.shift += (curve[2] * off - curve[1] * lean) / scale;
        fit.slope += (curve[0] * lean - curve[1] * off) / scale;
    }
    fit
}

/// A row of the table, as `docs/strength.md` has it.
fn row(name: &str, bin: &[Promise]) {
    if bin.is_empty() {
        return;
    }
    let kept = Kept::of(bin);
    let [promised, won, off, error] = [kept.promised, kept.won, kept.off(), 1.96 * kept.error].map(|part| 100.0 * part);
    println!("| {name} | {} | {promised:.1} % | {won:.1} % | {off:+.1} | ± {error:.1} |", kept.count);
}

/// One position of the match with this number, anywhere in it.
fn promise_of<G: Heuristics>(number: u64, plays_on: Skill) -> Option<Promise> {
    let skill = level(4).expect("there is such a level");
    let count = choices::<G>(skill, number).count() as u32;
    let wanted = Quick::new(number).below(count.max(1));
    let (table, seat) = choices::<G>(skill, number).nth(wanted as usize)?;
    let brief = Brief { memory: Memory::Perfect, budget: Budget::Simulations(HINT), threads: 1 };
    let hints = Coach::<G>::default().hints(&table, seat, &brief)?;
    Some(Promise::tried(table, seat, hints.first()?, plays_on, !number))
}
