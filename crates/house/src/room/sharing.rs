//! Several people at one device: one of them looks at a time, and between them lies a cover.
use super::Inner;
use crate::caller::Caller;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::keys::PersonId;
use crate::rows::{ChairRow, Sitter, Stage};
use engine::{Seat, Seats, Viewer};

/// What a person's device shows of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// The table as this seat sees it.
    Seat(Seat),
    /// A cover, until one of these takes the device.
    Covered(Seats),
    /// They do not sit here.
    Nowhere,
}

impl Eyes {
    /// The seat that looks.
    pub(crate) fn seat(self) -> Option<Seat> {
        if let Eyes::Seat(seat) = self { Some(seat) } else { None }
    }
}

impl Inner {
    /// Through whose eyes a caller looks now, who first looked through these: they change where a device is shared.
    pub(crate) fn eyes_now(&self, caller: &Caller, before: Viewer) -> Viewer {
        match caller {
            Caller::Person(person) if self.chairs_of(person).len() > 1 => {
                self.eyes(person).seat().map_or(Viewer::Onlooker, Viewer::Seat)
            }
            _ => before,
        }
    }
    /// Who of those at the caller's device may take it, while it is covered.
    pub(crate) fn cover(&self, caller: &Caller) -> Option<Seats> {
        let eyes = self.eyes(caller.person().ok()?);
        if let Eyes::Covered(seats) = eyes { Some(seats) } else { None }
    }
    /// The chairs at which somebody is present while this caller looks.
    pub(crate) fn chairs_at(&self, caller: &Caller, who: Viewer) -> Seats {
        match caller {
            Caller::Person(person) => self.chairs_of(person),
            _ => who.seat().map_or(Seats::NONE, Seat::only),
        }
    }
    /// Do several people share a device here?
    pub(crate) fn is_shared(&self) -> bool {
        self.chairs.iter().any(|chair| self.beside(chair.seat).len() > 1)
    }
    /// The chairs this person holds: one, or as many as there are people at their device.
    pub(crate) fn chairs_of(&self, person: &PersonId) -> Seats {
        let sits = |chair: &&ChairRow| matches!(&chair.sitter, Sitter::Person(sitter) if sitter == person);
        self.chairs.iter().filter(sits).map(|chair| chair.seat).collect()
    }
    /// The chairs that share a device with this one, itself among them.
    pub(crate) fn beside(&self, seat: Seat) -> Seats {
        match &self.chairs[seat.index()].sitter {
            Sitter::Person(person) => self.chairs_of(person),
            _ => seat.only(),
        }
    }
    /// What this person's device shows. Who has the device keeps it until another one at it has to decide; something
    /// that is held up for their eyes is put away first.
    pub(crate) fn eyes(&self, person: &PersonId) -> Eyes {
        let mine = self.chairs_of(person);
        let Some(first) = mine.first() else { return Eyes::Nowhere };
        let facing = self.chairs.iter().find(|chair| chair.facing && mine.has(chair.seat)).map(|chair| chair.seat);
        if mine.len() == 1 || self.row.stage != Stage::Playing {
            return Eyes::Seat(facing.unwrap_or(first));
        }
        let waits = |seat: &Seat| mine.has(*seat) && !self.chairs[seat.index()].away;
        let owing: Seats = self.turn().into_iter().filter(waits).collect();
        match facing {
            Some(seat) if owing.is_empty() || owing.has(seat) || self.is_looking(seat) => Eyes::Seat(seat),
            _ if owing.is_empty() => Eyes::Covered(mine),
            _ => Eyes::Covered(owing),
        }
    }
    /// The cover is lifted: from now on this seat has the device.
    pub(crate) async fn uncover(&mut self, house: &House, person: &PersonId, seat: Seat) -> Outcome {
        match self.eyes(person) {
            Eyes::Covered(seats) if seats.has(seat) => {}
            Eyes::Seat(facing) if facing == seat => return Ok(()),
            Eyes::Covered(_) | Eyes::Seat(_) => return Err(Fault::Stale("house-device-elsewhere")),
            Eyes::Nowhere => return Err(Fault::Forbidden(super::chairs::NOT_SEATED)),
        }
        // First nobody has it: if the second write fails, the table stays covered.
        for other in self.chairs_of(person).filter(|other| *other != seat) {
            self.face(house, other, false).await?;
        }
        self.face(house, seat, true).await?;
        self.return_to(house, seat).await
    }
    async fn face(&mut self, house: &House, seat: Seat, facing: bool) -> Outcome {
        let chair = &self.chairs[seat.index()];
        if chair.facing == facing {
            return Ok(());
        }
        let faced = ChairRow { facing, ..chair.clone() };
        self.change(house, faced).await
    }
}

#[cfg(test)]
mod tests;
