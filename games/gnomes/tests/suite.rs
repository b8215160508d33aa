//! The suite that every game must pass.
testkit::suite!(gnomes::Gnomes, puzzles: 60);
