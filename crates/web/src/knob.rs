//! Buttons that every game has, such as taking back or asking for a hint.
use crate::pen::{Pen, Tag};
use crate::table::TablePage;
use crate::writer::key;

/// A button that is not one of the game's offers.
#[derive(Clone, Copy)]
pub(crate) struct Knob {
    /// Where it posts to, after the table's address.
    pub(crate) path: &'static str,
    pub(crate) key: &'static str,
    pub(crate) class: &'static str,
    /// The key of its label.
    pub(crate) word: &'static str,
}

impl Knob {
    /// Sends what the form of all actions sends, to another address of the table.
    pub(crate) fn draw(self, pen: &mut Pen, page: &TablePage<'_>) {
        self.sends(pen.tag("button").class(self.class), page).inside(|pen| {
            pen.text(&page.say(self.word));
            if self.key.trim() != "" {
                key(pen, &self.key.to_uppercase());
            }
        });
    }
    /// Makes a button send it.
    pub(crate) fn sends<'p>(self, tag: Tag<'p>, page: &TablePage<'_>) -> Tag<'p> {
        let tag = tag.attr("form", "act").attr_if("data-key", self.key);
        tag.attr_of("formaction", &page.frame.path(self.path))
    }
    /// The button with a form of its own, because it sends something else.
    pub(crate) fn form(self, pen: &mut Pen, page: &TablePage<'_>, fields: &[(&'static str, &str)]) {
        let tag = pen.tag("form").attr("method", "post");
        tag.attr_of("action", &page.frame.path(self.path)).inside(|pen| {
            fields.iter().for_each(|(name, value)| hidden(pen, name, value));
            pen.tag("button").class(self.class).attr_if("data-key", self.key).says(&page.say(self.word));
        });
    }
}

/// A hidden field of a form.
pub(crate) fn hidden(pen: &mut Pen, name: &'static str, value: &str) {
    pen.tag("input").attr("type", "hidden").attr("name", name).attr("value", value).void();
}
