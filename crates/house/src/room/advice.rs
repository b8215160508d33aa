//! What the coach advised: it stays on the asker's page, with or without script and in whatever language they read it,
//! until their decision is another.
use super::{At, Inner};
use bots::Hint;
use engine::{AnyTable, Foresight, Seat, Viewer, Words};
use web::Advice;

/// Advice for a seat, and the decision it was given for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Given {
    seat: Seat,
    at: At,
    hints: Vec<Hint>,
}

impl Inner {
    /// Shows this advice to this seat as long as it stands at the same decision.
    pub(crate) fn advise(&mut self, seat: Seat, at: At, hints: Vec<Hint>) {
        self.given.retain(|given| given.seat != seat);
        self.given.push(Given { seat, at, hints });
    }
    /// The advice this viewer was given for the decision at hand.
    pub(super) fn given(&self, who: Viewer) -> &[Hint] {
        let at = self.at(who);
        let found = self.given.iter().find(|given| who.seat() == Some(given.seat) && given.at == at);
        found.map_or(&[], |given| &given.hints)
    }
    /// The same in words, for a seat that sees this table.
    pub(super) fn advice(&self, seen: &dyn AnyTable, seat: Seat, words: &dyn Words, names: &[String]) -> Vec<Advice> {
        let given = self.given(Viewer::Seat(seat));
        if given.is_empty() {
            return vec![]; // a guess costs more than nothing, and pages are drawn often
        }
        let ahead = Foresight::of(seen, seat);
        given.iter().map(|hint| in_words(hint, &ahead, words, names)).collect()
    }
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
