//! Somebody who brings a table into the state that is to be seen, as a program would.
use crate::browser::{Browser, Mishap, PATIENCE};
use serde_json::{Value, json};
use services::{Http, Node};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// A guest of the house, and a second one who may sit beside.
#[derive(Debug)]
pub struct Companion {
    address: SocketAddr,
    own: Http,
    other: Http,
    table: String,
    luck: u64,
}

/// Which of the two acts.
#[derive(Clone, Copy)]
enum Who {
    Own,
    Other,
}

impl Companion {
    /// Somebody whom nobody knows yet.
    pub fn new(node: &Node) -> Companion {
        Companion { address: node.address(), own: node.http(), other: node.http(), table: String::new(), luck: 5 }
    }

    /// Opens a page in a browser as this guest.
    pub fn enter(&self, browser: &mut Browser, path: &str) -> Result<(), Mishap> {
        if self.own.cookie("adit").is_some() {
            browser.become_same(&self.own)?;
        }
        browser.go(&format!("http://{}{path}", self.address))?;
        let quiet = "return document.fonts.status === 'loaded' && [...document.images].every((e) => e.complete)";
        browser.wait_for("the pictures", quiet, &[]).map(drop)
    }

    /// Makes a table; its path.
    pub fn make(&mut self, game: &str, chairs: &[&str], more: &[(&str, Value)]) -> Result<String, Mishap> {
        let mut wish = json!({ "game": game, "chairs": chairs, "name": "Ida", "pace": 0 });
        for (name, value) in more {
            wish[*name] = value.clone();
        }
        let made = post(&mut self.own, "/api/tables", &wish)?;
        self.table = made["id"].as_str().unwrap_or_default().to_owned();
        let links = made["chairs"].as_array().into_iter().flatten();
        if let Some(link) = links.filter_map(|chair| chair["link"].as_str()).next().filter(|_| more.is_empty()) {
            self.other.get(link)?;
            post(&mut self.other, &format!("/api/tables/{}/sit", self.table), &json!({ "name": "Oskar" }))?;
        }
        Ok(format!("/t/{}", self.table))
    }

    /// Makes this many decisions, and those of the other person in between, then waits for the next one. Gives how many
    /// were made before the match was over.
    pub fn play(&mut self, decisions: usize) -> Result<usize, Mishap> {
        let (mut done, mut idle) = (0, Instant::now());
        while idle.elapsed() < PATIENCE {
            let scene = self.scene(Who::Own)?;
            let asked = !offers(&scene).is_empty();
            if scene["frame"]["over"] == true || (asked && done >= decisions) {
                return Ok(done);
            }
            if asked {
                self.decide(Who::Own, &scene)?;
                (done, idle) = (done + 1, Instant::now());
            } else if self.put_away(&scene)? || self.play_other()? {
                idle = Instant::now();
            } else {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        Err("the match does not go on".into())
    }

    /// Dismisses what is held up, because bots wait while a person is looking at something.
    fn put_away(&mut self, scene: &Value) -> Result<bool, Mishap> {
        let is_held_up = scene["frame"]["put_away"] == true;
        if is_held_up {
            let path = format!("/api/tables/{}/seen", self.table);
            post(&mut self.own, &path, &json!({ "news": scene["news"] }))?;
        }
        Ok(is_held_up)
    }

    /// Plays on until the other person has to decide and this one has not.
    pub fn play_until_other(&mut self) -> Result<(), Mishap> {
        for _ in 0..200 {
            let scene = self.scene(Who::Own)?;
            if offers(&scene).is_empty() && !offers(&self.scene(Who::Other)?).is_empty() {
                return Ok(());
            }
            self.decide(Who::Own, &scene)?;
        }
        Err("it is never the other's turn".into())
    }

    fn play_other(&mut self) -> Result<bool, Mishap> {
        if self.other.cookie("adit").is_none() {
            return Ok(false);
        }
        let scene = self.scene(Who::Other)?;
        self.decide(Who::Other, &scene)
    }

    /// Decides by lot, rather for what the page itself would put first.
    fn decide(&mut self, who: Who, scene: &Value) -> Result<bool, Mishap> {
        let all = offers(scene);
        let first: Vec<&Value> = all.iter().copied().filter(|offer| offer["main"] == true).collect();
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let luck = (self.luck >> 33) as usize;
        let from = if first.is_empty() || luck.is_multiple_of(4) { &all } else { &first };
        let Some(offer) = from.get(luck / 4 % from.len().max(1)) else { return Ok(false) };
        let wish = json!({ "at": scene["at"], "action": offer["act"] });
        let path = format!("/api/tables/{}/act", self.table);
        // Somebody else may have been quicker.
        let _ = post(self.http(who), &path, &wish);
        Ok(true)
    }

    /// The kinds of big moments that the page of the table could show now.
    pub fn moments(&mut self) -> Result<Vec<String>, Mishap> {
        let page = self.own.get(&format!("/t/{}?stay=1", self.table))?.body;
        let kinds = page.split("class=\"happens happens-").skip(1).filter_map(|rest| rest.split('"').next());
        Ok(kinds.map(str::to_owned).collect())
    }

    /// What the guest has seen: lines in the record and actions in the guest's draft.
    pub fn at(&mut self) -> Result<String, Mishap> {
        Ok(self.scene(Who::Own)?["at"].as_str().unwrap_or_default().to_owned())
    }

    fn scene(&mut self, who: Who) -> Result<Value, Mishap> {
        let path = format!("/api/tables/{}/scene", self.table);
        let answer = self.http(who).get(&path)?;
        serde_json::from_str(&answer.body).map_err(|error| Mishap::from(format!("{path}: {error}: {}", answer.body)))
    }

    fn http(&mut self, who: Who) -> &mut Http {
        match who {
            Who::Own => &mut self.own,
            Who::Other => &mut self.other,
        }
    }

    /// The path of another page about the same match.
    pub fn about(&self, page: &str) -> String {
        page.replace("ID", &self.table)
    }
}

fn offers(scene: &Value) -> Vec<&Value> {
    let groups = scene["scene"]["offers"].as_array().into_iter().flatten();
    groups.flat_map(|group| group["offers"].as_array().into_iter().flatten()).collect()
}

fn post(http: &mut Http, path: &str, body: &Value) -> Result<Value, Mishap> {
    let answer = http.post_json(path, &body.to_string())?;
    match answer.status {
        200..300 => Ok(serde_json::from_str(&answer.body).unwrap_or_default()),
        status => Err(Mishap::from(format!("{path}: {status} {}", answer.body))),
    }
}
