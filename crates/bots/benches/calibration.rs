//! Is the coach right about chances? The first plan of a hint is carried out and played on by `search` in every seat; as
//! many matches as were predicted should be won.
//!
//! `cargo bench -p bots --bench calibration -- clank 400 level4`: a game, or all; how many positions; and who plays on,
//! if it is somebody else. Each position is from another match of level 4, so that they have nothing in common; a second
//! number is that of the first match. With the word `puzzles` the solutions of the puzzles that come with a game are
//! carried out and played on, so many times each, and what tempts as well: a solution should win more. What a game's [`engine::Calibration`] is fitted to must not be what it is tried on.
use bots::{AnyCoach, Brief, Budget, Coach, Rehearsal, Rung, Skill, level, rehearsed};
use engine::{Fate, Heuristics, Memory, Puzzle, Quick, Seat, Setup, Table, Viewer};
use std::ops::Range;

const POSITIONS: u64 = 400;
/// What a person is told at a table takes 4,000.
const HINT: u32 = 2_000;
/// What each decision of the rest of the match is worth.
const PLAY: u32 = 100;
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
            false => registry::visit(info.id, Calibration { matches: first..first + positions, plays_on }),
        };
        done.expect("the registry knows its own games");
    }
}

struct Calibration {
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
            let (right, wrong) = (won(&puzzle.solution), won(&puzzle.refutation));
            let leads: Vec<f64> = right.iter().zip(&wrong).map(|(right, wrong)| right - wrong).collect();
            let [right, wrong] = [&right, &wrong].map(|wins| mean_and_error(wins).0);
            let (lead, error) = mean_and_error(&leads);
            let won = format!("{:>5.1} to {:>5.1}", 100.0 * right, 100.0 * wrong);
            println!("{} {number}: {won}, {:>+5.1} ± {:.1}", G::INFO.id, 100.0 * lead, 100.0 * error);
            (solved, missed) = (solved + right, missed + wrong);
        }
        let count = G::INFO.teaching.puzzles.len().max(1) as f64;
        println!("{}: {:.1} to {:.1}", G::INFO.id, 100.0 * solved / count, 100.0 * missed / count);
    }
}

/// A prediction and what came of it.
#[derive(Clone, Copy)]
struct Outcome {
    predicted: f64,
    won: f64,
}

impl registry::Visitor for Calibration {
    type Out = ();
    fn visit<G: Heuristics>(self) {
        let outcomes: Vec<Outcome> = self.matches.filter_map(|number| outcome_of::<G>(number, self.plays_on)).collect();
        if std::env::var_os("PAIRS").is_some() {
            outcomes.iter().for_each(|Outcome { predicted, won }| println!("{predicted:.4} {won:.4}"));
        }
        println!("{}: {} positions, played on by {}", G::INFO.id, outcomes.len(), self.plays_on);
        let mut from = 0.0;
        for to in BINS {
            let bin: Vec<Outcome> =
                outcomes.iter().copied().filter(|outcome| (from..to).contains(&outcome.predicted)).collect();
            line(&format!("{:>3.0} .. {:>3.0} %", 100.0 * from, 100.0 * to.min(1.0)), &bin);
            from = to;
        }
        line("all", &outcomes);
    }
}

/// How many, what was predicted and what came, with the 95 % interval of the difference.
fn line(name: &str, bin: &[Outcome]) {
    if bin.is_empty() {
        return;
    }
    let column = |of: fn(&Outcome) -> f64| mean_and_error(&bin.iter().map(of).collect::<Vec<f64>>());
    let (off, error) = column(|outcome| outcome.won - outcome.predicted);
    println!(
        "{name:<14}{:>5}  predicted {:>5.1}  actual {:>5.1}  difference {:>+6.1} ± {:.1}",
        bin.len(),
        100.0 * column(|outcome| outcome.predicted).0,
        100.0 * column(|outcome| outcome.won).0,
        100.0 * off,
        100.0 * error,
    );
}

/// The mean, and half its 95 % interval.
fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / count;
    (mean, 1.96 * (variance / count).sqrt())
}

/// One position of the match with this number, anywhere in it.
fn outcome_of<G: Heuristics>(number: u64, plays_on: Skill) -> Option<Outcome> {
    let choices = at_choice::<G>(number).count() as u32;
    let wanted = Quick::new(number).below(choices.max(1));
    let (table, seat) = at_choice::<G>(number).nth(wanted as usize)?;
    let brief = Brief { memory: Memory::Perfect, budget: Budget::Simulations(HINT), threads: 1 };
    let hints = Coach::<G>::default().hints(&table, seat, &brief)?;
    let mut rehearsal = Rehearsal::new(table, plays_on, !number);
    let plan: Vec<G::Action> = hints[0].actions.iter().filter_map(|action| action.parse().ok()).collect();
    rehearsal.carry_out(seat, &plan);
    Some(Outcome { predicted: hints[0].chance, won: rehearsal.to_the_end(seat) })
}

/// The choices of a match of level 4: how it stood, and whose.
fn at_choice<G: Heuristics>(number: u64) -> impl Iterator<Item = (Table<G>, Seat)> {
    let (least, most) = (*G::INFO.players.start(), *G::INFO.players.end());
    let players = least + (number % u64::from(most - least + 1)) as u8;
    let table = Table::<G>::new(&Setup::new::<G>(players).expect("the game is for so many"));
    let mut rehearsal = Rehearsal::new(table, level(4).expect("there is such a level"), number);
    std::iter::from_fn(move || {
        loop {
            let seat = rehearsal.asked()?;
            let table = rehearsal.table().clone();
            rehearsal.go_on();
            if table.legal(seat).len() > 1 {
                return Some((table, seat));
            }
        }
    })
}
