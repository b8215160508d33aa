//! The page of a table: what is happening, the table, my things, what I can do, the story; in this order for the ear.
mod now;
pub(crate) mod over;
mod rest;
pub(crate) mod reveal;
mod seats;
mod top;

use crate::area::areas;
use crate::coach::advice;
use crate::frame::{Frame, Mode};
use crate::knob::hidden;
use crate::marks::Marks;
use crate::offers::{bar::bar, keys::keys, offers, sheets::sheets};
use crate::pen::Pen;
use crate::picture::{Changes, Held, Picture};
use crate::story::story;
use crate::tabletop::Tabletop;
use crate::writer::{Writer, base_symbol, key};
use engine::scene::{Area, Flight, Flying, Offer, Scene, Shown};
use engine::{Seat, Words};
use std::borrow::Cow;
use std::mem::take;

/// The `<main id="table">` of the table page: this Scene with what stands around it, in the viewer's language.
pub fn table(scene: &Scene, frame: &Frame, words: &dyn Words) -> Picture {
    let mut pen = Pen::new();
    draw(&mut pen, scene, frame, words);
    pen.picture()
}

/// What turns a page that holds this into that of [`table`], which it holds from now on. It is cheaper than a picture
/// of everything: what is long and seldom changes is not written again.
pub fn update(scene: &Scene, frame: &Frame, words: &dyn Words, held: &mut Held) -> Changes {
    let mut pen = Pen::over(take(held));
    draw(&mut pen, scene, frame, words);
    let (picture, known) = pen.picture_over();
    *held = picture.held();
    picture.changes(&known)
}

fn draw(pen: &mut Pen, scene: &Scene, frame: &Frame, words: &dyn Words) {
    let means = frame.coach.as_ref().map_or(&[][..], |coach| &coach.means);
    let marks = frame.advice.first().map_or(Marks::default(), |best| Marks::new(&best.steps));
    let tabletop = Tabletop { marks, ..Tabletop::new(scene, words) }.meaning(means);
    main(pen, &TablePage { tabletop, frame });
}

/// What every part of the page is drawn with.
pub(crate) struct TablePage<'a> {
    pub(crate) tabletop: Tabletop<'a>,
    pub(crate) frame: &'a Frame,
}

impl<'a> TablePage<'a> {
    pub(crate) fn writer(&self) -> &Writer<'a> {
        &self.tabletop.writer
    }
    pub(crate) fn scene(&self) -> &'a Scene {
        self.tabletop.writer.scene
    }
    /// One of this crate's own texts.
    pub(crate) fn say(&self, key: &str) -> Cow<'static, str> {
        self.tabletop.writer.say(key)
    }
    /// Does the coach speak of this?
    pub(crate) fn means(&self, offer: &Offer) -> bool {
        self.means_act(&offer.act)
    }
    /// The same for the notation of an action.
    pub(crate) fn means_act(&self, action: &str) -> bool {
        self.frame.coach.as_ref().is_some_and(|coach| coach.means.iter().any(|meant| meant == action))
    }
    /// Can everything that needs no thought be done at once?
    pub(crate) fn has_routine(&self) -> bool {
        self.frame.routine.is_some() && !self.scene().offers.is_empty()
    }
    /// Areas that are drawers on a small screen.
    pub(crate) fn drawers(&self) -> impl Iterator<Item = &'a Area> {
        self.scene().table.iter().chain(&self.scene().mine).filter(|area| area.tab.is_some())
    }
}

fn main(pen: &mut Pen, page: &TablePage<'_>) {
    let (scene, frame) = (page.scene(), page.frame);
    let tag = pen.tag("main").named_part("table").class("t").class_of("game-", &scene.game);
    let tag = tag.class_if(frame.over, "is-over");
    let tag =
        tag.attr("data-table", &frame.table).attr("data-game", &scene.game).attr("data-art", &page.writer().sprite);
    let tag = tag.attr_if("data-you", &frame.you.as_ref().map_or(String::new(), Seat::to_string));
    let tag = tag.attr_if("data-mode", frame.mode.word()).attr_if("data-end", frame.end.as_deref().unwrap_or(""));
    tag.inside(|pen| {
        act(pen, page);
        says(pen, page);
        top::top(pen, page);
        now::now(pen, page);
        advice(pen, page);
        tabs(pen, page);
        pen.tag("section").class("t-table").attr("aria-label", &page.say("web-table")).inside(|pen| {
            let tag = pen.tag("div").named_part("scene").class("t-scene");
            tag.inside(|pen| areas(pen, &page.tabletop, &scene.table));
            pen.tag("div").named_part("seats").class("t-seats").inside(|pen| seats::others(pen, page));
        });
        // Always there, so that something held up changes this part alone; before the buttons, whose key it takes.
        pen.tag("div").named_part("over").inside(|pen| over::over(pen, page));
        pen.tag("div").named_part("happens").inside(|pen| over::happening(pen, page));
        pen.tag("div").class("t-dock").inside(|pen| {
            let title = page.say("web-mine");
            pen.tag("section").named_part("mine").class("t-mine").attr("aria-label", &title).inside(|pen| {
                seats::own(pen, page);
                bar(pen, page);
            });
            offers(pen, page);
            keys(pen, page);
        });
        story(pen, page);
        sheets(pen, page);
        moves(pen, scene);
    });
}

/// The one form all buttons belong to. What the answer is about stands here and nowhere else, so that a page whose
/// table did not change is sent only a few bytes.
fn act(pen: &mut Pen, page: &TablePage<'_>) {
    let frame = page.frame;
    if frame.mode == Mode::Replay {
        return;
    }
    let your_turn = page.scene().players.iter().any(|player| player.you && player.turn);
    let tag = pen.tag("form").named_part("act").attr("method", "post").attr("data-at", &frame.at);
    let tag = tag.attr_of("action", &frame.path("act")).attr_if("data-turn", if your_turn { "yes" } else { "" });
    tag.inside(|pen| hidden(pen, "at", &frame.at));
}

/// What is said to the ear, what the script says, and the card it fills.
fn says(pen: &mut Pen, page: &TablePage<'_>) {
    // Apart from the sentence of the moment: this says what is new, the sentence says how things stand.
    let tag = pen.tag("div").named_part("said").class("vh").attr("role", "status").attr("aria-live", "polite");
    let (announced, coach) = (page.scene().announced(), page.frame.coach.iter().flat_map(|coach| &coach.says));
    tag.inside(|pen| announced.iter().chain(coach).for_each(|said| pen.words("p", "", said)));
    pen.tag("div").class("says").inside(|pen| {
        let status = pen.tag("p").attr("id", "status").class("status").attr("role", "alert");
        let status = status.attr("data-pick", &page.say("web-pick")).attr("data-rule", &page.say("web-rule"));
        status.attr("data-faster", &page.say("web-faster")).empty();
        let cancel = pen.tag("button").attr("id", "cancel").class("btn").attr("type", "button");
        cancel.flag("hidden").inside(|pen| {
            pen.text(&page.say("web-cancel"));
            key(pen, &page.say("web-escape"));
        });
    });
    // One card explains whatever is hovered, focused or pressed long.
    pen.tag("div").attr("id", "about").class("about").attr("role", "tooltip").attr("popover", "manual").empty();
}

/// On a small screen a row of tabs opens one drawer at a time; the page itself remembers which one is open.
fn tabs(pen: &mut Pen, page: &TablePage<'_>) {
    let base_tab = |pen: &mut Pen, id: &str, sign: &str, word: &str| {
        tab(pen, id, |pen| {
            base_symbol(pen, sign, "");
            pen.text(&page.say(word));
        });
    };
    pen.tag("nav").named_part("tabs").class("t-tabs").attr("aria-label", &page.say("web-tabs")).inside(|pen| {
        base_tab(pen, FIRST_TAB, "map", "web-tab-map");
        for area in page.drawers() {
            let Some(sign) = &area.tab else { continue };
            tab(pen, &format!("tab-{}", area.kind), |pen| {
                page.writer().symbol(pen, &sign.sym, "");
                pen.text(&sign.said);
                if let Shown::Number(number) = &sign.shown {
                    pen.words("span", "tab__n", number);
                }
            });
        }
        base_tab(pen, "tab-do", "do", "web-tab-offers");
        base_tab(pen, "tab-story", "story", "web-tab-story");
    });
}

/// The tab that is open at first.
const FIRST_TAB: &str = "tab-mine";

fn tab(pen: &mut Pen, id: &str, label: impl FnOnce(&mut Pen)) {
    let tag = pen.tag("input").class("tabin vh").attr("type", "radio").attr("name", "tab").attr("id", id);
    tag.flag_if(id == FIRST_TAB, "checked").void();
    pen.tag("label").class("tab").attr("for", id).inside(label);
}

/// The traces that stay on show, for the script: from, to.
fn moves(pen: &mut Pen, scene: &Scene) {
    let traces = scene.traces();
    let pawns = |flight: &&&Flight| !matches!(flight.flies, Flying::Pawn(_));
    let said = traces.iter().filter(pawns).map(|flight| format!("{} {}", flight.from.0, flight.to.0));
    let said: Vec<String> = said.collect();
    pen.tag("div").named_part("moves").attr("data-moves", &said.join(",")).flag("hidden").empty();
}
