//! Areas, meters and other things on the table.
use crate::map::map;
use crate::pen::{Pen, Tag};
use crate::piece::piece;
use crate::tabletop::Tabletop;
use crate::touches::{states, touch_over};
use crate::writer::{Writer, emblem, mood, owner_class};
use engine::Scene;
use engine::scene::{Area, Cell, Id, Item, Layout, Meter};

pub(crate) fn area(pen: &mut Pen, top: &Tabletop<'_>, area: &Area) {
    let (writer, touches) = (&top.writer, top.touches.on(area.id));
    let tag = pen.tag("div").part("p", area.id.0).class("a").class_of("a-", &area.kind);
    let tag = tag.class_of("l-", layout(&area.layout)).class(mood(area.mood));
    let tag = top.marks.ringed(owner_class(tag, area.owner).class_if(area.items.is_empty(), "is-bare"), area.id);
    let tag = states(tag, touches, writer.scene.closed(area.id)).class_if(area.tab.is_some(), "is-drawer");
    let tag = tag.class_if(top.touches.is_meant(area.id), "is-meant");
    tag.attr("role", "group").attr("aria-label", &area.name).inside(|pen| {
        touch_over(pen, writer, touches, &area.name);
        top.marks.number(pen, area.id);
        if folds(writer.scene, area) {
            return folded(pen, top, area);
        }
        if !area.head.is_empty() {
            pen.tag("span").class("a__head").inside(|pen| {
                writer.line(pen, &area.head);
                writer.line_in(pen, "a__note", &area.note);
            });
        }
        writer.line_in(pen, "a__gist", &area.gist);
        content(pen, top, area);
        if area.head.is_empty() {
            writer.line_in(pen, "a__note", &area.note);
        }
        if let Some(seat) = area.owner {
            emblem(pen, seat, "emblem--s a__owner");
        }
    });
}

pub(crate) fn areas(pen: &mut Pen, top: &Tabletop<'_>, areas: &[Area]) {
    areas.iter().for_each(|inner| area(pen, top, inner));
}

fn content(pen: &mut Pen, top: &Tabletop<'_>, area: &Area) {
    if let Layout::Scenery(name) = &area.layout {
        top.writer.scenery(pen, name);
    }
    if let Layout::Map(drawn) = &area.layout {
        return map(pen, top, area, drawn);
    }
    let tag = pen.tag("div").class("a__in");
    let tag = if let Layout::Grid(columns) = area.layout { tag.class_number("cols-", columns.into()) } else { tag };
    tag.inside(|pen| items(pen, top, area.id, &area.items));
}

/// Something to look into now and then, such as a pile, unless it lies on the table itself.
pub(crate) fn folds(scene: &Scene, area: &Area) -> bool {
    area.tab.is_some() && !area.gist.is_empty() && !scene.table.iter().any(|top| top.id == area.id)
}

/// One line that unfolds its contents, with and without script. It bears the marks of what lies folded away.
fn folded(pen: &mut Pen, top: &Tabletop<'_>, area: &Area) {
    pen.tag("details").attr_number("id", "f", area.id.0).class("a__fold").inside(|pen| {
        let head = top.writer.scene.say(&area.head);
        top.marks.ringed_for(pen.tag("summary").class("a__head"), area).inside(|pen| {
            top.marks.number_for(pen, area);
            pen.text(&top.writer.words.text("web-fold", &[("head", head.as_str().into())]));
            pen.text(" ");
            top.writer.line_in(pen, "a__gist", &area.gist);
        });
        pen.tag("div").class("a__in").inside(|pen| {
            // Unfolded it may lie far from its line, so it says its name once more.
            pen.tag("b").class("a__name").attr("aria-hidden", "true").says(&head);
            items(pen, top, area.id, &area.items);
        });
    });
}

/// The things of a place. Each is a part: most of them change by themselves.
pub(crate) fn items(pen: &mut Pen, top: &Tabletop<'_>, home: Id, items: &[Item]) {
    let writer = &top.writer;
    for (index, item) in items.iter().enumerate() {
        match item {
            Item::Piece(inner) => piece(pen, top, inner),
            Item::Meter(inner) => meter(pen.tag("div").part_of("i", home.0, index), writer, inner),
            Item::Signs(signs) => {
                let tag = pen.tag("span").part_of("i", home.0, index).class("signs");
                tag.inside(|pen| writer.signs(pen, signs));
            }
            Item::Say(line) => {
                pen.tag("p").part_of("i", home.0, index).class("line").inside(|pen| writer.line(pen, line));
            }
            Item::Area(inner) => area(pen, top, inner),
        }
    }
}

fn meter(tag: Tag<'_>, writer: &Writer<'_>, meter: &Meter) {
    let said = if meter.said.is_empty() { writer.scene.say(&meter.head) } else { meter.said.clone() };
    let tag = tag.class("meter").class_of("m-", &meter.kind);
    tag.attr("role", "img").attr("aria-label", &said).inside(|pen| {
        writer.line_in(pen, "meter__head", &meter.head);
        let track = pen.tag("span").class("track").attr("aria-hidden", "true");
        track.inside(|pen| meter.cells.iter().for_each(|inner| cell(pen, writer, inner)));
        writer.line_in(pen, "meter__tail", &meter.tail);
    });
}

/// The width is a class: the page's rules forbid style attributes.
fn cell(pen: &mut Pen, writer: &Writer<'_>, cell: &Cell) {
    let tag = pen.tag("span").class("track__step").class(mood(cell.state));
    let tag = owner_class(tag, cell.owner).class_if(cell.owner.is_some(), "stripe");
    let tag = if cell.weight == 1 { tag } else { tag.class_number("w-", cell.weight.min(100)) };
    tag.inside(|pen| writer.line(pen, &cell.line));
}

fn layout(layout: &Layout) -> &'static str {
    match layout {
        Layout::Row => "row",
        Layout::Column => "col",
        Layout::Grid(_) => "grid",
        Layout::Shaft => "shaft",
        Layout::Stack => "stack",
        Layout::Fan => "fan",
        Layout::Scenery(_) => "scenery",
        Layout::Map(_) => "map",
    }
}
