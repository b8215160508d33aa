//! Leaving, coming back, and going for good.
use super::luck::Luck;
use super::table::{House, Player, chair, eventually, numbers, offers, play_to_the_end, text};
use serde_json::{Value, json};

#[test]
fn a_bot_stands_in_for_who_leaves_until_they_come_back() {
    let house = House::open();
    let [mut ola, mut program] = house.guest().with_program("gnomes", &json!({ "pace": 0, "name": "Ola" }));
    let (before, _) = numbers(&ola.facts()["at"]);
    ola.post("/leave", json!({})).good();
    let facts = program.facts();
    let seat = &facts["chairs"][0];
    assert_eq!((&seat["bot"], &seat["kind"], &seat["name"]), (&json!(true), &json!("person"), &json!("Ola")));
    let mut luck = Luck::new(4);
    eventually("the bot plays for Ola", || {
        program.move_at_random(&mut luck);
        let lines = house.lines(&ola.table);
        (lines[before..].iter().filter(|line| line.starts_with("P0 ")).count() >= 2).then_some(())
    });
    assert_eq!(ola.post("/sit", json!({})).good()["you"], "P0");
    assert_eq!(program.facts()["chairs"][0]["bot"], false);
    eventually("Ola decides again", || {
        program.move_at_random(&mut luck);
        ola.move_at_random(&mut luck).filter(|moved| moved.reply.status == 200)
    });
    ola.post("/leave", json!({})).good();
    assert_eq!(ola.page().status, 200);
    assert_eq!(program.facts()["chairs"][0]["bot"], false, "opening the page is coming back");
}

/// Ola and Jo at a table where Ola has talked.
fn with_a_past(chairs: &Value) -> (House, Player, Player, Value) {
    let wish = json!({ "game": "gnomes", "chairs": chairs, "pace": 0, "name": "Ola" });
    let (house, ola, made) = House::with_table(&wish);
    let jo = house.jo(&made);
    (house, ola, jo, made)
}

fn forget(person: &mut Player) {
    let cookie = person.http.cookie("adit").expect("a cookie").to_owned();
    let answer = person.http.request("DELETE", "/api/me", None).expect("an answer");
    assert_eq!((answer.status, person.http.cookie("adit")), (200, None));
    let mut ghost = person.clone();
    ghost.http.set_cookie("adit", &cookie);
    assert_eq!(ghost.http.get("/api/me").expect("an answer").status, 401);
    let seen = ghost.get("");
    assert!(seen.status == 404 || seen.json["you"].is_null(), "the old cookie opens no chair: {}", seen.body);
    assert!(matches!(ghost.post("/chat", json!({ "text": "boo" })).status, 403 | 404), "and does nothing");
}

/// Nothing anybody can read at this table names the one who is gone.
#[track_caller]
fn is_forgotten(player: &mut Player) {
    assert_eq!(player.facts()["chairs"][0]["name"], "former player");
    for text in [player.get("").body, player.get("/scene").body, player.page().body, player.get("/record").body] {
        assert!(!text.contains("Ola"), "the name is still there: {text}");
        assert!(!text.contains("farewell"), "the chat is still there: {text}");
    }
}

#[test]
fn who_deletes_themselves_becomes_a_former_player_and_a_bot_plays_on() {
    let (house, mut ola, mut jo, _) = with_a_past(&json!(["me", "open"]));
    ola.post("/chat", json!({ "text": "farewell" })).good();
    assert!(jo.get("/scene").body.contains("farewell"));
    forget(&mut ola);
    is_forgotten(&mut jo);
    play_to_the_end(std::slice::from_mut(&mut jo), &mut Luck::new(8));
    is_forgotten(&mut jo);
    assert!(house.lines(&jo.table).iter().any(|line| line.starts_with("P0 ")), "the match stays whole");
}

#[test]
fn who_deletes_themselves_is_forgotten_at_old_tables_too() {
    let (_house, mut ola, jo, _) = with_a_past(&json!(["me", "open"]));
    ola.post("/chat", json!({ "text": "farewell" })).good();
    let mut players = [ola, jo];
    play_to_the_end(&mut players, &mut Luck::new(6));
    let [mut ola, mut jo] = players;
    assert!(jo.get("/record").body.contains("Ola"));
    forget(&mut ola);
    is_forgotten(&mut jo);
}

#[test]
fn who_deletes_themselves_leaves_a_waiting_table_that_can_still_begin() {
    let (house, mut ola, mut jo, made) = with_a_past(&json!(["me", "open", "open"]));
    forget(&mut ola);
    assert!(!jo.get("").body.contains("Ola"), "the name is still there");
    let mut last = house.guest();
    last.sit_by(&text(&chair(&made, 2)["link"]), "Kim");
    assert_eq!(jo.facts()["state"], "playing", "{}", jo.get("").body);
    eventually("Jo decides", || (!offers(&jo.scene()).is_empty()).then_some(()));
}
