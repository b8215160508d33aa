//! To a stranger, a private table does not exist: every address answers exactly as it would for a table that was never made.
use super::table::{House, text};
use serde_json::{Value, json};
use services::{Answer, Http};

/// Every address of a table that the server knows, read off its router.
fn addresses() -> Vec<&'static str> {
    let source = include_str!("../../../house/src/lib.rs");
    let routes = source.split("route(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let found: Vec<&str> = routes.filter(|route| route.contains("{id}")).collect();
    assert!(found.len() > 40, "{found:?}");
    found
}

/// What somebody says there who may: good enough that only the table is in the way.
pub(super) fn said_at(route: &str) -> Value {
    let at = "3.0";
    match route.rsplit('/').next().unwrap_or_default() {
        "act" => json!({ "at": at, "action": "keep 1" }),
        "undo" | "hint" | "play_all" => json!({ "at": at }),
        "seen" => json!({ "news": 1 }),
        "taught" => json!({ "kind": "keep" }),
        "take_back" => json!({ "at": at, "agree": true }),
        "rename" => json!({ "name": "Kim" }),
        "sit" => json!({ "seat": "P1", "name": "Kim" }),
        "uncover" => json!({ "seat": "P1" }),
        "chat" => json!({ "text": "hello" }),
        "mute" => json!({ "seat": "P1", "muted": true }),
        _ => json!({}),
    }
}

/// Everything is asked at this table, and each time as the first thing that this person asks: how, where, the answer.
pub(super) fn asked(http: &Http, table: &str) -> Vec<(&'static str, String, Answer)> {
    let mut answers = vec![];
    for route in addresses() {
        let path = route.replace("{id}", table).replace("{seat}", "P1");
        let body = said_at(route).to_string();
        for (method, body) in [("GET", None), ("POST", Some(("application/json", body.as_str())))] {
            let answer = http.clone().request(method, &path, body).expect("an answer");
            answers.push((method, path.clone(), answer));
        }
    }
    answers
}

/// The same as text, without what names the table or tells the time.
fn answers(http: &Http, table: &str) -> Vec<String> {
    let told = |(method, path, answer): (&str, String, Answer)| {
        let headers: Vec<_> = answer.headers.iter().filter(|(name, _)| name != "date").collect();
        format!("{method} {path}: {} {headers:?}\n{}", answer.status, answer.body).replace(table, "{id}")
    };
    asked(http, table).into_iter().map(told).collect()
}

#[test]
fn a_private_table_answers_strangers_as_if_there_were_none() {
    let (house, mut ola) = House::with_guest();
    let waiting = text(&ola.make(&json!({ "game": "gnomes", "chairs": ["me", "open"], "name": "Ola" }))["id"]);
    let shared = json!({ "game": "gnomes", "chairs": ["me", "here:Jo"], "name": "Ola" });
    let playing = text(&ola.make(&shared)["id"]);
    let [kim, program] = house.guest().with_program("gnomes", &json!({ "name": "Kim" }));
    let none: String = waiting.chars().rev().collect();
    for (who, http) in [("nobody", &house.guest().http), ("a stranger", &kim.http), ("a program", &program.http)] {
        let expected = answers(http, &none);
        for table in [&waiting, &playing] {
            for (found, expected) in answers(http, table).iter().zip(&expected) {
                assert_eq!(found, expected, "{who} is told that there is a table");
            }
        }
    }
    assert!(ola.facts()["chairs"].to_string().contains("Ola"), "the table is there all the same");
}
