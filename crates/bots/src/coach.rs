//! Hints and reviews: what a bot thinks, told to a person.
use crate::review::{Reading, Reviewing};
use crate::thinking::{Effort, Mind, Question, Weighed, carry_out, think};
use crate::{Budget, Policy, Rung, Tally, play_on};
use engine::{AnyTable, Aspect, BySeat, Heuristics, Memory, Quick, Seat, Table, Viewer};
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// One of the best plans.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What to do, in notation, up to the first thing that cannot be foreseen.
    pub actions: Vec<String>,
    /// The chance to win with it.
    pub chance: f64,
    /// Everybody's chance to win with it.
    pub chances: BySeat<f64>,
    /// How far that may be off: half the 95 % interval.
    pub error: f64,
    /// How sure it is that this plan is better than the next one.
    pub sure: f64,
    /// The key of a sentence that says what speaks for it; none where nothing stands out.
    pub reason: Option<&'static str>,
}

/// How a coach thinks before it speaks.
#[derive(Clone, Copy, Debug)]
pub struct Brief {
    /// What the person who asks still knows.
    pub memory: Memory,
    /// How long it may think.
    pub budget: Budget,
    /// On how many threads.
    pub threads: usize,
}

/// A coach at a table whose game the caller does not know.
pub trait AnyCoach: Send + Sync {
    /// The best three plans of a seat that owes a decision, best first, from its own knowledge alone; nothing if it
    /// owes none or the table is of another game.
    fn hints(&self, table: &dyn AnyTable, seat: Seat, brief: &Brief) -> Option<Vec<Hint>>;
    /// Looks at a whole match again; nothing if the table has no record or is of another game.
    fn review(&self, table: &dyn AnyTable, simulations: u32) -> Option<Box<dyn Reviewing>>;
}

/// The coach of one game.
pub struct Coach<G>(PhantomData<fn() -> G>);

impl<G> Default for Coach<G> {
    fn default() -> Self {
        Coach(PhantomData)
    }
}

/// Plans that are shown.
const HINTS: usize = 3;
/// Plans compared to find what stands out.
const COMPARED: usize = 6;
/// Hints are the same whenever they are asked for.
const SEED: u64 = 0xad17;

impl<G: Heuristics> AnyCoach for Coach<G> {
    fn hints(&self, table: &dyn AnyTable, seat: Seat, brief: &Brief) -> Option<Vec<Hint>> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        if !table.owes(seat) {
            return None;
        }
        let news = table.news(Viewer::Seat(seat));
        let view = G::recall(&table.view(Viewer::Seat(seat)), &news, brief.memory, SEED);
        let question = Question::<G> { view: &view, news: &news, seat, seed: SEED };
        let budget = brief.budget.half();
        let effort = Effort { rung: Rung::Search, budget, guarded: true, threads: brief.threads, finalists: COMPARED };
        let mind = Mind::new(&question, &effort);
        let found = think(&question, &[], &effort).plans.into_iter().map(|plan| mind.foreseeable(plan.actions));
        // What came out best was lucky too: only fresh worlds tell by how much it is better.
        let again = Question { seed: !SEED, ..question };
        let plans = Mind::new(&again, &effort).compare(different::<G>(found), &[]);
        let reasons = reasons(&mind, seat, &plans[..plans.len().min(COMPARED)]);
        let hint = |at: usize, plan: &Weighed<G>| Hint {
            actions: plan.actions.iter().map(G::Action::to_string).collect(),
            chance: plan.chances()[seat],
            chances: plan.chances(),
            error: plan.error(),
            sure: plans.get(at + 1).map_or(1.0, |next| plan.better_than(next).sure),
            reason: reasons[at],
        };
        Some(plans.iter().take(HINTS).enumerate().map(|(at, plan)| hint(at, plan)).collect())
    }
    fn review(&self, table: &dyn AnyTable, simulations: u32) -> Option<Box<dyn Reviewing>> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        Some(Box::new(Reading::<G>::new(&AnyTable::setup(table)?, table.entries(), simulations)))
    }
}

/// The best plans to show, none twice: those that begin differently come first.
fn different<G: Heuristics>(plans: impl Iterator<Item = Vec<G::Action>>) -> Vec<Vec<G::Action>> {
    let (mut shown, mut others) = (Vec::<Vec<G::Action>>::new(), vec![]);
    for plan in plans {
        if shown.contains(&plan) || others.contains(&plan) {
            continue;
        }
        let is_new = shown.iter().all(|known| known.first() != plan.first());
        if is_new { &mut shown } else { &mut others }.push(plan);
    }
    shown.append(&mut others);
    shown.truncate(COMPARED);
    shown
}

/// For each plan the side of the seat's standing that it improves most, compared with the other plans.
fn reasons<G: Heuristics>(mind: &Mind<'_, '_, G>, seat: Seat, plans: &[Weighed<G>]) -> Vec<Option<&'static str>> {
    let standing: Vec<BTreeMap<&'static str, f32>> = plans.iter().map(|plan| standing(mind, seat, plan)).collect();
    let others = plans.len().saturating_sub(1) as f32;
    if others == 0.0 {
        return vec![None; plans.len()]; // nothing to compare it with
    }
    let reason = |at: usize| {
        let gain = |(&key, &points): (&&'static str, &f32)| {
            let all: f32 = standing.iter().filter_map(|standing| standing.get(key)).sum();
            (key, points - (all - points) / others)
        };
        let best = standing[at].iter().map(gain).max_by(|one, other| one.1.total_cmp(&other.1));
        best.filter(|&(_, gain)| gain > LEAST_GAIN).map(|(key, _)| key)
    };
    (0..plans.len()).map(reason).collect()
}

/// Less than this is nothing to speak of.
const LEAST_GAIN: f32 = 0.05;
/// Worlds in which a plan is carried out to see how the seat stands at the end of its turn.
const WORLDS: u64 = 24;

fn standing<G: Heuristics>(mind: &Mind<'_, '_, G>, seat: Seat, plan: &Weighed<G>) -> BTreeMap<&'static str, f32> {
    let (mut sums, mut menu, mut tally) = (BTreeMap::new(), vec![], Tally::default());
    let policy = Policy { careful: 0, horizon: Some(1) };
    for number in 0..WORLDS {
        let (mut world, mut fate) = (mind.world(number), Quick::new(number));
        carry_out::<G>(&mut world, seat, &plan.actions);
        play_on::<G>(&mut world, policy, &mut fate, &mut menu, &mut tally);
        for Aspect { key, points } in G::aspects(&world, seat) {
            *sums.entry(key).or_default() += points / WORLDS as f32;
        }
    }
    sums
}
