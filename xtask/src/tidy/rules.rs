//! Every numbered rule has a test, and every number in a game's folder is a rule.
use super::complaint::Complaint;
use super::rule_ids::{RuleId, in_name, in_text};
use crate::source::Source;
use crate::tree::Tree;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// More exceptions than this and the specification is not one.
const MOST_EXEMPT: usize = 10;

/// Compares each game's `RULES.md` with its tests, cases, code and texts.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let rulebooks: Vec<Rulebook<'_>> = tree.games().into_iter().map(|game| Rulebook::read(tree, game)).collect();
    let prefixes = rulebooks.iter().flat_map(|book| book.rules.keys().map(|id| id.game)).collect();
    rulebooks.iter().flat_map(|book| book.complaints(tree, &prefixes)).collect()
}

/// One game's rules.
pub(super) struct Rulebook<'a> {
    game: &'a str,
    path: String,
    rules: BTreeMap<RuleId, RuleLine<'a>>,
    repeated: Vec<(usize, RuleId)>,
}

struct RuleLine<'a> {
    line: usize,
    text: &'a str,
}

impl RuleLine<'_> {
    fn is_exempt(&self) -> bool {
        self.excuses("(no test: ")
    }
    /// Does the rule say this, with a reason?
    fn excuses(&self, from_what: &str) -> bool {
        self.text.split_once(from_what).is_some_and(|(_, reason)| reason.contains(')') && !reason.starts_with(')'))
    }
}

/// A rule id somewhere in a game's folder.
struct Mention<'a> {
    file: &'a str,
    line: usize,
    id: RuleId,
    is_test: bool,
}

impl<'a> Rulebook<'a> {
    pub(super) fn read(tree: &'a Tree, game: &'a str) -> Rulebook<'a> {
        let path = format!("games/{game}/RULES.md");
        let mut book = Rulebook { game, rules: BTreeMap::new(), repeated: Vec::new(), path };
        let lines = tree.get(&book.path).unwrap_or("").lines();
        for (line, text) in (1..).zip(lines) {
            let Some(id) = defined(text) else { continue };
            match book.rules.entry(id) {
                Entry::Vacant(place) => {
                    place.insert(RuleLine { line, text });
                }
                Entry::Occupied(_) => book.repeated.push((line, id)),
            }
        }
        book
    }

    pub(super) fn path(&self) -> &str {
        &self.path
    }
    /// Every rule, where it stands, and whether it concerns players, in the order of the file.
    pub(super) fn lines(&self) -> Vec<(RuleId, usize, bool)> {
        let rule = |(id, rule): (&RuleId, &RuleLine<'_>)| (*id, rule.line, !rule.excuses("(not for players: "));
        let mut lines: Vec<(RuleId, usize, bool)> = self.rules.iter().map(rule).collect();
        lines.sort_by_key(|(_, line, _)| *line);
        lines
    }

    fn complaints(&self, tree: &'a Tree, prefixes: &BTreeSet<[char; 2]>) -> Vec<Complaint> {
        let mentions = self.mentions(tree, prefixes);
        let tested = mentions.iter().filter(|mention| mention.is_test).map(|mention| mention.id).collect();
        let mut found = self.missing_tests(&tested);
        found.extend(self.empty().into_iter().chain(self.too_many_exempt()));
        let twice = |id| format!("rule {id} stands in the rulebook twice.");
        found.extend(self.repeated.iter().map(|(line, id)| Complaint::new(&self.path, *line, twice(id))));
        let unknown = mentions.iter().filter(|mention| !self.rules.contains_key(&mention.id));
        found.extend(unknown.map(|mention| self.unknown(mention)));
        found
    }

    fn missing_tests(&self, tested: &BTreeSet<RuleId>) -> Vec<Complaint> {
        let judge = |(id, rule): (&RuleId, &RuleLine<'_>)| match (tested.contains(id), rule.is_exempt()) {
            (false, false) => Some((rule.line, format!("rule {id} is in the name of no test and no case."))),
            (true, true) => Some((rule.line, format!("rule {id} has a test and says that it has none."))),
            _ => None,
        };
        let found = self.rules.iter().filter_map(judge);
        found.map(|(line, sentence)| Complaint::new(&self.path, line, sentence)).collect()
    }

    fn empty(&self) -> Option<Complaint> {
        self.rules.is_empty().then(|| Complaint::new(&self.path, 1, "the game has no numbered rules."))
    }

    fn too_many_exempt(&self) -> Option<Complaint> {
        let mut lines: Vec<usize> = self.rules.values().filter(|rule| rule.is_exempt()).map(|rule| rule.line).collect();
        lines.sort_unstable();
        let line = lines.get(MOST_EXEMPT)?;
        let sentence = format!("{} rules have no test; at most {MOST_EXEMPT} may do without.", lines.len());
        Some(Complaint::new(&self.path, *line, sentence))
    }

    fn mentions(&self, tree: &'a Tree, prefixes: &BTreeSet<[char; 2]>) -> Vec<Mention<'a>> {
        let mut found = Vec::new();
        for (file, text) in tree.files().filter(|(file, _)| file.starts_with(&format!("games/{}/", self.game))) {
            found.extend(in_text(text).into_iter().map(|(line, id)| Mention { file, line, id, is_test: false }));
            if file.ends_with(".rs") {
                found.extend(test_names(text).into_iter().map(|(line, id)| Mention { file, line, id, is_test: true }));
            } else if file.ends_with(".case") {
                found.extend(case_names(text).into_iter().map(|(line, id)| Mention { file, line, id, is_test: true }));
            }
        }
        // A name such as `one_in_2_3_or_4` only looks like a rule; a real id begins with a game's letters.
        found.retain(|mention| !mention.is_test || prefixes.contains(&mention.id.game));
        found
    }

    fn unknown(&self, mention: &Mention<'_>) -> Complaint {
        let is_own = self.rules.keys().next().is_none_or(|own| own.game == mention.id.game);
        let sentence = if is_own {
            format!("there is no rule {} in {}.", mention.id, self.path)
        } else {
            format!("rule {} is not one of this game's.", mention.id)
        };
        Complaint::new(mention.file, mention.line, sentence)
    }
}

/// The rule a line of the rulebook defines: `- **GN-3.9** A face-up tile ...`.
pub(super) fn defined(line: &str) -> Option<RuleId> {
    let (name, _) = line.strip_prefix("- **")?.split_once("**")?;
    let (_, id) = in_text(name).pop()?;
    (id.to_string() == name).then_some(id)
}

/// The rules in the names of a file's `#[test]` functions.
fn test_names(text: &str) -> Vec<(usize, RuleId)> {
    let source = Source::read(text);
    let names = source.test_names().into_iter();
    names
        .flat_map(|(place, name)| in_name(name).into_iter().map(move |id| (place, id)))
        .map(|(place, id)| (source.line(place), id))
        .collect()
}

/// The rules in the headers of a file of cases: `case GN-4.9 GN-4.12: a sentence`.
fn case_names(text: &str) -> Vec<(usize, RuleId)> {
    let headers = (1..).zip(text.lines()).filter_map(|(line, text)| {
        let (ids, _) = text.strip_prefix("case ")?.split_once(':')?;
        Some((line, ids))
    });
    headers.flat_map(|(line, ids)| in_text(ids).into_iter().map(move |(_, id)| (line, id))).collect()
}
