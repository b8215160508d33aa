//! A map: ways and rooms as one drawing, and over it the rooms one can touch as buttons.
//!
//! The drawing is for the eye; for the ear there is a list of the rooms with what lies there. Places in the drawing are
//! attributes of SVG, places of buttons are classes of a generated stylesheet: the page's rules forbid style attributes.
use crate::assets::PLACES_ACROSS;
use crate::line::{SPRITE, emblem_name, seat_number};
use crate::pen::{Pen, Tag};
use crate::piece::{opens, owner_class, posts, single};
use crate::table::Web;
use engine::scene::{Area, Face, Form, Id, Item, Line, Map, Mood, Part, Piece, Shown, Sign, Slot, Way};

/// The drawing of a room is so wide; it stands in a box of 120 by 90, so that crystals may stick out.
const ROOM: f32 = 104.0;

/// A point on the map.
type Point = (f32, f32);

impl Web<'_> {
    pub(crate) fn map(&self, pen: &mut Pen, area: &Area, map: &Map) {
        let chart = Chart::new(area, map);
        pen.tag("div").class("map").attr("tabindex", "0").attr("aria-label", &area.name).inside(|pen| {
            let (wide, high) = (chart.frame[2], chart.frame[3]);
            let stage = pen.tag("div").class("map__stage").class_number("ratio-", (100.0 * wide / high).round() as u16);
            stage.inside(|pen| {
                self.drawing(pen, area.id, &chart);
                pen.tag("ol").part("z", area.id.0).class("map__ways").inside(|pen| {
                    chart.pieces.iter().for_each(|(piece, at)| self.room_button(pen, &chart, piece, *at));
                });
                pen.tag("ul").part("l", area.id.0).class("vh").inside(|pen| {
                    chart.pieces.iter().for_each(|(piece, _)| pen.tag("li").says(&piece.name));
                });
            });
        });
        self.zoom(pen);
    }

    /// Closer and farther, where the map is larger than its window; the script does it.
    fn zoom(&self, pen: &mut Pen) {
        pen.tag("div").class("map__tools only-script").inside(|pen| {
            for (by, shown, word) in [("1", "+", "web-closer"), ("0", "◎", "web-find-me"), ("-1", "−", "web-farther")]
            {
                let tag = pen.tag("button").class("btn").attr("type", "button").attr("data-zoom-by", by);
                tag.attr("aria-label", &self.say(word)).says(shown);
            }
        });
    }

    fn drawing(&self, pen: &mut Pen, id: Id, chart: &Chart<'_>) {
        let (wide, high) = chart.map.size;
        let svg = pen.tag("svg").class("map__art").attr_with("viewBox", |pen| {
            for (at, number) in chart.frame.into_iter().enumerate() {
                pen.raw(if at > 0 { " " } else { "" });
                pen.number(number.round() as i32);
            }
        });
        svg.attr("aria-hidden", "true").inside(|pen| {
            let tag = pen.tag("use").attr_of("href", &[&self.sprite, "#s-", chart.map.backdrop]);
            tag.attr_number("width", "", wide).attr_number("height", "", high).empty();
            let path = |pen: &mut Pen, class: &'static str, way: &Way| {
                pen.tag("path").class(class).attr_with("d", |pen| chart.path(pen, way)).empty();
            };
            pen.tag("g").part("x", id.0).inside(|pen| {
                // All of them as one line: a way for itself is drawn only where it leads now.
                for class in ["tu-edge", "tu-floor"] {
                    let all = |pen: &mut Pen| chart.map.ways.iter().for_each(|way| chart.path(pen, way));
                    pen.tag("path").class(class).attr_with("d", all).empty();
                }
            });
            pen.tag("g").part("w", id.0).inside(|pen| {
                for way in &chart.map.ways {
                    match way.mood {
                        Mood::Now => path(pen, "tu-floor is-first", way),
                        Mood::Left => path(pen, "tu-floor is-way", way),
                        Mood::Plain | Mood::Done => {}
                    }
                }
            });
            let is_pawn = |piece: &Piece| piece.form == Form::Pawn;
            let rooms = chart.pieces.iter().filter(|(piece, _)| !is_pawn(piece));
            rooms.for_each(|(piece, at)| self.room(pen, chart, piece, *at));
            pen.tag("g").part("y", id.0).inside(|pen| {
                chart.map.ways.iter().for_each(|way| self.marks(pen, chart, way));
            });
            for (index, (piece, at)) in chart.pieces.iter().enumerate().filter(|(_, (piece, _))| is_pawn(piece)) {
                let beside =
                    chart.pieces[..index].iter().filter(|(other, there)| is_pawn(other) && there == at).count();
                self.pawn(pen, chart, piece, (at.0 + 17.0 * beside as f32, at.1));
            }
        });
    }

    fn room(&self, pen: &mut Pen, chart: &Chart<'_>, piece: &Piece, at: Point) {
        let offers = self.offers_on(piece.id);
        let near = offers.iter().any(|(_, offer)| !offer.far);
        let tag = pen.tag("g").part("r", piece.id.0).class("room").class_of("k-", piece.kind);
        let tag = tag.class_of("v-", piece.tone).class_if(near, "is-near");
        let tag = tag.class_if(!near && !offers.is_empty(), "is-far").class_if(chart.has_pawn(at), "is-here");
        chart.placed(tag, at).inside(|pen| {
            let dash = if piece.tone.is_empty() { "" } else { "-" };
            let ground = [self.sprite.as_str(), "#s-", piece.kind, dash, piece.tone];
            boxed(pen.tag("use").class("ground").attr_of("href", &ground), (-60, -45, 120, 90));
            if let Face::Up(parts) = &piece.face {
                parts.iter().for_each(|part| self.room_part(pen, part, chart.has_pawn(at)));
            }
        });
    }
    fn room_part(&self, pen: &mut Pen, part: &Part, has_pawn: bool) {
        match part.slot {
            Slot::Title => pen.tag("g").class("nr").inside(|pen| {
                let said = self.scene.say(&part.line);
                let wide = 14 + 9 * said.chars().count() as i32;
                boxed(pen.tag("rect").attr("rx", "7"), (-60, -45, wide, 22));
                pen.tag("text").attr_with("x", |pen| pen.number(wide / 2 - 60)).attr("y", "-28").says(&said);
            }),
            Slot::Worth => {
                for sign in signs(&part.line) {
                    boxed(self.use_in(pen, sign).class("art"), (-30, -32, 60, 60));
                    if let Shown::Number(number) = &sign.shown {
                        pen.tag("text").class("worth").attr("y", "38").says(number);
                    }
                }
            }
            Slot::Gain => {
                let all: Vec<&Sign> =
                    signs(&part.line).flat_map(|sign| std::iter::repeat_n(sign, times(sign))).collect();
                let wide = if all.len() > 2 { 30 } else { 38 };
                let left = -wide * all.len() as i32 / 2 - if has_pawn { 24 } else { 0 };
                for (index, sign) in all.iter().enumerate() {
                    let place = (left + wide * index as i32, 6 - wide / 2, wide - 2, wide - 2);
                    boxed(self.use_in(pen, sign), place);
                }
            }
            _ => {}
        }
    }
    fn use_in<'p>(&self, pen: &'p mut Pen, sign: &Sign) -> Tag<'p> {
        let tag = pen.tag("use").attr_of("href", &[&self.sprite, "#s-", sign.sym]);
        tag.class_of("g-", sign.sym).class_of("v-", sign.tone)
    }

    fn pawn(&self, pen: &mut Pen, chart: &Chart<'_>, piece: &Piece, at: Point) {
        let own = self.scene.who.is_some() && self.scene.who == piece.owner;
        let tag = owner_class(pen.tag("g").part("r", piece.id.0).class("pawn"), piece.owner).class_if(own, "is-mine");
        chart.placed(tag, at).inside(|pen| {
            if own {
                pen.tag("circle").class("halo").attr("cy", "-14").attr("r", "33").empty();
            }
            boxed(pen.tag("use").attr_of("href", &[&SPRITE, "#s-pawn"]), (-24, -40, 48, 68));
            if let Some(seat) = piece.owner {
                let tag = pen.tag("use").attr_of("href", &[&SPRITE, "#s-", emblem_name(seat)]).class("pawn-em");
                boxed(tag.class_number("p", seat_number(seat)), (-15, -30, 30, 30));
            }
        });
    }

    /// What is written on a way: its toll, its direction, where it goes on beyond the edge.
    fn marks(&self, pen: &mut Pen, chart: &Chart<'_>, way: &Way) {
        if let Some(exits) = &way.exits {
            return exits.iter().for_each(|(x, y, line)| self.exit(pen, chart, ((*x).into(), (*y).into()), line));
        }
        let (from, to) = chart.ends(way);
        if way.one_way {
            let at = between(from, to, if way.signs.is_empty() { 0.5 } else { 0.74 });
            let turn = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
            let arrows = "M-13-8l8 8-8 8M-3-8l8 8-8 8M7-8l8 8-8 8";
            let tag = pen.tag("path").class("oneway").attr_with("transform", |pen| {
                chart.place(pen, at);
                pen.raw(" rotate(");
                pen.number(turn.round() as i32);
                pen.raw(")");
            });
            tag.attr("d", arrows).empty();
        }
        let tolls: Vec<&Sign> = way.signs.iter().flat_map(|sign| std::iter::repeat_n(sign, times(sign))).collect();
        if tolls.is_empty() {
            return;
        }
        let at = between(from, to, if way.one_way { 0.34 } else { 0.5 });
        let wide = 26 * tolls.len() as i32 + 4;
        chart.placed(pen.tag("g").class("toll"), at).inside(|pen| {
            boxed(pen.tag("rect").attr("rx", "15"), (-wide / 2, -15, wide, 30));
            for (index, sign) in tolls.iter().enumerate() {
                boxed(self.use_in(pen, sign), (3 - wide / 2 + 26 * index as i32, -12, 24, 24));
            }
        });
    }
    fn exit(&self, pen: &mut Pen, chart: &Chart<'_>, at: Point, line: &Line) {
        let inward = if at.0 * 2.0 < f32::from(chart.map.size.0) { 20.0 } else { -20.0 };
        chart.placed(pen.tag("g").class("wrap"), (at.0 + inward, at.1)).inside(|pen| {
            pen.tag("circle").attr("r", "17").empty();
            pen.tag("path").attr("d", "M-8-5h16m-5-5 5 5-5 5M8 6h-16m5-5-5 5 5 5").empty();
            pen.tag("text").attr("y", "33").says(&self.scene.say(line));
        });
    }

    /// A room one can touch, now or as the second touch of an offer.
    fn room_button(&self, pen: &mut Pen, chart: &Chart<'_>, piece: &Piece, at: Point) {
        let offers = self.offers_on(piece.id);
        let later = self.laters.contains(&piece.id);
        if offers.is_empty() && !later {
            return;
        }
        let [left, top, wide, high] = chart.frame;
        let place = |share: f32| (share * f32::from(PLACES_ACROSS)).round().max(0.0) as u16;
        let (x, y) = (place((at.0 - left) / wide), place((at.1 - top) / high));
        let tag = pen.tag("li").part("o", piece.id.0).class("spot").class_number("x", x).class_number("y", y);
        tag.inside(|pen| {
            let tag = pen.tag("button").attr_number("id", "p", piece.id.0).class("go");
            let tag = self.states(tag, offers, None).class_if(offers.is_empty(), "go--later");
            let tag = match single(offers) {
                Some(offer) => posts(tag, offer),
                None if offers.is_empty() => tag.attr("type", "button"),
                None => opens(tag, piece.id),
            };
            tag.inside(|pen| {
                pen.spoken(&self.label(&piece.name, offers, None));
                if let Some((_, offer)) = offers.first() {
                    self.line_shown(pen, "price", &offer.price);
                }
            });
        });
    }
}

/// The map with its pieces at their places.
struct Chart<'a> {
    map: &'a Map,
    pieces: Vec<(&'a Piece, Point)>,
    /// The part of the map that is shown: left, top, width, height.
    frame: [f32; 4],
    scale: f32,
    scale_said: String,
}

impl<'a> Chart<'a> {
    fn new(area: &'a Area, map: &'a Map) -> Chart<'a> {
        let pieces =
            area.items.iter().filter_map(|item| if let Item::Piece(piece) = item { Some(piece) } else { None });
        let pieces = pieces.map(|piece| (piece, spot(map, piece.id))).collect();
        let scale = f32::from(map.room.0) / ROOM;
        Chart { map, pieces, frame: frame(map), scale, scale_said: format!("{scale:.3}") }
    }
    fn has_pawn(&self, at: Point) -> bool {
        self.pieces.iter().any(|(piece, there)| piece.form == Form::Pawn && *there == at)
    }
    /// Puts a drawing made around 0, 0 at a place.
    fn place(&self, pen: &mut Pen, (x, y): Point) {
        pen.raw("translate(");
        pen.number(x.round() as i32);
        pen.raw(" ");
        pen.number(y.round() as i32);
        pen.raw(") scale(");
        pen.raw(&self.scale_said);
        pen.raw(")");
    }
    fn placed<'p>(&self, tag: Tag<'p>, at: Point) -> Tag<'p> {
        tag.attr_with("transform", |pen| self.place(pen, at))
    }
    /// A way leads from the middle of a room to the middle of another, a little bent, or over the edge.
    fn path(&self, pen: &mut Pen, way: &Way) {
        let (from, to) = (spot(self.map, way.from), spot(self.map, way.to));
        match &way.exits {
            Some([one, other]) => {
                for (room, (x, y, _)) in [(from, one), (to, other)] {
                    point(pen, "M", room);
                    point(pen, "L", ((*x).into(), (*y).into()));
                }
            }
            None => {
                point(pen, "M", from);
                point(pen, "Q", self.bend(way, from, to));
                point(pen, " ", to);
            }
        }
    }
    /// Straight lines look drawn by a machine; each way has its own bend, the same in every picture.
    fn bend(&self, way: &Way, from: Point, to: Point) -> Point {
        let bend = (f32::from((way.from.0 * 7 + way.to.0 * 3) % 5) - 2.0) * 0.022;
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        ((from.0 + to.0) / 2.0 - dy * bend, (from.1 + to.1) / 2.0 + dx * bend)
    }
    /// Where a way comes out of its two rooms.
    fn ends(&self, way: &Way) -> (Point, Point) {
        let (from, to) = (spot(self.map, way.from), spot(self.map, way.to));
        let middle = self.bend(way, from, to);
        let edge = |room: Point| {
            let (dx, dy) = (middle.0 - room.0, middle.1 - room.1);
            let (wide, high) = (50.0 * self.scale, 38.0 * self.scale);
            let share = (wide / dx.abs().max(0.1)).min(high / dy.abs().max(0.1)).min(0.96);
            (room.0 + dx * share, room.1 + dy * share)
        };
        (edge(from), edge(to))
    }
}

/// Everything that is on the map, with a little room around it: no screen has room for empty rock.
fn frame(map: &Map) -> [f32; 4] {
    let exits = map.ways.iter().flat_map(|way| &way.exits).flatten().map(|(x, y, _)| (*x, *y));
    let points: Vec<(u16, u16)> = map.spots.iter().map(|(_, x, y)| (*x, *y)).chain(exits).collect();
    let (wide, high) = map.size;
    let range = |at: fn(&(u16, u16)) -> u16, margin: u16, most: u16| {
        let least = points.iter().map(at).min().unwrap_or(0).saturating_sub(margin);
        let last = points.iter().map(at).max().unwrap_or(most).saturating_add(margin).min(most);
        (f32::from(least), f32::from(last.saturating_sub(least).max(1)))
    };
    let (left, wide) = range(|point| point.0, map.room.0 / 3, wide);
    let (top, high) = range(|point| point.1, map.room.1 * 3 / 4, high);
    [left, top, wide, high]
}

fn spot(map: &Map, id: Id) -> Point {
    let found = map.spots.iter().find(|(place, _, _)| *place == id);
    found.map_or((0.0, 0.0), |(_, x, y)| (f32::from(*x), f32::from(*y)))
}

/// A letter of a path with its point.
fn point(pen: &mut Pen, letter: &'static str, (x, y): Point) {
    pen.raw(letter);
    pen.number(x.round() as i32);
    pen.raw(" ");
    pen.number(y.round() as i32);
}

fn between(from: Point, to: Point, share: f32) -> Point {
    (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
}

fn signs(line: &Line) -> impl Iterator<Item = &Sign> {
    line.0.iter().filter_map(|ink| if let engine::scene::Ink::Sign(sign) = ink { Some(sign) } else { None })
}

fn times(sign: &Sign) -> usize {
    if let Shown::Times(times) = sign.shown { times.into() } else { 1 }
}

/// The last attributes of something with a place and a size.
fn boxed(tag: Tag<'_>, (x, y, wide, high): (i32, i32, i32, i32)) {
    let tag = tag.attr_with("x", |pen| pen.number(x)).attr_with("y", |pen| pen.number(y));
    tag.attr_with("width", |pen| pen.number(wide)).attr_with("height", |pen| pen.number(high)).empty();
}
