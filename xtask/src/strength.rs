//! Measures the strength of the bots and the chances of the coach again, by the very commands that `docs/strength.md` names.
use crate::process::{Outcome, Stop, cargo, run as run_command};
use std::path::Path;

const PAGE: &str = "docs/strength.md";
/// What was played already is kept here, so that a run that was stopped goes on where it was.
const FOLDER: &str = "target/strength";

/// Runs the commands of the page, or those that have all of these words, such as `clank` or `ladder`.
pub(crate) fn run(root: &Path, words: &[&str]) -> Outcome {
    let path = root.join(PAGE);
    let page = std::fs::read_to_string(&path).map_err(|error| Stop::file(&path, &error))?;
    let has_all = |command: &Vec<&str>| words.iter().all(|word| command.contains(word));
    let wanted: Vec<Vec<&str>> = commands(&page).filter(has_all).collect();
    if wanted.is_empty() {
        return Err(Stop::misuse(format!("{PAGE} has no command with '{}'.", words.join(" "))));
    }
    let folder = root.join(FOLDER);
    std::fs::create_dir_all(&folder).map_err(|error| Stop::file(&folder, &error))?;
    for command in wanted {
        let mut task = cargo(root);
        match command.strip_prefix(&[ADIT]) {
            Some(words) => {
                let kept = kept(words).map(|name| ["--resume".to_owned(), format!("{FOLDER}/{name}")]);
                let play = ["run", "--profile", "dist", "--quiet", "--"];
                task.args(play).args(words).args(kept.into_iter().flatten())
            }
            None => task.args(&command[1..]),
        };
        run_command(&mut task)?;
    }
    Ok(())
}

/// What a command begins with that plays matches; the others are benchmarks.
const ADIT: &str = "adit";

/// The lines that are a command.
fn commands(page: &str) -> impl Iterator<Item = Vec<&str>> {
    let words = page.lines().map(|line| line.split(' ').collect::<Vec<&str>>());
    words.filter(|words| words[0] == ADIT || words.starts_with(&["cargo", "bench"]))
}

/// Where the deals of a command are kept: an arena fills a file, a ladder a folder, and a tuner starts over.
fn kept(command: &[&str]) -> Option<String> {
    let name = command.join("-").replace("--", "").replace([',', ':', '/'], "-");
    match *command.first()? {
        "arena" => Some(format!("{name}.jsonl")),
        "ladder" => Some(name),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_commands_for_every_game() {
        let page = std::fs::read_to_string(crate::root().join(PAGE)).unwrap();
        for game in ["clank", "clonk", "gnomes"] {
            assert!(commands(&page).any(|command| command.starts_with(&[ADIT, "arena", game])), "{game}");
            assert!(commands(&page).any(|command| command.starts_with(&[ADIT, "ladder", game])), "{game}");
            let calibration = ["cargo", "bench", "-p", "bots", "--bench", "calibration", "--", game];
            assert!(commands(&page).any(|command| command.starts_with(&calibration)), "{game}");
        }
    }

    #[test]
    fn every_command_has_a_place_of_its_own() {
        let name = |command: &[&str]| kept(command).unwrap_or_default();
        assert_eq!(name(&["arena", "clank", "--bots", "rule:human,rule"]), "arena-clank-bots-rule-human-rule.jsonl");
        assert_eq!(name(&["ladder", "clank", "--ms", "5"]), "ladder-clank-ms-5");
        assert_eq!(kept(&["tune", "clank"]), None);
    }

    #[test]
    fn words_that_no_command_has_are_refused() {
        let stop = run(crate::root(), &["chess"]).unwrap_err();
        assert_eq!(stop, Stop::misuse("docs/strength.md has no command with 'chess'."));
    }
}
