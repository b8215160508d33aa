//! Free ports.
use std::net::{Ipv4Addr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{io, process};

/// Below the ports that the system gives to outgoing connections: one of those could otherwise sit on a service's port
/// while it is down for a restart.
const FIRST: u16 = 20_000;
const COUNT: u16 = 12_000;

/// How many ports this process has looked at.
static LOOKED: AtomicU16 = AtomicU16::new(0);

/// A port of 127.0.0.1 on which nobody listens, and which this process is not told twice.
pub fn free_port() -> io::Result<u16> {
    let start = start();
    for _ in 0..COUNT {
        let step = LOOKED.fetch_add(1, Ordering::Relaxed);
        let port = FIRST + start.wrapping_add(step) % COUNT;
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(port);
        }
    }
    Err(io::Error::new(io::ErrorKind::AddrInUse, "every port from 20000 to 31999 is taken."))
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
}
