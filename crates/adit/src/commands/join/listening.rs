//! What comes from the table: who sits down, and then a stream of pictures.
use super::house::{House, Trouble};
use crate::words;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;
use tui::{Guest, Sight, Update};
use web::json::TableSight;
use web::{FrameChair, Said};

/// How many milliseconds to wait before connecting again: longer each time, but never long.
const PAUSES: [u64; 4] = [300, 1_000, 3_000, 8_000];
/// How often to look at a waiting room.
const WAITING_ROOM: Duration = Duration::from_secs(1);
/// How often to look at a table where a match is being played.
const TABLE: Duration = Duration::from_secs(15);

/// Listens to a table in its own threads, until nobody wants to hear any more or listening starts again.
pub(super) struct Ears {
    id: String,
    sender: Sender<Update>,
    /// How many times listening has started: only the latest is heard.
    turn: Arc<AtomicUsize>,
}

impl Ears {
    pub(super) fn new(id: &str, sender: Sender<Update>) -> Ears {
        Ears { id: id.to_owned(), sender, turn: Arc::default() }
    }
    /// Starts to listen, and gives up what was listened to before: it may have been in another language.
    pub(super) fn listen(&self, house: &House) {
        let mine = self.turn.fetch_add(1, Ordering::Relaxed) + 1;
        for run in [listen, look] {
            let (house, id) = (house.clone(), self.id.clone());
            let ear = Ear { sender: self.sender.clone(), turn: Arc::clone(&self.turn), mine };
            thread::spawn(move || drop(run(&house, &id, &ear)));
        }
    }
}

/// What one of the threads tells what it hears through.
struct Ear {
    sender: Sender<Update>,
    turn: Arc<AtomicUsize>,
    mine: usize,
}

/// Nobody listens any more.
struct Gone;

impl Ear {
    fn tell(&self, update: Update) -> Result<(), Gone> {
        if self.turn.load(Ordering::Relaxed) != self.mine {
            return Err(Gone);
        }
        self.sender.send(update).map_err(|_| Gone)
    }
}

/// Follows the stream, and connects again when it ends.
fn listen(house: &House, id: &str, ear: &Ear) -> Result<(), Gone> {
    let mut failures = 0;
    loop {
        match house.events(&format!("/api/tables/{id}/events")) {
            Ok(stream) => {
                failures = 0;
                ear.tell(Update::Found)?;
                follow(stream, ear)?;
            }
            Err(Trouble::Refused { status: 401 | 403 | 404, message, .. }) => {
                return ear.tell(Update::Closed(message));
            }
            Err(Trouble::Refused { .. } | Trouble::Lost(_)) => {}
        }
        ear.tell(Update::Lost)?;
        thread::sleep(Duration::from_millis(PAUSES[failures.min(PAUSES.len() - 1)]));
        failures += 1;
    }
}

/// Passes on every picture until the stream ends.
fn follow(stream: impl Read, ear: &Ear) -> Result<(), Gone> {
    let (mut event, mut data) = (String::new(), String::new());
    for line in BufReader::new(stream).lines() {
        let Ok(line) = line else { return Ok(()) };
        match line.split_once(':').map(|(field, rest)| (field, rest.strip_prefix(' ').unwrap_or(rest))) {
            None if line.is_empty() => {
                if event == "scene" {
                    match TableSight::read(&data) {
                        Ok(seen) => ear.tell(Update::Shown(Box::new(sight(seen))))?,
                        Err(why) => ear.tell(Update::Closed(why.to_string()))?,
                    }
                }
                (event, data) = (String::new(), String::new());
            }
            Some(("event", name)) => event = name.to_owned(),
            Some(("data", more)) => data.push_str(more),
            // Ids, comments, and what a later server may add.
            Some(_) | None => {}
        }
    }
    Ok(())
}

/// Looks at who sits down until the match begins; after that, only at whether the table is still there.
fn look(house: &House, id: &str, ear: &Ear) -> Result<(), Gone> {
    loop {
        let facts = house.get(&format!("/api/tables/{id}")).unwrap_or_default();
        let pause = match facts["state"].as_str() {
            Some("open") => {
                let chairs = facts["chairs"].as_array().into_iter().flatten();
                ear.tell(Update::Waiting(chairs.map(waiting_guest).collect()))?;
                WAITING_ROOM
            }
            Some("closed") => {
                let closed = || words::text("cli-closed", &[("id", id.into())]);
                let why = facts["reason"].as_str().map_or_else(closed, str::to_owned);
                return ear.tell(Update::Closed(why));
            }
            Some("over") => return Ok(()),
            Some(_) => TABLE,
            None => WAITING_ROOM,
        };
        thread::sleep(pause);
    }
}

fn waiting_guest(chair: &Value) -> Guest {
    let person = matches!(chair["kind"].as_str(), Some("person" | "program"));
    let (name, present) = (chair["name"].as_str().unwrap_or_default(), chair["present"] == true);
    let bot = chair["level"].as_u64().and_then(|level| u8::try_from(level).ok());
    Guest { name: name.to_owned(), present: present || !person, bot, ..Guest::default() }
}

/// What the terminal shows of what a server says of a table.
fn sight(seen: TableSight) -> Sight {
    let TableSight { at, news, scene, frame } = seen;
    let guest = |chair: FrameChair| {
        let FrameChair { name, present, bot, stand_in, deadline, .. } = chair;
        Guest { name, present, bot, stand_in, deadline }
    };
    let said = |said: Said| if said.notice { said.text } else { format!("{}: {}", said.who, said.text) };
    Sight {
        at,
        news,
        scene,
        you: frame.you,
        can_undo: frame.can_undo,
        put_away: frame.put_away,
        routine: frame.routine,
        guests: frame.chairs.into_iter().map(guest).collect(),
        said: frame.chat.into_iter().map(said).collect(),
        over: frame.over,
    }
}
