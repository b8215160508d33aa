//! How the game is taught.
use engine::{Lesson, Teaching};

/// The rules, the coach's words for each kind of decision, the prologue and the lessons.
pub(crate) const TEACHING: Teaching = Teaching {
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
    prologue: &[
        Lesson::shown("prologue-digging", include_str!("../learn/prologue/1-digging.case")),
        Lesson::shown("prologue-chaining", include_str!("../learn/prologue/2-chaining.case")),
        Lesson::shown("prologue-sleeping", include_str!("../learn/prologue/3-sleeping.case")),
        Lesson::shown("prologue-counting", include_str!("../learn/prologue/4-counting.case")),
    ],
    lessons: &[
        Lesson::sought("lesson-fitting", include_str!("../learn/1-fitting.case")),
        Lesson::sought("lesson-chaining", include_str!("../learn/2-chaining.case")),
        Lesson::sought("lesson-giving", include_str!("../learn/3-giving.case")),
        Lesson::sought("lesson-blasting", include_str!("../learn/4-blasting.case")),
        Lesson::sought("lesson-stopping", include_str!("../learn/5-stopping.case")),
        Lesson::sought("lesson-discarding", include_str!("../learn/6-discarding.case")),
    ],
    puzzles: include!(concat!(env!("OUT_DIR"), "/puzzles.rs")),
};
