//! How often somebody may ask. A bucket for each caller that drips full again.
//!
//! Hand-made: the libraries for this count requests alone, while a table, a line of chat and a newcomer cost differently.
use crate::fault::{Fault, Outcome};
use crate::keys::PersonId;
use crate::time::{Millis, now};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// The buckets of everybody.
pub(crate) struct Limits {
    unlimited: bool,
    buckets: Mutex<HashMap<u64, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Millis,
}

/// How large a bucket is, and how much drips in each second.
#[derive(Clone, Copy)]
struct Size(f64, f64);

/// Generous, for a house full of people and programs may share one address.
const WRITES: Size = Size(600.0, 100.0);
const STREAMS: Size = Size(300.0, 10.0);
const CHAT: Size = Size(6.0, 0.5);
const TABLES: Size = Size(20.0, 0.1);
const NEWCOMERS: Size = Size(60.0, 1.0);
const HINTS: Size = Size(5.0, 0.5);
const ADVICE: Size = Size(12.0, 0.5);
const TEXTS: Size = Size(12.0, 0.05);

/// More callers than this at once: those whose buckets are full are forgotten.
const MOST: usize = 50_000;

impl Limits {
    pub(crate) fn new(unlimited: bool) -> Limits {
        Limits { unlimited, buckets: Mutex::default() }
    }
    /// Anything that changes something, by address.
    pub(crate) fn write(&self, from: IpAddr) -> Outcome {
        self.take(("write", from), WRITES)
    }
    /// A new stream, by address.
    pub(crate) fn stream(&self, from: IpAddr) -> Outcome {
        self.take(("stream", from), STREAMS)
    }
    /// A line of chat.
    pub(crate) fn chat(&self, person: &PersonId) -> Outcome {
        self.take(("chat", person), CHAT)
    }
    /// A new table.
    pub(crate) fn table(&self, from: IpAddr) -> Outcome {
        self.take(("table", from), TABLES)
    }
    /// A person nobody knows yet.
    pub(crate) fn newcomer(&self, from: IpAddr) -> Outcome {
        self.take(("newcomer", from), NEWCOMERS)
    }
    /// A hint, which is work.
    pub(crate) fn hint(&self, person: &PersonId) -> Outcome {
        self.take(("hint", person), HINTS)
    }
    /// Advice for somebody who need not be known, by address.
    pub(crate) fn advice(&self, from: IpAddr) -> Outcome {
        self.take(("advice", from), ADVICE)
    }
    /// A text from elsewhere, which is kept, by address.
    pub(crate) fn bring(&self, from: IpAddr) -> Outcome {
        self.take(("bring", from), TEXTS)
    }
    fn take(&self, who: impl Hash, size: Size) -> Outcome {
        if self.unlimited || self.take_at(who, size, now()) { Ok(()) } else { Err(Fault::TooMany) }
    }
    fn take_at(&self, who: impl Hash, Size(full, drip): Size, at: Millis) -> bool {
        let mut hasher = DefaultHasher::new();
        who.hash(&mut hasher);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MOST {
            buckets.retain(|_, bucket| at - bucket.at < 60_000);
        }
        let bucket = buckets.entry(hasher.finish()).or_insert(Bucket { left: full, at });
        let left = (bucket.left + (at - bucket.at) as f64 / 1_000.0 * drip).min(full);
        let allowed = left >= 1.0;
        *bucket = Bucket { left: if allowed { left - 1.0 } else { left }, at };
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_drips_full_again() {
        let limits = Limits::new(false);
        let size = Size(3.0, 1.0);
        assert!((0..3).all(|_| limits.take_at("ola", size, 0)));
        assert!(!limits.take_at("ola", size, 0));
        assert!(limits.take_at("jo", size, 0), "another caller has another bucket");
        assert!(limits.take_at("ola", size, 1_000));
        assert!(!limits.take_at("ola", size, 1_500));
    }
}
