//! What every game owes.
testkit::suite!(clonk::Clonk, puzzles: 100);
