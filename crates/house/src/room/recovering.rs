//! When the store has failed somebody at a table: as soon as it answers again, everybody is asked again.
use super::Room;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Whether the store has failed somebody at a table.
#[derive(Default)]
pub(super) struct Recovery {
    /// It has, and nobody has been asked again yet.
    failed: AtomicBool,
    /// How often all were asked again.
    repeats: AtomicU32,
}

impl Room {
    /// The store has failed somebody here. A client that is asked by a stream and does not try again would wait for
    /// ever; and where nobody knows what became of a move, it has to be looked up.
    pub(crate) fn fail(&self) {
        self.recovery.failed.store(true, Ordering::Release);
    }
    /// Has the store failed somebody here without answering since?
    pub(crate) fn has_failed(&self) -> bool {
        self.recovery.failed.load(Ordering::Acquire)
    }
    /// The store answers again: everybody who owes a decision is asked again.
    pub(crate) fn recover(&self) {
        if self.recovery.failed.swap(false, Ordering::AcqRel) {
            self.recovery.repeats.fetch_add(1, Ordering::AcqRel);
            self.look_again();
        }
    }
    /// How often everybody was asked again.
    pub(crate) fn repeats(&self) -> u32 {
        self.recovery.repeats.load(Ordering::Acquire)
    }
}
