//! Several people at one device: a cover lies between them, whatever happens to the house.
use super::luck::Luck;
use super::table::{House, PATIENCE, Player, Reply, text};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const NAMES: [&str; 2] = ["Ola", "Jo"];

fn seat_of(player: &mut Player) -> Option<usize> {
    let you = player.facts()["you"].clone();
    you.as_str().map(|seat| seat[1..].parse().expect("a seat"))
}

/// Puts away whatever is held up for the one who has the device.
fn put_away(player: &mut Player) {
    let scene = player.scene();
    if scene["frame"]["put_away"] == true {
        let reply = player.post("/seen", json!({ "news": scene["news"] }));
        if !is_covered_since(player, &reply) {
            reply.good();
        }
    }
}

/// Was it refused because a bot has moved meanwhile, and the device is to be passed on? A cover stays until it is lifted.
fn is_covered_since(player: &mut Player, reply: &Reply) -> bool {
    reply.status == 403 && player.page().body.contains("class=\"cover\"")
}

/// Who the cover asks for.
fn asked(page: &str) -> Vec<usize> {
    let seat = |at: &usize| page.contains(&format!("value=\"P{at}\""));
    (0..4).filter(seat).collect()
}

#[test]
fn each_decides_in_turn_behind_a_cover_to_the_end() {
    let house = House::open();
    for game in ["gnomes", "clonk"] {
        let mut device = house.guest();
        device.make(&json!({ "game": game, "chairs": ["me", "here:Jo", "level1"], "name": "Ola", "pace": 0 }));
        let (mut luck, mut covers, mut decisions) = (Luck::new(7), 0, [0; 2]);
        let mut idle = Instant::now();
        while device.facts()["state"] != "over" && idle.elapsed() < PATIENCE {
            let page = device.page().body;
            if page.contains("class=\"cover\"") {
                covers += 1;
                assert_eq!(seat_of(&mut device), None, "a covered device is nobody's");
                let scene = device.scene();
                assert_eq!(scene["frame"]["you"], Value::Null);
                device.act(&scene["at"], "stop").refused(403);
                let next = asked(&page)[0];
                assert!(page.contains(&format!("Pass the device to {}", NAMES[next])), "{page}");
                device.post("/uncover", json!({ "seat": "P2" })).refused(409);
                device.post("/uncover", json!({ "seat": format!("P{next}") })).good();
                assert_eq!(seat_of(&mut device), Some(next));
                continue;
            }
            put_away(&mut device);
            let seat = seat_of(&mut device);
            match device.move_at_random(&mut luck) {
                Some(moved) if is_covered_since(&mut device, &moved.reply) => {}
                Some(moved) => {
                    assert!(matches!(moved.reply.status, 200 | 409), "{moved:?}");
                    decisions[seat.expect("who decides has the device")] += 1;
                    idle = Instant::now();
                }
                None => std::thread::sleep(Duration::from_millis(5)),
            }
        }
        assert_eq!(device.facts()["state"], "over");
        assert!(covers > 4 && decisions.iter().all(|count| *count > 4), "{game}: {covers} {decisions:?}");
    }
}

#[test]
fn a_cover_stays_a_cover_when_the_house_falls_down() {
    let (mut house, mut device, _) =
        House::with_table(&json!({ "game": "clonk", "chairs": ["me", "here:Jo"], "name": "Ola" }));
    assert!(device.page().body.contains("class=\"cover\""), "nobody has taken the device yet");
    device.post("/uncover", json!({ "seat": "P0" })).good();
    let again = |house: &mut House| {
        house.node.kill().expect("it ends");
        house.node.start_again().expect("it opens again");
    };
    again(&mut house);
    assert_eq!(seat_of(&mut device), Some(0), "who had the device has it still");
    device.move_at_random(&mut Luck::new(1)).expect("a task to choose");
    assert_eq!(asked(&device.page().body), [1]);
    again(&mut house);
    assert_eq!((seat_of(&mut device), asked(&device.page().body)), (None, vec![1]));
}

/// Everything the device is sent while it is covered: page, JSON and both streams, which were open all the time.
#[test]
fn nothing_of_a_hand_is_sent_while_the_device_is_covered() {
    let (house, mut device, made) =
        House::with_table(&json!({ "game": "clonk", "chairs": ["me", "here:Jo"], "name": "Ola" }));
    let mut watcher = house.watcher(&made);
    let mut live = device.live();
    let mut cover = || loop {
        let event = live.next_within(PATIENCE).expect("in time").expect("the stream goes on");
        if event.data.contains("class=\"cover\"") {
            return event.data;
        }
    };
    let hand = |scene: &Value| -> Vec<String> {
        let mine = scene["scene"]["mine"].as_array().into_iter().flatten();
        let hand = mine.filter(|area| area["kind"] == "hand").flat_map(|area| area["items"].as_array().cloned());
        hand.flatten().map(|piece| text(&piece["piece"]["name"])).collect()
    };
    let mut luck = Luck::new(3);
    let mut secrets = [vec![], vec![]];
    for _ in 0..40 {
        if device.page().body.contains("class=\"cover\"") {
            let all = format!("{}{}{}", device.page().body, cover(), device.get("/scene").body);
            for card in secrets.iter().flatten() {
                // What lies open on the table may also be called so.
                let is_public = watcher.scene()["scene"].to_string().contains(card);
                assert!(is_public || !all.contains(card), "{card} in {all}");
            }
            let next = asked(&device.page().body)[0];
            device.post("/uncover", json!({ "seat": format!("P{next}") })).good();
            continue;
        }
        put_away(&mut device);
        let scene = device.scene();
        if let Some(seat) = seat_of(&mut device) {
            secrets[seat] = hand(&scene);
        }
        device.move_at_random(&mut luck);
    }
    assert!(secrets.iter().all(|hand| !hand.is_empty()), "both had cards in hand: {secrets:?}");
}
