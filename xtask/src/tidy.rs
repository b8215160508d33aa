//! The house rules that no compiler knows: rules and tests match, borders hold, texts are whole.
//!
//! Every check is a pure function from the tree's text to complaints, so that its tests are small texts.
mod avoided;
mod borders;
mod complaint;
mod glossaries;
mod habits;
mod languages;
mod names;
pub(crate) mod nouns;
mod rule_ids;
mod rules;
mod signatures;
mod texts;

use crate::process::{Outcome, Stop};
use crate::tree::Tree;
use complaint::Complaint;
pub(crate) use habits::is_test_file;
use std::path::Path;

/// Every check; a new one is one line here.
const CHECKS: &[fn(&Tree) -> Vec<Complaint>] = &[
    rules::check,
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

/// A check's complaints about a tree as text; what every test of tidy compares.
#[cfg(test)]
fn said<const N: usize>(check: fn(&Tree) -> Vec<Complaint>, files: [(&str, &str); N]) -> Vec<String> {
    check(&Tree::from(files)).iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_tidy_workspace_has_no_complaint() {
        let files = [
            ("games/chess/Cargo.toml", "[dependencies]\nengine.workspace = true\n"),
            ("games/chess/RULES.md", "- **CH-1.1** White begins.\n"),
            (
                "games/chess/src/lib.rs",
                "//! CH-1.1\nconst LEARN: Texts = &[(\"en\", include_str!(\"../learn/en.md\"))];\n\
                 const TEXTS: Texts = &[(\"en\", include_str!(\"../text/en.ftl\"))];\n\
                 #[test]\nfn ch_1_1_white_begins() {}\n",
            ),
            ("games/chess/learn/en.md", ""),
            ("games/chess/text/en.ftl", ""),
        ];
        assert_eq!(said(complaints, files), [""; 0]);
    }

    #[test]
    fn complaints_are_sorted_by_file_and_line() {
        let files = [("b.rs", "//! \n\t\n"), ("a.rs", "fn a() {\n    todo!()\n}\n")];
        let expected = [
            "a.rs:2: todo! does not belong outside of tests.",
            "b.rs:1: the line ends with a blank.",
            "b.rs:2: the line ends with a blank.",
            "b.rs:2: there is a tab in the line.",
        ];
        assert_eq!(said(complaints, files), expected);
    }
}
