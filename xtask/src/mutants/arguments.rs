//! What `cargo xtask mutants` is asked to do.
use crate::process::{Outcome, Stop};
use crate::tidy::is_test_file;
use std::str::FromStr;

/// Chapters whose changes are a matter of looks; other tests judge pictures.
const LEFT_OUT: &[&str] = &["scene"];

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Arguments {
    pub(super) game: String,
    /// The same seed tries the same mutants.
    pub(super) seed: u64,
    /// How many mutants that compile are tried.
    pub(super) count: usize,
    /// One file of the game's `src` instead of all.
    pub(super) only: Option<String>,
    /// Whether a survivor is a failure.
    pub(super) is_strict: bool,
}

impl Arguments {
    pub(super) fn read(words: &[String]) -> Outcome<Arguments> {
        let (mut game, mut seed, mut count, mut only, mut is_strict) = (None, None, 40, None, false);
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--strict" => is_strict = true,
                "--game" => game = Some(value(word, words.next())?),
                "--seed" => seed = Some(value(word, words.next())?),
                "--count" => count = value(word, words.next())?,
                "--only" => only = Some(value(word, words.next())?),
                _ => return Err(Stop::misuse(format!("mutants does not know '{word}'."))),
            }
        }
        let game = game.ok_or_else(|| Stop::misuse("mutants needs `--game GAME`."))?;
        let seed = seed.ok_or_else(|| Stop::misuse("mutants needs `--seed NUMBER`."))?;
        Ok(Arguments { game, seed, count, only, is_strict })
    }

    /// Whether a file of the workspace is to be changed.
    pub(super) fn wants(&self, file: &str) -> bool {
        let Some(name) = file.strip_prefix(&format!("games/{}/src/", self.game)) else { return false };
        match &self.only {
            Some(only) => name == only,
            None => name.ends_with(".rs") && !LEFT_OUT.contains(&chapter(name)) && !is_test_file(file),
        }
    }
}

/// The name of a file or of the folder it lies in: `scene.rs` and `scene/story.rs` are one chapter.
fn chapter(name: &str) -> &str {
    name.split(['/', '.']).next().unwrap_or(name)
}

fn value<T: FromStr>(name: &str, word: Option<&String>) -> Outcome<T> {
    let value = word.and_then(|word| word.parse().ok());
    value.ok_or_else(|| Stop::misuse(format!("{name} needs a value it can read.")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Outcome<Arguments> {
        Arguments::read(&line.split(' ').map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn count_and_file_may_be_left_out() {
        let plain = Arguments { game: "chess".into(), seed: 3, count: 40, only: None, is_strict: false };
        assert_eq!(read("--game chess --seed 3"), Ok(plain));
        let full = Arguments { game: "go".into(), seed: 4, count: 5, only: Some("turn.rs".into()), is_strict: true };
        assert_eq!(read("--strict --only turn.rs --count 5 --seed 4 --game go"), Ok(full));
    }

    #[test]
    fn the_scene_is_changed_only_on_request() {
        let wants = |line, file| read(line).unwrap().wants(file);
        assert!(wants("--game chess --seed 3", "games/chess/src/turn.rs"));
        assert!(!wants("--game chess --seed 3", "games/chess/src/scene.rs"));
        assert!(!wants("--game chess --seed 3", "games/chess/src/scene/story.rs"));
        assert!(!wants("--game chess --seed 3", "games/go/src/turn.rs"));
        assert!(wants("--game chess --seed 3 --only scene.rs", "games/chess/src/scene.rs"));
        assert!(!wants("--game chess --seed 3 --only scene.rs", "games/chess/src/turn.rs"));
    }

    #[test]
    fn what_is_missing_or_wrong_is_said() {
        assert_eq!(read("--seed 3").unwrap_err().reason, "mutants needs `--game GAME`.");
        assert_eq!(read("--game chess").unwrap_err().reason, "mutants needs `--seed NUMBER`.");
        assert_eq!(read("--game chess --seed x").unwrap_err().reason, "--seed needs a value it can read.");
        assert_eq!(read("--speed").unwrap_err().reason, "mutants does not know '--speed'.");
    }
}
