//! Where matches are kept: one [`Store`] over any [`Backend`](backend::Backend), and the journal of all matches in it.
//!
//! A match is a [`Head`] and its lines, numbered from 0. Lines are only ever appended, and the number is part of the
//! primary key: of two writers who both want to append line `n`, exactly one succeeds, whichever processes they are in.
//!
//! The same SQL runs on SQLite and on PostgreSQL (feature `server`), so there are only the types `BIGINT` and `TEXT`. A
//! program that needs more tables passes their migrations to [`Store::open`]. With the feature `sqlite` alone there is a
//! SQLite store in memory, whose pages somebody else keeps ([`Shelved`]): that is how a browser has one.
#[cfg(feature = "server")]
mod address;
mod catalogue;
mod chain;
mod failure;
mod matches;
mod migration;
mod moving;
#[cfg(feature = "server")]
mod postgres;
#[cfg(feature = "sqlite")]
mod sqlite;
mod store;
mod value;

#[cfg(feature = "server")]
pub use address::Address;
pub use chain::{Checked, Ledger, Tail, seal};
pub use failure::{Failure, Reason};
pub use matches::{Head, MatchId, NoMatchId, TimedLine, append, purge};
pub use migration::Migration;
pub use moving::{export, import};
#[cfg(feature = "sqlite")]
pub use sqlite::{Pages, Shelf, Shelved};
pub use store::Store;
pub use value::{Field, Row, Write};

/// For those who add a kind of store: the trait to implement, and what helps with it.
pub mod backend {
    pub use crate::catalogue::{Catalogue, Column, Relation, quoted};
    pub use crate::migration::{APPLIED, Applied, OWN, RECORD, TABLE, complete, missing};
    pub use crate::moving::{CHUNK, Drain, Feed, Portion};
    pub use crate::store::{Answering, Backend, Questions};
}
