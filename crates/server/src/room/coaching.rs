//! The coach: each kind of decision is explained once, when it comes up for the first time.
use super::Inner;
use crate::fault::Outcome;
use crate::house::{House, game};
use crate::rows;
use engine::{Scene, Seat, Viewer, Words};
use i18n::Language;
use web::{Coach, CoachTone};

impl Inner {
    /// The kind of decision the coach explains to this seat now, with the key of what it says.
    pub(crate) fn lesson(&self, scene: &Scene, seat: Seat) -> Option<(&'static str, &'static str)> {
        let info = game(&self.row.game).ok().filter(|_| self.row.coach)?;
        let on_offer = scene.offers.iter().filter(|group| !group.offers.is_empty());
        let said = on_offer.filter_map(|group| info.teaching.coach.iter().find(|(kind, _)| *kind == group.kind));
        let is_new = |(kind, _): &&(&'static str, &'static str)| !self.taught.contains(&(seat, (*kind).to_owned()));
        said.copied().find(|said| is_new(&said))
    }
    /// What the coach tells this seat now.
    pub(super) fn coach(&self, scene: &Scene, seat: Seat, words: &dyn Words) -> Option<Coach> {
        let (kind, key) = self.lesson(scene, seat)?;
        let group = scene.offers.iter().find(|group| group.kind == kind)?;
        let (says, tone, ways) = (vec![words.text(key, &[])], CoachTone::Explains, vec![]);
        Some(Coach { head: group.short.clone(), says, tone, kind: Some(kind), ways })
    }
    /// The kind of decision the coach explains to this seat now.
    pub(crate) fn lesson_now(&self, house: &House, seat: Seat) -> Option<&'static str> {
        if !self.row.coach {
            return None;
        }
        let shown = self.show(house, Viewer::Seat(seat), Language::ENGLISH)?;
        self.lesson(&shown.scene, seat).map(|(kind, _)| kind)
    }
    /// The coach has explained this, and will not do so again. What is no kind of decision is nothing to remember.
    pub(crate) async fn teach(&mut self, house: &House, seat: Seat, kind: &str) -> Outcome {
        let is_kind = game(&self.row.game)?.teaching.coach.iter().any(|(known, _)| *known == kind);
        if self.row.coach && is_kind && self.taught.insert((seat, kind.to_owned())) {
            self.write(house, vec![rows::teach(&self.row.id, seat, kind)]).await?;
        }
        Ok(())
    }
}
