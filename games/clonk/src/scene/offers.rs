//! The legal actions in groups, each with the pieces it is about.
use super::ids;
use super::pieces::{card_as_object, full_name, task_in_words, task_label, task_sign};
use super::rock::decoration;
use crate::components::{Card, TaskKind};
use crate::secrets::View;
use crate::shafts::ShaftId;
use crate::turn::{Action, CardSource};
use crate::{Clonk, rubble};
use engine::scene::{Closed, Group, Id, Ink, Name, Offer};
use engine::{Arg, Line, Rule, Seat, Sign, Stage};

/// Every legal action as an offer.
pub(super) fn groups(view: &View, stage: &Stage<'_, Clonk>) -> Vec<Group> {
    let Some(me) = view.who.seat() else { return vec![] };
    let wording = Wording { view, stage, me };
    HEADINGS.iter().filter_map(|heading| wording.group(heading)).collect()
}

/// How a group of offers is introduced.
struct Heading {
    kind: Name,
    /// The key that opens the group.
    key: &'static str,
    head: &'static str,
    short: &'static str,
    sign: Option<Name>,
}

const HEADINGS: [Heading; 8] = [
    Heading { kind: "tasks", key: "", head: "group-tasks", short: "short-tasks", sign: None },
    Heading { kind: "cart", key: "", head: "group-cart", short: "short-cart", sign: Some("mine-cart") },
    Heading { kind: "dig", key: "", head: "group-dig", short: "short-dig", sign: None },
    Heading { kind: "stop", key: "", head: "group-stop", short: "short-stop", sign: None },
    Heading { kind: "give", key: "p", head: "group-give", short: "short-give", sign: Some("give") },
    Heading { kind: "blast", key: "x", head: "group-blast", short: "short-blast", sign: Some("kablooey") },
    Heading { kind: "lay", key: "", head: "group-lay", short: "short-lay", sign: None },
    Heading { kind: "discard", key: "", head: "group-discard", short: "short-discard", sign: None },
];

/// Their kinds, for those who only ask.
pub(crate) fn kinds() -> Vec<&'static str> {
    HEADINGS.iter().map(|one| one.kind).collect()
}

/// The group in which an action stands.
pub(crate) fn kind_of(action: Action) -> Name {
    match action {
        Action::Open(_) => "tasks",
        Action::Load(_) => "cart",
        Action::Dig(_) => "dig",
        Action::Give(..) => "give",
        Action::Blast(_) => "blast",
        Action::Stop => "stop",
        Action::Lay(..) => "lay",
        Action::Discard(_) => "discard",
    }
}

struct Wording<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Clonk>,
    me: Seat,
}

impl Wording<'_> {
    fn group(&self, heading: &Heading) -> Option<Group> {
        let &Heading { kind, key, head, short, sign } = heading;
        let actions = self.stage.legal.iter().copied().filter(|&action| kind_of(action) == kind);
        let offers: Vec<Offer> = actions.map(|action| self.offer(action)).collect();
        if offers.is_empty() {
            return None;
        }
        let closed = if kind == "give" { self.closed_gifts() } else { vec![] };
        let space = self.view.galleries[self.me].len() + 1;
        let head = self.stage.words.line(head, &[("space", space.into())]);
        let short = self.stage.words.text(short, &[]);
        let sign = sign.map(|sym| Sign::alone(sym, ""));
        let (kind, compact) = (kind.into(), kind == "lay");
        Some(Group { kind, key: key.into(), sign, head, short, compact, ordering: None, offers, closed })
    }

    fn offer(&self, action: Action) -> Offer {
        let offer = match action {
            Action::Open(kind) => self.open(kind),
            Action::Load(card) => self.hand_card("offer-cart", card),
            Action::Dig(source) => self.dig(source),
            Action::Give(source, to) => self.give(source, to),
            Action::Blast(shaft) => self.blast(shaft),
            Action::Stop => self.stop(),
            Action::Lay(card, shaft) => self.lay(card, shaft),
            Action::Discard(card) => self.hand_card("offer-discard", card),
        };
        Offer { act: action.to_string(), ..offer }
    }

    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        self.stage.words.line(key, args)
    }
    /// The card with its picture, coins and eyes.
    fn named(&self, card: Card) -> Line {
        Line(vec![Ink::Sign(decoration(card)), Ink::Text(full_name(self.stage, card).into())])
    }
    /// Each place in the hand has a letter, from `a`; the terminal's own keys are late in the alphabet.
    fn hand_place(&self, card: Card) -> usize {
        let place = self.view.faces.hands[self.me].into_iter().position(|held| held == card);
        place.expect("a legal action names a hand card")
    }
    fn source_key(&self, source: CardSource) -> String {
        match source {
            CardSource::Hand(card) => char::from(b'a' + self.hand_place(card) as u8).to_string(),
            CardSource::Shaft(shaft) => (shaft.0 + 1).to_string(),
        }
    }
    fn source_place(&self, source: CardSource) -> Id {
        match source {
            CardSource::Hand(card) => ids::hand(self.hand_place(card)),
            CardSource::Shaft(shaft) => ids::in_shaft(shaft, self.view.shafts.height(shaft)),
        }
    }
    /// The card that would be taken; the viewer sees their own hand and all tops.
    fn card(&self, source: CardSource) -> Option<Card> {
        match source {
            CardSource::Hand(card) => Some(card),
            CardSource::Shaft(shaft) => self.view.shafts.top(shaft),
        }
    }
    fn card_args(&self, card: Option<Card>) -> (&'static str, Arg) {
        ("card", card.map_or("".into(), |card| card_as_object(self.stage, card).into()))
    }

    fn open(&self, kind: TaskKind) -> Offer {
        let task = self.view.faces.task(self.me, kind);
        let name = task.map_or(String::new(), |task| task_in_words(self.stage, task));
        let sign = task.map(task_sign);
        let key = match kind {
            TaskKind::Colour => "c",
            TaskKind::Treasure => "t",
        };
        let args = [("task", name.into())];
        let Line(words) = task_label(self.stage, kind, task);
        let label = Line(sign.map(Ink::Sign).into_iter().chain(words).collect());
        let said = self.stage.words.text("offer-task", &args);
        Offer { key: key.into(), label, said, on: vec![ids::task(self.me, kind)], ..Offer::default() }
    }
    /// One card of the hand.
    fn hand_card(&self, key: &str, card: Card) -> Offer {
        let said = self.stage.words.text(key, &[self.card_args(Some(card))]);
        let (key, on) = (self.source_key(CardSource::Hand(card)), vec![self.source_place(CardSource::Hand(card))]);
        Offer { key, label: self.named(card), said, on, ..Offer::default() }
    }
    fn dig(&self, source: CardSource) -> Offer {
        let card = self.card(source);
        let said = match source {
            CardSource::Hand(_) => self.stage.words.text("offer-dig-hand", &[self.card_args(card)]),
            CardSource::Shaft(shaft) => {
                self.stage.words.text("offer-dig-shaft", &[self.card_args(card), ("shaft", (shaft.0 + 1).into())])
            }
        };
        let label = card.map_or(Line::default(), |card| self.named(card));
        Offer { key: self.source_key(source), label, said, on: vec![self.source_place(source)], ..Offer::default() }
    }
    fn give(&self, source: CardSource, to: Seat) -> Offer {
        let card = self.card(source);
        let said = self.stage.words.text("offer-give", &[self.card_args(card), ("rival", self.stage.called(to))]);
        let name = card.map_or(String::new(), |card| full_name(self.stage, card));
        let Line(words) = self.line("label-give", &[("card", name.into()), ("rival", Arg::Who(to))]);
        let label = Line(card.map(|card| Ink::Sign(decoration(card))).into_iter().chain(words).collect());
        let on = vec![self.source_place(source), ids::plate(to)];
        Offer { key: format!("{}{}", self.source_key(source), to.0), label, said, on, ..Offer::default() }
    }
    fn blast(&self, shaft: ShaftId) -> Offer {
        let card = self.view.shafts.top(shaft);
        let args = [self.card_args(card), ("shaft", (shaft.0 + 1).into())];
        let label = card.map_or(Line::default(), |card| self.named(card));
        let on = vec![ids::KABLOOEY, ids::shaft(shaft)];
        let said = self.stage.words.text("offer-blast", &args);
        Offer { key: (shaft.0 + 1).to_string(), label, said, on, ..Offer::default() }
    }
    fn lay(&self, card: Card, shaft: ShaftId) -> Offer {
        let args = [self.card_args(Some(card)), ("shaft", (shaft.0 + 1).into())];
        let source = CardSource::Hand(card);
        let key = format!("{}{}", self.source_key(source), shaft.0 + 1);
        let on = vec![self.source_place(source), ids::shaft(shaft)];
        let (label, said) = (self.line("offer-lay", &args), self.stage.words.text("offer-lay", &args));
        Offer { key, label, said, on, ..Offer::default() }
    }
    fn stop(&self) -> Offer {
        let (label, said) = (self.line("offer-stop", &[]), self.stage.words.text("offer-stop", &[]));
        Offer { key: "s".into(), label, said, sub: self.bonuses(), main: true, ..Offer::default() }
    }
    /// CL-7.6, CL-7.9: what the empty spaces would bring now, in signs, because a button has little room.
    fn bonuses(&self) -> Line {
        let dug = self.view.galleries[self.me].len();
        let sign = |sym, key: &str| {
            let said = self.stage.words.text(key, &[("count", 1_u8.into())]);
            Sign::number(sym, "+1", said)
        };
        let draws = rubble::draws(dug).min(self.view.left);
        let drawn =
            Sign::number("pile", format!("+{draws}"), self.stage.words.text("stop-draw", &[("count", draws.into())]));
        let snore = (dug < 1).then(|| sign("snore", "count-snore"));
        let kablooey = (dug < 2).then(|| sign("kablooey", "count-kablooey"));
        Line(snore.into_iter().chain(kablooey).chain([drawn]).map(Ink::Sign).collect())
    }
    /// The players who cannot be given anything, with the rule that forbids it.
    fn closed_gifts(&self) -> Vec<Closed> {
        let others = self.view.everyone().without(self.me);
        let shut = others.filter_map(|to| self.why_no_gift(to).map(|rule| (to, rule)));
        shut.map(|(to, rule)| Closed {
            label: Line(vec![Ink::Who(to)]),
            why: self.stage.rule_text(rule),
            rule: rule.to_string(),
            on: Some(ids::plate(to)),
        })
        .collect()
    }
    /// The rule that forbids giving them any card at all.
    fn why_no_gift(&self, to: Seat) -> Option<Rule> {
        let any = Action::Give(CardSource::Shaft(ShaftId(0)), to);
        let rule = (self.stage.check)(any).err()?;
        [Rule("CL-5.3"), Rule("CL-5.6")].into_iter().find(|&shut| shut == rule)
    }
}
