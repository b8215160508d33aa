//! The server as people, programs and hosts meet it: real processes, real sockets, real crashes.
//!
//! One binary, so that it links once. Each file of `house/` is one subject; `table.rs` and `cluster.rs` are what they
//! share.
mod opened;

mod house {
    mod again;
    mod base;
    mod chairs;
    mod clocks;
    mod cluster;
    mod coach;
    mod cost;
    mod crashes;
    mod described;
    mod example;
    mod faults;
    mod full;
    mod joining;
    mod keeping;
    mod leaving;
    mod luck;
    mod luggage;
    mod nonsense;
    mod process;
    mod puzzles;
    mod races;
    mod reviewed;
    mod secrets;
    mod sharing;
    mod site;
    mod story;
    mod strangers;
    mod streams;
    mod table;
    mod talk;
    mod tongues;
    mod undoing;
}
