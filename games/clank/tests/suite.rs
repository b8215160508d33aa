//! Every property that every game must have.
testkit::suite!(clank::Clank, puzzles: 100);
