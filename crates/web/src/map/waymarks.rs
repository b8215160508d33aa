//! The plan of the coach on a map: which way, in which order, and where it ends.
use super::chart::{Chart, LabelPlace, Point};
use crate::marks::{MarkedStep, Marks};
use crate::pen::Pen;
use engine::scene::Id;

/// All of it, over everything else, as one part.
pub(super) fn waymarks(pen: &mut Pen, marks: Marks<'_>, area: Id, chart: &Chart<'_>) {
    pen.tag("g").part("j", area.0).inside(|pen| {
        for step in marks.steps() {
            let rooms = step.waymark.on.iter().filter_map(|&id| Some((id, chart.spot(id)?)));
            for (id, at) in rooms {
                if let Some(from) = step.waymark.from.filter(|&from| from != id) {
                    arrow(pen, chart, [from, id]);
                }
                room(pen, chart, at, &step);
            }
        }
    });
}

/// Along the way, with a head where it has gone half of it: at its end there are things to see.
fn arrow(pen: &mut Pen, chart: &Chart<'_>, [from, to]: [Id; 2]) {
    pen.tag("path").class("hint-way").attr_with("d", |pen| chart.write_way(pen, [from, to])).empty();
    let (Some(start), Some(end)) = (chart.spot(from), chart.spot(to)) else { return };
    let turn = (end.y - start.y).atan2(end.x - start.x).to_degrees();
    let head = pen.tag("path").class("hint-head").attr_with("transform", |pen| {
        chart.place(pen, start.toward(end, 0.5));
        pen.raw(" rotate(");
        pen.number(turn.round() as i32);
        pen.raw(")");
    });
    head.attr("d", "M-16-16 18 0-16 16-8 0Z").empty();
}

/// A ring around the room and the number of the step at its lower right corner.
fn room(pen: &mut Pen, chart: &Chart<'_>, at: Point, step: &MarkedStep<'_>) {
    let LabelPlace { x, y } = LabelPlace { x: 48, y: 36 };
    chart.placed(pen.tag("g").class("hint-room"), at).inside(|pen| {
        let ring = pen.tag("rect").attr("x", "-58").attr("y", "-46").attr("width", "116").attr("height", "92");
        ring.attr("rx", "22").empty();
        let disc = pen.tag("circle").attr_with("cx", |pen| pen.number(x)).attr_with("cy", |pen| pen.number(y));
        disc.attr("r", "17").empty();
        let text = pen.tag("text").attr_with("x", |pen| pen.number(x)).attr_with("y", |pen| pen.number(y + 7));
        text.says(&step.number.to_string());
    });
}
