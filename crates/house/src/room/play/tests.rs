//! What goes on here is what others find in the journal.
use super::*;
use dealer::Dealer;
use engine::{Fate as _, Quick, Setup};

/// A match of this game that has just been dealt, with this policy of time.
fn dealt(game: &'static dyn registry::AnyGame, time: TimePolicy, dealer: &mut Dealer) -> Match {
    let setup = Setup::of(game.info(), *game.info().players.end()).expect("so many can play it").to_string();
    let mut table = game.table(&setup).expect("it can be set up");
    table.settle(dealer);
    let mut clock = Clock::new(time);
    clock.tick(None, owing(table.turn()), 0);
    Match::new(table, dealer.seed(), clock, Tail::default())
}

#[test]
fn whoever_follows_the_journal_finds_table_and_clocks_as_they_are_here() {
    let policies = [TimePolicy::Live { seconds: 20, reserve: 60 }, TimePolicy::Slow { hours: 1 }];
    for (game, time) in registry::games().flat_map(|game| policies.map(|time| (game, time))) {
        let (mut dealer, mut luck) = (Dealer::numbered(3), Quick::new(3));
        let mut here = dealt(game, time, &mut dealer);
        let mut there = Match::new(here.table.copy(), here.seed, here.clock.clone(), here.tail);
        let mut at = 0;
        while let Turn::Decide(seats) = here.table.turn() {
            at += Millis::from(luck.below(40_000));
            let (steps, seat) = (here.table.line_count(), seats.last().expect("somebody owes it"));
            let (mut table, offers) = (here.table.copy(), here.table.offers(seat));
            table.act(seat, &offers[luck.below(offers.len() as u32) as usize]).expect("it is offered");
            table.settle(&mut dealer);
            let lines = table.lines_from(steps);
            here = here.went_on(table, &lines, at);
            let lines: Vec<TimedLine> = lines.into_iter().map(|text| TimedLine { text, at }).collect();
            there.follow(&lines).expect("it happened here");
            assert_eq!((&here.clock, here.tail, here.last), (&there.clock, there.tail, there.last));
        }
        assert_eq!(here.table.position_text(), there.table.position_text());
    }
}
