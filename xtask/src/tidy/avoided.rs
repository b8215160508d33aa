//! Words that a reader has stumbled over: the part `[avoid]` of a glossary lists them with the better ones, those of
//! English in `keys.toml`, so that they do not come back.
use super::complaint::Complaint;
use super::glossaries::{KEYS, lines, stands};
use crate::tree::Tree;

/// The part of a glossary that lists them.
pub(super) const PART: &str = "avoid";

/// Looks for the avoided words of every language in its texts and in its rules for players.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut found = Vec::new();
    for (file, glossary) in tree.under("glossary/") {
        let name = file.trim_start_matches("glossary/").trim_end_matches(".toml");
        let language = if file == KEYS { "en" } else { name };
        let (terms, _) = lines(file, glossary);
        let avoided: Vec<(String, &str)> =
            terms.iter().filter(|line| line.part == PART).map(|line| (line.term.to_lowercase(), line.word)).collect();
        let endings =
            [("text", "ftl"), ("learn", "md"), ("rules", "md")].map(|(kind, end)| format!("/{kind}/{language}.{end}"));
        let texts = ["games/", "crates/"].into_iter().flat_map(|folder| tree.under(folder));
        for (file, text) in texts.filter(|(file, _)| endings.iter().any(|ending| file.ends_with(ending))) {
            found.extend(avoided.iter().flat_map(|(words, better)| in_text(file, text, words, better)));
        }
    }
    found
}

/// Comments may speak of them, and what a key or a variable is called nobody reads.
fn in_text(file: &str, text: &str, words: &str, better: &str) -> Vec<Complaint> {
    let is_key =
        |start: &str| start.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    let plain = |line: &str| {
        let said = line.split_once(" = ").filter(|(start, _)| is_key(start)).map_or(line, |(_, said)| said);
        said.replace(['\u{a0}', '\u{202f}'], " ").replace('$', "x").to_lowercase()
    };
    let said = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
    let bad = said.filter(|(_, line)| stands(&plain(line), words));
    bad.map(|(number, _)| Complaint::new(file, number, format!("“{words}” is to be avoided; better: {better}.")))
        .collect()
}
