//! Pieces that may lie in any order: with the script they are moved about where they lie, by touch, by dragging or by
//! keys; without it a sheet asks place by place. Either way one button sends how they shall lie.
use crate::offers::{hidden, key};
use crate::pen::{Pen, Tag};
use crate::table::Web;
use engine::scene::{Id, Ordering};

/// The key of the one button.
const KEY: &str = ".";

/// A piece that may be moved about.
#[derive(Clone, Copy)]
pub(crate) struct Ordered<'a> {
    /// The group it belongs to, by number.
    group: u16,
    /// What stands for it in the notation.
    mark: &'a str,
    /// Its position in the order, starting at 1.
    place: usize,
    count: usize,
}

/// Where the one button stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stands {
    InList,
    InBar,
}

impl<'a> Web<'a> {
    /// How the piece in this place may be moved about, if it may.
    pub(crate) fn ordered(&self, id: Id) -> Option<Ordered<'a>> {
        let find = |(group, ordering): (u16, &'a Ordering)| {
            let at = ordering.places.iter().position(|(place, _)| *place == id)?;
            Some(Ordered { group, mark: &ordering.places[at].1, place: at + 1, count: ordering.places.len() })
        };
        self.orderings().find_map(find)
    }
    fn orderings(&self) -> impl Iterator<Item = (u16, &'a Ordering)> {
        let groups = self.scene.offers.iter().enumerate();
        groups.filter_map(|(index, group)| Some((index as u16, group.ordering.as_ref()?)))
    }

    /// What a button needs to be such a piece. Without script it opens the sheet.
    pub(crate) fn orders<'p>(&self, tag: Tag<'p>, ordered: &Ordered<'_>) -> Tag<'p> {
        let tag = tag.class("is-can is-order").attr("type", "button").attr_number("popovertarget", "o", ordered.group);
        tag.attr("data-mark", ordered.mark).attr("data-key", ordered.mark)
    }
    /// Where such a piece lies, for the ear.
    pub(crate) fn place_of(&self, ordered: &Ordered<'_>) -> String {
        let number = |number: usize| (number as i64).into();
        let args = [("place", number(ordered.place)), ("count", number(ordered.count))];
        self.words.text("web-order-place", &args)
    }

    /// How to put things in order, and the button that says: so.
    pub(crate) fn ordering(&self, pen: &mut Pen, (index, ordering): (u16, &Ordering), stands: Stands) {
        let how = if stands == Stands::InList { "legend" } else { "p" };
        pen.words(how, "order__how", &self.say("web-order-how"));
        let start = &ordering.start;
        let tag =
            pen.tag("button").class("btn btn--primary order__go").class_if(stands == Stands::InList, "btn--block");
        let tag = tag.attr("form", "act").attr("name", "action").attr_with("value", |pen| {
            pen.text(start);
            ordering.places.iter().for_each(|(_, mark)| pen.text(mark));
        });
        let tag = tag.attr("data-start", start).attr("data-same", &ordering.same).attr("data-so", &ordering.so);
        tag.attr_if("data-key", if stands == Stands::InList { KEY } else { "" }).inside(|pen| {
            pen.words("span", "btn__main", &ordering.same);
            if stands == Stands::InList {
                key(pen, KEY);
            }
        });
        let other = pen.tag("button").class("btn btn--quiet order__plain").attr("type", "button");
        other.attr_number("popovertarget", "o", index).says(&self.say("web-order-other"));
    }

    /// The sheets that ask place by place, and what the script says when something was moved.
    pub(crate) fn order_sheets(&self, pen: &mut Pen) {
        self.orderings().for_each(|(index, ordering)| self.order_sheet(pen, index, ordering));
    }
    fn order_sheet(&self, pen: &mut Pen, index: u16, ordering: &Ordering) {
        let moved = self.words.text("web-order-moved", &[("what", "{what}".into()), ("place", "{place}".into())]);
        let said = pen.tag("p").attr("id", "order-said").class("vh").attr("role", "status");
        said.attr("data-moved", &moved).attr("data-pick", &self.say("web-order-pick")).empty();
        pen.tag("div").attr_number("id", "o", index).class("sheet").flag("popover", true).inside(|pen| {
            pen.words("p", "sheet__head", &self.say("web-order-other"));
            let form = pen.tag("form").class("pick order__places").attr("method", "post");
            form.attr_of("action", &self.path("act")).inside(|pen| {
                hidden(pen, "at", &self.frame.at);
                hidden(pen, "action", &ordering.start);
                for (at, (id, _)) in ordering.places.iter().enumerate() {
                    let label = self.ordered(*id).map(|ordered| self.place_of(&ordered)).unwrap_or_default();
                    pen.tag("label").inside(|pen| {
                        pen.words("span", "", &label);
                        pen.tag("select").attr("name", "action").inside(|pen| self.order_choices(pen, ordering, at));
                    });
                }
                pen.tag("button").class("btn btn--primary").says(&ordering.so);
            });
            self.cancel(pen, "o", index);
        });
    }
    fn order_choices(&self, pen: &mut Pen, ordering: &Ordering, here: usize) {
        for (at, (id, mark)) in ordering.places.iter().enumerate() {
            let tag = pen.tag("option").attr("value", mark).flag("selected", at == here);
            tag.says(self.called.get(id).copied().unwrap_or(mark));
        }
    }
}
