//! Who knows nothing of a game learns it from its page alone.
use super::checks::check_state;
use super::guests::House;
use browser::{Browser, Screen};

/// Three screens of a phone.
const LONGEST: u64 = 3 * 844;

#[test]
fn the_page_to_learn_from_fits_three_screens_of_a_phone() {
    let house = House::open();
    let browser = house.guest(Screen::PHONE);
    for info in registry::infos() {
        browser.go(&house.at(&format!("/learn/{}", info.id))).expect("a page");
        let height = browser.run("return document.documentElement.scrollHeight", &[]).expect("an answer");
        assert!(height.as_u64().is_some_and(|height| height <= LONGEST), "{}: {height} pixels", info.id);
        println!("{}: {height} pixels", info.id);
    }
}

/// Touches what the coach points at; without a word or a place of its own it would be no help.
const TOUCH: &str = "
    const meant = [...document.querySelectorAll('.is-meant')].filter((e) => e.checkVisibility());
    return meant.length > 0 && !!document.querySelector('.coach')?.checkVisibility()";

#[test]
fn the_first_minute_points_at_what_it_speaks_of_and_leads_into_a_match() {
    let house = House::open();
    for screen in [Screen::PHONE, Screen::DESK] {
        let browser = house.guest(screen);
        for info in registry::infos() {
            for (at, lesson) in info.teaching.prologue.iter().enumerate() {
                let step = if at == 0 { "start".to_owned() } else { format!("start-{}", at + 1) };
                go_through(&house, &browser, &format!("/learn/{}/{step}", info.id), lesson);
            }
            let begins = "document.querySelector('.coach .btn--primary').click()";
            browser.run(begins, &[]).expect("a click");
            browser.wait_for("a match", "return location.pathname.startsWith('/t/')", &[]).expect("a match");
        }
    }
}

fn go_through(house: &House, browser: &Browser, page: &str, lesson: &engine::Lesson) {
    let mut did = String::new();
    for (_, action) in lesson.moves() {
        let address = if did.is_empty() { page.to_owned() } else { format!("{page}?did={did}") };
        browser.go(&house.at(&address)).expect("a step");
        check_state(browser, &address);
        browser.wait_for("the coach, who waits until others have been seen", TOUCH, &[]).expect(&address);
        did = [did.as_str(), action].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(";");
        did = did.replace(' ', "+");
    }
    browser.go(&house.at(&format!("{page}?did={did}"))).expect("what was done");
    check_state(browser, page);
    let praised = "return !!document.querySelector('.coach--praises')?.checkVisibility()";
    browser.wait_for("praise", praised, &[]).expect(&did);
}
