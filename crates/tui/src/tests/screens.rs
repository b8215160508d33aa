//! The script of what must stand on the screens of the made-up Scenes, and what holds at every size.
use super::dungeon::{account, crowded, dungeon};
use super::scenes::{depths, orders, swaps, tiles};
use super::shafts::{five_shafts, full_table};
use super::{JOINED, Script, cases, drawn, holds};
use crate::area::body;
use crate::board::{Board, Purpose};
use crate::brush::Brush;
use crate::chooser::Chooser;
use crate::plain::plain;
use engine::{NoWords, Scene};

pub(super) fn scene(name: &str) -> Scene {
    match name {
        "tiles" => tiles(),
        "orders" => orders(),
        "swaps" => swaps(),
        "depths" => depths(),
        "five_shafts" => five_shafts(),
        "full_table" => full_table(),
        "dungeon" => dungeon(),
        "crowded" => crowded(),
        "account" => account(),
        _ => panic!("no Scene is called {name}"),
    }
}

pub(super) fn shown(scene: Scene, width: u16, height: u16) -> String {
    pressed("", scene, Purpose::Decide, (width, height))
}

/// What is shown after these keys.
pub(super) fn pressed(keys: &str, scene: Scene, purpose: Purpose, (width, height): (u16, u16)) -> String {
    let mut board = Board::new(scene, purpose, &JOINED);
    Script::new(keys).keys.into_iter().for_each(|key| drop(board.hear(key)));
    drawn(width, height, &mut |frame| board.draw(frame))
}

/// The map alone, as it is drawn in this width and at most `room` lines.
pub(super) fn map(scene: &Scene, width: usize, room: usize) -> String {
    let chooser = Chooser::new(scene);
    let brush = Brush::new(scene, Some(&chooser), &JOINED).with_room(room);
    let lines = body(&brush, &scene.table[0], width).0;
    lines.iter().map(|line| format!("{}\n", line.to_string().trim_end())).collect()
}

/// What a line of the script asks for, after its verb: a Scene, a size and keys.
fn asked(verb: &str, rest: &str) -> String {
    let mut words = rest.split(' ');
    let mut word = || words.next().unwrap_or_default();
    let (scene, size, keys) = (scene(word()), word(), word());
    let Some((width, height)) = size.split_once('x') else { return plain(&scene, &NoWords) };
    let (width, height): (u16, u16) = (width.parse().expect("a width"), height.parse().expect("a height"));
    match verb {
        "map" => map(&scene, width.into(), height.into()),
        "end" => pressed(keys, scene, Purpose::End, (width, height)),
        _ => pressed(keys, scene, Purpose::Decide, (width, height)),
    }
}

#[test]
fn every_screen_shows_what_it_must() {
    for (case, lines) in cases(include_str!("screens.txt")) {
        let mut text = String::new();
        for (verb, rest) in lines {
            match verb {
                "screen" | "end" | "map" | "plain" => text = asked(verb, rest),
                _ => holds(case, &text, verb, rest),
            }
        }
    }
}

#[test]
fn eighty_by_twenty_four_is_enough_to_play() {
    assert_eq!(shown(five_shafts(), 80, 24), include_str!("pictures/shafts.txt"));
    assert_eq!(shown(dungeon(), 80, 24), include_str!("pictures/dungeon.txt"));
}

/// Each heading stands at most once: nothing is drawn a second time over something else.
#[test]
fn every_size_is_drawn_without_panic_and_nothing_twice() {
    let any = (0..=200).step_by(9).chain([20, 80, 100, 140]);
    let any = any.flat_map(|width| [0, 1, 2, 3, 5, 9, 14, 24, 30, 45, 60].map(|height| (width, height)));
    let full = (1..=130).step_by(3).flat_map(|width| [1, 4, 9, 17, 24, 40].map(|height| (width, height)));
    let deep = (1..=200).step_by(19).flat_map(|width| [1, 4, 9, 17, 24, 40, 60].map(|height| (width, height)));
    let all = vec![tiles(), depths(), swaps(), orders(), full_table(), Scene::default()];
    let drawn = any.map(|size| (size, all.clone())).chain(full.map(|size| (size, vec![full_table()])));
    for ((width, height), scenes) in drawn.chain(deep.map(|size| (size, vec![dungeon(), account()]))) {
        for scene in scenes {
            let text = shown(scene, width, height);
            assert_eq!(text.lines().count(), usize::from(height));
            for heading in ["tui-table ", "tui-mine ", "tui-offers "] {
                assert!(text.matches(heading).count() <= 1, "{width}x{height}\n{text}");
            }
        }
    }
}
