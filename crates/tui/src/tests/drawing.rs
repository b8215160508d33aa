//! Drawing: what stands on a screen of any size, and in plain lines.
use super::scenes::{depths, swaps, tiles};
use super::screens::{pressed, shown};
use super::{JOINED, drawn};
use crate::board::{Board, Mode, Page, Purpose};
use crate::picture::painted;
use crate::plain_offers;
use engine::scene::{Area, Beat, BigMoment, Face, Flight, Form, Id, Item, Layout, Piece};
use engine::{Scene, Sign};
use ratatui::style::Modifier;

#[track_caller]
pub(super) fn has(text: &str, words: &[&str]) {
    words.iter().for_each(|word| assert!(text.contains(word), "no {word:?} in\n{text}"));
}

#[test]
fn what_happens_stands_under_the_question_unless_something_lies_over_all() {
    let pieces = ["black", "Ola, 3 left"].map(|name| Piece::new(Id(901), "cube", Form::Token, name, Face::Empty));
    let area = Area::new(Id(900), "attack", Layout::Row, "An attack", pieces.map(Item::Piece).into());
    let area = Area { head: "The dragon attacks.".into(), ..area };
    let moment = BigMoment { sign: Sign::alone("lantern", ""), area: area.clone() };
    let scene = Scene { beats: vec![Beat::new(1, None, "attack").shows(moment)], ..tiles() };
    has(&shown(scene.clone(), 80, 24), &["The dragon attacks. [black] [Ola, 3 left]"]);
    let over = shown(Scene { over: Some(Area { head: "Look!".into(), ..area }), ..scene }, 80, 24);
    assert!(!over.contains("The dragon attacks."), "{over}");
}

#[test]
fn every_page_is_drawn_at_every_size() {
    for (width, height) in [(1, 1), (20, 5), (80, 24), (200, 60)] {
        for page in [Page::Rules, Page::Log, Page::Table] {
            let mut board = Board::new(depths(), Purpose::Decide, &JOINED);
            board.mode = Mode::Reading(page, usize::MAX);
            drawn(width, height, &mut |frame| board.draw(frame));
        }
        let mut cover = Board::cover("Ola".into(), &JOINED);
        drawn(width, height, &mut |frame| cover.draw(frame));
    }
}

#[test]
fn a_long_list_follows_the_cursor() {
    let mut scene = swaps();
    scene.offers[0].offers.iter_mut().for_each(|offer| offer.on = vec![]);
    has(&pressed("⇲", scene, Purpose::Decide, (80, 24)), &["▸5305 Swap 25 for 305"]);
}

#[test]
fn plain_offers_are_numbered_as_the_lines_are() {
    assert_eq!(plain_offers(&tiles())[4].act, "out");
}

/// The letters on the screen that stand in reverse.
fn reversed(board: &mut Board<'_>) -> String {
    let buffer = painted(100, 40, &mut |frame| board.draw(frame));
    let cells = buffer.content().iter().filter(|cell| cell.modifier.contains(Modifier::REVERSED));
    cells.map(|cell| cell.symbol()).collect()
}

#[test]
fn places_flash_where_something_has_just_happened() {
    let thrown = Flight::of(Id(22), Id(64));
    let beats =
        vec![Beat::new(7, None, "draw").flies([Flight::of(Id(60), Id(64))]), Beat::new(8, None, "out").flies([thrown])];
    let mut board = Board::new(Scene { beats, ..tiles() }, Purpose::Watch, &JOINED);
    let letters = drawn(100, 40, &mut |frame| board.draw(frame));
    assert_eq!(reversed(&mut board), "", "nothing flashes by itself");
    board.flashing = 8;
    has(&reversed(&mut board), &["Discard pile", "╭──"]);
    assert!(!reversed(&mut board).contains("Stack of level I"), "that was earlier");
    assert_eq!(drawn(100, 40, &mut |frame| board.draw(frame)), letters, "no letter moves because of it");
    assert!(board.stop_flashing() && !board.stop_flashing());
    assert_eq!(reversed(&mut board), "");
}
