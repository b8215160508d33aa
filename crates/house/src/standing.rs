//! Where a house stands, and so who can come: everybody, or nobody but those at its own device.
use crate::fault::{Fault, Outcome};
use std::fmt;
use std::str::FromStr;

/// Where a house stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Standing {
    /// It is on a server: people come by link, from other devices.
    #[default]
    Server,
    /// It is on the device of those who play in it, and nobody else can come. What needs others is not there.
    Pocket {
        /// Where there is a house for everybody.
        server: Option<Site>,
    },
}

impl Standing {
    /// Refuses what needs other devices where there are none.
    pub(crate) fn beyond(&self) -> Outcome {
        match self {
            Standing::Server => Ok(()),
            Standing::Pocket { .. } => Err(Fault::Forbidden("house-alone-refused")),
        }
    }
    /// Can others come?
    pub(crate) fn is_open(&self) -> bool {
        *self == Standing::Server
    }
    /// What pages say about it in their head.
    pub(crate) fn whereabouts(&self) -> web::HousePlace {
        match self {
            Standing::Server => web::HousePlace::Server,
            Standing::Pocket { server } => web::HousePlace::Device { server: server.as_ref().map(ToString::to_string) },
        }
    }
}

/// The address of a house for everybody: `https://play.example.org/`.
///
/// ```
/// let site = |text: &str| text.parse::<house::Site>().map(|site| site.to_string()).ok();
/// assert_eq!(site("https://play.example.org"), Some("https://play.example.org/".into()));
/// assert_eq!(site("http://192.0.2.7:7777/games/"), Some("http://192.0.2.7:7777/games/".into()));
/// for wrong in ["", "play.example.org", "ftp://example.org", "https://", "https://me@example.org", "https://a/?b"] {
///     assert_eq!(site(wrong), None, "{wrong}");
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site(String);

/// A text is no [`Site`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASite;

impl fmt::Display for NotASite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an address of a server begins with https:// or http://, such as https://play.example.org/")
    }
}

impl std::error::Error for NotASite {}

/// The longest address, in bytes.
const LONGEST: usize = 300;

impl FromStr for Site {
    type Err = NotASite;
    fn from_str(text: &str) -> Result<Site, NotASite> {
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or(NotASite)?;
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~:[]/".contains(&byte);
        let fits = text.len() <= LONGEST && rest.bytes().all(plain) && !rest.starts_with('/') && !rest.is_empty();
        if fits { Ok(Site(format!("{}/", text.trim_end_matches('/')))) } else { Err(NotASite) }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests;
