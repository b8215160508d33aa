//! What may break breaks: a node, the bus, the database.
use super::cluster::{Cluster, moved};
use super::luck::Luck;
use super::table::{Player, Reply, chair, eventually, offers, program, text};
use serde_json::{Value, json};
use services::{Events, Haproxy, Node, Relay};
use std::thread;
use std::time::{Duration, Instant};

/// Ola and a program at a table.
fn seated(ola: Player) -> [Player; 2] {
    ola.with_program("gnomes", &json!({ "pace": 0 }))
}

/// Somebody decides; the answer says where the table is now.
#[track_caller]
fn one_move(players: &mut [Player], luck: &mut Luck) -> String {
    for player in players {
        if let Some(moved) = player.move_at_random(luck) {
            return text(&moved.reply.good()["at"]);
        }
    }
    panic!("nobody can decide");
}

/// The first update of a stream that shows the table at or after this point.
#[track_caller]
fn shown(stream: &mut Events, at: &str) -> Value {
    let seq = |at: &str| at.split_once('.').and_then(|(seq, _)| seq.parse::<usize>().ok()).unwrap_or(0);
    loop {
        let event = stream.wait_for("scene").expect("an update");
        if seq(&event.id) >= seq(at) {
            return serde_json::from_str(&event.data).expect("JSON");
        }
    }
}

#[test]
fn players_of_a_killed_node_go_on_through_another() {
    let mut cluster = Cluster::start(3);
    let addresses: Vec<_> = cluster.nodes.iter().map(Node::address).collect();
    let haproxy = Haproxy::start(&addresses).expect("haproxy");
    let ready = || Player::new(haproxy.address()).http.get("/ready").is_ok_and(|answer| answer.status == 200);
    eventually("haproxy knows the nodes", || ready().then_some(()));
    let mut luck = Luck::new(31);
    let mut times = vec![];
    for _ in 0..3 {
        let mut players = seated(Player::new(haproxy.address()));
        let mut stream = players[0].events();
        for _ in 0..5 {
            let at = one_move(&mut players, &mut luck);
            shown(&mut stream, &at);
        }
        let killed = cluster.streaming();
        cluster.nodes[killed].kill().expect("it ends");
        let start = Instant::now();
        let at = eventually("the next move", || next_move(&mut players, &mut luck));
        let moved = start.elapsed();
        let reopened = eventually("a new stream", || players[0].http.events(&players[0].path("/events")).ok());
        shown(&mut reopened.patience(Duration::from_secs(30)), &at);
        times.push((moved, start.elapsed()));
        cluster.nodes[killed].start_again().expect("it comes back");
    }
    println!("from the kill to the next move, and to the next update: {times:?}");
}

/// As a browser does: whatever goes wrong is tried again.
fn next_move(players: &mut [Player], luck: &mut Luck) -> Option<String> {
    for player in players {
        let (scene, act) = (player.path("/scene"), player.path("/act"));
        let Ok(answer) = player.http.get(&scene) else { continue };
        let Ok(shown) = serde_json::from_str::<Value>(&answer.body) else { continue };
        let offers = offers(&shown);
        if offers.is_empty() {
            continue;
        }
        let wish = json!({ "at": shown["at"], "action": luck.pick(&offers) }).to_string();
        if let Ok(answer) = player.http.post_json(&act, &wish)
            && answer.status == 200
        {
            let now: Value = serde_json::from_str(&answer.body).expect("JSON");
            return Some(text(&now["at"]));
        }
    }
    None
}

#[test]
fn the_bots_of_a_killed_node_are_taken_over_by_another() {
    let mut cluster = Cluster::start(2);
    let mut ola = cluster.guest(0);
    let made = ola.make(&json!({ "game": "gnomes", "chairs": ["level1", "level1", "program"], "pace": 50 }));
    let mut program = moved(&ola.program(&chair(&made, 2)["token"]), cluster.nodes[1].address());
    let mut luck = Luck::new(32);
    let mut decide = || {
        program.move_at_random(&mut luck);
        program.facts()["at"].clone()
    };
    for _ in 0..5 {
        decide();
    }
    cluster.nodes[0].kill().expect("it ends");
    let (start, before) = (Instant::now(), decide());
    eventually("the bots play on", || (decide() != before).then_some(()));
    println!("bots went on after {:?}", start.elapsed());
    let mut ola = moved(&ola, cluster.nodes[1].address());
    eventually("the match ends", || {
        decide();
        (ola.get("/record").status == 200).then_some(())
    });
}

#[test]
fn without_the_bus_play_goes_on_and_every_node_learns_of_it() {
    let mut cluster = Cluster::start(2);
    let mut players = seated(cluster.guest(0));
    let elsewhere = moved(&players[0], cluster.nodes[1].address());
    let mut stream = elsewhere.events();
    let mut luck = Luck::new(33);
    let mut times = vec![];
    for bus in [true, false, true] {
        match bus {
            true => cluster.nats.start_again().expect("NATS comes back"),
            false => cluster.nats.stop().expect("NATS ends"),
        }
        for _ in 0..3 {
            let at = one_move(&mut players, &mut luck);
            let start = Instant::now();
            shown(&mut stream, &at);
            times.push((bus, start.elapsed()));
        }
        let mut both = [moved(&players[0], cluster.nodes[1].address()), moved(&players[1], cluster.nodes[1].address())];
        for _ in 0..2 {
            let at = one_move(&mut players, &mut luck);
            // Whoever looks through the other node, without a stream of their own, sees the same soon.
            eventually("the other node knows", || {
                let seen: Vec<Value> = both.iter_mut().map(|player| player.scene()["at"].clone()).collect();
                seen.iter().all(|seen| *seen == at.as_str()).then_some(())
            });
            one_move(&mut both, &mut luck);
            eventually("this node knows", || (players[0].scene()["at"] == both[0].scene()["at"]).then_some(()));
        }
    }
    println!("updates through the other node, with and without the bus: {times:?}");
    let lines = cluster.lines(&players[0].table);
    assert_eq!(players[0].scene()["at"], format!("{}.0", lines.len()));
}

#[test]
fn a_node_without_streams_learns_of_moves_without_the_bus() {
    let mut cluster = Cluster::start(2);
    let mut players = seated(cluster.guest(0));
    let mut elsewhere = moved(&players[0], cluster.nodes[1].address());
    elsewhere.scene();
    cluster.nats.stop().expect("NATS ends");
    let at = one_move(&mut players, &mut Luck::new(34));
    let start = Instant::now();
    eventually("the other node knows", || (elsewhere.scene()["at"] == at.as_str()).then_some(()));
    println!("a page without a stream was right after {:?}", start.elapsed());
}

#[test]
fn without_the_database_moves_are_refused_in_words_and_succeed_when_it_returns() {
    let mut cluster = Cluster::start(1);
    let mut players = seated(cluster.guest(0));
    let mut luck = Luck::new(35);
    for _ in 0..4 {
        one_move(&mut players, &mut luck);
    }
    let lines = cluster.lines(&players[0].table);
    cluster.postgres.stop().expect("PostgreSQL ends");
    let start = Instant::now();
    let refused: Vec<_> = players.iter_mut().filter_map(|player| player.move_at_random(&mut luck)).collect();
    println!("refused after {:?}: {}", start.elapsed(), refused[0].reply.body);
    assert!(!refused.is_empty());
    for moved in &refused {
        moved.reply.refused(503);
        assert!(moved.reply.sentence().contains("nothing was changed"), "{}", moved.reply.body);
    }
    let mut anybody = cluster.guest(0).http;
    let wish = json!({ "game": "gnomes", "chairs": ["me", "program"], "pace": 0 }).to_string();
    assert_eq!(anybody.get("/health").expect("an answer").status, 200);
    assert_eq!(anybody.get("/ready").expect("an answer").status, 503);
    let made = anybody.post_json("/api/tables", &wish).expect("an answer");
    assert_eq!(made.status, 503, "{}", made.body);
    thread::sleep(Duration::from_millis(700));
    cluster.postgres.start_again().expect("PostgreSQL comes back");
    assert_eq!(cluster.lines(&players[0].table), lines, "what was refused was not done");
    let start = Instant::now();
    eventually("moves succeed again", || next_move(&mut players, &mut luck));
    println!("the first move succeeded after {:?}", start.elapsed());
    assert_eq!(anybody.get("/ready").expect("an answer").status, 200);
    let now = cluster.lines(&players[0].table);
    assert!(now.len() > lines.len() && now[..lines.len()] == lines[..]);
}

#[test]
fn a_power_cut_of_the_database_loses_no_acknowledged_move() {
    let mut cluster = Cluster::start(1);
    let mut players = seated(cluster.guest(0));
    let mut luck = Luck::new(36);
    let mut acknowledged = String::new();
    for _ in 0..3 {
        for _ in 0..5 {
            acknowledged = eventually("a move", || next_move(&mut players, &mut luck));
        }
        cluster.postgres.kill().expect("PostgreSQL ends");
        cluster.postgres.start_again().expect("PostgreSQL comes back");
        assert_eq!(acknowledged, format!("{}.0", cluster.lines(&players[0].table).len()));
    }
    assert_ne!(acknowledged, "");
}

/// A node whose way to the database can be cut.
fn over_a_way(cluster: &Cluster) -> (Relay, Node) {
    let way = Relay::to(cluster.postgres.address()).expect("a way");
    let node = Node::start(program(), &["--unlimited", "--database", &way.url()]).expect("a node");
    (way, node)
}

/// Checks that nobody claims to know what became of it.
#[track_caller]
fn is_unsure(reply: &Reply) {
    reply.refused(503);
    assert_eq!(reply.json["error"]["code"], "unsure");
    assert!(reply.sentence().contains("nobody knows yet whether this was saved"), "{}", reply.body);
}

/// A move on its own is one statement; where more is written there is a `COMMIT` at the end.
#[test]
fn a_move_of_which_nobody_knows_whether_it_was_kept_is_not_called_undone() {
    let cluster = Cluster::start(0);
    let (way, node) = over_a_way(&cluster);
    let [mut ola, _] = seated(Player::new(node.address()));
    let (mut stream, before, scene) = (ola.events(), cluster.lines(&ola.table), ola.scene());
    let action = offers(&scene).swap_remove(0);
    way.break_at(&action);
    is_unsure(&ola.act(&scene["at"], &action));
    let now = cluster.lines(&ola.table);
    assert!(now.len() > before.len() && now[..before.len()] == before[..], "this time it was kept");
    shown(&mut stream, &format!("{}.0", now.len()));
    ola.act(&scene["at"], &action).refused(409);
    way.break_at("COMMIT");
    is_unsure(&ola.post("/chat", json!({ "text": "was that heard?" })));
    eventually("what was said is heard", || ola.page().body.contains("was that heard?").then_some(()));
}

#[test]
fn a_program_that_does_not_try_again_is_asked_again_when_the_store_answers() {
    let mut cluster = Cluster::start(1);
    let mut players = seated(cluster.guest(0));
    let mut luck = Luck::new(38);
    let mut stream = players[1].events();
    let asked = loop {
        match stream.next_within(Duration::from_secs(1)).expect("a stream") {
            Some(event) if event.event == "decide" => break event.data,
            Some(_) => {}
            None => drop(players[0].move_at_random(&mut luck)),
        }
    };
    let question: Value = serde_json::from_str(&asked).expect("JSON");
    cluster.postgres.stop().expect("PostgreSQL ends");
    players[1].act(&question["at"], question["legal"][0].as_str().expect("an action")).refused(503);
    cluster.postgres.start_again().expect("PostgreSQL comes back");
    assert_eq!(stream.wait_for("decide").expect("asked again").data, asked);
    players[1].act(&question["at"], question["legal"][0].as_str().expect("an action")).good();
}
