//! What tests share: the suite that every game must pass. Nothing that ships links it.
mod backs;
mod beats;
mod cost;
mod counsel;
mod drafts;
mod golden;
mod hints;
mod languages;
mod matches;
mod options;
mod positions;
mod puzzles;
mod scenes;
pub mod statistics;
mod suite;
mod taking_back;
mod teaching;
mod touching;
pub mod walk;
mod wits;

pub use backs::often_taken_back;
pub use beats::tells_what_moves;
pub use cost::costs_its_lines;
pub use counsel::keeps_its_counsel;
pub use drafts::{keeps_drafts_exact, keeps_the_routine};
pub use golden::golden_replays;
pub use hints::advises_soundly;
pub use languages::lists_its_languages;
pub use matches::{by_lot, one_of, played, watched};
pub use options::{lists_its_options, refuses_impossible_tables};
pub use positions::{judges, refuses};
pub use puzzles::{holds_its_puzzles, refuses_changed_puzzles};
pub use suite::{draws, keeps_the_rules, keeps_the_secrets, legal_and_check_agree, reads_back, same};
pub use taking_back::keeps_the_way_back;
pub use teaching::teaches;
pub use touching::{TouchingAnswer, TouchingCase, touching_cases};
pub use wits::{by_rule, keeps_its_wits};

use engine::{Info, Misread};
use i18n::Language;

// The suite runs them from the game's own tests.
#[doc(hidden)]
pub use cases::check_folder;

/// Why a text of this game cannot be read, in English: for tests, and for those who write cases.
pub fn unread(info: &Info, misread: &Misread) -> String {
    misread.say(&tui::speech(info, Language::ENGLISH))
}

/// What cases call the players.
pub fn names(players: u8) -> Vec<String> {
    (1..=players).map(|number| format!("Player {number}")).collect()
}

/// No match of any game here takes more steps.
pub const MOST_STEPS: usize = 20_000;

/// The tests every game owes: put `testkit::suite!(path::Game, puzzles: 100);` into the game's `tests/suite.rs`, with the
/// fewest puzzles it comes with.
#[macro_export]
macro_rules! suite {
    ($game:ty, puzzles: $puzzles:literal) => {
        $crate::tests! {
            every_case_holds: $crate::check_folder($crate::folder!("cases"));
            every_blunder_is_left_out: $crate::check_folder($crate::folder!("blunders"));
            heuristics_are_sound_and_do_not_peek: $crate::keeps_its_wits::<$game>();
            advice_tells_nothing_that_is_hidden: $crate::keeps_its_counsel::<$game>();
            hints_differ_and_are_sound: $crate::advises_soundly::<$game>();
            every_golden_replay_ends_the_same: $crate::golden_replays::<$game>($crate::folder!("replays"));
            random_matches_keep_the_rules: $crate::keeps_the_rules::<$game>();
            random_matches_keep_the_secrets: $crate::keeps_the_secrets::<$game>();
            legal_and_check_agree: $crate::legal_and_check_agree::<$game>();
            every_form_of_text_reads_back: $crate::reads_back::<$game>();
            every_scene_is_sound_and_draws: $crate::draws::<$game>();
            every_beat_tells_what_moves: $crate::tells_what_moves::<$game>();
            every_draft_is_exact: $crate::keeps_drafts_exact::<$game>();
            what_is_taken_back_was_told_to_nobody: $crate::keeps_the_way_back::<$game>();
            what_is_read_and_taken_back_costs_its_lines_and_no_more: $crate::costs_its_lines::<$game>();
            every_routine_is_legal_and_ends: $crate::keeps_the_routine::<$game>();
            every_option_is_as_the_notation_says: $crate::lists_its_options::<$game>($crate::folder!("NOTATION.md"));
            only_those_at_the_table_play: $crate::refuses_impossible_tables::<$game>();
            every_language_has_words_and_rules: $crate::lists_its_languages::<$game>();
            every_lesson_is_a_case_that_holds: $crate::check_folder($crate::folder!("learn"));
            the_coach_has_words_for_every_kind_of_decision: $crate::teaches::<$game>();
            every_puzzle_holds: $crate::holds_its_puzzles::<$game>($puzzles);
            a_puzzle_that_was_changed_is_refused: $crate::refuses_changed_puzzles::<$game>();
            every_draw_keeps_its_odds: $crate::statistics::keeps_its_odds::<$game>();
        }
    };
}

/// A folder or a file of the game whose tests are being compiled.
#[doc(hidden)]
#[macro_export]
macro_rules! folder {
    ($name:literal) => {
        std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/", $name))
    };
}

/// A test for each row.
#[doc(hidden)]
#[macro_export]
macro_rules! tests {
    ($($name:ident: $check:expr;)*) => {$(
        #[test]
        fn $name() {
            $check;
        }
    )*};
}
