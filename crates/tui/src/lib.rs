//! The terminal: any game's [`engine::Scene`] as a full screen or as plain lines, and one match on one keyboard.
//!
//! Nothing here knows a game. A picture of the table comes in as a Scene, a decision goes out as notation. The parts,
//! from the inside out: a [`Chooser`] finds one offer among many by touching things; a [`Session`] says whose turn it
//! is and what must be covered; [`play`] and [`play_plain`] are the two ways to sit down; [`join`] and [`join_plain`]
//! are the same at a table far away; [`menu`] sets a match up and [`replay`] looks back at one.
//!
//! Everything that decides is pure and tested without a terminal; only the module `desk` touches one.
mod area;
mod arrange;
mod board;
mod brush;
mod chooser;
mod command;
mod desk;
mod face;
mod goods;
mod heading;
mod light;
mod map;
mod menu;
mod menu_screen;
mod meter;
mod panels;
mod pen;
mod picture;
mod piece;
mod plain;
mod plate;
mod play;
mod play_plain;
mod reading;
mod remote;
mod replay;
mod row;
mod screen;
mod session;
mod shaft;
mod sheet;
#[cfg(test)]
mod tests;
mod voices;

pub use board::COMMAND_KEYS;
pub use chooser::{Choice, Chooser, Picked};
pub use menu::{ChosenOption, Lobby, MatchPlan, PlannedChair, default_name};
pub use menu_screen::menu;
pub use picture::picture;
pub use plain::{plain, plain_offers};
pub use play::play;
pub use play_plain::play_plain;
pub use remote::{Denied, Guest, RemoteTable, Sight, Update, join, join_plain, reader};
pub use replay::{replay, replay_plain};
pub use session::{BotAnswer, Chair, Keep, Leave, Session};
pub use voices::Voices;

use engine::Info;
use i18n::{Language, Speech, TextTable};

/// The words of this crate: a language and its Fluent file, for every language of every game.
pub const WORDS: TextTable = TextTable { name: "tui", texts: include!(concat!(env!("OUT_DIR"), "/text.rs")) };

/// The words of a game in this language, with those of the terminal.
pub fn speech(info: &Info, language: Language) -> Speech {
    Speech::new(language, &[info.into(), WORDS])
}
