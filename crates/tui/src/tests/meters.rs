//! Rows of cells: every sign is one unit, or a number says how many.
use crate::meter::meter;
use engine::scene::{Cell, Meter, Mood};
use engine::{Scene, Seat};

fn cell(weight: u16, owner: Option<u8>, words: &str) -> Cell {
    Cell { weight, state: Mood::Plain, owner: owner.map(Seat), line: words.into() }
}

fn drawn(head: &str, cells: Vec<Cell>, tail: &str, width: usize) -> String {
    let (scene, said) = (Scene::default(), String::new());
    let bar = Meter { kind: "bag".into(), said, head: head.into(), cells, tail: tail.into() };
    meter(&scene, &bar, width).0.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_sign_stands_for_one_unit_and_is_never_stretched() {
    let cubes = || vec![cell(2, Some(0), ""), cell(1, Some(1), "")];
    assert_eq!(drawn("Noise", cubes(), "3", 80), "Noise ◆◆● 3\n");
    assert_eq!(drawn("Noise", cubes(), "3", 11), "Noise ◆◆● 3\n");
    assert_eq!(drawn("", cubes(), "", 3), "◆◆●\n");
}

#[test]
fn where_signs_have_no_room_numbers_say_how_many() {
    let bag = || vec![cell(24, None, ""), cell(3, Some(0), ""), cell(2, Some(1), "")];
    assert_eq!(drawn("Bag", bag(), "29", 36), format!("Bag {}◆◆◆●● 29\n", "░".repeat(24)));
    assert_eq!(drawn("Bag", bag(), "29", 35), "Bag ░24 ◆3 ●2 29\n");
    assert_eq!(drawn("The bag of the dragon", bag(), "29", 22), "The bag of the dragon\n░24 ◆3 ●2 29\n");
    assert_eq!(drawn("Bag", bag(), "29", 7), "Bag\n░24 ◆3\n●2 29\n");
}

#[test]
fn cells_that_look_the_same_are_counted_together() {
    let hurt = |at| cell(1, Some(0).filter(|_| at < 4), "");
    assert_eq!(drawn("", (0..10).map(hurt).collect(), "6", 12), "◆◆◆◆░░░░░░ 6\n");
    assert_eq!(drawn("", (0..10).map(hurt).collect(), "6", 11), "◆4 ░6 6\n");
    assert_eq!(drawn("", vec![cell(0, Some(0), ""), cell(2, Some(1), "")], "", 11), "●●\n");
}

#[test]
fn a_cell_with_words_shows_who_stands_there() {
    let now = Cell { state: Mood::Now, ..cell(1, Some(0), "+1") };
    let cells = || vec![cell(1, None, "⚑"), now.clone(), cell(1, None, "+2"), cell(1, Some(1), "☠")];
    assert_eq!(drawn("Countdown", cells(), "", 40), "Countdown  ⚑ ‹◆+1› +2  ●☠\n");
    assert_eq!(drawn("Countdown", cells(), "", 20), "Countdown\n ⚑ ‹◆+1› +2  ●☠\n");
}
