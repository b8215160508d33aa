//! How the game is taught.
use engine::{Lesson, Teaching};

/// The rules, the coach's words for each kind of decision, the prologue and the lessons.
pub(crate) const TEACHING: Teaching = Teaching {
    coach: &[
        ("arrange", "coach-arrange"),
        ("keep", "coach-keep"),
        ("out", "coach-out"),
        ("look", "coach-look"),
        ("decline", "coach-decline"),
        ("swap", "coach-swap"),
        ("bats", "coach-bats"),
        ("explosion", "coach-explosion"),
        ("cart", "coach-cart"),
    ],
    prologue: &[
        Lesson::shown("prologue-remembering", include_str!("../learn/prologue/1-remembering.case")),
        Lesson::sought("prologue-keeping", include_str!("../learn/prologue/2-keeping.case")),
        Lesson::shown("prologue-forgetting", include_str!("../learn/prologue/3-forgetting.case")),
        Lesson::shown("prologue-calling", include_str!("../learn/prologue/4-calling.case")),
    ],
    lessons: &[
        Lesson::sought("lesson-keeping", include_str!("../learn/1-keeping.case")),
        Lesson::sought("lesson-throwing-out", include_str!("../learn/2-throwing-out.case")),
        Lesson::sought("lesson-looking", include_str!("../learn/3-looking.case")),
        Lesson::sought("lesson-swapping", include_str!("../learn/4-swapping.case")),
        Lesson::sought("lesson-sending-up", include_str!("../learn/5-sending-up.case")),
        Lesson::sought("lesson-losing", include_str!("../learn/6-losing.case")),
    ],
    puzzles: include!(concat!(env!("OUT_DIR"), "/puzzles.rs")),
};
