//! What SQLite says of its own tables, and how they are brought up to date.
use super::statement::{self, failure, query};
use crate::{
    Failure, Migration,
    migration::{self, Applied},
    store::Questions,
};
use rusqlite::Connection;

const COLUMNS: &str = "\
SELECT m.name, c.name, c.pk, upper(c.type) = 'TEXT'
FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite~_%' ESCAPE '~' AND m.name <> 'migration'
ORDER BY m.name, c.cid";
const REFERENCES: &str = "\
SELECT m.name, f.\"table\" FROM sqlite_master AS m JOIN pragma_foreign_key_list(m.name) AS f WHERE m.type = 'table'";

/// The queries that describe a store in SQLite.
pub(super) const QUESTIONS: Questions =
    Questions { columns: COLUMNS, references: REFERENCES, damage: Some("PRAGMA integrity_check") };

/// Brings the tables up to date, all or nothing.
pub(super) fn migrate(connection: &mut Connection, migrations: &[Migration]) -> Result<(), Failure> {
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate).map_err(failure)?;
    transaction.execute_batch(migration::TABLE).map_err(failure)?;
    for step in migration::missing(&applied(&transaction)?, migrations)? {
        transaction.execute_batch(step.sql).map_err(failure)?;
        statement::execute(&transaction, migration::RECORD, &[step.name.into(), step.sha256().into()])?;
    }
    transaction.commit().map_err(failure)
}

/// The migrations that the store has; none if it is new.
pub(super) fn applied(connection: &Connection) -> Result<Vec<Applied>, Failure> {
    if query(connection, "SELECT 1 FROM sqlite_master WHERE name = 'migration'", &[])?.is_empty() {
        return Ok(Vec::new());
    }
    let rows = query(connection, migration::APPLIED, &[])?;
    rows.iter().map(|row| Ok(Applied { name: row.text(0)?.into(), sha256: row.text(1)?.into() })).collect()
}
