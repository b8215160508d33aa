//! Why something was not done, for the caller: a code, a sentence, a status.
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Refusal, Rule};
use journal::Failure;
use serde::Serialize;
use utoipa::ToSchema;

/// Why something was not done. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// The request cannot be understood.
    Malformed(String),
    /// Nobody is known who could do this.
    Unknown,
    /// It is not theirs to do.
    Forbidden(&'static str),
    /// There is no such thing, or none the caller may know of.
    Missing,
    /// The table has gone on since, or the chair is taken.
    Stale(&'static str),
    /// The rules of the game forbid it; the rule's id.
    Refused(String, Option<Rule>),
    /// Too many requests.
    TooMany,
    /// Too much at once.
    TooLarge,
    /// The store cannot be reached or written now.
    Unavailable(String),
}

/// Shorthand.
pub(crate) type Outcome<T = ()> = Result<T, Fault>;

/// The body of every error.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    error: ErrorWords,
}

#[derive(Serialize, ToSchema)]
struct ErrorWords {
    /// One word for programs.
    code: &'static str,
    /// A sentence for people.
    message: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    rule: Option<&'static str>,
}

impl Fault {
    /// The status of the answer and one word for programs.
    pub(crate) fn code(&self) -> (StatusCode, &'static str) {
        match self {
            Fault::Malformed(_) => (StatusCode::BAD_REQUEST, "malformed"),
            Fault::Unknown => (StatusCode::UNAUTHORIZED, "unknown"),
            Fault::Forbidden(_) => (StatusCode::FORBIDDEN, "forbidden"),
            Fault::Missing => (StatusCode::NOT_FOUND, "missing"),
            Fault::Stale(_) => (StatusCode::CONFLICT, "stale"),
            Fault::Refused(..) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            Fault::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
            Fault::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Fault::Unavailable(_) => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        }
    }
    /// A sentence for people.
    pub(crate) fn sentence(&self) -> String {
        match self {
            Fault::Malformed(what) => what.clone(),
            Fault::Unknown => "Nobody is known here who could do this.".into(),
            Fault::Forbidden(why) | Fault::Stale(why) => (*why).into(),
            Fault::Missing => "There is nothing here.".into(),
            Fault::Refused(why, _) => why.clone(),
            Fault::TooMany => "That was too much at once; please wait a moment.".into(),
            Fault::TooLarge => "That is too large.".into(),
            Fault::Unavailable(why) => format!("Nothing can be written down now, so nothing was done: {why}."),
        }
    }
    /// Refused by the game; the sentence of the rule is added where words are at hand.
    pub(crate) fn refused(refusal: &Refusal) -> Fault {
        let rule = if let Refusal::Forbidden(rule) = refusal { Some(*rule) } else { None };
        Fault::Refused(refusal.to_string(), rule)
    }
}

/// What the caller says when the table is another than they thought.
pub(crate) const GONE_ON: Fault = Fault::Stale("The table has gone on; look again.");

impl From<Failure> for Fault {
    fn from(failure: Failure) -> Fault {
        match failure {
            Failure::Conflict => GONE_ON,
            Failure::Full => Fault::Unavailable("the disk of this house is full".into()),
            Failure::Unavailable(why) | Failure::Broken(why) => {
                tracing::error!(why, "the store failed");
                Fault::Unavailable("the store does not answer".into())
            }
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let (status, code) = self.code();
        let rule = if let Fault::Refused(_, rule) = &self { rule.map(|rule| rule.0) } else { None };
        let error = ErrorWords { code, message: self.sentence(), rule };
        let mut response = (status, Json(ErrorBody { error })).into_response();
        // For a person it becomes a page (`pages::sorry`), and only there is known who asks.
        response.extensions_mut().insert(self);
        response
    }
}
