//! All ways to lay the unseen tiles of one level at the hidden places, and how much they weigh.
use super::evidence::{Likelihood, WORTHS};
use crate::components::{KEEPABLE, Level, Place, Tile, Tiles};
use engine::{Fate, Lot};

/// The unseen tiles of one level, and the places where they may lie.
///
/// Tiles with equally many diamonds weigh the same, so a way is defined by how many of each worth the places so far
/// have used up. For every such tally, written as a number with one digit for each worth, `rest` holds the weight of all
/// ways to go on from there. Every step picks a worth in proportion to what it leads to, which is exact.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    level: Level,
    tiles: Tiles,
    /// The hidden places in order, and what the evidence there says about each worth.
    places: Vec<(Place, Likelihood)>,
    /// Unseen tiles of each worth that may lie in a row.
    copies: [u32; WORTHS],
    /// The kinds of each worth.
    kinds: [Tiles; WORTHS],
    /// What one tile more of a worth adds to the number of a tally.
    step: [usize; WORTHS],
    rest: Vec<f64>,
}

impl Ways {
    pub(super) fn new(level: Level, tiles: Tiles, places: Vec<(Place, Likelihood)>) -> Ways {
        let mut kinds = [Tiles::EMPTY; WORTHS];
        let keepable = tiles.only(&KEEPABLE[level.index()]);
        for kind in keepable.kinds() {
            kinds[usize::from(Tile::new(level, kind).diamonds())].put_many(kind, 255);
        }
        let copies = kinds.map(|mask| keepable.only(&mask).total());
        let (mut step, mut size) = ([0; WORTHS], 1);
        for worth in 0..WORTHS {
            step[worth] = size;
            size *= (copies[worth] as usize).min(places.len()) + 1;
        }
        let mut ways = Ways { level, tiles, places, copies, kinds, step, rest: vec![0.0; size] };
        ways.fill();
        ways
    }

    /// What the evidence at this place says, if it is one of the hidden ones.
    pub(super) fn likelihood(&self, place: Place) -> Option<Likelihood> {
        self.places.iter().find(|(hidden, _)| *hidden == place).map(|&(_, likelihood)| likelihood)
    }

    /// From the full tallies back to the empty one.
    fn fill(&mut self) {
        for number in (0..self.rest.len()).rev() {
            let (used, at) = self.tally(number);
            self.rest[number] = match self.places.get(at) {
                Some((_, likelihood)) => (0..WORTHS).map(|worth| self.onward(number, &used, likelihood, worth)).sum(),
                None if at == self.places.len() => 1.0,
                None => 0.0,
            };
        }
    }

    /// How many of each worth this tally has used up, and how many in all.
    fn tally(&self, number: usize) -> ([u32; WORTHS], usize) {
        let (mut used, mut left) = ([0; WORTHS], number);
        for worth in (0..WORTHS).rev() {
            used[worth] = (left / self.step[worth]) as u32;
            left %= self.step[worth];
        }
        (used, used.iter().sum::<u32>() as usize)
    }

    /// The weight of all ways in which the next place holds this worth.
    #[inline(always)]
    fn onward(&self, number: usize, used: &[u32; WORTHS], likelihood: &Likelihood, worth: usize) -> f64 {
        let left = self.copies[worth] - used[worth];
        if left == 0 {
            return 0.0;
        }
        f64::from(left) * likelihood[worth] * self.rest[number + self.step[worth]]
    }

    /// Lays a tile at every hidden place and returns what is left in the stack and the box.
    #[inline(always)]
    pub(super) fn lay(&self, faces: &mut [Option<Tile>; Place::COUNT], fate: &mut impl Fate) -> Tiles {
        let (mut left, mut used, mut number) = (self.tiles, [0; WORTHS], 0);
        for (place, likelihood) in &self.places {
            let worth = self.pick_worth(number, &used, likelihood, fate);
            let Lot(kind) = fate.pick(left.only(&self.kinds[worth]).pile(self.level as u8));
            left.take(kind);
            faces[place.index()] = Some(Tile::new(self.level, kind));
            used[worth] += 1;
            number += self.step[worth];
        }
        left
    }

    /// The worth at the next place, in proportion to what it leads to.
    #[inline(always)]
    fn pick_worth(&self, number: usize, used: &[u32; WORTHS], likelihood: &Likelihood, fate: &mut impl Fate) -> usize {
        let even = (f64::from(fate.below(FINE)) + 0.5) / f64::from(FINE);
        let (mut point, mut last) = (even * self.rest[number], 0);
        for worth in 0..WORTHS {
            let onward = self.onward(number, used, likelihood, worth);
            if onward > 0.0 {
                last = worth;
                point -= onward;
                if point < 0.0 {
                    break;
                }
            }
        }
        last
    }

    /// How likely each kind is to lie at this place: what leads there times what leads on from there.
    pub(super) fn odds(&self, place: Place) -> [f64; 16] {
        let mut odds = [0.0; 16];
        let Some(wanted) = self.places.iter().position(|&(hidden, _)| hidden == place) else { return odds };
        let mut before = vec![0.0; self.rest.len()];
        before[0] = 1.0;
        for number in 0..self.rest.len() {
            let (used, at) = self.tally(number);
            let Some((_, likelihood)) = self.places.get(at).filter(|_| at <= wanted) else { continue };
            for worth in (0..WORTHS).filter(|&worth| used[worth] < self.copies[worth]) {
                let here = before[number] * f64::from(self.copies[worth] - used[worth]) * likelihood[worth];
                let next = number + self.step[worth];
                if at == wanted {
                    self.share(worth, here * self.rest[next] / self.rest[0], &mut odds);
                } else {
                    before[next] += here;
                }
            }
        }
        odds
    }

    /// Kinds of one worth weigh by their copies.
    fn share(&self, worth: usize, chance: f64, odds: &mut [f64; 16]) {
        let tiles = self.tiles.only(&self.kinds[worth]);
        for kind in tiles.kinds() {
            odds[usize::from(kind)] += chance * f64::from(tiles.count(kind)) / f64::from(self.copies[worth]);
        }
    }
}

/// Resolution of the random number that picks a worth.
const FINE: u32 = 1 << 31;
