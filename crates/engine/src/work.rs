//! How much work a text costs, counted rather than timed: the oracle of every test of cost.
//!
//! A text from outside may be long, but reading it must never cost more than its lines explain. What tables do is
//! counted for each thread separately, so that other tests do not disturb the count; games and searches do not count.
use std::cell::Cell;

thread_local! {
    static DONE: Cell<usize> = const { Cell::new(0) };
}

/// Counts steps carried out, or lines of a record written, in this thread.
pub(crate) fn count(units: usize) {
    DONE.set(DONE.get().wrapping_add(units));
}

/// All that was counted in this thread so far, for work that is awaited piece by piece.
///
/// ```
/// assert_eq!(engine::work::so_far(), 0);
/// ```
pub fn so_far() -> usize {
    DONE.get()
}

/// Does this, and counts the steps that tables carried out and the lines of records they wrote meanwhile.
///
/// ```
/// assert_eq!(engine::work::of(|| "nothing was played"), ("nothing was played", 0));
/// ```
pub fn of<T>(job: impl FnOnce() -> T) -> (T, usize) {
    let before = DONE.get();
    let done = job();
    (done, DONE.get().wrapping_sub(before))
}
