//! `cargo xtask pocket`: builds the pocket house, the module that answers in a browser when there is no connection, and
//! puts it where the server finds it.
use crate::install::{self, Need};
use crate::process::{Outcome, Stop, answer, cargo, run as run_command};
use crate::wasm::{self, TARGET};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The compiler for the browser and for SQLite's C, the linker, and what makes the result smaller. Not Debian's `wasm-opt`:
/// of two tables it exports the wrong one, and after brotli it saves nothing.
const NEEDS: &[Need] = &[
    Need { program: "clang", package: "clang" },
    Need { program: "wasm-ld", package: "lld" },
    Need { program: "brotli", package: "brotli" },
];

/// The scripts around the module, in this order.
const SCRIPTS: &[&str] = &["ground.js", "shelf.js", "pocket.js"];

/// The script of the worker in which bots think; it loads the others.
const THINKER: &str = "thinker.js";

/// The module as it is joined with its scripts.
const CODE: &str = "pocket_bg.wasm";

/// What the parts are called when they are complete.
const RESULTS: [(&str, &str); 4] =
    [("all.js", "pocket.js"), (THINKER, THINKER), (CODE, "pocket.wasm"), ("small.br", "pocket.wasm.br")];

/// The most that browsers may have to fetch, in bytes. Wanted are 1,500,000: two fifths of it are the texts of all
/// languages, of which a reader needs one.
const LARGEST: u64 = 2_300_000;

/// Builds it into `target/pocket`.
pub(crate) fn run(root: &Path) -> Outcome {
    let start = Instant::now();
    install::install(NEEDS)?;
    let glue = glue_maker(root)?;
    let code = compile(root)?;
    let folder = wasm::target_folder(root).join("pocket");
    // The parts come first and the whole last, so that a server never finds halves.
    let parts = folder.join("parts");
    fs::create_dir_all(&parts).map_err(|error| unwritten(&parts, &error))?;
    run_command(
        Command::new(glue).args(["--target", "no-modules", "--no-typescript", "--out-dir"]).arg(&parts).arg(code),
    )?;
    run_command(
        Command::new("brotli")
            .args(["--force", "--quality=11", "--lgwin=24", "-o"])
            .arg(parts.join("small.br"))
            .arg(parts.join(CODE)),
    )?;
    let script = script(root, &parts)?;
    fs::write(parts.join("all.js"), script).map_err(|error| unwritten(&parts, &error))?;
    fs::copy(root.join("crates/pocket/js").join(THINKER), parts.join(THINKER))
        .map_err(|error| unwritten(&parts, &error))?;
    for (part, name) in RESULTS {
        fs::rename(parts.join(part), folder.join(name)).map_err(|error| unwritten(&folder, &error))?;
    }
    judge(&folder, start)
}

/// Says how large it is, and whether that is too large.
fn judge(folder: &Path, start: Instant) -> Outcome {
    let size = |name: &str| fs::metadata(folder.join(name)).map_or(0, |file| file.len());
    let (code, small) = (size("pocket.wasm"), size("pocket.wasm.br"));
    println!(
        "The pocket house is in {}: {code} bytes, {small} with brotli; {:.0} s.",
        folder.display(),
        start.elapsed().as_secs_f64()
    );
    if small <= LARGEST { Ok(()) } else { Err(Stop::failure(format!("it may have {LARGEST} bytes with brotli."))) }
}

/// Compiles the crate for the browser; the path of the result.
fn compile(root: &Path) -> Outcome<PathBuf> {
    let folder = wasm::target_folder(root).join("wasm");
    let mut build = cargo(root);
    build.args(["build", "--package", "pocket", "--profile", "pocket", "--target", TARGET]);
    build.env("CARGO_TARGET_DIR", &folder);
    wasm::for_browser(&mut build)?;
    run_command(&mut build)?;
    Ok(folder.join(TARGET).join("pocket").join("pocket.wasm"))
}

/// One script: what the compiler's glue needs, as a function that makes a new module each time, and our own.
fn script(root: &Path, parts: &Path) -> Outcome<String> {
    let read = |path: PathBuf| {
        fs::read_to_string(&path).map_err(|error| Stop::failure(format!("{}: {error}.", path.display())))
    };
    let glue = read(parts.join("pocket.js"))?;
    let own: Outcome<Vec<String>> = SCRIPTS.iter().map(|name| read(root.join("crates/pocket/js").join(name))).collect();
    Ok(format!("'use strict';\nconst joined = () => {{\n{glue}\nreturn wasm_bindgen;\n}};\n{}", own?.concat()))
}

/// The program that joins the module with scripts. Its version must be exactly that of the library, so it has a place of
/// its own beside what is built.
fn glue_maker(root: &Path) -> Outcome<PathBuf> {
    let version = glue_version(root)?;
    let folder = wasm::target_folder(root).join("tools");
    let program = folder.join("bin").join("wasm-bindgen");
    let has = answer(Command::new(&program).arg("--version")).unwrap_or_default();
    if has.trim() == format!("wasm-bindgen {version}") {
        return Ok(program);
    }
    println!("Building wasm-bindgen {version}.");
    let mut install = cargo(root);
    // Not with the versions its makers locked: a mirror may lack one of them.
    install.args(["install", "wasm-bindgen-cli", "--version", &version, "--debug", "--force", "--root"]).arg(&folder);
    run_command(&mut install)?;
    Ok(program)
}

/// The version of the library in the lock file.
fn glue_version(root: &Path) -> Outcome<String> {
    let lock =
        fs::read_to_string(root.join("Cargo.lock")).map_err(|error| Stop::failure(format!("Cargo.lock: {error}.")))?;
    locked(&lock, "wasm-bindgen").ok_or_else(|| Stop::failure("Cargo.lock names no wasm-bindgen."))
}

fn locked(lock: &str, package: &str) -> Option<String> {
    let (_, rest) = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?;
    rest.split_once('"').map(|(version, _)| version.to_owned())
}

fn unwritten(path: &Path, error: &std::io::Error) -> Stop {
    Stop::failure(format!("{}: {error}.", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_says_which_version_is_needed() {
        let lock = "[[package]]\nname = \"glue-macro\"\nversion = \"1.2.4\"\n\n[[package]]\nname = \"glue\"\nversion = \"1.2.3\"\n";
        assert_eq!(locked(lock, "glue").as_deref(), Some("1.2.3"));
        assert_eq!(locked(lock, "gl"), None);
        assert!(glue_version(crate::root()).unwrap().starts_with("0.2."));
    }

    #[test]
    fn every_script_of_the_pocket_house_is_in_the_module() {
        let files = fs::read_dir(crate::root().join("crates/pocket/js")).unwrap();
        let mut names: Vec<String> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        let mut listed = [SCRIPTS, &[THINKER]].concat();
        listed.sort_unstable();
        assert_eq!(names, listed);
    }
}
