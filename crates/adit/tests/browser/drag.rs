//! Every game by dragging: whole matches, and what is let go where nothing happens.
use super::guests::House;
use browser::{Browser, Grip, Means, Screen, TablePage};
use serde_json::{Value, json};

/// Whole matches, in which a piece is tapped only where it cannot be dragged: in a pile that has to be unfolded first.
fn play(game: &str, grip: Grip, screen: Screen) {
    let (_house, _, browser) = House::with_table(game, screen);
    let mut table = TablePage::new(&browser, 7);
    table
        .play(Means::Drag(grip))
        .unwrap_or_else(|failure| panic!("{game} by {grip:?} after {} steps: {failure}", table.steps));
    let TablePage { steps, pieces, dragged, .. } = table;
    println!("{game} by {grip:?}: {steps} steps, {pieces} with a piece, {dragged} of them dragged");
    assert!(dragged > 10 && dragged * 10 >= pieces * 9, "{game}: {dragged} of {pieces} dragged");
}

#[test]
fn gnomes_by_dragging() {
    play("gnomes", Grip::Mouse, Screen::DESK);
}

#[test]
fn clonk_by_dragging() {
    play("clonk", Grip::Mouse, Screen::DESK);
}

#[test]
fn clank_by_dragging() {
    play("clank", Grip::Mouse, Screen::DESK);
}

#[test]
fn gnomes_by_a_finger_on_a_phone() {
    play("gnomes", Grip::Finger, Screen::PHONE);
}

#[test]
fn clonk_by_a_finger_on_a_phone() {
    play("clonk", Grip::Finger, Screen::PHONE);
}

#[test]
fn clank_by_a_finger_on_a_phone() {
    play("clank", Grip::Finger, Screen::PHONE);
}

/// The middle of the first piece of one's own that one touch does something with, and a point of the table it may be
/// dropped on; and a point where nothing happens.
const ENDS: &str = "
    const middle = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
    const piece = document.querySelector('#mine .a-hand .pc.is-lit');
    const board = document.querySelector('#scene .map');
    return piece && board && !adit.player.busy ? [middle(piece), middle(board), middle(document.querySelector('.t-top'))] : null";

/// A card that can be played by one touch, where to, and where it is in vain.
fn ends(browser: &Browser) -> [(f64, f64); 3] {
    let found = browser.wait_for("a card to play", ENDS, &[]).expect("a hand of cards");
    [0, 1, 2].map(|end| {
        let number = |at: usize| found[end][at].as_f64().expect("a number");
        (number(0), number(1))
    })
}

const HELD: &str =
    "return !!document.querySelector('#table .is-dragged') && document.querySelectorAll('.b-held').length === 1
    && document.getElementById('scene').classList.contains('is-target')";
const AT_REST: &str = "return !document.querySelector('.is-dragged, .b-held, .is-target, .is-aim, .is-picked')";

fn at(browser: &Browser) -> Value {
    browser.run("return document.getElementById('act').dataset.at", &[]).expect("a place in the match")
}

/// Whatever moves or not: what is dropped on nothing lies where it lay, and nothing was sent.
#[test]
fn what_is_let_go_in_vain_is_laid_back() {
    let house = House::open();
    for motion in [false, true] {
        let made = house.table("clank", &json!({}));
        let browser = house.sit(&made, Screen { motion, ..Screen::DESK });
        let [card, _, nowhere] = ends(&browser);
        let before = at(&browser);
        let lines = house.lines(made.facts["id"].as_str().expect("an id"));
        browser.run("addEventListener('submit', () => { window.sent = true; }, true)", &[]).expect("a spy");
        browser.hold(card, nowhere).expect("a hand");
        browser.wait_for("it is held", HELD, &[]).expect("it is held, and the table glows");
        browser.let_go().expect("a hand");
        browser.wait_for("it is laid back", AT_REST, &[]).expect("it is laid back");
        // Escape takes the hand away.
        let [card, table, _] = ends(&browser);
        browser.hold(card, table).expect("a hand");
        browser.wait_for("it is held", HELD, &[]).expect("it is held");
        browser.type_keys("\u{e00c}").expect("Escape");
        browser.wait_for("it is laid back", AT_REST, &[]).expect("it is laid back");
        browser.let_go().expect("a hand");
        assert_eq!(browser.run("return window.sent ?? false", &[]).expect("an answer"), false);
        assert_eq!(at(&browser), before);
        assert_eq!(house.lines(made.facts["id"].as_str().expect("an id")), lines);
        assert_eq!(ends(&browser)[0], card, "it lies where it lay");
    }
}

/// The house refuses, or cannot be reached: the card comes back, and the page says why.
#[test]
fn what_is_refused_is_laid_back() {
    let house = House::open();
    let refusals = [
        "new Response(JSON.stringify({ error: { code: 'not_now', message: 'No.' } }), { status: 409 })",
        "Promise.reject(new TypeError('no line'))",
    ];
    for (motion, refusal) in [false, true].into_iter().flat_map(|motion| refusals.map(|refusal| (motion, refusal))) {
        let made = house.table("clank", &json!({}));
        let browser = house.sit(&made, Screen { motion, ..Screen::DESK });
        let [card, table, _] = ends(&browser);
        let before = at(&browser);
        let deaf = format!(
            "window.real = fetch; window.asked = 0; window.fetch = async () => {{ asked += 1; return {refusal}; }}"
        );
        browser.run(&deaf, &[]).expect("a house that refuses");
        browser.drag(Grip::Mouse, card, table).expect("a hand");
        let said = "return asked === 1 && document.getElementById('status').matches('.is-shown.is-bad')";
        browser.wait_for("the page says so", said, &[]).expect("a sentence");
        browser.wait_for("it is laid back", AT_REST, &[]).expect("it is laid back");
        assert_eq!(at(&browser), before);
        assert_eq!(ends(&browser)[0], card, "it lies where it lay");
        // Once the house answers again, the same drag plays it.
        browser.run("window.fetch = real", &[]).expect("the house as it was");
        browser.drag(Grip::Mouse, card, table).expect("a hand");
        let changed = "return document.getElementById('act').dataset.at !== arguments[0]";
        browser.wait_for("it is played", changed, &[before]).expect("it is played");
        browser.wait_for("everything lies", AT_REST, &[]).expect("nothing is held any more");
    }
}

/// A tap stays a tap, even if the hand trembles a little.
#[test]
fn a_hand_may_tremble() {
    let house = House::open();
    let browser = house.sit(&house.table("clank", &json!({})), Screen::DESK);
    // Once the page has followed a decision, it is not about to be drawn for the first time.
    TablePage::new(&browser, 4).play_until(Means::Keys, |table| table.steps > 0).expect("a decision");
    let [card, ..] = ends(&browser);
    let before = at(&browser);
    browser.drag(Grip::Mouse, card, (card.0 + 4.0, card.1 - 4.0)).expect("a hand");
    let changed = "return document.getElementById('act').dataset.at !== arguments[0]";
    browser.wait_for("it is played", changed, &[before]).expect("a tap plays it");
}

/// A point of the map where there is nothing but rock.
const ROCK: &str = "
    const { left, top, width, height } = document.querySelector('.map').getBoundingClientRect();
    for (let x = left + width * 0.6; x < left + width; x += 9) {
        for (let y = top + height * 0.6; y < top + height; y += 9) {
            const hit = document.elementFromPoint(x, y);
            if (hit?.closest('.map__stage') && !hit.closest('.go, .pawn, button')) return [x, y];
        }
    }
    return null";

/// A finger on rock moves the map; one that swipes up from the hand takes the card along.
#[test]
fn a_finger_still_moves_the_map() {
    let house = House::open();
    let browser = house.sit(&house.table("clank", &json!({})), Screen::PHONE);
    TablePage::new(&browser, 4).play_until(Means::Keys, |table| table.steps > 0).expect("a decision");
    let [card, ..] = ends(&browser);
    let before = at(&browser);
    let rock = browser.wait_for("a point of rock", ROCK, &[]).expect("rock");
    let [x, y] = [0, 1].map(|at| rock[at].as_f64().expect("a number"));
    let moved = "const { scrollLeft, scrollTop } = document.querySelector('.map'); return scrollLeft + scrollTop";
    let start = browser.run(moved, &[]).expect("a number");
    browser.swipe((x, y), (x - 120.0, y - 90.0)).expect("a finger");
    let on = format!("{moved} !== arguments[0]");
    browser.wait_for("the map moves", &on, &[start]).expect("the map moves");
    assert_eq!(at(&browser), before, "and nothing else happens");
    browser.swipe(card, (card.0, card.1 - 250.0)).expect("a finger");
    let changed = "return document.getElementById('act').dataset.at !== arguments[0]";
    browser.wait_for("it is played", changed, &[before]).expect("it is played");
}
