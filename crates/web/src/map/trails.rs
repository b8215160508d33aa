//! What others did on a map, until the viewer acts: the ways their pawns went, and where they took something.
use super::chart::{Chart, Point};
use crate::pen::{Pen, Tag};
use crate::writer::{Writer, seat_number};
use engine::Seat;
use engine::scene::{Beat, Flight, Flying, Id};

/// All of it, as one part; what has not been seen yet is hidden by the script.
pub(super) fn trails(pen: &mut Pen, writer: &Writer<'_>, area: Id, chart: &Chart<'_>) {
    let scene = writer.scene;
    pen.tag("g").part("u", area.0).inside(|pen| {
        for beat in scene.news() {
            let Some(seat) = beat.who.filter(|seat| Some(*seat) != scene.who) else { continue };
            let left = Trail { beat, seat, chart };
            beat.flights.iter().filter(|flight| flight.stays).for_each(|flight| left.write(pen, flight));
        }
    });
}

/// What one beat left on the map.
struct Trail<'a> {
    beat: &'a Beat,
    seat: Seat,
    chart: &'a Chart<'a>,
}

impl Trail<'_> {
    fn write(&self, pen: &mut Pen, flight: &Flight) {
        match flight.flies {
            Flying::Pawn(_) => self.way(pen, flight),
            Flying::Token(_) => self.taken(pen, flight.from),
            Flying::Piece | Flying::Turning => {}
        }
    }
    fn mark<'p>(&self, pen: &'p mut Pen, element: &'static str, class: &'static str) -> Tag<'p> {
        let tag = pen.tag(element).class(class).class_number("p", seat_number(self.seat));
        tag.attr_with("data-at", |pen| pen.number(self.beat.at as i32))
    }
    /// Along the way between the two rooms; straight through the rock where there is none.
    fn way(&self, pen: &mut Pen, flight: &Flight) {
        let (Some(from), Some(to)) = (self.chart.spot(flight.from), self.chart.spot(flight.to)) else { return };
        self.mark(pen, "path", "trail")
            .attr_with("d", |pen| self.chart.write_way(pen, [flight.from, flight.to]))
            .empty();
        if from != to {
            self.chart.placed(self.mark(pen, "circle", "trail"), from).attr("r", "9").empty();
        }
    }
    /// A tick where the thing lay.
    fn taken(&self, pen: &mut Pen, room: Id) {
        let Some(Point { x, y }) = self.chart.spot(room) else { return };
        self.chart.placed(self.mark(pen, "g", "taken"), Point { x: x - 24.0, y }).inside(|pen| {
            pen.tag("circle").attr("r", "17").empty();
            pen.tag("path").attr("d", "M-8 0l6 6 10-11").empty();
        });
    }
}
