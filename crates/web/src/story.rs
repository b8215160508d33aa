//! What happened, what was said, and what the signs and rules mean.
use crate::chat::chat;
use crate::help::help;
use crate::pen::Pen;
use crate::table::TablePage;
use crate::writer::{Writer, emblem};
use engine::scene::Tale;

/// This many pieces of news make one part: when something is told, only the newest part goes out again.
const CHUNK: usize = 8;

/// The most lines on the page; a long match has thousands.
const MOST_TALES: usize = 60;

pub(crate) fn story(pen: &mut Pen, page: &TablePage<'_>) {
    let title = page.say("web-story");
    pen.tag("section").named_part("story").class("t-story").attr("aria-label", &title).inside(|pen| {
        pen.tag("div").class("panel").inside(|pen| {
            pen.words("h2", "panel__title", &title);
            let log = pen.tag("div").named_part("log").class("log").attr("data-key", "l").attr("tabindex", "0");
            let log = log.attr("role", "group").attr("aria-label", &title);
            log.inside(|pen| tales(pen, page.writer()));
            chat(pen, page);
        });
        help(pen, page);
    });
}

/// Newest first. Before the newest part stands an empty one: the next line will begin it, and it says which parts
/// there are, so that a page forgets those that are taken back or no longer told.
fn tales(pen: &mut Pen, writer: &Writer<'_>) {
    let story = &writer.scene.story;
    let story = &story[story.len().saturating_sub(MOST_TALES)..];
    let number = |tale: &Tale| (tale.at / CHUNK) as u16;
    let chunks: Vec<&[Tale]> = story.chunk_by(|one, next| number(one) == number(next)).collect();
    let numbers = || chunks.iter().rev().filter_map(|chunk| chunk.first()).map(number);
    let end = pen.tag("ol").growing_part("k", numbers().next().map_or(0, |last| last + 1), "log");
    let end = end.flag("hidden").attr_with("data-only", |pen| {
        numbers().for_each(|number| {
            pen.number(number.into());
            pen.raw(" ");
        });
    });
    end.empty();
    for (chunk, number) in chunks.iter().rev().zip(numbers()) {
        let tag = pen.tag("ol").growing_part("k", number, "log");
        tag.inside(|pen| chunk.iter().rev().for_each(|inner| tale(pen, writer, inner)));
    }
}

fn tale(pen: &mut Pen, writer: &Writer<'_>, tale: &Tale) {
    pen.tag("li").class("log__line").class_if(tale.head, "log__line--turn").inside(|pen| {
        if let Some(seat) = tale.who {
            emblem(pen, seat, "emblem--s");
        } else if let Some(sign) = &tale.sign {
            pen.tag("span").class("log__sign").inside(|pen| writer.symbol(pen, &sign.sym, ""));
        }
        pen.tag("span").inside(|pen| writer.line(pen, &tale.line));
    });
}
