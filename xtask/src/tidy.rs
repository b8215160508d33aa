//! The house rules that no compiler knows: rules and tests match, borders hold, texts are whole.
//!
//! Every check is a pure function from the tree's text to complaints, so that its tests are small texts:
//! `tidy/tests/*.txt`.
mod avoided;
mod borders;
mod complaint;
mod glossaries;
mod habits;
mod languages;
mod names;
pub(crate) mod nouns;
mod players;
mod rule_ids;
mod rules;
mod signatures;
#[cfg(test)]
mod tests;
mod texts;

use crate::process::{Outcome, Stop};
use crate::tree::Tree;
use complaint::Complaint;
use std::path::Path;

/// Every check; a new one is one line here.
const CHECKS: &[fn(&Tree) -> Vec<Complaint>] = &[
    rules::check,
    players::check,
    borders::check_dependencies,
    borders::check_names,
    names::check_types,
    names::check_imports,
    nouns::check,
    habits::check,
    signatures::check,
    texts::check,
    languages::check,
    glossaries::check,
    avoided::check,
];

/// Prints what is wrong with the workspace, one sentence each, and fails if anything is.
pub(crate) fn run(root: &Path) -> Outcome {
    let complaints = complaints(&Tree::read(root)?);
    for complaint in &complaints {
        println!("{complaint}");
    }
    match complaints.len() {
        0 => Ok(()),
        1 => Err(Stop::failure("tidy found one thing to put right.")),
        many => Err(Stop::failure(format!("tidy found {many} things to put right."))),
    }
}

fn complaints(tree: &Tree) -> Vec<Complaint> {
    let mut found: Vec<Complaint> = CHECKS.iter().flat_map(|check| check(tree)).collect();
    found.sort();
    // A case's header is read for its words and for its name; one mistake is said once.
    found.dedup();
    found
}
