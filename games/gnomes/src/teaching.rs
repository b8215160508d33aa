//! How the game is taught.
use engine::{Lesson, Teaching};

/// The rules, the coach's words for each kind of decision, the prologue and the lessons.
pub(crate) const TEACHING: Teaching = Teaching {
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
    prologue: &[
        Lesson { case: include_str!("../learn/prologue/1-remembering.case"), title: "prologue-remembering" },
        Lesson { case: include_str!("../learn/prologue/2-keeping.case"), title: "prologue-keeping" },
        Lesson { case: include_str!("../learn/prologue/3-throwing-out.case"), title: "prologue-throwing-out" },
        Lesson { case: include_str!("../learn/prologue/4-calling.case"), title: "prologue-calling" },
    ],
    lessons: &[
        Lesson { case: include_str!("../learn/1-keeping.case"), title: "lesson-keeping" },
        Lesson { case: include_str!("../learn/2-throwing-out.case"), title: "lesson-throwing-out" },
        Lesson { case: include_str!("../learn/3-looking.case"), title: "lesson-looking" },
        Lesson { case: include_str!("../learn/4-swapping.case"), title: "lesson-swapping" },
        Lesson { case: include_str!("../learn/5-sending-up.case"), title: "lesson-sending-up" },
        Lesson { case: include_str!("../learn/6-losing.case"), title: "lesson-losing" },
    ],
    puzzles: include!(concat!(env!("OUT_DIR"), "/puzzles.rs")),
};
