//! The words of every game and program: whole in every language, and all of them asked for.
use super::complaint::Complaint;
use super::rule_ids::in_text;
use crate::source::Source;
use crate::tree::Tree;
use i18n::check::{self, Fault};
use std::collections::{BTreeMap, BTreeSet};

/// Has each folder's `text/*.ftl` proof-read, and compares it with the rules the code cites.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    // A program may ask a game for a sentence, such as its name.
    let shared = literals(tree, "crates/");
    let folders = tables(tree);
    let mut found = phrases_without_words(tree, &folders);
    found.extend(folders.into_iter().flat_map(|(folder, tables)| check_folder(tree, &folder, &tables, &shared)));
    found
}

/// One language's code and its Fluent source.
type Table<'a> = (&'a str, &'a str);

/// The folders that have texts, each with its tables; every game must be among them.
fn tables(tree: &Tree) -> BTreeMap<String, Vec<Table<'_>>> {
    let games = tree.games().into_iter().map(|game| (format!("games/{game}"), Vec::new()));
    let mut found: BTreeMap<String, Vec<Table<'_>>> = games.collect();
    for (file, text) in tree.files() {
        if let Some((folder, name)) = file.split_once("/text/")
            && let Some(language) = name.strip_suffix(".ftl")
        {
            found.entry(folder.to_string()).or_default().push((language, text));
        }
    }
    found
}

fn check_folder(tree: &Tree, folder: &str, tables: &[Table<'_>], shared: &BTreeSet<String>) -> Vec<Complaint> {
    let mut known = literals(tree, &format!("{folder}/src/"));
    known.extend(shared.iter().cloned());
    let complaints = check::check(folder, tables, &|key| is_used(key, &known));
    let mut found: Vec<Complaint> = complaints.into_iter().map(|complaint| placed(complaint, tables)).collect();
    if folder.starts_with("games/") {
        found.extend(rules_without_words(tree, folder, tables));
    }
    found
}

/// Every string of the Rust code below a folder, tests left out, in small letters with hyphens as keys have them.
fn literals(tree: &Tree, folder: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (_, text) in tree.shipped(folder) {
        let source = Source::read(text);
        let asked = source.literals().filter(|(place, _)| !source.is_test(*place));
        found.extend(asked.map(|(_, inside)| inside.replace('_', "-").to_lowercase()));
    }
    found
}

/// Whether the code asks for a key: by name, by citing its rule, by having its option and value, or by its lesson or
/// step of a prologue.
fn is_used(key: &str, known: &BTreeSet<String>) -> bool {
    if let Some((_, rule)) = in_text(key).first() {
        return known.contains(&rule.to_string().to_lowercase());
    }
    let is_option = |option: &str| {
        let halves = option.match_indices('-').map(|(dash, _)| (&option[..dash], &option[dash + 1..]));
        known.contains(option) || halves.into_iter().any(|(name, value)| known.contains(name) && known.contains(value))
    };
    // The code has the title of a lesson; what is said in it is asked for by that.
    let is_title = |key: &str| ["lesson-", "prologue-"].iter().any(|kind| key.starts_with(kind)) && known.contains(key);
    let is_of_lesson = |said| key.strip_suffix(said).is_some_and(is_title);
    known.contains(key)
        || key.strip_prefix("option-").is_some_and(is_option)
        || ["-task", "-done", "-other"].into_iter().any(is_of_lesson)
}

/// The proof-reader knows the key; here it gets its line, for an editor to jump to.
fn placed(complaint: check::Complaint, tables: &[Table<'_>]) -> Complaint {
    let table = tables.iter().find(|(language, _)| complaint.file.ends_with(&format!("/{language}.ftl")));
    let key = complaint.key.as_deref();
    let line = match (&complaint.fault, key, table) {
        (Fault::Syntax { line, .. }, _, _) => *line,
        (_, Some(key), Some((_, source))) => line_of_key(key, source).unwrap_or(1),
        // A missing file or key has no line of its own.
        _ => 1,
    };
    let about = key.map(|key| format!("key {key}: ")).unwrap_or_default();
    Complaint::new(&complaint.file, line, format!("{about}{}.", complaint.fault))
}

fn line_of_key(key: &str, source: &str) -> Option<usize> {
    let starts = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    source.lines().position(starts).map(|index| index + 1)
}

/// A refusal cites a rule, and the player must be able to read it.
fn rules_without_words(tree: &Tree, folder: &str, tables: &[Table<'_>]) -> Vec<Complaint> {
    let english = english(tables);
    let mut found = Vec::new();
    for (file, text) in tree.shipped(&format!("{folder}/src/")) {
        let source = Source::read(text);
        for (place, inside) in source.literals().filter(|(place, _)| cites_rule(&source, *place)) {
            let wordless =
                in_text(inside).into_iter().map(|(_, id)| id).filter(|id| line_of_key(&id.key(), english).is_none());
            let sentence = |id| format!("rule {id} is cited and has no words in {folder}/text/en.ftl.");
            found.extend(wordless.map(|id| Complaint::new(file, source.line(place), sentence(id))));
        }
    }
    found
}

/// What a reader of texts expected is told to people, so every key of it has words: a game's own in its folder, those of
/// everybody else in one.
fn phrases_without_words(tree: &Tree, folders: &BTreeMap<String, Vec<Table<'_>>>) -> Vec<Complaint> {
    const EVERYBODY: &str = "crates/i18n";
    let mut found = Vec::new();
    for (file, text) in tree.shipped("").filter(|(file, _)| !file.starts_with("xtask/")) {
        let folder =
            folders.keys().find(|folder| folder.starts_with("games/") && file.starts_with(&format!("{folder}/")));
        let folder = folder.map_or(EVERYBODY, String::as_str);
        let tables = folders.get(folder).map_or(&[][..], Vec::as_slice);
        let source = Source::read(text);
        let keys = source.literals().filter(|(place, key)| key.starts_with(EXPECTED) && !source.is_test(*place));
        for (place, key) in keys.filter(|(_, key)| *key != EXPECTED && line_of_key(key, english(tables)).is_none()) {
            let sentence = format!("the phrase {key} has no words in {folder}/text/en.ftl.");
            found.push(Complaint::new(file, source.line(place), sentence));
        }
    }
    found
}

/// How the keys of `engine::Expected` begin.
const EXPECTED: &str = "expected-";

fn english<'a>(tables: &[Table<'a>]) -> &'a str {
    tables.iter().find(|(language, _)| *language == "en").map_or("", |(_, source)| source)
}

fn cites_rule(source: &Source<'_>, place: usize) -> bool {
    !source.is_test(place) && source.code()[..place].ends_with("Rule(")
}
