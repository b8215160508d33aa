//! What happened, what was said, and what the signs and rules mean.
use crate::assets::PLACES_ACROSS;
use crate::frame::{Advice, FrameChair, LONGEST_SAID, Mode, Said};
use crate::line::emblem;
use crate::offers::Knob;
use crate::pen::Pen;
use crate::piece::owner_class;
use crate::table::Web;
use engine::scene::Tale;

/// What tells so many of the news is one part: when something is told, only the newest part goes out again.
const CHUNK: usize = 8;

/// So many lines are enough on the page; a long match has thousands.
const MOST_TALES: usize = 60;

/// So many lines of talk are enough, too.
const MOST_SAID: usize = 30;

impl Web<'_> {
    pub(crate) fn story(&self, pen: &mut Pen) {
        let title = self.say("web-story");
        pen.tag("section").named_part("story").class("t-story").attr("aria-label", &title).inside(|pen| {
            pen.tag("div").class("panel").inside(|pen| {
                pen.words("h2", "panel__title", &title);
                let log = pen.tag("div").named_part("log").class("log").attr("data-key", "l").attr("tabindex", "0");
                let log = log.attr("role", "group").attr("aria-label", &title);
                log.inside(|pen| self.tales(pen));
                self.chat(pen);
            });
            self.help(pen);
        });
    }

    /// Newest first. Before the newest part stands an empty one: the next line will begin it, and it says which parts
    /// there are, so that a page forgets those that are taken back or no longer told.
    fn tales(&self, pen: &mut Pen) {
        let story = &self.scene.story;
        let story = &story[story.len().saturating_sub(MOST_TALES)..];
        let number = |tale: &Tale| (tale.at / CHUNK) as u16;
        let chunks: Vec<&[Tale]> = story.chunk_by(|one, next| number(one) == number(next)).collect();
        let numbers = || chunks.iter().rev().filter_map(|chunk| chunk.first()).map(number);
        let end = pen.tag("ol").growing_part("k", numbers().next().map_or(0, |last| last + 1), "log");
        let end = end.flag("hidden", true).attr_with("data-only", |pen| {
            numbers().for_each(|number| {
                pen.number(number.into());
                pen.raw(" ");
            });
        });
        end.empty();
        for (chunk, number) in chunks.iter().rev().zip(numbers()) {
            let tag = pen.tag("ol").growing_part("k", number, "log");
            tag.inside(|pen| chunk.iter().rev().for_each(|tale| self.tale(pen, tale)));
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
        let list = pen.tag("ol").named_part("chat").class("chat").attr("aria-label", &self.say("web-chat"));
        list.flag("hidden", frame.chat.is_empty()).inside(|pen| {
            let skipped = frame.chat.len().saturating_sub(MOST_SAID);
            frame.chat[skipped..].iter().for_each(|said| self.said(pen, said));
        });
        self.ears(pen);
        if frame.may_chat {
            let tag = pen.tag("form").class("say").attr("method", "post");
            tag.attr_of("action", &self.path("chat")).inside(|pen| {
                let words = self.say("web-say-something");
                let input = pen
                    .tag("input")
                    .attr("id", "say")
                    .attr("name", "text")
                    .attr("maxlength", &LONGEST_SAID.to_string());
                let input = input.attr("data-key", "/");
                let input = input.attr("autocomplete", "off").attr("placeholder", &words).attr("aria-label", &words);
                input.flag("required", true).void();
                pen.tag("button").class("btn").says(&self.say("web-say"));
            });
        }
    }

    fn said(&self, pen: &mut Pen, said: &Said) {
        // What others say is news.
        let is_news = !said.notice && said.seat.is_none_or(|seat| self.frame.you != Some(seat));
        let tag = pen.tag("li").class_if(said.notice, "chat__notice");
        let tag = tag.attr_if("data-n", &if is_news { said.number.to_string() } else { String::new() });
        tag.inside(|pen| {
            if !said.notice && !said.who.is_empty() {
                owner_class(pen.tag("b").class("who"), said.seat).says(&said.who);
                pen.text(" ");
            }
            pen.text(&said.text);
        });
    }
    /// Whom the viewer wants to hear.
    fn ears(&self, pen: &mut Pen) {
        let frame = self.frame;
        let others: Vec<&FrameChair> =
            frame.chairs.iter().filter(|chair| !chair.bot && frame.you.is_some_and(|you| you != chair.seat)).collect();
        if others.is_empty() {
            return;
        }
        pen.tag("details").named_part("ears").class("ears").inside(|pen| {
            pen.tag("summary").says(&self.say("web-ears"));
            for chair in others {
                pen.tag("div").class("ears__one").inside(|pen| {
                    owner_class(pen.tag("b").class("who"), Some(chair.seat)).says(&chair.name);
                    let word = if chair.muted { "web-hear" } else { "web-mute" };
                    let knob = Knob { path: "mute", key: "", class: "btn btn--quiet", word };
                    let muted = if chair.muted { "false" } else { "true" };
                    self.form_of(pen, knob, &[("seat", &chair.seat.to_string()), ("muted", muted)]);
                });
            }
        });
    }

    /// The rules of the decision at hand, the signs and the keys explained: all unfold without the script.
    fn help(&self, pen: &mut Pen) {
        if !self.scene.laws.is_empty() {
            pen.tag("details").named_part("laws").class("panel help").attr("data-key", "?").inside(|pen| {
                pen.tag("summary").says(&self.say("web-laws"));
                for law in &self.scene.laws {
                    pen.tag("p").inside(|pen| {
                        self.line(pen, &law.line);
                        pen.text(" ");
                        self.rule(pen, &law.rule);
                    });
                }
            });
        }
        if !self.scene.legend.is_empty() {
            pen.tag("details").named_part("legend").class("panel help").inside(|pen| {
                pen.tag("summary").says(&self.say("web-legend"));
                pen.tag("ul").class("legend").inside(|pen| {
                    for term in self.scene.legend.iter().filter(|term| !term.more.is_empty()) {
                        pen.tag("li").attr("data-sym", term.sym).inside(|pen| {
                            self.symbol(pen, term.sym, "");
                            pen.tag("span").inside(|pen| self.line(pen, &term.more));
                        });
                    }
                });
            });
        }
        if self.frame.mode == Mode::Table {
            let tag = pen.tag("a").class("panel help help--link").attr_of("href", &self.path("pieces"));
            tag.says(&self.say("web-pieces"));
        }
        self.keys(pen);
    }

    /// Which keys there are besides those on the buttons.
    fn keys(&self, pen: &mut Pen) {
        let escape = self.say("web-escape");
        let keys = [
            (escape.as_str(), "web-cancel"),
            ("H", "web-hint"),
            ("U", "web-undo"),
            ("*", "web-routine"),
            ("?", "web-laws"),
            ("L", "web-story"),
            ("/", "web-say-something"),
        ];
        pen.tag("details").attr("id", "keys").class("panel help only-keys").inside(|pen| {
            pen.tag("summary").says(&self.say("web-keys"));
            pen.words("p", "", &self.say("web-keys-more"));
            pen.tag("dl").class("keys").inside(|pen| {
                for (key, word) in keys {
                    pen.tag("dt").inside(|pen| pen.words("kbd", "key", key));
                    pen.words("dd", "", &self.say(word));
                }
            });
        });
    }

    /// The id of a rule, which leads to its words.
    pub(crate) fn rule(&self, pen: &mut Pen, rule: &str) {
        let tag = pen.tag("a").class("rule").attr_of("href", &["/rules/", self.scene.game, "#", rule]);
        tag.attr("target", "_blank").says(rule);
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

    /// What the coach advises, in a place of its own: each a button that begins it, with the chance to win and a reason.
    pub(crate) fn advice(&self, pen: &mut Pen) {
        pen.tag("div").named_part("advice").class("advice").attr("role", "status").inside(|pen| {
            if self.frame.advice.is_empty() {
                return;
            }
            pen.tag("details").attr("id", "coach-says").class("advice__card").flag("open", true).inside(|pen| {
                pen.tag("summary").class("panel__title").says(&self.say("web-advice"));
                pen.tag("ol").inside(|pen| self.frame.advice.iter().for_each(|advice| self.one_advice(pen, advice)));
            });
        });
    }
    fn one_advice(&self, pen: &mut Pen, advice: &Advice) {
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
                    pen.text(&self.words.text("web-chance", &[("percent", percent.into())]));
                });
            });
        });
    }
}
