//! What the house counts, for Prometheus.
use crate::house::House;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counters since the start.
#[derive(Default)]
pub(crate) struct Meters {
    pub(crate) moves: AtomicU64,
    pub(crate) bot_moves: AtomicU64,
    pub(crate) tables: AtomicU64,
    pub(crate) requests: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) failed: AtomicU64,
    pub(crate) updates: AtomicU64,
    pub(crate) update_bytes: AtomicU64,
    pub(crate) streams: AtomicU64,
    /// Nanoseconds from a request that moved a table to its acknowledgement, together.
    pub(crate) move_time: AtomicU64,
}

/// The text Prometheus reads.
pub(crate) fn text(house: &House) -> String {
    let read = |meter: &AtomicU64| meter.load(Ordering::Relaxed) as f64;
    let meters = &house.meters;
    let lines = [
        ("moves_total", "counter", "Decisions written down.", read(&meters.moves)),
        ("bot_moves_total", "counter", "Of them by bots of this node.", read(&meters.bot_moves)),
        ("move_seconds_total", "counter", "Time from request to acknowledgement.", read(&meters.move_time) / 1e9),
        ("tables_made_total", "counter", "Tables made.", read(&meters.tables)),
        ("requests_total", "counter", "Requests answered.", read(&meters.requests)),
        ("requests_refused_total", "counter", "Of them refused (4xx).", read(&meters.refused)),
        ("requests_failed_total", "counter", "Of them failed (5xx).", read(&meters.failed)),
        ("updates_total", "counter", "Updates sent over streams.", read(&meters.updates)),
        ("update_bytes_total", "counter", "Their bytes.", read(&meters.update_bytes)),
        ("streams", "gauge", "Open streams.", read(&meters.streams)),
        ("tables_in_memory", "gauge", "Tables in memory.", house.rooms().len() as f64),
    ];
    lines.iter().fold(String::new(), |mut text, (name, kind, help, value)| {
        let _ = writeln!(text, "# HELP adit_{name} {help}\n# TYPE adit_{name} {kind}\nadit_{name} {value}");
        text
    })
}
