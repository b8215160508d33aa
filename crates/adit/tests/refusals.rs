//! What goes wrong on a command line is said in the language of its reader, whichever of the eleven it is.
use i18n::Language;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program says of a command line: its exit code, and both outputs.
fn answer(words: &[&str], language: &str) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adit"));
    command.args(words).args(["--lang", language]).env("LC_ALL", "C").stdin(Stdio::null());
    let output = command.output().expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("the program speaks UTF-8");
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// A file with something wrong in it.
fn file(name: &str, content: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("refusals");
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join(name), content).expect("the folder can be written");
    folder.join(name).to_str().expect("a plain path").to_owned()
}

fn record(players: u8, rules: u8, steps: &str) -> String {
    format!(
        "adit record 1\ngame: gnomes\nrules: {rules}\nsetup: players={players}\nseats: a | b\npromise: -\nseed: -\n\n{steps}"
    )
}

const GOLDEN: &str = include_str!("../../../games/gnomes/replays/v1_players-2.record");

/// A golden match whose players have names that would command a terminal, hide and turn text around.
fn hostile() -> String {
    let seats = GOLDEN.lines().find(|line| line.starts_with("seats: ")).expect("a record names its seats");
    GOLDEN.replace(seats, "seats: \u{1b}]0;mine\u{7}Ola\u{202e} | J\u{ad}o\u{9b}2J")
}

#[test]
fn a_file_larger_than_any_record_position_or_case_is_not_read() {
    let with = |bytes: usize| file(&format!("{bytes}.case"), &"#".repeat(bytes));
    let (most, more) = (with(4 << 20), with((4 << 20) + 1));
    for command in ["replay", "verify", "review", "advise", "check"] {
        let is_too_large = |path: &str| {
            let (code, _, said) = answer(&[command, path], "en");
            assert_ne!(code, Some(0), "{command}: it holds nothing");
            said.contains("larger than 4 MB")
        };
        assert!(is_too_large(&more) && !is_too_large(&most), "{command}");
    }
}

#[test]
fn a_name_on_the_command_line_has_no_letters_that_nobody_sees() {
    for name in ["O\u{ad}la", "\u{202e}Ola", "Ola\u{2800}", "O|la", ""] {
        let (code, _, said) = answer(&["play", "gnomes", "--seats", &format!("person:{name},random")], "en");
        assert_eq!((code, said.contains("seat")), (Some(2), true), "{name:?}: {said}");
    }
}

#[test]
fn no_record_commands_the_terminal_of_its_reader() {
    let steps = |steps: &str| record(2, 1, steps);
    let decision = GOLDEN.lines().find(|line| line.starts_with("P0 ")).expect("somebody decides");
    let step = file("esc-step", &GOLDEN.replacen(decision, "P0 \u{1b}[2J\u{202e}fly", 1));
    let hostile = file("hostile.record", &hostile());
    let head = file("esc-head", "\u{1b}[2J\n");
    let setup = file("esc-setup", &steps("").replace("players=2", "players=2 \u{1b}[2J=\u{1b}[2J"));
    let game = file("esc-game", &steps("").replace("gnomes", "\u{1b}[2J"));
    let position = file("esc-position", "\u{1b}[2J\n");
    let readings: [&[&str]; 11] = [
        &["replay", &hostile, "--plain"],
        &["replay", &hostile],
        &["review", &hostile, "--sims", "8"],
        &["verify", &step],
        &["replay", &step],
        &["verify", &head],
        &["replay", &head],
        &["replay", &setup],
        &["replay", &game],
        &["advise", &position],
        &["replay", "\u{1b}[2J"],
    ];
    for words in readings {
        let (_, out, err) = answer(words, "en");
        let said = out + &err;
        let raw = |letter: char| letter != '\n' && letter.is_control() || matches!(letter, '\u{202e}' | '\u{ad}');
        assert!(!said.is_empty() && !said.contains(raw), "{words:?}: {said:?}");
        assert!(said.contains("\\u{1b}[2J") || said.contains("Ola") && said.contains("Jo"), "{words:?}: {said}");
    }
}

#[test]
fn a_wrong_command_line_is_refused_in_every_language() {
    let (nonsense, newer) = (file("nonsense", "nonsense"), file("newer", &record(2, 99, "")));
    let (seats, steps) = (file("seats", &record(3, 1, "")), file("steps", &record(2, 1, "P0 fly\n")));
    let (whole, case) = (file("whole", &record(2, 1, "")), file("bad.case", "game gnomes\nhop\n"));
    let (odd, large) = (format!("{whole}@x"), file("large", &"x".repeat(5 << 20)));
    let lines: [&[&str]; 37] = [
        &["dig"],
        &["arena", "nogame", "--bots", "rule,rule"],
        &["arena", "gnomes", "--bots", "rule,clever"],
        &["arena", "gnomes", "--bots", "rule"],
        &["arena", "gnomes", "--bots", "rule,rule", "--resume", &nonsense],
        &["arena", "gnomes", "--bots", "rule,rule", "--deals", "1", "--bus", "nats://127.0.0.1:1"],
        &["ladder", "gnomes", "--players", "9"],
        &["tune", "gnomes", "--rounds", "1", "--from", &nonsense],
        &["simulate", "gnomes", "--bots", "alpha"],
        &["simulate", "gnomes", "--players", "2", "--bots", "rule,rule,rule"],
        &["simulate", "gnomes", "--option", "depth=3"],
        &["simulate", "gnomes", "--option", "start=P9"],
        &["simulate", "gnomes", "--option", "start"],
        &["simulate", "gnomes", "--option", "start=P1", "--option", "start=P0"],
        &["simulate", "gnomes", "--players", "2", "--option", "start=P3"],
        &["play", "gnomes", "--plain", "--seats", "person,deep-thought"],
        &["play", "gnomes", "--plain", "--record", &nonsense],
        &["play", "gnomes", "--plain", "--record", "no-such-folder/x.record"],
        &["play", "gnomes"],
        &["play", "--plain"],
        &["replay", "no-such-file"],
        &["replay", &nonsense],
        &["replay", &newer],
        &["replay", &large],
        &["replay", &seats],
        &["replay", &steps],
        &["replay", &whole, "--as", "P9"],
        &["advise", &whole],
        &["advise", &odd],
        &["check", &case],
        &["check", "no-such-file"],
        &["referee", "gnomes", "--seats", "random,random"],
        &["load", "--url", "nowhere"],
        &["load", "--url", "http://127.0.0.1:1", "--tables", "1"],
        &["join", "nowhere", "--plain"],
        &["join", "http://127.0.0.1:1/t/abcdefgh23", "--plain"],
        &["journal", "verify", "--database", &nonsense],
    ];
    for line in lines {
        let (code, _, english) = answer(line, "en");
        assert_eq!(code, Some(2), "{line:?}: {english}");
        assert!(english.starts_with("adit: ") && english.lines().count() == 1, "{line:?}: {english}");
        for language in Language::all().filter(|language| *language != Language::ENGLISH) {
            let (code, _, said) = answer(line, language.code());
            assert_eq!((code, said.lines().count()), (Some(2), 1), "{line:?}: {said}");
            assert!(said.starts_with("adit: ") && said != english && !said.contains('⟦'), "{line:?}: {said}");
        }
    }
}

#[test]
fn a_refusal_is_a_sentence_of_its_language() {
    for (line, language, sentence) in [
        (
            &["arena", "nogame", "--bots", "rule,rule"][..],
            "hu",
            "adit: nincs ilyen játék: „nogame”; van: clank, clonk, gnomes\n",
        ),
        (&["arena", "gnomes", "--bots", "rule,x"], "de", "adit: es gibt keinen Bot „x“; es gibt random, "),
        (&["simulate", "gnomes", "--players", "5"], "pl", "adit: w\u{a0}gnomes gra od 2 do 4 graczy, nie 5\n"),
        (&["replay", "x"], "fr", "adit: impossible de lire «\u{202f}x\u{202f}»\u{202f}: No such file"),
        (&["rules", "chess"], "ru", "adit: игры «chess» нет; есть "),
        (&["play", "gnomes"], "DE", "adit: „DE“ ist keine Sprache von Adit; es gibt de (Deutsch), "),
        (&["games"], "xx", "adit: Adit does not speak “xx”; its languages are de (Deutsch), "),
    ] {
        let (_, _, said) = answer(line, language);
        assert!(said.starts_with(sentence), "{said}");
    }
}

/// The headings and sentences of what is measured, and no key left over.
#[test]
fn what_is_measured_is_told_in_every_language() {
    let lines: [&[&str]; 3] = [
        &["arena", "gnomes", "--bots", "rule,random", "--deals", "2", "--sprt", "50"],
        &["ladder", "gnomes", "--deals", "1", "--sims", "2"],
        &["simulate", "gnomes", "--games", "20", "--check"],
    ];
    for line in lines {
        let english = answer(line, "en").1;
        let heading = |text: &str| text.lines().find(|line| line.contains("95")).map(str::to_owned);
        assert!(heading(&english).is_some(), "{english}");
        for language in Language::all().filter(|language| *language != Language::ENGLISH) {
            let (code, said, wrong) = answer(line, language.code());
            assert_eq!(code, Some(0), "{line:?}: {wrong}");
            assert!(heading(&said) != heading(&english) && !said.contains('⟦'), "{line:?}: {said}");
        }
    }
    let german = answer(lines[1], "de").1;
    assert!(german.starts_with("| gnomes | gegen | Siege | 95\u{a0}% | Elo |"), "{german}");
}

#[test]
fn a_puzzle_that_was_changed_is_refused_with_its_line() {
    let puzzle = include_str!("../../../games/gnomes/puzzles/001.puzzle");
    let whole = file("whole.puzzle", puzzle);
    assert_eq!(answer(&["check", &whole], "en").0, Some(0));
    let changed = file("changed.puzzle", &puzzle.replacen("left: ", "left: 1", 1));
    for language in Language::all() {
        let (code, said, _) = answer(&["check", &changed], language.code());
        assert!(code == Some(1) && said.contains("changed.puzzle: ") && said.contains("11"), "{language}: {said}");
    }
    let other = file("other.puzzle", &puzzle.replacen("rules: ", "rules: 9", 1));
    assert_eq!(answer(&["check", &other], "en").0, Some(1));
}

#[test]
fn puzzles_are_looked_for_where_they_are_to_be_kept() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("puzzles");
    let place = folder.to_str().expect("a plain path");
    let words = ["puzzles", "gnomes", "--players", "2", "--matches", "4", "--sims", "80", "--folder", place];
    let (code, said, complaint) = answer(&words, "en");
    assert!(code == Some(0) && said.starts_with("Puzzles: ") && said.contains("Matches: 4."), "{said}{complaint}");
    fs::write(folder.join("1.puzzle"), "nonsense").expect("the folder can be written");
    let (code, _, complaint) = answer(&words, "en");
    fs::remove_dir_all(&folder).expect("the folder can be removed");
    assert!(code == Some(2) && complaint.contains("1.puzzle") && complaint.contains("line 1"), "{complaint}");
}
