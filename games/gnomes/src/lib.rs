//! Gnomes.
