//! The languages of every game and of the program: a game has words and rules in each of its own, and rules that are built
//! alike; the program speaks all.
use super::complaint::Complaint;
use crate::tree::Tree;
use i18n::check::{Fault, in_prose};

/// Compares the files `text/<language>.ftl` and `learn/<language>.md` with each other. Build scripts list them.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let pages: Vec<Page<'_>> = tree.files().filter_map(|(file, _)| Page::read(file)).collect();
    let alone = pages.iter().filter_map(|page| page.alone(tree));
    let odd = pages.iter().filter_map(|page| page.built_otherwise(tree));
    let marks = pages.iter().flat_map(|page| page.marks(tree));
    alone.chain(odd).chain(marks).chain(absent(tree)).collect()
}

/// The languages that a part of the program lacks.
fn absent(tree: &Tree) -> Vec<Complaint> {
    let listed = tree.get("crates/i18n/languages.txt").unwrap_or_default();
    let languages: Vec<&str> = listed.lines().filter_map(|line| line.split(' ').next()).collect();
    let speaking = tree.under("crates/").filter_map(|(file, _)| file.strip_suffix("/text/en.ftl"));
    let wanted = speaking.flat_map(|folder| languages.iter().map(move |code| format!("{folder}/text/{code}.ftl")));
    let missing = wanted.filter(|file| tree.get(file).is_none());
    missing
        .map(|file| Complaint::new(&file, 1, "the file is missing, but the language is listed.".to_owned()))
        .collect()
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

    /// The rules for players have the same headings and pictures in every language.
    fn built_otherwise(&self, tree: &Tree) -> Option<Complaint> {
        let (Kind::Learn, file) = (self.kind, format!("{}/{}", self.folder, self.kind.file(self.language))) else {
            return None;
        };
        let [here, english] = [&file, &format!("{}/learn/en.md", self.folder)].map(|file| tree.get(file).map(shape));
        let differs = here.is_some() && english.is_some() && here != english;
        differs.then(|| Complaint::new(&file, 1, "it has other headings or pictures than learn/en.md.".to_owned()))
    }

    /// The rules for players have the quotation marks and no-break spaces of their language. The first heading is a
    /// name, which may be as foreign as it likes.
    fn marks(&self, tree: &Tree) -> Vec<Complaint> {
        let (Kind::Learn, file) = (self.kind, format!("{}/{}", self.folder, self.kind.file(self.language))) else {
            return Vec::new();
        };
        let lines = (1..).zip(tree.get(&file).unwrap_or_default().lines()).filter(|(_, line)| !line.starts_with("# "));
        let told = |number: usize, fault: Fault| Complaint::new(&file, number, format!("{fault}."));
        lines
            .flat_map(|(number, line)| {
                in_prose(self.language, &without_places(line)).into_iter().map(move |fault| (number, fault))
            })
            .map(|(number, fault)| told(number, fault))
            .collect()
    }
}

/// A line of Markdown without the places its links and pictures lead to.
fn without_places(line: &str) -> String {
    let mut pieces = line.split("](");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |said, piece| said + "]" + piece.split_once(')').map_or("", |(_, rest)| rest))
}

fn marks(line: &str) -> impl Iterator<Item = &str> {
    let first = line.split(' ').next().filter(|word| word.starts_with('#'));
    let pictures = line.split("![").skip(1).filter_map(|rest| rest.split_once("](")?.1.split(')').next());
    first.into_iter().chain(pictures)
}

/// How deep each heading is and what each picture shows, in order.
fn shape(page: &str) -> Vec<&str> {
    page.lines().flat_map(marks).collect()
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
    fn rules_are_built_alike_in_every_language() {
        let english = "# Chess\n![A king](lesson:1/king) and ![](sign:queen)\n## End\n";
        let words = [("games/chess/text/de.ftl", ""), ("games/chess/text/en.ftl", "")];
        let said = |german| {
            let [de, en] = words;
            said(check, [("games/chess/learn/en.md", english), ("games/chess/learn/de.md", german), de, en])
        };
        assert_eq!(said("# Schach\n![Ein König](lesson:1/king), ![](sign:queen)\n## Ende\n"), [""; 0]);
        let odd = "games/chess/learn/de.md:1: it has other headings or pictures than learn/en.md.";
        for german in ["# Schach\n## Ende\n", "# Schach\n![](lesson:1/king) ![](sign:queen)\n# Ende\n"] {
            assert_eq!(said(german), [odd]);
        }
    }

    #[test]
    fn rules_have_the_marks_of_their_language() {
        let page = "# Clank!\nUn mot\u{202f}: «\u{202f}oui\u{202f}» ![Un roi](lesson:1/king).\nNon! \"Oui\".\n";
        let files = [
            ("games/chess/learn/en.md", "# Chess\n![](lesson:1/king)\n"),
            ("games/chess/learn/fr.md", page),
            ("games/chess/text/en.ftl", ""),
            ("games/chess/text/fr.ftl", ""),
        ];
        let expected = [
            "games/chess/learn/fr.md:3: a straight quotation mark should be the language's own.",
            "games/chess/learn/fr.md:3: a no-break space belongs before !.",
        ];
        assert_eq!(said(check, files), expected);
    }

    #[test]
    fn the_program_speaks_every_language_that_is_listed() {
        let listed = ("crates/i18n/languages.txt", "de Deutsch\nen English\n");
        let files =
            [listed, ("crates/tui/text/en.ftl", ""), ("games/chess/text/en.ftl", ""), ("games/chess/learn/en.md", "")];
        assert_eq!(said(check, files), ["crates/tui/text/de.ftl:1: the file is missing, but the language is listed."]);
    }

    #[test]
    fn a_program_has_words_and_no_rules() {
        assert_eq!(said(check, [("crates/tui/text/en.ftl", "")]), [""; 0]);
    }
}
