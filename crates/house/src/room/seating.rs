//! Who sits at a table, who shares a device, and who is there right now.
use super::names::names;
use crate::caller::Caller;
use crate::keys::PersonId;
use crate::rows::{ChairRow, Sitter};
use crate::time::Millis;
use engine::{BySeat, Seat, Seats, Viewer, Words};

/// The chairs of a table and the people at it.
pub(crate) struct Seating {
    pub(crate) chairs: Vec<ChairRow>,
    pub(super) presence: Presence,
}

impl Seating {
    /// The chair of a seat that takes part in the match.
    pub(crate) fn chair(&self, seat: Seat) -> &ChairRow {
        &self.chairs[seat.index()]
    }
    /// What everybody is called, by seat.
    pub(crate) fn names(&self, words: &dyn Words) -> Vec<String> {
        names(&self.chairs, words)
    }
    /// The chairs this person holds: one, or one for each player at their device.
    pub(crate) fn chairs_of(&self, person: &PersonId) -> Seats {
        let sits = |chair: &&ChairRow| matches!(&chair.sitter, Sitter::Person(sitter) if sitter == person);
        self.chairs.iter().filter(sits).map(|chair| chair.seat).collect()
    }
    /// The chairs that share a device with this one, itself among them.
    pub(crate) fn beside(&self, seat: Seat) -> Seats {
        match &self.chair(seat).sitter {
            Sitter::Person(person) => self.chairs_of(person),
            Sitter::Open | Sitter::Program | Sitter::Bot | Sitter::Former => seat.only(),
        }
    }
    /// Do several people share a device here?
    pub(crate) fn is_shared(&self) -> bool {
        self.chairs.iter().any(|chair| self.beside(chair.seat).len() > 1)
    }
    /// Which of these seats has the device they share.
    pub(super) fn facing(&self, sharing: Seats) -> Option<Seat> {
        self.chairs.iter().find(|chair| chair.facing && sharing.has(chair.seat)).map(|chair| chair.seat)
    }
    /// Is nobody sitting here yet?
    pub(crate) fn is_free(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.sitter == Sitter::Open)
    }
    /// Are all chairs taken?
    pub(super) fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| chair.sitter != Sitter::Open)
    }
    /// The seats of people.
    pub(crate) fn people(&self) -> Seats {
        let person = |chair: &&ChairRow| matches!(chair.sitter, Sitter::Person(_));
        self.chairs.iter().filter(person).map(|chair| chair.seat).collect()
    }
    /// Does anybody else sit here who might mind? The house's own bots do not.
    pub(crate) fn has_company(&self, seat: Seat) -> bool {
        self.chairs.iter().any(|chair| chair.seat != seat && chair.sitter != Sitter::Bot)
    }
    /// Does a bot of the house decide for this seat now?
    pub(crate) fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(ChairRow::is_played_by_bot)
    }
    /// Is this still the caller's chair? It may have changed hands.
    pub(crate) fn is_chair_of(&self, caller: &Caller, seat: Seat) -> bool {
        match caller {
            Caller::Program(key) => {
                let chair = self.chairs.get(seat.index()).filter(|chair| chair.sitter == Sitter::Program);
                chair.is_some_and(|chair| chair.version == key.version)
            }
            Caller::Person(person) => self.chairs_of(person).has(seat),
            Caller::Nobody => false,
        }
    }
    /// The chairs at which somebody is present while this caller looks on.
    pub(crate) fn chairs_at(&self, caller: &Caller, who: Viewer) -> Seats {
        match caller {
            Caller::Person(person) => self.chairs_of(person),
            Caller::Program(_) | Caller::Nobody => who.seat().map_or(Seats::NONE, Seat::only),
        }
    }
    /// Who is there: they have a stream open, here or at another node.
    pub(crate) fn present(&self, now: Millis) -> Seats {
        self.presence.at(now)
    }
}

/// For how long another node's word that somebody is there counts, in milliseconds.
const BELIEVED: Millis = 15_000;

/// Who has a stream open. No store keeps this.
#[derive(Clone, Copy, Default)]
pub(super) struct Presence {
    /// How many streams of each chair this node feeds.
    here: BySeat<u16>,
    /// When another node last said that it feeds one.
    elsewhere: BySeat<Millis>,
}

impl Presence {
    /// A stream of this chair begins.
    pub(super) fn arrive(&mut self, seat: Seat) {
        self.here[seat] = self.here[seat].saturating_add(1);
    }
    /// A stream of this chair ends.
    pub(super) fn depart(&mut self, seat: Seat) {
        self.here[seat] = self.here[seat].saturating_sub(1);
    }
    /// Another node feeds streams of these chairs. Answers whether that is news.
    pub(super) fn hear(&mut self, seats: Seats, now: Millis) -> bool {
        let before = self.at(now);
        seats.for_each(|seat| self.elsewhere[seat] = now);
        self.at(now) != before
    }
    /// Those whose streams this node feeds.
    pub(super) fn here(&self) -> Seats {
        (0..4).map(Seat).filter(|seat| self.here[*seat] > 0).collect()
    }
    fn at(&self, now: Millis) -> Seats {
        let recently = |seat: &Seat| self.here[*seat] > 0 || self.elsewhere[*seat] > now - BELIEVED;
        (0..4).map(Seat).filter(recently).collect()
    }
}
