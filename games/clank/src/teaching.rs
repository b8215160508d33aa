//! How the game is taught.
use engine::Teaching;

/// The rules, the coach's words for each kind of decision, and the lessons.
pub(crate) const TEACHING: Teaching = Teaching {
    rules: include_str!("../RULES.md"),
    coach: &[
        ("choose", "coach-choose"),
        ("discard", "coach-discard"),
        ("replace", "coach-replace"),
        ("adjacent", "coach-adjacent"),
        ("trash", "coach-trash"),
        ("enter", "coach-enter"),
        ("play", "coach-play"),
        ("walk", "coach-walk"),
        ("teleport", "coach-teleport"),
        ("acquire", "coach-acquire"),
        ("fight", "coach-fight"),
        ("market", "coach-market"),
        ("drink", "coach-drink"),
        ("end", "coach-end"),
    ],
    lessons: &[],
};
