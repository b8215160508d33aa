//! How many turns a way takes, including caves and footprints, for a deck with a given number of Boots per turn:
//! computed once for every room, backwards from the goal.
use super::atlas::{Passable, atlas};
use crate::board::MOST_ROOMS;
use crate::{ARTIFACTS, Artifact, COUNTDOWN, Room, Side};
use engine::Bag;
use std::sync::LazyLock;

/// Decks are distinguished by quarters of a Boot per turn, from the slowest on.
const PACES: usize = 20;
const SLOWEST: f32 = 0.5;
const PACES_IN_A_BOOT: f32 = 4.0;
/// No turn is assumed to have more Boots, and no way more turns.
const MOST_BOOTS: usize = 8;
const MOST_TURNS: usize = 14;
/// Turns are stored in fractions: this many make one.
const PARTS: f32 = 512.0;

/// The goals: every artifact, then home, then any room above the Depths.
const HOME: usize = ARTIFACTS.len();
const UP: usize = HOME + 1;
const GOALS: usize = UP + 1;

type ByRoom<T> = [T; MOST_ROOMS];

/// One side of the board, for a deck of one pace, with or without a key.
pub(super) struct Travel {
    /// By room, for every goal: what is needed together is stored together.
    turns: ByRoom<[u16; GOALS]>,
    /// From every artifact: home, and out of the Depths.
    back: [[u16; 2]; ARTIFACTS.len()],
    /// The chance of being home, and above the Depths, after each number of turns, out of 255.
    by: ByRoom<[[u8; COUNTDOWN.len()]; 2]>,
}

static TRAVELS: LazyLock<Vec<Travel>> = LazyLock::new(|| {
    let kinds = Side::ALL.into_iter().flat_map(|side| Passable::ALL.map(|passable| (side, passable)));
    let mut all = Vec::with_capacity(4 * PACES);
    for (side, passable) in kinds {
        let strides = strides(side, passable);
        all.extend((0..PACES).map(|pace| Travel::plan(side, &strides, &odds(pace))));
    }
    all
});

/// The travel times of somebody with these keys and this many Boots per turn.
#[inline(always)]
pub(super) fn travel(side: Side, keys: u8, boots: f32) -> &'static Travel {
    let pace = ((boots - SLOWEST) * PACES_IN_A_BOOT + 0.5).clamp(0.0, (PACES - 1) as f32);
    &TRAVELS[(side as usize * 2 + Passable::of(keys) as usize) * PACES + pace as usize]
}

/// From this many turns on, it is never.
const NEVER: f32 = 1.9 * MOST_TURNS as f32;

impl Travel {
    /// The artifact that is likely to be fetched from here, if any: the best one when each turn there and back costs
    /// `turn_points`. Also the number of turns to bring it home.
    #[inline(always)]
    pub(super) fn likely_artifact(&self, from: Room, artifacts: &Bag<1>, turn_points: f32) -> Option<(Artifact, f32)> {
        let (mut best, mut found) = (f32::MIN, None);
        artifacts.each_kind(|artifact| {
            let artifact = Artifact(artifact);
            let turns = self.to_artifact(from, artifact) + self.back(artifact)[0];
            let points = f32::from(artifact.value()) - turn_points * turns;
            if points > best && turns < NEVER {
                (best, found) = (points, Some((artifact, turns)));
            }
        });
        found
    }
    /// Turns to an artifact.
    #[inline(always)]
    pub(super) fn to_artifact(&self, from: Room, artifact: Artifact) -> f32 {
        f32::from(self.turns[from.index()][artifact.0 as usize % HOME]) / PARTS
    }
    /// Turns from an artifact home, and out of the Depths.
    #[inline(always)]
    pub(super) fn back(&self, artifact: Artifact) -> [f32; 2] {
        self.back[artifact.0 as usize % HOME].map(|turns| f32::from(turns) / PARTS)
    }
    /// Turns home.
    #[inline(always)]
    pub(super) fn home(&self, from: Room) -> f32 {
        f32::from(self.turns[from.index()][HOME]) / PARTS
    }
    /// Turns out of the Depths.
    #[inline(always)]
    pub(super) fn up(&self, from: Room) -> f32 {
        f32::from(self.turns[from.index()][UP]) / PARTS
    }
    /// The chances of being home and above the Depths after this many turns.
    #[inline(always)]
    pub(super) fn by(&self, from: Room, turns: u8) -> [f32; 2] {
        let turns = usize::from(turns).min(COUNTDOWN.len() - 1);
        self.by[from.index()].map(|chances| f32::from(chances[turns]) / 255.0)
    }

    fn plan(side: Side, strides: &ByRoom<ByRoom<u8>>, odds: &[f32; MOST_BOOTS + 1]) -> Travel {
        let (board, rooms) = (side.board(), atlas(side, 0).artifact_rooms);
        let mut travel = Travel {
            turns: [[0; GOALS]; MOST_ROOMS],
            back: [[0; 2]; ARTIFACTS.len()],
            by: [[[0; COUNTDOWN.len()]; 2]; MOST_ROOMS],
        };
        for goal in 0..GOALS {
            let is_goal = |room: Room| match goal {
                HOME => room == Room::start(side),
                UP => !board.depths.has(room),
                artifact => room == rooms[artifact],
            };
            let mut there = [0.0f32; MOST_ROOMS];
            board.rooms().filter(|&room| is_goal(room)).for_each(|room| there[room.index()] = 1.0);
            let mut turns = [0.0f32; MOST_ROOMS];
            for turn in 0..MOST_TURNS {
                for (room, &chance) in there.iter().enumerate() {
                    turns[room] += 1.0 - chance;
                    if goal >= HOME && turn < COUNTDOWN.len() {
                        travel.by[room][goal - HOME][turn] = (chance * 255.0) as u8;
                    }
                }
                there = a_turn_earlier(strides, odds, &there);
            }
            for (room, &chance) in there.iter().enumerate() {
                // Somebody who is not there by then will take about as long again.
                let turns = turns[room] + (1.0 - chance) * MOST_TURNS as f32;
                travel.turns[room][goal] = (turns * PARTS) as u16;
            }
        }
        travel.back = rooms.map(|room| [travel.turns[room.index()][HOME], travel.turns[room.index()][UP]]);
        travel
    }
}

/// The chances of being there with one more turn.
fn a_turn_earlier(strides: &ByRoom<ByRoom<u8>>, odds: &[f32; MOST_BOOTS + 1], there: &ByRoom<f32>) -> ByRoom<f32> {
    std::array::from_fn(|from| {
        let mut best = [0.0f32; MOST_BOOTS + 1];
        for (&boots, &chance) in strides[from].iter().zip(there) {
            if usize::from(boots) <= MOST_BOOTS {
                best[usize::from(boots)] = best[usize::from(boots)].max(chance);
            }
        }
        let (mut chance, mut so_far) = (0.0, 0.0f32);
        for (&best, odds) in best.iter().zip(odds) {
            so_far = so_far.max(best);
            chance += so_far * odds;
        }
        chance
    })
}

/// How many Boots it takes to get from each room to each other room in one turn, which a cave ends. Two monsters count
/// as one Boot.
fn strides(side: Side, passable: Passable) -> ByRoom<ByRoom<u8>> {
    let board = side.board();
    let mut strides = [[u8::MAX; MOST_ROOMS]; MOST_ROOMS];
    for from in board.rooms() {
        let stride = &mut strides[from.index()];
        stride[from.index()] = 0;
        for boots in 0..MOST_BOOTS as u8 {
            for room in board.rooms().filter(|&room| room == from || !board.crystal_caves.has(room)) {
                if stride[room.index()] != boots {
                    continue;
                }
                for way in board.ways(room).iter().filter(|way| passable.has(way)) {
                    let reached = boots + way.boots + way.monsters / 2;
                    stride[way.to.index()] = stride[way.to.index()].min(reached);
                }
            }
        }
    }
    strides
}

/// The distribution of Boots in a turn: binomial, with at most `MOST_BOOTS`.
fn odds(pace: usize) -> [f32; MOST_BOOTS + 1] {
    let mean = SLOWEST + pace as f32 / PACES_IN_A_BOOT;
    let each = mean / MOST_BOOTS as f32;
    let mut odds = [0.0; MOST_BOOTS + 1];
    odds[0] = 1.0;
    for _ in 0..MOST_BOOTS {
        for boots in (0..=MOST_BOOTS).rev() {
            let fewer = if boots > 0 { odds[boots - 1] } else { 0.0 };
            odds[boots] = odds[boots] * (1.0 - each) + fewer * each;
        }
    }
    odds
}
