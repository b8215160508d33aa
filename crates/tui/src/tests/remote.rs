//! A table far away: what is sent there, and what comes from there while somebody thinks.
use super::scenes::{tale, tiles};
use super::{Script, cases, holds, one_of, unquoted, voices};
use crate::remote::{Denied, Guest, RemoteTable, Sight, Update, join_on, join_plain};
use crate::session::Leave;
use engine::Seat;
use engine::scene::{Area, Id, Layout};
use i18n::Language;
use std::collections::VecDeque;
use std::mem::take;
use std::sync::mpsc::{Receiver, Sender, channel};

/// A table that remembers what it was told, and answers with the next picture.
struct Made {
    told: Vec<String>,
    sender: Sender<Update>,
    next: VecDeque<Sight>,
}

/// News of a picture that says that somebody else was quicker.
const STALE: usize = 1_000;

impl Made {
    /// The first picture comes at once, unless there is none, and with it what else has happened.
    fn new(sights: Vec<Sight>, later: Vec<Update>) -> (Made, Receiver<Update>) {
        let (sender, updates) = channel();
        let mut made = Made { told: vec![], sender, next: sights.into() };
        if !made.next.is_empty() {
            made.answer("").expect("the first picture");
        }
        later.into_iter().for_each(|update| made.sender.send(update).expect("somebody listens"));
        (made, updates)
    }
    fn answer(&mut self, told: &str) -> Result<String, Denied> {
        if !told.is_empty() {
            self.told.push(told.to_owned());
        }
        if told.contains("nonsense") {
            return Err(Denied::Because("That is against the rules.".into()));
        }
        if let Some(Sight { news: STALE, .. }) = self.next.front() {
            let sight = self.next.pop_front().map(|sight| Sight { news: 0, ..sight });
            self.sender.send(Update::Shown(Box::new(sight.expect("it is there")))).expect("somebody listens");
            return Err(Denied::Stale);
        }
        let sight = self.next.pop_front().unwrap_or_else(|| Sight { over: true, ..sight("99.0") });
        let at = sight.at.clone();
        self.sender.send(Update::Shown(Box::new(sight))).expect("somebody listens");
        Ok(at)
    }
}

impl RemoteTable for Made {
    fn act(&mut self, at: &str, action: &str) -> Result<String, Denied> {
        self.answer(&format!("act {at} {action}"))
    }
    fn undo(&mut self, at: &str) -> Result<String, Denied> {
        self.answer(&format!("undo {at}"))
    }
    fn put_away(&mut self, news: usize) -> Result<(), Denied> {
        self.answer(&format!("seen {news}")).map(drop)
    }
    fn say(&mut self, text: &str) -> Result<(), Denied> {
        self.told.push(format!("say {text}"));
        Ok(())
    }
    fn speak(&mut self, language: Language) {
        self.told.push(format!("speak {}", language.code()));
    }
}

fn guest(name: &str) -> Guest {
    Guest { name: name.into(), present: true, ..Guest::default() }
}

fn sight(at: &str) -> Sight {
    Sight {
        at: at.into(),
        scene: tiles(),
        you: Some(Seat(0)),
        guests: vec![guest("Ania"), Guest { present: false, ..guest("Ola") }],
        ..Sight::default()
    }
}

/// A picture as a script writes it: its number, and what is special about it.
fn read_sight(written: &str) -> Sight {
    let mut words = written.split(' ');
    let mut sight = sight(words.next().expect("a number"));
    while let Some(word) = words.next() {
        match word {
            "watching" => sight.scene.offers.clear(),
            "other" => sight.scene.offers.truncate(1),
            "undo" => sight.can_undo = true,
            "routine" => sight.routine = Some("out".into()),
            "quicker" => sight.news = STALE,
            "tale" => sight.scene.beats.push(tale(1, "threw a tile out.")),
            "said" => sight.said.push(words.by_ref().collect::<Vec<_>>().join(" ")),
            "look" => {
                sight.scene.over = Some(Area::new(Id(700), "look", Layout::Row, "What you saw", vec![]));
                sight.news = words.next().and_then(|news| news.parse().ok()).expect("how much was told");
                sight.put_away = true;
            }
            _ => panic!("a picture cannot be {word}"),
        }
    }
    sight
}

/// What the table was told, what was shown, and how it was left.
fn played((mut far, updates): (Made, Receiver<Update>), keys: &str) -> (Vec<String>, Vec<String>, Leave) {
    // One key after another, and then the one that stops every program.
    let mut desk = Script { is_patient: false, ..Script::new(keys) };
    let left = join_on(&mut desk, &mut far, &updates, voices()).expect("a made-up desk never fails");
    (far.told, desk.screens, left)
}

/// The same in plain lines, which are one long screen.
fn typed((mut far, updates): (Made, Receiver<Update>), lines: &str) -> (Vec<String>, Vec<String>, Leave) {
    let (sender, mut lines) = (far.sender.clone(), lines.lines().map(str::to_owned).collect::<VecDeque<_>>());
    let mut ask = move || sender.send(Update::Written(lines.pop_front())).expect("somebody listens");
    let mut paper = vec![];
    let left = join_plain(&mut far, &updates, &mut ask, voices(), &mut paper).expect("paper takes everything");
    (far.told, vec![String::from_utf8(paper).expect("words")], left)
}

#[test]
fn every_visit_goes_as_the_script_says() {
    for (case, lines) in cases(include_str!("remote.txt")) {
        let (mut sights, mut later, mut text) = (vec![], vec![], String::new());
        let (mut told, mut screens, mut left) = (vec![], vec![], Leave::Quit);
        for (verb, rest) in lines {
            match verb {
                "sights" => sights = rest.split(", ").map(read_sight).collect(),
                "also" => later.push(Update::Shown(Box::new(read_sight(rest)))),
                "lost" => later.push(Update::Lost),
                "closed" => later.push(Update::Closed(rest.into())),
                "waiting" => later.push(Update::Waiting(rest.split(", ").map(guest).collect())),
                "keys" | "types" => {
                    let play = if verb == "keys" { played } else { typed };
                    (told, screens, left) = play(Made::new(take(&mut sights), take(&mut later)), &unquoted(rest));
                    text = screens.concat();
                }
                "told" => assert_eq!(told.join(", "), rest, "{case}"),
                "leaves" => assert_eq!(format!("{left:?}"), rest, "{case}"),
                _ => match one_of(&screens, verb, rest) {
                    Some(screen) => text = screen,
                    None => holds(case, &text, verb, rest),
                },
            }
        }
    }
}
