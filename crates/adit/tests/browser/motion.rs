//! Who wants nothing to move sees nothing move.
use super::guests::House;
use browser::{Screen, Table, Way};
use serde_json::{Value, json};

/// What moves for longer than a blink.
const MOVING: &str = "
    return document.getAnimations()
      .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 20)
      .map((one) => one.animationName ?? one.transitionProperty ?? 'a script moves ' + one.effect.target?.id);";

#[test]
fn nothing_moves_where_the_system_says_so() {
    let house = House::open();
    for info in registry::all() {
        let made = house.table(info.id, &json!({}));
        let browser = house.sit(&made, Screen { motion: false, ..Screen::DESK });
        let mut table = Table::new(&browser, 51);
        let mut moving = Vec::new();
        let look = |table: &Table<'_>| {
            let found = browser.run(MOVING, &[]).expect("an answer");
            moving.extend(found.as_array().into_iter().flatten().map(Value::to_string));
            table.steps >= 12
        };
        table.play_until(Way::Keys, look).expect("some moves");
        assert!(moving.is_empty(), "{}: {moving:?}", info.id);
    }
}
