//! The proof that the deal was fair.
use super::{DealCheck, DealShown};
use crate::pen::Pen;
use crate::replay::symbol;
use crate::writer::Writer;

/// The promise, the seed, and the proof that the deal was not changed.
pub(super) fn deal(pen: &mut Pen, writer: &Writer<'_>, home: &str, deal: &DealShown) {
    pen.tag("section").attr("id", "deal").class("panel end__deal").inside(|pen| {
        pen.tag("h2").class("panel__title").inside(|pen| {
            symbol(pen, "proof");
            pen.text(&writer.say("web-deal"));
        });
        pen.words("p", "end__note", &writer.say("web-deal-note"));
        pen.tag("dl").class("digests").inside(|pen| {
            for (key, digest) in [("web-promise", &deal.promise), ("web-seed", &deal.seed)] {
                pen.tag("dt").says(&writer.say(key));
                pen.tag("dd").inside(|pen| pen.tag("code").says(digest));
            }
        });
        match &deal.checked {
            None => {
                let tag = pen.tag("form").attr("method", "get").attr_of("action", &[home, "/end#deal"]);
                tag.inside(|pen| {
                    let tag = pen.tag("button").class("btn btn--primary").attr("name", "check");
                    tag.attr("value", "deal").says(&writer.say("web-check-deal"));
                });
            }
            Some(DealCheck::Proved { draws, steps }) => {
                let counts = [("draws", (*draws as i64).into()), ("steps", (*steps as i64).into())];
                let tag = pen.tag("div").class("proof is-good").attr("role", "status");
                tag.inside(|pen| {
                    pen.words("p", "", &writer.say("web-proved-seed"));
                    pen.words("p", "", &writer.words.text("web-proved-draws", &counts));
                });
            }
            Some(DealCheck::Broken(why)) => {
                let why = [("why", why.as_str().into())];
                let tag = pen.tag("div").class("proof is-bad").attr("role", "alert");
                tag.inside(|pen| pen.words("p", "", &writer.words.text("web-not-proved", &why)));
            }
        }
    });
}
