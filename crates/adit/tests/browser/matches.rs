//! Every game, played to the end against a bot: by mouse, by dragging, by the keys that the page shows, and by Tab and
//! Enter.
use super::guests::House;
use browser::{Means, Screen, TablePage};

fn play(game: &str, way: Means, screen: Screen) -> usize {
    let (_house, _, browser) = House::with_table(game, screen);
    let mut table = TablePage::new(&browser, 7);
    table.play(way).unwrap_or_else(|failure| panic!("{game} by {way:?} after {} steps: {failure}", table.steps));
    println!("{game} by {way:?}: {} steps, {} on pieces", table.steps, table.pieces);
    table.pieces
}

#[test]
fn gnomes_by_mouse() {
    assert!(play("gnomes", Means::Mouse, Screen::DESK) > 0);
}

#[test]
fn clonk_by_mouse() {
    assert!(play("clonk", Means::Mouse, Screen::DESK) > 0);
}

#[test]
fn clank_by_mouse() {
    assert!(play("clank", Means::Mouse, Screen::DESK) > 0);
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
