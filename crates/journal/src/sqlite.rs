//! Stores in SQLite: in a file (feature `server`), or in memory with its pages on a shelf that somebody else provides.
mod batch;
#[cfg(feature = "server")]
mod file;
#[cfg(feature = "server")]
mod filed;
mod schema;
mod shelved;
mod statement;
mod tables;
#[cfg(feature = "server")]
mod writer;

#[cfg(feature = "server")]
pub(crate) use filed::Sqlite;
pub use shelved::{Pages, Shelf, Shelved};
