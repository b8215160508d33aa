//! The words of every game in every language: who speaks ([`Speech`]), and who proof-reads ([`check`](mod@check)).
//!
//! A game keeps its words in Fluent files, `text/<language>.ftl`, and hands them over as a table ([`Texts`]).
//! This crate opens no file and asks no clock, so it is the same in the terminal, in the browser and in the tests.
//!
//! Three decisions carry it.
//! A language that is listed is **whole**: a game speaks few languages or many, but none of them by halves. Should a
//! sentence be missing all the same, English says it, so a translation can be tried while it is being written.
//! What cannot be said is **visible**: it stands in `⟦ ⟧`, which the project's tests look for; nothing here panics.
//! And a [`Line`](engine::Line) is made from one translated sentence, so a translator may put players and pictures
//! anywhere in it.
//!
//! Texts are parsed once, by `fluent-syntax`, and said from its tree. Why `fluent-bundle` does not say them: DESIGN.md.
//! Deliberately missing: Fluent's functions and the attributes of messages. The checker refuses both.
pub mod check;
mod language;
mod plural;
mod pseudo;
mod sentence;
mod speech;
mod texts;
mod voice;

pub use language::{Language, NoLanguage};
pub use pseudo::pseudo;
pub use speech::Speech;
pub use texts::{SHARED, TextTable, Texts, lesson, try_texts};
