//! Tables in lists: what anybody may join or watch, and what is somebody's own.
use super::{ChairRow, TableRow, read_chair, read_table};
use crate::keys::PersonId;
use journal::{Failure, Row, Store};
use std::collections::HashMap;

/// Open tables anybody may join, newest first, and listed ones that can be watched.
pub(crate) async fn listed(store: &Store) -> Result<Vec<TableRow>, Failure> {
    const LISTED: &str = "SELECT id, game, setup, maker, time, listed, hints, take_back, level, pace, state, reason, \
                          rev, due, next, made, coach, source, source_step FROM game_table WHERE listed = 1 AND state IN ('open', 'playing') \
                          ORDER BY state, made DESC LIMIT 100";
    store.read(LISTED, vec![]).await?.iter().map(read_table).collect()
}

/// The tables at which this person sits, newest first.
pub(crate) async fn tables_of(store: &Store, person: &PersonId) -> Result<Vec<TableRow>, Failure> {
    const MINE: &str = "SELECT t.id, t.game, t.setup, t.maker, t.time, t.listed, t.hints, t.take_back, t.level, t.pace, \
                        t.state, t.reason, t.rev, t.due, t.next, t.made, t.coach, t.source, t.source_step FROM game_table t JOIN chair c \
                        ON c.table_id = t.id WHERE c.person = $1 AND NOT EXISTS (SELECT 1 FROM chair d WHERE \
                        d.table_id = c.table_id AND d.person = c.person AND d.seat < c.seat) ORDER BY t.made DESC \
                        LIMIT 100";
    store.read(MINE, vec![person.to_string().into()]).await?.iter().map(read_table).collect()
}

/// Who sits at several tables: the chairs of each, by seat, under the table's id.
pub(crate) type Sitting = HashMap<String, Vec<ChairRow>>;

/// Who sits at the tables that are listed.
pub(crate) async fn chairs_of_listed(store: &Store) -> Result<Sitting, Failure> {
    const CHAIRS: &str = "SELECT seat, kind, person, name, level, version, away, seen, facing, table_id FROM chair \
                          WHERE table_id IN (SELECT id FROM game_table WHERE listed = 1 AND state IN ('open', 'playing') \
                          ORDER BY state, made DESC LIMIT 100) ORDER BY table_id, seat";
    sitting(store.read(CHAIRS, vec![]).await?)
}

/// Who sits at the tables of this person.
pub(crate) async fn chairs_of_mine(store: &Store, person: &PersonId) -> Result<Sitting, Failure> {
    const CHAIRS: &str = "SELECT seat, kind, person, name, level, version, away, seen, facing, table_id FROM chair \
                          WHERE table_id IN (SELECT t.id FROM game_table t JOIN chair c ON c.table_id = t.id \
                          WHERE c.person = $1 ORDER BY t.made DESC LIMIT 100) ORDER BY table_id, seat";
    sitting(store.read(CHAIRS, vec![person.to_string().into()]).await?)
}

fn sitting(rows: Vec<Row>) -> Result<Sitting, Failure> {
    let mut found = Sitting::new();
    for row in rows {
        found.entry(row.text(9)?.to_owned()).or_default().push(read_chair(&row)?);
    }
    Ok(found)
}
