//! Reads and replays records away from the threads that answer requests, a limited number at a time.
//!
//! A text from outside, a step in the middle of a long match, a table that comes back from the journal: each is
//! bounded, but together they could keep every thread busy. So they wait here for their turn, while everything else
//! goes on being answered and the house can be closed.
use crate::fault::{Fault, Outcome};
use crate::host::Host;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// A limited number of readers.
pub(crate) struct Readers {
    host: Arc<dyn Host>,
    /// A permit to read.
    desks: Arc<Semaphore>,
    /// A permit to read or to wait for a desk.
    chairs: Arc<Semaphore>,
}

/// How many may read or wait at the same time; the next is asked to try again.
const MOST: usize = 512;

impl Readers {
    /// As many as there are processors; more would only get in each other's way.
    pub(crate) fn new(host: &Arc<dyn Host>) -> Readers {
        Readers::of(host, processors(), MOST)
    }
    fn of(host: &Arc<dyn Host>, desks: usize, chairs: usize) -> Readers {
        Readers {
            host: Arc::clone(host),
            desks: Arc::new(Semaphore::new(desks)),
            chairs: Arc::new(Semaphore::new(chairs)),
        }
    }
    /// Does the work when it is its turn, on a thread of its own.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Outcome<T> + Send + 'static,
    ) -> Outcome<T> {
        let chair = Arc::clone(&self.chairs).try_acquire_owned().map_err(|_| Fault::TooMany)?;
        let desk = Arc::clone(&self.desks).acquire_owned().await.map_err(|_| Fault::TooMany)?;
        // They are given back when the work is done, even if nobody is waiting for it any more.
        let read = self.host.result(move || (work(), chair, desk).0).await;
        read.ok_or_else(|| Fault::unavailable(&"reading was given up"))?
    }
    /// How many read or wait.
    #[cfg(test)]
    pub(crate) fn present(&self) -> usize {
        MOST - self.chairs.available_permits()
    }
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

#[cfg(test)]
mod tests;
