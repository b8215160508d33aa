//! The rulebooks for players say every rule that concerns them, in every language of the game.
use super::complaint::Complaint;
use super::languages::pictures;
use super::rule_ids::RuleId;
use super::rules::{Rulebook, defined};
use crate::tree::Tree;

/// Compares each game's `RULES.md` with `rules/en.md`, and that with the other languages.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    tree.games().into_iter().flat_map(|game| of_game(tree, game)).collect()
}

fn of_game(tree: &Tree, game: &str) -> Vec<Complaint> {
    let specification = Rulebook::read(tree, game);
    let folder = format!("games/{game}/");
    let texts =
        tree.under(&folder).filter_map(|(file, _)| file[folder.len()..].strip_prefix("text/")?.strip_suffix(".ftl"));
    let wanted = texts.map(|language| format!("{folder}rules/{language}.md"));
    let missing = wanted.filter(|file| !specification.lines().is_empty() && tree.get(file).is_none());
    let mut found: Vec<Complaint> =
        missing.map(|file| Complaint::new(&file, 1, "the file is missing: these players have no rulebook.")).collect();
    let english = format!("{folder}rules/en.md");
    let Some(book) = tree.get(&english).map(|text| PlayersBook::read(&english, text)) else { return found };
    found.extend(book.against(&specification));
    for (file, text) in tree.under(&format!("{folder}rules/")) {
        found.extend(PlayersBook::read(file, text).unlike(&book));
        found.extend(dialect(file, text));
    }
    found
}

/// What a rulebook is made of.
struct PlayersBook<'a> {
    file: &'a str,
    bones: Vec<Bone<'a>>,
}

/// A part of a rulebook that is the same in every language.
#[derive(Clone, Copy)]
struct Bone<'a> {
    line: usize,
    /// The number of its chapter; 0 before the first one and where the heading has none.
    chapter: u16,
    kind: BoneKind<'a>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BoneKind<'a> {
    Heading(usize),
    Rule(RuleId),
    Example,
    Picture(&'a str),
}

impl<'a> PlayersBook<'a> {
    fn read(file: &'a str, text: &'a str) -> PlayersBook<'a> {
        let (mut bones, mut chapter) = (Vec::new(), 0);
        for (line, text) in (1..).zip(text.lines()) {
            chapter = text.strip_prefix("## ").map_or(chapter, number);
            bones.extend(kinds(text).map(|kind| Bone { line, chapter, kind }));
        }
        PlayersBook { file, bones }
    }
    fn rules(&self) -> impl Iterator<Item = (&Bone<'a>, RuleId)> {
        self.bones.iter().filter_map(|bone| if let BoneKind::Rule(id) = bone.kind { Some((bone, id)) } else { None })
    }

    /// What differs from the specification.
    fn against(&self, specification: &Rulebook<'_>) -> Vec<Complaint> {
        let complain = |line, sentence| Complaint::new(specification.path(), line, sentence);
        let differs = specification.lines().into_iter().filter_map(|(id, line, is_for_players)| {
            match (is_for_players, self.rules().any(|(_, told)| told == id)) {
                (true, false) => {
                    Some(complain(line, format!("rule {id} concerns players and is not in {}.", self.file)))
                }
                (false, true) => Some(complain(line, format!("rule {id} is not for players and is in {}.", self.file))),
                _ => None,
            }
        });
        differs.chain(self.out_of_place(specification)).chain(self.without_examples()).collect()
    }

    /// Rules stand in the order of the specification, each once, in the chapter of its number.
    fn out_of_place(&self, specification: &Rulebook<'_>) -> Vec<Complaint> {
        let order: Vec<RuleId> = specification.lines().into_iter().map(|(id, ..)| id).collect();
        let place = |id| order.iter().position(|other| *other == id);
        let pairs = self.rules().zip(self.rules().skip(1));
        let late = pairs.filter(|((_, before), (_, id))| place(*before) >= place(*id));
        let late = late.map(|((_, before), (bone, id))| (bone, format!("rule {id} stands behind {before}.")));
        let elsewhere = self.rules().filter(|(bone, id)| bone.chapter != id.chapter());
        let elsewhere = elsewhere.map(|(bone, id)| (bone, format!("rule {id} stands in chapter {}.", bone.chapter)));
        late.chain(elsewhere).map(|(bone, sentence)| Complaint::new(self.file, bone.line, sentence)).collect()
    }

    fn without_examples(&self) -> Vec<Complaint> {
        let is_alone =
            |chapter: u16| !self.bones.iter().any(|bone| bone.chapter == chapter && bone.kind == BoneKind::Example);
        let mut first: Vec<&Bone<'_>> =
            self.rules().map(|(bone, _)| bone).filter(|bone| is_alone(bone.chapter)).collect();
        first.dedup_by_key(|bone| bone.chapter);
        let sentence = |bone: &Bone<'_>| format!("chapter {} has no example.", bone.chapter);
        first.into_iter().map(|bone| Complaint::new(self.file, bone.line, sentence(bone))).collect()
    }

    /// The first thing in which it is not built like the English one.
    fn unlike(&self, english: &PlayersBook<'_>) -> Option<Complaint> {
        let pairs = self.bones.iter().zip(&english.bones);
        let same = pairs.take_while(|(own, other)| (own.chapter, own.kind) == (other.chapter, other.kind)).count();
        let line = self.bones.get(same).or(self.bones.last()).map_or(1, |bone| bone.line);
        let sentence = format!("from here on, headings, rules, pictures or examples differ from {}.", english.file);
        (same < self.bones.len().max(english.bones.len())).then(|| Complaint::new(self.file, line, sentence))
    }
}

/// The number at the beginning of a heading: `3. Turn`.
fn number(heading: &str) -> u16 {
    heading.split_once(". ").and_then(|(number, _)| number.parse().ok()).unwrap_or(0)
}

fn kinds(line: &str) -> impl Iterator<Item = BoneKind<'_>> {
    let hashes = line.len() - line.trim_start_matches('#').len();
    let heading = (hashes > 0).then_some(BoneKind::Heading(hashes));
    let example = line.starts_with("> ").then_some(BoneKind::Example);
    let rule = defined(line).map(BoneKind::Rule);
    [heading, example, rule].into_iter().flatten().chain(pictures(line).map(BoneKind::Picture))
}

/// What only developers say to each other.
const DIALECT: [&str; 8] = ["source:", "ruling", "alt:", "(no test", "(not for players", "src/", ".rs", ".md"];

fn dialect(file: &str, text: &str) -> Vec<Complaint> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let said = DIALECT.iter().filter(|words| is_said(line, words));
        found.extend(said.map(|words| Complaint::new(file, number, format!("“{words}” is for developers."))));
    }
    found
}

/// `alt:` is not in `Inhalt:`.
fn is_said(line: &str, words: &str) -> bool {
    line.match_indices(words).any(|(place, _)| {
        let cut = |outer: Option<char>, inner: Option<char>| {
            [outer, inner].iter().all(|letter| letter.is_some_and(char::is_alphanumeric))
        };
        let after = &line[place + words.len()..];
        !cut(line[..place].chars().next_back(), words.chars().next())
            && !cut(after.chars().next(), words.chars().next_back())
    })
}
