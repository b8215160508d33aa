//! Advice and reviews of recorded matches, and playing one of their turns again.
use crate::{plain, played, record, refuses, run, text};
use std::fs;

#[test]
fn advice_and_review_speak_of_a_recorded_match() {
    let (path, _) = record("advice");
    let file = path.to_str().expect("a plain path");
    let advice = run(&["advise", &format!("{file}@40"), "--sims", "200"]);
    let said = text(&advice.stdout);
    assert!(said.contains("has to decide") && said.contains("1. "), "{said}{}", text(&advice.stderr));
    assert_eq!(said, text(&run(&["advise", &format!("{file}@40"), "--sims", "200"]).stdout), "the same answer again");
    let plot = path.with_extension("svg");
    let review = run(&["review", file, "--sims", "8", "--plot", plot.to_str().expect("a plain path")]);
    let said = text(&review.stdout);
    assert!(said.contains("Luck") && said.contains("The costliest turns"), "{said}{}", text(&review.stderr));
    assert!(said.contains("What it brings: "), "each with its reason: {said}");
    assert!(fs::read_to_string(plot).expect("the picture is there").contains("Ola"));
    refuses(&["advise", &format!("{file}@100000")], "expected a step from 0 to");
    refuses(&["advise", file], "expected “game ID” above the position");
    refuses(&["advise", &format!("{file}@0")], "what follows step 0 is a draw; the next decision is at @");
    refuses(&["advise", &format!("{file}@40"), "--as", "Fox"], "expected one of P0 P1 P2");
}

#[test]
fn whoever_asks_for_a_review_of_their_own_is_told_their_own_turns() {
    let (path, _) = record("own_review");
    let file = plain(&path);
    let seats = fs::read_to_string(&path).expect("the record was written");
    let seats = seats.lines().find_map(|line| line.strip_prefix("seats: ")).expect("names").to_owned();
    let all = text(&run(&["review", &file, "--sims", "8"]).stdout);
    let winner = all.split_once(" could hardly lose").and_then(|(before, _)| before.rsplit(", ").next());
    for (seat, name) in ["P0", "P1", "P2"].into_iter().zip(seats.split(" | ")) {
        let told = text(&run(&["review", &file, "--sims", "8", "--as", seat]).stdout);
        let costly = told.split("\n\n").find(|part| part.starts_with("Your costliest turns")).expect("their part");
        let heads: Vec<&str> = costly.lines().filter(|line| line.trim_start().starts_with('@')).collect();
        assert!(heads.len() <= 3 && heads.iter().all(|head| head.contains(name)), "{seat}: {costly}");
        assert!(!heads.is_empty() || costly.contains("You missed no clearly better move."), "{seat}: {costly}");
        let decided = match winner {
            Some(winner) if winner == name => "you could hardly lose any more",
            Some(_) => "you could hardly win any more",
            None => "open to the very last turn",
        };
        assert!(told.contains(decided), "{seat}: {told}");
        assert!(told.contains("Your own decisions") && told.contains("the draws"), "{seat}: {told}");
    }
    refuses(&["review", &file, "--as", "P7"], "expected one of P0 P1 P2");
}

/// The line with the seed, and the steps.
fn parts(path: &str) -> (String, Vec<String>) {
    let record = fs::read_to_string(path).expect("the record was written");
    let (head, steps) = record.split_once("\n\n").expect("a head");
    let seed = head.lines().find(|line| line.starts_with("seed: ")).expect("a seed");
    (seed.to_owned(), steps.lines().map(str::to_owned).collect())
}

#[test]
fn a_costly_turn_is_tried_again_with_the_same_luck() {
    let (path, _) = record("again");
    let (file, again) = (plain(&path), plain(&path.with_file_name("again.record")));
    let said = text(&run(&["review", &file, "--sims", "8", "--as", "P0"]).stdout);
    let command = said.split("Try it again: “adit ").nth(1).and_then(|rest| rest.split('”').next());
    let command = command.unwrap_or_else(|| panic!("whoever plays at random errs: {said}"));
    let step: usize = command.rsplit('@').next().and_then(|step| step.parse().ok()).expect("a step");
    let words: Vec<&str> = command.split(' ').chain(["--plain", "--record", &again]).collect();
    let output = played(&words);
    assert!(output.status.success(), "{command}: {}", text(&output.stderr));
    let ((seed, before), (same, after)) = (parts(&file), parts(&again));
    assert_eq!(
        (same, &after[..step]),
        (seed.clone(), &before[..step]),
        "the same deal, and the same turns up to there"
    );
    assert!(text(&run(&["verify", &again]).stdout).contains("The seed matches the fingerprint"));
    let from = |step: usize| format!("{file}@{step}");
    refuses(&["play", "--from", &file], "expected RECORD@STEP, found");
    refuses(&["play", "--from", &from(step), "--seats", "person,random"], "the record has 3 seats, and 2 were given");
    refuses(&["play", "--from", &from(999_999)], "expected a step from 0 to");
    refuses(&["play", "--from", &from(before.len())], "is over");
    let secret = fs::read_to_string(&file).expect("the record").replacen(&seed, "seed: -", 1);
    fs::write(&file, secret).expect("the record can be written");
    refuses(&["play", "--from", &from(step)], "its seed is secret and nobody can deal on");
}
