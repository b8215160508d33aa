//! The page: any game's [`engine::Scene`] as HTML with addressable parts, as JSON, and the files a browser loads.
//!
//! Nothing here knows a game, a clock or a socket. A Scene and a [`Frame`] come in, a [`Picture`] goes out. The changes
//! between two pictures are a list of elements ([`Picture::changes`]), so a server need not remember pages, only 16
//! bytes for each part of a page.
//!
//! Every action is a real button of one real form, so the page works before the script arrives and without it. The
//! script only makes it quick: it sends the form without leaving the page and replaces elements that changed.
//!
//! A table page is drawn with four values that are handed down: a `Writer` of words and signs, the `Touches` that offers
//! begin with, a `Tabletop` of both, and a `TablePage` with the frame around it.
mod area;
mod article;
mod assets;
mod chat;
mod coach;
mod end;
mod figure;
mod frame;
mod help;
mod hyphens;
pub mod json;
mod knob;
mod look;
mod map;
mod marks;
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
mod tabletop;
mod tally;
mod touches;
mod whereabouts;
mod writer;

pub use article::{Pictures, RuleChapter, RuleSearch, Rulebook, article};
pub use assets::{Asset, WORKER, asset, assets, path};
pub use end::{
    CostlyTurn, DealCheck, DealShown, End, EndReview, Fortune, Judged, Settled, SettledTurn, TurningPoint, Ways, end,
    fortune_words, review,
};
pub use figure::figure;
pub use frame::Waymark;
pub use frame::{Advice, CoachNote, CoachTone, Frame, FrameChair, LONGEST_SAID, Mode, Said, Signpost, TakeBack};
pub use hyphens::soft_hyphens;
pub use look::{Contrast, Look, Motion, Sound, Speed, Theme};
pub use page::{Page, page};
pub use picture::{Changes, Held, Picture};
pub use plot::{Course, PlotMark, SeatName};
pub use replay::{Bench, Eyes, EyesLink, SPEEDS, SeatChance, Walk, bench, walk};
pub use table::{table, update};
pub use whereabouts::{HousePlace, whereabouts};

/// The words of this crate: a language and its Fluent file.
pub const TEXTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/text.rs"));
