//! A host with the clock of the system and the threads of tokio.
use house::{Host, Later, Millis, Work};
use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The machine the server runs on.
#[derive(Clone, Copy, Debug)]
pub struct Threads;

/// Milliseconds since 1970.
pub fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis)
}

impl Host for Threads {
    fn now(&self) -> Millis {
        now()
    }
    fn clock(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
    fn sleep(&self, time: Duration) -> Later {
        Box::pin(tokio::time::sleep(time))
    }
    /// Does nothing once the runtime has ended.
    fn spawn(&self, task: Later) {
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(task);
        }
    }
    fn work(&self, work: Work) -> Later {
        let working = tokio::task::spawn_blocking(work);
        Box::pin(async {
            if let Err(error) = working.await {
                tracing::error!(%error, "work was given up");
            }
        })
    }
    fn fill(&self, secret: &mut [u8]) {
        getrandom::fill(secret).expect("every system we run on gives random numbers");
    }
}
