//! Changes the rules of a game and sees whether a test notices: `cargo-mutants`, told what to change by
//! `.cargo/mutants.toml`.
//!
//! A rule with a test that notices nothing is worse than one without. The real tree is never touched: the changes are
//! made in a copy.
use crate::process::{Outcome, Stop, answer, cargo, run as run_command};
use crate::wasm::target_folder;
use std::path::Path;

/// As many as two cores can try while somebody is at lunch.
const SAMPLE: usize = 40;

const USAGE: &str = "say `cargo xtask mutants --game GAME --seed NUMBER`, and behind it what cargo-mutants shall know.";

/// Tries a sample of all mutants; the same seed tries the same ones. Further words are passed on to cargo-mutants.
pub(crate) fn run(root: &Path, words: &[&str]) -> Outcome {
    let ["--game", game, "--seed", seed, rest @ ..] = words else { return Err(Stop::misuse(USAGE)) };
    let seed: usize = seed.parse().map_err(|_| Stop::misuse(USAGE))?;
    if answer(cargo(root).args(["mutants", "--version"])).is_none() {
        return Err(Stop::misuse("mutants needs a tool of its own: `cargo install cargo-mutants --locked` brings it."));
    }
    let chosen = ["mutants", "--package", game];
    let listed = answer(cargo(root).args(chosen).arg("--list").args(rest)).unwrap_or_default();
    let shard = shard(seed, listed.lines().count());
    let shard = shard.ok_or_else(|| Stop::misuse(format!("there is nothing to change in games/{game}/src.")))?;
    let folder = target_folder(root).join("mutants");
    std::fs::create_dir_all(&folder).map_err(|error| Stop::file(&folder, &error))?;
    let mut command = cargo(root);
    command.args(chosen).args(["--shard", &shard, "--output"]).arg(&folder).args(rest);
    // In a folder of their own the dependencies are built once, and not for each copy of the workspace.
    run_command(command.env("CARGO_TARGET_DIR", folder.join("build")))
}

/// The part of all mutants that a seed stands for: `2/30`. There is none where there is nothing to change.
fn shard(seed: usize, mutants: usize) -> Option<String> {
    let parts = mutants.div_ceil(SAMPLE);
    Some(format!("{}/{parts}", seed.checked_rem(parts)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_stands_for_a_part_of_all_mutants() {
        let cases = [(1, 1180, Some("1/30")), (31, 1180, Some("1/30")), (7, 40, Some("0/1")), (7, 0, None)];
        for (seed, mutants, expected) in cases {
            assert_eq!(shard(seed, mutants).as_deref(), expected);
        }
    }

    #[test]
    fn what_is_missing_or_wrong_is_said() {
        for line in ["", "--seed 3", "--game chess", "--game chess --seed x", "--speed chess --seed 3"] {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert_eq!(run(crate::root(), &words), Err(Stop::misuse(USAGE)), "{line}");
        }
    }
}
