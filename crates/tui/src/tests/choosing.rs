//! Choosing: the tree of touches, and the keys.
use super::scenes::{depths, offer, orders, swaps, tiles};
use super::{cases, screens};
use crate::board::{Board, Mode, Purpose, Wish};
use crate::{COMMAND_KEYS, Choice, Chooser, Picked};
use engine::scene::{Group, Id, Offer};
use engine::{NoWords, Scene};
use ratatui::crossterm::event::KeyCode;

/// Any two of my tiles, and the pile: ten offers by touching and one in words.
fn pairs() -> Scene {
    let pairs = (1..=5).flat_map(|one| (one + 1..=5).map(move |other| (one, other)));
    let pair = |(one, other): (u16, u16)| {
        let whole = offer(&format!("bats {one} {other}"), &format!("Swap {one} and {other}"), &[20 + one, 20 + other]);
        Offer { key: format!("{one}{other}"), ..whole }
    };
    let mut scene = tiles();
    scene.offers[0] = Group { offers: pairs.map(pair).collect(), ..Group::default() };
    scene
}

/// Forty swaps, with other keys.
fn swaps_with(key: impl Fn(&str) -> String) -> Scene {
    let mut scene = swaps();
    scene.offers.iter_mut().flat_map(|group| &mut group.offers).for_each(|offer| offer.key = key(&offer.key));
    scene
}

fn scene(name: &str) -> Scene {
    match name {
        "pairs" => pairs(),
        "later keys" => swaps_with(|key| format!("{}{}", &key[..1], key[1..].replace('2', "b").replace('3', "c"))),
        "no keys" => swaps_with(|_| String::new()),
        _ => screens::scene(name),
    }
}

fn picked(picked: Option<Picked>) -> String {
    match picked {
        Some(Picked::Act(act)) => act,
        Some(Picked::Touched) => "touched".into(),
        Some(Picked::Nothing) => "nothing".into(),
        None => String::new(),
    }
}

/// Does a step of the script, and answers what came of it.
fn answer(chooser: &mut Chooser, verb: &str, what: &str) -> String {
    let number = || what.parse::<isize>().expect("a number");
    let all = |part: fn(&Choice) -> &str| chooser.entries().iter().map(part).collect::<Vec<_>>();
    match verb {
        "type" => picked(what.chars().map(|key| chooser.type_key(key)).last().flatten()),
        "pick" => picked(Some(chooser.pick(number() as usize))),
        "enter" => picked(Some(chooser.enter())),
        "back" => chooser.back().to_string(),
        "count" => chooser.entries().len().to_string(),
        "entry" => chooser.entries()[number() as usize].text.clone(),
        "texts" => all(|entry| &entry.text).join(", "),
        "keys" => all(|entry| &entry.key).join(", "),
        "touched" => chooser.touched().iter().map(|id| id.0.to_string()).collect::<Vec<_>>().join(", "),
        "typed" => chooser.typed().into(),
        "cursor" => chooser.cursor().to_string(),
        "key-on" => chooser.key_on(Id(number() as u16)).unwrap_or_default().into(),
        _ => panic!("a chooser cannot {verb}"),
    }
}

#[test]
fn choosing_goes_as_the_script_says() {
    for (case, lines) in cases(include_str!("choosing.txt")) {
        let mut chooser = Chooser::default();
        for (verb, rest) in lines {
            match verb {
                "scene" => chooser = Chooser::new(&scene(rest)),
                "step" => chooser.step(rest.parse().expect("a number")),
                _ => {
                    let (what, expected) = rest.split_once("= ").expect("what comes of it");
                    let came = Some(answer(&mut chooser, verb, what.trim_end())).filter(|came| !came.is_empty());
                    assert_eq!(came.as_deref().unwrap_or("none"), expected, "{case}: {verb} {what}");
                }
            }
        }
    }
}

#[test]
fn every_offer_can_be_reached_and_every_entry_leads_to_one() {
    for scene in [tiles(), orders(), swaps(), pairs(), depths()] {
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

/// The commands win over an offer's key, so that the suite can forbid such keys.
#[test]
fn every_command_key_does_something_of_its_own() {
    for key in COMMAND_KEYS.chars() {
        let offer = |key: String| Offer { act: "act".into(), key, ..Default::default() };
        let offers = vec![offer(key.to_string()), offer("z".into())];
        let group = Group { offers, ..Default::default() };
        let scene = Scene { offers: vec![group], ..Scene::default() };
        let mut board = Board::new(scene, Purpose::Decide, &NoWords);
        assert_ne!(board.hear(KeyCode::Char(key)), Wish::Act("act".into()), "{key}");
    }
}
