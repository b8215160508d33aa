//! The server: tables that never lose a move, on one machine or many.
//!
//! People come by link, sit down, play, leave, come back, watch. A move is acknowledged when it is durable; the journal
//! is the truth, and everything in memory can be forgotten. Read `house.rs` first, then `room.rs`, where a table
//! lives, then `streams.rs`, which shows it.
pub mod admin;
mod api;
mod bus;
mod caller;
mod driver;
mod fault;
mod guard;
mod gzip;
mod house;
mod keys;
mod limits;
mod links;
mod meters;
mod pages;
mod people;
mod proof;
mod qr;
mod readers;
mod room;
mod rows;
mod streams;
mod study;
mod time;

pub use driver::{bot, coach};
pub use house::Config;
pub use proof::doubt;
pub use rows::MIGRATIONS;
pub use time::Policy;

use crate::house::House;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Router, middleware};
use i18n::Table;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// The words of every page: those of the table's frame, and those of the house.
pub const WORDS: [Table; 2] = [
    Table { name: "web", texts: web::TEXTS },
    Table { name: "server", texts: include!(concat!(env!("OUT_DIR"), "/text.rs")) },
];

/// Why a house could not be opened.
#[derive(Debug)]
pub enum Closed {
    /// The store.
    Store(journal::Failure),
    /// The address.
    Listen(io::Error),
}

impl std::fmt::Display for Closed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Closed::Store(failure) => write!(f, "{failure}"),
            Closed::Listen(error) => write!(f, "nobody can be heard at this address: {error}"),
        }
    }
}

impl std::error::Error for Closed {}

/// Opens a house and serves until `until` is there; then streams are ended and everything is written down.
/// `ready` is told the address at which the house listens.
pub async fn serve(
    config: Config,
    until: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), Closed> {
    let listener = TcpListener::bind(config.listen).await.map_err(Closed::Listen)?;
    let house = House::open(config).await.map_err(Closed::Store)?;
    ready(listener.local_addr().map_err(Closed::Listen)?);
    serve_house(&house, listener, until).await
}

async fn serve_house(
    house: &Arc<House>,
    listener: TcpListener,
    until: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Closed> {
    let helpers = [
        tokio::spawn(driver::look_after_all(Arc::clone(house))),
        tokio::spawn(bus::listen(Arc::clone(house))),
        tokio::spawn(admin::heed(Arc::clone(house))),
    ];
    let closing = Arc::clone(house);
    let end = async move {
        until.await;
        closing.closing.send_replace(true);
    };
    let app = router(Arc::clone(house)).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, app).with_graceful_shutdown(end);
    let mut closing = house.closing.subscribe();
    let late = async {
        let _ = closing.wait_for(|closing| *closing).await;
        tokio::time::sleep(LONGEST_FAREWELL).await;
    };
    tokio::select! {
        served = served => served.map_err(Closed::Listen)?,
        () = late => tracing::warn!("some requests were cut off"),
    }
    helpers.iter().for_each(tokio::task::JoinHandle::abort);
    house.store.clone().close().await;
    Ok(())
}

/// So long requests under way may take when the house closes.
const LONGEST_FAREWELL: Duration = Duration::from_secs(5);

fn router(house: Arc<House>) -> Router {
    let inner = Router::new()
        .route("/health", get(|| async { "ok" }))
        .route("/ready", get(ready))
        .route("/metrics", get(|State(house): State<Arc<House>>| async move { meters::text(&house) }));
    inner
        .merge(interface())
        .merge(tables())
        .merge(site())
        .merge(learning())
        .fallback(pages::nothing)
        .layer(DefaultBodyLimit::max(guard::LARGEST_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), guard::guard))
        .with_state(house)
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
        .route("/api/tables/{id}/chairs/{seat}/link", post(api::seats::link))
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
        .route("/api/me/link", post(api::me::link))
        .route("/openapi.json", get(api::openapi::openapi))
}

/// A table as a browser meets it, and the links that lead there.
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
        .route("/r/{id}/record", get(pages::record))
        .route("/a/{id}", get(pages::analysis))
        .route("/a/{id}/act", post(pages::try_move))
        .route("/a/{id}/undo", post(pages::untry))
        .route("/a/{id}/hint", post(pages::ask_coach))
        .route("/analysis", get(pages::opening).post(pages::bring).layer(DefaultBodyLimit::max(study::LARGEST_FORM)))
        .route("/c/{secret}", get(links::chair))
        .route("/j/{secret}", get(links::join))
        .route("/w/{secret}", get(links::watch))
        .route("/d/{secret}", get(links::device))
        .route("/feed/{secret}", get(links::feed))
}

/// The pages around the tables, and the files of all pages.
fn site() -> Router<Arc<House>> {
    Router::new()
        .route("/", get(pages::front))
        .route("/tables", post(pages::make))
        .route("/new/{game}", get(pages::new))
        .route("/settings", get(pages::settings).post(pages::wish))
        .route("/settings/device", post(pages::make_link))
        .route("/settings/vacation", post(pages::take_vacation))
        .route("/settings/forget", post(pages::forget))
        .route("/manifest.webmanifest", get(pages::manifest))
        .route("/worker.js", get(pages::worker))
        .route("/offline", get(pages::offline))
        .route("/favicon.ico", get(pages::favicon))
        .route("/robots.txt", get(pages::robots))
        .route("/assets/{*path}", get(pages::asset))
}

/// Rules, lessons, a first match.
fn learning() -> Router<Arc<House>> {
    Router::new()
        .route("/rules/{game}", get(pages::learn::rules))
        .route("/learn/{game}", get(pages::learn::learn))
        .route("/learn/{game}/play", post(pages::learn::play))
        .route("/learn/{game}/{number}", get(pages::lessons::lesson))
        .route("/learn/{game}/{number}/act", post(pages::lessons::act))
        .route("/learn/{game}/{number}/undo", post(pages::lessons::undo))
        .route("/learn/{game}/{number}/seen", post(pages::lessons::seen))
}

/// Can moves be taken down?
async fn ready(State(house): State<Arc<House>>) -> impl IntoResponse {
    // The question is asked each time, for it costs nothing and shows at once that the store is gone.
    let answers = house.store.read("SELECT 1", vec![]).await.is_ok();
    let open = answers && house.can_write().await.is_ok() && !*house.closing.borrow();
    if open { (StatusCode::OK, "ready") } else { (StatusCode::SERVICE_UNAVAILABLE, "not ready") }
}
