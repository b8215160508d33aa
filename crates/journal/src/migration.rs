//! How the tables came to be the way they are.
use crate::{Failure, Reason};
use sha2::{Digest, Sha256};

/// One change of the schema: the same SQL for every store, applied once and never edited.
///
/// It uses only the types `BIGINT` and `TEXT`, and inserts no rows, because an import needs empty tables.
/// Keys are `TEXT NOT NULL PRIMARY KEY`, because in SQLite a primary key may otherwise be null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Migration {
    /// Its unique name.
    pub name: &'static str,
    /// One or more statements.
    pub sql: &'static str,
}

impl Migration {
    /// The SHA-256 of its text, by which a store notices that an old migration was edited.
    pub fn sha256(&self) -> String {
        Sha256::digest(self.sql).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Migrations of the journal itself. Do *not* edit them: stores that have them would refuse to open.
pub const OWN: &[Migration] = &[
    Migration {
        name: "journal-1",
        sql: "\
CREATE TABLE match_head (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE TABLE entry (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    line TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq)
);
",
    },
    // Rows written before this have no hashes.
    Migration {
        name: "journal-2",
        sql: "\
ALTER TABLE entry ADD COLUMN hash TEXT;
ALTER TABLE match_head ADD COLUMN lines BIGINT;
ALTER TABLE match_head ADD COLUMN hash TEXT;
CREATE TABLE ledger (name TEXT NOT NULL PRIMARY KEY, begun BIGINT NOT NULL, purged BIGINT NOT NULL);
",
    },
];

/// Creates the table of applied migrations.
pub const TABLE: &str =
    "CREATE TABLE IF NOT EXISTS migration (place BIGINT PRIMARY KEY, name TEXT NOT NULL UNIQUE, sha256 TEXT NOT NULL)";
/// Reads the applied migrations.
pub const APPLIED: &str = "SELECT name, sha256 FROM migration ORDER BY place";
/// Adds an applied migration.
pub const RECORD: &str =
    "INSERT INTO migration (place, name, sha256) SELECT count(*), CAST($1 AS TEXT), CAST($2 AS TEXT) FROM migration";

/// A migration that a store has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Applied {
    /// Its name.
    pub name: String,
    /// The SHA-256 of its text, in hexadecimal digits.
    pub sha256: String,
}

/// The migrations that a store still needs, in order; an error if it has one that is not ours.
pub fn missing(applied: &[Applied], all: &[Migration]) -> Result<Vec<Migration>, Failure> {
    for Applied { name, sha256 } in applied {
        match all.iter().find(|migration| migration.name == name) {
            None => return Err(Failure::Newer(name.clone())),
            Some(migration) if migration.sha256() != *sha256 => {
                return Err(Failure::Broken(Reason::Edited(name.clone())));
            }
            Some(_) => {}
        }
    }
    let is_missing = |migration: &&Migration| applied.iter().all(|applied| applied.name != migration.name);
    Ok(all.iter().filter(is_missing).copied().collect())
}

/// For those who may not change the schema: an error if a migration is missing.
pub fn complete(applied: &[Applied], all: &[Migration]) -> Result<(), Failure> {
    match missing(applied, all)?.first() {
        None => Ok(()),
        Some(Migration { name, .. }) => Err(Failure::Older((*name).into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_journals_migrations_were_never_edited() {
        let have: Vec<_> = OWN.iter().map(|migration| (migration.name, migration.sha256())).collect();
        let known = [
            ("journal-1", "5fedd1ce2a0699eb608890db499be51b3664253b74d282eea30a4f3614e8cb92"),
            ("journal-2", "0a3f1bb2f0e415875537aedb051995e2d3ec198a4614da3e043c29459713d7ee"),
        ];
        assert_eq!(have, known.map(|(name, hash)| (name, hash.to_owned())));
    }

    #[test]
    fn a_store_gets_what_it_lacks_and_refuses_what_is_not_ours() {
        let [first, second] = ["one", "two"].map(|name| Migration { name, sql: name });
        let applied = |name: &str, text: &'static str| Applied {
            name: name.into(),
            sha256: Migration { name: "", sql: text }.sha256(),
        };
        assert_eq!(missing(&[applied("two", "two")], &[first, second]), Ok(vec![first]));
        assert_eq!(complete(&[applied("two", "two"), applied("one", "one")], &[first, second]), Ok(()));
        let said = |applied: Applied| complete(&[applied], &[first, second]).expect_err("refused").to_string();
        assert!(
            said(applied("two", "tow")).ends_with("'two' is not the one of this program: an old migration was edited")
        );
        assert!(said(applied("three", "")).ends_with("'three', which this program does not know: use a newer one"));
        assert!(said(applied("two", "two")).contains("does not have the migration 'one' yet"));
    }
}
