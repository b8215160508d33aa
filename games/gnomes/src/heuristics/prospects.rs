//! How everybody stands in a guessed world: chances to win, and the aspects a hint mentions.
use crate::Gnomes;
use crate::components::{Level, Places};
use crate::state::{State, Step};
use crate::turn::tile_at;
use engine::{Aspect, BySeat, Seat, chances_from, outcome};

/// Everybody's chance to win; they add up to one.
#[inline(always)]
pub(super) fn chances(state: &State) -> BySeat<f32> {
    if state.step == Step::Over {
        return outcome::<Gnomes>(state);
    }
    let level = state.level.index();
    let under_way = u8::from(state.step != Step::Draw); // this turn's tile has left the stack
    let fit = &FITS[level][usize::from((state.left[level] + under_way).min(LONGEST))];
    let worth = |place| fit.face_down[usize::from(tile_at(state, place).diamonds())];
    let mut points = draws_to_come(state);
    for place in state.face_up {
        points[place.owner()] += f32::from(tile_at(state, place).diamonds());
    }
    for place in state.face_down {
        points[place.owner()] += worth(place);
    }
    if let Some(hand) = state.faces.hand {
        let worst = state.face_down_of(state.actor).map(worth).fold(f32::MAX, f32::min);
        let gain = (fit.face_down[usize::from(hand.diamonds())] - worst).max(0.0);
        points[state.actor] += IN_HAND * gain + ACTION[level];
    }
    chances_from(points, state.players, fit.spread[usize::from(state.players) - 2])
}

/// What each seat's remaining draws will probably add.
#[inline(always)]
fn draws_to_come(state: &State) -> BySeat<f32> {
    let mut points = BySeat([0.0; 4]);
    let first = if state.step == Step::Draw { state.actor } else { state.actor.next(state.players) };
    for seat in state.everyone() {
        let mut before = if seat.0 < first.0 { seat.0 + state.players - first.0 } else { seat.0 - first.0 };
        for level in Level::ALL {
            let left = state.left[level.index()];
            let draws = if left > before { (left - before).div_ceil(state.players) } else { 0 };
            let counted = if level == Level::III { before_snow_white(draws, before, state) } else { f32::from(draws) };
            points[seat] += DRAW[level.index()] * counted;
            before = before + draws * state.players - left;
        }
    }
    points
}

/// How many of a seat's draws on level III will come before Snow White, who may lie anywhere in the stack.
#[inline(always)]
fn before_snow_white(draws: u8, before: u8, state: &State) -> f32 {
    let (draws, before, players) = (f32::from(draws), f32::from(before), f32::from(state.players));
    let gone = draws * (before + 1.0) + players * draws * (draws - 1.0) * 0.5;
    draws - gone / f32::from(state.left[2].max(1))
}

/// How things stand with a given number of tiles left on a level. Fitted to the results of matches between rules of
/// thumb, and smoothed where a tile is rare.
#[derive(Clone, Copy)]
struct Fit {
    /// Tiles left.
    left: u8,
    /// What a face-down tile adds to the final count, by its diamonds: a poor one will probably be replaced.
    face_down: [f32; 6],
    /// How far off these points are, for two, three and four players.
    spread: [f32; 3],
}

/// No stack is larger.
const LONGEST: u8 = 18;

/// What a draw adds to the final count, by level.
const DRAW: [f32; 3] = [2.12, 1.41, 0.73];
/// What the action still to come in a turn adds, by level.
const ACTION: [f32; 3] = [1.08, 1.0, 0.58];
/// How much of the hand tile's lead over the worst own tile reaches the final count.
const IN_HAND: f32 = 0.93;

/// Some fits of each level, the latest first.
#[rustfmt::skip]
const MEASURED: [&[Fit]; 3] = [
    &[
        Fit { left: 1, face_down: [2.62, 2.70, 2.92, 3.74, 4.07, 4.40], spread: [41.0, 21.0, 11.0] },
        Fit { left: 16, face_down: [2.62, 2.70, 2.92, 3.74, 4.07, 4.40], spread: [45.0, 23.0, 12.0] },
    ],
    &[
        Fit { left: 1, face_down: [2.85, 2.90, 2.98, 3.39, 3.94, 4.47], spread: [4.23, 3.74, 3.27] },
        Fit { left: 9, face_down: [3.00, 3.05, 3.10, 3.64, 4.06, 4.19], spread: [9.45, 10.8, 8.08] },
        Fit { left: 18, face_down: [2.62, 2.70, 2.92, 3.40, 3.70, 4.00], spread: [30.0, 21.0, 11.0] },
    ],
    &[
        Fit { left: 1, face_down: [0.00, 1.00, 2.00, 3.00, 4.00, 5.00], spread: [0.20, 0.20, 0.20] },
        Fit { left: 2, face_down: [3.10, 3.15, 3.20, 3.42, 4.03, 4.88], spread: [0.97, 1.03, 1.10] },
        Fit { left: 3, face_down: [3.15, 3.18, 3.21, 3.41, 4.22, 5.05], spread: [1.64, 1.46, 1.40] },
        Fit { left: 6, face_down: [2.95, 3.00, 3.03, 3.38, 4.11, 4.76], spread: [2.18, 2.04, 1.96] },
        Fit { left: 11, face_down: [3.10, 3.20, 3.27, 3.56, 4.14, 4.70], spread: [2.69, 2.38, 2.33] },
        Fit { left: 18, face_down: [3.10, 3.20, 3.33, 3.72, 4.16, 4.41], spread: [3.61, 3.31, 3.10] },
    ],
];

/// Every fit of each level, by the tiles left: linear between the measured ones.
static FITS: [[Fit; LONGEST as usize + 1]; 3] = {
    let mut all = [[MEASURED[0][0]; LONGEST as usize + 1]; 3];
    let mut level = 0;
    while level < 3 {
        let (mut left, mut at) = (0, 0);
        while left <= LONGEST {
            while at + 2 < MEASURED[level].len() && left > MEASURED[level][at + 1].left {
                at += 1;
            }
            all[level][left as usize] = between(&MEASURED[level][at], &MEASURED[level][at + 1], left);
            left += 1;
        }
        level += 1;
    }
    all
};

const fn between(one: &Fit, other: &Fit, left: u8) -> Fit {
    let (from, to, at) = (one.left as f32, other.left as f32, left as f32);
    let part = ((at - from) / (to - from)).clamp(0.0, 1.0);
    let (mut fit, mut i) = (*one, 0);
    while i < 6 {
        fit.face_down[i] += (other.face_down[i] - one.face_down[i]) * part;
        i += 1;
    }
    i = 0;
    while i < 3 {
        fit.spread[i] += (other.spread[i] - one.spread[i]) * part;
        i += 1;
    }
    fit.left = left;
    fit
}

/// How this seat stands, aspect by aspect.
pub(super) fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
    let diamonds = |places: Places| places.map(|place| f32::from(tile_at(state, place).diamonds())).sum::<f32>();
    let own = state.face_down_of(seat);
    let others = || state.everyone().without(seat);
    let (seen, open) = (state.seen[seat], state.face_up.and(Places::row(seat)));
    let best = others().map(|other| diamonds(state.tiles_of(other))).fold(0.0, f32::max);
    let spied = others().map(|other| diamonds(own.and(state.seen[other]))).sum::<f32>();
    let aspect = |key, share: f32, amount: f32| Aspect { key, points: share * amount, amount };
    vec![
        aspect("why-diamonds", 1.0, diamonds(state.tiles_of(seat))),
        aspect("why-safe", 0.3, diamonds(open)),
        aspect("why-know-own", 0.2, own.and(seen).len() as f32),
        aspect("why-know-others", 0.1, diamonds(state.face_down.minus(own).and(seen))),
        aspect("why-leader", 0.5, -best),
        aspect("why-secret", 0.1, -spied),
    ]
}
