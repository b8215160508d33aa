//! What everybody will probably end with, in a world where everything is known.
//!
//! The numbers were fitted to who won in 3,600 matches of `rule` against itself, with two, three and four players and
//! with one random action in sixteen, so that the logarithm of the winner's chance is highest.
use super::ledger::{loudest, promise, rounds_to_come, turns_to_come};
use super::tally::Tally;
use crate::*;

/// Cards that each task gets in a turn, when twelve of its cards are still to be had.
const PACE: f32 = 0.298;
/// The same, for each twelve more or fewer.
const SUPPLY_PACE: f32 = 1.08;
const SUPPLY_USUAL: f32 = 12.0;
/// What a further turn brings besides tasks.
const TURN: f32 = 7.82;
/// A turn that has begun is worth so much of one to come.
const REST: f32 = 0.92;
/// Eyes that a turn brings.
const GROWTH: f32 = 2.2;
/// The share of the cards in hand that is dug for a task in the end.
const DUG_LATER: f32 = 0.42;
/// How far apart eyes must be before it is clear who is the loudest, with a round to go.
const EYE_SPREAD: f32 = 1.014;
/// Even the last turn leaves so many rounds of uncertainty about eyes.
const EYES_OPEN: f32 = 1.43;
/// The same for points.
const POINT_SPREAD: f32 = 6.85;
const POINTS_OPEN: f32 = 0.574;
/// A card in hand while a turn is to come.
const HELD: f32 = 0.557;
/// A card in hand that fits the last card.
const WAY_HAND: f32 = 0.382;
/// A top of a shaft that fits the last card.
const WAY_TOP: f32 = 0.066;
/// The last card is of an own task.
const ANCHOR: f32 = 0.62;

/// How a seat stands, side by side.
#[derive(Clone, Copy, Default)]
struct Standing {
    coins: f32,
    tasks: f32,
    eyes: f32,
    /// Cards that fit the last one.
    ways: f32,
    /// Cards in hand.
    hand: f32,
    /// Turns still to come, the rest of the running one included.
    turns: f32,
}

impl Standing {
    /// All points before the loss for eyes.
    #[inline(always)]
    fn points(&self) -> f32 {
        self.coins + self.tasks + self.ways + self.hand + TURN * self.turns
    }
}

/// How everybody stands.
struct Forecast {
    standings: BySeat<Standing>,
    /// What eyes will cost each of them.
    losses: BySeat<f32>,
    rounds: f32,
}

/// Everybody's chance to win.
#[inline(always)]
pub(super) fn chances(state: &State) -> BySeat<f32> {
    if state.step == Step::Over {
        return outcome::<Clonk>(state);
    }
    let forecast = Forecast::new(state);
    let points = std::array::from_fn(|seat| forecast.standings.0[seat].points() - forecast.losses.0[seat]);
    chances_from(BySeat(points), state.players, POINT_SPREAD * (forecast.rounds + POINTS_OPEN).sqrt())
}

impl Forecast {
    #[inline(always)]
    fn new(state: &State) -> Forecast {
        let rounds = rounds_to_come(state);
        let (mut owned, mut gone) = (BySeat([Tally::default(); 4]), Tally::of(&state.discards));
        for seat in state.everyone() {
            owned[seat] = Tally::of_treasures(state, seat);
            gone = gone.plus(owned[seat]);
        }
        let (mut standings, mut eyes) = (BySeat([Standing::default(); 4]), BySeat([0.0; 4]));
        for seat in state.everyone() {
            standings[seat] = standing(state, seat, rounds, [owned[seat], gone]);
            eyes[seat] = standings[seat].eyes;
        }
        let loud = loudest(&eyes, state.players, EYE_SPREAD * (rounds + EYES_OPEN).sqrt());
        let losses = BySeat(std::array::from_fn(|seat| loud.0[seat] * eyes.0[seat] / 2.0));
        Forecast { standings, losses, rounds }
    }
}

/// What this seat will have, with what is still to come: it owns some cards already, and some can be had no more.
#[inline(always)]
fn standing(state: &State, seat: Seat, rounds: f32, [owned, gone]: [Tally; 2]) -> Standing {
    let hand = state.faces.hands[seat];
    let held = Tally::of(&hand);
    let (rest, draws) = rest_of_turn(state, seat);
    let turns = turns_to_come(state, rounds, seat) + rest;
    let soon = turns.min(1.0);
    let last = state.last_card(seat);
    let (mut tasks, mut ways) = (0.0, ways_on(state, &hand, last));
    for kind in Kind::ALL {
        let Some(task) = state.faces.task(seat, kind) else { continue };
        let count = |tally: Tally| f32::from(tally.count(task));
        let supply = (OF_A_TASK - count(gone)) / SUPPLY_USUAL - 1.0;
        tasks += promise(count(owned) + DUG_LATER * soon * count(held) + (PACE + SUPPLY_PACE * supply) * turns);
        ways += if task.cards().has_some(last) { ANCHOR } else { 0.0 };
    }
    Standing {
        coins: f32::from(owned.coins() + state.kablooeys[seat] * KABLOOEY_COINS),
        tasks,
        eyes: f32::from(owned.eyes() + state.snores[seat] * SNORE_EYES) + GROWTH * turns,
        ways: ways * soon,
        hand: HELD * soon * (f32::from(state.hands[seat]) + draws).min(f32::from(HAND_LIMIT)),
        turns,
    }
}

/// Cards of one colour, or of one treasure (CL-1.6).
const OF_A_TASK: f32 = (CARDS / 6) as f32;

/// How much of the running turn is still ahead of the seat, and how many cards it will add to the hand.
#[inline(always)]
fn rest_of_turn(state: &State, seat: Seat) -> (f32, f32) {
    if seat != state.actor {
        return (0.0, 0.0);
    }
    match state.step {
        Step::Lay => (0.0, -1.0),
        Step::Discard | Step::Over => (0.0, 0.0),
        Step::Fetch(Errand::Hand { draws }) | Step::Stir(Errand::Hand { draws }) => (0.0, f32::from(draws) - 1.0),
        _ => {
            let dug = state.galleries[seat].len();
            let rest = REST * f32::from(SPACES as u8 - dug) / SPACES as f32;
            (rest, 0.5 * (f32::from(rubble::draws(dug)) - 1.0))
        }
    }
}

/// Cards in the own hand and on the shafts that fit the last card.
#[inline(always)]
fn ways_on(state: &State, hand: &Cards, last: Option<Card>) -> f32 {
    let fitting = fitting(last);
    let mut tops = 0;
    for shaft in SHAFTS {
        tops += u8::from(fitting.has_some(state.shafts.top(shaft)));
    }
    WAY_HAND * f32::from(hand.and(fitting).len().min(2)) + WAY_TOP * f32::from(tops.min(3))
}

/// How a seat stands, for the reasons of hints.
pub(super) fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
    let Forecast { standings, losses, .. } = Forecast::new(state);
    let own = standings[seat];
    let others = || state.everyone().filter(|&other| other != seat);
    let leader = others().map(|other| standings[other].points()).fold(f32::MIN, f32::max);
    let noise = others().map(|other| losses[other]).sum::<f32>();
    vec![
        Aspect { key: "why-coins", points: own.coins },
        Aspect { key: "why-tasks", points: own.tasks },
        Aspect { key: "why-quieter", points: -losses[seat] },
        Aspect { key: "why-louder-others", points: noise / f32::from(state.players) },
        Aspect { key: "why-ways-on", points: own.ways },
        Aspect { key: "why-hand", points: own.hand },
        Aspect { key: "why-rivals", points: -0.5 * leader },
    ]
}
