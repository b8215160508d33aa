//! Strict reading of text: every mistake names its line and what was expected there. And writing what it reads.
use crate::{Arg, Expected, Seat, Seats, Words, visible};
use std::collections::HashSet;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// Counted from 1; 0 if something is missing altogether or no single line is wrong.
    pub line: usize,
    /// What should have been there.
    pub expected: Expected,
    /// What was there.
    pub found: String,
}

impl Misread {
    /// A mistake in this line.
    pub fn new(line: usize, expected: impl Into<Expected>, found: impl Into<String>) -> Misread {
        Misread { line, expected: expected.into(), found: found.into() }
    }
    /// The same mistake in a text that begins after `lines` lines of another; a mistake without a line stays without.
    pub fn after(mut self, lines: usize) -> Misread {
        self.line += if self.line > 0 { lines } else { 0 };
        self
    }
    /// All of it in the reader's language; what was found is made visible, because the text may come from anywhere.
    /// If a game read the text, the words must be that game's.
    pub fn say(&self, words: &dyn Words) -> String {
        let found = if self.found.is_empty() { words.text("misread-nothing", &[]) } else { visible(&self.found) };
        let parts = [
            ("line", Arg::Number(self.line as i64)),
            ("expected", self.expected.say(words).into()),
            ("found", found.into()),
        ];
        words.text(if self.line > 0 { "misread" } else { "misread-nowhere" }, &parts)
    }
}

/// For programmers: the key of what was expected. To show a mistake to people, use [`Misread::say`]; English here would
/// be a second English text of every phrase.
impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        write!(f, "{}, found {}", self.expected, if self.found.is_empty() { "nothing" } else { &self.found })
    }
}

impl std::error::Error for Misread {}

/// A word was not the notation of anything it could have been.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

/// Finds what is written like this.
///
/// ```
/// assert_eq!(engine::find_written([2, 30].into_iter(), "30"), Ok(30));
/// assert_eq!(engine::find_written([2, 30].into_iter(), "3"), Err(engine::Unreadable));
/// ```
pub fn find_written<T: fmt::Display>(mut all: impl Iterator<Item = T>, text: &str) -> Result<T, Unreadable> {
    all.find(|thing| thing.to_string() == text).ok_or(Unreadable)
}

/// Lets things that can be written be read: each is looked for among all of its kind.
///
/// ```
/// # #[derive(Debug, PartialEq)]
/// struct Die(u8);
/// impl std::fmt::Display for Die {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "d{}", self.0)
///     }
/// }
/// engine::found_among! {
///     Die: (1..=6).map(Die);
/// }
/// assert_eq!("d6".parse(), Ok(Die(6)));
/// assert_eq!("d7".parse::<Die>(), Err(engine::Unreadable));
/// ```
#[macro_export]
macro_rules! found_among {
    ($($thing:ty: $all:expr;)*) => {$(
        impl std::str::FromStr for $thing {
            type Err = $crate::Unreadable;
            fn from_str(text: &str) -> Result<$thing, $crate::Unreadable> {
                $crate::find_written($all, text)
            }
        }
    )*};
}

/// Things that are written by a word each: how they are written, and read.
///
/// ```
/// # #[derive(Debug, PartialEq)]
/// enum Metal { Gold, Iron }
/// engine::one_word_each! {
///     Metal { Gold: "gold", Iron: "iron" }
/// }
/// assert_eq!((Metal::Gold.to_string().as_str(), "iron".parse()), ("gold", Ok(Metal::Iron)));
/// ```
#[macro_export]
macro_rules! one_word_each {
    ($($thing:ident { $($which:ident: $word:expr),* })*) => {$(
        impl std::fmt::Display for $thing {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self { $($thing::$which => $word,)* })
            }
        }
        $crate::found_among! {
            $thing: [$($thing::$which),*].into_iter();
        }
    )*};
}

/// The lines `key: value` of a position. Each key may stand there once; a key that nobody asks for is a mistake.
#[derive(Debug)]
pub struct Fields<'a>(Vec<(&'a str, Value<'a>)>);

/// What stands behind a key.
#[derive(Clone, Copy, Debug)]
pub struct Value<'a> {
    /// Its line, counted from 1.
    pub line: usize,
    /// The text, trimmed.
    pub text: &'a str,
}

impl<'a> Fields<'a> {
    /// Splits a text into its fields. Empty lines and lines that begin with `#` do not count.
    pub fn read(text: &'a str) -> Result<Fields<'a>, Misread> {
        // A set, because a text from outside may have thousands of lines.
        let (mut fields, mut known) = (Vec::<(&str, Value<'_>)>::new(), HashSet::new());
        for (at, line) in text.lines().enumerate() {
            let trimmed = line.trim();
            if trimmed.is_empty() || trimmed.starts_with('#') {
                continue;
            }
            let (key, value) =
                trimmed.split_once(':').ok_or_else(|| Misread::new(at + 1, "expected-key-value", trimmed))?;
            if !known.insert(key) {
                return Err(Misread::new(at + 1, Expected::once(), key));
            }
            fields.push((key, Value { line: at + 1, text: value.trim() }));
        }
        Ok(Fields(fields))
    }
    /// The value behind this key, if the text has it.
    pub fn take(&mut self, key: &str) -> Option<Value<'a>> {
        let at = self.0.iter().position(|&(known, _)| known == key)?;
        Some(self.0.remove(at).1)
    }
    /// The value behind this key, which must be there.
    pub fn need(&mut self, key: &str) -> Result<Value<'a>, Misread> {
        self.take(key).ok_or_else(|| Misread::new(0, Expected::line(key), ""))
    }
    /// The line `players`, which must be within this range.
    pub fn players(&mut self, possible: RangeInclusive<u8>) -> Result<u8, Misread> {
        self.need("players")?.number(possible)
    }
    /// All keys have been asked for.
    pub fn finish(self) -> Result<(), Misread> {
        match self.0.first() {
            None => Ok(()),
            Some((key, value)) => Err(Misread::new(value.line, "expected-known-key", *key)),
        }
    }
}

impl<'a> Value<'a> {
    /// This value is not what was expected.
    pub fn misread(&self, expected: impl Into<Expected>) -> Misread {
        Misread::new(self.line, expected, self.text)
    }
    /// The whole value as one thing.
    pub fn parse<T: FromStr>(&self, expected: impl Into<Expected>) -> Result<T, Misread> {
        self.text.parse().map_err(|_| self.misread(expected))
    }
    /// The whole value as a number in this range, written without a sign and without leading zeros.
    pub fn number<N>(&self, range: RangeInclusive<N>) -> Result<N, Misread>
    where
        N: FromStr + fmt::Display + PartialOrd + Copy + Into<i64>,
    {
        let plain = self.text.parse().ok().filter(|number: &N| number.to_string() == self.text);
        plain.filter(|number| range.contains(number)).ok_or_else(|| self.misread(Expected::number_in(range)))
    }
    /// The words of the value, each still knowing its line.
    pub fn words(&self) -> impl Iterator<Item = Value<'a>> + use<'a> {
        let line = self.line;
        self.text.split_whitespace().map(move |text| Value { line, text })
    }
    /// The whole value as a seat at a table of `players`.
    pub fn seat(&self, players: u8) -> Result<Seat, Misread> {
        let seat: Seat = self.parse(Expected::seat(players))?;
        if seat.0 < players { Ok(seat) } else { Err(self.misread(Expected::seat(players))) }
    }
    /// Every word as a seat at a table of `players`.
    pub fn seats(&self, players: u8) -> Result<Seats, Misread> {
        self.words().map(|word| word.seat(players)).collect()
    }
    /// Every word as one thing of the same kind.
    pub fn list<T: FromStr>(&self, expected: impl Into<Expected>) -> Result<Vec<T>, Misread> {
        let expected = expected.into();
        self.words().map(|word| word.parse(expected.clone())).collect()
    }
}

/// The lines `key: value` of a position, for writing; an empty value has no line.
///
/// ```
/// let mut lines = engine::Lines::default();
/// lines.put("players", 2);
/// lines.list("hand P0", ["crown", "sword"]);
/// lines.list("hand P1", [0; 0]);
/// assert_eq!(lines.to_string(), "players: 2\nhand P0: crown sword\n");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Lines(String);

impl Lines {
    /// One value.
    pub fn put(&mut self, key: &str, value: impl ToString) {
        self.list(key, [value]);
    }
    /// Several values with blanks between them.
    pub fn list<T: ToString>(&mut self, key: &str, values: impl IntoIterator<Item = T>) {
        let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
        let value = values.join(" ");
        if !value.is_empty() {
            self.0.push_str(&format!("{key}: {value}\n"));
        }
    }
}

impl fmt::Display for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NoWords;

    #[test]
    fn a_mistake_names_its_line() {
        let said = |text| Fields::read(text).err().map(|error: Misread| error.to_string());
        assert_eq!(said("a: 1\n\n# note\nb").as_deref(), Some("line 4: expected-key-value, found b"));
        assert_eq!(said("a: 1\na: 2").as_deref(), Some("line 2: expected-once, found a"));
        let mut fields = Fields::read("a: 1 2 x\nb:").expect("well-formed");
        let error = fields.need("c").expect_err("there is no c");
        assert_eq!(error.clone().after(3), error, "it is missing, not in line 3");
        assert_eq!(error.to_string(), "expected-line key=c, found nothing");
        let a = fields.need("a").expect("there is an a");
        let error = a.list::<u8>(Expected::number()).expect_err("x");
        assert_eq!(error.to_string(), "line 1: expected-number, found x");
        assert_eq!(fields.finish().expect_err("b").to_string(), "line 2: expected-known-key, found b");
    }

    #[test]
    fn a_mistake_is_said_in_one_sentence() {
        let said = |line, found| Misread::new(line, Expected::written("game ID"), found).say(&NoWords);
        assert_eq!(said(3, "hop"), "misread line=3 expected=expected-written text=game ID found=hop");
        assert!(said(3, "\u{1b}[2J").ends_with("found=\\u{1b}[2J"));
        assert_eq!(said(0, ""), "misread-nowhere line=0 expected=expected-written text=game ID found=misread-nothing");
    }

    #[test]
    fn only_those_at_the_table_are_seats() {
        let mut fields = Fields::read("players: 5\nturn: P3\nowing: P0 P2").expect("well-formed");
        let said = |error: Misread| error.to_string();
        let players = |text: &str| Fields::read(text).and_then(|mut fields| fields.players(2..=4)).map_err(said);
        for odd in ["+3", "03", "5", "1", "two"] {
            let refusal = format!("line 1: expected-number-from-to least=2 most=4, found {odd}");
            assert_eq!(players(&format!("players: {odd}")), Err(refusal));
        }
        assert_eq!(players("players: 4"), Ok(4));
        let (turn, owing) = (fields.need("turn").expect("there is one"), fields.need("owing").expect("there is one"));
        assert_eq!(turn.seat(3).map_err(said), Err("line 2: expected-seat last=P2, found P3".into()));
        assert_eq!(turn.seat(4), Ok(Seat(3)));
        assert_eq!(owing.seats(3), Ok(Seats(0b101)));
        assert_eq!(owing.seats(2).map_err(said), Err("line 3: expected-seat last=P1, found P2".into()));
    }
}
