//! Just enough HTTP to load a server: requests over connections that stay open, and nothing that costs.
use crate::said::Said;
use anyhow::{Context, Result, anyhow, bail};
use std::sync::{Mutex, PoisonError};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A server and its connections that are not in use.
pub(super) struct Server {
    /// `HOST:PORT`.
    host: String,
    idle: Mutex<Vec<TcpStream>>,
}

/// What was answered.
pub(super) struct Answer {
    pub(super) status: u16,
    /// The cookie that says who the caller is from now on.
    pub(super) cookie: Option<String>,
    pub(super) body: String,
}

/// Something to ask.
#[derive(Clone, Copy)]
pub(super) struct Request<'a> {
    pub(super) path: &'a str,
    /// Who asks.
    pub(super) cookie: &'a str,
    /// JSON to post; without it the request is a GET.
    pub(super) json: Option<&'a str>,
}

impl Server {
    pub(super) fn new(url: &str) -> Result<Server> {
        let host = url.trim_end_matches('/').strip_prefix("http://");
        let host = host.with_context(|| Said::of("cli-expected-host").with("url", url))?;
        let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
        Ok(Server { host, idle: Mutex::default() })
    }
    /// A new connection.
    pub(super) async fn connect(&self) -> Result<TcpStream> {
        let socket = TcpStream::connect(&self.host)
            .await
            .with_context(|| Said::of("cli-nobody-answers").with("host", &*self.host))?;
        socket.set_nodelay(true)?;
        Ok(socket)
    }
    /// Asks, and expects success.
    pub(super) async fn ask(&self, request: Request<'_>) -> Result<Answer> {
        let answer = self.send(request).await?;
        if answer.status >= 400 {
            let said = Said::of("cli-answered-by").with("path", request.path).with("status", answer.status.to_string());
            bail!(said.with("body", answer.body));
        }
        Ok(answer)
    }
    /// Asks, whatever the answer may be.
    pub(super) async fn send(&self, request: Request<'_>) -> Result<Answer> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut socket = match idle {
            Some(socket) => socket,
            None => self.connect().await?,
        };
        socket.write_all(self.text(request).as_bytes()).await?;
        let answer = read(&mut socket).await?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(socket);
        Ok(answer)
    }
    /// The request as it is sent.
    pub(super) fn text(&self, request: Request<'_>) -> String {
        let Request { path, cookie, json } = request;
        let (host, method) = (&self.host, if json.is_some() { "POST" } else { "GET" });
        let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\n");
        if !cookie.is_empty() {
            text += &format!("Cookie: {cookie}\r\n");
        }
        if let Some(json) = json {
            let length = json.len();
            text += &format!("Origin: http://{host}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n");
        }
        text + "\r\n" + json.unwrap_or_default()
    }
}

/// Reads an answer that says how long it is, as all do except streams.
async fn read(socket: &mut TcpStream) -> Result<Answer> {
    let mut bytes = Vec::with_capacity(2048);
    loop {
        if socket.read_buf(&mut bytes).await? == 0 {
            bail!(Said::of("cli-closed-midway"));
        }
        let Some(end) = find(&bytes, b"\r\n\r\n") else { continue };
        let head = Head::read(&bytes[..end])?;
        let whole = end + 4 + head.length.context("an answer did not tell its length")?;
        while bytes.len() < whole {
            if socket.read_buf(&mut bytes).await? == 0 {
                bail!(Said::of("cli-closed-midway"));
            }
        }
        let body = String::from_utf8_lossy(&bytes[end + 4..whole]).into_owned();
        return Ok(Answer { status: head.status, cookie: head.cookie, body });
    }
}

/// What counts in the head of an answer.
pub(super) struct Head {
    pub(super) status: u16,
    cookie: Option<String>,
    length: Option<usize>,
}

impl Head {
    pub(super) fn read(bytes: &[u8]) -> Result<Head> {
        let text = std::str::from_utf8(bytes).context("an answer did not begin with text")?;
        let mut lines = text.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
        let status = status.ok_or_else(|| anyhow!("not an answer of HTTP/1.1: '{text}'"))?;
        let mut head = Head { status, cookie: None, length: None };
        for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
            if name.eq_ignore_ascii_case("content-length") {
                head.length = value.parse().ok();
            } else if name.eq_ignore_ascii_case("set-cookie") {
                head.cookie = value.split(';').next().map(Into::into);
            }
        }
        Ok(head)
    }
}

/// Where a few bytes begin in many.
pub(super) fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}
