//! Following a stream of server-sent events.
use crate::connection::Connection;
use std::io;
use std::time::{Duration, Instant};

/// One event of a stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerEvent {
    /// Its name; `message` if it came without one.
    pub event: String,
    /// The last id the stream told, this event's own or an earlier one's; empty before the first.
    pub id: String,
    /// Its data; several lines are joined by line breaks.
    pub data: String,
}

/// A stream of events. It ends when the server closes it; nothing in time is an error of the kind `TimedOut`, after
/// which one may go on waiting.
#[derive(Debug)]
pub struct Events {
    connection: Connection,
    patience: Duration,
    waiting: Vec<u8>,
    id: String,
}

impl Events {
    pub(crate) fn new(connection: Connection, patience: Duration) -> Events {
        Events { connection, patience, waiting: Vec::new(), id: String::new() }
    }

    /// How long each event may take from now on.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Events {
        self.patience = patience;
        self
    }

    /// The next event, or nothing if the stream ended.
    pub fn next_within(&mut self, patience: Duration) -> io::Result<Option<ServerEvent>> {
        let deadline = Instant::now() + patience;
        loop {
            while let Some(block) = self.block() {
                if let Some(event) = self.read(&block) {
                    return Ok(Some(event));
                }
            }
            match self.connection.piece(deadline)? {
                Some(piece) => self.waiting.extend(piece.into_iter().filter(|&byte| byte != b'\r')),
                None => return Ok(None),
            }
        }
    }

    /// Skips to the next event of this name; all the skipping together may take no longer than one event may.
    pub fn wait_for(&mut self, name: &str) -> io::Result<ServerEvent> {
        let deadline = Instant::now() + self.patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.next_within(left) {
                Ok(Some(event)) if event.event == name => return Ok(event),
                Ok(Some(_)) => {}
                Ok(None) => {
                    let sentence = format!("the stream ended without the event {name}.");
                    return Err(io::Error::new(io::ErrorKind::UnexpectedEof, sentence));
                }
                Err(error) => return Err(io::Error::new(error.kind(), format!("waiting for {name}: {error}"))),
            }
        }
    }

    /// The lines up to the next empty one, if it came already.
    fn block(&mut self) -> Option<String> {
        let end = self.waiting.windows(2).position(|pair| pair == b"\n\n")?;
        let block: Vec<u8> = self.waiting.drain(..end + 2).collect();
        Some(String::from_utf8_lossy(&block).into_owned())
    }

    /// A block without data is a comment that keeps the connection alive.
    fn read(&mut self, block: &str) -> Option<ServerEvent> {
        let (mut name, mut data) = ("message", Vec::new());
        for line in block.lines() {
            let (field, value) = line.split_once(':').unwrap_or((line, ""));
            let value = value.strip_prefix(' ').unwrap_or(value);
            match field {
                "event" => name = value,
                "data" => data.push(value),
                "id" => self.id = value.to_string(),
                _ => {}
            }
        }
        let event = || ServerEvent { event: name.to_string(), id: self.id.clone(), data: data.join("\n") };
        (!data.is_empty()).then(event)
    }
}

impl Iterator for Events {
    type Item = io::Result<ServerEvent>;

    fn next(&mut self) -> Option<io::Result<ServerEvent>> {
        self.next_within(self.patience).transpose()
    }
}
