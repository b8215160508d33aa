//! What every request passes first: where it comes from, how often, and what a browser may do with the answer.
use crate::caller::{Origin, Visit};
use crate::door;
use crate::fault::{Fault, Outcome};
use crate::gzip;
use crate::house::House;
use crate::limits::Deed;
use crate::pages;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The largest body anybody may send, in bytes.
pub(crate) const LARGEST_BODY: usize = 16 * 1024;

/// Nothing inline, nothing from other sites, and in nobody's frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// A worker asks this house alone, and may run the module it has from there. It needs this of its own: what a page may do
/// is no business of a worker's.
pub(crate) const WORKER_POLICY: &str =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    // Only secret links have `no-referrer`: with it a form without script would not say where it comes from.
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Checks a request, counts it, logs it, and gives the answer its headers.
pub(crate) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let (began, method, path) = (house.host.clock(), request.method().clone(), masked(request.uri().path()));
    let (parts, body) = request.into_parts();
    let (visit, compress) = (Visit::of(&parts), method != Method::HEAD && gzip::is_welcome(&parts.headers));
    let response = match admit(&house, &parts) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(fault) => fault.into_response(),
    };
    let mut response = pages::in_words(&house, &visit, response);
    response = door::leave(&house.base, response).await;
    if compress {
        response = gzip::page(response).await;
    }
    if is_secret(&visit.path) {
        response.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    let status = response.status();
    count(&house, status);
    let millis = (house.host.clock() - began).as_secs_f64() * 1e3;
    tracing::debug!(%method, path, status = status.as_u16(), millis, "request");
    response
}

fn admit(house: &House, parts: &Parts) -> Outcome {
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    house.limit(Deed::Write, Origin::of(parts).0)?;
    if !parts.headers.contains_key(header::AUTHORIZATION) && !is_ours(&parts.headers, house.url.as_deref()) {
        return Err(Fault::Forbidden("house-other-site"));
    }
    Ok(())
}

/// Does the request come from a page of this house? A browser always says where a write comes from; a caller that says
/// nothing is a program, and may write as long as it has no cookie that another site could misuse.
fn is_ours(headers: &HeaderMap, url: Option<&str>) -> bool {
    let word = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = word(HeaderName::from_static("sec-fetch-site")) {
        return site == "same-origin";
    }
    match word(header::ORIGIN) {
        Some(origin) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            url == Some(origin) || (host.is_some() && host == word(header::HOST))
        }
        None => !headers.contains_key(header::COOKIE),
    }
}

fn count(house: &House, status: StatusCode) {
    house.meters.requests.fetch_add(1, Ordering::Relaxed);
    if status.is_client_error() {
        house.meters.refused.fetch_add(1, Ordering::Relaxed);
    } else if status.is_server_error() {
        house.meters.failed.fetch_add(1, Ordering::Relaxed);
    }
}

/// The beginnings of secret addresses.
const SECRETS: [&str; 5] = ["/c/", "/j/", "/w/", "/d/", "/feed/"];

/// Is this a secret address, which no other page may be told?
pub(crate) fn is_secret(path: &str) -> bool {
    SECRETS.iter().any(|start| path.starts_with(start))
}

/// Secrets in addresses never reach a log.
fn masked(path: &str) -> String {
    let secret = SECRETS.into_iter().find(|start| path.starts_with(start));
    secret.map_or_else(|| path.to_owned(), |start| format!("{start}***"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn writes_come_from_our_own_pages() {
        let host = ("host", "play.example");
        assert!(is_ours(&headers(&[host, ("origin", "https://play.example")]), None));
        assert!(!is_ours(&headers(&[host, ("origin", "https://evil.example")]), None));
        assert!(!is_ours(&headers(&[host, ("origin", "null")]), None));
        assert!(!is_ours(&headers(&[host, ("sec-fetch-site", "cross-site")]), None));
        assert!(is_ours(&headers(&[host, ("sec-fetch-site", "same-origin"), ("origin", "null")]), None));
        assert!(is_ours(&headers(&[host]), None), "a program without a cookie");
        assert!(!is_ours(&headers(&[host, ("cookie", "adit=x")]), None), "a cookie without an origin");
        assert!(is_ours(
            &headers(&[("host", "127.0.0.1"), ("origin", "https://a.example")]),
            Some("https://a.example")
        ));
    }

    #[test]
    fn secrets_are_masked() {
        assert_eq!(masked("/c/abc.1.0.proof"), "/c/***");
        assert_eq!(masked("/feed/me.proof.atom"), "/feed/***");
        assert_eq!(masked("/t/abc/act"), "/t/abc/act");
    }
}
