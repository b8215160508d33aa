//! How long a bot may think.
use std::time::Duration;

/// A clock that only goes forward. The caller brings it: wall time at a table, CPU time in the arena, nothing in a
/// browser.
pub type Clock = fn() -> Duration;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// This many simulations: the same on every machine.
    Simulations(u32),
    /// This long by this clock.
    Time(Duration, Clock),
}

impl Budget {
    /// Half of it, for a bot that thinks twice.
    pub(crate) fn half(self) -> Budget {
        match self {
            Budget::Simulations(simulations) => Budget::Simulations(simulations.div_ceil(2)),
            Budget::Time(limit, clock) => Budget::Time(limit / 2, clock),
        }
    }
    /// How many plans are worth comparing with it, each of which should be tried some dozens of times, and how many
    /// actions may be tried to find them, which should take a small part of the time.
    pub(crate) fn reach(self) -> (usize, usize) {
        match self {
            Budget::Simulations(simulations) => {
                let simulations = simulations as usize;
                ((simulations / 16).clamp(4, MOST_PLANS), simulations.clamp(200, MOST_STEPS))
            }
            Budget::Time(limit, _) => {
                let milliseconds = limit.as_millis() as usize;
                ((milliseconds * 3).clamp(8, MOST_PLANS), (milliseconds * 200).clamp(200, MOST_STEPS))
            }
        }
    }
}

const MOST_PLANS: usize = 40;
const MOST_STEPS: usize = 6_000;

/// What is left of a budget, stage by stage.
pub(crate) struct Purse {
    budget: Budget,
    began: Duration,
    stages: u32,
    spent: u32,
    stage: u32,
}

impl Purse {
    /// A budget that begins to be spent now, in one stage.
    pub(crate) fn new(budget: Budget) -> Purse {
        let began = match budget {
            Budget::Simulations(_) => Duration::ZERO,
            Budget::Time(_, now) => now(),
        };
        Purse { budget, began, stages: 1, spent: 0, stage: 0 }
    }
    /// Divides it into stages of equal length.
    pub(crate) fn divide(&mut self, stages: usize) {
        self.stages = stages.max(1) as u32;
    }
    /// The next stage begins, with what earlier ones left over.
    pub(crate) fn next_stage(&mut self) {
        self.stage += 1;
    }
    /// Counts simulations that were made.
    pub(crate) fn spend(&mut self, simulations: u32) {
        self.spent += simulations;
    }
    /// All simulations made.
    pub(crate) fn spent(&self) -> u32 {
        self.spent
    }
    /// How many simulations this stage may still make, as far as that can be counted; at most `wish`.
    pub(crate) fn grant(&self, wish: u32) -> u32 {
        let part = |whole: f64| whole * f64::from(self.stage) / f64::from(self.stages);
        match self.budget {
            Budget::Simulations(all) => wish.min((part(f64::from(all)) as u32).saturating_sub(self.spent)),
            Budget::Time(limit, now) => {
                let over = (now() - self.began).as_secs_f64() >= part(limit.as_secs_f64());
                if over { 0 } else { wish }
            }
        }
    }
}
