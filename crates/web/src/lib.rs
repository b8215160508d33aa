//! The page: any game's [`engine::Scene`] as HTML with addressable parts, as JSON, and the files a browser loads.
//!
//! Nothing here knows a game, a clock or a socket. A Scene and a [`Frame`] come in, a [`Picture`] goes out; what changed
//! between two pictures is a list of elements ([`Picture::changes`]), so a server remembers 16 bytes for each part of a
//! page and no page at all.
//!
//! Every action is a real button of one real form, so the page works before the script arrives and without it. The
//! script only makes it quick: it sends the form without leaving the page and puts new elements in the place of old.
mod area;
mod article;
mod assets;
mod coach;
mod end;
mod figure;
mod frame;
pub mod json;
mod line;
mod look;
mod map;
mod offers;
mod ordering;
mod page;
mod pen;
mod picture;
mod piece;
mod plot;
mod replay;
mod story;
mod table;

pub use article::{Pictures, Translated, article};
pub use assets::{Asset, WORKER, asset, assets, path};
pub use end::{Checked, Deal, End, Fortune, Judged, Miss, Moment, Review, Ways, end, review};
pub use figure::figure;
pub use frame::*;
pub use look::{Contrast, Look, Motion, Sound, Speed, Theme};
pub use page::{Page, page};
pub use picture::{Held, Picture};
pub use plot::Course;
pub use replay::{Bench, Eyes, SPEEDS, Walk, bench, walk};
pub use table::table;

/// The words of this crate: a language and its Fluent file.
pub const TEXTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/text.rs"));
