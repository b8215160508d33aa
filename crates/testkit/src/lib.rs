//! What tests share: the suite that every game must pass. Nothing that ships links it.
mod backs;
mod cost;
mod counsel;
mod drafts;
mod golden;
mod languages;
mod scenes;
mod spoilt;
pub mod statistics;
mod suite;
mod taking_back;
mod teaching;
pub mod walk;
mod wits;

pub use backs::often_taken_back;
pub use cost::costs_its_lines;
pub use counsel::keeps_its_counsel;
pub use drafts::{keeps_drafts_exact, keeps_the_routine};
pub use golden::golden_replays;
pub use languages::lists_its_languages;
pub use spoilt::{Spoilt, refuses};
pub use suite::{draws, keeps_the_rules, keeps_the_secrets, legal_and_check_agree, reads_back, same};
pub use taking_back::keeps_the_way_back;
pub use teaching::teaches;
pub use wits::keeps_its_wits;

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

/// The tests every game owes: put `testkit::suite!(path::Game);` into the game's `tests/suite.rs`.
#[macro_export]
macro_rules! suite {
    ($game:ty) => {
        #[test]
        fn every_case_holds() {
            $crate::check_folder(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")));
        }
        #[test]
        fn every_blunder_is_left_out() {
            $crate::check_folder(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/blunders")));
        }
        #[test]
        fn heuristics_are_sound_and_do_not_peek() {
            $crate::keeps_its_wits::<$game>();
        }
        #[test]
        fn advice_tells_nothing_that_is_hidden() {
            $crate::keeps_its_counsel::<$game>();
        }
        #[test]
        fn every_golden_replay_ends_the_same() {
            $crate::golden_replays::<$game>(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/replays")));
        }
        #[test]
        fn random_matches_keep_the_rules() {
            $crate::keeps_the_rules::<$game>();
        }
        #[test]
        fn random_matches_keep_the_secrets() {
            $crate::keeps_the_secrets::<$game>();
        }
        #[test]
        fn legal_and_check_agree() {
            $crate::legal_and_check_agree::<$game>();
        }
        #[test]
        fn every_form_of_text_reads_back() {
            $crate::reads_back::<$game>();
        }
        #[test]
        fn every_scene_is_sound_and_draws() {
            $crate::draws::<$game>();
        }
        #[test]
        fn every_draft_is_exact() {
            $crate::keeps_drafts_exact::<$game>();
        }
        #[test]
        fn what_is_taken_back_was_told_to_nobody() {
            $crate::keeps_the_way_back::<$game>();
        }
        #[test]
        fn what_is_read_and_taken_back_costs_its_lines_and_no_more() {
            $crate::costs_its_lines::<$game>();
        }
        #[test]
        fn every_routine_is_legal_and_ends() {
            $crate::keeps_the_routine::<$game>();
        }
        #[test]
        fn every_language_has_words_and_rules() {
            $crate::lists_its_languages::<$game>();
        }
        #[test]
        fn every_lesson_is_a_case_that_holds() {
            $crate::check_folder(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/learn")));
        }
        #[test]
        fn the_coach_has_words_for_every_kind_of_decision() {
            $crate::teaches::<$game>();
        }
        #[test]
        fn every_draw_keeps_its_odds() {
            $crate::statistics::keeps_its_odds::<$game>();
        }
    };
}
