//! What can be touched, where the screen was once wrong. What holds for the scenes of every game is in the suite.
use clank::{Clank, EXPLORE, Event, GOBLIN, MarketItem};
use engine::scene::{Flight, Id, Item};
use engine::{Game, NoWords, Scene, Seat, Stage, Viewer};
use std::collections::BTreeSet;

/// What the first player is shown of a position.
fn scene(position: &str) -> Scene {
    scene_after(position, &[])
}

/// The same, when all of this has just happened.
fn scene_after(position: &str, news: &[Event]) -> Scene {
    let (state, seat) = (Clank::read_position(position).expect("a position"), Seat(0));
    let names = ["Ola", "Jo"].map(String::from);
    let check = |action| Clank::check(&state, seat, action);
    let (words, reader, legal, check) = (&NoWords, Some(seat), &Clank::menu(&state, seat)[..], &check);
    let stage = Stage { words, reader, names: &names, news, fresh: 0, legal, recalls: false, check };
    Clank::scene(&Clank::view(&state, Viewer::Seat(seat)), &stage)
}

/// Where an action can begin with a touch, and all pieces that show the same card as the first of these places.
fn touched(scene: &Scene, act: &str) -> (BTreeSet<Id>, BTreeSet<Id>) {
    let offer = scene.all_offers().find(|offer| offer.act == act).unwrap_or_else(|| panic!("{act} is not offered"));
    let begins: BTreeSet<Id> = offer.begins_at().collect();
    let name = |id: Id| scene.pieces().iter().find(|piece| piece.id == id).map(|piece| piece.name.clone());
    let shown = name(offer.on[0]);
    let twins = scene.pieces().iter().map(|piece| piece.id).filter(|&id| name(id) == shown).collect();
    (begins, twins)
}

#[test]
fn every_copy_of_a_card_in_hand_can_be_touched() {
    let scene = scene("players: 2\nturn: P0\nhand P0: burgle*3 stumble*2\n");
    for (act, copies) in [("play burgle", 3), ("play stumble", 2)] {
        let (begins, twins) = touched(&scene, act);
        assert_eq!(begins, twins, "{act}");
        assert_eq!(begins.len(), copies, "{act}");
    }
}

#[test]
fn every_copy_of_a_card_for_sale_can_be_touched() {
    let scene = scene("players: 2\nturn: P0\npurse: skill=9\nrow: sapphire*2 sneak ladder kobold ogre\n");
    let (begins, twins) = touched(&scene, "acquire sapphire");
    assert_eq!((begins.len(), begins), (2, twins));
}

/// Rivals' marks stay on what they took from, if it is still there to be seen.
#[test]
fn what_a_rival_took_of_many_leaves_a_mark() {
    let seat = Seat(1);
    let news = [
        Event::Acquired { seat, card: EXPLORE, price: 3 },
        Event::TookTome { seat },
        Event::Fought { seat, card: GOBLIN, price: 2 },
        Event::Bought { seat, item: MarketItem::Key },
    ];
    let scene = scene_after("players: 2\nturn: P0\n", &news);
    let pieces = |kind: &str| -> Vec<Id> {
        let area = scene.areas().into_iter().find(|area| area.kind == kind).expect("an area");
        area.items.iter().filter_map(|item| if let Item::Piece(piece) = item { Some(piece.id) } else { None }).collect()
    };
    let (reserve, market) = (pieces("reserve"), pieces("market"));
    let marked: Vec<Id> = scene.flights().filter(|flight: &&Flight| flight.stays).map(|flight| flight.from).collect();
    assert_eq!(marked, [reserve[1], reserve[2], reserve[3], market[0]]);
}
