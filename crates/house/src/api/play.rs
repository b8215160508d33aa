//! Playing: acting, undoing, putting away, taking back, hints.
use super::{Body, at_chair};
use crate::caller::{Asked, Caller, Tongue};
use crate::driver;
use crate::fault::{ErrorBody, Fault, Outcome};
use crate::house::{House, game};
use crate::limits::Deed;
use crate::room::{At, Inner, Room, in_words, names};
use crate::rows::Stage;
use axum::Json;
use axum::extract::State;
use bots::Hint;
use engine::{Foresight, Refusal, Seat, Viewer};
use i18n::Language;
use journal::MatchId;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use utoipa::ToSchema;

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// What the caller saw: lines in the record, a point, actions in the own draft.
    at: String,
    /// The notation of the action.
    action: String,
}

/// Where the table is now.
#[derive(Serialize, ToSchema)]
pub(crate) struct Now {
    at: String,
}

/// The longest action anybody could mean.
const LONGEST_ACTION: usize = 200;

/// A seat decides.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "play", params(("id" = String, Path,)), request_body = Act,
    responses((status = 200, body = Now), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
    (status = 503, body = ErrorBody)))]
pub(crate) async fn act(
    State(house): State<Arc<House>>,
    caller: Caller,
    Tongue(language): Tongue,
    Asked(id): Asked,
    Body(wanted): Body<Act>,
) -> Outcome<Json<Now>> {
    let at: At = wanted.at.parse()?;
    if wanted.action.len() > LONGEST_ACTION {
        return Err(Fault::TooLarge);
    }
    let work = async |inner: &mut Inner, seat| inner.act(&house, seat, at, &wanted.action).await;
    decide(&house, (&caller, language), &id, work).await
}

/// Does all that needs no thought, up to the next decision. Where the game has drafts, each action can be taken back
/// by itself.
#[utoipa::path(post, path = "/api/tables/{id}/play_all", tag = "play", params(("id" = String, Path,)), request_body = Looked,
    responses((status = 200, body = Now), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
    (status = 503, body = ErrorBody)))]
pub(crate) async fn play_all(
    State(house): State<Arc<House>>,
    caller: Caller,
    Tongue(language): Tongue,
    Asked(id): Asked,
    Body(wanted): Body<Looked>,
) -> Outcome<Json<Now>> {
    let at: At = wanted.at.parse()?;
    let work = async |inner: &mut Inner, seat| inner.act_all(&house, seat, at).await;
    decide(&house, (&caller, language), &id, work).await
}

/// The caller decides something; a refusal is told in their language. Then everybody looks again, and bots go on.
async fn decide(
    house: &Arc<House>,
    (caller, language): (&Caller, Language),
    id: &MatchId,
    work: impl AsyncFnOnce(&mut Inner, Seat) -> Outcome<At>,
) -> Outcome<Json<Now>> {
    let room = house.room(id);
    let acted = decide_at(house, &room, (caller, language), work).await;
    if acted.as_ref().is_err_and(Fault::is_outage) {
        room.fail();
    }
    acted.map(|now| Json(Now { at: now.to_string() }))
}

async fn decide_at(
    house: &Arc<House>,
    room: &Arc<Room>,
    (caller, language): (&Caller, Language),
    work: impl AsyncFnOnce(&mut Inner, Seat) -> Outcome<At>,
) -> Outcome<At> {
    let began = house.host.clock();
    let mut inner = room.lock(house).await?;
    let seat = inner.seat(house, caller).await?;
    inner.return_to(house, seat).await?;
    let explained = inner.lesson_now(seat);
    let acted = work(&mut inner, seat).await;
    if let (Ok(_), Some(kind)) = (&acted, explained)
        && let Err(fault) = inner.teach(house, seat, kind).await
    {
        // The decision stands; at worst the coach says something twice.
        tracing::debug!(table = %room.id, ?fault, "the coach cannot remember now");
    }
    if let Err(Fault::Stale(_)) = acted {
        // Another node was quicker; its lines are here now, so look again.
        inner.catch_up(house).await?;
    }
    let info = game(&inner.row.game)?.info();
    drop(inner);
    let now = acted.map_err(|fault| fault.by_rule(&*house.speech(info, language)))?;
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

/// Takes back the last action of the own draft.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path,)), request_body = Looked,
    responses((status = 200, body = Now), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(crate) async fn undo(
    State(house): State<Arc<House>>,
    caller: Caller,
    Asked(id): Asked,
    Body(wanted): Body<Looked>,
) -> Outcome<Json<Now>> {
    let at: At = wanted.at.parse()?;
    let now = at_chair(&house, &caller, &id, async |inner, seat| inner.undo(&house, seat, at).await).await?;
    Ok(Json(Now { at: now.to_string() }))
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
pub(crate) async fn seen(
    State(house): State<Arc<House>>,
    caller: Caller,
    Asked(id): Asked,
    Body(wanted): Body<Seen>,
) -> Outcome<Json<Now>> {
    let now = at_chair(&house, &caller, &id, async |inner, seat| {
        inner.put_away(&house, seat, wanted.news).await?;
        Ok(inner.at(Viewer::Seat(seat)))
    });
    Ok(Json(Now { at: now.await?.to_string() }))
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
pub(crate) async fn taught(
    State(house): State<Arc<House>>,
    caller: Caller,
    Asked(id): Asked,
    Body(wanted): Body<Taught>,
) -> Outcome<Json<Now>> {
    let now = at_chair(&house, &caller, &id, async |inner, seat| {
        inner.teach(&house, seat, &wanted.kind).await?;
        Ok(inner.at(Viewer::Seat(seat)))
    });
    Ok(Json(Now { at: now.await?.to_string() }))
}

/// A request to take back, or the answer to one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Back {
    at: String,
    agree: bool,
}

/// Asks to take back the own last decision, or answers such a request.
#[utoipa::path(post, path = "/api/tables/{id}/take_back", tag = "play", params(("id" = String, Path,)), request_body = Back,
    responses((status = 200, body = Now), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(crate) async fn take_back(
    State(house): State<Arc<House>>,
    caller: Caller,
    Asked(id): Asked,
    Body(wanted): Body<Back>,
) -> Outcome<Json<Now>> {
    let at: At = wanted.at.parse()?;
    let now = at_chair(&house, &caller, &id, async |inner, seat| {
        inner.take_back(&house, seat, at, wanted.agree).await?;
        Ok(inner.at(Viewer::Seat(seat)))
    });
    Ok(Json(Now { at: now.await?.to_string() }))
}

/// A piece of advice.
#[derive(Serialize, ToSchema)]
pub(crate) struct Advice {
    /// The notation of each action.
    actions: Vec<String>,
    /// The same in words, as far as they can be said now.
    said: Vec<String>,
    /// The chance to win with it.
    chance: f64,
    /// How far that may be off.
    error: f64,
    /// What speaks for it.
    reason: Option<String>,
}

/// Asks for advice; everybody at the table is told that it was asked for.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path,)),
    responses((status = 200, body = Vec<Advice>), (status = 422, body = ErrorBody)))]
pub(crate) async fn hint(
    State(house): State<Arc<House>>,
    caller: Caller,
    Tongue(language): Tongue,
    Asked(id): Asked,
) -> Outcome<Json<Vec<Advice>>> {
    house.limit_person(Deed::Hint, caller.person()?)?;
    let room = house.room(&id);
    let mut inner = room.lock(&house).await?;
    let seat = inner.seat(&house, &caller).await?;
    if !inner.row.hints || inner.row.stage != Stage::Playing {
        return Err(Fault::Forbidden("house-no-hints"));
    }
    let table = inner.seen_by(seat)?.copy();
    if !table.offers(seat).is_empty() && inner.has_company(seat) {
        inner.notice(&house, seat, "house-hinted").await?;
    }
    let words = house.speech(game(&inner.row.game)?.info(), language);
    let names = names(&inner.chairs, &*words);
    let at = inner.at(Viewer::Seat(seat));
    drop(inner);
    room.changed(&house);
    let thought = house.think(move || {
        let hints = driver::hints(&*table, seat)?;
        let ahead = Foresight::of(&*table, seat);
        let told = |hint: Hint| (in_words(&hint, &ahead, &*words, &names), hint);
        Some(hints.into_iter().map(told).collect::<Vec<_>>())
    });
    let hints = thought.await.flatten().ok_or_else(|| Fault::refused(&Refusal::NotYourTurn))?;
    room.lock(&house).await?.advise(seat, at, hints.iter().map(|(_, hint)| hint.clone()).collect());
    room.changed(&house);
    let advice = |(told, hint): (web::Advice, Hint)| Advice {
        actions: hint.actions,
        said: told.said,
        chance: hint.chance,
        error: hint.error,
        reason: Some(told.reason).filter(|reason| !reason.is_empty()),
    };
    Ok(Json(hints.into_iter().map(advice).collect()))
}
