//! What is held up for one's own eyes is looked at in peace, and what others say is noticed wherever one looks.
use super::guests::{House, Made, wait_for_match};
use browser::{Browser, Means, Screen, TablePage};
use serde_json::{Value, json};
use services::Http;

const HELD: &str = "return !!document.querySelector('.t-over form[action$=\"/seen\"]')";

/// Somebody without a browser in the second chair.
fn beside(house: &House, made: &Made, name: &str) -> Http {
    let mut http = house.node.http();
    http.get(made.facts["chairs"][1]["link"].as_str().expect("a link")).expect("an answer");
    post(&mut http, made, "sit", &json!({ "name": name }));
    http
}

fn post(http: &mut Http, made: &Made, what: &str, body: &Value) {
    let path = format!("/api{}/{what}", made.path().replace("/t/", "/tables/"));
    let answer = http.post_json(&path, &body.to_string()).expect("an answer");
    assert!(answer.status < 300, "{path}: {}", answer.body);
}

fn scene(http: &mut Http, made: &Made) -> Value {
    let answer = http.get(&format!("/api{}/scene", made.path().replace("/t/", "/tables/"))).expect("an answer");
    serde_json::from_str(&answer.body).expect("JSON")
}

/// Plays one decision of somebody without a browser, if there is one: the first offer.
fn decide(http: &mut Http, made: &Made) -> bool {
    let shown = scene(http, made);
    let groups = shown["scene"]["offers"].as_array().into_iter().flatten();
    let Some(offer) = groups.flat_map(|group| group["offers"].as_array().into_iter().flatten()).next() else {
        return false;
    };
    post(http, made, "act", &json!({ "at": shown["at"], "action": offer["act"] }));
    true
}

fn at(browser: &Browser) -> Value {
    browser.run("return document.getElementById('act').dataset.at", &[]).expect("a place")
}

/// Waits until a message of the stream that tells of this place has come to the browser.
fn wait_for_message(browser: &mut Browser, place: &str) {
    let wanted = format!("data-at=\"{place}\"");
    for _ in 0..12_000 {
        let log = browser.log("performance").expect("a log");
        let is_it = |message: &Value| message["params"]["data"].as_str().is_some_and(|data| data.contains(&wanted));
        if log.iter().any(is_it) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("no message tells of {place}");
}

#[test]
fn the_table_goes_on_when_the_look_is_put_away() {
    let house = House::open();
    let made = house.table("gnomes", &json!({ "chairs": ["me", "open"] }));
    let mut jo = beside(&house, &made, "Jo");
    let mut ola = house.sit(&made, Screen::DESK);
    let mut table = TablePage::new(&ola, 8);
    let mut rounds = 0;
    // Ola plays until she looks at something while it is Jo who goes on.
    loop {
        rounds += 1;
        assert!(rounds < 2_000, "she never looks at anything");
        let held = ola.run(HELD, &[]).expect("an answer") == true;
        let owes = !scene(&mut jo, &made)["scene"]["offers"].as_array().is_none_or(Vec::is_empty);
        if held && owes {
            break;
        }
        if held || !decide(&mut jo, &made) {
            table.step(Means::Mouse).expect("a step");
        }
    }
    let before = at(&ola);
    ola.log("performance").expect("what came so far");
    assert!(decide(&mut jo, &made));
    let now = scene(&mut jo, &made)["at"].as_str().expect("a place").split('.').next().expect("a number").to_owned();
    wait_for_message(&mut ola, &format!("{now}.0"));
    assert_eq!((at(&ola), ola.run(HELD, &[]).expect("an answer")), (before, json!(true)), "nothing moves behind it");
    ola.click("#key-main").expect("it is put away");
    let gone_on = "return +document.getElementById('act').dataset.at.split('.')[0] >= arguments[0] && !document.querySelector('.t-over')";
    let now: u64 = now.parse().expect("a number");
    ola.wait_for("the table goes on", gone_on, &[now.into()]).expect("what happened meanwhile is shown");
}

#[test]
fn what_others_say_is_noticed_on_a_phone() {
    let house = House::open();
    for info in registry::infos() {
        let made = house.table(info.id, &json!({ "chairs": ["me", "open"] }));
        let mut jo = beside(&house, &made, "Jo");
        let ola = house.sit(&made, Screen::SMALL_PHONE);
        wait_for_match(&ola);
        post(&mut jo, &made, "chat", &json!({ "text": "good luck" }));
        let badge = "const e = document.querySelector('#unread'); return e && e.checkVisibility() && e.querySelector('.badge').textContent === arguments[0]";
        ola.wait_for("a badge", badge, &["1".into()]).unwrap_or_else(|failure| panic!("{}: {failure}", info.id));
        let told = ola.run("return document.getElementById('status').textContent", &[]).expect("a notice");
        assert_eq!(told, "Jo good luck", "{}", info.id);
        post(&mut jo, &made, "chat", &json!({ "text": "have fun" }));
        ola.wait_for("a badge", badge, &["2".into()]).unwrap_or_else(|failure| panic!("{}: {failure}", info.id));
        super::checks::check_state(&ola, info.id);
        super::checks::check_access(&ola, info.id);
        ola.click("#unread").expect("the talk");
        let read =
            "return document.querySelector('#unread').hidden && document.querySelector('#chat').checkVisibility()";
        ola.wait_for("it is read", read, &[]).unwrap_or_else(|failure| panic!("{}: {failure}", info.id));
        ola.reload().expect("the page again");
        let ready = "return document.documentElement.classList.contains('scripted')";
        ola.wait_for("the script", ready, &[]).expect("the script");
        let badge = ola.run("return document.querySelector('#unread').hidden", &[]).expect("an answer");
        assert_eq!(badge, true, "{}: what was read stays read", info.id);
    }
}

#[test]
fn one_tap_plays_all_that_needs_no_thought() {
    let house = House::open();
    for screen in [Screen::PHONE, Screen::DESK] {
        let made = house.table("clank", &json!({ "options": { "start": "P0" } }));
        let browser = house.sit(&made, screen);
        browser
            .wait_for("the match", "return document.documentElement.classList.contains('scripted')", &[])
            .expect("a script");
        assert!(at(&browser).as_str().expect("a place").ends_with(".0"));
        browser.click("[formaction$='/play_all']").expect("one tap");
        let done = "return !document.querySelector('[formaction$=\"/play_all\"]') && +document.getElementById('act').dataset.at.split('.')[1] >= 4";
        browser.wait_for("all cards are played", done, &[]).expect("at least four cards in one tap");
        let drafted = at(&browser);
        browser.click("[formaction$='/undo']").expect("one card back");
        let back = "return document.getElementById('act').dataset.at !== arguments[0] && !!document.querySelector('[formaction$=\"/play_all\"]')";
        browser.wait_for("one card is back", back, &[drafted]).expect("it can be undone");
    }
}
