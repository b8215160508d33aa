//! What a text should have said, before anybody knows which language to say it in.
use crate::{Arg, NoWords, Seat, Words};
use std::fmt;
use std::ops::RangeInclusive;

/// What a text should have said: the key of a phrase, and its parts. Notation is always a part, because it is the same
/// in every language.
///
/// A key begins with `expected-` and is written out in the code, where `tidy` looks for it. Phrases that any reader may
/// need have functions here and words in the crate `i18n`; what only one game expects has its words in that game. In
/// most languages phrases follow a colon, so they need no grammatical case.
///
/// ```
/// use engine::{Expected, NoWords};
/// let expected = Expected::number_in(2_u8..=4);
/// assert_eq!(expected.say(&NoWords), "expected-number-from-to least=2 most=4");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    key: &'static str,
    parts: Vec<(&'static str, Arg)>,
}

impl Expected {
    /// The phrase of this key.
    pub fn of(key: &'static str) -> Expected {
        debug_assert!(key.starts_with("expected-"), "'{key}' is not the key of an expectation");
        Expected { key, parts: vec![] }
    }
    /// The same with one more part.
    pub fn with(mut self, name: &'static str, part: impl Into<Arg>) -> Expected {
        self.parts.push((name, part.into()));
        self
    }
    /// The rule that was not kept, if that is what is wrong.
    pub fn rule(&self) -> Option<&str> {
        self.parts.iter().find_map(|(name, part)| match part {
            Arg::Text(rule) if *name == "rule" => Some(rule.as_str()),
            _ => None,
        })
    }
    /// Exactly this notation.
    pub fn written(text: impl Into<String>) -> Expected {
        Expected::of("expected-written").with("text", text.into())
    }
    /// One of these words of the notation.
    pub fn one_of<T: ToString>(words: impl IntoIterator<Item = T>) -> Expected {
        let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
        Expected::of("expected-one-of").with("words", words.join(", "))
    }
    /// Any number.
    pub fn number() -> Expected {
        Expected::of("expected-number")
    }
    /// This many numbers.
    pub fn numbers(count: u8) -> Expected {
        Expected::of("expected-numbers").with("count", count)
    }
    /// A number in this range.
    pub fn number_in<N: Copy + Into<i64>>(range: RangeInclusive<N>) -> Expected {
        let (least, most): (i64, i64) = ((*range.start()).into(), (*range.end()).into());
        Expected::of("expected-number-from-to").with("least", least).with("most", most)
    }
    /// At most this many things in one place.
    pub fn at_most(most: impl Into<Arg>) -> Expected {
        Expected::of("expected-at-most").with("most", most)
    }
    /// No more pieces of a kind than the box has.
    pub fn no_more() -> Expected {
        Expected::of("expected-no-more")
    }
    /// Nothing that was named before.
    pub fn once() -> Expected {
        Expected::of("expected-once")
    }
    /// Something that agrees with all other lines.
    pub fn possible() -> Expected {
        Expected::of("expected-possible")
    }
    /// A seat at a table of `players`.
    pub fn seat(players: u8) -> Expected {
        Expected::of("expected-seat").with("last", Seat(players.saturating_sub(1)).to_string())
    }
    /// A line with this key.
    pub fn line(key: &str) -> Expected {
        Expected::of("expected-line").with("key", key)
    }
    /// A line with this key, because of what another line says.
    pub fn line_beside(key: &str, other: impl Into<String>) -> Expected {
        Expected::of("expected-line-beside").with("key", key).with("other", other.into())
    }
    /// No line with this key, because of what another line says.
    pub fn no_line_beside(key: &str, other: &str) -> Expected {
        Expected::of("expected-no-line-beside").with("key", key).with("other", other)
    }
    /// No line with this key unless another line says this.
    pub fn no_line_without(key: &str, other: &str) -> Expected {
        Expected::of("expected-no-line-without").with("key", key).with("other", other)
    }
    /// The phrase in the reader's language.
    pub fn say(&self, words: &dyn Words) -> String {
        words.text(self.key, &self.parts)
    }
}

/// The phrase of this key.
impl From<&'static str> for Expected {
    fn from(key: &'static str) -> Expected {
        Expected::of(key)
    }
}

/// For programmers: the key and the parts.
impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&NoWords))
    }
}
