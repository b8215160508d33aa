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
        Lesson {
            case: include_str!("../learn/1-fitting.case"),
            title: "lesson-fitting",
            task: "lesson-fitting-task",
            done: "lesson-fitting-done",
            other: "lesson-fitting-other",
        },
        Lesson {
            case: include_str!("../learn/2-chaining.case"),
            title: "lesson-chaining",
            task: "lesson-chaining-task",
            done: "lesson-chaining-done",
            other: "lesson-chaining-other",
        },
        Lesson {
            case: include_str!("../learn/3-giving.case"),
            title: "lesson-giving",
            task: "lesson-giving-task",
            done: "lesson-giving-done",
            other: "lesson-giving-other",
        },
        Lesson {
            case: include_str!("../learn/4-blasting.case"),
            title: "lesson-blasting",
            task: "lesson-blasting-task",
            done: "lesson-blasting-done",
            other: "lesson-blasting-other",
        },
        Lesson {
            case: include_str!("../learn/5-stopping.case"),
            title: "lesson-stopping",
            task: "lesson-stopping-task",
            done: "lesson-stopping-done",
            other: "lesson-stopping-other",
        },
        Lesson {
            case: include_str!("../learn/6-discarding.case"),
            title: "lesson-discarding",
            task: "lesson-discarding-task",
            done: "lesson-discarding-done",
            other: "lesson-discarding-other",
        },
    ],
};
