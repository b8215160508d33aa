//! Why something was not done, for the caller: a code, a sentence, a status.
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Arg, BadSetup, Info, Misread, Refusal, Rule, Words};
use journal::Failure;
use serde::Serialize;
use utoipa::ToSchema;

/// Why something was not done. Nothing was changed, except perhaps by [`Fault::Unsure`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// The request cannot be understood.
    Malformed(Why),
    /// The caller is not known.
    Unknown,
    /// The caller may not do this; the key of a sentence.
    Forbidden(&'static str),
    /// There is no such thing, or none the caller may know of.
    Missing,
    /// The table has gone on since, or the chair is taken; the key of a sentence.
    Stale(&'static str),
    /// The rules of the game forbid it; the rule's id.
    Refused(Why, Option<Rule>),
    /// Too many requests.
    TooMany,
    /// Too much at once.
    TooLarge,
    /// The store cannot be reached or written to now; the key of a sentence.
    Unavailable(&'static str),
    /// The store fell silent in the middle: it may have been done all the same.
    Unsure,
}

/// A sentence whose language is not known yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// Its key, its arguments, and a detail for programmers.
    Text(&'static str, Vec<(&'static str, Arg)>, Option<String>),
    /// A rule forbids it.
    Rule(Rule),
    /// A text cannot be read; where it is a position, the game whose words tell why.
    Unread(Misread, Option<&'static Info>),
    /// A rule's own sentence, already in the caller's language.
    Said(String, Rule),
}

impl Why {
    /// The sentence of this key.
    pub(crate) fn of(key: &'static str) -> Why {
        Why::Text(key, vec![], None)
    }
    /// The same with one more argument.
    pub(crate) fn with(mut self, name: &'static str, part: impl Into<Arg>) -> Why {
        if let Why::Text(_, parts, _) = &mut self {
            parts.push((name, part.into()));
        }
        self
    }
    /// The same with what a library says about it.
    pub(crate) fn in_detail(mut self, words: impl ToString) -> Why {
        if let Why::Text(_, _, detail) = &mut self {
            *detail = Some(words.to_string());
        }
        self
    }
    fn say(&self, words: &dyn Words) -> String {
        match self {
            Why::Text(key, parts, _) => words.text(key, parts),
            Why::Rule(rule) => words.text("house-rule-forbids", &[("rule", rule.0.into())]),
            Why::Unread(misread, _) => words.text("house-misread", &[("why", misread.say(words).into())]),
            Why::Said(sentence, _) => sentence.clone(),
        }
    }
}

impl From<&'static str> for Why {
    fn from(key: &'static str) -> Why {
        Why::of(key)
    }
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
    /// A sentence for people, in their language.
    message: String,
    /// A detail for programmers, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
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
            Fault::Unsure => (StatusCode::SERVICE_UNAVAILABLE, "unsure"),
        }
    }
    /// The rule that forbids it, if a rule does.
    pub(crate) fn law(&self) -> Option<&str> {
        match self {
            Fault::Malformed(Why::Unread(misread, _)) => misread.expected.rule(),
            Fault::Malformed(Why::Rule(rule) | Why::Said(_, rule)) | Fault::Refused(_, Some(rule)) => Some(rule.0),
            _ => None,
        }
    }
    /// The game whose words say it best.
    pub(crate) fn game(&self) -> Option<&'static Info> {
        if let Fault::Malformed(Why::Unread(_, game)) = self { *game } else { None }
    }
    /// A position of this game cannot be read.
    pub(crate) fn no_position(misread: Misread, info: &'static Info) -> Fault {
        Fault::Malformed(Why::Unread(misread, Some(info)))
    }
    /// The same about a text that begins after so many lines of another.
    pub(crate) fn below(self, lines: usize) -> Fault {
        match self {
            Fault::Malformed(Why::Unread(misread, game)) => Fault::Malformed(Why::Unread(misread.after(lines), game)),
            other => other,
        }
    }
    /// A sentence for people, in the words of its game ([`Fault::game`]).
    pub(crate) fn sentence(&self, words: &dyn Words) -> String {
        let key = match self {
            Fault::Malformed(why) | Fault::Refused(why, _) => return why.say(words),
            Fault::Unknown => "house-nobody-known",
            Fault::Forbidden(key) | Fault::Stale(key) | Fault::Unavailable(key) => key,
            Fault::Missing => "house-nothing-here",
            Fault::Unsure => "house-unsure",
            Fault::TooMany => "house-too-fast",
            Fault::TooLarge => "house-too-large",
        };
        words.text(key, &[])
    }
    /// The same for programs.
    pub(crate) fn body(&self, words: &dyn Words) -> Json<ErrorBody> {
        let rule = self.law().map(str::to_owned);
        let detail = match self {
            Fault::Malformed(Why::Text(_, _, detail)) => detail.clone(),
            _ => None,
        };
        Json(ErrorBody { error: ErrorWords { code: self.code().1, message: self.sentence(words), detail, rule } })
    }
    /// Refused by the game. The rule's sentence is added by [`Fault::by_rule`].
    pub(crate) fn refused(refusal: &Refusal) -> Fault {
        match refusal {
            Refusal::Unreadable(action) => {
                Fault::Refused(Why::of("house-no-action").with("action", action.as_str()), None)
            }
            Refusal::NotYourTurn => Fault::Refused("house-not-your-turn".into(), None),
            Refusal::Forbidden(rule) => Fault::Refused(Why::Rule(*rule), Some(*rule)),
            Refusal::NoWayBack => Fault::Refused("house-no-way-back".into(), None),
        }
    }
    /// The same with the rule's own sentence, in these words.
    pub(crate) fn by_rule(self, words: &dyn Words) -> Fault {
        let said = |rule: Rule| Why::Said(words.text(&rule.key(), &[]), rule);
        match self {
            Fault::Refused(Why::Rule(rule), cited) => Fault::Refused(said(rule), cited),
            Fault::Malformed(Why::Rule(rule)) => Fault::Malformed(said(rule)),
            other => other,
        }
    }
    /// Something that should never happen; the host finds it in the log.
    pub(crate) fn unavailable(why: &dyn std::fmt::Display) -> Fault {
        tracing::error!(%why, "the table cannot go on now");
        Fault::Unavailable("house-unavailable")
    }
    /// Did the store fail, which may answer again later?
    pub(crate) fn is_outage(&self) -> bool {
        self.code().0 == StatusCode::SERVICE_UNAVAILABLE
    }
    /// There is no bot of this level.
    pub(crate) fn no_level() -> Fault {
        Fault::Malformed(Why::of("house-no-level").with("most", bots::LEVELS.len() as u32))
    }
}

/// The table has changed since the caller saw it.
pub(crate) const GONE_ON: Fault = Fault::Stale("house-gone-on");
/// It is too early for this.
pub(crate) const NOT_BEGUN: Fault = Fault::Stale("house-not-begun");
/// It is too late for this.
pub(crate) const MATCH_OVER: Fault = Fault::Stale("house-match-over");

impl From<Failure> for Fault {
    fn from(failure: Failure) -> Fault {
        match failure {
            Failure::Conflict => GONE_ON,
            Failure::Full => Fault::Unavailable("house-disk-full"),
            Failure::Unsure(why) => {
                tracing::error!(%why, "the store fell silent in the middle");
                Fault::Unsure
            }
            other => {
                tracing::error!(why = %other, "the store failed");
                Fault::Unavailable("house-store-silent")
            }
        }
    }
}

impl From<BadSetup> for Fault {
    fn from(bad: BadSetup) -> Fault {
        let why = match &bad {
            BadSetup::Forbidden(rule) => Why::Rule(*rule),
            BadSetup::Players(_, info) => {
                Why::of("house-setup-players").with("fewest", *info.players.start()).with("most", *info.players.end())
            }
            BadSetup::Option(..) | BadSetup::Value(..) | BadSetup::Word(_) | BadSetup::Twice(_) => {
                Why::of("house-setup-odd")
            }
        };
        Fault::Malformed(why.in_detail(bad))
    }
}

impl From<Misread> for Fault {
    fn from(misread: Misread) -> Fault {
        Fault::Malformed(Why::Unread(misread, None))
    }
}

impl IntoResponse for Fault {
    /// Only its status. The words come later, where the caller's language is known (`pages::in_words`).
    fn into_response(self) -> Response {
        let mut response = self.code().0.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
