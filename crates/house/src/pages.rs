//! The pages. Everything works without script; the forms come to the functions of the API.
//!
//! A page is a function in a file of its own: it makes the `<main>` and hands it to [`leaf`], which puts it into the
//! house's own header and footer, in the visitor's language and look. Forms are here.
use crate::api::play::{self, Act, Consented, Looked, Seen, Taught};
use crate::api::seats::{self, Mute, Name, Say, Sit, Uncover};
use crate::api::tables;
use crate::api::{Body, is_form};
use crate::caller::TableVisit;
use crate::fault::{Fault, Outcome};
use crate::room::beginning::Free;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use journal::MatchId;
use serde::Deserialize;

mod analysis;
mod app;
mod asset;
mod brought;
mod course;
mod end;
mod front;
mod hotseat;
pub(crate) mod learn;
mod learnt;
pub(crate) mod lessons;
mod luggage;
mod make;
mod opening;
mod parts;
mod pieces;
mod pocket;
pub(crate) mod puzzles;
mod replay;
pub(crate) mod rules;
mod settings;
mod shell;
mod sorry;
mod table;
mod waiting;
mod yours;
pub(crate) use analysis::{analysis, hint as ask_coach, try_move, undo as untry};
pub(crate) use app::{favicon, manifest, offline, robots, worker};
pub(crate) use asset::asset;
pub(crate) use end::{again, end, review};
pub(crate) use front::front;
pub(crate) use hotseat::{Face, face};
pub(crate) use luggage::{pack, unpack};
pub(crate) use make::{make, new};
pub(crate) use opening::{bring, opening};
pub(crate) use pieces::pieces;
pub use pocket::PocketModule;
pub(crate) use pocket::pocket;
pub(crate) use replay::{record, replay};
pub(crate) use settings::{settings, wish};
pub(crate) use shell::{Sheet, bare, leaf};
pub(crate) use sorry::{in_words, nothing};
pub(crate) use table::table;
pub(crate) use waiting::{Guest, invitation, waiting};
pub(crate) use yours::{forget, make_link, take_vacation};

/// Where a form of the table's page came from.
struct Back {
    id: MatchId,
    by_script: bool,
}

impl Back {
    fn of(visit: &TableVisit) -> Back {
        Back { id: visit.id.clone(), by_script: visit.visit.by_script }
    }
    /// How every such form ends: the API has done it, then back to the page. Our script wants the API's own answer.
    fn with(self, answer: Outcome<impl IntoResponse>) -> Response {
        match answer {
            Ok(answer) if self.by_script => answer.into_response(),
            Ok(answer) => {
                let mut response = Redirect::to(&format!("/t/{}", self.id)).into_response();
                if let Some(cookie) = answer.into_response().headers().get(header::SET_COOKIE) {
                    response.headers_mut().insert(header::SET_COOKIE, cookie.clone());
                }
                response
            }
            Err(fault) => fault.into_response(),
        }
    }
}

macro_rules! form {
    ($name:ident, $call:path) => {
        pub(crate) async fn $name(visit: TableVisit) -> Response {
            let back = Back::of(&visit);
            back.with($call(visit).await)
        }
    };
    ($name:ident, $call:path, $body:ty) => {
        pub(crate) async fn $name(visit: TableVisit, body: Body<$body>) -> Response {
            let back = Back::of(&visit);
            back.with($call(visit, body).await)
        }
    };
}

form!(act, play::act, Act);
form!(play_all, play::play_all, Looked);
form!(undo, play::undo, Looked);
form!(seen, play::seen, Seen);
form!(taught, play::taught, Taught);
form!(hint, play::hint);
form!(uncover, seats::uncover, Uncover);
form!(take_back, play::take_back, Consented);
form!(sit, seats::sit, Sit);
form!(rename, seats::rename, Name);
form!(chat, seats::chat, Say);
form!(mute, seats::mute, Mute);
form!(leave, seats::leave);

/// What becomes of the free chairs: bots of a level take them, or they are taken away.
#[derive(Default, Deserialize)]
pub(crate) struct Start {
    level: Option<u8>,
    without: Option<String>,
}

pub(crate) async fn start(visit: TableVisit, headers: HeaderMap, body: Result<Body<Start>, Fault>) -> Response {
    let free = match body {
        Ok(Body(Start { without: Some(_), .. })) => Free::Gone,
        Ok(Body(start)) => Free::Bots(start.level),
        Err(fault) if is_form(&headers) => return fault.into_response(),
        Err(_) => Free::Bots(None),
    };
    Back::of(&visit).with(seats::start_with(&visit, free).await)
}

pub(crate) async fn rematch(visit: TableVisit) -> Outcome<Redirect> {
    Ok(Redirect::to(&tables::make_rematch(&visit).await?.path()))
}
