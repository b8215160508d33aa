//! Bots wait for somebody who is looking at something.
use super::*;
use crate::room::lodge::seated;
use crate::rows::Sitter;
use dealer::Dealer;
use engine::{AnyTable, Fate as _, Quick, Turn};

const NOW: Millis = 1_000_000;

/// The first look of any game at which something is held up for one seat alone.
fn looked() -> (Box<dyn AnyTable>, Seat) {
    for (seed, game) in (0..20).flat_map(|seed| registry::games().map(move |game| (seed, game))) {
        let mut table = game.table("players=2").expect("playable");
        let (mut dealer, mut luck) = (Dealer::numbered(seed), Quick::new(seed));
        table.settle(&mut dealer);
        while let Turn::Decide(seats) = table.turn() {
            let seat = seats.first().expect("somebody owes it");
            let offers = table.offers(seat);
            table.act(seat, &offers[luck.below(offers.len() as u32) as usize]).expect("an offer is legal");
            table.settle(&mut dealer);
            let is_on = matches!(table.turn(), Turn::Decide(_));
            if is_on && seated(table.copy(), 0).is_looking(seat) {
                return (table, seat);
            }
        }
    }
    panic!("nobody ever looks at anything");
}

#[test]
fn bots_wait_for_the_only_person_who_looks_and_for_nobody_else() {
    let (table, seat) = looked();
    let alone = |streams: u16| {
        let mut alone = seated(table.copy(), 0);
        alone.seating.chairs.iter_mut().filter(|chair| chair.seat != seat).for_each(|chair| chair.sitter = Sitter::Bot);
        (0..streams).for_each(|_| alone.seating.presence.arrive(seat));
        alone.begun_mut().expect("a match").last = NOW;
        alone
    };
    assert!(alone(1).patience(NOW).is_some_and(|left| left <= Duration::from_millis(LONGEST_LOOK as u64)));
    assert_eq!(alone(0).patience(NOW), None, "whose page is closed sees nothing");
    let mut away = alone(1);
    away.seating.chairs[seat.index()].away = true;
    assert_eq!(away.patience(NOW), None, "a bot plays for them");
    let mut done = alone(1);
    done.seating.chairs[seat.index()].seen = usize::MAX;
    assert_eq!(done.patience(NOW), None, "it is put away");
    let mut long = alone(1);
    long.begun_mut().expect("a match").last = NOW - LONGEST_LOOK - 1;
    assert_eq!(long.patience(NOW), None, "not for ever");
    let mut two = seated(table.copy(), 0);
    (0..4).for_each(|seat| two.seating.presence.arrive(Seat(seat)));
    two.begun_mut().expect("a match").last = NOW;
    assert_eq!(two.patience(NOW), None, "others are not kept waiting");
}
