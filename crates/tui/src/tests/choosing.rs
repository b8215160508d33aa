//! Choosing: the tree of touches, and the keys.
use super::scenes::{depths, orders, swaps, tiles};
use crate::board::{Board, Mode, Purpose, Wish};
use crate::{Chooser, Picked};
use engine::NoWords;
use engine::scene::Id;
use ratatui::crossterm::event::KeyCode;

fn texts(chooser: &Chooser) -> Vec<&str> {
    chooser.entries().iter().map(|entry| entry.text.as_str()).collect()
}

#[test]
fn few_offers_are_listed_as_they_are() {
    let mut chooser = Chooser::new(&tiles());
    assert_eq!(texts(&chooser), ["Slot 2", "Slot 3", "Slot 4", "Slot 5", "Throw it out"]);
    assert_eq!(
        (chooser.key_on(Id(23)), chooser.key_on(Id(64)), chooser.key_on(Id(21))),
        (Some("3"), Some("D"), None),
        "the key of a slot is the number of the slot"
    );
    assert_eq!(chooser.type_key('3'), Some(Picked::Act("keep 3".into())));
    assert_eq!(chooser.type_key('d'), Some(Picked::Act("out".into())));
    assert_eq!((chooser.type_key('1'), chooser.type_key('z')), (None, None));
    chooser.step(isize::MIN);
    chooser.step(2);
    assert_eq!(chooser.enter(), Picked::Act("keep 4".into()));
}

#[test]
fn many_offers_are_found_by_touching() {
    let mut chooser = Chooser::new(&swaps());
    assert_eq!(chooser.entries().len(), 4);
    assert_eq!(texts(&chooser)[0], "My five tiles, 2 – face down, level I");
    assert_eq!(chooser.pick(2), Picked::Touched);
    assert_eq!(chooser.touched(), [Id(23)]);
    assert_eq!(chooser.entries().len(), 10);
    assert_eq!(texts(&chooser)[9], "Swap 23 for 305");
    assert_eq!(chooser.pick(10), Picked::Act("swap 23 305".into()));
}

#[test]
fn going_back_returns_to_where_the_cursor_was() {
    let mut chooser = Chooser::new(&swaps());
    chooser.pick(3);
    assert!(chooser.back());
    assert_eq!((chooser.cursor(), chooser.touched().len(), chooser.entries().len()), (2, 0, 4));
    assert!(!chooser.back());
}

#[test]
fn where_keys_do_not_tell_offers_apart_numbers_do_and_collect_until_enter() {
    let mut scene = swaps();
    scene.offers.iter_mut().flat_map(|group| &mut group.offers).for_each(|offer| offer.key.clear());
    let mut chooser = Chooser::new(&scene);
    assert_eq!(chooser.type_key('1'), Some(Picked::Touched));
    assert_eq!(chooser.type_key('1'), Some(Picked::Nothing), "1 could become 10");
    assert_eq!(chooser.type_key('0'), Some(Picked::Act("swap 22 305".into())));
    assert_eq!(chooser.type_key('1'), Some(Picked::Nothing));
    assert!(chooser.back());
    chooser.type_key('1');
    assert_eq!(chooser.enter(), Picked::Act("swap 22 201".into()));
    chooser.type_key('9');
    assert_eq!((chooser.type_key('z'), chooser.typed()), (None, ""));
    chooser.type_key('1');
    assert_eq!((chooser.type_key('z'), chooser.typed()), (None, ""), "a wrong key drops half a key");
}

#[test]
fn an_order_is_touched_one_after_another_and_the_obvious_one_stands_on_top() {
    let mut chooser = Chooser::new(&orders());
    assert_eq!(chooser.entries().len(), 6);
    assert_eq!(texts(&chooser)[0], "Leave them as they lie");
    assert_eq!(chooser.pick(1), Picked::Act("order 1 2 3 4 5".into()));
    assert_eq!(chooser.key_on(Id(21)), Some("1"), "the key on a tile touches the tile");
    for number in [6, 1, 1] {
        assert_eq!(chooser.pick(number), Picked::Touched);
    }
    assert_eq!(chooser.touched(), [Id(25), Id(21), Id(22)]);
    assert_eq!(texts(&chooser), ["In the order 5 1 2 3 4", "In the order 5 1 2 4 3"]);
    assert_eq!(chooser.pick(2), Picked::Act("order 5 1 2 4 3".into()));
}

#[test]
fn every_offer_can_be_reached_and_every_entry_leads_to_one() {
    for scene in [tiles(), orders(), swaps(), depths()] {
        let mut found = reached(Chooser::new(&scene));
        let mut offers: Vec<String> = scene.all_offers().map(|offer| offer.act.clone()).collect();
        found.sort();
        found.dedup();
        offers.sort();
        assert_eq!(found, offers);
    }
}

fn reached(chooser: Chooser) -> Vec<String> {
    let pick = |number| {
        let mut deeper = chooser.clone();
        match deeper.pick(number) {
            Picked::Act(act) => vec![act],
            Picked::Touched => reached(deeper),
            Picked::Nothing => vec![],
        }
    };
    (1..=chooser.entries().len()).flat_map(pick).collect()
}

#[test]
fn keys_choose_write_read_and_leave() {
    let mut board = Board::new(swaps(), Purpose::Decide, &NoWords);
    let mut press = |key| board.hear(key);
    assert_eq!(press(KeyCode::Char('2')), Wish::Stay);
    assert_eq!(press(KeyCode::Down), Wish::Stay);
    assert_eq!(press(KeyCode::Enter), Wish::Act("swap 22 202".into()));
    press(KeyCode::Tab);
    "out q".chars().for_each(|letter| assert_eq!(press(KeyCode::Char(letter)), Wish::Stay));
    assert_eq!(press(KeyCode::Enter), Wish::Act("out q".into()));
    press(KeyCode::Esc);
    assert_eq!(press(KeyCode::Char('q')), Wish::Stay);
    assert_eq!(press(KeyCode::Char('n')), Wish::Stay);
    press(KeyCode::Char('q'));
    assert_eq!(press(KeyCode::Char('q')), Wish::Leave);
    press(KeyCode::Char('?'));
    press(KeyCode::Down);
    assert!(matches!(board.mode, Mode::Reading(_, 1)));
    board.hear(KeyCode::Char('q'));
    assert_eq!(board.mode, Mode::Table);
}
