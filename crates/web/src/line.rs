//! Lines, signs and emblems.
use crate::assets::path;
use crate::pen::Pen;
use crate::table::Web;
use engine::Seat;
use engine::scene::{Ink, Line, Mood, Name, Shown, Sign};
use std::sync::LazyLock;

/// Colour, pattern and emblem are one: nobody needs to tell colours apart.
const EMBLEMS: [&str; 4] = ["emblem-fox", "emblem-owl", "emblem-hare", "emblem-stag"];

impl Web<'_> {
    /// One of the frame's own words.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.text(key, &[])
    }
    /// Running text with pictures.
    pub(crate) fn line(&self, pen: &mut Pen, line: &Line) {
        for ink in &line.0 {
            match ink {
                Ink::Text(words) => pen.text(words),
                Ink::Strong(words) => pen.tag("b").says(words),
                Ink::Sign(sign) => self.sign(pen, sign),
                Ink::Who(seat) => self.who(pen, *seat),
            }
        }
    }
    /// The line in an element of this class, if there is one.
    pub(crate) fn line_in(&self, pen: &mut Pen, class: &'static str, line: &Line) {
        if !line.is_empty() {
            pen.tag("span").class(class).inside(|pen| self.line(pen, line));
        }
    }
    /// The same for the eye alone, where a label says it already.
    pub(crate) fn line_shown(&self, pen: &mut Pen, class: &'static str, line: &Line) {
        if !line.is_empty() {
            pen.tag("span").class(class).attr("aria-hidden", "true").inside(|pen| self.line(pen, line));
        }
    }
    /// A picture, as often as it is shown, with what it says to the ear.
    pub(crate) fn sign(&self, pen: &mut Pen, sign: &Sign) {
        let tag = pen.tag("span").class("sg").class_of("s-", sign.sym).class_of("v-", sign.tone);
        if sign.shown == Shown::Named {
            return tag.class("sg--named").inside(|pen| {
                self.symbol(pen, sign.sym, "");
                pen.text(&sign.said);
            });
        }
        tag.attr_if("title", &sign.said).inside(|pen| {
            let times = if let Shown::Times(times) = sign.shown { times } else { 1 };
            (0..times).for_each(|_| self.symbol(pen, sign.sym, ""));
            if let Shown::Number(number) = &sign.shown {
                pen.tag("b").attr("aria-hidden", "true").says(number);
            }
            if !sign.said.is_empty() {
                pen.spoken(&sign.said);
            }
        });
    }
    /// A symbol of the game.
    pub(crate) fn symbol(&self, pen: &mut Pen, name: Name, class: &'static str) {
        pen.symbol(class, &self.sprite, name);
    }
    /// A picture that brings its own proportions.
    pub(crate) fn scenery(&self, pen: &mut Pen, name: Name) {
        let svg = pen.tag("svg").class("scenery").class_of("g-", name).attr("aria-hidden", "true");
        svg.inside(|pen| pen.tag("use").attr_of("href", &[&self.sprite, "#s-", name]).empty());
    }
    /// A player in the middle of a sentence.
    fn who(&self, pen: &mut Pen, seat: Seat) {
        pen.tag("span").class("who").class_number("p", seat_number(seat)).says(self.name(seat));
    }
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.scene.player(seat).map_or("", |player| &player.name)
    }
}

/// Where the frame's own symbols are.
pub(crate) static SPRITE: LazyLock<String> = LazyLock::new(|| path("adit.svg"));

/// A symbol of the frame's own.
pub(crate) fn base_symbol(pen: &mut Pen, name: &str, class: &'static str) {
    pen.symbol(class, &SPRITE, name);
}

/// The round token of a player: a picture of the stylesheet.
pub(crate) fn emblem(pen: &mut Pen, seat: Seat, class: &'static str) {
    pen.tag("i").class("emblem").class_number("p", seat_number(seat)).class(class).empty();
}

pub(crate) fn emblem_name(seat: Seat) -> &'static str {
    EMBLEMS[seat.index() % EMBLEMS.len()]
}

/// Players are `p1` to `p4` in the stylesheet.
pub(crate) fn seat_number(seat: Seat) -> u16 {
    u16::from(seat.0) + 1
}

/// Past, present, future as a class.
pub(crate) fn mood(mood: Mood) -> &'static str {
    match mood {
        Mood::Plain => "",
        Mood::Done => "is-done",
        Mood::Now => "is-now",
        Mood::Left => "is-left",
    }
}
