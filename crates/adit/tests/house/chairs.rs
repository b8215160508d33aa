//! Chairs that change hands, and people with more than one device.
use super::luck::Luck;
use super::table::{House, Player, chair, eventually, play_until, text, wait};
use journal::Write;
use serde_json::{Value, json};
use std::time::Duration;

#[test]
fn a_link_to_another_device_works_once() {
    let (house, mut ola, _) =
        House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "program"], "name": "Ola" }));
    let answer = ola.http.post_json("/api/me/link", "{}").expect("an answer");
    let link: Value = serde_json::from_str(&answer.body).expect("JSON");
    let link = text(&link["link"]);
    let (mut phone, mut thief) = (house.guest(), house.guest());
    let answer = phone.http.get(&link).expect("an answer");
    assert_eq!((answer.status, answer.header("location")), (303, Some("/")));
    assert_eq!(phone.http.cookie("adit"), ola.http.cookie("adit"), "the same person");
    phone.table = ola.table.clone();
    assert_eq!(phone.facts()["you"], "P0");
    let answer = thief.http.get(&link).expect("an answer");
    assert_eq!((answer.status, thief.http.cookie("adit")), (409, None));
    let forged = link.replace(".0.", ".1.");
    assert_eq!(thief.http.get(&forged).expect("an answer").status, 404);
}

#[test]
fn the_feed_tells_whose_turn_it_is_and_nobody_else_finds_it() {
    let house = House::open();
    let [mut ola, program] = house.guest().with_program("gnomes", &json!({}));
    let me: Value = serde_json::from_str(&ola.http.get("/api/me").expect("an answer").body).expect("JSON");
    let feed = text(&me["feed"]);
    let mut reader = house.guest().http;
    let mut entries = || {
        let answer = reader.get(&feed).expect("an answer");
        assert_eq!(answer.status, 200);
        assert!(answer.header("content-type").is_some_and(|kind| kind.starts_with("application/atom+xml")));
        assert!(answer.body.starts_with("<?xml") && answer.body.ends_with("</feed>"), "{}", answer.body);
        answer.body.matches("<entry>").count()
    };
    let mut players = [ola, program];
    let (mut luck, mut seen) = (Luck::new(3), [false; 2]);
    for _ in 0..20 {
        let mine = players[0].facts()["turn"].as_array().expect("a list").contains(&json!("P0"));
        assert_eq!(entries(), usize::from(mine));
        seen[usize::from(mine)] = true;
        for player in &mut players {
            if player.move_at_random(&mut luck).is_some() {
                break;
            }
        }
    }
    assert_eq!(seen, [true, true], "both kinds of turns came");
    let other = feed.replacen(|letter: char| letter.is_ascii_lowercase(), "z", 6);
    assert_eq!(house.guest().http.get(&other).expect("an answer").status, 404);
}

#[test]
fn a_chair_is_handed_over_by_a_new_link_and_the_old_one_is_void() {
    let house = House::open();
    let (mut ola, mut jo, mut late) = (house.guest(), house.guest(), house.guest());
    let made = ola.make(&json!({ "game": "gnomes", "chairs": ["me", "open", "program"] }));
    let old = text(&chair(&made, 1)["link"]);
    let new = text(&ola.post("/chairs/P1/link", json!({})).good()["link"]);
    assert_eq!(late.http.get(&old).expect("an answer").status, 409, "the first link is void");
    jo.sit_by(&new, "Jo");
    ola.post("/chairs/P1/link", json!({})).refused(403);
    jo.post("/chairs/P0/link", json!({})).refused(403);
    let own = text(&jo.post("/chairs/P1/link", json!({})).good()["link"]);
    assert_eq!(jo.facts()["you"], "P1", "the chair is still Jo's");
    assert_eq!(late.http.get(&new).expect("an answer").status, 409);
    late.sit_by(&own, "Late");
    assert_eq!(late.facts()["you"], "P1");
    assert_eq!(late.facts()["chairs"][1]["name"], "Late");
    assert_eq!(jo.facts()["you"], Value::Null, "who gave the chair away may look on at most");
    assert!(super::table::offers(&jo.scene()).is_empty());
}

#[test]
fn who_gave_the_chair_away_is_told_nothing_more() {
    let (house, mut ola, made) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "program"] }));
    let mut jo = house.guest();
    let program = ola.program(&chair(&made, 1)["token"]);
    let mut streams = [ola.events(), ola.live()];
    for stream in &mut streams {
        stream.next_within(Duration::from_secs(30)).expect("in time").expect("a first picture");
    }
    let link = text(&ola.post("/chairs/P0/link", json!({})).good()["link"]);
    jo.sit_by(&link, "Jo");
    let mut luck = Luck::new(5);
    let mut players = [jo, program];
    for _ in 0..4 {
        play_until(&mut players, &mut luck, |seat, scene| seat == 0 && !super::table::offers(scene).is_empty());
        assert_eq!(players[0].move_at_random(&mut luck).expect("it is Jo's turn").reply.status, 200);
    }
    for (stream, what) in streams.iter_mut().zip(["events", "live"]) {
        while let Some(event) = stream.next_within(Duration::from_secs(30)).expect("the stream ends") {
            assert!(!event.data.contains("Jo"), "{what} shows the chair that was given away: {}", event.data);
        }
    }
}

#[test]
fn two_tabs_show_the_same_and_a_reload_shows_it_again() {
    let house = House::open();
    let [ola, program] = house.guest().with_program("clonk", &json!({}));
    let (mut one, mut two) = (ola.events(), ola.events());
    let mut players = [ola, program];
    let mut luck = Luck::new(9);
    for _ in 0..10 {
        play_until(&mut players, &mut luck, |seat, scene| seat == 0 && !super::table::offers(scene).is_empty());
        let moved = players[0].move_at_random(&mut luck).expect("it is Ola's turn");
        let at = text(&moved.reply.good()["at"]);
        let shown = [&mut one, &mut two].map(|tab| {
            eventually("the tab shows the move", || {
                let event = tab.next_within(Duration::from_secs(30)).expect("in time").expect("a stream");
                (event.id == at).then_some(event.data)
            })
        });
        let [one, two] = shown.map(|data| serde_json::from_str::<Value>(&data).expect("JSON"));
        assert_eq!(one["scene"], two["scene"], "two tabs");
        let now = players[0].scene();
        assert_eq!((&now["scene"], &now["at"]), (&one["scene"], &one["at"]), "a reload");
    }
    same_page_again(&mut players[0]);
}

/// The page a browser loads is what the stream begins with.
fn same_page_again(player: &mut Player) {
    let page = player.page().body;
    let whole = player.live().wait_for("table").expect("the whole page").data;
    let squeezed = |html: &str| html.split_whitespace().collect::<String>();
    let (page, whole) = (squeezed(&page), squeezed(&whole));
    assert!(whole.len() > 2_000 && page.len() > whole.len() / 2, "both are whole pages");
}

/// A name with letters that nobody sees, and one that turns others around.
fn hostile(name: &str) -> String {
    format!("\u{202e}{name}\u{ad}\u{2800}")
}

/// What people are called, as it stands in the store.
fn kept_names(house: &House) -> Vec<String> {
    const NAMES: &str = "SELECT name FROM person UNION SELECT name FROM chair WHERE name <> '' ORDER BY name";
    let rows = wait(house.store().read(NAMES, vec![])).expect("names");
    rows.iter().map(|row| row.text(0).expect("a name").to_owned()).collect()
}

#[test]
fn wherever_a_name_comes_from_only_what_can_be_seen_of_it_is_kept() {
    let house = House::open();
    let (mut ola, mut kim) = (house.guest(), house.guest());
    let chairs = json!(["me", format!("here:{}", hostile("Jo")), "open"]);
    let made = ola.make(&json!({ "game": "gnomes", "chairs": chairs, "name": hostile("Ola") }));
    assert_eq!(kept_names(&house), ["Jo", "Ola"], "at a new table");
    kim.sit_by(&text(&chair(&made, 2)["link"]), &hostile("Kim"));
    assert_eq!(kept_names(&house), ["Jo", "Kim", "Ola"], "of those who sit down");
    kim.post("/rename", json!({ "name": hostile("Kimmy") })).good();
    assert_eq!(kept_names(&house), ["Jo", "Kim", "Kimmy", "Ola"], "with another name at a table");
    let me = json!({ "name": hostile("Kimberly") }).to_string();
    assert_eq!(kim.http.post_json("/api/me", &me).expect("an answer").status, 200);
    assert_eq!(kept_names(&house), ["Jo", "Kimberly", "Kimmy", "Ola"], "with another name everywhere");
}

#[test]
fn names_of_an_older_store_are_shown_without_what_nobody_sees() {
    let (mut house, mut ola, _) =
        House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "program"], "name": "Ola" }));
    house.node.stop().expect("it ends well");
    let rename = |sql| Write::new(sql, [hostile("Ola").into()]).expecting(1);
    let names = ["UPDATE person SET name = $1", "UPDATE chair SET name = $1 WHERE kind = 'person'"];
    wait(house.store().write(names.map(rename).into())).expect("renamed as nobody can be");
    house.node.start_again().expect("it comes back");
    let me: Value = serde_json::from_str(&ola.http.get("/api/me").expect("an answer").body).expect("JSON");
    assert_eq!((&me["name"], &ola.facts()["chairs"][0]["name"]), (&json!("Ola"), &json!("Ola")));
}
