//! Tables of a real server played from the terminal, and arenas whose deals real workers play.
use super::table::{House, Player, chair, program, wait};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use services::{Folder, Nats};
use std::fs;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{JoinHandle, sleep};
use std::time::{Duration, Instant};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
const PROMPT: &str = "quit): ";

/// A program that ends with its owner, and what it has said.
struct Running {
    child: Child,
    input: Option<ChildStdin>,
    said: Arc<Mutex<String>>,
    /// They listen until it has said its last word.
    listeners: Vec<JoinHandle<()>>,
    /// How much of it was read, and the last picture in it.
    read: usize,
    scene: String,
}

impl Running {
    fn start(arguments: &[&str]) -> Running {
        let mut command = Command::new(program());
        command.args(arguments).env("LC_ALL", "en_US.UTF-8").env_remove("XDG_DATA_HOME");
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().expect("the program starts");
        let (input, said) = (child.stdin.take(), Arc::default());
        let out = listen(child.stdout.take().expect("a pipe"), &said);
        let err = listen(child.stderr.take().expect("a pipe"), &said);
        Running { child, input, said, listeners: vec![out, err], read: 0, scene: String::new() }
    }
    fn said(&self) -> String {
        self.said.lock().expect("nobody panics with it").clone()
    }
    /// Waits until it has said something after so many letters.
    #[track_caller]
    fn wait_for(&self, words: &str, after: usize) {
        let began = Instant::now();
        while !self.said()[after..].contains(words) {
            assert!(began.elapsed() < PATIENCE, "no {words:?} in\n{}", self.said());
            sleep(Duration::from_millis(5));
        }
    }
    fn write(&mut self, line: &str) {
        // A program that has ended needs no answer.
        let _ = writeln!(self.input.as_mut().expect("it is open"), "{line}");
    }
    fn has_ended(&mut self) -> bool {
        self.child.try_wait().expect("it is our child").is_some()
    }
    /// Waits until it ends, which it has to do well.
    fn end(mut self) -> String {
        let began = Instant::now();
        while !self.has_ended() {
            assert!(began.elapsed() < PATIENCE, "it does not end:\n{}", self.said());
            sleep(Duration::from_millis(5));
        }
        assert!(self.child.wait().expect("it has ended").success(), "{}", self.said());
        self.listeners.drain(..).for_each(|listener| listener.join().expect("it listens to the end"));
        self.said()
    }
    /// Answers the next question with the first thing that can be done; false if there was none because it ended.
    fn decide(&mut self) -> bool {
        let began = Instant::now();
        loop {
            let said = self.said();
            if let Some(at) = said[self.read..].rfind(PROMPT) {
                let new = &said[self.read..self.read + at];
                // What was asked again is not shown again.
                if let Some(scene) = new.split(PROMPT).filter(|part| part.contains("What you can do")).last() {
                    scene.clone_into(&mut self.scene);
                }
                self.read += at + PROMPT.len();
                let example = self.scene.split("for example: ").nth(1).and_then(|rest| rest.lines().next());
                let first = if self.scene.contains("\n  1  ") { Some("1") } else { example };
                let first = first.unwrap_or_else(|| panic!("nothing can be done:\n{}", self.scene)).to_owned();
                self.write(&first);
                return true;
            }
            if self.has_ended() {
                return false;
            }
            assert!(began.elapsed() < PATIENCE, "nothing is asked:\n{}", &said[self.read..]);
            sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(mut pipe: impl Read + Send + 'static, said: &Arc<Mutex<String>>) -> JoinHandle<()> {
    let said = Arc::clone(said);
    std::thread::spawn(move || {
        let (mut bytes, mut buffer) = (vec![], [0; 8_192]);
        while let Ok(count @ 1..) = pipe.read(&mut buffer) {
            bytes.extend_from_slice(&buffer[..count]);
            // A letter may come in two pieces.
            let whole = match std::str::from_utf8(&bytes) {
                Ok(text) => text.len(),
                Err(error) => error.valid_up_to(),
            };
            let text = String::from_utf8(bytes.drain(..whole).collect()).expect("it was checked");
            said.lock().expect("nobody panics with it").push_str(&text);
        }
    })
}

fn make(maker: &mut Player, game: &str, chairs: [&str; 2]) -> Value {
    maker.make(&json!({ "game": game, "chairs": chairs, "pace": 0 }))
}

/// Somebody whose cookie is kept in a file of this name.
fn join(house: &House, link: &Value, name: &str, more: &[&str]) -> Running {
    let url = format!("http://{}{}", house.node.address(), link.as_str().expect("a link"));
    let cookies = house.folder.path().join(name);
    let cookies = cookies.to_str().expect("a plain path");
    Running::start(&[&["join", &url, "--plain", "--cookie-file", cookies], more].concat())
}

#[test]
fn a_match_of_every_game_is_played_to_its_end() {
    let (house, mut maker) = House::with_guest();
    for game in registry::infos().map(|info| info.id) {
        let made = make(&mut maker, game, ["open", "level1"]);
        let mut ola = join(&house, &chair(&made, 0)["link"], game, &["--name", "Ola"]);
        while ola.decide() {}
        let said = ola.end();
        let facts = maker.facts();
        assert_eq!(facts["state"], "over", "{game}\n{said}");
        assert_eq!(facts["chairs"][0]["name"], "Ola");
        assert!(!said.contains("The connection is lost"), "{game}\n{said}");
    }
}

#[test]
fn people_wait_talk_watch_leave_and_come_back() {
    let (house, mut maker) = House::with_guest();
    let made = make(&mut maker, "gnomes", ["open", "open"]);
    let mut ola = join(&house, &chair(&made, 0)["link"], "ola", &["--name", "Ola"]);
    ola.wait_for("Waiting for the others", 0);
    ola.wait_for("Ola", 0);
    let watcher = join(&house, &made["watch"], "watcher", &["--lang", "pl"]);
    watcher.wait_for("Czekamy na innych", 0);
    let mut jo = join(&house, &chair(&made, 1)["link"], "jo", &["--name", "Jo"]);
    for person in [&ola, &jo] {
        person.wait_for(PROMPT, 0);
    }
    ola.write("/Hello, Jo");
    jo.wait_for("Ola: Hello, Jo", 0);
    watcher.wait_for("Ola: Hello, Jo", 0);
    jo.write("fly to the moon");
    jo.wait_for("“fly to the moon” isn’t the notation of an action", 0);
    jo.write("quit");
    let goodbye = jo.end();
    ola.wait_for("Jo (away)", 0);
    let back = goodbye.split("Come back with: adit ").nth(1).expect("the way back").trim().to_owned();
    let mut jo = Running::start(&[back.split(' ').collect::<Vec<_>>(), vec!["--plain"]].concat());
    jo.wait_for(PROMPT, 0);
    // Both decide at the same time and one after another, as the game wants it; each has a thread of its own.
    let others = std::thread::spawn(move || {
        while jo.decide() {}
        jo.end()
    });
    while ola.decide() {}
    for said in [ola.end(), others.join().expect("Jo plays to the end"), watcher.end()] {
        assert!(said.contains("Ola") && said.contains("Jo"));
    }
    assert_eq!(maker.facts()["state"], "over");
}

#[test]
fn a_lost_connection_is_found_again_and_a_used_link_is_refused() {
    let mut house = House::open();
    let made = make(&mut house.guest(), "clonk", ["open", "level1"]);
    let link = &chair(&made, 0)["link"];
    let mut ola = join(&house, link, "ola", &["--name", "Ola"]);
    for _ in 0..3 {
        assert!(ola.decide());
    }
    ola.wait_for(PROMPT, ola.read);
    let mut stranger = join(&house, link, "stranger", &[]);
    stranger.child.wait().expect("it ends");
    stranger.wait_for("Someone has already used this link", 0);
    house.node.kill().expect("it runs");
    ola.wait_for("The connection is lost", ola.read);
    house.node.start_again().expect("the house opens again");
    ola.wait_for("The connection is back", ola.read);
    for _ in 0..3 {
        assert!(ola.decide());
    }
    ola.wait_for(PROMPT, ola.read);
}

#[test]
fn everything_is_said_in_the_players_language_which_changes_when_they_want() {
    let house = House::open();
    let made = make(&mut house.guest(), "gnomes", ["open", "level1"]);
    let mut ola = join(&house, &chair(&made, 0)["link"], "ola", &["--lang", "pl"]);
    ola.wait_for("wyjdź): ", 0);
    ola.write("discard");
    ola.wait_for("(zasada GN-", 0);
    ola.write("nonsense");
    ola.wait_for("„nonsense” nie jest zapisem żadnego ruchu.", 0);
    let told = ola.said().len();
    ola.write("język en");
    ola.wait_for("Your choice", told);
    ola.write("discard");
    ola.wait_for("(rule GN-", told);
    ola.write("language hu");
    ola.wait_for("Választásod", told);
    ola.write("kilép");
    assert!(ola.end().contains("Az asztal"), "the farewell too");
}

#[test]
fn what_is_no_table_is_told_in_one_sentence() {
    for (url, why) in
        [("nonsense", "is not a link to a table"), ("http://127.0.0.1:9/t/abcdefgh23", "cannot reach the server")]
    {
        let mut tried = Running::start(&["join", url, "--plain"]);
        assert_eq!(tried.child.wait().expect("it ends").code(), Some(2));
        tried.wait_for(why, 0);
    }
}

/// An arena over a few deals that take a while, and what came of it without the times, which are never the same.
struct Arena {
    folder: Folder,
    contest: Vec<String>,
}

impl Arena {
    fn new(contest: &str) -> Arena {
        let folder = Folder::new("arena").expect("a folder");
        Arena { folder, contest: contest.split(' ').map(Into::into).collect() }
    }
    fn start(&self, name: &str, more: &[&str]) -> Running {
        let file = |ending: &str| self.folder.path().join(format!("{name}.{ending}")).to_string_lossy().into_owned();
        let (json, resume) = (file("json"), file("jsonl"));
        let contest: Vec<&str> = self.contest.iter().map(String::as_str).collect();
        Running::start(&[&["arena"], &contest[..], &["--json", &json, "--resume", &resume], more].concat())
    }
    /// How many lines the run with workers has written down.
    fn played(&self) -> usize {
        fs::read_to_string(self.folder.path().join("afar.jsonl")).unwrap_or_default().lines().count()
    }
    fn wait_for_deals(&self, count: usize, running: &Running) {
        let began = Instant::now();
        while self.played() < count {
            assert!(began.elapsed() < PATIENCE, "{}", running.said());
            sleep(Duration::from_millis(2));
        }
    }
    fn results(&self, name: &str) -> (Value, Vec<Value>) {
        let read =
            |ending: &str| fs::read_to_string(self.folder.path().join(format!("{name}.{ending}"))).expect("a file");
        let without = |mut value: Value, names: &[&str]| {
            for name in names {
                value.as_object_mut().expect("an object").remove(*name);
            }
            value
        };
        let mut whole: Value = serde_json::from_str(&read("json")).expect("JSON");
        for bot in whole["results"]["bots"].as_array_mut().expect("a list") {
            *bot = without(bot.take(), &["p50_us", "p99_us"]);
        }
        let deals = read("jsonl");
        let deals = deals.lines().map(|line| without(serde_json::from_str(line).expect("JSON"), &["times"]));
        (whole, deals.collect())
    }
}

fn worker(nats: &Nats) -> Running {
    let worker = Running::start(&["worker", "--bus", &nats.url(), "--threads", "1"]);
    worker.wait_for("Work comes from", 0);
    worker
}

#[test]
fn workers_play_the_same_deals_and_a_killed_one_is_replaced() {
    let nats = Nats::start().expect("a bus");
    let arena = Arena::new("clonk --bots search,rule --sims 60 --deals 24 --seed 3");
    arena.start("here", &[]).end();
    let (first, second) = (worker(&nats), worker(&nats));
    repeat_results(&nats);
    let running = arena.start("afar", &["--bus", &nats.url()]);
    arena.wait_for_deals(4, &running);
    // As kill -9 would: in the middle of a deal.
    drop(first);
    assert!(arena.played() < 24, "the run was over too soon to show anything");
    running.end();
    assert_eq!(arena.results("afar"), arena.results("here"), "each deal counts once");
    drop(second);
}

#[test]
fn a_run_that_knows_enough_leaves_nothing_in_the_queue() {
    let nats = Nats::start().expect("a bus");
    let arena = Arena::new("clonk --bots rule,random --deals 2000 --above 50");
    arena.start("here", &[]).end();
    let worker = worker(&nats);
    arena.start("afar", &["--bus", &nats.url()]).end();
    assert_eq!(arena.results("afar"), arena.results("here"));
    assert_eq!(waiting(&nats), 0, "nothing is played in vain");
    let stop = Command::new("kill").args(["-TERM", &worker.child.id().to_string()]).status().expect("a signal");
    assert!(stop.success());
    assert!(worker.end().contains("Deals played here: "));
}

#[test]
fn a_run_goes_on_when_the_bus_comes_back() {
    let mut nats = Nats::start().expect("a bus");
    let arena = Arena::new("clonk --bots search,rule --sims 40 --deals 16");
    arena.start("here", &[]).end();
    let _worker = worker(&nats);
    let running = arena.start("afar", &["--bus", &nats.url()]);
    arena.wait_for_deals(3, &running);
    nats.kill().expect("it runs");
    sleep(Duration::from_millis(500));
    nats.start_again().expect("the bus comes back");
    running.end();
    assert_eq!(arena.results("afar"), arena.results("here"));
}

/// Sends every result a second time, as a worker does that died between writing it down and saying so.
fn repeat_results(nats: &Nats) {
    let (url, (ready, listening)) = (nats.url(), std::sync::mpsc::channel());
    std::thread::spawn(move || {
        wait(async {
            let client = async_nats::connect(url).await.expect("the bus");
            let mut results = client.subscribe("arena.result.*").await.expect("a subscription");
            client.flush().await.expect("the bus");
            ready.send(()).expect("the test waits");
            while let Some(result) = results.next().await {
                // The second copy has no id, so nothing but the arena itself can see that it is one.
                if result.headers.is_some() && client.publish(result.subject, result.payload).await.is_err() {
                    return;
                }
            }
        });
    });
    listening.recv().expect("it listens");
}

/// How many deals wait to be played.
fn waiting(nats: &Nats) -> u64 {
    wait(async {
        let client = async_nats::connect(nats.url()).await.expect("the bus");
        let deals = async_nats::jetstream::new(client).get_stream("ARENA_DEALS").await.expect("the queue");
        deals.cached_info().state.messages
    })
}
