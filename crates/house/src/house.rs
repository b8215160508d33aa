//! The house: what all tables share.
use crate::base::Base;
use crate::bus::Bus;
use crate::dilemma::Dilemma;
use crate::fault::{Fault, Outcome, Why};
use crate::host::Host;
use crate::keys::Keys;
use crate::limits::Limits;
use crate::meters::Meters;
use crate::pages::PocketModule;
use crate::readers::Readers;
use crate::room::Room;
use crate::standing::Standing;
use crate::study::Studies;
use crate::{WORDS, admin, driver};
use engine::{Digest, Info};
use i18n::{Language, Speech, TextTable};
use journal::{Failure, Field, MatchId, Store, Write};
use registry::AnyGame;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// What a house is built of.
pub struct Ground {
    /// Where it stands.
    pub host: Arc<dyn Host>,
    /// Where the journal is kept; it has our [`MIGRATIONS`](crate::MIGRATIONS).
    pub store: Store,
    /// The way to other nodes of the same house.
    pub bus: Box<dyn Bus>,
    /// Who may do what, and how often.
    pub limits: Box<dyn Limits>,
    /// The address people use, if it is not the one they call: `https://play.example.org`.
    pub url: Option<String>,
    /// The path under which it answers there.
    pub base: Base,
    /// Who can come.
    pub standing: Standing,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// What answers in a browser when there is no connection, if the house has it.
    pub pocket: Option<PocketModule>,
}

/// What all tables share.
pub struct House {
    pub(crate) host: Arc<dyn Host>,
    pub(crate) store: Store,
    pub(crate) keys: Keys,
    pub(crate) bus: Box<dyn Bus>,
    pub(crate) limits: Box<dyn Limits>,
    pub(crate) url: Option<String>,
    pub(crate) pocket: Option<PocketModule>,
    pub(crate) base: Base,
    pub(crate) standing: Standing,
    pub(crate) meters: Meters,
    /// Bots think only with a permit, so that they never hold up other tables.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Where records are read and replayed for requests.
    pub(crate) readers: Readers,
    /// Matches that people are looking at again.
    pub(crate) studies: Studies,
    /// Permits to make reviews, so that there are not too many at a time.
    pub(crate) reviewers: Semaphore,
    /// Becomes true when the house closes.
    pub(crate) closing: watch::Sender<bool>,
    /// When we last tried to write, and how that went.
    tried: tokio::sync::Mutex<Option<(Duration, Result<(), Failure>)>>,
    rooms: Mutex<HashMap<MatchId, Arc<Room>>>,
    speeches: Mutex<HashMap<(&'static str, Language), Arc<Speech>>>,
}

impl House {
    /// Opens a house.
    pub async fn open(ground: Ground) -> Result<Arc<House>, Failure> {
        let Ground { host, store, bus, limits, url, base, standing, thinkers, pocket } = ground;
        let keys = Keys::new(key(&store, &*host).await?);
        let readers = Readers::new(&host);
        let house = House {
            host,
            store,
            keys,
            bus,
            limits,
            url,
            pocket,
            base,
            standing,
            meters: Meters::default(),
            thinkers: Arc::new(Semaphore::new(thinkers.max(1))),
            readers,
            studies: Studies::default(),
            reviewers: Semaphore::new(1),
            closing: watch::Sender::new(false),
            tried: tokio::sync::Mutex::default(),
            rooms: Mutex::default(),
            speeches: Mutex::default(),
        };
        match house.can_write().await {
            // There is no room now, but there may be some later; and what was written can be read.
            Ok(()) | Err(Failure::Full) => Ok(Arc::new(house)),
            Err(failure) => Err(failure),
        }
    }
    /// Can anything be written? Only writing tells: a store that is full, or read-only, still answers every
    /// question. Anybody may ask, so we try at most once a second.
    pub(crate) async fn can_write(&self) -> Result<(), Failure> {
        let mut tried = self.tried.lock().await;
        if let Some((when, known)) = &*tried
            && self.host.clock() - *when < BETWEEN_TRIES
        {
            return known.clone();
        }
        let found = match self.store.write(try_to_write()).await {
            // Another node tries at the same moment.
            Err(Failure::Conflict) => Ok(()),
            found => found,
        };
        *tried = Some((self.host.clock(), found.clone()));
        found
    }
    /// Is it open, and can moves be written?
    pub(crate) async fn is_ready(&self) -> bool {
        // Asking costs nothing and shows at once when the store is gone, so that is done every time.
        let answers = self.store.read("SELECT 1", vec![]).await.is_ok();
        answers && self.can_write().await.is_ok() && !*self.closing.borrow()
    }
    /// Looks after all tables for as long as the house stands: bots, clocks, and what a host changed in the store.
    pub async fn keep(self: Arc<House>) {
        tokio::join!(driver::look_after_all(Arc::clone(&self)), admin::heed(Arc::clone(&self)));
    }
    /// Streams end, and nothing new is begun.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }
    /// Is there a pocket house that a browser could have, or is this one?
    pub(crate) fn has_pocket(&self) -> bool {
        self.pocket.is_some() || !self.standing.is_open()
    }
    /// Thinks with a permit, which is given back when the thinking is done, even if nobody is waiting for it any more.
    pub(crate) async fn think<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let permit = Arc::clone(&self.thinkers).acquire_owned().await.ok()?;
        self.host.result(move || (work(), permit).0).await
    }
    /// Has a bot decide, with a permit. Only tasks of the house ask for it, and nobody ends those half-way.
    pub(crate) async fn choose(&self, choice: Dilemma) -> Option<String> {
        let _permit = Arc::clone(&self.thinkers).acquire_owned().await.ok()?;
        self.host.choose(choice).await
    }
    /// The room of a table. It may turn out that there is no such table.
    pub(crate) fn room(&self, id: &MatchId) -> Arc<Room> {
        let mut rooms = locked(&self.rooms);
        Arc::clone(rooms.entry(id.clone()).or_insert_with(|| Arc::new(Room::new(id.clone(), self.host.now()))))
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
        let long_ago = self.host.now() - IDLE;
        let idle = |room: &Arc<Room>| Arc::strong_count(room) == 1 && room.idle_since() < long_ago;
        locked(&self.rooms).retain(|_, room| !idle(room));
    }
    /// The words of the house where no game is involved.
    pub(crate) fn words(&self, language: Language) -> Arc<Speech> {
        let mut speeches = locked(&self.speeches);
        let learn = || Arc::new(Speech::new(language, &WORDS));
        Arc::clone(speeches.entry(("", language)).or_insert_with(learn))
    }
    /// The words in which a fault is said: those of its game, if it has one.
    pub(crate) fn words_for(&self, fault: &Fault, language: Language) -> Arc<Speech> {
        fault.game().map_or_else(|| self.words(language), |info| self.speech(info, language))
    }
    /// The words of a game and of the page, in the preferred language if the game speaks it.
    pub(crate) fn speech(&self, info: &'static Info, wish: Language) -> Arc<Speech> {
        let spoken = TextTable::from(info).source(wish).is_some();
        let language = if spoken { wish } else { Language::ENGLISH };
        let mut speeches = locked(&self.speeches);
        let learn = || Arc::new(Speech::new(language, &[&[info.into()], &WORDS[..]].concat()));
        Arc::clone(speeches.entry((info.id, language)).or_insert_with(learn))
    }
}

/// For how long the last attempt to write is believed.
const BETWEEN_TRIES: Duration = Duration::from_secs(1);

/// For how long a table stays in memory when nobody looks at it, in milliseconds.
const IDLE: i64 = 60_000;

/// A poisoned lock only means that another request panicked while it held a map; the map itself is whole.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The key of the house, made once by the first node.
async fn key(store: &Store, host: &dyn Host) -> Result<Digest, Failure> {
    let known = async || -> Result<Option<Digest>, Failure> {
        let rows = store.read("SELECT value FROM setting WHERE name = 'key'", vec![]).await?;
        rows.first()
            .map(|row| row.text(0)?.parse().map_err(|_| Failure::Broken("the key is no key".into())))
            .transpose()
    };
    if let Some(key) = known().await? {
        return Ok(key);
    }
    let values: Vec<Field> = vec![host.seed().to_string().into()];
    match store.write(vec![Write::new("INSERT INTO setting (name, value) VALUES ('key', $1)", values)]).await {
        Ok(()) | Err(Failure::Conflict) => {}
        Err(failure) => return Err(failure),
    }
    known().await?.ok_or_else(|| Failure::Broken("the key was not kept".into()))
}

/// Needs as much room as a few moves, and is gone at once: just to see whether anything can be written.
fn try_to_write() -> Vec<Write> {
    const PUT: &str = "INSERT INTO setting (name, value) VALUES ('try', $1) \
                       ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    const TAKE: &str = "DELETE FROM setting WHERE name = 'try'";
    vec![Write::new(PUT, vec!["x".repeat(SOME_ROOM).into()]), Write::new(TAKE, vec![])]
}

/// A few pages of a file.
const SOME_ROOM: usize = 8_192;

/// The game of this id.
pub(crate) fn game(id: &str) -> Outcome<&'static dyn AnyGame> {
    registry::game(id).ok_or_else(|| Fault::Malformed(Why::of("house-no-game").with("game", id)))
}
