//! Why a store did not do what it was asked for.
use std::fmt;

/// Why a store did not do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Somebody else was faster: a key exists already, a row is gone or not as expected, or two transactions crossed.
    /// Nothing was written. Read again and decide anew.
    Conflict,
    /// There is no room: the disk, the quota or the limit of the file. Nothing was written; reading still works.
    Full,
    /// The store cannot be reached or does not answer. A write may or may not have been kept: read again.
    Unavailable(String),
    /// Another process serves from this file.
    Held(String),
    /// An import into a store with something in it: the table that is not empty.
    InUse(String),
    /// The store has this migration, which a newer program has made.
    Newer(String),
    /// The store lacks this migration, which the server brings when it starts.
    Older(String),
    /// The store or the request is not as it should be; trying again does not help.
    Broken(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Conflict => f.write_str("somebody else has written here in the meantime"),
            Failure::Full => f.write_str("the store is full: there is no room to write anything"),
            Failure::Unavailable(reason) => write!(f, "the store is not available: {reason}"),
            Failure::Held(file) => {
                write!(f, "the store is not available: another process serves from {file} already")
            }
            Failure::InUse(table) => {
                write!(f, "the store cannot do this: its table '{table}' is not empty, and an import needs a new store")
            }
            Failure::Newer(name) => {
                write!(f, "the store has the migration '{name}', which this program does not know: use a newer one")
            }
            Failure::Older(name) => {
                write!(f, "the store does not have the migration '{name}' yet; start the server once, which brings it")
            }
            Failure::Broken(reason) => write!(f, "the store cannot do this: {reason}"),
        }
    }
}

impl std::error::Error for Failure {}
