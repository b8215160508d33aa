//! How everybody stands, in numbers: the calculated chances, and what the judge looks at in addition.
use super::chances::{Forecast, forecast};
use super::judge::{INPUTS, Inputs};
use super::outlook::{Field, Outlook, Racer};
use super::points;
use super::yields::{Good, Pace, Yield};
use crate::{Open, State, Status};
use engine::{Bag, BySeat, MOST_SEATS, Seat};

/// By how many points a seat's result varies even if it leaves at once.
const SPREAD: f32 = 4.5;
/// By how many more for each turn to come.
const SPREAD_EACH_TURN: f32 = 2.4;
/// What the risk of dying costs; like all points it is less certain the more turns there are to come.
const RISK: f32 = 8.2;
/// The points of a seat that cannot win.
const LOST: f32 = -1e6;

/// Everybody at this moment.
pub(super) struct Features {
    /// The logarithm of everybody's calculated chance of winning, up to a constant.
    pub(super) calculated: BySeat<f32>,
    /// The numbers behind it, and more.
    pub(super) inputs: BySeat<Inputs>,
}

/// The features of all players; the dead have none.
pub(super) fn features(state: &State) -> Features {
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
            // A player has a chance only if they live.
            expected[seat] = forecast.points + RISK * forecast.journey.up.max(1e-4).ln();
            inputs[seat] = describe_racer(state, seat, &outlook, &forecast);
        } else if state.people[seat].status != Status::Dead {
            expected[seat] = describe_idler(state, seat, &mut inputs[seat]);
        }
    }
    compare(state, &expected, turns, &mut inputs)
}

/// Adds the numbers that depend on the other players.
fn compare(state: &State, expected: &BySeat<f32>, turns: f32, inputs: &mut BySeat<Inputs>) -> Features {
    let spread = SPREAD + SPREAD_EACH_TURN * turns.min(12.0);
    let mut calculated = BySeat([LOST; MOST_SEATS as usize]);
    for seat in state.everyone().into_iter().filter(|&seat| expected[seat] > LOST) {
        calculated[seat] = expected[seat] * 1.7 / spread;
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
    Features { calculated, inputs: *inputs }
}

/// Describes a player who is out and alive; returns the points.
fn describe_idler(open: &Open, seat: Seat, inputs: &mut Inputs) -> f32 {
    let (person, pace) = (&open.people[seat], Pace::of(open, seat));
    let leaving = if person.status == Status::Left { points::of_leaving(&pace) } else { 0.0 };
    let (own, artifacts) = (points::besides_artifacts(open, seat, &pace), points::of_artifacts(person.artifacts));
    put(inputs, 0, [own / 20.0, artifacts / 10.0]);
    put(inputs, 4, [f32::from(leaving > 0.0), 1.0]);
    put(inputs, 35, [1.0]);
    own + artifacts + leaving
}

/// Describes a player who is in the game.
#[inline(always)]
fn describe_racer(state: &State, seat: Seat, outlook: &Outlook, forecast: &Forecast) -> Inputs {
    let (person, pace, journey) = (&state.people[seat], &outlook.pace, &forecast.journey);
    let mut inputs = [0.0; INPUTS];
    put(
        &mut inputs,
        0,
        [
            points::besides_artifacts(state, seat, pace) / 20.0,
            points::of_artifacts(person.artifacts) / 10.0,
            f32::from(person.artifacts != 0),
            forecast.fetches.map_or(0.0, |artifact| f32::from(artifact.value())) / 10.0,
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
        &mut inputs,
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
        &mut inputs,
        22,
        [
            f32::from(state.bag.count(seat.0) + person.area) / 8.0,
            state.bag.total() as f32 / 24.0,
            f32::from(person.supply) / 15.0,
            f32::from((seat.0 + state.players - state.actor.0) % state.players) / 3.0,
            f32::from(person.can_carry()),
            f32::from(person.keys > 0),
            f32::from(state.board().depths.has(person.room)),
            state.runner.map_or(0.0, |runner| 0.3 + f32::from(runner.space) / 5.0),
            person.tokens.iter().map(Bag::total).sum::<u32>() as f32 / 3.0,
        ],
    );
    put(&mut inputs, 31, at_hand(state, seat));
    inputs
}

/// What this seat may do in its next turn, or in the rest of this one.
#[inline(always)]
fn at_hand(state: &State, seat: Seat) -> [f32; 4] {
    let hand = Yield::of_cards(&state.hand(seat));
    let (acts, allowance) = (state.actor == seat, &state.allowance);
    let (boots, skill, swords) =
        if acts { (allowance.boots + 2 * allowance.teleports, allowance.skill, allowance.swords) } else { (0, 0, 0) };
    [
        f32::from(acts),
        (hand.of(Good::Boots) + f32::from(boots)) / 4.0,
        (hand.of(Good::Skill) + f32::from(skill)) / 5.0,
        (hand.of(Good::Swords) + f32::from(swords)) / 3.0,
    ]
}

/// Writes these numbers from this place on.
#[inline(always)]
fn put<const N: usize>(inputs: &mut Inputs, at: usize, numbers: [f32; N]) {
    inputs[at..at + N].copy_from_slice(&numbers);
}
