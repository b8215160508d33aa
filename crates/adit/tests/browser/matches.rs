//! Every game, played to the end against a bot: by a finger, by the keys that the page shows, and by Tab and Enter; by
//! dragging in `drag.rs`. Who plays here wants nothing to move, and nothing does.
use super::guests::House;
use super::spies::{check_still, watch_motion};
use browser::{Means, Screen, TablePage};

fn play(game: &str, way: Means, screen: Screen) -> usize {
    let (_house, _, browser) = House::with_table(game, screen);
    watch_motion(&browser);
    let mut table = TablePage::new(&browser, 7);
    table.play(way).unwrap_or_else(|failure| panic!("{game} by {way:?} after {} steps: {failure}", table.steps));
    println!("{game} by {way:?}: {} steps, {} on pieces", table.steps, table.pieces);
    check_still(&browser, game);
    table.pieces
}

#[test]
fn gnomes_by_a_finger() {
    assert!(play("gnomes", Means::Tap, Screen::PHONE) > 0);
}

#[test]
fn clonk_by_a_finger() {
    assert!(play("clonk", Means::Tap, Screen::PHONE) > 0);
}

#[test]
fn clank_by_a_finger() {
    assert!(play("clank", Means::Tap, Screen::PHONE) > 0);
}

#[test]
fn gnomes_by_keys() {
    play("gnomes", Means::Keys, Screen::DESK);
}

#[test]
fn clonk_by_keys() {
    play("clonk", Means::Keys, Screen::DESK);
}

#[test]
fn clank_by_keys() {
    play("clank", Means::Keys, Screen::DESK);
}

#[test]
fn gnomes_by_tab_and_enter() {
    play("gnomes", Means::Tab, Screen::DESK);
}
