//! A house of one node, and those who sit at its tables.
use super::luck::Luck;
pub(super) use crate::opened::{House, database_in, wait};
use serde_json::{Value, json};
use services::{Answer, Events, Http};
use std::net::SocketAddr;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// The program under test.
pub(super) fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_adit"))
}

/// How long anything may take on a busy machine before it counts as never.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// Asks again and again until there is an answer.
#[track_caller]
pub(super) fn eventually<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if let Some(answer) = ask() {
            return answer;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("{what}: not within {PATIENCE:?}");
}

impl House {
    /// Opens it with a table in it: the house, who has made the table, and everything its maker hands on.
    #[track_caller]
    pub(super) fn with_table(wish: &Value) -> (House, Player, Value) {
        let (house, mut maker) = House::with_guest();
        let made = maker.make(wish);
        (house, maker, made)
    }

    /// Opens it, and somebody comes whom nobody knows yet.
    pub(super) fn with_guest() -> (House, Player) {
        let house = House::open();
        let guest = house.guest();
        (house, guest)
    }

    /// A browser nobody knows yet.
    pub(super) fn guest(&self) -> Player {
        Player::new(self.node.address())
    }

    /// Somebody new who watches at a made table.
    #[track_caller]
    pub(super) fn watcher(&self, made: &Value) -> Player {
        let mut watcher = self.guest();
        watcher.come(&text(&made["watch"]));
        watcher
    }

    /// Jo, who is new here and sits down in the second chair of a made table.
    #[track_caller]
    pub(super) fn jo(&self, made: &Value) -> Player {
        let mut jo = self.guest();
        jo.sit_by(&text(&chair(made, 1)["link"]), "Jo");
        jo
    }
}

/// What was answered, as JSON if it is some.
#[derive(Clone, Debug)]
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) json: Value,
    pub(super) body: String,
}

impl From<Answer> for Reply {
    fn from(answer: Answer) -> Reply {
        let json = serde_json::from_str(&answer.body).unwrap_or_default();
        Reply { status: answer.status, json, body: answer.body }
    }
}

impl Reply {
    /// The sentence of a refusal.
    pub(super) fn sentence(&self) -> &str {
        self.json["error"]["message"].as_str().unwrap_or_default()
    }

    /// The JSON of a good answer.
    #[track_caller]
    pub(super) fn good(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.json
    }

    /// Checks that it was refused with this status, in words.
    #[track_caller]
    pub(super) fn refused(&self, status: u16) {
        assert_eq!(self.status, status, "{}", self.body);
        assert!(self.sentence().ends_with('.'), "a sentence: {}", self.body);
    }
}

/// Somebody with a browser or a token, at a table or on the way to one.
#[derive(Clone)]
pub(super) struct Player {
    pub(super) http: Http,
    pub(super) table: String,
    /// The path under which the house stands.
    pub(super) base: String,
}

impl Player {
    pub(super) fn new(address: SocketAddr) -> Player {
        Player { http: Http::new(address), table: String::new(), base: "/".into() }
    }

    /// Makes a table and stays at it; everything its maker hands on.
    #[track_caller]
    pub(super) fn make(&mut self, wish: &Value) -> Value {
        let answer = self.http.post_json(&format!("{}api/tables", self.base), &wish.to_string()).expect("an answer");
        let made = Reply::from(answer).good();
        self.table = text(&made["id"]);
        made
    }

    /// Makes a table for two: this player and a program, both of whom play there.
    #[track_caller]
    pub(super) fn with_program(mut self, game: &str, more: &Value) -> [Player; 2] {
        let mut wish = json!({ "game": game, "chairs": ["me", "program"] });
        for (name, value) in more.as_object().into_iter().flatten() {
            wish[name] = value.clone();
        }
        let made = self.make(&wish);
        let program = self.program(&chair(&made, 1)["token"]);
        [self, program]
    }

    /// Follows a chair's or a watchers' link.
    #[track_caller]
    pub(super) fn come(&mut self, link: &str) -> Answer {
        let answer = self.http.get(link).expect("an answer");
        assert_eq!(answer.status, 303, "{link}: {}", answer.body);
        let to = answer.header("location").expect("somewhere to go on");
        self.table = to.strip_prefix("/t/").expect("a table").into();
        answer
    }

    /// Follows a chair's link and sits down.
    #[track_caller]
    pub(super) fn sit_by(&mut self, link: &str, name: &str) {
        self.come(link);
        self.post("/sit", json!({ "name": name })).good();
    }

    /// The program whose chair this is, at the same table.
    pub(super) fn program(&self, token: &Value) -> Player {
        let http = Http::new(self.http.address()).bearer(token.as_str().expect("a token"));
        Player { http, table: self.table.clone(), base: self.base.clone() }
    }

    pub(super) fn path(&self, what: &str) -> String {
        format!("{}api/tables/{}{what}", self.base, self.table)
    }

    /// What any address answers.
    #[track_caller]
    pub(super) fn ask(&mut self, path: &str) -> Answer {
        self.http.get(path).expect("an answer")
    }

    /// Sends a form as a browser does.
    #[track_caller]
    pub(super) fn send(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        self.http.request("POST", path, Some(("application/x-www-form-urlencoded", &form))).expect("an answer")
    }

    pub(super) fn get(&mut self, what: &str) -> Reply {
        let path = self.path(what);
        self.http.get(&path).expect("an answer").into()
    }

    pub(super) fn post(&mut self, what: &str, body: Value) -> Reply {
        let path = self.path(what);
        self.http.post_json(&path, &body.to_string()).expect("an answer").into()
    }

    #[track_caller]
    pub(super) fn facts(&mut self) -> Value {
        self.get("").good()
    }

    #[track_caller]
    pub(super) fn scene(&mut self) -> Value {
        self.get("/scene").good()
    }

    /// The page as a browser gets it, at a table that is over too.
    pub(super) fn page(&mut self) -> Answer {
        let path = format!("/t/{}?stay=1", self.table);
        self.http.get(&path).expect("an answer")
    }

    pub(super) fn act(&mut self, at: &Value, action: &str) -> Reply {
        self.post("/act", json!({ "at": at, "action": action }))
    }

    pub(super) fn events(&self) -> Events {
        self.http.events(&self.path("/events")).expect("a stream")
    }

    /// The stream of the page.
    pub(super) fn live(&self) -> Events {
        self.http.events(&format!("{}t/{}/live", self.base, self.table)).expect("a stream")
    }

    /// Decides at random, if anything is to be decided; what was sent and what came of it.
    #[track_caller]
    pub(super) fn move_at_random(&mut self, luck: &mut Luck) -> Option<Moved> {
        let scene = self.scene();
        let offers = offers(&scene);
        if offers.is_empty() {
            return None;
        }
        let action = luck.pick(&offers);
        let reply = self.act(&scene["at"], &action);
        Some(Moved { at: text(&scene["at"]), action, reply })
    }
}

/// A decision and its answer.
#[derive(Debug)]
pub(super) struct Moved {
    pub(super) at: String,
    pub(super) action: String,
    pub(super) reply: Reply,
}

/// Everything a scene offers, in notation.
pub(super) fn offers(scene: &Value) -> Vec<String> {
    // All orders of some pieces are not written out, but a reader knows them.
    let scene = web::json::read_scene(&scene["scene"]).expect("a scene");
    scene.all_offers().map(|offer| offer.act.clone()).collect()
}

pub(super) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text but {value}")).into()
}

/// What a picture answers to: the lines in the record, and the actions in the viewer's own draft.
pub(super) fn numbers(at: &Value) -> (usize, usize) {
    let at = text(at);
    let (seq, tried) = at.split_once('.').expect("two numbers");
    (seq.parse().expect("a number"), tried.parse().expect("a number"))
}

/// A chair of a made table.
pub(super) fn chair(made: &Value, seat: usize) -> &Value {
    &made["chairs"][seat]
}

/// Plays until the match is over. Those who are not among these players are bots.
#[track_caller]
pub(super) fn play_to_the_end(players: &mut [Player], luck: &mut Luck) {
    let mut idle = Instant::now();
    loop {
        let mut moved = false;
        for player in &mut *players {
            if let Some(decided) = player.move_at_random(luck) {
                (moved, idle) = (true, Instant::now());
                assert!(matches!(decided.reply.status, 200 | 409), "{decided:?}");
            }
        }
        if !moved {
            if players[0].facts()["state"] == "over" {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        assert!(idle.elapsed() < PATIENCE, "the match does not go on");
    }
}

/// Plays until somebody of these players has to decide, and something is true of what they are shown.
#[track_caller]
pub(super) fn play_until(
    players: &mut [Player],
    luck: &mut Luck,
    mut is_so: impl FnMut(usize, &Value) -> bool,
) -> (usize, Value) {
    let mut idle = Instant::now();
    while idle.elapsed() < PATIENCE {
        for (seat, player) in players.iter_mut().enumerate() {
            let scene = player.scene();
            if is_so(seat, &scene) {
                return (seat, scene);
            }
            if player.move_at_random(luck).is_some() {
                idle = Instant::now();
            }
        }
    }
    panic!("it was never so");
}
