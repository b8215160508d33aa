//! Who will win: the points everybody will probably end with, and the chance to end with any.
use super::outlook::{Field, Journey, Outlook, Racer};
use super::points;
use super::yields::Pace;
use crate::*;

/// Points that a seat's result varies by even if it leaves at once.
const SPREAD: f32 = 4.5;
/// By how many more for each turn that is still to come.
const SPREAD_EACH_TURN: f32 = 2.4;
/// What the risk to die costs: it is the less certain the more turns there are to come, like all points.
const RISK: f32 = 8.2;
/// What a cube of health is worth to who is in the game.
const HEALTH_POINTS: f32 = 0.5;
/// What a Boot in every turn is worth besides.
const SPEED_POINTS: f32 = 0.16;
/// What a turn of slack is worth besides, as far as it goes.
const SLACK_POINTS: f32 = 0.74;
/// An artifact that must still be fetched may be gone by then.
const ARTIFACT_TO_COME: f32 = 0.88;

/// What a seat in the game will probably come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast {
    /// The points it will end with, if with any.
    pub(super) points: f32,
    /// How its way out will end.
    pub(super) journey: Journey,
}

/// What this seat, which is in the game, will probably come to.
#[inline(always)]
pub(super) fn forecast(open: &Open, seat: Seat, outlook: &Outlook, fetches: Option<Artifact>) -> Forecast {
    let person = &open.people[seat];
    let mut artifacts = points::of_artifacts(person.artifacts);
    let journey = if person.artifacts != 0 {
        outlook.way_home(person.room)
    } else if let Some(artifact) = fetches {
        artifacts += ARTIFACT_TO_COME * f32::from(artifact.value());
        outlook.way_by(person.room, artifact)
    } else {
        Journey { up: 0.02, home: 0.0, turns: 20.0 }
    };
    let leaving = points::of_leaving(&outlook.pace) * journey.home / journey.up.max(1e-6);
    let own = points::besides_artifacts(open, seat, &outlook.pace);
    let slack = (outlook.deadline - journey.turns).clamp(-6.0, 6.0);
    let standing = HEALTH_POINTS * outlook.health + SPEED_POINTS * outlook.speed + SLACK_POINTS * slack;
    Forecast { points: own + artifacts + leaving + outlook.income(journey.turns) + standing, journey }
}

/// Everybody's chance to win.
pub(super) fn chances(state: &State) -> BySeat<f32> {
    if Clank::turn(state) == Turn::Over {
        return outcome::<Clank>(state);
    }
    let mut racers = [None; MOST_SEATS as usize];
    let mut field = Field::of(state);
    for seat in state.inside {
        let racer = Racer::of(state, seat);
        field.exits[seat] = racer.exit;
        racers[seat.index()] = Some(racer);
    }
    let (mut expected, mut turns) = (BySeat([-1e6f32; MOST_SEATS as usize]), 0.0f32);
    let mut lives = [1.0f32; MOST_SEATS as usize];
    for seat in state.everyone() {
        if let Some(racer) = &racers[seat.index()] {
            let outlook = Outlook::among(state, seat, racer, &field);
            let Forecast { points, journey } = forecast(state, seat, &outlook, racer.artifact);
            expected[seat] = points;
            lives[seat.index()] = journey.up;
            turns = turns.max(journey.turns.min(outlook.deadline));
        } else if state.people[seat].standing != Standing::Dead {
            let (person, pace) = (&state.people[seat], Pace::of(state, seat));
            let leaving = if person.standing == Standing::Left { points::of_leaving(&pace) } else { 0.0 };
            let artifacts = points::of_artifacts(person.artifacts);
            expected[seat] = points::besides_artifacts(state, seat, &pace) + artifacts + leaving;
        }
    }
    let spread = SPREAD + SPREAD_EACH_TURN * turns.min(12.0);
    for seat in state.inside {
        // Who may die has a chance only as far as he lives.
        expected[seat] += RISK * lives[seat.index()].max(1e-4).ln();
    }
    chances_from(expected, state.players, spread)
}
