//! A name leads to one place: public types are called differently in every crate, and imports are by name.
use super::complaint::Complaint;
use crate::source::Source;
use crate::tree::Tree;
use std::collections::BTreeMap;

/// Names that every game has of its own are those of the contract, and games may share the nouns of their rulebooks;
/// but what a crate calls its type, no other crate and no game does.
pub(super) fn check_types(tree: &Tree) -> Vec<Complaint> {
    let mut known: BTreeMap<&str, &str> = BTreeMap::new();
    let mut found = vec![];
    for (file, line, name) in types(tree, "crates/").chain(types(tree, "games/")) {
        match known.get(name) {
            Some(first) if is_game(file) && (is_game(first) || *first == CONTRACT) => {}
            Some(first) => {
                let sentence = format!("{first} has a public type of the name {name} already.");
                found.push(Complaint::new(file, line, sentence));
            }
            None => drop(known.insert(name, file)),
        }
    }
    found
}

/// The engine calls its traits as the games call what they are for: `Weights`.
const CONTRACT: &str = "crates/engine/src/heuristics.rs";

fn is_game(file: &str) -> bool {
    file.starts_with("games/")
}

fn types<'a>(tree: &'a Tree, folder: &'a str) -> impl Iterator<Item = (&'a str, usize, &'a str)> {
    let shipped = tree.shipped(folder).filter(|(file, _)| file.contains("/src/"));
    shipped.flat_map(|(file, text)| {
        let lines = (1..).zip(text.lines());
        lines.filter_map(move |(number, line)| {
            let name = defined(line.strip_prefix("pub ")?)?;
            Some((file, number, name))
        })
    })
}

/// The name of the type whose definition begins here.
pub(super) fn defined(definition: &str) -> Option<&str> {
    let rest = ["struct ", "enum ", "trait ", "type "].iter().find_map(|kind| definition.strip_prefix(kind))?;
    rest.split(|letter: char| !letter.is_alphanumeric()).next()
}

/// The head of a file says where each name in it comes from.
pub(super) fn check_imports(tree: &Tree) -> Vec<Complaint> {
    let shipped = ["crates/", "games/", "xtask/"].into_iter().flat_map(|folder| tree.shipped(folder));
    shipped.flat_map(|(file, text)| star_imports(file, text)).collect()
}

fn star_imports(file: &str, text: &str) -> Vec<Complaint> {
    let source = Source::read(text);
    let stars = source.code().match_indices("::*").map(|(place, _)| place).filter(|place| !source.is_test(*place));
    stars.map(|place| Complaint::new(file, source.line(place), "imports are by name outside of tests.")).collect()
}
