//! A small house for tests of what is shown.
use super::seating::Presence;
use super::{Coaching, Match, OpenTable, Seating, Talk};
use crate::base::Base;
use crate::bus::Alone;
use crate::host::{Host, Later, Work};
use crate::house::{Ground, House};
use crate::keys::PersonId;
use crate::limits::Unlimited;
use crate::rows::{ChairRow, MIGRATIONS, Sitter, Stage, TableRow};
use crate::standing::Standing;
use crate::time::{Clock, Millis, TimePolicy};
use dealer::Dealer;
use engine::{AnyTable, Quick, Record, Seat};
use journal::{Address, Head, Store, Tail, TimedLine};
use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A world in which time stands still, and in which no two secrets are alike.
pub(crate) struct Still;

impl Host for Still {
    fn now(&self) -> Millis {
        1_800_000_000_000
    }
    fn clock(&self) -> Duration {
        Duration::ZERO
    }
    fn sleep(&self, time: Duration) -> Later {
        Box::pin(tokio::time::sleep(time))
    }
    fn spawn(&self, task: Later) {
        tokio::spawn(task);
    }
    fn work(&self, work: Work) -> Later {
        let working = tokio::task::spawn_blocking(work);
        Box::pin(async { working.await.expect("no test gives up its work") })
    }
    fn fill(&self, secret: &mut [u8]) {
        static FILLED: AtomicU64 = AtomicU64::new(0);
        let mut luck = Quick::new(FILLED.fetch_add(1, Ordering::Relaxed));
        secret.fill_with(|| luck.bits() as u8);
    }
}

/// A house with a file of its own, which is gone afterwards.
pub(crate) struct Lodge(pub(crate) Arc<House>, PathBuf);

impl Lodge {
    pub(crate) async fn open(name: &str) -> Lodge {
        Lodge::reached(name, Standing::Server).await
    }
    /// One that these people can come to.
    pub(crate) async fn reached(name: &str, standing: Standing) -> Lodge {
        let folder = std::env::temp_dir().join(format!("adit-{name}-{}", std::process::id()));
        let address = Address::Sqlite { file: folder.join("adit.sqlite"), limit: None };
        let store = Store::open(&address, MIGRATIONS).await.expect("a file can be made in the folder for such files");
        let (bus, limits) = (Box::new(Alone), Box::new(Unlimited));
        let (base, url) = (Base::default(), None);
        let ground =
            Ground { host: Arc::new(Still), store, bus, limits, url, base, standing, thinkers: 1, pocket: None };
        Lodge(House::open(ground).await.expect("a house opens"), folder)
    }
}

impl Drop for Lodge {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.1);
    }
}

/// A table that comes back from the journal with this record.
pub(crate) fn replayed(record: &Record) -> Match {
    let (id, seed) = (crate::keys::new_table(&Still, &Standing::Server), record.seed.expect("it is over"));
    let (game, setup) = (record.game.clone(), record.setup.clone());
    let head = Head { id, game, rules: record.rules, setup, seed, made: 0 };
    let lines: Vec<TimedLine> = record.steps.iter().map(|text| TimedLine { text: text.clone(), at: 0 }).collect();
    Match::replay(&head, TimePolicy::Relaxed, &lines).expect("it can be played")
}

/// A match between people, half-way through, who have put away this many news.
pub(super) fn seated(table: Box<dyn AnyTable>, told: usize) -> OpenTable {
    let info = table.info();
    let chair = |seat: Seat| ChairRow {
        seat,
        sitter: Sitter::Person(PersonId::new(&Still)),
        name: format!("Person {seat}"),
        level: 4,
        version: 0,
        away: false,
        seen: told,
        facing: false,
    };
    let row = TableRow {
        id: crate::keys::new_table(&Still, &Standing::Server),
        game: info.id.into(),
        setup: table.setup().map(|setup| setup.to_string()).unwrap_or_default(),
        maker: None,
        time: TimePolicy::Relaxed,
        listed: false,
        hints: true,
        take_back: false,
        coach: false,
        level: 4,
        pace: 0,
        stage: Stage::Playing,
        reason: None,
        rev: 0,
        due: None,
        next: None,
        source: None,
        made: 0,
    };
    let chairs = table.players().map(chair).collect();
    let (seed, clock) = (Dealer::numbered(1).seed(), Clock::new(TimePolicy::Relaxed));
    OpenTable {
        row,
        play: Some(Match::new(table, seed, clock, Tail::default())),
        seating: Seating { chairs, presence: Presence::default() },
        talk: Talk { chat: vec![], ask: None, muted: HashSet::new() },
        coaching: Coaching::new(HashSet::new()),
    }
}
