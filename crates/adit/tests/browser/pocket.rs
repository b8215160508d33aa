//! The pocket house: the server is gone, and the browser plays on by itself. `cargo xtask pocket` builds what it needs.
use super::guests::{House, wait_for_match};
use bots::level;
use browser::{Browser, Means, Screen, TablePage};
use dealer::Dealer;
use engine::{AnyTable, Record, Seat, Turn};
use serde_json::{Value, json};

/// Somebody whose browser has the pocket house, and who has just lost the server.
fn alone(screen: Screen, language: &str) -> (House, Browser) {
    let mut house = House::open();
    let browser = house.guest(screen);
    browser.go(&house.at(&format!("/settings?lang={language}"))).expect("the settings");
    let ready = "return document.querySelector('#pocket [data-here=yes]')?.checkVisibility() ?? false";
    browser
        .wait_for("the settings say that it is here; build it with `cargo xtask pocket`", ready, &[])
        .expect("ready");
    house.node.kill().expect("a power cut");
    (house, browser)
}

/// What the page's own script is answered.
fn ask(browser: &Browser, method: &str, path: &str, body: &Value) -> (u64, String) {
    const ASK: &str = "
        const [method, path, body, done] = arguments;
        const about = method === 'GET' ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
        fetch(path, { method, ...about }).then(async (answer) => done([answer.status, await answer.text()]), (error) => done([0, String(error)]))";
    let answer = browser.run_until_called(ASK, &[method.into(), path.into(), body.clone()]).expect("an answer");
    (answer[0].as_u64().expect("a number"), answer[1].as_str().expect("a text").to_owned())
}

/// Makes a table in the browser's own house and sits down; its id.
fn make(house: &House, browser: &Browser, game: &str, chairs: &[&str]) -> String {
    let wish = json!({ "game": game, "chairs": chairs, "name": "Ola", "pace": 0, "hints": true });
    let (status, text) = ask(browser, "POST", "/api/tables", &wish);
    assert!(status < 300, "{status} {text}");
    let facts: Value = serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{status}, {fault}: {text}"));
    let id = facts["id"].as_str().expect("an id").to_owned();
    let (status, text) = ask(browser, "POST", &format!("/api/tables/{id}/taught"), &json!({ "kind": "goal" }));
    assert!(status < 300, "{status} {text}");
    browser.go(&house.at(&format!("/t/{id}"))).expect("the table");
    wait_for_match(browser);
    id
}

/// The browser ends its workers, as it does when it needs the memory.
fn end_worker(browser: &mut Browser) {
    browser.command("ServiceWorker.enable", &json!({})).expect("the browser knows its workers");
    browser.command("ServiceWorker.stopAllWorkers", &json!({})).expect("it ends them");
}

fn record(browser: &Browser, id: &str) -> String {
    let (status, text) = ask(browser, "GET", &format!("/r/{id}/record"), &Value::Null);
    assert_eq!(status, 200, "{text}");
    text
}

/// How many lines of the record the page knows.
fn lines(table: &TablePage<'_>) -> u64 {
    let at = table.at().expect("a place");
    at.split('.').next().and_then(|lines| lines.parse().ok()).expect("a number of lines")
}

fn a_whole_match(game: &str, way: Means, screen: Screen, language: &str) {
    let (mut house, mut browser) = alone(screen, language);
    browser.go(&house.at("/")).expect("the front page without a server");
    let speaks = browser.run("return document.documentElement.lang", &[]).expect("a language");
    assert_eq!(speaks, language, "as the visitor chose at the server");
    let id = make(&house, &browser, game, &["me", "level4"]);
    for event in 0..3 {
        let mut table = TablePage::new(&browser, 7 + event);
        assert!(table.play_until(way, |table| table.steps >= 3).expect("decisions"), "{game}: it is not over yet");
        let known = lines(&table);
        // What the page was shown is kept, whatever happens to the page or to the worker.
        match event {
            0 => browser.reload().expect("the page again"),
            1 => end_worker(&mut browser),
            _ => {
                end_worker(&mut browser);
                browser.reload().expect("the page again");
            }
        }
        wait_for_match(&browser);
        let table = TablePage::new(&browser, 0);
        table.wait_for_turn().expect("it goes on");
        assert!(lines(&table) >= known, "{game}: nothing that was acknowledged is lost");
    }
    TablePage::new(&browser, 21).play(way).unwrap_or_else(|failure| panic!("{game} by {way:?}: {failure}"));
    check_record(&record(&browser, &id), &[(1, 4)]);
    // The line is back: the server's pages are the server's again, and this match is still here and nowhere else.
    house.node.start_again().expect("the power is back");
    browser.go(&house.at("/")).expect("the front page");
    let mine = browser.run("return document.body.innerHTML.includes(arguments[0])", &[id.as_str().into()]);
    assert_eq!(mine.expect("an answer"), false, "the server knows nothing of it");
    assert_eq!(house.node.http().get(&format!("/r/{id}/record")).expect("an answer").status, 404);
    check_record(&record(&browser, &id), &[(1, 4)]);
}

#[test]
fn gnomes_without_a_server() {
    a_whole_match("gnomes", Means::Tap, Screen::PHONE, "en");
}

#[test]
fn clonk_without_a_server() {
    a_whole_match("clonk", Means::Keys, Screen::DESK, "de");
}

#[test]
fn clank_without_a_server() {
    a_whole_match("clank", Means::Keys, Screen::DESK, "en");
}

/// Plays the record again outside of the browser: every draw must be the one that its seed deals, every decision of a
/// bot the one that the same level decides on here, and the record of it the same text, byte for byte.
fn check_record(text: &str, bots: &[(u8, u8)]) {
    let record = Record::read(text).expect("a record");
    let game = registry::game(&record.game).expect("a game");
    dealer::verify(&record, &mut *game.table(&record.setup).expect("a table")).expect("as promised");
    let (dealer, mut table) =
        (Dealer::new(record.seed.expect("it is over")), game.table(&record.setup).expect("a table"));
    let mut compared = 0;
    for line in record.kept() {
        if let Some(&(seat, number)) = bots.iter().find(|&&(seat, _)| owes(&*table, Seat(seat), line)) {
            let seat = Seat(seat);
            let skill = level(number).expect("a level");
            let choice = game.bot(skill, dealer.bot_seed(seat)).answer(&*table, seat).expect("an answer");
            assert_eq!(line, format!("{seat} {choice}"), "level {number} after {compared} decisions");
            compared += 1;
        }
        table.follow(line).expect("it can be played");
    }
    assert_eq!(table.turn(), Turn::Over);
    assert!(compared > 5, "bots decided {compared} times");
    let again = Record {
        promise: record.promise,
        seed: record.seed,
        ..Record::of(&*table, &record.names()).expect("a record")
    };
    let kept = Record { steps: record.kept().into_iter().map(Into::into).collect(), ..record };
    assert_eq!(again.to_string(), kept.to_string());
}

/// Is this line a decision of this seat?
fn owes(table: &dyn AnyTable, seat: Seat, line: &str) -> bool {
    line.strip_prefix(&format!("{seat} ")).is_some() && !table.offers(seat).is_empty()
}

/// In the browser and here. Levels that search take logarithms, which differ in the last digit from machine to machine, so
/// of two moves that are about as good they may choose the other one.
#[test]
fn levels_that_do_not_search_choose_the_same_in_the_browser() {
    let (house, browser) = alone(Screen::DESK, "en");
    for (game, levels) in [("gnomes", [1, 2, 3]), ("clonk", [2, 3, 4])] {
        browser.go(&house.at("/")).expect("the front page");
        let names = levels.map(|level| format!("level{level}"));
        let chairs: Vec<&str> = ["me"].into_iter().chain(names.iter().map(String::as_str)).collect();
        let id = make(&house, &browser, game, &chairs);
        TablePage::new(&browser, 3).play(Means::Keys).unwrap_or_else(|failure| panic!("{game}: {failure}"));
        let bots: Vec<(u8, u8)> = (1..).zip(levels).collect();
        check_record(&record(&browser, &id), &bots);
    }
}

/// A server's table waits for the line, and nothing of it is in the browser.
#[test]
fn a_servers_table_waits_for_the_line() {
    let mut house = House::open();
    let made = house.table("clonk", &json!({}));
    let browser = house.sit(&made, Screen::PHONE);
    wait_for_match(&browser);
    browser.go(&house.at("/settings")).expect("the settings");
    let ready = "return document.querySelector('#pocket [data-here=yes]')?.checkVisibility() ?? false";
    browser.wait_for("it is here", ready, &[]).expect("ready");
    house.node.kill().expect("a power cut");
    browser.go(&house.at(&made.path())).expect("a page all the same");
    let waits =
        "return document.querySelectorAll('main [role=status]').length === 1 && !document.getElementById('act')";
    assert_eq!(browser.run(waits, &[]).expect("a page"), true, "it says that it waits");
    let kept = browser.run_until_called(KEPT, &[made.facts["id"].clone()]).expect("what is kept");
    assert_eq!(kept, json!([]), "nothing of a server's match is kept");
    house.node.start_again().expect("the power is back");
    browser.wait_for("the match", "return document.getElementById('act') !== null", &[]).expect("by itself");
}

/// Where in the browser's storage this word is found.
const KEPT: &str = "
    const [word, done] = arguments;
    (async () => {
      const found = [];
      for (const name of await caches.keys()) {
        const kept = await caches.open(name);
        for (const request of await kept.keys()) {
          const text = await (await kept.match(request)).text();
          if (request.url.includes(word) || text.includes(word)) found.push(request.url);
        }
      }
      for (const store of [localStorage, sessionStorage]) {
        if (JSON.stringify(store).includes(word)) found.push('storage');
      }
      for (const { name } of await indexedDB.databases()) {
        const base = await new Promise((good) => { const ask = indexedDB.open(name); ask.onsuccess = () => good(ask.result); });
        for (const store of base.objectStoreNames) {
          const all = await new Promise((good) => { const ask = base.transaction(store).objectStore(store).getAll(); ask.onsuccess = () => good(ask.result); });
          const plain = (one) => one instanceof Uint8Array ? new TextDecoder('latin1').decode(one) : JSON.stringify(one);
          if (all.some((one) => plain(one).includes(word))) found.push(`${name}/${store}`);
        }
        base.close();
      }
      done(found);
    })().catch((error) => done(String(error)))";
