//! Places between letters.
use ratatui::layout::Position;

/// A place on a drawn map, in columns and lines.
#[derive(Clone, Copy)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Point {
    /// This part of the way to another point.
    pub(super) fn towards(self, other: Point, part: f32) -> Point {
        let between = |from: f32, to: f32| from + (to - from) * part;
        Point { x: between(self.x, other.x), y: between(self.y, other.y) }
    }
    /// The letter it lies on.
    pub(super) fn letter(self) -> Position {
        Position::new(self.x.max(0.0) as u16, self.y.max(0.0) as u16)
    }
}
