//! Drawing the five shafts: columns of cards, plates, meters and colours.
use super::drawing::has;
use super::scenes::folding;
use super::screens::shown;
use super::shafts::{card, five_shafts, full_table, shafts};
use super::{JOINED, Said};
use crate::board::{Board, Purpose};
use crate::brush::{Brush, Detail};
use crate::face::{self, Tight};
use crate::picture::painted;
use crate::shaft::shaft;
use engine::scene::{Area, Id, Item, Layout, Meter};
use engine::{Arg, Line, Scene, Sign, Words};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

pub(super) fn buffer(scene: &Scene, width: u16, height: u16) -> Buffer {
    let mut board = Board::new(scene.clone(), Purpose::Decide, &JOINED);
    painted(width, height, &mut |frame| board.draw(frame))
}

/// The letters of an area drawn in this width.
fn area(detail: Detail, scene: &Scene, area: &Area, width: usize) -> String {
    let brush = Brush::new(scene, None, &JOINED).sized(detail).with_room(99);
    crate::area::area(&brush, area, width).0.iter().map(|line| format!("{}\n", line.to_string().trim_end())).collect()
}

fn brief(scene: &Scene, written: &str, tight: Tight) -> String {
    face::brief(scene, &card(1, written), tight).iter().map(|span| span.content.as_ref()).collect()
}

#[test]
fn what_lies_over_everything_has_its_room_first() {
    let mut scene = five_shafts();
    let say = |line: u8| Item::Say(format!("line {line} of the account").as_str().into());
    scene.over = Some(Area::new(Id(990), "account", Layout::Column, "The account", (1..=30).map(say).collect()));
    let text = shown(scene, 80, 24);
    has(&text, &["The account", "line 1 of", "line 13 of", "tui-mine ▸◆ Ania", "My gallery [○∞ ◉]11"]);
    assert!(!text.contains("● Ola  Round"), "the others are for later:\n{text}");
}

#[test]
fn phases_that_do_not_fit_leave_the_present_one() {
    let mut scene = five_shafts();
    scene.steps[1].name = "II Unearth treasures, as many as four".into();
    scene.now = "Which card that fits the blue statue do you dig?".into();
    has(&shown(scene.clone(), 80, 24), &["fit.   ‹II Unearth treasures, as many as f…\n tui-players"]);
    scene.sub = "Two cards dug, two spaces are still free, and four cards of all these fit.".into();
    has(&shown(scene.clone(), 80, 24), &["do you dig?   ‹II Unearth treasu…\n"]);
    scene.now = "Which card that fits the blue statue do you dig now, please, of all these?".into();
    assert!(!shown(scene, 80, 24).contains('‹'));
}

#[test]
fn help_that_does_not_fit_is_folded_if_it_can_be() {
    let mut scene = five_shafts();
    let fan = |cards: usize| (0..cards).map(|at| Item::Piece(card(2000 + at as u16, "red sword 1 1"))).collect();
    let pile = Area::new(Id(990), "pile", Layout::Fan, "All the discards", fan(3));
    let mut pile = folding("pile", pile, "many cards");
    scene.aside = vec![pile.clone()];
    has(&shown(scene.clone(), 120, 40), &["All the discards ─", "│▽† ¢ ◉ │ │▽† ¢ ◉ │ │▽† ¢ ◉ │"]);
    pile.items = fan(200);
    scene.aside = vec![pile];
    has(&shown(scene, 120, 40), &["All the discards ─", "many cards", "tui-legend"]);
}

#[test]
fn a_back_is_no_box_where_drawers_are_folded_and_an_empty_stack_is_a_place() {
    let scene = five_shafts();
    let mut pile = Area::new(Id(990), "pile", Layout::Stack, "Draw pile", vec![Item::Piece(card(991, "-"))]);
    pile.head = "36 left".into();
    assert_eq!(area(Detail::Folded, &scene, &pile, 40), "36 left [▒▒]\n");
    assert_eq!(area(Detail::Boxes, &scene, &pile, 40), "36 left\n╭───────╮\n│▒▒▒▒▒▒▒│\n╰───────╯\n");
    let cart = Area::new(Id(992), "cart", Layout::Stack, "Empty cart", vec![]);
    let row = vec![Item::Area(cart), Item::Piece(card(993, "red sword 1 1"))];
    let row = Area::new(Id(994), "row", Layout::Row, "Row", row);
    assert_eq!(area(Detail::Chips, &scene, &row, 40), "Row  [·]  [▽† ¢ ◉]\n");
}

#[test]
fn what_has_several_lines_stands_alone_in_a_plate() {
    let text = shown(five_shafts(), 120, 40);
    let start: Vec<String> = text.lines().skip(3).take(5).map(|line| line.chars().take(30).collect()).collect();
    let start: Vec<&str> = start.iter().map(|line| line.trim_end()).collect();
    assert_eq!(
        start,
        [" ● Ola  Round 5 done 1st", "  (Y) (▒?)", "  [▽† ¢ ◉]14 [△∞ ¢¢ ◉] [△♛ ◉]", "  [·] [·]", "  14⊔  5≡  1✸  1 zz"]
    );
}

#[test]
fn a_long_key_leaves_its_words_whole() {
    let mut scene = five_shafts();
    scene.offers[1].offers[0].key = "3xyz".into();
    scene.offers[1].offers[0].label = "to Ola: the red crown of 2 eyes".into();
    has(&shown(scene, 80, 24), &["G3xyz to Ola: the red crown\n", "      of 2 eyes"]);
}

#[test]
fn what_is_cut_from_a_shaft_is_counted() {
    let scene = five_shafts();
    let deep = super::shafts::shaft(1, shafts()[1]);
    for room in 0..14 {
        let brush = Brush::new(&scene, None, &JOINED).sized(Detail::Folded).with_room(room);
        let lines: Vec<String> = shaft(&brush, &deep, 9).0.iter().map(ToString::to_string).collect();
        let shown = lines.iter().filter(|line| line.starts_with('│')).count();
        let more = lines.iter().find_map(|line| line.trim().strip_prefix("⋮ +")?.parse::<usize>().ok()).unwrap_or(0);
        assert_eq!(shown + more, 8, "with {room} lines:\n{}", lines.join("\n"));
        assert!(more != 1, "the sign of more takes the place of more than one card");
        assert!(lines.len() <= room.max(6));
    }
}

#[test]
fn a_folded_area_that_can_be_touched_shows_its_key() {
    let mut scene = five_shafts();
    scene.offers[3].offers[0].on = vec![Id(93)];
    has(&shown(scene, 80, 24), &["Discard pile [S]: 2 cards"]);
}

#[test]
fn no_sign_is_printed_twice_and_tight_faces_leave_spaces_off_first() {
    let scene = five_shafts();
    let all = [Tight::Loose, Tight::Half, Tight::Close, Tight::Numbers, Tight::Kind];
    let faces = all.map(|tight| brief(&scene, "green crown 2 3", tight));
    assert_eq!(faces, ["△♛ ¢¢ ◉◉◉", "△♛ ¢¢◉◉◉", "△♛¢¢◉◉◉", "△♛2¢3◉", "△♛"]);
    assert_eq!(brief(&scene, "white sword 0 1", Tight::Numbers), "◇†◉");
    assert_eq!(brief(&scene, "white sword 0 0", Tight::Loose), "◇†");
}

#[test]
fn a_colour_always_comes_with_its_shape() {
    let screen = buffer(&five_shafts(), 80, 24);
    let found = |glyph: &str| {
        let cells = screen.content().iter().filter(|cell| cell.symbol() == glyph);
        let mut colours: Vec<Color> = cells.map(|cell| cell.fg).collect();
        colours.dedup();
        colours
    };
    let colours = [
        ("△", Color::Green),
        ("◇", Color::Reset),
        ("▽", Color::LightRed),
        ("○", Color::LightMagenta),
        ("☆", Color::Yellow),
        ("□", Color::LightBlue),
    ];
    for (glyph, colour) in colours {
        assert_eq!(found(glyph), [colour], "{glyph}");
    }
    assert_eq!(found("¢"), [Color::Reset, Color::Yellow, Color::Reset], "what a card brings has no colour of its own");
    let at = |x, y| (screen[(x, y)].symbol(), screen[(x, y)].fg, screen[(x, y)].modifier);
    assert_eq!(at(10, 9), ("╭", Color::LightMagenta, Modifier::empty()), "the frame of the pink goblet");
    assert_eq!(at(20, 9), ("╭", Color::Yellow, Modifier::BOLD), "a card that can be touched is lit");
    assert_eq!(at(11, 10), ("○", Color::LightMagenta, Modifier::BOLD));
    assert_eq!(at(11, 12), ("◇", Color::Reset, Modifier::empty()), "a covered card is quiet");
}

#[test]
fn a_tone_that_names_no_colour_changes_nothing() {
    let mut scene = five_shafts();
    let tone = |scene: &mut Scene, tone: &'static str| {
        let mut piece = card(1, "green crown 1 1");
        piece.tone = tone.into();
        scene.table = vec![Area::new(Id(99), "row", Layout::Row, "Row", vec![Item::Piece(piece)])];
        buffer(scene, 80, 24)
    };
    assert_eq!(tone(&mut scene, "next"), tone(&mut scene, ""));
    assert_ne!(tone(&mut scene, "next blue"), tone(&mut scene, ""));
}

#[test]
fn a_long_fan_flows_over_lines_as_chips_and_a_short_one_is_boxes() {
    let (scene, full) = (five_shafts(), full_table());
    let cart = &scene.mine[3];
    assert_eq!(
        area(Detail::Boxes, &scene, cart, 40),
        "In my cart  [○∞ ◉]  [△† ¢ ◉]  [◇♛ ◉◉◉]\n  [▽♟ ¢¢]  [□T ¢¢]  [☆Y]\n"
    );
    assert_eq!(area(Detail::Chips, &scene, cart, 40), "In my cart: 11 cards, 13 coins\n");
    let named = Area { name: "In my cart, 11 cards".into(), head: "In my cart".into(), ..cart.clone() };
    assert_eq!(area(Detail::Chips, &scene, &named, 40), "In my cart: 11 cards, 13 coins\n", "numbers are said once");
    let french = Said(|key: &str, args: &[(&str, Arg)]| JOINED.text(key, args).replace(':', "\u{202f}:"));
    let brush = Brush::new(&scene, None, &french).sized(Detail::Chips);
    assert_eq!(crate::area::area(&brush, cart, 40).0[0].to_string(), "In my cart\u{202f}: 11 cards, 13 coins");
    has(&area(Detail::Boxes, &scene, cart, 60), &["│○∞ ◉   │ │△† ¢ ◉ │ │◇♛ ◉◉◉ │"]);
    has(&area(Detail::Boxes, &full, &full.mine[2], 49), &["My hand  [◇♟ ◉]"]);
}

#[test]
fn a_meter_has_a_sign_for_every_cell_or_says_how_many() {
    let mut scene = five_shafts();
    let Some(Item::Area(depth)) = scene.table[0].items.get(1).cloned() else { panic!("the depth") };
    let drawn = |width| area(Detail::Chips, &scene, &depth, width);
    assert_eq!(drawn(49), "It stirs: 9 cards to the Awakening ▓29 █9\n");
    assert_eq!(drawn(80), format!("It stirs: 9 cards to the Awakening {}{}\n", "▓".repeat(29), "█".repeat(9)));
    assert_eq!(
        drawn(38),
        format!("It stirs: 9 cards to the Awakening\n{}{}\n", "▓".repeat(29), "█".repeat(9)),
        "where the words leave no room the cells stand below"
    );
    scene.aside.clear();
    let Some(Item::Meter(meter)) = depth.items.first().cloned() else { panic!("the meter") };
    let silent = Meter { head: Line::default(), tail: Sign::number("eye", 9, "9 left").into(), ..meter };
    let silent = Area::new(Id(91), "depth", Layout::Column, "The depth", vec![Item::Meter(silent)]);
    assert_eq!(area(Detail::Chips, &scene, &silent, 15), "The depth\n▓29 █9 9◉\n");
}
