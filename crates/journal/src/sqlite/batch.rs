//! Writes that belong together.
use super::statement::{execute, failure};
use crate::{Failure, Write};
use rusqlite::Connection;

/// One batch within the transaction of its group.
pub(super) fn attempt(connection: &Connection, writes: &[Write]) -> Result<(), Failure> {
    connection.execute_batch("SAVEPOINT batch").map_err(failure)?;
    let outcome = writes.iter().try_for_each(|Write { sql, values, expect }| {
        let rows = execute(connection, sql, values)?;
        if expect.is_none_or(|expected| expected == rows) { Ok(()) } else { Err(Failure::Conflict) }
    });
    let end = if outcome.is_ok() { "RELEASE batch" } else { "ROLLBACK TO batch; RELEASE batch" };
    if !connection.is_autocommit() && connection.execute_batch(end).is_err() {
        roll_back(connection);
        return outcome.and(Err(Failure::Broken("SQLite could not end a savepoint".into())));
    }
    outcome
}

/// Ends the transaction if there still is one.
pub(super) fn roll_back(connection: &Connection) {
    if !connection.is_autocommit() {
        connection.execute_batch("ROLLBACK").ok();
    }
}
