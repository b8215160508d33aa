//! Secrets: what is not yours never reaches you, whatever you ask.
use super::cluster::Cluster;
use super::luck::Luck;
use super::table::{House, PATIENCE, Player, chair, numbers, text, wait};
use engine::{Seat, Viewer};
use i18n::{Language, Speech};
use journal::Head;
use serde_json::{Value, json};
use services::{Events, ServerEvent};

/// Decisions that are watched closely in each game.
const DECISIONS: usize = 120;
const NAMES: [&str; 3] = ["Ola", "Jo", "Kim"];

/// Three people and a watcher, and every byte each of them was sent.
struct Watched {
    players: Vec<Player>,
    streams: Vec<[Events; 2]>,
    bytes: Vec<Vec<String>>,
    /// The scenes of each seat: lines in the record, what was shown.
    scenes: Vec<Vec<(usize, Value)>>,
    watch: String,
    links: Vec<String>,
}

impl Watched {
    fn new(house: &House, game: &str) -> Watched {
        let mut players: Vec<Player> = (0..4).map(|_| house.guest()).collect();
        let made = players[0].make(&json!({ "game": game, "chairs": ["me", "open", "open"], "name": "Ola" }));
        for seat in 1..3 {
            players[seat].sit_by(&text(&chair(&made, seat)["link"]), NAMES[seat]);
        }
        let watch = text(&made["watch"]);
        let links = (1..3).map(|seat| text(&chair(&made, seat)["link"])).collect();
        players[3].come(&watch);
        let streams = players.iter().map(|player| [player.events(), player.live()]).collect();
        Watched { players, streams, bytes: vec![vec![]; 4], scenes: vec![vec![]; 4], watch, links }
    }

    /// Everybody looks at everything.
    fn look(&mut self, closely: bool) {
        for (who, player) in self.players.iter_mut().enumerate() {
            let shown = player.get("/scene");
            if let (seq, 0) = numbers(&shown.json["at"]) {
                self.scenes[who].push((seq, shown.json["scene"].clone()));
            }
            self.bytes[who].push(shown.body);
            if closely {
                let page = player.page();
                let headers = page.headers.iter().map(|(name, value)| format!("{name}: {value}\n")).collect();
                self.bytes[who].extend([player.get("").body, page.body, headers, player.get("/record").body]);
            }
        }
    }

    fn play(&mut self, luck: &mut Luck) {
        for decision in 0..DECISIONS {
            // At the end everything is opened.
            if self.players[0].facts()["state"] == "over" {
                return;
            }
            self.look(decision % 15 == 0);
            if !(0..3).any(|seat| self.players[seat].move_at_random(luck).is_some()) {
                return;
            }
        }
    }

    /// Reads all that the streams have told up to where the table stands.
    fn drain(&mut self) -> Vec<Vec<ServerEvent>> {
        let mut last = vec![];
        for ((player, streams), bytes) in self.players.iter_mut().zip(&mut self.streams).zip(&mut self.bytes) {
            let (mut told, now) = (vec![], text(&player.scene()["at"]));
            for stream in streams {
                let mut at = String::new();
                while at != now {
                    let event = stream.next_within(PATIENCE).expect("in time").expect("the stream goes on");
                    at.clone_from(&event.id);
                    bytes.push(event.data.clone());
                    told.push(event);
                }
            }
            last.push(told);
        }
        last
    }
}

#[test]
fn nobody_is_sent_what_a_world_that_looks_alike_would_not_send() {
    let house = House::open();
    for info in registry::infos() {
        let mut watched = Watched::new(&house, info.id);
        watched.play(&mut Luck::new(91));
        let told = watched.drain();
        let (head, key) = inside(&house, &watched.players[0].table);
        let secrets = secrets(&watched, &head, &key);
        for (who, bytes) in watched.bytes.iter().enumerate() {
            assert!(bytes.len() > 50, "{} bytes", bytes.len());
            for (owner, secret) in &secrets {
                let found = bytes.iter().find(|text| *owner != Some(who) && text.contains(secret.as_str()));
                assert_eq!(found, None, "{}: {who} was told a secret of {owner:?}: {secret}", info.id);
            }
        }
        alike(&house, &watched, &head);
        same_for_all_watchers(&house, &watched, &told[3]);
    }
}

/// What the house keeps for itself.
fn inside(house: &House, table: &str) -> (Head, String) {
    let read = "SELECT value FROM setting WHERE name = 'key'";
    let rows = wait(house.store().read(read, vec![])).expect("it can be read");
    (house.head(table), rows[0].text(0).expect("a text").to_owned())
}

/// What nobody else may be told, and whose it is: nobody's at all, or that of one person.
fn secrets(watched: &Watched, head: &Head, key: &str) -> Vec<(Option<usize>, String)> {
    let mut secrets = vec![(None, head.seed.to_string()), (None, key.to_owned())];
    secrets.extend(watched.links.iter().map(|link| (None, link.clone())));
    for (who, player) in watched.players.iter().enumerate() {
        let cookie = player.http.cookie("adit").expect("a cookie");
        let (person, proof) = cookie.split_once('.').expect("a person and a proof");
        secrets.extend([(Some(who), person.to_owned()), (Some(who), proof.to_owned())]);
    }
    secrets
}

/// What each seat was shown is what it would be shown in another world that fits what it knows.
fn alike(house: &House, watched: &Watched, head: &Head) {
    let game = registry::game(&head.game).expect("a game");
    let words = Speech::new(Language::ENGLISH, &[&[game.info().into()], &house::WORDS[..]].concat());
    let names = NAMES.map(String::from);
    let lines = house.lines(&watched.players[0].table);
    let mut table = game.table(&head.setup).expect("a setup");
    let (mut compared, mut different) = (0, 0);
    for step in 0..=lines.len() {
        for (seat, scenes) in (0..3).map(Seat).zip(&watched.scenes) {
            for (_, shown) in scenes.iter().filter(|(seq, _)| *seq == step) {
                let (who, guess) = (Viewer::Seat(seat), table.guessed(seat));
                let fresh = table.told_before(who, Some(seat));
                let alike = web::json::scene(&guess.scene(who, fresh, &words, &names));
                assert_eq!(alike, *shown, "{} was shown more than {seat} can know, at line {step}", head.game);
                compared += 1;
                different += usize::from(guess.position_text() != table.position_text());
            }
        }
        if let Some(line) = lines.get(step) {
            table.follow(line).expect("the record replays");
        }
    }
    println!("{}: {compared} scenes compared, {different} of them with a world that is another", head.game);
    assert!(compared > 50 && different > compared / 4, "the comparison means something");
}

/// Who watched all the time sees what somebody sees who came just now.
fn same_for_all_watchers(house: &House, watched: &Watched, told: &[ServerEvent]) {
    let (mut old, mut new) = (watched.players[3].clone(), house.guest());
    new.come(&watched.watch);
    let last = told.iter().rfind(|event| event.event == "scene").expect("a scene");
    let last: Value = serde_json::from_str(&last.data).expect("JSON");
    let fresh = new.scene();
    assert_eq!((&last["scene"], &last["at"]), (&fresh["scene"], &fresh["at"]));
    assert_eq!(old.get("/scene").body, fresh.to_string());
    assert_eq!(old.page().body, new.page().body);
}

#[test]
fn the_seed_opens_only_at_the_end() {
    let house = House::open();
    let mut players = house.guest().with_program("gnomes", &json!({}));
    let seed = house.head(&players[0].table).seed.to_string();
    let mut luck = Luck::new(92);
    while players[0].facts()["state"] == "playing" {
        for player in &mut players {
            player.move_at_random(&mut luck);
        }
        let mut read = players[0].clone();
        let (facts, record, page) = (read.get("").body, read.get("/record").body, read.page().body);
        if players[0].facts()["state"] == "playing" {
            assert!([facts, record, page].iter().all(|text| !text.contains(&seed)));
        }
    }
    assert_eq!(players[0].facts()["seed"], seed);
}

/// Uses every secret address once, and gives all secrets that were used.
fn use_secrets(mut ola: Player, mut jo: Player, mut kim: Player) -> Vec<String> {
    let wish = json!({ "game": "gnomes", "chairs": ["me", "open", "program"], "name": "Olaf der Geheime" });
    let made = ola.make(&wish);
    let (link, watch, token) = (text(&chair(&made, 1)["link"]), text(&made["watch"]), text(&chair(&made, 2)["token"]));
    jo.sit_by(&link, "Jo");
    kim.come(&watch);
    let mut json = |method: &str, path: &str| -> Value {
        let body = ola.http.request(method, path, Some(("application/json", "{}"))).expect("an answer").body;
        serde_json::from_str(&body).expect("JSON")
    };
    let device = text(&json("POST", "/api/me/link")["link"]);
    let feed = text(&json("GET", "/api/me")["feed"]);
    for path in [&device, &device, &feed, &watch, &link] {
        kim.clone().http.get(path).expect("an answer");
        kim.clone().http.get(&format!("{path}x?secret={path}")).expect("an answer");
    }
    ola.post("/chat", json!({ "text": "nobody shall read this" })).good();
    let mut program = ola.program(&json!(token));
    for player in [&mut ola, &mut jo, &mut program] {
        player.move_at_random(&mut Luck::new(93));
    }
    let bare = |path: &str| path.trim_end_matches(".atom").rsplit('/').next().unwrap_or_default().to_owned();
    let mut secrets = vec![bare(&link), bare(&watch), bare(&device), bare(&feed), token, "nobody shall read".into()];
    for player in [&ola, &jo, &kim] {
        secrets.push(player.http.cookie("adit").expect("a cookie").into());
    }
    secrets.push("Olaf".into());
    secrets
}

#[test]
fn no_log_holds_a_link_a_token_a_cookie_or_a_seed() {
    let house = House::open_with(&["--unlimited", "--verbose"]);
    let cluster = Cluster::start_with(1, &["--unlimited", "--verbose", "--log", "json"]);
    let mut secrets = use_secrets(house.guest(), house.guest(), house.guest());
    secrets.extend(use_secrets(cluster.guest(0), cluster.guest(0), cluster.guest(0)));
    let matches = wait(house.store().matches(None, 10)).expect("the matches");
    secrets.extend(matches.iter().map(|head| head.seed.to_string()));
    secrets.push(inside(&house, matches[0].id.as_str()).1);
    for log in [house.node.log(), cluster.nodes[0].log()] {
        assert!(log.contains("/api/tables"), "it is verbose: {log}");
        for secret in &secrets {
            let line = log.lines().find(|line| line.contains(secret));
            assert_eq!(line, None, "the log tells {secret}");
        }
    }
}

#[test]
fn no_answer_may_be_kept_framed_or_told_to_other_sites() {
    let (_house, mut ola, made) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "open"] }));
    let link = text(&chair(&made, 1)["link"]);
    let own = [ola.path(""), format!("/t/{}", ola.table), link, "/".into(), "/nothing".into()];
    for path in own {
        let answer = ola.http.get(&path).expect("an answer");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
        let referrer = if path.starts_with("/c/") { "no-referrer" } else { "same-origin" };
        assert_eq!(answer.header("referrer-policy"), Some(referrer), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
    }
}
