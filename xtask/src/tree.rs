//! The workspace as text in memory: what tidy judges.
use crate::process::{Outcome, Stop, answer};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// Every text file git knows or would add, by its path from the root with forward slashes.
pub(crate) struct Tree(BTreeMap<String, String>);

impl Tree {
    /// Reads the workspace; files that are not text (pictures) are left out, and so is what others wrote (`vendor/`).
    pub(crate) fn read(root: &Path) -> Outcome<Tree> {
        let mut files = BTreeMap::new();
        for path in known_files(root)?.into_iter().filter(|path| !path.contains("/vendor/")) {
            let bytes = std::fs::read(root.join(&path)).map_err(|error| Stop::file(Path::new(&path), &error))?;
            if let Ok(text) = String::from_utf8(bytes)
                && !text.contains('\0')
            {
                files.insert(path, text);
            }
        }
        Ok(Tree(files))
    }

    /// All files in the order of their paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files below a folder, given with its closing slash.
    pub(crate) fn under<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files().filter(move |(path, _)| path.starts_with(folder))
    }

    /// The Rust files below a folder.
    pub(crate) fn rust<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.under(folder).filter(|(path, _)| path.ends_with(".rs"))
    }

    /// The Rust files below a folder that are shipped.
    pub(crate) fn shipped<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.rust(folder).filter(|(path, _)| !is_test_file(path))
    }

    /// One file's text.
    pub(crate) fn get(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// The names of the folders directly below a folder that hold a crate.
    pub(crate) fn crates(&self, folder: &str) -> BTreeSet<&str> {
        let inside = self.files().filter_map(|(path, _)| path.strip_prefix(folder));
        inside.filter_map(|path| path.strip_suffix("/Cargo.toml")).filter(|name| !name.contains('/')).collect()
    }

    /// The games: every folder under `games/`, and nothing else, is one.
    pub(crate) fn games(&self) -> BTreeSet<&str> {
        self.crates("games/")
    }
}

#[cfg(test)]
impl<'a> FromIterator<(&'a str, &'a str)> for Tree {
    fn from_iter<I: IntoIterator<Item = (&'a str, &'a str)>>(files: I) -> Tree {
        Tree(files.into_iter().map(|(path, text)| (path.to_string(), text.to_string())).collect())
    }
}

/// Whether a Rust file holds tests, benchmarks or examples and nothing that is shipped.
pub(crate) fn is_test_file(file: &str) -> bool {
    ["/tests/", "/benches/", "/examples/"].iter().any(|folder| file.contains(folder)) || file.ends_with("/tests.rs")
}

/// The files git tracks and the untracked ones it does not ignore, as they are on disk now.
fn known_files(root: &Path) -> Outcome<Vec<String>> {
    // CI often checks out as one user and runs as another, which git refuses unless told otherwise.
    let mut git = Command::new("git");
    git.current_dir(root).args(["-c", "safe.directory=*", "ls-files", "-z"]);
    git.args(["--cached", "--others", "--exclude-standard"]);
    let list = answer(&mut git).ok_or_else(|| Stop::misuse("git could not list the files of this folder."))?;
    let paths: BTreeSet<&str> = list.split_terminator('\0').collect();
    Ok(paths.into_iter().filter(|path| root.join(path).is_file()).map(String::from).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_the_crates_directly_under_games() {
        let tree =
            Tree::from_iter([("games/chess/Cargo.toml", ""), ("games/README.md", ""), ("games/go/a/Cargo.toml", "")]);
        assert_eq!(tree.games(), BTreeSet::from(["chess"]));
    }

    #[test]
    fn the_workspace_lists_its_own_files_once() {
        let files = known_files(crate::root()).unwrap();
        assert_eq!(files.iter().filter(|path| *path == "Cargo.toml").count(), 1);
        assert!(!files.iter().any(|path| path.starts_with("target/")));
    }
}
