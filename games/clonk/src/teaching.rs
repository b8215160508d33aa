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
        Lesson { case: include_str!("../learn/prologue/1-digging.case"), title: "prologue-digging" },
        Lesson { case: include_str!("../learn/prologue/2-chaining.case"), title: "prologue-chaining" },
        Lesson { case: include_str!("../learn/prologue/3-stopping.case"), title: "prologue-stopping" },
        Lesson { case: include_str!("../learn/prologue/4-counting.case"), title: "prologue-counting" },
    ],
    lessons: &[
        Lesson { case: include_str!("../learn/1-fitting.case"), title: "lesson-fitting" },
        Lesson { case: include_str!("../learn/2-chaining.case"), title: "lesson-chaining" },
        Lesson { case: include_str!("../learn/3-giving.case"), title: "lesson-giving" },
        Lesson { case: include_str!("../learn/4-blasting.case"), title: "lesson-blasting" },
        Lesson { case: include_str!("../learn/5-stopping.case"), title: "lesson-stopping" },
        Lesson { case: include_str!("../learn/6-discarding.case"), title: "lesson-discarding" },
    ],
    puzzles: include!(concat!(env!("OUT_DIR"), "/puzzles.rs")),
};
