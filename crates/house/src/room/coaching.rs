//! The coach: each kind of decision is explained once, when it first comes up; and whoever asks for advice gets it.
use super::deciding::Decision;
use super::{At, OpenTable};
use crate::fault::Outcome;
use crate::house::{House, game};
use crate::keys::PersonId;
use crate::rows::{self, TaughtRow};
use bots::{Beside, Hint, as_good, because, equally_good};
use engine::{AnyTable, ForeseenStep, Foresight, Seat, Teaching, Viewer, Words};
use std::collections::{HashMap, HashSet};
use web::{Advice, Waymark};

/// What the coach has told at a table.
pub(crate) struct Coaching {
    taught: HashSet<TaughtRow>,
    /// How often somebody did something of a kind that was not explained to them. No store keeps it.
    unaided: HashMap<TaughtRow, u8>,
    /// The advice that was asked for. No store keeps it; it can be asked for again.
    given: Vec<Given>,
}

/// Advice for a seat. It stays on the page, in whatever language that is read, until the decision is another.
struct Given {
    seat: Seat,
    at: At,
    hints: Vec<Hint>,
}

impl Coaching {
    pub(super) fn new(taught: HashSet<TaughtRow>) -> Coaching {
        Coaching { taught, unaided: HashMap::new(), given: vec![] }
    }
    /// How many explanations were given: what a picture depends on.
    pub(super) fn taught(&self) -> usize {
        self.taught.len()
    }
    fn has_taught(&self, seat: Seat, kind: &str) -> bool {
        self.taught.contains(&TaughtRow { seat, kind: kind.to_owned() })
    }
    /// The advice this viewer was given for the decision at hand.
    pub(super) fn given(&self, who: Viewer, at: At) -> &[Hint] {
        let found = self.given.iter().find(|given| who.seat() == Some(given.seat) && given.at == at);
        found.map_or(&[], |given| &given.hints)
    }
}

/// A kind of decision and the key of what the coach says about it.
#[derive(Clone, Copy)]
pub(crate) struct Explanation {
    pub(crate) kind: &'static str,
    pub(super) key: &'static str,
}

/// What stands in the store for the sentence that says what the game is about.
pub(super) const GOAL: Explanation = Explanation { kind: "goal", key: Teaching::GOAL };
/// Whoever has done something so often without being told about it need not be told.
const UNAIDED: u8 = 2;

/// What the coach explains to this seat now: first what the game is about, also where no coach was wished for; then, of
/// several things, the one that its game names first. Nothing where there is nothing to choose, and nothing in an
/// exercise: whoever plays one again knows the game.
pub(crate) fn explanation(table: &OpenTable, seat: Seat) -> Option<Explanation> {
    let info = game(&table.row.game).ok().filter(|_| table.row.source.is_none())?.info();
    let seen = table.begun().ok()?.seen_by(Viewer::Seat(seat));
    let kinds = seen.kinds(seat);
    let told = |said: &Explanation| table.coaching.has_taught(seat, said.kind);
    if kinds.is_empty() || seen.offers(seat).len() < 2 {
        return None;
    }
    let said = info.teaching.coach.iter().map(|&(kind, key)| Explanation { kind, key });
    let said = said.filter(|said| table.row.coach && kinds.contains(&said.kind));
    std::iter::once(GOAL).chain(said).find(|said| !told(said))
}

/// May this seat hear from the coach in the course of the match? Where none was wished for, it is told the goal if it
/// never was, and in an exercise what that is.
pub(crate) fn may_speak(table: &OpenTable, seat: Seat) -> bool {
    table.row.coach || table.row.source.is_some() || !table.coaching.has_taught(seat, GOAL.kind)
}

/// The coach has explained this, and will not do so again. Nothing is remembered of what the coach never explains.
pub(crate) async fn teach(table: &mut OpenTable, house: &House, seat: Seat, kind: &str) -> Outcome {
    let coach = game(&table.row.game)?.info().teaching.coach;
    let is_kind = kind == GOAL.kind || table.row.coach && coach.iter().any(|(known, _)| *known == kind);
    if is_kind && table.coaching.taught.insert(TaughtRow { seat, kind: kind.to_owned() }) {
        table.write(house, vec![rows::teach(&table.row.id, seat, kind)]).await?;
    }
    Ok(())
}

/// Somebody did this; what was explained to them just before is told, and so is what they do without being told.
pub(crate) async fn done(table: &mut OpenTable, house: &House, seat: Seat, done: &Done) -> Outcome {
    if let Some(explained) = done.explained {
        teach(table, house, seat, explained.kind).await?;
    }
    let Some(kind) = done.kind.filter(|kind| table.row.coach && !table.coaching.has_taught(seat, kind)) else {
        return Ok(());
    };
    let times = table.coaching.unaided.entry(TaughtRow { seat, kind: kind.to_owned() }).or_default();
    *times += 1;
    if *times < UNAIDED { Ok(()) } else { teach(table, house, seat, kind).await }
}

/// Somebody sits down: what they were told at earlier tables of the same game need not be told again.
pub(crate) async fn remember(table: &mut OpenTable, house: &House, person: &PersonId) -> Outcome {
    let memory = rows::remember_taught(&table.row.id, person, &table.row.game);
    table.write(house, vec![memory]).await?;
    table.coaching.taught = rows::taught(&house.store, &table.row.id).await?;
    Ok(())
}

/// What the coach remembers of a decision.
pub(crate) struct Done {
    /// What was explained while it was taken.
    pub(crate) explained: Option<Explanation>,
    /// Of which kind it was, if it was a single one.
    pub(crate) kind: Option<&'static str>,
}

/// Shows this advice to a seat for as long as it has the same decision to take.
pub(crate) fn advise(table: &mut OpenTable, seat: Seat, at: At, hints: Vec<Hint>) {
    let given = &mut table.coaching.given;
    given.retain(|given| given.seat != seat);
    given.push(Given { seat, at, hints });
}

impl Coaching {
    /// A seat has acted: of the advice it was given, what went on like this still holds for what comes next.
    pub(super) fn follow(&mut self, Decision { seat, at }: Decision, action: &str, now: At) {
        let Some(given) = self.given.iter_mut().find(|given| given.seat == seat && given.at == at) else { return };
        let before = given.hints.len();
        given.hints = given.hints.drain(..).filter_map(|hint| hint.followed(action)).collect();
        given.at = now;
        if given.hints.len() < before {
            // What they were compared with is gone.
            given.hints.iter_mut().for_each(|hint| hint.contrast = None);
        }
    }
}

/// Hints in words, from what their seat can foresee.
pub(crate) fn in_words(hints: &[Hint], ahead: &Foresight, words: &dyn Words, names: &[String]) -> Vec<Advice> {
    let one = |(rank, hint): (usize, &Hint)| {
        let reason = hint.reason(rank, words, words);
        Advice { reason, ..one_in_words(hint, ahead.steps(&hint.actions, words, names)) }
    };
    hints.iter().enumerate().map(one).collect()
}

/// What is said of several hints that are about equally good.
pub(crate) fn equal(hints: &[Hint], words: &dyn Words) -> String {
    equally_good(as_good(hints), hints.len(), words)
}

/// All of it but the reason.
fn one_in_words(hint: &Hint, steps: Vec<ForeseenStep>) -> Advice {
    let is_shown = |at: &usize| hint.decisions.is_empty() || hint.decisions.contains(at);
    let waymark = |(_, ForeseenStep { act, said, on, from }): (usize, ForeseenStep)| Waymark { act, said, on, from };
    Advice {
        action: hint.actions.first().cloned().unwrap_or_default(),
        steps: steps.into_iter().enumerate().filter(|(at, _)| is_shown(at)).map(waymark).collect(),
        waits: hint.decisions.first().is_some_and(|&first| first > 0),
        percent: percent(hint.chance),
        reason: String::new(),
    }
}

/// Why a plan is better than another one, in a sentence; empty if that is nothing to speak of.
pub(crate) fn why(table: &dyn AnyTable, seat: Seat, [plan, other]: [&[String]; 2], words: &dyn Words) -> String {
    let Some(game) = registry::game(table.info().id) else { return String::new() };
    let advantages = game.coach().advantages(table, seat, plan, other);
    let said: Vec<String> = advantages.iter().map(|advantage| advantage.said(words)).collect();
    because(&said, Beside::Done, words)
}

/// A chance as people say it.
pub(crate) fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Advantage, Contrast};
    use engine::BySeat;

    fn hint(actions: &[&str], decisions: &[usize]) -> Hint {
        Hint {
            actions: actions.iter().map(|&action| action.to_owned()).collect(),
            decisions: decisions.to_vec(),
            chance: 0.5,
            chances: BySeat([0.5; 4]),
            error: 0.01,
            sure: 1.0,
            behind: 0.0,
            contrast: Some(Contrast { better: vec![Advantage { key: "why-coins", tenths: 14 }], worse: vec![] }),
        }
    }

    fn at(seq: usize, tried: usize) -> At {
        At { seq, tried }
    }

    #[test]
    fn advice_stays_for_whoever_follows_it_and_goes_with_its_last_step() {
        let (seat, who) = (Seat(0), Viewer::Seat(Seat(0)));
        let mut coaching = Coaching::new(HashSet::new());
        let plans = vec![hint(&["a", "b", "c"], &[1, 2]), hint(&["a", "d"], &[1]), hint(&["e"], &[0])];
        coaching.given.push(Given { seat, at: at(3, 0), hints: plans });
        coaching.follow(Decision { seat: Seat(1), at: at(3, 0) }, "e", at(4, 0));
        assert_eq!(coaching.given(who, at(3, 0)).len(), 3, "somebody else did something");
        coaching.follow(Decision { seat, at: at(3, 0) }, "a", at(3, 1));
        let left = coaching.given(who, at(3, 1));
        assert_eq!(left.iter().map(|hint| hint.actions.join(" ")).collect::<Vec<_>>(), ["b c", "d"]);
        assert_eq!(left[0].decisions, [0, 1]);
        assert!(left.iter().all(|hint| hint.contrast.is_none()), "the third plan is gone");
        coaching.follow(Decision { seat, at: at(3, 1) }, "d", at(3, 2));
        assert!(coaching.given(who, at(3, 2)).is_empty());
    }
}
