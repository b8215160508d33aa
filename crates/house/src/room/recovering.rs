//! What becomes of a table whose store has failed: as soon as the store answers, everybody is asked again.
use super::Room;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Whom the store has failed at a table.
#[derive(Default)]
pub(super) struct Recovery {
    /// Somebody, who has not been asked again.
    failed: AtomicBool,
    /// How often all were asked again.
    repeats: AtomicU32,
}

impl Room {
    /// The store has failed somebody here. Who is asked by a stream and does not try again by themselves would wait for
    /// ever, and where nobody knows what became of a move, it has to be looked for.
    pub(crate) fn fail(&self) {
        self.recovery.failed.store(true, Ordering::Release);
    }
    /// Has the store failed somebody here, and has not been heard of since?
    pub(crate) fn has_failed(&self) -> bool {
        self.recovery.failed.load(Ordering::Acquire)
    }
    /// The store answers again: everybody who owes a decision is asked again.
    pub(crate) fn recover(&self) {
        if self.recovery.failed.swap(false, Ordering::AcqRel) {
            self.recovery.repeats.fetch_add(1, Ordering::AcqRel);
            self.version.send_modify(|version| *version += 1);
        }
    }
    /// How often everybody was asked again.
    pub(crate) fn repeats(&self) -> u32 {
        self.recovery.repeats.load(Ordering::Acquire)
    }
}
