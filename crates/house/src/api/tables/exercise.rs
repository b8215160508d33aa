//! A table that takes up a match that is over at the beginning of somebody's turn.
//!
//! It has the lines of that match up to then, and its seed: the same rivals meet the same luck, so only the decisions
//! differ, and its record is proved from the first draw like any other.
use super::{NewTable, Time};
use crate::api::tables::wanted::usual_level;
use crate::caller::{TableVisit, person_or_new};
use crate::driver;
use crate::fault::{Fault, Outcome};
use crate::keys::PersonId;
use crate::limits::Deed;
use crate::people;
use crate::rows::{self, Source, Stage, TableRow};
use crate::study::{self, Opened};
use crate::time::TimePolicy;
use engine::{Record, Seat};
use journal::{Head, MatchId, Tail};
use std::sync::atomic::Ordering;

/// Seats the caller at a new table that begins with this step; bots play for everybody else.
pub(crate) async fn try_again(visit: &TableVisit, step: usize) -> Outcome<(PersonId, MatchId)> {
    let TableVisit { house, caller, from, id, .. } = visit;
    let opened = study::open(house, caller, id).await?;
    let record = opened.study.record.as_ref().ok_or(NO_TURN)?;
    let seat = opened.study.course.get(step).and_then(|point| point.asked).ok_or(NO_TURN)?;
    house.limit(Deed::Table, from.0)?;
    let person = person_or_new(house, caller, from).await?;
    let name = people::known(house, &person).await?.name;
    let (row, chairs) = again(record, &opened, seat).rows(house, &person, &name)?;
    let source = Some(Source { id: id.clone(), step });
    let row = TableRow { stage: Stage::Playing, due: Some(row.made), source, ..row };
    let seed = record.seed.unwrap_or_else(|| house.host.seed());
    let (table, game, setup) = (row.id.clone(), row.game.clone(), row.setup.clone());
    let head = Head { id: table, game, rules: record.rules, setup, seed, made: row.made };
    let mut batch = vec![rows::make_table(&row)];
    batch.extend(chairs.iter().map(|chair| rows::make_chair(&row.id, chair)));
    batch.append(&mut head.begin());
    batch.append(&mut journal::append(&row.id, Tail::of(&head), &opened.study.lines_before(step), row.made));
    house.store.write(batch).await?;
    house.meters.tables.fetch_add(1, Ordering::Relaxed);
    driver::wake(house, &house.room(&row.id));
    Ok((person, row.id))
}

const NO_TURN: Fault = Fault::Stale("house-no-turn-there");

/// The same table with the caller in this seat. Bots are the same; for people sit bots of the usual level.
fn again(record: &Record, opened: &Opened, seat: Seat) -> NewTable {
    let level = |other: Seat| format!("level{}", opened.bot(other).unwrap_or_else(usual_level));
    let chair = |other: Seat| if other == seat { "me".into() } else { level(other) };
    NewTable {
        game: record.game.clone(),
        options: super::wanted::options_of(&record.setup),
        chairs: opened.study.players().into_iter().map(chair).collect(),
        time: Time::of(TimePolicy::Relaxed),
        listed: false,
        hints: Some(true),
        take_back: true,
        coach: false,
        level: usual_level(),
        pace: 0,
        name: None,
    }
}
