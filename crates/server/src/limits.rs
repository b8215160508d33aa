//! How often somebody may ask: each caller has a bucket of tokens that slowly refills.
//!
//! Hand-made: libraries for this count only requests, but a table, a line of chat and a newcomer cost different amounts.
use crate::now;
use house::{Deed, Limits, Millis};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

/// Everybody's buckets.
#[derive(Default)]
pub(crate) struct Buckets {
    buckets: Mutex<HashMap<u64, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Millis,
}

/// How large a bucket is, and how much it regains each second.
#[derive(Clone, Copy)]
struct Size(f64, f64);

/// Generous, because a house full of people and programs may share one address.
const WRITES: Size = Size(600.0, 100.0);
const STREAMS: Size = Size(300.0, 10.0);
const CHAT: Size = Size(6.0, 0.5);
const TABLES: Size = Size(20.0, 0.1);
const NEWCOMERS: Size = Size(60.0, 1.0);
const HINTS: Size = Size(5.0, 0.5);
const ADVICE: Size = Size(12.0, 0.5);
const TEXTS: Size = Size(12.0, 0.05);

/// With more callers than this, those whose buckets are full are forgotten.
const MOST: usize = 50_000;

impl Limits for Buckets {
    fn allows(&self, deed: Deed, who: &str) -> bool {
        self.take_at((deed, who), size(deed), now())
    }
}

fn size(deed: Deed) -> Size {
    match deed {
        Deed::Write => WRITES,
        Deed::Stream => STREAMS,
        Deed::Chat => CHAT,
        Deed::Table => TABLES,
        Deed::Newcomer => NEWCOMERS,
        Deed::Hint => HINTS,
        Deed::Advice => ADVICE,
        Deed::Bring => TEXTS,
    }
}

impl Buckets {
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
        let limits = Buckets::default();
        let size = Size(3.0, 1.0);
        assert!((0..3).all(|_| limits.take_at("ola", size, 0)));
        assert!(!limits.take_at("ola", size, 0));
        assert!(limits.take_at("jo", size, 0), "another caller has another bucket");
        assert!(limits.take_at("ola", size, 1_000));
        assert!(!limits.take_at("ola", size, 1_500));
    }
}
