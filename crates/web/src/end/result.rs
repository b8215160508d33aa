//! Who won, and what to do next.
use super::End;
use crate::pen::Pen;
use crate::plot::{self, SeatName};
use crate::replay::symbol;
use crate::writer::{Writer, base_symbol, emblem, seat_number};

/// Who won, and everybody's points, the best first.
pub(super) fn result(pen: &mut Pen, writer: &Writer<'_>, end: &End) {
    pen.tag("header").class("end__head").inside(|pen| {
        pen.words("p", "end__game", &writer.scene.title);
        pen.words("h1", "end__now", &writer.scene.now);
        if !writer.scene.sub.is_empty() {
            pen.words("p", "end__sub", &writer.scene.sub);
        }
        if let Some(source) = &end.source {
            pen.tag("p").class("end__sub").inside(|pen| {
                pen.text(&writer.say("web-exercise"));
                pen.text(" ");
                pen.tag("a").attr("href", source).says(&writer.say("web-exercise-of"));
            });
        }
        podium(pen, writer, end);
        pen.tag("div").class("end__ways").inside(|pen| {
            if let Some(next) = &end.ways.next {
                pen.tag("a").class("btn btn--primary").attr("href", next).says(&writer.say("web-next"));
            } else if let Some(rematch) = &end.ways.rematch {
                pen.tag("form").attr("method", "post").attr("action", rematch).inside(|pen| {
                    pen.words("button", "btn btn--primary", &writer.say("web-rematch"));
                });
            }
            let go = [("play", "web-look-again", Some(&end.home)), ("", "web-see-table", end.ways.table.as_ref())];
            for (sign, word, to) in go {
                let Some(to) = to else { continue };
                pen.tag("a").class("btn").attr("href", to).inside(|pen| {
                    if !sign.is_empty() {
                        symbol(pen, sign);
                    }
                    pen.text(&writer.say(word));
                });
            }
        });
    });
}

/// Everybody in the order of the seats, as in the table below; the better, the higher they stand.
fn podium(pen: &mut Pen, writer: &Writer<'_>, end: &End) {
    let last = end.points.values.last();
    let points = |at: usize| last.and_then(|values| values.get(at).copied().flatten());
    let standing = |at: usize| (end.winners.contains(&end.points.seats[at].seat), points(at).unwrap_or(f64::MIN));
    pen.tag("ol").class("podium").inside(|pen| {
        for (at, SeatName { seat, name, bot }) in end.points.seats.iter().enumerate() {
            let won = end.winners.contains(seat);
            let better = (0..end.points.seats.len()).filter(|other| standing(*other) > standing(at)).count();
            let tag = pen.tag("li").class_number("p", seat_number(*seat)).class_if(won, "is-winner");
            tag.class_number("rank-", better as u16 + 1).inside(|pen| {
                pen.tag("span").class("podium__em").inside(|pen| {
                    if won {
                        base_symbol(pen, "wreath", " wreath");
                    }
                    emblem(pen, *seat, if won { "emblem--l" } else { "" });
                });
                pen.words("span", "podium__name", name);
                // Everybody's line is as high, or a bot would stand higher than a person.
                let note = bot.map(|level| writer.words.text("web-bot", &[("level", level.into())]));
                pen.words("span", "podium__note", note.as_deref().unwrap_or("\u{a0}"));
                let points = points(at).map_or("–".into(), plot::whole);
                pen.words("b", "podium__points", &points);
            });
        }
    });
}

/// The link and the record, to keep.
pub(super) fn keepsakes(pen: &mut Pen, writer: &Writer<'_>, end: &End) {
    pen.tag("section").class("panel end__share").inside(|pen| {
        pen.words("h2", "panel__title", &writer.say("web-take-along"));
        pen.raw(&end.ways.hand_on);
        pen.tag("div").class("end__ways").inside(|pen| {
            if !end.ways.link.is_empty() {
                share(pen, writer, &end.ways.link);
            }
            let tag = pen.tag("a").class("btn").attr_of("href", &[&end.home, "/record"]);
            tag.flag("download").inside(|pen| {
                symbol(pen, "record");
                pen.text(&writer.say("web-record"));
            });
        });
    });
}

/// What a device offers to pass a link on; the script shows it where there is such a thing.
fn share(pen: &mut Pen, writer: &Writer<'_>, link: &str) {
    let tag = pen.tag("button").attr("id", "share").class("btn").attr("type", "button");
    let tag = tag.attr("data-title", &writer.scene.now).attr("data-link", link);
    tag.flag("hidden").inside(|pen| {
        symbol(pen, "share");
        pen.tag("span").says(&writer.say("web-share"));
    });
}
