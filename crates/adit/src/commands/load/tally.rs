//! What a run has counted.
use crate::words::{decimal, text};
use engine::Arg;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Counted by all tables together.
#[derive(Default)]
pub(super) struct Tally(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    /// Has the measured time begun, and not ended?
    counting: bool,
    /// Microseconds from the request to its acknowledgement, and to each viewer's picture.
    acknowledged: Vec<u32>,
    seen: Vec<u32>,
    /// The bytes of pictures that came first, and of those that came after.
    first: Vec<u32>,
    updates: Vec<u32>,
    matches: u64,
    /// By status.
    refused: BTreeMap<u16, Refused>,
}

/// Requests the server refused.
struct Refused {
    count: u64,
    /// Why the first one was.
    why: String,
}

impl Tally {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn count(&self, add: impl FnOnce(&mut Counts)) {
        let mut counts = self.counts();
        if counts.counting {
            add(&mut counts);
        }
    }
    /// From now on everything counts; what came before was warming up.
    pub(super) fn begin(&self) {
        let mut counts = self.counts();
        (counts.counting, counts.updates) = (true, vec![]);
    }
    /// Nothing counts any more.
    pub(super) fn end(&self) {
        self.counts().counting = false;
    }
    pub(super) fn acknowledged(&self, time: Duration) {
        self.count(|counts| counts.acknowledged.push(micros(time)));
    }
    pub(super) fn seen(&self, time: Duration) {
        self.count(|counts| counts.seen.push(micros(time)));
    }
    pub(super) fn matches(&self) {
        self.count(|counts| counts.matches += 1);
    }
    pub(super) fn refused(&self, status: u16, why: &str) {
        self.count(|counts| {
            counts.refused.entry(status).or_insert_with(|| Refused { count: 0, why: why.into() }).count += 1;
        });
    }
    pub(super) fn first_picture(&self, bytes: usize) {
        self.counts().first.push(clamped(bytes));
    }
    pub(super) fn update(&self, bytes: usize) {
        self.counts().updates.push(clamped(bytes));
    }
    /// How many moves were acknowledged.
    pub(super) fn moves(&self) -> usize {
        self.counts().acknowledged.len()
    }
    /// What was counted, in lines.
    pub(super) fn report(&self, seconds: f64) -> String {
        let mut counts = self.counts();
        let Counts { acknowledged, seen, first, updates, matches, refused, .. } = &mut *counts;
        let count = |list: &[u32]| ("count", Arg::Text(list.len().to_string()));
        let each = |list: &[u32]| ("rate", Arg::Text(format!("{:.0}", list.len() as f64 / seconds)));
        let moves = [count(acknowledged), each(acknowledged), ("seconds", decimal(seconds).into())];
        let ended = [("count", Arg::Text(matches.to_string()))];
        let mut lines = vec![
            text("cli-load-moves", &moves),
            text("cli-load-acknowledged", &times(acknowledged)),
            text("cli-load-seen", &times(seen)),
            text("cli-load-updates", &[&[count(updates), each(updates)][..], &sizes(updates)].concat()),
            text("cli-load-pictures", &[&[count(first)][..], &sizes(first)].concat()),
            text("cli-load-matches", &ended),
        ];
        for (status, Refused { count, why }) in refused {
            let (status, count) = (status.to_string().into(), count.to_string().into());
            lines.push(text("cli-load-refused", &[("status", status), ("count", count), ("why", why.as_str().into())]));
        }
        lines.join("\n") + "\n"
    }
}

fn micros(time: Duration) -> u32 {
    clamped(time.as_micros())
}

fn clamped(number: impl TryInto<u32>) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}

/// In milliseconds: the median, the 99th percentile, the slowest.
fn times(list: &mut [u32]) -> [(&'static str, Arg); 3] {
    let parts = [("median", 0.5), ("late", 0.99), ("longest", 1.0)];
    parts.map(|(name, part)| (name, decimal(f64::from(percentile(list, part)) / 1e3).into()))
}

/// In bytes: the median and the 99th percentile.
fn sizes(list: &mut [u32]) -> [(&'static str, Arg); 2] {
    [("median", 0.5), ("large", 0.99)].map(|(name, part)| (name, percentile(list, part).to_string().into()))
}

/// The value that this part of the list does not exceed; 0 if it is empty.
fn percentile(list: &mut [u32], part: f64) -> u32 {
    list.sort_unstable();
    let at = (list.len() as f64 * part).ceil() as usize;
    list.get(at.saturating_sub(1)).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_of_the_list() {
        let mut list: Vec<u32> = (1..=200).rev().collect();
        assert_eq!([0.5, 0.99, 1.0].map(|part| percentile(&mut list, part)), [100, 198, 200]);
        assert_eq!(percentile(&mut [], 0.5), 0);
    }

    #[test]
    fn only_what_comes_between_beginning_and_end_counts() {
        let tally = Tally::default();
        tally.acknowledged(Duration::from_millis(1));
        tally.begin();
        tally.acknowledged(Duration::from_millis(2));
        tally.end();
        tally.acknowledged(Duration::from_millis(3));
        assert_eq!(tally.moves(), 1);
        assert!(tally.report(1.0).contains("median 2.0 ms, 99% within 2.0 ms"), "{}", tally.report(1.0));
    }
}
