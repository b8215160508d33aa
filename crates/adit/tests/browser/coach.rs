//! The coach explains without standing in the way.
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
