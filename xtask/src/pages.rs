//! `cargo xtask shots` and `cargo xtask bench web`: the pages in a real Chromium.
use crate::install;
use crate::process::{Outcome, cargo, run};
use crate::program::build;
use std::path::Path;

/// Takes pictures of every page into `docs/shots`, or of those whose names have one of the words.
pub(crate) fn shots(root: &Path, words: &[&str]) -> Outcome {
    install::install(install::BROWSER)?;
    // Pictures do not look better for a program that took minutes to build.
    let program = build(root, &[])?;
    let folder = root.join("docs/shots");
    let mut command = cargo(root);
    command.args(["run", "--quiet", "--package", "browser", "--example", "shots", "--"]);
    run(command.arg(program).arg(folder).args(words))
}

/// Measures how long pictures take, and what a tap and a visit cost.
pub(crate) fn bench(root: &Path) -> Outcome {
    install::install(install::BROWSER)?;
    run(cargo(root).args(["bench", "--package", "web", "--bench", "pictures"]))?;
    let program = build(root, &["--release"])?;
    let mut command = cargo(root);
    command.args(["run", "--quiet", "--release", "--package", "browser", "--example", "speed", "--"]);
    run(command.arg(program))
}
