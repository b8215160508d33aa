//! Matches in which somebody takes back again and again: what a hostile client, or a person in doubt, leaves behind.
use crate::MOST_STEPS;
use dealer::Dealer;
use engine::{AnyTable, Fate, Quick, Record, Seat, Setup, Turn};

/// A match of this game played at random to its end, in which one decision is taken back this often, if the game has
/// taking back; with promise and seed.
pub fn often_taken_back(game: &str, often: usize) -> Record {
    let game = registry::game(game).expect("there is this game");
    let setup = Setup::of(game.info(), *game.info().players.start()).expect("so few can play it");
    played_to_the_end(&mut *game.table(&setup.to_string()).expect("it can be set up"), often)
}

/// Plays this table to its end and writes it down.
pub(crate) fn played_to_the_end(table: &mut dyn AnyTable, often: usize) -> Record {
    let mut dealer = Dealer::numbered(often as u64);
    play(table, &mut dealer, often);
    let names: Vec<String> = table.players().map(|seat| seat.to_string()).collect();
    let record = Record::of(table, &names).expect("a table from a setup has a record");
    Record { promise: Some(dealer.promise()), seed: Some(dealer.seed()), ..record }
}

/// Plays to the end; the first decision that can be taken back is taken back this often and made again each time.
pub(crate) fn play(table: &mut dyn AnyTable, dealer: &mut Dealer, mut often: usize) {
    let mut choice = Quick::new(1);
    for _ in 0..MOST_STEPS {
        table.settle(dealer);
        let Turn::Decide(mut seats) = table.turn() else { return };
        let seat = seats.next().expect("somebody owes the decision");
        let mut offers = table.offers(seat);
        let action = offers.swap_remove(choice.below(offers.len() as u32) as usize);
        table.act(seat, &action).expect("it is offered");
        if table.way_back(seat).is_some() {
            (0..std::mem::take(&mut often)).for_each(|_| doubt(table, seat, &action));
        }
    }
    panic!("the match does not end");
}

/// A decision is taken back, and made again.
fn doubt(table: &mut dyn AnyTable, seat: Seat, action: &str) {
    let back = table.way_back(seat).expect("it can be taken back");
    table.go_back(back).expect("there is a way back");
    table.act(seat, action).expect("it was legal before");
}
