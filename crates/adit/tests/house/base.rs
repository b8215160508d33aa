//! A house under a path: every address it gives lies below that path and leads somewhere.
use super::luck::Luck;
use super::table::{Player, chair, play_to_the_end, text};
use crate::opened::House;
use serde_json::{Value, json};
use services::Answer;
use std::collections::BTreeSet;

const BASE: &str = "/games/";

/// The attributes whose value may begin with a slash and is no address: the way back, which the house itself reads, and
/// a key of the keyboard.
const NO_ADDRESS: [&str; 2] = ["value", "data-key"];

/// Every address in a page, and that none of them leaves the base.
#[track_caller]
fn addresses(path: &str, page: &str) -> Vec<String> {
    let mut found = vec![];
    for (at, _) in page.match_indices("=\"/") {
        let name = page[..at].rsplit(|letter: char| letter.is_whitespace()).next().expect("a word");
        let value = page[at + 2..].split('"').next().expect("an end").replace("&amp;", "&");
        if !NO_ADDRESS.contains(&name) {
            assert!(value.starts_with(BASE), "{path}: {name}=\"{value}\" leaves the house");
            if matches!(name, "href" | "src" | "data-from") {
                found.push(value);
            }
        }
    }
    assert!(!page.contains("url=/") || page.contains(&format!("url={BASE}")), "{path} goes on elsewhere");
    found
}

/// What a style sheet names, seen from where it lies.
fn pictures(path: &str, sheet: &str) -> Vec<String> {
    let named = sheet.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
    let named = named.map(|name| name.trim_matches(['"', '\''])).filter(|name| !name.starts_with("data:"));
    let from = |name: &str| {
        let mut folders: Vec<&str> = path.split('/').collect();
        folders.pop();
        let (up, down): (Vec<&str>, Vec<&str>) = name.split('/').partition(|part| *part == "..");
        folders.truncate(folders.len() - up.len());
        [folders, down].concat().join("/")
    };
    named.map(from).collect()
}

/// Every text of an answer in JSON.
fn texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(all) => all.iter().for_each(|one| texts(one, found)),
        Value::Object(all) => all.values().for_each(|one| texts(one, found)),
        _ => {}
    }
}

fn kind(answer: &Answer) -> &str {
    answer.header("content-type").unwrap_or_default()
}

/// Goes wherever anything leads.
fn explore(guest: &mut Player, from: &[String]) -> BTreeSet<String> {
    let (mut seen, mut ahead) = (BTreeSet::new(), from.to_vec());
    while let Some(address) = ahead.pop() {
        let path = address.split('#').next().expect("a path").to_owned();
        // Of many steps of a replay, one is enough; and there are hundreds of rules and puzzles of one kind.
        let kin = path.split('?').next().expect("a path").trim_end_matches(|letter: char| letter.is_ascii_digit());
        if !seen.insert(kin.to_owned()) {
            continue;
        }
        let answer = guest.ask(&path);
        assert!(matches!(answer.status, 200 | 303), "{path}: {}", answer.status);
        if let Some(to) = answer.header("location") {
            assert!(to.starts_with(BASE), "{path} leads to {to}");
            ahead.push(to.to_owned());
        }
        if kind(&answer).starts_with("text/html") {
            ahead.extend(addresses(&path, &answer.body));
        } else if kind(&answer).starts_with("text/css") {
            ahead.extend(pictures(&path, &answer.body));
        }
    }
    seen
}

#[test]
fn nothing_leaves_the_path_under_which_a_house_stands() {
    let house = House::open_with(&["--unlimited", "--base", BASE]);
    let mut ola = house.guest();
    ola.base = BASE.into();
    let made = ola.make(&json!({ "game": "gnomes", "chairs": ["me", "level1"], "pace": 0, "name": "Ola" }));
    assert_eq!(made["url"], format!("{BASE}t/{}", ola.table));
    play_to_the_end(std::slice::from_mut(&mut ola), &mut Luck::new(5));
    let over = ola.table.clone();
    let open = ola.make(&json!({ "game": "clank", "chairs": ["me", "open", "program"], "listed": true }));
    let waiting = format!("{BASE}t/{}", ola.table);
    let playing = ola.make(&json!({ "game": "clonk", "chairs": ["me", "level1"], "pace": 0, "name": "Ola" }));
    assert!(text(&chair(&open, 1)["link"]).starts_with(&format!("{BASE}c/")));
    let starts = [BASE.to_owned(), waiting, format!("{BASE}t/{over}?stay=1"), text(&playing["url"])];
    let seen = explore(&mut ola, &starts);
    for kin in ["", "settings", "analysis", "puzzles", "rules/clank", "learn/gnomes", "new/clonk", "openapi.json"] {
        assert!(seen.contains(&format!("{BASE}{kin}")), "nothing leads to {kin}: {seen:?}");
    }
    assert!(seen.iter().filter(|path| path.starts_with("/games/assets/")).count() > 20, "{seen:?}");

    // What programs read, and what comes by a stream.
    for path in ["api/me", "api/tables", &format!("api/tables/{over}/scene"), &format!("api/tables/{over}")] {
        let answer = ola.ask(&format!("{BASE}{path}"));
        let (json, mut found): (Value, _) = (serde_json::from_str(&answer.body).expect("JSON"), vec![]);
        texts(&json, &mut found);
        assert!(found.iter().all(|text| !text.starts_with('/') || text.starts_with(BASE)), "{path}: {found:?}");
    }
    let event = ola.live().next().expect("a stream").expect("a picture");
    assert!(!addresses("the stream", &event.data).is_empty());
    let described: Value = serde_json::from_str(&ola.ask("/games/openapi.json").body).expect("JSON");
    assert_eq!(described["servers"][0]["url"], format!("http://{}/games", house.node.address()));
    let manifest: Value = serde_json::from_str(&ola.ask("/games/manifest.webmanifest").body).expect("JSON");
    assert_eq!((manifest["scope"].as_str(), manifest["id"].as_str()), (Some(BASE), Some(BASE)));
    assert!(ola.ask(&text(&manifest["icons"][0]["src"])).status == 200);

    // A form leads back into the house, and a link lets in, with a cookie for this path alone.
    let wished = ola.send("/games/settings", &[("theme", "dark"), ("back", "/rules/clank")]);
    assert_eq!(wished.header("location"), Some("/games/rules/clank"));
    let came = house.guest().ask(&text(&chair(&open, 1)["link"]));
    assert!(came.header("set-cookie").is_some_and(|cookie| cookie.contains("; Path=/games/;")), "{came:?}");
}

#[test]
fn outside_of_its_path_a_house_is_silent() {
    let house = House::open_with(&["--unlimited", "--base", BASE]);
    let mut guest = house.guest();
    let short = guest.ask("/games");
    assert_eq!((short.status, short.header("location")), (308, Some(BASE)));
    for path in ["/", "/settings", "/gamesome", "/game/", "/games/games/"] {
        assert_eq!(guest.ask(path).status, 404, "{path}");
    }
    for path in ["/health", "/ready", "/metrics", "/games/health"] {
        assert_eq!(guest.ask(path).status, 200, "{path}");
    }
    let refused = guest.send("/games/settings", &[("theme", "purple")]);
    assert!(refused.status == 400 && !addresses("a refusal", &refused.body).is_empty());
}
