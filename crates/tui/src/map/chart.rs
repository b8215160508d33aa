//! Where the labels of a map stand, so that none covers another.
use super::label::{Label, Writer, price};
use crate::brush::Brush;
use crate::sheet::spans_width;
use engine::Seat;
use engine::scene::{Area, Form, Id, Item, Map, Piece, Way};

/// Columns and lines.
pub(super) type Size = (usize, usize);

/// A label gives way by so much at most, the nearest place first: columns and lines.
const SHIFTS: [(isize, isize); 23] = [
    (0, 0),
    (-1, 0),
    (1, 0),
    (-2, 0),
    (2, 0),
    (0, 1),
    (0, -1),
    (-3, 0),
    (3, 0),
    (-1, 1),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-2, 1),
    (2, 1),
    (-2, -1),
    (2, -1),
    (-4, 0),
    (4, 0),
    (-4, 1),
    (4, 1),
    (-4, -1),
    (4, -1),
];
/// So many columns stay free between two labels on a line.
const GAP: usize = 1;

/// The labels of a map.
pub(super) struct Chart<'c> {
    labels: Vec<Label>,
    /// Whose surroundings are drawn where the whole map has no room.
    centre: Option<Id>,
    map: &'c Map,
    /// Rooms between which something is written, and how many columns that takes.
    prices: Vec<(Id, Id, usize)>,
}

/// A label and where it stands: the column of its first letter, and its line.
pub(super) struct Placed<'l> {
    pub(super) label: &'l Label,
    pub(super) left: usize,
    pub(super) line: usize,
}

impl<'c> Chart<'c> {
    /// Every room with its label; loose ones have a space before what lies there.
    pub(super) fn new(brush: &'c Brush<'_>, area: &'c Area, map: &'c Map, loose: bool) -> Chart<'c> {
        let pieces =
            area.items.iter().filter_map(|item| if let Item::Piece(piece) = item { Some(piece) } else { None });
        let (pawns, rooms): (Vec<&Piece>, Vec<&Piece>) = pieces.partition(|piece| piece.form == Form::Pawn);
        let spot = |id: Id| map.spots.iter().find(|(known, ..)| *known == id).map(|&(_, x, y)| (x, y));
        let rooms: Vec<(&Piece, (u16, u16))> =
            rooms.into_iter().filter_map(|room| Some((room, spot(room.id)?))).collect();
        let standing: Vec<(Id, Seat)> = pawns
            .into_iter()
            .filter_map(|pawn| {
                let at = spot(pawn.id)?;
                let room = rooms.iter().min_by_key(|(_, room)| distance(*room, at))?;
                Some((room.0.id, pawn.owner?))
            })
            .collect();
        let writer = Writer { brush, map, loose };
        let label = |&(room, spot): &(&Piece, (u16, u16))| {
            let here: Vec<Seat> = standing.iter().filter(|(id, _)| *id == room.id).map(|&(_, seat)| seat).collect();
            writer.label(room, spot, &here)
        };
        let turn = brush.scene().players.iter().find(|player| player.turn).map(|player| player.seat);
        let followed = brush.scene().who.or(turn);
        let centre = standing.iter().find(|(_, seat)| Some(*seat) == followed).map(|&(id, _)| id);
        let price = |way: &Way| (way.from, way.to, spans_width(&price(brush.scene(), way, (1.0, 0.0))));
        let prices = map.ways.iter().map(price).filter(|(.., width)| *width > GAP).collect();
        Chart { labels: rooms.iter().map(label).collect(), centre, map, prices }
    }
    /// The room in the middle of a window.
    pub(super) fn centre(&self) -> Option<Id> {
        self.centre
    }
    /// Every label at its place or near it; nothing where one finds no place.
    pub(super) fn placed(&self, size: Size) -> Option<Vec<Placed<'_>>> {
        let mut placed: Vec<Placed<'_>> = vec![];
        for wanted in self.squeezed(size) {
            let free = SHIFTS.into_iter().find_map(|shift| {
                let moved = wanted.moved(shift, size)?;
                placed.iter().all(|other| !other.touches(&moved, self.gap(other, &moved))).then_some(moved)
            });
            placed.push(free?);
        }
        Some(placed)
    }
    /// How many columns two labels on a line must leave free.
    fn gap(&self, one: &Placed<'_>, other: &Placed<'_>) -> usize {
        let (one, other) = (one.label.id, other.label.id);
        let joins = |(from, to, _): &&(Id, Id, usize)| (*from, *to) == (one, other) || (*from, *to) == (other, one);
        self.prices.iter().find(joins).map_or(GAP, |(.., width)| *width)
    }
    /// Every label at its place, whatever it covers; from above to below.
    pub(super) fn squeezed(&self, size: Size) -> Vec<Placed<'_>> {
        let scale = Scale::new(&self.labels, self.map, size);
        let mut all: Vec<Placed<'_>> = self.labels.iter().map(|label| scale.place(label)).collect();
        all.sort_by_key(|placed| (placed.line, placed.left));
        all
    }
}

impl<'l> Placed<'l> {
    /// The column behind its last letter.
    pub(super) fn right(&self) -> usize {
        self.left + self.label.width()
    }
    /// The column of its middle.
    pub(super) fn middle(&self) -> usize {
        self.left + self.label.width() / 2
    }
    fn moved(&self, (across, down): (isize, isize), (width, height): Size) -> Option<Placed<'l>> {
        let left = self.left.checked_add_signed(across)?;
        let line = self.line.checked_add_signed(down)?;
        (left + self.label.width() <= width && line < height).then_some(Placed { label: self.label, left, line })
    }
    fn touches(&self, other: &Placed<'_>, gap: usize) -> bool {
        self.line == other.line && self.left < other.right() + gap && other.left < self.right() + gap
    }
}

/// The part of a map that is drawn.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) width: usize,
    pub(super) height: usize,
    /// The size of the whole map.
    pub(super) whole: Size,
}

impl Window {
    /// All of it.
    pub(super) fn whole((width, height): Size) -> Window {
        Window { left: 0, top: 0, width, height, whole: (width, height) }
    }
    /// Is it all of the map?
    pub(super) fn is_whole(&self) -> bool {
        (self.width, self.height) == self.whole
    }
    /// What lies around this room.
    pub(super) fn around(placed: &[Placed<'_>], centre: Id, whole: Size, (width, height): Size) -> Window {
        let (across, down) = placed
            .iter()
            .find(|placed| placed.label.id == centre)
            .map_or((0, 0), |placed| (placed.middle(), placed.line));
        let left = across.saturating_sub(width / 2).min(whole.0.saturating_sub(width));
        let top = down.saturating_sub(height / 2).min(whole.1.saturating_sub(height));
        Window { left, top, width, height, whole }
    }
}

/// From the measure of the Scene to columns and lines: what lies outermost stands at the edge.
struct Scale {
    from: (f32, f32),
    span: (f32, f32),
    pad: f32,
    size: Size,
}

impl Scale {
    fn new(labels: &[Label], map: &Map, size: Size) -> Scale {
        let bounds = |spots: Vec<u16>, most: u16| {
            let (low, high) = (spots.iter().min().copied().unwrap_or(0), spots.iter().max().copied().unwrap_or(most));
            (f32::from(low), f32::from(high - low).max(1.0))
        };
        let across = bounds(labels.iter().map(|label| label.spot.0).collect(), map.size.0);
        let down = bounds(labels.iter().map(|label| label.spot.1).collect(), map.size.1);
        let pad = labels.iter().map(Label::width).max().unwrap_or(0).min(size.0 / 4) as f32 / 2.0;
        Scale { from: (across.0, down.0), span: (across.1, down.1), pad, size }
    }
    fn place<'l>(&self, label: &'l Label) -> Placed<'l> {
        let (width, height) = (self.size.0 as f32, self.size.1 as f32);
        let part = (
            (f32::from(label.spot.0) - self.from.0) / self.span.0,
            (f32::from(label.spot.1) - self.from.1) / self.span.1,
        );
        let across = self.pad + part.0 * (width - 1.0 - 2.0 * self.pad).max(0.0);
        let down = (part.1 * (height - 1.0)).round().max(0.0) as usize;
        let left = (across - label.width() as f32 / 2.0).round().max(0.0) as usize;
        Placed { label, left: left.min(self.size.0.saturating_sub(label.width())), line: down }
    }
}

fn distance(one: (u16, u16), other: (u16, u16)) -> u32 {
    let across = u32::from(one.0.abs_diff(other.0));
    let down = u32::from(one.1.abs_diff(other.1));
    across * across + down * down
}
