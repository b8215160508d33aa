//! The words of every game in eleven languages: who speaks ([`Speech`]), and who proof-reads ([`check`](mod@check)).
//!
//! A game keeps its words in Fluent files, `text/<language>.ftl`, and hands them over as a table ([`Texts`]).
//! This crate opens no file and asks no clock, so it is the same in the terminal, in the browser and in the tests.
//!
//! Three decisions carry it.
//! English is the language everything falls back to, so a half-finished translation can be played.
//! What cannot be said is **visible**: it stands in `⟦ ⟧`, which the project's tests look for; nothing here panics.
//! And a [`Line`](engine::Line) is made from one translated sentence: players and pictures go through Fluent as
//! characters nobody types, so a translator may put them anywhere in the sentence.
//!
//! Deliberately missing: Fluent's functions and the attributes of messages. The checker refuses both.
pub mod check;
mod ink;
mod language;
mod speech;

pub use language::*;
pub use speech::*;
