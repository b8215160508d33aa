//! Turns in the making, and taking back by consent.
use super::luck::Luck;
use super::table::{House, Player, numbers, offers, play_until};
use serde_json::{Value, json};

fn tried(at: &Value) -> usize {
    numbers(at).1
}

/// Two people at a table of this game.
fn two_people(house: &House, game: &str, take_back: bool) -> [Player; 2] {
    let mut ola = house.guest();
    let made = ola.make(&json!({ "game": game, "chairs": ["me", "open"], "take_back": take_back, "name": "Ola" }));
    [ola, house.jo(&made)]
}

#[test]
fn a_turn_in_the_making_is_undone_and_nobody_else_hears_of_it() {
    let house = House::open();
    for game in ["clonk", "clank"] {
        let mut players = two_people(&house, game, false);
        let mut luck = Luck::new(11);
        let (mut drafts, mut before) = (0, json!("0.0"));
        while drafts < 5 {
            let (seat, scene) = play_until(&mut players, &mut luck, |_, scene| !offers(scene).is_empty());
            let shown = |player: &mut Player| [player.get("/scene").body, player.get("").body, player.page().body];
            let other = shown(&mut players[1 - seat]);
            let lines = house.lines(&players[0].table);
            let reply = players[seat].act(&scene["at"], &luck.pick(&offers(&scene)));
            let now = reply.good()["at"].clone();
            if tried(&now) == 0 {
                continue;
            }
            drafts += 1;
            assert_eq!(shown(&mut players[1 - seat]), other, "the other is shown nothing of it");
            assert_eq!(house.lines(&players[0].table), lines, "and nothing is in the record");
            assert_eq!(players[seat].scene()["frame"]["can_undo"], true);
            players[seat].post("/undo", json!({ "at": before })).refused(409);
            let back = players[seat].post("/undo", json!({ "at": now })).good();
            assert_eq!(back["at"], scene["at"]);
            let again = players[seat].scene();
            assert_eq!((&again["scene"], &again["at"]), (&scene["scene"], &scene["at"]), "as if nothing had been");
            before = now;
            players[seat].act(&scene["at"], &luck.pick(&offers(&scene))).good();
        }
        for player in &mut players {
            let scene = player.scene();
            if scene["frame"]["can_undo"] == false {
                player.post("/undo", json!({ "at": scene["at"] })).refused(422);
            }
        }
    }
}

#[test]
fn a_decision_is_taken_back_only_when_all_people_agree() {
    let house = House::open();
    let mut players = house.guest().with_program("clonk", &json!({ "take_back": true }));
    assert_eq!(players[0].facts()["take_back"], true);
    let mut luck = Luck::new(12);
    // A person tries things out before anybody hears of them; a program decides for good, step by step.
    let asks = |seat: usize, scene: &Value| seat == 1 && scene["frame"]["may_ask"] == true;
    let (seat, _) = play_until(&mut players, &mut luck, asks);
    let lines = house.lines(&players[0].table);
    let back = |player: &mut Player, agree: bool| {
        let at = player.facts()["at"].clone();
        player.post("/take_back", json!({ "at": at, "agree": agree }))
    };
    back(&mut players[1 - seat], false).refused(409);
    back(&mut players[seat], true).good();
    assert_eq!(players[seat].scene()["frame"]["asks"]["mine"], true);
    assert_eq!(players[1 - seat].scene()["frame"]["asks"]["answered"], false);
    back(&mut players[seat], true).good();
    assert_eq!(house.lines(&players[0].table), lines, "asking twice is not agreeing");
    back(&mut players[1 - seat], false).good();
    assert_eq!(players[seat].scene()["frame"]["asks"], Value::Null);
    let mut stream = players[seat].events();
    back(&mut players[seat], true).good();
    back(&mut players[1 - seat], true).good();
    stream.wait_for("again").expect("the program is told to begin anew");
    let after = house.lines(&players[0].table);
    assert_eq!(after[..lines.len()], lines[..], "the record only grows");
    assert!(after[lines.len()].starts_with("back "), "{:?}", &after[lines.len()..]);
    super::table::play_to_the_end(&mut players, &mut luck);
}

#[test]
fn nothing_is_taken_back_where_the_table_did_not_agree_or_the_game_knows_no_drafts() {
    let house = House::open();
    for (game, wish) in [("clonk", false), ("gnomes", true)] {
        let mut players = two_people(&house, game, wish);
        let mut luck = Luck::new(13);
        assert_eq!(players[0].facts()["take_back"], false, "{game}");
        for _ in 0..10 {
            for player in &mut players {
                player.move_at_random(&mut luck);
                let scene = player.scene();
                assert_eq!(scene["frame"]["may_ask"], false);
                player.post("/take_back", json!({ "at": scene["at"], "agree": true })).refused(403);
            }
        }
    }
}

#[test]
fn all_that_needs_no_thought_is_one_request_and_is_undone_card_by_card() {
    let (house, mut ola, _) =
        House::with_table(&json!({ "game": "clank", "chairs": ["me", "program"], "options": { "start": "P0" } }));
    let before = ola.scene();
    assert!(before["frame"]["routine"].is_string(), "{}", before["frame"]);
    ola.post("/play_all", json!({ "at": "0.0" })).refused(409);
    let now = ola.post("/play_all", json!({ "at": before["at"] })).good()["at"].clone();
    assert!(tried(&now) >= 4, "at least four cards of the first hand ask nothing: {now}");
    let after = ola.scene();
    assert_eq!((&after["at"], after["frame"]["routine"].is_null()), (&now, true), "{after}");
    ola.post("/play_all", json!({ "at": now })).refused(422);
    let lines = house.lines(&ola.table);
    let mut at = now;
    for left in (0..tried(&at)).rev() {
        at = ola.post("/undo", json!({ "at": at })).good()["at"].clone();
        assert_eq!(tried(&at), left);
    }
    assert_eq!(ola.scene()["scene"], before["scene"], "as if nothing had been");
    assert_eq!(house.lines(&ola.table), lines, "and nothing was in the record");
}
