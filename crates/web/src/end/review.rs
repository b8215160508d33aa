//! What luck did, what was decided, and which turns could have been better.
use super::{CostlyTurn, End, EndReview, Fortune, Judged, Settled, SettledTurn, TurningPoint};
use crate::pen::Pen;
use crate::plot::{self, percent};
use crate::writer::{Writer, emblem, seat_number};
use engine::{Arg, Seat, Words};

/// The costliest turns, what decided, luck and decisions; or a note that they are being worked out.
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
            costly(pen, writer, judged);
            course(pen, writer, judged);
            deciding(pen, writer, judged);
        }),
    }
}

/// The turns that cost most, each with what was better and a table to try it at.
fn costly(pen: &mut Pen, writer: &Writer<'_>, judged: &Judged) {
    let (title, none) = match judged.you {
        Some(_) => ("web-your-costly-turns", "web-none-of-yours"),
        None => ("web-costly-turns", "web-nothing-missed"),
    };
    pen.tag("div").class("panel").inside(|pen| {
        pen.words("h2", "panel__title", &writer.say(title));
        if judged.costly.is_empty() {
            pen.words("p", "", &writer.say(none));
            return;
        }
        pen.tag("ol")
            .class("missed")
            .inside(|pen| judged.costly.iter().for_each(|turn| costly_turn(pen, writer, (judged, turn))));
        pen.words("p", "end__note", &writer.say("web-again-note"));
    });
}

fn costly_turn(pen: &mut Pen, writer: &Writer<'_>, (judged, turn): (&Judged, &CostlyTurn)) {
    pen.tag("li").inside(|pen| {
        heading(pen, writer, (turn.seat, turn.number));
        plan(pen, writer, "web-played", &turn.done);
        plan(pen, writer, "web-better", &turn.better);
        if !turn.why.is_empty() {
            pen.words("p", "", &turn.why);
        }
        pen.words("p", "is-bad", &writer.words.text("web-cost", &[("percent", turn.loss.into())]));
        let form = pen.tag("form").class("end__ways").attr("method", "post").attr("action", &turn.again);
        let form = form.attr("data-position", &turn.bench).attr("data-seat", &turn.seat.to_string());
        form.inside(|pen| {
            let step = turn.step.to_string();
            pen.tag("input").attr("type", "hidden").attr("name", "step").attr("value", &step).void();
            pen.words("button", "btn btn--primary", &writer.say("web-again"));
            if let Some(puzzle) = &turn.puzzle {
                // The script keeps it with the reader's own puzzles.
                let tag = pen
                    .tag("a")
                    .class("btn")
                    .attr("href", puzzle)
                    .flag_if(judged.you == Some(turn.seat), "data-puzzle");
                tag.says(&writer.say("web-as-puzzle"));
            }
            pen.tag("a").class("btn").attr("href", &turn.to).says(&writer.say("web-see-turn"));
        });
    });
}

/// Whose turn it was, and which.
fn heading(pen: &mut Pen, writer: &Writer<'_>, (seat, number): (Seat, usize)) {
    pen.tag("h3").class("missed__who").inside(|pen| {
        emblem(pen, seat, "emblem--s");
        let args = [("name", writer.name(seat).into()), ("number", (number as i64).into())];
        pen.text(&writer.words.text("web-turn-of", &args));
    });
}

/// Turns of others, where they decided.
fn deciding(pen: &mut Pen, writer: &Writer<'_>, judged: &Judged) {
    if judged.deciding.is_empty() {
        return;
    }
    let title = if judged.you.is_some() { "web-deciding-turns" } else { "web-decisive-turns" };
    pen.tag("div").class("panel").inside(|pen| {
        pen.words("h2", "panel__title", &writer.say(title));
        let list = pen.tag("ol").class("missed");
        list.inside(|pen| judged.deciding.iter().for_each(|turn| deciding_turn(pen, writer, turn)));
    });
}

fn deciding_turn(pen: &mut Pen, writer: &Writer<'_>, turn: &TurningPoint) {
    pen.tag("li").inside(|pen| {
        heading(pen, writer, (turn.by, turn.number));
        plan(pen, writer, "web-played", &turn.done);
        let (key, class) = if turn.after >= turn.before { ("web-rose", "is-good") } else { ("web-fell", "is-bad") };
        let name = writer.name(turn.seat).into();
        let args = [("name", name), ("before", turn.before.into()), ("after", turn.after.into())];
        pen.words("p", class, &writer.words.text(key, &args));
        pen.tag("p").class("end__ways").inside(|pen| {
            pen.tag("a").class("btn").attr("href", &turn.to).says(&writer.say("web-see-turn"));
        });
    });
}

/// How the chances went, when it was decided, and what luck and decisions did.
fn course(pen: &mut Pen, writer: &Writer<'_>, judged: &Judged) {
    pen.tag("div").class("panel").inside(|pen| {
        plot::bands(pen, &judged.chances, &writer.say("web-chances-over-time"), writer.words);
        settled(pen, writer, judged);
        if let Some(own) = judged.fortunes.iter().find(|fortune| Some(fortune.seat) == judged.you) {
            fortune_words(own.parts, writer.words).iter().for_each(|said| pen.words("p", "", said));
        }
        let tag = pen.tag("details").flag_if(judged.you.is_none(), "open");
        tag.inside(|pen| {
            pen.tag("summary").says(&writer.say("web-luck-and-decisions"));
            fortunes(pen, writer, &judged.fortunes);
        });
    });
}

fn settled(pen: &mut Pen, writer: &Writer<'_>, judged: &Judged) {
    let number = |turn: &SettledTurn| ("number", (turn.number as i64).into());
    let (said, SettledTurn { to, .. }) = match &judged.settled {
        Settled::Untold => return,
        Settled::Open => return pen.words("p", "", &writer.say("web-open-to-the-end")),
        Settled::Lost(turn) => (writer.words.text("web-lost", &[number(turn)]), turn),
        Settled::Won(winner, turn) => {
            let who = if judged.you == Some(*winner) { Arg::You } else { Arg::Name(writer.name(*winner).into()) };
            (writer.words.text("web-settled", &[("who", who), number(turn)]), turn)
        }
    };
    pen.tag("p").inside(|pen| {
        pen.text(&said);
        pen.text(" ");
        pen.tag("a").attr("href", to).says(&writer.say("web-see-turn"));
    });
}

/// Luck and decisions, as bars to both sides of zero.
fn fortunes(pen: &mut Pen, writer: &Writer<'_>, fortunes: &[Fortune]) {
    let most = fortunes.iter().flat_map(|fortune| fortune.parts).map(f64::abs).fold(1.0, f64::max);
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

/// The sentences for what luck did, one's own decisions and those of others: it helped, it hurt, it hardly changed anything.
const FORTUNES: [[&str; 3]; 3] = [
    ["web-luck-helped", "web-luck-hurt", "web-luck-even"],
    ["web-choices-helped", "web-choices-hurt", "web-choices-even"],
    ["web-others-helped", "web-others-hurt", "web-others-even"],
];
/// Fewer points than this are not worth a number.
const LEAST_POINTS: f64 = 2.5;

/// What luck did to somebody's chance, what their own decisions did, and those of others: a sentence each, for changes
/// in percentage points. Together they lead from the chance at the start to the end.
pub fn fortune_words(parts: [f64; 3], words: &dyn Words) -> [String; 3] {
    let said = |[helped, hurt, even]: [&str; 3], points: f64| {
        let key = match points.abs() < LEAST_POINTS {
            true => even,
            false if points > 0.0 => helped,
            false => hurt,
        };
        words.text(key, &[("points", (points.abs().round() as i64).into())])
    };
    std::array::from_fn(|at| said(FORTUNES[at], parts[at]))
}
