//! Where everything on a map is.
use crate::pen::{Pen, Tag};
use crate::writer::times;
use engine::scene::{Area, Form, Id, Item, Map, Piece, Way};

/// The width of a room's drawing; it stands in a box of 120 by 90, so that crystals may stick out.
const ROOM: f32 = 104.0;

/// A point on the map.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Point {
    pub(super) fn new(x: u16, y: u16) -> Point {
        Point { x: x.into(), y: y.into() }
    }
    /// The point after this share of the way to another.
    pub(super) fn toward(self, to: Point, share: f32) -> Point {
        Point { x: self.x + (to.x - self.x) * share, y: self.y + (to.y - self.y) * share }
    }
    /// Its numbers after a letter of a path.
    fn write(self, pen: &mut Pen, letter: &'static str) {
        pen.raw(letter);
        pen.number(self.x.round() as i32);
        pen.raw(" ");
        pen.number(self.y.round() as i32);
    }
}

/// A piece at its place.
pub(super) struct Spot<'a> {
    pub(super) piece: &'a Piece,
    pub(super) at: Point,
}

impl Spot<'_> {
    pub(super) fn is_pawn(&self) -> bool {
        self.piece.form == Form::Pawn
    }
}

/// Where a way bears what is written on it.
pub(super) struct MarkPlaces {
    pub(super) arrow: Option<Point>,
    pub(super) toll: Option<Point>,
}

/// A way between the middles of two rooms.
pub(super) struct Track<'a> {
    pub(super) way: &'a Way,
    from: Point,
    to: Point,
}

impl Track<'_> {
    /// A little bent, or over the edge.
    pub(super) fn write(&self, pen: &mut Pen) {
        match &self.way.exits {
            Some([one, other]) => {
                for (room, exit) in [(self.from, one), (self.to, other)] {
                    room.write(pen, "M");
                    Point::new(exit.x, exit.y).write(pen, "L");
                }
            }
            None => {
                self.from.write(pen, "M");
                self.bend().write(pen, "Q");
                self.to.write(pen, " ");
            }
        }
    }
    /// Straight lines look drawn by a machine; each way has its own bend, the same in every picture.
    fn bend(&self) -> Point {
        let Track { way, from, to } = self;
        let bend = (f32::from((way.from.0 * 7 + way.to.0 * 3) % 5) - 2.0) * 0.022;
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        Point { x: (from.x + to.x) / 2.0 - dy * bend, y: (from.y + to.y) / 2.0 + dx * bend }
    }
}

/// The part of a map that is shown.
pub(super) struct Window {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) wide: f32,
    pub(super) high: f32,
}

impl Window {
    /// Everything that is on the map, with a little room around it: no screen has room for empty rock.
    fn of(map: &Map) -> Window {
        let exits = || map.ways.iter().flat_map(|way| &way.exits).flatten();
        let xs = map.spots.iter().map(|spot| spot.x).chain(exits().map(|exit| exit.x)).collect();
        let ys = map.spots.iter().map(|spot| spot.y).chain(exits().map(|exit| exit.y)).collect();
        let across = Stretch::of(xs, map.room.width / 3, map.size.width);
        let down = Stretch::of(ys, map.room.height * 3 / 4, map.size.height);
        Window { left: across.start, top: down.start, wide: across.length, high: down.length }
    }
    pub(super) fn view_box(&self, pen: &mut Pen) {
        let numbers = [self.left, self.top, self.wide, self.high].into_iter().enumerate();
        for (at, number) in numbers {
            pen.raw(if at > 0 { " " } else { "" });
            pen.number(number.round() as i32);
        }
    }
}

/// Where numbers begin and how far they reach.
struct Stretch {
    start: f32,
    length: f32,
}

impl Stretch {
    /// Of these numbers, with a margin, below a limit.
    fn of(numbers: Vec<u16>, margin: u16, limit: u16) -> Stretch {
        let first = numbers.iter().min().copied().unwrap_or(0).saturating_sub(margin);
        let last = numbers.iter().max().copied().unwrap_or(limit).saturating_add(margin).min(limit);
        Stretch { start: first.into(), length: last.saturating_sub(first).max(1).into() }
    }
}

/// Where a label stands, from the middle of its room.
#[derive(Clone, Copy)]
pub(super) struct LabelPlace {
    pub(super) x: i32,
    pub(super) y: i32,
}

/// Something that is written on a way: its middle, and how far it reaches to either side.
struct Written {
    at: Point,
    half: f32,
}

/// The map with its pieces at their places.
pub(super) struct Chart<'a> {
    pub(super) map: &'a Map,
    pub(super) spots: Vec<Spot<'a>>,
    pub(super) tracks: Vec<Track<'a>>,
    pub(super) window: Window,
    /// Everything that is written on the ways.
    written: Vec<Written>,
    scale: f32,
    scale_said: String,
}

impl<'a> Chart<'a> {
    pub(super) fn new(area: &'a Area, map: &'a Map) -> Chart<'a> {
        let spot = |item: &'a Item| match item {
            Item::Piece(piece) => Some(Spot { piece, at: place_of(map, piece.id) }),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => None,
        };
        let spots = area.items.iter().filter_map(spot).collect();
        let track = |way: &'a Way| Track { way, from: place_of(map, way.from), to: place_of(map, way.to) };
        let tracks = map.ways.iter().map(track).collect();
        let scale = f32::from(map.room.width) / ROOM;
        let window = Window::of(map);
        let bare = Chart { map, spots, tracks, window, written: vec![], scale, scale_said: format!("{scale:.3}") };
        let written = bare.marks().collect(); // once, because every label keeps clear of all of it
        Chart { written, ..bare }
    }
    /// Where a place of this map is.
    pub(super) fn spot(&self, id: Id) -> Option<Point> {
        self.map.spots.iter().find(|spot| spot.place == id).map(|spot| Point::new(spot.x, spot.y))
    }
    /// The way between two places; a straight line where there is none.
    pub(super) fn write_way(&self, pen: &mut Pen, [from, to]: [Id; 2]) {
        let joins = |track: &&Track<'_>| [[from, to], [to, from]].contains(&[track.way.from, track.way.to]);
        match self.tracks.iter().find(joins) {
            Some(track) => track.write(pen),
            None => {
                place_of(self.map, from).write(pen, "M");
                place_of(self.map, to).write(pen, "L");
            }
        }
    }
    pub(super) fn has_pawn(&self, at: Point) -> bool {
        self.spots.iter().any(|spot| spot.is_pawn() && spot.at == at)
    }
    /// Puts a drawing made around 0, 0 at a place.
    pub(super) fn place(&self, pen: &mut Pen, at: Point) {
        at.write(pen, "translate(");
        pen.raw(") scale(");
        pen.raw(&self.scale_said);
        pen.raw(")");
    }
    pub(super) fn placed<'p>(&self, tag: Tag<'p>, at: Point) -> Tag<'p> {
        tag.attr_with("transform", |pen| self.place(pen, at))
    }
    /// Where a way bears its arrow and its toll.
    pub(super) fn mark_places(&self, track: &Track<'_>) -> MarkPlaces {
        let ([from, to], way) = (self.ends(track), track.way);
        let has_toll = !way.signs.is_empty();
        MarkPlaces {
            arrow: way.one_way.then(|| from.toward(to, if has_toll { 0.78 } else { 0.5 })),
            toll: has_toll.then(|| from.toward(to, if way.one_way { 0.32 } else { 0.5 })),
        }
    }
    /// Where the number of a room stands, around the room's middle: at its upper left, unless something is written there
    /// on a way.
    pub(super) fn number_place(&self, room: Point, wide: i32) -> LabelPlace {
        let places = [[-46, -28], [-64, 8], [-46, 46], [46, -28], [46, 46]].map(|[x, y]| LabelPlace { x, y });
        let is_free = |&LabelPlace { x, y }: &LabelPlace| {
            let (x, y) = (room.x + x as f32 * self.scale, room.y + (y - 9) as f32 * self.scale);
            let mut others = self.spots.iter().filter(|spot| spot.at != room).map(|spot| spot.at);
            let near = |at: Point, half: f32, high: f32| {
                (at.x - x).abs() < half + wide as f32 / 2.0 * self.scale && (at.y - y).abs() < high * self.scale
            };
            !self.written.iter().any(|mark| near(mark.at, mark.half, 25.0))
                && !others.any(|at| near(at, 50.0 * self.scale, 44.0))
        };
        places.into_iter().find(is_free).unwrap_or(places[0])
    }
    /// A word says more than a number and stands beside its room.
    pub(super) fn word_place(wide: i32) -> LabelPlace {
        LabelPlace { x: 78 + wide / 2, y: 10 }
    }
    fn marks(&self) -> impl Iterator<Item = Written> {
        let exits = self.map.ways.iter().flat_map(|way| &way.exits).flatten();
        let exits =
            exits.map(|exit| Written { at: self.exit_place(Point::new(exit.x, exit.y)), half: 17.0 * self.scale });
        let between = self.tracks.iter().filter(|track| track.way.exits.is_none()).flat_map(|track| {
            let MarkPlaces { arrow, toll } = self.mark_places(track);
            let signs: usize = track.way.signs.iter().map(times).sum();
            let toll = toll.map(|at| Written { at, half: (15.0 * signs as f32 + 2.0) * self.scale });
            toll.into_iter().chain(arrow.map(|at| Written { at, half: 16.0 * self.scale }))
        });
        exits.chain(between)
    }
    /// Where it is written that a way goes on beyond the edge.
    pub(super) fn exit_place(&self, edge: Point) -> Point {
        let inward = if edge.x * 2.0 < f32::from(self.map.size.width) { 20.0 } else { -20.0 };
        Point { x: edge.x + inward, y: edge.y }
    }
    /// Where a way comes out of its two rooms.
    pub(super) fn ends(&self, track: &Track<'_>) -> [Point; 2] {
        let middle = track.bend();
        [track.from, track.to].map(|room| {
            let (dx, dy) = (middle.x - room.x, middle.y - room.y);
            let (wide, high) = (50.0 * self.scale, 38.0 * self.scale);
            let share = (wide / dx.abs().max(0.1)).min(high / dy.abs().max(0.1)).min(0.96);
            room.toward(middle, share)
        })
    }
}

fn place_of(map: &Map, id: Id) -> Point {
    let found = map.spots.iter().find(|spot| spot.place == id);
    found.map_or(Point { x: 0.0, y: 0.0 }, |spot| Point::new(spot.x, spot.y))
}
