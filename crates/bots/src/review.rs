//! A match looked at again: who would have won at each moment, what was luck and what was decided.
use crate::budget::Budget;
use crate::playout::{Policy, Tally, play_on};
use crate::streams::Streams;
use crate::thinking::{Effort, Lead, Mind, Question, think};
use crate::{Rung, mix};
use engine::{BySeat, Entry, Game, Heuristics, Seat, Setup, Told, Turn, Viewer, tell};

/// A whole match.
#[derive(Clone, Debug)]
pub struct Review {
    /// How many play.
    pub players: u8,
    /// Before the first step.
    pub start: BySeat<f64>,
    /// One for each step.
    pub moments: Vec<Moment>,
}

/// One step of a match.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Chance, or who decided and how well.
    pub cause: Cause,
    /// What happened, as the record writes it.
    pub line: String,
    /// Everybody's chance to win afterwards, as somebody sees it who sees all cards.
    pub chances: BySeat<f64>,
}

/// Why the chances have changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Cause {
    /// A draw.
    Luck,
    /// A decision of this seat.
    Decision {
        /// Who.
        seat: Seat,
        /// What could have been done better, seen with that seat's own knowledge; none where there was no choice, or in
        /// the middle of a plan that was already judged.
        missed: Option<Missed>,
    },
}

/// A better plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Missed {
    /// What was done, in notation, from where it differs.
    pub played: Vec<String>,
    /// What would have been better, from there on.
    pub actions: Vec<String>,
    /// How many steps both have in common before they differ.
    pub same: usize,
    /// The chance to win it would have kept.
    pub loss: f64,
    /// How sure it is that it was better.
    pub sure: f64,
}

impl Review {
    /// Everybody's chances before and after a step.
    pub fn around(&self, step: usize) -> (BySeat<f64>, BySeat<f64>) {
        let before = step.checked_sub(1).map_or(self.start, |step| self.moments[step].chances);
        (before, self.moments[step].chances)
    }
    /// What luck, its own decisions and those of others did to this seat's chance. With the start they add up to how
    /// the match ended.
    pub fn account(&self, seat: Seat) -> [f64; 3] {
        let mut account = [0.0; 3];
        for (step, moment) in self.moments.iter().enumerate() {
            let (before, after) = self.around(step);
            let place = match moment.cause {
                Cause::Luck => 0,
                Cause::Decision { seat: own, .. } if own == seat => 1,
                Cause::Decision { .. } => 2,
            };
            account[place] += after[seat] - before[seat];
        }
        account
    }
    /// The steps that changed most, up to this many, in the order of the match.
    pub fn decisive(&self, most: usize) -> Vec<usize> {
        let swing = |&step: &usize| {
            let (before, after) = self.around(step);
            (0..usize::from(self.players)).map(|seat| (after.0[seat] - before.0[seat]).abs()).fold(0.0, f64::max)
        };
        let mut steps: Vec<usize> = (0..self.moments.len()).collect();
        steps.sort_by(|one, other| swing(other).total_cmp(&swing(one)));
        steps.truncate(most);
        steps.sort_unstable();
        steps
    }
}

/// A match that is being looked at again, step by step: each takes a while, and others may want to think in between.
pub trait Reviewing: Send {
    /// Judges one more step. Answers whether there was one.
    fn judge(&mut self) -> bool;
    /// What was found.
    fn review(self: Box<Self>) -> Review;
}

/// The same for one game. Every decision is judged by what its seat knew, never by what it could not know; the chances
/// over time are those of somebody who sees all cards.
pub(crate) struct Reading<G: Heuristics> {
    entries: Vec<Entry<G::Action>>,
    state: G::State,
    /// What each seat was told so far.
    news: Vec<Vec<G::Event>>,
    simulations: u32,
    found: Review,
}

impl<G: Heuristics> Reading<G> {
    pub(crate) fn new(setup: &Setup, entries: &[Entry<G::Action>], simulations: u32) -> Self {
        let state = G::new(setup);
        let found = Review { players: setup.players(), start: chances::<G>(&state, simulations), moments: vec![] };
        let news = vec![vec![]; usize::from(setup.players())];
        Reading { entries: entries.to_vec(), state, news, simulations, found }
    }
    fn cause(&self, step: usize) -> Cause {
        let Entry::Act(seat, _) = self.entries[step] else { return Cause::Luck };
        let is_middle = goes_on::<G>(&self.entries, step, seat);
        let own = if is_middle { vec![] } else { own_line::<G>(&self.entries[step..], seat) };
        let missed = missed::<G>(&self.state, &self.news[seat.index()], seat, &own, self.simulations);
        Cause::Decision { seat, missed }
    }
}

impl<G: Heuristics> Reviewing for Reading<G> {
    fn judge(&mut self) -> bool {
        let step = self.found.moments.len();
        let Some(&entry) = self.entries.get(step) else { return false };
        let (cause, mut events) = (self.cause(step), vec![]);
        let play = &mut Told::<G> { state: &mut self.state, events: &mut events };
        match entry {
            Entry::Act(seat, action) => G::act(play, seat, action),
            Entry::Drew(_, lot) => G::draw(play, lot),
        }
        tell::<G>(&events, &mut self.news);
        let chances = chances::<G>(&self.state, self.simulations);
        self.found.moments.push(Moment { cause, line: written::<G>(&entry), chances });
        true
    }
    fn review(self: Box<Self>) -> Review {
        self.found
    }
}

fn written<G: Game>(entry: &Entry<G::Action>) -> String {
    match *entry {
        Entry::Act(seat, action) => format!("{seat} {action}"),
        Entry::Drew(pile, lot) => format!("draw {}.{}", G::PILES[pile as usize], G::lot(pile, lot)),
    }
}

/// Is this the middle of a plan that began earlier?
fn goes_on<G: Game>(entries: &[Entry<G::Action>], step: usize, seat: Seat) -> bool {
    G::INFO.drafts && step > 0 && matches!(entries[step - 1], Entry::Act(before, _) if before == seat)
}

/// What the seat did in one go; where looking tells something new, only the first action of it.
fn own_line<G: Game>(entries: &[Entry<G::Action>], seat: Seat) -> Vec<G::Action> {
    let own = entries.iter().map_while(|entry| match *entry {
        Entry::Act(who, action) if who == seat => Some(action),
        Entry::Act(..) | Entry::Drew(..) => None,
    });
    own.take(if G::INFO.drafts { usize::MAX } else { 1 }).collect()
}

/// What would have been better than the seat's own plan, if anything.
fn missed<G: Heuristics>(
    state: &G::State,
    news: &[G::Event],
    seat: Seat,
    own: &[G::Action],
    simulations: u32,
) -> Option<Missed> {
    if own.is_empty() {
        return None;
    }
    let view = G::view(state, Viewer::Seat(seat));
    let question = Question::<G> { view: &view, news, seat, seed: news.len() as u64 };
    let budget = Budget::Simulations(simulations * 4);
    let effort = Effort { rung: Rung::Search, budget, guarded: true, threads: 1, finalists: 1 };
    let best = think(&question, own, &effort).plans.swap_remove(0).actions;
    let best = Mind::new(&question, &effort).foreseeable(best);
    // What came out best was lucky too: only fresh worlds tell by how much it is better.
    let again = Question { seed: !question.seed, ..question };
    let weighed = Mind::new(&again, &effort).compare(vec![best], own);
    let [best, played] = &weighed[..] else { return None };
    let Lead { by: loss, sure } = best.better_than(played);
    let same = best.actions.iter().zip(own).take_while(|(one, other)| one == other).count();
    let words = |actions: &[G::Action]| actions[same..].iter().map(G::Action::to_string).collect();
    // A plan that merely continues the other one is not a different plan.
    let differs = same < best.actions.len() && same < own.len();
    (loss > 0.0 && differs).then(|| Missed { played: words(own), actions: words(&best.actions), same, loss, sure })
}

/// Everybody's chance in this world, from playouts that begin with some thought, so that a good move does not look like
/// a surprise.
fn chances<G: Heuristics>(state: &G::State, simulations: u32) -> BySeat<f64> {
    let policy = Policy { careful: 2, horizon: G::HORIZON };
    let (mut sums, mut menu, mut tally) = ([0.0; 4], vec![], Tally::default());
    let playouts = if G::turn(state) == Turn::Over { 1 } else { simulations };
    for number in 0..playouts {
        let (mut world, mut fate) = (*state, Streams::new(mix(0, number.into())));
        let worth = play_on::<G>(&mut world, policy, &mut fate, &mut menu, &mut tally);
        sums.iter_mut().zip(worth.0).for_each(|(sum, worth)| *sum += f64::from(worth) / f64::from(playouts));
    }
    BySeat(sums)
}
