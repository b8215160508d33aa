//! The contract: what a game is, and what every screen, bot, record and test may ask of it.
//!
//! Everything rests on five ideas.
//! A game is a **pure value machine**: state in, one decision in, facts out; no clock, no I/O, no randomness of its own.
//! **Chance is a player** that draws lots from named piles with exact odds.
//! A state changes **only by events**, and the log, the animation, the replay and the audit are the same list.
//! **A secret is absent, not blanked**: what a seat may know is a type of its own.
//! And there is **one picture of the table**, the [`Scene`], which every screen draws.
//!
//! Read the trait [`Game`] first, then [`tutorial`], a whole tiny game to copy. [`Table`] is the only owner of a state.
mod chance;
mod draft;
mod expected;
mod foresight;
mod game;
mod heuristics;
mod name;
mod pending;
mod puzzle;
mod reading;
mod record;
pub mod scene;
mod seats;
mod setup;
mod stage;
mod table;
mod teaching;
pub mod tutorial;
mod words;
pub mod work;

pub use chance::{Bag, Fate, Lot, Pieces, Pile, Quick, Scripted, Set};
pub use draft::{Draft, Drafts};
pub use expected::Expected;
pub use foresight::{ForeseenStep, Foresight};
pub use game::{Folding, Game, Info, Menu, Play, Rule, Slate, Told, Turn, Unseen, step, tell};
pub use heuristics::{Aspect, Calibration, Heuristics, Memory, Weights, chances_from, outcome};
pub use name::{PlayerName, one_line, visible};
pub use pending::Pending;
pub use puzzle::{Ask, Evidence, Puzzle};
pub use reading::{Fields, Lines, Misread, Unreadable, Value, find_written};
pub use record::{Digest, NoDigest, Record};
pub use scene::{Line, Scene, Sign}; // the rest of its nouns (Face, Slot, Form ...) belong to games too
pub use seats::{Audience, BySeat, MOST_SEATS, NoSeat, Seat, Seats, Viewer};
pub use setup::{BadSetup, MOST_OPTIONS, OptionSpec, Setup};
pub use stage::{Now, Stage};
pub use table::{AnyTable, Entry, Refusal, Table};
pub use teaching::{Lesson, Teaching, Verdict, Whereabouts};
pub use words::{Arg, NoWords, Words};
