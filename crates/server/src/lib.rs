//! The server: a house with sockets, threads and a clock, on one machine or many.
//!
//! [`serve`] opens the store, joins the bus and answers until it is told to stop. What it answers is in the crate
//! `house`.
mod limits;
mod nats;
mod pocket;
mod threads;

pub use pocket::find_pocket;
pub use threads::{Threads, now};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::{self, Next};
use axum::response::Response;
use house::{Alone, Base, Bus, Ground, House, Limits, MIGRATIONS, Origin, PocketModule, Standing, Unlimited};
use journal::{Address, Failure, Store};
use limits::Buckets;
use nats::Nats;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// How to run a house.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the journal is kept.
    pub database: Address,
    /// The NATS server that connects the nodes of this house.
    pub bus: Option<String>,
    /// The address people use, if there is a proxy in front of the house: `https://play.example.org`.
    pub url: Option<String>,
    /// The path under which it answers there: `/games/`.
    pub base: Base,
    /// Is there a trusted proxy that says who is calling (`X-Forwarded-For`)?
    pub behind_proxy: bool,
    /// Are there no limits on how often somebody may ask? For load tests.
    pub unlimited: bool,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// What answers in a browser when there is no connection, if there is one; see [`find_pocket`].
    pub pocket: Option<PocketModule>,
}

/// Why a house could not be opened.
#[derive(Debug)]
pub enum NotOpened {
    /// The store.
    Store(Failure),
    /// The address.
    Listen(io::Error),
}

impl std::fmt::Display for NotOpened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotOpened::Store(failure) => write!(f, "{failure}"),
            NotOpened::Listen(error) => write!(f, "cannot listen on this address: {error}"),
        }
    }
}

impl std::error::Error for NotOpened {}

impl From<Failure> for NotOpened {
    fn from(failure: Failure) -> NotOpened {
        NotOpened::Store(failure)
    }
}

/// Opens a house and serves until `until` resolves; then streams are ended and everything is saved.
/// `ready` is called with the address on which the house listens.
pub async fn serve(
    config: Config,
    until: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), NotOpened> {
    let listener = TcpListener::bind(config.listen).await.map_err(NotOpened::Listen)?;
    let store = Store::open(&config.database, MIGRATIONS).await?;
    let nats = Nats::join(config.bus.as_deref()).await?;
    let limits: Box<dyn Limits> = if config.unlimited { Box::new(Unlimited) } else { Box::new(Buckets::default()) };
    let bus: Box<dyn Bus> = nats.clone().map_or(Box::new(Alone), |nats| Box::new(nats));
    let Config { url, base, thinkers, pocket, .. } = config;
    let (host, standing) = (Arc::new(Threads), Standing::Server);
    let ground = Ground { host, store: store.clone(), bus, limits, url, base, standing, thinkers, pocket };
    let house = House::open(ground).await?;
    ready(listener.local_addr().map_err(NotOpened::Listen)?);
    let helpers = [tokio::spawn(Arc::clone(&house).keep()), tokio::spawn(nats::listen(nats, Arc::clone(&house)))];
    let proxy = if config.behind_proxy { Proxy::Trusted } else { Proxy::None };
    let served = answer(&house, proxy, listener, until).await;
    helpers.iter().for_each(tokio::task::JoinHandle::abort);
    store.close().await;
    served
}

/// Answers requests until `until` resolves. Those under way then have a little time to finish.
async fn answer(
    house: &Arc<House>,
    proxy: Proxy,
    listener: TcpListener,
    until: impl Future<Output = ()> + Send + 'static,
) -> Result<(), NotOpened> {
    let (closing, (close, closed)) = (Arc::clone(house), oneshot::channel::<()>());
    let end = async move {
        until.await;
        closing.close();
        drop(close);
    };
    let app = house::router(Arc::clone(house)).layer(middleware::from_fn_with_state(proxy, introduce));
    let app = app.into_make_service_with_connect_info::<SocketAddr>();
    let late = async {
        let _ = closed.await;
        tokio::time::sleep(SHUTDOWN_GRACE).await;
    };
    tokio::select! {
        served = axum::serve(listener, app).with_graceful_shutdown(end) => served.map_err(NotOpened::Listen),
        () = late => {
            tracing::warn!("some requests were cut off");
            Ok(())
        }
    }
}

/// Shutdown grace period for requests under way.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// Is there a trusted proxy in front of the house?
#[derive(Clone, Copy)]
enum Proxy {
    None,
    Trusted,
}

/// Notes where a request comes from.
async fn introduce(
    State(proxy): State<Proxy>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let told = match proxy {
        Proxy::Trusted => forwarded(request.headers()),
        Proxy::None => None,
    };
    request.extensions_mut().insert(Origin(told.unwrap_or(peer.ip())));
    next.run(request).await
}

/// The last address in the list is the one the proxy itself saw.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests;
