//! What a host does with the tables of a house from outside, whether the house is open or not.
//!
//! Everything goes through the store. A house that is open looks every second whether a host has been at work, and
//! then reads its tables again.
use crate::fault::Fault;
use crate::host::Host;
use crate::house::House;
use crate::keys::PersonId;
use crate::time::Millis;
use crate::{people, rows};
use journal::{Failure, MatchId, Row, Store, Write};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// A table as a host sees it, without what is played or said there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// `open`, `playing`, `over` or `closed`.
    pub state: String,
    /// Since it was made, in milliseconds.
    pub age: i64,
    /// How many people sit there.
    pub people: i64,
    /// How many lines its record has.
    pub lines: i64,
}

/// Every table, newest first.
pub async fn list(store: &Store, host: &dyn Host) -> Result<Vec<Listed>, Failure> {
    const LIST: &str = "SELECT t.id, t.game, t.state, t.made, \
                        (SELECT COUNT(*) FROM chair c WHERE c.table_id = t.id AND c.kind = 'person'), \
                        (SELECT COUNT(*) FROM entry e WHERE e.match_id = t.id) FROM game_table t ORDER BY t.made DESC";
    let listed = |row: &Row| {
        let (game, state) = (row.text(1)?.into(), row.text(2)?.into());
        let (age, people, lines) = (host.now() - row.int(3)?, row.int(4)?, row.int(5)?);
        Ok(Listed { id: rows::read_id(row.text(0)?)?, game, state, age, people, lines })
    };
    store.read(LIST, vec![]).await?.iter().map(listed).collect()
}

/// Closes a table that is open or being played; people are told that the host did. Answers whether there was one.
pub async fn close(store: &Store, host: &dyn Host, id: &MatchId) -> Result<bool, Failure> {
    done(store.write(vec![rows::close(id, "house-closed-host", host.now()), touch()]).await)
}

/// Removes a table and its match for good. Answers whether there was one.
pub async fn purge(store: &Store, host: &dyn Host, id: &MatchId) -> Result<bool, Failure> {
    // An open house has to have closed the table first, or it might still write down a move.
    if close(store, host, id).await? {
        host.sleep(ROUND * 2).await;
    }
    const PURGE: [&str; 8] = [
        "DELETE FROM chair WHERE table_id = $1",
        "DELETE FROM guest WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM mute WHERE table_id = $1",
        "DELETE FROM draft WHERE table_id = $1",
        "DELETE FROM ask WHERE table_id = $1",
        "DELETE FROM taught WHERE table_id = $1",
        "UPDATE game_table SET next = NULL WHERE next = $1",
    ];
    let about = |sql| Write::new(sql, vec![id.as_str().into()]);
    let mut batch = vec![about("DELETE FROM game_table WHERE id = $1").expecting(1), touch()];
    batch.extend(PURGE.map(about));
    batch.append(&mut journal::purge(id));
    done(store.write(batch).await)
}

/// The tables whose match is over, according to the house.
pub async fn over(store: &Store) -> Result<HashSet<MatchId>, Failure> {
    let rows = store.read("SELECT id FROM game_table WHERE state = 'over'", vec![]).await?;
    rows.iter().map(|row| rows::read_id(row.text(0)?)).collect()
}

/// The tables whose match has begun but is missing.
pub async fn lost(store: &Store) -> Result<Vec<String>, Failure> {
    const LOST: &str = "SELECT id FROM game_table WHERE state IN ('playing', 'over') \
                        AND id NOT IN (SELECT id FROM match_head) ORDER BY id";
    store.read(LOST, vec![]).await?.iter().map(|row| row.text(0).map(Into::into)).collect()
}

/// Removes all matches that ended at least this many days ago. Answers how many.
pub async fn sweep(store: &Store, host: &dyn Host, days: u32) -> Result<usize, Failure> {
    const ENDED: &str = "SELECT id FROM game_table WHERE state IN ('over', 'closed') AND ended <= $1 ORDER BY id";
    let before = host.now() - Millis::from(days) * 86_400_000;
    let ids = store.read(ENDED, vec![before.into()]).await?;
    for row in &ids {
        purge(store, host, &rows::read_id(row.text(0)?)?).await?;
    }
    Ok(ids.len())
}

/// Forgets a person as if they had asked for it. Answers whether there was one of this id.
pub async fn forget(store: &Store, person: &str) -> Result<bool, Failure> {
    let Ok(id) = person.parse::<PersonId>() else { return Ok(false) };
    let known = store.read("SELECT id FROM person WHERE id = $1", vec![person.into()]).await?;
    let mut batch = people::forgetting(&id);
    batch.push(touch());
    store.write(batch).await?;
    Ok(!known.is_empty())
}

/// A write that finds nothing to change has not failed; its answer is "no".
fn done(written: Result<(), Failure>) -> Result<bool, Failure> {
    match written {
        Ok(()) => Ok(true),
        Err(Failure::Conflict) => Ok(false),
        Err(failure) => Err(failure),
    }
}

/// How often an open house looks whether a host was at work.
const ROUND: Duration = Duration::from_secs(1);

/// A host was at work.
fn touch() -> Write {
    const TOUCH: &str = "INSERT INTO setting (name, value) VALUES ('host', '1') ON CONFLICT (name) DO UPDATE \
                         SET value = CAST(CAST(setting.value AS BIGINT) + 1 AS TEXT)";
    Write::new(TOUCH, vec![])
}

async fn touched(store: &Store) -> Result<Option<String>, Failure> {
    let rows = store.read("SELECT value FROM setting WHERE name = 'host'", vec![]).await?;
    rows.first().map(|row| row.text(0).map(Into::into)).transpose()
}

/// Reads all tables again whenever a host was at work, for as long as the house stands.
pub(crate) async fn heed(house: Arc<House>) {
    let mut known = None;
    loop {
        match touched(&house.store).await {
            Ok(now) if known.as_ref().is_some_and(|known| *known != now) => {
                known = Some(now);
                read_again(&house).await;
            }
            Ok(now) => known = Some(now),
            Err(failure) => tracing::debug!(%failure, "whether a host was at work cannot be read"),
        }
        house.host.sleep(ROUND).await;
    }
}

async fn read_again(house: &House) {
    for room in house.rooms() {
        match room.refresh(house).await {
            Ok(()) => {}
            Err(Fault::Missing) => room.forget().await,
            Err(fault) => tracing::debug!(table = %room.id, ?fault, "a table cannot be read again"),
        }
    }
}
