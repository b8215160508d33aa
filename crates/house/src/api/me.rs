//! The caller: name, vacation, another device, the way out.
use super::{Body, with_cookie};
use crate::caller::{Caller, HouseVisit, cookie_for, no_cookie, person_or_new};
use crate::fault::{ErrorBody, Fault, Outcome, Why};
use crate::house::House;
use crate::keys::{PersonId, Purpose};
use crate::people::{self, Person};
use crate::rows;
use crate::time::Millis;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

use super::seats::{DONE, Done};
use super::tables::ListedTable;

/// What the house knows about the caller.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    name: String,
    /// Until when slow tables wait, in milliseconds since 1970; 0 for no vacation.
    vacation: i64,
    /// The caller's own feed of turns: keep it to yourself.
    feed: String,
    tables: Vec<ListedTable>,
}

/// The caller.
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = Me), (status = 401, body = ErrorBody)))]
pub(crate) async fn me(State(house): State<Arc<House>>, caller: Caller) -> Outcome<Json<Me>> {
    let person = people::known(&house, caller.person()?).await?;
    Ok(Json(described(&house, &person).await?))
}

async fn described(house: &House, person: &Person) -> Outcome<Me> {
    let tables = rows::tables_of(&house.store, &person.id).await?;
    Ok(Me {
        name: person.name.clone(),
        vacation: person.vacation,
        feed: house.base.outside(&format!("/feed/{}.atom", house.keys.sign(Purpose::Feed, &person.id.to_string()))),
        tables: tables.iter().map(ListedTable::of).collect(),
    })
}

/// What to change.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeMe {
    name: Option<String>,
    /// For how many days slow tables should wait; 0 ends a vacation.
    vacation_days: Option<u32>,
}

/// Changes name or vacation.
#[utoipa::path(post, path = "/api/me", tag = "me", request_body = ChangeMe,
    responses((status = 200, body = Me), (status = 400, body = ErrorBody)))]
pub(crate) async fn change(visit: HouseVisit, Body(wanted): Body<ChangeMe>) -> Outcome<Response> {
    let HouseVisit { house, caller, from, .. } = visit;
    let id = person_or_new(&house, &caller, &from).await?;
    let mut person = people::known(&house, &id).await?;
    if let Some(name) = &wanted.name {
        person.name = people::clean_name(name)?;
    }
    if let Some(days) = wanted.vacation_days {
        person.vacation = vacation_of(days, house.host.now())?;
    }
    people::change(&house, &person).await?;
    Ok(with_cookie(cookie_for(&house, &id), Json(described(&house, &person).await?)))
}

/// A day in milliseconds.
pub(crate) const DAY: Millis = 86_400_000;

/// When a vacation of this many days ends; 0 days end it now.
pub(crate) fn vacation_of(days: u32, now: Millis) -> Outcome<Millis> {
    match days {
        0 => Ok(0),
        1..=people::LONGEST_VACATION => Ok(now + i64::from(days) * DAY),
        _ => Err(Fault::Malformed(Why::of("house-vacation-long").with("most", people::LONGEST_VACATION))),
    }
}

/// Forgets the caller: names, chat, invitations. Matches stay, played by a former player.
#[utoipa::path(delete, path = "/api/me", tag = "me", responses((status = 200, body = Done)))]
pub(crate) async fn forget(State(house): State<Arc<House>>, caller: Caller) -> Outcome<Response> {
    forget_person(&house, caller.person()?).await?;
    Ok(with_cookie(no_cookie(&house), DONE))
}

/// Forgets a person, and lets everybody at their tables know.
pub(crate) async fn forget_person(house: &Arc<House>, person: &PersonId) -> Outcome {
    for table in people::forget(house, person).await? {
        if let Some(room) = house.known_room(&table.id) {
            room.refresh(house).await?;
            room.changed(house);
        }
    }
    Ok(())
}

/// A link.
#[derive(Serialize, ToSchema)]
pub(crate) struct DeviceLink {
    link: String,
}

/// A link by which another device becomes the caller's, once, within fifteen minutes.
#[utoipa::path(post, path = "/api/me/link", tag = "me", responses((status = 200, body = DeviceLink)))]
pub(crate) async fn link(State(house): State<Arc<House>>, caller: Caller) -> Outcome<Json<DeviceLink>> {
    let link = people::device_link(&house, caller.person()?).await?;
    Ok(Json(DeviceLink { link: house.base.outside(&link) }))
}
