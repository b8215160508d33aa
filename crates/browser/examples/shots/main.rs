//! Pictures of every page, on telephones, on a tablet and on a desk, by day and by night: `cargo xtask shots`.
//!
//! `shots ADIT FOLDER [WORD...]` starts a house with this program and writes into this folder; with words only the
//! pictures whose names have one of them.
mod list;

use browser::{Browser, Companion, Mishap, Screen, Theme};
use list::{Shot, shots};
use services::{Folder, Node};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

/// What every page is looked at with.
const SCREENS: [(&str, Screen); 6] = [
    ("phone-dark", Screen::PHONE),
    ("phone-light", Screen { theme: Theme::Light, ..Screen::PHONE }),
    ("small-light", Screen { theme: Theme::Light, ..Screen::SMALL_PHONE }),
    ("tablet-dark", Screen::TABLET),
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
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|word| name.contains(word));
    let mut failed = 0;
    let mut count = |name: &str, taken: Result<(), Mishap>| match taken {
        Ok(()) => println!("{name}"),
        Err(failure) => {
            println!("{name}: {failure}");
            failed += 1;
        }
    };
    for shot in shots().iter().filter(|shot| is_wanted(&shot.name)) {
        count(&shot.name, picture(&node, &mut browser, shot, folder));
    }
    for info in registry::infos() {
        let name = format!("{}-moment", info.id);
        if is_wanted(&name) {
            count(&name, moments(&node, &mut browser, info.id, folder));
        }
    }
    Ok(failed)
}

/// One page with all screens.
fn picture(node: &Node, browser: &mut Browser, shot: &Shot, folder: &Path) -> Result<(), Mishap> {
    let mut guest = newcomer(node, browser)?;
    let path = (shot.prepare)(&mut guest, shot.game)?;
    on_all_screens(browser, &guest, &path, &shot.touch, &folder.join(&shot.name))
}

/// Within this many matches of a game everything that is shown to everybody comes to pass.
const MATCHES: usize = 6;

/// Every kind of big moment of a game, as soon as it comes in some match.
fn moments(node: &Node, browser: &mut Browser, game: &str, folder: &Path) -> Result<(), Mishap> {
    let mut taken = BTreeSet::new();
    for _ in 0..MATCHES {
        let mut guest = newcomer(node, browser)?;
        let path = guest.make(game, &["me", "level2", "level2"], &[])?;
        let mut goes_on = true;
        while goes_on {
            goes_on = guest.play(1)? > 0;
            for kind in guest.moments()? {
                if taken.insert(kind.clone()) {
                    let open = |browser: &Browser| {
                        // At the end the count waits for it.
                        let script = "
                            document.querySelector('.reveal')?.classList.add('is-waiting');
                            document.querySelector(arguments[0]).open = true;";
                        browser.run(script, &[format!(".happens-{kind}").into()]).map(drop)
                    };
                    let file = folder.join(format!("{game}-moment-{kind}"));
                    on_all_screens(browser, &guest, &format!("{path}?stay=1"), &open, &file)?;
                }
            }
        }
    }
    Ok(())
}

/// Somebody whom nobody knows yet, at a browser that knows nobody.
fn newcomer(node: &Node, browser: &mut Browser) -> Result<Companion, Mishap> {
    browser.command("Network.clearBrowserCookies", &serde_json::json!({}))?;
    Ok(Companion::new(node))
}

fn on_all_screens(
    browser: &mut Browser,
    guest: &Companion,
    path: &str,
    touch: &dyn Fn(&Browser) -> Result<(), Mishap>,
    file: &Path,
) -> Result<(), Mishap> {
    for (name, screen) in SCREENS {
        browser.look_with(screen)?;
        guest.enter(browser, path)?;
        touch(browser)?;
        fs::write(format!("{}-{name}.webp", file.display()), browser.small_picture()?)?;
    }
    Ok(())
}
