//! The door of a house that stands under a path: the base is taken from what comes in and put before what goes out.
use crate::base::Base;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use tower::ServiceExt as _;

/// What those who run a node ask it directly, past everything that stands in front of it.
const PLAIN: [&str; 3] = ["/health", "/ready", "/metrics"];

/// The rooms behind a door at this base.
pub(crate) fn door(base: &Base, rooms: Router) -> Router {
    if base.is_root() {
        return rooms;
    }
    let base = base.clone();
    Router::new().fallback(move |request: Request| enter(base, rooms, request))
}

async fn enter(base: Base, rooms: Router, mut request: Request) -> Response {
    let path = request.uri().path();
    let Some(inside) = base.inside(path) else {
        return match path {
            path if PLAIN.contains(&path) => rooms.oneshot(request).await.into_response(),
            path if base.is_without_end(path) => Redirect::permanent(&base.to_string()).into_response(),
            _ => StatusCode::NOT_FOUND.into_response(),
        };
    };
    let query = request.uri().query().map(|query| format!("?{query}")).unwrap_or_default();
    let Ok(inside) = format!("{inside}{query}").parse::<PathAndQuery>() else {
        return StatusCode::NOT_FOUND.into_response();
    };
    *request.uri_mut() = Uri::from(inside);
    rooms.oneshot(request).await.into_response()
}

/// An answer as it leaves the house.
pub(crate) async fn leave(base: &Base, mut response: Response) -> Response {
    if base.is_root() {
        return response;
    }
    let to = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
    if let Some(to) = to.filter(|to| to.starts_with('/')).map(|to| base.outside(to)) {
        let to = HeaderValue::from_str(&to).expect("a base is plain, and the rest was a header");
        response.headers_mut().insert(header::LOCATION, to);
    }
    let kind = response.headers().get(header::CONTENT_TYPE);
    if !kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html")) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // A page is in memory already, and it is text that we have written.
    let page = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let page = base.page(String::from_utf8_lossy(&page).into_owned());
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(page))
}
