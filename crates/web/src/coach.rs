//! What the coach says of its own accord, in its own place under the sentence of the moment.
use crate::frame::{Coach, CoachTone};
use crate::line::base_symbol;
use crate::offers::hidden;
use crate::pen::Pen;
use crate::table::Web;

impl Web<'_> {
    /// The coach, if it has something to say. For the ear the same words stand among what is announced.
    pub(crate) fn coach(&self, pen: &mut Pen) {
        let Some(coach) = &self.frame.coach else { return };
        let tone = match coach.tone {
            CoachTone::Explains => "",
            CoachTone::Praises => "coach--praises",
            CoachTone::Objects => "coach--objects",
        };
        let aside = pen.tag("aside").named_part("coach").class("coach").class(tone);
        aside.attr("aria-label", &self.say("web-coach")).inside(|pen| {
            base_symbol(pen, "coach", " coach__sign");
            pen.tag("div").class("coach__says").inside(|pen| {
                pen.words("p", "coach__head", &coach.head);
                coach.says.iter().for_each(|said| pen.words("p", "", said));
            });
            pen.tag("div").class("coach__ways").inside(|pen| self.ways(pen, coach));
        });
    }
    fn ways(&self, pen: &mut Pen, coach: &Coach) {
        for (at, (words, to)) in coach.ways.iter().enumerate() {
            let tag = pen
                .tag("a")
                .class("btn")
                .class_if(at == 0 && coach.tone != CoachTone::Explains, "btn--primary")
                .attr("href", to);
            tag.says(words);
        }
        if let Some(kind) = coach.kind {
            let tag = pen.tag("form").attr("method", "post").attr_of("action", &self.path("taught"));
            tag.inside(|pen| {
                hidden(pen, "kind", kind);
                pen.tag("button").class("btn").says(&self.say("web-coach-done"));
            });
        }
    }
}
