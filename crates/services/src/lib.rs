//! Real services for tests and for a cluster at home: PostgreSQL, NATS, haproxy, a driver of Chromium and Adit's own nodes.
//!
//! Each is private: it listens on a free port of 127.0.0.1, keeps everything in a temporary folder of its own, and
//! dies with its owner, however the owner ends. The standard library alone, so that a test pays little for it.
//!
//! Their verbs mean the same: `start`, `stop` (gently), `kill` (as a power cut would), `start_again` (same port, same
//! data); each has those that somebody needs. [`Http`] and [`Events`] talk to what was started.
mod chromedriver;
mod connection;
mod events;
mod folder;
mod haproxy;
mod http;
mod nats;
mod node;
mod ports;
mod postgres;
mod process;
mod programs;
mod service;
mod way;

pub use chromedriver::Chromedriver;
pub use events::{Events, ServerEvent};
pub use folder::Folder;
pub use haproxy::Haproxy;
pub use http::{Answer, Http};
pub use nats::Nats;
pub use node::Node;
pub use ports::free_port;
pub use postgres::Postgres;
pub use programs::find_program;
pub use way::Relay;
