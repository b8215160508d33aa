//! Weighing plans: sequential halving, every plan that is left being tried in the same guessed worlds.
use crate::budget::{Budget, Purse};
use crate::plans::{Plan, Reach, plans};
use crate::playout::{Policy, Tally, play_on};
use crate::streams::Streams;
use crate::{Rung, mix};
use engine::{BySeat, Fate, Game, Heuristics, Quick, Seat, Turn, Unseen, Viewer};

/// What there is to think about.
#[derive(Clone, Copy)]
pub struct Question<'a, G: Game> {
    /// What the seat knows, or remembers of it.
    pub view: &'a G::View,
    /// All the seat was told.
    pub news: &'a [G::Event],
    /// Who has to decide.
    pub seat: Seat,
    /// The same seed thinks the same.
    pub seed: u64,
}

/// How hard to think about it.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// [`Rung::Flat`] or [`Rung::Search`].
    pub rung: Rung,
    /// How long.
    pub budget: Budget,
    /// Are blunders that can be seen at once left out?
    pub guarded: bool,
    /// On how many threads; the answer is the same.
    pub threads: usize,
    /// How many plans are weighed to the end, not only the best: for hints.
    pub finalists: usize,
}

/// A plan and what is thought of it.
#[derive(Clone, Debug)]
pub struct Weighed<G: Game> {
    /// The plan.
    pub actions: Vec<G::Action>,
    /// What it came to for this seat in each world it was tried in: world 0, 1, 2, ...
    pub worth: Vec<f32>,
    /// The same, summed up for every seat.
    pub sums: BySeat<f64>,
}

impl<G: Game> Weighed<G> {
    fn new(actions: Vec<G::Action>) -> Self {
        Weighed { actions, worth: vec![], sums: BySeat([0.0; 4]) }
    }
    /// How often it was tried.
    pub fn tries(&self) -> usize {
        self.worth.len()
    }
    /// The chance to win for every seat.
    pub fn chances(&self) -> BySeat<f64> {
        BySeat(self.sums.0.map(|sum| sum / self.worth.len().max(1) as f64))
    }
    /// How far the chance of this seat may be off: half the 95 % interval.
    pub fn error(&self) -> f64 {
        let worth: Vec<f64> = self.worth.iter().map(|&worth| worth.into()).collect();
        1.96 * Mean::of(&worth).error
    }
    /// How much better it came out in the worlds in which both were tried, on average.
    fn lead(&self, other: &Weighed<G>) -> Mean {
        let pairs: Vec<f64> = self.worth.iter().zip(&other.worth).map(|(a, b)| f64::from(a - b)).collect();
        Mean::of(&pairs)
    }
    /// By how much it is better at least, if its lead may be off by this many standard errors.
    pub(crate) fn lead_at_least(&self, other: &Weighed<G>, errors: f64) -> f64 {
        let Mean { mean, error } = self.lead(other);
        mean - errors * error.max(LEAST_ERROR)
    }
    /// How it compares with another plan in the worlds in which both were tried.
    pub fn better_than(&self, other: &Weighed<G>) -> Lead {
        let Mean { mean, error } = self.lead(other);
        // A few tries that came out alike prove nothing, and neither does a difference as small as a rounding.
        let least = 0.5 / self.tries().min(other.tries()).max(1) as f64;
        Lead { by: mean, sure: normal(mean / error.max(least).max(LEAST_ERROR)) }
    }
}

/// No chance to win is known better than this.
const LEAST_ERROR: f64 = 0.000_5;

/// How much better one plan is than another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lead {
    /// By this much of a victory.
    pub by: f64,
    /// How sure it is that it is better at all, from 0 to 1.
    pub sure: f64,
}

/// A mean and its standard error.
#[derive(Clone, Copy)]
pub(crate) struct Mean {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

impl Mean {
    pub(crate) fn of(numbers: &[f64]) -> Mean {
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Mean { mean, error: (variance / count).sqrt() }
    }
}

/// The distribution function of the normal distribution, by the logistic curve that comes within a percent of it.
fn normal(z: f64) -> f64 {
    1.0 / (1.0 + (-1.702 * z).exp())
}

/// What came of thinking.
#[derive(Clone, Debug)]
pub struct Thoughts<G: Game> {
    /// The best plan first; never empty.
    pub plans: Vec<Weighed<G>>,
    /// How many playouts it took.
    pub simulations: u32,
}

/// How a rung thinks.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// Are worlds imagined by behaviour too, or only by counting?
    pub(crate) infers: bool,
    pub(crate) policy: Policy,
}

impl Style {
    pub(crate) fn of<G: Heuristics>(rung: Rung) -> Style {
        match rung {
            Rung::Search => Style { infers: true, policy: Policy { careful: G::CARE, horizon: G::HORIZON } },
            Rung::Flat | Rung::Rule | Rung::Random => {
                Style { infers: false, policy: Policy { careful: 0, horizon: None } }
            }
        }
    }
}

/// Worlds are made in batches of this size; the clock is asked in between.
const BATCH: u32 = 8;

/// Thinks about what to do. The answer depends on the question and a budget in simulations alone.
///
/// `own` is a plan that somebody had, or nothing: it is weighed to the end with the others and comes last.
pub fn think<G: Heuristics>(question: &Question<'_, G>, own: &[G::Action], effort: &Effort) -> Thoughts<G> {
    let (purse, mind) = (Purse::new(effort.budget), Mind::new(question, effort));
    let worlds = [mind.world(u64::MAX), mind.world(u64::MAX - 1)];
    let found = plans::<G>(worlds, question.seat, &mind.reach());
    mind.weigh(found, own, purse)
}

/// The most worlds in which a plan is tried out that is the only one.
const JUDGED_ALONE: u32 = 400;

/// How many worlds must agree on a plan before a player is told that it can be foreseen.
const LOOK_ALIKES: u64 = 24;

pub(crate) struct Mind<'a, 'q, G: Heuristics> {
    question: &'a Question<'q, G>,
    effort: Effort,
    style: Style,
    belief: G::Belief,
}

impl<'a, 'q, G: Heuristics> Mind<'a, 'q, G> {
    pub(crate) fn new(question: &'a Question<'q, G>, effort: &Effort) -> Self {
        let belief = G::believe(question.view, question.news);
        Mind { question, effort: *effort, style: Style::of::<G>(effort.rung), belief }
    }
    fn reach(&self) -> Reach {
        let (plans, steps) = self.effort.budget.reach();
        Reach { plans, steps, guarded: self.effort.guarded }
    }
    /// The world of this number: always the same one.
    pub(crate) fn world(&self, number: u64) -> G::State {
        let fate = &mut Quick::new(mix(self.question.seed, number));
        if self.style.infers {
            G::imagine(self.question.view, &self.belief, fate)
        } else {
            G::guess(self.question.view, fate)
        }
    }
    /// A world that fits the view, whatever else is believed.
    pub(crate) fn plain_world(&self) -> G::State {
        G::guess(self.question.view, &mut Quick::new(self.question.seed))
    }
    /// The plan up to the first thing that the seat cannot foresee: where worlds that look alike to it part after an
    /// action, whether there is a next one depends on what is hidden, and nobody is told to count on it.
    pub(crate) fn foreseeable(&self, mut actions: Vec<G::Action>) -> Vec<G::Action> {
        let (seat, seed) = (self.question.seat, self.question.seed);
        let world = |number| G::guess(self.question.view, &mut Quick::new(mix(seed, number)));
        let mut worlds: Vec<G::State> = (0..LOOK_ALIKES).map(world).collect();
        let parts = |action: &G::Action| {
            worlds.iter_mut().for_each(|world| carry_out::<G>(world, seat, &[*action]));
            let view = |world: &G::State| G::view(world, Viewer::Seat(seat));
            worlds.windows(2).any(|pair| view(&pair[0]) != view(&pair[1]))
        };
        let last = actions.iter().position(parts);
        actions.truncate(last.map_or(actions.len(), |last| last + 1));
        actions
    }
    fn weigh(&self, found: Vec<Plan<G>>, own: &[G::Action], mut purse: Purse) -> Thoughts<G> {
        let mut plans: Vec<Weighed<G>> = found.into_iter().map(|plan| Weighed::new(plan.actions)).collect();
        let mut pinned: Vec<Weighed<G>> = if own.is_empty() { vec![] } else { vec![Weighed::new(own.to_vec())] };
        if plans.len() + pinned.len() < 2 {
            return Thoughts { plans, simulations: 0 };
        }
        let stages = stages(plans.len(), self.effort.finalists.max(2 - pinned.len()));
        purse.divide(stages.len());
        let mut next = 0u64;
        'stages: for left in stages {
            purse.next_stage();
            let each = (left + pinned.len()) as u32;
            loop {
                let worlds = purse.grant(BATCH * each).div_ceil(each);
                // Every plan is tried at least a little before any is dropped.
                let worlds = if next == 0 { worlds.max(2) } else { worlds };
                if worlds == 0 {
                    break;
                }
                let numbers = next..next + u64::from(worlds);
                self.try_out(&mut plans[..left], numbers.clone());
                self.try_out(&mut pinned, numbers);
                next += u64::from(worlds);
                purse.spend(worlds * each);
                let doubled = (next - u64::from(worlds)).checked_ilog2() != Some(next.ilog2());
                let hurries = self.effort.finalists < 2 && pinned.is_empty();
                if hurries && doubled && is_settled(&plans[..left], self.question.seat) {
                    rank(&mut plans[..left], self.question.seat);
                    break 'stages;
                }
            }
            rank(&mut plans[..left], self.question.seat);
        }
        plans.append(&mut pinned);
        Thoughts { plans, simulations: purse.spent() }
    }
    /// Weighs plans that were found before, no more than there are finalists, so that none is dropped; and a plan that
    /// somebody had, or nothing, which comes last.
    pub(crate) fn compare(&self, plans: Vec<Vec<G::Action>>, own: &[G::Action]) -> Vec<Weighed<G>> {
        let plans: Vec<Plan<G>> = plans.into_iter().map(|actions| Plan { actions, promise: 0.0 }).collect();
        if let [_] = plans[..]
            && own.is_empty()
        {
            return self.judge_alone(plans);
        }
        self.weigh(plans, own, Purse::new(self.effort.budget)).plans
    }
    /// Where there is nothing to choose, it is still told how the seat stands.
    fn judge_alone(&self, plans: Vec<Plan<G>>) -> Vec<Weighed<G>> {
        let mut plans: Vec<Weighed<G>> = plans.into_iter().map(|plan| Weighed::new(plan.actions)).collect();
        let mut purse = Purse::new(self.effort.budget);
        purse.next_stage();
        let tries = purse.grant(JUDGED_ALONE).max(2);
        self.try_out(&mut plans, 0..tries.into());
        plans
    }
    /// Each of these plans is carried out in each of these worlds. A thread takes whole plans, so that sums are added
    /// up in the same order whatever their number.
    fn try_out(&self, plans: &mut [Weighed<G>], numbers: std::ops::Range<u64>) {
        let worlds: Vec<(u64, G::State)> = numbers.map(|number| (number, self.world(number))).collect();
        let threads = self.effort.threads.min(plans.len());
        if threads < 2 {
            return plans.iter_mut().for_each(|plan| self.try_plan(plan, &worlds));
        }
        let share = plans.len().div_ceil(threads);
        std::thread::scope(|scope| {
            for part in plans.chunks_mut(share) {
                scope.spawn(|| part.iter_mut().for_each(|plan| self.try_plan(plan, &worlds)));
            }
        });
    }
    fn try_plan(&self, plan: &mut Weighed<G>, worlds: &[(u64, G::State)]) {
        let (mut menu, mut tally) = (vec![], Tally::default());
        for &(number, world) in worlds {
            let (mut state, mut fate) = (world, Streams::new(mix(!self.question.seed, number)));
            carry_out::<G>(&mut state, self.question.seat, &plan.actions);
            // A plan that ends at something unforeseen leaves its turn unfinished. Played on carelessly it would look
            // worse than a plan to the end of the turn only because that one has more thought in it.
            let is_unfinished = G::actor(&state) == G::actor(&world);
            let policy = if is_unfinished { self.style.policy.with_care() } else { self.style.policy };
            let worth = play_on::<G>(&mut state, policy, &mut fate, &mut menu, &mut tally);
            plan.worth.push(worth[self.question.seat]);
            plan.sums.0.iter_mut().zip(worth.0).for_each(|(sum, worth)| *sum += f64::from(worth));
        }
    }
}

/// How many plans are left in each stage: half as many from one to the next, until only the finalists are left.
fn stages(plans: usize, finalists: usize) -> Vec<usize> {
    let halved = |&left: &usize| (left > finalists).then(|| left.div_ceil(2).max(finalists));
    std::iter::successors(Some(plans), halved).collect()
}

/// The fewest tries before anything is settled, and the standard errors by which the best must then lead.
const FEWEST: usize = 64;
const CLEAR: f64 = 4.0;

/// Can no other plan overtake the best one any more?
fn is_settled<G: Game>(plans: &[Weighed<G>], seat: Seat) -> bool {
    let Some(best) = plans.iter().max_by(|one, other| one.sums[seat].total_cmp(&other.sums[seat])) else { return true };
    let leads = |other: &Weighed<G>| {
        let Mean { mean, error } = best.lead(other);
        mean > CLEAR * error || std::ptr::eq(best, other)
    };
    best.tries() >= FEWEST && plans.iter().all(leads)
}

/// The best first. All of them were tried in the same worlds.
fn rank<G: Game>(plans: &mut [Weighed<G>], seat: Seat) {
    plans.sort_by(|one, other| other.sums[seat].total_cmp(&one.sums[seat]));
}

/// The plan happens, up to the first action that this world does not allow: what seemed foreseeable was not.
pub(crate) fn carry_out<G: Heuristics>(state: &mut G::State, seat: Seat, actions: &[G::Action]) {
    for &action in actions {
        let owes = matches!(G::turn(state), Turn::Decide(seats) if seats.has(seat));
        if !owes || G::check(state, seat, action).is_err() {
            return;
        }
        G::act(&mut Unseen::<G>(state), seat, action);
    }
}

/// Normally distributed noise, from the sum of twelve even numbers.
pub(crate) fn noise(fate: &mut Quick) -> f32 {
    (0..12).map(|_| fate.below(1 << 16) as f32 / 65_536.0).sum::<f32>() - 6.0
}

/// What the seat would see after doing all but the last action of a plan, step by step: by this it is known later
/// whether the plan still fits.
pub(crate) fn foreseen<G: Heuristics>(question: &Question<'_, G>, actions: &[G::Action]) -> Vec<G::View> {
    let mut world = G::guess(question.view, &mut Quick::new(question.seed));
    let mut views = vec![];
    for &action in &actions[..actions.len().saturating_sub(1)] {
        carry_out::<G>(&mut world, question.seat, &[action]);
        views.push(G::view(&world, Viewer::Seat(question.seat)));
    }
    views
}
