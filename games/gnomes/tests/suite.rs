//! What every game owes.
testkit::suite!(gnomes::Gnomes);
