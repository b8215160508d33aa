//! What the suite works with: houses where stores live, and the same few matches for all.
use journal::{Address, Head, MatchId, Migration, Store, Tail, Write};
use services::{Folder, Postgres};
use std::ops::Range;
use std::time::Duration;

/// How long anything may take on a busy machine before it counts as never.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Tables of somebody who uses the journal; the names sort children before parents.
pub(crate) const MIGRATIONS: &[Migration] = &[
    Migration { name: "people-1", sql: "CREATE TABLE person (id TEXT NOT NULL PRIMARY KEY, name TEXT, seen BIGINT)" },
    Migration {
        name: "people-2",
        sql: "\
CREATE TABLE device (person TEXT NOT NULL REFERENCES person (id), key TEXT NOT NULL, PRIMARY KEY (key, person));
CREATE INDEX device_by_person ON device (person);
ALTER TABLE person ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
",
    },
];

/// Where new stores are made.
pub(crate) enum House {
    /// Files of a temporary folder.
    Sqlite(Folder),
    /// Databases of a private PostgreSQL.
    Postgres(Box<Postgres>),
}

impl House {
    pub(crate) fn sqlite() -> House {
        House::Sqlite(Folder::new("journal").expect("a temporary folder"))
    }

    pub(crate) fn postgres() -> House {
        House::Postgres(Box::new(Postgres::start().expect("a private PostgreSQL")))
    }

    /// Where a new store goes: a folder that does not exist yet, or a database just created.
    pub(crate) async fn address(&self, name: &str) -> Address {
        match self {
            House::Sqlite(folder) => Address::Sqlite { file: folder.path().join(name).join("adit.db"), limit: None },
            House::Postgres(postgres) => {
                let Ok(main) = postgres.url().parse::<Address>();
                let main = Store::open(&main, &[]).await.expect("the main database");
                let sql = format!("CREATE DATABASE {name}").leak();
                main.write(vec![Write::new(sql, [])]).await.expect("a new database");
                main.close().await;
                let url = postgres.url();
                let (server, _) = url.rsplit_once('/').expect("a URL");
                Address::Postgres(format!("{server}/{name}"))
            }
        }
    }

    /// May several processes serve from one of its stores?
    pub(crate) fn is_shared(&self) -> bool {
        match self {
            House::Sqlite(_) => false,
            House::Postgres(_) => true,
        }
    }

    pub(crate) async fn open(&self, address: &Address) -> Store {
        Store::open(address, MIGRATIONS).await.expect("the store opens")
    }
}

pub(crate) fn id(name: &str) -> MatchId {
    name.parse().expect("a good id")
}

pub(crate) fn head(name: &str) -> Head {
    let seed = engine::Digest([7; 32]);
    Head {
        id: id(name),
        game: "chess".into(),
        rules: 3,
        setup: "players 2\nlong no".into(),
        seed,
        made: 1_767_225_600_000,
    }
}

pub(crate) fn lines(numbers: Range<u64>) -> Vec<String> {
    numbers.map(|number| format!("line {number}")).collect()
}

/// The tail of the test's match after this many lines, all written at the same moment.
pub(crate) fn tail(name: &str, number: u64, at: i64) -> Tail {
    lines(0..number).iter().fold(Tail::of(&head(name)), |tail, line| tail.after(line, at))
}

/// Appends lines after this many others.
pub(crate) fn append(id: &MatchId, from: u64, lines: &[String], at: i64) -> Vec<Write> {
    journal::append(id, tail(id.as_str(), from, at), lines, at)
}

pub(crate) async fn texts(store: &Store, name: &str, from: u64) -> Vec<String> {
    store.lines(&id(name), from).await.expect("lines").into_iter().map(|line| line.text).collect()
}
