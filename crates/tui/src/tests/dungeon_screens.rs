//! Drawing the dungeon: the map and the window onto it, cards with prices, long menus, plain lines.
use super::columns::buffer;
use super::drawing::has;
use super::dungeon::{board, crowded, dungeon, ways};
use super::screens::{map, shown};
use super::{JOINED, drawn};
use crate::board::{Board, Purpose};
use engine::Seat;
use engine::scene::{Area, Extent, Face, Id, Item, Layout, Mood};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};

#[test]
fn every_room_and_every_price_has_its_place_on_a_whole_map() {
    for (width, room) in [(62, 21), (80, 22), (91, 26), (118, 37), (160, 60)] {
        let (scene, text) = (dungeon(), map(&dungeon(), width, room));
        for item in &scene.table[0].items {
            let Item::Piece(piece) = item else { continue };
            let Face::Up(parts) = &piece.face else { continue };
            let Some(title) = parts.first() else { continue };
            let title = crate::pen::letters(&scene, &title.line);
            let is_whole = |at: usize| {
                !text[..at].ends_with(char::is_numeric) && !text[at + title.len()..].starts_with(char::is_numeric)
            };
            let found = text.match_indices(&title).any(|(at, _)| is_whole(at));
            assert!(found, "no room {title} at {width}x{room}:\n{text}");
        }
        let written = |sign: char| ways().map(|(.., signs)| signs.matches(sign).count()).sum::<usize>();
        assert_eq!(text.matches('#').count(), written('#'), "locks at {width}x{room}:\n{text}");
        assert_eq!(text.matches('v').count(), written('v'), "monsters at {width}x{room}:\n{text}");
        assert_eq!(text.matches("ƒƒ").count(), written('2'), "boots at {width}x{room}:\n{text}");
        let arrows = text.matches(['←', '↖', '↑', '↗', '→', '↘', '↓', '↙']).count();
        assert_eq!(arrows, written('>') + 2 * written('w'), "arrows at {width}x{room}:\n{text}");
    }
}

#[test]
fn a_map_without_room_is_a_window_that_follows_the_viewer() {
    let window = |pawns: &[u16]| {
        let mut scene = dungeon();
        scene.table[0] = board(pawns);
        map(&scene, 49, 9)
    };
    has(&window(&[14]), &["»◆14 *«", "   [R1:8 *]", " [9 !]"]);
    assert!(!window(&[14]).contains('↗'), "what is written on a way out of the window stays outside");
    let corner = window(&[35, 35, 33]);
    has(&corner, &["»◆●35 30Ω«", "(■33 25Ω)"]);
    assert!(!corner.contains("14"), "what is far is not shown:\n{corner}");
    // Half a number would be another number.
    assert!(corner.lines().all(|line| !line.ends_with(char::is_numeric)), "{corner}");
}

#[test]
fn an_onlooker_follows_whoever_plays() {
    let mut scene = dungeon();
    (scene.who, scene.players[0].turn, scene.players[3].turn) = (None, false, true);
    has(&map(&scene, 49, 9), &["(▲30 ?)"]);
    assert!(!map(&scene, 49, 9).contains('»'), "nobody looks, so nobody stands here");
}

#[test]
fn my_room_is_marked_and_colours_come_with_marks() {
    let screen = buffer(&dungeon(), 120, 40);
    let style = |mark: &str, after: &str| {
        let cells = screen.content().windows(2).find(|cells| cells[0].symbol() == mark && cells[1].symbol() == after);
        let cell = &cells.unwrap_or_else(|| panic!("no {mark}{after}"))[0];
        (cell.fg, cell.modifier)
    };
    assert_eq!(style("»", "◆"), (Color::LightRed, Modifier::BOLD | Modifier::REVERSED));
    assert_eq!(style("●", "1"), (Color::LightBlue, Modifier::BOLD));
    assert_eq!(style("[", "T"), (Color::Yellow, Modifier::BOLD), "a room that can be reached is lit");
    assert_eq!(style("(", "3"), (Color::Cyan, Modifier::empty()), "the depths have round edges and a colour");
}

#[test]
fn the_cursor_is_seen_in_the_longest_menu_on_a_small_screen() {
    let mut board = Board::new(crowded(), Purpose::Decide, &JOINED);
    for _ in 0..30 {
        let text = drawn(80, 24, &mut |frame| board.draw(frame));
        assert_eq!(text.matches('▸').count(), 2, "at my name and at the cursor:\n{text}");
        has(&text, &["E End the turn"]);
        board.hear(KeyCode::Down);
    }
}

#[test]
fn an_empty_place_in_the_row_stays_a_place() {
    let mut scene = dungeon();
    if let Some(Item::Piece(piece)) = scene.table[1].items.get_mut(2) {
        piece.face = Face::Empty;
    }
    has(&shown(scene, 120, 40), &["×    ·   "]);
}

#[test]
fn a_map_of_nothing_is_drawn_too() {
    let mut scene = dungeon();
    let Layout::Map(mut map) = scene.table[0].layout.clone() else { panic!("a map") };
    map.ways.iter_mut().for_each(|way| way.mood = Mood::Left);
    (map.size, map.spots) = (Extent { width: 0, height: 0 }, vec![]);
    scene.table[0] = Area::new(Id(900), "dungeon", Layout::Map(map), "Nothing", vec![]);
    scene.players.retain(|player| player.seat != Seat(0));
    shown(scene, 120, 40);
}
