//! Secrets that need no list: every link, token and cookie is its own proof, made with the one key of this house.
//!
//! The key lies in the store, so all nodes share it. Counting up the version of what was given out withdraws it.
use crate::host::Host;
use crate::standing::Standing;
use engine::Seat;
use hmac::{Hmac, KeyInit as _, Mac as _};
use journal::MatchId;
use sha2::Sha256;
use std::fmt;
use std::str::FromStr;

/// Who somebody is: 26 letters that nobody can guess. They are not secret, but are shown to nobody else either.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PersonId(String);

impl PersonId {
    /// A new one.
    pub(crate) fn new(host: &dyn Host) -> PersonId {
        PersonId(random_word(host, 26))
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for PersonId {
    type Err = ();
    fn from_str(text: &str) -> Result<PersonId, ()> {
        let fits = text.len() == 26 && text.bytes().all(|letter| LETTERS.contains(&letter));
        if fits { Ok(PersonId(text.into())) } else { Err(()) }
    }
}

/// The id of a new table. In a pocket it begins with a sign that no other has.
pub(crate) fn new_table(host: &dyn Host, standing: &Standing) -> MatchId {
    let sign = match standing {
        Standing::Server => "",
        Standing::Pocket { .. } => POCKET,
    };
    format!("{sign}{}", random_word(host, 10)).parse().expect("letters and digits are an id")
}

/// What the id of a table in a pocket begins with; `crates/pocket/js/pocket.js` looks for it. Not one of [`SMALL`].
const POCKET: &str = "0";

/// No vowels, so that no word comes about by accident, and no letters that look like others.
const LETTERS: &[u8; 32] = b"bcdfghjkmnpqrstvwxzBCDFGHJ234567";
const SMALL: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn random_word(host: &dyn Host, letters: usize) -> String {
    let mut bytes = vec![0; letters];
    host.fill(&mut bytes);
    let alphabet = if letters > 10 { LETTERS } else { SMALL };
    bytes.iter().map(|byte| alphabet[usize::from(byte % 32)] as char).collect()
}

/// What a proof is for; one never serves as another.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Person,
    Chair,
    Program,
    Watch,
    Device,
    Feed,
    Join,
}

/// The key of the house.
#[derive(Clone)]
pub(crate) struct Keys(Hmac<Sha256>);

impl Keys {
    /// From the 64 hexadecimal digits in the store.
    pub(crate) fn new(secret: engine::Digest) -> Keys {
        Keys(Hmac::new_from_slice(&secret.0).expect("a key may have any length"))
    }
    /// `WHAT.PROOF`: the words and the proof that this house wrote them.
    pub(crate) fn sign(&self, purpose: Purpose, what: &str) -> String {
        let proof = self.begin(purpose, what).finalize().into_bytes();
        let letters = proof.iter().take(26).map(|byte| LETTERS[usize::from(byte % 32)] as char);
        format!("{what}.{}", letters.collect::<String>())
    }
    /// The words of a proof, if this house wrote it. Takes the same time whatever is wrong.
    pub(crate) fn read<'a>(&self, purpose: Purpose, signed: &'a str) -> Option<&'a str> {
        let (what, _) = signed.rsplit_once('.')?;
        same(self.sign(purpose, what).as_bytes(), signed.as_bytes()).then_some(what)
    }
    /// The same, as the value they stand for.
    pub(crate) fn open<T: FromStr>(&self, purpose: Purpose, signed: &str) -> Option<T> {
        self.read(purpose, signed)?.parse().ok()
    }
    fn begin(&self, purpose: Purpose, what: &str) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(&[purpose as u8]);
        mac.update(what.as_bytes());
        mac
    }
}

/// Compares without stopping at the first difference.
fn same(one: &[u8], other: &[u8]) -> bool {
    let differences = one.iter().zip(other).fold(0, |all, (one, other)| all | (one ^ other));
    std::hint::black_box(differences) == 0 && one.len() == other.len()
}

/// The words of a chair's link or token: which chair, and which of its successive links.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChairKey {
    pub(crate) table: MatchId,
    pub(crate) seat: Seat,
    pub(crate) version: i64,
}

impl fmt::Display for ChairKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.table, self.seat.0, self.version)
    }
}

impl FromStr for ChairKey {
    type Err = ();
    fn from_str(text: &str) -> Result<ChairKey, ()> {
        let mut words = text.split('.');
        let mut word = || words.next().ok_or(());
        let table = word()?.parse().map_err(|_| ())?;
        let seat = Seat(word()?.parse().map_err(|_| ())?);
        let version = word()?.parse().map_err(|_| ())?;
        Ok(ChairKey { table, seat, version })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::lodge::Still;

    #[test]
    fn a_proof_serves_one_purpose_and_one_text() {
        let keys = Keys::new(engine::Digest([7; 32]));
        let link = keys.sign(Purpose::Chair, "abc.1.0");
        assert_eq!(keys.read(Purpose::Chair, &link), Some("abc.1.0"));
        assert_eq!(keys.read(Purpose::Program, &link), None);
        assert_eq!(keys.read(Purpose::Chair, &link.replace("abc.1", "abc.2")), None);
        assert_eq!(keys.read(Purpose::Chair, &link[..link.len() - 1]), None);
        assert_eq!(keys.read(Purpose::Chair, "abc"), None);
        assert_eq!(Keys::new(engine::Digest([8; 32])).read(Purpose::Chair, &link), None);
    }

    #[test]
    fn ids_read_back_and_nothing_else_does() {
        let person = PersonId::new(&Still);
        assert_eq!(person.to_string().parse(), Ok(person));
        assert!("short".parse::<PersonId>().is_err() && "!".repeat(26).parse::<PersonId>().is_err());
        let key = ChairKey { table: new_table(&Still, &Standing::Server), seat: Seat(3), version: 12 };
        assert_eq!(key.to_string().parse(), Ok(key));
    }
}
