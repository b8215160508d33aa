//! The languages of every game: it has words and rules in each.
use super::complaint::Complaint;
use crate::tree::Tree;

/// Compares the files `text/<language>.ftl` and `learn/<language>.md` with each other. Build scripts list them.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let pages = tree.files().filter_map(|(file, _)| Page::read(file));
    pages.filter_map(|page| page.alone(tree)).collect()
}

/// What one language says of one kind.
struct Page<'a> {
    /// The crate it belongs to: `games/chess`.
    folder: &'a str,
    language: &'a str,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Text,
    Learn,
}

impl Kind {
    fn file(self, language: &str) -> String {
        match self {
            Kind::Text => format!("text/{language}.ftl"),
            Kind::Learn => format!("learn/{language}.md"),
        }
    }
}

impl<'a> Page<'a> {
    fn read(file: &'a str) -> Option<Page<'a>> {
        let (start, name) = file.rsplit_once('/')?;
        let (folder, kind) = start.rsplit_once('/')?;
        let (kind, language) = match kind {
            "text" => (Kind::Text, name.strip_suffix(".ftl")?),
            "learn" => (Kind::Learn, name.strip_suffix(".md")?),
            _ => return None,
        };
        Some(Page { folder, language, kind })
    }

    /// In a game, words and rules for players come together; a program has words alone.
    fn alone(&self, tree: &Tree) -> Option<Complaint> {
        let other = match self.kind {
            Kind::Text => Kind::Learn,
            Kind::Learn => Kind::Text,
        };
        let (here, other) = (self.kind.file(self.language), format!("{}/{}", self.folder, other.file(self.language)));
        let wanted = self.folder.starts_with("games/") && tree.get(&other).is_none();
        wanted.then(|| Complaint::new(&other, 1, format!("the file is missing, but {here} is there.")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::said;

    #[test]
    fn words_and_rules_of_a_game_come_together() {
        let files = [("games/chess/learn/en.md", ""), ("games/chess/text/de.ftl", "")];
        let expected = [
            "games/chess/text/en.ftl:1: the file is missing, but learn/en.md is there.",
            "games/chess/learn/de.md:1: the file is missing, but text/de.ftl is there.",
        ];
        assert_eq!(said(check, files), expected);
    }

    #[test]
    fn a_program_has_words_and_no_rules() {
        assert_eq!(said(check, [("crates/tui/text/en.ftl", "")]), [""; 0]);
    }
}
