//! The sheets of places where several things can begin.
use crate::ordering::order_sheets;
use crate::pen::{Pen, Tag};
use crate::table::TablePage;
use crate::touches::{Touch, posts, single};
use crate::writer::Writer;
use engine::scene::Offer;

pub(crate) fn sheets(pen: &mut Pen, page: &TablePage<'_>) {
    pen.tag("div").named_part("menus").inside(|pen| {
        let several = page.tabletop.touches.by_place().filter(|touches| single(touches).is_none());
        several.for_each(|touches| sheet(pen, page, touches));
        order_sheets(pen, page);
    });
}

fn sheet(pen: &mut Pen, page: &TablePage<'_>, touches: &[Touch<'_>]) {
    let Some(Touch { place, .. }) = touches.first() else { return };
    pen.tag("div").part("m", place.0).class("sheet").flag("popover").inside(|pen| {
        if let Some(name) = page.tabletop.touches.name(*place) {
            pen.words("p", "sheet__head", name);
        }
        for touch in touches {
            in_full(pen.tag("button").class("btn btn--block"), page, touch.offer);
        }
        cancel(pen, page.writer(), "m", place.0);
    });
}

/// A button for an offer that stands alone, so that it must say all it is.
pub(super) fn in_full(tag: Tag<'_>, page: &TablePage<'_>, offer: &Offer) {
    let marks = page.tabletop.marks;
    posts(marks.pressed(tag.class_if(offer.main, "btn--main"), offer), offer).inside(|pen| {
        marks.number_on(pen, offer);
        pen.words("span", "btn__main", &offer.said);
        page.writer().line_in(pen, "prs", &offer.price);
    });
}

/// Closes a sheet without sending anything.
pub(crate) fn cancel(pen: &mut Pen, writer: &Writer<'_>, prefix: &'static str, number: u16) {
    close(pen, prefix, number, &writer.say("web-cancel"));
}

/// The same where there was nothing to decide.
pub(crate) fn close(pen: &mut Pen, prefix: &'static str, number: u16, word: &str) {
    let tag = pen.tag("button").class("btn btn--quiet sheet__end").attr("type", "button");
    let tag = tag.attr_number("popovertarget", prefix, number).attr("popovertargetaction", "hide");
    tag.says(word);
}
