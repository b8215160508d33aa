//! A whole tiny game, to copy.
