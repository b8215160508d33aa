//! What lies in the store beside the journal: tables, chairs, guests, chat. All of it may be erased.
use crate::keys::PersonId;
use crate::time::{Millis, TimePolicy};
use engine::{PlayerName, Seat};
use journal::{Failure, Field, MatchId, Migration, Row, Store, Write};
use std::collections::HashSet;

mod brought;
mod lists;
mod talk;
pub(crate) use brought::{BroughtRow, bring, brought_by, brought_text, finished_by, finished_from};
pub(crate) use lists::{chairs_of_listed, chairs_of_mine, listed, tables_of};
pub(crate) use talk::{AskRow, ChatRow, MuteRow, ask, chat, drop_ask, keep_ask, mute, mutes, say, unmute};

/// What the server keeps; never edited, only added to.
pub const MIGRATIONS: &[Migration] = &[
    Migration { name: "server-1", sql: include_str!("../migrations/1.sql") },
    Migration { name: "server-2", sql: include_str!("../migrations/2.sql") },
    Migration { name: "server-3", sql: include_str!("../migrations/3.sql") },
    Migration { name: "server-4", sql: include_str!("../migrations/4.sql") },
    Migration { name: "server-5", sql: include_str!("../migrations/5.sql") },
];

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Chairs are free.
    Open,
    /// The match is on.
    Playing,
    /// The match has ended.
    Over,
    /// It was closed before its end.
    Closed,
}

impl Stage {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
    }
    fn read(word: &str) -> Result<Stage, Failure> {
        let all = [Stage::Open, Stage::Playing, Stage::Over, Stage::Closed];
        all.into_iter().find(|stage| stage.word() == word).ok_or_else(|| broken("stage", word))
    }
}

/// What was agreed on for a table, and how far it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: MatchId,
    pub(crate) game: String,
    pub(crate) setup: String,
    pub(crate) maker: Option<PersonId>,
    pub(crate) time: TimePolicy,
    pub(crate) listed: bool,
    pub(crate) hints: bool,
    pub(crate) take_back: bool,
    /// Is each kind of decision explained when it comes up for the first time?
    pub(crate) coach: bool,
    /// The level of stand-in bots.
    pub(crate) level: u8,
    /// Milliseconds a bot takes at the least.
    pub(crate) pace: i64,
    pub(crate) stage: Stage,
    /// Why it was closed.
    pub(crate) reason: Option<String>,
    /// Counts every change that is not in the journal.
    pub(crate) rev: i64,
    /// When the house has to look after the table.
    pub(crate) due: Option<Millis>,
    /// The rematch.
    pub(crate) next: Option<MatchId>,
    /// Where the match was taken up, if it did not begin at the beginning.
    pub(crate) source: Option<Source>,
    pub(crate) made: Millis,
}

/// A step of a match that is over, with which another one began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    /// The match, or the record that was brought along.
    pub(crate) id: MatchId,
    pub(crate) step: usize,
}

impl TableRow {
    /// Did this person make the table?
    pub(crate) fn is_maker(&self, person: &PersonId) -> bool {
        self.maker.as_ref() == Some(person)
    }
}

/// Who may sit in a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person(PersonId),
    /// A program with the chair's token.
    Program,
    /// A bot of this house.
    Bot,
    /// A person who has deleted themselves; a bot plays on.
    Former,
}

impl Sitter {
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Sitter::Open => "open",
            Sitter::Person(_) => "person",
            Sitter::Program => "program",
            Sitter::Bot => "bot",
            Sitter::Former => "former",
        }
    }
}

/// A chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChairRow {
    pub(crate) seat: Seat,
    pub(crate) sitter: Sitter,
    pub(crate) name: String,
    pub(crate) level: u8,
    /// Which link is the valid one.
    pub(crate) version: i64,
    /// A bot stands in.
    pub(crate) away: bool,
    /// How many pieces of news were put away.
    pub(crate) seen: usize,
    /// Where several people share a device: does this one have it?
    pub(crate) facing: bool,
}

impl ChairRow {
    /// Does a bot of this house decide now?
    pub(crate) fn is_played_by_bot(&self) -> bool {
        match self.sitter {
            Sitter::Bot | Sitter::Former => true,
            Sitter::Person(_) | Sitter::Program => self.away,
            Sitter::Open => false,
        }
    }
    fn person(&self) -> Option<String> {
        if let Sitter::Person(person) = &self.sitter { Some(person.to_string()) } else { None }
    }
}

/// A draft: what a seat is trying out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DraftRow {
    pub(crate) seq: usize,
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<String>,
}

/// The coach has explained a kind of decision to a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TaughtRow {
    pub(crate) seat: Seat,
    pub(crate) kind: String,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Progress {
    /// Its count of changes.
    pub(crate) rev: i64,
    /// In its record.
    pub(crate) lines: usize,
}

/// How many lines of another node are followed one by one; more are read like any table that comes back.
const A_FEW: usize = 100;

impl Progress {
    /// Are there a few lines more than then?
    pub(crate) fn is_a_little_after(self, then: Progress) -> bool {
        self.lines > then.lines && self.lines - then.lines <= A_FEW
    }
}

const TABLE: &str = "SELECT id, game, setup, maker, time, listed, hints, take_back, level, pace, state, reason, rev, due, \
                     next, made, coach, source, source_step FROM game_table WHERE id = $1";

/// The table of this id.
pub(crate) async fn table(store: &Store, id: &MatchId) -> Result<Option<TableRow>, Failure> {
    store.read(TABLE, vec![id.as_str().into()]).await?.first().map(read_table).transpose()
}

/// Tables that have to be looked after by now.
pub(crate) async fn due(store: &Store, now: Millis) -> Result<Vec<MatchId>, Failure> {
    const DUE: &str = "SELECT id FROM game_table WHERE due <= $1 ORDER BY due LIMIT 200";
    store.read(DUE, vec![now.into()]).await?.iter().map(|row| read_id(row.text(0)?)).collect()
}

/// How far this table has come.
pub(crate) async fn progress(store: &Store, id: &MatchId) -> Result<Option<Progress>, Failure> {
    const PROGRESS: &str = "SELECT t.rev, (SELECT COUNT(*) FROM entry e WHERE e.match_id = t.id) FROM game_table t \
                            WHERE t.id = $1";
    let rows = store.read(PROGRESS, vec![id.as_str().into()]).await?;
    rows.first().map(|row| Ok(Progress { rev: row.int(0)?, lines: count(row.int(1)?) })).transpose()
}

/// The chairs of a table, by seat.
pub(crate) async fn chairs(store: &Store, id: &MatchId) -> Result<Vec<ChairRow>, Failure> {
    const CHAIRS: &str = "SELECT seat, kind, person, name, level, version, away, seen, facing FROM chair WHERE table_id = $1 ORDER BY seat";
    store.read(CHAIRS, vec![id.as_str().into()]).await?.iter().map(read_chair).collect()
}

/// The draft at a table.
pub(crate) async fn draft(store: &Store, id: &MatchId) -> Result<Option<DraftRow>, Failure> {
    const DRAFT: &str = "SELECT seq, seat, actions FROM draft WHERE table_id = $1";
    let rows = store.read(DRAFT, vec![id.as_str().into()]).await?;
    rows.first().map(read_draft).transpose()
}

/// What the coach has explained to whom at a table.
pub(crate) async fn taught(store: &Store, id: &MatchId) -> Result<HashSet<TaughtRow>, Failure> {
    let rows = store.read("SELECT seat, kind FROM taught WHERE table_id = $1", vec![id.as_str().into()]).await?;
    rows.iter().map(|row| Ok(TaughtRow { seat: Seat(small(row.int(0)?)), kind: row.text(1)?.into() })).collect()
}

/// The coach has explained a kind of decision.
pub(crate) fn teach(id: &MatchId, seat: Seat, kind: &str) -> Write {
    const TEACH: &str = "INSERT INTO taught (table_id, seat, kind) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    Write::new(TEACH, vec![id.as_str().into(), i64::from(seat.0).into(), kind.into()])
}

/// At a new table a person need not be told what the coach explained to them at earlier ones of the same game.
pub(crate) fn remember_taught(id: &MatchId, person: &PersonId, game: &str) -> Write {
    const REMEMBER: &str = "INSERT INTO taught (table_id, seat, kind) SELECT DISTINCT mine.table_id, mine.seat, old.kind \
                            FROM taught old JOIN chair was ON was.table_id = old.table_id AND was.seat = old.seat \
                            JOIN game_table place ON place.id = old.table_id JOIN chair mine ON mine.table_id = $1 \
                            WHERE was.person = $2 AND mine.person = $2 AND place.game = $3 AND old.table_id <> $1";
    Write::new(REMEMBER, vec![id.as_str().into(), person.to_string().into(), game.into()])
}

/// A new table.
pub(crate) fn make_table(row: &TableRow) -> Write {
    const MAKE: &str = "INSERT INTO game_table (id, game, setup, maker, time, listed, hints, take_back, level, pace, state, \
                        rev, due, made, coach, source, source_step) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, \
                        $12, $13, $14, $15, $16)";
    let flag = |yes: bool| Field::Int(yes.into());
    let values = vec![
        row.id.as_str().into(),
        row.game.as_str().into(),
        row.setup.as_str().into(),
        row.maker.as_ref().map(ToString::to_string).into(),
        row.time.to_string().into(),
        flag(row.listed),
        flag(row.hints),
        flag(row.take_back),
        i64::from(row.level).into(),
        row.pace.into(),
        row.stage.word().into(),
        row.due.into(),
        row.made.into(),
        flag(row.coach),
        row.source.as_ref().map(|source| source.id.to_string()).into(),
        row.source.as_ref().map(|source| source.step as i64).into(),
    ];
    Write::new(MAKE, values)
}

/// A new chair.
pub(crate) fn make_chair(table: &MatchId, chair: &ChairRow) -> Write {
    const MAKE: &str = "INSERT INTO chair (table_id, seat, kind, person, name, level, version, away, seen) \
                        VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 0)";
    let values = vec![
        table.as_str().into(),
        i64::from(chair.seat.0).into(),
        chair.sitter.word().into(),
        chair.person().into(),
        chair.name.as_str().into(),
        i64::from(chair.level).into(),
    ];
    Write::new(MAKE, values)
}

/// Changes a chair, if nobody else has changed it since.
pub(crate) fn change_chair(table: &MatchId, was: &ChairRow, now: &ChairRow) -> Write {
    const CHANGE: &str = "UPDATE chair SET kind = $1, person = $2, name = $3, level = $4, version = $5, away = $6, \
                          seen = $7, facing = $8 WHERE table_id = $9 AND seat = $10 AND version = $11 AND kind = $12";
    let values = vec![
        now.sitter.word().into(),
        now.person().into(),
        now.name.as_str().into(),
        i64::from(now.level).into(),
        now.version.into(),
        i64::from(now.away).into(),
        (now.seen as i64).into(),
        i64::from(now.facing).into(),
        table.as_str().into(),
        i64::from(was.seat.0).into(),
        was.version.into(),
        was.sitter.word().into(),
    ];
    Write::new(CHANGE, values).expecting(1)
}

/// Changes the table's stage, and when it has to be looked after.
pub(crate) fn change_stage(id: &MatchId, stage: Stage, due: Option<Millis>, ended: Option<Millis>) -> Write {
    const CHANGE: &str = "UPDATE game_table SET state = $1, due = $2, ended = $3, rev = rev + 1 WHERE id = $4";
    Write::new(CHANGE, vec![stage.word().into(), due.into(), ended.into(), id.as_str().into()]).expecting(1)
}

/// Changes when the table has to be looked after.
pub(crate) fn change_due(id: &MatchId, due: Option<Millis>) -> Write {
    const CHANGE: &str = "UPDATE game_table SET due = $1 WHERE id = $2";
    Write::new(CHANGE, vec![due.into(), id.as_str().into()])
}

/// Changes the setup, as long as the match has not begun.
pub(crate) fn change_setup(id: &MatchId, setup: &str) -> Write {
    const CHANGE: &str = "UPDATE game_table SET setup = $1 WHERE id = $2 AND state = 'open'";
    Write::new(CHANGE, vec![setup.into(), id.as_str().into()]).expecting(1)
}

/// Takes away all chairs from this one on.
pub(crate) fn drop_chairs(id: &MatchId, from: usize) -> Write {
    const DROP: &str = "DELETE FROM chair WHERE table_id = $1 AND seat >= $2";
    Write::new(DROP, vec![id.as_str().into(), (from as i64).into()])
}

/// Something beside the journal has changed.
pub(crate) fn touch(id: &MatchId) -> Write {
    Write::new("UPDATE game_table SET rev = rev + 1 WHERE id = $1", vec![id.as_str().into()])
}

/// The same, if nothing else has changed since.
pub(crate) fn touch_unchanged(id: &MatchId, rev: i64) -> Write {
    const TOUCH: &str = "UPDATE game_table SET rev = rev + 1 WHERE id = $1 AND rev = $2";
    Write::new(TOUCH, vec![id.as_str().into(), rev.into()]).expecting(1)
}

/// Names the rematch, if there is none yet.
pub(crate) fn link_rematch(id: &MatchId, next: &MatchId) -> Write {
    const LINK: &str = "UPDATE game_table SET next = $1, rev = rev + 1 WHERE id = $2 AND next IS NULL";
    Write::new(LINK, vec![next.as_str().into(), id.as_str().into()]).expecting(1)
}

/// Closes a table for a reason.
pub(crate) fn close(id: &MatchId, reason: &str, now: Millis) -> Write {
    const CLOSE: &str = "UPDATE game_table SET state = 'closed', reason = $1, due = NULL, ended = $2, rev = rev + 1 \
                         WHERE id = $3 AND state IN ('open', 'playing')";
    Write::new(CLOSE, vec![reason.into(), now.into(), id.as_str().into()]).expecting(1)
}

/// Keeps a draft in place of an earlier one.
pub(crate) fn keep_draft(id: &MatchId, draft: &DraftRow) -> Write {
    const KEEP: &str = "INSERT INTO draft (table_id, seq, seat, actions) VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) \
                        DO UPDATE SET seq = excluded.seq, seat = excluded.seat, actions = excluded.actions";
    let (seq, seat) = (draft.seq as i64, i64::from(draft.seat.0));
    Write::new(KEEP, vec![id.as_str().into(), seq.into(), seat.into(), draft.actions.join("\n").into()])
}

/// There is no draft any more.
pub(crate) fn drop_draft(id: &MatchId) -> Write {
    Write::new("DELETE FROM draft WHERE table_id = $1", vec![id.as_str().into()])
}

fn read_table(row: &Row) -> Result<TableRow, Failure> {
    let flag = |column| row.int(column).map(|number| number != 0);
    let time = row.text(4)?;
    Ok(TableRow {
        id: read_id(row.text(0)?)?,
        game: row.text(1)?.into(),
        setup: row.text(2)?.into(),
        maker: row.maybe_text(3)?.and_then(|id| id.parse().ok()),
        time: time.parse().map_err(|_| broken("time policy", time))?,
        listed: flag(5)?,
        hints: flag(6)?,
        take_back: flag(7)?,
        level: small(row.int(8)?),
        pace: row.int(9)?,
        stage: Stage::read(row.text(10)?)?,
        reason: row.maybe_text(11)?.map(Into::into),
        rev: row.int(12)?,
        due: row.maybe_int(13)?,
        next: row.maybe_text(14)?.map(read_id).transpose()?,
        made: row.int(15)?,
        coach: flag(16)?,
        source: row.maybe_text(17)?.map(read_id).transpose()?.zip(row.maybe_int(18)?).map(read_source),
    })
}

fn read_source((id, step): (MatchId, i64)) -> Source {
    Source { id, step: count(step) }
}

fn read_chair(row: &Row) -> Result<ChairRow, Failure> {
    let person = row.maybe_text(2)?.and_then(|id| id.parse().ok());
    let sitter = match (row.text(1)?, person) {
        ("open", _) => Sitter::Open,
        ("person", Some(person)) => Sitter::Person(person),
        ("program", _) => Sitter::Program,
        ("bot", _) => Sitter::Bot,
        ("former" | "person", _) => Sitter::Former,
        (kind, _) => return Err(broken("chair", kind)),
    };
    Ok(ChairRow {
        seat: Seat(small(row.int(0)?)),
        sitter,
        name: PlayerName::clean(row.maybe_text(3)?.unwrap_or_default()).into(),
        level: small(row.int(4)?),
        version: row.int(5)?,
        away: row.int(6)? != 0,
        seen: count(row.int(7)?),
        facing: row.int(8)? != 0,
    })
}

fn read_draft(row: &Row) -> Result<DraftRow, Failure> {
    let actions = row.text(2)?.lines().map(Into::into).collect();
    Ok(DraftRow { seq: count(row.int(0)?), seat: Seat(small(row.int(1)?)), actions })
}

pub(crate) fn read_id(text: &str) -> Result<MatchId, Failure> {
    text.parse().map_err(|_| broken("table id", text))
}

fn count(number: i64) -> usize {
    usize::try_from(number).unwrap_or(0)
}

fn small(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(0)
}

fn broken(what: &str, found: &str) -> Failure {
    Failure::Broken(format!("the store holds no {what} but '{found}'").into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A store that was made by an earlier release has exactly these tables: add a migration, never edit one.
    #[test]
    fn migrations_are_never_edited() {
        let hashes: Vec<String> = MIGRATIONS.iter().map(Migration::sha256).collect();
        let known = [
            "4967efb66c90768ddfc9e051cf7eecf7f1ea50489df750ee36d3132539367185",
            "2800125860a7eaa574e60accf728a8cf99769e2bfe79fcdd334c954af41b9b79",
            "d11c1da2dbdbda2404400f7eeb4304fe266bd72f213fb3b10711466cb5d57324",
            "b323a0cbb1f5fc70f45554b5664b6320b6925aa1cab575fe65dea59735e051b1",
            "e7618c23ead5b16edcf4a16eb1de24b41555197071d8caf6ecc0a4e10a4747eb",
        ];
        assert_eq!(hashes, known);
    }
}
