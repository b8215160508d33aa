//! Seats, sets of seats, and who may see what.
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// One chair at the table. The first is `P0`; turns pass to the next number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

/// No game here seats more than four.
pub const MOST_SEATS: u8 = 4;

impl Seat {
    /// The set that holds this seat alone.
    #[inline(always)]
    pub fn only(self) -> Seats {
        Seats(1 << self.0)
    }
    /// The seat to the left at a table for `players`.
    #[inline(always)]
    pub fn next(self, players: u8) -> Seat {
        if self.0 + 1 == players { Seat(0) } else { Seat(self.0 + 1) }
    }
    /// This seat as an index into a list.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

/// The text was not a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSeat;

impl FromStr for Seat {
    type Err = NoSeat;
    fn from_str(text: &str) -> Result<Seat, NoSeat> {
        match text.as_bytes() {
            [b'P', digit] if (b'0'..b'0' + MOST_SEATS).contains(digit) => Ok(Seat(digit - b'0')),
            _ => Err(NoSeat),
        }
    }
}

/// A set of seats; iterating takes the seats in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);
    /// The seats of a table for `players`.
    #[inline(always)]
    pub fn first_n(players: u8) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }
    /// Is the seat in the set?
    #[inline(always)]
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }
    /// The set with this seat.
    #[inline(always)]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }
    /// The set without this seat.
    #[inline(always)]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }
    /// Nobody in it?
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many?
    #[inline(always)]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    /// The lowest seat.
    #[inline(always)]
    pub fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
    /// The first seat of the set at or after `start`, going round.
    pub fn first_from(self, start: Seat) -> Option<Seat> {
        Seats(self.0 >> start.0 << start.0).first().or(self.first())
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Iterator for Seats {
    type Item = Seat;
    #[inline(always)]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.first()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl fmt::Display for Seats {
    /// `P0 P2`, or `-` for nobody.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let names: Vec<String> = self.map(|seat| seat.to_string()).collect();
        f.write_str(&names.join(" "))
    }
}

/// Who is looking: a seat at the table or somebody who watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody else: sees what lies open and nothing more.
    Onlooker,
}

impl Viewer {
    /// The seat, if the viewer plays.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        }
    }
    /// Everybody who can look at a table of these seats, the onlooker last.
    pub fn all(seats: Seats) -> impl Iterator<Item = Viewer> {
        seats.map(Viewer::Seat).chain([Viewer::Onlooker])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Onlooker => f.write_str("onlooker"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NoSeat;
    fn from_str(text: &str) -> Result<Viewer, NoSeat> {
        if text == "onlooker" { Ok(Viewer::Onlooker) } else { text.parse().map(Viewer::Seat) }
    }
}

/// Who sees an event. There is no third kind: a fact with a secret part is two events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, onlookers too.
    All,
    /// One seat alone.
    Only(Seat),
}

impl Audience {
    /// Is this viewer among them?
    #[inline(always)]
    pub fn has(self, who: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => who == Viewer::Seat(seat),
        }
    }
}

/// One of each for every seat, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; MOST_SEATS as usize]);

/// The place of a seat in a list of four. A remainder instead of a check: games look things up by seat all the time, and
/// an impossible seat is stopped where it is read.
#[inline(always)]
fn chair(seat: Seat) -> usize {
    debug_assert!(seat.0 < MOST_SEATS, "{seat} is not a seat");
    seat.index() % MOST_SEATS as usize
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline(always)]
    fn index(&self, seat: Seat) -> &T {
        &self.0[chair(seat)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline(always)]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[chair(seat)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_reads_back_and_nothing_else_does() {
        for seat in Seats::first_n(4) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for text in ["", "P", "P4", "p0", "P01", "P+1", "0", "P0 "] {
            assert_eq!(text.parse::<Seat>(), Err(NoSeat), "{text:?}");
        }
    }

    #[test]
    fn going_round_starts_where_it_is_told() {
        let seats: Seats = [Seat(0), Seat(2)].into_iter().collect();
        let first = |start| seats.first_from(Seat(start));
        assert_eq!([0, 1, 2, 3].map(first), [0, 2, 2, 0].map(|seat| Some(Seat(seat))));
        assert_eq!(Seats::NONE.first_from(Seat(1)), None);
        assert_eq!((seats.len(), seats.to_string()), (2, "P0 P2".into()));
    }
}
