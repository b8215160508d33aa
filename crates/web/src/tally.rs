//! The table of points: everybody side by side, source by source, with a bar of all sources above each column. The table
//! at its end and the page of the end show it.
use crate::pen::Pen;
use crate::writer::{Writer, base_symbol, emblem, seat_number};
use engine::scene::{PointColumn, PointTable};

/// The height of the highest bar, in units of its picture; its width is stretched to its column.
const HIGHEST: f64 = 1000.0;
/// How many colours can be told apart; after these they begin again.
const COLOURS: usize = 8;

pub(crate) fn tally(pen: &mut Pen, writer: &Writer<'_>, tally: &PointTable) {
    pen.tag("table").class("tally").class_number("cols-", tally.columns.len() as u16).inside(|pen| {
        pen.words("caption", "vh", &writer.say("web-account"));
        pen.tag("colgroup").inside(|pen| pen.tag("col").class("tally__names").void());
        pen.tag("thead").inside(|pen| {
            pen.tag("tr").inside(|pen| {
                pen.tag("td").empty();
                tally.columns.iter().for_each(|column| head(pen, writer, column));
            });
            bars(pen, tally);
        });
        pen.tag("tbody").inside(|pen| {
            for (at, source) in tally.sources.iter().enumerate() {
                pen.tag("tr").inside(|pen| {
                    pen.tag("th").attr("scope", "row").inside(|pen| {
                        pen.tag("i").class_number("src src-", colour(at)).empty();
                        writer.sign(pen, source);
                    });
                    let best = best(tally, at);
                    for column in &tally.columns {
                        let points = column.points.get(at).copied();
                        cell(
                            pen,
                            column,
                            points,
                            if best.is_some() && points == best { Rank::Best } else { Rank::Plain },
                        );
                    }
                });
            }
        });
        pen.tag("tfoot").inside(|pen| {
            pen.tag("tr").inside(|pen| {
                pen.tag("th").attr("scope", "row").says(&writer.say("web-total"));
                tally.columns.iter().for_each(|column| cell(pen, column, column.total, Rank::Plain));
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

/// A bar for everybody, as high as their points: the same numbers for the eye, so the ear need not hear of it.
fn bars(pen: &mut Pen, tally: &PointTable) {
    let gained =
        |column: &PointColumn| column.points.iter().filter(|points| **points > 0).map(|it| f64::from(*it)).sum();
    let most = tally.columns.iter().map(gained).fold(1.0, f64::max);
    pen.tag("tr").class("tally__bars").attr("aria-hidden", "true").inside(|pen| {
        pen.tag("td").empty();
        for column in &tally.columns {
            let tag = pen.tag("td").class_number("p", seat_number(column.seat)).class_if(column.won, "is-winner");
            tag.inside(|pen| bar(pen, column, HIGHEST / most));
        }
    });
}

/// One part on the other, in the order of the sources. What was lost is struck out at the top, so that what is left is
/// as high as the total.
fn bar(pen: &mut Pen, column: &PointColumn, scale: f64) {
    let tag = pen.tag("svg").class("tally__bar").attr("viewBox", "0 0 100 1000").attr("preserveAspectRatio", "none");
    tag.inside(|pen| {
        let mut top = HIGHEST;
        for (at, points) in column.points.iter().enumerate().filter(|(_, points)| **points != 0) {
            let height = (f64::from(points.abs()) * scale).min(HIGHEST);
            let lost = *points < 0;
            top -= if lost { 0.0 } else { height };
            let tag = pen.tag("rect").class_number("src-", colour(at)).class_if(lost, "is-lost").attr("width", "100");
            tag.attr("y", &format!("{top:.0}")).attr("height", &format!("{height:.0}")).empty();
            top += if lost { height } else { 0.0 };
        }
    });
}

fn colour(source: usize) -> u16 {
    (source % COLOURS) as u16 + 1
}

/// The most that anybody has from a source, if it is worth pointing out.
fn best(tally: &PointTable, source: usize) -> Option<i16> {
    let points = || tally.columns.iter().filter_map(|column| column.points.get(source).copied());
    points().max().filter(|best| *best > 0 && points().any(|points| points < *best))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Rank {
    Best,
    Plain,
}

/// A number, and the same for the script, which counts up to it.
fn cell(pen: &mut Pen, column: &PointColumn, points: Option<i16>, rank: Rank) {
    let tag = pen.tag("td").class_number("p", seat_number(column.seat)).class_if(column.won, "is-winner");
    let tag = tag.class_if(rank == Rank::Best, "is-best");
    match points {
        Some(points) => {
            let shown = if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() };
            tag.attr("data-n", &points.to_string()).says(&shown);
        }
        None => tag.says("–"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    #[test]
    fn what_is_left_of_a_bar_is_as_high_as_the_total() {
        let column = PointColumn {
            seat: Seat(0),
            points: vec![30, 0, 20, -10],
            total: Some(40),
            won: true,
            note: String::new(),
        };
        let mut pen = Pen::new();
        bar(&mut pen, &column, HIGHEST / 50.0);
        let html = pen.html();
        for part in [
            r#"<rect class="src-1" width="100" y="400" height="600">"#,
            r#"<rect class="src-3" width="100" y="0" height="400">"#,
            r#"<rect class="src-4 is-lost" width="100" y="0" height="200">"#,
        ] {
            assert!(html.contains(part), "{part} in {html}");
        }
        assert!(!html.contains("src-2"), "nothing is drawn for nothing: {html}");
    }
}
