//! Every byte a browser was sent, searched for what only somebody else may know.
use super::guests::{House, wait_for_match};
use browser::{Browser, Means, PATIENCE, Progress, Screen, TablePage};
use engine::scene::{Area, Face, Item, Piece};
use engine::{Scene, Seat, Viewer};
use i18n::{Language, Speech};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Instant;
use web::Frame;

/// So many decisions of each game are looked at.
const DECISIONS: usize = 30;
const NAMES: [&str; 2] = ["Ola", "Jo"];

/// A seat, its browser and everything that came to it: lines of the record at that time, bytes.
struct Watched {
    browser: Browser,
    received: Vec<(usize, String)>,
    read: BTreeSet<String>,
}

impl Watched {
    fn new(browser: Browser) -> Watched {
        Watched { browser, received: vec![], read: BTreeSet::new() }
    }

    /// Takes down the document as it stands, every message of the stream and the body of every answer.
    fn take_down(&mut self) {
        let script = "
            const [lines, tried] = (document.getElementById('act')?.dataset.at ?? '0.0').split('.').map(Number);
            return [lines, document.documentElement.outerHTML, tried > 0];";
        let page = self.browser.run(script, &[]).expect("a document");
        let seq = page[0].as_u64().expect("a number") as usize;
        let log = self.browser.log("performance").expect("a log");
        if page[2] == true {
            // An unfinished turn shows its owner what no record says; what came of it is looked at when it is done.
            return;
        }
        self.received.push((seq, text(&page[1])));
        for message in &log {
            let about = &message["params"];
            match message["method"].as_str() {
                Some("Network.eventSourceMessageReceived") => {
                    let data = text(&about["data"]);
                    self.received.push((lines_of(&data).unwrap_or(seq), data));
                }
                Some("Network.loadingFinished") if self.read.insert(text(&about["requestId"])) => {
                    let asked = json!({ "requestId": about["requestId"] });
                    // What a page before this one loaded is gone, and was taken down with it.
                    let body = self.browser.command("Network.getResponseBody", &asked).unwrap_or_default();
                    self.received.push((seq, text(&body["body"])));
                }
                _ => {}
            }
        }
    }

    fn find(&self, until: usize, secret: &str) -> Option<&str> {
        let all = self.received.iter().filter(|(seq, _)| *seq <= until);
        all.map(|(_, bytes)| bytes.as_str()).find(|bytes| bytes.contains(secret))
    }
}

/// The lines of the record that a picture of the stream shows: it may have come after the page was read.
fn lines_of(data: &str) -> Option<usize> {
    data.split_once("data-at=\"")?.1.split('.').next()?.parse().ok()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[test]
fn no_byte_for_one_seat_tells_a_secret_of_another() {
    let house = House::open();
    let mut hidden = 0;
    for info in registry::infos() {
        let made = house.table(info.id, &json!({ "chairs": ["me", "open"] }));
        let (ola, jo) = (house.sit(&made, Screen::DESK), house.jo(&made, Screen::DESK));
        [&ola, &jo].into_iter().for_each(wait_for_match);
        let mut seats = [Watched::new(ola), Watched::new(jo)];
        play(&mut seats);
        let id = made.facts["id"].as_str().expect("an id");
        let (head, lines) = (house.head(id), house.lines(id));
        let known = Known::of(info, &head.setup, &lines);
        for (own, other) in [(0, 1), (1, 0)] {
            hidden += known.check(info.id, &seats[own], own, other);
        }
        for key in [&head.seed.to_string(), made.http.cookie("adit").expect("a cookie")] {
            assert_eq!(seats[1].find(usize::MAX, key), None, "{}: Jo was told {key}", info.id);
        }
    }
    println!("{hidden} names were another's secret");
    assert!(hidden > 20, "the search means something: {hidden}");
}

fn play(seats: &mut [Watched; 2]) {
    let (mut done, mut idle) = (0, Instant::now());
    for round in 0_u64.. {
        assert!(idle.elapsed() < PATIENCE, "after {done} decisions nothing goes on");
        for (at, seat) in seats.iter_mut().enumerate() {
            let step = TablePage::new(&seat.browser, 100 * round + at as u64).step(Means::Mouse).expect("a step");
            if matches!(step, Progress::Did(_)) {
                (done, idle) = (done + 1, Instant::now());
            }
            if matches!(step, Progress::Over) || done > DECISIONS {
                return;
            }
        }
        seats.iter_mut().for_each(Watched::take_down);
    }
}

/// What each seat may know after each line of the record, and what each seat sees.
struct Known {
    /// Everything a seat can be shown in a world that looks like the real one to it, up to this line.
    told: [Vec<String>; 2],
    /// The names of what lies open to a seat.
    sees: [Vec<BTreeSet<String>>; 2],
}

impl Known {
    fn of(info: &engine::Info, setup: &str, lines: &[String]) -> Known {
        let words = Speech::new(Language::ENGLISH, &[&[info.into()], &house::WORDS[..]].concat());
        let names = NAMES.map(String::from);
        let mut table = registry::game(info.id).expect("a game").table(setup).expect("a setup");
        let mut known = Known { told: Default::default(), sees: Default::default() };
        for step in 0..=lines.len() {
            for seat in 0..2 {
                let who = Viewer::Seat(Seat(seat as u8));
                let fresh = table.told_before(who, who.seat());
                let guess = table.guessed(Seat(seat as u8)).scene(who, fresh, &words, &names);
                // A guest is an onlooker before sitting down, and until then reads about themselves by name.
                let onlooker = Viewer::Onlooker;
                let open = table.scene(onlooker, table.told_before(onlooker, None), &words, &names);
                let pages = [guess, open].map(|scene| web::table(&scene, &Frame::default(), &words).html().to_owned());
                known.told[seat].push(pages.concat());
                known.sees[seat].push(names_in(&table.scene(who, fresh, &words, &names)));
            }
            if let Some(line) = lines.get(step) {
                table.follow(line).expect("the record replays");
            }
        }
        known
    }

    /// Looks for what only `other` sees in everything that `own` received; how much there was to look for.
    fn check(&self, game: &str, watched: &Watched, own: usize, other: usize) -> usize {
        let last = watched.received.iter().map(|(seq, _)| *seq).max().unwrap_or_default();
        let mut hidden = BTreeSet::new();
        for step in 0..=last.min(self.sees[other].len() - 1) {
            for name in &self.sees[other][step] {
                let known = self.told[own][..=step].iter().any(|page| page.contains(name.as_str()));
                if !known {
                    hidden.insert(name);
                    let found = watched.find(step, name);
                    assert_eq!(found, None, "{game}: seat {own} was sent “{name}” before line {step}");
                }
            }
        }
        hidden.len()
    }
}

fn names_in(scene: &Scene) -> BTreeSet<String> {
    fn walk(items: &[Item], names: &mut BTreeSet<String>) {
        for item in items {
            match item {
                Item::Piece(piece) => names.extend(name(piece)),
                Item::Area(area) => walk(&area.items, names),
                _ => {}
            }
        }
    }
    let mut names = BTreeSet::new();
    let areas = scene.table.iter().chain(&scene.mine).chain(&scene.aside).chain(&scene.over);
    areas.for_each(|area: &Area| walk(&area.items, &mut names));
    scene.players.iter().for_each(|player| walk(&player.things, &mut names));
    names
}

fn name(piece: &Piece) -> Option<String> {
    let open = matches!(piece.face, Face::Up(_)) && piece.name.len() > 4 && !piece.name.contains(['&', '<', '"']);
    open.then(|| piece.name.clone())
}
