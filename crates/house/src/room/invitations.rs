//! The links of a table, and who may come in by them.
use super::OpenTable;
use super::sitting::Newcomer;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::keys::{ChairKey, PersonId, Purpose};
use crate::rows::{ChairRow, Sitter};
use engine::Seat;
use journal::{MatchId, Write};

/// What a guest was invited to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Invitation {
    /// To sit in this chair, as long as its link is the one with this version.
    Sit {
        /// The chair.
        seat: Seat,
        /// Of the chair's link.
        version: i64,
    },
    /// To watch.
    Watch,
}

/// A guest came by a link.
pub(crate) fn invite(table: &MatchId, person: &PersonId, invitation: Invitation) -> Write {
    const INVITE: &str = "INSERT INTO guest (table_id, person, seat, version) VALUES ($1, $2, $3, $4) \
                          ON CONFLICT (table_id, person, seat) DO UPDATE SET version = excluded.version";
    let (seat, version) = match invitation {
        Invitation::Sit { seat, version } => (i64::from(seat.0), version),
        Invitation::Watch => (-1, 0),
    };
    Write::new(INVITE, vec![table.as_str().into(), person.to_string().into(), seat.into(), version.into()])
}

/// Has this person ever come by a link, or made the table?
pub(super) async fn is_guest(table: &OpenTable, house: &House, person: &PersonId) -> Outcome<bool> {
    const GUEST: &str = "SELECT seat FROM guest WHERE table_id = $1 AND person = $2";
    let values = vec![table.row.id.as_str().into(), person.to_string().into()];
    Ok(table.row.is_maker(person) || !house.store.read(GUEST, values).await?.is_empty())
}

/// The chair somebody may take: the one of their link, or any free one at a listed table.
pub(super) async fn invited(table: &OpenTable, house: &House, newcomer: Newcomer<'_>) -> Outcome<Seat> {
    const INVITED: &str = "SELECT g.seat FROM guest g JOIN chair c ON c.table_id = g.table_id AND c.seat = g.seat \
                           AND c.version = g.version WHERE g.table_id = $1 AND g.person = $2 AND g.seat >= 0 \
                           ORDER BY g.seat";
    let values = vec![table.row.id.as_str().into(), newcomer.person.to_string().into()];
    let rows = house.store.read(INVITED, values).await?;
    let mut seats = rows.iter().filter_map(|row| u8::try_from(row.int(0).ok()?).ok()).map(Seat);
    let fits = |seat: &Seat| newcomer.wish.is_none_or(|wish| wish == *seat);
    if let Some(seat) = seats.find(fits) {
        return Ok(seat);
    }
    let open = |chair: &&ChairRow| chair.sitter == Sitter::Open && fits(&chair.seat);
    match table.seating.chairs.iter().find(open) {
        Some(chair) if table.row.listed || table.row.is_maker(newcomer.person) => Ok(chair.seat),
        Some(_) => Err(Fault::Forbidden("house-needs-link")),
        None => Err(Fault::Stale("house-chair-taken")),
    }
}

/// The link to a chair that is free, or that changes hands.
pub(crate) fn chair_link(table: &OpenTable, house: &House, seat: Seat) -> String {
    format!("/c/{}", house.keys.sign(Purpose::Chair, &chair_key(table, seat)))
}

/// The token of a program's chair.
pub(crate) fn chair_token(table: &OpenTable, house: &House, seat: Seat) -> String {
    house.keys.sign(Purpose::Program, &chair_key(table, seat))
}

fn chair_key(table: &OpenTable, seat: Seat) -> String {
    ChairKey { table: table.row.id.clone(), seat, version: table.seating.chair(seat).version }.to_string()
}

/// The link to the whole table: whoever comes by it may take any free chair.
pub(crate) fn join_link(table: &OpenTable, house: &House) -> String {
    format!("/j/{}", house.keys.sign(Purpose::Join, table.row.id.as_str()))
}

/// The link for those who watch.
pub(crate) fn watch_link(table: &OpenTable, house: &House) -> String {
    format!("/w/{}", house.keys.sign(Purpose::Watch, table.row.id.as_str()))
}
