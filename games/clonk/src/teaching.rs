//! How the game is taught.
use engine::Teaching;

/// The rules, the coach's words for each kind of decision, and the lessons.
pub(crate) const TEACHING: Teaching = Teaching {
    rules: include_str!("../RULES.md"),
    coach: &[
        ("tasks", "coach-tasks"),
        ("cart", "coach-cart"),
        ("dig", "coach-dig"),
        ("stop", "coach-stop"),
        ("give", "coach-give"),
        ("blast", "coach-blast"),
        ("lay", "coach-lay"),
        ("discard", "coach-discard"),
    ],
    lessons: &[],
};
