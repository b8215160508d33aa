//! What is held up for a moment; and who wants nothing to move sees nothing move.
use super::guests::House;
use browser::{Screen, Table, Way};
use serde_json::Value;

/// What moves for longer than a blink.
const MOVING: &str = "
    return document.getAnimations()
      .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 20)
      .map((one) => one.animationName ?? one.transitionProperty ?? 'a script moves ' + one.effect.target?.id);";

#[test]
fn nothing_moves_where_the_system_says_so() {
    let house = House::open();
    for (game, _, browser) in house.tables(Screen { motion: false, ..Screen::DESK }) {
        let mut table = Table::new(&browser, 51);
        let mut moving = Vec::new();
        let look = |table: &Table<'_>| {
            let found = browser.run(MOVING, &[]).expect("an answer");
            moving.extend(found.as_array().into_iter().flatten().map(Value::to_string));
            table.steps >= 12
        };
        table.play_until(Way::Keys, look).expect("some moves");
        assert!(moving.is_empty(), "{game}: {moving:?}");
    }
}

#[test]
fn what_happens_to_everybody_is_held_up_until_a_key_puts_it_away() {
    let house = House::open();
    for (game, _, browser) in house.tables(Screen::DESK) {
        let mut table = Table::new(&browser, 52);
        let held_up = "return document.querySelector('.happens[open] .a__head')?.textContent ?? null";
        let seen = |_: &Table<'_>| browser.run(held_up, &[]).is_ok_and(|told| told.is_string());
        assert!(table.play_until(Way::Keys, seen).expect("a match"), "{game}: nothing was held up");
        browser.type_keys(" ").expect("a key");
        browser.wait_for(game, "return !document.querySelector('.happens[open]')", &[]).expect("it is put away");
    }
}
