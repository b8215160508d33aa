//! For build scripts: what lies in a folder, written as Rust, so that a new file needs no line of code.
//!
//! A build script that cannot do its work has nobody to tell but the builder, so everything here ends with a sentence.
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Lists the texts of a folder of this crate, `text/de.ftl`, as `OUT_DIR/text.rs`: `&[("de", include_str!(...)), ...]`.
pub fn list_texts(folder: &str, extension: &str) {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join(folder);
    let files = files(&here).into_iter().filter(|file| file.extension().is_some_and(|known| known == extension));
    let entries: Vec<(String, PathBuf)> = files.map(|file| (stem(&file), file)).collect();
    write(&format!("{folder}.rs"), &slice(&entries, "include_str"));
}

/// Writes a source file for `include!(concat!(env!("OUT_DIR"), "/NAME"))`.
pub fn write(name: &str, source: &str) {
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join(name), source).expect("the folder of the build can be written");
}

/// Names and what they stand for, as the source of a slice: `macro_name` is `include_str` or `include_bytes`.
///
/// ```
/// let entries = [("it".to_string(), "text/it.ftl".into())];
/// assert_eq!(folder::slice(&entries, "include_str"), "&[\n    (\"it\", include_str!(\"text/it.ftl\")),\n]\n");
/// ```
pub fn slice(entries: &[(String, PathBuf)], macro_name: &str) -> String {
    let line = |(name, path): &(String, PathBuf)| {
        format!("    ({name:?}, {macro_name}!({:?})),\n", path.display().to_string())
    };
    format!("&[\n{}]\n", entries.iter().map(line).collect::<String>())
}

/// What lies in a folder, in the order of the alphabet; nothing where there is no such folder. The build looks again
/// when a file comes or goes.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let Ok(entries) = fs::read_dir(folder) else { return vec![] };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
