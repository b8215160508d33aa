//! What a house needs from the world around it: time, tasks, somewhere to think, and chance.
//!
//! It has no clock, no thread and no socket of its own, so it can stand anywhere: on a server, in a browser, or in a
//! simulated world in which time and chance are what a test says.
use crate::dilemma::Dilemma;
use crate::time::Millis;
use engine::Digest;
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::oneshot;

/// Where a house stands.
pub trait Host: Send + Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> Millis;
    /// Time since some fixed moment; it never goes back.
    fn clock(&self) -> Duration;
    /// Waits this long.
    fn sleep(&self, time: Duration) -> Later;
    /// Runs a task alongside everything else.
    fn spawn(&self, task: Later);
    /// Does long work away from the threads that answer requests; ready when the work is done.
    fn work(&self, work: Work) -> Later;
    /// Has a bot decide, wherever there is room for its thoughts; nothing if it was abandoned half-way.
    fn choose(&self, choice: Dilemma) -> Choosing {
        let (sender, receiver) = oneshot::channel();
        let work = self.work(Box::new(move || drop(sender.send(choice.answer()))));
        Box::pin(async move {
            work.await;
            receiver.await.ok().flatten()
        })
    }
    /// Fills a slice with bytes that nobody can guess.
    fn fill(&self, secret: &mut [u8]);
}

/// Something to wait for.
pub type Later = Pin<Box<dyn Future<Output = ()> + Send>>;
/// What a bot decides, to be awaited.
pub type Choosing = Pin<Box<dyn Future<Output = Option<String>> + Send>>;
/// Long work.
pub type Work = Box<dyn FnOnce() + Send>;

impl dyn Host + '_ {
    /// The result of long work; nothing if it was abandoned half-way.
    pub(crate) async fn result<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (sender, receiver) = oneshot::channel();
        // The caller may have stopped waiting.
        self.work(Box::new(move || drop(sender.send(work())))).await;
        receiver.await.ok()
    }
    /// A seed that nobody can guess.
    pub(crate) fn seed(&self) -> Digest {
        let mut seed = [0; 32];
        self.fill(&mut seed);
        Digest(seed)
    }
}
