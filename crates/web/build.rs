//! Lists the words of every language there is, the files of this crate and the art of every game, so that it can hand
//! them out without knowing a game.
use std::path::{Path, PathBuf};

fn main() {
    folder::list_texts("text", "ftl");
    let games = Path::new("../../games").canonicalize().expect("the games lie beside the crates");
    let assets = Path::new("assets").canonicalize().expect("the files of this crate");
    // The worker is no file for a page to load.
    let own = folder::files(&assets).into_iter().filter(|file| name(file) != "worker.js");
    let own = own.map(|file| (name(&file), file));
    let all: Vec<(String, PathBuf)> = own.chain(folder::files(&games).iter().flat_map(|game| art(game))).collect();
    folder::write("assets.rs", &folder::slice(&all, "include_bytes"));
}

/// The art of one game under its addresses.
fn art(game: &Path) -> Vec<(String, PathBuf)> {
    let id = name(game);
    let address = |file: &Path| match name(file).as_str() {
        "look.css" => format!("games/{id}.css"),
        "signs.svg" => format!("games/{id}.svg"),
        other => format!("games/{id}/{other}"),
    };
    folder::files(&game.join("art")).into_iter().map(|file| (address(&file), file)).collect()
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
