//! What everybody will probably end up with, in a world where everything is known.
//!
//! The numbers were fitted to the winners of 3,600 matches of `rule` against itself, with two, three and four players
//! and one random action in sixteen, by maximum likelihood.
use super::ledger::{loudest, promise, rounds_to_come, turns_to_come};
use super::tally::Tally;
use crate::cards::CardSet;
use crate::components::{CARDS, Card, HAND_LIMIT, KABLOOEY_COINS, SNORE_EYES, SPACES, TaskKind, fitting};
use crate::shafts::SHAFTS;
use crate::state::{Errand, State, Step};
use crate::{Clonk, rubble};
use engine::{Aspect, BySeat, Seat, chances_from, outcome};

/// Cards each task gets per turn when twelve of its cards are still available.
const PACE: f32 = 0.298;
/// The change of that for every twelve more or fewer.
const SUPPLY_PACE: f32 = 1.08;
const SUPPLY_USUAL: f32 = 12.0;
/// What a further turn brings besides tasks.
const TURN: f32 = 7.82;
/// The value of a turn in progress, as a share of a turn to come.
const REST: f32 = 0.92;
/// Eyes per turn.
const GROWTH: f32 = 2.2;
/// The share of the cards in hand that end up counting for a task.
const DUG_LATER: f32 = 0.42;
/// How far apart eyes must be before it is clear who is the loudest, with a round to go.
const EYE_SPREAD: f32 = 1.014;
/// The uncertainty about eyes that remains in the last turn, in rounds.
const EYES_OPEN: f32 = 1.43;
/// The same for points.
const POINT_SPREAD: f32 = 6.85;
const POINTS_OPEN: f32 = 0.574;
/// A card in hand while there are turns left.
const HELD: f32 = 0.557;
/// A card in hand that fits the last card.
const WAY_HAND: f32 = 0.382;
/// A top of a shaft that fits the last card.
const WAY_TOP: f32 = 0.066;
/// The last card belongs to one of the seat's tasks.
const ANCHOR: f32 = 0.62;

/// The components of a seat's standing.
#[derive(Clone, Copy, Default)]
struct Standing {
    coins: f32,
    tasks: f32,
    eyes: f32,
    /// Cards that fit the last one.
    ways: f32,
    /// Cards in hand.
    hand: f32,
    /// Turns still to come, including the rest of the current one.
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
            standings[seat] = Outlook { state, rounds, gone }.standing(seat, owned[seat]);
            eyes[seat] = standings[seat].eyes;
        }
        let loud = loudest(&eyes, state.players, EYE_SPREAD * (rounds + EYES_OPEN).sqrt());
        let losses = BySeat(std::array::from_fn(|seat| loud.0[seat] * eyes.0[seat] / 2.0));
        Forecast { standings, losses, rounds }
    }
}

/// What the seats have in common.
struct Outlook<'a> {
    state: &'a State,
    rounds: f32,
    /// Cards that nobody can collect any more.
    gone: Tally,
}

impl Outlook<'_> {
    /// What this seat will probably end up with: the cards it owns, and what is still to come.
    #[inline(always)]
    fn standing(&self, seat: Seat, owned: Tally) -> Standing {
        let state = self.state;
        let hand = state.faces.hands[seat];
        let held = Tally::of(&hand);
        let rest = rest_of_turn(state, seat);
        let turns = turns_to_come(state, self.rounds, seat) + rest.turn;
        let soon = turns.min(1.0);
        let last = state.last_card(seat);
        let (mut tasks, mut ways) = (0.0, ways_on(state, &hand, last));
        for kind in TaskKind::ALL {
            let Some(task) = state.faces.task(seat, kind) else { continue };
            let count = |tally: Tally| f32::from(tally.count(task));
            let supply = (OF_A_TASK - count(self.gone)) / SUPPLY_USUAL - 1.0;
            tasks += promise(count(owned) + DUG_LATER * soon * count(held) + (PACE + SUPPLY_PACE * supply) * turns);
            ways += if task.cards().has_some(last) { ANCHOR } else { 0.0 };
        }
        Standing {
            coins: f32::from(owned.coins() + state.kablooeys[seat] * KABLOOEY_COINS),
            tasks,
            eyes: f32::from(owned.eyes() + state.snores[seat] * SNORE_EYES) + GROWTH * turns,
            ways: ways * soon,
            hand: HELD * soon * (f32::from(state.hands[seat]) + rest.cards).min(f32::from(HAND_LIMIT)),
            turns,
        }
    }
}

/// Cards of one colour, or of one treasure (CL-1.6).
const OF_A_TASK: f32 = (CARDS / 6) as f32;

/// How much of the current turn is still ahead of a seat, and how many cards it will add to the hand.
struct Rest {
    turn: f32,
    cards: f32,
}

#[inline(always)]
fn rest_of_turn(state: &State, seat: Seat) -> Rest {
    let cards_only = |cards: f32| Rest { turn: 0.0, cards };
    if seat != state.actor {
        return cards_only(0.0);
    }
    match state.step {
        Step::Lay => cards_only(-1.0),
        Step::Discard | Step::Over => cards_only(0.0),
        Step::Fetch(Errand::Hand { draws }) | Step::Stir(Errand::Hand { draws }) => cards_only(f32::from(draws) - 1.0),
        Step::Fetch(Errand::Refill { .. }) | Step::Stir(Errand::Refill { .. }) => rest_of_digging(state, seat),
        Step::Start | Step::Tiles { .. } | Step::Tasks | Step::Shafts(_) => rest_of_digging(state, seat),
        Step::Hands(_) | Step::Cart | Step::Dig | Step::TurnUp(_) => rest_of_digging(state, seat),
    }
}

#[inline(always)]
fn rest_of_digging(state: &State, seat: Seat) -> Rest {
    let dug = state.galleries[seat].len();
    let turn = REST * f32::from(SPACES as u8 - dug) / SPACES as f32;
    Rest { turn, cards: 0.5 * (f32::from(rubble::draws(dug)) - 1.0) }
}

/// Cards in the hand and on the shafts that fit the last card.
#[inline(always)]
fn ways_on(state: &State, hand: &CardSet, last: Option<Card>) -> f32 {
    let fitting = fitting(last);
    let mut tops = 0;
    for shaft in SHAFTS {
        tops += u8::from(fitting.has_some(state.shafts.top(shaft)));
    }
    WAY_HAND * f32::from(hand.and(fitting).len().min(2)) + WAY_TOP * f32::from(tops.min(3))
}

/// The components of a seat's standing, as reasons for hints.
pub(super) fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
    let Forecast { standings, losses, .. } = Forecast::new(state);
    let own = standings[seat];
    let others = || state.everyone().filter(|&other| other != seat);
    let leader = others().map(|other| standings[other].points()).fold(f32::MIN, f32::max);
    let noise = others().map(|other| losses[other]).sum::<f32>();
    vec![
        Aspect::of_points("why-coins", own.coins),
        Aspect::of_points("why-tasks", own.tasks),
        Aspect::of_points("why-quieter", -losses[seat]),
        Aspect { key: "why-louder-others", points: noise / f32::from(state.players), amount: noise },
        Aspect::of_points("why-ways-on", own.ways),
        Aspect::of_points("why-hand", own.hand),
        Aspect { key: "why-rivals", points: -0.5 * leader, amount: -leader },
    ]
}
