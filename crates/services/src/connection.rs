//! One HTTP exchange on a socket, read piece by piece so that a stream can be followed with a deadline.
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// No answer of ours has a head this long.
const LONGEST_HEAD: usize = 64 * 1024;

/// What an answer begins with.
#[derive(Debug)]
pub(crate) struct Head {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
}

/// An answer on its way.
#[derive(Debug)]
pub(crate) struct Connection {
    stream: TcpStream,
    /// Bytes that came and were not handed on.
    raw: Vec<u8>,
    framing: Framing,
}

/// How the end of a body is known, and how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Framing {
    UntilEnd,
    Length(usize),
    ChunkHead,
    Chunk(usize),
    Over,
}

impl Connection {
    /// Sends a request and reads the head of the answer.
    pub(crate) fn open(address: SocketAddr, request: &str, deadline: Instant) -> io::Result<(Head, Connection)> {
        let mut stream = TcpStream::connect_timeout(&address, left(deadline)?)?;
        stream.set_nodelay(true)?;
        stream.write_all(request.as_bytes())?;
        let mut connection = Connection { stream, raw: Vec::new(), framing: Framing::UntilEnd };
        loop {
            let head = connection.head(deadline)?;
            // `100 Continue` and its like announce the real one.
            if head.status >= 200 {
                connection.framing = framing(&head);
                return Ok((head, connection));
            }
        }
    }

    /// The next piece of the body as soon as there is one, or nothing at its end.
    pub(crate) fn piece(&mut self, deadline: Instant) -> io::Result<Option<Vec<u8>>> {
        loop {
            if self.framing == Framing::Over {
                return Ok(None);
            }
            if let Some(piece) = self.take()? {
                return Ok(Some(piece));
            }
            if self.framing != Framing::Over && !self.read(deadline)? {
                return match self.framing {
                    Framing::UntilEnd => Ok(None),
                    _ => Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the answer broke off.")),
                };
            }
        }
    }

    fn head(&mut self, deadline: Instant) -> io::Result<Head> {
        loop {
            if let Some(end) = find(&self.raw, b"\r\n\r\n") {
                let text = String::from_utf8_lossy(&self.raw[..end]).into_owned();
                self.raw.drain(..end + 4);
                return Head::read(&text).ok_or_else(|| malformed(&format!("no HTTP answer: {text}")));
            }
            if self.raw.len() > LONGEST_HEAD {
                return Err(malformed("the head of the answer is too long."));
            }
            if !self.read(deadline)? {
                return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the connection closed without an answer."));
            }
        }
    }

    /// Waits for more bytes; false at the end of them.
    fn read(&mut self, deadline: Instant) -> io::Result<bool> {
        self.stream.set_read_timeout(Some(left(deadline)?))?;
        let mut bytes = [0; 16 * 1024];
        match self.stream.read(&mut bytes) {
            Ok(count) => {
                self.raw.extend_from_slice(&bytes[..count]);
                Ok(count > 0)
            }
            // The system has two names for it.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Err(late()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(true),
            Err(error) => Err(error),
        }
    }

    /// What of the body lies here already.
    fn take(&mut self) -> io::Result<Option<Vec<u8>>> {
        while self.framing == Framing::ChunkHead {
            let Some(end) = find(&self.raw, b"\r\n") else { return Ok(None) };
            let line: Vec<u8> = self.raw.drain(..end + 2).collect();
            self.framing = chunk(&line[..end])?;
        }
        let most = match self.framing {
            Framing::Length(left) | Framing::Chunk(left) => left.min(self.raw.len()),
            Framing::UntilEnd => self.raw.len(),
            Framing::ChunkHead | Framing::Over => 0,
        };
        self.framing = match self.framing {
            Framing::Length(left) if left == most => Framing::Over,
            Framing::Length(left) => Framing::Length(left - most),
            Framing::Chunk(left) if left == most => Framing::ChunkHead,
            Framing::Chunk(left) => Framing::Chunk(left - most),
            other => other,
        };
        let piece: Vec<u8> = self.raw.drain(..most).collect();
        Ok((!piece.is_empty()).then_some(piece))
    }
}

impl Head {
    fn read(text: &str) -> Option<Head> {
        let mut lines = text.split("\r\n");
        let status = lines.next()?.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
        let pair =
            |line: &str| line.split_once(':').map(|(name, value)| (name.to_lowercase(), value.trim().to_string()));
        Some(Head { status, headers: lines.map(pair).collect::<Option<_>>()? })
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }
}

fn framing(head: &Head) -> Framing {
    let length = head.header("content-length").and_then(|value| value.parse().ok());
    match length {
        _ if matches!(head.status, 204 | 304) => Framing::Over,
        _ if head.header("transfer-encoding").is_some_and(|value| value.ends_with("chunked")) => Framing::ChunkHead,
        Some(0) => Framing::Over,
        Some(length) => Framing::Length(length),
        None => Framing::UntilEnd,
    }
}

/// What the line before a chunk says: its length, or nothing after the chunk before.
fn chunk(line: &[u8]) -> io::Result<Framing> {
    let line = String::from_utf8_lossy(line);
    let length = line.split(';').next().unwrap_or_default().trim();
    match usize::from_str_radix(length, 16) {
        _ if line.is_empty() => Ok(Framing::ChunkHead),
        Ok(0) => Ok(Framing::Over),
        Ok(length) => Ok(Framing::Chunk(length)),
        Err(_) => Err(malformed(&format!("no length of a chunk: {line}"))),
    }
}

fn left(deadline: Instant) -> io::Result<Duration> {
    deadline.checked_duration_since(Instant::now()).filter(|left| !left.is_zero()).ok_or_else(late)
}

fn late() -> io::Error {
    io::Error::new(io::ErrorKind::TimedOut, "nothing came in time.")
}

fn malformed(sentence: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, sentence)
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}
