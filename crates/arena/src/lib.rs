//! The arena: how strong a bot is, measured honestly.
//!
//! The unit is the **deal**: the same chance streams are played once from every seat, and only deals are independent of
//! each other. A game plays one ([`registry::AnyGame::deal`]), [`Results`] sums them up with intervals clustered by deal, [`Sprt`] says when
//! to stop, and [`tune`] lets the rules of thumb play against themselves. A [`DealTask`] is a deal that somebody else plays.
mod plot;
mod results;
mod statistics;
mod store;
mod task;
mod tune;

pub use plot::{LadderRung, course, ladder};
pub use results::{BotStanding, Results};
pub use statistics::{Decision, Estimate, Interval, Sprt, elo, share_at};
pub use store::{BadFile, DealFile, deal_json, read_deal};
pub use task::{DealTask, Thinking};
pub use tune::{BadWeights, Tuned, Tuning, proof, read_weights, tune};

/// CPU time of this thread: what bots think by in the arena, so that other work on the machine does not weaken them.
pub fn thread_clock() -> std::time::Duration {
    cpu_time::ThreadTime::now().as_duration()
}
