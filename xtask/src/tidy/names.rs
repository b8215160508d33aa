//! A name leads to one place: public types are called differently in every crate, and imports are by name.
use super::complaint::Complaint;
use super::habits::is_test_file;
use crate::source::Source;
use crate::tree::Tree;
use std::collections::BTreeMap;

/// How the definition of a public type begins.
const PUBLIC: [&str; 4] = ["pub struct ", "pub enum ", "pub trait ", "pub type "];

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
    let shipped = tree.rust(folder).filter(|(file, _)| !is_test_file(file) && file.contains("/src/"));
    shipped.flat_map(|(file, text)| {
        let lines = (1..).zip(text.lines());
        lines.filter_map(move |(number, line)| {
            let rest = PUBLIC.iter().find_map(|start| line.strip_prefix(start))?;
            let name = rest.split(|letter: char| !letter.is_alphanumeric()).next()?;
            Some((file, number, name))
        })
    })
}

/// The head of a file says where each name in it comes from.
pub(super) fn check_imports(tree: &Tree) -> Vec<Complaint> {
    let files = tree.rust("crates/").chain(tree.rust("games/")).chain(tree.rust("xtask/"));
    let shipped = files.filter(|(file, _)| !is_test_file(file));
    shipped.flat_map(|(file, text)| star_imports(file, text)).collect()
}

fn star_imports(file: &str, text: &str) -> Vec<Complaint> {
    let source = Source::read(text);
    let stars = source.code().match_indices("::*").map(|(place, _)| place).filter(|place| !source.is_test(*place));
    stars.map(|place| Complaint::new(file, source.line(place), "imports are by name outside of tests.")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::said;

    #[test]
    fn a_type_that_another_crate_has_is_noticed_and_those_of_two_games_are_not() {
        let files = [
            ("crates/house/src/lib.rs", "pub struct Policy;\npub(crate) struct Own;\n"),
            ("crates/bots/src/lib.rs", "pub enum Policy {}\nstruct Own;\n"),
            ("games/chess/src/lib.rs", "pub struct State;\n"),
            ("games/go/src/lib.rs", "pub struct State;\npub struct Policy<'a>(&'a str);\n"),
        ];
        let expected = [
            "crates/house/src/lib.rs:1: crates/bots/src/lib.rs has a public type of the name Policy already.",
            "games/go/src/lib.rs:2: crates/bots/src/lib.rs has a public type of the name Policy already.",
        ];
        assert_eq!(said(check_types, files), expected);
    }

    #[test]
    fn a_star_is_for_tests_alone() {
        let files = [
            ("crates/a/src/lib.rs", "use crate::*;\n#[cfg(test)]\nmod tests {\n    use super::*;\n}\n"),
            ("crates/a/tests/all.rs", "use a::*;\n"),
        ];
        assert_eq!(said(check_imports, files), ["crates/a/src/lib.rs:1: imports are by name outside of tests."]);
    }
}
