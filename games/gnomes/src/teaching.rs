//! How the game is taught.
use engine::{Lesson, Teaching};

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
    lessons: &[
        Lesson {
            case: include_str!("../learn/1-keeping.case"),
            title: "lesson-keeping",
            task: "lesson-keeping-task",
            done: "lesson-keeping-done",
            other: "lesson-keeping-other",
        },
        Lesson {
            case: include_str!("../learn/2-throwing-out.case"),
            title: "lesson-throwing-out",
            task: "lesson-throwing-out-task",
            done: "lesson-throwing-out-done",
            other: "lesson-throwing-out-other",
        },
        Lesson {
            case: include_str!("../learn/3-looking.case"),
            title: "lesson-looking",
            task: "lesson-looking-task",
            done: "lesson-looking-done",
            other: "lesson-looking-other",
        },
        Lesson {
            case: include_str!("../learn/4-swapping.case"),
            title: "lesson-swapping",
            task: "lesson-swapping-task",
            done: "lesson-swapping-done",
            other: "lesson-swapping-other",
        },
        Lesson {
            case: include_str!("../learn/5-sending-up.case"),
            title: "lesson-sending-up",
            task: "lesson-sending-up-task",
            done: "lesson-sending-up-done",
            other: "lesson-sending-up-other",
        },
        Lesson {
            case: include_str!("../learn/6-losing.case"),
            title: "lesson-losing",
            task: "lesson-losing-task",
            done: "lesson-losing-done",
            other: "lesson-losing-other",
        },
    ],
};
