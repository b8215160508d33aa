//! A small HTTP client for tests: one request after the other, cookies kept, nothing hidden.
use crate::connection::{Connection, Head};
use crate::events::Events;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// A client with its own cookies. A clone is the same person in a second window, as of now.
#[derive(Clone, Debug)]
pub struct Http {
    address: SocketAddr,
    headers: BTreeMap<String, Option<String>>,
    cookies: BTreeMap<String, String>,
    patience: Duration,
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The number: 200 and its like.
    pub status: u16,
    /// Names in small letters and values, in the order they came.
    pub headers: Vec<(String, String)>,
    /// The body as text; what is not UTF-8 in it is replaced.
    pub body: String,
}

impl Http {
    /// A client of this address, without cookies.
    pub fn new(address: SocketAddr) -> Http {
        Http { address, headers: BTreeMap::new(), cookies: BTreeMap::new(), patience: Duration::from_secs(30) }
    }

    /// How long an answer may take; half a minute unless told otherwise.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Http {
        self.patience = patience;
        self
    }

    /// Sends this header with every request, in place of what it would send by itself (`Host`, `Origin`).
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Http {
        self.headers.insert(name.to_string(), Some(value.to_string()));
        self
    }

    /// Never sends this header: the `Origin` of a write, for one.
    #[must_use]
    pub fn without(mut self, name: &str) -> Http {
        self.headers.insert(name.to_string(), None);
        self
    }

    /// Is the program whose token this is.
    #[must_use]
    pub fn bearer(self, token: &str) -> Http {
        self.with("Authorization", &format!("Bearer {token}"))
    }

    /// Where it sends its requests.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Sends them there from now on: to another node, cookies and all.
    pub fn move_to(&mut self, address: SocketAddr) {
        self.address = address;
    }

    /// A cookie it was given.
    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    /// Keeps a cookie as if it had been given.
    pub fn set_cookie(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.to_string(), value.to_string());
    }

    /// `GET path`. A redirection is an answer like any other.
    pub fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.request("GET", path, None)
    }

    /// `POST path` with JSON.
    pub fn post_json(&mut self, path: &str, json: &str) -> io::Result<Answer> {
        self.request("POST", path, Some(("application/json", json)))
    }

    /// Any request; the body comes with its type.
    pub fn request(&mut self, method: &str, path: &str, body: Option<(&str, &str)>) -> io::Result<Answer> {
        let deadline = Instant::now() + self.patience;
        let request = self.text(method, path, body, &[]);
        let answer = Connection::open(self.address, &request, deadline).and_then(|(head, mut connection)| {
            let mut bytes = Vec::new();
            while method != "HEAD"
                && let Some(piece) = connection.piece(deadline)?
            {
                bytes.extend_from_slice(&piece);
            }
            Ok(Answer { status: head.status, headers: head.headers, body: text(bytes) })
        });
        let answer = answer.map_err(|error| self.told(method, path, &error))?;
        self.keep_cookies(&answer);
        Ok(answer)
    }

    /// Opens a stream of events; an answer other than 200 is an error that tells it.
    pub fn events(&self, path: &str) -> io::Result<Events> {
        self.open_events(path, &[])
    }

    /// Opens a stream of events after the one of this id, as a browser does that lost the connection.
    pub fn events_after(&self, path: &str, last_id: &str) -> io::Result<Events> {
        self.open_events(path, &[("Last-Event-ID", last_id)])
    }

    fn open_events(&self, path: &str, more: &[(&str, &str)]) -> io::Result<Events> {
        let deadline = Instant::now() + self.patience;
        let headers = [&[("Accept", "text/event-stream"), ("Cache-Control", "no-cache")], more].concat();
        let request = self.text("GET", path, None, &headers);
        let opened = Connection::open(self.address, &request, deadline).and_then(|(head, mut connection)| {
            let is_stream = head.header("content-type").is_some_and(|kind| kind.starts_with("text/event-stream"));
            if head.status == 200 && is_stream {
                return Ok(connection);
            }
            let said = connection.piece(deadline)?.map(text).unwrap_or_default();
            Err(io::Error::other(format!("no stream of events but {}: {said}", describe(&head))))
        });
        let connection = opened.map_err(|error| self.told("GET", path, &error))?;
        Ok(Events::new(connection, self.patience))
    }

    fn text(&self, method: &str, path: &str, body: Option<(&str, &str)>, more: &[(&str, &str)]) -> String {
        let mut headers: BTreeMap<String, Option<String>> = BTreeMap::new();
        let mut set = |name: &str, value: String| headers.insert(name.to_lowercase(), Some(value));
        set("Host", self.address.to_string());
        set("Connection", "close".to_string());
        if method != "GET" && method != "HEAD" {
            // As a browser does.
            set("Origin", format!("http://{}", self.address));
            set("Content-Length", body.map_or(0, |(_, text)| text.len()).to_string());
        }
        if let Some((kind, _)) = body {
            set("Content-Type", kind.to_string());
        }
        if !self.cookies.is_empty() {
            let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            set("Cookie", pairs.join("; "));
        }
        for (name, value) in more {
            set(name, (*value).to_string());
        }
        headers.extend(self.headers.iter().map(|(name, value)| (name.to_lowercase(), value.clone())));
        let mut text = format!("{method} {path} HTTP/1.1\r\n");
        for (name, value) in headers {
            if let Some(value) = value {
                let _ = write!(text, "{name}: {value}\r\n");
            }
        }
        text + "\r\n" + body.map_or("", |(_, body)| body)
    }

    fn keep_cookies(&mut self, answer: &Answer) {
        for (_, value) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let mut parts = value.split(';').map(str::trim);
            let Some((name, value)) = parts.next().and_then(|pair| pair.split_once('=')) else { continue };
            if parts.any(|part| part.eq_ignore_ascii_case("max-age=0")) {
                self.cookies.remove(name);
            } else {
                self.set_cookie(name, value);
            }
        }
    }

    fn told(&self, method: &str, path: &str, error: &io::Error) -> io::Error {
        io::Error::new(error.kind(), format!("{method} http://{}{path}: {error}", self.address))
    }
}

impl Answer {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }
}

fn describe(head: &Head) -> String {
    format!("status {}, {}", head.status, head.header("content-type").unwrap_or("no type"))
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}
