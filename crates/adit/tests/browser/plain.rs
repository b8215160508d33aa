//! Without script: everything up to and including a move.
use super::guests::{House, wait_for_match};
use browser::{Browser, PATIENCE, Screen, TablePage};
use std::time::Instant;

#[test]
fn without_script_a_table_is_made_and_a_move_is_played() {
    let house = House::open();
    for (number, info) in registry::infos().enumerate() {
        let screen = Screen { script: false, ..if number % 2 == 0 { Screen::PHONE } else { Screen::DESK } };
        let browser = house.guest(screen);
        // A newcomer starts with the first minute and goes on from there.
        browser.click(&format!("a.play[href='/learn/{}/start']", info.id)).expect("one tap plays");
        browser.click(".coach__ways form button").expect("straight to a match");
        wait_for_match(&browser);
        assert_eq!(
            browser.run("return document.documentElement.classList.contains('scripted')", &[]).expect("an answer"),
            false
        );
        let at = play_a_move(&browser);
        let script = "return document.getElementById('act')?.dataset.at !== arguments[0]";
        browser.wait_for("the move", script, &[at.into()]).unwrap_or_else(|failure| panic!("{}: {failure}", info.id));
    }
}

/// Clicks on the first action that can be seen, or on the first list of actions and its button; loads the page anew
/// while others decide, as a person without script has to.
fn play_a_move(browser: &Browser) -> String {
    let ways = ["button[name=action]", "form.pick button", "button[popovertarget^=g]"];
    let script = "return arguments[0].find((way) => [...document.querySelectorAll(way)].some((e) => e.checkVisibility())) ?? null";
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        let at = TablePage::new(browser, 1).at().expect("a place");
        match browser.run(script, &[ways.into()]).expect("an answer").as_str() {
            Some(way) if way == ways[2] => {
                browser.click(way).expect("a list");
                browser.click(":popover-open button:is([name=action], form.pick button)").expect("an action");
                return at;
            }
            Some(way) => {
                browser.click(way).expect("an action");
                return at;
            }
            None => browser.reload().expect("the page again"),
        }
    }
    panic!("it was never the person's turn");
}
