//! Who will win: the points everybody will probably end with, the chance to end with any, and what experience says of it.
use super::judge::TAUGHT;
use super::outlook::{Journey, Outlook};
use super::points;
use super::portrait::{Portraits, portraits};
use crate::*;

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
    let Portraits { mut reckoned, inputs } = portraits(state);
    for seat in state.everyone() {
        reckoned[seat] += TAUGHT.correct(&inputs[seat]);
    }
    from_logarithms(reckoned, state.players)
}

/// Chances from their logarithms, up to what these have in common.
pub(super) fn from_logarithms(logarithms: BySeat<f32>, players: u8) -> BySeat<f32> {
    chances_from(logarithms, players, 1.7)
}
