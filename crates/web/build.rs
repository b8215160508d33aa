//! Lists the art of every game, so that this crate can hand it out without knowing a game.
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let games = here.join("../../games").canonicalize().expect("the games lie beside the crates");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut list = String::from("&[\n");
    for game in sorted(&games) {
        let art = game.join("art");
        println!("cargo::rerun-if-changed={}", art.display());
        for file in sorted(&art) {
            let (id, name) = (name(&game), name(&file));
            let path = match name.as_str() {
                "look.css" => format!("games/{id}.css"),
                "signs.svg" => format!("games/{id}.svg"),
                other => format!("games/{id}/{other}"),
            };
            writeln!(list, "    ({path:?}, include_bytes!({:?})),", file.display().to_string()).expect("memory");
        }
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("art.rs"), list).expect("the folder of the build can be written");
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return vec![] };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
