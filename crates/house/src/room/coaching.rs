//! The coach: each kind of decision is explained once, when it comes up for the first time.
use super::Inner;
use crate::fault::Outcome;
use crate::house::{House, game};
use crate::rows;
use engine::{Scene, Seat, Words};
use web::{CoachNote, CoachTone};

impl Inner {
    /// The kind of decision the coach explains to this seat now, with the key of what it says.
    fn lesson(&self, seat: Seat) -> Option<(&'static str, &'static str)> {
        let info = game(&self.row.game).ok().filter(|_| self.row.coach)?.info();
        let kinds = self.seen_by(seat).ok()?.kinds(seat).into_iter();
        let said = kinds.filter_map(|kind| info.teaching.coach.iter().find(|(known, _)| *known == kind));
        let is_new = |(kind, _): &&(&'static str, &'static str)| !self.taught.contains(&(seat, (*kind).to_owned()));
        said.copied().find(|said| is_new(&said))
    }
    /// What the coach tells this seat now.
    pub(super) fn coach(&self, scene: &Scene, seat: Seat, words: &dyn Words) -> Option<CoachNote> {
        let (kind, key) = self.lesson(seat)?;
        let group = scene.offers.iter().find(|group| group.kind == kind)?;
        let (says, tone, ways) = (vec![words.text(key, &[])], CoachTone::Explains, vec![]);
        Some(CoachNote { head: group.short.clone(), says, tone, kind: Some(kind), ways })
    }
    /// The kind of decision the coach explains to this seat now.
    pub(crate) fn lesson_now(&self, seat: Seat) -> Option<&'static str> {
        self.lesson(seat).map(|(kind, _)| kind)
    }
    /// The coach has explained this, and will not do so again. What is no kind of decision is nothing to remember.
    pub(crate) async fn teach(&mut self, house: &House, seat: Seat, kind: &str) -> Outcome {
        let is_kind = game(&self.row.game)?.info().teaching.coach.iter().any(|(known, _)| *known == kind);
        if self.row.coach && is_kind && self.taught.insert((seat, kind.to_owned())) {
            self.write(house, vec![rows::teach(&self.row.id, seat, kind)]).await?;
        }
        Ok(())
    }
}
