//! How far a visitor has come with what games teach: in a cookie of their own, and nowhere else.
use super::course::{Course, Strand};
use crate::caller::{cookie, lasting_cookie};
use crate::house::House;
use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::request::Parts;
use engine::Info;
use std::collections::BTreeSet;
use std::convert::Infallible;

/// The lessons whose goal somebody has reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Learnt(BTreeSet<String>);

/// What it is kept in.
const LEARNT_COOKIE: &str = "learnt";
/// Between lessons.
const BETWEEN: char = '.';

impl<S: Send + Sync> FromRequestParts<S> for Learnt {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Learnt, Infallible> {
        Ok(Learnt::read(cookie(&parts.headers, LEARNT_COOKIE).unwrap_or_default()))
    }
}

impl Learnt {
    /// Only lessons that there are, so that a cookie from elsewhere stays small.
    fn read(text: &str) -> Learnt {
        let known: BTreeSet<String> = registry::games().flat_map(Course::all).map(name).collect();
        Learnt(text.split(BETWEEN).filter(|word| known.contains(*word)).map(str::to_owned).collect())
    }
    pub(super) fn has(&self, course: Course) -> bool {
        self.0.contains(&name(course))
    }
    /// Has the prologue of this game been gone through to its end?
    pub(super) fn has_begun(&self, info: &Info) -> bool {
        let game = registry::game(info.id);
        let steps = game.into_iter().flat_map(Course::all).filter(|course| course.strand == Strand::Prologue);
        steps.last().is_some_and(|last| self.has(last))
    }
    /// With this one too, if it is new.
    pub(super) fn with(mut self, course: Course) -> Option<Learnt> {
        self.0.insert(name(course)).then_some(self)
    }
    pub(super) fn cookie(&self, house: &House) -> HeaderValue {
        lasting_cookie(house, LEARNT_COOKIE, &self.words())
    }
    fn words(&self) -> String {
        self.0.iter().map(String::as_str).collect::<Vec<_>>().join(&BETWEEN.to_string())
    }
}

/// A lesson among those of all games.
fn name(course: Course) -> String {
    format!("{}-{}", course.game.info().id, course.word())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learnt_is_read_back_and_nothing_else_is() {
        let learnt = Learnt::read("gnomes-2.nonsense.clonk-start.gnomes-99.");
        assert_eq!(learnt.words(), "clonk-start.gnomes-2");
        assert_eq!(Learnt::read(&learnt.words()), learnt);
        let second = Course::find("gnomes", "2").expect("a lesson");
        assert!(learnt.has(second) && learnt.with(second).is_none());
    }

    #[test]
    fn a_prologue_counts_when_its_last_step_is_done() {
        let info = registry::infos().next().expect("a game");
        let steps: Vec<Course> = Course::all(registry::game(info.id).expect("a game"))
            .filter(|course| course.strand == Strand::Prologue)
            .collect();
        let (last, first) = (steps[steps.len() - 1], steps[0]);
        assert!(!Learnt::default().with(first).expect("new").has_begun(info));
        assert!(Learnt::default().with(last).expect("new").has_begun(info));
    }
}
