//! The pages. Everything works without script; the forms come to the functions of the API.
//!
//! A page is a function in a file of its own: it makes the `<main>` and hands it to [`leaf`], which puts it into the
//! house's own header and footer, in the visitor's language and look. Forms are here.
use crate::api::play::{self, Act, Back, Looked, Seen, Taught};
use crate::api::seats::{self, Mute, Name, Say, Sit, Uncover};
use crate::api::tables;
use crate::api::{Body, is_form};
use crate::caller::{Asked, Caller, Origin, Tongue};
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::room::beginning::Free;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use journal::MatchId;
use serde::Deserialize;
use std::sync::Arc;

mod analysis;
mod app;
mod asset;
mod end;
mod front;
mod hotseat;
pub(crate) mod learn;
pub(crate) mod lessons;
mod make;
mod opening;
mod parts;
mod pieces;
mod replay;
mod settings;
mod shell;
mod sorry;
mod table;
mod waiting;
mod yours;
pub(crate) use analysis::{analysis, hint as ask_coach, try_move, undo as untry};
pub(crate) use app::{favicon, manifest, offline, robots, worker};
pub(crate) use asset::asset;
pub(crate) use end::{end, review};
pub(crate) use front::front;
pub(crate) use hotseat::{Face, face};
pub(crate) use make::{make, new};
pub(crate) use opening::{bring, opening};
pub(crate) use pieces::pieces;
pub(crate) use replay::{record, replay};
pub(crate) use settings::{settings, wish};
pub(crate) use shell::{Sheet, bare, leaf};
pub(crate) use sorry::{in_words, nothing};
pub(crate) use table::table;
pub(crate) use waiting::{Guest, invitation, waiting};
pub(crate) use yours::{forget, make_link, take_vacation};

/// How every form of the table's page ends: the API does it, then back to the page. With script the API's own
/// answer is wanted.
fn back(headers: &HeaderMap, id: &MatchId, answer: Outcome<impl IntoResponse>) -> Response {
    match answer {
        Ok(answer) if headers.contains_key("x-adit") => answer.into_response(),
        Ok(answer) => {
            let mut response = Redirect::to(&format!("/t/{id}")).into_response();
            if let Some(cookie) = answer.into_response().headers().get(header::SET_COOKIE) {
                response.headers_mut().insert(header::SET_COOKIE, cookie.clone());
            }
            response
        }
        Err(fault) => fault.into_response(),
    }
}

macro_rules! form {
    ($name:ident, $body:ty, $call:path $(, $extra:ident: $kind:ty)*) => {
        pub(crate) async fn $name(
            house: State<Arc<House>>,
            caller: Caller,
            $($extra: $kind,)*
            (Asked(id), headers): (Asked, HeaderMap),
            body: Body<$body>,
        ) -> Response {
            let answer = $call(house, caller, $($extra,)* Asked(id.clone()), body).await;
            back(&headers, &id, answer)
        }
    };
}

form!(act, Act, play::act, tongue: Tongue);
form!(play_all, Looked, play::play_all, tongue: Tongue);
form!(undo, Looked, play::undo);
form!(seen, Seen, play::seen);
form!(taught, Taught, play::taught);
form!(uncover, Uncover, seats::uncover);
form!(take_back, Back, play::take_back);
form!(sit, Sit, seats::sit, from: Origin);
form!(rename, Name, seats::rename);
form!(chat, Say, seats::chat);
form!(mute, Mute, seats::mute);

pub(crate) async fn leave(house: State<Arc<House>>, caller: Caller, Asked(id): Asked, headers: HeaderMap) -> Response {
    back(&headers, &id, seats::leave(house, caller, Asked(id.clone())).await)
}

/// What becomes of the free chairs: bots of a level take them, or they are taken away.
#[derive(Default, Deserialize)]
pub(crate) struct Start {
    #[serde(default)]
    level: Option<u8>,
    #[serde(default)]
    without: Option<String>,
}

pub(crate) async fn start(
    State(house): State<Arc<House>>,
    caller: Caller,
    Asked(id): Asked,
    headers: HeaderMap,
    body: Result<Body<Start>, Fault>,
) -> Response {
    let free = match body {
        Ok(Body(Start { without: Some(_), .. })) => Free::Gone,
        Ok(Body(start)) => Free::Bots(start.level),
        Err(fault) if is_form(&headers) => return fault.into_response(),
        Err(_) => Free::Bots(None),
    };
    back(&headers, &id, seats::start_with(&house, &caller, &id, free).await)
}

pub(crate) async fn hint(
    house: State<Arc<House>>,
    caller: Caller,
    tongue: Tongue,
    Asked(id): Asked,
    headers: HeaderMap,
) -> Response {
    back(&headers, &id, play::hint(house, caller, tongue, Asked(id.clone())).await)
}

pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    caller: Caller,
    from: Origin,
    Asked(id): Asked,
) -> Outcome<Redirect> {
    Ok(Redirect::to(&tables::make_rematch(&house, &caller, &from, &id).await?.url))
}
