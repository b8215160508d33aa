//! What happened, in the words of the game.
use super::Study;
use engine::scene::{Line, Tale};
use engine::{Seat, Viewer, Words};

/// What this step, counted from 0, told: to everybody, or else to whoever it concerns.
fn what_happened(study: &Study, step: usize, concerns: Seat, words: &dyn Words, names: &[String]) -> Vec<Line> {
    let told = |who: Viewer| -> Vec<Line> {
        let [before, after] = [step, step + 1].map(|steps| study.scene(steps, who, words, names).story);
        fresh(&before, &after).iter().filter(|tale| !tale.head).map(|tale| tale.line.clone()).collect()
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

/// The lines that were not told before. A story may drop its oldest lines.
fn fresh<'t>(before: &[Tale], after: &'t [Tale]) -> &'t [Tale] {
    let same = before.iter().zip(after).take_while(|(one, other)| one == other).count();
    if same > 0 || before.is_empty() {
        return &after[same..];
    }
    let last = before.last().and_then(|last| after.iter().rposition(|tale| tale == last));
    &after[last.map_or(after.len().saturating_sub(1), |at| at + 1)..]
}
