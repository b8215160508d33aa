//! A Scene as JSON, for programs and for terminals far away, and back again without loss.
//!
//! Fields are called as in [`engine::scene`]; what is empty, false or absent is left out. A [`Line`](engine::Line) is a
//! list: plain words are text, `{"strong": ..}`, `{"sign": ..}` and `{"who": "P1"}` are the rest.
pub(crate) mod wire;

use crate::frame::Frame;
use engine::Scene;
use engine::scene::{
    Area, Around, Beat, BigMoment, Cell, CitedRule, Closed, Exit, Extent, Face, Flight, Flying, Form, Group, Ink, Item,
    Laid, Layout, Map, Meter, Mood, Offer, Ordering, Part, Phase, Piece, Player, PointColumn, PointTable, Shown, Sign,
    Slot, Spot, Term, Way, Weight,
};
use serde::de::{Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use wire::{OnWire, Wire, list, wire};

/// What a viewer sees of a table, as the server sends it and `adit join` reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSight {
    /// What an action answers to: `34.0`.
    pub at: String,
    /// How much the viewer was told.
    pub news: usize,
    /// The picture.
    #[serde(with = "wire")]
    pub scene: Scene,
    /// What stands around it.
    pub frame: Frame,
}

/// Why JSON could not be read as a Scene, and where in it.
pub type SceneError = serde_path_to_error::Error<serde_json::Error>;

impl TableSight {
    /// As JSON.
    pub fn write(&self) -> Value {
        written(self)
    }
    /// Reads what the server sends.
    pub fn read(text: &str) -> Result<TableSight, SceneError> {
        serde_path_to_error::deserialize(&mut serde_json::Deserializer::from_str(text))
    }
}

/// The Scene as JSON.
pub fn scene(scene: &Scene) -> Value {
    written(&Wire(scene))
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("texts, numbers, lists, and objects with names")
}

/// Reads what [`scene`](fn@scene) writes, and refuses everything else.
pub fn read_scene(value: &Value) -> Result<Scene, SceneError> {
    serde_path_to_error::deserialize(value).map(|Wire(scene)| scene)
}

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
    tally,
    offers,
    beats,
    fresh,
    legend,
    laws,
});
wire!(Player { seat, name, you, turn, note, badge, tags, plate, things });
wire!(Area { id, kind, layout, owner, mood, name, head, note, gist, items, tab });
wire!(Map { backdrop, size, room, spots, ways });
list!(Extent { width, height });
list!(Spot { place, x, y });
list!(Exit { x, y, line });
list!(Phase { name, mood });
list!(Laid { place, mark });
list!(Around { before, after });
wire!(Way { from, to, signs, one_way, mood, exits });
wire!(Meter { kind, said, head, cells, tail });
wire!(Cell { weight, state, owner, line });
wire!(Piece { id, kind, form, tone, face, owner, name, label, tags, more });
wire!(Part { slot, line });
wire!(Sign { sym, tone, shown, said });
wire!(Ordering { start, places, same, so, said });
wire!(Group { kind, key, sign, head, short, compact, ordering, offers as listed, closed } with_every_order);
wire!(Offer { act, key, label, sub, price, said, on, also, carries, main, far, instead, last });
wire!(Closed { label, why, rule, on });
wire!(Beat { at, who, kind, weight, line, head, icons, flights, moment });
wire!(Flight { from, to, flies, stays });
wire!(BigMoment { sign, area });
wire!(PointTable { sources, columns });
wire!(PointColumn { seat, points, total, won, note });
wire!(Term { sym, glyph, more });
wire!(CitedRule { rule, line });

wire!(enum Weight; absent: Plain; words: Whisper = "whisper", Big = "big", Fanfare = "fanfare";);
wire!(enum Flying; absent: Piece; words: Turning = "turning"; tags: Pawn = "pawn", Token = "token";);
wire!(enum Mood; words: Plain = "plain", Done = "done", Now = "now", Left = "left";);
wire!(enum Form; words: Card = "card", Tile = "tile", Token = "token", Pawn = "pawn", Room = "room";);
wire!(
    enum Slot;
    words: Ground = "ground", Art = "art", Cost = "cost", Mark = "mark", Worth = "worth", Title = "title",
        Gain = "gain", Text = "text", Index = "index";
);
wire!(enum Ink; bare: Text; tags: Strong = "strong", Sign = "sign", Who = "who";);
wire!(enum Shown; absent: Alone; words: Named = "named"; tags: Times = "times", Number = "number";);
wire!(enum Face; absent: Empty; tags: Up = "up", Down = "down";);
wire!(
    enum Item;
    tags: Piece = "piece", Meter = "meter", Signs = "signs", Say = "say", Area = "area";
);
wire!(
    enum Layout;
    words: Row = "row", Column = "column", Shaft = "shaft", Stack = "stack", Fan = "fan";
    tags: Grid = "grid", Scenery = "scenery", Map = "map";
);

/// Of all the orders of an ordering only the present one is written, as an example; the rest can be worked out.
fn listed(group: &Group) -> Vec<Offer> {
    group.offers.iter().filter(|offer| group.ordering.is_none() || offer.main).cloned().collect()
}

fn with_every_order<E: Error>(group: Group) -> Result<Group, E> {
    match &group.ordering {
        Some(ordering) if ordering.places.len() > Ordering::MOST => {
            Err(Error::invalid_length(ordering.places.len(), &"fewer places"))
        }
        Some(ordering) => Ok(Group { offers: ordering.offers(), ..group }),
        None => Ok(group),
    }
}
