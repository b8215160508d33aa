//! A person at the page, in a real Chromium: for the tests of the page, its pictures and its benchmark.
//!
//! [`Browser`] looks, clicks and types; everything in it waits, so that a test reads from top to bottom. [`TablePage`] knows
//! how the page of a table is used, whatever the game: by mouse, by
//! finger, by dragging, by its keys, or by Tab and Enter alone. [`Companion`] brings a table into the state that is to
//! be seen.
mod browser;
mod frames;
mod guest;
mod screen;
mod table;
mod traffic;
mod wire;

pub use browser::{Browser, Grip, Mishap, PATIENCE};
pub use frames::Frames;
pub use guest::Companion;
pub use screen::{Screen, Theme};
pub use table::{Means, Progress, TablePage};
pub use traffic::Traffic;
pub use wire::Wire;
