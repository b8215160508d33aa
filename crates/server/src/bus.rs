//! How nodes of one house tell each other that a table has gone on. A hint and no more: what counts is in the store,
//! and a node that hears nothing reads it there.
use crate::house::House;
use engine::{Seat, Seats};
use futures_util::StreamExt as _;
use journal::{Failure, MatchId};
use std::sync::Arc;
use std::time::Duration;

/// The way to the other nodes; there may be none.
pub(crate) struct Bus(Option<async_nats::Client>);

impl Bus {
    /// Joins the bus. It need not be there yet: the client goes on trying. Only what is no address is a mistake.
    pub(crate) async fn join(address: Option<&str>) -> Result<Bus, Failure> {
        let Some(address) = address else { return Ok(Bus(None)) };
        let options = async_nats::ConnectOptions::new()
            .retry_on_initial_connect()
            .connection_timeout(Duration::from_secs(2))
            .event_callback(|event| async move { tracing::info!(%event, "bus") });
        let joined = options.connect(address).await;
        joined
            .map(|client| Bus(Some(client)))
            .map_err(|error| Failure::Broken(format!("'{address}' is no bus: {error}").into()))
    }
    /// This table has gone on.
    pub(crate) fn tell(&self, table: &MatchId) {
        self.send(format!("adit.table.{table}"), String::new());
    }
    /// This node feeds streams of these chairs.
    pub(crate) fn tell_presence(&self, table: &MatchId, seats: Seats) {
        let seats: Vec<String> = seats.map(|seat| seat.to_string()).collect();
        self.send(format!("adit.here.{table}"), seats.join(" "));
    }
    fn send(&self, subject: String, words: String) {
        let Some(client) = self.0.clone() else { return };
        // Nobody waits for a hint.
        tokio::spawn(async move {
            if let Err(error) = client.publish(subject, words.into()).await {
                tracing::debug!(%error, "a hint was lost");
            }
        });
    }
}

/// Hears the other nodes for as long as the house stands.
pub(crate) async fn listen(house: Arc<House>) {
    let Some(client) = house.bus.0.clone() else { return };
    loop {
        match client.subscribe("adit.*.*").await {
            Ok(mut hints) => {
                while let Some(hint) = hints.next().await {
                    tokio::spawn(hear(Arc::clone(&house), hint));
                }
            }
            Err(error) => tracing::warn!(%error, "nothing can be heard on the bus"),
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn hear(house: Arc<House>, hint: async_nats::Message) {
    let mut words = hint.subject.split('.').skip(1);
    let (Some(kind), Some(Ok(table))) = (words.next(), words.next().map(str::parse::<MatchId>)) else { return };
    let Some(room) = house.known_room(&table) else { return };
    match kind {
        "table" => drop(room.refresh(&house).await),
        "here" => {
            let seats = std::str::from_utf8(&hint.payload).unwrap_or_default();
            room.hear_presence(seats.split(' ').filter_map(|seat| seat.parse::<Seat>().ok()).collect()).await;
        }
        _ => {}
    }
}
