//! The glossaries: the word that a language has settled on stands in the text that names the thing.
use super::avoided;
use super::complaint::Complaint;
use crate::source::whole;
use crate::tree::Tree;
use i18n::check::words;

/// The file that says for each term which text names it.
pub(super) const KEYS: &str = "glossary/keys.toml";

/// Compares every `glossary/<language>.toml`, and English, with the texts that `glossary/keys.toml` names.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let Some(keys) = tree.get(KEYS) else { return Vec::new() };
    let (mut keys, mut found) = lines(KEYS, keys);
    keys.retain(|key| key.part != avoided::PART);
    found.extend(keys.iter().filter_map(|key| wrong(tree, KEYS, "en", &Line { word: key.term, ..*key }, key)));
    for (file, glossary) in tree.under("glossary/").filter(|(file, _)| *file != KEYS) {
        let language = file.trim_start_matches("glossary/").trim_end_matches(".toml");
        let (terms, unread) = lines(file, glossary);
        found.extend(unread);
        for key in &keys {
            match terms.iter().find(|term| (term.part, term.term) == (key.part, key.term)) {
                Some(term) => found.extend(wrong(tree, file, language, term, key)),
                None => found.push(Complaint::new(file, 1, format!("[{}] lacks “{}”.", key.part, key.term))),
            }
        }
    }
    found
}

/// One line of a glossary, `"term" = "word"`; in `keys.toml` the word is where the text is.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    number: usize,
    pub(super) part: &'a str,
    pub(super) term: &'a str,
    pub(super) word: &'a str,
}

/// The lines of a glossary, and complaints about the rest: TOML knows more than is needed here.
pub(super) fn lines<'a>(file: &str, text: &'a str) -> (Vec<Line<'a>>, Vec<Complaint>) {
    let (mut lines, mut unread, mut part) = (Vec::new(), Vec::new(), "");
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        let pair = line.strip_prefix('"').and_then(|line| line.strip_suffix('"')?.split_once("\" = \""));
        match (pair, line.strip_prefix('[').and_then(|line| line.strip_suffix(']'))) {
            (Some((term, word)), _) => lines.push(Line { number, part, term, word }),
            (None, Some(name)) => part = name,
            (None, None) => {
                unread.push(Complaint::new(file, number, "this is neither [part] nor \"term\" = \"word\"."));
            }
        }
    }
    (lines, unread)
}

/// What is wrong with a term: the text that names it does not, or is not there.
fn wrong(tree: &Tree, file: &str, language: &str, term: &Line<'_>, key: &Line<'_>) -> Option<Complaint> {
    let (folder, name) = key.word.split_once('/').unwrap_or(("", key.word));
    let place = format!("{folder}/text/{language}.ftl");
    let source = tree.get(&format!("games/{place}")).or_else(|| tree.get(&format!("crates/{place}")));
    let said = source.and_then(|source| words(source, name));
    let sentence = match said {
        None => format!("“{}” is named by the key {name} of {place}, which is not there.", key.term),
        Some(said) if !names(&said, term.word) => {
            format!("“{}” ({}) does not stand in {place}, key {name}.", term.word, term.term)
        }
        Some(_) => return None,
    };
    Some(Complaint::new(file, term.number, sentence))
}

/// Whether one of the words, which commas divide, stands in a text; what is in brackets explains them.
fn names(said: &str, words: &str) -> bool {
    let plain = words.split('(').map(|part| part.rsplit(')').next().unwrap_or_default()).collect::<String>();
    let said = said.replace(['\u{a0}', '\u{202f}'], " ").to_lowercase();
    plain.to_lowercase().split(',').map(str::trim).any(|word| stands(&said, word))
}

/// Whether a word stands in a text whole, not as a part of another.
pub(super) fn stands(said: &str, word: &str) -> bool {
    !word.is_empty() && whole(said, word, char::is_alphanumeric).next().is_some()
}
