//! How the game is taught.
use engine::{Lesson, Teaching};

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
    lessons: &[
        Lesson { case: include_str!("../learn/1-fitting.case"), title: "lesson-fitting" },
        Lesson { case: include_str!("../learn/2-chaining.case"), title: "lesson-chaining" },
        Lesson { case: include_str!("../learn/3-giving.case"), title: "lesson-giving" },
        Lesson { case: include_str!("../learn/4-blasting.case"), title: "lesson-blasting" },
        Lesson { case: include_str!("../learn/5-stopping.case"), title: "lesson-stopping" },
        Lesson { case: include_str!("../learn/6-discarding.case"), title: "lesson-discarding" },
    ],
};
