//! What people carry from house to house: all their finished matches in one text, record after record.
//!
//! A match that is still on is not among them: its record holds what nobody may know yet.
use crate::fault::{Fault, Outcome, Why};
use crate::house::House;
use crate::keys::PersonId;
use crate::rows::{self, BroughtRow};
use crate::{room, study};
use axum::body::{Body, Bytes};
use engine::{PlayerName, Record};
use futures_util::stream;
use journal::{Failure, MatchId};
use std::collections::{HashSet, VecDeque};
use std::io;
use std::sync::Arc;

/// The largest text that is unpacked, in bytes: the matches of some years.
pub(crate) const LARGEST: usize = 8 * 1024 * 1024;
/// The same in a form, with what stands around it.
pub(crate) const LARGEST_FORM: usize = LARGEST + 16 * 1024;
/// How many matches are unpacked at a time.
const MOST_AT_ONCE: usize = 2_000;
/// How many matches one person may bring to a house; every one of them is kept for good.
const MOST: usize = 500;

/// How a record begins.
const BEGINNING: &str = "adit record ";

/// One of the matches to carry.
enum Item {
    /// It was played here.
    Played(MatchId),
    /// It was brought here.
    Brought(MatchId),
}

/// All matches this person has finished, one record after another, each read when it is its turn.
pub(crate) async fn pack(house: &Arc<House>, person: &PersonId) -> Outcome<Body> {
    let mut items: VecDeque<Item> =
        rows::finished_by(&house.store, person).await?.into_iter().map(Item::Played).collect();
    let brought = rows::brought_by(&house.store, person).await?;
    items.extend(brought.into_iter().rev().map(|row| Item::Brought(row.study)));
    let records = stream::unfold((Arc::clone(house), items), |(house, mut items)| async move {
        let record = text_of(&house, &items.pop_front()?).await;
        // Half a file would look like a whole one; a connection that breaks off does not.
        let record =
            record.map(|text| Bytes::from(text + "\n")).map_err(|_| io::Error::other("a match cannot be read"));
        Some((record, (house, items)))
    });
    Ok(Body::from_stream(records))
}

async fn text_of(house: &House, item: &Item) -> Outcome<String> {
    match item {
        Item::Played(id) => played(house, id).await.map(|record| record.to_string()),
        Item::Brought(id) => rows::brought_text(&house.store, id).await?.ok_or(Fault::Missing),
    }
}

async fn played(house: &House, id: &MatchId) -> Outcome<Record> {
    let room = house.room(id);
    let table = room.lock(house).await?;
    room::record(&table, house)
}

/// What became of a text with matches in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Unpacked {
    /// How many are the person's own from now on.
    pub(crate) taken: usize,
    /// How many had been before.
    pub(crate) known: usize,
    pub(crate) refused: Vec<Refused>,
}

/// A match that was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    /// The line of the text in which it begins.
    pub(crate) line: usize,
    pub(crate) why: Fault,
}

/// Takes the matches in a text, each by itself. What is there already stays as it is, so the same text may come again.
pub(crate) async fn unpack(house: &House, person: &PersonId, text: &str) -> Outcome<Unpacked> {
    if text.len() > LARGEST {
        return Err(Fault::TooLarge);
    }
    let text = study::plain(text);
    let pieces = pieces(&text);
    if pieces.is_empty() {
        return Err(Fault::Malformed("house-open-nothing".into()));
    }
    if pieces.len() > MOST_AT_ONCE {
        return Err(Fault::TooLarge);
    }
    let brought = rows::brought_by(&house.store, person).await?;
    let (mut unpacked, mut kept) = (Unpacked::default(), brought.into_iter().map(|row| row.study).collect());
    for Piece { line, text } in pieces {
        let found = take(house, person, text, &mut kept).await;
        match found.map_err(|fault| fault.below(line - 1)) {
            Ok(Found::New) => unpacked.taken += 1,
            Ok(Found::Known) => unpacked.known += 1,
            // These say nothing about the text; what was taken stays, and the rest may come again.
            Err(fault @ (Fault::Unavailable(_) | Fault::Unsure)) => return Err(fault),
            Err(why) => unpacked.refused.push(Refused { line, why }),
        }
    }
    Ok(unpacked)
}

/// Is a match one that the person has?
enum Found {
    New,
    Known,
}

async fn take(house: &House, person: &PersonId, text: &str, kept: &mut HashSet<MatchId>) -> Outcome<Found> {
    let record = study::finished(house, text).await?;
    let seed = record.seed.map(|seed| seed.to_string()).unwrap_or_default();
    for id in rows::finished_from(&house.store, person, &seed).await? {
        if played(house, &id).await?.steps == record.steps {
            return Ok(Found::Known);
        }
    }
    let text = record.to_string();
    let names: Vec<String> = record.seats.iter().map(PlayerName::to_string).collect();
    let (study, made) = (study::id_of(&text), house.host.now());
    let row = BroughtRow { study, game: record.game, names: names.join(", "), made };
    if kept.contains(&row.study) {
        return Ok(Found::Known);
    }
    if kept.len() >= MOST {
        return Err(Fault::Malformed(Why::of("house-matches-full").with("most", MOST as u32)));
    }
    let written = house.store.write(rows::bring(person, &row, text)).await;
    kept.insert(row.study);
    match written {
        Ok(()) => Ok(Found::New),
        // It came twice at the same moment.
        Err(Failure::Conflict) => Ok(Found::Known),
        Err(failure) => Err(failure.into()),
    }
}

/// One record of several, and the line in which it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece<'a> {
    line: usize,
    text: &'a str,
}

/// The records in a text. What stands before the first is a piece too, so that it is refused and not overlooked.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut starts = vec![(1, 0)];
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if line.starts_with(BEGINNING) && at > 0 {
            starts.push((number + 1, at));
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|(_, at)| *at).chain([text.len()]);
    let pieces = starts.iter().zip(ends).map(|(&(line, from), to)| Piece { line, text: &text[from..to] });
    pieces.filter(|piece| !piece.text.trim().is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_falls_into_its_records_with_their_lines() {
        let cut = |text| pieces(text).iter().map(|piece| (piece.line, piece.text.len())).collect::<Vec<_>>();
        assert_eq!(cut("adit record 1\na\n\nadit record 1\nb\n"), [(1, 17), (4, 16)]);
        assert_eq!(cut("hello\nadit record 1\n"), [(1, 6), (2, 14)]);
        assert_eq!(cut("\n \n"), []);
    }
}
