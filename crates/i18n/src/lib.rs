//! The words of every game in every language: who speaks ([`Speech`]), and who proof-reads ([`check`](mod@check)).
//!
//! A game keeps its words in Fluent files, `text/<language>.ftl`, and hands them over as a table ([`Texts`]).
//! This crate opens no file and asks no clock, so it is the same in the terminal, in the browser and in the tests.
//!
//! Three decisions carry it.
//! A language that is listed is **whole**: a game speaks few languages or many, but none of them by halves. Should a
//! sentence be missing all the same, English says it, so a translation can be tried while it is being written.
//! What cannot be said is **visible**: it stands in `⟦ ⟧`, which the project's tests look for; nothing here panics.
//! And a [`Line`](engine::Line) is made from one translated sentence: players and pictures go through Fluent as
//! characters nobody types, so a translator may put them anywhere in the sentence.
//!
//! Deliberately missing: Fluent's functions and the attributes of messages. The checker refuses both.
pub mod check;
mod ink;
mod language;
mod plural;
mod pseudo;
mod speech;
mod texts;

pub use language::{Language, NoLanguage};
pub use pseudo::pseudo;
pub use speech::Speech;
pub use texts::{SHARED, TextTable, Texts, lesson, try_texts};
