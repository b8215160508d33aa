//! Playing: acting, undoing, putting away, taking back, hints.
use super::{Body, at_chair};
use crate::caller::TableVisit;
use crate::driver;
use crate::fault::{ErrorBody, Fault, Outcome};
use crate::house::game;
use crate::limits::Deed;
use crate::room::coaching::{self, Done, in_words};
use crate::room::deciding::{self, Decision};
use crate::room::talking::{self, Consent};
use crate::room::{At, OpenTable, Room, sitting, viewing};
use crate::rows::Stage;
use axum::Json;
use bots::Hint;
use engine::{Foresight, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use utoipa::ToSchema;

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// What the caller saw: lines in the record, a point, actions in their own draft.
    at: String,
    /// The notation of the action.
    action: String,
}

/// Where the table is now.
#[derive(Serialize, ToSchema)]
pub(crate) struct Now {
    at: String,
}

/// Longer than any action there is.
const LONGEST_ACTION: usize = 200;

/// A seat decides.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "play", params(("id" = String, Path,)), request_body = Act,
    responses((status = 200, body = Now), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
    (status = 503, body = ErrorBody)))]
pub(crate) async fn act(visit: TableVisit, Body(wanted): Body<Act>) -> Outcome<Json<Now>> {
    let at: At = wanted.at.parse()?;
    if wanted.action.len() > LONGEST_ACTION {
        return Err(Fault::TooLarge);
    }
    let work = async |table: &mut OpenTable, seat| {
        let kind = table.begun().ok().and_then(|play| play.seen_by(Viewer::Seat(seat)).kind_of(seat, &wanted.action));
        let done = Done { explained: coaching::explanation(table, seat), kind };
        let now = deciding::act(table, &visit.house, Decision { seat, at }, &wanted.action).await?;
        Ok((now, done))
    };
    decide(&visit, work).await
}

/// Does everything that needs no thought, up to the next decision. Where the game has drafts, each action can be undone
/// by itself.
#[utoipa::path(post, path = "/api/tables/{id}/play_all", tag = "play", params(("id" = String, Path,)), request_body = Looked,
    responses((status = 200, body = Now), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
    (status = 503, body = ErrorBody)))]
pub(crate) async fn play_all(visit: TableVisit, Body(wanted): Body<Looked>) -> Outcome<Json<Now>> {
    let at: At = wanted.at.parse()?;
    let work = async |table: &mut OpenTable, seat| {
        let done = Done { explained: coaching::explanation(table, seat), kind: None };
        Ok((deciding::act_all(table, &visit.house, Decision { seat, at }).await?, done))
    };
    decide(&visit, work).await
}

/// The caller decides something; a refusal is told in their language. Then everybody looks again, and bots go on.
async fn decide(
    visit: &TableVisit,
    work: impl AsyncFnOnce(&mut OpenTable, Seat) -> Outcome<(At, Done)>,
) -> Outcome<Json<Now>> {
    let room = visit.house.room(&visit.id);
    let acted = decide_at(visit, &room, work).await;
    if acted.as_ref().is_err_and(Fault::is_outage) {
        room.fail();
    }
    acted.map(|now| Json(Now { at: now.to_string() }))
}

async fn decide_at(
    TableVisit { house, caller, visit, .. }: &TableVisit,
    room: &Arc<Room>,
    work: impl AsyncFnOnce(&mut OpenTable, Seat) -> Outcome<(At, Done)>,
) -> Outcome<At> {
    let began = house.host.clock();
    let mut table = room.lock(house).await?;
    let seat = viewing::seat(&table, house, caller).await?;
    sitting::return_to(&mut table, house, seat).await?;
    let acted = work(&mut table, seat).await;
    if let Ok((_, done)) = &acted
        && let Err(fault) = coaching::done(&mut table, house, seat, done).await
    {
        // The decision stands; at worst the coach says something twice.
        tracing::debug!(table = %room.id, ?fault, "the coach cannot remember now");
    }
    if let Err(Fault::Stale(_)) = acted {
        // Another node was quicker; its lines are here now, so look again.
        table.catch_up(house).await?;
    }
    let info = game(&table.row.game)?.info();
    drop(table);
    let (now, _) = acted.map_err(|fault| fault.by_rule(&*house.speech(info, visit.language)))?;
    room.changed(house);
    driver::wake(house, room);
    house.meters.move_time.fetch_add((house.host.clock() - began).as_nanos() as u64, Ordering::Relaxed);
    Ok(now)
}

/// What the caller saw.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Looked {
    at: String,
}

/// Takes back the last action of the caller's own draft.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path,)), request_body = Looked,
    responses((status = 200, body = Now), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(crate) async fn undo(visit: TableVisit, Body(wanted): Body<Looked>) -> Outcome<Json<Now>> {
    let at: At = wanted.at.parse()?;
    let now = at_chair(&visit, async |table, seat| deciding::undo(table, &visit.house, Decision { seat, at }).await);
    Ok(Json(Now { at: now.await?.to_string() }))
}

/// The caller does something that decides nothing; where the table is afterwards.
async fn aside(visit: &TableVisit, work: impl AsyncFnOnce(&mut OpenTable, Seat) -> Outcome) -> Outcome<Json<Now>> {
    let now = at_chair(visit, async |table, seat| {
        work(table, seat).await?;
        Ok(table.at(Viewer::Seat(seat)))
    });
    Ok(Json(Now { at: now.await?.to_string() }))
}

/// How much the caller has seen.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen {
    news: usize,
}

/// Puts away what was shown.
#[utoipa::path(post, path = "/api/tables/{id}/seen", tag = "play", params(("id" = String, Path,)), request_body = Seen,
    responses((status = 200, body = Now)))]
pub(crate) async fn seen(visit: TableVisit, Body(wanted): Body<Seen>) -> Outcome<Json<Now>> {
    aside(&visit, async |table, seat| sitting::put_away(table, &visit.house, seat, wanted.news).await).await
}

/// A kind of decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Taught {
    kind: String,
}

/// The coach need not explain this again.
#[utoipa::path(post, path = "/api/tables/{id}/taught", tag = "play", params(("id" = String, Path,)), request_body = Taught,
    responses((status = 200, body = Now)))]
pub(crate) async fn taught(visit: TableVisit, Body(wanted): Body<Taught>) -> Outcome<Json<Now>> {
    aside(&visit, async |table, seat| coaching::teach(table, &visit.house, seat, &wanted.kind).await).await
}

/// A request to take back, or the answer to one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Consented {
    at: String,
    agree: bool,
}

/// Asks to take back the caller's own last decision, or answers such a request.
#[utoipa::path(post, path = "/api/tables/{id}/take_back", tag = "play", params(("id" = String, Path,)), request_body = Consented,
    responses((status = 200, body = Now), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(crate) async fn take_back(visit: TableVisit, Body(wanted): Body<Consented>) -> Outcome<Json<Now>> {
    let at: At = wanted.at.parse()?;
    let consent = if wanted.agree { Consent::Agreed } else { Consent::Refused };
    let take_back = async |table: &mut OpenTable, seat| {
        talking::take_back(table, &visit.house, Decision { seat, at }, consent).await
    };
    aside(&visit, take_back).await
}

/// A piece of advice.
#[derive(Serialize, ToSchema)]
pub(crate) struct Advice {
    /// The notation of each action.
    actions: Vec<String>,
    /// Those that need thought in words, as far as they can be said now; if none does, all of them.
    said: Vec<String>,
    /// The chance of winning with it.
    chance: f64,
    /// How far that may be off.
    error: f64,
    /// What it has over the next one, or, if it is not the best, over the best.
    reason: Option<String>,
}

/// Asks for advice; everybody at the table is told that it was asked for.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path,)),
    responses((status = 200, body = Vec<Advice>), (status = 422, body = ErrorBody)))]
pub(crate) async fn hint(visit: TableVisit) -> Outcome<Json<Vec<Advice>>> {
    let TableVisit { house, caller, visit, id, .. } = visit;
    house.limit_person(Deed::Hint, caller.person()?)?;
    let room = house.room(&id);
    let mut table = room.lock(&house).await?;
    let seat = viewing::seat(&table, &house, &caller).await?;
    if !table.row.hints || table.row.stage != Stage::Playing {
        return Err(Fault::Forbidden("house-no-hints"));
    }
    let seen = table.begun()?.seen_by(Viewer::Seat(seat)).copy();
    if !seen.offers(seat).is_empty() && table.seating.has_company(seat) {
        talking::notice(&mut table, &house, seat, "house-hinted").await?;
    }
    let words = house.speech(game(&table.row.game)?.info(), visit.language);
    let names = table.seating.names(&*words);
    let at = table.at(Viewer::Seat(seat));
    drop(table);
    room.changed(&house);
    let thought = house.think(move || {
        let hints = driver::hints(&*seen, seat)?;
        let ahead = Foresight::of(&*seen, seat);
        let told = in_words(&hints, &ahead, &*words, &names);
        Some(told.into_iter().zip(hints).collect::<Vec<_>>())
    });
    let hints = thought.await.flatten().ok_or_else(|| Fault::refused(&Refusal::NotYourTurn))?;
    let given = hints.iter().map(|(_, hint)| hint.clone()).collect();
    coaching::advise(&mut *room.lock(&house).await?, seat, at, given);
    room.changed(&house);
    let advice = |(told, hint): (web::Advice, Hint)| Advice {
        actions: hint.actions,
        said: told.steps.into_iter().map(|step| step.said).collect(),
        chance: hint.chance,
        error: hint.error,
        reason: Some(told.reason).filter(|reason| !reason.is_empty()),
    };
    Ok(Json(hints.into_iter().map(advice).collect()))
}
