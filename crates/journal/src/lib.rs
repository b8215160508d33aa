//! Where matches are kept: one [`Store`] over SQLite or PostgreSQL, and the journal of all matches in it.
//!
//! A match is a [`Head`] and its lines, numbered from 0. Lines are only ever appended, and the number is part of the
//! primary key: of two writers who both want to append line `n`, exactly one succeeds, in whatever process they are.
//!
//! The same SQL runs on both stores, so there are only the types `BIGINT` and `TEXT`. Whoever needs more tables gives
//! their migrations to [`Store::open`].
mod address;
mod catalogue;
mod chain;
mod failure;
mod matches;
mod migration;
mod moving;
mod postgres;
mod sqlite;
mod store;
mod value;

pub use address::Address;
pub use chain::{Checked, Ledger, Tail, seal};
pub use failure::{Failure, Reason};
pub use matches::{Head, Line, MatchId, NoMatchId, append, purge};
pub use migration::Migration;
pub use moving::{export, import};
pub use store::Store;
pub use value::{Row, Value, Write};
