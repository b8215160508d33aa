//! Changes the rules at random and sees whether a test notices.
//!
//! A rule with a test that notices nothing is worse than one without. The real tree is never touched:
//! the changes are made in a copy under `target/mutants`.
mod arguments;
mod examiner;
mod laboratory;
mod operators;
mod random;

use crate::process::{Outcome, Stop};
use crate::source::line_of;
use crate::tree::Tree;
use arguments::Arguments;
use laboratory::{Laboratory, Verdict};
use operators::{Change, changes};
use random::Random;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

/// One change of one file.
struct Mutant<'a> {
    file: &'a str,
    original: &'a str,
    change: Change,
    /// How many changes of the same line come before this one.
    round: usize,
}

/// Tries as many mutants as asked for and says which survived.
pub(crate) fn run(root: &Path, words: &[String]) -> Outcome {
    let arguments = Arguments::read(words)?;
    let tree = Tree::read(root)?;
    let mutants = mutants(&tree, &arguments);
    if mutants.is_empty() {
        return Err(Stop::misuse(format!("there is nothing to change in games/{}/src.", arguments.game)));
    }
    let laboratory = Laboratory::open(root, &arguments.game)?;
    let survivors = try_all(&laboratory, mutants, arguments.count)?;
    if arguments.is_strict && survivors > 0 {
        return Err(Stop::failure(format!("{survivors} mutants survived.")));
    }
    Ok(())
}

/// Every mutant in random order, but no line's second before every line had its first:
/// a long table must not drown the rules.
fn mutants<'a>(tree: &'a Tree, arguments: &Arguments) -> Vec<Mutant<'a>> {
    let mut random = Random::new(arguments.seed);
    let mut found: Vec<Mutant<'a>> = Vec::new();
    for (file, original) in tree.files().filter(|(file, _)| arguments.wants(file)) {
        let mut changes = changes(original);
        random.shuffle(&mut changes);
        let mut rounds: BTreeMap<usize, usize> = BTreeMap::new();
        for change in changes {
            let next = rounds.entry(line_of(original, change.range.start)).or_default();
            found.push(Mutant { file, original, change, round: *next });
            *next += 1;
        }
    }
    random.shuffle(&mut found);
    found.sort_by_key(|mutant| mutant.round);
    found
}

impl Mutant<'_> {
    /// The whole file with the change.
    fn text(&self) -> String {
        let mut text = self.original.to_string();
        text.replace_range(self.change.range.clone(), &self.change.replacement);
        text
    }

    fn line(&self) -> usize {
        line_of(self.original, self.change.range.start)
    }

    fn before(&self) -> &str {
        self.original.lines().nth(self.line() - 1).unwrap_or("").trim()
    }

    fn after(&self) -> String {
        self.text().lines().nth(self.line() - 1).unwrap_or("").trim().to_string()
    }
}

/// Goes through the mutants until enough of them compiled; gives the number of survivors.
fn try_all(laboratory: &Laboratory, mutants: Vec<Mutant<'_>>, count: usize) -> Outcome<usize> {
    let (mut killed, mut broken, mut survivors) = (0, 0, Vec::new());
    for mutant in mutants {
        let number = killed + survivors.len() + 1;
        if number > count {
            break;
        }
        let start = Instant::now();
        let verdict = laboratory.judge(mutant.file, &mutant.text(), mutant.original)?;
        report(number, &mutant, verdict, start);
        match verdict {
            Verdict::Survived => survivors.push(mutant),
            Verdict::Killed | Verdict::TimedOut => killed += 1,
            Verdict::NotCompiling => broken += 1,
        }
    }
    summarise(killed, broken, &survivors);
    Ok(survivors.len())
}

/// A mutant that does not compile is replaced by another, which gets its number.
fn report(number: usize, mutant: &Mutant<'_>, verdict: Verdict, start: Instant) {
    let seconds = start.elapsed().as_secs_f64();
    println!("{number:3} {}:{}: {verdict} ({seconds:.1} s)", mutant.file, mutant.line());
    println!("       {}\n    -> {}", mutant.before(), mutant.after());
}

fn summarise(killed: usize, broken: usize, survivors: &[Mutant<'_>]) {
    let (survived, tried) = (survivors.len(), killed + survivors.len());
    println!("\n{tried} mutants tried: {killed} killed, {survived} survived; {broken} more did not compile.");
    for mutant in survivors {
        println!("- {}:{}: `{}` -> `{}`", mutant.file, mutant.line(), mutant.before(), mutant.after());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "fn a() -> bool {\n    1 < 2 && 3 == 4\n}\nfn b() -> u8 {\n    5 + 6\n}\n";

    fn listed(seed: u64) -> Vec<String> {
        let tree = Tree::from([("games/chess/src/lib.rs", CODE), ("games/chess/src/scene.rs", CODE)]);
        let arguments = Arguments { game: "chess".into(), seed, count: 1, only: None, is_strict: false };
        let mutants = mutants(&tree, &arguments);
        mutants.iter().map(|mutant| format!("{}:{} {}", mutant.file, mutant.line(), mutant.after())).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_mutants() {
        assert_eq!(listed(7), listed(7));
        assert_ne!(listed(7), listed(8));
    }

    #[test]
    fn every_line_comes_before_any_line_comes_twice_and_the_scene_never() {
        let mut first: Vec<String> = listed(1)[..2].iter().map(|shown| shown[..24].to_string()).collect();
        first.sort();
        assert_eq!(first, ["games/chess/src/lib.rs:2", "games/chess/src/lib.rs:5"]);
        assert!(!listed(1).iter().any(|shown| shown.contains("scene")));
    }

    #[test]
    fn a_mutant_is_the_file_with_one_change() {
        let change = Change { range: 21..28, replacement: "1 >= 2".into() };
        let mutant = Mutant { file: "a.rs", original: "fn a() -> bool {\n    1 < 2 \n}\n", change, round: 0 };
        assert_eq!((mutant.line(), mutant.before()), (2, "1 < 2"));
        assert_eq!(mutant.text(), "fn a() -> bool {\n    1 >= 2}\n");
    }
}
