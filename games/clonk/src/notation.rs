//! How cards, tiles, shafts, actions and events are written.
//!
//! A card is its colour, its treasure and which of the three it is: `red-crown-2`. A shaft is `s1` to `s5`. A source is
//! a hand card or a shaft: `dig red-crown-2`, `give s3 P1`.
use crate::components::{Card, Colour, SIXTH, TaskKind, TaskTile, Treasure};
use crate::setup;
use crate::shafts::ShaftId;
use crate::state::{Errand, Event, Monster, Step};
use crate::turn::{Action, CardSource};
use engine::{Lot, MOST_SEATS, Seat, Unreadable, find_written, found_among, one_word_each};
use std::fmt;
use std::str::FromStr;

one_word_each! {
    Colour { Green: "green", White: "white", Red: "red", Pink: "pink", Yellow: "yellow", Blue: "blue" }
    Treasure {
        Necklace: "necklace", Crown: "crown", Statue: "statue", Hammer: "hammer", Sword: "sword", Sixth: SIXTH.notation
    }
    TaskKind { Colour: "colour", Treasure: "treasure" }
    Monster { Asleep: "asleep", Awake: "awake", Prowling: "prowling" }
}

found_among! {
    TaskTile: TaskKind::ALL.into_iter().flat_map(|kind| (0..6).map(move |number| TaskTile::new(kind, number)));
    ShaftId: ShaftId::all();
}

impl fmt::Display for TaskTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TaskTile::Colour(colour) => colour.fmt(f),
            TaskTile::Treasure(treasure) => treasure.fmt(f),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.colour(), self.treasure(), self.copy())
    }
}

impl FromStr for Card {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let words: Vec<&str> = text.split('-').collect();
        let [colour, treasure, copy] = words[..] else { return Err(Unreadable) };
        let (colour, treasure): (Colour, Treasure) = (colour.parse()?, treasure.parse()?);
        find_written(Card::all_of(colour, treasure), &format!("{colour}-{treasure}-{copy}"))
    }
}

impl fmt::Display for ShaftId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0 + 1)
    }
}

impl fmt::Display for CardSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardSource::Hand(card) => card.fmt(f),
            CardSource::Shaft(shaft) => shaft.fmt(f),
        }
    }
}

impl FromStr for CardSource {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<CardSource, Unreadable> {
        text.parse().map(CardSource::Shaft).or_else(|_| text.parse().map(CardSource::Hand))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Open(kind) => write!(f, "open {kind}"),
            Action::Load(card) => write!(f, "load {card}"),
            Action::Dig(source) => write!(f, "dig {source}"),
            Action::Give(source, to) => write!(f, "give {source} {to}"),
            Action::Blast(shaft) => write!(f, "blast {shaft}"),
            Action::Stop => f.write_str("stop"),
            Action::Lay(card, shaft) => write!(f, "lay {card} {shaft}"),
            Action::Discard(card) => write!(f, "discard {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["open", kind] => Action::Open(kind.parse()?),
            ["load", card] => Action::Load(card.parse()?),
            ["dig", source] => Action::Dig(source.parse()?),
            ["give", source, to] => Action::Give(source.parse()?, to.parse().map_err(|_| Unreadable)?),
            ["blast", shaft] => Action::Blast(shaft.parse()?),
            ["stop"] => Action::Stop,
            ["lay", card, shaft] => Action::Lay(card.parse()?, shaft.parse()?),
            ["discard", card] => Action::Discard(card.parse()?),
            _ => return Err(Unreadable),
        })
    }
}

/// Every action that can be written down.
pub(crate) fn all_actions() -> Vec<Action> {
    let sources = || Card::all().map(CardSource::Hand).chain(ShaftId::all().map(CardSource::Shaft));
    let mut all = vec![Action::Stop];
    all.extend(TaskKind::ALL.map(Action::Open));
    all.extend(Card::all().flat_map(|card| [Action::Load(card), Action::Discard(card)]));
    all.extend(sources().map(Action::Dig));
    all.extend(sources().flat_map(|source| (0..4).map(move |seat| Action::Give(source, Seat(seat)))));
    all.extend(ShaftId::all().map(Action::Blast));
    all.extend(Card::all().flat_map(|card| ShaftId::all().map(move |shaft| Action::Lay(card, shaft))));
    all
}

/// A lot without the name of its pile: a card, a tile, the seat that starts, or whether the Awakening card came.
pub(crate) fn lot(pile: u8, Lot(lot): Lot) -> String {
    match pile {
        setup::START_PILE => Seat(lot).to_string(),
        setup::COLOUR_PILE => Colour::ALL[lot as usize].to_string(),
        setup::TREASURE_PILE => Treasure::ALL[lot as usize].to_string(),
        setup::AWAKENING_PILE => if lot == 0 { "yes" } else { "no" }.to_owned(),
        _ => Card::new(lot).to_string(),
    }
}

impl fmt::Display for Errand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Errand::Hand { draws } => write!(f, "draw-{draws}"),
            Errand::Refill { shaft } => write!(f, "refill-{shaft}"),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Start => "start",
            Step::Tiles { dealt } => return write!(f, "tiles-{dealt}"),
            Step::Tasks => "tasks",
            Step::Shafts(shaft) => return write!(f, "shafts-{shaft}"),
            Step::Hands(seat) => return write!(f, "hands-{seat}"),
            Step::Cart => "cart",
            Step::Dig => "dig",
            Step::TurnUp(shaft) => return write!(f, "turn-up-{shaft}"),
            Step::Fetch(errand) => return errand.fmt(f),
            Step::Stir(errand) => return write!(f, "stir-{errand}"),
            Step::Lay => "lay",
            Step::Discard => "discard",
            Step::Over => "over",
        })
    }
}

impl FromStr for Step {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Step, Unreadable> {
        let plain = [Step::Start, Step::Tasks, Step::Cart, Step::Dig, Step::Lay, Step::Discard, Step::Over];
        let tiles = (0..8).map(|dealt| Step::Tiles { dealt });
        let hands = (0..MOST_SEATS).map(|seat| Step::Hands(Seat(seat)));
        let shafts = ShaftId::all().flat_map(|shaft| [Step::Shafts(shaft), Step::TurnUp(shaft)]);
        let draws = (1..=3).map(|draws| Errand::Hand { draws });
        let errands = draws.chain(ShaftId::all().map(|shaft| Errand::Refill { shaft }));
        let errands = errands.flat_map(|errand| [Step::Fetch(errand), Step::Stir(errand)]);
        find_written(plain.into_iter().chain(tiles).chain(hands).chain(shafts).chain(errands), text)
    }
}

/// "from s3", "from hand".
struct From(Option<ShaftId>);

impl fmt::Display for From {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(shaft) => write!(f, "from {shaft}"),
            None => f.write_str("from hand"),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Started { seat } => write!(f, "{seat} has the dwarf"),
            Event::TileDrawn { seat, kind } => write!(f, "{seat} drew a {kind} tile"),
            Event::GotTile { seat, task } => write!(f, "{seat} drew the tile {task}"),
            Event::Chose { seat } => write!(f, "{seat} has chosen"),
            Event::ChoseTile { seat, kind } => write!(f, "{seat} chose {kind}"),
            Event::Opened { seat, task } => write!(f, "{seat} opened {task}"),
            Event::Covered { shaft } => write!(f, "{shaft} got a card, face down"),
            Event::Shown { shaft, card } => write!(f, "{shaft} got {card}"),
            Event::TurnedUp { shaft, card } => write!(f, "{shaft} shows {card}"),
            Event::Drew { seat } => write!(f, "{seat} drew"),
            Event::DrewCard { seat, card } => write!(f, "{seat} drew {card}"),
            Event::Passed { to } => write!(f, "turn of {to}"),
            Event::Loaded { seat } => write!(f, "{seat} loaded the gallery"),
            Event::Filled { seat, card } => write!(f, "{seat} loaded {card}"),
            Event::Dug { seat, from, card } => write!(f, "{seat} dug {card} {}", From(from)),
            Event::Gave { seat, from, card, to } => write!(f, "{seat} gave {to} {card} {}", From(from)),
            Event::Blasted { seat, shaft, card } => write!(f, "{seat} blasted {card} {}", From(Some(shaft))),
            Event::Stopped { seat } => write!(f, "{seat} sifts through the rubble"),
            Event::TookSnore { seat } => write!(f, "{seat} took a Snore card"),
            Event::TookKablooey { seat } => write!(f, "{seat} took a Kablooey card"),
            Event::Awoke => f.write_str("the Awakening card came up"),
            Event::Prowled => f.write_str("one more round"),
            Event::LaidOn { seat, shaft, card } => write!(f, "{seat} laid {card} on {shaft}"),
            Event::Discarded { seat, card } => write!(f, "{seat} discarded {card}"),
            Event::Awaited { step, from } if from.is_empty() => step.fmt(f),
            Event::Awaited { step, from } => write!(f, "{step} of {from}"),
            Event::Revealed { seat, task } => write!(f, "{seat} revealed {task}"),
            Event::Ended => f.write_str("the end"),
        }
    }
}
