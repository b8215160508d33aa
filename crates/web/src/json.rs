//! A Scene as JSON, for programs and for terminals far away, and back again without loss.
//!
//! Fields are called as in [`engine::scene`]; what is empty, false or absent is left out. A [`Line`] is a list: plain
//! words are text, `{"strong": ..}`, `{"sign": ..}` and `{"who": "P1"}` are the rest.
mod names;
mod wire;

use engine::Scene;
use engine::scene::*;
use serde_json::{Map as Object, Value};
use std::error::Error;
use std::fmt;
use wire::{Wire, wire};

/// The Scene as JSON.
pub fn scene(scene: &Scene) -> Value {
    scene.write()
}

/// Reads what [`scene`](fn@scene) writes, and refuses everything else.
pub fn read_scene(value: &Value) -> Result<Scene, Unreadable> {
    Scene::read(value)
}

/// Why JSON is no Scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// Where: `.players[1].badge`.
    pub at: String,
    /// What should stand there.
    pub wanted: &'static str,
}

impl Unreadable {
    fn new(wanted: &'static str) -> Unreadable {
        Unreadable { at: String::new(), wanted }
    }
    fn inside(self, place: impl fmt::Display) -> Unreadable {
        Unreadable { at: format!("{place}{}", self.at), ..self }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no scene: {} should be {}", if self.at.is_empty() { "it" } else { &self.at }, self.wanted)
    }
}

impl Error for Unreadable {}

wire!(Scene {
    game,
    title,
    who,
    lead,
    now,
    sub,
    steps,
    players,
    table,
    mine,
    aside,
    over,
    happening,
    offers,
    story,
    moves,
    announce,
    legend,
    laws,
});
wire!(Player { seat, name, you, turn, note, badge, tags, plate, things });
wire!(Area { id, kind, layout, owner, mood, name, head, note, gist, items, tab });
wire!(Map { backdrop, size, room, spots, ways });
wire!(Way { from, to, signs, one_way, mood, exits });
wire!(Meter { kind, said, head, cells, tail });
wire!(Cell { weight, state, owner, line });
wire!(Piece { id, kind, form, tone, face, owner, name, label, tags, more });
wire!(Part { slot, line });
wire!(Sign { sym, tone, shown, said });
wire!(Ordering { start, places, same, so, said });
wire!(Offer { act, key, label, sub, price, said, on, also, main, far, instead });
wire!(Closed { label, why, rule, on });
wire!(Tale { at, who, sign, head, line });
wire!(Happening { at, sign, area });
wire!(Move { from, to, turns, stays });
wire!(Term { sym, glyph, more });
wire!(Law { rule, line });

wire!(
    enum Mood {
        Plain = "plain",
        Done = "done",
        Now = "now",
        Left = "left",
    }
);
wire!(
    enum Form {
        Card = "card",
        Tile = "tile",
        Token = "token",
        Pawn = "pawn",
        Room = "room",
    }
);
wire!(
    enum Slot {
        Ground = "ground",
        Art = "art",
        Cost = "cost",
        Mark = "mark",
        Worth = "worth",
        Title = "title",
        Gain = "gain",
        Text = "text",
        Index = "index",
    }
);

/// What can be worked out is not written: of all orders only the present one stands there, as an example.
impl Wire for Group {
    fn write(&self) -> Value {
        let mut fields = Object::new();
        let is_written = |offer: &&Offer| self.ordering.is_none() || offer.main;
        let offers: Vec<Offer> = self.offers.iter().filter(is_written).cloned().collect();
        let Group { kind, key, sign, head, short, compact, ordering, closed, .. } = self;
        let words = [("kind", kind.write()), ("key", key.write()), ("sign", sign.write()), ("head", head.write())];
        let more = [("short", short.write()), ("compact", compact.write()), ("ordering", ordering.write())];
        let lists = [("offers", offers.write()), ("closed", closed.write())];
        words.into_iter().chain(more).chain(lists).for_each(|(name, value)| wire::put(&mut fields, name, value));
        Value::Object(fields)
    }
    fn read(value: &Value) -> Result<Group, Unreadable> {
        let Value::Object(fields) = value else { return Err(Unreadable::new("an object")) };
        const KNOWN: [&str; 9] = ["kind", "key", "sign", "head", "short", "compact", "ordering", "offers", "closed"];
        wire::only(fields, &KNOWN)?;
        let ordering: Option<Ordering> = wire::take(fields, "ordering")?;
        let offers = match &ordering {
            Some(ordering) if ordering.places.len() > Ordering::MOST => {
                return Err(Unreadable::new("fewer places").inside(".ordering"));
            }
            Some(ordering) => ordering.offers(),
            None => wire::take(fields, "offers")?,
        };
        let (kind, key) = (wire::take(fields, "kind")?, wire::take(fields, "key")?);
        let (sign, head) = (wire::take(fields, "sign")?, wire::take(fields, "head")?);
        let (short, compact) = (wire::take(fields, "short")?, wire::take(fields, "compact")?);
        Ok(Group { kind, key, sign, head, short, compact, ordering, offers, closed: wire::take(fields, "closed")? })
    }
}

impl Wire for Line {
    fn write(&self) -> Value {
        self.0.write()
    }
    fn read(value: &Value) -> Result<Line, Unreadable> {
        Vec::read(value).map(Line)
    }
}

impl Wire for Ink {
    fn write(&self) -> Value {
        match self {
            Ink::Text(words) => words.write(),
            Ink::Strong(words) => tagged("strong", words),
            Ink::Sign(sign) => tagged("sign", sign),
            Ink::Who(seat) => tagged("who", seat),
        }
    }
    fn read(value: &Value) -> Result<Ink, Unreadable> {
        match tag(value)? {
            ("", words) => Wire::read(words).map(Ink::Text),
            ("strong", words) => Wire::read(words).map(Ink::Strong),
            ("sign", sign) => Wire::read(sign).map(Ink::Sign),
            ("who", seat) => Wire::read(seat).map(Ink::Who),
            _ => Err(Unreadable::new("words, strong, sign or who")),
        }
    }
}

impl Wire for Shown {
    fn write(&self) -> Value {
        match self {
            Shown::Alone => Value::Null,
            Shown::Named => Value::from("named"),
            Shown::Times(times) => tagged("times", times),
            Shown::Number(number) => tagged("number", number),
        }
    }
    fn read(value: &Value) -> Result<Shown, Unreadable> {
        match tag(value)? {
            ("", Value::Null) => Ok(Shown::Alone),
            ("", Value::String(word)) if word == "named" => Ok(Shown::Named),
            ("times", times) => Wire::read(times).map(Shown::Times),
            ("number", number) => Wire::read(number).map(Shown::Number),
            _ => Err(Unreadable::new("times or number")),
        }
    }
}

impl Wire for Face {
    fn write(&self) -> Value {
        match self {
            Face::Up(parts) => tagged("up", parts),
            Face::Down(back) => tagged("down", back),
            Face::Empty => Value::Null,
        }
    }
    fn read(value: &Value) -> Result<Face, Unreadable> {
        match tag(value)? {
            ("", Value::Null) => Ok(Face::Empty),
            ("up", parts) => Wire::read(parts).map(Face::Up),
            ("down", back) => Wire::read(back).map(Face::Down),
            _ => Err(Unreadable::new("up or down")),
        }
    }
}

impl Wire for Item {
    fn write(&self) -> Value {
        match self {
            Item::Piece(piece) => tagged("piece", piece),
            Item::Meter(meter) => tagged("meter", meter),
            Item::Signs(signs) => tagged("signs", signs),
            Item::Say(line) => tagged("say", line),
            Item::Area(area) => tagged("area", area),
        }
    }
    fn read(value: &Value) -> Result<Item, Unreadable> {
        match tag(value)? {
            ("piece", piece) => Wire::read(piece).map(Item::Piece),
            ("meter", meter) => Wire::read(meter).map(Item::Meter),
            ("signs", signs) => Wire::read(signs).map(Item::Signs),
            ("say", line) => Wire::read(line).map(Item::Say),
            ("area", area) => Wire::read(area).map(Item::Area),
            _ => Err(Unreadable::new("piece, meter, signs, say or area")),
        }
    }
}

impl Wire for Layout {
    fn write(&self) -> Value {
        match self {
            Layout::Row => "row".into(),
            Layout::Column => "column".into(),
            Layout::Grid(columns) => tagged("grid", columns),
            Layout::Shaft => "shaft".into(),
            Layout::Stack => "stack".into(),
            Layout::Fan => "fan".into(),
            Layout::Scenery(name) => tagged("scenery", name),
            Layout::Map(map) => tagged("map", map),
        }
    }
    fn read(value: &Value) -> Result<Layout, Unreadable> {
        match (tag(value)?, value.as_str()) {
            ((_, _), Some("row")) => Ok(Layout::Row),
            ((_, _), Some("column")) => Ok(Layout::Column),
            ((_, _), Some("shaft")) => Ok(Layout::Shaft),
            ((_, _), Some("stack")) => Ok(Layout::Stack),
            ((_, _), Some("fan")) => Ok(Layout::Fan),
            (("grid", columns), None) => Wire::read(columns).map(Layout::Grid),
            (("scenery", name), None) => Wire::read(name).map(Layout::Scenery),
            (("map", map), None) => Wire::read(map).map(Layout::Map),
            _ => Err(Unreadable::new("a layout")),
        }
    }
}

/// `{"sign": ..}`.
fn tagged(tag: &str, value: &impl Wire) -> Value {
    Value::Object(Object::from_iter([(tag.to_owned(), value.write())]))
}

/// The one field of an object, or no tag and the value itself.
fn tag(value: &Value) -> Result<(&str, &Value), Unreadable> {
    match value {
        Value::Object(fields) => match fields.iter().next() {
            Some((tag, value)) if fields.len() == 1 => Ok((tag, value)),
            _ => Err(Unreadable::new("an object with one field")),
        },
        other => Ok(("", other)),
    }
}
