//! What speaks for a plan, compared with another one.
use crate::thinking::{Mind, carry_out};
use crate::{Policy, Tally, play_on};
use engine::{Arg, Aspect, Heuristics, Quick, Seat, Words};

/// A side of a seat's standing that is better with one plan than with another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advantage {
    /// The key of the words for it.
    pub key: &'static str,
    /// By how much, as these words count it; more than nothing.
    pub tenths: i64,
}

impl Advantage {
    /// In words, such as "1.4 points more".
    pub fn said(&self, words: &dyn Words) -> String {
        words.text(self.key, &[("count", Arg::Tenths(self.tenths))])
    }
}

/// Less than this, in points, is nothing to speak of.
const LEAST_POINTS: f32 = 0.15;
/// No reason is a list.
const MOST: usize = 2;
/// Worlds in which a plan is carried out to see how the seat stands at the end of its turn.
const WORLDS: u64 = 48;

/// What tells a plan from the one it is compared with, the most valuable first on either side. Both sides may be empty:
/// then they come to the same at the end of the turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contrast {
    /// What it has over the other.
    pub better: Vec<Advantage>,
    /// What the other has over it.
    pub worse: Vec<Advantage>,
}

/// What tells each plan from another one: the best from the next, every other one from the best. Nothing if there is no
/// other.
pub(super) fn contrasts<G: Heuristics>(mind: &Mind<'_, '_, G>, seat: Seat, plans: &[&[G::Action]]) -> Vec<Contrast> {
    if plans.len() < 2 {
        return vec![];
    }
    let standings: Vec<Vec<Aspect>> = plans.iter().map(|plan| standing(mind, seat, plan)).collect();
    let compared = |at: usize| {
        let (here, there) = (&standings[at], &standings[usize::from(at == 0)]);
        Contrast { better: over(here, there), worse: over(there, here) }
    };
    (0..plans.len()).map(compared).collect()
}

/// What is clearly better here than there, the most valuable first.
fn over(here: &[Aspect], there: &[Aspect]) -> Vec<Advantage> {
    let difference = |aspect: &Aspect| {
        let other = there.iter().find(|other| other.key == aspect.key).copied();
        let Aspect { points, amount, .. } = other.unwrap_or(Aspect::of_points(aspect.key, 0.0));
        Aspect { key: aspect.key, points: aspect.points - points, amount: aspect.amount - amount }
    };
    let mut better: Vec<Aspect> = here.iter().map(difference).collect();
    better.retain(|aspect| aspect.points >= LEAST_POINTS && tenths(aspect.amount) > 0);
    better.sort_by(|one, other| other.points.total_cmp(&one.points));
    better.iter().take(MOST).map(|aspect| Advantage { key: aspect.key, tenths: tenths(aspect.amount) }).collect()
}

/// As exact as a few dozen worlds can tell it: from ten on, tenths would be a promise.
fn tenths(amount: f32) -> i64 {
    let exact = (amount * 10.0).round() as i64;
    if exact < 100 { exact } else { (amount.round() as i64) * 10 }
}

/// How the seat stands at the end of its turn, on average.
fn standing<G: Heuristics>(mind: &Mind<'_, '_, G>, seat: Seat, plan: &[G::Action]) -> Vec<Aspect> {
    let (mut sums, mut menu, mut tally) = (Vec::<Aspect>::new(), vec![], Tally::default());
    let policy = Policy { careful: 1, horizon: Some(1) };
    for number in 0..WORLDS {
        let (mut world, mut fate) = (mind.world(number), Quick::new(number));
        carry_out::<G>(&mut world, seat, plan);
        play_on::<G>(&mut world, policy, &mut fate, &mut menu, &mut tally);
        for Aspect { key, points, amount } in G::aspects(&world, seat) {
            let known = sums.iter().position(|sum| sum.key == key);
            let at = known.unwrap_or(sums.len());
            if known.is_none() {
                sums.push(Aspect::of_points(key, 0.0));
            }
            sums[at].points += points / WORLDS as f32;
            sums[at].amount += amount / WORLDS as f32;
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::tenths;

    #[test]
    fn what_is_large_is_told_in_whole_numbers() {
        let told = [-0.4, 0.04, 0.26, 9.94, 9.96, 42.2, 42.5].map(tenths);
        assert_eq!(told, [-4, 0, 3, 99, 100, 420, 430]);
    }
}
