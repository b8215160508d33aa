//! Proves that the house, with all its games, bots, words and pages, compiles for the browser.
use crate::install;
use crate::process::{Outcome, Stop, answer, cargo, run as run_command};
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// What must run in a browser besides every game; one that has no folder yet is left out.
const CRATES: &[&str] = &["engine", "bots", "dealer", "house", "i18n", "journal", "registry", "web"];

/// Checks the named packages, or all that must run in a browser. Checking is enough: nothing here is run, and building
/// the standard library along with them took five minutes and four gigabytes.
pub(crate) fn run(root: &Path, packages: &[&str]) -> Outcome {
    let all = browser_packages(root);
    let packages = if packages.is_empty() { all.iter().map(String::as_str).collect() } else { packages.to_vec() };
    let mut build = cargo(root);
    build.args(["check", "--target", TARGET]);
    build.args(packages.iter().flat_map(|package| ["--package", package]));
    // Another compiler may do this; in its own folder neither spoils what the other has built.
    build.env("CARGO_TARGET_DIR", target_folder(root).join("wasm"));
    for_browser(&mut build)?;
    run_command(&mut build)
}

/// Lets cargo build for the browser: with rustup's library if it is there, else with Debian's compiler.
pub(crate) fn for_browser(build: &mut Command) -> Outcome {
    if !rustup_has_target() {
        install::install(install::WASM).map_err(with_advice)?;
        use_debian(build);
    }
    Ok(())
}

/// The folder of build results.
pub(crate) fn target_folder(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder))
}

fn browser_packages(root: &Path) -> Vec<String> {
    let crates = CRATES.iter().map(|name| root.join("crates").join(name)).filter(|folder| folder.exists());
    let folders = std::fs::read_dir(root.join("games")).into_iter().flatten().flatten().map(|entry| entry.path());
    let games = folders.filter(|folder| folder.join("Cargo.toml").exists());
    let mut names: Vec<String> =
        crates.chain(games).filter_map(|folder| Some(folder.file_name()?.to_str()?.to_string())).collect();
    names.sort();
    names
}

/// Looks for the target's library itself, which also finds it where there is no rustup.
fn rustup_has_target() -> bool {
    sysroot().is_some_and(|root| root.join("lib/rustlib").join(TARGET).join("lib").is_dir())
}

/// Where Debian's packages cannot be had, rustup usually can.
fn with_advice(stop: Stop) -> Stop {
    Stop { reason: format!("{} Or run `rustup target add {TARGET}`.", stop.reason), ..stop }
}

fn sysroot() -> Option<PathBuf> {
    answer(Command::new("rustc").args(["--print", "sysroot"])).map(|path| PathBuf::from(path.trim()))
}

/// Debian ships the compiler and the library's source, not the library: cargo builds it on the way. Its linker has
/// another name than the one that comes with rustup.
fn use_debian(build: &mut Command) {
    build.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1").arg("-Zbuild-std=std,panic_abort");
    build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engine_and_every_game_must_run_in_a_browser_and_the_program_need_not() {
        let names = browser_packages(crate::root());
        let games = std::fs::read_dir(crate::root().join("games")).unwrap().count();
        assert!(names.contains(&"engine".to_string()));
        assert!(names.len() >= games + 3);
        assert!(!names.contains(&"adit".to_string()));
    }
}
