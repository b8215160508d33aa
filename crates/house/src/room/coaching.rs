//! The coach: each kind of decision is explained once, when it first comes up; and whoever asks for advice gets it.
use super::{At, OpenTable};
use crate::fault::Outcome;
use crate::house::{House, game};
use crate::rows::{self, TaughtRow};
use bots::Hint;
use engine::{Foresight, Seat, Viewer, Words};
use std::collections::HashSet;
use web::Advice;

/// What the coach has told at a table.
pub(crate) struct Coaching {
    taught: HashSet<TaughtRow>,
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
        Coaching { taught, given: vec![] }
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

/// What the coach explains to this seat now: of several things the one that its game names first.
pub(crate) fn explanation(table: &OpenTable, seat: Seat) -> Option<Explanation> {
    let info = game(&table.row.game).ok().filter(|_| table.row.coach)?.info();
    let kinds = table.begun().ok()?.seen_by(Viewer::Seat(seat)).kinds(seat);
    let said = info.teaching.coach.iter().map(|&(kind, key)| Explanation { kind, key });
    said.filter(|said| kinds.contains(&said.kind)).find(|said| !table.coaching.has_taught(seat, said.kind))
}

/// The coach has explained this, and will not do so again. Nothing is remembered of what the coach never explains.
pub(crate) async fn teach(table: &mut OpenTable, house: &House, seat: Seat, kind: &str) -> Outcome {
    let is_kind = game(&table.row.game)?.info().teaching.coach.iter().any(|(known, _)| *known == kind);
    if table.row.coach && is_kind && table.coaching.taught.insert(TaughtRow { seat, kind: kind.to_owned() }) {
        table.write(house, vec![rows::teach(&table.row.id, seat, kind)]).await?;
    }
    Ok(())
}

/// Shows this advice to a seat for as long as it has the same decision to take.
pub(crate) fn advise(table: &mut OpenTable, seat: Seat, at: At, hints: Vec<Hint>) {
    let given = &mut table.coaching.given;
    given.retain(|given| given.seat != seat);
    given.push(Given { seat, at, hints });
}

/// A hint in words, from what its seat can foresee.
pub(crate) fn in_words(hint: &Hint, ahead: &Foresight, words: &dyn Words, names: &[String]) -> Advice {
    Advice {
        action: hint.actions.first().cloned().unwrap_or_default(),
        said: ahead.in_words(&hint.actions, words, names),
        percent: percent(hint.chance),
        reason: hint.reason.map_or_else(String::new, |key| words.text(key, &[])),
    }
}

/// A chance as people say it.
pub(crate) fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}
