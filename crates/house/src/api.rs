//! What programs say and hear, in JSON. The page's own forms come to the same functions.
use crate::caller::TableVisit;
use crate::driver;
use crate::fault::{Fault, Outcome, Why};
use crate::room::{OpenTable, viewing};
use axum::extract::rejection::{FormRejection, JsonRejection};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Form, Json};
use engine::Seat;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

pub(crate) mod matches;
pub(crate) mod me;
pub(crate) mod openapi;
pub(crate) mod play;
pub(crate) mod seats;
pub(crate) mod tables;

/// A body in JSON or from a form, with our own words when it cannot be read.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;
    async fn from_request(request: Request, state: &S) -> Outcome<Body<T>> {
        if is_form(request.headers()) {
            let Form(body) = Form::from_request(together(request, state).await?, state)
                .await
                .map_err(|rejection: FormRejection| unreadable(rejection.status(), &rejection.body_text()))?;
            return Ok(Body(body));
        }
        let Json(Object(body)) = Json::from_request(request, state)
            .await
            .map_err(|rejection: JsonRejection| unreadable(rejection.status(), &rejection.body_text()))?;
        Ok(Body(body))
    }
}

/// An object and nothing else: left alone, a structure would also accept a list of its values, which is not described.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        object(from).map(Object)
    }
}

/// The same for a part of a body.
pub(crate) fn object<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    struct Fields<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
        type Value = T;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }
        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }
    from.deserialize_map(Fields(PhantomData))
}

/// Joins the fields of a form that asks for an action piece by piece.
async fn together<S: Send + Sync>(request: Request, state: &S) -> Outcome<Request> {
    let (parts, body) = request.into_parts();
    let read = String::from_request(Request::from_parts(parts.clone(), body), state).await;
    let text = read.map_err(|rejection| unreadable(rejection.status(), &rejection.body_text()))?;
    let mut fields: Vec<(&str, String)> = vec![];
    for (name, value) in text.split('&').filter_map(|field| field.split_once('=')) {
        match fields.iter_mut().find(|(known, _)| *known == name && name == "action") {
            Some((_, whole)) => whole.push_str(value),
            None => fields.push((name, value.to_owned())),
        }
    }
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    Ok(Request::from_parts(parts, fields.join("&").into()))
}

fn unreadable(status: StatusCode, why: &str) -> Fault {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        Fault::TooLarge
    } else {
        Fault::Malformed(Why::of("house-unreadable").in_detail(why))
    }
}

/// Was this sent by a form of a page?
pub(crate) fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded"))
}

/// An answer that also says who the caller is from now on.
pub(crate) fn with_cookie(cookie: axum::http::HeaderValue, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response
}

/// The caller does something at a table they may see. Then everybody looks again.
pub(crate) async fn at_table<T>(
    TableVisit { house, caller, id, .. }: &TableVisit,
    work: impl AsyncFnOnce(&mut OpenTable) -> Outcome<T>,
) -> Outcome<T> {
    let room = house.room(id);
    let mut table = room.lock(house).await?;
    viewing::viewer(&table, house, caller).await?;
    let done = work(&mut table).await?;
    drop(table);
    room.changed(house);
    Ok(done)
}

/// The caller does something from their own chair. Then everybody looks again, and bots go on.
pub(crate) async fn at_chair<T>(
    TableVisit { house, caller, id, .. }: &TableVisit,
    work: impl AsyncFnOnce(&mut OpenTable, Seat) -> Outcome<T>,
) -> Outcome<T> {
    let room = house.room(id);
    let mut table = room.lock(house).await?;
    let seat = viewing::seat(&table, house, caller).await?;
    let done = work(&mut table, seat).await?;
    drop(table);
    room.changed(house);
    driver::wake(house, &room);
    Ok(done)
}
