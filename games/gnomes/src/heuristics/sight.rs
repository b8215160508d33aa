//! What a seat sees: the only door through which the rules of thumb look at a state.
use super::Weights;
use crate::components::{KEEPABLE, Level, Place, Places, STACKS, Tile, Tiles};
use crate::state::{Open, State};
use engine::{BySeat, Seat};

/// The tile at this place, if the seat has seen it; everybody has seen face-up tiles.
#[inline(always)]
pub(super) fn seen_tile(state: &State, seat: Seat, place: Place) -> Option<Tile> {
    if state.seen[seat].has(place) { state.faces.tiles[place.index()] } else { None }
}

/// The tile in hand, if this seat drew it.
#[inline(always)]
pub(super) fn own_hand(state: &State, seat: Seat) -> Option<Tile> {
    if state.actor == seat { state.faces.hand } else { None }
}

/// How many turns each player may still expect: Snow White waits anywhere in the last stack.
#[inline(always)]
pub(super) fn turns_left(open: &Open) -> f32 {
    let [one, two, three] = open.left.map(f32::from);
    (one + two + (three - 1.0).max(0.0) * 0.5) / f32::from(open.players)
}

/// By level, the tiles that may still lie face-down somewhere as far as this seat can tell.
fn unseen(state: &State, seat: Seat) -> [Tiles; 3] {
    let mut rest = state.pool;
    let own = state.seen[seat].minus(state.public()).and(state.dealt());
    for tile in own.filter_map(|place| seen_tile(state, seat, place)).chain(own_hand(state, seat)) {
        rest[tile.level().index()].take(tile.kind());
    }
    rest
}

/// What those of these tiles that may lie in a row are worth on average.
pub(super) fn mean(level: Level, tiles: &Tiles, worths: &[f32; 6]) -> f32 {
    let (mut sum, mut copies) = (0.0, 0.0);
    tiles.only(&KEEPABLE[level.index()]).each_kind(|kind| {
        let count = f32::from(tiles.count(kind));
        copies += count;
        sum += count * worths[usize::from(Tile::new(level, kind).diamonds())];
    });
    if copies > 0.0 { sum / copies } else { 0.0 }
}

/// What a tile in a row is worth by its diamonds, with `left` tiles left on this level: early on, poor tiles are all
/// alike, because they will be replaced.
pub(super) fn worths(level: Level, left: u8, by: &Weights) -> [f32; 6] {
    let (low, high) = match level {
        Level::I => (by.low_one, by.high_one),
        Level::II => (by.low_two, by.high_two),
        Level::III => {
            let early = f32::from(left.max(1) - 1) / f32::from(STACKS[2] - 1);
            (1.0 + (by.low_three - 1.0) * early, 1.0 + (by.high_three - 1.0) * early)
        }
    };
    std::array::from_fn(|diamonds| low * diamonds.min(2) as f32 + high * diamonds.saturating_sub(2) as f32)
}

/// A seat looking at the table: what it has seen, and what it expects of the rest.
pub(super) struct Appraisal<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) by: &'a Weights,
    /// What a tile is worth by its diamonds.
    worths: [f32; 6],
    /// What the tile at each place is worth, as far as can be told.
    expected: [f32; Place::COUNT],
    /// What each row is worth.
    pub(super) rows: BySeat<f32>,
}

impl<'a> Appraisal<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, by: &'a Weights) -> Appraisal<'a> {
        let (unseen, worths) = (unseen(state, seat), worths(state.level, state.left[state.level.index()], by));
        let means = Level::ALL.map(|level| mean(level, &unseen[level.index()], &worths));
        let mut appraisal =
            Appraisal { state, seat, by, worths, expected: [0.0; Place::COUNT], rows: BySeat([0.0; 4]) };
        for place in state.face_down.or(state.face_up) {
            let expected = match appraisal.tile(place) {
                Some(tile) => appraisal.worth(tile),
                None => means[state.back(place).index()] + appraisal.repute(place),
            };
            appraisal.expected[place.index()] = expected;
            appraisal.rows[place.owner()] += expected;
        }
        appraisal
    }
    /// What this tile is worth in a row.
    pub(super) fn worth(&self, tile: Tile) -> f32 {
        self.worths[usize::from(tile.diamonds())]
    }
    /// The most a tile can be worth.
    pub(super) fn most(&self) -> f32 {
        self.worths[5]
    }
    /// The tile at this place, if it has been seen.
    pub(super) fn tile(&self, place: Place) -> Option<Tile> {
        seen_tile(self.state, self.seat, place)
    }
    /// What the tile at this place is worth, as far as can be told.
    pub(super) fn expected(&self, place: Place) -> f32 {
        self.expected[place.index()]
    }
    /// How much better or worse than the mean of its level an unknown tile is, by who knows it.
    fn repute(&self, place: Place) -> f32 {
        if !self.state.seen[place.owner()].has(place) {
            self.by.foisted
        } else if self.state.back(place) == Level::I {
            self.by.spared
        } else {
            self.by.kept
        }
    }
    /// The share of its worth that something keeps if it pays off only in later turns.
    pub(super) fn later(&self) -> f32 {
        let turns = turns_left(self.state);
        turns / (turns + self.by.patience.max(0.1))
    }
    /// One's own face-down tiles.
    pub(super) fn own(&self) -> Places {
        self.state.face_down_of(self.seat)
    }
    /// The face-down tiles of others.
    pub(super) fn others(&self) -> Places {
        self.state.face_down.minus(Places::row(self.seat))
    }
    /// How many other players know the tile at this place of one's own.
    pub(super) fn witnesses(&self, place: Place) -> f32 {
        let others = self.state.everyone().without(self.seat);
        others.filter(|&seat| self.state.seen[seat].has(place)).count() as f32
    }
}
