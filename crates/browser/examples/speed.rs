//! From a tap until the document holds the new picture, and what comes over the line: `cargo xtask bench web`.
//!
//! `speed ADIT` starts a house with this program and plays a match of every game by mouse.
use browser::{Browser, Means, Mishap, Progress, Screen, TablePage, Traffic, Wire};
use serde_json::{Value, json};
use services::{Folder, Node};
use std::path::Path;
use std::process::ExitCode;

/// Notes the time of each click, and the time at which the page answers to it.
const WATCH: &str = "
    window.taps = [];
    let tapped, before;
    const at = () => document.getElementById('act')?.dataset.at;
    addEventListener('click', (event) => { tapped = event.timeStamp; before = at(); }, true);
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
        let mut browser = Browser::open(Screen::DESK)?;
        browser.become_same(&http)?;
        let path = format!("/t/{}", made["id"].as_str().unwrap_or_default());
        browser.go(&format!("http://{}{path}", node.address()))?;
        let wire = Wire::listen(&http, &format!("{path}/live?lang=en"))?;
        browser.run(WATCH, &[])?;
        let taps = play(&browser)?;
        let traffic = Traffic::read(&browser.log("performance")?);
        report(info.id, taps, &traffic, &wire);
    }
    Ok(())
}

/// Plays a match; the milliseconds of every tap. They are asked for after every step, for the page of the end forgets
/// them.
fn play(browser: &Browser) -> Result<Vec<f64>, Mishap> {
    let (mut table, mut taps) = (TablePage::new(browser, 41), vec![]);
    loop {
        let step = table.step(Means::Mouse)?;
        let new = browser.run("return (window.taps ?? []).splice(0)", &[])?;
        taps.extend(new.as_array().into_iter().flatten().filter_map(Value::as_f64));
        if step == Progress::Over {
            return Ok(taps);
        }
    }
}

fn report(game: &str, mut taps: Vec<f64>, traffic: &Traffic, wire: &Wire) {
    taps.sort_by(f64::total_cmp);
    let of = |percent: usize| taps.get(taps.len() * percent / 100).copied().unwrap_or_default();
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
