//! A copy of the workspace in which mutants live and die.
use super::examiner::{Ending, Examiner};
use crate::process::{Outcome, Stop, cargo};
use crate::tree::known_files;
use crate::wasm::target_folder;
use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Killed,
    TimedOut,
    Survived,
    NotCompiling,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Killed => "killed",
            Verdict::TimedOut => "killed by the clock",
            Verdict::Survived => "SURVIVED",
            Verdict::NotCompiling => "does not compile",
        })
    }
}

pub(super) struct Laboratory {
    bench: Bench,
    examiner: Examiner,
}

impl Laboratory {
    /// Copies the workspace and makes sure that the unchanged game passes its tests.
    pub(super) fn open(root: &Path, game: &str) -> Outcome<Laboratory> {
        let folder = target_folder(root).join("mutants");
        let bench = Bench { tree: folder.join("tree"), build: folder.join("build"), game: game.into() };
        copy(root, &bench.tree)?;
        println!("Testing the unchanged game.");
        let start = Instant::now();
        let programs = bench.build()?.ok_or_else(|| Stop::failure("the unchanged game does not compile."))?;
        let examiner = Examiner::meet(bench.tree.join("games").join(game), &programs)?;
        println!("It passes its {} tests ({:.1} s).", examiner.count(), start.elapsed().as_secs_f64());
        Ok(Laboratory { bench, examiner })
    }

    /// Puts a changed file in place, runs the game's tests, and puts the original back.
    pub(super) fn judge(&self, file: &str, changed: &str, original: &str) -> Outcome<Verdict> {
        let path = self.bench.tree.join(file);
        write(&path, changed.as_bytes())?;
        let verdict = self.test();
        write(&path, original.as_bytes())?;
        verdict
    }

    fn test(&self) -> Outcome<Verdict> {
        if self.bench.build()?.is_none() {
            return Ok(Verdict::NotCompiling);
        }
        Ok(match self.examiner.examine()? {
            Ending::Passed => Verdict::Survived,
            Ending::Failed => Verdict::Killed,
            Ending::TimedOut => Verdict::TimedOut,
        })
    }
}

/// Where the copy lies and where it is built.
struct Bench {
    tree: PathBuf,
    build: PathBuf,
    game: String,
}

impl Bench {
    /// The test programs of the game's crate; none if it does not compile.
    fn build(&self) -> Outcome<Option<Vec<PathBuf>>> {
        let mut command = cargo(&self.tree);
        command.args(["test", "--no-run", "--color", "never", "--package", &self.game, "--tests"]);
        command.env("CARGO_TARGET_DIR", &self.build).env("CARGO_INCREMENTAL", "1");
        let output = command.output().map_err(|error| Stop::misuse(format!("could not start cargo: {error}.")))?;
        let programs = executables(&String::from_utf8_lossy(&output.stderr));
        Ok(output.status.success().then(|| programs.into_iter().map(|program| self.tree.join(program)).collect()))
    }
}

/// What cargo says it has built: `  Executable tests/suite.rs (/path/to/suite-0123)`.
fn executables(said: &str) -> Vec<PathBuf> {
    let lines = said.lines().filter_map(|line| line.trim_start().strip_prefix("Executable "));
    lines.filter_map(|line| Some(line.rsplit_once('(')?.1.strip_suffix(')')?.into())).collect()
}

/// Makes the copy equal to the workspace; equal files keep their times, so that cargo need not build them again.
fn copy(root: &Path, tree: &Path) -> Outcome {
    let files: BTreeSet<PathBuf> = known_files(root)?.into_iter().map(PathBuf::from).collect();
    for file in &files {
        let (from, to) = (root.join(file), tree.join(file));
        let bytes = std::fs::read(&from).map_err(|error| Stop::file(&from, &error))?;
        if std::fs::read(&to).ok().as_ref() != Some(&bytes) {
            write(&to, &bytes)?;
        }
    }
    remove_others(tree, Path::new(""), &files)
}

/// Removes what an earlier copy had and the workspace has no more.
fn remove_others(tree: &Path, folder: &Path, files: &BTreeSet<PathBuf>) -> Outcome {
    let place = tree.join(folder);
    for entry in std::fs::read_dir(&place).map_err(|error| Stop::file(&place, &error))?.flatten() {
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            remove_others(tree, &path, files)?;
        } else if !files.contains(&path) {
            std::fs::remove_file(entry.path()).map_err(|error| Stop::file(&entry.path(), &error))?;
        }
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Outcome {
    let folder = path.parent().expect("every file of the tree lies in a folder");
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(path, bytes));
    written.map_err(|error| Stop::file(path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_names_the_programs_it_built() {
        let said = "   Compiling a v0.1.0 (/x/y)\n  Executable unittests src/lib.rs (/b/deps/a-1)\n  Executable tests/b.rs (b-2)\n";
        assert_eq!(executables(said), [PathBuf::from("/b/deps/a-1"), PathBuf::from("b-2")]);
    }

    #[test]
    fn a_copy_has_every_file_and_loses_what_the_workspace_lost() {
        let folder = std::env::temp_dir().join(format!("xtask-copy-{}", std::process::id()));
        write(&folder.join("src/old.rs"), b"old").unwrap();
        let files = BTreeSet::from([PathBuf::from("src/new.rs")]);
        write(&folder.join("src/new.rs"), b"new").unwrap();
        remove_others(&folder, Path::new(""), &files).unwrap();
        assert!(folder.join("src/new.rs").exists());
        assert!(!folder.join("src/old.rs").exists());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
