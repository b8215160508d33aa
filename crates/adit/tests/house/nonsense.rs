//! A thousand requests that nobody should send: each is refused for its own reason, and nothing happens.
use super::luck::Luck;
use super::table::{House, Player, chair, numbers, offers, play_until, text};
use serde_json::{Value, json};
use services::Http;
use std::io::{Read, Write};
use std::net::TcpStream;

/// How many.
const REQUESTS: usize = 1_000;

/// A table in the middle of a match, and everybody around it.
pub(super) struct Place {
    pub(super) house: House,
    ola: Player,
    program: Player,
    watcher: Player,
    stranger: Player,
    foreign: Player,
    /// What Ola decided before.
    past: Vec<(String, String)>,
    /// Where the table is, what Ola may do, what nobody may.
    at: String,
    legal: Vec<String>,
    secrets: Vec<String>,
}

/// A request and the status it deserves.
struct Nonsense {
    what: &'static str,
    http: Http,
    method: &'static str,
    path: String,
    body: Option<(&'static str, String)>,
    status: u16,
}

impl Place {
    pub(super) fn new(luck: &mut Luck) -> Place {
        let house = House::open();
        let [stranger, foreign] = house.guest().with_program("gnomes", &json!({}));
        let mut ola = house.guest();
        let made = ola.make(&json!({ "game": "gnomes", "chairs": ["me", "program"], "name": "Ola" }));
        let watcher = house.watcher(&made);
        let program = ola.program(&chair(&made, 1)["token"]);
        let mut players = [ola.clone(), program.clone()];
        let mut past = vec![];
        for _ in 0..10 {
            for (seat, player) in players.iter_mut().enumerate() {
                let moved = player.move_at_random(luck).filter(|moved| moved.reply.status == 200 && seat == 0);
                past.extend(moved.map(|moved| (moved.at, moved.action)));
            }
        }
        let (_, scene) = play_until(&mut players, luck, |seat, scene| {
            seat == 0 && offers(scene).len() > 1 && players_turn(&mut ola.clone())
        });
        let secrets = vec![text(&made["watch"]).replace("/w/", ""), text(&chair(&made, 1)["token"])];
        let (at, legal) = (text(&scene["at"]), offers(&scene));
        let table = ola.table.clone();
        let there = |player: Player| Player { table: table.clone(), ..player };
        Place {
            house,
            program,
            watcher,
            stranger: there(stranger),
            foreign: there(foreign),
            ola,
            past,
            at,
            legal,
            secrets,
        }
    }

    /// Everything that can be seen of the table, by anybody, and its journal.
    fn picture(&mut self) -> Vec<String> {
        let mut players = [self.ola.clone(), self.program.clone(), self.watcher.clone()];
        let mut seen: Vec<String> =
            players.iter_mut().flat_map(|player| [player.get("").body, player.get("/scene").body]).collect();
        seen.extend(self.house.lines(&self.ola.table));
        seen
    }

    fn good_move(&self, luck: &mut Luck) -> Value {
        json!({ "at": self.at, "action": luck.pick(&self.legal) })
    }

    /// Who asks how, where and what.
    pub(super) fn any_request(&self, luck: &mut Luck) -> (Http, &'static str, String, Option<(&'static str, String)>) {
        let Nonsense { http, method, path, body, .. } = self.any(luck);
        (http, method, path, body)
    }

    fn any(&self, luck: &mut Luck) -> Nonsense {
        match luck.below(10) {
            0 => self.malformed(luck),
            1 => self.mistyped(luck),
            2 => self.oversized(luck),
            3 => self.stale(luck),
            4 => self.illegal(luck),
            5 => self.somebody_else(luck),
            6 => self.another_site(luck),
            7 => self.elsewhere(luck),
            8 => self.other_calls(luck),
            _ => self.new_table(luck),
        }
    }

    fn malformed(&self, luck: &mut Luck) -> Nonsense {
        let good = self.good_move(luck).to_string();
        let cut = good[..luck.below(good.len())].to_owned();
        let junk: String = (0..luck.below(60)).map(|_| char::from(32 + luck.below(95) as u8)).collect();
        let bodies =
            [cut, format!("{{{junk}"), "null".into(), "[]".into(), "17".into(), format!("{good}{good}"), String::new()];
        let body = luck.pick(&bodies);
        let kind = luck.pick(&["application/json", "application/json", "text/plain", "multipart/form-data", ""]);
        let request = by("malformed", &self.ola, "/act", &Value::Null, 400);
        Nonsense { body: Some((kind, body)), ..request }
    }

    fn mistyped(&self, luck: &mut Luck) -> Nonsense {
        let (at, action) = (&self.at, luck.pick(&self.legal));
        let bodies = [
            json!({ "at": 17, "action": action }),
            json!({ "at": at, "action": null }),
            json!({ "at": at }),
            json!({ "action": action }),
            json!({ "at": at, "action": [action] }),
            json!({ "at": at, "action": action, "seat": "P1" }),
            json!({ "at": "", "action": action }),
            json!({ "at": at.replace('.', ","), "action": action }),
            json!({ "at": format!("{at}.0"), "action": action }),
            json!({ "at": format!("-{at}"), "action": action }),
            json!({ "at": format!(" {at}"), "action": action }),
            json!({ "at": "99999999999999999999999999.0", "action": action }),
        ];
        by("mistyped", &self.ola, "/act", &luck.pick(&bodies), 400)
    }

    fn oversized(&self, luck: &mut Luck) -> Nonsense {
        let action = match luck.below(2) {
            0 => "x".repeat(201 + luck.below(3_000)),
            _ => "x".repeat(17_000 + luck.below(20_000)),
        };
        by("oversized", &self.ola, "/act", &json!({ "at": self.at, "action": action }), 413)
    }

    fn stale(&self, luck: &mut Luck) -> Nonsense {
        let (seq, tried) = numbers(&json!(self.at));
        let action = luck.pick(&self.legal);
        let (old_at, old_action) = luck.pick(&self.past);
        let (at, action) = match luck.below(4) {
            0 => (format!("{}.{tried}", luck.below(seq)), action),
            1 => (format!("{}.{tried}", seq + 1 + luck.below(1_000_000)), action),
            2 => (format!("{seq}.{}", tried + 1 + luck.below(50)), action),
            _ => (old_at, old_action),
        };
        by("stale or replayed", &self.ola, "/act", &json!({ "at": at, "action": action }), 409)
    }

    fn illegal(&self, luck: &mut Luck) -> Nonsense {
        let word = ["swap", "keep", "look", "arrange", "claim", "peek", "P1", "draw", "back 3", "ł\u{0}\u{7f}"];
        let action = format!("{} {} P{}.{}", luck.pick(&word), luck.below(100), luck.below(9), luck.below(100));
        let action = if self.legal.contains(&action) { "nothing".into() } else { action };
        by("illegal", &self.ola, "/act", &json!({ "at": self.at, "action": action }), 422)
    }

    fn somebody_else(&self, luck: &mut Luck) -> Nonsense {
        let nobody = Http::new(self.ola.http.address());
        let with = |http: Http| Player { http, ..self.ola.clone() };
        let secret = luck.pick(&self.secrets);
        let spoiled = secret.replacen(|letter: char| letter.is_ascii_lowercase(), "_", 1 + luck.below(20));
        let mut forged = nobody.clone();
        forged.set_cookie("adit", &spoiled);
        let (who, status) = match luck.below(8) {
            0 => (self.program.clone(), 422),
            1 => (self.watcher.clone(), 403),
            2 => (self.stranger.clone(), 404),
            3 => (self.foreign.clone(), 404),
            4 => (with(nobody), 404),
            5 => (with(forged), 404),
            6 => (with(nobody.bearer(&spoiled)), 401),
            _ => (with(nobody.with("Authorization", "Basic b2xhOm9sYQ==")), 401),
        };
        by("somebody else", &who, "/act", &self.good_move(luck), status)
    }

    fn another_site(&self, luck: &mut Luck) -> Nonsense {
        let http = self.ola.http.clone();
        let http = match luck.below(4) {
            0 => http.with("Origin", "https://evil.example"),
            1 => http.with("Origin", "null"),
            2 => http.with("Origin", &format!("http://{}.evil.example", self.ola.http.address())),
            _ => http.without("Origin").with("Sec-Fetch-Site", luck.pick(&["cross-site", "same-site", "none"])),
        };
        let request = by("another site", &self.ola, "/act", &self.good_move(luck), 403);
        Nonsense { http, ..request }
    }

    fn elsewhere(&self, luck: &mut Luck) -> Nonsense {
        let letters: String = (0..10).map(|_| char::from(b'a' + luck.below(26) as u8)).collect();
        let own = &self.ola.table;
        let paths = [
            (format!("/api/tables/{letters}/act"), 404),
            (format!("/api/tables/{letters}{letters}/act"), 404),
            (format!("/api/tables/{own}%00/act"), 404),
            (format!("/api/tables/..%2f{own}/act"), 404),
            (format!("/api/tables/{own}/{letters}"), 404),
            (format!("/{letters}/{own}"), 404),
            (format!("/api/tables/{own}/scene"), 405),
        ];
        let (path, status) = luck.pick(&paths);
        let request = by("elsewhere", &self.ola, "/act", &self.good_move(luck), status);
        if luck.below(5) == 0 {
            let method = luck.pick(&["PUT", "PATCH", "DELETE", "GET"]);
            return Nonsense { what: "another method", method, status: 405, ..request };
        }
        Nonsense { path, ..request }
    }

    fn other_calls(&self, luck: &mut Luck) -> Nonsense {
        let at = json!({ "at": self.at });
        let calls = [
            ("/undo", at, 422),
            ("/undo", json!({ "at": "1.0" }), 409),
            ("/undo", json!({}), 400),
            ("/take_back", json!({ "at": self.at, "agree": true }), 403),
            ("/take_back", json!({ "at": self.at, "agree": "yes" }), 400),
            ("/seen", json!({ "news": -1 }), 400),
            ("/seen", json!({ "news": "all" }), 400),
            ("/chairs/P1/link", json!({}), 403),
            ("/chairs/P7/link", json!({}), 400),
            ("/chairs/P3/link", json!({}), 403),
            ("/rename", json!({ "name": "x".repeat(25) }), 400),
            ("/rename", json!({ "name": 5 }), 400),
            ("/chat", json!({ "text": "" }), 400),
            ("/chat", json!({ "text": "x".repeat(301) }), 400),
            ("/chat", json!({ "text": "x".repeat(20_000) }), 413),
            ("/mute", json!({ "seat": "P9", "muted": true }), 400),
            ("/mute", json!({ "seat": "P1", "muted": "very" }), 400),
            ("/sit", json!({ "seat": "somewhere" }), 400),
            ("/rematch", json!({}), 409),
        ];
        let (to, body, status) = luck.pick(&calls);
        by(to, &self.ola, to, &body, status)
    }

    fn new_table(&self, luck: &mut Luck) -> Nonsense {
        let chairs = json!(["me", "program"]);
        let wishes = [
            json!({ "game": "chess", "chairs": chairs }),
            json!({ "game": "gnomes", "chairs": [] }),
            json!({ "game": "gnomes", "chairs": ["me"] }),
            json!({ "game": "gnomes", "chairs": vec!["level1"; 5] }),
            json!({ "game": "gnomes", "chairs": vec!["level1"; 500] }),
            json!({ "game": "gnomes", "chairs": ["me", "me"] }),
            json!({ "game": "gnomes", "chairs": ["me", "level9"] }),
            json!({ "game": "gnomes", "chairs": ["me", "somebody"] }),
            json!({ "game": "gnomes", "chairs": chairs, "options": { "start": "P7" } }),
            json!({ "game": "gnomes", "chairs": chairs, "options": { "wind": "on" } }),
            json!({ "game": "gnomes", "chairs": chairs, "options": { "start": "P3" } }),
            json!({ "game": "gnomes", "chairs": chairs, "level": 0 }),
            json!({ "game": "gnomes", "chairs": chairs, "pace": 60_001 }),
            json!({ "game": "gnomes", "chairs": chairs, "name": "x".repeat(25) }),
            json!({ "game": "gnomes", "chairs": chairs, "colour": "red" }),
        ];
        let request = by("a new table", &self.ola, "", &luck.pick(&wishes), 400);
        Nonsense { path: "/api/tables".into(), ..request }
    }
}

/// A request of somebody to their table.
fn by(what: &'static str, player: &Player, to: &str, body: &Value, status: u16) -> Nonsense {
    let body = Some(("application/json", body.to_string()));
    Nonsense { what, http: player.http.clone(), method: "POST", path: player.path(to), body, status }
}

fn players_turn(ola: &mut Player) -> bool {
    ola.facts()["turn"] == json!(["P0"])
}

#[test]
fn a_thousand_wrong_requests_are_refused_and_change_nothing() {
    let mut luck = Luck::new(81);
    let mut place = Place::new(&mut luck);
    let before = place.picture();
    let mut wrong = vec![];
    for number in 0..REQUESTS {
        let Nonsense { what, mut http, method, path, body, status } = place.any(&mut luck);
        let body = body.as_ref().map(|(kind, text)| (*kind, text.as_str()));
        let answer = http.request(method, &path, body);
        let got = answer.as_ref().map_or(0, |answer| answer.status);
        if got != status {
            let said = answer.map_or_else(|error| error.to_string(), |answer| answer.body);
            wrong.push(format!("{number} {what}: {method} {path} {body:?} is {got}, not {status}: {said}"));
        }
    }
    assert_eq!(wrong, [""; 0], "{} of {REQUESTS} were answered otherwise", wrong.len());
    assert_eq!(place.picture(), before, "the table is exactly as before");
    let action = luck.pick(&place.legal);
    place.ola.act(&json!(place.at), &action).good();
}

#[test]
fn what_is_no_http_at_all_harms_nobody() {
    let house = House::open();
    let mut luck = Luck::new(82);
    for _ in 0..50 {
        let mut stream = TcpStream::connect(house.node.address()).expect("it listens");
        let bytes: Vec<u8> = (0..luck.below(2_000)).map(|_| luck.below(256) as u8).collect();
        let starts: [&[u8]; 4] =
            [b"", b"GET ", b"POST /api/tables HTTP/1.1\r\nContent-Length: 99999999999\r\n", b"\x16\x03\x01"];
        let _ = stream.write_all(&[luck.pick(&starts), &bytes[..]].concat());
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let _ = stream.read(&mut [0; 1024]);
    }
    assert_eq!(house.guest().http.get("/health").expect("an answer").body, "ok");
}
