//! All eleven languages, and one that is longer than all of them.
use super::checks::{check_fits, check_state};
use super::guests::House;
use crate::twelfth;
use browser::{Browser, Companion, Means, Screen, TablePage};
use i18n::Language;
use serde_json::json;

#[test]
fn every_page_speaks_every_language_and_fits_the_phone() {
    let house = House::open();
    let made: Vec<_> = registry::infos().map(|info| house.table(info.id, &json!({}))).collect();
    let mut browser = house.sit(&made[0], Screen::PHONE);
    for language in Language::all() {
        for (info, made) in registry::infos().zip(&made) {
            browser.become_same(&made.http).expect("a cookie");
            for path in [made.path(), "/".into(), format!("/rules/{}", info.id)] {
                browser.go(&house.at(&format!("{path}?lang={}", language.code()))).expect("a page");
                check_state(&browser, &format!("{path} in {}", language.code()));
                check_fits(&browser, &format!("{path} in {}", language.code()));
            }
        }
    }
}

/// So much of a match is seen in the long language.
const MOVES: usize = 40;

/// English by 40 % longer: what fits here fits in any language, whatever is said in the course of a match.
fn has_room(game: &str, screen: Screen) {
    let texts = twelfth::with_a_twelfth();
    let house = House::open_with(&["--unlimited", "--texts", texts.path().to_str().expect("a plain path")]);
    let made = house.table(game, &json!({}));
    let browser = house.sit(&made, screen);
    for path in ["/", "/settings", &format!("/new/{game}"), &made.path()] {
        browser.go(&house.at(&format!("{path}?stay=1&lang={}", twelfth::CODE))).expect("a page");
        check_state(&browser, path);
        check_fits(&browser, path);
    }
    let look = |table: &TablePage<'_>| {
        check_state(&browser, game);
        check_fits(&browser, game);
        table.steps >= MOVES
    };
    TablePage::new(&browser, 31).play_until(Means::Mouse, look).expect("a match in a long language");
}

#[test]
fn a_language_longer_by_40_percent_has_room_on_a_phone() {
    registry::infos().for_each(|info| has_room(info.id, Screen::PHONE));
}

#[test]
fn a_language_longer_by_40_percent_has_room_on_a_desk() {
    registry::infos().for_each(|info| has_room(info.id, Screen::DESK));
}

/// Which cards are bought and offered is chance; one of them may have a name that is wider than its button.
#[test]
fn a_word_that_is_wider_than_its_button_is_broken_and_no_other_is() {
    let house = House::open();
    let widest = "
        const word = [...document.querySelectorAll('.btn--block > .btn__main')].find((e) => e.checkVisibility());
        if (!word) return null;
        const lines = (text) => {
          word.textContent = text;
          const range = document.createRange();
          range.selectNodeContents(word);
          const [box, rects] = [word.parentElement.getBoundingClientRect(), [...range.getClientRects()]];
          return { count: rects.length, out: Math.max(0, ...rects.map((line) => Math.ceil(line.right - box.right))) };
        };
        return { long: lines('W'.repeat(80)), short: lines('Word') };";
    let mut seen = 0;
    for (game, _, browser) in house.tables(Screen::DESK) {
        TablePage::new(&browser, 77).wait_for_turn().expect("a turn");
        let found = browser.run(widest, &[]).expect("an answer");
        if !found.is_null() {
            assert_eq!(found["long"]["out"], 0, "{game}: {found}");
            assert_eq!(found["short"], json!({ "count": 1, "out": 0 }), "{game}");
            seen += 1;
        }
    }
    assert!(seen > 0, "there is a table with a list of buttons");
}

/// Opens a page in the long language and looks at it.
fn look(browser: &mut Browser, guest: &Companion, path: &str) {
    let sign = if path.contains('?') { '&' } else { '?' };
    guest.enter(browser, &format!("{path}{sign}lang={}", twelfth::CODE)).expect("a page");
    check_state(browser, path);
    check_fits(browser, path);
}

/// Pages that are no running match: to learn from, to wait in, to look again at a match that is over, to be sorry on.
fn pages_have_room(screen: Screen) {
    let texts = twelfth::with_a_twelfth();
    let house = House::open_with(&["--unlimited", "--texts", texts.path().to_str().expect("a plain path")]);
    let mut browser = Browser::open(screen).expect("a browser");
    for info in registry::infos() {
        let mut guest = Companion::new(&house.node);
        for chairs in [["me", "open"], ["me", "here:Jo"]] {
            let path = guest.make(info.id, &chairs, &[("listed", json!(true))]).expect("a table");
            look(&mut browser, &guest, &path);
        }
        guest.make(info.id, &["me", "level1"], &[]).expect("a table");
        guest.play(usize::MAX).expect("a match");
        for page in ["/t/ID?stay=1", "/r/ID/end", "/r/ID", "/a/ID", "/t/ID/nothing", "/r/ID?step=1&step=2"] {
            look(&mut browser, &guest, &guest.about(page));
        }
        for page in ["learn", "rules", "puzzles"] {
            look(&mut browser, &guest, &format!("/{page}/{}", info.id));
        }
        for lesson in 1..=info.teaching.lessons.len() {
            look(&mut browser, &guest, &format!("/learn/{}/{lesson}", info.id));
        }
        for step in 2..=info.teaching.prologue.len() {
            look(&mut browser, &guest, &format!("/learn/{}/start-{step}", info.id));
        }
        look(&mut browser, &guest, &format!("/puzzles/{}/1?show=yes", info.id));
        for page in ["/", "/settings", "/analysis", "/offline", "/puzzles"] {
            look(&mut browser, &guest, page);
        }
    }
}

#[test]
fn every_other_page_has_room_for_a_longer_language_on_a_phone() {
    pages_have_room(Screen::PHONE);
}

#[test]
fn every_other_page_has_room_for_a_longer_language_on_a_desk() {
    pages_have_room(Screen::DESK);
}
