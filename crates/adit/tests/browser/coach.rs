//! The coach explains without standing in the way.
use super::checks::check_state;
use super::guests::House;
use browser::{Means, Screen, TablePage};
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

/// The numbers of the steps that are shown of the best plan, those that stand on the table, and the marks that the advice
/// lies over. A mark is looked at where a person would look at it: scrolled into sight.
const MARKS: &str = "
    const own = (selector) => [...document.querySelectorAll(selector)].filter((e) => !e.closest('.advice'));
    const numbers = (all) => all.flatMap((e) => e.textContent.split(',')).map(Number);
    const steps = numbers([...document.querySelectorAll('.advice li:first-child .hint-n')]);
    const signs = own('.hint-n, .hint-room text').filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length);
    const marks = own('.is-hinted, .hint-room, .hint-way, .hint-n');
    const covered = marks.filter((e) => {
      e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = e.getBoundingClientRect();
      const points = [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]].map(([x, y]) => [left + width * x, top + height * y]);
      return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('.advice'));
    });
    const name = (e) => `${e.tagName} #${e.id} .${e.getAttribute('class')} ${e.textContent.slice(0, 40)}`;
    const said = [...document.querySelectorAll('.advice li:first-child .advice__step')].map((e) => e.textContent);
    return { steps, said, shown: [...new Set(numbers(signs))], covered: covered.map(name) };";

/// So often advice is asked for in a match.
const ASKED: usize = 4;
/// With so many decisions between.
const BETWEEN: usize = 5;

/// Plays and asks for advice now and then: each step of the best plan is marked, and the advice lies over none of it.
fn asks(game: &str, screen: Screen) {
    let house = House::open();
    let browser = house.sit(&house.table(game, &json!({ "coach": false })), screen);
    let mut seen = 0;
    for round in 1..=ASKED {
        let mut table = TablePage::new(&browser, round as u64);
        if !table.play_until(Means::Keys, |table| table.steps >= BETWEEN).expect("a match") {
            break;
        }
        table.wait_for_turn().expect("a turn");
        if table.is_over().expect("an answer")
            || browser.run("return document.getElementById('key-hint').disabled", &[]).expect("an answer") == true
        {
            continue;
        }
        browser.click("#key-hint").expect("a hint");
        browser
            .wait_for("the advice", "return document.querySelector('.advice__card[open]') !== null", &[])
            .expect("advice");
        let marks = browser.run(MARKS, &[]).expect("the page answers");
        let at = format!("{game} at {}: {marks}", screen.width);
        assert_eq!(marks["covered"], json!([]), "{at}");
        for step in marks["steps"].as_array().expect("a plan") {
            assert!(marks["shown"].as_array().is_some_and(|shown| shown.contains(step)), "{step} is nowhere, {at}");
        }
        check_state(&browser, &at);
        seen += 1;
        browser.click("#key-hint").expect("the advice is put away");
    }
    assert!(seen > 1, "{game} at {}: asked {seen} times", screen.width);
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
