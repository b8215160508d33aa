//! Lines of text with pictures, and the pieces that carry them.
use crate::Seat;
use std::borrow::Cow;

/// A name from the game's `art/` folder: a class and a symbol, never shown to a person.
pub type Name = &'static str;

/// A [`Name`] as a Scene carries it: the game's own, or one that came with a Scene from far away.
pub type Art = Cow<'static, str>;

/// A place on the table, the same in every Scene of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Id(pub u16);

/// Running text with pictures in it, already in the viewer's language.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line(pub Vec<Ink>);

/// A piece of a [`Line`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// Words; most are the language's own, which nobody copies.
    Text(Cow<'static, str>),
    /// Words in strong type.
    Strong(Cow<'static, str>),
    /// A picture.
    Sign(Sign),
    /// A player's name, in that player's colour and emblem.
    Who(Seat),
}

/// A picture in a line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sign {
    /// Which symbol.
    pub sym: Art,
    /// A variant of it: the statue in green.
    pub tone: Art,
    /// Once, several times, or with a number.
    pub shown: Shown,
    /// What it says to the ear: "2 coins". Empty where the words beside it say it already.
    pub said: String,
}

/// How often a picture stands there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Shown {
    /// Once.
    Alone,
    /// This many times: pips.
    Times(u8),
    /// Once, with "2", "+3", "47 %".
    Number(String),
    /// Once, before the words it says: a card in a sentence.
    Named,
}

impl Line {
    /// No words at all?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The line for the ear, with the players' names.
    pub fn said(&self, name: &dyn Fn(Seat) -> String) -> String {
        // A line of one part takes just what it needs; one of several would otherwise grow again and again.
        let mut text = String::with_capacity(if self.0.len() > 1 { 64 } else { 0 });
        for (at, ink) in self.0.iter().enumerate() {
            match ink {
                Ink::Text(_) if self.is_pause(at) => text.push_str(PAUSE),
                Ink::Text(words) | Ink::Strong(words) => text.push_str(words),
                Ink::Sign(sign) => text.push_str(&sign.said),
                Ink::Who(seat) => text.push_str(&name(*seat)),
            }
        }
        text
    }
    /// Is this just a blank between two pictures? The eye separates them, the ear needs a [`PAUSE`]. A sign after a player
    /// is that player's, and the two belong together.
    pub fn is_pause(&self, at: usize) -> bool {
        let around = at.checked_sub(1).and_then(|before| self.0.get(before..at + 2));
        let Some([before, Ink::Text(blank), next]) = around else { return false };
        let is_sign = |ink: &Ink| matches!(ink, Ink::Sign(sign) if !sign.said.is_empty());
        let is_player = |ink: &Ink| matches!(ink, Ink::Who(_));
        blank == " " && (is_sign(before) && (is_sign(next) || is_player(next)) || is_player(before) && is_player(next))
    }
}

/// What is said between two pictures.
pub const PAUSE: &str = ", ";

impl From<&str> for Line {
    fn from(text: &str) -> Line {
        Line::from(text.to_owned())
    }
}

impl From<String> for Line {
    fn from(text: String) -> Line {
        if text.is_empty() { Line::default() } else { Line(vec![Ink::Text(text.into())]) }
    }
}

impl From<Sign> for Line {
    fn from(sign: Sign) -> Line {
        Line(vec![Ink::Sign(sign)])
    }
}

impl Sign {
    /// The picture once.
    pub fn alone(sym: Name, said: impl Into<String>) -> Sign {
        Sign { sym: sym.into(), tone: "".into(), shown: Shown::Alone, said: said.into() }
    }
    /// The picture with a number.
    pub fn number(sym: Name, number: impl ToString, said: impl Into<String>) -> Sign {
        Sign { sym: sym.into(), tone: "".into(), shown: Shown::Number(number.to_string()), said: said.into() }
    }
    /// The picture beside its words.
    pub fn named(sym: Name, said: impl Into<String>) -> Sign {
        Sign { sym: sym.into(), tone: "".into(), shown: Shown::Named, said: said.into() }
    }
}

/// Something that lies on the table: a card, a tile, a token, a pawn, a room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Where it lies.
    pub id: Id,
    /// Which drawing: "tile", "treasure", "room".
    pub kind: Art,
    /// The outline every screen knows.
    pub form: Form,
    /// A variant of the drawing.
    pub tone: Art,
    /// What can be seen of it.
    pub face: Face,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// What it is, said in full: "Green statue, 1 coin, 2 eyes".
    pub name: String,
    /// Words under it.
    pub label: Line,
    /// Badges on its corner.
    pub tags: Vec<Sign>,
    /// The explanation on demand.
    pub more: Line,
}

/// The outline of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the words say it
pub enum Form {
    Card,
    Tile,
    Token,
    Pawn,
    Room,
}

/// What can be seen of a piece.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// Face-up, with what is printed where.
    Up(Vec<Part>),
    /// Face-down: the symbol on the back and nothing else.
    Down(Art),
    /// An empty place.
    Empty,
}

/// Something printed on a piece.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// Where.
    pub slot: Slot,
    /// What.
    pub line: Line,
}

/// Where printed pieces carry things. A closed list: any screen may drop or reorder them; `Index` stays visible when
/// the piece is small or covered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the words say it
pub enum Slot {
    Ground,
    Art,
    Cost,
    Mark,
    Worth,
    Title,
    Gain,
    Text,
    Index,
}

impl Piece {
    /// A piece with nothing around it.
    pub fn new(id: Id, kind: Name, form: Form, name: impl Into<String>, face: Face) -> Piece {
        let (tone, owner, label, tags, more) = (Art::default(), None, Line::default(), vec![], Line::default());
        Piece { id, kind: kind.into(), form, tone, face, owner, name: name.into(), label, tags, more }
    }
}
