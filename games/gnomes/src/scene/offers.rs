//! What can be done now, in groups, each on the pieces it is about.
use super::ids;
use crate::*;
use engine::scene::{Closed, Group, Id, Offer, Ordering};

/// Stands in a sentence for the marks of an order; no language writes it.
const MARKS: &str = "|";

/// Every legal action as an offer.
pub(super) fn groups(view: &View, stage: &Stage<'_, Gnomes>) -> Vec<Group> {
    // What is short and easily missed below a long list stands on top.
    let kinds = ["arrange", "out", "keep", "decline", "look", "swap", "bats", "explosion", "cart"];
    kinds.into_iter().filter_map(|kind| group(kind, view, stage)).collect()
}

fn group(kind: &'static str, view: &View, stage: &Stage<'_, Gnomes>) -> Option<Group> {
    let mut actions = stage.legal.iter().copied().filter(|&action| kind_of(action) == kind).peekable();
    actions.peek()?;
    let (head, short, sign) = match kind {
        "arrange" => ("group-arrange", "short-arrange", None),
        "keep" => ("group-keep", "short-keep", None),
        "out" => ("group-out", "short-out", None),
        "look" => ("group-look", "short-look", None),
        "swap" => ("group-swap", "short-swap", Some(Sign::alone("arrows", ""))),
        "bats" => ("group-bats", "short-bats", Some(Sign::alone("bats", ""))),
        "explosion" => ("group-explosion", "short-explosion", Some(Sign::alone("explosion", ""))),
        "cart" => ("group-cart", "short-cart", Some(Sign::alone("cart", ""))),
        _ => ("group-decline", "short-decline", None),
    };
    let closed = closed(kind, view, stage);
    let (head, short) = (stage.words.line(head, &[]), stage.words.text(short, &[]));
    let group = Group { kind, sign, head, short, closed, ..Group::default() };
    Some(match kind {
        // GN-2.9: every order, whatever lies there.
        "arrange" => Wording { view, stage }.ordering().group(group),
        _ => Group { offers: actions.map(|action| offer(action, view, stage)).collect(), ..group },
    })
}

fn kind_of(action: Action) -> &'static str {
    match action {
        Action::Arrange(_) => "arrange",
        Action::Keep(_) => "keep",
        Action::Discard => "out",
        Action::Look(_) => "look",
        Action::Swap { .. } => "swap",
        Action::Exchange { .. } => "bats",
        Action::Remove(_) => "explosion",
        Action::SendUp(_) => "cart",
        Action::Decline => "decline",
    }
}

fn offer(action: Action, view: &View, stage: &Stage<'_, Gnomes>) -> Offer {
    let words = Wording { view, stage };
    let (key, label, said, on) = match action {
        // Only in the group that is all orders.
        Action::Arrange(_) => Worded::default(),
        Action::Keep(slot) => words.own(slot, "offer-keep"),
        Action::Discard => ("D".into(), words.say("offer-out", &[]), words.text("offer-out", &[]), vec![ids::DISCARD]),
        Action::Look(place) => words.look(place),
        Action::Swap { own, other } => words.swap(own, other),
        Action::Exchange { one, other } => words.exchange(one, other),
        Action::Remove(slot) => words.own(slot, "offer-explosion"),
        Action::SendUp(slot) => words.own(slot, "offer-cart"),
        Action::Decline => ("X".into(), words.say("offer-decline", &[]), words.text("offer-decline", &[]), vec![]),
    };
    let sub = if action == Action::Discard { words.then() } else { Line::default() };
    Offer { act: action.to_string(), key, label, sub, said, on, ..Offer::default() }
}

/// Key, label, sentence and what to touch.
type Worded = (String, Line, String, Vec<Id>);

struct Wording<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Gnomes>,
}

impl Wording<'_> {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.stage.words.text(key, args)
    }
    fn say(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        self.stage.words.line(key, args)
    }
    fn me(&self) -> Seat {
        self.view.who.seat().unwrap_or(self.view.actor)
    }
    fn slot(&self, slot: Slot) -> Line {
        self.say("slot", &[("slot", (slot.0 + 1).into())])
    }
    fn place(&self, place: Place) -> Line {
        if place.owner() == self.me() {
            return self.slot(place.slot());
        }
        self.say("slot-of", &[("rival", Arg::Who(place.owner())), ("slot", (place.slot().0 + 1).into())])
    }
    /// What the tile in hand would do on the pile (GN-4.1).
    fn then(&self) -> Line {
        match self.view.faces.hand.map(Tile::face) {
            Some(Face::Lantern(_)) => self.say("then-lantern", &[]),
            Some(Face::Torch(_)) => self.say("then-torch", &[]),
            Some(Face::Arrows(_)) => self.say("then-arrows", &[]),
            _ => self.say("then-nothing", &[]),
        }
    }
    /// One own slot.
    fn own(&self, slot: Slot, key: &str) -> Worded {
        let said = self.text(key, &[("slot", (slot.0 + 1).into())]);
        (slot.to_string(), self.slot(slot), said, vec![ids::place(Place::new(self.me(), slot))])
    }
    fn look(&self, place: Place) -> Worded {
        let slot = place.slot().0 + 1;
        let said = if place.owner() == self.me() {
            self.text("offer-look-own", &[("slot", slot.into())])
        } else {
            self.text("offer-look-other", &[("slot", slot.into()), ("rival", self.name(place))])
        };
        (self.key(place), self.place(place), said, vec![ids::place(place)])
    }
    fn swap(&self, own: Slot, other: Place) -> Worded {
        let (mine, theirs) = (own.0 + 1, other.slot().0 + 1);
        let said =
            self.text("offer-swap", &[("own", mine.into()), ("other", theirs.into()), ("rival", self.name(other))]);
        let label = self
            .say("label-swap", &[("own", mine.into()), ("other", theirs.into()), ("rival", Arg::Who(other.owner()))]);
        let on = vec![ids::place(Place::new(self.me(), own)), ids::place(other)];
        (format!("{own}{}", self.key(other)), label, said, on)
    }
    fn exchange(&self, one: Slot, other: Slot) -> Worded {
        let args = [("one", (one.0 + 1).into()), ("other", (other.0 + 1).into())];
        let on = [one, other].map(|slot| ids::place(Place::new(self.me(), slot)));
        (format!("{one}{other}"), self.say("label-bats", &args), self.text("offer-bats", &args), on.into())
    }
    /// The five slots, in any order.
    fn ordering(&self) -> Ordering {
        let places = Slot::all().map(|slot| (ids::place(Place::new(self.me(), slot)), slot.to_string())).collect();
        let said = self.text("offer-arrange", &[("order", MARKS.into())]);
        let said = said.split_once(MARKS).map_or_else(|| (said.clone(), String::new()), |(a, b)| (a.into(), b.into()));
        let (same, so) = (self.text("offer-arrange-same", &[]), self.text("offer-arrange-so", &[]));
        Ordering { start: "arrange ".into(), places, same, so, said }
    }
    /// Own slots are numbers, those of others have a letter for the seat: b3.
    fn key(&self, place: Place) -> String {
        let letter = if place.owner() == self.me() { "" } else { ["a", "b", "c", "d"][place.owner().index()] };
        format!("{letter}{}", place.slot())
    }
    fn name(&self, place: Place) -> Arg {
        self.stage.name(place.owner()).into()
    }
}

/// The own slots one would look for and cannot use, with the rule that closes them.
fn closed(kind: &str, view: &View, stage: &Stage<'_, Gnomes>) -> Vec<Closed> {
    let wording = Wording { view, stage };
    let me = wording.me();
    let action: fn(Slot, Seat) -> Action = match kind {
        "keep" => |slot, _| Action::Keep(slot),
        "explosion" => |slot, _| Action::Remove(slot),
        "cart" => |slot, _| Action::SendUp(slot),
        "look" if view.step == Step::Lantern => |slot, me| Action::Look(Place::new(me, slot)),
        _ => return vec![],
    };
    let shut = Slot::all().filter_map(|slot| (stage.check)(action(slot, me)).err().map(|rule| (slot, rule)));
    shut.map(|(slot, rule)| Closed {
        label: wording.slot(slot),
        why: stage.law(rule),
        rule: rule.to_string(),
        on: Some(ids::place(Place::new(me, slot))),
    })
    .collect()
}
