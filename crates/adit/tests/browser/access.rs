//! Everybody can use it: axe-core on every page, in every kind of state; on a phone and enlarged.
use super::checks::{access, check_access, check_log, check_state};
use super::guests::House;
use browser::{Browser, Screen, Table, Theme, Way};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// So many kinds of states of a game are looked at closely.
const MOST_KINDS: usize = 10;

/// What kind of state the page is in: what can be done, what is open, who is asked.
const KIND: &str = "
    const all = (selector) => [...document.querySelectorAll(selector)];
    return JSON.stringify([
      all('#do fieldset').map((e) => e.className), all(':popover-open').map((e) => e.className),
      document.querySelector('#over')?.firstElementChild?.className, document.querySelector('#act')?.dataset.turn,
      document.querySelector('#table')?.className, document.querySelectorAll('.is-picked').length > 0,
    ])";

/// Plays a match by mouse. Nothing ever scrolls sideways, and whatever is new in kind is looked at by axe-core.
fn look_closely(game: &str, screen: Screen) {
    let house = House::open();
    let made = house.table(game, &json!({}));
    let mut browser = house.sit(&made, screen);
    let (mut kinds, mut found) = (BTreeSet::new(), BTreeMap::new());
    let mut table = Table::new(&browser, 23);
    let look = |_: &Table<'_>| {
        let kind = browser.run(KIND, &[]).expect("a kind").to_string();
        check_state(&browser, &format!("{game} {kind}"));
        if kinds.len() < MOST_KINDS && kinds.insert(kind.clone()) {
            found.extend(access(&browser).into_iter().map(|one| (one.rule, format!("{} in {kind}", one.told))));
        }
        false
    };
    table.play_until(Way::Mouse, look).unwrap_or_else(|failure| panic!("{game} at {}: {failure}", screen.width));
    println!("{game}: {} kinds, {} steps", kinds.len(), table.steps);
    check_log(&mut browser);
    assert!(found.is_empty(), "{game} at {}: {found:#?}", screen.width);
}

#[test]
fn gnomes_on_a_phone() {
    look_closely("gnomes", Screen::PHONE);
}

#[test]
fn clonk_on_a_phone_by_day() {
    look_closely("clonk", Screen::PHONE.themed(Theme::Light));
}

#[test]
fn clank_on_a_phone() {
    look_closely("clank", Screen::PHONE);
}

#[test]
fn gnomes_on_a_tablet_by_day() {
    look_closely("gnomes", Screen::TABLET.themed(Theme::Light));
}

#[test]
fn clonk_enlarged_to_200_percent() {
    look_closely("clonk", Screen::DESK.doubled());
}

#[test]
fn clank_enlarged_to_200_percent_by_day() {
    look_closely("clank", Screen::DESK.doubled().themed(Theme::Light));
}

/// Pages that are no tables.
fn look_at_pages(screen: Screen) {
    let house = House::open();
    let browser = house.guest(screen);
    let pages = ["/", "/nothing", "/settings"].map(String::from).into_iter();
    let pages: Vec<String> = pages.chain(registry::all().map(|info| format!("/rules/{}", info.id))).collect();
    for page in &pages {
        look(&house, &browser, page);
    }
    waiting_room(&house, screen);
}

fn look(house: &House, browser: &Browser, page: &str) {
    browser.go(&house.at(page)).expect("a page");
    check_state(browser, page);
    check_access(browser, page);
}

fn waiting_room(house: &House, screen: Screen) {
    let made = house.table("clonk", &json!({ "chairs": ["me", "open", "open"] }));
    let browser = house.sit(&made, screen);
    look(house, &browser, &made.path());
}

#[test]
fn every_other_page_on_a_phone() {
    look_at_pages(Screen::PHONE);
}

#[test]
fn every_other_page_on_a_desk_by_day() {
    look_at_pages(Screen::DESK.themed(Theme::Light));
}
