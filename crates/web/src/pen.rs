//! Writes HTML: always balanced, always escaped, each byte once. No other file of this crate touches angle brackets.
//!
//! Macro templates would build a string for every element and copy it into the one around it. A table has thousands
//! of elements and is drawn at every move for every viewer, so a pen writes straight into one string and notes on the
//! way where the addressable parts begin and end.
use crate::picture::{Held, Part, Picture};
use engine::Folding;
use std::cell::Cell;
use std::hash::{Hash, Hasher as _};

/// A page being written.
#[derive(Default)]
pub(crate) struct Pen {
    html: String,
    parts: Vec<Part>,
    /// What the page holds for which this is written.
    held: Held,
}

thread_local! {
    /// The memory of the last picture. A page of a hundred kilobytes at every move comes fresh from the system each time
    /// otherwise, and clearing it took a tenth of the time of a move.
    static SPARE: Cell<Pen> = Cell::default();
}

impl Pen {
    pub(crate) fn new() -> Pen {
        let mut pen = SPARE.take();
        pen.html.reserve(64 * 1024);
        pen.parts.reserve(256);
        pen
    }
    /// For a page that holds this already.
    pub(crate) fn over(held: Held) -> Pen {
        Pen { held, ..Pen::new() }
    }
    /// What was written with its parts, and what the page holds for which it was written: for any other it may lack some.
    pub(crate) fn picture_over(mut self) -> (Picture, Held) {
        let held = std::mem::take(&mut self.held);
        (self.picture(), held)
    }
    /// Keeps the memory of a picture for the next one.
    pub(crate) fn spare(mut html: String, mut parts: Vec<Part>) {
        html.clear();
        parts.clear();
        // While a thread ends there is nothing to keep it in.
        let _ = SPARE.try_with(|spare| spare.set(Pen { html, parts, held: Held::default() }));
    }
    /// What was written, with its parts.
    pub(crate) fn picture(self) -> Picture {
        Picture::new(self.html, self.parts)
    }
    /// What was written.
    pub(crate) fn html(self) -> String {
        self.html
    }
    /// Words.
    pub(crate) fn text(&mut self, text: &str) {
        escape(&mut self.html, text);
    }
    /// A number.
    pub(crate) fn number(&mut self, number: i32) {
        push_number(&mut self.html, number);
    }
    /// A symbol of a sprite: by far the most frequent element, so it skips the general path.
    pub(crate) fn symbol(&mut self, class: &'static str, sprite: &str, name: &str) {
        self.raw("<svg class=\"sym g-");
        self.text(name);
        self.raw(class);
        self.raw("\" viewBox=\"0 0 64 64\" aria-hidden=\"true\"><use href=\"");
        self.raw(sprite);
        self.raw("#s-");
        self.text(name);
        self.raw("\"></use></svg>");
    }
    /// HTML that is already written, taken as it is.
    pub(crate) fn raw(&mut self, html: &str) {
        self.html.push_str(html);
    }
    /// Begins an element; [`Tag::inside`] or [`Tag::empty`] ends it.
    pub(crate) fn tag(&mut self, name: &'static str) -> Tag<'_> {
        let start = self.html.len();
        self.html.push('<');
        self.html.push_str(name);
        Tag { pen: self, name, start, in_class: false, part: None, is_held: false }
    }
    /// An element with a class and words.
    pub(crate) fn words(&mut self, name: &'static str, class: &'static str, text: &str) {
        self.tag(name).class(class).inside(|pen| pen.text(text));
    }
    /// Words for the ear alone.
    pub(crate) fn spoken(&mut self, text: &str) {
        self.words("span", "vh", text);
    }
}

/// An element whose attributes are being written. Classes come one after another.
#[must_use]
pub(crate) struct Tag<'a> {
    pen: &'a mut Pen,
    name: &'static str,
    start: usize,
    in_class: bool,
    part: Option<usize>,
    /// Does the page hold what would be inside?
    is_held: bool,
}

impl<'a> Tag<'a> {
    /// A class of the page's own, unless it is empty.
    pub(crate) fn class(mut self, name: &'static str) -> Self {
        if !name.is_empty() {
            self.begin_class();
            self.pen.html.push_str(name);
        }
        self
    }
    /// A class, if the condition holds.
    pub(crate) fn class_if(self, holds: bool, name: &'static str) -> Self {
        if holds { self.class(name) } else { self }
    }
    /// A class made of two words: `k-` and `card`. Each of several names becomes a class.
    pub(crate) fn class_of(mut self, prefix: &'static str, names: &str) -> Self {
        for name in names.split(' ').filter(|name| !name.is_empty()) {
            self.begin_class();
            self.pen.html.push_str(prefix);
            escape(&mut self.pen.html, name);
        }
        self
    }
    /// A class with a number in it.
    pub(crate) fn class_number(mut self, prefix: &'static str, number: u16) -> Self {
        self.begin_class();
        self.pen.html.push_str(prefix);
        push_number(&mut self.pen.html, number.into());
        self
    }
    fn begin_class(&mut self) {
        self.pen.html.push_str(if self.in_class { " " } else { " class=\"" });
        self.in_class = true;
    }
    fn end_class(&mut self) {
        if self.in_class {
            self.pen.html.push('"');
            self.in_class = false;
        }
    }
    /// An attribute.
    pub(crate) fn attr(mut self, name: &'static str, value: &str) -> Self {
        self.begin_attr(name);
        escape(&mut self.pen.html, value);
        self.pen.html.push('"');
        self
    }
    /// An attribute whose value is put together.
    pub(crate) fn attr_with(mut self, name: &'static str, value: impl FnOnce(&mut Pen)) -> Self {
        self.begin_attr(name);
        value(self.pen);
        self.pen.html.push('"');
        self
    }
    /// An attribute made of several texts.
    pub(crate) fn attr_of(self, name: &'static str, parts: &[&str]) -> Self {
        self.attr_with(name, |pen| parts.iter().for_each(|part| pen.text(part)))
    }
    /// An attribute made of a prefix and a number.
    pub(crate) fn attr_number(self, name: &'static str, prefix: &'static str, number: u16) -> Self {
        self.attr_with(name, |pen| {
            pen.raw(prefix);
            pen.number(number.into());
        })
    }
    /// An attribute, unless its value is empty.
    pub(crate) fn attr_if(self, name: &'static str, value: &str) -> Self {
        if value.is_empty() { self } else { self.attr(name, value) }
    }
    /// An attribute without a value.
    pub(crate) fn flag(mut self, name: &'static str) -> Self {
        self.end_class();
        self.pen.html.push(' ');
        self.pen.html.push_str(name);
        self
    }
    /// The same, if it holds.
    pub(crate) fn flag_if(self, holds: bool, name: &'static str) -> Self {
        if holds { self.flag(name) } else { self }
    }
    fn begin_attr(&mut self, name: &'static str) {
        self.end_class();
        self.pen.html.push(' ');
        self.pen.html.push_str(name);
        self.pen.html.push_str("=\"");
    }
    /// Makes the element an addressable part with this id.
    pub(crate) fn part(mut self, prefix: &'static str, number: u16) -> Self {
        self.begin_attr("id");
        let from = self.pen.html.len();
        self.pen.html.push_str(prefix);
        push_number(&mut self.pen.html, number.into());
        self.note_part(from);
        self
    }
    /// Makes the element an addressable part: the n-th item of a place.
    pub(crate) fn part_of(mut self, prefix: &'static str, place: u16, index: usize) -> Self {
        self.begin_attr("id");
        let from = self.pen.html.len();
        self.pen.html.push_str(prefix);
        push_number(&mut self.pen.html, place.into());
        self.pen.html.push('-');
        push_number(&mut self.pen.html, index as i32);
        self.note_part(from);
        self
    }
    /// Makes the element an addressable part of a list that grows: a page that does not have it yet puts it into the
    /// list with this id, by its number, so that the list itself need not be sent again.
    pub(crate) fn growing_part(mut self, prefix: &'static str, number: u16, list: &'static str) -> Self {
        self = self.part(prefix, number);
        if let Some(part) = self.part {
            self.pen.parts[part].grows = true;
        }
        self.attr("data-in", list)
    }
    /// Makes the element an addressable part with this fixed id.
    pub(crate) fn named_part(mut self, id: &'static str) -> Self {
        self.begin_attr("id");
        let from = self.pen.html.len();
        self.pen.html.push_str(id);
        self.note_part(from);
        self
    }
    /// All that the content of this part depends on: a page that holds a part which shows the same gets nothing new, and
    /// the content is not even written. A part inside would be lost.
    pub(crate) fn showing(mut self, what: &impl Hash) -> Self {
        if let Some(part) = self.part {
            let mut hasher = Folding::default();
            what.hash(&mut hasher);
            let Pen { html, parts, held } = self.pen;
            parts[part].shows = Some(hasher.finish());
            self.is_held = held.shows(html[parts[part].id.clone()].as_bytes(), hasher.finish());
        }
        self
    }
    fn note_part(&mut self, from: usize) {
        self.part = Some(self.pen.parts.len());
        let id = from..self.pen.html.len();
        self.pen.parts.push(Part { start: self.start, end: self.start, id, grows: false, shows: None });
        self.pen.html.push('"');
    }
    /// What is in the element, and its end.
    pub(crate) fn inside(mut self, content: impl FnOnce(&mut Pen)) {
        self.end_class();
        self.pen.html.push('>');
        if !self.is_held {
            content(self.pen);
        }
        self.pen.html.push_str("</");
        self.pen.html.push_str(self.name);
        self.finish();
    }
    /// Words in the element, and its end.
    pub(crate) fn says(self, text: &str) {
        self.inside(|pen| pen.text(text));
    }
    /// Nothing is in the element.
    pub(crate) fn empty(self) {
        self.inside(|_| {});
    }
    /// An element that has no end in HTML, such as an input.
    pub(crate) fn void(mut self) {
        self.end_class();
        self.finish();
    }
    fn finish(self) {
        self.pen.html.push('>');
        if let Some(part) = self.part {
            self.pen.parts[part].end = self.pen.html.len();
        }
    }
}

/// Escapes the five characters that mean something to a browser.
fn escape(html: &mut String, text: &str) {
    if is_plain(text.as_bytes()) {
        return html.push_str(text);
    }
    for character in text.chars() {
        match character {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            other => html.push(other),
        }
    }
}

/// Has the text none of them? Most have none and most are short, so the bytes are checked a chunk at a time, and the last
/// ones perhaps twice.
fn is_plain(bytes: &[u8]) -> bool {
    match bytes.len() {
        0..4 => !bytes.iter().any(|&byte| is_special(byte)),
        4..8 => are_plain::<4>(bytes),
        8..16 => are_plain::<8>(bytes),
        _ => are_plain::<16>(bytes),
    }
}

fn are_plain<const COUNT: usize>(bytes: &[u8]) -> bool {
    let mut chunks = bytes.as_chunks::<COUNT>().0.iter().chain(bytes.last_chunk());
    chunks.all(|chunk| !chunk.iter().fold(false, |found, &byte| found | is_special(byte)))
}

/// Of the five, `&` and `'` differ in one bit, and so do `<` and `>`.
fn is_special(byte: u8) -> bool {
    (byte & !1 == b'&') | (byte & !2 == b'<') | (byte == b'"')
}

/// Quicker than the standard library's formatting, which matters on a page with a thousand numbers.
fn push_number(html: &mut String, number: i32) {
    html.push_str(itoa::Buffer::new().format(number));
}
