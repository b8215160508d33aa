//! Who will win: the points everybody will probably end with, and the chance to end with any.
use super::outlook::{Journey, Outlook, exit_turns, likely_artifact};
use super::points;
use super::yields::Pace;
use crate::*;

/// Points that a seat's result varies by even if it leaves at once.
const SPREAD: f32 = 4.0;
/// By how many more for each turn that is still to come.
const SPREAD_EACH_TURN: f32 = 1.5;
/// How much of the risk to die counts: who stands badly plays more carefully.
const RISK: f32 = 0.8;
/// An artifact that must still be fetched may be gone by then.
const ARTIFACT_TO_COME: f32 = 0.85;

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
pub(super) fn forecast(open: &Open, seat: Seat, outlook: &Outlook) -> Forecast {
    let (person, atlas) = (&open.people[seat], outlook.atlas);
    let mut artifacts = points::of_artifacts(person.artifacts);
    let journey = if person.artifacts != 0 {
        outlook.journey(f32::from(atlas.up(person.room)), f32::from(atlas.home(person.room)))
    } else if let Some((artifact, effort)) = likely_artifact(open, person.room, atlas, outlook.speed) {
        artifacts += ARTIFACT_TO_COME * f32::from(artifact.value());
        let room = atlas.artifact_rooms[artifact.0 as usize];
        outlook.journey(effort - f32::from(atlas.home(room)) + f32::from(atlas.up(room)), effort)
    } else {
        Journey { up: 0.02, home: 0.0, turns: 20.0 }
    };
    let leaving = points::of_leaving(&outlook.pace) * journey.home / journey.up.max(1e-6);
    let own = points::besides_artifacts(open, seat, &outlook.pace);
    Forecast { points: own + artifacts + leaving + outlook.income(journey.turns), journey }
}

/// Everybody's chance to win.
pub(super) fn chances(state: &State) -> BySeat<f32> {
    if Clank::turn(state) == Turn::Over {
        return outcome::<Clank>(state);
    }
    let mut paces = [None; MOST_SEATS as usize];
    let mut exits = BySeat([99.0; MOST_SEATS as usize]);
    for seat in state.inside {
        let pace = Pace::of(state, seat);
        exits[seat] = exit_turns(state, seat, &pace);
        paces[seat.index()] = Some(pace);
    }
    let (mut expected, mut turns) = (BySeat([-1e6f32; MOST_SEATS as usize]), 0.0f32);
    let mut lives = [1.0f32; MOST_SEATS as usize];
    for seat in state.everyone() {
        if let Some(pace) = paces[seat.index()] {
            let outlook = Outlook::among(state, seat, pace, &exits);
            let Forecast { points, journey } = forecast(state, seat, &outlook);
            expected[seat] = points;
            lives[seat.index()] = journey.up;
            turns = turns.max(journey.turns.min(outlook.deadline));
        } else if state.people[seat].standing != Standing::Dead {
            expected[seat] = f32::from(Account::of(state, seat).total());
        }
    }
    let spread = SPREAD + SPREAD_EACH_TURN * turns.min(12.0);
    for seat in state.inside {
        // Who may die has a chance only as far as he lives.
        expected[seat] += RISK * spread / 1.7 * lives[seat.index()].max(1e-4).ln();
    }
    chances_from(expected, state.players, spread)
}
