//! Areas, meters and what else lies on the table.
use crate::line::{emblem, mood};
use crate::pen::Pen;
use crate::piece::owner_class;
use crate::table::Web;
use engine::scene::{Area, Cell, Id, Item, Layout, Meter};

impl Web<'_> {
    pub(crate) fn area(&self, pen: &mut Pen, area: &Area) {
        let offers = self.offers_on(area.id);
        let tag = pen.tag("div").part("p", area.id.0).class("a").class_of("a-", area.kind);
        let tag = tag.class_of("l-", layout(&area.layout)).class(mood(area.mood));
        let tag = owner_class(tag, area.owner).class_if(area.items.is_empty(), "is-bare");
        let tag = self.states(tag, offers, self.closed_on(area.id)).class_if(area.tab.is_some(), "is-drawer");
        tag.attr("role", "group").attr("aria-label", &area.name).inside(|pen| {
            self.touch_over(pen, area.id, &area.name);
            if self.folds(area) {
                return self.folded(pen, area);
            }
            if !area.head.is_empty() {
                pen.tag("span").class("a__head").inside(|pen| {
                    self.line(pen, &area.head);
                    self.line_in(pen, "a__note", &area.note);
                });
            }
            self.line_in(pen, "a__gist", &area.gist);
            if let Layout::Scenery(name) = area.layout {
                self.scenery(pen, name);
            }
            match &area.layout {
                Layout::Map(map) => self.map(pen, area, map),
                Layout::Grid(columns) => {
                    let tag = pen.tag("div").class("a__in").class_number("cols-", u16::from(*columns));
                    tag.inside(|pen| self.items(pen, area.id, &area.items));
                }
                _ => pen.tag("div").class("a__in").inside(|pen| self.items(pen, area.id, &area.items)),
            }
            if area.head.is_empty() {
                self.line_in(pen, "a__note", &area.note);
            }
            if let Some(seat) = area.owner {
                emblem(pen, seat, "emblem--s a__owner");
            }
        });
    }

    /// Something to look into now and then, such as a pile, unless it lies on the table itself.
    fn folds(&self, area: &Area) -> bool {
        area.tab.is_some() && !area.gist.is_empty() && !self.scene.table.iter().any(|top| top.id == area.id)
    }
    /// One line that unfolds what is in it, with and without script.
    fn folded(&self, pen: &mut Pen, area: &Area) {
        pen.tag("details").attr_number("id", "f", area.id.0).class("a__fold").inside(|pen| {
            pen.tag("summary").class("a__head").inside(|pen| {
                let head = self.scene.say(&area.head);
                pen.text(&self.words.text("web-fold", &[("head", head.into())]));
                pen.text(" ");
                self.line_in(pen, "a__gist", &area.gist);
            });
            pen.tag("div").class("a__in").inside(|pen| self.items(pen, area.id, &area.items));
        });
    }

    /// The things of a place. Each is a part: most of them change by themselves.
    pub(crate) fn items(&self, pen: &mut Pen, home: Id, items: &[Item]) {
        for (index, item) in items.iter().enumerate() {
            match item {
                Item::Piece(piece) => self.piece(pen, piece),
                Item::Meter(meter) => self.meter(pen, (home, index), meter),
                Item::Signs(signs) => {
                    let tag = pen.tag("span").part_of("i", home.0, index).class("signs");
                    tag.inside(|pen| signs.iter().for_each(|sign| self.sign(pen, sign)));
                }
                Item::Say(line) => {
                    pen.tag("p").part_of("i", home.0, index).class("line").inside(|pen| self.line(pen, line));
                }
                Item::Area(area) => self.area(pen, area),
            }
        }
    }

    fn meter(&self, pen: &mut Pen, (home, index): (Id, usize), meter: &Meter) {
        let said = if meter.said.is_empty() { self.scene.say(&meter.head) } else { meter.said.clone() };
        let tag = pen.tag("div").part_of("i", home.0, index).class("meter").class_of("m-", meter.kind);
        tag.attr("role", "img").attr("aria-label", &said).inside(|pen| {
            self.line_in(pen, "meter__head", &meter.head);
            let track = pen.tag("span").class("track").attr("aria-hidden", "true");
            track.inside(|pen| meter.cells.iter().for_each(|cell| self.cell(pen, cell)));
            self.line_in(pen, "meter__tail", &meter.tail);
        });
    }

    /// The width is a class: the page's rules forbid style attributes.
    fn cell(&self, pen: &mut Pen, cell: &Cell) {
        let tag = pen.tag("span").class("track__step").class(mood(cell.state));
        let tag = owner_class(tag, cell.owner).class_if(cell.owner.is_some(), "stripe");
        let tag = if cell.weight == 1 { tag } else { tag.class_number("w-", cell.weight.min(100)) };
        tag.inside(|pen| self.line(pen, &cell.line));
    }
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
