//! What people at the table say to each other.
use crate::frame::{Frame, FrameChair, LONGEST_SAID, Said};
use crate::knob::Knob;
use crate::pen::Pen;
use crate::table::TablePage;
use crate::writer::owner_class;

/// The most lines on the page.
const MOST_SAID: usize = 30;

pub(crate) fn chat(pen: &mut Pen, page: &TablePage<'_>) {
    let frame = page.frame;
    let list = pen.tag("ol").named_part("chat").class("chat").attr("aria-label", &page.say("web-chat"));
    list.flag_if(frame.chat.is_empty(), "hidden").inside(|pen| {
        let skipped = frame.chat.len().saturating_sub(MOST_SAID);
        frame.chat[skipped..].iter().for_each(|inner| said(pen, frame, inner));
    });
    mutes(pen, page);
    if frame.may_chat {
        let tag = pen.tag("form").class("say").attr("method", "post");
        tag.attr_of("action", &frame.path("chat")).inside(|pen| {
            let words = page.say("web-say-something");
            let input = pen.tag("input").attr("id", "say").attr("name", "text");
            let input = input.attr("maxlength", &LONGEST_SAID.to_string()).attr("data-key", "/");
            let input = input.attr("autocomplete", "off").attr("placeholder", &words).attr("aria-label", &words);
            input.flag("required").void();
            pen.tag("button").class("btn").says(&page.say("web-say"));
        });
    }
}

fn said(pen: &mut Pen, frame: &Frame, said: &Said) {
    // Lines of others count as unread.
    let is_news = !said.notice && said.seat.is_none_or(|seat| frame.you != Some(seat));
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
fn mutes(pen: &mut Pen, page: &TablePage<'_>) {
    let you = page.frame.you;
    let is_other = |chair: &&FrameChair| chair.bot.is_none() && you.is_some_and(|you| you != chair.seat);
    let others: Vec<&FrameChair> = page.frame.chairs.iter().filter(is_other).collect();
    // In lessons, replays and analyses nobody speaks.
    if others.is_empty() || !page.frame.may_chat {
        return;
    }
    pen.tag("details").named_part("ears").class("ears").inside(|pen| {
        pen.tag("summary").says(&page.say("web-ears"));
        for chair in others {
            pen.tag("div").class("ears__one").inside(|pen| {
                owner_class(pen.tag("b").class("who"), Some(chair.seat)).says(&chair.name);
                let (word, muted) = if chair.muted { ("web-hear", "false") } else { ("web-mute", "true") };
                let knob = Knob { path: "mute", key: "", class: "btn btn--quiet", word };
                knob.form(pen, page, &[("seat", &chair.seat.to_string()), ("muted", muted)]);
            });
        }
    });
}
