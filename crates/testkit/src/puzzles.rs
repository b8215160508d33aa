//! What must be true of the puzzles that come with a game.
use bots::{Bot, BotPlayer, Rung, Seen, Skill};
use engine::{AnyTable, Game, Heuristics, Puzzle, Table, Turn, Viewer};
use std::collections::BTreeSet;

/// Simulations that must be enough to see that a solution is better than what tempts.
const A_FEW: u32 = 480;

/// There are at least this many puzzles. Every one reads, is for these rules and true of its position, has figures that meet
/// the bar, asks for something that rules of thumb miss, and a short look finds its solution better than what tempts. No
/// position is there twice.
pub fn holds_its_puzzles<G: Heuristics>(fewest: usize) {
    let mut positions = BTreeSet::new();
    let count = const { &G::INFO.teaching }.puzzles.len();
    assert!(count >= fewest, "{} has {count} puzzles", G::INFO.id);
    for (number, text) in const { &G::INFO.teaching }.puzzles {
        let about = format!("{} {number}", G::INFO.id);
        assert!(number.parse::<u32>().is_ok_and(|number| number > 0), "{about} has no number");
        let puzzle = Puzzle::read(text).unwrap_or_else(|misread| panic!("{about}: {misread}"));
        assert_eq!(puzzle.to_string(), *text, "{about} is written otherwise");
        assert_eq!((&*puzzle.game, puzzle.rules), (G::INFO.id, G::INFO.version), "{about}");
        assert!(puzzle.proofs.iter().all(|proof| proof.is_enough() && proof.solution > proof.next), "{about}");
        assert_ne!(puzzle.proofs[0].seed, puzzle.proofs[1].seed, "{about} was proved once");
        assert!(positions.insert(puzzle.position.clone()), "{about} is there twice");
        let table = Table::<G>::from_position(&puzzle.position).unwrap_or_else(|misread| panic!("{about}: {misread}"));
        assert_eq!(puzzle.check(&table), Ok(()), "{about}");
        can_be_solved(&puzzle, &table, &about);
        is_missed_by_rule(&puzzle, &table, &about);
    }
}

/// A bot that plays by rules of thumb picks something else: the tempting move.
fn is_missed_by_rule<G: Heuristics>(puzzle: &Puzzle, table: &Table<G>, about: &str) {
    let (seat, legal) = (puzzle.seat, table.legal(puzzle.seat));
    let view = table.view(Viewer::Seat(seat));
    let mut rule = BotPlayer::<G>::new(Skill::of(Rung::Rule), 0);
    let chosen = rule.choose(&Seen { view: &view, news: &[], seat, legal: &legal }).to_string();
    assert!(!puzzle.is_solved_by(&chosen), "{about}: rules of thumb find {chosen}, too");
    assert!(puzzle.is_tempted_by(&chosen), "{about}: what tempts is not {chosen}");
}

fn can_be_solved<G: Heuristics>(puzzle: &Puzzle, table: &Table<G>, about: &str) {
    for plan in [&puzzle.solution, &puzzle.refutation] {
        let mut guessed = table.guessed(puzzle.seat);
        for action in plan {
            if guessed.turn() != Turn::Decide(puzzle.seat.only()) {
                break; // only a guess of what chance will do
            }
            let notation = action.parse::<G::Action>().map(drop);
            assert!(notation.is_ok(), "{about}: {action}");
            assert_eq!(AnyTable::act(&mut guessed, puzzle.seat, action), Ok(()), "{about}: {action}");
        }
    }
    let plans = [puzzle.solution.clone(), puzzle.refutation.clone()];
    let leads = bots::leads::<G>(table, puzzle.seat, &plans, A_FEW).expect("the plans are of this game");
    assert!(leads[0] > 0.0, "{about}: after {A_FEW} simulations the solution leads by {}", leads[0]);
}

/// A puzzle whose position, plan or figures were changed is refused.
pub fn refuses_changed_puzzles<G: Game>() {
    for (number, text) in const { &G::INFO.teaching }.puzzles.iter().take(3) {
        for (line, words) in text.lines().enumerate().filter(|(_, words)| !words.is_empty()) {
            let changed = text.replacen(words, &format!("{words} 1"), 1);
            assert!(Puzzle::read(&changed).is_err(), "{} {number}: line {} was changed", G::INFO.id, line + 1);
        }
        // Whoever makes up a check sum too is found out by the position.
        let puzzle = Puzzle::read(text).expect("it reads");
        let swapped = Puzzle { refutation: puzzle.solution.clone(), ..puzzle.clone() };
        let table = Table::<G>::from_position(&puzzle.position).expect("it reads");
        assert!(swapped.check(&table).is_err(), "{} {number}", G::INFO.id);
        let nobody = Puzzle { solution: vec!["nonsense".into()], ..puzzle };
        assert!(nobody.check(&table).expect_err("no action").to_string().starts_with("line 6: "));
    }
}
