//! Through whose eyes a caller sees a table. Where several people share a device, one of them looks at a time, and
//! between them lies a cover.
use super::OpenTable;
use super::invitations::is_guest;
use crate::caller::Caller;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::keys::PersonId;
use crate::rows::Stage;
use engine::{Seat, Seats, Viewer};

/// What a person's device shows of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Eyes {
    /// The table as this seat sees it.
    Seat(Seat),
    /// A cover, until one of these takes the device.
    Covered(Seats),
    /// They do not sit here.
    Nowhere,
}

impl Eyes {
    /// What this person's device shows. Whoever has the device keeps it until somebody else at it has to decide, and
    /// until they have put away what is held up before their eyes.
    pub(super) fn of(table: &OpenTable, person: &PersonId) -> Eyes {
        let mine = table.seating.chairs_of(person);
        let Some(first) = mine.first() else { return Eyes::Nowhere };
        let facing = table.seating.facing(mine);
        if mine.len() == 1 || table.row.stage != Stage::Playing {
            return Eyes::Seat(facing.unwrap_or(first));
        }
        let waits = |seat: &Seat| mine.has(*seat) && !table.seating.chair(*seat).away;
        let owing: Seats = table.owing().filter(waits).collect();
        match facing {
            Some(seat) if owing.is_empty() || owing.has(seat) || table.is_looking(seat) => Eyes::Seat(seat),
            _ if owing.is_empty() => Eyes::Covered(mine),
            _ => Eyes::Covered(owing),
        }
    }
}

/// Through whose eyes this caller may see the table. A table they may not see does not exist for them.
pub(crate) async fn viewer(table: &OpenTable, house: &House, caller: &Caller) -> Outcome<Viewer> {
    let is_public = table.row.listed || table.row.stage == Stage::Over;
    match caller {
        Caller::Program(key) if key.table != table.row.id => Err(Fault::Missing),
        Caller::Program(key) if table.seating.is_chair_of(caller, key.seat) => Ok(Viewer::Seat(key.seat)),
        Caller::Program(_) => Err(Fault::Unknown),
        Caller::Person(person) => match Eyes::of(table, person) {
            Eyes::Seat(seat) => Ok(Viewer::Seat(seat)),
            // Whoever holds the device now is told nothing that a stranger is not told.
            Eyes::Covered(_) => Ok(Viewer::Onlooker),
            Eyes::Nowhere if is_public || is_guest(table, house, person).await? => Ok(Viewer::Onlooker),
            Eyes::Nowhere => Err(Fault::Missing),
        },
        Caller::Nobody if is_public => Ok(Viewer::Onlooker),
        Caller::Nobody => Err(Fault::Missing),
    }
}

/// The seat of a caller who wants to do something there.
pub(crate) async fn seat(table: &OpenTable, house: &House, caller: &Caller) -> Outcome<Seat> {
    let who = viewer(table, house, caller).await?;
    if matches!(caller, Caller::Nobody) {
        return Err(Fault::Unknown);
    }
    let why = if cover(table, caller).is_some() { COVERED } else { NOT_SEATED };
    who.seat().ok_or(Fault::Forbidden(why))
}

/// Through whose eyes a caller looks now who began by looking through these: they change where a device is shared.
pub(crate) fn viewer_now(table: &OpenTable, caller: &Caller, before: Viewer) -> Viewer {
    match caller {
        Caller::Person(person) if table.seating.chairs_of(person).len() > 1 => match Eyes::of(table, person) {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Covered(_) | Eyes::Nowhere => Viewer::Onlooker,
        },
        Caller::Person(_) | Caller::Program(_) | Caller::Nobody => before,
    }
}

/// Who of those at the caller's device may take it, while it is covered.
pub(crate) fn cover(table: &OpenTable, caller: &Caller) -> Option<Seats> {
    let eyes = Eyes::of(table, caller.person().ok()?);
    if let Eyes::Covered(seats) = eyes { Some(seats) } else { None }
}

/// Nobody knows who is holding the device, so nothing can be done with it.
const COVERED: &str = "house-say-who";
/// What somebody is told who wants to act at a table of others.
pub(super) const NOT_SEATED: &str = "house-not-seated";

#[cfg(test)]
mod tests;
