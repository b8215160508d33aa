//! Smaller answers: files are compressed once, pages as they are sent. Streams have a way of their own
//! (`streams/small.rs`), because each message of theirs must leave at once.
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;

/// Does the caller accept compressed answers?
pub(crate) fn is_welcome(headers: &HeaderMap) -> bool {
    takes(headers, "gzip")
}

/// Does the caller accept answers in this coding?
pub(crate) fn takes(headers: &HeaderMap, coding: &str) -> bool {
    let all = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(',')).any(|choice| {
        let (name, weight) = choice.split_once(';').unwrap_or((choice, ""));
        name.trim() == coding && weight.trim() != "q=0"
    })
}

/// As small as possible, for what is compressed once.
pub(crate) fn smallest(bytes: &[u8]) -> Bytes {
    compressed(bytes, Compression::best())
}

/// Compresses a page, if it is one and large enough.
pub(crate) async fn page(response: Response) -> Response {
    let is_page =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if !is_page || response.headers().contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // A page is in memory already; a body that breaks off half-way is sent as nothing rather than as half a page.
    let whole = to_bytes(body, usize::MAX).await.unwrap_or_default();
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    if whole.len() < WORTH_IT {
        return Response::from_parts(parts, Body::from(whole));
    }
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(compressed(&whole, Compression::fast())))
}

/// What fits into one network packet is sent as it is.
const WORTH_IT: usize = 1_200;

fn compressed(bytes: &[u8], how: Compression) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), how);
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.expect("memory can be written to").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read as _;

    fn headers(line: &'static str) -> HeaderMap {
        [(header::ACCEPT_ENCODING, HeaderValue::from_static(line))].into_iter().collect()
    }

    #[test]
    fn only_who_asks_is_sent_less() {
        assert!(is_welcome(&headers("gzip, deflate, br")) && is_welcome(&headers("br;q=1.0, gzip;q=0.8")));
        assert!(
            !is_welcome(&headers("br, zstd")) && !is_welcome(&headers("gzip;q=0")) && !is_welcome(&HeaderMap::new())
        );
    }

    #[test]
    fn what_is_compressed_reads_back() {
        let text = "three doors into the mountain ".repeat(100);
        let small = smallest(text.as_bytes());
        let mut read = String::new();
        flate2::read::GzDecoder::new(&small[..]).read_to_string(&mut read).expect("it is gzip");
        assert!(read == text && small.len() * 10 < text.len());
    }
}
