//! The proof-reader: what is wrong with a table of texts. `cargo xtask tidy` and the tests ask it.
mod complaint;
mod parts;
mod plural;
mod style;
mod table;

use crate::Language;
pub use complaint::{Complaint, Fault};
use parts::Parts;
use std::collections::BTreeSet;
use table::{Entry, Table};

/// Everything that is wrong with the texts of one game.
///
/// `name` is the folder the complaints name, `complete` are the languages that must say everything English says
/// ([`COMPLETE`](crate::COMPLETE)), and `used` answers whether anything in the game ever asks for a key.
///
/// English is the measure of all others: its keys, and the variables of each key. A Fluent *term* (`-coin`) belongs to
/// its own language alone, because only that language knows the cases it needs, so terms are not compared.
///
/// ```
/// use i18n::check::check;
/// use i18n::Language;
///
/// let texts = [("en", "coins = { $count } gold\nbye = Goodbye"), ("pl", "coins = { $count } złota...\n")];
/// let complaints = check("gnomes", &texts, &[Language::Polish], &|_| true);
///
/// let said: Vec<String> = complaints.iter().map(ToString::to_string).collect();
/// assert_eq!(said, [
///     "gnomes/text/pl.ftl, key coins: three dots should be the one character ….",
///     "gnomes/text/pl.ftl, key bye: the text is missing.",
/// ]);
/// ```
pub fn check(name: &str, texts: &[(&str, &str)], complete: &[Language], used: &dyn Fn(&str) -> bool) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let tables = read_tables(name, texts, &mut complaints);
    let english = tables.iter().find(|table| table.language == Language::English);
    for table in &tables {
        check_alone(table, &mut complaints);
        if let Some(english) = english {
            compare(table, english, &mut complaints);
        }
    }
    if let Some(english) = english {
        check_use(english, used, &mut complaints);
        check_complete(&tables, english, complete, &mut complaints);
    }
    check_present(name, &tables, complete, &mut complaints);
    complaints
}

fn read_tables<'s>(name: &str, texts: &[(&str, &'s str)], complaints: &mut Vec<Complaint>) -> Vec<Table<'s>> {
    let mut tables: Vec<Table<'s>> = Vec::new();
    for (code, source) in texts {
        let file = file(name, code);
        match code.parse() {
            Err(_) => complaints.push(Complaint::whole(&file, Fault::UnknownLanguage)),
            Ok(language) if tables.iter().any(|table| table.language == language) => {
                complaints.push(Complaint::whole(&file, Fault::RepeatedLanguage));
            }
            Ok(language) => tables.push(Table::read(file, language, source)),
        }
    }
    tables
}

fn file(name: &str, code: &str) -> String {
    format!("{name}/text/{code}.ftl")
}

/// What can be wrong with a table whatever the others say.
fn check_alone(table: &Table<'_>, complaints: &mut Vec<Complaint>) {
    complaints.extend(table.syntax.iter().map(|fault| Complaint::whole(&table.file, fault.clone())));
    let mut names = BTreeSet::new();
    for entry in table.entries() {
        let parts = Parts::of(&entry.patterns);
        let mut faults = style::faults(&entry, &parts);
        faults.extend(plural::faults(table.language, &parts));
        if !names.insert(entry.name) {
            faults.push(Fault::RepeatedKey);
        }
        complaints.extend(faults.into_iter().map(|fault| Complaint::about(&table.file, &entry.key(), fault)));
    }
}

/// What can be wrong with a table beside the English one.
fn compare(table: &Table<'_>, english: &Table<'_>, complaints: &mut Vec<Complaint>) {
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
    if language != Language::English && here.patterns.iter().any(|text| there.patterns.contains(text) && is_long(text))
    {
        faults.push(Fault::Untranslated);
    }
    faults
}

/// Long enough that two languages do not say it alike by chance, as they do with `Start` and `Bonus`.
fn is_long(pattern: &parts::Pattern<'_>) -> bool {
    let words = parts::own_words(pattern);
    let letters = words.chars().filter(|character| character.is_alphabetic()).count();
    let spelled = words.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).count();
    spelled > 1 || letters > 12
}

/// Only English is asked: a key that English has not is a fault of its own.
fn check_use(english: &Table<'_>, used: &dyn Fn(&str) -> bool, complaints: &mut Vec<Complaint>) {
    let unused = english.keys().into_iter().filter(|key| !used(key));
    complaints.extend(unused.map(|key| Complaint::about(&english.file, key, Fault::Unused)));
}

fn check_complete(tables: &[Table<'_>], english: &Table<'_>, complete: &[Language], complaints: &mut Vec<Complaint>) {
    for table in tables.iter().filter(|table| complete.contains(&table.language)) {
        let keys = table.keys();
        let missing = english.keys().into_iter().filter(|key| !keys.contains(key));
        complaints.extend(missing.map(|key| Complaint::about(&table.file, key, Fault::NoText)));
    }
}

fn check_present(name: &str, tables: &[Table<'_>], complete: &[Language], complaints: &mut Vec<Complaint>) {
    for language in Language::ALL {
        let wanted = language == Language::English || complete.contains(&language);
        if wanted && !tables.iter().any(|table| table.language == language) {
            complaints.push(Complaint::whole(&file(name, language.code()), Fault::NoTable));
        }
    }
}
