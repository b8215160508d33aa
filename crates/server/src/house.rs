//! The house: what all tables share.
use crate::WORDS;
use crate::bus::Bus;
use crate::fault::{Fault, Outcome, Why};
use crate::keys::Keys;
use crate::limits::Limits;
use crate::meters::Meters;
use crate::readers::Readers;
use crate::room::Room;
use crate::rows::MIGRATIONS;
use crate::study::Studies;
use crate::time::now;
use engine::{Digest, Info};
use i18n::{Language, Speech, Table};
use journal::{Address, Failure, MatchId, Store, Value, Write};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the journal is kept.
    pub database: Address,
    /// Other nodes of the same house are told over this NATS server.
    pub bus: Option<String>,
    /// The address people use, if a proxy stands before the house: `https://play.example.org`.
    pub url: Option<String>,
    /// Does a proxy that can be trusted say who calls (`X-Forwarded-For`)?
    pub behind_proxy: bool,
    /// May everybody ask as often as they like? For load tests.
    pub unlimited: bool,
    /// How many bots think at the same time.
    pub thinkers: usize,
}

/// What all tables share.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) keys: Keys,
    pub(crate) bus: Bus,
    pub(crate) limits: Limits,
    pub(crate) meters: Meters,
    /// Bots think only with a permit, so that they never hold up other tables.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Whatever is read or played again for a request is done there.
    pub(crate) readers: Readers,
    /// Matches that are looked at again.
    pub(crate) studies: Studies,
    /// Only so many reviews are made at the same time.
    pub(crate) reviewers: Semaphore,
    /// Becomes true when the house closes.
    pub(crate) closing: watch::Sender<bool>,
    /// When it was last tried whether anything can be written, and what came of it.
    tried: tokio::sync::Mutex<Option<(Instant, Result<(), Failure>)>>,
    rooms: Mutex<HashMap<MatchId, Arc<Room>>>,
    speeches: Mutex<HashMap<(&'static str, Language), Arc<Speech>>>,
}

impl House {
    /// Opens the store and joins the bus.
    pub(crate) async fn open(config: Config) -> Result<Arc<House>, Failure> {
        let store = Store::open(&config.database, MIGRATIONS).await?;
        let keys = Keys::new(key(&store).await?);
        let bus = Bus::join(config.bus.as_deref()).await?;
        let house = House {
            store,
            keys,
            bus,
            limits: Limits::new(config.unlimited),
            meters: Meters::default(),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            readers: Readers::new(),
            studies: Studies::default(),
            reviewers: Semaphore::new(1),
            closing: watch::Sender::new(false),
            tried: tokio::sync::Mutex::default(),
            rooms: Mutex::default(),
            speeches: Mutex::default(),
            config,
        };
        match house.can_write().await {
            // There is no room now, but there may be some later; and what was written can be read.
            Ok(()) | Err(Failure::Full) => Ok(Arc::new(house)),
            Err(failure) => Err(failure),
        }
    }
    /// Can anything be written down? Only writing tells: a store that is full, or that may only be read, answers every
    /// question. Anybody may ask, so it is not tried more often than every second.
    pub(crate) async fn can_write(&self) -> Result<(), Failure> {
        let mut tried = self.tried.lock().await;
        if let Some((when, known)) = &*tried
            && when.elapsed() < BETWEEN_TRIES
        {
            return known.clone();
        }
        let found = match self.store.write(try_to_write()).await {
            // Another node tries at the same moment.
            Err(Failure::Conflict) => Ok(()),
            found => found,
        };
        *tried = Some((Instant::now(), found.clone()));
        found
    }
    /// The room of a table; it may turn out that there is no such table.
    pub(crate) fn room(&self, id: &MatchId) -> Arc<Room> {
        let mut rooms = locked(&self.rooms);
        Arc::clone(rooms.entry(id.clone()).or_insert_with(|| Arc::new(Room::new(id.clone()))))
    }
    /// The room of a table that is in memory.
    pub(crate) fn known_room(&self, id: &MatchId) -> Option<Arc<Room>> {
        locked(&self.rooms).get(id).cloned()
    }
    /// Every room in memory.
    pub(crate) fn rooms(&self) -> Vec<Arc<Room>> {
        locked(&self.rooms).values().cloned().collect()
    }
    /// Tables nobody looks at leave memory; they come back by replay.
    pub(crate) fn sweep(&self) {
        let idle = |room: &Arc<Room>| Arc::strong_count(room) == 1 && room.idle_since() < now() - IDLE;
        locked(&self.rooms).retain(|_, room| !idle(room));
    }
    /// The words of the house where no game is at hand.
    pub(crate) fn words(&self, language: Language) -> Arc<Speech> {
        let mut speeches = locked(&self.speeches);
        let learn = || Arc::new(Speech::new(language, &WORDS));
        Arc::clone(speeches.entry(("", language)).or_insert_with(learn))
    }
    /// The words in which a fault is said: those of its game, if it has one.
    pub(crate) fn words_for(&self, fault: &Fault, language: Language) -> Arc<Speech> {
        fault.game().map_or_else(|| self.words(language), |info| self.speech(info, language))
    }
    /// The words of a game and of the page, in the wished language if the game speaks it.
    pub(crate) fn speech(&self, info: &'static Info, wish: Language) -> Arc<Speech> {
        let spoken = Table::from(info).source(wish).is_some();
        let language = if spoken { wish } else { Language::ENGLISH };
        let mut speeches = locked(&self.speeches);
        let learn = || Arc::new(Speech::new(language, &[&[info.into()], &WORDS[..]].concat()));
        Arc::clone(speeches.entry((info.id, language)).or_insert_with(learn))
    }
}

/// So long it is believed that something can be written, or cannot.
const BETWEEN_TRIES: Duration = Duration::from_secs(1);

/// So long a table stays in memory when nobody looks at it, in milliseconds.
const IDLE: i64 = 60_000;

/// A poisoned lock only means that another request panicked while it held a map; the map itself is whole.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The key of the house: made once, by whoever comes first.
async fn key(store: &Store) -> Result<Digest, Failure> {
    let known = async || -> Result<Option<Digest>, Failure> {
        let rows = store.read("SELECT value FROM setting WHERE name = 'key'", vec![]).await?;
        rows.first()
            .map(|row| row.text(0)?.parse().map_err(|_| Failure::Broken("the key is no key".into())))
            .transpose()
    };
    if let Some(key) = known().await? {
        return Ok(key);
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|error| Failure::Broken(error.to_string().into()))?;
    let values: Vec<Value> = vec![Digest(secret).to_string().into()];
    match store.write(vec![Write::new("INSERT INTO setting (name, value) VALUES ('key', $1)", values)]).await {
        Ok(()) | Err(Failure::Conflict) => {}
        Err(failure) => return Err(failure),
    }
    known().await?.ok_or_else(|| Failure::Broken("the key was not kept".into()))
}

/// Something that needs as much room as a few moves, and is gone at once: to see whether anything can be written.
fn try_to_write() -> Vec<Write> {
    const PUT: &str = "INSERT INTO setting (name, value) VALUES ('try', $1) \
                       ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    const TAKE: &str = "DELETE FROM setting WHERE name = 'try'";
    vec![Write::new(PUT, vec!["x".repeat(SOME_ROOM).into()]), Write::new(TAKE, vec![])]
}

/// A few pages of a file.
const SOME_ROOM: usize = 8_192;

/// The facts of a game, or that there is none.
pub(crate) fn game(id: &str) -> Outcome<&'static Info> {
    registry::info(id).ok_or_else(|| Fault::Malformed(Why::of("house-no-game").with("game", id)))
}
