//! Talking and asking for advice.
use super::table::{House, Player, chair, eventually, text};
use serde_json::{Value, json};

/// Two people at a table of a house that counts how often somebody asks.
fn two_people(wish: &Value) -> (House, Player, Player) {
    let house = House::open_with(&[]);
    let mut ola = house.guest();
    let made = ola.make(wish);
    let jo = house.jo(&made);
    (house, ola, jo)
}

fn heard(player: &mut Player) -> Vec<String> {
    let chat = player.scene()["frame"]["chat"].clone();
    chat.as_array().expect("a list").iter().map(|said| text(&said["text"])).collect()
}

#[test]
fn chat_is_heard_by_all_and_stays_text() {
    let (_house, mut ola, mut jo) = two_people(&json!({ "game": "gnomes", "chairs": ["me", "open"], "name": "Ola" }));
    ola.post("/chat", json!({ "text": "  <b>good</b>\n luck\u{202e} " })).good();
    assert_eq!(heard(&mut jo), ["<b>good</b> luck"]);
    let page = jo.page().body;
    assert!(page.contains("&lt;b&gt;good&lt;/b&gt; luck") && !page.contains("<b>good</b>"), "escaped in the page");
    jo.post("/chat", json!({ "text": "" })).refused(400);
    jo.post("/chat", json!({ "text": "x".repeat(301) })).refused(400);
    assert_eq!(heard(&mut ola).len(), 1);
}

#[test]
fn who_talks_too_much_is_asked_to_wait_and_can_be_muted() {
    let (_house, mut ola, mut jo) = two_people(&json!({ "game": "gnomes", "chairs": ["me", "open"], "name": "Ola" }));
    let refused = eventually("too much at once", || {
        let reply = ola.post("/chat", json!({ "text": "hurry up" }));
        (reply.status != 200).then_some(reply)
    });
    refused.refused(429);
    jo.post("/chat", json!({ "text": "patience" })).good();
    assert!(heard(&mut jo).len() >= 6);
    jo.post("/mute", json!({ "seat": "P0", "muted": true })).good();
    assert_eq!(heard(&mut jo), ["patience"]);
    assert!(!jo.page().body.contains("hurry up"));
    assert!(heard(&mut ola).contains(&"hurry up".into()), "others still hear it");
    jo.post("/mute", json!({ "seat": "P0", "muted": false })).good();
    assert!(heard(&mut jo).contains(&"hurry up".into()));
    jo.post("/mute", json!({ "seat": "P9", "muted": true })).refused(400);
}

#[test]
fn hints_are_off_where_two_people_play_unless_agreed() {
    let (_house, mut ola, mut jo) = two_people(&json!({ "game": "gnomes", "chairs": ["me", "open"] }));
    assert_eq!((&ola.facts()["hints"], &ola.scene()["frame"]["hints"]), (&json!(false), &json!(false)));
    ola.post("/hint", json!({})).refused(403);
    jo.post("/hint", json!({})).refused(403);
    assert_eq!(heard(&mut jo).len(), 0);
}

#[test]
fn a_hint_for_one_person_is_told_to_all_at_the_table() {
    let wish = json!({ "game": "gnomes", "chairs": ["me", "program"], "name": "Ola" });
    let (house, mut ola, made) = House::with_table(&wish);
    let mut watcher = house.watcher(&made);
    let offers = super::table::offers(&ola.scene());
    let advice = ola.post("/hint", json!({})).good();
    let first = &advice[0];
    assert!(offers.contains(&text(&first["actions"][0])), "{first}");
    assert!((0.0..=1.0).contains(&first["chance"].as_f64().expect("a chance")), "{first}");
    assert_eq!(heard(&mut watcher), ["Ola asked for a hint."]);
    assert_eq!(heard(&mut ola.program(&chair(&made, 1)["token"])), ["Ola asked for a hint."]);
    watcher.post("/hint", json!({})).refused(403);
}

#[test]
fn a_hint_is_told_to_nobody_where_only_bots_play() {
    let (_house, mut ola, _) =
        House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "level1"], "name": "Ola" }));
    ola.post("/hint", json!({})).good();
    assert_eq!(heard(&mut ola), [""; 0]);
}

#[test]
fn the_field_takes_as_many_letters_as_the_house() {
    let (_house, mut ola, mut jo) = two_people(&json!({ "game": "gnomes", "chairs": ["me", "open"], "name": "Ola" }));
    let page = ola.page().body;
    let field = page.split_once("maxlength=\"").expect("a field").1;
    let most: usize = field.split('"').next().and_then(|most| most.parse().ok()).expect("a number");
    ola.post("/chat", json!({ "text": "x".repeat(most) })).good();
    jo.post("/chat", json!({ "text": "x".repeat(most + 1) })).refused(400);
}
