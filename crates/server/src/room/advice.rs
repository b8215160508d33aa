//! What the coach advised: it stays on the asker's page, with or without script and in whatever language they read it,
//! until their decision is another.
use super::{At, Inner};
use bots::Hint;
use engine::{AnyTable, Seat, Viewer, Words};
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
}

/// Words and the players' names.
type Tongue<'a> = (&'a dyn Words, &'a [String]);

/// A hint in words.
pub(crate) fn in_words(hint: &Hint, table: &dyn AnyTable, seat: Seat, (words, names): Tongue<'_>) -> Advice {
    Advice {
        action: hint.actions.first().cloned().unwrap_or_default(),
        said: plan_in_words(&hint.actions, table, seat, (words, names)),
        percent: percent(hint.chance),
        reason: hint.reason.map_or_else(String::new, |key| words.text(key, &[])),
    }
}

/// Every action as the offer says it at its moment, as far as it can be foreseen.
pub fn plan_in_words(actions: &[String], table: &dyn AnyTable, seat: Seat, (words, names): Tongue<'_>) -> Vec<String> {
    let (mut table, mut said) = (table.copy(), vec![]);
    for action in actions {
        let scene = table.scene(Viewer::Seat(seat), table.told(Viewer::Seat(seat)), words, names);
        let Some(offer) = scene.all_offers().find(|offer| offer.act == *action) else { break };
        said.push(offer.said.clone());
        if table.act(seat, action).is_err() {
            break;
        }
    }
    said
}

/// A chance as people say it.
pub(crate) fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}
