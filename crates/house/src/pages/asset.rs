//! The files the pages load: compressed once, and kept by browsers for as long as their address holds.
use crate::fault::Fault;
use crate::gzip;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Every file that becomes smaller, compressed.
static SMALL: LazyLock<BTreeMap<&'static str, Bytes>> = LazyLock::new(|| {
    let files = web::assets().filter_map(web::asset).filter(|asset| asset.kind != "image/png");
    files.map(|asset| (asset.name, gzip::smallest(asset.bytes))).collect()
});

/// A file the pages load.
pub(crate) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let Some(asset) = web::asset(&path) else { return Fault::Missing.into_response() };
    // The content of an address with a version never changes; without one, or with another, it may.
    let keep = if asset.lasting { "public, max-age=31536000, immutable" } else { "public, max-age=300" };
    let about = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, keep), (header::VARY, "accept-encoding")];
    match SMALL.get(asset.name).filter(|_| gzip::is_welcome(&headers)) {
        Some(small) => (about, [(header::CONTENT_ENCODING, "gzip")], small.clone()).into_response(),
        None => (about, asset.bytes).into_response(),
    }
}
