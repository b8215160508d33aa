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
    /// Nanoseconds from each request that moved a table to its acknowledgement, added up.
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
    let own = lines.map(|(name, kind, help, value)| (format!("adit_{name}"), kind, help, value));
    own.into_iter().chain(process()).fold(String::new(), |mut text, (name, kind, help, value)| {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        text
    })
}

/// What the process uses of the machine, under the usual names. Only Linux tells.
fn process() -> impl Iterator<Item = (String, &'static str, &'static str, f64)> {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/self/{name}")).unwrap_or_default();
    let (status, stat) = (read("status"), read("stat"));
    let kilobytes =
        status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse().ok());
    // The name of the program, in brackets, may hold anything; the times are the 12th and 13th word behind it, in
    // hundredths of a second.
    let words = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    let ticks: Option<Vec<f64>> = words.map(|ticks| ticks.parse().ok()).collect();
    let memory = kilobytes
        .map(|count: f64| ("process_resident_memory_bytes".into(), "gauge", "Resident memory.", count * 1024.0));
    let time = ticks.filter(|ticks| ticks.len() == 2).map(|ticks| {
        ("process_cpu_seconds_total".into(), "counter", "Processor time.", ticks.iter().sum::<f64>() / 100.0)
    });
    memory.into_iter().chain(time)
}
