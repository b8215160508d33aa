//! Compressed streams: each message is compressed on its own, so that it leaves at once and no stream holds a
//! compressor or what it sent before. Together they form one gzip file without an end.
use crate::gzip::is_welcome;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::{Compress, Compression, FlushCompress};
use futures_util::{StreamExt as _, TryStreamExt as _, future, stream};
use std::cell::RefCell;

/// The beginning of a gzip file: deflated, without name, time or system.
const HEAD: &[u8] = &[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

thread_local! {
    /// A compressor takes a quarter of a megabyte: one for each thread, not one for each stream.
    static PRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(6), false));
}

/// The same stream in fewer bytes, if the caller accepts that.
pub(super) fn small(response: Response, asked: &HeaderMap) -> Response {
    if !is_welcome(asked) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    let head = stream::once(future::ready(Ok(Bytes::from_static(HEAD))));
    let messages = body.into_data_stream().map_ok(|message| deflated(&message));
    Response::from_parts(parts, Body::from_stream(head.chain(messages)))
}

/// One message, ended so that the next can follow.
fn deflated(message: &[u8]) -> Bytes {
    PRESS.with_borrow_mut(|press| {
        press.reset();
        let mut small = Vec::with_capacity(message.len() / 3 + 64);
        loop {
            let read = press.total_in() as usize;
            let written = press.compress_vec(&message[read..], &mut small, FlushCompress::Sync);
            debug_assert!(written.is_ok(), "a fresh compressor takes anything");
            if press.total_in() as usize == message.len() && small.len() < small.capacity() {
                return small.into();
            }
            small.reserve(small.capacity());
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};

    #[test]
    fn messages_come_out_one_by_one_as_they_went_in() {
        let long: String = (0..20_000_u32).map(|number| format!("<b>{}</b>", number.wrapping_mul(40_503))).collect();
        let mut reader = Decompress::new(false);
        for message in ["data: <b>one</b>\n\n", ":\n\n", &long, "data: <b>two</b>\n\n"] {
            let small = deflated(message.as_bytes());
            let mut read = Vec::with_capacity(message.len() + 1);
            reader.decompress_vec(&small, &mut read, FlushDecompress::Sync).expect("it goes on where it stopped");
            assert_eq!(String::from_utf8_lossy(&read), *message);
        }
    }
}
