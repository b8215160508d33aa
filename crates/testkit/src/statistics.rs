//! Every kind of draw against its exact odds.
use crate::suite::same;
use crate::walk::setups;
use dealer::Dealer;
use engine::{Fate, Game, Lot, Quick, Setup, Turn, Unseen};
use std::collections::BTreeMap;

/// For each pile and each number of a draw from it: how often each lot turned up, how often it should have, and the
/// variance of that.
type Odds = BTreeMap<(u8, u32), BTreeMap<Lot, (f64, f64, f64)>>;

/// Chi-squared over every draw of many matches, not only over the first: of the fast generator and of the dealer of
/// matches.
pub fn keeps_its_odds<G: Game>() {
    for setup in setups::<G>() {
        let seeds = 0..if cfg!(debug_assertions) { 300 } else { 3_000 };
        check::<G>(&setup, "fast generator", seeds.clone().map(|seed| Quick::new(seed ^ 0xadd1)));
        check::<G>(&setup, "dealer", seeds.map(Dealer::numbered));
    }
}

fn check<G: Game>(setup: &Setup, name: &str, fates: impl Iterator<Item = impl Fate>) {
    let mut odds = Odds::new();
    let mut choices = Quick::new(7);
    for mut fate in fates {
        play::<G>(setup, &mut fate, &mut choices, &mut odds);
    }
    let (chi_squared, freedom) = chi_squared(&odds);
    // The sum of many squares is nearly normal: mean `freedom`, variance twice that. Five deviations are far enough out
    // for a test that runs on every push with the same seeds, and a biased draw is dozens out.
    let deviations = (chi_squared - freedom) / (2.0 * freedom).sqrt();
    same("the odds hold", &(deviations.abs() < 5.0), &true).unwrap_or_else(|_| {
        panic!("{name}, {setup}: chi-squared {chi_squared:.0} for {freedom:.0} degrees of freedom")
    });
}

fn play<G: Game>(setup: &Setup, fate: &mut impl Fate, choices: &mut Quick, odds: &mut Odds) {
    let (mut state, mut drawn, mut menu) = (G::new(setup), BTreeMap::<u8, u32>::new(), vec![]);
    loop {
        match G::turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let pile = G::pile(&state);
                let number = drawn.entry(pile.name).or_default();
                let bucket = odds.entry((pile.name, *number)).or_default();
                *number += 1;
                let lot = fate.pick(pile);
                for (possible, copies) in pile.odds() {
                    let chance = copies as f64 / pile.total() as f64;
                    let (got, expected, variance) = bucket.entry(possible).or_default();
                    *got += f64::from(u8::from(possible == lot));
                    *expected += chance;
                    *variance += chance * (1.0 - chance);
                }
                G::draw(&mut Unseen::<G>(&mut state), lot);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody owes the decision");
                menu.clear();
                G::legal(&state, seat, &mut menu);
                let action = menu[choices.below(menu.len() as u32) as usize];
                G::act(&mut Unseen::<G>(&mut state), seat, action);
            }
        }
    }
}

/// The sum of squared deviations over all lots that could be expected often enough, and how many there were. Each lot is
/// compared with its own variance, so the counts of one draw need not have had the same odds in every match.
fn chi_squared(odds: &Odds) -> (f64, f64) {
    let lots = odds
        .values()
        .flat_map(|bucket| bucket.values())
        .filter(|(_, expected, variance)| *expected > 5.0 && *variance > 1.0);
    lots.fold((0.0, 0.0), |(sum, count), (got, expected, variance)| {
        (sum + (got - expected).powi(2) / variance, count + 1.0)
    })
}
