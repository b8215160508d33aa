//! The list of what can be done: every offer once, as a button with its words, and what is closed with its reason.
pub(crate) mod bar;
pub(crate) mod keys;
pub(crate) mod sheets;

use crate::area::folds;
use crate::knob::{Knob, hidden};
use crate::ordering::{self, Numbered, Stands};
use crate::pen::{Pen, Tag};
use crate::piece::portrait;
use crate::table::TablePage;
use crate::touches::posts;
use crate::writer::{Writer, key};
use engine::scene::{Closed, Face, Form, Group, Id, Item, Offer, Piece};
use keys::Main;
use sheets::cancel;
use std::iter::{once, repeat};

/// Taking back the last action of a draft.
const UNDO: Knob = Knob { path: "undo", key: "u", class: "btn btn--quiet", word: "web-undo" };
/// Everything that needs no thought.
const ROUTINE: Knob = Knob { path: "play_all", key: "*", class: "btn btn--primary", word: "web-routine" };
const HINT: Knob = Knob { path: "hint", key: "h", class: "btn btn--quiet", word: "web-hint" };
const TAKE_BACK: Knob = Knob { path: "take_back", key: "", class: "btn btn--quiet", word: "web-take-back" };

/// The list of everything.
pub(crate) fn offers(pen: &mut Pen, page: &TablePage<'_>) {
    let title = page.say("web-offers");
    let tag = pen.tag("section").named_part("do").class("t-do").attr("tabindex", "-1").attr("aria-label", &title);
    tag.inside(|pen| {
        pen.tag("div").class("panel actions").inside(|pen| {
            let in_sight = InSight::of(page);
            for (index, offered) in page.scene().offers.iter().enumerate() {
                group(pen, page, &in_sight, index as u16, offered);
            }
            routine(pen, page);
        });
    });
}

/// A group stands in the list on a wide screen; on a small one the bar opens it as a sheet.
fn group(pen: &mut Pen, page: &TablePage<'_>, in_sight: &InSight<'_>, index: u16, group: &Group) {
    let writer = page.writer();
    let narrow = |offer: &Offer| offer.label.0.len() < 4 && offer.price.is_empty() && offer.sub.is_empty();
    let pairs = !group.compact && group.offers.len() > 1 && group.offers.iter().all(narrow);
    let tag = pen.tag("fieldset").part("g", index).class("grp").class_of("grp-", &group.kind);
    // A list to choose from has no buttons with keys, so it needs one itself.
    let is_list = group.compact && group.ordering.is_none();
    let opener = if is_list && group.key.is_empty() { "." } else { &group.key };
    let tag = tag.class_if(pairs, "two").class_if(is_list, "grp--many").class_if(!in_sight.has_all(group), "grp--said");
    let tag = tag.attr_if("data-key", opener);
    tag.flag("popover").inside(|pen| {
        // How things are put in order depends on the screen, so the page has words of its own for it.
        if !group.head.is_empty() && group.ordering.is_none() {
            pen.tag("legend").class("actions__label").inside(|pen| {
                writer.line(pen, &group.head);
                key(pen, opener);
            });
        }
        match &group.ordering {
            Some(ordering) => ordering::send(pen, writer, Numbered { group: index, ordering }, Stands::InList),
            None if group.compact => picker(pen, page, group),
            None => group.offers.iter().for_each(|offer| button(pen, page, group, offer)),
        }
        group.closed.iter().filter(|closed| closed.on.is_none()).for_each(|inner| closed(pen, writer, inner));
        cancel(pen, writer, "g", index);
    });
}

/// What a wide screen shows besides the list: pieces, and the buttons that never move.
struct InSight<'a> {
    main: Main<'a>,
    declined: Option<&'a Offer>,
    /// Pieces in piles that have to be unfolded first.
    folded: Vec<Id>,
}

impl<'a> InSight<'a> {
    fn of(page: &TablePage<'a>) -> InSight<'a> {
        let scene = page.scene();
        let items = scene.areas().into_iter().filter(|area| folds(scene, area)).flat_map(|area| &area.items);
        let folded = items.filter_map(|item| if let Item::Piece(piece) = item { Some(piece.id) } else { None });
        let main = Main::of(page);
        InSight { declined: main.declined(page), main, folded: folded.collect() }
    }
    /// Is all of this group found elsewhere, so that the list need not say it?
    fn has_all(&self, group: &Group) -> bool {
        let is_key = |offer: &Offer| self.main.is(offer) || self.declined.is_some_and(|no| std::ptr::eq(no, offer));
        let has = |offer: &Offer| is_key(offer) || offer.on.first().is_some_and(|id| !self.folded.contains(id));
        group.ordering.is_some() || group.offers.iter().all(has)
    }
}

/// Too many for buttons: a list to choose from, for those who cannot or will not touch pieces.
fn picker(pen: &mut Pen, page: &TablePage<'_>, group: &Group) {
    let tag = pen.tag("form").class("pick").attr("method", "post");
    tag.attr_of("action", &page.frame.path("act")).inside(|pen| {
        hidden(pen, "at", &page.frame.at);
        let select = pen.tag("select").attr("name", "action").attr("aria-label", &page.say("web-choose"));
        select.inside(|pen| {
            for offer in &group.offers {
                touched(pen.tag("option").attr("value", &offer.act), offer).says(&offer.said);
            }
        });
        pen.tag("button").class("btn btn--primary").says(&page.say("web-do-it"));
    });
}

fn button(pen: &mut Pen, page: &TablePage<'_>, group: &Group, offer: &Offer) {
    let writer = page.writer();
    let drawn = if bar::Way::to(page, group) == bar::Way::Sheet { offered_piece(page, offer) } else { None };
    let tag = pen
        .tag("button")
        .class("btn btn--block")
        .class_if(drawn.is_some(), "btn--piece")
        .class_if(offer.main, "btn--main");
    let tag = tag.class_if(offer.instead, "btn--alt").class_if(offer.far, "btn--far");
    let tag = tag.class_if(page.means(offer), "is-meant");
    let marks = page.tabletop.marks;
    let tag = touched(posts(marks.pressed(tag, offer), offer), offer);
    let tag = if offer.key.is_empty() { tag } else { tag.attr_of("data-key", &[&group.key, &offer.key]) };
    tag.inside(|pen| {
        pen.spoken(&offer.said);
        marks.number_on(pen, offer);
        drawn.into_iter().for_each(|piece| portrait(pen, writer, piece));
        pen.tag("span").class("btn__main").attr("aria-hidden", "true").inside(|pen| {
            match offer.label.is_empty() {
                true => pen.text(&offer.said),
                false => writer.line(pen, &offer.label),
            }
            writer.line_in(pen, "btn__sub", &offer.sub);
        });
        writer.line_shown(pen, "prs", &offer.price);
        key(pen, &offer.key);
    });
}

/// The piece at which an offer begins, if its face is up: in a sheet it is drawn, because a name alone says little.
fn offered_piece<'p>(page: &TablePage<'p>, offer: &Offer) -> Option<&'p Piece> {
    let first = offer.on.first()?;
    let piece = page.scene().pieces().into_iter().find(|piece| piece.id == *first)?;
    (matches!(piece.face, Face::Up(_)) && matches!(piece.form, Form::Card | Form::Tile)).then_some(piece)
}

/// Not a button: what one would look for, and why not.
fn closed(pen: &mut Pen, writer: &Writer<'_>, closed: &Closed) {
    pen.tag("p").class("closed").inside(|pen| {
        pen.tag("b").inside(|pen| writer.line(pen, &closed.label));
        pen.text(" ");
        writer.line(pen, &closed.why);
        pen.text(" ");
        writer.rule(pen, &closed.rule);
    });
}

/// Everything at once, in its place among what can be done; the other buttons of every game stand below.
fn routine(pen: &mut Pen, page: &TablePage<'_>) {
    if page.has_routine() {
        pen.tag("div").named_part("own").class("own").inside(|pen| ROUTINE.draw(pen, page));
    }
}

/// What the script needs to choose by touching: the places in their order, the first one with its copies. And what it
/// needs to drag: the piece that goes there, if touching names only the place. Not where the place asks once more.
fn touched<'p>(tag: Tag<'p>, offer: &Offer) -> Tag<'p> {
    if offer.on.is_empty() || offer.last {
        return tag;
    }
    let tag = offer.carries.into_iter().fold(tag, |tag, id| tag.attr_number("data-by", "p", id.0));
    tag.attr_with("data-on", |pen| {
        let copies = offer.begins_at().zip(once("p").chain(repeat("|p")));
        for (id, lead) in copies.chain(offer.on.iter().skip(1).copied().zip(repeat(" p"))) {
            pen.raw(lead);
            pen.number(id.0.into());
        }
    })
}
