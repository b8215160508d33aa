//! The pocket house: the same house inside a browser, for a phone on a train and for a place without a server.
//!
//! A service worker loads this module and lets it answer. The worker may be ended at any time: everything in memory is
//! a cache, and the truth is on the shelf (`shelf.rs`). What the browser has to give is in `browser.rs`, how it asks in
//! `asking.rs`, and the scripts around it are in `js/`.
#[cfg(target_family = "wasm")]
mod asking;
#[cfg(target_family = "wasm")]
mod browser;
#[cfg(target_family = "wasm")]
mod shelf;

#[cfg(target_family = "wasm")]
pub use {
    asking::{Pocket, Reply},
    browser::answer_choice,
};
