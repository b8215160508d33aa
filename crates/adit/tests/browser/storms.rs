//! What goes wrong: a page loaded anew, a house that dies, a line that breaks.
use super::guests::House;
use browser::{Browser, Means, Screen, TablePage};
use serde_json::json;

const OFFLINE: &str = "return document.querySelector('#line.is-offline') !== null";
const ONLINE: &str =
    "return document.querySelector('#line') !== null && document.querySelector('#line.is-offline') === null";

/// Lines of the record in `34.0`.
fn lines(at: &str) -> usize {
    at.split('.').next().and_then(|lines| lines.parse().ok()).expect("a number")
}

#[test]
fn a_page_loaded_anew_in_the_middle_goes_on() {
    let (_house, _, browser) = House::with_table("clank", Screen::PHONE);
    let mut table = TablePage::new(&browser, 11);
    for _ in 0..3 {
        let until = table.steps + 6;
        assert!(table.play_until(Means::Mouse, |table| table.steps >= until).expect("some moves"));
        table.wait_for_turn().expect("a turn");
        let shown = "return [document.getElementById('act').dataset.at, document.getElementById('do').textContent]";
        let before = browser.run(shown, &[]).expect("a page");
        browser.reload().expect("the page again");
        browser
            .wait_for("the page again", "return document.documentElement.classList.contains('scripted')", &[])
            .expect("it is");
        assert_eq!(browser.run(shown, &[]).expect("a page"), before, "an unfinished turn is still there");
    }
}

#[test]
fn a_stream_that_begins_anew_takes_nothing_from_under_a_finger() {
    let house = House::open();
    for (game, _, browser) in house.tables(Screen::DESK) {
        TablePage::new(&browser, 3).wait_for_turn().expect("a turn");
        // The page opens its stream again, as it does when the browser brings it back.
        let again = "
            window.before = [...document.querySelectorAll('#table :is(button[name=action], .t-keys .btn):not(#cancel)')];
            window.told = 0;
            document.addEventListener('adit:table', () => { window.told += 1; });
            dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));";
        browser.run(again, &[]).expect("a stream");
        browser.wait_for("the whole table", "return window.told > 0", &[]).expect("it comes");
        let gone = "return [window.before.length, window.before.filter((e) => !e.isConnected).map((e) => e.outerHTML)]";
        let gone = browser.run(gone, &[]).expect("an answer");
        assert!(gone[0].as_u64().is_some_and(|count| count > 2), "{game}: {gone}");
        assert_eq!(gone[1], json!([]), "{game}: what decides stays");
    }
}

#[test]
fn the_house_dies_and_comes_back_and_the_page_goes_on_by_itself() {
    let (mut house, _, browser) = House::with_table("gnomes", Screen::DESK);
    let mut table = TablePage::new(&browser, 12);
    assert!(table.play_until(Means::Mouse, |table| table.steps >= 4).expect("some moves"));
    table.wait_for_turn().expect("a turn");
    let at = table.at().expect("a place");
    house.node.kill().expect("a power cut");
    browser.wait_for("the page says so", OFFLINE, &[]).expect("honest");
    let said = browser.run("return document.getElementById('line').textContent.trim().length > 3", &[]).expect("words");
    assert_eq!(said, true, "it says so in words");
    house.node.start_again().expect("the power is back");
    browser.wait_for("the page is back", ONLINE, &[]).expect("by itself");
    let now = table.at().expect("a place");
    assert!(lines(&now) >= lines(&at), "no move is lost: {at}, then {now}");
    let until = table.steps + 4;
    assert!(table.play_until(Means::Mouse, |table| table.steps >= until).expect("it goes on"));
}

#[derive(Clone, Copy, PartialEq)]
enum Line {
    Whole,
    Broken,
}

fn set_line(browser: &mut Browser, line: Line) {
    let offline = line == Line::Broken;
    let conditions = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.command("Network.emulateNetworkConditions", &conditions).expect("the line can be broken and mended");
}

#[test]
fn a_broken_line_is_told_and_a_move_made_meanwhile_is_not_lost_silently() {
    let (_house, _, mut browser) = House::with_table("clonk", Screen::PHONE);
    // Chromium breaks only what began after it was first told about the line: the stream must be one of those.
    set_line(&mut browser, Line::Whole);
    browser.reload().expect("the page again");
    TablePage::new(&browser, 13).wait_for_turn().expect("a turn");
    set_line(&mut browser, Line::Broken);
    browser.wait_for("the page says so", OFFLINE, &[]).expect("honest");
    set_line(&mut browser, Line::Whole);
    browser.wait_for("the page is back", ONLINE, &[]).expect("by itself");
    let mut table = TablePage::new(&browser, 13);
    assert!(table.play_until(Means::Mouse, |table| table.steps >= 3).expect("it goes on"));
}

/// Is what says so in the window, before everything else, and all of it?
const SEEN: &str = "
    const line = document.getElementById('line'), box = line.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 0 && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
      && line.scrollWidth <= line.clientWidth + 1 && line.contains(hit)";

#[test]
fn a_broken_line_is_seen_on_every_screen() {
    let mut house = House::open();
    let made = house.table("gnomes", &json!({}));
    for screen in [Screen::PHONE, Screen::TABLET, Screen::DESK] {
        let browser = house.sit(&made, screen);
        TablePage::new(&browser, 14).wait_for_turn().expect("a turn");
        // Not by the browser's own means: a stream that opens just then is let through, and the page is well again.
        house.node.kill().expect("a power cut");
        browser.wait_for("the page says so", OFFLINE, &[]).expect("honest");
        browser.wait_for("it is seen", SEEN, &[]).unwrap_or_else(|failure| panic!("at {}: {failure}", screen.width));
        house.node.start_again().expect("the power is back");
    }
}

/// The worker holds a page for this, in the language of the last page that was opened.
#[test]
fn a_page_that_cannot_be_had_says_so_in_the_visitors_language_and_comes_by_itself() {
    let mut house = House::open();
    let made = house.table("clonk", &json!({}));
    let mut browser = house.guest(Screen::PHONE);
    browser.become_same(&made.http).expect("a cookie");
    for language in ["de", "hu"] {
        browser.go(&house.at(&format!("/?lang={language}"))).expect("the front page");
    }
    let kept = "
        caches.match('/offline', { ignoreSearch: true }).then((page) => { window.kept = page?.url; });
        return window.kept?.endsWith('lang=hu') ?? false;";
    browser.wait_for("a page for storms", kept, &[]).expect("it is kept, in Hungarian");
    house.node.kill().expect("a power cut");
    // A server's table is the one page that no browser can have, even one that has the pocket house.
    browser.go(&house.at(&made.path())).expect("a page all the same");
    let said = "return document.documentElement.lang + ' ' + document.querySelectorAll('[role=status]').length";
    assert_eq!(browser.run(said, &[]).expect("a page"), "hu 1");
    house.node.start_again().expect("the power is back");
    browser.wait_for("the table", "return document.getElementById('act') !== null", &[]).expect("by itself");
}
