//! A rulebook as what it is made of: a title, a few words, and chapters of numbered rules.
use super::{Pictures, RuleSearch, article, items, rule_of};

/// The rules of a game for its players.
#[derive(Debug)]
pub struct Rulebook<'a> {
    /// Its heading.
    pub title: &'a str,
    /// What stands before the first chapter.
    pub preface: &'a str,
    /// In order. The numbers may have gaps.
    pub chapters: Vec<RuleChapter<'a>>,
}

/// A chapter: `## 3. Turn`.
#[derive(Clone, Copy, Debug)]
pub struct RuleChapter<'a> {
    /// Its number, with which the ids of its rules begin.
    pub number: &'a str,
    /// Its heading.
    pub title: &'a str,
    text: &'a str,
}

impl<'a> Rulebook<'a> {
    /// Reads a rulebook.
    pub fn read(text: &'a str) -> Rulebook<'a> {
        let mut parts = text.split("\n## ");
        let (title, preface) = headed(parts.next().unwrap_or_default());
        let chapters = parts.map(|part| {
            let (heading, text) = headed(part);
            let (number, title) = heading.split_once(". ").unwrap_or(("", heading));
            RuleChapter { number, title, text }
        });
        Rulebook { title: title.trim_start_matches("# "), preface, chapters: chapters.collect() }
    }
}

/// The first line and the others.
fn headed(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}

impl RuleChapter<'_> {
    /// Its HTML, without the heading.
    pub fn html(&self, pictures: &Pictures<'_>) -> String {
        article(self.text, pictures)
    }
    /// The rules in which all the words are.
    pub fn found(&self, search: &RuleSearch) -> Vec<String> {
        let lines: Vec<&str> =
            self.text.lines().filter(|line| line.starts_with("- ") || line.starts_with("  ")).collect();
        let rules = items(&lines).into_iter().filter(|item| rule_of(item).is_some());
        rules.filter(|item| search.finds(item)).map(|item| format!("- {item}\n")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Chess: the rules\nTwo play.\n\n## 1. Moving\nSlowly.\n\n- **CH-1.1** White begins.\n  Then black.\n\
                        - **CH-1.2** A rook moves straight.\n\n> Example: the rook.\n\n## 3. Ending\n- **CH-3.1** Mate.\n";

    #[test]
    fn a_rulebook_has_chapters() {
        let book = Rulebook::read(BOOK);
        assert_eq!((book.title, book.preface), ("Chess: the rules", "Two play.\n"));
        let chapters: Vec<_> = book.chapters.iter().map(|chapter| (chapter.number, chapter.title)).collect();
        assert_eq!(chapters, [("1", "Moving"), ("3", "Ending")]);
    }

    #[test]
    fn rules_are_found_and_nothing_else() {
        let book = Rulebook::read(BOOK);
        let found = |words: &str| -> Vec<String> {
            book.chapters.iter().flat_map(|chapter| chapter.found(&RuleSearch::new(words))).collect()
        };
        assert_eq!(found("rook"), ["- **CH-1.2** A rook moves straight.\n"]);
        assert_eq!(found("black white"), ["- **CH-1.1** White begins. Then black.\n"]);
        assert_eq!(found("ch-3.1"), ["- **CH-3.1** Mate.\n"]);
        assert_eq!(found("example"), [""; 0]);
    }
}
