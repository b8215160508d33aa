//! How words reach a game: it names a sentence and its parts, the viewer's language says it.
use crate::{Line, Seat, Sign};
use std::borrow::Cow;

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, which also chooses the plural form.
    Number(i64),
    /// A number of tenths: printed as "1.4", or as a whole number where it is one, and the plural form goes by what is
    /// printed.
    Tenths(i64),
    /// Words that are already in the viewer's language, a name, or the name of a choice (`[own] ... *[other] ...`).
    Text(String),
    /// The same, in strong type.
    Strong(String),
    /// A player who is not the reader.
    Who(Seat),
    /// The name of a player who is not the reader, for sentences of plain text. It never chooses a variant, whatever
    /// players call themselves.
    Name(String),
    /// The reader. Never printed; it chooses the form that addresses them (`[you] You dig ... *[other] { $who }
    /// digs ...`).
    You,
    /// A picture in the line.
    Sign(Sign),
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Sign> for Arg {
    fn from(sign: Sign) -> Arg {
        Arg::Sign(sign)
    }
}

/// One language. The crate `i18n` implements it over the Fluent files; a game never sees which language it is.
pub trait Words {
    /// The sentence as running text with pictures.
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line;
    /// The sentence as plain text, for the ear and for places without pictures.
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String;
    /// A sentence that has no parts, as plain text. A language that keeps it need not copy it.
    fn phrase(&self, key: &str) -> Cow<'static, str> {
        self.text(key, &[]).into()
    }
}

/// Words that say the key and the parts instead of a sentence: for tests of rules, which need no language.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoWords;

impl Words for NoWords {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        Line::from(self.text(key, args).as_str())
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let said = |arg: &Arg| match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Tenths(tenths) => format!("{}", *tenths as f64 / 10.0),
            Arg::Text(text) | Arg::Strong(text) | Arg::Name(text) => text.clone(),
            Arg::Who(seat) => seat.to_string(),
            Arg::You => "you".into(),
            Arg::Sign(sign) => sign.said.clone(),
        };
        args.iter().fold(key.to_owned(), |text, (name, arg)| format!("{text} {name}={}", said(arg)))
    }
}
