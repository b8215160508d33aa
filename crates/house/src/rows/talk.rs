//! What is said at a table: chat, mutes, and requests to take back.
use super::{count, small};
use crate::keys::PersonId;
use crate::time::Millis;
use engine::Seat;
use journal::{Failure, MatchId, Row, Store, Write};
use std::collections::HashSet;

/// Something said at the table, by a person or by the house.
#[derive(Clone, Debug)]
pub(crate) struct ChatRow {
    pub(crate) number: i64,
    /// Whose chair; none for an onlooker and for the house.
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
    /// Said by the house: the key of a sentence.
    pub(crate) notice: bool,
}

/// Somebody asks to take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AskRow {
    pub(crate) seq: usize,
    pub(crate) back: usize,
    pub(crate) seat: Seat,
    /// Who has agreed.
    pub(crate) agreed: Vec<Seat>,
}

/// Somebody does not want to hear a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct MuteRow {
    pub(crate) person: PersonId,
    pub(crate) seat: Seat,
}

/// How many lines of chat are shown.
const CHAT_SHOWN: i64 = 60;

/// The last things said at a table, oldest first.
pub(crate) async fn chat(store: &Store, id: &MatchId) -> Result<Vec<ChatRow>, Failure> {
    const CHAT: &str =
        "SELECT number, seat, kind, text FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT CAST($2 AS BIGINT)";
    let rows = store.read(CHAT, vec![id.as_str().into(), CHAT_SHOWN.into()]).await?;
    rows.iter().rev().map(read_chat).collect()
}

/// The request to take back at a table.
pub(crate) async fn ask(store: &Store, id: &MatchId) -> Result<Option<AskRow>, Failure> {
    const ASK: &str = "SELECT seq, back, seat, agreed FROM ask WHERE table_id = $1";
    let rows = store.read(ASK, vec![id.as_str().into()]).await?;
    rows.first().map(read_ask).transpose()
}

/// Who does not want to hear whom at a table.
pub(crate) async fn mutes(store: &Store, id: &MatchId) -> Result<HashSet<MuteRow>, Failure> {
    let rows = store.read("SELECT person, seat FROM mute WHERE table_id = $1", vec![id.as_str().into()]).await?;
    let mute = |row: &Row| -> Result<Option<MuteRow>, Failure> {
        let seat = Seat(small(row.int(1)?));
        Ok(row.text(0)?.parse().ok().map(|person| MuteRow { person, seat }))
    };
    rows.iter().filter_map(|row| mute(row).transpose()).collect()
}

/// A person no longer wants to hear a seat.
pub(crate) fn mute(id: &MatchId, mute: &MuteRow) -> Write {
    const MUTE: &str = "INSERT INTO mute (person, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    Write::new(MUTE, vec![mute.person.to_string().into(), id.as_str().into(), i64::from(mute.seat.0).into()])
}

/// A person wants to hear a seat again.
pub(crate) fn unmute(id: &MatchId, mute: &MuteRow) -> Write {
    const HEAR: &str = "DELETE FROM mute WHERE person = $1 AND table_id = $2 AND seat = $3";
    Write::new(HEAR, vec![mute.person.to_string().into(), id.as_str().into(), i64::from(mute.seat.0).into()])
}

/// Something is said, as the next line of the chat.
pub(crate) fn say(id: &MatchId, said: &ChatRow, person: Option<&PersonId>, now: Millis) -> Write {
    const SAY: &str = "INSERT INTO chat (table_id, number, at, seat, person, kind, text) VALUES ($1, \
                       (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = $2), $3, $4, $5, $6, $7)";
    let values = vec![
        id.as_str().into(),
        id.as_str().into(),
        now.into(),
        said.seat.map(|seat| i64::from(seat.0)).into(),
        person.map(ToString::to_string).into(),
        if said.notice { "notice" } else { "chat" }.into(),
        said.text.as_str().into(),
    ];
    Write::new(SAY, values)
}

/// Keeps a request to take back in place of an earlier one.
pub(crate) fn keep_ask(id: &MatchId, ask: &AskRow) -> Write {
    const KEEP: &str = "INSERT INTO ask (table_id, seq, back, seat, agreed) VALUES ($1, $2, $3, $4, $5) \
                        ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, back = excluded.back, \
                        seat = excluded.seat, agreed = excluded.agreed";
    let agreed: Vec<String> = ask.agreed.iter().map(ToString::to_string).collect();
    let values = vec![
        id.as_str().into(),
        (ask.seq as i64).into(),
        (ask.back as i64).into(),
        i64::from(ask.seat.0).into(),
        agreed.join(" ").into(),
    ];
    Write::new(KEEP, values)
}

/// The request is answered.
pub(crate) fn drop_ask(id: &MatchId) -> Write {
    Write::new("DELETE FROM ask WHERE table_id = $1", vec![id.as_str().into()])
}

fn read_chat(row: &Row) -> Result<ChatRow, Failure> {
    let seat = row.maybe_int(1)?.map(|seat| Seat(small(seat)));
    Ok(ChatRow { number: row.int(0)?, seat, notice: row.text(2)? == "notice", text: row.text(3)?.into() })
}

fn read_ask(row: &Row) -> Result<AskRow, Failure> {
    let agreed = row.text(3)?.split_whitespace().filter_map(|seat| seat.parse().ok()).collect();
    Ok(AskRow { seq: count(row.int(0)?), back: count(row.int(1)?), seat: Seat(small(row.int(2)?)), agreed })
}
