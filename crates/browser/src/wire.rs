//! What the messages of a stream weigh on the wire. Chromium says it of some pieces of a stream and not of others, so a
//! second reader counts.
use services::Http;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// A second reader of a stream, who asks for it compressed, as a browser does.
pub struct Wire {
    sizes: Arc<Mutex<Vec<u64>>>,
}

/// The beginning of the file that the stream is, and the whole table.
const FIRST: usize = 2;
/// A sign of life is shorter.
const SHORTEST: u64 = 40;

impl Wire {
    /// Listens to a stream as the person whose cookie this is, until it ends.
    pub fn listen(http: &Http, path: &str) -> io::Result<Wire> {
        let mut line = TcpStream::connect(http.address())?;
        let cookie = http.cookie("adit").unwrap_or_default();
        let (host, kind) = (http.address(), "text/event-stream");
        write!(line, "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: adit={cookie}\r\n")?;
        write!(line, "Accept: {kind}\r\nAccept-Encoding: gzip\r\n\r\n")?;
        let sizes = Arc::new(Mutex::new(vec![]));
        let written = Arc::clone(&sizes);
        // A stream that ends has told everything.
        thread::spawn(move || read(BufReader::new(line), &written).ok());
        Ok(Wire { sizes })
    }

    /// The bytes of every update so far.
    pub fn updates(&self) -> Vec<u64> {
        let sizes = self.sizes.lock().unwrap_or_else(PoisonError::into_inner);
        sizes.iter().skip(FIRST).copied().filter(|size| *size >= SHORTEST).collect()
    }

    /// An update of middle size.
    pub fn median(&self) -> u64 {
        let mut sorted = self.updates();
        sorted.sort_unstable();
        sorted.get(sorted.len() / 2).copied().unwrap_or_default()
    }
}

/// A house sends every message as a chunk of its own.
fn read(mut line: impl BufRead, sizes: &Mutex<Vec<u64>>) -> io::Result<()> {
    let mut words = String::from("the first line");
    while !words.trim().is_empty() {
        words.clear();
        line.read_line(&mut words)?;
    }
    loop {
        words.clear();
        line.read_line(&mut words)?;
        let size = u64::from_str_radix(words.trim(), 16).map_err(io::Error::other)?;
        io::copy(&mut line.by_ref().take(size + 2), &mut io::sink())?;
        sizes.lock().unwrap_or_else(PoisonError::into_inner).push(size);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_counted_one_by_one() {
        let told = "HTTP/1.1 200 OK\r\nx: y\r\n\r\na\r\n0123456789\r\n3\r\nabc\r\n0\r\n\r\n";
        let sizes = Mutex::new(vec![]);
        assert!(read(told.as_bytes(), &sizes).is_err(), "it ends");
        assert_eq!(*sizes.lock().expect("nobody else"), [10, 3, 0]);
    }
}
