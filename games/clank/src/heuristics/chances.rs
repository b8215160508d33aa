//! Who will win: everybody's likely points, the chance of scoring at all, and a correction from experience.
use super::features::{Features, features};
use super::judge::TAUGHT;
use super::outlook::{Journey, Outlook};
use super::points;
use crate::{Artifact, Clank, Open, State};
use engine::{BySeat, Game, Seat, Turn, chances_from, outcome};

/// What a cube of health is worth to a player in the game.
const HEALTH_POINTS: f32 = 0.5;
/// What a Boot in every turn is worth in addition.
const SPEED_POINTS: f32 = 0.16;
/// What a turn of slack is worth in addition, within limits.
const SLACK_POINTS: f32 = 0.74;
/// How likely an artifact is still there when the player arrives.
const ARTIFACT_TO_COME: f32 = 0.88;

/// How a seat in the game will probably do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast {
    /// The points it will end with, if it scores at all.
    pub(super) points: f32,
    /// How its way out will end.
    pub(super) journey: Journey,
    /// The artifact it will probably fetch first.
    pub(super) fetches: Option<Artifact>,
}

/// How this seat, which is in the game, will probably do.
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
    Forecast { points: own + artifacts + leaving + outlook.income(journey.turns) + standing, journey, fetches }
}

/// Everybody's chance of winning.
pub(super) fn chances(state: &State) -> BySeat<f32> {
    if Clank::turn(state) == Turn::Over {
        return outcome::<Clank>(state);
    }
    let Features { mut calculated, inputs } = features(state);
    for seat in state.everyone() {
        calculated[seat] += TAUGHT.correct(&inputs[seat]);
    }
    from_logarithms(calculated, state.players)
}

/// Chances from their logarithms; a constant added to all of them changes nothing.
pub(super) fn from_logarithms(logarithms: BySeat<f32>, players: u8) -> BySeat<f32> {
    chances_from(logarithms, players, 1.7)
}
