//! Where the labels of a map stand, so that none covers another.
use super::label::{Label, LabelWriter, Spacing, price_width};
use super::point::Point;
use crate::light::Lights;
use crate::piece::pieces;
use engine::scene::{Area, Extent, Form, Id, Map, Piece, Spot, Way};
use engine::{Scene, Seat};
use ratatui::layout::{Offset, Position, Rect, Size};

/// How far a label gives way at most, nearest first: columns and lines, to either side.
const DISTANCES: [[i32; 2]; 9] = [[0, 0], [1, 0], [2, 0], [0, 1], [3, 0], [1, 1], [2, 1], [4, 0], [4, 1]];
/// Columns that stay free between two labels on a line.
const GAP: u16 = 1;

/// The labels of a map.
pub(super) struct Chart<'c> {
    labels: Vec<Label>,
    /// Whose surroundings are drawn where the whole map has no room.
    pub(super) centre: Option<Id>,
    pub(super) scene: &'c Scene,
    pub(super) map: &'c Map,
    prices: Vec<Price>,
}

/// Two rooms between which something is written, and how many columns that takes.
struct Price {
    between: [Id; 2],
    width: u16,
}

/// A label and where its first letter stands.
pub(super) struct Placed<'l> {
    pub(super) label: &'l Label,
    pub(super) at: Position,
}

/// A pawn and the room it stands in.
struct Standing {
    room: Id,
    seat: Seat,
}

impl<'c> Chart<'c> {
    /// Every room with its label.
    pub(super) fn new(lights: Lights<'c>, area: &'c Area, map: &'c Map, spacing: Spacing) -> Chart<'c> {
        let scene = lights.scene;
        let rooms: Vec<&Piece> =
            pieces(&area.items).filter(|room| room.form != Form::Pawn && spot(map, room.id).is_some()).collect();
        let standing = |pawn: &Piece| {
            let at = spot(map, pawn.id)?;
            let room = rooms.iter().min_by_key(|room| spot(map, room.id).map(|spot| distance(spot, at)))?;
            Some(Standing { room: room.id, seat: pawn.owner? })
        };
        let standing: Vec<Standing> =
            pieces(&area.items).filter(|piece| piece.form == Form::Pawn).filter_map(standing).collect();
        let writer = LabelWriter { lights, map, spacing };
        let label = |room: &&Piece| {
            let here: Vec<Seat> = standing.iter().filter(|pawn| pawn.room == room.id).map(|pawn| pawn.seat).collect();
            Some(writer.label(room, spot(map, room.id)?, &here))
        };
        let turn = scene.players.iter().find(|player| player.turn).map(|player| player.seat);
        let followed = scene.who.or(turn);
        let centre = standing.iter().find(|pawn| Some(pawn.seat) == followed).map(|pawn| pawn.room);
        let price = |way: &Way| Price { between: [way.from, way.to], width: price_width(scene, way) };
        let prices = map.ways.iter().map(price).filter(|price| price.width > GAP).collect();
        Chart { labels: rooms.iter().filter_map(label).collect(), centre, scene, map, prices }
    }
    /// Every label at its place or near it; nothing if one of them finds no place.
    pub(super) fn placed(&self, size: Size) -> Option<Vec<Placed<'_>>> {
        let mut placed: Vec<Placed<'_>> = vec![];
        for wanted in self.squeezed(size) {
            let free = shifts().find_map(|shift| {
                let moved = wanted.moved(shift, size)?;
                placed.iter().all(|other| !other.touches(&moved, self.gap(other, &moved))).then_some(moved)
            });
            placed.push(free?);
        }
        Some(placed)
    }
    /// How many columns two labels on a line must leave free.
    fn gap(&self, one: &Placed<'_>, other: &Placed<'_>) -> u16 {
        let (one, other) = (one.label.id, other.label.id);
        let joins = |price: &&Price| price.between == [one, other] || price.between == [other, one];
        self.prices.iter().find(joins).map_or(GAP, |price| price.width)
    }
    /// Every label at its place, whatever it covers; from top to bottom.
    pub(super) fn squeezed(&self, size: Size) -> Vec<Placed<'_>> {
        let scale = Scale::new(&self.labels, self.map, size);
        let mut all: Vec<Placed<'_>> = self.labels.iter().map(|label| scale.place(label)).collect();
        all.sort_by_key(|placed| (placed.at.y, placed.at.x));
        all
    }
}

/// Where a label may give way to, nearest first: left before right, down before up.
fn shifts() -> impl Iterator<Item = Offset> {
    let sides =
        |length: i32, first: i32| [first * length, -first * length].into_iter().take(if length == 0 { 1 } else { 2 });
    DISTANCES.into_iter().flat_map(move |[across, down]| {
        sides(down, 1).flat_map(move |y| sides(across, -1).map(move |x| Offset { x, y }))
    })
}

impl<'l> Placed<'l> {
    /// The column after its last letter.
    pub(super) fn right(&self) -> u16 {
        self.at.x + self.label.width()
    }
    /// The column of its middle.
    pub(super) fn middle(&self) -> u16 {
        self.at.x + self.label.width() / 2
    }
    /// Its middle exactly.
    pub(super) fn centre(&self) -> Point {
        Point { x: f32::from(self.at.x) + f32::from(self.label.width()) / 2.0, y: f32::from(self.at.y) + 0.5 }
    }
    /// Where a straight line to another label leaves this one.
    pub(super) fn edge(&self, other: &Placed<'_>) -> Point {
        let (here, there) = (self.centre(), other.centre());
        let out = |half: f32, length: f32| if length.abs() < f32::EPSILON { f32::MAX } else { half / length.abs() };
        let across = out(f32::from(self.label.width()) / 2.0, there.x - here.x);
        here.towards(there, across.min(out(0.5, there.y - here.y)).min(0.5))
    }
    fn moved(&self, by: Offset, size: Size) -> Option<Placed<'l>> {
        let x = self.at.x.checked_add_signed(by.x as i16)?;
        let y = self.at.y.checked_add_signed(by.y as i16)?;
        let fits = x + self.label.width() <= size.width && y < size.height;
        fits.then_some(Placed { label: self.label, at: Position { x, y } })
    }
    fn touches(&self, other: &Placed<'_>, gap: u16) -> bool {
        self.at.y == other.at.y && self.at.x < other.right() + gap && other.at.x < self.right() + gap
    }
}

/// The part of a map that is drawn.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) area: Rect,
    /// The size of the whole map.
    pub(super) whole: Size,
}

impl Window {
    /// All of it.
    pub(super) fn whole(whole: Size) -> Window {
        Window { area: Rect::from((Position::ORIGIN, whole)), whole }
    }
    /// Is it all of the map?
    pub(super) fn is_whole(&self) -> bool {
        self.area.as_size() == self.whole
    }
    /// What lies around this room.
    pub(super) fn around(placed: &[Placed<'_>], centre: Id, whole: Size, seen: Size) -> Window {
        let middle = placed.iter().find(|placed| placed.label.id == centre);
        let middle = middle.map_or(Position::ORIGIN, |placed| Position::new(placed.middle(), placed.at.y));
        let x = middle.x.saturating_sub(seen.width / 2).min(whole.width.saturating_sub(seen.width));
        let y = middle.y.saturating_sub(seen.height / 2).min(whole.height.saturating_sub(seen.height));
        Window { area: Rect::from((Position { x, y }, seen)), whole }
    }
}

/// From the measure of the Scene to columns and lines: what lies outermost stands at the edge.
struct Scale {
    across: Axis,
    down: Axis,
    pad: f32,
    size: Size,
}

/// How far places lie apart in one direction.
struct Axis {
    from: f32,
    span: f32,
}

impl Axis {
    fn new(spots: impl Iterator<Item = u16> + Clone, most: u16) -> Axis {
        let (low, high) = (spots.clone().min().unwrap_or(0), spots.max().unwrap_or(most));
        Axis { from: f32::from(low), span: f32::from(high - low).max(1.0) }
    }
    fn part(&self, spot: u16) -> f32 {
        (f32::from(spot) - self.from) / self.span
    }
}

impl Scale {
    fn new(labels: &[Label], map: &Map, size: Size) -> Scale {
        let Extent { width: wide, height: high } = map.size;
        let across = Axis::new(labels.iter().map(|label| label.spot.x), wide);
        let down = Axis::new(labels.iter().map(|label| label.spot.y), high);
        let pad = f32::from(labels.iter().map(Label::width).max().unwrap_or(0).min(size.width / 4)) / 2.0;
        Scale { across, down, pad, size }
    }
    fn place<'l>(&self, label: &'l Label) -> Placed<'l> {
        let (width, height) = (f32::from(self.size.width), f32::from(self.size.height));
        let across = self.pad + self.across.part(label.spot.x) * (width - 1.0 - 2.0 * self.pad).max(0.0);
        let y = (self.down.part(label.spot.y) * (height - 1.0)).round().max(0.0) as u16;
        let x = (across - f32::from(label.width()) / 2.0).round().max(0.0) as u16;
        Placed { label, at: Position { x: x.min(self.size.width.saturating_sub(label.width())), y } }
    }
}

/// Where a piece stands in the measure of the Scene.
fn spot(map: &Map, id: Id) -> Option<Position> {
    map.spots.iter().find(|spot| spot.place == id).map(|&Spot { x, y, .. }| Position { x, y })
}

fn distance(one: Position, other: Position) -> u32 {
    let across = u32::from(one.x.abs_diff(other.x));
    let down = u32::from(one.y.abs_diff(other.y));
    across * across + down * down
}
