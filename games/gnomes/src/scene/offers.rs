//! What can be done now, in groups, each on the pieces it is about.
use super::ids;
use crate::Gnomes;
use crate::components::{Front, Place, RowSlot, Tile};
use crate::secrets::View;
use crate::state::Step;
use crate::turn::Action;
use engine::scene::{Around, Closed, Group, Laid, Offer, Ordering};
use engine::{Arg, Line, Seat, Sign, Stage};

/// Placeholder for the order in a sentence; no language uses this character.
const MARKS: &str = "|";

/// How a kind of decision is headed.
struct Heading {
    kind: &'static str,
    head: &'static str,
    short: &'static str,
    sign: Option<&'static str>,
}

/// In the order on screen: short groups that are easily missed below a long list come first.
#[rustfmt::skip]
const HEADINGS: [Heading; 9] = [
    Heading { kind: "arrange", head: "group-arrange", short: "short-arrange", sign: None },
    Heading { kind: "out", head: "group-out", short: "short-out", sign: None },
    Heading { kind: "keep", head: "group-keep", short: "short-keep", sign: None },
    Heading { kind: "decline", head: "group-decline", short: "short-decline", sign: None },
    Heading { kind: "look", head: "group-look", short: "short-look", sign: None },
    Heading { kind: "swap", head: "group-swap", short: "short-swap", sign: Some("arrows") },
    Heading { kind: "bats", head: "group-bats", short: "short-bats", sign: Some("bats") },
    Heading { kind: "explosion", head: "group-explosion", short: "short-explosion", sign: Some("explosion") },
    Heading { kind: "cart", head: "group-cart", short: "short-cart", sign: Some("cart") },
];

/// Their kinds, for those who only ask.
pub(crate) fn kinds() -> Vec<&'static str> {
    HEADINGS.iter().map(|one| one.kind).collect()
}

/// Every legal action as an offer.
pub(super) fn groups(view: &View, stage: &Stage<'_, Gnomes>) -> Vec<Group> {
    HEADINGS.iter().filter_map(|heading| group(heading, view, stage)).collect()
}

fn group(heading: &Heading, view: &View, stage: &Stage<'_, Gnomes>) -> Option<Group> {
    let kind = heading.kind;
    let mut actions = stage.legal.iter().copied().filter(|&action| kind_of(action) == kind).peekable();
    actions.peek()?;
    let group = Group {
        kind: kind.into(),
        sign: heading.sign.map(|sym| Sign::alone(sym, "")),
        head: stage.words.line(heading.head, &[]),
        short: stage.words.text(heading.short, &[]),
        closed: closed(kind, view, stage),
        ..Group::default()
    };
    Some(match kind {
        // GN-2.9: every order, whatever lies there.
        "arrange" => Wording { view, stage }.ordering().group(group),
        _ => Group { offers: actions.map(|action| offer(action, view, stage)).collect(), ..group },
    })
}

pub(crate) fn kind_of(action: Action) -> &'static str {
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
    let offer = match action {
        // Offered only by the group of all orders.
        Action::Arrange(_) => Offer::default(),
        Action::Keep(slot) => Offer { carries: Some(ids::HAND_TILE), ..words.own(slot, "offer-keep") },
        Action::Discard => words.discard(),
        Action::Look(place) => words.look(place),
        Action::Swap { own, other } => words.swap(own, other),
        Action::Exchange { one, other } => words.exchange(one, other),
        Action::Remove(slot) => words.own(slot, "offer-explosion"),
        Action::SendUp(slot) => words.own(slot, "offer-cart"),
        // Looking is a touch; a button is needed for going on without.
        Action::Decline => Offer { main: true, ..words.plain("X", "offer-decline") },
    };
    Offer { act: action.to_string(), ..offer }
}

/// Words offers: key, label, sentence and what to touch.
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
    fn slot(&self, slot: RowSlot) -> Line {
        self.say("slot", &[("slot", (slot.0 + 1).into())])
    }
    fn place(&self, place: Place) -> Line {
        if place.owner() == self.me() {
            return self.slot(place.slot());
        }
        self.say("slot-of", &[("rival", Arg::Who(place.owner())), ("slot", (place.slot().0 + 1).into())])
    }
    /// What the tile in hand does if it is thrown out (GN-4.1): a picture, because a button has little room.
    fn then(&self) -> Line {
        let sign = |sym, key: &str| Line::from(Sign::alone(sym, self.text(key, &[])));
        match self.view.faces.hand.map(Tile::front) {
            Some(Front::Lantern(_)) => sign("lantern", "then-lantern"),
            Some(Front::Torch(_)) => sign("torch", "then-torch"),
            Some(Front::Arrows(_)) => sign("arrows", "then-arrows"),
            None | Some(Front::BigFind | Front::LitCorridor | Front::Bats | Front::Explosion | Front::SnowWhite) => {
                self.say("then-nothing", &[])
            }
        }
    }
    /// An offer without a place.
    fn plain(&self, key: &str, words: &str) -> Offer {
        Offer { key: key.into(), label: self.say(words, &[]), said: self.text(words, &[]), ..Offer::default() }
    }
    fn discard(&self) -> Offer {
        Offer {
            sub: self.then(),
            on: vec![ids::DISCARD],
            carries: Some(ids::HAND_TILE),
            main: true,
            ..self.plain("D", "offer-out")
        }
    }
    /// One of the player's own slots.
    fn own(&self, slot: RowSlot, words: &str) -> Offer {
        let said = self.text(words, &[("slot", (slot.0 + 1).into())]);
        let on = vec![ids::place(Place::new(self.me(), slot))];
        Offer { key: slot.to_string(), label: self.slot(slot), said, on, ..Offer::default() }
    }
    fn look(&self, place: Place) -> Offer {
        let slot = place.slot().0 + 1;
        let said = if place.owner() == self.me() {
            self.text("offer-look-own", &[("slot", slot.into())])
        } else {
            self.text("offer-look-other", &[("slot", slot.into()), ("rival", self.name(place))])
        };
        let on = vec![ids::place(place)];
        Offer { key: self.key(place), label: self.place(place), said, on, ..Offer::default() }
    }
    fn swap(&self, own: RowSlot, other: Place) -> Offer {
        let (mine, theirs) = (own.0 + 1, other.slot().0 + 1);
        let said =
            self.text("offer-swap", &[("own", mine.into()), ("other", theirs.into()), ("rival", self.name(other))]);
        let label = self
            .say("label-swap", &[("own", mine.into()), ("other", theirs.into()), ("rival", Arg::Who(other.owner()))]);
        let on = vec![ids::place(Place::new(self.me(), own)), ids::place(other)];
        Offer { key: format!("{own}{}", self.key(other)), label, said, on, ..Offer::default() }
    }
    fn exchange(&self, one: RowSlot, other: RowSlot) -> Offer {
        let args = [("one", (one.0 + 1).into()), ("other", (other.0 + 1).into())];
        let on = [one, other].map(|slot| ids::place(Place::new(self.me(), slot))).into();
        let (label, said) = (self.say("label-bats", &args), self.text("offer-bats", &args));
        Offer { key: format!("{one}{other}"), label, said, on, ..Offer::default() }
    }
    /// The five slots, in any order.
    fn ordering(&self) -> Ordering {
        let laid = |slot: RowSlot| Laid { place: ids::place(Place::new(self.me(), slot)), mark: slot.to_string() };
        let said = self.text("offer-arrange", &[("order", MARKS.into())]);
        let (before, after) = said.split_once(MARKS).unwrap_or((&said, ""));
        let said = Around { before: before.into(), after: after.into() };
        let (same, so) = (self.text("offer-arrange-same", &[]), self.text("offer-arrange-so", &[]));
        Ordering { start: "arrange ".into(), places: RowSlot::all().map(laid).collect(), same, so, said }
    }
    /// Own slots are numbers; others' have a letter for the seat: b3.
    fn key(&self, place: Place) -> String {
        let letter = if place.owner() == self.me() { "" } else { ["a", "b", "c", "d"][place.owner().index()] };
        format!("{letter}{}", place.slot())
    }
    fn name(&self, place: Place) -> Arg {
        self.stage.name(place.owner()).into()
    }
}

/// The player's own slots that cannot be used now, each with the rule that says why.
fn closed(kind: &str, view: &View, stage: &Stage<'_, Gnomes>) -> Vec<Closed> {
    let wording = Wording { view, stage };
    let me = wording.me();
    let action: fn(RowSlot, Seat) -> Action = match kind {
        "keep" => |slot, _| Action::Keep(slot),
        "explosion" => |slot, _| Action::Remove(slot),
        "cart" => |slot, _| Action::SendUp(slot),
        "look" if view.step == Step::Lantern => |slot, me| Action::Look(Place::new(me, slot)),
        _ => return vec![],
    };
    let shut = RowSlot::all().filter_map(|slot| (stage.check)(action(slot, me)).err().map(|rule| (slot, rule)));
    shut.map(|(slot, rule)| Closed {
        label: wording.slot(slot),
        why: stage.rule_text(rule),
        rule: rule.to_string(),
        on: Some(ids::place(Place::new(me, slot))),
    })
    .collect()
}
