//! Who knows nothing of a game learns it from its page alone.
use super::checks::check_state;
use super::guests::{House, wait_for_match};
use browser::{Browser, Screen, TablePage};
use engine::Whereabouts;
use i18n::Language;
use serde_json::json;

/// Three screens of a phone.
const LONGEST: u64 = 3 * 844;

#[test]
fn the_page_to_learn_from_fits_three_screens_of_a_phone_in_every_language() {
    let house = House::open();
    let browser = house.guest(Screen::PHONE);
    for language in Language::all() {
        for info in registry::infos() {
            let page = format!("/learn/{}?lang={}", info.id, language.code());
            browser.go(&house.at(&page)).expect("a page");
            let height = browser.run("return document.documentElement.scrollHeight", &[]).expect("an answer");
            assert!(height.as_u64().is_some_and(|height| height <= LONGEST), "{page}: {height} pixels");
        }
    }
}

/// The rule that an address names stands out from the others, and is in sight.
#[test]
fn the_rule_that_an_address_names_is_highlighted() {
    let house = House::open();
    let browser = house.guest(Screen::PHONE);
    for info in registry::infos() {
        browser.go(&house.at(&format!("/rules/{}", info.id))).expect("the rules");
        let rule =
            browser.run("return document.querySelectorAll('.rulebook__text li[id]')[40].id", &[]).expect("a rule");
        let rule = rule.as_str().expect("a rule").to_owned();
        browser.go(&house.at(&format!("/rules/{}#{rule}", info.id))).expect("the rule");
        assert_eq!(browser.run(RULE, &[json!(rule)]).expect("an answer"), json!([true, true]), "{rule}");
    }
}

/// Is the background of this rule another one than that of the rule before it, and is the rule in sight?
const RULE: &str = "
    const rule = document.getElementById(arguments[0]);
    const [others, look] = [...document.querySelectorAll('.rulebook__text li[id]')].filter((e) => e !== rule)
      .reduce(([all, own], e) => [all.add(getComputedStyle(e).backgroundColor), own], [new Set(), getComputedStyle(rule)]);
    const { top, bottom } = rule.getBoundingClientRect();
    return [!others.has(look.backgroundColor) && look.outlineStyle === 'solid', top >= 0 && bottom <= innerHeight]";

/// What the rules forbid is not offered, so a page that is not ours asks for it.
#[test]
fn a_refusal_links_to_its_rule_which_is_highlighted_there() {
    let house = House::open();
    let browser = house.sit(&house.table("clonk", &json!({})), Screen::PHONE);
    wait_for_match(&browser);
    TablePage::new(&browser, 3).wait_for_turn().expect("a turn");
    let forbidden = "
        const button = document.querySelector('#do button[name=action], #key-main[name=action]');
        button.value = 'lay red-hammer-1 s1';
        button.click()";
    browser.run(forbidden, &[]).expect("a click");
    let link = "return document.querySelector('#status a')?.getAttribute('href')";
    let to = browser.wait_for("the refusal", link, &[]).expect("a link to the rule");
    let to = to.as_str().expect("an address").to_owned();
    let (page, rule) = to.split_once('#').expect("a rule");
    assert_eq!(page, "/rules/clonk");
    let words = browser.run("return document.querySelector('#status a').textContent", &[]).expect("words");
    assert_eq!(words, json!(format!("Read the rule ({rule})")));
    browser.go(&house.at(&to)).expect("the rules");
    assert_eq!(browser.run(RULE, &[json!(rule)]).expect("an answer"), json!([true, true]), "{rule}");
}

const COACH: &str = "return !!document.querySelector('.coach')?.checkVisibility()";
/// Does he point at something?
const POINTS: &str = "return [...document.querySelectorAll('.is-meant')].some((e) => e.checkVisibility())";

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

/// On the smallest screen the longest words leave the buttons of the table in sight.
#[test]
fn the_first_minute_covers_no_button_in_any_language() {
    let house = House::open();
    let browser = house.guest(Screen::SMALL_PHONE);
    let below = "return Math.round(document.querySelector('#key-main').getBoundingClientRect().bottom) - innerHeight";
    for language in Language::all() {
        for info in registry::infos() {
            for step in 0..info.teaching.prologue.len() {
                let step = if step == 0 { "start".to_owned() } else { format!("start-{}", step + 1) };
                let page = format!("/learn/{}/{step}?lang={}", info.id, language.code());
                browser.go(&house.at(&page)).expect("a step");
                browser.wait_for("the coach", COACH, &[]).expect(&page);
                let below = browser.run(below, &[]).expect("an answer");
                assert!(below.as_i64().is_some_and(|below| below <= 0), "{page}: {below} pixels too low");
            }
        }
    }
}

fn go_through(house: &House, browser: &Browser, page: &str, lesson: &engine::Lesson) {
    let mut did = String::new();
    for (_, action) in lesson.moves() {
        let address = if did.is_empty() { page.to_owned() } else { format!("{page}?did={did}") };
        browser.go(&house.at(&address)).expect("a step");
        check_state(browser, &address);
        // He waits until others have been seen.
        browser.wait_for("the coach", COACH, &[]).expect(&address);
        // What is to be remembered is not pointed at.
        let points = lesson.whereabouts == Whereabouts::Shown;
        assert_eq!(browser.run(POINTS, &[]).expect("an answer"), points, "{address}");
        did = [did.as_str(), action].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(";");
        did = did.replace(' ', "+");
    }
    browser.go(&house.at(&format!("{page}?did={did}"))).expect("what was done");
    check_state(browser, page);
    let praised = "return !!document.querySelector('.coach--praises')?.checkVisibility()";
    browser.wait_for("praise", praised, &[]).expect(&did);
}
