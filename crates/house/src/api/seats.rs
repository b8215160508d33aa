//! Sitting down, leaving, talking.
use super::{Body, at_chair, at_table, with_cookie};
use crate::caller::{TableVisit, cookie_for, person_or_new};
use crate::driver;
use crate::fault::{ErrorBody, Fault, Outcome};
use crate::limits::Deed;
use crate::people;
use crate::room::beginning::{self, Free};
use crate::room::invitations::chair_link;
use crate::room::sitting::{self, Newcomer};
use crate::room::{Hearing, talking, viewing};
use crate::rows::{ChatRow, MuteRow};
use axum::Json;
use axum::extract::Path;
use axum::response::Response;
use engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which chair, and under what name.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    seat: Option<String>,
    name: Option<String>,
}

/// Where the caller sits.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seated {
    you: String,
}

/// Sits down, or comes back.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "table", params(("id" = String, Path,)), request_body = Sit,
    responses((status = 200, body = Seated), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn sit(visit: TableVisit, Body(wanted): Body<Sit>) -> Outcome<Response> {
    let wish = wanted.seat.as_deref().filter(|seat| !seat.is_empty());
    let wish: Option<Seat> = wish.map(|seat| seat.parse().map_err(|_| no_seat())).transpose()?;
    let TableVisit { house, caller, from, id, .. } = visit;
    let room = house.room(&id);
    viewing::viewer(&*room.lock(&house).await?, &house, &caller).await?;
    let person = person_or_new(&house, &caller, &from).await?;
    let mut known = people::known(&house, &person).await?;
    if let Some(name) = &wanted.name {
        let name = people::clean_name(name)?;
        if name != known.name {
            known.name = name;
            people::change(&house, &known).await?;
        }
    }
    let mut table = room.lock(&house).await?;
    let seat = sitting::sit(&mut table, &house, Newcomer { person: &person, name: &known.name, wish }).await?;
    drop(table);
    room.changed(&house);
    driver::wake(&house, &room);
    Ok(with_cookie(cookie_for(&house, &person), Json(Seated { you: seat.to_string() })))
}

fn no_seat() -> Fault {
    Fault::Malformed("house-no-seat".into())
}

/// Nothing more to say.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    done: bool,
}

/// Done.
pub(crate) const DONE: Json<Done> = Json(Done { done: true });

/// Leaves the table; during a match a bot stands in until the caller comes back.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "table", params(("id" = String, Path,)),
    responses((status = 200, body = Done)))]
pub(crate) async fn leave(visit: TableVisit) -> Outcome<Json<Done>> {
    at_chair(&visit, async |table, seat| sitting::leave(table, &visit.house, seat).await).await?;
    Ok(DONE)
}

/// Who has the device now.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Uncover {
    seat: String,
}

/// Lifts the cover from a device that several people share.
#[utoipa::path(post, path = "/api/tables/{id}/uncover", tag = "table", params(("id" = String, Path,)), request_body = Uncover,
    responses((status = 200, body = Done), (status = 409, body = ErrorBody)))]
pub(crate) async fn uncover(visit: TableVisit, Body(wanted): Body<Uncover>) -> Outcome<Json<Done>> {
    let seat: Seat = wanted.seat.parse().map_err(|_| no_seat())?;
    let uncover = async |table: &mut _| sitting::uncover(table, &visit.house, visit.caller.person()?, seat).await;
    at_table(&visit, uncover).await?;
    Ok(DONE)
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    name: String,
}

/// Changes what the caller is called at this table.
#[utoipa::path(post, path = "/api/tables/{id}/rename", tag = "table", params(("id" = String, Path,)), request_body = Name,
    responses((status = 200, body = Done)))]
pub(crate) async fn rename(visit: TableVisit, Body(wanted): Body<Name>) -> Outcome<Json<Done>> {
    let name = people::clean_name(&wanted.name)?;
    at_chair(&visit, async |table, seat| sitting::rename(table, &visit.house, seat, &name).await).await?;
    Ok(DONE)
}

/// Gives the free chairs to bots, so that the match begins. Only the maker may.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "table", params(("id" = String, Path,)),
    responses((status = 200, body = Done), (status = 403, body = ErrorBody)))]
pub(crate) async fn start(visit: TableVisit) -> Outcome<Json<Done>> {
    start_with(&visit, Free::Bots(None)).await
}

/// The same, saying what becomes of the free chairs.
pub(crate) async fn start_with(visit: &TableVisit, free: Free) -> Outcome<Json<Done>> {
    let TableVisit { house, caller, id, .. } = visit;
    if let Free::Bots(Some(level)) = free
        && bots::level(level).is_none()
    {
        return Err(Fault::no_level());
    }
    at_table(visit, async |table| {
        if !table.row.is_maker(caller.person()?) {
            return Err(Fault::Forbidden("house-only-maker"));
        }
        beginning::start(table, house, free).await
    })
    .await?;
    driver::wake(house, &house.room(id));
    Ok(DONE)
}

/// The chair an address names.
#[derive(Deserialize)]
pub(crate) struct Place {
    seat: String,
}

/// A chair's link.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChairLink {
    link: String,
}

/// A new link to a chair: to the caller's own, to hand it over, or to a free one at a table they made. The old one is
/// void.
#[utoipa::path(post, path = "/api/tables/{id}/chairs/{seat}/link", tag = "table",
    params(("id" = String, Path,), ("seat" = String, Path,)),
    responses((status = 200, body = ChairLink), (status = 400, body = ErrorBody)))]
pub(crate) async fn link(visit: TableVisit, Path(place): Path<Place>) -> Outcome<Json<ChairLink>> {
    let seat: Seat = place.seat.parse().map_err(|_| no_seat())?;
    let link = at_table(&visit, async |table| {
        let person = visit.caller.person()?;
        let mine = table.seating.chairs_of(person).has(seat);
        let may_give = mine || (table.row.is_maker(person) && table.seating.is_free(seat));
        if !may_give {
            return Err(Fault::Forbidden("house-not-yours"));
        }
        sitting::renew_link(table, &visit.house, seat).await?;
        Ok(visit.house.base.outside(&chair_link(table, &visit.house, seat)))
    });
    Ok(Json(ChairLink { link: link.await? }))
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    text: String,
}

/// Says something to the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "table", params(("id" = String, Path,)), request_body = Say,
    responses((status = 200, body = Done), (status = 429, body = ErrorBody)))]
pub(crate) async fn chat(visit: TableVisit, Body(wanted): Body<Say>) -> Outcome<Json<Done>> {
    let text = people::clean_chat(&wanted.text)?;
    let (house, person) = (&visit.house, visit.caller.person()?);
    at_chair(&visit, async |table, seat| {
        house.limit_person(Deed::Chat, person)?;
        let said = ChatRow { number: 0, seat: Some(seat), text, notice: false };
        talking::say(table, house, person, said).await
    })
    .await?;
    Ok(DONE)
}

/// Whom not to hear.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mute {
    seat: String,
    muted: bool,
}

/// Stops hearing somebody's chat, or hears it again.
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "table", params(("id" = String, Path,)), request_body = Mute,
    responses((status = 200, body = Done)))]
pub(crate) async fn mute(visit: TableVisit, Body(wanted): Body<Mute>) -> Outcome<Json<Done>> {
    let seat: Seat = wanted.seat.parse().map_err(|_| no_seat())?;
    let mute = MuteRow { person: visit.caller.person()?.clone(), seat };
    let hearing = if wanted.muted { Hearing::Muted } else { Hearing::Heard };
    at_table(&visit, async |table| talking::set_hearing(table, &visit.house, mute, hearing).await).await?;
    Ok(DONE)
}
