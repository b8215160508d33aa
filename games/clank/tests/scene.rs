//! What can be touched, where the screen was once wrong. What holds for the scenes of every game is in the suite.
use clank::Clank;
use engine::scene::Id;
use engine::{Game, NoWords, Scene, Seat, Stage, Viewer};
use std::collections::BTreeSet;

/// What the first player is shown of a position.
fn scene(position: &str) -> Scene {
    let (state, seat) = (Clank::read_position(position).expect("a position"), Seat(0));
    let names = ["Ola", "Jo"].map(String::from);
    let check = |action| Clank::check(&state, seat, action);
    let (words, reader, legal, check) = (&NoWords, Some(seat), &Clank::menu(&state, seat)[..], &check);
    let stage = Stage { words, reader, names: &names, news: &[], fresh: 0, legal, recalls: false, check };
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
