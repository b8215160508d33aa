//! The page as people meet it: a real server, a real Chromium, real clicks and keys.
//!
//! One binary, so that it links once. Each file of `browser/` is one subject; `guests.rs` and `checks.rs` are what they
//! share.
mod opened;
mod twelfth;

mod browser {
    mod access;
    mod again;
    mod base;
    mod checks;
    mod coach;
    mod drag;
    mod driver;
    mod eye;
    mod guests;
    mod hands;
    mod keys;
    mod languages;
    mod learning;
    mod living;
    mod matches;
    mod motion;
    mod order;
    mod peace;
    mod plain;
    mod pocket;
    mod reveal;
    mod riddles;
    mod secrets;
    mod spies;
    mod storms;
    mod together;
    mod touching;
    mod weight;
    mod yours;
}
