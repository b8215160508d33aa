//! Pictures of every page, on a phone and on a desk, by day and by night: `cargo xtask shots`.
//!
//! `shots ADIT FOLDER [WORD...]` starts a house with this program and writes into this folder; with words only the
//! pictures whose names have one of them.
mod list;

use browser::{Browser, Companion, Mishap, Screen, Theme};
use list::{Shot, shots};
use services::{Folder, Node};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

/// What every page is looked at with.
const SCREENS: [(&str, Screen); 4] = [
    ("phone-dark", Screen::PHONE),
    ("phone-light", Screen { theme: Theme::Light, ..Screen::PHONE }),
    ("desk-dark", Screen::DESK),
    ("desk-light", Screen { theme: Theme::Light, ..Screen::DESK }),
];

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let [program, folder, wanted @ ..] = &words[..] else {
        eprintln!("shots: name the program and a folder.");
        return ExitCode::from(2);
    };
    match take(Path::new(program), &PathBuf::from(folder), wanted) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(failed) => {
            eprintln!("shots: {failed} pages could not be shown.");
            ExitCode::FAILURE
        }
        Err(failure) => {
            eprintln!("shots: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Takes all wanted pictures; how many pages could not be shown.
fn take(program: &Path, folder: &Path, wanted: &[String]) -> Result<usize, Mishap> {
    fs::create_dir_all(folder)?;
    let files = Folder::new("shots")?;
    let file = files.path().join("adit.sqlite").display().to_string();
    let node = Node::start(program, &["--unlimited", "--database", &file])?;
    let mut browser = Browser::open(Screen::DESK)?;
    let mut failed = 0;
    for shot in shots().iter().filter(|shot| wanted.is_empty() || wanted.iter().any(|word| shot.name.contains(word))) {
        if let Err(failure) = picture(&node, &mut browser, shot, folder) {
            println!("{}: {failure}", shot.name);
            failed += 1;
        }
    }
    Ok(failed)
}

/// One page with all screens.
fn picture(node: &Node, browser: &mut Browser, shot: &Shot, folder: &Path) -> Result<(), Mishap> {
    browser.command("Network.clearBrowserCookies", &serde_json::json!({}))?;
    let mut guest = Companion::new(node);
    let path = (shot.prepare)(&mut guest, shot.game)?;
    for (name, screen) in SCREENS {
        browser.look_with(screen)?;
        guest.enter(browser, &path)?;
        (shot.touch)(browser)?;
        let file = folder.join(format!("{}-{name}.webp", shot.name));
        fs::write(file, browser.small_picture()?)?;
    }
    println!("{}", shot.name);
    Ok(())
}
