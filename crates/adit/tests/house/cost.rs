//! What taking back costs: a record or a table once stopped the house with forty lines `back`.
use super::luck::Luck;
use super::table::{House, Player, chair, database_in, play_until, program, wait};
use journal::{MatchId, Tail};
use serde_json::{Value, json};
use std::process::Command;

/// Each line `back` would cost as much as all before it together, were the record played again for it.
const OFTEN: usize = 40;

#[test]
fn a_record_of_forty_lines_back_is_answered_twice_and_the_house_closes() {
    let mut house = House::open();
    let record = testkit::often_taken_back("clank", OFTEN).to_string();
    for _ in 0..2 {
        let mut guest = house.guest();
        let answer = guest.send("/analysis", &[("text", &record)]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        let home = answer.header("location").expect("a replay").to_owned();
        for page in ["", "?step=99999&as=all", "/end?check=deal"] {
            assert_eq!(guest.http.get(&format!("{home}{page}")).expect("an answer").status, 200, "{page}");
        }
        assert_eq!(guest.http.get("/health").expect("an answer").body, "ok");
    }
    // The review of this match may still be under way.
    house.node.stop().expect("it ends with 0");
}

/// A table at which a program's last decision can be taken back: that program, and the decision.
fn in_doubt(house: &House) -> (Player, String) {
    let mut maker = house.guest();
    let made = maker.make(&json!({ "game": "clank", "chairs": ["program", "program"], "take_back": true }));
    let mut players = [0, 1].map(|seat| maker.program(&chair(&made, seat)["token"]));
    let last = || house.lines(&maker.table).pop().unwrap_or_default();
    let may_doubt =
        |seat: usize, scene: &Value| scene["frame"]["may_ask"] == true && last().starts_with(&format!("P{seat} "));
    let (seat, _) = play_until(&mut players, &mut Luck::new(12), may_doubt);
    let action = last().split_once(' ').expect("a decision").1.to_owned();
    (players[seat].clone(), action)
}

#[test]
fn a_table_at_which_a_decision_is_taken_back_forty_times_goes_on_comes_back_and_is_proved() {
    let mut house = House::open();
    let (mut player, action) = in_doubt(&house);
    let lines = house.lines(&player.table).len();
    for _ in 0..OFTEN {
        doubt(&mut player, &action);
    }
    assert_eq!(house.lines(&player.table).len(), lines + 2 * OFTEN);
    let at = player.facts()["at"].clone();
    house.node.restart().expect("it comes back");
    assert_eq!(player.facts()["at"], at, "the table comes back");
    house.node.stop().expect("it ends with 0");
    let mut verify = Command::new(program());
    verify.args(["journal", "verify", "--database"]).arg(database_in(&house.folder));
    assert!(verify.status().expect("the program runs").success(), "the journal is whole");
}

/// Once a record has this many lines, nothing more can be taken back in it.
const FULL: usize = 6_000;

#[test]
fn a_record_of_six_thousand_lines_only_goes_forward() {
    let mut house = House::open();
    let (mut player, action) = in_doubt(&house);
    house.node.stop().expect("it ends with 0");
    doubt_until(&house, &player.table, FULL - 1);
    house.node.start_again().expect("it comes back");
    doubt(&mut player, &action);
    assert!(house.lines(&player.table).len() >= FULL);
    assert_eq!(player.scene()["frame"]["may_ask"], false);
    let at = player.facts()["at"].clone();
    let refused = player.post("/take_back", json!({ "at": at, "agree": true }));
    refused.refused(422);
    assert!(refused.sentence().contains("its record is full"), "{}", refused.body);
}

/// The last decision is taken back and made again in the journal itself, while the record has at most this many lines.
fn doubt_until(house: &House, table: &str, most: usize) {
    let (store, id) = (house.store(), table.parse::<MatchId>().expect("an id"));
    let (head, lines) = (wait(store.head(&id)).expect("an answer").expect("a match"), house.lines(table));
    let kept = wait(store.lines(&id, 0)).expect("the lines");
    let tail = kept.iter().fold(Tail::of(&head), |tail, line| tail.after(&line.text, line.at));
    let (at, decision) = (kept[kept.len() - 1].at, &lines[lines.len() - 1]);
    let doubts = (lines.len()..).step_by(2).take_while(|length| length + 2 <= most);
    let more: Vec<String> = doubts.flat_map(|length| [format!("back {}", length - 1), decision.clone()]).collect();
    wait(store.write(journal::append(&id, tail, &more, at))).expect("written");
}

/// A decision is taken back, and made again.
#[track_caller]
fn doubt(player: &mut Player, action: &str) {
    let at = player.facts()["at"].clone();
    player.post("/take_back", json!({ "at": at, "agree": true })).good();
    let at = player.facts()["at"].clone();
    player.act(&at, action).good();
}
