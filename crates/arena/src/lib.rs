//! The arena: how strong a bot is, measured honestly.
//!
//! The unit is the **deal**: the same chance streams are played once from every seat, and only deals are independent of
//! each other. [`play_deal`] plays one, [`Results`] sums them up with intervals clustered by deal, [`Sprt`] says when
//! to stop, and [`tune`] lets the rules of thumb play against themselves. A [`Task`] is a deal that somebody else plays.
mod deal;
mod fate;
mod histogram;
mod plot;
mod results;
mod statistics;
mod store;
mod task;
mod tune;

pub use deal::{Contest, Deal, Fault, Seated, fingerprint, play_deal};
pub use fate::Streams;
pub use histogram::Histogram;
pub use plot::{Rung, course, ladder};
pub use results::{Results, Standing};
pub use statistics::{Estimate, Sprt, Verdict, elo, share_at};
pub use store::{BadFile, Store, deal_json, read_deal};
pub use task::{Task, Thinking};
pub use tune::{BadWeights, Tuned, Tuning, proof, read_weights, tune};

/// CPU time of this thread: what bots think by in the arena, so that other work on the machine does not weaken them.
pub fn thread_clock() -> std::time::Duration {
    cpu_time::ThreadTime::now().as_duration()
}
