//! Looking again with the script: a replay walks on by its keys, an analysis tries moves without a new page.
use super::checks::{check_access, check_log};
use super::guests::House;
use browser::{Browser, Companion, Screen};

/// A match played to its end, and somebody who looks at it.
fn ended(house: &House) -> (Companion, Browser) {
    let mut guest = Companion::new(&house.node);
    guest.make("gnomes", &["me", "level1"], &[]).expect("a table");
    guest.play(usize::MAX).expect("a match");
    (guest, Browser::open(Screen::DESK).expect("a browser"))
}

#[test]
fn a_replay_goes_on_by_its_keys_and_opens_everything() {
    let house = House::open();
    let (guest, mut browser) = ended(&house);
    guest.enter(&mut browser, &guest.about("/r/ID?step=30&as=watch")).expect("a replay");
    browser.type_keys("\u{e014}").expect("the arrow to the right");
    let at = "return document.getElementById('player-keys').dataset.step === arguments[0]";
    browser.wait_for("the next step", at, &["31".into()]).expect("step 31");
    let backs = "return document.querySelectorAll('#seats .back').length";
    let hidden = browser.run(backs, &[]).expect("a number").as_u64();
    let choose = "const e = document.getElementById('eyes'); e.value = 'all'; e.dispatchEvent(new Event('change'))";
    browser.run(choose, &[]).expect("everything open");
    let fewer = "return document.querySelectorAll('#seats .back').length < arguments[0]";
    browser.wait_for("open tiles", fewer, &[hidden.into()]).expect("tiles are turned up");
    check_access(&browser, "a replay with everything open");
    check_log(&mut browser);
}

#[test]
fn an_analysis_tries_moves_without_a_new_page() {
    let house = House::open();
    let (guest, mut browser) = ended(&house);
    guest.enter(&mut browser, &guest.about("/a/ID?step=30")).expect("an analysis");
    browser.run("window.same = true", &[]).expect("a mark");
    browser.click("#table button[name=action]").expect("a move");
    let tried = "return window.same && location.search.includes('moves=')";
    browser.wait_for("the move in the address", tried, &[]).expect("the same page with another address");
    browser.run("history.back()", &[]).expect("the way back");
    let back = "return window.same && !location.search.includes('moves=') && !document.querySelector('a.go-back')";
    browser.wait_for("nothing tried", back, &[]).expect("the page as it was");
    check_log(&mut browser);
}
