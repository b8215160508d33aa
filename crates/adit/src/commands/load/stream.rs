//! A viewer's stream, read with as little memory as possible: ten thousand of them fit into one generator.
use super::http::{Head, Request, Server, find};
use super::offers::Offers;
use crate::said::Said;
use anyhow::{Result, bail};
use std::time::Instant;
use tokio::net::TcpStream;

/// What a viewer was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    pub(super) at: Place,
    /// An action that the viewer can take now, picked at random.
    pub(super) action: Option<String>,
    /// Is the match over?
    pub(super) over: bool,
    pub(super) bytes: usize,
    pub(super) when: Instant,
}

/// How far a table has come for a viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    /// Lines of the record.
    pub(super) lines: usize,
    /// Actions of the viewer's own draft.
    pub(super) tried: usize,
}

/// An open stream.
pub(super) struct Stream {
    socket: TcpStream,
    chunks: Chunks,
    /// What has come of an event that is not yet whole.
    body: Vec<u8>,
    offers: Offers,
    over: bool,
}

impl Stream {
    /// Opens the page's stream of a table.
    pub(super) async fn open(server: &Server, table: &str, cookie: &str, luck: u64) -> Result<Stream> {
        let socket = server.connect().await?;
        let path = format!("/t/{table}/live");
        let request = server.text(Request { path: &path, cookie, json: None });
        let mut stream =
            Stream { socket, chunks: Chunks::default(), body: vec![], offers: Offers::new(luck), over: false };
        tokio::io::AsyncWriteExt::write_all(&mut stream.socket, request.as_bytes()).await?;
        let mut head = Vec::new();
        loop {
            stream.socket.readable().await?;
            if take(&stream.socket, |bytes| head.extend_from_slice(bytes))? == Taken::End {
                bail!(Said::of("cli-closed-midway"));
            }
            let Some(end) = find(&head, b"\r\n\r\n") else { continue };
            match Head::read(&head[..end])?.status {
                200 => stream.chunks.read(&head[end + 4..], &mut stream.body),
                status => bail!(Said::of("cli-answered").with("status", status.to_string())),
            }
            return Ok(stream);
        }
    }
    /// Waits until the viewer is shown something; nothing at the end of the stream.
    pub(super) async fn next(&mut self) -> Result<Option<Shown>> {
        loop {
            // No data line is empty, so what ends with an empty line is whole.
            if self.body.ends_with(b"\n\n") {
                let (body, when) = (std::mem::take(&mut self.body), Instant::now());
                if let Some(shown) = self.read(&String::from_utf8_lossy(&body), when) {
                    return Ok(Some(shown));
                }
            }
            self.socket.readable().await?;
            let Stream { socket, chunks, body, .. } = self;
            if take(socket, |bytes| chunks.read(bytes, body))? == Taken::End {
                return Ok(None);
            }
        }
    }
    /// Several updates that came together count as the last of them. A comment only says that the stream is alive.
    fn read(&mut self, events: &str, when: Instant) -> Option<Shown> {
        let mut shown = None;
        for event in events.split("\n\n") {
            let Some(at) = event.split('\n').find_map(|line| line.strip_prefix("id: ")).and_then(place) else {
                continue;
            };
            self.offers.read(event);
            self.over |= event.contains("is-over");
            shown = Some(Shown { at, action: None, over: self.over, bytes: event.len(), when });
        }
        shown.map(|shown| Shown { action: self.offers.pick().map(Into::into), ..shown })
    }
}

/// Reads `34.0`.
pub(super) fn place(at: &str) -> Option<Place> {
    let (lines, tried) = at.split_once('.')?;
    Some(Place { lines: lines.parse().ok()?, tried: tried.parse().ok()? })
}

#[derive(PartialEq, Eq)]
enum Taken {
    Some,
    End,
}

/// Takes what has arrived. The buffer lives only here, so that a stream that waits holds none.
fn take(socket: &TcpStream, give: impl FnOnce(&[u8])) -> Result<Taken> {
    let mut buffer = [0; 32 * 1024];
    match socket.try_read(&mut buffer) {
        Ok(0) => Ok(Taken::End),
        Ok(count) => {
            give(&buffer[..count]);
            Ok(Taken::Some)
        }
        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => Ok(Taken::Some),
        Err(error) => Err(error.into()),
    }
}

/// The body of an answer of unknown length: `SIZE\r\n...\r\n`, again and again.
#[derive(Default)]
struct Chunks {
    size: String,
    left: usize,
}

impl Chunks {
    fn read(&mut self, mut bytes: &[u8], body: &mut Vec<u8>) {
        while !bytes.is_empty() {
            if self.left > 0 {
                let (now, rest) = bytes.split_at(self.left.min(bytes.len()));
                body.extend_from_slice(now);
                (self.left, bytes) = (self.left - now.len(), rest);
                continue;
            }
            if bytes[0] == b'\n' {
                self.left = usize::from_str_radix(&self.size, 16).unwrap_or(0);
                self.size.clear();
            } else if bytes[0].is_ascii_hexdigit() {
                self.size.push(bytes[0].into());
            }
            bytes = &bytes[1..];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_may_be_cut_anywhere() {
        let text = b"5\r\nhello\r\n1a\r\nabcdefghijklmnopqrstuvwxyz\r\n";
        for cut in 0..text.len() {
            let (mut chunks, mut body) = (Chunks::default(), vec![]);
            chunks.read(&text[..cut], &mut body);
            chunks.read(&text[cut..], &mut body);
            assert_eq!(body, b"helloabcdefghijklmnopqrstuvwxyz", "cut at {cut}");
        }
    }
}
