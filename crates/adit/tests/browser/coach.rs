//! The coach explains without standing in the way.
use super::checks::check_state;
use super::guests::House;
use browser::{Browser, Means, Screen, TablePage};
use serde_json::json;

const PHONE: Screen = Screen { motion: true, ..Screen::PHONE };
/// Here the coach takes the place of the rivals.
const SMALL_PHONE: Screen = Screen { width: 360, height: 640, ..PHONE };

#[test]
fn what_others_do_is_seen_before_the_coach_speaks() {
    let house = House::open();
    for (game, screen) in [("gnomes", SMALL_PHONE), ("clonk", PHONE), ("clank", SMALL_PHONE)] {
        let browser = house.sit(&house.table(game, &json!({ "coach": true })), screen);
        let speaks_behind = |table: &TablePage<'_>| {
            let found = "return !!document.querySelector('.is-behind .coach')";
            browser.run(found, &[]).expect("an answer") == true || table.steps > 30
        };
        TablePage::new(&browser, 4).play_until(Means::Keys, speaks_behind).expect("a match");
        // Looked at in one go: a moment later all may have been seen.
        let way = "
                const [coach, seats] = ['.coach', '.t-seats'].map((one) => document.querySelector(one)?.checkVisibility());
                const isElsewhere = document.querySelector('.tabin:checked:not(#tab-mine)');
                return !document.querySelector('.is-behind') || !coach && (seats || !!isElsewhere)";
        assert_eq!(browser.run(way, &[]).expect("an answer"), true, "{game}");
    }
}

#[test]
fn what_the_coach_speaks_of_can_be_touched() {
    let house = House::open();
    let browser = house.sit(&house.table("gnomes", &json!({ "coach": true })), SMALL_PHONE);
    let of_others = |_: &TablePage<'_>| {
        let found = "return !document.querySelector('.is-behind') && !!document.querySelector('.t:has(.coach) .t-seats :is(.is-lit, .is-can)')";
        browser.run(found, &[]).expect("an answer") == true
    };
    assert!(
        TablePage::new(&browser, 4).play_until(Means::Keys, of_others).expect("a match"),
        "a look at a rival’s tile"
    );
    let seen = "
        const lit = document.querySelector('.t-seats :is(.is-lit, .is-can)').getBoundingClientRect();
        return !!document.elementFromPoint(lit.left + lit.width / 2, lit.top + lit.height / 2)?.closest('.is-lit, .is-can')";
    assert_eq!(browser.run(seen, &[]).expect("an answer"), true);
}

const LANDSCAPE: Screen = Screen { width: 844, height: 390, ..Screen::PHONE };

/// The numbers of the steps that are shown of the best plan, those that are to be seen on the table, and the marks that
/// the advice lies over. A mark is looked at where a person would look at it: scrolled into sight.
const MARKS: &str = "
    const isSeen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getBoundingClientRect().width > 0;
    const own = (selector) => [...document.querySelectorAll(selector)].filter((e) => !e.closest('.advice') && isSeen(e));
    const numbers = (all) => all.flatMap((e) => e.textContent.split(',')).map(Number);
    const steps = numbers([...document.querySelectorAll('.advice li:first-child .hint-n')]);
    const frames = (e) => {
      const all = [];
      for (let at = e.parentElement; at; at = at.parentElement) if (getComputedStyle(at).overflow !== 'visible') all.push(at.getBoundingClientRect());
      return all;
    };
    const covered = own('.is-hinted, .hint-room, .hint-way, .hint-n').filter((e) => {
      e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = e.getBoundingClientRect();
      const points = [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]].map(([x, y]) => [left + width * x, top + height * y])
        .filter(([x, y]) => frames(e).every((box) => x > box.left && x < box.right && y > box.top && y < box.bottom));
      return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('.advice'));
    });
    const name = (e) => `${e.tagName} #${e.id} .${e.getAttribute('class')} ${e.textContent.slice(0, 40)}`;
    const said = [...document.querySelectorAll('.advice li:first-child .advice__step')].map((e) => e.textContent);
    return { steps, said, shown: [...new Set(numbers(own('.hint-n, .hint-room text')))], covered: covered.map(name) };";

/// Opens a drawer whose tab says that the plan goes on in it. Answers whether there was one.
const DRAWER: &str = "
    const tab = [...document.querySelectorAll('.tab')].find((e) => e.checkVisibility() && getComputedStyle(e).outlineStyle === 'solid');
    tab?.click();
    return !!tab";

/// It is one's turn, all that has happened was shown, and nothing is held up.
const ASKED: &str = "
    return !!document.querySelector('#act[data-turn]') && !document.querySelector('.is-behind') && !document.querySelector('form[action$=\"/seen\"]')
      && document.getElementById('key-hint')?.disabled === false";

/// So often advice is asked for in a match.
const TIMES: usize = 4;
/// How many decisions are made between two requests for advice.
const BETWEEN: usize = 5;

/// Plays and asks for advice now and then.
fn asks(game: &str, screen: Screen) {
    let house = House::open();
    let browser = house.sit(&house.table(game, &json!({ "coach": false })), screen);
    for round in 1..=TIMES {
        let mut table = TablePage::new(&browser, round as u64);
        let is_asked =
            |table: &TablePage<'_>| table.steps >= BETWEEN && browser.run(ASKED, &[]).expect("an answer") == true;
        assert!(table.play_until(Means::Keys, is_asked).expect("a match"), "{game} is too short");
        browser.click("#key-hint").expect("a hint");
        let open = "return document.querySelector('.advice__card[open] li') !== null";
        browser.wait_for("the advice", open, &[]).expect("advice");
        is_marked(&browser, &format!("{game} at {}", screen.width));
        browser.click("#key-hint").expect("the advice is put away");
        browser.run("document.getElementById('tab-mine').click()", &[]).expect("the first tab");
    }
}

/// Each step of the best plan is marked on the table, or in a drawer that says so, and the advice lies over none of it.
fn is_marked(browser: &Browser, at: &str) {
    let mut shown = vec![];
    for opened in 0.. {
        let at_rest = "return !document.querySelector('.is-behind') && !window.adit.player.busy";
        browser.wait_for("the page at rest", at_rest, &[]).expect("all is shown");
        let marks = browser.run(MARKS, &[]).expect("the page answers");
        assert_eq!(marks["covered"], json!([]), "{at}: {marks}");
        check_state(browser, at);
        shown.extend(marks["shown"].as_array().cloned().unwrap_or_default());
        let steps = marks["steps"].as_array().expect("a plan");
        if steps.iter().all(|step| shown.contains(step)) {
            return;
        }
        let goes_on = browser.run(DRAWER, &[]).expect("an answer");
        assert!(goes_on == true && opened < 3, "{at}: {shown:?} of {marks}");
    }
}

#[test]
fn advice_marks_every_step_on_the_table_and_covers_none_on_a_phone() {
    registry::infos().for_each(|info| asks(info.id, Screen::PHONE));
}

#[test]
fn advice_marks_every_step_on_the_table_and_covers_none_on_a_phone_held_across() {
    registry::infos().for_each(|info| asks(info.id, LANDSCAPE));
}

#[test]
fn advice_marks_every_step_on_the_table_and_covers_none_on_a_tablet() {
    registry::infos().for_each(|info| asks(info.id, Screen::TABLET));
}

#[test]
fn advice_marks_every_step_on_the_table_and_covers_none_on_a_desk() {
    registry::infos().for_each(|info| asks(info.id, Screen::DESK));
}
