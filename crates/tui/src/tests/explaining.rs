//! What is explained: the thing an offer is about, the marks of the terminal, and a key that does nothing.
use super::drawing::has;
use super::drawn;
use super::scenes::{depths, swaps, tiles};
use crate::board::{Board, Mode, Page, Purpose, Wish};
use engine::scene::{Item, Piece};
use engine::{NoWords, Scene};
use ratatui::crossterm::event::KeyCode;

const TEXT: &str = "Draw a card. If you have a companion, you also gain two boots and may ignore every monster in the \
    tunnels until the end of the turn; at the end it is worth three points, or five if you hold a crown of any kind.";

/// My tiles explain themselves.
fn explained(mut scene: Scene, more: &str) -> Scene {
    let pieces = scene.mine[0].items.iter_mut();
    let pieces = pieces.filter_map(|item| if let Item::Piece(piece) = item { Some(piece) } else { None });
    pieces.for_each(|piece: &mut Piece| piece.more = more.into());
    scene
}

/// The right column of a screen of eighty by twenty-four.
fn list(board: &mut Board<'_>) -> String {
    let text = drawn(80, 24, &mut |frame| board.draw(frame));
    text.lines().map(|line| line.chars().skip(50).collect::<String>().trim_end().to_owned() + "\n").collect()
}

#[test]
fn the_entry_under_the_cursor_explains_the_thing_it_is_about() {
    let mut board = Board::new(explained(tiles(), "A lantern lights two rooms."), Purpose::Decide, &NoWords);
    let first = list(&mut board);
    has(&first, &["▸ 2 Slot 2\n", "(keep 2)\n    A lantern lights two\n    rooms.\n  3 Slot 3\n"]);
    assert_eq!(first.matches("lantern lights").count(), 1, "only that one:\n{first}");
    board.hear(KeyCode::End);
    let last = list(&mut board);
    assert!(!last.contains("lantern lights"), "the pile has nothing to explain:\n{last}");
}

#[test]
fn a_long_explanation_has_six_lines() {
    let mut board = Board::new(explained(tiles(), TEXT), Purpose::Decide, &NoWords);
    let text = list(&mut board);
    has(&text, &["    Draw a card. If you have a\n", "\n    …\n  3 Slot 3\n"]);
    let lines: Vec<&str> = text.lines().skip_while(|line| !line.contains("Draw a card")).collect();
    assert_eq!(lines.iter().position(|line| line.contains("Slot 3")), Some(6), "{text}");
}

#[test]
fn the_obvious_entry_stays_in_sight_below_an_explanation() {
    let mut scene = explained(tiles(), TEXT);
    scene.offers[1].offers[0].main = true;
    let mut board = Board::new(scene, Purpose::Decide, &NoWords);
    (0..3).for_each(|_| drop(board.hear(KeyCode::Down)));
    let low = drawn(80, 16, &mut |frame| board.draw(frame));
    has(&low, &["▸ 5 Slot 5", "▼ …  D Throw it out"]);
}

#[test]
fn what_is_touched_first_is_explained_before_it_is_touched() {
    let mut board = Board::new(explained(swaps(), "A lantern."), Purpose::Decide, &NoWords);
    has(&list(&mut board), &["level I…\n    A lantern.\n"]);
}

fn rules_page(scene: Scene) -> String {
    let mut board = Board::new(scene, Purpose::Decide, &NoWords);
    board.mode = Mode::Reading(Page::Rules, 0);
    drawn(80, 40, &mut |frame| board.draw(frame))
}

#[test]
fn the_rules_page_explains_the_marks_that_can_be_seen() {
    let marks = |scene: Scene| {
        let text = rules_page(scene);
        ["tui-legend-moves", "tui-legend-closed", "tui-legend-map"].map(|key| text.contains(key))
    };
    assert_eq!(marks(tiles()), [true, true, false]);
    assert_eq!(marks(Scene { fresh: usize::MAX, ..depths() }), [false, false, true]);
    assert_eq!(marks(Scene::default()), [false; 3]);
}

#[test]
fn a_wrong_key_is_answered() {
    let mut board = Board::new(tiles(), Purpose::Decide, &NoWords);
    for (key, name) in [(KeyCode::Char('z'), "z"), (KeyCode::Char('+'), "+"), (KeyCode::F(5), "F5")] {
        assert_eq!(board.hear(key), Wish::Stay);
        assert_eq!(board.message, Some(format!("tui-no-such-key key={name}")));
    }
    for key in [KeyCode::Down, KeyCode::Esc, KeyCode::Char('k'), KeyCode::Home] {
        board.hear(KeyCode::Char('z'));
        board.hear(key);
        assert_eq!(board.message, None, "{key:?}");
    }
    let mut watching = Board::new(tiles(), Purpose::Watch, &NoWords);
    watching.hear(KeyCode::Char('z'));
    assert_eq!(watching.message, None, "nobody decides");
}
