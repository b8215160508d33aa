//! Between two people at one device lies a cover, and nothing of the table's secrets gets through it.
use super::*;
use crate::caller::Visit;
use crate::pages::{Guest, face};
use crate::room::Presenter;
use crate::room::lodge::{Lodge, Still, seated};
use crate::rows::Sitter;
use crate::streams::scene_json;
use dealer::Dealer;
use engine::{AnyTable, Fate as _, Quick, Turn};
use i18n::Language;

/// A table at which the first two chairs are one device.
fn shared(table: Box<dyn AnyTable>, facing: Option<Seat>) -> (OpenTable, Caller) {
    let mut table = seated(table, 0);
    let chairs = &mut table.seating.chairs;
    let sitter = chairs[0].sitter.clone();
    let Sitter::Person(person) = &sitter else { unreachable!("only people sit here") };
    let caller = Caller::Person(person.clone());
    chairs[1].sitter = sitter;
    for chair in chairs {
        chair.facing = facing == Some(chair.seat);
        chair.seen = usize::MAX;
    }
    (table, caller)
}

/// The page of the device; its JSON is that of any stranger, who, as the suite proves, is told no secret.
fn bytes(house: &House, table: &OpenTable, caller: &Caller) -> String {
    let who = viewer_now(table, caller, Viewer::Seat(Seat(0)));
    let json =
        |who: Viewer| scene_json(Presenter { house, table, who }, Language::ENGLISH).expect("the match has begun");
    assert_eq!(json(who), json(Viewer::Onlooker));
    let visit = Visit::plain(Language::ENGLISH);
    face(table, house, Guest { who, caller, visit: &visit }).html()
}

/// Goes through random matches of every game.
fn over_matches(mut each: impl FnMut(&dyn AnyTable, Seats)) {
    for (game, seed) in registry::games().flat_map(|game| (0..2).map(move |seed| (game, seed))) {
        let info = game.info();
        let players = *info.players.end();
        let mut table = game.table(&format!("players={players}")).expect("playable");
        let (mut dealer, mut luck) = (Dealer::numbered(seed), Quick::new(seed));
        table.settle(&mut dealer);
        for _ in 0..200 {
            let Turn::Decide(seats) = table.turn() else { break };
            each(&*table, seats);
            let seat = seats.first().expect("somebody owes it");
            let offers = table.offers(seat);
            table.act(seat, &offers[luck.below(offers.len() as u32) as usize]).expect("an offer is legal");
            table.settle(&mut dealer);
        }
    }
}

#[tokio::test]
async fn a_covered_device_is_sent_nothing_that_depends_on_a_secret_of_anybody() {
    let lodge = Lodge::open("covered").await;
    let mut covered = 0;
    over_matches(|table, _| {
        let (real, caller) = shared(table.copy(), None);
        assert!(cover(&real, &caller).is_some(), "nobody has taken the device");
        let sent = bytes(&lodge.0, &real, &caller);
        covered += 1;
        if covered % 7 == 0 {
            for seat in table.players() {
                let (mut alike, _) = shared(table.guessed(seat), None);
                (alike.row, alike.seating.chairs) = (real.row.clone(), real.seating.chairs.clone());
                let guessed = bytes(&lodge.0, &alike, &caller);
                assert!(sent == guessed, "what only others than {seat} know:\n{sent}\n---\n{guessed}");
            }
        }
        assert!(sent.starts_with("<main class=\"cover\" id=\"table\""), "{sent}");
    });
    assert!(covered > 100, "the matches were too short");
}

#[test]
fn who_has_the_device_keeps_it_until_another_one_at_it_has_to_decide() {
    let mut seen = [0; 3];
    over_matches(|table, owing| {
        for facing in [Seat(0), Seat(1)] {
            let (table, caller) = shared(table.copy(), Some(facing));
            let person = caller.person().expect("a person calls").clone();
            let here: Seats = owing.filter(|seat| seat.0 < 2).collect();
            let expected = if here.is_empty() || here.has(facing) { Eyes::Seat(facing) } else { Eyes::Covered(here) };
            assert_eq!(Eyes::of(&table, &person), expected);
            let kind = usize::from(!here.is_empty()) + usize::from(expected != Eyes::Seat(facing));
            seen[kind] += 1;
        }
    });
    assert!(seen.iter().all(|times| *times > 20), "{seen:?}");
}

#[test]
fn somebody_else_at_the_table_is_shown_it_as_ever() {
    let mut table = registry::games().next().expect("a game").table("players=3").expect("playable");
    table.settle(&mut Dealer::numbered(1));
    let (table, _) = shared(table, None);
    let Sitter::Person(third) = &table.seating.chairs[2].sitter else { unreachable!("only people sit here") };
    assert_eq!(Eyes::of(&table, third), Eyes::Seat(Seat(2)));
    assert_eq!(Eyes::of(&table, &PersonId::new(&Still)), Eyes::Nowhere);
}
