//! The words in which the program speaks to the user.
use crate::matches;
use engine::{Arg, Words};
use i18n::{Language, Speech, TextTable};
use std::ffi::OsString;
use std::sync::LazyLock;

/// The program's own words; it also uses those of the pages, which say the same things.
const TABLE: TextTable = TextTable { name: "adit", texts: include!(concat!(env!("OUT_DIR"), "/text.rs")) };

/// In the language of this run: the one that was asked for, or that of the system.
///
/// The user's language does not change while the program runs, so it is loaded once.
pub(crate) fn words() -> &'static Speech {
    static SPEECH: LazyLock<Speech> = LazyLock::new(|| speech(wish()));
    &SPEECH
}

/// The same in any language.
pub(crate) fn speech(language: Language) -> Speech {
    Speech::new(language, &[TABLE, house::WORDS[0], house::WORDS[1]])
}

/// A sentence in the language of this run.
pub(crate) fn text(key: &str, args: &[(&str, Arg)]) -> String {
    words().text(key, args)
}

/// Prints a sentence in the language of this run.
pub(crate) fn say(key: &str, args: &[(&str, Arg)]) -> anyhow::Result<()> {
    matches::say(&format!("{}\n", text(key, args)))
}

/// A number as the language writes it, with one decimal.
pub(crate) fn decimal(value: f64) -> String {
    number(value, 1)
}

/// A number as the language writes it, with this many decimals.
pub(crate) fn number(value: f64, digits: usize) -> String {
    format!("{value:.digits$}").replace('.', &text("decimal-mark", &[]))
}

/// A number that is always written with its sign.
pub(crate) fn signed(value: f64, digits: usize) -> String {
    let sign = if value < 0.0 { "−" } else { "+" };
    let size = if value.is_finite() { number(value.abs(), digits) } else { "∞".into() };
    format!("{sign}{size}")
}

/// A share in percent, as the language writes it.
pub(crate) fn percent(part: f64, digits: usize) -> String {
    text("cli-percent", &[("number", number(100.0 * part, digits).into())])
}

fn wish() -> Language {
    let asked = option("--lang").and_then(|code| Language::from_locale(code.to_str()?));
    asked.unwrap_or_else(matches::system_language)
}

/// The value of an option. Help and mistakes have a language too, so this is read before the command line is parsed.
pub(crate) fn option(name: &str) -> Option<OsString> {
    let mut words = std::env::args_os().skip(1);
    while let Some(word) = words.next() {
        if word == name {
            return words.next();
        }
        if let Some(value) = word.to_str().and_then(|word| word.strip_prefix(name)?.strip_prefix('=')) {
            return Some(value.into());
        }
    }
    None
}
