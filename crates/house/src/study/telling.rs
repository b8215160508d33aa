//! What happened, in the words of the game.
use super::Study;
use engine::scene::{Beat, Line};
use engine::{Seat, Viewer, Words};

/// What this step, counted from 0, told: to everybody, or else to whoever it concerns.
fn what_happened(study: &Study, step: usize, concerns: Seat, words: &dyn Words, names: &[String]) -> Vec<Line> {
    let told = |who: Viewer| -> Vec<Line> {
        let [before, after] = [step, step + 1].map(|steps| study.scene(steps, who, words, names));
        let told = before.beats.last().map(|beat| beat.at);
        let is_new = |beat: &&Beat| !beat.head && told.is_none_or(|told| beat.at > told);
        after.story().filter(is_new).map(|beat| beat.line.clone()).collect()
    };
    let public = told(Viewer::Onlooker);
    if public.is_empty() { told(Viewer::Seat(concerns)) } else { public }
}

/// How many steps later something may be told: cubes are drawn one by one and counted together.
const LATER: usize = 4;

/// The same; where a step alone tells nothing, what the next ones told.
pub(crate) fn what_came_of_it(
    study: &Study,
    step: usize,
    concerns: Seat,
    words: &dyn Words,
    names: &[String],
) -> Vec<Line> {
    let steps = step..(step + LATER).min(study.steps());
    let told = steps.map(|step| what_happened(study, step, concerns, words, names)).find(|told| !told.is_empty());
    told.unwrap_or_else(|| vec![words.line("web-chance-drew", &[])])
}
