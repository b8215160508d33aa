//! Counting everything about a set of cards in one go.
use crate::cards::CardSet;
use crate::components::{CARDS, Card, NUMBERS, Pips, Place, TaskTile, pips, place};
use crate::state::Open;
use engine::Seat;

/// How many cards of each colour and treasure there are, and all coins and eyes.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    /// Five bits for each colour, then for each treasure: there are no more than eighteen of any.
    kinds: u64,
    /// Sixteen bits for the coins, then for the eyes.
    pips: u32,
}

const LANE: u32 = 5;

static KINDS: [u64; NUMBERS] = {
    let (mut all, mut number) = ([0; NUMBERS], 1);
    while number <= CARDS {
        let Place { colour, treasure, .. } = place(number as u8);
        all[number] = 1 << (colour as u32 * LANE) | 1 << ((6 + treasure as u32) * LANE);
        number += 1;
    }
    all
};
static PIPS: [u32; NUMBERS] = {
    let (mut all, mut number) = ([0; NUMBERS], 1);
    while number <= CARDS {
        let Pips { coins, eyes } = pips(number as u8);
        all[number] = coins as u32 | (eyes as u32) << 16;
        number += 1;
    }
    all
};

impl Tally {
    #[inline(always)]
    pub(super) fn of(cards: &CardSet) -> Tally {
        cards.into_iter().fold(Tally::default(), Tally::with)
    }
    #[inline(always)]
    pub(super) fn with(self, card: Card) -> Tally {
        let at = card.number() as usize % NUMBERS;
        Tally { kinds: self.kinds + KINDS[at], pips: self.pips + PIPS[at] }
    }
    #[inline(always)]
    pub(super) fn plus(self, other: Tally) -> Tally {
        Tally { kinds: self.kinds + other.kinds, pips: self.pips + other.pips }
    }
    /// Everything that counts for a player (CL-10.2).
    #[inline(always)]
    pub(super) fn of_treasures(open: &Open, seat: Seat) -> Tally {
        open.galleries[seat].cards().fold(Tally::of(&open.carts[seat]), Tally::with)
    }
    #[inline(always)]
    pub(super) fn coins(self) -> u8 {
        self.pips as u8
    }
    #[inline(always)]
    pub(super) fn eyes(self) -> u8 {
        (self.pips >> 16) as u8
    }
    /// The cards that count for a task.
    #[inline(always)]
    pub(super) fn count(self, task: TaskTile) -> u8 {
        let lane = match task {
            TaskTile::Colour(colour) => colour as u32,
            TaskTile::Treasure(treasure) => 6 + treasure as u32,
        };
        (self.kinds >> (lane * LANE)) as u8 & 0b1_1111
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::TaskKind;

    #[test]
    fn a_tally_counts_what_sets_count() {
        let all = Tally::of(&CardSet::ALL);
        assert_eq!((all.coins(), all.eyes()), (CardSet::ALL.coins(), CardSet::ALL.eyes()));
        for number in 0..6 {
            for kind in TaskKind::ALL {
                assert_eq!(all.count(TaskTile::new(kind, number)), 18);
            }
        }
        let some: CardSet = Card::all().filter(|card| card.number() % 7 == 3).collect();
        let tally = Tally::of(&some);
        assert_eq!((tally.coins(), tally.eyes()), (some.coins(), some.eyes()));
        for task in TaskKind::ALL.into_iter().flat_map(|kind| (0..6).map(move |number| TaskTile::new(kind, number))) {
            assert_eq!(tally.count(task), some.and(task.cards()).len());
        }
    }
}
