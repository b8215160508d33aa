//! The end at the table: points are counted source by source, side by side, and only a tap leads on.
use super::checks::{check_access, check_log, check_state};
use super::guests::House;
use browser::{Browser, Means, Screen, TablePage};
use serde_json::{Value, json};
use std::thread;
use std::time::Duration;

/// It stands there, counted to the end.
const COUNTED: &str = "return document.querySelector('.reveal:not(.is-waiting, .is-counting)') !== null";

/// For each player: the sum of all sources and the total, as they are shown.
const SUMS: &str = "
    const shown = (cell) => (cell.dataset.n === undefined ? null : +cell.textContent.replace('−', '-'));
    const rows = (part) => [...document.querySelectorAll(`.reveal ${part} tr`)].map((row) => [...row.querySelectorAll('td')].map(shown));
    const [[totals], sources] = [rows('tfoot'), rows('tbody')];
    return totals.map((total, at) => [total === null ? null : sources.reduce((sum, row) => sum + row[at], 0), total]);";

/// With motion, which the usual screens of tests do without.
const LIVELY: Screen = Screen { motion: true, ..Screen::DESK };

/// What moves for longer than a blink.
const MOVING: &str = "
    return document.getAnimations()
      .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 20).length;";

fn play_to_the_end(browser: &Browser, game: &str) {
    TablePage::new(browser, 7).play(Means::Keys).unwrap_or_else(|failure| panic!("{game}: {failure}"));
}

#[track_caller]
fn check_sums(browser: &Browser, game: &str) {
    let sums = browser.run(SUMS, &[]).expect("a table of points");
    let sums = sums.as_array().expect("a list");
    assert!(sums.len() > 1, "{game}: {sums:?}");
    assert!(sums.iter().all(|pair| pair[0] == pair[1]), "{game}: {sums:?}");
    assert!(sums.iter().any(|pair| pair[1].is_number()) || game == "clank", "{game}: {sums:?}");
}

fn path(browser: &Browser) -> Value {
    browser.run("return location.pathname", &[]).expect("a path")
}

/// Plays a match before one's eyes and looks at its end.
fn look_at_the_end(game: &str) {
    let (house, made, mut browser) = House::with_table(game, LIVELY);
    play_to_the_end(&browser, game);
    browser.wait_for("the count", COUNTED, &[]).expect("it is counted");
    check_sums(&browser, game);
    let focused = browser.run("return document.activeElement?.matches('.reveal h2')", &[]);
    assert_eq!(focused.expect("an answer"), true, "{game}: who won has the focus, and no button");
    check_access(&browser, game);
    thread::sleep(Duration::from_secs(3));
    assert_eq!(path(&browser), made.path(), "{game}: nothing leads away by itself");
    browser.click("#key-back").expect("a look at the table");
    let folded = "return !document.querySelector('.reveal').checkVisibility() && document.querySelector('#key-back').checkVisibility()";
    browser.wait_for("the table", folded, &[]).expect("the count is put away");
    browser.click("#key-back").expect("the count again");
    browser
        .wait_for("the count", "return document.querySelector('.reveal').checkVisibility()", &[])
        .expect("it is back");
    browser.click("#key-hint").expect("the way on");
    let end = "return location.pathname.endsWith('/end') && document.querySelector('.end .tally') !== null";
    browser.wait_for("the page of the end", end, &[]).expect("one tap leads on");
    check_log(&mut browser);
    // Who comes later sees it as it stands.
    browser.go(&house.at(&format!("{}?stay=1", made.path()))).expect("the table again");
    let ready = "return document.documentElement.classList.contains('scripted')";
    browser.wait_for("the script", ready, &[]).expect("the script");
    let stands = browser.run("return document.querySelector('.reveal').className", &[]).expect("a name");
    assert_eq!(stands, "t-over__card reveal", "{game}: it is not counted again");
    check_sums(&browser, game);
}

#[test]
fn gnomes_is_counted_at_the_table() {
    look_at_the_end("gnomes");
}

#[test]
fn clonk_is_counted_at_the_table() {
    look_at_the_end("clonk");
}

#[test]
fn clank_is_counted_at_the_table() {
    look_at_the_end("clank");
}

#[test]
fn a_tap_hurries_to_the_end_of_the_count() {
    let (_house, _, browser) = House::with_table("clonk", LIVELY);
    // How long it still takes after the tap, by the page's own clock.
    let watch = "
        addEventListener('pointerdown', () => { window.tapped ??= document.querySelector('.is-counting') && performance.now(); }, true);
        new MutationObserver(() => {
          if (window.tapped && !document.querySelector('.is-counting')) window.took ??= performance.now() - window.tapped;
        }).observe(document, { subtree: true, attributes: true });";
    browser.run(watch, &[]).expect("a watch");
    play_to_the_end(&browser, "clonk");
    let counting = "return document.querySelector('.reveal.is-counting') !== null";
    browser.wait_for("the count", counting, &[]).expect("it begins");
    browser.click(".reveal tfoot th").expect("a tap");
    browser.wait_for("the end of the count", COUNTED, &[]).expect("it ends");
    let took = browser.run("return window.took", &[]).expect("a time").as_f64();
    assert!(took.is_some_and(|took| took < 300.0), "{took:?} ms after the tap");
    check_sums(&browser, "clonk");
}

#[test]
fn it_simply_stands_there_for_who_wants_no_motion() {
    let house = House::open();
    for (game, _, browser) in house.tables(Screen::DESK) {
        play_to_the_end(&browser, game);
        browser.wait_for("the count", "return document.querySelector('.reveal') !== null", &[]).expect("it is there");
        assert_eq!(browser.run(COUNTED, &[]).expect("an answer"), true, "{game}: at once");
        check_sums(&browser, game);
        assert_eq!(browser.run(MOVING, &[]).expect("a number"), 0, "{game}: nothing moves");
    }
}

#[test]
fn it_fits_on_a_small_phone() {
    let house = House::open();
    for info in registry::infos() {
        let made = house.table(info.id, &json!({ "chairs": ["me", "level1", "level1"] }));
        let browser = house.sit(&made, Screen::SMALL_PHONE);
        play_to_the_end(&browser, info.id);
        browser.wait_for("the count", COUNTED, &[]).expect("it is counted");
        check_sums(&browser, info.id);
        check_state(&browser, info.id);
        let cut = "
            const wide = (e) => e.scrollWidth > e.clientWidth + 1;
            return [...document.querySelectorAll('.reveal, .reveal__won, .tally th, .tally td, .t-keys .btn')].filter(wide).map((e) => e.textContent);";
        assert_eq!(browser.run(cut, &[]).expect("an answer"), json!([]), "{}: nothing is cut", info.id);
        check_access(&browser, info.id);
    }
}
