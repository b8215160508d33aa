//! Tables that do not wait for ever.
use super::luck::Luck;
use super::table::{House, Player, eventually, offers};
use serde_json::{Value, json};
use services::Events;
use std::thread;
use std::time::Duration;

#[test]
fn a_bot_takes_over_when_the_time_is_up_and_gives_the_chair_back() {
    let house = House::open();
    let time = json!({ "kind": "live", "seconds": 1, "reserve": 0 });
    let [mut ola, mut program] = house.guest().with_program("gnomes", &json!({ "time": time, "pace": 0 }));
    let facts = ola.facts();
    assert!(facts["chairs"][0]["deadline"].is_i64(), "the chair knows its deadline: {facts}");
    let mut luck = Luck::new(2);
    eventually("a bot stands in for Ola", || {
        program.move_at_random(&mut luck);
        let facts = ola.facts();
        (facts["chairs"][0]["bot"] == true).then_some(())
    });
    eventually("it plays for her", || {
        program.move_at_random(&mut luck);
        house.lines(&ola.table).iter().any(|line| line.starts_with("P0 ")).then_some(())
    });
    // A second is short on a slow machine, so it may take more than one attempt.
    eventually("Ola has her chair back", || {
        ola.post("/sit", json!({})).good();
        let moved = ola.move_at_random(&mut luck);
        if moved.is_none() {
            program.move_at_random(&mut luck);
        }
        let decided = moved.is_some_and(|moved| moved.reply.status == 200);
        (decided && ola.facts()["chairs"][0]["bot"] == false).then_some(())
    });
}

#[test]
fn a_vacation_holds_up_slow_tables_alone() {
    let house = House::open();
    let time = json!({ "kind": "live", "seconds": 1, "reserve": 0 });
    let [mut ola, mut program] = house.guest().with_program("gnomes", &json!({ "time": time, "pace": 0 }));
    let mut days = |days: u32| {
        let wish = json!({ "vacation_days": days }).to_string();
        ola.http.post_json("/api/me", &wish).expect("an answer").status
    };
    assert_eq!((days(61), days(3)), (400, 200));
    let mut luck = Luck::new(2);
    eventually("a bot stands in at a table that is live", || {
        program.move_at_random(&mut luck);
        (program.facts()["chairs"][0]["bot"] == true).then_some(())
    });
}

#[test]
fn no_table_waits_nonsense() {
    let house = House::open();
    let mut guest = house.guest().http;
    for time in [
        json!({ "kind": "live", "seconds": 0, "reserve": 0 }),
        json!({ "kind": "live", "seconds": 30 }),
        json!({ "kind": "slow", "hours": 100_000 }),
        json!({ "kind": "slow", "hours": -1 }),
        json!({ "kind": "never" }),
    ] {
        let wish = json!({ "game": "gnomes", "chairs": ["me", "program"], "time": time }).to_string();
        assert_eq!(guest.post_json("/api/tables", &wish).expect("an answer").status, 400, "{time}");
    }
}

/// Ola, whose page is open, at a table where she looks at something while a bot is to move; and what she is shown.
fn looking(house: &House, luck: &mut Luck) -> Option<(Player, Events, Value)> {
    let mut ola = house.guest();
    ola.make(&json!({ "game": "gnomes", "chairs": ["me", "level1"], "pace": 0 }));
    let stream = ola.events();
    while ola.facts()["state"] == "playing" {
        let scene = ola.scene();
        match (scene["frame"]["put_away"] == true, offers(&scene).is_empty()) {
            (true, true) => return Some((ola, stream, scene)),
            (true, false) => drop(put_away(&mut ola, &scene)),
            (false, false) => drop(ola.move_at_random(luck)),
            (false, true) => thread::sleep(Duration::from_millis(5)),
        }
    }
    None
}

fn put_away(player: &mut Player, scene: &Value) -> Value {
    player.post("/seen", json!({ "news": scene["news"] })).good()
}

#[test]
fn bots_wait_while_the_only_person_looks_at_something() {
    let house = House::open();
    let mut luck = Luck::new(62);
    let (mut ola, _stream, scene) = eventually("Ola looks at something", || looking(&house, &mut luck));
    let lines = house.lines(&ola.table);
    thread::sleep(Duration::from_secs(1));
    assert_eq!(house.lines(&ola.table), lines, "nothing moves behind what she looks at");
    put_away(&mut ola, &scene);
    eventually("the bot plays on", || (house.lines(&ola.table).len() > lines.len()).then_some(()));
}
