//! `cargo xtask shots`, `cargo xtask film` and `cargo xtask bench web`: the pages in a real Chromium.
use crate::install;
use crate::process::{Outcome, Stop, cargo, run};
use crate::program::build;
use std::path::Path;
use std::process::Command;

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

/// Films a round of bots into `docs/shots/round.webp`.
pub(crate) fn film(root: &Path) -> Outcome {
    install::install(install::FILM)?;
    let program = build(root, &[])?;
    let frames = root.join("target/film");
    std::fs::remove_dir_all(&frames).ok();
    std::fs::create_dir_all(&frames).map_err(|error| Stop::misuse(format!("{}: {error}", frames.display())))?;
    let mut command = cargo(root);
    command.args(["run", "--quiet", "--package", "browser", "--example", "film", "--"]);
    run(command.arg(program).arg(&frames))?;
    let list = std::fs::read_to_string(frames.join("frames.txt")).unwrap_or_default();
    let mut mux = Command::new("img2webp");
    mux.current_dir(&frames).args(["-loop", "0", "-lossy", "-q", "45", "-m", "6", "-kmax", "20"]);
    for (picture, time) in list.lines().filter_map(|line| line.split_once(' ')) {
        mux.args(["-d", time, picture]);
    }
    run(mux.arg("-o").arg(root.join("docs/shots/round.webp")))
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
