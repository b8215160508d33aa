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
        Lesson::shown("prologue-stealing", include_str!("../learn/prologue/1-stealing.case")),
        Lesson::shown("prologue-walking", include_str!("../learn/prologue/2-walking.case")),
        Lesson::shown("prologue-waking", include_str!("../learn/prologue/3-waking.case")),
        Lesson::shown("prologue-leaving", include_str!("../learn/prologue/4-leaving.case")),
    ],
    lessons: &[
        Lesson::sought("lesson-buying", include_str!("../learn/1-buying.case")),
        Lesson::sought("lesson-walking", include_str!("../learn/2-walking.case")),
        Lesson::sought("lesson-fighting", include_str!("../learn/3-fighting.case")),
        Lesson::sought("lesson-taking", include_str!("../learn/4-taking.case")),
        Lesson::sought("lesson-shopping", include_str!("../learn/5-shopping.case")),
        Lesson::sought("lesson-leaving", include_str!("../learn/6-leaving.case")),
    ],
    puzzles: include!(concat!(env!("OUT_DIR"), "/puzzles.rs")),
};
