//! How much of the machine the server and the generator use.
use super::http::{Request, Server};
use std::fs;

/// What a process has used so far.
#[derive(Clone, Copy, Default)]
pub(super) struct Usage {
    /// Resident, in bytes.
    pub(super) memory: f64,
    /// Seconds of processor time.
    pub(super) processor: f64,
}

impl Usage {
    /// Of the server: of this process if it runs here, otherwise as the server itself says; nothing if it does not.
    pub(super) async fn of_server(server: &Server, pid: Option<u32>) -> Usage {
        if let Some(pid) = pid {
            return Usage::of(&pid.to_string());
        }
        let answer = server.ask(Request { path: "/metrics", cookie: "", json: None }).await;
        let text = answer.map(|answer| answer.body).unwrap_or_default();
        let value = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse().ok()).unwrap_or_default()
        };
        Usage { memory: value("process_resident_memory_bytes"), processor: value("process_cpu_seconds_total") }
    }
    /// Of this process.
    pub(super) fn own() -> Usage {
        Usage::of("self")
    }
    fn of(pid: &str) -> Usage {
        let read = |name: &str| fs::read_to_string(format!("/proc/{pid}/{name}")).unwrap_or_default();
        let (status, stat) = (read("status"), read("stat"));
        let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        // The name of the program, in brackets, may hold anything; the times are the 12th and 13th word behind it.
        let words: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks: f64 = words.iter().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
        let memory = kilobytes.and_then(|count| count.parse::<f64>().ok()).unwrap_or_default() * 1024.0;
        Usage { memory, processor: ticks / TICKS }
    }
}

/// Linux reports processor time in hundredths of a second.
const TICKS: f64 = 100.0;

/// How busy the machine is: processes that run or wait, over the last minute.
pub(super) fn busy() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().filter(|load| !load.is_empty()).unwrap_or("?").to_owned()
}

/// How many files this process may open.
pub(super) fn open_files() -> Option<usize> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
