//! A server of Adit, spoken to over HTTP.
use crate::words;
use serde_json::Value;
use std::io::Read;
use std::time::Duration;
use ureq::http::Response;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// A stream gives a sign of life every fifteen seconds; a server that is silent this long is gone.
const SILENCE: Duration = Duration::from_secs(40);

/// A server, and who we are there.
#[derive(Clone)]
pub(super) struct House {
    agent: Agent,
    streams: Agent,
    base: String,
    language: &'static str,
    cookie: Option<String>,
}

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The server cannot be reached, or says that it cannot do its work now.
    Lost(String),
    /// The server said no.
    Refused {
        /// The number: 409 and its like.
        status: u16,
        /// A sentence for people.
        message: String,
        /// The rule that forbids it.
        rule: Option<String>,
    },
}

impl House {
    pub(super) fn new(base: &str, language: &'static str, cookie: Option<&str>) -> House {
        let config = || {
            Agent::config_builder()
                .http_status_as_error(false)
                .max_redirects(0)
                .max_redirects_will_error(false)
                .tls_config(TlsConfig::builder().root_certs(certificates()).build())
        };
        let agent = config().timeout_global(Some(PATIENCE)).build().into();
        let streams = config().timeout_connect(Some(PATIENCE)).timeout_per_read(Some(SILENCE)).build().into();
        House { agent, streams, base: base.into(), language, cookie: cookie.map(Into::into) }
    }
    /// `http://host:port`, with the path of the house if it stands under one.
    pub(super) fn base(&self) -> &str {
        &self.base
    }
    /// From now on the answers should be in the language of this code.
    pub(super) fn speak(&mut self, code: &'static str) {
        self.language = code;
    }
    /// What the server knows us by.
    pub(super) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }
    /// Follows a secret link, and returns where it leads.
    pub(super) fn enter(&mut self, path: &str) -> Result<String, Trouble> {
        let response = self.get_response(&self.agent, path)?;
        self.remember(&response);
        if response.status().is_redirection()
            && let Some(to) = response.headers().get("location").and_then(|to| to.to_str().ok())
        {
            return Ok(to.to_owned());
        }
        let status = response.status().as_u16();
        answer(response)?;
        Err(Trouble::Refused { status, message: words::text("cli-link-nowhere", &[]), rule: None })
    }
    pub(super) fn get(&self, path: &str) -> Result<Value, Trouble> {
        answer(self.get_response(&self.agent, path)?)
    }
    /// A stream of events.
    pub(super) fn events(&self, path: &str) -> Result<impl Read + use<>, Trouble> {
        let response = self.get_response(&self.streams, path)?;
        if response.status() == 200 {
            return Ok(response.into_body().into_reader());
        }
        let status = response.status().as_u16();
        answer(response)?;
        Err(Trouble::Refused { status, message: "this is not a stream of events".into(), rule: None })
    }
    /// Sends something, a second time if the connection broke: what was done already is then refused as out of date.
    pub(super) fn post(&mut self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let send = || {
            let mut request = self.agent.post(self.url(path)).header("accept-language", self.language);
            request = request.header("origin", self.origin()).header("content-type", "application/json");
            if let Some(cookie) = &self.cookie {
                request = request.header("cookie", format!("adit={cookie}"));
            }
            request.send(body.to_string())
        };
        let response = send().or_else(|_| send()).map_err(lost)?;
        self.remember(&response);
        answer(response)
    }

    fn get_response(&self, agent: &Agent, path: &str) -> Result<Response<Body>, Trouble> {
        // A program asks, not a person looking at a page: what goes wrong is wanted as JSON.
        let mut request = agent.get(self.url(path)).header("accept-language", self.language).header("x-adit", "join");
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", format!("adit={cookie}"));
        }
        request.call().map_err(lost)
    }
    /// What a browser would say where it comes from.
    fn origin(&self) -> &str {
        let host = self.base.find("://").map_or(0, |at| at + "://".len());
        self.base[host..].find('/').map_or(&self.base, |end| &self.base[..host + end])
    }
    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }
    fn remember(&mut self, response: &Response<Body>) {
        let lines = response.headers().get_all("set-cookie").into_iter().filter_map(|line| line.to_str().ok());
        let mut words = lines.filter_map(|line| line.strip_prefix("adit=")?.split(';').next());
        if let Some(cookie) = words.next_back().filter(|cookie| !cookie.is_empty()) {
            self.cookie = Some(cookie.to_owned());
        }
    }
}

/// The authorities this system trusts, so that a house with its own certificate can be joined too; if it has none, those
/// that browsers trust.
fn certificates() -> RootCerts {
    let known = rustls_native_certs::load_native_certs().certs;
    if known.is_empty() {
        return RootCerts::WebPki;
    }
    let certificates: Vec<_> = known.iter().map(|known| Certificate::from_der(known).to_owned()).collect();
    RootCerts::Specific(std::sync::Arc::new(certificates))
}

fn lost(error: ureq::Error) -> Trouble {
    Trouble::Lost(error.to_string())
}

fn answer(mut response: Response<Body>) -> Result<Value, Trouble> {
    let status = response.status().as_u16();
    let text = response.body_mut().read_to_string().map_err(lost)?;
    let value: Value = serde_json::from_str(&text).unwrap_or_default();
    if (200..300).contains(&status) {
        return Ok(value);
    }
    let error = &value["error"];
    let number = || words::text("cli-answered", &[("status", status.to_string().into())]);
    let message = error["message"].as_str().map_or_else(number, str::to_owned);
    if status == 502 || status == 504 {
        // A proxy that stands before a house that does not answer.
        return Err(Trouble::Lost(message));
    }
    Err(Trouble::Refused { status, message, rule: error["rule"].as_str().map(str::to_owned) })
}
