//! What every game owes.
testkit::suite!(clonk::Clonk);
