//! The languages of every game and program: each is listed in the code, and a game has words and rules in it.
use super::complaint::Complaint;
use crate::source::Source;
use crate::tree::Tree;

/// Compares the files `text/<language>.ftl` and `learn/<language>.md` with each other and with the list in `lib.rs`.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let pages = tree.files().filter_map(|(file, _)| Page::read(file));
    pages.flat_map(|page| [page.alone(tree), page.unlisted(tree)]).flatten().collect()
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

    /// A file that the code does not list is in no menu, and one under the wrong code is worse.
    fn unlisted(&self, tree: &Tree) -> Option<Complaint> {
        let (file, code) = (self.kind.file(self.language), format!("{}/src/lib.rs", self.folder));
        let source = Source::read(tree.get(&code).unwrap_or(""));
        let literals: Vec<&str> = source.literals().map(|(_, inside)| inside).collect();
        let included = format!("../{file}");
        let listed = literals.windows(2).any(|pair| pair == [self.language, &included]);
        let entry = format!("(\"{}\", include_str!(\"{included}\"))", self.language);
        let sentence = || format!("{code} does not list it as {entry}.");
        (!listed).then(|| Complaint::new(&format!("{}/{file}", self.folder), 1, sentence()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::said;

    const LISTED: &str =
        "texts: &[(\"en\", include_str!(\"../text/en.ftl\")), (\"de\", include_str!(\"../text/de.ftl\"))],
learn: &[(\"en\", include_str!(\"../learn/en.md\")), (\"de\", include_str!(\"../learn/de.md\"))],
";

    fn game(code: &str) -> Vec<String> {
        let files = [
            ("games/chess/src/lib.rs", code),
            ("games/chess/learn/de.md", ""),
            ("games/chess/learn/en.md", ""),
            ("games/chess/text/de.ftl", ""),
            ("games/chess/text/en.ftl", ""),
        ];
        said(check, files)
    }

    #[test]
    fn languages_that_match_and_are_listed_are_fine() {
        assert_eq!(game(LISTED), [""; 0]);
    }

    #[test]
    fn a_file_that_is_not_listed_is_noticed() {
        let words = "games/chess/text/de.ftl:1: games/chess/src/lib.rs does not list it as \
                     (\"de\", include_str!(\"../text/de.ftl\")).";
        let rules = "games/chess/learn/de.md:1: games/chess/src/lib.rs does not list it as \
                     (\"de\", include_str!(\"../learn/de.md\")).";
        assert_eq!(game(&LISTED.replace(", (\"de\", include_str!(\"../text/de.ftl\"))", "")), [words]);
        assert_eq!(game(&LISTED.replace(", (\"de\", include_str!(\"../learn/de.md\"))", "")), [rules]);
        assert_eq!(
            game(&LISTED.replace("(\"de\", include_str!(\"../text", "(\"nl\", include_str!(\"../text")),
            [words]
        );
        assert_eq!(game(&LISTED.replace("learn:", "// learn:")).len(), 2, "a comment lists nothing");
    }

    #[test]
    fn words_and_rules_of_a_game_come_together() {
        let files =
            [("games/chess/src/lib.rs", LISTED), ("games/chess/learn/en.md", ""), ("games/chess/text/de.ftl", "")];
        let expected = [
            "games/chess/text/en.ftl:1: the file is missing, but learn/en.md is there.",
            "games/chess/learn/de.md:1: the file is missing, but text/de.ftl is there.",
        ];
        assert_eq!(said(check, files), expected);
    }

    #[test]
    fn a_program_lists_its_words_and_has_no_rules() {
        let code = "const TEXTS: Texts = &[(\"en\", include_str!(\"../text/en.ftl\"))];\n";
        assert_eq!(said(check, [("crates/tui/src/lib.rs", code), ("crates/tui/text/en.ftl", "")]), [""; 0]);
        assert_eq!(said(check, [("crates/tui/src/lib.rs", ""), ("crates/tui/text/en.ftl", "")]).len(), 1);
    }
}
