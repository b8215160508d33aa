//! Names that live as long as the program: a Scene's names are `&'static str`, and a Scene from far away brings its own.
use std::collections::BTreeSet;
use std::sync::Mutex;

/// All games together have a few hundred names; whoever sends more wants to fill the memory.
const MOST_NAMES: usize = 10_000;
const LONGEST: usize = 100;

static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// The name that lives on; `None` if it is too long or there are too many.
pub(super) fn kept(name: &str) -> Option<&'static str> {
    // A thread that panicked here left the set as it was.
    let mut names = NAMES.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(known) = names.get(name) {
        return Some(known);
    }
    if name.len() > LONGEST || names.len() >= MOST_NAMES {
        return None;
    }
    let name: &'static str = String::from(name).leak();
    names.insert(name);
    Some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_name_is_kept_once() {
        let (one, other) = (kept("lantern").expect("short"), kept(&String::from("lantern")).expect("short"));
        assert!(std::ptr::eq(one, other));
        assert_eq!(kept(&"x".repeat(LONGEST + 1)), None);
    }
}
