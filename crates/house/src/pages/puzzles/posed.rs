//! A puzzle as it is asked: one that comes with the game, or a costly turn of somebody's own match.
use super::shelf::{Numbered, shelf};
use crate::caller::HouseVisit;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::study::{self, Opened, Reviewed};
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use bots::{Cause, Missed, Review};
use engine::{AnyTable, Puzzle, Seat};
use journal::MatchId;
use registry::AnyGame;
use std::sync::Arc;

/// A puzzle as it is asked. There is no page for a number or a step without one.
pub(crate) struct Posed {
    pub(super) game: &'static dyn AnyGame,
    /// Its address.
    pub(super) home: String,
    /// The address of the next one.
    pub(super) next: String,
    pub(super) seat: Seat,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) solution: Vec<String>,
    pub(super) tempting: Vec<String>,
    pub(super) origin: Provenance,
}

/// Where a puzzle comes from.
pub(super) enum Provenance {
    /// It comes with the game.
    Mined { number: u32, puzzle: Puzzle },
    /// From a match of people, by its review; what was done there cost so many percentage points.
    Own { loss: u8 },
}

impl FromRequestParts<Arc<House>> for Posed {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Outcome<Posed> {
        let words = RawPathParams::from_request_parts(parts, house).await.map_err(|_| Fault::Missing)?;
        let word = |wanted: &str| words.iter().find(|(name, _)| *name == wanted).map(|(_, word)| word);
        let game = registry::game(word("game").unwrap_or_default()).ok_or(Fault::Missing)?;
        if let Some(number) = word("number") {
            return Posed::mined(game, number.parse().map_err(|_| Fault::Missing)?);
        }
        let id: MatchId = word("id").and_then(|id| id.parse().ok()).ok_or(Fault::Missing)?;
        let step = word("step").and_then(|step| step.parse().ok()).ok_or(Fault::Missing)?;
        let HouseVisit { house, caller, .. } = HouseVisit::from_request_parts(parts, house).await?;
        let opened = study::open(&house, &caller, &id).await?;
        Posed::own(&house, game, &opened, step)
    }
}

impl Posed {
    fn mined(game: &'static dyn AnyGame, number: u32) -> Outcome<Posed> {
        let mut puzzles = shelf(game);
        let at = puzzles.iter().position(|puzzle| puzzle.number == number).ok_or(Fault::Missing)?;
        let after = puzzles[(at + 1) % puzzles.len()].number;
        let Numbered { puzzle, .. } = puzzles.swap_remove(at);
        let table = game.table_from_position(&puzzle.position).map_err(|_| Fault::Missing)?;
        puzzle.check(&*table).map_err(|_| Fault::Missing)?;
        let id = game.info().id;
        Ok(Posed {
            game,
            home: format!("/puzzles/{id}/{number}"),
            next: format!("/puzzles/{id}/{after}"),
            seat: puzzle.seat,
            table,
            solution: puzzle.solution.clone(),
            tempting: puzzle.refutation.clone(),
            origin: Provenance::Mined { number, puzzle },
        })
    }
    /// What the review of a match found at this step, up to which its plan and what was done are the same.
    fn own(house: &Arc<House>, game: &'static dyn AnyGame, opened: &Opened, step: usize) -> Outcome<Posed> {
        let (study, id) = (&opened.study, game.info().id);
        if study.info.id != id || step > study.steps() {
            return Err(Fault::Missing);
        }
        let review = match study.review(house) {
            Reviewed::Ready(review) => review,
            Reviewed::Running(_) => return Err(Fault::Stale("house-puzzle-not-ready")),
            Reviewed::Never => return Err(Fault::Missing),
        };
        let (seat, missed) = parting(&review, step).ok_or(Fault::Missing)?;
        let table = study.after(step);
        if !missed.actions.first().is_some_and(|best| table.offers(seat).contains(best)) {
            return Err(Fault::Missing);
        }
        Ok(Posed {
            game,
            home: format!("/puzzles/{id}/own/{}/{step}", opened.id),
            next: format!("/r/{}/end#review", opened.id),
            seat,
            // Whoever looks for the better step knows what the seat knew.
            table: table.guessed(seat),
            solution: missed.actions.clone(),
            tempting: missed.played.clone(),
            origin: Provenance::Own { loss: crate::room::percent(missed.loss) },
        })
    }
}

/// The better plan that parts at this step from what was done, and whose it is: plans often differ only after a while.
fn parting(review: &Review, step: usize) -> Option<(Seat, &Missed)> {
    (0..=step.min(review.moments.len())).rev().find_map(|at| {
        let missed = review.missed(at).filter(|missed| at + missed.same == step)?;
        let Cause::Decision { seat, .. } = review.moments[at].cause else { return None };
        Some((seat, missed))
    })
}
