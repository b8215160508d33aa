//! A short film of a table for the README, frame by frame: `cargo xtask film`.
//!
//! `film ADIT FOLDER` starts a house with this program, lets two bots of the largest game answer a person's turn, and
//! writes what is seen as numbered PNGs, with a list of how many milliseconds each stands.
use browser::{Browser, Companion, Mishap, Screen};
use services::{Folder, Node};
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// A browser takes some eight pictures a second, so everything on the table takes this many times as long meanwhile.
const SLOWER: u32 = 12;

/// Milliseconds of the film between two frames, and how long it may last.
const FRAME: u128 = 80;
const LONGEST: u128 = 9_000;

/// So many beats wait to be shown when bots have had their turns.
const MANY: u64 = 16;

const SCREEN: Screen = Screen { width: 1280, height: 720, motion: true, ..Screen::DESK };

/// All that takes time on a table is a Web Animation.
const SLOW: &str = "
    const rate = Animation.prototype.updatePlaybackRate;
    Animation.prototype.updatePlaybackRate = function (faster) { return rate.call(this, faster / arguments_slower); };";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let [program, folder] = &words[..] else {
        eprintln!("film: name the program and a folder.");
        return ExitCode::from(2);
    };
    match shoot(Path::new(program), Path::new(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("film: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn shoot(program: &Path, folder: &Path) -> Result<(), Mishap> {
    let files = Folder::new("film")?;
    let file = files.path().join("adit.sqlite").display().to_string();
    let node = Node::start(program, &["--unlimited", "--database", &file])?;
    let mut browser = Browser::open(SCREEN)?;
    let mut guest = Companion::new(&node);
    let game = registry::infos().next().map_or("", |info| info.id);
    let path = guest.make(game, &["me", "level4", "level4"], &[])?;
    guest.play(24)?;
    guest.enter(&mut browser, &path)?;
    browser.wait_for("the table", "return document.documentElement.classList.contains('scripted')", &[])?;
    browser.run(&SLOW.replace("arguments_slower", &SLOWER.to_string()), &[])?;
    // A person's turn is played beside the page until the bots have answered; what is filmed is what it shows of it.
    for _ in 0..20 {
        guest.play(1)?;
        if browser.run("return window.adit.player.waiting", &[])?.as_u64() >= Some(MANY) {
            break;
        }
    }
    let (start, mut next, mut list, mut number) = (Instant::now(), 0, String::new(), 0);
    loop {
        let now = start.elapsed().as_millis() / u128::from(SLOWER);
        let busy = browser.run("return window.adit.player.busy", &[])? == true;
        fs::write(folder.join(format!("{number:03}.png")), browser.picture()?)?;
        let shown = (start.elapsed().as_millis() / u128::from(SLOWER)).saturating_sub(now).max(FRAME);
        writeln!(list, "{number:03}.png {}", if busy { shown } else { 1_600 })?;
        if !busy || now > LONGEST {
            break;
        }
        (number, next) = (number + 1, next + FRAME);
        let wait = (next * u128::from(SLOWER)).saturating_sub(start.elapsed().as_millis());
        thread::sleep(Duration::from_millis(wait as u64));
    }
    Ok(fs::write(folder.join("frames.txt"), list)?)
}
