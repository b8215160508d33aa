//! How the game is taught.
use engine::Teaching;

/// The rules, the coach's words for each kind of decision, and the lessons.
pub(crate) const TEACHING: Teaching = Teaching {
    rules: include_str!("../RULES.md"),
    coach: &[
        ("arrange", "coach-arrange"),
        ("out", "coach-out"),
        ("keep", "coach-keep"),
        ("decline", "coach-decline"),
        ("look", "coach-look"),
        ("swap", "coach-swap"),
        ("bats", "coach-bats"),
        ("explosion", "coach-explosion"),
        ("cart", "coach-cart"),
    ],
    lessons: &[],
};
