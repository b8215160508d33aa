//! The table itself: areas with pieces, meters and maps, and what touching them does.
use crate::marks::Marks;
use crate::touches::Touches;
use crate::writer::Writer;
use engine::scene::{Flying, Id, Scene};
use engine::{Seat, Words};

/// What areas, pieces and maps are drawn with.
pub(crate) struct Tabletop<'a> {
    pub(crate) writer: Writer<'a>,
    pub(crate) touches: Touches<'a>,
    /// Places where something has just arrived and should still be seen.
    pub(crate) arrived: Vec<Id>,
    /// Places from which others have taken something.
    pub(crate) taken: Vec<Taken>,
    /// The plan that the coach points at.
    pub(crate) marks: Marks<'a>,
}

/// Somebody took something from a place, and nothing else has come to lie there since.
#[derive(Clone, Copy)]
pub(crate) struct Taken {
    place: Id,
    pub(crate) by: Seat,
    /// Which of the viewer's news tells it.
    pub(crate) at: usize,
}

impl<'a> Tabletop<'a> {
    pub(crate) fn new(scene: &'a Scene, words: &'a dyn Words) -> Tabletop<'a> {
        let arrived = scene.traces().into_iter().map(|flight| flight.to).collect();
        let (taken, marks) = (taken(scene), Marks::default());
        Tabletop { writer: Writer::new(scene, words), touches: Touches::new(scene), arrived, taken, marks }
    }
    /// What others took from here, once for each of them.
    pub(crate) fn taken_from(&self, id: Id) -> impl Iterator<Item = &Taken> {
        self.taken.iter().filter(move |taken| taken.place == id)
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

fn taken(scene: &Scene) -> Vec<Taken> {
    let mut all: Vec<Taken> = vec![];
    for beat in scene.news() {
        let by = beat.who.filter(|seat| Some(*seat) != scene.who);
        for flight in beat.flights.iter().filter(|flight| flight.stays && !matches!(flight.flies, Flying::Pawn(_))) {
            let Some(by) = by else { continue };
            all.retain(|taken| (taken.place, taken.by) != (flight.from, by));
            all.push(Taken { place: flight.from, by, at: beat.at });
        }
        all.retain(|taken| beat.flights.iter().all(|flight| flight.to != taken.place));
    }
    all
}
