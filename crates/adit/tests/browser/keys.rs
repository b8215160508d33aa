//! The keys of the table itself, pressed on a real keyboard: a hint, going back, the rules of the decision, the story.
use super::guests::House;
use browser::{Browser, Means, Screen, TablePage};
use serde_json::json;

/// Is this element there, open if it can be, and can it be seen?
const OPEN: &str =
    "const e = document.querySelector(arguments[0]); return !!e && e.open !== false && e.getClientRects().length > 0";

/// As WebDriver writes it.
const ESCAPE: &str = "\u{e00c}";
const ENTER: &str = "\u{e007}";

fn press(browser: &Browser, key: &str, what: &str, script: &str, argument: &str) {
    browser.type_keys(key).expect("a key");
    browser.wait_for(what, script, &[argument.into()]).unwrap_or_else(|failure| panic!("{key}: {failure}"));
}

#[test]
fn h_shows_a_hint_wherever_the_focus_is() {
    let house = House::open();
    for (game, _, browser) in house.tables(Screen::DESK) {
        let mut table = TablePage::new(&browser, 71);
        // What is held up has to be put away first: behind it nothing goes on.
        let asked = "return !document.querySelector('form[action$=\"/seen\"]') && !!document.querySelector('#do [name=action]')";
        let is_asked = |_: &TablePage<'_>| browser.run(asked, &[]).is_ok_and(|asked| asked == true);
        for decision in 0..4 {
            assert!(table.play_until(Means::Keys, is_asked).expect("a turn"), "{game} ends too soon");
            let focus = "const e = document.querySelector('#do select, #do button'); e?.focus(); return !!e";
            browser.wait_for("something to stand on", focus, &[]).expect("a list or a button");
            press(&browser, "h", &format!("{game}: advice for decision {decision}"), OPEN, "#coach-says");
            table.step(Means::Keys).expect("a decision");
        }
    }
}

#[test]
fn escape_puts_the_advice_away() {
    let house = House::open();
    for (game, _, browser) in house.tables(Screen::PHONE) {
        TablePage::new(&browser, 74).wait_for_turn().expect("a turn");
        press(&browser, "h", &format!("{game}: advice"), OPEN, "#coach-says");
        let shut = "return document.querySelector(arguments[0])?.open === false";
        press(&browser, ESCAPE, &format!("{game}: no advice"), shut, "#coach-says");
    }
}

#[test]
fn the_same_key_puts_the_advice_away() {
    let house = House::open();
    for (game, _, browser) in house.tables(Screen::DESK) {
        TablePage::new(&browser, 74).wait_for_turn().expect("a turn");
        press(&browser, "h", &format!("{game}: advice"), OPEN, "#coach-says");
        let shut = "return document.querySelector(arguments[0])?.open === false";
        press(&browser, "h", &format!("{game}: no advice"), shut, "#coach-says");
    }
}

#[test]
fn space_is_the_main_button_even_after_a_look_at_the_help() {
    let house = House::open();
    for (game, _, browser) in house.tables(Screen::DESK) {
        let mut table = TablePage::new(&browser, 75);
        let lively = |_: &TablePage<'_>| {
            browser.run("return !!document.querySelector('#key-main[data-key]')", &[]).is_ok_and(|yes| yes == true)
        };
        assert!(table.play_until(Means::Keys, lively).expect("a match"), "{game}: a button with a key");
        browser.click("#help > summary").expect("the help");
        press(&browser, ESCAPE, "no help", "return !document.querySelector(arguments[0]).open", "#help");
        browser.click("#help > summary").expect("the help again");
        let watch = "addEventListener('submit', (event) => { window.sent = event.submitter.id; }, true)";
        browser.run(watch, &[]).expect("a watch");
        press(&browser, " ", game, "return window.sent === arguments[0]", "key-main");
    }
}

#[test]
fn the_rules_and_the_story_have_a_key() {
    let house = House::open();
    for (_, _, browser) in house.tables(Screen::DESK) {
        TablePage::new(&browser, 72).wait_for_turn().expect("a turn");
        press(&browser, "?", "the rules of this decision", OPEN, "#laws");
        let log = "return document.activeElement?.matches(arguments[0])";
        press(&browser, "l", "the story", log, ".log");
        press(&browser, "/", "the chat", log, "#say");
    }
}

#[test]
fn u_takes_the_last_action_back() {
    let house = House::open();
    let mut taken = 0;
    for (game, _, browser) in house.tables(Screen::DESK) {
        let mut table = TablePage::new(&browser, 73);
        let may = |_: &TablePage<'_>| {
            browser.run("return !!document.querySelector('[data-key=u]')", &[]).is_ok_and(|may| may == true)
        };
        if !table.play_until(Means::Keys, may).expect("a match") {
            continue; // every action of this match told something new, so none could be taken back
        }
        let drafted = table.at().expect("a place");
        let changed = "return document.getElementById('act')?.dataset.at !== arguments[0]";
        press(&browser, "u", game, changed, &drafted);
        let (before, after) = (actions(&drafted), actions(&table.at().expect("a place")));
        assert_eq!(after, before - 1, "{game}: {drafted}");
        taken += 1;
    }
    assert!(taken > 0, "there is a game in which something can be taken back");
}

/// How many actions the own draft has: what stands behind the point of `34.2`.
fn actions(at: &str) -> u32 {
    at.split_once('.').and_then(|(_, count)| count.parse().ok()).expect("a place in a draft")
}

/// A piece that is touched first for offers of two touches, the second being nothing a key can reach.
const FIRST_OF_TWO: &str = "
    const firsts = [...document.querySelectorAll('#do [data-on*=\" \"]')].map((e) => e.dataset.on.split(/[ |]/)[0]);
    return !document.querySelector('form[action$=\"/seen\"]') && firsts.find((id) => document.getElementById(id)?.matches('button.pc.is-can')) || null";

#[test]
fn who_picks_with_a_key_goes_on_in_the_list() {
    let house = House::open();
    for game in ["gnomes", "clonk"] {
        let browser = house.sit(&house.table(game, &json!({})), Screen::DESK);
        let is_offered = |_: &TablePage<'_>| browser.run(FIRST_OF_TWO, &[]).is_ok_and(|first| first.is_string());
        assert!(TablePage::new(&browser, 5).play_until(Means::Keys, is_offered).expect("a match"), "{game}");
        let first = browser.run(FIRST_OF_TWO, &[]).expect("a piece");
        browser.run("document.getElementById(arguments[0]).focus()", std::slice::from_ref(&first)).expect("the focus");
        browser.type_keys(ENTER).expect("a key");
        let goes_on = "
            const list = document.activeElement;
            const line = list.selectedOptions?.[0] ?? list;
            return list.checkVisibility() && !!line.closest('#do [data-on]') && line.dataset.on.split(' ')[0].split('|').includes(arguments[0])";
        browser.wait_for(&format!("{game}: what it can be done with"), goes_on, &[first]).expect("the list");
    }
}
