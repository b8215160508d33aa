//! How the game is taught.
use engine::{Lesson, Teaching};

/// The rules, the coach's words for each kind of decision, and the lessons.
pub(crate) const TEACHING: Teaching = Teaching {
    rules: include_str!("../RULES.md"),
    coach: &[
        ("arrange", "coach-arrange"),
        ("out", "coach-out"),
        ("keep", "coach-keep"),
        ("look", "coach-look"),
        ("decline", "coach-decline"),
        ("swap", "coach-swap"),
        ("bats", "coach-bats"),
        ("explosion", "coach-explosion"),
        ("cart", "coach-cart"),
    ],
    lessons: &[
        Lesson { case: include_str!("../learn/1-keeping.case"), title: "lesson-keeping" },
        Lesson { case: include_str!("../learn/2-throwing-out.case"), title: "lesson-throwing-out" },
        Lesson { case: include_str!("../learn/3-looking.case"), title: "lesson-looking" },
        Lesson { case: include_str!("../learn/4-swapping.case"), title: "lesson-swapping" },
        Lesson { case: include_str!("../learn/5-sending-up.case"), title: "lesson-sending-up" },
        Lesson { case: include_str!("../learn/6-losing.case"), title: "lesson-losing" },
    ],
};
