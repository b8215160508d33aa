//! The coach: what it says of its own accord, and what it advises when asked.
use crate::assets::PLACES_ACROSS;
use crate::frame::{Advice, CoachNote, CoachTone, Signpost};
use crate::knob::hidden;
use crate::pen::Pen;
use crate::table::TablePage;
use crate::writer::base_symbol;

/// What the coach has to say, under the sentence of the moment. For the ear the same words stand among the
/// announcements.
pub(crate) fn coach(pen: &mut Pen, page: &TablePage<'_>) {
    let Some(coach) = &page.frame.coach else { return };
    let tone = match coach.tone {
        CoachTone::Explains => "",
        CoachTone::Praises => "coach--praises",
        CoachTone::Objects => "coach--objects",
    };
    let aside = pen.tag("aside").named_part("coach").class("coach").class(tone);
    aside.attr("aria-label", &page.say("web-coach")).inside(|pen| {
        base_symbol(pen, "coach", " coach__sign");
        pen.tag("div").class("coach__says").inside(|pen| {
            pen.words("p", "coach__head", &coach.head);
            coach.says.iter().for_each(|said| pen.words("p", "", said));
        });
        pen.tag("div").class("coach__ways").inside(|pen| ways(pen, page, coach));
    });
}

fn ways(pen: &mut Pen, page: &TablePage<'_>, coach: &CoachNote) {
    let is_main = |at: usize| at == 0 && coach.tone != CoachTone::Explains;
    for (at, Signpost { words, to }) in coach.ways.iter().enumerate() {
        pen.tag("a").class("btn").class_if(is_main(at), "btn--primary").attr("href", to).says(words);
    }
    if let Some(Signpost { words, to }) = &coach.begins {
        pen.tag("form").attr("method", "post").attr("action", to).inside(|pen| {
            let class = if is_main(coach.ways.len()) { "btn btn--primary" } else { "btn btn--quiet" };
            pen.tag("button").class(class).says(words);
        });
    }
    if let Some(kind) = coach.kind {
        let tag = pen.tag("form").attr("method", "post").attr_of("action", &page.frame.path("taught"));
        tag.inside(|pen| {
            hidden(pen, "kind", kind);
            pen.tag("button").class("btn").says(&page.say("web-coach-done"));
        });
    }
}

/// What the coach advises: each a button that begins it, with the chance to win and a reason.
pub(crate) fn advice(pen: &mut Pen, page: &TablePage<'_>) {
    pen.tag("div").named_part("advice").class("advice").attr("role", "status").inside(|pen| {
        if page.frame.advice.is_empty() {
            return;
        }
        pen.tag("details").attr("id", "coach-says").class("advice__card").flag("open").inside(|pen| {
            pen.tag("summary").class("panel__title").says(&page.say("web-advice"));
            if !page.frame.equal.is_empty() {
                pen.words("p", "advice__equal", &page.frame.equal);
            }
            pen.tag("ol").inside(|pen| page.frame.advice.iter().enumerate().for_each(|each| one(pen, page, each)));
        });
    });
}

/// A plan. The steps of the first have the numbers that stand on the table.
fn one(pen: &mut Pen, page: &TablePage<'_>, (rank, advice): (usize, &Advice)) {
    pen.tag("li").inside(|pen| {
        let button = pen.tag("button").class("btn btn--block").attr("form", "act");
        let button = match advice.waits && page.has_routine() {
            // The plan stays on show while what comes before it is done.
            true => button.attr_of("formaction", &page.frame.path("play_all")),
            false => button.attr("name", "action").attr("value", &advice.action),
        };
        button.inside(|pen| {
            pen.tag("span").class("btn__main").inside(|pen| {
                for (at, step) in advice.steps.iter().enumerate() {
                    pen.tag(if at == 0 { "b" } else { "span" }).class("advice__step").inside(|pen| {
                        if rank == 0 {
                            pen.words("span", "hint-n", &(at + 1).to_string());
                            pen.text(" ");
                        }
                        pen.text(&step.said);
                    });
                }
                if page.frame.advice.iter().position(|each| each.waits) == Some(rank) {
                    pen.words("span", "btn__sub", &page.say("web-advice-first"));
                }
                if !advice.reason.is_empty() {
                    pen.words("span", "btn__sub", &advice.reason);
                }
            });
            // Where there is nothing to weigh, no chance was worked out.
            if advice.percent == 0 {
                return;
            }
            pen.tag("span").class("chance").inside(|pen| {
                let percent = advice.percent.min(100);
                pen.tag("i").class_number("x", PLACES_ACROSS * u16::from(percent) / 100).empty();
                pen.text(&page.writer().words.text("web-chance", &[("percent", percent.into())]));
            });
        });
    });
}
