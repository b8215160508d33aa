//! How the judge is trained: on matches of rule-of-thumb players, some wiser than others, and who won them.
//!
//! `LEARN=1200 cargo test --release -p clank --lib learn -- --nocapture` plays 60,000 matches and prints `judge/table.rs`.
use super::chances::from_logarithms;
use super::features::{Features, features};
use super::judge::{HIDDEN, INPUTS, Inputs, Judge, TAUGHT};
use super::{Weights, rate};
use crate::{Action, Clank, State};
use engine::Weights as _;
use engine::{BySeat, Fate, Game, MOST_SEATS, Quick, Seats, Setup, Turn, Unseen, outcome, step};

/// Which matches are played, and in what proportion.
const LESSONS: [(&str, u64); 6] = [
    ("players=4", 20),
    ("players=4 board=back", 6),
    ("players=3", 5),
    ("players=3 board=back", 2),
    ("players=2", 10),
    ("players=2 board=back", 4),
];
/// How often each moment is looked at, on average.
const ROUNDS: usize = 12;
/// How many moments make one step.
const BATCH: usize = 128;
/// The length of the first steps.
const STEP: f32 = 0.002;

/// A moment of a match, and how the match ended.
struct Moment {
    features: Features,
    players: u8,
    came: BySeat<f32>,
}

impl Moment {
    fn chances(&self, judge: &Judge) -> BySeat<f32> {
        let mut logarithms = self.features.calculated;
        for seat in Seats::first_n(self.players) {
            logarithms[seat] += judge.correct(&self.features.inputs[seat]);
        }
        from_logarithms(logarithms, self.players)
    }
}

/// How far the judge is off: the mean negative logarithm of the chance it gave to what happened.
fn loss(judge: &Judge, moments: &[Moment]) -> f64 {
    let of = |moment: &Moment| {
        let chances = moment.chances(judge);
        let seats = Seats::first_n(moment.players).into_iter();
        -seats.map(|seat| f64::from(moment.came[seat] * chances[seat].max(1e-4).ln())).sum::<f64>()
    };
    moments.iter().map(of).sum::<f64>() / moments.len() as f64
}

fn normal(fate: &mut Quick) -> f32 {
    (0..12).map(|_| fate.below(1 << 16) as f32 / 65_536.0).sum::<f32>() - 6.0
}

/// A player. Half of them have the tuned weights.
struct Pupil {
    weights: Weights,
    /// How far its ratings are off, in their own spread.
    error: f32,
}

impl Pupil {
    fn of(fate: &mut Quick) -> Pupil {
        let (kind, mut weights) = (fate.below(4), Weights::TUNED.list());
        if kind < 2 {
            weights.iter_mut().for_each(|weight| *weight *= (0.3 * normal(fate)).exp());
        }
        Pupil { weights: Weights::from_list(&weights), error: if kind == 2 { 0.3 } else { 0.0 } }
    }
    fn choose(&self, state: &State, menu: &[Action], fate: &mut Quick) -> Action {
        let mut scores = vec![];
        rate::rate(state, state.actor, menu, &self.weights, &mut scores);
        let count = scores.len() as f32;
        let mean = scores.iter().sum::<f32>() / count;
        let spread = (scores.iter().map(|score| (score - mean).powi(2)).sum::<f32>() / count).sqrt();
        if self.error > 0.0 {
            scores.iter_mut().for_each(|score| *score += self.error * spread * normal(fate));
        }
        let best = (0..scores.len()).rev().max_by(|&one, &other| scores[one].total_cmp(&scores[other]));
        menu[best.expect("there is something to do")]
    }
}

/// Some moments of one match; none if it does not end.
fn watch(setup: &Setup, fate: &mut Quick) -> Vec<Moment> {
    let (mut state, mut moments, mut actor) = (Clank::new(setup), vec![], None);
    let pupils: Vec<Pupil> = (0..setup.players()).map(|_| Pupil::of(fate)).collect();
    let mut choose = |state: &Unseen<'_, Clank>, _: Seats, fate: &mut Quick| {
        let often = if actor == Some(state.actor) { 30 } else { 250 };
        let seat = state.actor;
        actor = Some(seat);
        if fate.below(1_000) < often {
            let came = BySeat([0.0; MOST_SEATS as usize]);
            moments.push(Moment { features: features(state), players: state.players, came });
        }
        (seat, pupils[seat.index()].choose(state, &Clank::menu(state, seat), fate))
    };
    for _ in 0..4_000 {
        step(&mut Unseen::<Clank>(&mut state), fate, &mut choose);
    }
    if Clank::turn(&state) != Turn::Over || Clank::winners(&state).is_empty() {
        return vec![];
    }
    moments.iter_mut().for_each(|moment| moment.came = outcome::<Clank>(&state));
    moments
}

fn lessons(each: u64, seed: u64) -> Vec<Moment> {
    let mut fate = Quick::new(seed);
    let mut moments = vec![];
    for (setup, part) in LESSONS {
        let setup = Setup::read::<Clank>(setup).expect("a lesson is a match");
        (0..each * part).for_each(|_| moments.extend(watch(&setup, &mut fate)));
    }
    moments
}

/// All numbers of a judge, in the order of the table.
fn numbers(judge: &mut Judge) -> impl Iterator<Item = &mut f32> {
    let Judge { first, bias, last, straight } = judge;
    first.iter_mut().flatten().chain(bias).chain(last).chain(straight)
}

/// One that knows nothing: it hardly changes the calculated chances.
fn novice(fate: &mut Quick) -> Judge {
    let mut judge = blank();
    judge.first.iter_mut().flatten().for_each(|weight| *weight = 0.2 * normal(fate));
    judge.last.iter_mut().for_each(|weight| *weight = 0.05 * normal(fate));
    judge
}

fn blank() -> Judge {
    Judge { first: [[0.0; HIDDEN]; INPUTS], bias: [0.0; HIDDEN], last: [0.0; HIDDEN], straight: [0.0; INPUTS] }
}

/// Adds to `slope` how the loss changes with every number, given that the chance of this seat is off by `off`.
fn blame(judge: &Judge, inputs: &Inputs, off: f32, slope: &mut Judge) {
    let thoughts = judge.thoughts(inputs);
    let mut through = [0.0; HIDDEN];
    for at in 0..HIDDEN {
        if thoughts[at] > 0.0 {
            slope.last[at] += off * thoughts[at];
            through[at] = off * judge.last[at];
        }
        slope.bias[at] += through[at];
    }
    for (at, &input) in inputs.iter().enumerate() {
        slope.straight[at] += off * input;
        slope.first[at].iter_mut().zip(&through).for_each(|(slope, through)| *slope += input * through);
    }
}

/// Gradient descent (Adam), with shorter steps towards the end.
struct Teacher {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Teacher {
    fn step(&mut self, judge: &mut Judge, slope: &mut Judge, length: f32) {
        self.steps += 1;
        let (warm, hot) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for (at, (number, slope)) in numbers(judge).zip(numbers(slope)).enumerate() {
            let slope = *slope + 1e-5 * *number;
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slope;
            self.square[at] = 0.999 * self.square[at] + 0.001 * slope * slope;
            *number -= length * (self.mean[at] / warm) / ((self.square[at] / hot).sqrt() + 1e-8);
        }
    }
}

fn teach(moments: &[Moment], rounds: usize) -> Judge {
    let mut fate = Quick::new(3);
    let mut judge = novice(&mut fate);
    let count = numbers(&mut judge).count();
    let mut teacher = Teacher { mean: vec![0.0; count], square: vec![0.0; count], steps: 0 };
    let all = (rounds * moments.len() / BATCH) as f32;
    for _ in 0..all as usize {
        let mut slope = blank();
        for _ in 0..BATCH {
            let moment = &moments[fate.below(moments.len() as u32) as usize];
            let chances = moment.chances(&judge);
            for seat in Seats::first_n(moment.players) {
                let off = (chances[seat] - moment.came[seat]) / BATCH as f32;
                blame(&judge, &moment.features.inputs[seat], off, &mut slope);
            }
        }
        let length = STEP * (1.0 - teacher.steps as f32 / all).max(0.02);
        teacher.step(&mut judge, &mut slope, length);
    }
    judge
}

/// The file `judge/table.rs`, before it is formatted.
fn write(judge: &Judge) -> String {
    let row =
        |row: &[f32]| format!("[{}]", row.iter().map(|number| format!("{number:.3}")).collect::<Vec<_>>().join(", "));
    let first: Vec<String> = judge.first.iter().map(|weights| row(weights)).collect();
    let [bias, last, straight] = [&judge.bias[..], &judge.last, &judge.straight].map(row);
    format!(
        "//! The numbers, as `learn.rs` writes them.\nuse super::Judge;\n\npub(super) const TAUGHT: Judge = Judge {{\n\
         first: [{}],\nbias: {bias},\nlast: {last},\nstraight: {straight},\n}};\n",
        first.join(",\n")
    )
}

#[test]
fn the_judge_knows_more_than_can_be_reckoned() {
    let fresh = lessons(2, 77);
    assert!(loss(&TAUGHT, &fresh) < loss(&blank(), &fresh) - 0.02);
}

#[test]
fn a_judge_learns() {
    let asked: u64 = std::env::var("LEARN").ok().and_then(|number| number.parse().ok()).unwrap_or(1);
    let (moments, fresh) = (lessons(asked, 1), lessons(asked.div_ceil(15), 2));
    let judge = teach(&moments, ROUNDS);
    let (before, after) = (loss(&blank(), &moments), loss(&judge, &moments));
    assert!(after < before, "{after} after, {before} before");
    if asked > 1 {
        let [calculated, old, new] = [&blank(), &TAUGHT, &judge].map(|judge| loss(judge, &fresh));
        println!(
            "// {} moments; off by {calculated:.4} as calculated, {old:.4} until now, {new:.4} now",
            moments.len()
        );
        println!("{}", write(&judge));
    }
}
