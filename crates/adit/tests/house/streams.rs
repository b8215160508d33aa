//! Streams: what is told, to whom, once.
use super::luck::Luck;
use super::table::{House, PATIENCE, Player, chair, eventually, play_to_the_end, text};
use serde_json::{Value, json};
use services::ServerEvent;
use std::thread;
use std::time::Duration;

/// Everything a stream of scenes tells up to the end of the match.
fn to_the_end(stream: &mut services::Events) -> Vec<ServerEvent> {
    let (mut events, mut over) = (vec![], false);
    while !over {
        let event = stream.next_within(PATIENCE).expect("in time").expect("the stream goes on");
        let data: Value = serde_json::from_str(&event.data).expect("JSON");
        over = data["frame"]["over"] == true;
        events.push(event);
    }
    events
}

#[test]
fn programs_are_asked_with_their_view_and_people_never_see_one() {
    let (house, ola, made) = House::with_table(&json!({ "game": "clonk", "chairs": ["me", "program"] }));
    let watcher = house.watcher(&made);
    let program = ola.program(&chair(&made, 1)["token"]);
    let (mut asked, mut shown, mut watched) = (program.events(), ola.events(), watcher.events());
    let first = asked.wait_for("decide").expect("the program owes a decision");
    let decide: Value = serde_json::from_str(&first.data).expect("JSON");
    assert_eq!(decide["seat"], "P1");
    assert!(decide["legal"].as_array().is_some_and(|legal| !legal.is_empty()), "{decide}");
    assert!(decide["view"].as_array().is_some_and(|view| view.contains(&json!("you: P1"))), "{decide}");
    let mut players = [ola, program];
    play_to_the_end(&mut players, &mut Luck::new(21));
    players[1].post("/rematch", json!({})).refused(401);
    let over = asked.wait_for("over").expect("the end is told");
    let over: Value = serde_json::from_str(&over.data).expect("JSON");
    assert_eq!(over["scores"].as_array().map(Vec::len), Some(2));
    for stream in [&mut shown, &mut watched] {
        let events = to_the_end(stream);
        assert!(events.len() > 1);
        for event in events {
            assert_eq!(event.event, "scene", "people are shown scenes alone");
            let data: Value = serde_json::from_str(&event.data).expect("JSON");
            assert!(data.get("view").is_none() && data.get("legal").is_none());
        }
    }
}

/// The news of an event.
fn news(event: &ServerEvent) -> Vec<String> {
    let data: Value = serde_json::from_str(&event.data).expect("JSON");
    data["news"].as_array().expect("a list").iter().map(text).collect()
}

#[test]
fn a_program_that_lost_its_stream_goes_on_without_gap_or_repeat() {
    let house = House::open();
    let [ola, program] = house.guest().with_program("clank", &json!({}));
    let listener = program.clone();
    let mut players = [ola, program];
    let playing = thread::spawn(move || {
        let mut luck = Luck::new(22);
        for player in (0..120).map(|turn| turn % 2) {
            players[player].move_at_random(&mut luck);
        }
    });
    let (mut heard, mut last) = (vec![], String::new());
    let path = listener.path("/events");
    while !playing.is_finished() {
        // A stream that lives for one or two events, as on a train.
        let mut stream = listener.http.events_after(&path, &last).expect("a stream");
        for _ in 0..2 {
            let Ok(Some(event)) = stream.next_within(Duration::from_millis(200)) else { break };
            if event.event == "news" {
                heard.extend(news(&event));
                last = event.id;
                assert_eq!(last, heard.len().to_string(), "the id counts the news");
            }
        }
    }
    playing.join().expect("the players play");
    // A new connection is told everything at once.
    let whole = news(&listener.events().wait_for("news").expect("all that happened"));
    let mut rest = listener.http.events_after(&path, &last).expect("a stream");
    while heard.len() < whole.len() {
        heard.extend(news(&rest.wait_for("news").expect("what was missed")));
    }
    assert!(whole.len() > 100, "something happened: {}", whole.len());
    assert_eq!(heard, whole);
}

#[test]
fn who_is_there_is_shown_and_who_closed_the_page_is_not() {
    let (house, mut ola, made) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "open"] }));
    let jo = house.jo(&made);
    let present = |player: &mut Player| player.facts()["chairs"][1]["present"] == true;
    assert!(!present(&mut ola));
    let (one, two) = (jo.events(), jo.events());
    eventually("Jo is there", || present(&mut ola).then_some(()));
    drop(one);
    thread::sleep(Duration::from_millis(300));
    assert!(present(&mut ola), "one of two tabs was closed");
    drop(two);
    // The server notices a closed page when it next has something to say, or at its next sign of life.
    ola.post("/chat", json!({ "text": "still there?" })).good();
    eventually("Jo is gone", || {
        ola.post("/chat", json!({ "text": "still there?" })).good();
        (!present(&mut ola)).then_some(())
    });
}
