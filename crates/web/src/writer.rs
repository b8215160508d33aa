//! Words, lines and signs of one Scene.
use crate::assets::path;
use crate::pen::{Pen, Tag};
use engine::scene::{Ink, Line, Mood, Shown, Sign};
use engine::{Folding, Scene, Seat, Words};
use std::borrow::Cow;
use std::hash::{Hash, Hasher as _};
use std::sync::LazyLock;

/// Colour, pattern and emblem always go together: nobody needs to tell colours apart.
const EMBLEMS: [&str; 4] = ["emblem-fox", "emblem-owl", "emblem-hare", "emblem-stag"];

/// Writes in the viewer's language, with the game's symbols and the players' names.
pub(crate) struct Writer<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) words: &'a dyn Words,
    /// The address of the game's symbols.
    pub(crate) sprite: String,
    /// Of the players' names, which any line may contain.
    names: u64,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(scene: &'a Scene, words: &'a dyn Words) -> Writer<'a> {
        let mut names = Folding::default();
        scene.players.iter().for_each(|player| player.name.hash(&mut names));
        Writer { scene, words, sprite: path(&format!("games/{}.svg", scene.game)), names: names.finish() }
    }
    /// The part of the page shows these lines and signs, and nothing else that may change.
    pub(crate) fn showing<'p>(&self, tag: Tag<'p>, what: &impl Hash) -> Tag<'p> {
        tag.showing(&(self.names, what))
    }
    /// One of this crate's own texts.
    pub(crate) fn say(&self, key: &str) -> Cow<'static, str> {
        self.words.phrase(key)
    }
    /// Running text with pictures.
    pub(crate) fn line(&self, pen: &mut Pen, line: &Line) {
        for ink in &line.0 {
            match ink {
                Ink::Text(words) => pen.text(words),
                Ink::Strong(words) => pen.tag("b").says(words),
                Ink::Sign(sign) => self.sign(pen, sign),
                Ink::Who(seat) => owner_class(pen.tag("span").class("who"), Some(*seat)).says(self.name(*seat)),
            }
        }
    }
    /// The line in an element of this class, unless it is empty.
    pub(crate) fn line_in(&self, pen: &mut Pen, class: &'static str, line: &Line) {
        if !line.is_empty() {
            pen.tag("span").class(class).inside(|pen| self.line(pen, line));
        }
    }
    /// The same for the eye alone, where a label already says it.
    pub(crate) fn line_shown(&self, pen: &mut Pen, class: &'static str, line: &Line) {
        if !line.is_empty() {
            pen.tag("span").class(class).attr("aria-hidden", "true").inside(|pen| self.line(pen, line));
        }
    }
    /// A picture, repeated as often as it is shown, with its words for the ear.
    pub(crate) fn sign(&self, pen: &mut Pen, sign: &Sign) {
        let tag = pen.tag("span").class("sg").class_of("s-", &sign.sym).class_of("v-", &sign.tone);
        if sign.shown == Shown::Named {
            return tag.class("sg--named").inside(|pen| {
                self.symbol(pen, &sign.sym, "");
                pen.text(&sign.said);
            });
        }
        tag.attr_if("title", &sign.said).inside(|pen| {
            (0..times(sign)).for_each(|_| self.symbol(pen, &sign.sym, ""));
            if let Shown::Number(number) = &sign.shown {
                pen.tag("b").attr("aria-hidden", "true").says(number);
            }
            if !sign.said.is_empty() {
                pen.spoken(&sign.said);
            }
        });
    }
    pub(crate) fn signs(&self, pen: &mut Pen, signs: &[Sign]) {
        signs.iter().for_each(|sign| self.sign(pen, sign));
    }
    /// A symbol of the game.
    pub(crate) fn symbol(&self, pen: &mut Pen, name: &str, class: &'static str) {
        pen.symbol(class, &self.sprite, name);
    }
    /// A picture that brings its own proportions.
    pub(crate) fn scenery(&self, pen: &mut Pen, name: &str) {
        let svg = pen.tag("svg").class("scenery").class_of("g-", name).attr("aria-hidden", "true");
        svg.inside(|pen| pen.tag("use").attr_of("href", &[&self.sprite, "#s-", name]).empty());
    }
    /// The id of a rule, as a link to its text.
    pub(crate) fn rule(&self, pen: &mut Pen, rule: &str) {
        let tag = pen.tag("a").class("rule").attr_of("href", &["/rules/", &self.scene.game, "#", rule]);
        tag.attr("target", "_blank").says(rule);
    }
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.scene.player(seat).map_or("", |player| &player.name)
    }
}

/// The address of the symbols that all games share.
pub(crate) static SPRITE: LazyLock<String> = LazyLock::new(|| path("adit.svg"));

/// A symbol that all games share.
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

/// The class of the player to whom the element belongs, if it belongs to one.
pub(crate) fn owner_class(tag: Tag<'_>, owner: Option<Seat>) -> Tag<'_> {
    match owner {
        Some(seat) => tag.class_number("p", seat_number(seat)),
        None => tag,
    }
}

/// A key on the keyboard, unless there is none.
pub(crate) fn key(pen: &mut Pen, key: &str) {
    if !key.is_empty() {
        pen.text(" ");
        pen.tag("kbd").class("key").attr("aria-hidden", "true").says(key);
    }
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

/// How often a sign is drawn.
pub(crate) fn times(sign: &Sign) -> usize {
    match sign.shown {
        Shown::Times(times) => times.into(),
        Shown::Alone | Shown::Named | Shown::Number(_) => 1,
    }
}
