//! Several people at one table, each with a browser of their own.
use super::checks::check_log;
use super::guests::{House, wait_for_match};
use browser::{Browser, Means, PATIENCE, Progress, Screen, TablePage};
use serde_json::json;
use std::time::Instant;

/// What everybody sees of how things stand: lines of the record, and whether the match is over.
fn stands(browser: &Browser) -> String {
    let script = "
        const at = document.getElementById('act')?.dataset.at ?? '';
        return JSON.stringify([at.split('.')[0], document.getElementById('table').classList.contains('is-over')]);";
    browser.run(script, &[]).ok().and_then(|told| told.as_str().map(Into::into)).unwrap_or_default()
}

#[test]
fn two_people_and_a_watcher_see_one_match() {
    let house = House::open();
    let made = house.table("clonk", &json!({ "chairs": ["me", "open"] }));
    let (mut ola, mut watcher) = (house.sit(&made, Screen::DESK), house.guest(Screen::TABLET));
    let mut jo = house.jo(&made, Screen::PHONE);
    [&ola, &jo].into_iter().for_each(wait_for_match);
    watcher.go(&house.at(made.facts["watch"].as_str().expect("a link"))).expect("the table");
    let (mut first, mut second) = (TablePage::new(&ola, 3), TablePage::new(&jo, 4));
    let (mut moves, mut idle) = (0, Instant::now());
    while moves < 24 && idle.elapsed() < PATIENCE {
        let steps = [first.step(Means::Mouse), second.step(Means::Mouse)].map(|step| step.expect("a step"));
        let did = steps.iter().any(|step| matches!(step, Progress::Did(_)));
        if did {
            (moves, idle) = (moves + 1, Instant::now());
        }
        if steps.contains(&Progress::Over) {
            break;
        }
    }
    assert!(moves >= 24, "{moves} moves");
    let now = stands(&ola);
    for browser in [&jo, &watcher] {
        let same =
            "return JSON.parse(arguments[0])[0] === (document.getElementById('act').dataset.at ?? '').split('.')[0]";
        browser.wait_for("the same state", same, &[now.clone().into()]).expect("all see the same");
    }
    let offers = "return document.querySelectorAll('button[name=action]').length";
    assert_eq!(watcher.run(offers, &[]).expect("a number"), 0, "who watches decides nothing");
    [&mut ola, &mut jo, &mut watcher].into_iter().for_each(check_log);
}

#[test]
fn chat_reaches_everybody_and_typing_survives_what_others_do() {
    let house = House::open();
    let made = house.table("gnomes", &json!({ "chairs": ["me", "open"] }));
    let (ola, jo) = (house.sit(&made, Screen::DESK), house.jo(&made, Screen::DESK));
    [&ola, &jo].into_iter().for_each(wait_for_match);
    let focus = "const say = document.getElementById('say'); say.closest('details, [popover]')?.setAttribute('open', ''); say.focus(); return true";
    jo.run(focus, &[]).expect("the chat");
    jo.type_keys("half a sen").expect("keys");
    let mut table = TablePage::new(&ola, 5);
    table.play_until(Means::Keys, |table| table.steps > 0).expect("a move");
    ola.run(focus, &[]).expect("the chat");
    ola.type_keys("good luck\u{e007}").expect("keys");
    let heard = "return document.getElementById('chat')?.textContent.includes('good luck') ?? false";
    jo.wait_for("the chat", heard, &[]).expect("Jo hears it");
    let kept =
        jo.run("return [document.activeElement.id, document.getElementById('say').value]", &[]).expect("an answer");
    assert_eq!(kept, json!(["say", "half a sen"]), "focus and words survive an update");
}
