//! Power cuts: whatever was acknowledged is there afterwards, once.
use super::luck::Luck;
use super::table::{House, Player, chair, database_in, numbers, offers, play_to_the_end, program, text, wait};
use journal::{Failure, MatchId, Store, Write};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How often the power fails.
const CUTS: usize = 100;

/// The tables that are played all the time: people with and without drafts, programs, bots.
const TABLES: [&str; 4] = [
    r#"{ "game": "gnomes", "chairs": ["program", "program"], "pace": 0 }"#,
    r#"{ "game": "clonk", "chairs": ["me", "program", "level1"], "pace": 0 }"#,
    r#"{ "game": "clank", "chairs": ["me", "program"], "pace": 0 }"#,
    r#"{ "game": "gnomes", "chairs": ["me", "level1", "program"], "pace": 0 }"#,
];

/// Something that was sent: where, what, and whether it was acknowledged.
struct Attempt {
    table: String,
    seat: String,
    /// The number that the line must have.
    line: usize,
    action: String,
    acknowledged: bool,
}

#[test]
fn a_hundred_power_cuts_lose_nothing_and_double_nothing() {
    let mut house = House::open_with(&["--unlimited", "--thinkers", "1"]);
    let address = house.node.address();
    let stop = AtomicBool::new(false);
    let (mut attempts, mut restarts) = (vec![], vec![]);
    thread::scope(|scope| {
        let crews = TABLES.iter().zip(41..).map(|(wish, seed)| {
            let stop = &stop;
            scope.spawn(move || crew(address, wish, seed, stop))
        });
        let crews: Vec<_> = crews.collect();
        let mut luck = Luck::new(40);
        for _ in 0..CUTS {
            thread::sleep(Duration::from_millis(luck.below(200) as u64));
            house.node.kill().expect("it ends");
            let start = Instant::now();
            house.node.start_again().expect("it comes back");
            restarts.push(start.elapsed());
        }
        thread::sleep(Duration::from_millis(200));
        stop.store(true, Ordering::Relaxed);
        attempts = crews.into_iter().flat_map(|crew| crew.join().expect("a crew")).collect();
    });
    house.node.stop().expect("it ends well");
    restarts.sort();
    let acknowledged = attempts.iter().filter(|attempt| attempt.acknowledged).count();
    println!("{acknowledged} of {} moves acknowledged; a restart took {:?}", attempts.len(), restarts[CUTS / 2]);
    assert!(acknowledged > CUTS, "play went on between the cuts");
    check(&house.store(), &attempts);
    let mut verify = Command::new(program());
    verify.args(["journal", "verify", "--database"]).arg(database_in(&house.folder));
    let output = verify.output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_match_whose_last_chair_was_taken_when_the_power_failed_begins_later() {
    let (mut house, mut ola, _) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "open"], "pace": 0 }));
    house.node.kill().expect("it ends");
    // As if the cut had come after somebody sat down, and before the match began.
    const TAKE: &str = "UPDATE chair SET kind = 'bot', version = version + 1 WHERE table_id = $1 AND seat = 1";
    let taken = Write::new(TAKE, vec![ola.table.as_str().into()]).expecting(1);
    wait(house.store().write(vec![taken])).expect("the chair is taken");
    house.node.start_again().expect("it comes back");
    assert_eq!(ola.facts()["state"], "playing");
    play_to_the_end(std::slice::from_mut(&mut ola), &mut Luck::new(45));
}

/// Plays one table after the other until it is told to stop.
fn crew(address: SocketAddr, wish: &str, seed: u64, stop: &AtomicBool) -> Vec<Attempt> {
    let mut luck = Luck::new(seed);
    let (mut attempts, mut players) = (vec![], vec![]);
    while !stop.load(Ordering::Relaxed) {
        if players.is_empty() {
            players = seated(address, wish);
        }
        let mut over = false;
        for (seat, player) in &mut players {
            let Some(scene) = read(player) else { continue };
            over |= scene["frame"]["over"] == true;
            let offers = offers(&scene);
            if !offers.is_empty() {
                attempts.push(attempt(player, seat, &scene["at"], &luck.pick(&offers)));
            }
        }
        if over {
            players.clear();
        }
    }
    attempts
}

/// Makes a table; nobody if the power failed.
fn seated(address: SocketAddr, wish: &str) -> Vec<(String, Player)> {
    let mut me = Player::new(address);
    me.http = me.http.patience(Duration::from_secs(10));
    let Ok(answer) = me.http.post_json("/api/tables", wish) else { return vec![] };
    let Ok(made) = serde_json::from_str::<Value>(&answer.body) else { return vec![] };
    let Some(id) = made["id"].as_str() else { return vec![] };
    me.table = id.into();
    let player = |seat: usize| {
        let chair = chair(&made, seat);
        let own = match chair["kind"].as_str() {
            Some("person") => me.clone(),
            Some("program") => me.program(&chair["token"]),
            _ => return None,
        };
        Some((text(&chair["seat"]), own))
    };
    (0..made["chairs"].as_array().map_or(0, Vec::len)).filter_map(player).collect()
}

fn read(player: &mut Player) -> Option<Value> {
    let path = player.path("/scene");
    let answer = player.http.get(&path).ok().filter(|answer| answer.status == 200);
    if answer.is_none() {
        thread::sleep(Duration::from_millis(5));
    }
    serde_json::from_str(&answer?.body).ok()
}

fn attempt(player: &mut Player, seat: &str, at: &Value, action: &str) -> Attempt {
    let (path, body) = (player.path("/act"), json!({ "at": at, "action": action }).to_string());
    let acknowledged = player.http.post_json(&path, &body).is_ok_and(|answer| answer.status == 200);
    let (seq, tried) = numbers(at);
    let line = seq + tried;
    Attempt { table: player.table.clone(), seat: seat.into(), line, action: action.into(), acknowledged }
}

/// Every acknowledged decision is the line it was meant to be, every line is somebody's, and every table replays.
fn check(store: &Store, attempts: &[Attempt]) {
    let mut by_table: HashMap<&str, Vec<&Attempt>> = HashMap::new();
    attempts.iter().for_each(|attempt| by_table.entry(&attempt.table).or_default().push(attempt));
    for (table, attempts) in by_table {
        let (lines, draft) = wait(read_back(store, table)).expect("the journal can be read");
        // It is the line it was meant to be, unless others have answered the same question first: nothing but their
        // decisions may lie between.
        let all: Vec<&String> = lines.iter().chain(&draft).collect();
        let landed = |attempt: &Attempt| {
            let own = format!("{} ", attempt.seat);
            let line = (attempt.line..all.len()).find(|&line| all[line].starts_with(&own))?;
            all[attempt.line..line].iter().all(|between| between.starts_with('P')).then_some(line)
        };
        for attempt in attempts.iter().filter(|attempt| attempt.acknowledged) {
            let own = format!("{} {}", attempt.seat, attempt.action);
            assert_eq!(landed(attempt).map(|line| all[line]), Some(&own), "table {table}: lost");
        }
        let bots: Vec<&str> =
            ["P0", "P1", "P2"].into_iter().filter(|seat| attempts.iter().all(|a| a.seat != *seat)).collect();
        for (number, line) in lines.iter().enumerate() {
            let Some((seat, action)) = line.split_once(' ').filter(|(who, _)| *who != "draw") else { continue };
            let sent = |a: &&Attempt| a.seat == seat && a.action == action && landed(a) == Some(number);
            assert!(bots.contains(&seat) || attempts.iter().any(sent), "table {table}: {line} is nobody's");
        }
    }
}

/// Lines and draft of a table; the lines must replay.
async fn read_back(store: &Store, table: &str) -> Result<(Vec<String>, Vec<String>), Failure> {
    let id: MatchId = table.parse().expect("an id");
    let head = store.head(&id).await?.expect("an acknowledged table exists");
    let lines: Vec<String> = store.lines(&id, 0).await?.into_iter().map(|line| line.text).collect();
    let mut replayed = registry::game(&head.game).expect("a game").table(&head.setup).expect("its setup");
    for (number, line) in lines.iter().enumerate() {
        replayed.follow(line).unwrap_or_else(|refusal| panic!("table {table}, line {number}: {refusal}"));
    }
    replayed.audit().expect("nothing is lost or doubled");
    assert_eq!(replayed.lines(), lines);
    let rows = store.read("SELECT seq, seat, actions FROM draft WHERE table_id = $1", vec![table.into()]).await?;
    let mut draft = vec![];
    for row in rows.iter().filter(|row| row.int(0).is_ok_and(|seq| seq == lines.len() as i64)) {
        let seat = row.int(1)?;
        draft = row.text(2)?.lines().map(|action| format!("P{seat} {action}")).collect();
    }
    Ok((lines, draft))
}
