//! `docs/glossary.md`: every noun of the house in one line, as the code itself explains it.
use super::complaint::Complaint;
use super::names::defined;
use crate::process::{Outcome, Stop};
use crate::tree::Tree;
use std::path::Path;

const FILE: &str = "docs/glossary.md";

const HEAD: &str = "# Glossary\n\n\
    Every noun of the house in one line, crate by crate. Written by `cargo xtask nouns` from the comments in the code, \
    which is the place to put it right. The words that players read are in `glossary/`, language by language.\n";

/// Writes the page.
pub(crate) fn run(root: &Path) -> Outcome {
    let file = root.join(FILE);
    std::fs::write(&file, page(&Tree::read(root)?)).map_err(|error| Stop::file(&file, &error))
}

/// The page says what the code says.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    match tree.get(FILE) {
        Some(written) if written != page(tree) => {
            vec![Complaint::new(FILE, 1, "the code says it otherwise: `cargo xtask nouns` writes this page anew.")]
        }
        _ => vec![],
    }
}

fn page(tree: &Tree) -> String {
    let mut page = HEAD.to_owned();
    for folder in ["crates/", "games/"] {
        for name in tree.crates(folder) {
            let sources = format!("{folder}{name}/src/");
            let mut nouns: Vec<String> = tree.shipped(&sources).flat_map(|(_, text)| nouns(text)).collect();
            nouns.sort();
            if !nouns.is_empty() {
                page += &format!("\n## {folder}{name}\n\n{}", nouns.concat());
            }
        }
    }
    page
}

/// A line for every type of a file: its name, and the first sentence of what stands above it.
fn nouns(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = vec![];
    for (at, line) in lines.iter().enumerate() {
        let shared = line.strip_prefix("pub ").or_else(|| line.strip_prefix("pub(crate) "));
        let Some(name) = shared.and_then(defined) else { continue };
        let above = lines[..at].iter().rev().take_while(|line| line.starts_with("///") || line.starts_with("#["));
        let mut words: Vec<&str> = above.filter_map(|line| line.strip_prefix("///")).map(str::trim).collect();
        words.reverse();
        let paragraph = words.iter().take_while(|line| !line.is_empty()).copied().collect::<Vec<_>>().join(" ");
        let sentence = paragraph.split_once(". ").map_or(paragraph.as_str(), |(first, _)| first);
        // The parts of the command line are explained by their help.
        if !sentence.is_empty() {
            found.push(format!("- **{name}**: {}\n", sentence.trim_end_matches(['.', ':'])));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str =
        "/// A place at a table. It may be free.\n///\n/// More.\n#[derive(Clone)]\npub struct Chair;\n";
    const PAGE: &str = "\n## crates/house\n\n- **Chair**: A place at a table\n";

    #[test]
    fn a_noun_is_told_in_its_first_sentence_and_a_page_that_the_code_has_left_behind_is_noticed() {
        let whole = format!("{HEAD}{PAGE}");
        for (written, complaints) in [(HEAD, 1), (&whole, 0)] {
            let files = [("crates/house/Cargo.toml", ""), ("crates/house/src/lib.rs", SOURCE), (FILE, written)];
            let tree = Tree::from_iter(files);
            assert_eq!(page(&tree), whole);
            assert_eq!(check(&tree).len(), complaints);
        }
    }
}
