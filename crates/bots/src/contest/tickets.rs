//! Chance in a deal.
use super::mixed;
use engine::{Fate, Lot, Pile, Quick};

/// Keyed chance for measuring: the k-th draw from a pile depends on the deal, the pile and k alone, as at a real table
/// (crate `dealer`), so one seat's choices do not shuffle another's stack. Its mixer is quick and not secret.
#[derive(Clone, Debug)]
pub(super) struct Tickets {
    deal: u64,
    drawn: [u32; 256],
    numbers: Quick,
}

impl Tickets {
    /// Chance in the deal with this number.
    pub(super) fn new(deal: u64) -> Tickets {
        Tickets { deal, drawn: [0; 256], numbers: Quick::new(!deal) }
    }
}

impl Fate for Tickets {
    /// Every copy gets a ticket, and the lowest one turns up.
    fn pick(&mut self, pile: Pile<'_>) -> Lot {
        let draw = self.drawn[pile.name as usize];
        self.drawn[pile.name as usize] += 1;
        let key = mixed(self.deal, u64::from(pile.name) << 32 | u64::from(draw));
        let copies = pile.odds().flat_map(|(lot, copies)| (0..copies).map(move |copy| (lot, copy)));
        let ticket = |&(lot, copy): &(Lot, u8)| mixed(key, u64::from(lot.0) << 8 | u64::from(copy));
        copies.min_by_key(ticket).expect("chance never draws from an empty pile").0
    }
    fn below(&mut self, n: u32) -> u32 {
        self.numbers.below(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Bag;

    #[test]
    fn every_draw_keeps_the_odds() {
        let (bag, n, mut got) = (Bag::<1>::new(&[3, 1, 0, 6]), 40_000u32, [0f64; 4]);
        let mut fate = Tickets::new(7);
        (0..n).for_each(|_| got[fate.pick(bag.pile(0)).0 as usize] += 1.0);
        let expected = [0.3, 0.1, 0.0, 0.6].map(|share| share * f64::from(n));
        let chi_squared: f64 = [0, 1, 3].iter().map(|&i| (got[i] - expected[i]).powi(2) / expected[i]).sum();
        assert!(chi_squared < 13.8, "{chi_squared} with 2 degrees of freedom");
    }

    #[test]
    fn one_pile_does_not_shuffle_another() {
        let bag = Bag::<1>::new(&[5; 8]);
        let (mut one, mut other) = (Tickets::new(3), Tickets::new(3));
        let alone: Vec<Lot> = (0..20).map(|_| one.pick(bag.pile(0))).collect();
        let between: Vec<Lot> = (0..20).map(|_| (other.pick(bag.pile(1)), other.pick(bag.pile(0))).1).collect();
        assert_eq!(alone, between);
    }
}
