//! Rate limits, which the server hands in.
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::keys::PersonId;
use std::net::IpAddr;

/// What somebody wants to do that costs the house something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Change anything at all.
    Write,
    /// Open a stream.
    Stream,
    /// Say something.
    Chat,
    /// Make a table.
    Table,
    /// Become known for the first time.
    Newcomer,
    /// Ask for a hint at a table.
    Hint,
    /// Ask for advice in an analysis, without being known.
    Advice,
    /// Bring a text from elsewhere, which is kept.
    Bring,
}

/// Who may do what, and how often.
pub trait Limits: Send + Sync {
    /// May they do it now? If so, it counts as done. People are known by their id, others by where they call from.
    fn allows(&self, deed: Deed, who: &str) -> bool;
}

/// Everybody may do anything.
#[derive(Clone, Copy, Debug)]
pub struct Unlimited;

impl Limits for Unlimited {
    fn allows(&self, _: Deed, _: &str) -> bool {
        true
    }
}

impl House {
    /// Refuses what comes too often from one address.
    pub(crate) fn limit(&self, deed: Deed, from: IpAddr) -> Outcome {
        if self.limits.allows(deed, &from.to_string()) { Ok(()) } else { Err(Fault::TooMany) }
    }
    /// Refuses what one person does too often.
    pub(crate) fn limit_person(&self, deed: Deed, person: &PersonId) -> Outcome {
        if self.limits.allows(deed, &person.to_string()) { Ok(()) } else { Err(Fault::TooMany) }
    }
}
