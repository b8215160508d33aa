//! The languages of every game and of the program: a game has words and rules in each of its own, and rules that are built
//! alike; the program speaks all.
use super::complaint::Complaint;
use crate::tree::Tree;
use i18n::check::in_prose;

/// Compares the files `text/<language>.ftl` and `learn/<language>.md` with each other. Build scripts list them.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let alone = tree.under("games/").filter_map(|(file, _)| alone(tree, file));
    let odd = tree.files().filter_map(|(file, text)| built_otherwise(tree, file, text));
    let marked = tree.files().flat_map(|(file, text)| wrong_marks(file, text));
    alone.chain(odd).chain(marked).chain(absent(tree)).collect()
}

/// The languages that a part of the program lacks.
fn absent(tree: &Tree) -> Vec<Complaint> {
    let listed = tree.get("crates/i18n/languages.txt").unwrap_or_default();
    let languages: Vec<&str> = listed.lines().filter_map(|line| line.split(' ').next()).collect();
    let speaking = tree.under("crates/").filter_map(|(file, _)| file.strip_suffix("/text/en.ftl"));
    let wanted = speaking.flat_map(|folder| languages.iter().map(move |code| format!("{folder}/text/{code}.ftl")));
    let missing = wanted.filter(|file| tree.get(file).is_none());
    missing.map(|file| Complaint::new(&file, 1, "the file is missing, but the language is listed.")).collect()
}

/// Where the words of a language stand, and where its rules for players.
const KINDS: [(&str, &str); 2] = [("/text/", ".ftl"), ("/learn/", ".md")];

/// Where its rulebook stands; `players` looks at what is in it.
const RULEBOOK: (&str, &str) = ("/rules/", ".md");

/// The folder (`games/chess`) and the language of a file of this kind.
fn page<'a>(file: &'a str, (folder, ending): (&str, &str)) -> Option<(&'a str, &'a str)> {
    let (start, name) = file.split_at(file.rfind('/')? + 1);
    Some((start.strip_suffix(folder)?, name.strip_suffix(ending)?))
}

/// In a game, words and rules for players come together; a program has words alone.
fn alone(tree: &Tree, file: &str) -> Option<Complaint> {
    let [words, rules] = KINDS;
    [(words, rules), (rules, words)].into_iter().find_map(|(kind, (other, ending))| {
        let (folder, language) = page(file, kind)?;
        let missing = format!("{folder}{other}{language}{ending}");
        let sentence = format!("the file is missing, but {} is there.", &file[folder.len() + 1..]);
        tree.get(&missing).is_none().then(|| Complaint::new(&missing, 1, sentence))
    })
}

/// The rules for players have the same headings and pictures in every language.
fn built_otherwise(tree: &Tree, file: &str, text: &str) -> Option<Complaint> {
    let (folder, _) = page(file, KINDS[1])?;
    let english = tree.get(&format!("{folder}/learn/en.md"))?;
    let differs = shape(text) != shape(english);
    differs.then(|| Complaint::new(file, 1, "it has other headings or pictures than learn/en.md."))
}

/// The rules for players have the quotation marks and no-break spaces of their language. The first heading is a name,
/// which may be as foreign as it likes.
fn wrong_marks(file: &str, text: &str) -> Vec<Complaint> {
    let Some((_, language)) = page(file, KINDS[1]).or_else(|| page(file, RULEBOOK)) else { return Vec::new() };
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with("# "));
    let faults = lines.flat_map(|(number, line)| {
        in_prose(language, &without_places(line)).into_iter().map(move |fault| (number, fault))
    });
    faults.map(|(number, fault)| Complaint::new(file, number, format!("{fault}."))).collect()
}

/// A line of Markdown without the places its links and pictures lead to.
fn without_places(line: &str) -> String {
    let mut pieces = line.split("](");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |said, piece| said + "]" + piece.split_once(')').map_or("", |(_, rest)| rest))
}

fn marks(line: &str) -> impl Iterator<Item = &str> {
    line.split(' ').next().filter(|word| word.starts_with('#')).into_iter().chain(pictures(line))
}

/// What the pictures in a line show.
pub(super) fn pictures(line: &str) -> impl Iterator<Item = &str> {
    line.split("![").skip(1).filter_map(|rest| rest.split_once("](")?.1.split(')').next())
}

/// How deep each heading is and what each picture shows, in order.
fn shape(page: &str) -> Vec<&str> {
    page.lines().flat_map(marks).collect()
}
