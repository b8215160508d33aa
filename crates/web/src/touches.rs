//! What touching a place does.
//!
//! Without offers a place is a picture with a name. With one offer of one touch it is a button that sends it. With
//! several offers, or offers of several touches, it is a button that opens a sheet with each of them in words; the
//! script lets one touch one thing after another instead.
use crate::pen::{Pen, Tag};
use crate::writer::Writer;
use engine::Scene;
use engine::scene::{Closed, Id, Offer};
use std::collections::{BTreeMap, BTreeSet};

/// The places of one Scene at which offers begin or go on. Light is derived from offers and from nothing else.
pub(crate) struct Touches<'a> {
    /// Every offer under its first touch, sorted by place.
    firsts: Vec<Touch<'a>>,
    /// Places that are touched after the first one.
    laters: BTreeSet<Id>,
    /// Pieces that go to a place one can touch.
    carried: BTreeSet<Id>,
    /// Places that somebody speaks of.
    meant: BTreeSet<Id>,
    /// Names of places; none where there are no offers.
    names: BTreeMap<Id, &'a str>,
}

/// An offer that begins at a place.
#[derive(Clone, Copy)]
pub(crate) struct Touch<'a> {
    pub(crate) place: Id,
    pub(crate) offer: &'a Offer,
}

impl<'a> Touches<'a> {
    pub(crate) fn new(scene: &'a Scene) -> Touches<'a> {
        // Pieces that are put in order are not touched one after another.
        let offers = || scene.offers.iter().filter(|group| group.ordering.is_none()).flat_map(|group| &group.offers);
        let begins = |offer: &'a Offer| offer.begins_at().map(move |place| Touch { place, offer });
        let mut firsts: Vec<Touch<'a>> = offers().flat_map(begins).collect();
        firsts.sort_by_key(|touch| touch.place);
        let laters = offers().flat_map(|offer| offer.on.iter().skip(1).copied()).collect();
        let carried = offers().filter_map(|offer| offer.carries).collect();
        let names = if scene.offers.is_empty() { BTreeMap::new() } else { names(scene) };
        Touches { firsts, laters, carried, meant: BTreeSet::new(), names }
    }
    /// The same, with the places marked at which these actions begin.
    pub(crate) fn meaning(self, actions: &[String]) -> Touches<'a> {
        let means = |touch: &&Touch<'_>| actions.contains(&touch.offer.act);
        let meant = self.firsts.iter().filter(means).map(|touch| touch.place).collect();
        Touches { meant, ..self }
    }
    /// Does somebody speak of this place?
    pub(crate) fn is_meant(&self, id: Id) -> bool {
        self.meant.contains(&id)
    }
    /// The offers whose first touch is this place.
    pub(crate) fn on(&self, id: Id) -> &[Touch<'a>] {
        let from = self.firsts.partition_point(|touch| touch.place < id);
        let count = self.firsts[from..].partition_point(|touch| touch.place == id);
        &self.firsts[from..from + count]
    }
    /// The same for every place that has any.
    pub(crate) fn by_place(&self) -> impl Iterator<Item = &[Touch<'a>]> {
        self.firsts.chunk_by(|one, next| one.place == next.place)
    }
    /// Is this the second or a later touch of some offer?
    pub(crate) fn is_later(&self, id: Id) -> bool {
        self.laters.contains(&id)
    }
    /// Can this be dragged to a place one can touch?
    pub(crate) fn is_carried(&self, id: Id) -> bool {
        self.carried.contains(&id)
    }
    pub(crate) fn name(&self, id: Id) -> Option<&'a str> {
        self.names.get(&id).copied()
    }
}

/// The names of all pieces, areas and plates.
fn names(scene: &Scene) -> BTreeMap<Id, &str> {
    let pieces = scene.pieces().into_iter().map(|piece| (piece.id, piece.name.as_str()));
    let areas = scene.areas().into_iter().map(|area| (area.id, area.name.as_str()));
    let plates = scene.players.iter().map(|player| (player.plate, player.name.as_str()));
    pieces.chain(areas).chain(plates).collect()
}

/// The one offer that one touch makes, if there is no other and it can be taken lightly.
pub(crate) fn single<'a>(touches: &[Touch<'a>]) -> Option<&'a Offer> {
    match touches {
        [touch] if touch.offer.on.len() == 1 && !touch.offer.last => Some(touch.offer),
        _ => None,
    }
}

/// What a button does that begins these offers: it sends the only one, or opens the sheet of the place.
pub(crate) fn begins<'p>(tag: Tag<'p>, id: Id, touches: &[Touch<'_>]) -> Tag<'p> {
    match single(touches) {
        Some(offer) => posts(tag, offer),
        None => tag.attr("type", "button").attr_number("popovertarget", "m", id.0),
    }
}

/// A button that sends this offer, with or without the script.
pub(crate) fn posts<'p>(tag: Tag<'p>, offer: &Offer) -> Tag<'p> {
    tag.attr("form", "act").attr("name", "action").attr("value", &offer.act)
}

/// Lit: one touch does it. Can: something begins here. Off: one would expect something here, in vain.
pub(crate) fn states<'p>(tag: Tag<'p>, touches: &[Touch<'_>], closed: Option<&Closed>) -> Tag<'p> {
    let lit = touches.iter().any(|touch| touch.offer.on.len() == 1);
    let far = lit && touches.iter().all(|touch| touch.offer.far);
    let tag = tag.class_if(lit, "is-lit").class_if(far, "is-far").class_if(!lit && !touches.is_empty(), "is-can");
    tag.class_if(touches.is_empty() && closed.is_some(), "is-off")
}

/// What the ear hears of a place: what it is, and what touching it does or why it does nothing.
pub(crate) fn label(writer: &Writer<'_>, name: &str, touches: &[Touch<'_>], closed: Option<&Closed>) -> String {
    let and = |what: &str| {
        // A name may be whole sentences already.
        let key = if name.ends_with(['.', '!', '?', '…']) { "web-touch-after" } else { "web-touch" };
        writer.words.text(key, &[("name", name.into()), ("what", what.into())])
    };
    match (touches, closed) {
        ([], None) => name.to_owned(),
        ([], Some(closed)) => and(&writer.scene.say(&closed.why)),
        ([touch], _) => and(&touch.offer.said),
        (many, _) => and(&writer.words.text("web-ways", &[("count", (many.len() as u32).into())])),
    }
}

/// A button over everything in an area or a plate, where offers begin there.
pub(crate) fn touch_over(pen: &mut Pen, writer: &Writer<'_>, touches: &[Touch<'_>], name: &str) {
    if let Some(touch) = touches.first() {
        let tag = begins(pen.tag("button").class("touch"), touch.place, touches);
        tag.attr("aria-label", &label(writer, name, touches, None)).empty();
    }
}
