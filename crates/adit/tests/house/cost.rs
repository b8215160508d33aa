//! What taking back costs: a record or a table once stopped the house with forty lines `back`.
use super::luck::Luck;
use super::table::{House, Player, chair, database_in, play_until, program};
use serde_json::{Value, json};
use std::process::Command;

/// Each line `back` would cost as much as all before it together, were the record played again for it.
const OFTEN: usize = 40;

#[test]
fn a_record_of_forty_lines_back_is_answered_twice_and_the_house_closes() {
    let mut house = House::open();
    let record = testkit::often_taken_back("clank", OFTEN).to_string();
    let escaped: String = record.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let form = ("application/x-www-form-urlencoded", format!("text={escaped}"));
    for _ in 0..2 {
        let mut guest = house.guest();
        let answer = guest.http.request("POST", "/analysis", Some((form.0, &form.1))).expect("an answer");
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

#[test]
fn a_table_at_which_a_decision_is_taken_back_forty_times_goes_on_comes_back_and_is_proved() {
    let mut house = House::open();
    let mut maker = house.guest();
    let made = maker.make(&json!({ "game": "clank", "chairs": ["program", "program"], "take_back": true }));
    let mut players = [0, 1].map(|seat| maker.program(&chair(&made, seat)["token"]));
    let last = |house: &House| house.lines(&made["id"].to_string().replace('"', "")).pop().unwrap_or_default();
    let in_doubt = |seat: usize, scene: &Value| {
        scene["frame"]["may_ask"] == true && last(&house).starts_with(&format!("P{seat} "))
    };
    let (seat, _) = play_until(&mut players, &mut Luck::new(12), in_doubt);
    let action = last(&house).split_once(' ').expect("a decision").1.to_owned();
    let lines = house.lines(&maker.table).len();
    for _ in 0..OFTEN {
        doubt(&mut players[seat], &action);
    }
    assert_eq!(house.lines(&maker.table).len(), lines + 2 * OFTEN);
    let at = players[seat].facts()["at"].clone();
    house.node.restart().expect("it comes back");
    assert_eq!(players[seat].facts()["at"], at, "the table comes back");
    house.node.stop().expect("it ends with 0");
    let mut verify = Command::new(program());
    verify.args(["journal", "verify", "--database"]).arg(database_in(&house.folder));
    assert!(verify.status().expect("the program runs").success(), "the journal is whole");
}

/// A decision is taken back, and made again.
#[track_caller]
fn doubt(player: &mut Player, action: &str) {
    let at = player.facts()["at"].clone();
    player.post("/take_back", json!({ "at": at, "agree": true })).good();
    let at = player.facts()["at"].clone();
    player.act(&at, action).good();
}
