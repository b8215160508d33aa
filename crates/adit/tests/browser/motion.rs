//! What is held up for a moment.
use super::checks::check_access;
use super::guests::House;
use browser::{Browser, Companion, Grip, Screen};

/// Within this many matches of any game, something happens to everyone before a person's turn.
const MOST_MATCHES: usize = 30;

/// A match in which something happens to everybody, and the page of the one whose turn it then is. The match is played
/// beside the page, because deciding on the page itself would dismiss what is held up there.
fn held_up(house: &House, game: &str) -> (Browser, String) {
    let mut browser = Browser::open(Screen::DESK).expect("a browser");
    // It may be further on: where all choose at once, the bot has its turn too. Behind a look nothing goes on.
    let shown = "
        document.querySelector('form[action$=\"/seen\"] button')?.click();
        const [[lines, tried], [line, draft]] =
          [document.getElementById('act')?.dataset.at ?? '0.0', arguments[0]].map((at) => at.split('.').map(Number));
        return lines > line || (lines === line && tried >= draft);";
    let held = "return document.querySelector('.happens[open]')?.id ?? null";
    // There are matches in which it comes to pass only with the last decision.
    for _ in 0..MOST_MATCHES {
        let mut guest = Companion::new(&house.node);
        let path = guest.make(game, &["me", "level1"], &[]).expect("a table");
        guest.enter(&mut browser, &format!("{path}?stay=1")).expect("the page of the table");
        while guest.play(1).expect("a decision") > 0 {
            browser.wait_for("the page", shown, &[guest.at().expect("a place").into()]).expect("it follows");
            // It comes when what happened before it has been seen.
            let seen = "return !window.adit.player.busy || document.querySelector('.happens[open]') !== null";
            browser.wait_for("what happened", seen, &[]).expect("it is seen");
            if let Some(id) = browser.run(held, &[]).expect("an answer").as_str() {
                return (browser, id.to_owned());
            }
        }
    }
    panic!("{game}: nothing was held up");
}

#[test]
fn what_happens_to_everybody_is_held_up_until_a_key_or_a_finger_puts_it_away() {
    let house = House::open();
    for info in registry::infos() {
        let (browser, id) = held_up(&house, info.id);
        let button = "
            const { left, top, width, height } = document.querySelector('.happens[open] > summary').getBoundingClientRect();
            return [left + width / 2, top + height / 2];";
        let [x, y] = [0, 1].map(|at| browser.run(button, &[]).expect("a place")[at].as_f64().expect("a number"));
        browser.point_at(x, y).expect("the pointer rests on the button");
        check_access(&browser, info.id);
        let put_away = || {
            browser.type_keys(" ").expect("a key");
            let away = "return !document.getElementById(arguments[0])?.open";
            browser.wait_for(info.id, away, &[id.as_str().into()]).expect("it is put away");
        };
        put_away();
        // Once more, with the focus on what decides: the key does nothing else.
        let stand = "
            document.getElementById(arguments[0]).open = true;
            addEventListener('submit', () => { window.sent = true; }, true);
            const able = [...document.querySelectorAll('#table :is(button[name=action], form.pick *)')].filter((e) => e.checkVisibility());
            return able.some((e) => { e.focus(); return document.activeElement === e; });";
        let stood = browser.run(stand, &[id.as_str().into()]).expect("an answer");
        assert_eq!(stood, true, "{}: what decides has the focus", info.id);
        put_away();
        assert_eq!(browser.run("return !window.sent", &[]).expect("an answer"), true, "{}: nothing is done", info.id);
        // So does a finger anywhere on the picture.
        let open = "
            const held = document.getElementById(arguments[0]);
            held.open = true;
            const { left, top, width, height } = held.getBoundingClientRect();
            return [left + width / 2, top + height / 3];";
        let at = browser.run(open, &[id.as_str().into()]).expect("a point of the picture");
        let [x, y] = [0, 1].map(|nth| at[nth].as_f64().expect("a number"));
        browser.tap_at(Grip::Finger, (x, y)).expect("a finger");
        let away = "return !document.getElementById(arguments[0])?.open";
        browser.wait_for(info.id, away, &[id.as_str().into()]).expect("it is put away");
    }
}
