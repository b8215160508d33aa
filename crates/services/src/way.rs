//! A way to a service that breaks when it is told to.
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// A way to PostgreSQL: what goes in here comes out there, and the answers come back, until it is told to break. Then the
/// next `COMMIT` still arrives and is obeyed, but nobody hears so, for the connection is cut.
#[derive(Debug)]
pub struct Way {
    address: SocketAddr,
    breaks: Arc<AtomicBool>,
}

impl Way {
    /// Opens a way to this address, for as long as the program runs.
    pub fn to(there: SocketAddr) -> io::Result<Way> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let way = Way { address: listener.local_addr()?, breaks: Arc::default() };
        let breaks = Arc::clone(&way.breaks);
        thread::spawn(move || {
            for here in listener.incoming().flatten() {
                // Who cannot be led on is sent away, as if nobody were there.
                let _ = TcpStream::connect(there).and_then(|there| lead(here, there, &breaks));
            }
        });
        Ok(way)
    }

    /// What a client connects to: `postgres://postgres@127.0.0.1:PORT/postgres`.
    pub fn url(&self) -> String {
        format!("postgres://postgres@{}/postgres", self.address)
    }

    /// Cuts the connection of the next `COMMIT` between the deed and the word of it.
    pub fn break_at_commit(&self) {
        self.breaks.store(true, Ordering::SeqCst);
    }

    /// Has it been cut since?
    pub fn is_broken(&self) -> bool {
        !self.breaks.load(Ordering::SeqCst)
    }
}

/// Carries everything in both directions.
fn lead(here: TcpStream, there: TcpStream, breaks: &Arc<AtomicBool>) -> io::Result<()> {
    let ends = [here.try_clone()?, there.try_clone()?];
    let (muted, breaks) = (Arc::new(AtomicBool::new(false)), Arc::clone(breaks));
    let (is_muted, done) = (Arc::clone(&muted), Arc::clone(&breaks));
    let is_last = move |bytes: &[u8]| bytes.windows(6).any(|word| word == b"COMMIT");
    thread::spawn(move || {
        carry(&here, &there, |bytes| {
            if is_last(bytes) && breaks.load(Ordering::SeqCst) {
                muted.store(true, Ordering::SeqCst);
            }
            true
        });
    });
    let [here, there] = ends;
    thread::spawn(move || {
        carry(&there, &here, |_| {
            let passes = !is_muted.load(Ordering::SeqCst);
            if !passes {
                done.store(false, Ordering::SeqCst);
            }
            passes
        });
    });
    Ok(())
}

/// Carries bytes on as long as they may pass; then both ends are cut.
fn carry(mut from: &TcpStream, mut to: &TcpStream, mut may_pass: impl FnMut(&[u8]) -> bool) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if !may_pass(&bytes[..count]) || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    for end in [from, to] {
        let _ = end.shutdown(Shutdown::Both);
    }
}
