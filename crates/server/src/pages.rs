//! The pages. Everything works without script; the forms come to the functions of the API.
//!
//! A page is a function in a file of its own: it makes the `<main>` and hands it to [`leaf`], which puts it into the
//! house's own header and footer, in the visitor's language and look. Forms are here.
use crate::api::Body;
use crate::api::play::{self, Act, Back, Looked, Seen, Taught};
use crate::api::seats::{self, Mute, Name, Say, Sit, Uncover};
use crate::api::tables;
use crate::caller::{Asked, Caller, Origin, Tongue, Visit};
use crate::fault::Outcome;
use crate::house::House;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use i18n::Language;
use journal::MatchId;
use maud::{Markup, html};
use std::sync::Arc;

mod asset;
mod front;
mod hotseat;
pub(crate) mod learn;
pub(crate) mod lessons;
mod sorry;
mod table;
mod waiting;
pub(crate) use asset::asset;
pub(crate) use front::{front, make};
pub(crate) use hotseat::{Face, face};
pub(crate) use sorry::{in_words, nothing};
pub(crate) use table::table;
pub(crate) use waiting::waiting;

/// What a page is called, whose look it wears and what it loads besides the files of every page.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sheet<'a> {
    pub(crate) title: &'a str,
    pub(crate) description: &'a str,
    pub(crate) game: Option<&'static str>,
    pub(crate) styles: &'a [&'a str],
    pub(crate) scripts: &'a [&'a str],
}

impl<'a> Sheet<'a> {
    /// A page of this title.
    pub(crate) fn called(title: &'a str) -> Sheet<'a> {
        Sheet { title, ..Sheet::default() }
    }
}

/// A page of the house around its `<main>`: header, footer, in the visitor's language and look.
pub(crate) fn leaf(_house: &House, visit: &Visit, sheet: &Sheet<'_>, main: &Markup) -> Html<String> {
    let body = html! {
        header { a href="/" { "Adit" } }
        (main)
    };
    bare(visit, visit.language, sheet, &body.into_string())
}

/// A page that brings everything itself, in the language it is written in.
pub(crate) fn bare(visit: &Visit, language: Language, sheet: &Sheet<'_>, body: &str) -> Html<String> {
    let Sheet { title, description, game, styles, scripts } = *sheet;
    let (lang, look) = (language.code(), visit.look);
    Html(web::page(&web::Page { title, description, lang, game, look, styles, scripts }, body))
}

/// What every form of the table's page comes to: done by the API, then back to the page. With script the API's own
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

pub(crate) async fn start(house: State<Arc<House>>, caller: Caller, Asked(id): Asked, headers: HeaderMap) -> Response {
    back(&headers, &id, seats::start(house, caller, Asked(id.clone())).await)
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
