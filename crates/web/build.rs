//! Lists the files of this crate and the art of every game, so that it can hand them out without knowing a game.
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let games = here.join("../../games").canonicalize().expect("the games lie beside the crates");
    let mut list = String::from("&[\n");
    // The worker is no file for a page to load.
    for file in sorted(&here.join("assets")).iter().filter(|file| name(file) != "worker.js") {
        add(&mut list, &name(file), file);
    }
    for game in sorted(&games) {
        for file in sorted(&game.join("art")) {
            let (id, name) = (name(&game), name(&file));
            let path = match name.as_str() {
                "look.css" => format!("games/{id}.css"),
                "signs.svg" => format!("games/{id}.svg"),
                other => format!("games/{id}/{other}"),
            };
            add(&mut list, &path, &file);
        }
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("assets.rs"), list).expect("the folder of the build can be written");
}

fn add(list: &mut String, path: &str, file: &Path) {
    writeln!(list, "    ({path:?}, include_bytes!({:?})),", file.display().to_string()).expect("memory");
}

/// The files of a folder by name; the build looks again when one comes or goes.
fn sorted(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let Ok(entries) = fs::read_dir(folder) else { return vec![] };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
