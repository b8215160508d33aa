//! Where a store is.
use std::{convert::Infallible, fmt, path::PathBuf, str::FromStr};

/// Where a store is: in a file on this machine or in a PostgreSQL database.
///
/// ```
/// use journal::Address;
/// let Ok(here) = "adit.db".parse::<Address>();
/// let Ok(there) = "postgres://adit@db.example/adit".parse::<Address>();
/// assert_eq!(here, Address::Sqlite { file: "adit.db".into(), limit: None });
/// assert!(matches!(there, Address::Postgres(_)));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// A SQLite file, served by one process.
    Sqlite {
        /// The file; its folder is made if it is missing.
        file: PathBuf,
        /// How many bytes the file may grow to. SQLite's write-ahead log beside it may take some megabytes more.
        limit: Option<u64>,
    },
    /// The URL of a PostgreSQL database, from which any number of processes may serve. Its schema holds nothing else.
    Postgres(String),
}

impl FromStr for Address {
    type Err = Infallible;
    fn from_str(text: &str) -> Result<Address, Infallible> {
        let is_url = text.starts_with("postgres://") || text.starts_with("postgresql://");
        Ok(if is_url { Address::Postgres(text.into()) } else { Address::Sqlite { file: text.into(), limit: None } })
    }
}

impl fmt::Display for Address {
    /// A URL may hold a password, so only what follows it is shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Sqlite { file, .. } => write!(f, "{}", file.display()),
            Address::Postgres(url) => {
                let place = url.split_once("://").map_or("", |(_, rest)| rest);
                let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
                write!(f, "postgres://{}", place.split('?').next().unwrap_or_default())
            }
        }
    }
}

impl fmt::Debug for Address {
    /// As [`fmt::Display`]: without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn a_password_is_never_shown() {
        let Ok(address) = "postgresql://adit:se@cret@db:5432/adit?password=secret".parse::<Address>();
        assert_eq!(address.to_string(), "postgres://db:5432/adit");
        assert_eq!(format!("{address:?}"), "Address(postgres://db:5432/adit)");
    }
}
