//! Hints and reviews: what a bot thinks, told to a person.
mod advantages;
mod outline;
mod reason;

use crate::review::{Reading, Reviewing};
use crate::thinking::{Effort, Mind, Question, Weighed, think};
use crate::{Budget, Rung};
use advantages::contrasts;
use engine::{AnyTable, BySeat, Heuristics, Memory, Seat, Table, Viewer};
use outline::{Outline, different};
use std::marker::PhantomData;

pub use advantages::{Advantage, Contrast};
pub use reason::{Beside, because, equally_good};

/// One of the best plans.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What to do, in notation, up to the first thing that cannot be foreseen.
    pub actions: Vec<String>,
    /// Which of the actions are decisions: the others need no thought. Hints of one moment differ in their first.
    pub decisions: Vec<usize>,
    /// The chance to win with it.
    pub chance: f64,
    /// Everybody's chance to win with it.
    pub chances: BySeat<f64>,
    /// How far that may be off: half the 95 % interval.
    pub error: f64,
    /// How sure it is that this plan is better than the next one.
    pub sure: f64,
    /// How sure it is that the best plan is better than this one.
    pub behind: f64,
    /// What tells it from the next plan, or, if it is not the best, from the best; nothing where there is no other.
    pub contrast: Option<Contrast>,
}

/// How sure one must be that two plans differ: with less, the interval of their difference reaches over zero.
const SURE: f64 = 0.975;

impl Hint {
    /// Is it better than the next one beyond doubt?
    pub fn is_surely_better(&self) -> bool {
        self.sure >= SURE
    }
    /// Is the best plan better than this one beyond doubt?
    pub fn is_surely_behind(&self) -> bool {
        self.behind >= SURE
    }
    /// The seat has done the first action of this plan: what is left of it, if anything is.
    pub fn followed(mut self, action: &str) -> Option<Hint> {
        if self.actions.len() < 2 || self.actions[0] != action {
            return None;
        }
        self.actions.remove(0);
        self.decisions = self.decisions.into_iter().filter_map(|at| at.checked_sub(1)).collect();
        Some(self)
    }
}

/// How many of these hints are about equally good, from the best one on: one, if it is surely the best.
pub fn as_good(hints: &[Hint]) -> usize {
    hints.iter().take_while(|hint| !hint.is_surely_behind()).count()
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
    /// The best plans of a seat that owes a decision, best first, from its own knowledge alone; nothing if it owes none
    /// or the table is of another game. There are at most three, and each begins with another decision.
    fn hints(&self, table: &dyn AnyTable, seat: Seat, brief: &Brief) -> Option<Vec<Hint>>;
    /// What a plan of a seat that owes a decision has over another one, the most valuable first; nothing if one of them
    /// is no plan there, or if there is nothing to speak of.
    fn advantages(&self, table: &dyn AnyTable, seat: Seat, plan: &[String], other: &[String]) -> Vec<Advantage>;
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
/// Plans compared to find those.
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
        let outlines = different::<G>(found.map(|actions| Outline::of(&mind, seat, &actions)), COMPARED);
        // What came out best was lucky too: only fresh worlds tell by how much it is better.
        let again = Question { seed: !SEED, ..question };
        let plans = outlines.iter().map(|outline| outline.actions.clone()).collect();
        let mut plans = Mind::new(&again, &effort).compare(plans, &[]);
        plans.truncate(HINTS);
        let actions: Vec<&[G::Action]> = plans.iter().map(|plan| &plan.actions[..]).collect();
        let mut contrasts = contrasts(&mind, seat, &actions).into_iter();
        let told = |at: usize| {
            let outline = outlines.iter().find(|outline| outline.actions == plans[at].actions);
            let decisions = outline.map_or(vec![], |outline| outline.decisions.clone());
            Hint { decisions, contrast: contrasts.next(), ..hint(seat, &plans, at) }
        };
        Some((0..plans.len()).map(told).collect())
    }
    fn advantages(&self, table: &dyn AnyTable, seat: Seat, plan: &[String], other: &[String]) -> Vec<Advantage> {
        let Some(table) = table.as_any().downcast_ref::<Table<G>>().filter(|table| table.owes(seat)) else {
            return vec![];
        };
        let read = |plan: &[String]| plan.iter().map(|action| action.parse().ok()).collect::<Option<Vec<G::Action>>>();
        let (Some(plan), Some(other)) = (read(plan), read(other)) else { return vec![] };
        let (view, news) = (table.view(Viewer::Seat(seat)), table.news(Viewer::Seat(seat)));
        let question = Question::<G> { view: &view, news: &news, seat, seed: SEED };
        let budget = Budget::Simulations(0);
        let effort = Effort { rung: Rung::Search, budget, guarded: true, threads: 1, finalists: 2 };
        contrasts(&Mind::new(&question, &effort), seat, &[&plan, &other]).swap_remove(0).better
    }
    fn review(&self, table: &dyn AnyTable, simulations: u32) -> Option<Box<dyn Reviewing>> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        Some(Box::new(Reading::<G>::new(&AnyTable::setup(table)?, table.entries(), simulations)))
    }
}

/// The plan at this place among these: how good it is.
fn hint<G: Heuristics>(seat: Seat, plans: &[Weighed<G>], at: usize) -> Hint {
    let plan = &plans[at];
    let found = plan.chances()[seat];
    let chance = G::CALIBRATION.of(found);
    // What the seat gains or loses by it, the others lose or gain, each by their share.
    let others = if found < 1.0 { (1.0 - chance) / (1.0 - found) } else { 1.0 };
    let mut chances = BySeat(plan.chances().0.map(|chance| others * chance));
    chances[seat] = chance;
    Hint {
        actions: plan.actions.iter().map(G::Action::to_string).collect(),
        decisions: vec![],
        chance,
        chances,
        error: plan.error(),
        sure: plans.get(at + 1).map_or(1.0, |next| plan.better_than(next).sure),
        behind: if at == 0 { 0.0 } else { plans[0].better_than(plan).sure },
        contrast: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How surely the best plan is better than each of these.
    fn hints(behind: &[f64]) -> Vec<Hint> {
        let hint = |&behind: &f64| Hint {
            actions: vec![],
            decisions: vec![],
            chance: 0.5,
            chances: BySeat([0.5; 4]),
            error: 0.01,
            sure: 0.5,
            behind,
            contrast: None,
        };
        behind.iter().map(hint).collect()
    }

    #[test]
    fn plans_are_as_good_as_the_best_until_one_is_surely_worse() {
        for (behind, expected) in [
            (&[0.0, 0.5, 0.974][..], 3),
            (&[0.0, 0.97, 0.98], 2),
            (&[0.0, 0.975, 0.5], 1),
            (&[0.0, 1.0], 1),
            (&[0.0], 1),
            (&[], 0),
        ] {
            assert_eq!(as_good(&hints(behind)), expected, "{behind:?}");
        }
    }
}
