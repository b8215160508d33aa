//! The odds of hidden hands (CK-4.15): any cards of the owner's pool, all copies being equally likely.
use crate::{Card, Cards, Open};
use engine::Seat;

/// The chance, for an onlooker, that this player holds at least one copy of this card.
pub fn odds_of_card(open: &Open, seat: Seat, card: Card) -> f64 {
    if !card.can_be_owned() {
        return 0.0;
    }
    if open.shown[seat].count(card.0) > 0 {
        return 1.0;
    }
    let (pool, copies) = (open.pools[seat].total(), u32::from(open.pools[seat].count(card.0)));
    let hidden = u32::from(open.people[seat].hidden);
    1.0 - ways(pool - copies, hidden) / ways(pool, hidden)
}

/// The chance that the player's hidden cards are exactly these.
pub fn odds_of_hand(open: &Open, seat: Seat, hand: &Cards) -> f64 {
    let (pool, hidden) = (&open.pools[seat], u32::from(open.people[seat].hidden));
    if hand.total() != hidden {
        return 0.0;
    }
    let each = |card: u8| ways(u32::from(pool.count(card)), u32::from(hand.count(card)));
    hand.kinds().map(each).product::<f64>() / ways(pool.total(), hidden)
}

/// In how many ways this many can be picked.
fn ways(of: u32, picked: u32) -> f64 {
    if picked > of {
        return 0.0;
    }
    (0..picked).map(|at| f64::from(of - at) / f64::from(at + 1)).product()
}
