//! An evening: a table is made, people come, play, and play again.
use super::luck::Luck;
use super::table::{House, Player, chair, offers, play_to_the_end, program, text};
use serde_json::{Value, json};
use std::fs;
use std::process::Command;

#[test]
fn a_chair_link_becomes_a_cookie_and_a_clean_address() {
    let (house, mut ola, made) =
        House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "open"], "name": "Ola" }));
    let mut jo = house.guest();
    let link = text(&chair(&made, 1)["link"]);
    let mut preview = house.guest();
    preview.come(&link);
    let answer = jo.come(&link);
    assert_eq!(answer.header("location"), Some(format!("/t/{}", ola.table).as_str()), "no secret in the address");
    let cookie = answer.header("set-cookie").expect("a cookie");
    for word in ["adit=", "; HttpOnly", "; SameSite=Lax", "; Path=/"] {
        assert!(cookie.contains(word), "{word} is missing in {cookie}");
    }
    assert_eq!(ola.facts()["state"], "open", "a look uses nothing up");
    assert_eq!(jo.post("/sit", json!({ "name": "Jo" })).good()["you"], "P1");
    let facts = jo.facts();
    assert_eq!((&facts["state"], &facts["you"]), (&json!("playing"), &json!("P1")));
    assert_eq!(facts["chairs"][0]["name"], "Ola");
    assert_eq!(facts["chairs"][1]["name"], "Jo");
    jo.come(&link);
    assert_eq!(house.guest().http.get(&link).expect("an answer").status, 409, "somebody sits there");
    assert_eq!(preview.post("/sit", json!({})).status, 409, "who only looked comes too late");
    let forged = link.replace(".1.", ".0.");
    assert_eq!(house.guest().http.get(&forged).expect("an answer").status, 404);
}

#[test]
fn a_stranger_finds_nothing() {
    let (house, ola, _) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "program"] }));
    let [elsewhere, program] = house.guest().with_program("gnomes", &json!({}));
    for mut stranger in [house.guest(), elsewhere, program] {
        stranger.table = ola.table.clone();
        for what in ["", "/scene", "/events", "/record"] {
            stranger.get(what).refused(404);
        }
        for (what, body) in [
            ("/act", json!({ "at": "10.0", "action": "keep 1" })),
            ("/undo", json!({ "at": "10.0" })),
            ("/seen", json!({ "news": 1 })),
            ("/chat", json!({ "text": "hello" })),
            ("/leave", json!({})),
            ("/rename", json!({ "name": "X" })),
            ("/take_back", json!({ "at": "10.0", "agree": true })),
            ("/rematch", json!({})),
        ] {
            let reply = stranger.post(what, body);
            assert!(matches!(reply.status, 401 | 404), "{what}: {} {}", reply.status, reply.body);
        }
        assert_eq!(stranger.page().status, 404);
        let live = stranger.http.get(&format!("/t/{}/live", stranger.table)).expect("an answer");
        assert_eq!(live.status, 404);
    }
}

#[test]
fn who_watches_sees_and_cannot_act() {
    let (house, _, made) = House::with_table(&json!({ "game": "clonk", "chairs": ["me", "program"] }));
    let mut watcher = house.watcher(&made);
    let scene = watcher.scene();
    assert_eq!((&scene["frame"]["you"], offers(&scene).len()), (&Value::Null, 0));
    assert_eq!(watcher.facts()["you"], Value::Null);
    assert_eq!(watcher.page().status, 200);
    watcher.act(&scene["at"], "open colour").refused(403);
    watcher.post("/chat", json!({ "text": "take the red one" })).refused(403);
    watcher.post("/start", json!({})).refused(403);
    watcher.post("/chairs/P0/link", json!({})).refused(403);
    watcher.post("/sit", json!({})).refused(409);
}

#[test]
fn a_match_with_bots_ends_and_its_record_proves_itself() {
    let house = House::open();
    let (mut ola, mut jo) = (house.guest(), house.guest());
    let wish =
        json!({ "game": "gnomes", "chairs": ["me", "open", "level1"], "pace": 0, "listed": true, "name": "Ola" });
    let made = ola.make(&wish);
    let listed = |player: &mut Player| {
        let list = player.http.get("/api/tables").expect("an answer").body;
        list.contains(&format!("\"{}\"", made["id"].as_str().expect("an id")))
    };
    assert!(listed(&mut jo), "a listed table is found");
    jo.table = ola.table.clone();
    jo.post("/sit", json!({ "name": "Jo" })).good();
    jo.post("/rename", json!({ "name": "Johanna" })).good();
    let before = ola.facts();
    assert_eq!((&before["seed"], &before["chairs"][1]["name"]), (&Value::Null, &json!("Johanna")));
    ola.get("/record").refused(403);
    let mut players = [ola, jo];
    play_to_the_end(&mut players, &mut Luck::new(1));
    let [mut ola, mut jo] = players;
    let after = ola.facts();
    assert_eq!(after["promise"], before["promise"]);
    let record = ola.get("/record").body;
    assert!(record.contains(&text(&after["seed"])) && record.contains("Johanna"), "{record}");
    prove(&house, &record);
    rematch(&mut ola, &mut jo);
}

fn prove(house: &House, record: &str) {
    let verify = |record: &str| {
        let file = house.folder.path().join("match.record");
        fs::write(&file, record).expect("a file");
        Command::new(program()).arg("verify").arg(&file).output().expect("the program runs")
    };
    let output = verify(record);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let draws: Vec<&str> = record.lines().filter(|line| line.starts_with("draw ")).collect();
    let other = draws.iter().find(|draw| *draw != &draws[0]).expect("not everything drawn is the same");
    let swapped = record.replacen(draws[0], other, 1);
    assert!(!verify(&swapped).status.success(), "a changed deal is noticed");
}

fn rematch(ola: &mut Player, jo: &mut Player) {
    let made = ola.post("/rematch", json!({})).good();
    assert_eq!(jo.facts()["next"], made["id"]);
    jo.post("/rematch", json!({})).refused(409);
    let next = text(&made["id"]);
    (ola.table, jo.table) = (next.clone(), next);
    assert_eq!(ola.facts()["state"], "open");
    assert_eq!(jo.post("/sit", json!({})).good()["you"], "P1", "who sat there is invited again");
    let facts = jo.facts();
    assert_eq!(facts["state"], "playing");
    assert_eq!(facts["chairs"][2]["kind"], "bot");
}

#[test]
fn free_chairs_are_given_to_bots_by_the_maker_alone() {
    let (house, mut ola, made) =
        House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "open", "open"], "pace": 0 }));
    let mut jo = house.guest();
    ola.get("/scene").refused(409);
    jo.sit_by(&text(&chair(&made, 1)["link"]), "Jo");
    jo.post("/start", json!({})).refused(403);
    jo.post("/leave", json!({})).good();
    assert_eq!(ola.facts()["chairs"][1]["kind"], "open", "who leaves before the match frees the chair");
    ola.post("/start", json!({})).good();
    let facts = ola.facts();
    assert_eq!((&facts["state"], &facts["chairs"][2]["kind"]), (&json!("playing"), &json!("bot")));
}
