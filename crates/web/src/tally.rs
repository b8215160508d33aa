//! The table of points: everybody side by side, source by source. The table at its end and the page of the end show it.
use crate::pen::Pen;
use crate::writer::{Writer, base_symbol, emblem, seat_number};
use engine::scene::{PointColumn, PointTable};

pub(crate) fn tally(pen: &mut Pen, writer: &Writer<'_>, tally: &PointTable) {
    pen.tag("table").class("tally").class_number("cols-", tally.columns.len() as u16).inside(|pen| {
        pen.words("caption", "vh", &writer.say("web-account"));
        pen.tag("thead").inside(|pen| {
            pen.tag("tr").inside(|pen| {
                pen.tag("td").empty();
                tally.columns.iter().for_each(|column| head(pen, writer, column));
            });
        });
        pen.tag("tbody").inside(|pen| {
            for (at, source) in tally.sources.iter().enumerate() {
                pen.tag("tr").inside(|pen| {
                    pen.tag("th").attr("scope", "row").inside(|pen| writer.sign(pen, source));
                    tally.columns.iter().for_each(|column| cell(pen, column, column.points.get(at).copied()));
                });
            }
        });
        pen.tag("tfoot").inside(|pen| {
            pen.tag("tr").inside(|pen| {
                pen.tag("th").attr("scope", "row").says(&writer.say("web-total"));
                tally.columns.iter().for_each(|column| cell(pen, column, column.total));
            });
        });
    });
}

/// Whose points they are; a wreath for those who won.
fn head(pen: &mut Pen, writer: &Writer<'_>, PointColumn { seat, won, note, .. }: &PointColumn) {
    let tag = pen.tag("th").attr("scope", "col").class_number("p", seat_number(*seat)).class_if(*won, "is-winner");
    tag.inside(|pen| {
        pen.tag("span").class("tally__who").inside(|pen| {
            if *won {
                base_symbol(pen, "wreath", " wreath");
            }
            emblem(pen, *seat, "");
        });
        pen.words("span", "tally__name", writer.name(*seat));
        if !note.is_empty() {
            pen.words("span", "tally__note", note);
        }
    });
}

/// A number, and the same for the script, which counts up to it.
fn cell(pen: &mut Pen, column: &PointColumn, points: Option<i16>) {
    let tag = pen.tag("td").class_number("p", seat_number(column.seat)).class_if(column.won, "is-winner");
    match points {
        Some(points) => {
            let shown = if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() };
            tag.attr("data-n", &points.to_string()).says(&shown);
        }
        None => tag.says("–"),
    }
}
