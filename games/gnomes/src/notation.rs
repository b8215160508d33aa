//! How tiles, places, actions and events are written.
//!
//! A tile is its level and its front: `I.2L` two diamonds with a lantern, `III.4A` arrows, `II.5*` a big find, `II.COR`,
//! `III.BAT`, `III.EXP`, `III.SNO`. A place is `P1.3`, the third slot of P1's row; a slot of one's own row
//! is just `3`.
use crate::components::{CORRIDOR_LOOKS, Front, Level, Order, Place, RowSlot, Tile};
use crate::state::{Event, Step};
use crate::turn::Action;
use engine::{Lot, Seat, Unreadable, find_written, found_among, one_word_each};
use std::fmt;
use std::str::FromStr;

one_word_each! {
    Level { I: "I", II: "II", III: "III" }
}

found_among! {
    Tile: Tile::all();
    RowSlot: RowSlot::all();
    Order: Order::all();
}

impl fmt::Display for Front {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Front::Lantern(diamonds) => write!(f, "{diamonds}L"),
            Front::Torch(diamonds) => write!(f, "{diamonds}T"),
            Front::Arrows(diamonds) => write!(f, "{diamonds}A"),
            Front::BigFind => f.write_str("5*"),
            Front::LitCorridor => f.write_str("COR"),
            Front::Bats => f.write_str("BAT"),
            Front::Explosion => f.write_str("EXP"),
            Front::SnowWhite => f.write_str("SNO"),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.level(), self.front())
    }
}

impl fmt::Display for RowSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.owner(), self.slot())
    }
}

impl FromStr for Place {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Place, Unreadable> {
        let (seat, slot) = text.split_once('.').ok_or(Unreadable)?;
        Ok(Place::new(seat.parse().map_err(|_| Unreadable)?, slot.parse()?))
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.slots().into_iter().try_for_each(|slot| slot.fmt(f))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Arrange(order) => write!(f, "arrange {order}"),
            Action::Discard => f.write_str("discard"),
            Action::Keep(slot) => write!(f, "keep {slot}"),
            Action::Look(place) => write!(f, "look {place}"),
            Action::Decline => f.write_str("decline"),
            Action::Swap { own, other } => write!(f, "swap {own} {other}"),
            Action::Exchange { one, other } => write!(f, "bats {one} {other}"),
            Action::Remove(slot) => write!(f, "remove {slot}"),
            Action::SendUp(slot) => write!(f, "send {slot}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["arrange", order] => Action::Arrange(order.parse()?),
            ["discard"] => Action::Discard,
            ["keep", slot] => Action::Keep(slot.parse()?),
            ["look", place] => Action::Look(place.parse()?),
            ["decline"] => Action::Decline,
            ["swap", own, other] => Action::Swap { own: own.parse()?, other: other.parse()? },
            ["bats", one, other] => pair(one.parse()?, other.parse()?),
            ["remove", slot] => Action::Remove(slot.parse()?),
            ["send", slot] => Action::SendUp(slot.parse()?),
            _ => return Err(Unreadable),
        })
    }
}

/// GN-9.8: the order of the two slots does not matter.
fn pair(one: RowSlot, other: RowSlot) -> Action {
    Action::Exchange { one: one.min(other), other: one.max(other) }
}

/// Every action that can be written down.
pub(crate) fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Discard, Action::Decline];
    all.extend(Order::all().map(Action::Arrange));
    all.extend(Place::all().map(Action::Look));
    for own in RowSlot::all() {
        all.extend([Action::Keep(own), Action::Remove(own), Action::SendUp(own)]);
        all.extend(Place::all().map(|other| Action::Swap { own, other }));
        all.extend(RowSlot::all().filter(|&other| other >= own).map(|other| Action::Exchange { one: own, other }));
    }
    all
}

/// The kind of lot without its pile: `2L`, or the seat that starts.
pub(crate) fn lot(pile: u8, lot: Lot) -> String {
    match Level::ALL.get(pile as usize) {
        Some(&level) => Tile::new(level, lot.0).front().to_string(),
        None => Seat(lot.0).to_string(),
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Start => "start",
            Step::Deal => "deal",
            Step::FirstLook => "first-look",
            Step::Draw => "draw",
            Step::Keep => "keep",
            Step::Lantern => "lantern",
            Step::Torch => "torch",
            Step::Arrows => "arrows",
            Step::Corridor { looks_left } => return write!(f, "corridor-{looks_left}"),
            Step::Bats => "bats",
            Step::Explosion => "explosion",
            Step::Cart => "cart",
            Step::Over => "over",
        })
    }
}

impl FromStr for Step {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Step, Unreadable> {
        let plain = [Step::Start, Step::Deal, Step::FirstLook, Step::Draw, Step::Keep, Step::Lantern, Step::Torch];
        let more = [Step::Arrows, Step::Bats, Step::Explosion, Step::Cart, Step::Over];
        let corridors = (1..=CORRIDOR_LOOKS).map(|looks_left| Step::Corridor { looks_left });
        find_written(plain.into_iter().chain(more).chain(corridors), text)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Started { seat } => write!(f, "{seat} starts by lot"),
            Event::Dealt { place } => write!(f, "{place} dealt"),
            Event::DealtTile { place, tile } => write!(f, "{place} is {tile}"),
            Event::Settled { seat } => write!(f, "{seat} is ready"),
            Event::Arranged { seat, order } => write!(f, "{seat} arranged {order}"),
            Event::Drew { seat } => write!(f, "{seat} drew"),
            Event::DrewTile { seat, tile } => write!(f, "{seat} drew {tile}"),
            Event::Uncovered { seat, tile } => write!(f, "{seat} uncovered {tile}"),
            Event::Discarded { seat, tile } => write!(f, "{seat} discarded {tile}"),
            Event::Kept { place, thrown } => write!(f, "{place} kept, out goes {thrown}"),
            Event::Looked { seat, place } => write!(f, "{seat} looked at {place}"),
            Event::Saw { seat, place, tile } => write!(f, "{seat} saw {place} is {tile}"),
            Event::Declined { seat } => write!(f, "{seat} looked no further"),
            Event::Swapped { one, other } => write!(f, "{one} and {other} changed places"),
            Event::Chose { seat } => write!(f, "{seat} has chosen"),
            Event::ChosePlace { place } => write!(f, "{place} chosen"),
            Event::SentUp { place, tile } => write!(f, "{place} sent up {tile}"),
            Event::Removed { place } => write!(f, "{place} removed"),
            Event::Descended { level } => write!(f, "down to level {level}"),
            Event::Passed { to } => write!(f, "turn of {to}"),
            Event::Awaited { step, from } => write!(f, "{step} of {from}"),
            Event::TurnedUp { place, tile } => write!(f, "{place} turned up {tile}"),
            Event::Ended => f.write_str("the end"),
        }
    }
}
