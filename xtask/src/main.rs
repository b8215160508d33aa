//! The developer's tool: `cargo xtask <task>`.
//!
//! Everything CI does is one task here, so that a person at home runs exactly the same thing.
mod building;
mod cluster;
mod install;
mod licences;
mod mutants;
mod pages;
mod pocket;
mod process;
mod program;
mod source;
mod stages;
mod stopwatch;
mod strength;
mod tidy;
mod tree;
mod wasm;

use process::{Outcome, Stop};
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask <task>

  test [--fast]      everything CI checks; --fast leaves out WebAssembly, the pocket house and documentation
  tidy               the house rules that no compiler knows
  nouns              write docs/glossary.md from the comments in the code
  pocket             build the pocket house, which answers in a browser when there is no connection
  wasm [PACKAGE...]  check what must run in a browser for wasm32-unknown-unknown
  mutants --game GAME --seed NUMBER [ARGUMENT...]
                     change the rules here and there and see whether a test notices; arguments for cargo-mutants
  bless              run the tests and rewrite the golden files
  cluster [--nodes 3]
                     play on several nodes behind one address, until Ctrl-C
  shots [WORD...]    pictures of every page into docs/shots, or of those whose names have one of these words
  film               a round of bots on a table, as docs/shots/round.webp
  bench web          how long a picture takes, from a tap to the page, and what comes over the line
  bench build [--before REVISION] [--test]
                     how long it takes to build, and to build again after a change, on a fresh clone
  bench [ARGUMENT...]  the benchmark of the bots, arguments passed on to cargo bench
  bench strength [WORD...]
                     run the commands of docs/strength.md that have these words, going on where they were stopped";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            eprintln!("xtask: {}", stop.reason);
            ExitCode::from(stop.code)
        }
    }
}

fn run(words: &[&str]) -> Outcome {
    let root = root();
    let Some((task, rest)) = words.split_first() else {
        return Err(Stop::misuse(format!("name a task.\n\n{USAGE}")));
    };
    match *task {
        "test" => stages::run(root, rest),
        "tidy" => nothing_more(rest).and_then(|()| tidy::run(root)),
        "nouns" => nothing_more(rest).and_then(|()| tidy::nouns::run(root)),
        "wasm" => wasm::run(root, rest),
        "pocket" => nothing_more(rest).and_then(|()| pocket::run(root)),
        "mutants" => mutants::run(root, rest),
        "bless" => nothing_more(rest).and_then(|()| stages::bless(root)),
        "cluster" => cluster::run(root, rest),
        "shots" => pages::shots(root, rest),
        "film" => nothing_more(rest).and_then(|()| pages::film(root)),
        "bench" => match rest {
            ["web", words @ ..] => nothing_more(words).and_then(|()| pages::bench(root)),
            ["build", words @ ..] => building::run(root, words),
            ["strength", words @ ..] => strength::run(root, words),
            _ => stages::bench(root, rest),
        },
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        unknown => Err(Stop::misuse(format!("there is no task '{unknown}'; `cargo xtask help` lists them."))),
    }
}

fn nothing_more(rest: &[&str]) -> Outcome {
    match rest.first() {
        None => Ok(()),
        Some(word) => Err(Stop::misuse(format!("this task takes no argument '{word}'."))),
    }
}

/// The workspace's folder: the one above this crate, known when the tool is built.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this crate lies inside the workspace")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(words: &[&str]) -> Stop {
        run(words).unwrap_err()
    }

    #[test]
    fn an_unknown_task_is_one_sentence_and_exit_code_2() {
        let stop = refusal(&["polish"]);
        assert_eq!(stop.code, 2);
        assert_eq!(stop.reason, "there is no task 'polish'; `cargo xtask help` lists them.");
    }

    #[test]
    fn no_task_shows_the_usage() {
        let stop = refusal(&[]);
        assert_eq!(stop.code, 2);
        assert!(stop.reason.contains("Usage: cargo xtask"));
    }

    #[test]
    fn a_word_too_many_is_refused() {
        assert_eq!(refusal(&["tidy", "please"]).code, 2);
        assert_eq!(refusal(&["test", "--slow"]).code, 2);
    }
}
