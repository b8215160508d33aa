//! How the game is taught.
use engine::{Lesson, Teaching};

/// The rules, the coach's words for each kind of decision, the prologue and the lessons.
pub(crate) const TEACHING: Teaching = Teaching {
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
    prologue: &[
        Lesson { case: include_str!("../learn/prologue/1-stealing.case"), title: "prologue-stealing" },
        Lesson { case: include_str!("../learn/prologue/2-walking.case"), title: "prologue-walking" },
        Lesson { case: include_str!("../learn/prologue/3-waking.case"), title: "prologue-waking" },
        Lesson { case: include_str!("../learn/prologue/4-leaving.case"), title: "prologue-leaving" },
    ],
    lessons: &[
        Lesson { case: include_str!("../learn/1-buying.case"), title: "lesson-buying" },
        Lesson { case: include_str!("../learn/2-walking.case"), title: "lesson-walking" },
        Lesson { case: include_str!("../learn/3-fighting.case"), title: "lesson-fighting" },
        Lesson { case: include_str!("../learn/4-taking.case"), title: "lesson-taking" },
        Lesson { case: include_str!("../learn/5-shopping.case"), title: "lesson-shopping" },
        Lesson { case: include_str!("../learn/6-leaving.case"), title: "lesson-leaving" },
    ],
    puzzles: include!(concat!(env!("OUT_DIR"), "/puzzles.rs")),
};
