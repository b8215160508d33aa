//! What is a puzzle and what is none.
use bots::{Quarry, mine, puzzle_of};
use engine::{Heuristics, Puzzle, Setup, Table, Turn, Viewer};
use registry::Visitor;

/// A visit to the game whose simulations are the cheapest.
fn visited<V: Visitor>(visitor: V) -> V::Out {
    let info = registry::infos().last().expect("there are games");
    registry::visit(info.id, visitor).expect("the registry knows its games")
}

#[test]
fn a_planted_puzzle_is_found_with_seeds_it_was_not_found_with() {
    struct Planted;
    impl Visitor for Planted {
        type Out = ();
        fn visit<G: Heuristics>(self) {
            let (number, text) = G::INFO.teaching.puzzles.first().expect("puzzles come with the game");
            let planted = Puzzle::read(text).expect("it reads");
            let table = Table::<G>::from_position(&planted.position).expect("it reads");
            let found = puzzle_of::<G>(&table.view(Viewer::Seat(planted.seat)), planted.seat, 7);
            let found = found.unwrap_or_else(|| panic!("puzzle {number} is one"));
            assert_eq!(found.solution[0], planted.solution[0], "puzzle {number}");
            assert_eq!((found.position, found.seat), (planted.position, planted.seat), "puzzle {number}");
            assert!(found.proofs.iter().all(|proof| planted.proofs.iter().all(|known| known.seed != proof.seed)));
        }
    }
    visited(Planted);
}

#[test]
fn what_is_obvious_to_everybody_is_no_puzzle() {
    struct Plain;
    impl Visitor for Plain {
        type Out = ();
        fn visit<G: Heuristics>(self) {
            // After the best step of a puzzle its turn goes on or is over; what is left is no puzzle, or rarely.
            let mut asked = 0;
            for (_, text) in G::INFO.teaching.puzzles.iter().take(12) {
                let puzzle = Puzzle::read(text).expect("it reads");
                let mut table = Table::<G>::from_position(&puzzle.position).expect("it reads");
                let step = puzzle.solution[0].parse().ok().expect("notation");
                table.act(puzzle.seat, step).expect("legal");
                if table.turn() == Turn::Decide(puzzle.seat.only()) {
                    asked += 1;
                    let view = table.view(Viewer::Seat(puzzle.seat));
                    let next = puzzle_of::<G>(&view, puzzle.seat, 3);
                    assert!(next.is_none_or(|next| next.proofs.iter().all(|proof| proof.is_enough())));
                }
            }
            println!("{asked} were asked");
        }
    }
    visited(Plain);
}

#[test]
fn the_same_match_holds_the_same_puzzles() {
    struct Twice;
    impl Visitor for Twice {
        type Out = ();
        fn visit<G: Heuristics>(self) {
            let quarry = Quarry { setup: Setup::new::<G>(2).expect("two can play"), thinking: 60, seed: 5 };
            let [one, other] = [0, 0].map(|number| mine::<G>(&quarry, number));
            assert!(one.decisions > 20 && one == other);
            assert_ne!(mine::<G>(&quarry, 1).decisions, 0);
        }
    }
    visited(Twice);
}
