//! The module of the pocket house, for browsers that keep it: the same house, which answers there when there is no
//! connection. `cargo xtask pocket` makes it; a house without it says nothing about it.
use crate::fault::Fault;
use crate::guard::WORKER_POLICY;
use crate::gzip;
use crate::house::House;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::sync::Arc;

/// The files of the pocket house.
#[derive(Clone, Debug)]
pub struct PocketModule {
    /// A hash of all of it: browsers keep it for as long as this stays the same.
    version: String,
    /// Around the code, for the worker that answers.
    script: Bytes,
    /// For the worker in which bots think.
    thinker: Bytes,
    code: Bytes,
    /// The same with brotli, a third smaller than with gzip; too slow to be made at every start.
    code_small: Bytes,
}

impl PocketModule {
    /// From the two scripts, the code, and the code as brotli makes it smaller.
    pub fn new(scripts: [Vec<u8>; 2], code: Vec<u8>, code_small: Vec<u8>) -> PocketModule {
        let hash = Sha256::new().chain_update(scripts.concat()).chain_update(&code).finalize();
        let mut version = String::new();
        for byte in &hash[..8] {
            // Writing into a string cannot fail.
            let _ = write!(version, "{byte:02x}");
        }
        let [script, thinker] = scripts.map(Bytes::from);
        PocketModule { version, script, thinker, code: code.into(), code_small: code_small.into() }
    }
    /// The folder in which browsers find it, below the root of the house.
    pub(crate) fn folder(&self) -> String {
        format!("pocket/{}/", self.version)
    }
}

/// A file of the pocket house. One of another version is none: script and code belong together.
pub(crate) async fn pocket(
    State(house): State<Arc<House>>,
    Path((version, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(module) = house.pocket.as_ref().filter(|module| module.version == version) else {
        return Fault::Missing.into_response();
    };
    let kind = match name.as_str() {
        "pocket.wasm" => "application/wasm",
        _ => "text/javascript; charset=utf-8",
    };
    let about = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::CONTENT_SECURITY_POLICY, WORKER_POLICY),
        (header::VARY, "accept-encoding"),
    ];
    let (coding, bytes) = match name.as_str() {
        "pocket.wasm" if gzip::takes(&headers, "br") => (Some("br"), module.code_small.clone()),
        "pocket.wasm" => (None, module.code.clone()),
        "pocket.js" if gzip::is_welcome(&headers) => (Some("gzip"), gzip::smallest(&module.script)),
        "pocket.js" => (None, module.script.clone()),
        "thinker.js" => (None, module.thinker.clone()),
        _ => return Fault::Missing.into_response(),
    };
    match coding {
        Some(coding) => (about, [(header::CONTENT_ENCODING, coding)], bytes).into_response(),
        None => (about, bytes).into_response(),
    }
}
