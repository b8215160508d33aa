//! Pieces that may lie in any order: with the script they are moved about where they lie, by touch, by dragging or by
//! keys; without it a sheet asks place by place. Either way one button sends the order.
use crate::knob::hidden;
use crate::offers::sheets::cancel;
use crate::pen::{Pen, Tag};
use crate::table::TablePage;
use crate::writer::{Writer, key};
use engine::Scene;
use engine::scene::{Id, Laid, Ordering};

/// The key of the one button.
const KEY: &str = ".";

/// An ordering and the number of its group.
#[derive(Clone, Copy)]
pub(crate) struct Numbered<'a> {
    pub(crate) group: u16,
    pub(crate) ordering: &'a Ordering,
}

/// A piece that may be moved about.
#[derive(Clone, Copy)]
pub(crate) struct Ordered<'a> {
    among: Numbered<'a>,
    /// Its position in the order, starting at 0.
    at: usize,
}

/// Where the one button stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stands {
    InList,
    InBar,
}

/// How the piece in this place may be moved about, if it may.
pub(crate) fn ordered(scene: &Scene, id: Id) -> Option<Ordered<'_>> {
    let find = |among: Numbered<'_>| among.ordering.places.iter().position(|laid| laid.place == id);
    orderings(scene).find_map(|among| Some(Ordered { among, at: find(among)? }))
}

/// Everything that may lie in any order.
pub(crate) fn orderings(scene: &Scene) -> impl Iterator<Item = Numbered<'_>> {
    let groups = scene.offers.iter().enumerate();
    groups.filter_map(|(group, offers)| Some(Numbered { group: group as u16, ordering: offers.ordering.as_ref()? }))
}

impl Ordered<'_> {
    /// Where the piece lies, for the ear.
    pub(crate) fn said(&self, writer: &Writer<'_>) -> String {
        let number = |number: usize| (number as i64).into();
        let args = [("place", number(self.at + 1)), ("count", number(self.among.ordering.places.len()))];
        writer.words.text("web-order-place", &args)
    }
}

/// Makes a button such a piece. Without script it opens the sheet.
pub(crate) fn movable<'p>(tag: Tag<'p>, ordered: &Ordered<'_>) -> Tag<'p> {
    let Numbered { group, ordering } = ordered.among;
    let mark = &ordering.places[ordered.at].mark;
    let tag = tag.class("is-can is-order").attr("type", "button").attr_number("popovertarget", "o", group);
    tag.attr("data-mark", mark).attr("data-key", mark)
}

/// How to put things in order, and the button that sends the order.
pub(crate) fn send(pen: &mut Pen, writer: &Writer<'_>, numbered: Numbered<'_>, stands: Stands) {
    let Numbered { group, ordering } = numbered;
    let in_list = stands == Stands::InList;
    pen.words(if in_list { "legend" } else { "p" }, "order__how", &writer.say("web-order-how"));
    let tag = pen.tag("button").class("btn btn--primary order__go").class_if(in_list, "btn--block");
    goes(tag, ordering).attr_if("data-key", if in_list { KEY } else { "" }).inside(|pen| {
        pen.words("span", "btn__main", &ordering.same);
        if in_list {
            key(pen, KEY);
        }
    });
    let other = pen.tag("button").class("btn btn--quiet order__plain").attr("type", "button");
    other.attr_number("popovertarget", "o", group).says(&writer.say("web-order-other"));
}

/// The action that leaves everything where it lies.
pub(crate) fn in_place(ordering: &Ordering) -> String {
    let marks = ordering.places.iter().map(|laid| laid.mark.as_str());
    std::iter::once(ordering.start.as_str()).chain(marks).collect()
}

/// Makes a button send the order; the script tells it how things lie by now.
pub(crate) fn goes<'p>(tag: Tag<'p>, ordering: &Ordering) -> Tag<'p> {
    let tag = tag.attr("form", "act").attr("name", "action").attr_with("value", |pen| {
        pen.text(&ordering.start);
        ordering.places.iter().for_each(|laid| pen.text(&laid.mark));
    });
    tag.attr("data-start", &ordering.start).attr("data-same", &ordering.same).attr("data-so", &ordering.so)
}

/// The sheets that ask place by place, and what the script says when something was moved.
pub(crate) fn order_sheets(pen: &mut Pen, page: &TablePage<'_>) {
    orderings(page.scene()).for_each(|numbered| order_sheet(pen, page, numbered));
}

fn order_sheet(pen: &mut Pen, page: &TablePage<'_>, among: Numbered<'_>) {
    let (writer, ordering) = (page.writer(), among.ordering);
    let moved = writer.words.text("web-order-moved", &[("what", "{what}".into()), ("place", "{place}".into())]);
    let said = pen.tag("p").attr("id", "order-said").class("vh").attr("role", "status");
    said.attr("data-moved", &moved).attr("data-pick", &page.say("web-order-pick")).empty();
    pen.tag("div").attr_number("id", "o", among.group).class("sheet").flag("popover").inside(|pen| {
        pen.words("p", "sheet__head", &page.say("web-order-other"));
        let form = pen.tag("form").class("pick order__places").attr("method", "post");
        form.attr_of("action", &page.frame.path("act")).inside(|pen| {
            hidden(pen, "at", &page.frame.at);
            hidden(pen, "action", &ordering.start);
            for at in 0..ordering.places.len() {
                pen.tag("label").inside(|pen| {
                    pen.words("span", "", &Ordered { among, at }.said(writer));
                    pen.tag("select").attr("name", "action").inside(|pen| choices(pen, page, ordering, at));
                });
            }
            pen.tag("button").class("btn btn--primary").says(&ordering.so);
        });
        cancel(pen, writer, "o", among.group);
    });
}

fn choices(pen: &mut Pen, page: &TablePage<'_>, ordering: &Ordering, here: usize) {
    for (at, Laid { place: id, mark }) in ordering.places.iter().enumerate() {
        let tag = pen.tag("option").attr("value", mark).flag_if(at == here, "selected");
        tag.says(page.tabletop.touches.name(*id).unwrap_or(mark));
    }
}
