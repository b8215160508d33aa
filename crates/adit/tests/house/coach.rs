//! The coach explains each kind of decision once; and lessons, as a browser without script goes through them.
use super::luck::Luck;
use super::table::{House, PATIENCE, chair, eventually, offers, text};
use serde_json::json;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

#[test]
fn each_kind_of_decision_is_explained_once_in_a_match() {
    let house = House::open();
    for game in ["gnomes", "clonk", "clank"] {
        let mut player = house.guest();
        player.make(&json!({ "game": game, "chairs": ["me", "level1"], "name": "Ola", "coach": true, "pace": 0 }));
        let (mut luck, mut explained, mut met) = (Luck::new(11), vec![], BTreeSet::new());
        let mut idle = Instant::now();
        while player.facts()["state"] != "over" {
            let scene = player.scene();
            if offers(&scene).is_empty() {
                assert!(idle.elapsed() < PATIENCE, "{game}: the match does not go on");
                std::thread::sleep(Duration::from_millis(5));
                continue;
            }
            idle = Instant::now();
            let groups = scene["scene"]["offers"].as_array().into_iter().flatten();
            met.extend(groups.map(|group| text(&group["kind"])));
            let coach = &scene["frame"]["coach"];
            let kind = (!coach.is_null()).then(|| text(&coach["kind"]));
            if let Some(kind) = &kind {
                assert!(met.contains(kind) || kind == "goal" && explained.is_empty(), "{kind} is not on offer");
                assert!(!text(&coach["says"][0]).contains('⟦'), "{coach}");
                assert!(player.page().body.contains("id=\"coach\""));
            }
            // A move that came too late, because others decided at the same time, leaves the coach talking.
            if player.act(&scene["at"], &luck.pick(&offers(&scene))).status == 200 {
                explained.extend(kind);
            }
        }
        let once: BTreeSet<String> = explained.iter().cloned().collect();
        assert_eq!(once.len(), explained.len(), "{game}: {explained:?}");
        assert_eq!(explained.first().map(String::as_str), Some("goal"), "{game}: first of all, what it is about");
        assert!(once.len() >= 4, "{game}: {once:?} of {met:?}");
    }
}

#[test]
fn what_was_explained_is_put_away_and_nobody_else_hears_the_coach() {
    let (house, mut player, made) =
        House::with_table(&json!({ "game": "clonk", "chairs": ["me", "level1"], "coach": true }));
    let kind = text(&player.scene()["frame"]["coach"]["kind"]);
    let mut watcher = house.watcher(&made);
    assert!(watcher.scene()["frame"]["coach"].is_null());
    player.post("/taught", json!({ "kind": kind })).good();
    assert_ne!(player.scene()["frame"]["coach"]["kind"], kind);
    player.post("/taught", json!({ "kind": "nonsense" })).good();
}

#[test]
fn without_a_coach_one_is_told_once_what_the_game_is_about_and_nothing_else() {
    let plain = json!({ "game": "clonk", "chairs": ["me", "open"] });
    let (house, mut player, made) = House::with_table(&plain);
    let mut friend = house.jo(&made);
    for person in [&mut player, &mut friend] {
        let coach =
            eventually("the goal", || Some(person.scene()["frame"]["coach"].clone()).filter(|it| !it.is_null()));
        assert_eq!(coach["kind"], "goal");
        assert!(text(&coach["says"][0]).starts_with("Chain cards"), "{coach}");
        assert!(person.page().body.contains("learn.css"), "what the coach says has its looks");
        person.post("/taught", json!({ "kind": "goal" })).good();
        person.post("/taught", json!({ "kind": "tasks" })).good();
        assert!(person.scene()["frame"]["coach"].is_null(), "only where the table wishes it");
    }
    let made = player.make(&plain);
    friend.sit_by(chair(&made, 1)["link"].as_str().expect("a link"), "Jo");
    for person in [&mut player, &mut friend] {
        eventually("something to decide", || Some(()).filter(|()| !offers(&person.scene()).is_empty()));
        assert!(person.scene()["frame"]["coach"].is_null(), "they know the game");
        assert!(!person.page().body.contains("learn.css"), "nobody waits for looks that are not needed");
    }
}

#[test]
fn what_somebody_does_unaided_is_not_explained_to_them() {
    let (_house, mut player, _) =
        House::with_table(&json!({ "game": "clank", "chairs": ["me", "level1"], "coach": true, "pace": 0 }));
    player.post("/taught", json!({ "kind": "goal" })).good();
    player.post("/taught", json!({ "kind": "play" })).good();
    for _ in 0..2 {
        // The bot may begin.
        let (scene, card) = eventually("a card to play", || {
            let scene = player.scene();
            let card = offers(&scene).into_iter().find(|act| act.starts_with("play "))?;
            Some((scene, card))
        });
        assert_eq!(player.act(&scene["at"], &card).status, 200);
    }
    // Something else may be explained, or nothing.
    let kind = &player.scene()["frame"]["coach"]["kind"];
    assert!(*kind != "play" && *kind != "goal", "{kind}");
}

#[test]
fn what_was_explained_at_one_table_is_not_explained_at_the_next() {
    let table = json!({ "game": "clonk", "chairs": ["me", "level1"], "coach": true });
    let (_house, mut player, _) = House::with_table(&table);
    player.post("/taught", json!({ "kind": "goal" })).good();
    player.make(&table);
    assert_ne!(player.scene()["frame"]["coach"]["kind"], "goal");
    player.make(&json!({ "game": "gnomes", "chairs": ["me", "level1"], "coach": true }));
    assert_eq!(player.scene()["frame"]["coach"]["kind"], "goal", "another game is another matter");
}

#[test]
fn the_first_minute_leads_from_the_door_into_a_match() {
    let (_house, mut guest) = House::with_guest();
    let front = guest.ask("/");
    for game in ["gnomes", "clonk", "clank"] {
        assert!(front.body.contains(&format!("href=\"/learn/{game}/start\"")), "{game} begins with its first minute");
        let step = guest.ask(&format!("/learn/{game}/start"));
        assert!(step.body.contains(&format!("action=\"/learn/{game}/play\"")), "{game}: one tap to the match");
        assert!(step.body.contains("is-meant"), "{game}: the coach points at what it speaks of");
        assert!(guest.ask(&format!("/learn/{game}")).body.contains(&format!("/learn/{game}/start")));
    }
    let last = guest.ask("/learn/gnomes/start-4?did=swap+5+P1.4");
    assert!(last.body.contains("coach--praises"), "{}", last.body);
    let learnt = last.header("set-cookie").expect("what was learnt is kept").to_owned();
    assert!(learnt.starts_with("learnt=gnomes-start-4;"), "{learnt}");
    assert_eq!(guest.ask("/learn/gnomes/start-4").header("set-cookie"), None, "nothing is reached yet");
}

#[test]
fn a_lesson_is_gone_through_by_forms_alone() {
    let (_house, mut guest) = House::with_guest();
    for game in ["gnomes", "clonk", "clank"] {
        let page = guest.ask(&format!("/learn/{game}"));
        assert_eq!(page.status, 200);
        assert!(page.body.contains("<figure>") && page.body.contains(&format!("/learn/{game}/6")));
        let rules = guest.ask(&format!("/rules/{game}"));
        assert!(rules.status == 200 && rules.body.contains("<li id=\"") && rules.body.contains("<figure>"));
    }
    let task = guest.ask("/learn/gnomes/2");
    assert!(task.body.contains("action=\"/learn/gnomes/2/act\"") && task.body.contains("value=\"discard\""));
    let done = guest.send("/learn/gnomes/2/act", &[("at", ""), ("action", "discard")]);
    assert_eq!((done.status, done.header("location")), (303, Some("/learn/gnomes/2?did=discard")));
    let praise = guest.ask("/learn/gnomes/2?did=discard");
    assert!(praise.body.contains("coach--praises") && praise.body.contains("/learn/gnomes/3"));
    let wrong = guest.ask("/learn/gnomes/2?did=keep+1");
    assert!(wrong.body.contains("coach--objects") && wrong.body.contains("Start over"));
    let forbidden = guest.send("/learn/gnomes/4/act", &[("at", ""), ("action", "discard")]);
    let answer = guest.ask(forbidden.header("location").expect("back to the lesson"));
    assert!(answer.body.contains("coach--objects") && answer.body.contains("/rules/gnomes#GN-"), "{}", answer.body);
    for nonsense in [
        "/learn/chess",
        "/learn/gnomes/0",
        "/learn/gnomes/99",
        "/learn/gnomes/x",
        "/learn/gnomes/start-9",
        "/rules/chess",
    ] {
        let status = guest.ask(nonsense).status;
        assert!(status == 404 || status == 400, "{nonsense}: {status}");
    }
}
