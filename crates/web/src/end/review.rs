//! What luck did, what was decided, and what could have been better.
use super::{End, EndReview, Fortune, Miss, TurningPoint};
use crate::pen::Pen;
use crate::plot::{self, percent};
use crate::replay::symbol;
use crate::writer::{Writer, emblem, seat_number};

/// Chances, decisive moments, luck and decisions; or a note that they are being worked out.
pub(super) fn review(pen: &mut Pen, writer: &Writer<'_>, end: &End) {
    let tag = pen.tag("section").attr("id", "review").class("end__review").attr("aria-live", "polite");
    match &end.review {
        EndReview::Never => tag.empty(),
        EndReview::Waiting(percent) => tag.attr_of("data-from", &[&end.home, "/review"]).inside(|pen| {
            pen.tag("div").class("panel end__wait").inside(|pen| {
                let percent = [("percent", (*percent as i64).into())];
                pen.words("p", "", &writer.words.text("web-review-waits", &percent));
                let again = pen.tag("a").class("btn").attr_of("href", &[&end.home, "/end#review"]);
                again.says(&writer.say("web-look-now"));
            });
        }),
        EndReview::Ready(judged) => tag.inside(|pen| {
            let title = writer.say("web-chances-over-time");
            pen.tag("div").class("panel").inside(|pen| plot::bands(pen, &judged.chances, &title, writer.words));
            moments(pen, writer, &judged.moments);
            fortunes(pen, writer, &judged.fortunes);
            missed(pen, writer, &judged.missed);
        }),
    }
}

fn moments(pen: &mut Pen, writer: &Writer<'_>, moments: &[TurningPoint]) {
    pen.tag("div").class("panel").inside(|pen| {
        pen.words("h2", "panel__title", &writer.say("web-moments"));
        if moments.is_empty() {
            pen.words("p", "", &writer.say("web-no-moments"));
        }
        pen.tag("ol").class("moments").inside(|pen| {
            for (number, each) in (1..).zip(moments) {
                pen.tag("li").inside(|pen| moment(pen, writer, number, each));
            }
        });
    });
}

fn moment(pen: &mut Pen, writer: &Writer<'_>, number: usize, moment: &TurningPoint) {
    pen.tag("a").class("moments__go").attr("href", &moment.to).inside(|pen| {
        pen.words("b", "moments__number", &number.to_string());
        match moment.by {
            Some(seat) => emblem(pen, seat, "emblem--s"),
            None => symbol(pen, "luck"),
        }
        pen.tag("span").class("moments__what").inside(|pen| {
            for (at, line) in moment.lines.iter().enumerate() {
                if at > 0 {
                    pen.text(" ");
                }
                writer.line(pen, line);
            }
        });
        let (key, name) = if moment.after >= moment.before { ("web-rose", "is-good") } else { ("web-fell", "is-bad") };
        let args = [
            ("name", writer.name(moment.seat).into()),
            ("before", moment.before.into()),
            ("after", moment.after.into()),
        ];
        pen.words("span", name, &writer.words.text(key, &args));
    });
}

/// Luck and decisions, as bars to both sides of zero.
fn fortunes(pen: &mut Pen, writer: &Writer<'_>, fortunes: &[Fortune]) {
    let most = fortunes.iter().flat_map(|fortune| fortune.parts).map(f64::abs).fold(1.0, f64::max);
    pen.tag("div").class("panel").inside(|pen| {
        pen.words("h2", "panel__title", &writer.say("web-luck-and-decisions"));
        pen.words("p", "end__note", &writer.say("web-luck-note"));
        pen.tag("table").class("fortune").inside(|pen| {
            pen.tag("thead").inside(|pen| {
                pen.tag("tr").inside(|pen| {
                    pen.tag("td").empty();
                    for key in ["web-at-start", "web-by-luck", "web-by-own", "web-by-others", "web-at-end"] {
                        pen.tag("th").attr("scope", "col").says(&writer.say(key));
                    }
                });
            });
            pen.tag("tbody").inside(|pen| fortunes.iter().for_each(|each| fortune(pen, writer, each, most)));
        });
    });
}

fn fortune(pen: &mut Pen, writer: &Writer<'_>, fortune: &Fortune, most: f64) {
    pen.tag("tr").class_number("p", seat_number(fortune.seat)).inside(|pen| {
        pen.tag("th").attr("scope", "row").inside(|pen| {
            emblem(pen, fortune.seat, "emblem--s");
            pen.text(writer.name(fortune.seat));
        });
        pen.tag("td").attr("data-label", &writer.say("web-at-start")).says(&percent(fortune.start, writer.words));
        for (key, part) in ["web-by-luck", "web-by-own", "web-by-others"].into_iter().zip(fortune.parts) {
            pen.tag("td").class("fortune__part").attr("data-label", &writer.say(key)).inside(|pen| {
                pen.words("b", "fortune__n", &signed(part));
                swing(pen, 100.0 * part / most);
            });
        }
        pen.tag("td").attr("data-label", &writer.say("web-at-end")).says(&percent(fortune.end, writer.words));
    });
}

fn missed(pen: &mut Pen, writer: &Writer<'_>, missed: &[Miss]) {
    pen.tag("div").class("panel").inside(|pen| {
        pen.words("h2", "panel__title", &writer.say("web-missed"));
        if missed.is_empty() {
            pen.words("p", "", &writer.say("web-nothing-missed"));
        }
        pen.tag("ol").class("missed").inside(|pen| {
            for miss in missed {
                pen.tag("li").inside(|pen| {
                    emblem(pen, miss.seat, "emblem--s");
                    pen.tag("div").class("min0").inside(|pen| {
                        plan(pen, writer, "web-played", &miss.played);
                        plan(pen, writer, "web-better", &miss.better);
                        let loss = [("percent", miss.loss.into())];
                        pen.words("p", "is-bad", &writer.words.text("web-cost", &loss));
                    });
                    pen.tag("a").class("btn").attr("href", &miss.to).says(&writer.say("web-try-it"));
                });
            }
        });
    });
}

fn plan(pen: &mut Pen, writer: &Writer<'_>, key: &str, actions: &[String]) {
    pen.tag("p").inside(|pen| {
        pen.words("span", "end__label", &writer.say(key));
        pen.text(" ");
        pen.text(&actions.join(" · "));
    });
}

/// A change, in percentage points: added up over a match it may be more than all of a chance.
fn signed(part: f64) -> String {
    let written = plot::whole(part);
    if part.round() > 0.0 { format!("+{written}") } else { written }
}

/// A bar to the right for what helped, to the left for what hurt.
fn swing(pen: &mut Pen, percent: f64) {
    let tag = pen.tag("svg").class("swing").attr("viewBox", "-100 0 200 12").attr("aria-hidden", "true");
    tag.attr("preserveAspectRatio", "none").inside(|pen| {
        let tag = pen.tag("rect").class(if percent < 0.0 { "swing__bad" } else { "swing__good" });
        let tag = tag.attr("x", &format!("{:.0}", percent.min(0.0))).attr("y", "2");
        tag.attr("width", &format!("{:.0}", percent.abs())).attr("height", "8").empty();
        pen.tag("path").class("swing__zero").attr("d", "M0 0V12").empty();
    });
}
