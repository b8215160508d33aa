//! A store in memory whose pages are kept by somebody else, for a place that has no files: a browser.
//!
//! SQLite changes its pages in memory; what has changed goes to the shelf, all of it or nothing, and only then is the
//! write acknowledged. Nobody reads what is not kept yet. If the shelf refuses, memory goes back to what it has.
use super::{
    batch::attempt,
    schema::{QUESTIONS, migrate},
    statement::{failure, query},
    tables::{pour, pour_in},
};
use crate::{
    Failure, Field, Migration, Reason, Row, Store, Write,
    catalogue::Catalogue,
    migration,
    moving::{Drain, Feed, Portion},
    store::{Answering, Backend, Questions},
};
use rusqlite::Connection;
use std::collections::VecDeque;
use tokio::sync::{Mutex, mpsc};

/// What keeps the pages of a store.
pub trait Shelf: Send + Sync {
    /// Everything that is kept, page after page; nothing if it is new.
    fn load(&self) -> Answering<'_, Vec<u8>>;
    /// Keeps all of these pages or none, and answers when no power cut can take them away any more.
    fn keep(&self, pages: Pages) -> Answering<'_, ()>;
}

/// Pages that differ from those on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pages {
    /// Their numbers, from 0, and what they hold now.
    pub changed: Vec<(u32, Vec<u8>)>,
    /// How many the store has now; those after the last are gone.
    pub count: u32,
}

/// SQLite's page, and the unit in which the shelf keeps a store.
const PAGE: usize = 4096;

/// A store in memory over a [`Shelf`].
pub struct Shelved<S> {
    shelf: S,
    memory: Mutex<Memory>,
}

impl<S: Shelf + 'static> Shelved<S> {
    /// Opens the store on this shelf, makes it if the shelf is empty, and brings its tables up to date: the journal's
    /// own migrations first, then the given ones.
    pub async fn open(shelf: S, migrations: &[Migration]) -> Result<Store, Failure> {
        let kept = shelf.load().await?;
        let mut memory = Memory { connection: connect(&kept)?, kept, lead: Lead::Perhaps };
        migrate(&mut memory.connection, &[migration::OWN, migrations].concat())?;
        settle(&shelf, &mut memory).await?;
        // From its pages, so that they can be looked at where they are; those of a new store would be copied each time.
        memory.connection = connect(&memory.kept)?;
        Ok(Store::over(Shelved { shelf, memory: Mutex::new(memory) }))
    }
}

/// The database, and its pages as they are on the shelf.
struct Memory {
    connection: Connection,
    kept: Vec<u8>,
    lead: Lead,
}

/// Whether memory may be ahead of the shelf. Comparing them takes longer the more is kept, and reading changes nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lead {
    None,
    Perhaps,
}

impl Memory {
    /// What has to go to the shelf, if anything.
    fn pages(&mut self) -> Result<Option<Pages>, Failure> {
        let now = self.connection.serialize("main").map_err(failure)?;
        let page = |number: usize| self.kept.get(number * PAGE..(number + 1) * PAGE);
        let changed = now.chunks(PAGE).enumerate().filter(|(number, now)| page(*number) != Some(now));
        let changed: Vec<_> = changed.map(|(number, now)| (number as u32, now.to_vec())).collect();
        let count = (now.len() / PAGE) as u32;
        let is_same = changed.is_empty() && now.len() == self.kept.len();
        Ok((!is_same).then_some(Pages { changed, count }))
    }
    /// The shelf has them.
    fn note(&mut self, pages: &Pages) {
        self.kept.resize(pages.count as usize * PAGE, 0);
        for (number, page) in &pages.changed {
            let start = *number as usize * PAGE;
            self.kept[start..start + PAGE].copy_from_slice(page);
        }
    }
}

/// A database of these pages.
fn connect(kept: &[u8]) -> Result<Connection, Failure> {
    let mut connection = Connection::open_in_memory().map_err(failure)?;
    match kept {
        [] => connection.pragma_update(None, "page_size", PAGE as i64).map_err(failure)?,
        _ if !kept.len().is_multiple_of(PAGE) => return Err(Failure::Broken(Reason::Stopped)),
        _ => connection.deserialize_read_exact("main", kept, kept.len(), false).map_err(failure)?,
    }
    // There is no other file a journal could lie in.
    connection.pragma_update_and_check(None, "journal_mode", "MEMORY", |_| Ok(())).map_err(failure)?;
    connection.pragma_update(None, "temp_store", "MEMORY").map_err(failure)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(failure)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Prepared statements that a connection keeps.
const STATEMENTS: usize = 128;

/// Brings what has changed to the shelf, or memory back to what is there. Whoever comes next does this too, because the
/// one who wrote may have stopped waiting in the middle.
async fn settle(shelf: &impl Shelf, memory: &mut Memory) -> Result<(), Failure> {
    if memory.lead == Lead::None {
        return Ok(());
    }
    let outcome = match memory.pages()? {
        None => Ok(()),
        Some(pages) => match shelf.keep(pages.clone()).await {
            Ok(()) => {
                memory.note(&pages);
                Ok(())
            }
            Err(failure) => {
                memory.connection = connect(&memory.kept)?;
                Err(failure)
            }
        },
    };
    memory.lead = Lead::None;
    outcome
}

impl<S: Shelf> Backend for Shelved<S> {
    fn write(&self, batch: Vec<Write>) -> Answering<'_, ()> {
        Box::pin(async move {
            let mut memory = self.memory.lock().await;
            settle(&self.shelf, &mut memory).await?;
            memory.lead = Lead::Perhaps;
            attempt(&memory.connection, &batch)?;
            settle(&self.shelf, &mut memory).await
        })
    }

    fn read(&self, sql: &'static str, values: Vec<Field>) -> Answering<'_, Vec<Row>> {
        Box::pin(async move {
            let mut memory = self.memory.lock().await;
            settle(&self.shelf, &mut memory).await?;
            query(&memory.connection, sql, &values)
        })
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn close(&self) -> Answering<'_, ()> {
        Box::pin(async { settle(&self.shelf, &mut *self.memory.lock().await).await })
    }

    fn questions(&self) -> Questions {
        QUESTIONS
    }

    /// Everything at once: there is no other thread that could go on reading while somebody takes it.
    fn drain(&self, catalogue: Catalogue) -> Answering<'_, Drain> {
        Box::pin(async move {
            let mut memory = self.memory.lock().await;
            settle(&self.shelf, &mut memory).await?;
            let mut portions = Vec::new();
            let end = pour(&memory.connection, &catalogue, |portion| {
                portions.push(Ok(portion));
                true
            });
            portions.push(end.map(|()| Portion::End));
            let (pieces, drain) = mpsc::channel(portions.len());
            for portion in portions {
                pieces.try_send(portion).map_err(|_| Failure::Broken(Reason::Stopped))?;
            }
            Ok(drain)
        })
    }

    fn fill(&self, catalogue: Catalogue, mut feed: Feed) -> Answering<'_, ()> {
        Box::pin(async move {
            let mut portions = VecDeque::new();
            while let Some(portion) = feed.recv().await {
                portions.push_back(portion);
            }
            let mut memory = self.memory.lock().await;
            settle(&self.shelf, &mut memory).await?;
            memory.lead = Lead::Perhaps;
            {
                let transaction = memory.connection.transaction().map_err(failure)?;
                pour_in(&transaction, &catalogue, || portions.pop_front())?;
                transaction.commit().map_err(failure)?;
            }
            settle(&self.shelf, &mut memory).await
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::sync::{Arc, Mutex as Lock};

    /// A shelf in memory that can be told to refuse.
    #[derive(Clone, Default)]
    struct Board(Arc<Lock<Kept>>);

    #[derive(Default)]
    struct Kept {
        pages: BTreeMap<u32, Vec<u8>>,
        refusal: Option<Failure>,
        /// How many pages came with each write.
        writes: Vec<usize>,
    }

    impl Board {
        fn refuse(&self, refusal: Option<Failure>) {
            self.0.lock().unwrap().refusal = refusal;
        }
    }

    impl Shelf for Board {
        fn load(&self) -> Answering<'_, Vec<u8>> {
            let pages = self.0.lock().unwrap().pages.values().flatten().copied().collect();
            Box::pin(std::future::ready(Ok(pages)))
        }
        fn keep(&self, pages: Pages) -> Answering<'_, ()> {
            Box::pin(async move {
                let mut kept = self.0.lock().unwrap();
                if let Some(refusal) = &kept.refusal {
                    return Err(refusal.clone());
                }
                kept.writes.push(pages.changed.len());
                kept.pages.extend(pages.changed);
                kept.pages.retain(|number, _| *number < pages.count);
                Ok(())
            })
        }
    }

    const TABLE: Migration =
        Migration { name: "t-1", sql: "CREATE TABLE t (id BIGINT NOT NULL PRIMARY KEY, x TEXT NOT NULL);" };

    async fn open(board: &Board) -> Result<Store, Failure> {
        Shelved::open(board.clone(), &[TABLE]).await
    }

    fn put(id: i64, text: &str) -> Vec<Write> {
        vec![Write::new("INSERT INTO t (id, x) VALUES ($1, $2)", [id.into(), text.into()])]
    }

    async fn ids(store: &Store) -> Vec<i64> {
        let rows = store.read("SELECT id FROM t ORDER BY id", vec![]).await.expect("rows");
        rows.iter().map(|row| row.int(0).expect("a number")).collect()
    }

    #[tokio::test]
    async fn what_was_acknowledged_is_there_when_memory_is_gone() {
        let board = Board::default();
        for id in 0..40 {
            // Nothing but the shelf is left from the last time.
            let store = open(&board).await.expect("a store");
            store.write(put(id, &"long ".repeat(400))).await.expect("a write");
        }
        assert_eq!(ids(&open(&board).await.expect("a store")).await, (0..40).collect::<Vec<_>>());
        let kept = board.0.lock().unwrap();
        assert!(kept.writes[1..].iter().all(|pages| *pages < 8), "only what changed: {:?}", kept.writes);
        assert!(kept.pages.len() > 10);
    }

    #[tokio::test]
    async fn what_the_shelf_refuses_never_was() {
        let board = Board::default();
        let store = open(&board).await.expect("a store");
        store.write(put(1, "kept")).await.expect("a write");
        board.refuse(Some(Failure::Full));
        assert_eq!(store.write(put(2, "lost")).await, Err(Failure::Full));
        assert_eq!(ids(&store).await, [1], "reading goes on");
        board.refuse(None);
        store.write(put(2, "now")).await.expect("there is room again");
        assert_eq!(ids(&store).await, [1, 2]);
        assert_eq!(store.write(put(2, "twice")).await, Err(Failure::Conflict));
        assert_eq!(ids(&open(&board).await.expect("a store")).await, [1, 2]);
    }

    #[tokio::test]
    async fn a_batch_fails_as_a_whole() {
        let store = open(&Board::default()).await.expect("a store");
        let batch = [put(1, "one"), put(1, "one again")].concat();
        assert_eq!(store.write(batch).await, Err(Failure::Conflict));
        let missing = Write::new("DELETE FROM t WHERE id = $1", [Field::Int(9)]).expecting(1);
        assert_eq!(store.write([put(2, "two"), vec![missing]].concat()).await, Err(Failure::Conflict));
        assert!(ids(&store).await.is_empty());
    }

    #[tokio::test]
    async fn a_writer_who_stopped_waiting_leaves_nothing_half_done() {
        let board = Board::default();
        let store = open(&board).await.expect("a store");
        board.refuse(Some(Failure::Full));
        let mut memory = Shelved { shelf: board.clone(), memory: Mutex::new(memory_of(&board).await) };
        attempt(&memory.memory.get_mut().connection, &put(7, "seven")).expect("in memory");
        // Nobody may see what is not kept: the next who comes settles it first.
        assert_eq!(memory.read("SELECT id FROM t", vec![]).await, Err(Failure::Full));
        assert_eq!(memory.read("SELECT id FROM t", vec![]).await, Ok(vec![]));
        drop(store);
    }

    async fn memory_of(board: &Board) -> Memory {
        let kept = board.load().await.expect("pages");
        Memory { connection: connect(&kept).expect("a database"), kept, lead: Lead::Perhaps }
    }

    #[tokio::test]
    async fn a_store_that_is_no_store_or_a_newer_one_says_so_and_stays_as_it_is() {
        let board = Board::default();
        drop(open(&board).await.expect("a store"));
        assert!(
            matches!(Shelved::open(board.clone(), &[]).await.map(drop), Err(Failure::Newer(name)) if name == "t-1")
        );
        let whole = board.load().await.expect("pages");
        board.0.lock().unwrap().pages.insert(0, vec![b'x'; PAGE]);
        assert!(matches!(open(&board).await.map(drop), Err(Failure::Broken(_))));
        board.0.lock().unwrap().pages.insert(0, whole[..PAGE].to_vec());
        open(&board).await.expect("nothing else was touched");
    }

    #[tokio::test]
    async fn it_can_be_moved_like_every_store() {
        let (one, other) = (Board::default(), Board::default());
        let store = open(&one).await.expect("a store");
        for id in 0..1_200 {
            store.write(put(id, "row")).await.expect("a write");
        }
        let mut text = Vec::new();
        crate::export(&store, &mut text).await.expect("an export");
        let moved = open(&other).await.expect("a store");
        crate::import(&moved, &mut text.as_slice()).await.expect("an import");
        assert_eq!(ids(&moved).await.len(), 1_200);
        assert_eq!(moved.damage().await, Ok(vec![]));
    }
}
