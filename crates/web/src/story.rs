//! What happened, what was said, and what the signs and rules mean.
use crate::line::{emblem, seat_number};
use crate::offers::Knob;
use crate::pen::Pen;
use crate::table::Web;
use engine::scene::Tale;

/// The last lines are enough on the page; a long match has thousands.
const MOST_TALES: usize = 40;

/// So many lines are one part. When something is told, only the newest part goes out again, and the list of parts only
/// when a new one begins.
const CHUNK: usize = 8;

impl Web<'_> {
    pub(crate) fn story(&self, pen: &mut Pen) {
        let title = self.say("web-story");
        pen.tag("section").named_part("story").class("t-story").attr("aria-label", &title).inside(|pen| {
            pen.tag("div").class("panel").inside(|pen| {
                pen.words("h2", "panel__title", &title);
                pen.tag("div").named_part("log").class("log").inside(|pen| self.tales(pen));
                self.chat(pen);
            });
            self.help(pen);
        });
    }

    /// Newest first.
    fn tales(&self, pen: &mut Pen) {
        let chunks = self.scene.story.chunks(CHUNK).enumerate();
        let skipped = self.scene.story.len().saturating_sub(MOST_TALES) / CHUNK;
        for (index, chunk) in chunks.skip(skipped).rev() {
            pen.tag("ol").part("k", index as u16).attr("reversed", "").inside(|pen| {
                chunk.iter().rev().for_each(|tale| self.tale(pen, tale));
            });
        }
    }
    fn tale(&self, pen: &mut Pen, tale: &Tale) {
        pen.tag("li").class("log__line").class_if(tale.head, "log__line--turn").inside(|pen| {
            if let Some(seat) = tale.who {
                emblem(pen, seat, "emblem--s");
            } else if let Some(sign) = &tale.sign {
                pen.tag("span").class("log__sign").inside(|pen| self.symbol(pen, sign.sym, ""));
            }
            pen.tag("span").inside(|pen| self.line(pen, &tale.line));
        });
    }

    fn chat(&self, pen: &mut Pen) {
        let frame = self.frame;
        if !frame.chat.is_empty() {
            pen.tag("ol").named_part("chat").class("chat").attr("aria-label", &self.say("web-chat")).inside(|pen| {
                for said in &frame.chat {
                    pen.tag("li").class_if(said.notice, "chat__notice").inside(|pen| {
                        if !said.notice && !said.who.is_empty() {
                            let tag = pen.tag("b").class("who");
                            let tag = match said.seat {
                                Some(seat) => tag.class_number("p", seat_number(seat)),
                                None => tag,
                            };
                            tag.says(&said.who);
                            pen.text(" ");
                        }
                        pen.text(&said.text);
                    });
                }
            });
        }
        if frame.may_chat {
            let tag = pen.tag("form").class("say").attr("method", "post");
            tag.attr_of("action", &self.path("chat")).inside(|pen| {
                let words = self.say("web-say-something");
                let input = pen.tag("input").attr("id", "say").attr("name", "text").attr("maxlength", "500");
                let input = input.attr("autocomplete", "off").attr("placeholder", &words).attr("aria-label", &words);
                input.flag("required", true).void();
                pen.tag("button").class("btn").says(&self.say("web-say"));
            });
        }
    }

    /// The rules of the decision at hand, and the signs explained: both unfold without the script.
    fn help(&self, pen: &mut Pen) {
        if !self.scene.laws.is_empty() {
            pen.tag("details").named_part("laws").class("panel help").attr("data-key", "?").inside(|pen| {
                pen.tag("summary").says(&self.say("web-laws"));
                for law in &self.scene.laws {
                    pen.tag("p").inside(|pen| {
                        self.line(pen, &law.line);
                        pen.text(" ");
                        pen.words("span", "rule", &law.rule);
                    });
                }
            });
        }
        if !self.scene.legend.is_empty() {
            pen.tag("details").named_part("legend").class("panel help").inside(|pen| {
                pen.tag("summary").says(&self.say("web-legend"));
                pen.tag("ul").class("legend").inside(|pen| {
                    for term in &self.scene.legend {
                        pen.tag("li").inside(|pen| {
                            self.symbol(pen, term.sym, "");
                            pen.tag("span").inside(|pen| self.line(pen, &term.more));
                        });
                    }
                });
            });
        }
    }

    /// Somebody asks to go back; the viewer answers.
    pub(crate) fn asked_back(&self, pen: &mut Pen) {
        let Some(asks) = &self.frame.asks else { return };
        pen.tag("div").named_part("asks").class("notice").attr("role", "status").inside(|pen| {
            let key = if asks.mine { "web-take-back-asked" } else { "web-take-back-asks" };
            pen.words("p", "", &self.words.text(key, &[("name", asks.who.as_str().into())]));
            if asks.mine || asks.answered {
                return;
            }
            let yes = Knob { path: "take_back", key: "", class: "btn btn--primary", word: "web-agree" };
            let no = Knob { class: "btn btn--quiet", word: "web-refuse", ..yes };
            for (knob, agree) in [(yes, "true"), (no, "false")] {
                self.form_of(pen, knob, &[("at", &self.frame.at), ("agree", agree)]);
            }
        });
    }

    /// What the coach advises.
    pub(crate) fn advice(&self, pen: &mut Pen) {
        if self.frame.advice.is_empty() {
            return;
        }
        pen.tag("div").named_part("advice").class("notice").attr("role", "status").inside(|pen| {
            pen.words("h2", "panel__title", &self.say("web-advice"));
            for advice in &self.frame.advice {
                pen.tag("p").inside(|pen| {
                    pen.tag("b").says(&advice.said.join(", "));
                    let percent = [("percent", advice.percent.into())];
                    pen.text(" ");
                    pen.text(&self.words.text("web-chance", &percent));
                    pen.text(" ");
                    pen.text(&advice.reason);
                });
            }
        });
    }
}
