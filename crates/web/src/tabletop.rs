//! The table itself: areas with pieces, meters and maps, and what touching them does.
use crate::marks::Marks;
use crate::touches::Touches;
use crate::writer::Writer;
use engine::scene::{Id, Scene};
use engine::{Seat, Words};

/// What areas, pieces and maps are drawn with.
pub(crate) struct Tabletop<'a> {
    pub(crate) writer: Writer<'a>,
    pub(crate) touches: Touches<'a>,
    /// Places where something has just arrived and should still be seen.
    pub(crate) arrived: Vec<Id>,
    /// The plan that the coach points at.
    pub(crate) marks: Marks<'a>,
}

impl<'a> Tabletop<'a> {
    pub(crate) fn new(scene: &'a Scene, words: &'a dyn Words) -> Tabletop<'a> {
        let arrived = scene.traces().into_iter().map(|flight| flight.to).collect();
        let marks = Marks::default();
        Tabletop { writer: Writer::new(scene, words), touches: Touches::new(scene), arrived, marks }
    }
    /// The same, with the places marked at which these actions begin.
    pub(crate) fn meaning(self, actions: &[String]) -> Tabletop<'a> {
        Tabletop { touches: self.touches.meaning(actions), ..self }
    }
    /// Whose name plate this place is.
    pub(crate) fn plate_of(&self, id: Id) -> Option<Seat> {
        self.writer.scene.players.iter().find(|player| player.plate == id).map(|player| player.seat)
    }
}
