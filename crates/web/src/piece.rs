//! Pieces, and everything that can be touched.
//!
//! Nothing to do with it: a picture with a name. One offer of one touch: a button that sends it. Several offers, or
//! offers of several touches: a button that opens a sheet with each of them in words, which the script turns into
//! touching one thing after another.
use crate::line::{emblem, seat_number};
use crate::offers::key;
use crate::pen::{Pen, Tag};
use crate::table::Web;
use engine::Seat;
use engine::scene::{Closed, Face, Form, Id, Offer, Part, Piece, Slot};

impl<'a> Web<'a> {
    /// The offers whose first touch is this place.
    pub(crate) fn offers_on(&self, id: Id) -> &[(Id, &'a Offer)] {
        let from = self.touches.partition_point(|(place, _)| *place < id);
        let count = self.touches[from..].partition_point(|(place, _)| *place == id);
        &self.touches[from..from + count]
    }
    pub(crate) fn closed_on(&self, id: Id) -> Option<&'a Closed> {
        self.closed.iter().find(|(place, _)| *place == id).map(|(_, closed)| *closed)
    }

    pub(crate) fn piece(&self, pen: &mut Pen, piece: &Piece) {
        let offers = self.offers_on(piece.id);
        let closed = self.closed_on(piece.id);
        let (single, ordered) = (single(offers), self.ordered(piece.id));
        let is_button = !offers.is_empty() || ordered.is_some();
        let tag = pen.tag(if is_button { "button" } else { "span" }).part("p", piece.id.0).class("pc");
        let tag = tag.class_of("f-", form(piece.form)).class_of("k-", piece.kind).class_of("v-", piece.tone);
        let tag = owner_class(tag, piece.owner).class_if(self.moved.contains(&piece.id), "is-moved");
        let tag = self.states(tag, offers, closed);
        let tag = tag.class_if(offers.is_empty() && self.laters.contains(&piece.id), "is-can");
        let tag = match (&ordered, single) {
            (Some(ordered), _) => self.orders(tag, ordered),
            (None, Some(offer)) => posts(tag, offer),
            (None, None) if is_button => opens(tag, piece.id),
            (None, None) => tag.attr("role", "img").attr_if("tabindex", if piece.more.is_empty() { "" } else { "0" }),
        };
        let label = self.label(&piece.name, offers, closed);
        let more = if piece.more.is_empty() { String::new() } else { self.scene.say(&piece.more) };
        // A button is called what is in it for the ear, so that what it shows besides (keys, prices) is no other name.
        let tag = tag.attr_if("aria-label", if is_button { "" } else { &label });
        tag.attr_if("title", &more).inside(|pen| {
            if is_button {
                pen.spoken(&label);
            }
            if let Some(ordered) = &ordered {
                pen.spoken(&self.place_of(ordered));
            }
            self.body(pen, piece, closed);
            self.line_shown(pen, "pc__label", &piece.label);
            if !piece.tags.is_empty() {
                let tags = pen.tag("span").class("pc__tags").attr("aria-hidden", "true");
                tags.inside(|pen| piece.tags.iter().for_each(|sign| self.sign(pen, sign)));
            }
            single.iter().for_each(|offer| key(pen, &offer.key));
            self.rivals(pen, offers);
        });
    }

    /// Lit: one touch does it. Can: something begins here. Off: one would look for it here, in vain.
    pub(crate) fn states<'p>(&self, tag: Tag<'p>, offers: &[(Id, &Offer)], closed: Option<&Closed>) -> Tag<'p> {
        let lit = offers.iter().any(|(_, offer)| offer.on.len() == 1);
        let far = lit && offers.iter().all(|(_, offer)| offer.far);
        let tag = tag.class_if(lit, "is-lit").class_if(far, "is-far").class_if(!lit && !offers.is_empty(), "is-can");
        tag.class_if(offers.is_empty() && closed.is_some(), "is-off")
    }

    /// What the ear hears of a place: what it is, and what touching it does or why it does nothing.
    pub(crate) fn label(&self, name: &str, offers: &[(Id, &Offer)], closed: Option<&Closed>) -> String {
        match (offers, closed) {
            ([], None) => name.to_owned(),
            ([], Some(closed)) => self.touch(name, &self.scene.say(&closed.why)),
            ([(_, offer)], _) => self.touch(name, &offer.said),
            (many, _) => self.touch(name, &self.words.text("web-ways", &[("count", (many.len() as u32).into())])),
        }
    }
    /// A name may be whole sentences already.
    fn touch(&self, name: &str, what: &str) -> String {
        let key = if name.ends_with(['.', '!', '?', '…']) { "web-touch-after" } else { "web-touch" };
        self.words.text(key, &[("name", name.into()), ("what", what.into())])
    }

    /// Whoever the piece could go to: their emblem is on it.
    fn rivals(&self, pen: &mut Pen, offers: &[(Id, &Offer)]) {
        let seconds = offers.iter().filter_map(|(_, offer)| offer.on.get(1));
        let mut seats: Vec<Seat> = seconds.filter_map(|id| self.plate_of(*id)).collect();
        seats.sort_unstable();
        seats.dedup();
        seats.into_iter().for_each(|seat| emblem(pen, seat, "pc__to"));
    }
    fn plate_of(&self, id: Id) -> Option<Seat> {
        self.scene.players.iter().find(|player| player.plate == id).map(|player| player.seat)
    }

    /// What is printed on it.
    fn body(&self, pen: &mut Pen, piece: &Piece, closed: Option<&Closed>) {
        match &piece.face {
            Face::Up(parts) => self.face_up(pen, piece, parts, closed),
            Face::Down(back) => {
                let tag = pen.tag("span").class("pb back").class(form(piece.form));
                tag.inside(|pen| self.symbol(pen, back, " seal"));
            }
            Face::Empty => pen.tag("span").class("pb slot").class(form(piece.form)).empty(),
        }
    }
    fn face_up(&self, pen: &mut Pen, piece: &Piece, parts: &[Part], closed: Option<&Closed>) {
        let printed = |pen: &mut Pen, slots: &[Slot]| {
            for slot in slots {
                let here = parts.iter().filter(|part| part.slot == *slot);
                here.for_each(|part| self.line_in(pen, class(*slot), &part.line));
            }
        };
        const PLATE: [Slot; 5] = [Slot::Ground, Slot::Art, Slot::Cost, Slot::Mark, Slot::Worth];
        let tag = pen.tag("span").class("pb").class(form(piece.form)).attr("aria-hidden", "true");
        tag.inside(|pen| {
            if parts.iter().any(|part| PLATE.contains(&part.slot)) {
                pen.tag("span").class("plate").inside(|pen| printed(pen, &PLATE));
            }
            printed(pen, &[Slot::Title, Slot::Gain, Slot::Text]);
            if let Some(closed) = closed {
                self.line_in(pen, "why", &closed.why);
            }
            printed(pen, &[Slot::Index]);
        });
    }

    /// A button over everything in an area or a plate, where offers begin there.
    pub(crate) fn touch_over(&self, pen: &mut Pen, id: Id, name: &str) {
        let offers = self.offers_on(id);
        if offers.is_empty() {
            return;
        }
        let tag = pen.tag("button").class("touch");
        let tag = match single(offers) {
            Some(offer) => posts(tag, offer),
            None => opens(tag, id),
        };
        tag.attr("aria-label", &self.label(name, offers, None)).empty();
    }
}

/// The one offer that one touch makes, if there is no other.
pub(crate) fn single<'o>(offers: &[(Id, &'o Offer)]) -> Option<&'o Offer> {
    match offers {
        [(_, offer)] if offer.on.len() == 1 => Some(offer),
        _ => None,
    }
}

/// A button that sends this offer, with or without the script.
pub(crate) fn posts<'p>(tag: Tag<'p>, offer: &Offer) -> Tag<'p> {
    tag.attr("form", "act").attr("name", "action").attr("value", &offer.act)
}

/// A button that opens the sheet of a place.
pub(crate) fn opens(tag: Tag<'_>, id: Id) -> Tag<'_> {
    tag.attr("type", "button").attr_number("popovertarget", "m", id.0)
}

pub(crate) fn owner_class(tag: Tag<'_>, owner: Option<Seat>) -> Tag<'_> {
    match owner {
        Some(seat) => tag.class_number("p", seat_number(seat)),
        None => tag,
    }
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
