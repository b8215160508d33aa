//! What can be done: every offer once as a button with its words, and what is closed with its reason.
use crate::line::mood;
use crate::ordering::Stands;
use crate::pen::{Pen, Tag};
use crate::piece::{posts, single};
use crate::table::Web;
use engine::scene::{Closed, Group, Id, Item, Offer};

/// A button of the frame.
#[derive(Clone, Copy)]
pub(crate) struct Knob {
    /// Where it posts to, behind the table's address.
    pub(crate) path: &'static str,
    pub(crate) key: &'static str,
    pub(crate) class: &'static str,
    /// What is written on it.
    pub(crate) word: &'static str,
}

/// So many buttons have room in the bar of a small screen.
const MOST_IN_BAR: usize = 4;

impl Web<'_> {
    /// The list of everything.
    pub(crate) fn offers(&self, pen: &mut Pen) {
        let title = self.say("web-offers");
        pen.tag("section").named_part("do").class("t-do").attr("tabindex", "-1").attr("aria-label", &title).inside(
            |pen| {
                pen.tag("div").class("panel actions").inside(|pen| {
                    for (index, group) in self.scene.offers.iter().enumerate() {
                        self.group(pen, index as u16, group);
                    }
                    self.own_offers(pen);
                });
            },
        );
    }

    /// A group stands in the list on a wide screen; on a small one the bar opens it as a sheet.
    fn group(&self, pen: &mut Pen, index: u16, group: &Group) {
        let narrow = |offer: &Offer| offer.label.0.len() < 4 && offer.price.is_empty() && offer.sub.is_empty();
        let pairs = !group.compact && group.offers.len() > 1 && group.offers.iter().all(narrow);
        let tag = pen.tag("fieldset").part("g", index).class("grp").class_of("grp-", group.kind);
        // A list to choose from has no buttons with keys, so it needs one itself.
        let is_list = group.compact && group.ordering.is_none();
        let opener = if is_list && group.key.is_empty() { "." } else { &group.key };
        let tag = tag.class_if(pairs, "two").class_if(is_list, "grp--many").attr_if("data-key", opener);
        tag.flag("popover", true).inside(|pen| {
            // How things are put in order depends on the screen, so the page has words of its own for it.
            if !group.head.is_empty() && group.ordering.is_none() {
                pen.tag("legend").class("actions__label").inside(|pen| {
                    self.line(pen, &group.head);
                    key(pen, opener);
                });
            }
            match &group.ordering {
                Some(ordering) => self.ordering(pen, (index, ordering), Stands::InList),
                None if group.compact => self.picker(pen, group),
                None => group.offers.iter().for_each(|offer| self.button(pen, group, offer)),
            }
            group.closed.iter().filter(|closed| closed.on.is_none()).for_each(|closed| self.closed(pen, closed));
            self.cancel(pen, "g", index);
        });
    }

    /// Too many for buttons: a list to choose from, for those who cannot or will not touch pieces.
    fn picker(&self, pen: &mut Pen, group: &Group) {
        let tag = pen.tag("form").class("pick").attr("method", "post");
        tag.attr_of("action", &self.path("act")).inside(|pen| {
            hidden(pen, "at", &self.frame.at);
            let select = pen.tag("select").attr("name", "action").attr("aria-label", &self.say("web-choose"));
            select.inside(|pen| {
                for offer in &group.offers {
                    touches(pen.tag("option").attr("value", &offer.act), offer).says(&offer.said);
                }
            });
            pen.tag("button").class("btn btn--primary").says(&self.say("web-do-it"));
        });
    }

    fn button(&self, pen: &mut Pen, group: &Group, offer: &Offer) {
        let tag = pen.tag("button").class("btn btn--block").class_if(offer.main, "btn--main");
        let tag = tag.class_if(offer.instead, "btn--alt").class_if(offer.far, "btn--far");
        let tag = touches(posts(tag, offer), offer);
        let tag = match (group.key.as_str(), offer.key.as_str()) {
            (_, "") => tag,
            (first, last) => tag.attr_of("data-key", &[first, last]),
        };
        tag.inside(|pen| {
            pen.spoken(&offer.said);
            pen.tag("span").class("btn__main").attr("aria-hidden", "true").inside(|pen| {
                if offer.label.is_empty() {
                    pen.text(&offer.said);
                } else {
                    self.line(pen, &offer.label);
                }
                self.line_in(pen, "btn__sub", &offer.sub);
            });
            self.line_shown(pen, "prs", &offer.price);
            key(pen, &offer.key);
        });
    }

    /// Not a button: what one would look for, and why not.
    fn closed(&self, pen: &mut Pen, closed: &Closed) {
        pen.tag("p").class("closed").inside(|pen| {
            pen.tag("b").inside(|pen| self.line(pen, &closed.label));
            pen.text(" ");
            self.line(pen, &closed.why);
            pen.text(" ");
            self.rule(pen, &closed.rule);
        });
    }

    /// What the frame itself offers: undo, routine, hints, going back, the next match.
    fn own_offers(&self, pen: &mut Pen) {
        let frame = self.frame;
        let routine = self.has_routine();
        if !(frame.can_undo || routine || frame.hints || frame.may_ask) {
            return;
        }
        pen.tag("div").named_part("own").class("own").inside(|pen| {
            let all = Knob { path: "play_all", key: "*", class: "btn btn--primary", word: "web-routine" };
            let undo = Knob { path: "undo", key: "u", class: "btn btn--quiet", word: "web-undo" };
            let hint = Knob { path: "hint", key: "h", class: "btn btn--quiet", word: "web-hint" };
            let knobs = [(routine, all), (frame.can_undo, undo), (frame.hints, hint)];
            for (_, knob) in knobs.into_iter().filter(|(may, _)| *may) {
                self.knob(pen, knob);
            }
            if frame.may_ask {
                let ask = Knob { path: "take_back", key: "", class: "btn btn--quiet", word: "web-take-back" };
                self.form_of(pen, ask, &[("at", &frame.at), ("agree", "true")]);
            }
        });
    }

    /// A button of the frame that says what the form of all actions says, to another address of the table.
    pub(crate) fn knob(&self, pen: &mut Pen, knob: Knob) {
        let tag = pen.tag("button").class(knob.class).attr("form", "act").attr_if("data-key", knob.key);
        tag.attr_of("formaction", &self.path(knob.path)).inside(|pen| {
            pen.text(&self.say(knob.word));
            if knob.key.trim() != "" {
                key(pen, &knob.key.to_uppercase());
            }
        });
    }
    /// A button of the frame with a form of its own, because it says something else.
    pub(crate) fn form_of(&self, pen: &mut Pen, knob: Knob, fields: &[(&'static str, &str)]) {
        let tag = pen.tag("form").attr("method", "post");
        tag.attr_of("action", &self.path(knob.path)).inside(|pen| {
            fields.iter().for_each(|(name, value)| hidden(pen, name, value));
            pen.tag("button").class(knob.class).attr_if("data-key", knob.key).says(&self.say(knob.word));
        });
    }

    /// On a small screen: the groups that touching pieces cannot reach, as buttons or as openers.
    pub(crate) fn bar(&self, pen: &mut Pen) {
        let away = self.put_away();
        pen.tag("div").named_part("bar").class("t-bar").inside(|pen| {
            self.bar_own(pen);
            for (index, group) in self.scene.offers.iter().enumerate() {
                if let Some(ordering) = &group.ordering {
                    self.ordering(pen, (index as u16, ordering), Stands::InBar);
                    continue;
                }
                match group.offers.as_slice() {
                    [] => {}
                    [offer] => self.bar_button(pen, offer),
                    many if many.iter().all(|offer| matches!(*offer.on, [place] if !away.contains(&place))) => {
                        many.iter().filter(|offer| offer.main).for_each(|offer| self.button(pen, group, offer));
                    }
                    // What no piece stands for is said here, for a list may be a drawer that is not open.
                    few if few.len() <= MOST_IN_BAR && few.iter().all(|offer| offer.on.is_empty()) => {
                        few.iter().for_each(|offer| self.bar_button(pen, offer));
                    }
                    many => self.opener(pen, index as u16, group, many.len()),
                }
            }
        });
    }
    /// Where the list is a drawer, what is wanted every turn stands in the bar as well; a game's look says where that is.
    fn bar_own(&self, pen: &mut Pen) {
        let all = Knob { path: "play_all", key: "", class: "btn btn--primary bar__own", word: "web-routine" };
        let undo = Knob { path: "undo", class: "btn btn--quiet bar__own", word: "web-undo", ..all };
        let knobs = [(self.has_routine(), all), (self.frame.can_undo, undo)];
        knobs.into_iter().filter(|(may, _)| *may).for_each(|(_, knob)| self.knob(pen, knob));
    }
    fn has_routine(&self) -> bool {
        self.frame.routine.is_some() && !self.scene.offers.is_empty()
    }
    /// What lies in drawers: on a small screen it cannot be touched before its drawer is open.
    fn put_away(&self) -> Vec<Id> {
        let items = self.drawers().flat_map(|area| &area.items);
        let pieces = items.filter_map(|item| if let Item::Piece(piece) = item { Some(piece.id) } else { None });
        pieces.collect()
    }
    /// Alone in the bar an offer must say all it is.
    fn bar_button(&self, pen: &mut Pen, offer: &Offer) {
        let tag = posts(pen.tag("button").class("btn").class_if(offer.main, "btn--main"), offer);
        tag.inside(|pen| {
            pen.words("span", "btn__main", &offer.said);
            self.line_in(pen, "prs", &offer.price);
        });
    }
    fn opener(&self, pen: &mut Pen, index: u16, group: &Group, count: usize) {
        let tag = pen.tag("button").class("btn").attr("type", "button").attr_number("popovertarget", "g", index);
        tag.inside(|pen| {
            group.sign.iter().for_each(|sign| self.sign(pen, sign));
            match group.short.is_empty() {
                true => self.line(pen, &group.head),
                false => pen.text(&group.short),
            }
            // A hundred ways to lay cards look like a price.
            if !group.compact {
                pen.tag("span").class("badge badge--s").inside(|pen| pen.number(count as i32));
            }
        });
    }

    /// The sheets of places where several things can begin.
    pub(crate) fn menus(&self, pen: &mut Pen) {
        pen.tag("div").named_part("menus").inside(|pen| {
            let mut rest = self.touches.as_slice();
            while let Some((id, _)) = rest.first() {
                let count = rest.partition_point(|(place, _)| place == id);
                let (here, others) = rest.split_at(count);
                if single(here).is_none() {
                    self.menu(pen, *id, here);
                }
                rest = others;
            }
            self.order_sheets(pen);
        });
    }
    fn menu(&self, pen: &mut Pen, id: Id, offers: &[(Id, &Offer)]) {
        pen.tag("div").part("m", id.0).class("sheet").flag("popover", true).inside(|pen| {
            if let Some(name) = self.called.get(&id) {
                pen.words("p", "sheet__head", name);
            }
            for (_, offer) in offers {
                let tag = posts(pen.tag("button").class("btn btn--block").class_if(offer.main, "btn--main"), offer);
                tag.inside(|pen| {
                    pen.words("span", "btn__main", &offer.said);
                    self.line_in(pen, "prs", &offer.price);
                });
            }
            self.cancel(pen, "m", id.0);
        });
    }
    /// Closes a sheet: nothing was sent.
    pub(crate) fn cancel(&self, pen: &mut Pen, prefix: &'static str, number: u16) {
        let tag = pen.tag("button").class("btn btn--quiet sheet__end").attr("type", "button");
        let tag = tag.attr_number("popovertarget", prefix, number).attr("popovertargetaction", "hide");
        tag.says(&self.say("web-cancel"));
    }

    /// The phases of the match.
    pub(crate) fn steps(&self, pen: &mut Pen) {
        pen.tag("ol").class("steps").inside(|pen| {
            for (words, state) in &self.scene.steps {
                let tag = pen.tag("li").class("steps__it").class(mood(*state));
                let now = *state == engine::scene::Mood::Now;
                tag.attr_if("aria-current", if now { "step" } else { "" }).says(words);
            }
        });
    }
}

/// A field of a form that nobody sees.
pub(crate) fn hidden(pen: &mut Pen, name: &'static str, value: &str) {
    pen.tag("input").attr("type", "hidden").attr("name", name).attr("value", value).void();
}

pub(crate) fn key(pen: &mut Pen, key: &str) {
    if !key.is_empty() {
        pen.text(" ");
        pen.tag("kbd").class("key").attr("aria-hidden", "true").says(key);
    }
}

/// What the script needs to choose by touching: the places in their order.
fn touches<'p>(tag: Tag<'p>, offer: &Offer) -> Tag<'p> {
    if offer.on.is_empty() {
        return tag;
    }
    tag.attr_with("data-on", |pen| {
        for (at, id) in offer.on.iter().enumerate() {
            pen.raw(if at > 0 { " p" } else { "p" });
            pen.number(id.0.into());
        }
    })
}
