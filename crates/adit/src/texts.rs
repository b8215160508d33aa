//! `--texts FOLDER`: words from files, so that a translation can be read on the screen while it is being written.
use crate::said::Said;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// Takes the words of every game and screen from a folder laid out like the project.
pub(crate) fn try_from(folder: &Path) -> Result<()> {
    let mut files = vec![];
    let list = folder.join("crates/i18n/languages.txt");
    for path in candidates(folder).chain([list]).filter(|path| path.is_file()) {
        let text = fs::read_to_string(&path).with_context(|| Said::about("cli-cannot-read", &path))?;
        files.push((path.display().to_string(), text));
    }
    ensure!(!files.is_empty(), Said::about("cli-no-texts", folder));
    i18n::try_texts(files);
    Ok(())
}

/// The files in `games/GAME/{text,learn,rules}` and `crates/CRATE/text`.
fn candidates(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let crates = ["games", "crates"].into_iter().flat_map(move |kind| inside(&folder.join(kind)));
    crates.flat_map(|each| ["text", "learn", "rules"].map(|kind| each.join(kind))).flat_map(|texts| inside(&texts))
}

fn inside(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).map(|entries| entries.flatten().map(|entry| entry.path()).collect()).unwrap_or_default()
}
