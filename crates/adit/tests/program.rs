//! The program as a person, a script or a bot meets it: text in, text out, exit codes.
mod program {
    mod reviewing;
}

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A folder of its own for each test, emptied before use.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be made");
    folder
}

fn plain(path: &Path) -> String {
    path.to_str().expect("a plain path").to_owned()
}

fn adit(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adit"));
    command.args(arguments).env("LC_ALL", "en_US.UTF-8").env_remove("XDG_DATA_HOME");
    command
}

fn run(arguments: &[&str]) -> Output {
    adit(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program speaks UTF-8")
}

fn started(arguments: &[&str]) -> Child {
    adit(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Plays in plain lines, giving the same answers over and over: the first offer, or where offers are not listed, any swap.
fn played(arguments: &[&str]) -> Output {
    let mut child = started(arguments);
    let mut input = child.stdin.take().expect("the input is a pipe");
    let slots =
        (1..=5).flat_map(|own| (1..=5).map(move |other| format!("swap {own} P1.{other}\nswap {own} P0.{other}\n")));
    let lines = format!("1\n{}", slots.collect::<String>()).repeat(300);
    // The program may end, and close the pipe, before it has read everything.
    let writer = std::thread::spawn(move || drop(input.write_all(lines.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

fn record(name: &str) -> (PathBuf, String) {
    let path = folder(name).join("match.record");
    let file = plain(&path);
    let seats = ["play", "gnomes", "--plain", "--seats", "person:Ola,random,random", "--seed", "5", "--record", &file];
    let output = played(&seats);
    assert!(output.status.success(), "{}", text(&output.stderr));
    (path, text(&output.stdout))
}

#[test]
fn a_whole_match_is_played_over_a_pipe_recorded_verified_and_replayed() {
    let (path, screen) = record("whole_match");
    let story = screen.find("SHA-256").expect("the story begins with the promise");
    let promise = &screen[story..].split_whitespace().find(|word| word.len() >= 64).expect("in full")[..64];
    let written = fs::read_to_string(&path).expect("the record was written");
    assert!(written.contains(&format!("promise: {promise}\n")), "{promise}");
    assert!(screen.contains("Supper!") && screen.contains("The score"), "{screen}");
    assert!(screen.contains("Watch it again: adit replay"));
    let file = path.to_str().expect("a plain path");
    let verified = run(&["verify", file]);
    assert!(verified.status.success());
    assert!(text(&verified.stdout).contains("The seed matches the fingerprint"));
    for (who, told) in [("P0", "You are ready."), ("P2", "Ola is ready."), ("onlooker", "Ola is ready.")] {
        let replayed = run(&["replay", file, "--plain", "--as", who]);
        assert!(replayed.status.success(), "{}", text(&replayed.stderr));
        assert!(text(&replayed.stdout).contains(told), "{who}: {}", text(&replayed.stdout));
    }
    let polish = run(&["replay", file, "--plain", "--lang", "pl"]);
    assert!(text(&polish.stdout).contains("Kolejka 1"), "{}", text(&polish.stdout));
}

#[test]
fn a_deal_that_was_not_promised_is_found_out() {
    let (path, _) = record("broken_deal");
    let honest = fs::read_to_string(&path).expect("the record was written");
    let seed = honest.lines().find(|line| line.starts_with("seed: ")).expect("a finished match shows its seed");
    let other_seed = format!("seed: {}", "0".repeat(64));
    let draw = honest.lines().find(|line| line.starts_with("draw I.")).expect("something was dealt");
    let last = &honest[honest.rfind("\nP").expect("somebody decided last")..];
    let other_draw = if draw == "draw I.2A" { "draw I.1L" } else { "draw I.2A" };
    let promised = format!("the deal wasn’t as promised (line 9: expected “{draw}”, found {other_draw}).");
    for (from, to, said) in [
        (seed, other_seed.as_str(), "the one that was promised"),
        (draw, other_draw, promised.as_str()),
        (seed, "seed: -", "so its seed is secret."),
        (last, "", "steps are missing at the end"),
    ] {
        fs::write(&path, honest.replacen(from, to, 1).trim_end().to_owned() + "\n").expect("the record can be written");
        let output = run(&["verify", path.to_str().expect("a plain path")]);
        assert_eq!(output.status.code(), Some(1), "{to}");
        assert!(text(&output.stdout).contains(said), "{}", text(&output.stdout));
    }
}

#[test]
fn two_people_share_one_keyboard() {
    let file = &plain(&folder("two_people").join("match.record"));
    let output =
        played(&["play", "gnomes", "--plain", "--seats", "person:Ola,person:Jo", "--seed", "1", "--record", file]);
    let screen = text(&output.stdout);
    assert!(output.status.success() && screen.contains("Pass to Jo") && screen.contains("Pass to Ola"), "{screen}");
    assert!(fs::read_to_string(file).expect("the record was written").contains("seats: Ola | Jo"));
}

#[test]
fn leaving_keeps_what_was_played_and_nonsense_loses_nothing() {
    let file = &plain(&folder("leaving").join("match.record"));
    let mut child = started(&["play", "gnomes", "--plain", "--seed", "2", "--record", file]);
    let lines = "\u{7f}\nkeep\n1e9\n-1\n💎\narrange 54321\nkeep 9\nquit\n";
    child.stdin.take().expect("the input is a pipe").write_all(lines.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let kept = fs::read_to_string(file).expect("the record was written");
    assert!(
        kept.contains("P0 arrange 54321") && kept.contains("seed: -"),
        "the seed of an unfinished match is secret\n{kept}"
    );
}

/// Runs a referee with a player that answers `choose(question)`; gives all lines back.
fn refereed(arguments: &[&str], choose: impl Fn(usize, &serde_json::Value) -> String) -> Vec<serde_json::Value> {
    let mut child = started(arguments);
    let mut input = child.stdin.take().expect("the input is a pipe");
    let output = BufReader::new(child.stdout.take().expect("the output is a pipe"));
    let mut said = vec![];
    for line in output.lines() {
        let message: serde_json::Value =
            serde_json::from_str(&line.expect("a line")).expect("one JSON object in one line");
        if message["type"] == "decide" || message["type"] == "refused" {
            writeln!(input, "{}", choose(said.len(), &message)).expect("the referee listens");
        }
        said.push(message);
    }
    assert!(child.wait().expect("the referee ends").success());
    said
}

#[test]
fn the_referee_asks_refuses_and_ends() {
    let legal = std::cell::RefCell::new(serde_json::Value::Null);
    let said = refereed(&["referee", "gnomes", "--seats", "random,external", "--seed", "4"], |at, message| {
        let asked = message["type"] == "decide";
        if asked {
            legal.replace(message["legal"][0].clone());
        }
        match at % 6 {
            1 if asked => "nonsense".into(),
            3 if asked => r#"{"action": "fly"}"#.into(),
            5 if asked => r#"{"action": 3}"#.into(),
            _ => serde_json::json!({ "action": *legal.borrow() }).to_string(),
        }
    });
    let refusals: Vec<&str> =
        said.iter().filter(|line| line["type"] == "refused").filter_map(|line| line["why"].as_str()).collect();
    for why in
        ["expected one JSON object in one line", "'fly' is not the notation of an action", "expected an object with"]
    {
        assert!(refusals.iter().any(|refusal| refusal.contains(why)), "{refusals:?}");
    }
    for question in said.iter().filter(|line| line["type"] == "decide") {
        let view = question["view"].as_array().expect("a view is lines");
        assert_eq!(view[0], "you: P1");
        let other_row =
            view.iter().find_map(|line| line.as_str()?.strip_prefix("row P0: ")).expect("the other row is shown");
        let news = question["news"].to_string();
        assert!(other_row.contains('?') || news.contains("saw"), "a row nobody showed is known: {view:?}");
    }
    assert!(said[0]["you"] == serde_json::json!(["P1"]) && said[0]["promise"].is_string());
    assert_eq!(said.last().expect("an end")["type"], "over");
}

#[test]
fn the_bot_in_python_plays_a_match() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/random_bot.py");
    let output = Command::new("python3").args([bot, env!("CARGO_BIN_EXE_adit"), "gnomes", "7"]).output();
    let output = output.expect("python3 is installed by 'cargo xtask test'");
    assert!(output.status.success() && text(&output.stdout).starts_with("scores ["), "{}", text(&output.stderr));
}

#[test]
fn a_simulation_is_the_same_for_the_same_seed() {
    let simulate = |seed: &str| {
        let output =
            run(&["simulate", "gnomes", "--games", "500", "--players", "3", "--seed", seed, "--check", "--json"]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let mut summary: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        summary["seconds"] = 0.into();
        summary
    };
    assert_eq!(simulate("9"), simulate("9"));
    assert_ne!(simulate("9"), simulate("10"));
    let shares: f64 =
        simulate("9")["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["win_share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    let summary = text(&run(&["simulate", "gnomes", "--games", "50", "--players", "2"]).stdout);
    for words in ["Matches of gnomes: 50", "matches/s", "win share", "best score", "█"] {
        assert!(summary.contains(words), "no '{words}' in\n{summary}");
    }
}

#[test]
fn a_case_that_does_not_hold_is_shown_like_a_diff() {
    let folder = folder("cases");
    let case =
        "game gnomes\ncase GN-2.2: five tiles are left out for three\nsetup players=3\nstate\n  left: 17 18 18\n";
    let file = folder.join("wrong.case");
    fs::write(&file, case).expect("the folder can be written");
    let output = run(&["check", folder.to_str().expect("a plain path")]);
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        said.contains("wrong.case:5: GN-2.2: five tiles") && said.contains("- left: 17 18 18\n+ left: 16 18 18"),
        "{said}"
    );
    fs::write(&file, case.replace("17", "16")).expect("the folder can be written");
    assert_eq!(text(&run(&["check", file.to_str().expect("a plain path")]).stdout), "Cases: 1, files: 1. All pass.\n");
}

/// One sentence on the error output, nothing else, and exit code 2.
fn refuses(arguments: &[&str], said: &str) {
    let output = run(arguments);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert_eq!(complaint.lines().count(), 1, "{arguments:?}: {complaint}");
    assert!(complaint.starts_with("adit: ") && complaint.contains(said), "{arguments:?}: {complaint}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
}

#[test]
fn bad_input_gets_one_clear_sentence_and_exit_code_two() {
    for (arguments, said) in [
        (&["dig"][..], "There is no command “dig”."),
        (&["play", "chess", "--plain"], "there is no game “chess”; the games are"),
        (&["play", "--plain"], "there is no menu in plain lines; name a game"),
        (&["play", "gnomes"], "the full screen needs a terminal"),
        (&["serve", "--listen", "nowhere"], "“nowhere” is not a valid value for “--listen"),
        (&["play", "gnomes", "--seats", "person,random"], "the full screen needs a terminal"),
        (&["play", "gnomes", "--seats", "person"], "is for 2 to 4 players, not 1"),
        (
            &["play", "gnomes", "--seats", "person,deep-thought"],
            "a seat is “person”, “person:NAME” or a bot: there is no bot",
        ),
        (&["play", "gnomes", "--seats", "person:a|b,random"], "a seat is “person”"),
        (&["play", "gnomes", "--seats", "person:a\u{7}b,random"], "a seat is “person”"),
        (&["play", "gnomes", "--plain", "--option", "start=P1", "--option", "start=P0"], "“start” is given twice"),
        (
            &["play", "gnomes", "--plain", "--lang", "xx"],
            "Adit does not speak “xx”; its languages are de (Deutsch), en",
        ),
        (&["rules", "gnomes", "--lang", "eo"], "Adit does not speak “eo”; its languages are de"),
        (&["play", "gnomes", "--plain", "--option", "start"], "expected NAME=VALUE, found “start”"),
        (&["play", "gnomes", "--plain", "--option", "depth=3"], "has no option “depth”; it has open_discard"),
        (&["play", "gnomes", "--plain", "--option", "start=P9"], "“P9” is not a valid value for start; possible: P0,"),
        (&["play", "gnomes", "--seats", "person,random", "--option", "start=P3"], "rule GN-2.11 forbids"),
        (&["simulate", "gnomes", "--games", "0"], "“0” is not a valid value for “--games"),
        (&["simulate", "gnomes", "--games", "many"], "“many” is not a valid value for “--games"),
        (&["simulate", "gnomes", "--players", "5"], "is for 2 to 4 players, not 5"),
        (&["simulate", "gnomes", "--bots", "alpha"], "there is no bot “alpha”; the bots are random"),
        (
            &["simulate", "gnomes", "--players", "2", "--bots", "random,random,random"],
            "3 bots were given for 2 players",
        ),
        (&["referee", "gnomes", "--seats", "random,random"], "no seat is “external”"),
        (
            &["play", "gnomes", "--plain", "--record", "no-such-folder/x.record"],
            "cannot write “no-such-folder/x.record”",
        ),
        (&["replay", "no-such-file"], "cannot read “no-such-file”"),
    ] {
        refuses(arguments, said);
    }
}

#[test]
fn a_file_that_is_no_record_and_no_case_gets_one_clear_sentence_too() {
    let folder = folder("bad_input");
    let file = |name: &str, content: &str| {
        fs::write(folder.join(name), content).expect("the folder can be written");
        folder.join(name).to_str().expect("a plain path").to_owned()
    };
    let head = |rules: u8, players: u8, steps: &str| {
        format!(
            "adit record 1\ngame: gnomes\nrules: {rules}\nsetup: players={players}\nseats: a | b\npromise: -\nseed: -\n\n{steps}"
        )
    };
    let (nonsense, newer) = (file("nonsense", "nonsense"), file("newer", &head(99, 2, "")));
    let (two_seats, steps) = (file("seats", &head(1, 3, "")), file("steps", &head(1, 2, "P0 fly\n")));
    let (whole, bad_case) = (file("whole", &head(1, 2, "")), file("bad.case", "game gnomes\nhop\n"));
    let empty = folder.join("empty");
    fs::create_dir_all(&empty).expect("the folder can be made");
    for (arguments, said) in [
        (&["play", "gnomes", "--plain", "--record", &nonsense][..], "already exists; name another file"),
        (&["replay", &whole, "--plain", "--lang", "ja"], "Adit does not speak “ja”; its languages are de"),
        (&["replay", &nonsense], "is not a record: line 1: expected “adit record 1”, found nonsense"),
        (&["replay", &newer], "was played with version 99 of the rules"),
        (&["replay", &two_seats], "line 5: expected 3 seats, found 2"),
        (&["replay", &steps, "--plain"], "line 9: expected a draw that is possible, found P0 fly"),
        (&["verify", &nonsense], "is not a record"),
        (&["check", &bad_case], "line 2: expected “case RULE …: sentence”, found hop"),
        (&["check", empty.to_str().expect("a plain path")], "there is no file ending in .case"),
    ] {
        refuses(arguments, said);
    }
}

#[test]
fn a_reader_who_leaves_is_no_mistake() {
    for arguments in [&["rules", "gnomes"][..], &["games"], &["man"], &["simulate", "gnomes", "--games", "10"]] {
        let mut child = started(arguments);
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert!(
            output.status.success() && !text(&output.stderr).contains("panicked"),
            "{arguments:?}: {}",
            text(&output.stderr)
        );
    }
}

#[test]
fn the_last_match_is_found_without_its_name() {
    let data = folder("last_match");
    let nothing = adit(&["replay", "--plain"]).env("XDG_DATA_HOME", &data).output().expect("the program starts");
    assert_eq!(nothing.status.code(), Some(2));
    assert!(text(&nothing.stderr).contains("no match has been played here yet"));
    let mut child = adit(&["play", "gnomes", "--plain", "--seed", "1"]);
    let child = child.env("XDG_DATA_HOME", &data).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = child.expect("the program starts");
    child.stdin.take().expect("the input is a pipe").write_all(b"1\nquit\n").expect("the program reads");
    assert!(child.wait_with_output().expect("the program ends").status.success());
    let found =
        adit(&["replay", "--plain", "--as", "P0"]).env("XDG_DATA_HOME", &data).output().expect("the program starts");
    assert!(found.status.success() && text(&found.stdout).contains("arrange 12345"), "{}", text(&found.stderr));
}

#[test]
fn help_teaches_by_example_and_the_manual_and_completions_are_there() {
    assert!(text(&run(&["rules", "gnomes"]).stdout).contains("Snow White"));
    assert!(text(&run(&["rules", "gnomes", "--lang", "pl"]).stdout).contains("Śnieżka"));
    for command in ["play", "rules", "simulate", "replay", "verify", "check", "referee", "completions", "man"] {
        assert!(text(&run(&[command, "--help"]).stdout).contains("Example"), "{command}");
    }
    assert!(text(&run(&["--help"]).stdout).contains("adit play gnomes"));
    assert!(text(&run(&["man"]).stdout).contains(".SH \"ADIT SIMULATE\""));
    for shell in ["bash", "zsh", "fish"] {
        assert!(text(&run(&["completions", shell]).stdout).contains("simulate"), "{shell}");
    }
    let games = text(&run(&["games"]).stdout);
    assert!(games.contains("--option open_discard=off|on") && games.contains("--lang de|en|fr"), "{games}");
}

/// Help, mistakes and results follow the system or `--lang`.
#[test]
fn the_command_line_speaks_the_language_of_its_reader() {
    let said = |words: &[&str], locale: &str| {
        let output = adit(words).env("LC_ALL", locale).output().expect("the program starts");
        text(&output.stdout) + &text(&output.stderr)
    };
    let help = said(&["simulate", "--help"], "de_DE.UTF-8");
    assert!(help.contains("Aufruf: adit simulate [OPTIONEN]") && help.contains("[Vorgabe: 4]"), "{help}");
    assert!(said(&["dig"], "fr_FR.UTF-8").contains("Il n’y a pas de commande"));
    assert!(said(&["games"], "ru_RU.UTF-8").contains("Боты: random"));
    assert!(said(&["rules", "--help", "--lang", "pl"], "C").contains("Przykłady:"));
    let page = said(&["man"], "cs_CZ.UTF-8");
    assert!(page.contains("pokladech pod zemí") && page.contains(".SH POUŽITÍ\n"), "{page}");
    for english in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "SUBCOMMANDS", "EXTRA", "VERSION"] {
        assert!(!page.contains(&format!(".SH {english}\n")), "{english} in\n{page}");
    }
}

#[test]
fn the_language_of_the_system_is_taken_where_the_game_speaks_it() {
    let page = |locale: &str| {
        let output = adit(&["rules", "gnomes"]).env("LC_ALL", locale).output().expect("the program starts");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    assert!(page("pl_PL.UTF-8").contains("Śnieżka") && page("de_DE.UTF-8").contains("Schneewittchen"));
    for english in ["en_GB.UTF-8", "ja_JP.UTF-8", "C"] {
        assert!(page(english).contains("Snow White"), "{english}");
    }
}

#[test]
fn a_match_is_in_the_language_of_the_system_and_no_mix() {
    let file = &plain(&folder("no_mix").join("match.record"));
    let mut command = adit(&["play", "gnomes", "--plain", "--seed", "1", "--record", file]);
    let output = command.env("LC_ALL", "de_DE.UTF-8").stdin(Stdio::null()).output().expect("the program starts");
    let screen = text(&output.stdout);
    assert!(screen.contains("Was geschehen ist") && screen.contains("Fuchs"), "{screen}");
    assert!(!screen.contains("What happened") && !screen.contains("Fox"), "{screen}");
}

#[test]
fn the_terminal_speaks_every_language_of_every_game() {
    let terminal = i18n::Language::of(tui::WORDS).collect::<Vec<_>>();
    for info in registry::infos() {
        for language in i18n::Language::of(info.into()) {
            assert!(terminal.contains(&language), "{} speaks {language}, the terminal does not", info.id);
        }
    }
}

#[test]
fn the_arena_measures_goes_on_and_comes_out_at_par() {
    let folder = folder("arena");
    let [kept, result] = &["deals.jsonl", "result.json"].map(|name| plain(&folder.join(name)));
    let contest = ["arena", "gnomes", "--bots", "search,rule:human,random", "--sims", "30", "--resume", kept];
    let first = run(&[&contest[..], &["--deals", "2"]].concat());
    assert!(first.status.success(), "{}", text(&first.stderr));
    assert_eq!(fs::read_to_string(kept).expect("the deals are kept").lines().count(), 3);
    let longer = run(&[&contest[..], &["--deals", "4", "--json", result]].concat());
    assert!(text(&longer.stdout).contains("Deals: 4, each from every seat"), "{}", text(&longer.stdout));
    let json: serde_json::Value = serde_json::from_str(&fs::read_to_string(result).expect("JSON")).expect("JSON");
    assert_eq!((&json["results"]["deals"], &json["results"]["faults"]), (&4.into(), &0.into()));
    let shares: f64 =
        json["results"]["bots"].as_array().expect("bots").iter().filter_map(|b| b["share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-3, "{shares}");
    refuses(&["arena", "gnomes", "--bots", "rule,rule", "--deals", "1", "--resume", kept], "another contest");
    let deals = fs::read_to_string(kept).expect("the deals are kept");
    let (before, after) = deals.split_once("\"fingerprint\":\"").expect("the bots are known by how they play");
    fs::write(kept, format!("{before}\"fingerprint\":\"{}{}", "0".repeat(16), &after[16..])).expect("a file");
    refuses(&[&contest[..], &["--deals", "4"]].concat(), "another contest");

    let itself = text(&run(&["arena", "clonk", "--bots", "rule,rule,rule,rule", "--deals", "10"]).stdout);
    assert!(itself.lines().filter(|line| line.starts_with("rule ")).all(|line| line.contains("25.0%")), "{itself}");
    let test = text(&run(&["arena", "gnomes", "--bots", "rule,random", "--deals", "400", "--sprt", "30"]).stdout);
    assert!(test.contains("the first bot is better"), "{test}");
    refuses(&["arena", "gnomes", "--bots", "rule,rule", "--sprt", "0"], "Possible: 1–1000.");
    refuses(&["ladder", "gnomes", "--players", "0"], "");
    refuses(&["arena", "gnomes", "--bots", "clever,rule"], "there is no bot “clever”");
    refuses(&["arena", "gnomes", "--bots", "rule"], "");
}

#[test]
fn a_ladder_is_a_table_and_a_picture() {
    let plot = folder("ladder").join("ladder.svg");
    let output = run(&["ladder", "gnomes", "--deals", "2", "--sims", "16", "--plot", &plain(&plot)]);
    assert!(text(&output.stdout).contains("| search | flat |"), "{}", text(&output.stderr));
    let picture = fs::read_to_string(plot).expect("the picture is there");
    assert!(picture.starts_with("<svg") && picture.contains(">search<"), "{picture}");
}

#[test]
fn the_tuner_gives_the_same_table_for_the_same_seed() {
    let arguments = ["tune", "gnomes", "--rounds", "3", "--deals", "4", "--players", "2"];
    let [one, other] = [run(&arguments), run(&arguments)].map(|output| text(&output.stdout));
    assert!(one.lines().count() > 5 && one.contains("// was"), "{one}");
    assert_eq!(one, other);
    let start = folder("tuner").join("start.txt");
    fs::write(&start, &one).expect("a start");
    let path = start.to_str().expect("a plain path");
    let further = text(&run(&[&arguments[..], &["--from", path]].concat()).stdout);
    let found = |table: &str| table.split(": ").nth(1).and_then(|rest| rest.split(',').next().map(str::to_owned));
    let began = further.split("// was ").nth(1).and_then(|rest| rest.lines().next().map(str::to_owned));
    assert_eq!(began, found(&one), "{further}");
    let proof = ["tune", "gnomes", "--rounds", "0", "--players", "2", "--proof", "20"];
    assert!(!text(&run(&proof).stdout).contains("\n// "), "the same weights prove nothing");
    let proven = text(&run(&[&proof[..], &["--from", path]].concat()).stdout);
    assert!(proven.contains("// ") && proven.contains("of the built-in weights, fresh deals: 20"), "{proven}");
    assert!(!proven.contains("copies of the start"), "nothing was tuned: {proven}");
    fs::write(&start, "luck: 1.0,\n").expect("no start");
    refuses(&[&arguments[..], &["--from", path]].concat(), "line 1 is not a weight of this game");
}
