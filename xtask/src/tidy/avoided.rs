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
        let endings = [format!("/text/{language}.ftl"), format!("/learn/{language}.md")];
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::said;

    #[test]
    fn an_avoided_word_is_noticed_in_the_texts_of_its_language_and_nowhere_else() {
        let files = [
            ("glossary/keys.toml", "[avoid]\n\"by lot\" = \"at random\"\n"),
            ("glossary/cs.toml", "[avoid]\n\"vyúčtování\" = \"bodování\"\n"),
            ("games/clank/text/en.ftl", "# by lot\na = Drawn by lot.\nb = by lottery\nby-lot = { $lot }\n"),
            ("games/clank/learn/en.md", "# Clank!\n\nChosen by lot.\n"),
            ("games/clank/text/cs.ftl", "a = Vyúčtování\nb = by lot\n"),
        ];
        let expected = [
            "games/clank/learn/en.md:3: “by lot” is to be avoided; better: at random.",
            "games/clank/text/cs.ftl:1: “vyúčtování” is to be avoided; better: bodování.",
            "games/clank/text/en.ftl:2: “by lot” is to be avoided; better: at random.",
        ];
        let mut found = said(check, files);
        found.sort();
        assert_eq!(found, expected);
    }
}
