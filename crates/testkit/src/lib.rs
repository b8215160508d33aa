//! What tests share: case files, and the suite that every game must pass.
//!
//! The program runs case files too; the suite, and proptest with it, is compiled for tests alone (feature `suite`).
pub mod case;
#[cfg(feature = "suite")]
mod counsel;
#[cfg(feature = "suite")]
mod drafts;
#[cfg(feature = "suite")]
mod golden;
mod languages;
#[cfg(feature = "suite")]
mod scenes;
#[cfg(feature = "suite")]
mod spoilt;
#[cfg(feature = "suite")]
pub mod statistics;
#[cfg(feature = "suite")]
mod suite;
#[cfg(feature = "suite")]
mod taking_back;
#[cfg(feature = "suite")]
mod teaching;
#[cfg(feature = "suite")]
pub mod walk;
#[cfg(feature = "suite")]
mod wits;

#[cfg(feature = "suite")]
pub use counsel::keeps_its_counsel;
#[cfg(feature = "suite")]
pub use drafts::{keeps_drafts_exact, keeps_the_routine};
#[cfg(feature = "suite")]
pub use golden::golden_replays;
pub use languages::lists_its_languages;
#[cfg(feature = "suite")]
pub use spoilt::{Spoilt, refuses};
#[cfg(feature = "suite")]
pub use suite::*;
#[cfg(feature = "suite")]
pub use taking_back::keeps_the_way_back;
#[cfg(feature = "suite")]
pub use teaching::teaches;
#[cfg(feature = "suite")]
pub use wits::keeps_its_wits;

use engine::{Game, Info, Misread, Turn};
use i18n::{Language, Speech, Table};
use std::path::{Path, PathBuf};

/// The words of the terminal.
pub const TERMINAL: Table = Table { name: "tui", texts: tui::TEXTS };

/// The words of a game in this language, with those of the terminal.
pub fn speech(info: &Info, language: Language) -> Speech {
    Speech::new(language, &[info.into(), TERMINAL])
}

/// Why a text of this game cannot be read, in English: for tests, and for those who write cases.
pub fn unread(info: &Info, misread: &Misread) -> String {
    misread.say(&speech(info, Language::ENGLISH))
}

/// What cases call the players.
pub fn names(players: u8) -> Vec<String> {
    (1..=players).map(|number| format!("Player {number}")).collect()
}

/// No match of any game here takes more steps.
pub const MOST_STEPS: usize = 20_000;

/// What can be proved of a finished match by itself, for `adit simulate --check`.
pub fn sound_end<G: Game>(state: &G::State) -> Result<(), String> {
    G::audit(state)?;
    if G::turn(state) != Turn::Over {
        return Err("the match is not over".into());
    }
    let read = G::read_position(&G::write_position(state)).map_err(|misread| misread.to_string())?;
    if read == *state { Ok(()) } else { Err("the last position does not read back".into()) }
}

/// All files below this folder with this ending, sorted.
pub fn files(folder: &Path, ending: &str) -> std::io::Result<Vec<PathBuf>> {
    let mut found = vec![];
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|known| known == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The tests every game owes: put `testkit::suite!(path::Game);` into the game's `tests/suite.rs`.
#[macro_export]
macro_rules! suite {
    ($game:ty) => {
        #[test]
        fn every_case_holds() {
            $crate::case::check_folder(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")));
        }
        #[test]
        fn every_blunder_is_left_out() {
            $crate::case::check_folder(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/blunders")));
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
        fn every_routine_is_legal_and_ends() {
            $crate::keeps_the_routine::<$game>();
        }
        #[test]
        fn every_language_has_words_and_rules() {
            $crate::lists_its_languages::<$game>();
        }
        #[test]
        fn every_lesson_is_a_case_that_holds() {
            $crate::case::check_folder(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/learn")));
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
