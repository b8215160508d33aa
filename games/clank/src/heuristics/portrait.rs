//! How everybody stands, in numbers: what can be reckoned of the end, and what the judge looks at besides.
use super::chances::{Forecast, forecast};
use super::judge::{INPUTS, Inputs};
use super::outlook::{Field, Outlook, Racer};
use super::points;
use super::yields::{Good, Pace, Yield};
use crate::*;

/// Points that a seat's result varies by even if it leaves at once.
const SPREAD: f32 = 4.5;
/// By how many more for each turn that is still to come.
const SPREAD_EACH_TURN: f32 = 2.4;
/// What the risk to die costs: it is the less certain the more turns there are to come, like all points.
const RISK: f32 = 8.2;
/// So many points has who cannot win.
const LOST: f32 = -1e6;

/// Everybody at this moment.
pub(super) struct Portraits {
    /// The logarithm of everybody's chance to win as far as it can be reckoned, up to what they have in common.
    pub(super) reckoned: BySeat<f32>,
    /// The numbers behind it, and others.
    pub(super) inputs: BySeat<Inputs>,
}

/// The portraits of all who play. The dead have none: nothing can be reckoned of them.
pub(super) fn portraits(state: &State) -> Portraits {
    let mut racers = [None; MOST_SEATS as usize];
    let mut field = Field::of(state);
    for seat in state.inside {
        let racer = Racer::of(state, seat);
        field.exits[seat] = racer.exit;
        racers[seat.index()] = Some(racer);
    }
    let mut inputs = BySeat([[0.0; INPUTS]; MOST_SEATS as usize]);
    let (mut expected, mut turns) = (BySeat([LOST; MOST_SEATS as usize]), 0.0f32);
    for seat in state.everyone() {
        if let Some(racer) = &racers[seat.index()] {
            let outlook = Outlook::among(state, seat, racer, &field);
            let forecast = forecast(state, seat, &outlook, racer.artifact);
            turns = turns.max(forecast.journey.turns.min(outlook.deadline));
            // Who may die has a chance only as far as he lives.
            expected[seat] = forecast.points + RISK * forecast.journey.up.max(1e-4).ln();
            paint_racer(state, seat, (&outlook, &forecast, racer.artifact), &mut inputs[seat]);
        } else if state.people[seat].standing != Standing::Dead {
            expected[seat] = paint_idler(state, seat, &mut inputs[seat]);
        }
    }
    compare(state, &expected, turns, &mut inputs)
}

/// Adds what follows from the others.
fn compare(state: &State, expected: &BySeat<f32>, turns: f32, inputs: &mut BySeat<Inputs>) -> Portraits {
    let spread = SPREAD + SPREAD_EACH_TURN * turns.min(12.0);
    let mut reckoned = BySeat([LOST; MOST_SEATS as usize]);
    for seat in state.everyone().into_iter().filter(|&seat| expected[seat] > LOST) {
        reckoned[seat] = expected[seat] * 1.7 / spread;
        let others = state.everyone().without(seat).into_iter();
        let best = others.map(|other| expected[other]).fold(f32::MIN, f32::max);
        put(
            &mut inputs[seat],
            36,
            [
                ((expected[seat] - best) / spread).clamp(-3.0, 3.0),
                (turns / 8.0).min(2.0),
                f32::from(state.players) - 3.0,
                f32::from(state.inside.len()) / 4.0,
            ],
        );
    }
    Portraits { reckoned, inputs: *inputs }
}

/// Somebody who is out, and alive: answers with the points.
fn paint_idler(open: &Open, seat: Seat, inputs: &mut Inputs) -> f32 {
    let (person, pace) = (&open.people[seat], Pace::of(open, seat));
    let leaving = if person.standing == Standing::Left { points::of_leaving(&pace) } else { 0.0 };
    let (own, artifacts) = (points::besides_artifacts(open, seat, &pace), points::of_artifacts(person.artifacts));
    put(inputs, 0, [own / 20.0, artifacts / 10.0]);
    put(inputs, 4, [yes(leaving > 0.0), 1.0]);
    put(inputs, 35, [1.0]);
    own + artifacts + leaving
}

/// Somebody who is in the game.
#[inline(always)]
fn paint_racer(
    state: &State,
    seat: Seat,
    (outlook, forecast, fetches): (&Outlook, &Forecast, Option<Artifact>),
    inputs: &mut Inputs,
) {
    let (person, pace, journey) = (&state.people[seat], &outlook.pace, &forecast.journey);
    put(
        inputs,
        0,
        [
            points::besides_artifacts(state, seat, pace) / 20.0,
            points::of_artifacts(person.artifacts) / 10.0,
            yes(person.artifacts != 0),
            fetches.map_or(0.0, |artifact| f32::from(artifact.value())) / 10.0,
            journey.home,
            journey.up,
            journey.up.max(1e-3).ln() / 2.0,
            journey.turns.min(20.0) / 5.0,
            outlook.deadline.min(20.0) / 5.0,
            (outlook.deadline - journey.turns).clamp(-6.0, 6.0) / 4.0,
            outlook.health / 5.0,
            outlook.harm.min(4.0),
            outlook.growth.min(2.0) * 2.0,
            outlook.speed / 8.0,
        ],
    );
    put(
        inputs,
        14,
        [
            pace.each_turn(Good::Skill) / 4.0,
            pace.each_turn(Good::Swords) / 2.0,
            pace.each_turn(Good::Draw),
            pace.each_turn(Good::Clank),
            pace.each_turn(Good::Quiet),
            pace.each_turn(Good::Gold),
            pace.cards / 12.0,
            f32::from(person.gold) / 10.0,
        ],
    );
    put(
        inputs,
        22,
        [
            f32::from(state.bag.count(seat.0) + person.area) / 8.0,
            state.bag.total() as f32 / 24.0,
            f32::from(person.supply) / 15.0,
            f32::from((seat.0 + state.players - state.actor.0) % state.players) / 3.0,
            yes(person.can_carry()),
            yes(person.keys > 0),
            yes(state.board().depths.has(person.room)),
            state.runner.map_or(0.0, |runner| 0.3 + f32::from(runner.space) / 5.0),
            person.tokens.iter().map(Bag::total).sum::<u32>() as f32 / 3.0,
        ],
    );
    put(inputs, 31, at_hand(state, seat));
}

/// What this seat may do in its next turn, or in the rest of this one.
#[inline(always)]
fn at_hand(state: &State, seat: Seat) -> [f32; 4] {
    let hand = Yield::of_cards(&state.hand(seat));
    let (acts, purse) = (state.actor == seat, &state.purse);
    let (boots, skill, swords) =
        if acts { (purse.boots + 2 * purse.teleports, purse.skill, purse.swords) } else { (0, 0, 0) };
    [
        yes(acts),
        (hand.of(Good::Boots) + f32::from(boots)) / 4.0,
        (hand.of(Good::Skill) + f32::from(skill)) / 5.0,
        (hand.of(Good::Swords) + f32::from(swords)) / 3.0,
    ]
}

#[inline(always)]
fn yes(fact: bool) -> f32 {
    f32::from(u8::from(fact))
}

/// Writes these numbers from this place on.
#[inline(always)]
fn put<const N: usize>(inputs: &mut Inputs, at: usize, numbers: [f32; N]) {
    inputs[at..at + N].copy_from_slice(&numbers);
}
