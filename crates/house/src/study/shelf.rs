//! Records and positions from outside, kept under the hash of their text.
//!
//! A text is read and played before it is kept, so nothing lies here that cannot be opened. The id is made from the
//! text, so the same text is kept once and nobody can overwrite another's; the oldest make room for new ones.
use super::Study;
use crate::fault::{Fault, Outcome};
use crate::house::{House, game};
use engine::Record;
use journal::{Failure, Field, MatchId, Write};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// The longest text that is read, in bytes: three times the longest match we know.
pub(crate) const LARGEST_TEXT: usize = 96 * 1024;
/// The same as a form sends it, in which a line end takes six bytes.
pub(crate) const LARGEST_FORM: usize = 2 * LARGEST_TEXT;
/// How many texts are kept.
const MOST_TEXTS: i64 = 5_000;
/// The letters of an id; that of a table has fewer.
const LETTERS: usize = 26;

/// Is this the id of a text, not of a table?
pub(super) fn is_id(id: &MatchId) -> bool {
    id.as_str().len() == LETTERS
}

/// Reads a text and keeps it. Answers with its id and what it is.
pub(crate) async fn keep(house: &House, text: &str) -> Outcome<(MatchId, Study)> {
    if text.len() > LARGEST_FORM {
        return Err(Fault::TooLarge);
    }
    let text = plain(text);
    if text.len() > LARGEST_TEXT {
        return Err(Fault::TooLarge);
    }
    let (text, study) = house.readers.read(|| read(&text).map(|study| (text, study))).await?;
    let id = id_of(&text);
    const KEEP: &str = "INSERT INTO study (id, text, made) VALUES ($1, $2, $3)";
    let values: Vec<Field> = vec![id.as_str().into(), text.into(), house.host.now().into()];
    match house.store.write(vec![Write::new(KEEP, values)]).await {
        Ok(()) | Err(Failure::Conflict) => {}
        Err(failure) => return Err(failure.into()),
    }
    // What somebody brought to stay is not counted and not forgotten.
    const FORGET: &str = "DELETE FROM study WHERE id NOT IN (SELECT study FROM brought) AND made < \
        (SELECT MIN(newest.made) FROM (SELECT made FROM study WHERE id NOT IN (SELECT study FROM brought) \
        ORDER BY made DESC LIMIT $1) AS newest)";
    house.store.write(vec![Write::new(FORGET, vec![MOST_TEXTS.into()])]).await?;
    Ok((id, study))
}

/// Reads the record of a match that is over.
pub(crate) async fn finished(house: &House, text: &str) -> Outcome<Record> {
    if text.len() > LARGEST_TEXT {
        return Err(Fault::TooLarge);
    }
    let text = plain(text);
    let read = move || {
        let record = Record::read(&text)?;
        let study = Study::of_record(record.clone())?;
        if study.is_over() { Ok(record) } else { Err(Fault::Malformed("house-matches-unfinished".into())) }
    };
    house.readers.read(read).await
}

/// What is kept under this id.
pub(super) async fn fetch(house: &House, id: &MatchId) -> Outcome<Study> {
    let rows = house.store.read("SELECT text FROM study WHERE id = $1", vec![id.as_str().into()]).await?;
    let text = rows.first().ok_or(Fault::Missing)?.text(0)?.to_owned();
    house.readers.read(move || read(&text)).await
}

/// A record, or a position under the name of its game.
fn read(text: &str) -> Outcome<Study> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    if let Some(id) = first.strip_prefix("game ") {
        return Study::of_position(game(id.trim())?, rest);
    }
    Study::of_record(Record::read(text)?)
}

/// A text of which nothing else is known: forms send other line ends, and people copy blank lines with the text.
pub(crate) fn plain(text: &str) -> String {
    format!("{}\n", text.replace("\r\n", "\n").trim_matches(['\n', '\u{feff}', ' ']))
}

pub(crate) fn id_of(text: &str) -> MatchId {
    let mut id = String::new();
    for byte in Sha256::digest(text.as_bytes()).iter().take(LETTERS / 2) {
        // Writing into a string cannot fail.
        let _ = write!(id, "{byte:02x}");
    }
    id.parse().expect("hexadecimal digits are an id")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_text_lies_in_one_place() {
        assert_eq!(id_of(&plain("adit record 1\r\n\r\n")), id_of(&plain("\nadit record 1")));
        assert_ne!(id_of("a"), id_of("b"));
        assert!(is_id(&id_of("a")));
    }

    #[test]
    fn what_cannot_be_read_is_refused_with_its_line() {
        let said = |text: &str, language: &str| {
            let fault = read(text).err().expect("refused");
            let tables: Vec<i18n::TextTable> = fault.game().map(Into::into).into_iter().chain(crate::WORDS).collect();
            fault.sentence(&i18n::Speech::new(language.parse().expect("ours"), &tables))
        };
        let refusal = "The text can’t be read (line 1: expected “adit record 1”, found hello).";
        assert_eq!(said("hello", "en"), refusal);
        let refusal = "Der Text ist nicht lesbar (Zeile 1: erwartet: „adit record 1“; gefunden: hello).";
        assert_eq!(said("hello", "de"), refusal);
        assert_eq!(said("game nothing\n", "en"), "There is no game “nothing”.");
        let position = "game gnomes\nplayers: 2\nlevel: I\nleft: 16 18 18\nstep: dance\n";
        let step = "line 5: expected a step such as draw, keep, lantern, corridor-3, cart or over, found dance";
        assert_eq!(said(position, "en"), format!("The text can’t be read ({step})."));
        let step = "5. sor: ide ez kell: egy lépés, például draw, keep, lantern, corridor-3, cart vagy over; \
                    ez áll itt: dance";
        assert_eq!(said(position, "hu"), format!("A szöveget nem lehet elolvasni ({step})."));
        let short = "The text can’t be read (expected a line “players: …”, found nothing).";
        assert_eq!(said("game gnomes\n", "en"), short);
    }
}
