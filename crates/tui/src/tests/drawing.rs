//! Drawing: what stands on a screen of any size, and in plain lines.
use super::Joined;
use super::drawn;
use super::scenes::{depths, orders, swaps, tiles};
use super::shafts::full_table;
use crate::board::{Board, Mode, Page, Purpose};
use crate::plain::plain;
use crate::plain_offers;
use engine::scene::{Area, Face, Form, Happening, Id, Item, Layout, Piece};
use engine::{NoWords, Scene, Sign};

pub(super) fn shown(scene: Scene, width: u16, height: u16) -> String {
    let mut board = Board::new(scene, Purpose::Decide, &Joined);
    drawn(width, height, &mut |frame| board.draw(frame))
}

#[track_caller]
pub(super) fn has(text: &str, words: &[&str]) {
    words.iter().for_each(|word| assert!(text.contains(word), "no {word:?} in\n{text}"));
}

#[test]
fn what_happens_stands_under_the_question_unless_something_lies_over_all() {
    let pieces = ["black", "Ola, 3 left"].map(|name| Piece::new(Id(901), "cube", Form::Token, name, Face::Empty));
    let area = Area::new(Id(900), "attack", Layout::Row, "An attack", pieces.map(Item::Piece).into());
    let area = Area { head: "The dragon attacks.".into(), ..area };
    let happening = Happening { at: 1, sign: Sign::alone("lantern", ""), area: area.clone() };
    let scene = Scene { happening: Some(happening), ..tiles() };
    has(&shown(scene.clone(), 80, 24), &["The dragon attacks. [black] [Ola, 3 left]"]);
    let over = shown(Scene { over: Some(Area { head: "Look!".into(), ..area }), ..scene }, 80, 24);
    assert!(!over.contains("The dragon attacks."), "{over}");
}

#[test]
fn a_screen_of_eighty_by_twenty_four_says_what_matters() {
    let text = shown(tiles(), 80, 24);
    has(&text, &["Your turn. Keep it or throw it out?", "‹I›", "The tile on the pile acts next."]);
    has(&text, &["● Ola", "■ Tibor", "[▒I ⇄a]", "Stack of level I", "9 left", "Discard pile"]);
    has(&text, &["My five tiles", "3♦ la", "▒▒I▒▒", "╰──↑──╯", "╭──4──╮"]);
    has(&text, &["2 Slot 2", "D Throw it out", "sent up by cart", "kept a tile.", "tui-keys-decide"]);
}

#[test]
fn larger_screens_show_the_same_and_more() {
    for (width, height) in [(100, 30), (140, 45)] {
        let text = shown(tiles(), width, height);
        has(&text, &["Keep it or throw it out?", "Ola", "Stack of level I", "3♦ la", "D Throw it out", "swapped with"]);
    }
}

#[test]
fn a_map_a_shaft_a_meter_and_what_lies_over_all_are_drawn() {
    let text = shown(depths(), 140, 60);
    has(&text, &["An attack", "5♦ to", "←to 22[Start]", "[Vault]to 21→", "[1:●Lake]", "ƒ⠤", "↙ƒ"]);
    has(&text, &["Shaft 610", "4♦ to", " 2♦ la", "Health ▓▓██●●██ 6", "3♦"]);
}

#[test]
fn every_size_is_drawn_without_panic() {
    let sizes = (0..=200)
        .step_by(9)
        .chain([20, 80, 100, 140])
        .flat_map(|width| [0, 1, 2, 3, 5, 9, 14, 24, 30, 45, 60].map(|height| (width, height)));
    for (width, height) in sizes {
        for scene in [tiles(), depths(), swaps(), orders(), full_table(), Scene::default()] {
            shown(scene, width, height);
        }
    }
}

#[test]
fn every_page_is_drawn_at_every_size() {
    for (width, height) in [(1, 1), (20, 5), (80, 24), (200, 60)] {
        for page in [Page::Rules, Page::Log, Page::Table] {
            let mut board = Board::new(depths(), Purpose::Decide, &Joined);
            board.mode = Mode::Reading(page, usize::MAX);
            drawn(width, height, &mut |frame| board.draw(frame));
        }
        let mut cover = Board::cover("Ola".into(), &Joined);
        drawn(width, height, &mut |frame| cover.draw(frame));
    }
}

#[test]
fn the_rules_page_explains_the_decision_and_the_signs() {
    let mut board = Board::new(tiles(), Purpose::Decide, &Joined);
    board.mode = Mode::Reading(Page::Rules, 0);
    let text = drawn(80, 24, &mut |frame| board.draw(frame));
    has(&text, &["GN-3.4  Keep the tile or throw it out.", "la  lantern explained"]);
}

#[test]
fn a_long_list_follows_the_cursor() {
    let mut scene = swaps();
    scene.offers[0].offers.iter_mut().for_each(|offer| offer.on = vec![]);
    let mut board = Board::new(scene, Purpose::Decide, &Joined);
    board.hear(ratatui::crossterm::event::KeyCode::End);
    has(&drawn(80, 24, &mut |frame| board.draw(frame)), &["▸5305 Swap 25 for 305"]);
}

#[test]
fn plain_lines_name_everything_in_words() {
    let text = plain(&tiles(), &NoWords);
    has(&text, &["Your turn. Keep it or throw it out?\nThe tile on the pile acts next.\n"]);
    has(&text, &["tui-named name=Stack of level I (9 left) things=face down, level I\n"]);
    has(&text, &["  tui-named name=P1 Ola things=face down, level I; face down, level I; face down"]);
    has(&text, &["tui-named name=My five tiles things=3 diamonds, lantern [sent up]; face down, level I;"]);
    has(&text, &["  1  Keep the drawn tile in slot 2  (keep 2)\n", "  5  Throw it out  (out)\n"]);
    has(&text, &["–  Slot 1 – sent up by cart (GN-4.2)", "Tibor swapped with Ola."]);
    assert_eq!(plain_offers(&tiles())[4].act, "out");
    assert!(!text.contains('♦') && !text.contains('▒'), "pictures are no words:\n{text}");
}

#[test]
fn plain_lines_do_not_list_a_hundred_offers() {
    let text = plain(&orders(), &NoWords);
    has(
        &text,
        &["  1  Leave them as they lie  (order 1 2 3 4 5)\n", "tui-many-offers count=120 example=order 1 2 3 5 4"],
    );
    assert_eq!(text.matches("(order").count(), 1, "{text}");
    has(&plain(&swaps(), &NoWords), &["tui-many-offers count=40 example=swap 22 201"]);
}
