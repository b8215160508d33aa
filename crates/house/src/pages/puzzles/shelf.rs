//! The puzzles that come with a game.
use engine::Puzzle;
use registry::AnyGame;
use std::cmp::Reverse;

/// A puzzle under its number.
pub(super) struct Numbered {
    pub(super) number: u32,
    pub(super) puzzle: Puzzle,
}

/// Every puzzle of a game that can be read and is for its rules, the easiest first. What was changed is left out.
pub(super) fn shelf(game: &dyn AnyGame) -> Vec<Numbered> {
    let info = game.info();
    let read = |&(name, text): &(&str, &str)| {
        let (number, puzzle) = (name.parse().ok()?, Puzzle::read(text).ok()?);
        (puzzle.game == info.id && puzzle.rules == info.version).then_some(Numbered { number, puzzle })
    };
    let mut puzzles: Vec<Numbered> = info.teaching.puzzles.iter().filter_map(read).collect();
    // Among those that as many levels miss, what is far better is easier to see.
    let hard = |puzzle: &Puzzle| (puzzle.difficulty(), Reverse(puzzle.proofs[0].least));
    puzzles.sort_by_key(|numbered| (hard(&numbered.puzzle), numbered.number));
    puzzles
}
