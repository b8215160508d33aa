//! `cargo xtask test`: every check in order, stopping at the first that fails.
use crate::process::{Outcome, Stop, answer, cargo, run as run_command};
use crate::{install, licences, pocket, tidy, wasm};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// One check: its heading and what it does.
type Stage = (&'static str, fn(&Path) -> Outcome);

/// What everybody's work needs, quickest first.
const CHECKS: &[Stage] = &[("format", format), ("lints", lints), ("tidy", tidy::run), ("licences", licences::run)];

/// The tests of daily work: all but those of the pocket house, which would have to be built anew after every change.
const FAST: &[Stage] = &[("tests", |root| tests(root, WITHOUT_POCKET))];

/// What CI does instead.
const ALL: &[Stage] = &[
    ("WebAssembly", |root| wasm::run(root, &[])),
    ("pocket house", pocket::run),
    ("tests", |root| tests(root, &[])),
    ("documentation tests", doc_tests),
    ("documentation", docs),
];

/// For nextest: no test in a file named for it.
const WITHOUT_POCKET: &[&str] = &["-E", "not test(/^browser::pocket::/)"];

/// Runs all stages, or with `--fast` the first few.
pub(crate) fn run(root: &Path, words: &[&str]) -> Outcome {
    match words {
        [] => walk(root, CHECKS).and_then(|()| walk(root, ALL)),
        ["--fast"] => walk(root, CHECKS).and_then(|()| walk(root, FAST)),
        _ => Err(Stop::misuse("`cargo xtask test` knows only `--fast`.")),
    }
}

/// Runs every test with the request to rewrite golden files; git then shows what changed.
pub(crate) fn bless(root: &Path) -> Outcome {
    install::install(install::TESTS)?;
    let mut command = cargo(root);
    command.args(["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"]);
    run_command(command.env("BLESS", "1"))
}

/// Runs the benchmark of the bots.
pub(crate) fn bench(root: &Path, words: &[&str]) -> Outcome {
    run_command(cargo(root).args(["bench", "--package", "bots"]).args(words))
}

fn walk(root: &Path, stages: &[Stage]) -> Outcome {
    for (heading, stage) in stages {
        println!("\n== {heading} ==");
        let start = Instant::now();
        let outcome = stage(root);
        println!("== {heading}: {:.1} s ==", start.elapsed().as_secs_f64());
        outcome.map_err(|stop| Stop { reason: format!("stage '{heading}' failed: {}", stop.reason), ..stop })?;
    }
    Ok(())
}

fn format(root: &Path) -> Outcome {
    run_command(cargo(root).args(["fmt", "--all", "--check"]))
}

// Warnings are forbidden behind `--` and not in RUSTFLAGS, which would rebuild every dependency.
fn lints(root: &Path) -> Outcome {
    run_command(cargo(root).args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn tests(root: &Path, which: &[&str]) -> Outcome {
    install::install(install::TESTS)?;
    if answer(cargo(root).args(["nextest", "--version"])).is_some() {
        return run_command(cargo(root).args(["nextest", "run", "--workspace", "--no-fail-fast"]).args(which));
    }
    if !which.is_empty() {
        // Without nextest there is no way to leave some out.
        pocket::run(root)?;
    }
    run_command(cargo(root).args(["test", "--workspace", "--lib", "--bins", "--tests"]))
}

fn doc_tests(root: &Path) -> Outcome {
    run_command(cargo(root).args(["test", "--workspace", "--doc"]))
}

fn docs(root: &Path) -> Outcome {
    let mut command: Command = cargo(root);
    run_command(command.args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_stops_the_walk_and_keeps_its_code() {
        let stages: &[Stage] = &[
            ("good", |_| Ok(())),
            ("bad", |_| Err(Stop { reason: "it broke.".into(), code: 101 })),
            ("never", |_| panic!("this stage comes after a failure")),
        ];
        let stop = walk(Path::new("."), stages).unwrap_err();
        assert_eq!(stop, Stop { reason: "stage 'bad' failed: it broke.".into(), code: 101 });
    }
}
