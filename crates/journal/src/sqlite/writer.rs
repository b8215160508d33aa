//! The only thread that writes: everything pending is committed together, because a commit costs as much as a thousand
//! rows.
use super::{
    batch::{attempt, roll_back},
    file::Lock,
    statement::failure,
    tables::pour_in,
};
use crate::{Failure, Write, catalogue::Catalogue, moving::Feed};
use rusqlite::Connection;
use std::{thread, time::Duration};
use tokio::sync::{mpsc, oneshot};

/// The most batches in one commit, so that the first of them does not wait too long.
const GROUP: usize = 512;

/// How long a commit waits for company once writes come so thick that the last one had some. A lone writer, whose every
/// write follows the answer to the one before, never waits.
const COMPANY: Duration = Duration::from_millis(1);

/// What the writing thread is asked.
pub(super) enum Job {
    Write(Batch),
    Fill(Catalogue, Feed, Answering),
    Close(oneshot::Sender<()>),
}

/// Writes that belong together.
pub(super) struct Batch {
    pub(super) writes: Vec<Write>,
    pub(super) answer: Answering,
}

type Answering = oneshot::Sender<Result<(), Failure>>;

/// The work of the thread, which holds the lock until it ends.
pub(super) fn run(connection: Connection, mut jobs: mpsc::Receiver<Job>, lock: Option<Lock>) {
    let (mut farewells, mut crowded) = (Vec::new(), false);
    while let Some(job) = jobs.blocking_recv() {
        if crowded {
            thread::sleep(COMPANY);
        }
        let mut group = Vec::new();
        let other = gather(&mut group, job, &mut jobs);
        crowded = group.len() > 1;
        commit(&connection, group);
        match other {
            Some(Job::Fill(catalogue, feed, answer)) => tell(answer, fill(&connection, &catalogue, feed)),
            Some(Job::Close(farewell)) => {
                jobs.close();
                farewells.push(farewell);
            }
            Some(Job::Write(_)) | None => {}
        }
    }
    // What is not moved into the file now will be when it is next opened. A guest would only get in the server's way.
    if lock.is_some() {
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).ok();
    }
    drop(connection);
    drop(lock);
    for farewell in farewells {
        farewell.send(()).ok();
    }
}

/// Collects all pending batches. Answers with the first job that is not a batch.
fn gather(group: &mut Vec<Batch>, first: Job, jobs: &mut mpsc::Receiver<Job>) -> Option<Job> {
    let mut next = Some(first);
    loop {
        match next {
            Some(Job::Write(batch)) => group.push(batch),
            other => return other,
        }
        next = if group.len() < GROUP { jobs.try_recv().ok() } else { None };
    }
}

/// Commits the batches together and answers everybody. A batch that fails does not affect the others.
fn commit(connection: &Connection, group: Vec<Batch>) {
    if group.is_empty() {
        return;
    }
    let outcomes = match connection.execute_batch("BEGIN IMMEDIATE") {
        Ok(()) => attempt_all(connection, &group),
        Err(error) => Some(vec![Err(failure(error)); group.len()]),
    };
    match outcomes {
        Some(outcomes) => group.into_iter().zip(outcomes).for_each(|(batch, outcome)| tell(batch.answer, outcome)),
        None => group.into_iter().for_each(|batch| commit(connection, vec![batch])),
    }
}

/// What became of each batch; `None` if one of several failed so badly that each must be tried alone.
fn attempt_all(connection: &Connection, group: &[Batch]) -> Option<Vec<Result<(), Failure>>> {
    let mut outcomes = Vec::new();
    for batch in group {
        outcomes.push(attempt(connection, &batch.writes));
        // Out of space or memory, SQLite gives up the whole transaction.
        if connection.is_autocommit() {
            return (group.len() == 1).then_some(outcomes);
        }
    }
    if let Err(error) = connection.execute_batch("COMMIT") {
        roll_back(connection);
        // Moving the log into the file may make room, if it has pages to reuse.
        connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())).ok();
        let failure = failure(error);
        outcomes.iter_mut().filter(|outcome| outcome.is_ok()).for_each(|outcome| *outcome = Err(failure.clone()));
    }
    Some(outcomes)
}

/// Fills empty tables in one transaction.
fn fill(connection: &Connection, catalogue: &Catalogue, mut feed: Feed) -> Result<(), Failure> {
    connection.execute_batch("BEGIN IMMEDIATE").map_err(failure)?;
    let outcome = pour_in(connection, catalogue, || feed.blocking_recv())
        .and_then(|()| connection.execute_batch("COMMIT").map_err(failure));
    roll_back(connection);
    outcome
}

/// The caller may be gone.
fn tell(answer: Answering, outcome: Result<(), Failure>) {
    answer.send(outcome).ok();
}

#[cfg(test)]
mod tests {
    use super::super::statement::query;
    use super::*;

    fn batch(sql: &'static str) -> (Batch, oneshot::Receiver<Result<(), Failure>>) {
        let (answer, answered) = oneshot::channel();
        (Batch { writes: vec![Write::new(sql, [])], answer }, answered)
    }

    #[test]
    fn in_a_group_a_batch_without_room_takes_no_other_with_it() {
        let connection = Connection::open_in_memory().expect("a connection");
        connection.execute_batch("CREATE TABLE t (x TEXT); PRAGMA max_page_count = 4").expect("a small table");
        // Without a statement journal, as here, SQLite gives up the whole transaction.
        let small = "INSERT INTO t VALUES ('small')";
        let large = "INSERT INTO t VALUES (hex(zeroblob(1000000)))";
        let (group, mut answers): (Vec<_>, Vec<_>) = [small, large, small, "nonsense"].map(batch).into_iter().unzip();
        commit(&connection, group);
        let outcomes: Vec<_> = answers.iter_mut().map(|answer| answer.try_recv().expect("an answer")).collect();
        assert_eq!(outcomes[..3], [Ok(()), Err(Failure::Full), Ok(())]);
        assert!(matches!(outcomes[3], Err(Failure::Broken(_))));
        assert_eq!(query(&connection, "SELECT x FROM t", &[]).expect("rows").len(), 2);
    }
}
