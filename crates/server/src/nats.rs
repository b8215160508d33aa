//! The bus over NATS.
use engine::{Seat, Seats};
use futures_util::StreamExt as _;
use house::{Bus, House, Signal};
use journal::{Failure, MatchId};
use std::sync::Arc;
use std::time::Duration;

/// The connection to the other nodes.
#[derive(Clone)]
pub(crate) struct Nats(async_nats::Client);

impl Nats {
    /// Joins the bus, if there is one. It need not be up yet: the client keeps trying. Only a malformed address is an
    /// error.
    pub(crate) async fn join(address: Option<&str>) -> Result<Option<Nats>, Failure> {
        let Some(address) = address else { return Ok(None) };
        let options = async_nats::ConnectOptions::new()
            .retry_on_initial_connect()
            .connection_timeout(Duration::from_secs(2))
            .event_callback(|event| async move { tracing::info!(%event, "bus") });
        let joined = options.connect(address).await;
        joined
            .map(|client| Some(Nats(client)))
            .map_err(|error| Failure::Broken(format!("'{address}' is no bus: {error}").into()))
    }
}

impl Bus for Nats {
    fn tell(&self, hint: Signal) {
        let (subject, words) = match hint {
            Signal::Changed(table) => (format!("adit.table.{table}"), String::new()),
            Signal::Present(table, seats) => {
                let seats: Vec<String> = seats.map(|seat| seat.to_string()).collect();
                (format!("adit.here.{table}"), seats.join(" "))
            }
        };
        let client = self.0.clone();
        // Nobody waits for a hint.
        tokio::spawn(async move {
            if let Err(error) = client.publish(subject, words.into()).await {
                tracing::debug!(%error, "a hint was lost");
            }
        });
    }
}

/// Listens to the other nodes as long as the house is open.
pub(crate) async fn listen(nats: Option<Nats>, house: Arc<House>) {
    let Some(Nats(client)) = nats else { return };
    loop {
        match client.subscribe("adit.*.*").await {
            Ok(mut messages) => {
                while let Some(message) = messages.next().await {
                    let house = Arc::clone(&house);
                    if let Some(hint) = read(&message.subject, &message.payload) {
                        tokio::spawn(async move { house.hear(hint).await });
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "nothing can be heard on the bus"),
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

fn read(subject: &str, words: &[u8]) -> Option<Signal> {
    let mut parts = subject.split('.').skip(1);
    let (kind, table) = (parts.next()?, parts.next()?.parse::<MatchId>().ok()?);
    match kind {
        "table" => Some(Signal::Changed(table)),
        "here" => {
            let seats = std::str::from_utf8(words).unwrap_or_default().split(' ');
            Some(Signal::Present(table, seats.filter_map(|seat| seat.parse::<Seat>().ok()).collect::<Seats>()))
        }
        _ => None,
    }
}
