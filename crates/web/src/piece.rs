//! Pieces, as pictures or as buttons.
use crate::hyphens::soft_hyphens;
use crate::ordering::{movable, ordered};
use crate::pen::{Pen, Tag};
use crate::tabletop::Tabletop;
use crate::touches::{Touch, begins, label, single, states};
use crate::writer::{Writer, emblem, key, owner_class};
use engine::Seat;
use engine::scene::{Closed, Face, Form, Id, Ink, Line, Part, Piece, Slot};

pub(crate) fn piece(pen: &mut Pen, top: &Tabletop<'_>, piece: &Piece) {
    let (writer, touches) = (&top.writer, top.touches.on(piece.id));
    let closed = writer.scene.closed(piece.id);
    let ordered = ordered(writer.scene, piece.id);
    let is_button = !touches.is_empty() || ordered.is_some();
    let tag = pen.tag(if is_button { "button" } else { "span" }).part("p", piece.id.0).class("pc");
    let tag = tag.class_of("f-", form(piece.form)).class_of("k-", &piece.kind).class_of("v-", &piece.tone);
    let tag = owner_class(tag, piece.owner).class_if(top.arrived.contains(&piece.id), "is-moved");
    let tag = states(tag, touches, closed).class_if(top.touches.is_meant(piece.id), "is-meant");
    let tag = tag.class_if(touches.is_empty() && top.touches.is_later(piece.id), "is-can");
    let tag = top.marks.ringed(tag.class_if(top.touches.is_carried(piece.id), "is-drag"), piece.id);
    let tag = match &ordered {
        Some(ordered) => movable(tag, ordered),
        None if is_button => begins(tag, piece.id, touches),
        None => tag.attr("role", "img").attr_if("tabindex", if piece.more.is_empty() { "" } else { "0" }),
    };
    let label = label(writer, &piece.name, touches, closed);
    let more = if piece.more.is_empty() { String::new() } else { writer.scene.say(&piece.more) };
    // A button is named by its words for the ear, so that keys and prices on it do not become part of the name.
    let tag = tag.attr_if("aria-label", if is_button { "" } else { &label });
    tag.attr_if("title", &more).inside(|pen| {
        if is_button {
            pen.spoken(&label);
        }
        if let Some(ordered) = &ordered {
            pen.spoken(&ordered.said(writer));
        }
        // A part by itself: whether one may touch the piece changes more often than what is printed on it.
        body(pen.tag("span").part("b", piece.id.0), writer, piece, closed);
        writer.line_shown(pen, "pc__label", &piece.label);
        if !piece.tags.is_empty() {
            let tags = pen.tag("span").class("pc__tags").attr("aria-hidden", "true");
            tags.inside(|pen| writer.signs(pen, &piece.tags));
        }
        single(touches).iter().for_each(|offer| key(pen, &offer.key));
        receivers(pen, top, touches);
        takers(pen, top, piece.id);
        top.marks.number(pen, piece.id);
    });
}

/// A picture of a piece that lies elsewhere, for the eye alone.
pub(crate) fn portrait(pen: &mut Pen, writer: &Writer<'_>, piece: &Piece) {
    let tag = pen.tag("span").class("pc portrait").class_of("f-", form(piece.form)).class_of("k-", &piece.kind);
    let tag = owner_class(tag.class_of("v-", &piece.tone), piece.owner);
    tag.attr("aria-hidden", "true").inside(|pen| body(pen.tag("span"), writer, piece, None));
}

/// The emblems of the players the piece could go to.
fn receivers(pen: &mut Pen, top: &Tabletop<'_>, touches: &[Touch<'_>]) {
    let seconds = touches.iter().filter_map(|touch| touch.offer.on.get(1));
    let mut seats: Vec<Seat> = seconds.filter_map(|id| top.plate_of(*id)).collect();
    seats.sort_unstable();
    seats.dedup();
    seats.into_iter().for_each(|seat| emblem(pen, seat, "pc__to"));
}

/// The emblems of those who took something from here; the script shows each when that has been seen.
fn takers(pen: &mut Pen, top: &Tabletop<'_>, id: Id) {
    if top.taken_from(id).next().is_none() {
        return;
    }
    pen.tag("span").class("pc__by").attr("aria-hidden", "true").inside(|pen| {
        for taken in top.taken_from(id) {
            let tag = pen.tag("span").attr_with("data-at", |pen| pen.number(taken.at as i32));
            tag.inside(|pen| emblem(pen, taken.by, "emblem--s"));
        }
    });
}

/// What is printed on it.
fn body(tag: Tag<'_>, writer: &Writer<'_>, piece: &Piece, closed: Option<&Closed>) {
    let tag = tag.class("pb");
    let form = form(piece.form);
    match &piece.face {
        Face::Up(parts) => {
            tag.class(form).attr("aria-hidden", "true").inside(|pen| face_up(pen, writer, parts, closed));
        }
        Face::Down(back) => tag.class("back").class(form).inside(|pen| writer.symbol(pen, back, " seal")),
        Face::Empty => tag.class("slot").class(form).empty(),
    }
}

fn face_up(pen: &mut Pen, writer: &Writer<'_>, parts: &[Part], closed: Option<&Closed>) {
    let printed = |pen: &mut Pen, slots: &[Slot]| {
        for slot in slots {
            for part in parts.iter().filter(|part| part.slot == *slot) {
                match *slot == Slot::Title {
                    true => writer.line_in(pen, class(*slot), &softened(&part.line)),
                    false => writer.line_in(pen, class(*slot), &part.line),
                }
            }
        }
    };
    const PLATE: [Slot; 5] = [Slot::Ground, Slot::Art, Slot::Cost, Slot::Mark, Slot::Worth];
    if parts.iter().any(|part| PLATE.contains(&part.slot)) {
        pen.tag("span").class("plate").inside(|pen| printed(pen, &PLATE));
    }
    printed(pen, &[Slot::Title, Slot::Gain, Slot::Text]);
    if let Some(closed) = closed {
        writer.line_in(pen, "why", &closed.why);
    }
    printed(pen, &[Slot::Index]);
}

/// Names may be longer than a card is wide.
fn softened(line: &Line) -> Line {
    let soft = |ink: &Ink| match ink {
        Ink::Text(text) => Ink::Text(soft_hyphens(text).into()),
        other => other.clone(),
    };
    Line(line.0.iter().map(soft).collect())
}

fn form(form: Form) -> &'static str {
    match form {
        Form::Card => "card",
        Form::Tile => "tile",
        Form::Token => "token",
        Form::Pawn => "pawn",
        Form::Room => "room",
    }
}

fn class(slot: Slot) -> &'static str {
    match slot {
        Slot::Ground => "ground",
        Slot::Art => "art",
        Slot::Cost => "cost",
        Slot::Mark => "mark",
        Slot::Worth => "worth",
        Slot::Title => "title",
        Slot::Gain => "gain",
        Slot::Text => "text",
        Slot::Index => "index",
    }
}
