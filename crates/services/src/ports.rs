//! Free ports.
//!
//! Between the look at a port and the moment when a service listens on it, another test may look at it too: on a busy
//! machine that takes seconds. So each process keeps a lock on the ports it was told, for as long as it lives.
use std::fs::{File, OpenOptions};
use std::net::{Ipv4Addr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs, io, process};

/// Below the ports that the system gives to outgoing connections: one of those could otherwise sit on a service's port
/// while it is down for a restart.
const FIRST: u16 = 20_000;
const COUNT: u16 = 12_000;

/// How many ports this process has looked at.
static LOOKED: AtomicU16 = AtomicU16::new(0);

/// The locks of this process; the system opens them when it ends, however it ends.
static KEPT: Mutex<Vec<File>> = Mutex::new(Vec::new());

/// A port of 127.0.0.1 on which nobody listens, and which nobody else is told while this process lives.
pub fn free_port() -> io::Result<u16> {
    let start = start();
    for _ in 0..COUNT {
        let step = LOOKED.fetch_add(1, Ordering::Relaxed);
        let port = FIRST + start.wrapping_add(step) % COUNT;
        if let Some(lock) = lock(port)?
            && TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()
        {
            KEPT.lock().unwrap_or_else(PoisonError::into_inner).push(lock);
            return Ok(port);
        }
    }
    Err(io::Error::new(io::ErrorKind::AddrInUse, "every port from 20000 to 31999 is taken."))
}

/// The lock of a port, unless another process has it.
fn lock(port: u16) -> io::Result<Option<File>> {
    // One for each person of this machine: another one's files may not be opened.
    let folder = env::temp_dir().join(format!("adit-ports-{}", env::var("USER").unwrap_or_default()));
    fs::create_dir_all(&folder)?;
    let file = OpenOptions::new().create(true).append(true).open(folder.join(port.to_string()))?;
    Ok(file.try_lock().is_ok().then_some(file))
}

/// Where this process begins to look: far from its neighbours, whose numbers are close to its own.
fn start() -> u16 {
    static START: std::sync::OnceLock<u16> = std::sync::OnceLock::new();
    *START.get_or_init(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.subsec_micros());
        let mixed = process::id().wrapping_mul(2_654_435_761).wrapping_add(now) % u32::from(COUNT);
        u16::try_from(mixed).unwrap_or(0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_port_is_told_twice_and_each_can_be_used() {
        let ports: BTreeSet<u16> = (0..50).map(|_| free_port().expect("a port")).collect();
        assert_eq!(ports.len(), 50);
        for port in ports {
            TcpListener::bind((Ipv4Addr::LOCALHOST, port)).expect("nobody listens here");
        }
    }

    #[test]
    fn a_port_that_was_told_is_kept_before_anybody_listens_on_it() {
        let port = free_port().expect("a port");
        assert!(lock(port).expect("a file").is_none(), "another process would be told it too");
    }
}
