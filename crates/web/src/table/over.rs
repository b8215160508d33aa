//! What lies over everything else.
use super::TablePage;
use super::reveal::reveal;
use crate::area::area;
use crate::frame::Mode;
use crate::knob::hidden;
use crate::pen::Pen;
use crate::writer::key;
use engine::scene::{Area, BigMoment, Layout};

/// Something held up: put away by a button that tells the server, or else folded on the page alone. At the end it is the
/// count.
pub(super) fn over(pen: &mut Pen, page: &TablePage<'_>) {
    let Some(held) = &page.scene().over else { return };
    if let Some(tally) = &page.scene().tally {
        return reveal(pen, page, tally);
    }
    pen.tag("section").class("t-over").class_of("over-", &held.kind).inside(|pen| match page.frame.put_away {
        true => pen.tag("div").class("t-over__card").inside(|pen| put_away(pen, page, held)),
        false => {
            pen.tag("details").attr("id", "fold").class("t-over__card").flag("open").inside(|pen| {
                pen.tag("summary").class("btn").inside(|pen| page.writer().line(pen, &held.head));
                area(pen, &page.tabletop, held);
            });
        }
    });
}

fn put_away(pen: &mut Pen, page: &TablePage<'_>, held: &Area) {
    area(pen, &page.tabletop, held);
    pen.tag("form").attr("method", "post").attr_of("action", &page.frame.path("seen")).inside(|pen| {
        seen(pen, page);
        pen.tag("button").class("btn btn--primary").attr("data-key", " ").says(&page.say("web-put-away"));
    });
}

/// What a form says that puts away what is held up.
pub(crate) fn seen(pen: &mut Pen, page: &TablePage<'_>) {
    hidden(pen, "news", &page.frame.news.to_string());
    // In a lesson only the page knows what has happened.
    if page.frame.mode == Mode::Lesson {
        hidden(pen, "at", &page.frame.at);
    }
}

/// What has just happened, for a moment: its button closes it, and where things may move it closes by itself. Several are
/// shown one after another by the script; without it only the latest is, and none over the count at the end.
pub(super) fn happening(pen: &mut Pen, page: &TablePage<'_>) {
    let moments = page.scene().moments();
    let latest = moments.len().checked_sub(1).filter(|_| page.scene().over.is_none());
    for (nth, (beat, BigMoment { sign, area: shown })) in moments.into_iter().enumerate() {
        let number = u16::try_from(beat.at % usize::from(u16::MAX)).unwrap_or_default();
        let tag = pen.tag("details").attr_number("id", "happens-", number).class("happens");
        let tag = tag.class_of("happens-", &shown.kind).attr("data-key", " ").flag_if(latest == Some(nth), "open");
        tag.inside(|pen| {
            pen.tag("summary").class("btn btn--primary").inside(|pen| {
                pen.text(&page.say("web-put-away"));
                key(pen, "␣");
            });
            pen.tag("div").class("happens__art").attr("aria-hidden", "true").inside(|pen| {
                if let Layout::Scenery(name) = &shown.layout {
                    page.writer().scenery(pen, name);
                }
                page.writer().scenery(pen, &sign.sym);
            });
            area(pen, &page.tabletop, &Area { layout: Layout::Row, ..shown.clone() });
        });
    }
}
