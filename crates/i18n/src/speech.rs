//! One language, speaking.
use crate::sentence::{Page, Sentence, Unsaid};
use crate::voice::{self, Voice};
use crate::{Language, TextTable};
use engine::scene::Ink;
use engine::{Arg, Line, Words};
use fluent_syntax::ast::PatternElement;
use std::borrow::Cow;
use std::fmt::Write as _;

/// One language over any number of tables and [`SHARED`](crate::SHARED), and English for what it lacks.
///
/// A number chooses the plural form of its language and is printed without digit grouping and with a true minus sign.
/// A plain text chooses the variant of that name, the reader ([`Arg::You`]) the variant `[you]`, and anything else the
/// default one. In [`Words::text`] a player is the seat's notation (to show the name, pass it as text) and a picture is
/// what it says to the ear.
///
/// What cannot be said is visible and never a panic: `⟦key⟧` if there is no such sentence, `⟦key: reason⟧` if part of
/// it is missing. A line break inside a sentence stays one, as always in Fluent.
///
/// ```
/// use engine::scene::Ink;
/// use engine::{Arg, Line, Seat, Words};
/// use i18n::{Speech, TextTable};
///
/// const WORDS: TextTable = TextTable { name: "chess", texts: &[
///     ("en", "coins = { $who } takes { $count ->\n    [one] a coin\n   *[other] { $count } coins\n }.\nhi = Hello"),
///     ("pl", "coins = { $who } bierze { $count ->\n    [one] monetę\n    [few] { $count } monety\n   *[many] { $count } monet\n }."),
/// ] };
/// let polish = Speech::new("pl".parse().expect("Polish is one of ours"), &[WORDS]);
/// let args = [("who", Arg::Who(Seat(1))), ("count", Arg::Number(22))];
///
/// assert_eq!(polish.line("coins", &args), Line(vec![Ink::Who(Seat(1)), Ink::Text(" bierze 22 monety.".into())]));
/// assert_eq!(polish.text("hi", &[]), "Hello"); // not translated yet
/// assert_eq!(polish.text("bye", &[]), "⟦bye⟧");
/// assert_eq!(polish.text("coins", &args[..1]), "⟦coins: Unknown variable: $count⟧");
/// ```
pub struct Speech {
    language: Language,
    /// The language itself and then English: the first that has a key speaks.
    voices: Vec<Voice>,
}

impl Speech {
    /// Learns the sentences of all tables; of two with the same key the first counts.
    ///
    /// What is not Fluent is skipped and will be missing: [`check`](crate::check::check) is where tables are judged.
    pub fn new(language: Language, tables: &[TextTable]) -> Speech {
        let mut voices = vec![Voice::new(language, tables)];
        if language != Language::ENGLISH {
            voices.push(Voice::new(Language::ENGLISH, tables));
        }
        Speech { language, voices }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Is there such a sentence, if only in English? For sentences a game may leave out, such as the story of a rule.
    pub fn has(&self, key: &str) -> bool {
        self.voices.iter().any(|voice| voice.message(key).is_some())
    }

    /// The first voice that has this sentence, and the sentence.
    fn find(&self, key: &str) -> Option<(&Voice, &voice::Words)> {
        self.voices.iter().find_map(|voice| Some((voice, voice.message(key)?)))
    }

    /// Writes the sentence down; otherwise answers with what stands in its place.
    fn say<P: Page>(&self, key: &str, args: &[(&str, Arg)]) -> Result<P, String> {
        let (voice, pattern) = self.find(key).ok_or_else(|| format!("⟦{key}⟧"))?;
        let mut page = P::for_parts(pattern.elements.len());
        Sentence::new(voice, args).write(pattern, &mut page).map_err(|unsaid| format!("⟦{key}: {unsaid}⟧"))?;
        Ok(page)
    }
}

impl Words for Speech {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        self.say(key, args).map_or_else(Line::from, Inked::dried)
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.say(key, args).unwrap_or_else(|unsaid| unsaid)
    }
    fn phrase(&self, key: &str) -> Cow<'static, str> {
        match self.find(key).map(|(_, pattern)| &*pattern.elements) {
            Some([PatternElement::TextElement { value }]) => Cow::Borrowed(value),
            _ => self.text(key, &[]).into(),
        }
    }
}

/// Plain text, for the ear.
impl Page for String {
    fn for_parts(count: usize) -> String {
        // A sentence of one part takes just what it needs; one of several would otherwise grow again and again.
        String::with_capacity(if count > 1 { 64 } else { 0 })
    }
    fn words(&mut self, words: &'static str) {
        self.push_str(words);
    }
    fn part(&mut self, part: &Arg) -> Result<(), Unsaid> {
        match part {
            Arg::Text(text) | Arg::Strong(text) | Arg::Name(text) => self.push_str(text),
            Arg::Number(number) | Arg::Tenths(number) => write_number(self, *number),
            Arg::Who(seat) => _ = write!(self, "{seat}"),
            Arg::Sign(sign) => self.push_str(&sign.said),
            Arg::You => return Err(Unsaid::Reader),
        }
        Ok(())
    }
}

/// A [`Line`] being written: what is finished, and the words behind it.
struct Inked {
    line: Vec<Ink>,
    words: Cow<'static, str>,
}

impl Inked {
    fn put(&mut self, ink: Ink) {
        self.close();
        self.line.push(ink);
    }
    fn close(&mut self) {
        if !self.words.is_empty() {
            self.line.push(Ink::Text(std::mem::take(&mut self.words)));
        }
    }
    fn dried(mut self) -> Line {
        self.close();
        Line(self.line)
    }
    /// The words behind what is finished, to be continued.
    fn more(&mut self) -> &mut String {
        if let Cow::Borrowed(words) = self.words {
            let mut owned = String::with_capacity(words.len() + 32);
            owned.push_str(words);
            self.words = Cow::Owned(owned);
        }
        self.words.to_mut()
    }
}

impl Page for Inked {
    fn for_parts(count: usize) -> Inked {
        Inked { line: Vec::with_capacity(count), words: Cow::Borrowed("") }
    }
    fn words(&mut self, words: &'static str) {
        match self.words.is_empty() {
            true => self.words = Cow::Borrowed(words),
            false => self.more().push_str(words),
        }
    }
    fn part(&mut self, part: &Arg) -> Result<(), Unsaid> {
        match part {
            Arg::Text(text) | Arg::Name(text) => self.more().push_str(text),
            Arg::Number(number) | Arg::Tenths(number) => write_number(self.more(), *number),
            Arg::Strong(text) if text.is_empty() => {}
            Arg::Strong(text) => self.put(Ink::Strong(text.clone().into())),
            Arg::Who(seat) => self.put(Ink::Who(*seat)),
            Arg::Sign(sign) => self.put(Ink::Sign(sign.clone())),
            Arg::You => return Err(Unsaid::Reader),
        }
        Ok(())
    }
}

/// A number below zero has the minus sign that is printed in books, in every language.
fn write_number(words: &mut String, number: i64) {
    words.push_str(if number < 0 { "−" } else { "" });
    words.push_str(itoa::Buffer::new().format(number.unsigned_abs()));
}
