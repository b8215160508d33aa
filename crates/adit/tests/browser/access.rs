//! Everybody can use it: axe-core on every page, in every kind of state; on a phone and enlarged.
use super::checks::{access, check_access, check_log, check_state};
use super::guests::House;
use browser::{Browser, Companion, Means, Screen, TablePage, Theme};
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
    let mut browser = house.sit_and_stay(&made, screen);
    let (mut kinds, mut found) = (BTreeSet::new(), BTreeMap::new());
    let mut table = TablePage::new(&browser, 23);
    let look = |_: &TablePage<'_>| {
        let kind = browser.run(KIND, &[]).expect("a kind").to_string();
        check_state(&browser, &format!("{game} {kind}"));
        if kinds.len() < MOST_KINDS && kinds.insert(kind.clone()) {
            found.extend(access(&browser).into_iter().map(|one| (one.rule, format!("{} in {kind}", one.told))));
        }
        false
    };
    table.play_until(Means::Mouse, look).unwrap_or_else(|failure| panic!("{game} at {}: {failure}", screen.width));
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

/// Pages that are no tables, and tables of which something else is to be seen than a match.
fn look_at_pages(screen: Screen) {
    let house = House::open();
    let mut browser = house.guest(screen);
    for page in ["/", "/nothing", "/settings", "/puzzles"] {
        look(&house, &browser, page);
    }
    for info in registry::infos() {
        for page in ["/new/", "/learn/", "/rules/", "/puzzles/"] {
            look(&house, &browser, &format!("{page}{}", info.id));
        }
        for lesson in ["1", "start"] {
            look(&house, &browser, &format!("/learn/{}/{lesson}", info.id));
        }
        look(&house, &browser, &format!("/puzzles/{}/1", info.id));
        let listed = [("listed", json!(true))];
        for (chairs, more) in [(["me", "open"], &listed[..]), (["me", "here:Jo"], &listed[..])] {
            let mut guest = Companion::new(&house.node);
            let path = guest.make(info.id, &chairs, more).expect("a table");
            guest.enter(&mut browser, &path).expect("the page of a table");
            look(&house, &browser, &path);
        }
    }
}

fn look(house: &House, browser: &Browser, page: &str) {
    browser.go(&house.at(page)).expect("a page");
    check_state(browser, page);
    check_access(browser, page);
}

#[test]
fn every_other_page_on_a_phone() {
    look_at_pages(Screen::PHONE);
}

#[test]
fn every_other_page_on_a_desk_by_day() {
    look_at_pages(Screen::DESK.themed(Theme::Light));
}

/// What there is after a match.
#[test]
fn every_page_after_a_match() {
    let house = House::open();
    let mut browser = house.guest(Screen::PHONE);
    for info in registry::infos() {
        let mut guest = Companion::new(&house.node);
        guest.make(info.id, &["me", "level1"], &[]).expect("a table");
        guest.play(usize::MAX).expect("a match");
        for screen in [Screen::PHONE, Screen::DESK.themed(Theme::Light)] {
            browser.look_with(screen).expect("a screen");
            for page in ["/t/ID?stay=1", "/r/ID/end", "/r/ID", "/a/ID"] {
                guest.enter(&mut browser, &guest.about(page)).expect("a page");
                look(&house, &browser, &guest.about(page));
            }
        }
    }
}

#[test]
fn a_sheet_opens_where_it_can_be_seen_however_far_the_page_is_scrolled() {
    let house = House::open();
    let open = "
        const sheet = document.querySelector('.grp[popover]');
        if (!sheet) return null;
        document.body.style.paddingBottom = '2000px';
        scrollTo(0, 400);
        sheet.showPopover();
        const { top, bottom } = sheet.getBoundingClientRect();
        return { scrolled: scrollY, above: Math.min(0, top), off: Math.round(bottom - innerHeight) };";
    let mut seen = 0;
    for (game, _, browser) in house.tables(Screen::PHONE) {
        TablePage::new(&browser, 76).wait_for_turn().expect("a turn");
        let found = browser.run(open, &[]).expect("an answer");
        if found["scrolled"].as_f64().is_some_and(|scrolled| scrolled > 0.0) {
            assert_eq!((&found["above"], &found["off"]), (&json!(0), &json!(0)), "{game}: at the foot of the screen");
            seen += 1;
        }
    }
    assert!(seen > 0, "there is a page of a table that scrolls and has a sheet");
}
