//! One picture of the table: what one viewer sees, as plain data. No HTML, no colours, no pixels, no game.
//!
//! The web page, the terminal and the JSON interface all draw this one value; a game's `art/` says how it looks.
//! It rests on three small ideas. A [`Line`] is every text and symbol. A [`Slot`] is one of the few places where printed
//! pieces carry things. A [`Meter`] is a row of cells with a weight, a state and an owner.
//!
//! **Light is derived, never stored**: a piece is a button because an [`Offer`] names it in `on`, and for no other
//! reason. **Ids name places, never things**, so no id can tell two hidden pieces apart.
use crate::Seat;

mod beat;
mod opened;
mod ordering;
mod pieces;
mod tally;
mod touching;
pub use beat::{Beat, BigMoment, Flight, Flying, Weight};
pub use ordering::{Around, Laid, Ordering};
pub use pieces::{Art, Face, Form, Id, Ink, Line, Name, PAUSE, Part, Piece, Shown, Sign, Slot};
pub use tally::{PointColumn, PointTable};
pub use touching::{Touched, Touching};

/// Numbers as a picture: a row of cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Meter {
    /// Which drawing.
    pub kind: Art,
    /// "4 damage of 10, 6 left".
    pub said: String,
    /// Before the cells.
    pub head: Line,
    /// The cells.
    pub cells: Vec<Cell>,
    /// The number at the end.
    pub tail: Line,
}

impl Meter {
    /// Where somebody's points came from: one cell for each source; lost points are [`Mood::Done`]. Bars with the same
    /// `most` can be compared.
    pub fn shares(said: impl Into<String>, parts: impl IntoIterator<Item = (i16, Sign)>, most: i16) -> Meter {
        let (mut cells, mut length) = (vec![], 0);
        for (points, sign) in parts.into_iter().filter(|(points, _)| *points != 0) {
            let (weight, state) = (points.unsigned_abs(), if points < 0 { Mood::Done } else { Mood::Plain });
            length += weight;
            cells.push(Cell { weight, state, owner: None, line: sign.into() });
        }
        let rest = most.unsigned_abs().saturating_sub(length);
        if rest > 0 {
            cells.push(Cell { weight: rest, state: Mood::Left, owner: None, line: Line::default() });
        }
        Meter { kind: "shares".into(), said: said.into(), head: Line::default(), cells, tail: Line::default() }
    }
}

/// One cell of a [`Meter`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// Its share of the width.
    pub weight: u16,
    /// Past, present, or still to come.
    pub state: Mood,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// What stands in it.
    pub line: Line,
}

/// A phase of a turn or a stage of the match, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phase {
    /// What it is called.
    pub name: String,
    /// Is it over, now, or still to come?
    pub mood: Mood,
}

/// Past, present, future.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mood {
    /// Nothing special.
    #[default]
    Plain,
    /// Over.
    Done,
    /// Happening.
    Now,
    /// Still there.
    Left,
}

/// A part of the table with things in it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Area {
    /// Where.
    pub id: Id,
    /// Which drawing.
    pub kind: Art,
    /// How its things lie.
    pub layout: Layout,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Past, present, future.
    pub mood: Mood,
    /// For the ear: "Shaft 1, 6 cards".
    pub name: String,
    /// Shown above.
    pub head: Line,
    /// Shown beside or under.
    pub note: Line,
    /// One line for when it is folded up.
    pub gist: Line,
    /// The things.
    pub items: Vec<Item>,
    /// On a small screen: a drawer under this sign.
    pub tab: Option<Sign>,
}

impl Area {
    /// An area with nothing around it.
    pub fn new(id: Id, kind: Name, layout: Layout, name: impl Into<String>, items: Vec<Item>) -> Area {
        let (head, note, gist) = (Line::default(), Line::default(), Line::default());
        let (kind, name) = (kind.into(), name.into());
        Area { id, kind, layout, owner: None, mood: Mood::Plain, name, head, note, gist, items, tab: None }
    }
    /// An area with its name above it.
    pub fn headed(id: Id, kind: Name, layout: Layout, name: impl Into<String>, items: Vec<Item>) -> Area {
        let area = Area::new(id, kind, layout, name, items);
        Area { head: area.name.as_str().into(), ..area }
    }
}

/// Something in an [`Area`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the types say it
pub enum Item {
    Piece(Piece),
    Meter(Meter),
    Signs(Vec<Sign>),
    Say(Line),
    Area(Area),
}

/// How the things of an [`Area`] lie.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// Side by side.
    Row,
    /// One under another.
    Column,
    /// This many in a row.
    Grid(u8),
    /// Overlapping downwards, the first on top.
    Shaft,
    /// All in one place.
    Stack,
    /// Fanned out from one place.
    Fan,
    /// In a picture of the game's own.
    Scenery(Art),
    /// On a map.
    Map(Map),
}

/// Places and the ways between them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Map {
    /// The picture behind.
    pub backdrop: Art,
    /// How large it is.
    pub size: Extent,
    /// How large a room is.
    pub room: Extent,
    /// Where each piece stands.
    pub spots: Vec<Spot>,
    /// What joins them.
    pub ways: Vec<Way>,
}

/// The size of something on a map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extent {
    /// From left to right.
    pub width: u16,
    /// From top to bottom.
    pub height: u16,
}

/// Where a piece stands on a map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// The piece.
    pub place: Id,
    /// From the left.
    pub x: u16,
    /// From the top.
    pub y: u16,
}

/// Where a way leaves the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Exit {
    /// From the left.
    pub x: u16,
    /// From the top.
    pub y: u16,
    /// Where it leads.
    pub line: Line,
}

/// A way between two places.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Way {
    /// From here.
    pub from: Id,
    /// To there.
    pub to: Id,
    /// What it costs.
    pub signs: Vec<Sign>,
    /// Only in this direction.
    pub one_way: bool,
    /// Lit or not.
    pub mood: Mood,
    /// Where it leaves the map and where it comes back, with a label at each end.
    pub exits: Option<[Exit; 2]>,
}

/// A person or bot at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Which seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Is this the viewer?
    pub you: bool,
    /// Does the table wait for this one?
    pub turn: bool,
    /// Words beside the name.
    pub note: Line,
    /// The note as a figure or a sign, for the eye: the number of the room.
    pub badge: Line,
    /// Signs beside the name.
    pub tags: Vec<Sign>,
    /// The place of the name plate.
    pub plate: Id,
    /// What lies in front of them.
    pub things: Vec<Item>,
}

/// Offers that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Group {
    /// Which drawing.
    pub kind: Art,
    /// The key that opens it.
    pub key: String,
    /// Its picture.
    pub sign: Option<Sign>,
    /// Shown above.
    pub head: Line,
    /// One or two words for a button that opens it.
    pub short: String,
    /// Too many to list: choose by touching pieces or by typing.
    pub compact: bool,
    /// The offers are all the orders of these pieces: let the player move them.
    pub ordering: Option<Ordering>,
    /// What can be done.
    pub offers: Vec<Offer>,
    /// What a player might look for but cannot do.
    pub closed: Vec<Closed>,
}

/// One legal action. It exists exactly when the action is legal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The notation that is sent.
    pub act: String,
    /// The key inside its group.
    pub key: String,
    /// Inside its group: "to Ola".
    pub label: Line,
    /// In smaller type.
    pub sub: Line,
    /// What it costs.
    pub price: Line,
    /// On its own: "Give the green statue to Ola".
    pub said: String,
    /// What to touch, in order: [card, Ola's plate]. If empty, it is only in the list.
    pub on: Vec<Id>,
    /// More copies of the first one: touching any of them does the same.
    pub also: Vec<Id>,
    /// What goes to the place that is touched, where touching names only the place: the pawn that walks, the tile in
    /// hand. Dragging it there does the same.
    pub carries: Option<Id>,
    /// The obvious one.
    pub main: bool,
    /// Several steps at once.
    pub far: bool,
    /// The offer before it at a different price.
    pub instead: bool,
    /// Nobody comes back from it: one touch in passing must not be enough.
    pub last: bool,
}

impl Offer {
    /// Where the first touch may be.
    pub fn begins_at(&self) -> impl Iterator<Item = Id> {
        self.on.first().into_iter().chain(&self.also).copied()
    }
}

/// Not a button: what a player might look for, and why it cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    /// What.
    pub label: Line,
    /// Why not.
    pub why: Line,
    /// By which rule.
    pub rule: String,
    /// Where a player might look for it.
    pub on: Option<Id>,
}

/// What a sign means; the glyph is its picture where there are only letters (1 to 3 columns).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Term {
    /// Which symbol.
    pub sym: Art,
    /// Its letters.
    pub glyph: Art,
    /// The explanation.
    pub more: Line,
}

/// A rule that governs the decision at hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CitedRule {
    /// Its id.
    pub rule: String,
    /// In words.
    pub line: Line,
}

/// What one viewer sees now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The game's id.
    pub game: Art,
    /// The game's name.
    pub title: String,
    /// Whose view it is; `None` for an onlooker.
    pub who: Option<Seat>,
    /// "Your turn."
    pub lead: String,
    /// "Keep it or throw it out?"
    pub now: String,
    /// In smaller type.
    pub sub: String,
    /// The phases of the match.
    pub steps: Vec<Phase>,
    /// Everybody at the table.
    pub players: Vec<Player>,
    /// The middle of the table.
    pub table: Vec<Area>,
    /// The viewer's own things.
    pub mine: Vec<Area>,
    /// Help beside the table.
    pub aside: Vec<Area>,
    /// Something shown on top of everything: a look at a card, an attack, the final account.
    pub over: Option<Area>,
    /// The count, when the match is over.
    pub tally: Option<PointTable>,
    /// What can be done.
    pub offers: Vec<Group>,
    /// What happened, newest last.
    pub beats: Vec<Beat>,
    /// How much of the viewer's news has been put away: beats from this number on are new.
    pub fresh: usize,
    /// The signs explained.
    pub legend: Vec<Term>,
    /// The rules of the decision at hand.
    pub laws: Vec<CitedRule>,
}

impl Scene {
    /// Every offer of every group.
    pub fn all_offers(&self) -> impl Iterator<Item = &Offer> {
        self.offers.iter().flat_map(|group| &group.offers)
    }
    /// The offers whose first touch is this place.
    pub fn on(&self, id: Id) -> impl Iterator<Item = &Offer> {
        self.all_offers().filter(move |offer| offer.begins_at().any(|place| place == id))
    }
    /// Why this place is not a button.
    pub fn closed(&self, id: Id) -> Option<&Closed> {
        self.offers.iter().flat_map(|group| &group.closed).find(|closed| closed.on == Some(id))
    }
    /// The player in this seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }
    /// The name of the player in this seat.
    pub fn name(&self, seat: Seat) -> String {
        self.player(seat).map_or_else(|| seat.to_string(), |player| player.name.clone())
    }
    /// A line for the ear, with the names of this table.
    pub fn say(&self, line: &Line) -> String {
        line.said(&|seat| self.name(seat))
    }
    /// The letters that stand for a symbol.
    pub fn glyph(&self, sym: &str) -> Option<&Art> {
        self.legend.iter().find(|term| term.sym == sym).map(|term| &term.glyph)
    }
    /// Every area, outer before inner, in the order of the page.
    pub fn areas(&self) -> Vec<&Area> {
        let moment = self.moment().map(|(_, moment)| &moment.area);
        let top = self.table.iter().chain(&self.mine).chain(&self.aside).chain(&self.over).chain(moment);
        let things = self.players.iter().flat_map(|player| &player.things).filter_map(Item::area);
        let mut all: Vec<&Area> = top.chain(things).collect();
        let mut at = 0;
        while at < all.len() {
            all.extend(all[at].items.iter().filter_map(Item::area));
            at += 1;
        }
        all
    }
    /// Every piece.
    pub fn pieces(&self) -> Vec<&Piece> {
        let loose = self.players.iter().flat_map(|player| &player.things);
        let inside = self.areas().into_iter().flat_map(|area| &area.items);
        loose.chain(inside).filter_map(|item| if let Item::Piece(piece) = item { Some(piece) } else { None }).collect()
    }
    /// What the place is called: a piece, an area or a name plate.
    pub fn called(&self, id: Id) -> Option<String> {
        let piece = self.pieces().into_iter().find(|piece| piece.id == id).map(|piece| piece.name.clone());
        let area = || self.areas().into_iter().find(|area| area.id == id).map(|area| area.name.clone());
        let plate = || self.players.iter().find(|player| player.plate == id).map(|player| player.name.clone());
        piece.or_else(area).or_else(plate)
    }
}

impl Item {
    fn area(&self) -> Option<&Area> {
        if let Item::Area(area) = self { Some(area) } else { None }
    }
}
