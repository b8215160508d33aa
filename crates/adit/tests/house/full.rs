//! A full disk.
use super::luck::Luck;
use super::table::{House, Player, database_in, eventually, offers, program, text};
use serde_json::{Value, json};
use services::Node;

/// Room for the schema and a few matches.
pub(super) const LIMIT: &str = "262144";

fn seated(house: &House) -> [Player; 2] {
    house.guest().with_program("gnomes", &json!({ "pace": 0 }))
}

/// Matches that together need more lines than fit where there was no room for one more table.
const OTHERS: usize = 4;

/// Plays a little, then makes tables and plays elsewhere until nothing can be written any more, not even here.
///
/// How much room a move needs depends on its lines and on where they come to lie: one that is refused does not mean that
/// there is none for another. And a match that is over no longer asks for any, so one match alone might not fill it.
fn fill(house: &House, players: &mut [Player], luck: &mut Luck) {
    for _ in 0..5 {
        players.iter_mut().for_each(|player| drop(player.move_at_random(luck)));
    }
    let mut others: Vec<Player> = (0..OTHERS).flat_map(|_| seated(house)).collect();
    let wish = json!({ "game": "clank", "chairs": ["program", "program"] }).to_string();
    let mut maker = house.guest().http;
    while maker.post_json("/api/tables", &wish).expect("an answer").status == 201 {}
    while others.iter_mut().any(|player| player.move_at_random(luck).is_some_and(|moved| moved.reply.status == 200)) {}
    while players.iter_mut().any(finds_room) {}
}

/// Makes the first move for which there is room; was there one?
fn finds_room(player: &mut Player) -> bool {
    let scene = player.scene();
    offers(&scene).iter().any(|action| player.act(&scene["at"], action).status == 200)
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
    assert!(before.iter().any(|scene| !offers(scene).is_empty()), "the disk was full before the match was over");
    for (player, scene) in players.iter_mut().zip(&before) {
        for action in offers(scene) {
            let reply = player.act(&scene["at"], &action);
            reply.refused(503);
            assert!(reply.sentence().contains("disk is full"), "{}", reply.body);
        }
    }
    let reply = players[0].post("/chat", json!({ "text": "is it full?" }));
    assert!(matches!(reply.status, 200 | 503), "{}", reply.body);
    assert_eq!(players[0].page().status, 200, "reading works");
    assert_eq!(players[0].facts()["state"], "playing");
    players[1].events().wait_for("news").expect("streams work");
    assert_eq!(house.lines(&players[0].table), lines, "nothing is half-written");
    assert_eq!(players[0].scene()["at"], before[0]["at"]);
    house.node.restart().expect("it comes back, as full as before");
    assert_eq!(ready(&house), 503);
    assert_eq!(players[0].scene()["at"], before[0]["at"]);
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
