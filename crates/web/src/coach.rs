//! The coach: what it says of its own accord, and what it advises when asked.
use crate::assets::PLACES_ACROSS;
use crate::frame::{Advice, CoachNote, CoachTone, Signpost};
use crate::knob::hidden;
use crate::pen::Pen;
use crate::table::TablePage;
use crate::writer::{Writer, base_symbol};

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
    for (at, Signpost { words, to }) in coach.ways.iter().enumerate() {
        let is_main = at == 0 && coach.tone != CoachTone::Explains;
        pen.tag("a").class("btn").class_if(is_main, "btn--primary").attr("href", to).says(words);
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
            pen.tag("ol").inside(|pen| page.frame.advice.iter().for_each(|each| one(pen, page.writer(), each)));
        });
    });
}

fn one(pen: &mut Pen, writer: &Writer<'_>, advice: &Advice) {
    pen.tag("li").inside(|pen| {
        let button = pen.tag("button").class("btn btn--block").attr("form", "act").attr("name", "action");
        button.attr("value", &advice.action).inside(|pen| {
            pen.tag("span").class("btn__main").inside(|pen| {
                for (at, said) in advice.said.iter().enumerate() {
                    pen.tag(if at == 0 { "b" } else { "span" }).class("advice__step").says(said);
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
                pen.text(&writer.words.text("web-chance", &[("percent", percent.into())]));
            });
        });
    });
}
