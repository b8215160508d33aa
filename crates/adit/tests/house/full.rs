//! A full disk.
use super::luck::Luck;
use super::table::{House, Player, chair, database_in, eventually, offers, program, text};
use serde_json::{Value, json};
use services::Node;

/// Room for the schema and a few matches.
const LIMIT: &str = "262144";

fn seated(house: &House) -> [Player; 2] {
    let mut ola = house.guest();
    let made = ola.make(&json!({ "game": "gnomes", "chairs": ["me", "program"], "pace": 0 }));
    let program = ola.program(&chair(&made, 1)["token"]);
    [ola, program]
}

/// Plays and makes tables until nothing can be written any more.
fn fill(house: &House, players: &mut [Player], luck: &mut Luck) {
    let wish = json!({ "game": "clank", "chairs": ["program", "program"] }).to_string();
    let mut maker = house.guest().http;
    while maker.post_json("/api/tables", &wish).expect("an answer").status == 201 {}
    for _ in 0..2_000 {
        for player in &mut *players {
            if player.move_at_random(luck).is_some_and(|moved| moved.reply.status == 503) {
                return;
            }
        }
    }
    panic!("the disk is never full");
}

#[test]
fn a_full_disk_refuses_moves_in_words_and_shows_everything_still() {
    let mut house = House::open_with(&["--unlimited", "--database-limit", LIMIT]);
    let mut players = seated(&house);
    let mut luck = Luck::new(51);
    fill(&house, &mut players, &mut luck);
    let ready = |house: &House| house.node.http().get("/ready").expect("an answer").status;
    eventually("the house says that nothing can be written", || (ready(&house) == 503).then_some(()));
    assert_eq!(house.node.http().get("/health").expect("an answer").status, 200);
    let lines = house.lines(&players[0].table);
    let before: Vec<Value> = players.iter_mut().map(Player::scene).collect();
    assert_eq!(before[0]["at"], format!("{}.0", lines.len()));
    for (player, scene) in players.iter_mut().zip(&before) {
        for action in offers(scene).iter().take(20) {
            let reply = player.act(&scene["at"], action);
            if reply.status != 200 {
                reply.refused(503);
                assert!(reply.sentence().contains("disk is full"), "{}", reply.body);
            }
        }
    }
    let reply = players[0].post("/chat", json!({ "text": "is it full?" }));
    assert!(matches!(reply.status, 200 | 503), "{}", reply.body);
    assert_eq!(players[0].page().status, 200, "reading works");
    assert_eq!(players[0].facts()["state"], "playing");
    players[1].events().wait_for("news").expect("streams work");
    let lines = house.lines(&players[0].table);
    assert_eq!(players[0].scene()["at"], format!("{}.0", lines.len()), "nothing is half-written");
    house.node.restart().expect("it comes back, as full as before");
    assert_eq!(ready(&house), 503);
    assert_eq!(players[0].scene()["at"], format!("{}.0", lines.len()));
    with_more_room(house, players, &mut luck);
}

/// The same file with a larger disk: play goes on where it was.
fn with_more_room(mut house: House, players: [Player; 2], luck: &mut Luck) {
    house.node.stop().expect("it ends well");
    let before = house.lines(&players[0].table);
    let file = database_in(&house.folder);
    let words = ["--unlimited", "--database", file.to_str().expect("a plain path"), "--database-limit", "4000000"];
    let node = Node::start(program(), &words).expect("a node");
    assert_eq!(node.http().get("/ready").expect("an answer").status, 200);
    let mut players = players.map(|player| super::cluster::moved(&player, node.address()));
    super::table::play_to_the_end(&mut players, luck);
    let lines = house.lines(&players[0].table);
    assert_eq!(lines[..before.len()], before[..]);
    assert!(players[0].get("/record").body.contains(&text(&players[0].facts()["seed"])));
}
