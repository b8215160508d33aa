//! What tests share: case files, and the suite that every game must pass.
pub mod case;
mod golden;
mod scenes;
pub mod statistics;
mod suite;
pub mod walk;

pub use golden::golden_replays;
pub use suite::*;

use engine::Info;
use i18n::{Language, Speech};
use std::path::{Path, PathBuf};

/// The words of a game in this language, with those of the terminal.
pub fn speech(info: &Info, language: Language) -> Speech {
    Speech::new(language, &[info.texts, tui::TEXTS])
}

/// What cases call the players.
pub fn names(players: u8) -> Vec<String> {
    (1..=players).map(|number| format!("Player {number}")).collect()
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
        fn every_draw_keeps_its_odds() {
            $crate::statistics::keeps_its_odds::<$game>();
        }
    };
}
