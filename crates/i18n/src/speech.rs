//! One language, speaking.
use crate::plural::Plurals;
use crate::{Language, SHARED, TextTable, ink};
use engine::scene::Ink;
use engine::{Arg, Line, Words};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use std::fmt::Write as _;

/// Safe to share between threads: a server speaks to many viewers at once.
type Bundle = fluent_bundle::concurrent::FluentBundle<FluentResource>;

/// One language over any number of tables and [`SHARED`], and English for what it lacks.
///
/// A number chooses the plural form of its language and is printed without digit grouping, exactly up to 2^53, and with
/// a true minus sign.
/// The reader ([`Arg::You`]) chooses the variant `[you]`, and other players the default one.
/// In [`Words::text`] a player is the seat's notation (who wants the name there gives it as text) and a picture is what
/// it says to the ear. In [`Words::line`] only numbers and plain text can choose a variant.
///
/// What cannot be said is visible and never a panic: `⟦key⟧` without such a sentence, `⟦key: reason⟧` without one of
/// its parts. A line break inside a sentence stays one, as always in Fluent.
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
    /// The language itself and then English, so the first that has a key speaks.
    voices: Vec<Voice>,
}

/// The sentences of one language, and its plural forms.
struct Voice {
    bundle: Bundle,
    plurals: Plurals,
}

impl Speech {
    /// Learns the sentences of all tables; of two with the same key the first counts.
    ///
    /// What is not Fluent is skipped and will be missing: [`check`](crate::check::check) is where tables are judged.
    pub fn new(language: Language, tables: &[TextTable]) -> Speech {
        let voice = |language| Voice { bundle: bundle(language, tables), plurals: Plurals::of(language) };
        let mut voices = vec![voice(language)];
        if language != Language::ENGLISH {
            voices.push(voice(Language::ENGLISH));
        }
        Speech { language, voices }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Is there such a sentence, be it only in English? For sentences a game may have or not, such as a rule's story.
    pub fn has(&self, key: &str) -> bool {
        self.find(key).is_some()
    }

    fn find(&self, key: &str) -> Option<(&Voice, &Pattern<&str>)> {
        self.voices.iter().find_map(|voice| Some((voice, voice.bundle.get_message(key)?.value()?)))
    }

    fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some((voice, pattern)) = self.find(key) else {
            return format!("⟦{key}⟧");
        };
        if args.iter().any(|(_, value)| matches!(value, FluentValue::None)) {
            return format!("⟦{key}: the reader is not spoken to⟧");
        }
        let mut errors = Vec::new();
        let said = voice.bundle.format_pattern(pattern, Some(args), &mut errors);
        match errors.first() {
            None => said.into_owned(),
            Some(FluentError::ResolverError(error)) => format!("⟦{key}: {error}⟧"),
            Some(error) => format!("⟦{key}: {error}⟧"),
        }
    }
}

/// Sentences put their parts between words and choose a form by a number or a word. They are said without Fluent's
/// machinery, at a fraction of the cost, which shows where a server draws thousands of pictures a second. Nothing is
/// said where anything else is in the sentence or a part is missing: then Fluent says it, or why not.
impl Speech {
    fn plain_line(&self, key: &str, args: &[(&str, Arg)]) -> Option<Line> {
        let (mut line, mut words) = (vec![], String::new());
        let (voice, pattern) = self.find(key)?;
        let sentence = Sentence { plurals: &voice.plurals, args };
        sentence.each_part(pattern, &mut |part| {
            let ink = match part {
                Part::Words(text) if ink::has_placeholder(text) => return None,
                Part::Words(text) => {
                    words.push_str(text);
                    return Some(());
                }
                Part::Arg(Arg::Number(number)) => return write_number(&mut words, *number),
                Part::Arg(Arg::Strong(text)) if text.is_empty() => return Some(()),
                Part::Arg(arg) => ink::of(arg)?,
            };
            if !words.is_empty() {
                line.push(Ink::Text(std::mem::take(&mut words)));
            }
            line.push(ink);
            Some(())
        })?;
        if !words.is_empty() {
            line.push(Ink::Text(words));
        }
        Some(Line(line))
    }
    fn plain_text(&self, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let mut said = String::new();
        let (voice, pattern) = self.find(key)?;
        let sentence = Sentence { plurals: &voice.plurals, args };
        sentence.each_part(pattern, &mut |part| {
            match part {
                Part::Words(text) => said.push_str(text),
                Part::Arg(Arg::Text(text) | Arg::Strong(text) | Arg::Name(text)) => said.push_str(text),
                Part::Arg(Arg::You) => return None,
                Part::Arg(Arg::Number(number)) => write_number(&mut said, *number)?,
                Part::Arg(Arg::Who(seat)) => write!(said, "{seat}").ok()?,
                Part::Arg(Arg::Sign(sign)) => said.push_str(&sign.said),
            }
            Some(())
        })?;
        Some(said)
    }
}

/// A number below zero has the sign that is printed in books, in every language.
fn write_number(words: &mut String, number: i64) -> Option<()> {
    write!(words, "{}{}", if number < 0 { MINUS } else { "" }, number.unsigned_abs()).ok()
}

/// The same where Fluent writes it.
fn below_zero<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(format!("{MINUS}{}", number.value.abs())),
        _ => None,
    }
}

const MINUS: &str = "−";

/// A piece of a plain sentence.
enum Part<'a> {
    Words(&'a str),
    Arg(&'a Arg),
}

/// What a plain sentence is made with.
struct Sentence<'a> {
    plurals: &'a Plurals,
    args: &'a [(&'a str, Arg)],
}

impl<'a> Sentence<'a> {
    /// Gives the pieces one by one; nothing comes of a sentence that is not plain, or has a number beyond 2^53, which
    /// Fluent rounds.
    fn each_part(&self, pattern: &'a Pattern<&str>, give: &mut dyn FnMut(Part<'a>) -> Option<()>) -> Option<()> {
        use Expression::{Inline, Select};
        use InlineExpression::{StringLiteral, VariableReference};
        pattern.elements.iter().try_for_each(|element| match element {
            PatternElement::TextElement { value } => give(Part::Words(value)),
            PatternElement::Placeable { expression: Inline(StringLiteral { value }) } if !value.contains('\\') => {
                give(Part::Words(value))
            }
            PatternElement::Placeable { expression: Inline(VariableReference { id }) } => match self.arg(id.name)? {
                Arg::Text(text) | Arg::Name(text) => give(Part::Words(text)),
                arg => give(Part::Arg(arg)),
            },
            PatternElement::Placeable { expression: Select { selector: VariableReference { id }, variants } } => {
                self.each_part(&self.chosen(self.arg(id.name)?, variants)?.value, give)
            }
            PatternElement::Placeable { .. } => None,
        })
    }
    fn arg(&self, name: &str) -> Option<&'a Arg> {
        let (_, arg) = self.args.iter().find(|(known, _)| *known == name)?;
        match arg {
            Arg::Number(number) if number.unsigned_abs() > 1 << 53 => None,
            arg => Some(arg),
        }
    }
    /// The first variant that fits a number, a word or the reader, else the one that fits always, as it does for players
    /// who are not the reader. Strong words and pictures choose seldom, and not the same in a text as in a line.
    fn chosen(&self, arg: &Arg, variants: &'a [Variant<&str>]) -> Option<&'a Variant<&'a str>> {
        if matches!(arg, Arg::Strong(_) | Arg::Sign(_)) {
            return None;
        }
        let fits = |variant: &&Variant<&str>| match (arg, &variant.key) {
            (Arg::Number(number), VariantKey::NumberLiteral { value }) => value.parse() == Ok(*number),
            (Arg::Number(number), VariantKey::Identifier { name }) => *name == self.plurals.form(*number),
            (Arg::Text(text), VariantKey::Identifier { name }) => name == text,
            (Arg::You, VariantKey::Identifier { name }) => *name == "you",
            _ => false,
        };
        variants.iter().find(fits).or_else(|| variants.iter().find(|variant| variant.default))
    }
}

impl Words for Speech {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        if let Some(line) = self.plain_line(key, args) {
            return line;
        }
        let values = args.iter().enumerate().map(|(index, (name, arg))| (*name, ink::line_value(index, arg)));
        ink::split(&self.say(key, &values.collect()), args)
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        if let Some(text) = self.plain_text(key, args) {
            return text;
        }
        self.say(key, &args.iter().map(|(name, arg)| (*name, ink::text_value(arg))).collect())
    }
}

fn bundle(language: Language, tables: &[TextTable]) -> Bundle {
    let locale = language.code().parse().expect("two letters are a language identifier");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // All languages there are are written from left to right; the marks would only disturb the terminal.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(below_zero));
    for source in tables.iter().chain([&SHARED]).filter_map(|table| table.source(language)) {
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
        // The only possible error is a key the bundle has already: the first one counts.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Seat, Sign};

    /// What is said without Fluent's machinery is what it would say.
    #[test]
    fn plain_sentences_are_said_as_fluent_says_them() {
        const TEXTS: crate::Texts = &[(
            "en",
            "one = Hello\ntwo = { $who } takes { $count } from { $what }.\nthree =\n    two\n      lines { $what }\n\
             four = { $count ->\n    [0] none\n    [one] a { $what }\n   *[other] { $count }\n } left\n\
             five = { $what }{ $what }\nsix = {\" \"}x\n\
             seven = { $what ->\n    [Ola] she\n   *[other] they\n }",
        )];
        let speech = Speech::new(Language::ENGLISH, &[TextTable { name: "chess", texts: TEXTS }]);
        let sign = Sign::alone("coin", "a coin");
        let parts = [Arg::Text("Ola".into()), Arg::Strong("bold".into()), Arg::Sign(sign), Arg::Who(Seat(2))];
        let keys = ["one", "two", "three", "four", "five", "six", "seven"];
        let counts = [-7, 0, 1];
        let all = keys.iter().flat_map(|key| parts.iter().map(move |what| (key, what)));
        for ((key, what), count) in all.flat_map(|both| counts.map(|count| (both, count))) {
            let args = [("who", Arg::Who(Seat(1))), ("count", Arg::Number(count)), ("what", what.clone())];
            let values = args.iter().map(|(name, arg)| (*name, ink::text_value(arg))).collect();
            assert_eq!(speech.text(key, &args), speech.say(key, &values), "{key}");
            let values = args.iter().enumerate().map(|(at, (name, arg))| (*name, ink::line_value(at, arg))).collect();
            assert_eq!(speech.line(key, &args), ink::split(&speech.say(key, &values), &args), "{key}");
        }
        assert!(speech.plain_text("two", &[]).is_none() && speech.plain_text("four", &[]).is_none());
        assert!(speech.plain_text("one", &[]).is_some());
        assert!(speech.plain_text("four", &[("count", Arg::Number(0))]).is_some());
    }
}
