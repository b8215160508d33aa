//! Pieces that may lie in any order: dragged, tapped two at a time, or moved by keys, on a phone and on a desk.
use super::checks::{check_access, check_fits, check_state};
use super::guests::{House, Made};
use browser::{Browser, Screen, Theme};
use serde_json::{Value, json};

/// As WebDriver writes it.
const RIGHT: &str = "\u{e014}";

/// With no more buttons and list entries than this, a page cannot be listing every order.
const MOST_TO_READ: u64 = 60;

fn sit(house: &House, screen: Screen) -> (Made, Browser) {
    let made = house.table("gnomes", &json!({}));
    let browser = house.sit(&made, screen);
    let ready = "return document.documentElement.classList.contains('scripted') && document.querySelectorAll('.is-order').length === 5";
    browser.wait_for("five tiles that can be moved", ready, &[]).expect("the first look");
    (made, browser)
}

/// The middle of what lies in this place, from 1.
fn middle(browser: &Browser, place: usize) -> (f64, f64) {
    let script = "
        const r = document.querySelectorAll('.is-order')[arguments[0] - 1].querySelector('.pb').getBoundingClientRect();
        return [r.left + r.width / 2, r.top + r.height / 2];";
    let at = browser.run(script, &[place.into()]).expect("a place");
    (at[0].as_f64().expect("a number"), at[1].as_f64().expect("a number"))
}

fn wait_for_order(browser: &Browser, order: &str) {
    let script =
        "return [...document.querySelectorAll('.is-order')].map((e) => e.dataset.mark).join('') === arguments[0]
        && [...document.querySelectorAll('.order__go')].every((e) => e.value === 'arrange ' + arguments[0])";
    browser.wait_for(order, script, &[order.into()]).expect("the tiles lie so, and the button says so");
}

fn said(browser: &Browser, id: &str) -> String {
    let said = browser.run("return document.getElementById(arguments[0])?.textContent ?? ''", &[id.into()]);
    said.expect("an answer").as_str().unwrap_or_default().to_owned()
}

/// The button: its words, and the decision in the journal.
fn confirm(house: &House, made: &Made, browser: &Browser, wanted: (&str, &str)) {
    // Which of its two sentences the button says, whatever the words are.
    let (which, order) = wanted;
    let button = "
        const e = [...document.querySelectorAll('.order__go')].find((e) => e.checkVisibility());
        return [e.querySelector('.btn__main').innerText, e.dataset[arguments[0]]];";
    let found = browser.run(button, &[which.into()]).expect("a button");
    assert_eq!(found[0], found[1], "the button says how they lie");
    browser.click(".order__go").expect("one button confirms");
    browser.wait_for("the answer", "return !document.querySelector('.is-order')", &[]).expect("it is done");
    let id = made.facts["id"].as_str().expect("an id");
    let line = format!("P0 arrange {order}");
    assert!(house.lines(id).contains(&line), "{line} in {:?}", house.lines(id));
}

fn by_taps(house: &House, screen: Screen) {
    let (made, browser) = sit(house, screen);
    let many = browser.run("return document.querySelectorAll('button, option').length", &[]).expect("a number");
    assert!(many.as_u64() < Some(MOST_TO_READ), "{many} things to choose from");
    check_state(&browser, "the first look");
    check_fits(&browser, "the first look");
    check_access(&browser, "the first look");
    let click = |place| {
        let (x, y) = middle(&browser, place);
        browser.click_at(x, y).expect("a tap");
    };
    click(1);
    let is_picked = "return document.querySelector('.is-order.is-picked')?.getAttribute('aria-pressed') === 'true'";
    browser.wait_for("it is taken", is_picked, &[]).expect("it is taken");
    let asked = browser.run("return document.getElementById('order-said').dataset.pick", &[]).expect("a question");
    assert_eq!(json!(said(&browser, "status")), asked, "the prompt asks for the other one");
    check_access(&browser, "a tile is taken");
    click(4);
    wait_for_order(&browser, "42315");
    // Twice the same puts it back; then one more swap.
    click(2);
    browser.wait_for("it is taken", is_picked, &[]).expect("it is taken");
    click(2);
    browser.wait_for("it is put back", "return !document.querySelector('.is-picked')", &[]).expect("nothing is taken");
    wait_for_order(&browser, "42315");
    confirm(house, &made, &browser, ("so", "42315"));
}

fn by_dragging(house: &House, screen: Screen, pointer: fn(&mut Browser, &str, (f64, f64))) {
    let (made, mut browser) = sit(house, screen);
    let (from, to) = (middle(&browser, 5), middle(&browser, 2));
    pointer(&mut browser, "down", from);
    for step in 1..=4 {
        let part = f64::from(step) / 4.0;
        pointer(&mut browser, "move", (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part));
    }
    browser.wait_for("it is held", "return !!document.querySelector('.is-dragged')", &[]).expect("it is held");
    pointer(&mut browser, "up", to);
    wait_for_order(&browser, "15342");
    assert_eq!(
        browser.run("return document.querySelectorAll('.is-dragged, .is-picked').length", &[]).expect("a number"),
        0
    );
    // Let go beside the row, it goes back.
    let from = middle(&browser, 1);
    pointer(&mut browser, "down", from);
    pointer(&mut browser, "move", (from.0, from.1 - 150.0));
    browser.wait_for("it is held", "return !!document.querySelector('.is-dragged')", &[]).expect("it is held");
    pointer(&mut browser, "up", (from.0, from.1 - 150.0));
    browser.wait_for("it is let go", "return !document.querySelector('.is-dragged')", &[]).expect("it is let go");
    wait_for_order(&browser, "15342");
    confirm(house, &made, &browser, ("so", "15342"));
}

fn mouse(browser: &mut Browser, what: &str, (x, y): (f64, f64)) {
    let (kind, buttons) = match what {
        "down" => ("mousePressed", 1),
        "move" => ("mouseMoved", 1),
        _ => ("mouseReleased", 0),
    };
    let button = if what == "move" { "none" } else { "left" };
    let event = json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
    browser.command("Input.dispatchMouseEvent", &event).expect("a mouse");
}

fn finger(browser: &mut Browser, what: &str, (x, y): (f64, f64)) {
    let (kind, points) = match what {
        "down" => ("touchStart", json!([{ "x": x, "y": y }])),
        "move" => ("touchMove", json!([{ "x": x, "y": y }])),
        _ => ("touchEnd", json!([])),
    };
    browser.command("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points })).expect("a finger");
}

fn by_keys(house: &House, screen: Screen) {
    let (made, browser) = sit(house, screen);
    browser.run("document.querySelector('.is-order').focus()", &[]).expect("a focus");
    let name = browser.run("return document.activeElement.querySelector('.vh').textContent", &[]).expect("a name");
    browser.type_keys(&format!(" {RIGHT}{RIGHT}")).expect("keys");
    wait_for_order(&browser, "23145");
    let heard = said(&browser, "order-said");
    assert_eq!(Value::from(heard), json!(format!("{} is now in place 3.", name.as_str().expect("a name"))));
    let focus = "return [...document.querySelectorAll('.is-order')].indexOf(document.activeElement)";
    assert_eq!(browser.run(focus, &[]).expect("a number"), 2, "the focus goes along");
    browser.type_keys(" ").expect("it is put down");
    browser.wait_for("it is put down", "return !document.querySelector('.is-picked')", &[]).expect("it is put down");
    // The numbers of the places do the same.
    browser.type_keys("45").expect("keys");
    wait_for_order(&browser, "23154");
    browser.type_keys(".").expect("the key of the button");
    browser.wait_for("the answer", "return !document.querySelector('.is-order')", &[]).expect("it is done");
    let id = made.facts["id"].as_str().expect("an id");
    assert!(house.lines(id).contains(&"P0 arrange 23154".to_owned()), "{:?}", house.lines(id));
}

#[test]
fn tiles_are_put_in_order_on_a_phone() {
    let house = House::open();
    by_taps(&house, Screen::SMALL_PHONE.themed(Theme::Light));
    by_dragging(&house, Screen::PHONE, finger);
    by_keys(&house, Screen::PHONE);
}

#[test]
fn tiles_are_put_in_order_on_a_desk() {
    let house = House::open();
    by_taps(&house, Screen::DESK);
    by_dragging(&house, Screen::DESK.themed(Theme::Light), mouse);
    by_keys(&house, Screen::DESK);
}

#[test]
fn as_they_lie_is_one_tap() {
    let house = House::open();
    for screen in [Screen::PHONE, Screen::DESK] {
        let (made, browser) = sit(&house, screen);
        confirm(&house, &made, &browser, ("same", "12345"));
    }
}

#[test]
fn what_was_moved_stays_moved_when_the_line_breaks() {
    let house = House::open();
    let (made, browser) = sit(&house, Screen::DESK);
    browser.type_keys("13").expect("keys");
    wait_for_order(&browser, "32145");
    // A stream that begins anew sends everything: the old elements are gone.
    browser
        .run(
            "document.querySelector('.is-order').before_it_broke = true; window.dispatchEvent(new Event('online'))",
            &[],
        )
        .expect("a line");
    let anew = "return document.querySelector('.is-order')?.before_it_broke === undefined";
    browser.wait_for("everything anew", anew, &[]).expect("the whole table comes again");
    wait_for_order(&browser, "32145");
    confirm(&house, &made, &browser, ("so", "32145"));
}

#[test]
fn without_script_a_sheet_asks_place_by_place() {
    let house = House::open();
    for screen in [Screen::PHONE, Screen::DESK] {
        let made = house.table("gnomes", &json!({}));
        let browser = house.sit(&made, Screen { script: false, ..screen });
        let many = browser.run("return document.querySelectorAll('button, option').length", &[]).expect("a number");
        assert!(many.as_u64() < Some(MOST_TO_READ), "{many} things to choose from");
        browser.click(".order__plain").expect("the sheet");
        let choose =
            "document.querySelectorAll('.order__places select').forEach((e, at) => { e.selectedIndex = 4 - at; })";
        browser.run(choose, &[]).expect("a choice in each place");
        browser.click(".order__places button").expect("one button sends it");
        browser.wait_for("the answer", "return !document.querySelector('.is-order')", &[]).expect("it is done");
        let id = made.facts["id"].as_str().expect("an id");
        assert!(house.lines(id).contains(&"P0 arrange 54321".to_owned()), "{:?}", house.lines(id));
    }
}
