//! Small habits that keep a file pleasant to read and safe to move to another machine.
use super::complaint::Complaint;
use crate::source::{Source, is_name, words};
use crate::tree::{Tree, is_test_file};

/// A file longer than this wants to be two.
const MOST_LINES: usize = 500;

/// What may stand in tests alone.
const ONLY_IN_TESTS: &[&str] = &[".unwrap()", "todo!", "dbg!", "unimplemented!"];

/// What may stand nowhere: a test that does not run, and one that does not say what went wrong.
const NOWHERE: &[&str] = &["#[ignore", "#[should_panic"];

/// The first folder of a path that exists on one machine only.
const MACHINE_FOLDERS: &[&str] = &["home", "root", "work"];

/// Files other programs write, to the last blank.
const WRITTEN_BY_TOOLS: &[&str] = &[".snap", "Cargo.lock"];

/// Looks at every file for itself.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut found = Vec::new();
    for (file, text) in tree.files() {
        found.extend(machine_paths(file, text));
        if !WRITTEN_BY_TOOLS.iter().any(|end| file.ends_with(end)) {
            found.extend(blanks(file, text).chain(last_line(file, text)));
        }
        if file.ends_with(".rs") {
            found.extend(unfinished(file, text));
            found.extend(tabs(file, text).chain(length(file, text)));
        }
    }
    found
}

fn unfinished(file: &str, text: &str) -> Vec<Complaint> {
    let source = Source::read(text);
    let mut found = Vec::new();
    for word in ONLY_IN_TESTS {
        let places = source.code().match_indices(word).map(|(place, _)| place);
        let places = places.filter(|place| word.starts_with('.') || !source.code()[..*place].ends_with(is_name));
        let shipped = places.filter(|place| !is_test_file(file) && !source.is_test(*place));
        let sentence = format!("{word} does not belong outside of tests.");
        found.extend(shipped.map(|place| Complaint::new(file, source.line(place), sentence.clone())));
    }
    for word in NOWHERE {
        let places = source.code().match_indices(word);
        let sentence = format!("{word}] hides a test that should run or say more.");
        found.extend(places.map(|(place, _)| Complaint::new(file, source.line(place), sentence.clone())));
    }
    found
}

fn machine_paths(file: &str, text: &str) -> Vec<Complaint> {
    let mut found = Vec::new();
    for folder in MACHINE_FOLDERS {
        let path = format!("/{folder}/");
        // Behind a name or another slash it is a part of a longer path or of an address.
        let is_absolute = |place: &usize| !text[..*place].ends_with(|c: char| is_name(c) || "-.~/})>*".contains(c));
        let places = words(text, folder).filter_map(|place| place.checked_sub(1));
        let places = places.filter(|place| text[*place..].starts_with(&path)).filter(is_absolute);
        let sentence = format!("{path} is a folder of one machine.");
        found.extend(places.map(|place| Complaint::new(file, crate::source::line_of(text, place), sentence.clone())));
    }
    found
}

fn blanks<'a>(file: &'a str, text: &'a str) -> impl Iterator<Item = Complaint> + 'a {
    let bad = (1..).zip(text.lines()).filter(|(_, line)| line.ends_with([' ', '\t', '\r']));
    bad.map(move |(line, _)| Complaint::new(file, line, "the line ends with a blank."))
}

fn last_line(file: &str, text: &str) -> Option<Complaint> {
    let sentence = match (text.ends_with('\n'), text.ends_with("\n\n") || text == "\n") {
        (false, _) if !text.is_empty() => "the last line does not end.",
        (true, true) => "there are empty lines at the end.",
        _ => return None,
    };
    Some(Complaint::new(file, text.lines().count(), sentence))
}

fn tabs<'a>(file: &'a str, text: &'a str) -> impl Iterator<Item = Complaint> + 'a {
    let bad = (1..).zip(text.lines()).filter(|(_, line)| line.contains('\t'));
    bad.map(move |(line, _)| Complaint::new(file, line, "there is a tab in the line."))
}

fn length(file: &str, text: &str) -> Option<Complaint> {
    let lines = text.lines().count();
    let sentence = format!("{lines} lines are too many for one file; {MOST_LINES} is the most.");
    (lines > MOST_LINES).then(|| Complaint::new(file, MOST_LINES, sentence))
}
