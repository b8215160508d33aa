//! What somebody brings to look at: a file, a text, or the name of an example.
use crate::fault::{Fault, Outcome, Why};
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};

/// A file, a text, or the name of an example; what is not brought is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Brought {
    pub(super) file: String,
    pub(super) text: String,
    pub(super) example: String,
}

impl<S: Send + Sync> FromRequest<S> for Brought {
    type Rejection = Fault;
    async fn from_request(request: Request, state: &S) -> Outcome<Brought> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let limit =
            kind.unwrap_or_default().split_once("boundary=").map(|(_, limit)| limit.trim_matches('"').to_owned());
        let body = Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLarge,
            _ => Fault::Malformed(Why::of("house-unreadable").in_detail(rejection)),
        })?;
        let fields = match &limit {
            Some(limit) => parts(&String::from_utf8_lossy(&body), limit),
            None => form_urlencoded::parse(&body).into_owned().collect(),
        };
        Ok(Brought::of(fields))
    }
}

impl Brought {
    fn of(fields: Vec<(String, String)>) -> Brought {
        let mut brought = Brought::default();
        for (name, value) in fields {
            match name.as_str() {
                "file" => brought.file = value,
                "text" => brought.text = value,
                "example" => brought.example = value,
                _ => {}
            }
        }
        brought
    }
    /// The text to read: that of the file, if one was chosen.
    pub(super) fn text(&self) -> &str {
        if self.file.trim().is_empty() { &self.text } else { &self.file }
    }
}

/// The fields of a form that has a file in it (`multipart/form-data`). They are few and short, so no library is needed.
fn parts(body: &str, limit: &str) -> Vec<(String, String)> {
    let field = |part: &str| {
        let (head, content) = part.split_once("\r\n\r\n")?;
        // A file has a second name.
        let name = head.split("; name=\"").nth(1)?.split('"').next()?;
        Some((name.to_owned(), content.strip_suffix("\r\n").unwrap_or(content).to_owned()))
    };
    body.split(&format!("--{limit}")).filter_map(field).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_with_a_file_is_read() {
        let body = "--x1\r\nContent-Disposition: form-data; name=\"file\"; filename=\"name=a.record\"\r\n\
                    Content-Type: text/plain\r\n\r\nadit record 1\r\ngame: a--b\r\n\r\n--x1\r\n\
                    Content-Disposition: form-data; name=\"text\"\r\n\r\n\r\n--x1--\r\n";
        let brought = Brought::of(parts(body, "x1"));
        assert_eq!(brought.text(), "adit record 1\r\ngame: a--b\r\n");
        assert_eq!((brought.text.as_str(), brought.example.as_str()), ("", ""));
    }

    #[test]
    fn what_is_no_such_form_brings_nothing() {
        for body in ["", "--x1", "--x1\r\n\r\n\r\n", "--x1\r\nname=\"file\"\r\n\r\ntext", "\r\n--x1--"] {
            assert_eq!(Brought::of(parts(body, "x1")), Brought::default(), "{body:?}");
        }
    }
}
