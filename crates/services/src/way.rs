//! A way to a service that breaks when it is told to.
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// A way to PostgreSQL: what goes in here comes out there, and the answers come back, until it is told to break. Then the
/// next message with a certain word in it still arrives and is obeyed, but nobody hears so, for the connection is cut.
#[derive(Debug)]
pub struct Relay {
    address: SocketAddr,
    fatal: Fatal,
}

/// The word at which it breaks, if it shall.
type Fatal = Arc<Mutex<Option<String>>>;

impl Relay {
    /// Opens a way to this address, for as long as the program runs.
    pub fn to(there: SocketAddr) -> io::Result<Relay> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let way = Relay { address: listener.local_addr()?, fatal: Fatal::default() };
        let fatal = Arc::clone(&way.fatal);
        thread::spawn(move || {
            for here in listener.incoming().flatten() {
                // Who cannot be led on is sent away, as if nobody were there.
                let _ = TcpStream::connect(there).and_then(|there| lead(here, there, &fatal));
            }
        });
        Ok(way)
    }

    /// What a client connects to: `postgres://postgres@127.0.0.1:PORT/postgres`.
    pub fn url(&self) -> String {
        format!("postgres://postgres@{}/postgres", self.address)
    }

    /// Cuts the connection between the deed of the next message with this word in it and the answer.
    pub fn break_at(&self, word: &str) {
        *self.fatal.lock().unwrap_or_else(PoisonError::into_inner) = Some(word.into());
    }
}

/// Is this the message after which nothing is heard any more? It is the only one.
fn is_fatal(fatal: &Fatal, message: &[u8]) -> bool {
    let mut fatal = fatal.lock().unwrap_or_else(PoisonError::into_inner);
    let holds = |word: &mut String| message.windows(word.len()).any(|part| part == word.as_bytes());
    fatal.take_if(holds).is_some()
}

/// Carries everything in both directions.
fn lead(here: TcpStream, there: TcpStream, fatal: &Fatal) -> io::Result<()> {
    let (back_here, back_there) = (here.try_clone()?, there.try_clone()?);
    let (fatal, muted) = (Arc::clone(fatal), Arc::new(AtomicBool::new(false)));
    let is_muted = Arc::clone(&muted);
    thread::spawn(move || {
        carry(&here, &there, |message| {
            muted.fetch_or(is_fatal(&fatal, message), Ordering::SeqCst);
            true
        });
    });
    thread::spawn(move || carry(&back_there, &back_here, |_| !is_muted.load(Ordering::SeqCst)));
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
