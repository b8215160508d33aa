//! A Scene as JSON, for programs and for terminals far away, and back again without loss.
//!
//! Fields are called as in [`engine::scene`]; what is empty, false or absent is left out. A [`Line`] is a list: plain
//! words are text, `{"strong": ..}`, `{"sign": ..}` and `{"who": "P1"}` are the rest.
//!
//! No serde derive: the engine knows no serde, so every type would need a copy here with conversions both ways, which is
//! longer than these lists of names; and serde's errors do not say where in a Scene the mistake is.
mod names;
mod wire;

use engine::Scene;
use engine::scene::{
    Area, Cell, CitedRule, Closed, Face, Form, Group, Happening, Ink, Item, Layout, Line, Map, Meter, Mood, Move,
    Offer, Ordering, Part, Piece, Player, Shown, Sign, Slot, Tale, Term, Way,
};
use serde_json::{Map as Object, Value};
use std::error::Error;
use std::fmt;
use wire::{Wire, wire};

/// The Scene as JSON.
pub fn scene(scene: &Scene) -> Value {
    scene.write()
}

/// Reads what [`scene`](fn@scene) writes, and refuses everything else.
pub fn read_scene(value: &Value) -> Result<Scene, SceneError> {
    Scene::read(value)
}

/// Why JSON could not be read as a Scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneError {
    /// Where: `.players[1].badge`.
    pub at: String,
    /// What should stand there.
    pub wanted: &'static str,
}

impl SceneError {
    fn new(wanted: &'static str) -> SceneError {
        SceneError { at: String::new(), wanted }
    }
    fn inside(self, place: impl fmt::Display) -> SceneError {
        SceneError { at: format!("{place}{}", self.at), ..self }
    }
}

impl fmt::Display for SceneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no scene: {} should be {}", if self.at.is_empty() { "it" } else { &self.at }, self.wanted)
    }
}

impl Error for SceneError {}

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
wire!(CitedRule { rule, line });

wire!(enum Mood: Plain = "plain", Done = "done", Now = "now", Left = "left");
wire!(enum Form: Card = "card", Tile = "tile", Token = "token", Pawn = "pawn", Room = "room");
wire!(
    enum Slot: Ground = "ground", Art = "art", Cost = "cost", Mark = "mark", Worth = "worth", Title = "title",
    Gain = "gain", Text = "text", Index = "index"
);
wire!(
    enum Ink, "words, strong, sign or who";
    bare: Text;
    tags: Strong = "strong", Sign = "sign", Who = "who";
);
wire!(
    enum Shown, "times or number";
    absent: Alone;
    words: Named = "named";
    tags: Times = "times", Number = "number";
);
wire!(
    enum Face, "up or down";
    absent: Empty;
    tags: Up = "up", Down = "down";
);
wire!(
    enum Item, "piece, meter, signs, say or area";
    tags: Piece = "piece", Meter = "meter", Signs = "signs", Say = "say", Area = "area";
);
wire!(
    enum Layout, "a layout";
    words: Row = "row", Column = "column", Shaft = "shaft", Stack = "stack", Fan = "fan";
    tags: Grid = "grid", Scenery = "scenery", Map = "map";
);

/// Of all the orders of an ordering only the present one is written, as an example; the rest can be worked out.
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
    fn read(value: &Value) -> Result<Group, SceneError> {
        let Value::Object(fields) = value else { return Err(SceneError::new("an object")) };
        const KNOWN: [&str; 9] = ["kind", "key", "sign", "head", "short", "compact", "ordering", "offers", "closed"];
        wire::only(fields, &KNOWN)?;
        let ordering: Option<Ordering> = wire::take(fields, "ordering")?;
        let offers = match &ordering {
            Some(ordering) if ordering.places.len() > Ordering::MOST => {
                return Err(SceneError::new("fewer places").inside(".ordering"));
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
    fn read(value: &Value) -> Result<Line, SceneError> {
        Vec::read(value).map(Line)
    }
}
