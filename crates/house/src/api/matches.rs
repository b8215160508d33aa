//! All finished matches of a person, to be carried from house to house.
use super::unreadable;
use crate::caller::{Caller, HouseVisit, cookie_for, person_or_new};
use crate::fault::{ErrorBody, Outcome};
use crate::house::House;
use crate::limits::Deed;
use crate::{luggage, people};
use axum::Json;
use axum::extract::{FromRequest, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// All finished matches of the caller, as one text: record after record. Matches that are still on are not among them.
#[utoipa::path(get, path = "/api/me/matches", tag = "me",
    responses((status = 200, content_type = "text/plain", body = String), (status = 401, body = ErrorBody)))]
pub(crate) async fn pack(State(house): State<Arc<House>>, caller: Caller) -> Outcome<Response> {
    let person = people::known(&house, caller.person()?).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"adit-matches.txt\""),
    ];
    Ok((headers, luggage::pack(&house, &person.id).await?).into_response())
}

/// What became of the matches in a text.
#[derive(Serialize, ToSchema)]
struct Unpacked {
    /// How many are the caller's own from now on.
    taken: usize,
    /// How many had been before.
    known: usize,
    refused: Vec<Refused>,
}

/// A match that was not taken.
#[derive(Serialize, ToSchema)]
struct Refused {
    /// The line of the text in which it begins.
    line: usize,
    /// A sentence for people, in their language.
    message: String,
}

/// Takes finished matches from elsewhere, or from a file of this house: records, one after another. They are among the
/// caller's own from then on; what is there already stays as it is.
#[utoipa::path(post, path = "/api/me/matches", tag = "me",
    request_body(content = String, content_type = "text/plain", description = "One record, or several."),
    responses((status = 200, body = Unpacked), (status = 400, body = ErrorBody)))]
pub(crate) async fn unpack(
    HouseVisit { house, caller, from, visit }: HouseVisit,
    request: Request,
) -> Outcome<Response> {
    house.limit(Deed::Bring, from.0)?;
    let text = String::from_request(request, &()).await;
    let text = text.map_err(|rejection| unreadable(rejection.status(), &rejection.body_text()))?;
    let person = person_or_new(&house, &caller, &from).await?;
    let luggage::Unpacked { taken, known, refused } = luggage::unpack(&house, &person, &text).await?;
    let said = |luggage::Refused { line, why }: luggage::Refused| Refused {
        line,
        message: why.sentence(&*house.words_for(&why, visit.language)),
    };
    let unpacked = Unpacked { taken, known, refused: refused.into_iter().map(said).collect() };
    Ok(super::with_cookie(cookie_for(&house, &person), Json(unpacked)))
}
