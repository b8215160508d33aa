//! The count at the end: what everybody's points came from, side by side.
use super::Sign;
use crate::Seat;

/// Everybody's points, source by source, as the game's own scoring has them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PointTable {
    /// Where points come from, in the order in which they are counted: a picture with its words.
    pub sources: Vec<Sign>,
    /// Everybody, in the order of the seats.
    pub columns: Vec<PointColumn>,
}

/// One player's part of a [`PointTable`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointColumn {
    /// Whose.
    pub seat: Seat,
    /// The points from each source; none at all for those who do not score.
    pub points: Vec<i16>,
    /// All together; absent for those who do not score.
    pub total: Option<i16>,
    /// Has this player won?
    pub won: bool,
    /// How the match ended for them, where that needs saying: "dead".
    pub note: String,
}

impl PointTable {
    /// Without the sources that brought nobody anything.
    #[must_use]
    pub fn without_empty(mut self) -> PointTable {
        let brings = |at: usize| self.columns.iter().any(|column| column.points.get(at).is_some_and(|&it| it != 0));
        let kept: Vec<usize> = (0..self.sources.len()).filter(|&at| brings(at)).collect();
        self.sources = kept.iter().filter_map(|&at| self.sources.get(at).cloned()).collect();
        for column in &mut self.columns {
            column.points = kept.iter().filter_map(|&at| column.points.get(at).copied()).collect();
        }
        self
    }
}
