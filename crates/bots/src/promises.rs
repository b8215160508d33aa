//! Is the coach right about chances? What first plans promise, and what comes of them once bots play on.
use crate::{Hint, Rehearsal, Skill};
use engine::{Heuristics, Seat, Setup, Table};

/// The chance that a hint named, and what was won with its plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Promise {
    /// The chance to win.
    pub chance: f64,
    /// The share of the victory.
    pub won: f64,
}

impl Promise {
    /// Carries out the plan of a hint that the seat got at this table, and lets bots play on; the same seed, the same end.
    pub fn tried<G: Heuristics>(table: Table<G>, seat: Seat, hint: &Hint, plays_on: Skill, seed: u64) -> Promise {
        let plan: Vec<G::Action> = hint.actions.iter().filter_map(|action| action.parse().ok()).collect();
        let mut rehearsal = Rehearsal::new(table, plays_on, seed);
        rehearsal.carry_out(seat, &plan);
        Promise { chance: hint.chance, won: rehearsal.to_the_end(seat) }
    }
}

/// Many promises, summed up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Kept {
    /// How many they are.
    pub count: usize,
    /// The chance that they named on average.
    pub promised: f64,
    /// What was won on average.
    pub won: f64,
    /// The standard error of the difference.
    pub error: f64,
}

impl Kept {
    /// What came of these.
    pub fn of(promises: &[Promise]) -> Kept {
        let count = promises.len().max(1) as f64;
        let mean = |of: &dyn Fn(&Promise) -> f64| promises.iter().map(of).sum::<f64>() / count;
        let (promised, won) = (mean(&|promise| promise.chance), mean(&|promise| promise.won));
        let seen = mean(&|promise| (promise.won - promise.chance - (won - promised)).powi(2));
        // A few unlikely victories that did not come vary little, and prove little: so would those of who is right.
        let variance = seen.max(mean(&|promise| promise.chance * (1.0 - promise.chance)));
        Kept { count: promises.len(), promised, won, error: (variance / count).sqrt() }
    }
    /// By how much more was won than promised.
    pub fn off(&self) -> f64 {
        self.won - self.promised
    }
}

/// The choices of the match of this number among such bots: how it stood, and whose choice it was. The number also
/// decides how many play.
pub fn choices<G: Heuristics>(skill: Skill, number: u64) -> impl Iterator<Item = (Table<G>, Seat)> {
    let (least, most) = (*G::INFO.players.start(), *G::INFO.players.end());
    let players = least + (number % u64::from(most - least + 1)) as u8;
    let table = Table::<G>::new(&Setup::new::<G>(players).expect("the game allows this many players"));
    let mut rehearsal = Rehearsal::new(table, skill, number);
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
