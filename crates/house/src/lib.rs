//! The house: tables, pages and the interface for programs, as one router over a [`Host`].
//!
//! People come by link, sit down, play, leave, come back, watch. A move is acknowledged when it is durable; the journal
//! is the truth, and everything in memory can be forgotten. Read `house.rs` first, then `room.rs`, where a table
//! lives, then `streams.rs`, which shows it.
pub mod admin;
mod api;
mod base;
mod bus;
mod caller;
mod dilemma;
mod door;
mod driver;
mod fault;
mod guard;
mod gzip;
mod host;
mod house;
mod keys;
mod limits;
mod links;
mod luggage;
mod meters;
mod pages;
mod people;
mod proof;
mod qr;
mod readers;
mod room;
mod rows;
mod standing;
mod streams;
mod study;
mod time;

pub use base::{Base, NotABase};
pub use bus::{Alone, Bus, Signal};
pub use caller::Origin;
pub use dilemma::Dilemma;
pub use host::{Choosing, Host, Later, Work};
pub use house::{Ground, House};
pub use limits::{Deed, Limits, Unlimited};
pub use pages::PocketModule;
pub use proof::doubt;
pub use rows::MIGRATIONS;
pub use standing::{NotASite, Site, Standing};
pub use time::{Millis, TimePolicy};

use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Router, middleware};
use i18n::TextTable;
use std::sync::Arc;

/// The words of every page: those of the table's frame, and those of the house.
pub const WORDS: [TextTable; 2] = [
    TextTable { name: "web", texts: web::TEXTS },
    TextTable { name: "house", texts: include!(concat!(env!("OUT_DIR"), "/text.rs")) },
];

/// Everything that can be asked of a house. The owner of the sockets says where each request comes from ([`Origin`]).
pub fn router(house: Arc<House>) -> Router {
    let inner = Router::new()
        .route("/health", get(|| async { "ok" }))
        .route("/ready", get(ready))
        .route("/metrics", get(|State(house): State<Arc<House>>| async move { meters::text(&house) }));
    let rooms = inner
        .merge(interface())
        .merge(tables())
        .merge(site())
        .merge(learning())
        .merge(if house.standing.is_open() { elsewhere() } else { Router::new() })
        .fallback(pages::nothing)
        .layer(DefaultBodyLimit::max(guard::LARGEST_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), guard::guard))
        .with_state(Arc::clone(&house));
    door::door(&house.base, rooms)
}

/// What programs call.
fn interface() -> Router<Arc<House>> {
    Router::new()
        .route("/api/games", get(api::tables::games))
        .route("/api/tables", get(api::tables::list).post(api::tables::make))
        .route("/api/tables/{id}", get(api::tables::facts))
        .route("/api/tables/{id}/scene", get(api::tables::scene))
        .route("/api/tables/{id}/record", get(api::tables::record))
        .route("/api/tables/{id}/events", get(streams::events))
        .route("/api/tables/{id}/rematch", post(api::tables::rematch))
        .route("/api/tables/{id}/sit", post(api::seats::sit))
        .route("/api/tables/{id}/leave", post(api::seats::leave))
        .route("/api/tables/{id}/rename", post(api::seats::rename))
        .route("/api/tables/{id}/start", post(api::seats::start))
        .route("/api/tables/{id}/chat", post(api::seats::chat))
        .route("/api/tables/{id}/mute", post(api::seats::mute))
        .route("/api/tables/{id}/uncover", post(api::seats::uncover))
        .route("/api/tables/{id}/act", post(api::play::act))
        .route("/api/tables/{id}/play_all", post(api::play::play_all))
        .route("/api/tables/{id}/taught", post(api::play::taught))
        .route("/api/tables/{id}/undo", post(api::play::undo))
        .route("/api/tables/{id}/seen", post(api::play::seen))
        .route("/api/tables/{id}/take_back", post(api::play::take_back))
        .route("/api/tables/{id}/hint", post(api::play::hint))
        .route("/api/me", get(api::me::me).post(api::me::change).delete(api::me::forget))
        .route(
            "/api/me/matches",
            get(api::matches::pack).post(api::matches::unpack).layer(DefaultBodyLimit::max(luggage::LARGEST)),
        )
}

/// A table in a browser.
fn tables() -> Router<Arc<House>> {
    Router::new()
        .route("/t/{id}", get(pages::table))
        .route("/t/{id}/live", get(streams::live))
        .route("/t/{id}/pieces", get(pages::pieces))
        .route("/t/{id}/act", post(pages::act))
        .route("/t/{id}/play_all", post(pages::play_all))
        .route("/t/{id}/undo", post(pages::undo))
        .route("/t/{id}/seen", post(pages::seen))
        .route("/t/{id}/take_back", post(pages::take_back))
        .route("/t/{id}/sit", post(pages::sit))
        .route("/t/{id}/rename", post(pages::rename))
        .route("/t/{id}/leave", post(pages::leave))
        .route("/t/{id}/start", post(pages::start))
        .route("/t/{id}/uncover", post(pages::uncover))
        .route("/t/{id}/taught", post(pages::taught))
        .route("/t/{id}/chat", post(pages::chat))
        .route("/t/{id}/mute", post(pages::mute))
        .route("/t/{id}/hint", post(pages::hint))
        .route("/t/{id}/rematch", post(pages::rematch))
        .route("/r/{id}", get(pages::replay))
        .route("/r/{id}/end", get(pages::end))
        .route("/r/{id}/review", get(pages::review))
        .route("/r/{id}/again", post(pages::again))
        .route("/r/{id}/record", get(pages::record))
        .route("/a/{id}", get(pages::analysis))
        .route("/a/{id}/act", post(pages::try_move))
        .route("/a/{id}/undo", post(pages::untry))
        .route("/a/{id}/hint", post(pages::ask_coach))
        .route("/analysis", get(pages::opening).post(pages::bring).layer(DefaultBodyLimit::max(study::LARGEST_FORM)))
}

/// What other devices are needed for: links that let somebody in, and what is read from far away.
fn elsewhere() -> Router<Arc<House>> {
    Router::new()
        .route("/c/{secret}", get(links::chair))
        .route("/j/{secret}", get(links::join))
        .route("/w/{secret}", get(links::watch))
        .route("/d/{secret}", get(links::device))
        .route("/feed/{secret}", get(links::feed))
        .route("/settings/device", post(pages::make_link))
        .route("/settings/vacation", post(pages::take_vacation))
        .route("/api/tables/{id}/chairs/{seat}/link", post(api::seats::link))
        .route("/api/me/link", post(api::me::link))
        .route("/openapi.json", get(api::openapi::openapi))
}

/// The pages around the tables, and the files of all pages.
fn site() -> Router<Arc<House>> {
    Router::new()
        .route("/", get(pages::front))
        .route("/tables", post(pages::make))
        .route("/new/{game}", get(pages::new))
        .route("/settings", get(pages::settings).post(pages::wish))
        .route("/settings/forget", post(pages::forget))
        .route(
            "/settings/matches",
            get(pages::pack).post(pages::unpack).layer(DefaultBodyLimit::max(luggage::LARGEST_FORM)),
        )
        .route("/manifest.webmanifest", get(pages::manifest))
        .route("/worker.js", get(pages::worker))
        .route("/offline", get(pages::offline))
        .route("/pocket/{version}/{name}", get(pages::pocket))
        .route("/favicon.ico", get(pages::favicon))
        .route("/robots.txt", get(pages::robots))
        .route("/assets/{*path}", get(pages::asset))
}

/// Rules, lessons, puzzles, a first match.
fn learning() -> Router<Arc<House>> {
    Router::new()
        .route("/rules/{game}", get(pages::rules::rules))
        .route("/learn/{game}", get(pages::learn::learn))
        .route("/learn/{game}/play", post(pages::learn::play))
        .route("/learn/{game}/{number}", get(pages::lessons::lesson))
        .route("/learn/{game}/{number}/act", post(pages::lessons::act))
        .route("/learn/{game}/{number}/undo", post(pages::lessons::undo))
        .route("/learn/{game}/{number}/seen", post(pages::lessons::seen))
        .route("/puzzles", get(pages::puzzles::games))
        .route("/puzzles/{game}", get(pages::puzzles::game))
        .route("/puzzles/{game}/{number}", get(pages::puzzles::puzzle))
        .route("/puzzles/{game}/{number}/act", post(pages::puzzles::act))
        .route("/puzzles/{game}/{number}/undo", post(pages::puzzles::undo))
        .route("/puzzles/{game}/{number}/seen", post(pages::puzzles::seen))
        .route("/puzzles/{game}/own/{id}/{step}", get(pages::puzzles::puzzle))
        .route("/puzzles/{game}/own/{id}/{step}/act", post(pages::puzzles::act))
        .route("/puzzles/{game}/own/{id}/{step}/undo", post(pages::puzzles::undo))
        .route("/puzzles/{game}/own/{id}/{step}/seen", post(pages::puzzles::seen))
}

async fn ready(State(house): State<Arc<House>>) -> impl IntoResponse {
    match house.is_ready().await {
        true => (StatusCode::OK, "ready"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "not ready"),
    }
}
