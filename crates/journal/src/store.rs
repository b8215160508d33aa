//! One door to every kind of store.
use crate::catalogue::Catalogue;
use crate::moving::{Drain, Feed};
#[cfg(feature = "server")]
use crate::{Address, Migration, migration, postgres::Postgres, sqlite::Sqlite};
use crate::{Failure, Field, Row, Write};
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

/// What holds the rows: a file, a database, or whatever else a host has.
///
/// A backend that answers at once returns futures that are ready.
pub trait Backend: Send + Sync {
    /// Writes all of the batch or nothing; see [`Store::write`].
    fn write(&self, batch: Vec<Write>) -> Answering<'_, ()>;
    /// Runs a query; see [`Store::read`].
    fn read(&self, sql: &'static str, values: Vec<Field>) -> Answering<'_, Vec<Row>>;
    /// May other processes serve from this store too?
    fn is_shared(&self) -> bool;
    /// Writes what is still pending, tidies up and closes the store for all its handles.
    fn close(&self) -> Answering<'_, ()>;
    /// The queries that describe the store itself.
    fn questions(&self) -> Questions;
    /// Everything in the tables at one moment, as a stream.
    fn drain(&self, catalogue: Catalogue) -> Answering<'_, Drain>;
    /// Fills empty tables from a stream: everything or nothing.
    fn fill(&self, catalogue: Catalogue, feed: Feed) -> Answering<'_, ()>;
}

/// The answer of a store, to be awaited.
pub type Answering<'a, T> = Pin<Box<dyn Future<Output = Result<T, Failure>> + Send + 'a>>;

/// The queries that describe a store itself, in the SQL of its kind.
#[derive(Clone, Copy, Debug)]
pub struct Questions {
    /// Answers rows `(table, column, place in the key or 0, is it a text)`.
    pub columns: &'static str,
    /// Answers rows `(table, table it refers to)`.
    pub references: &'static str,
    /// Answers one row for each thing that is wrong with the whole store, or a single `ok`; `None` if a store of this
    /// kind cannot check itself.
    pub damage: Option<&'static str>,
}

/// An open store. Clones are handles of the same one.
///
/// ```
/// use journal::{Address, Failure, Head, Store, Tail, append};
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Failure> {
/// # let folder = std::env::temp_dir().join(format!("journal-example-{}", std::process::id()));
/// let file = folder.join("adit.db");
/// let store = Store::open(&Address::Sqlite { file, limit: None }, &[]).await?;
///
/// let id = "k3x9".parse().expect("a good id");
/// let head = Head { id, game: "chess".into(), rules: 1, setup: "-".into(), seed: engine::Digest([7; 32]), made: 0 };
/// let mut batch = head.begin();
/// batch.extend(append(&head.id, Tail::of(&head), &["e4".into(), "e5".into()], 0));
/// store.write(batch).await?;
///
/// // Somebody who has not seen line 1 yet is refused, and nothing changes.
/// assert_eq!(store.write(append(&head.id, Tail::of(&head).after("e4", 0), &["c5".into()], 0)).await, Err(Failure::Conflict));
/// assert_eq!(store.lines(&head.id, 1).await?[0].text, "e5");
/// store.close().await;
/// # std::fs::remove_dir_all(folder).expect("the folder is ours");
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Store(Arc<dyn Backend>);

/// What the one who opens a store may do with it.
#[cfg(feature = "server")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Serve from it: bring its tables up to date, and with SQLite be the only one.
    Server,
    /// Read and write beside a running server, and leave the schema alone.
    Guest,
}

#[cfg(feature = "server")]
impl Store {
    /// Opens a store to serve from it, makes it if it is missing, and brings its tables up to date: the journal's own
    /// migrations first, then the given ones.
    ///
    /// A SQLite file has one server: while one holds it, others are refused.
    pub async fn open(address: &Address, migrations: &[Migration]) -> Result<Store, Failure> {
        Store::open_as(Role::Server, address, migrations).await
    }

    /// Opens a store beside a server that may be running, for maintenance commands.
    /// It must exist and have all the migrations.
    pub async fn open_beside(address: &Address, migrations: &[Migration]) -> Result<Store, Failure> {
        Store::open_as(Role::Guest, address, migrations).await
    }

    async fn open_as(role: Role, address: &Address, migrations: &[Migration]) -> Result<Store, Failure> {
        let all = [migration::OWN, migrations].concat();
        Ok(match address {
            Address::Sqlite { file, limit } => Store::over(Sqlite::open(file.clone(), *limit, role, all).await?),
            Address::Postgres(url) => Store::over(Postgres::open(url, role, &all).await?),
        })
    }
}

impl Store {
    /// A store over a backend whose tables are up to date.
    pub fn over(backend: impl Backend + 'static) -> Store {
        Store(Arc::new(backend))
    }

    /// Writes all of the batch or nothing. When it answers `Ok`, the batch is on the disk.
    ///
    /// A batch runs to its end even if nobody waits for the answer any more.
    /// After [`Failure::Unsure`] nobody knows whether the batch was kept, or soon will be: the connection may have
    /// broken between the commit and its acknowledgement. Read before trying again, and let a key or an expectation
    /// decide if both arrive.
    pub async fn write(&self, batch: Vec<Write>) -> Result<(), Failure> {
        if batch.iter().flat_map(|write| &write.values).any(has_nul) {
            return Err(Failure::Broken("a text with a NUL character cannot be kept".into()));
        }
        if batch.is_empty() { Ok(()) } else { self.0.write(batch).await }
    }

    /// Runs a query. The answer includes everything that was written before.
    pub async fn read(&self, sql: &'static str, values: Vec<Field>) -> Result<Vec<Row>, Failure> {
        self.0.read(sql, values).await
    }

    /// What the store's own check finds wrong with it, in its own words.
    pub async fn damage(&self) -> Result<Vec<String>, Failure> {
        let Some(check) = self.0.questions().damage else { return Ok(vec![]) };
        let rows = match self.read(check, vec![]).await {
            Err(Failure::Broken(reason)) => return Ok(vec![reason.to_string()]),
            rows => rows?,
        };
        let found: Result<Vec<String>, Failure> = rows.iter().map(|row| row.text(0).map(Into::into)).collect();
        Ok(found?.into_iter().filter(|found| found != "ok").collect())
    }

    /// May other processes serve from this store too?
    pub fn is_shared(&self) -> bool {
        self.0.is_shared()
    }

    /// Writes what is still pending, tidies up and closes the store for all its handles.
    pub async fn close(self) {
        // What cannot be tidied up now is tidied up when it is opened again.
        self.0.close().await.ok();
    }

    /// All tables but `migration`, each before those that refer to it.
    pub(crate) async fn catalogue(&self) -> Result<Catalogue, Failure> {
        let Questions { columns, references, .. } = self.0.questions();
        Catalogue::new(&self.read(columns, vec![]).await?, &self.read(references, vec![]).await?)
    }

    pub(crate) async fn drain(&self, catalogue: Catalogue) -> Result<Drain, Failure> {
        self.0.drain(catalogue).await
    }

    pub(crate) async fn fill(&self, catalogue: Catalogue, feed: Feed) -> Result<(), Failure> {
        self.0.fill(catalogue, feed).await
    }
}

impl fmt::Debug for Store {
    /// Not its address, which may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_shared() { "Store(shared)" } else { "Store" })
    }
}

/// PostgreSQL cannot keep it, so no store does.
fn has_nul(value: &Field) -> bool {
    matches!(value, Field::Text(text) if text.contains('\0'))
}
