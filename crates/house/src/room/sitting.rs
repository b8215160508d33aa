//! Sitting down, leaving, coming back, and handing a device around.
use super::OpenTable;
use super::beginning::begin_if_full;
use super::coaching;
use super::invitations::invited;
use super::viewing::{Eyes, NOT_SEATED};
use crate::fault::{Fault, MATCH_OVER, Outcome};
use crate::house::House;
use crate::keys::PersonId;
use crate::rows::{self, ChairRow, Sitter, Stage};
use engine::{Seat, Viewer};

/// Somebody who wants to sit down.
#[derive(Clone, Copy)]
pub(crate) struct Newcomer<'a> {
    pub(crate) person: &'a PersonId,
    pub(crate) name: &'a str,
    /// Where they would like to sit.
    pub(crate) wish: Option<Seat>,
}

/// A person sits down. The chair's link changes, and once no chair is free the match begins.
pub(crate) async fn sit(table: &mut OpenTable, house: &House, newcomer: Newcomer<'_>) -> Outcome<Seat> {
    table.hear_others(house).await?;
    if let Some(seat) = table.seating.chairs_of(newcomer.person).first() {
        return_to(table, house, seat).await?;
        return begin_if_full(table, house).await.map(|()| seat);
    }
    if !matches!(table.row.stage, Stage::Open | Stage::Playing) {
        return Err(MATCH_OVER);
    }
    let seat = match invited(table, house, newcomer).await {
        // Somebody may have come by the same link at another node, just now.
        Err(Fault::Forbidden(_)) if house.store.is_shared() && table.catch_up(house).await? => {
            invited(table, house, newcomer).await?
        }
        found => found?,
    };
    let chair = table.seating.chair(seat);
    let (sitter, name) = (Sitter::Person(newcomer.person.clone()), newcomer.name.into());
    let taken = ChairRow { sitter, name, version: chair.version + 1, away: false, ..chair.clone() };
    change(table, house, taken).await?;
    if let Err(fault) = coaching::remember(table, house, newcomer.person).await {
        // The chair is taken; at worst the coach says something twice.
        tracing::debug!(table = %table.row.id, ?fault, "the coach cannot remember now");
    }
    // The last chair but this one may have been taken at another node, at the same moment.
    table.hear_others(house).await?;
    begin_if_full(table, house).await?;
    Ok(seat)
}

/// A person who was away plays again, and so do all who share their device.
pub(crate) async fn return_to(table: &mut OpenTable, house: &House, seat: Seat) -> Outcome {
    for seat in table.seating.beside(seat) {
        let chair = table.seating.chair(seat);
        if chair.away {
            change(table, house, ChairRow { away: false, ..chair.clone() }).await?;
        }
    }
    Ok(())
}

/// A person leaves, and so do all who share their device.
pub(crate) async fn leave(table: &mut OpenTable, house: &House, seat: Seat) -> Outcome {
    for seat in table.seating.beside(seat) {
        let chair = table.seating.chair(seat).clone();
        let left = match table.row.stage {
            Stage::Open => ChairRow { sitter: Sitter::Open, name: String::new(), version: chair.version + 1, ..chair },
            // A bot stands in until they come back.
            Stage::Playing => ChairRow { away: true, ..chair },
            Stage::Over | Stage::Closed => continue,
        };
        change(table, house, left).await?;
    }
    Ok(())
}

/// A bot stands in for a player who ran out of time.
pub(crate) async fn stand_in(table: &mut OpenTable, house: &House, seat: Seat) -> Outcome {
    let chair = table.seating.chair(seat).clone();
    change(table, house, ChairRow { away: true, ..chair }).await
}

/// Changes what the chair's person is called here.
pub(crate) async fn rename(table: &mut OpenTable, house: &House, seat: Seat, name: &str) -> Outcome {
    let chair = table.seating.chair(seat).clone();
    change(table, house, ChairRow { name: name.into(), ..chair }).await
}

/// This seat puts away what was shown to it, up to this many news.
pub(crate) async fn put_away(table: &mut OpenTable, house: &House, seat: Seat, news: usize) -> Outcome {
    let told = table.begun()?.table.news(Viewer::Seat(seat)).len();
    let chair = table.seating.chair(seat).clone();
    let seen = news.min(told).max(chair.seen);
    change(table, house, ChairRow { seen, ..chair }).await
}

/// Makes the links to a chair void that were given out so far.
pub(crate) async fn renew_link(table: &mut OpenTable, house: &House, seat: Seat) -> Outcome {
    let chair = table.seating.chairs.get(seat.index()).ok_or(Fault::Missing)?.clone();
    change(table, house, ChairRow { version: chair.version + 1, ..chair }).await
}

/// Lifts the cover: from now on this seat has the device.
pub(crate) async fn uncover(table: &mut OpenTable, house: &House, person: &PersonId, seat: Seat) -> Outcome {
    match Eyes::of(table, person) {
        Eyes::Covered(seats) if seats.has(seat) => {}
        Eyes::Seat(facing) if facing == seat => return Ok(()),
        Eyes::Covered(_) | Eyes::Seat(_) => return Err(Fault::Stale("house-device-elsewhere")),
        Eyes::Nowhere => return Err(Fault::Forbidden(NOT_SEATED)),
    }
    // First nobody has it: if the second write fails, the table stays covered.
    for other in table.seating.chairs_of(person).without(seat) {
        let chair = table.seating.chair(other).clone();
        if chair.facing {
            change(table, house, ChairRow { facing: false, ..chair }).await?;
        }
    }
    let chair = table.seating.chair(seat).clone();
    if !chair.facing {
        change(table, house, ChairRow { facing: true, ..chair }).await?;
    }
    return_to(table, house, seat).await
}

/// A chair changes, here and in the store, unless somebody was quicker.
pub(super) async fn change(table: &mut OpenTable, house: &House, chair: ChairRow) -> Outcome {
    let index = chair.seat.index();
    let before = std::mem::replace(&mut table.seating.chairs[index], chair.clone());
    let due = table.play.as_ref().and_then(|play| table.due_at(play, house.host.now()));
    let mut batch = vec![rows::change_chair(&table.row.id, &before, &chair)];
    if due != table.row.due {
        batch.push(rows::change_due(&table.row.id, due));
    }
    let written = table.write(house, batch).await;
    match &written {
        Ok(()) => table.row.due = due,
        Err(_) => table.seating.chairs[index] = before,
    }
    written.map_err(|fault| if let Fault::Stale(_) = fault { TAKEN } else { fault })
}

const TAKEN: Fault = Fault::Stale("house-was-quicker");
