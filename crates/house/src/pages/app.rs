//! What makes the house an app on a phone: manifest, worker, and the page for when there is no connection.
use super::parts::symbol;
use super::{PocketModule, Sheet, leaf};
use crate::caller::Visit;
use crate::guard::WORKER_POLICY;
use crate::house::House;
use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use engine::Words;
use maud::html;
use serde_json::json;
use std::sync::Arc;

/// What a phone needs to know to keep the house among its apps.
pub(crate) async fn manifest(State(house): State<Arc<House>>, visit: Visit) -> Response {
    let words = house.words(visit.language);
    let icon = |name: &str, size: &str, purpose: &str| json!({ "src": house.base.outside(&web::path(name)), "sizes": size, "type": "image/png", "purpose": purpose });
    let start = house.base.to_string();
    let manifest = json!({
        "id": start,
        "name": "Adit",
        "short_name": "Adit",
        "description": words.text("house-page-sentence", &[]),
        "lang": visit.language.code(),
        "start_url": start,
        "scope": start,
        "display": "standalone",
        "background_color": "#15110e",
        "theme_color": "#15110e",
        "categories": ["games"],
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-mask.png", "512x512", "maskable"),
        ],
    });
    let headers = [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, "no-cache")];
    (headers, manifest.to_string()).into_response()
}

/// The files the page without a connection needs.
const KEPT: [&str; 6] = ["adit.css", "site.css", "site.js", "offline.js", "site.svg", "adit.svg"];

/// The worker, told which files to keep and where the pocket house is. With others it is another worker, and the browser
/// takes the new one.
pub(crate) async fn worker(State(house): State<Arc<House>>) -> Response {
    let files = KEPT.map(|name| web::path(name).trim_start_matches('/').to_owned()).join(" ");
    let versions: String = files.split('/').filter(|word| word.len() == 8).collect();
    let pocket = house.pocket.as_ref().map(PocketModule::folder).unwrap_or_default();
    let script = web::WORKER.replace("%FILES%", &files).replace("%KEPT%", &format!("adit-{versions}"));
    let script = script.replace("%POCKET%", &pocket);
    let headers = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, WORKER_POLICY),
    ];
    (headers, script).into_response()
}

/// Says that there is no connection. The worker shows it in place of any page that cannot be fetched.
pub(crate) async fn offline(State(house): State<Arc<House>>, visit: Visit) -> Html<String> {
    let words = house.words(visit.language);
    let says = |key: &str| words.text(key, &[]);
    let heading = says("house-offline");
    let main = html! {
        main.leaf.leaf--small {
            span.bigsign { (symbol("site.svg", "lamp")) }
            h1 { (heading) }
            p role="status" { (says("house-offline-how")) }
            // An empty address is the current one: the page that was asked for is asked for again.
            a.btn.btn--primary href="" { (says("house-try-again")) }
        }
    };
    leaf(&house, &visit, &Sheet { scripts: &["offline.js"], ..Sheet::called(&heading) }, &main)
}

/// For browsers that ask at the old address.
pub(crate) async fn favicon() -> Response {
    let icon = web::asset("icon-192.png").map(|asset| asset.bytes).unwrap_or_default();
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, icon).into_response()
}

/// Search engines are welcome on the front page, not at the tables.
pub(crate) async fn robots(State(house): State<Arc<House>>) -> String {
    let closed = ["/t/", "/c/", "/j/", "/w/", "/d/", "/feed/", "/api/"];
    let lines = closed.map(|path| format!("Disallow: {}\n", house.base.outside(path)));
    format!("User-agent: *\n{}", lines.concat())
}
