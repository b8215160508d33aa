//! What a house needs of the world around it: time, tasks, power to think, and chance.
//!
//! It has no clock, no thread and no socket of its own, so it can stand anywhere: on a server, in a browser, or in a
//! simulated world in which time and chance are what a test says.
use crate::time::Millis;
use engine::Digest;
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::oneshot;

/// Where a house stands.
pub trait Host: Send + Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> Millis;
    /// How long it has been since some moment: it only ever goes forward.
    fn clock(&self) -> Duration;
    /// Waits this long.
    fn sleep(&self, time: Duration) -> Later;
    /// Does something beside everything else.
    fn spawn(&self, task: Later);
    /// Does work that takes long, apart from those who answer requests; it is over when this is ready.
    fn work(&self, work: Work) -> Later;
    /// Fills in bytes that nobody can guess.
    fn fill(&self, secret: &mut [u8]);
}

/// Something that will have happened.
pub type Later = Pin<Box<dyn Future<Output = ()> + Send>>;
/// Something that takes long.
pub type Work = Box<dyn FnOnce() + Send>;

impl dyn Host + '_ {
    /// What comes of work that takes long; nothing if it was given up half-way.
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
