//! Drawing the dungeon: the map and the window onto it, cards with prices, long menus, plain lines.
use super::drawing::{has, shown};
use super::dungeon::{account, board, crowded, dungeon, ways};
use super::{Joined, drawn};
use crate::area::body;
use crate::board::{Board, Mode, Page, Purpose};
use crate::brush::Brush;
use crate::chooser::Chooser;
use crate::plain::plain;
use engine::scene::{Area, Face, Id, Item, Layout, Mood};
use engine::{NoWords, Scene, Seat};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};

/// The map alone, as it is drawn in this width and at most `room` lines.
fn map(scene: &Scene, width: usize, room: usize) -> String {
    let chooser = Chooser::new(scene);
    let brush = Brush::new(scene, Some(&chooser), &Joined).with_room(room);
    let lines = body(&brush, &scene.table[0], width).0;
    lines.iter().map(|line| format!("{}\n", line.to_string().trim_end())).collect()
}

const SMALL: &str = include_str!("pictures/dungeon.txt");

#[test]
fn eighty_by_twenty_four_is_enough_to_play_in_the_dungeon() {
    assert_eq!(shown(dungeon(), 80, 24), SMALL);
}

#[test]
fn a_hundred_columns_have_a_window_around_my_pawn() {
    let text = shown(dungeon(), 100, 30);
    has(&text, &["»◆14 *«⠤⠤⠤⠤⠤⠤[T:15]", "[R1:8 *]", "(F:18 * 5Ω)", "[12 +]", "←22(17)", "… Buy (2)"]);
    has(&text, &["● Oskar  room 11", "B 2◈ Sneak", "Dragon: 4 cubes", "My hand", "From room 14", "tui-story"]);
}

#[test]
fn a_wide_screen_has_the_whole_map_and_everything_important() {
    let text = shown(dungeon(), 120, 40);
    has(&text, &["[exit]", "[2]⠠⠠", "[●11]", "»◆14 *«", "(■26 ¤)", "(▲30 ?)", "(35 30Ω)", "(39 *!)"]);
    has(&text, &["←22(17)", "(22 *??)17→"]);
    has(&text, &["× 3◈ Cleric of the S… 2◈1† 1★", "M 2◈ Mercenary   1◈2† ×12", "Y 2† Goblin      1¢   stays"]);
    has(&text, &[" Dragon ──", "Rage  2  2  3 ‹3› 4  4  5", "cubes of 31; 6 of them are", "Bag ░", "Countdown  ⚑"]);
    has(
        &text,
        &["▲▲▲▲▲▲▲░░░ 3♥", "Health  ◆◆◆◆░░░░░░ 6♥  3▪", "[5:Cleric of the Sun 2◈]", "H Drink", "Ida plays Scramble."],
    );
}

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
fn lines_run_over_no_room_and_tell_what_can_be_walked() {
    let text = map(&dungeon(), 80, 22);
    let line = text.lines().find(|line| line.contains("◆14")).unwrap();
    assert!(line.contains("»◆14 *«⠤⠤⠤⠤⠤⠤⠤[T:15]"), "a way that can be walked is a whole line: {line}");
    let line = text.lines().find(|line| line.contains("[2]")).unwrap();
    assert!(line.contains("[2]⠠⠠⠠⠠⠠⠠⠠⠠⠠⠠[3]⠠⠠⠠⠠ƒƒ⠠⠠⠠"), "another one is dotted: {line}");
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
    let mut board = Board::new(dungeon(), Purpose::Decide, &Joined);
    let mut terminal = Terminal::new(TestBackend::new(120, 40)).unwrap();
    terminal.draw(|frame| board.draw(frame)).unwrap();
    let screen = terminal.backend().buffer();
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
fn the_page_of_the_table_begins_with_the_whole_map_on_one_screen() {
    let mut board = Board::new(dungeon(), Purpose::Decide, &Joined);
    board.hear(KeyCode::Char('v'));
    let text = drawn(80, 24, &mut |frame| board.draw(frame));
    has(&text, &["[exit]", "»◆14 *«", "(39 *!)", "(36)", "Dungeon row"]);
    board.mode = Mode::Reading(Page::Table, 21);
    let text = drawn(80, 24, &mut |frame| board.draw(frame));
    has(&text, &["× 3◈ The Vault         5¢+3♪ D only in the depths", "The next attack draws 4 cubes of 31"]);
}

#[test]
fn a_long_menu_shows_every_key_and_a_short_one_every_reason() {
    let text = shown(crowded(), 120, 40);
    has(&text, &["Play a card (9)", "▸ A All", "Walk (10)", "Teleport (5)", "Z8 Room 8", "E End the turn"]);
    has(&text, &["T Go to room 15 1ƒ", "R Room 8…", "× Ladder, Cleric of the Sun,…"]);
    assert!(!text.contains("1 skill short"), "reasons are for shorter menus:\n{text}");
    has(&shown(dungeon(), 180, 50), &["× Ladder – 1 skill short (XX-8.2)"]);
}

#[test]
fn the_cursor_is_seen_in_the_longest_menu_on_a_small_screen() {
    let mut board = Board::new(crowded(), Purpose::Decide, &Joined);
    for _ in 0..30 {
        let text = drawn(80, 24, &mut |frame| board.draw(frame));
        assert_eq!(text.matches('▸').count(), 2, "at my name and at the cursor:\n{text}");
        has(&text, &["E End the turn"]);
        board.hear(KeyCode::Down);
    }
}

#[test]
fn another_price_for_the_same_way_stands_beside_it() {
    let text = shown(dungeon(), 120, 40);
    has(&text, &["R1 Room 8  1ƒ 1†", "R2 Room 8  1ƒ 1♡"]);
    let mut board = Board::new(crowded(), Purpose::Decide, &Joined);
    board.hear(KeyCode::Char('r'));
    has(&drawn(120, 40, &mut |frame| board.draw(frame)), &["1 Go to room 8", "2 Go to room 8"]);
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
fn an_account_that_is_too_high_stands_side_by_side() {
    let mut board = Board::new(account(), Purpose::End, &Joined);
    let text = drawn(80, 24, &mut |frame| board.draw(frame));
    has(&text, &["◆ Ida  30 points   ● Oskar  31 points   ■ Suda  32 points   ▲ Bram  33 points"]);
    has(&text, &["2  mastery token   5  mastery token"]);
}

#[test]
fn plain_lines_tell_what_lies_where_the_ways_out_and_the_prices() {
    let text = plain(&dungeon(), &NoWords);
    let ways = "8 (1 monsters), 9 (locked), 15, 18 (two boots), 19 (2 monsters)";
    has(&text, &[&format!("    tui-named name=Room 14 things=Ida, crystal → {ways}\n")]);
    has(&text, &["    tui-named name=Room 6 things=major → 5, 11 (locked)\n"]);
    has(&text, &["    tui-named name=Room 23 things=crystal, artifact worth 15 → 17\n"]);
    assert!(!text.contains("Room 5 → 4 (two boots), 6"), "nobody walks against an arrow:\n{text}");
    has(
        &text,
        &["  tui-heading name=Dungeon row\n    Sneak, costs 2 skill, gives 1 skill 1 boot −2 noise\n    Kobold"],
    );
    has(&text, &["Go to room 8 (1 boot, 1 sword)  (walk 8)", "Go to room 8 (1 boot, 1 damage)  (walk 8 hurt)"]);
    has(&text, &["    → 19: 1ƒ vv, market, secret\n", "The next attack draws 4 cubes of 31; 6 of them are yours."]);
}

#[test]
fn a_dungeon_is_drawn_at_every_size_and_nothing_twice() {
    for width in (1..=200).step_by(19) {
        for height in [1, 4, 9, 17, 24, 40, 60] {
            for scene in [dungeon(), account()] {
                let text = shown(scene, width, height);
                for heading in ["tui-table ", "tui-mine ", "tui-offers "] {
                    assert!(text.matches(heading).count() <= 1, "{width}x{height}\n{text}");
                }
            }
        }
    }
}

#[test]
fn a_map_of_nothing_is_drawn_too() {
    let mut scene = dungeon();
    let Layout::Map(mut map) = scene.table[0].layout.clone() else { panic!("a map") };
    map.ways.iter_mut().for_each(|way| way.mood = Mood::Left);
    (map.size, map.spots) = ((0, 0), vec![]);
    scene.table[0] = Area::new(Id(900), "dungeon", Layout::Map(map), "Nothing", vec![]);
    scene.players.retain(|player| player.seat != Seat(0));
    shown(scene, 120, 40);
}
