//! The proofreader: what is wrong with a table of texts. Used by `cargo xtask tidy` and by tests.
mod complaint;
mod marks;
mod parts;
mod plural;
mod reader;
mod style;
mod table;

use crate::Language;
pub use complaint::{Complaint, Fault};
use parts::Parts;
use std::collections::BTreeSet;
use table::{Entry, Kind, ParsedTable};

/// Everything that is wrong with the texts of one game.
///
/// `name` is the folder that complaints mention, and `used` answers whether anything in the game ever asks for a key.
///
/// English must be there, and the others are measured against it: every table has exactly its keys, and each key its
/// variables. Which other languages there are is up to the game. A Fluent *term* (`-coin`) belongs to its own language
/// alone, because only that language knows which grammatical cases it needs, so terms are not compared.
/// A text that is meant to be the same as in English has the comment `# same as English`.
///
/// ```
/// use i18n::check::check;
///
/// let texts = [("en", "coins = { $count } gold\nbye = Goodbye"), ("pl", "coins = { $count } złota...\n")];
/// let complaints = check("gnomes", &texts, &|_| true);
///
/// let said: Vec<String> = complaints.iter().map(ToString::to_string).collect();
/// assert_eq!(said, [
///     "gnomes/text/pl.ftl, key coins: three dots should be the one character ….",
///     "gnomes/text/pl.ftl, key bye: the text is missing.",
/// ]);
/// ```
pub fn check(name: &str, texts: &[(&str, &str)], used: &dyn Fn(&str) -> bool) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let tables = read_tables(name, texts, &mut complaints);
    for table in &tables {
        check_alone(table, &mut complaints);
    }
    let Some(english) = tables.iter().find(|table| table.language == Language::ENGLISH) else {
        complaints.push(Complaint::whole(&file(name, Language::ENGLISH.code()), Fault::NoTable));
        return complaints;
    };
    for table in &tables {
        compare(table, english, &mut complaints);
        check_whole(table, english, &mut complaints);
    }
    check_use(english, used, &mut complaints);
    complaints
}

/// The words of one text and of all its variants, one line each, for comparison with a glossary.
///
/// ```
/// use i18n::check::words;
///
/// let source = "bag = Bag\ncubes = { $n ->\n    [one] one cube\n   *[other] cubes\n}\n";
/// assert_eq!(words(source, "bag").as_deref(), Some("Bag"));
/// assert_eq!(words(source, "cubes").as_deref(), Some(" \none cube\ncubes"));
/// assert_eq!(words(source, "box"), None);
/// ```
pub fn words(source: &str, key: &str) -> Option<String> {
    let table = ParsedTable::read(String::new(), Language::ENGLISH, source);
    let parts = table.message(key).map(|message| Parts::of(&message.patterns))?;
    Some(parts.patterns.into_iter().map(parts::own_words).collect::<Vec<_>>().join("\n"))
}

/// What is wrong with the quotation marks and no-break spaces of a line that is not Fluent; nothing if the language is
/// not listed.
///
/// ```
/// use i18n::check::{Fault, in_prose};
///
/// assert_eq!(in_prose("de", "Das „Erwachen“"), []);
/// assert_eq!(in_prose("pl", "To \"koniec\" w domu"), [Fault::Quote, Fault::SpaceAfter("w".to_owned())]);
/// ```
pub fn in_prose(code: &str, line: &str) -> Vec<Fault> {
    let Ok(language) = code.parse::<Language>() else { return Vec::new() };
    let straight = line.contains(style::STRAIGHT).then_some(Fault::Quote);
    straight.into_iter().chain(marks::faults_in(language, std::iter::once(line.to_owned()))).collect()
}

fn read_tables<'s>(name: &str, texts: &[(&str, &'s str)], complaints: &mut Vec<Complaint>) -> Vec<ParsedTable<'s>> {
    let mut tables: Vec<ParsedTable<'s>> = Vec::new();
    for (code, source) in texts {
        let file = file(name, code);
        match code.parse() {
            Err(_) => complaints.push(Complaint::whole(&file, Fault::UnknownLanguage)),
            Ok(language) if tables.iter().any(|table| table.language == language) => {
                complaints.push(Complaint::whole(&file, Fault::RepeatedLanguage));
            }
            Ok(language) => tables.push(ParsedTable::read(file, language, source)),
        }
    }
    tables
}

fn file(name: &str, code: &str) -> String {
    format!("{name}/text/{code}.ftl")
}

/// What can be wrong with a table by itself.
fn check_alone(table: &ParsedTable<'_>, complaints: &mut Vec<Complaint>) {
    complaints.extend(table.syntax.iter().map(|fault| Complaint::whole(&table.file, fault.clone())));
    let mut names = BTreeSet::new();
    for entry in table.entries() {
        let parts = Parts::of(&entry.patterns);
        let mut faults = style::faults(&entry, &parts);
        faults.extend(marks::faults(table.language, &parts.patterns));
        faults.extend(plural::faults(table.language, &parts));
        faults.extend(reader::faults(&entry.patterns));
        // Terms are not compared with English.
        if entry.kind == Kind::Term && entry.is_marked() {
            faults.push(Fault::Stale);
        }
        if !names.insert(entry.name) {
            faults.push(Fault::RepeatedKey);
        }
        complaints.extend(faults.into_iter().map(|fault| Complaint::about(&table.file, &entry.key(), fault)));
    }
}

/// What can be wrong with a table compared with the English one.
fn compare(table: &ParsedTable<'_>, english: &ParsedTable<'_>, complaints: &mut Vec<Complaint>) {
    for message in table.messages() {
        let faults = match english.message(message.name) {
            None => vec![Fault::NoEnglish],
            Some(original) => differences(table.language, &message, &original),
        };
        complaints.extend(faults.into_iter().map(|fault| Complaint::about(&table.file, message.name, fault)));
    }
}

fn differences(language: Language, message: &Entry<'_, '_>, original: &Entry<'_, '_>) -> Vec<Fault> {
    let (here, there) = (Parts::of(&message.patterns), Parts::of(&original.patterns));
    let (ours, theirs) = (here.variables(), there.variables());
    let lost = theirs.difference(&ours).map(|name| Fault::LostVariable(name.to_string()));
    let new = ours.difference(&theirs).map(|name| Fault::NewVariable(name.to_string()));
    let mut faults: Vec<Fault> = lost.chain(new).collect();
    // Some words are the same in two languages, such as `Start` and `Bonus`; a comment says where this is intended.
    let is_same = language != Language::ENGLISH && is_alike(&here, &there);
    faults.extend(match (is_same, message.is_marked()) {
        (true, false) => Some(Fault::Untranslated),
        (false, true) => Some(Fault::Stale),
        (true, true) | (false, false) => None,
    });
    faults
}

/// Is the text or one of its variants the same as in English? Numbers and signs alone do not count.
fn is_alike(here: &Parts<'_, '_>, there: &Parts<'_, '_>) -> bool {
    let said = |parts: &Parts<'_, '_>| -> BTreeSet<String> {
        let words = parts.patterns.iter().map(|pattern| parts::own_words(pattern));
        words.filter(|words| words.contains(char::is_alphabetic)).collect()
    };
    !said(here).is_disjoint(&said(there))
}

/// Only English is checked: a key that English lacks is a fault of its own.
fn check_use(english: &ParsedTable<'_>, used: &dyn Fn(&str) -> bool, complaints: &mut Vec<Complaint>) {
    let unused = english.keys().into_iter().filter(|key| !used(key));
    complaints.extend(unused.map(|key| Complaint::about(&english.file, key, Fault::Unused)));
}

/// Nobody wants to play in a mix of two languages.
fn check_whole(table: &ParsedTable<'_>, english: &ParsedTable<'_>, complaints: &mut Vec<Complaint>) {
    let keys = table.keys();
    let missing = english.keys().into_iter().filter(|key| !keys.contains(key));
    complaints.extend(missing.map(|key| Complaint::about(&table.file, key, Fault::NoText)));
}
