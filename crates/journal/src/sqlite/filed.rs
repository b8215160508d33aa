//! A store in one SQLite file: one thread writes, two read.
use super::{
    file,
    schema::{QUESTIONS, applied, migrate},
    statement::{failure, query},
    tables::pour,
    writer::{self, Job},
};
use crate::{
    Failure, Field, Migration, Reason, Row, Write,
    catalogue::Catalogue,
    migration,
    moving::{Drain, Feed, Portion},
    store::{Answering, Backend, Questions, Role},
};
use rusqlite::Connection;
use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
    thread,
};
use tokio::{
    sync::{mpsc, oneshot},
    task::spawn_blocking,
};

/// Threads that answer questions.
const READERS: usize = 2;
/// How many jobs may wait for a thread before callers have to wait too.
const QUEUE: usize = 1024;

/// A handle to the threads that own the connections.
pub(crate) struct Sqlite {
    file: Arc<Path>,
    writer: mpsc::Sender<Job>,
    reader: mpsc::Sender<Question>,
}

/// What a reading thread is asked.
enum Question {
    Read(&'static str, Vec<Field>, oneshot::Sender<Result<Vec<Row>, Failure>>),
    Stop(oneshot::Sender<()>),
}

impl Sqlite {
    pub(crate) async fn open(
        file: PathBuf,
        limit: Option<u64>,
        role: Role,
        migrations: Vec<Migration>,
    ) -> Result<Sqlite, Failure> {
        let start = move || Sqlite::start(&file, limit, role, &migrations);
        spawn_blocking(start).await.unwrap_or_else(|error| Err(Failure::Broken(error.to_string().into())))
    }

    fn start(path: &Path, limit: Option<u64>, role: Role, migrations: &[Migration]) -> Result<Sqlite, Failure> {
        let lock = match role {
            Role::Server => Some(file::prepare(path)?),
            Role::Guest => file::must_exist(path).map(|()| None)?,
        };
        let mut connection = file::connect(path, limit)?;
        match role {
            Role::Server => migrate(&mut connection, migrations)?,
            Role::Guest => migration::complete(&applied(&connection)?, migrations)?,
        }
        let (writer, jobs) = mpsc::channel(QUEUE);
        thread::spawn(move || writer::run(connection, jobs, lock));
        let (reader, questions) = mpsc::channel(QUEUE);
        let questions = Arc::new(Mutex::new(questions));
        for _ in 0..READERS {
            let (connection, questions) = (file::connect_to_read(path)?, questions.clone());
            thread::spawn(move || answer(connection, &questions));
        }
        Ok(Sqlite { file: path.into(), writer, reader })
    }
}

impl Backend for Sqlite {
    fn write(&self, batch: Vec<Write>) -> Answering<'_, ()> {
        Box::pin(async {
            let (answer, answered) = oneshot::channel();
            self.writer.send(Job::Write(writer::Batch { writes: batch, answer })).await.map_err(|_| closed())?;
            answered.await.unwrap_or(Err(Failure::Unsure(Reason::Closed)))
        })
    }

    fn read(&self, sql: &'static str, values: Vec<Field>) -> Answering<'_, Vec<Row>> {
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            self.reader.send(Question::Read(sql, values, answer)).await.map_err(|_| closed())?;
            answered.await.unwrap_or_else(|_| Err(closed()))
        })
    }

    fn is_shared(&self) -> bool {
        false
    }

    /// Readers first, so that the writer's connection is the last to close: that one cleans up the log.
    fn close(&self) -> Answering<'_, ()> {
        Box::pin(async {
            for _ in 0..READERS {
                let (stopped, stop) = oneshot::channel();
                if self.reader.send(Question::Stop(stopped)).await.is_ok() {
                    stop.await.ok();
                }
            }
            let (closed, close) = oneshot::channel();
            if self.writer.send(Job::Close(closed)).await.is_ok() {
                close.await.ok();
            }
            Ok(())
        })
    }

    fn questions(&self) -> Questions {
        QUESTIONS
    }

    /// Uses a connection of its own, whose single transaction sees one moment.
    fn drain(&self, catalogue: Catalogue) -> Answering<'_, Drain> {
        let (pieces, drain) = mpsc::channel(4);
        let file = self.file.clone();
        thread::spawn(move || {
            let end = send_all(&file, &catalogue, &pieces).map(|()| Portion::End);
            // Nobody is listening any more if the export was abandoned.
            pieces.blocking_send(end).ok();
        });
        Box::pin(std::future::ready(Ok(drain)))
    }

    fn fill(&self, catalogue: Catalogue, feed: Feed) -> Answering<'_, ()> {
        Box::pin(async {
            let (answer, answered) = oneshot::channel();
            self.writer.send(Job::Fill(catalogue, feed, answer)).await.map_err(|_| closed())?;
            answered.await.unwrap_or_else(|_| Err(closed()))
        })
    }
}

/// The work of a reading thread.
fn answer(connection: Connection, questions: &Mutex<mpsc::Receiver<Question>>) {
    loop {
        let question = match questions.lock() {
            Ok(mut questions) => questions.blocking_recv(),
            Err(_) => None,
        };
        match question {
            Some(Question::Read(sql, values, answer)) => {
                // The caller may be gone.
                answer.send(query(&connection, sql, &values)).ok();
            }
            Some(Question::Stop(stopped)) => {
                drop(connection);
                stopped.send(()).ok();
                return;
            }
            None => return,
        }
    }
}

/// Sends all rows; stops early if nobody is listening.
fn send_all(
    file: &Path,
    catalogue: &Catalogue,
    pieces: &mpsc::Sender<Result<Portion, Failure>>,
) -> Result<(), Failure> {
    let connection = file::connect_to_read(file)?;
    let snapshot = connection.unchecked_transaction().map_err(failure)?;
    pour(&snapshot, catalogue, |portion| pieces.blocking_send(Ok(portion)).is_ok())
}

fn closed() -> Failure {
    Failure::Unavailable(Reason::Closed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_knows_what_became_of_a_write_when_the_writer_falls_silent() {
        let ((writer, mut jobs), (reader, _)) = (mpsc::channel(1), mpsc::channel(1));
        let store = Sqlite { file: Path::new("nowhere").into(), writer, reader };
        let write = || store.write(vec![Write::new("DELETE FROM t", [])]);
        let (outcome, taken) = tokio::join!(write(), async { jobs.recv().await.map(drop) });
        assert_eq!((outcome, taken), (Err(Failure::Unsure(Reason::Closed)), Some(())));
        drop(jobs);
        assert_eq!(write().await, Err(closed()), "what nobody took was not written");
    }
}
