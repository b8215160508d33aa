//! From a tap until something moves and until the document holds the new picture, how evenly frames come while a round
//! of bots is shown, how long that round takes, and what comes over the line: `cargo xtask bench web`.
//!
//! `speed ADIT` starts a house with this program and plays a match of every game by mouse.
use browser::{Browser, Companion, Frames, Means, Mishap, Progress, Screen, TablePage, Traffic, Wire};
use serde_json::{Value, json};
use services::{Folder, Node};
use std::path::Path;
use std::process::ExitCode;

/// Notes the time of each click, and the time at which the page answers to it.
const WATCH: &str = "
    window.taps = [];
    window.lifts = [];
    let tapped, touched, before;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (touched !== undefined) window.lifts.push(performance.now() - touched);
      touched = undefined;
      return animate.apply(this, how);
    };
    const at = () => document.getElementById('act')?.dataset.at;
    addEventListener('click', (event) => {
      if (!event.target.closest?.('button[name=action]')) return;
      tapped = touched = event.timeStamp;
      before = at();
    }, true);
    new MutationObserver(() => {
      if (tapped !== undefined && at() !== undefined && at() !== before) {
        window.taps.push(performance.now() - tapped);
        tapped = undefined;
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
    return true;";

fn main() -> ExitCode {
    let Some(program) = std::env::args().nth(1) else {
        eprintln!("speed: name the program.");
        return ExitCode::from(2);
    };
    match measure(Path::new(&program)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("speed: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn measure(program: &Path) -> Result<(), Mishap> {
    let files = Folder::new("speed")?;
    let file = files.path().join("adit.sqlite").display().to_string();
    let node = Node::start(program, &["--unlimited", "--database", &file])?;
    for info in registry::infos() {
        let mut http = node.http();
        let wish = json!({ "game": info.id, "chairs": ["me", "level1"], "pace": 0 });
        let made = http.post_json("/api/tables", &wish.to_string())?;
        let made: Value = serde_json::from_str(&made.body).unwrap_or_default();
        let mut browser = Browser::open(Screen::DESK.lively())?;
        browser.become_same(&http)?;
        let path = format!("/t/{}", made["id"].as_str().unwrap_or_default());
        browser.go(&format!("http://{}{path}", node.address()))?;
        let wire = Wire::listen(&http, &format!("{path}/live?lang=en"))?;
        browser.run(WATCH, &[])?;
        let (taps, lifts) = play(&browser)?;
        let traffic = Traffic::read(&browser.log("performance")?);
        report(info.id, taps, &traffic, &wire);
        let [half, most] = [50, 95].map(|percent| share(lifts.clone(), percent));
        println!("{}: {half:.0} ms from a tap until something moves in the median, {most:.0} for 95 of 100", info.id);
        rounds(&node, info.id)?;
    }
    Ok(())
}

/// Rounds that are looked at.
const ROUNDS: usize = 8;

/// Two bots answer a person's turns, on a machine that is four times slower: how long each round is shown, and how many
/// milliseconds lie between two frames.
fn rounds(node: &Node, game: &str) -> Result<(), Mishap> {
    let mut browser = Browser::open(Screen::DESK.lively())?;
    let mut guest = Companion::new(node);
    let path = guest.make(game, &["me", "level2", "level2"], &[])?;
    guest.enter(&mut browser, &path)?;
    browser.command("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 }))?;
    Frames::watch(&browser)?;
    let (mut lasted, mut gaps) = (vec![], vec![]);
    for _ in 0..ROUNDS {
        let news =
            "return Math.max(0, ...[...document.querySelectorAll('#log [data-beat=turn]')].map((e) => +e.dataset.at))";
        let before = browser.run(news, &[])?.as_u64();
        while browser.run(news, &[])?.as_u64() == before && guest.play(1)? > 0 {}
        let idle = "document.querySelector('form[action$=\"/seen\"] button')?.click(); return !window.adit.player.busy";
        browser.wait_for("the round", idle, &[])?;
        let frames = Frames::take(&browser)?;
        lasted.extend(frames.lasted());
        gaps.extend(frames.gaps());
    }
    let [half, most] = [50, 95].map(|percent| share(gaps.clone(), percent));
    let [short, middle, long] = [10, 50, 90].map(|percent| share(lasted.clone(), percent));
    println!(
        "{game}: a round of two bots is shown for {middle:.1} s in the median ({short:.1} to {long:.1}); four times \
         slowed down, {} frames, {half:.1} ms apart in the median, {most:.1} for 95 of 100",
        gaps.len()
    );
    Ok(())
}

/// The number below which this many of a hundred lie.
fn share(mut numbers: Vec<f64>, percent: usize) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() * percent / 100).copied().unwrap_or_default()
}

/// Plays a match; the milliseconds of every tap until the new picture, and until something moves. They are asked for
/// after every step, for another page forgets them.
fn play(browser: &Browser) -> Result<(Vec<f64>, Vec<f64>), Mishap> {
    let (mut table, mut taps, mut lifts) = (TablePage::new(browser, 41), vec![], vec![]);
    loop {
        let step = table.step(Means::Mouse)?;
        for (name, all) in [("taps", &mut taps), ("lifts", &mut lifts)] {
            let new = browser.run(&format!("return (window.{name} ?? []).splice(0)"), &[])?;
            all.extend(new.as_array().into_iter().flatten().filter_map(Value::as_f64));
        }
        if step == Progress::Over {
            return Ok((taps, lifts));
        }
    }
}

fn report(game: &str, taps: Vec<f64>, traffic: &Traffic, wire: &Wire) {
    let of = |percent: usize| share(taps.clone(), percent);
    let (scripts, all) = (traffic.bytes(|address| address.ends_with(".js")), traffic.bytes(|_| true));
    let most = wire.updates().into_iter().max().unwrap_or_default();
    println!(
        "{game}: {} taps, {:.0} ms in the median, {:.0} ms for 95 of 100; {scripts} bytes of script, {all} loaded; \
         {} updates, {} bytes in the median, {most} at most",
        taps.len(),
        of(50),
        of(95),
        wire.updates().len(),
        wire.median(),
    );
}
