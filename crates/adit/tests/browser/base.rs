//! A house under a path, as a proxy shows it beside other things: played, looked at again, and without a line.
use super::guests::House;
use browser::{Browser, Means, Screen, TablePage};
use serde_json::{Value, json};

const BASE: &str = "/games/";

#[test]
fn a_match_is_played_under_a_path_and_nothing_leaves_it() {
    let mut house = House::open_with(&["--unlimited", "--base", BASE]);
    let mut http = house.node.http();
    let wish = json!({ "game": "gnomes", "chairs": ["me", "level1"], "name": "Ola", "pace": 0, "hints": true });
    let made = http.post_json("/games/api/tables", &wish.to_string()).expect("an answer");
    let made: Value = serde_json::from_str(&made.body).expect("JSON");
    let (id, url) = (made["id"].as_str().expect("an id"), made["url"].as_str().expect("an address"));
    http.post_json(&format!("/games/api/tables/{id}/taught"), &json!({ "kind": "goal" }).to_string())
        .expect("an answer");
    let mut browser = Browser::open(Screen::PHONE).expect("a browser");
    browser.become_same(&http).expect("a cookie");
    browser.go(&house.at(url)).expect("the table");
    TablePage::new(&browser, 7).play(Means::Tap).expect("a whole match");
    let end = format!("return location.pathname === '{BASE}r/{id}/end'");
    let counted = "return document.querySelector('#key-hint')?.checkVisibility() ?? false";
    browser.wait_for("the count", counted, &[]).expect("it is over");
    browser.click("#key-hint").expect("the way on");
    browser.wait_for("the page of the end", &end, &[]).expect("one tap leads on");
    let review = "return document.querySelector('#review .plot__band') !== null";
    browser.wait_for("the review", review, &[]).expect("its script asks below the path");
    let asked = "return performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)";
    let asked = browser.run(asked, &[]).expect("what was fetched");
    let asked: Vec<&str> = asked.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(asked.len() > 5 && asked.iter().all(|path| path.starts_with(BASE)), "{asked:?}");
    let scope =
        "const done = arguments[0]; navigator.serviceWorker.ready.then((kept) => done(new URL(kept.scope).pathname))";
    assert_eq!(browser.run_until_called(scope, &[]).expect("a worker"), BASE);

    let kept = "caches.match('/games/offline', { ignoreSearch: true }).then((page) => { window.kept = !!page; }); return window.kept ?? false";
    browser.wait_for("a page for storms", kept, &[]).expect("it is kept");
    house.node.kill().expect("a power cut");
    // A page that nobody but the server can answer.
    browser.go(&house.at(&format!("/games/r/{id}/end"))).expect("a page all the same");
    let says = "return document.querySelectorAll('main [role=status]').length";
    assert_eq!(browser.run(says, &[]).expect("a page"), 1);
    house.node.start_again().expect("the power is back");
    browser.wait_for("the end", "return document.getElementById('review') !== null", &[]).expect("by itself");
}
