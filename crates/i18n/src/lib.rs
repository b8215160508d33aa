//! The words of every game in every language: who speaks ([`Speech`]), and who proofreads ([`check`](mod@check)).
//!
//! A game keeps its words in Fluent files, `text/<language>.ftl`, and hands them over as a table ([`Texts`]).
//! This crate opens no file and asks no clock, so it is the same in the terminal, in the browser and in the tests.
//!
//! It rests on three decisions.
//! A language that is listed is **complete**: a game speaks few languages or many, but none of them half. If a sentence
//! is missing all the same, English says it, so that a translation can be tried while it is being written.
//! What cannot be said is **visible**: it appears in `⟦ ⟧`, which the project's tests look for; nothing here panics.
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
pub use texts::{SHARED, TextTable, Texts, lesson, rulebook, try_texts};
