//! What can be done now, in groups, each on the pieces it is about.
use super::ids;
use super::pieces::{card_as_object, full_name, task_in_words, task_sign};
use super::rock::decoration;
use crate::*;
use engine::scene::{Closed, Group, Id, Ink, Name, Offer};

/// Every legal action as an offer.
pub(super) fn groups(view: &View, stage: &Stage<'_, Clonk>) -> Vec<Group> {
    let Some(me) = view.who.seat() else { return vec![] };
    let wording = Wording { view, stage, me };
    let kinds = ["tasks", "cart", "dig", "stop", "give", "blast", "lay", "discard"];
    kinds.into_iter().filter_map(|kind| wording.group(kind)).collect()
}

fn kind_of(action: Action) -> Name {
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

/// Key, label, sentence and what to touch.
type Worded = (String, Line, String, Vec<Id>);

struct Wording<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Clonk>,
    me: Seat,
}

impl Wording<'_> {
    fn group(&self, kind: Name) -> Option<Group> {
        let actions = self.stage.legal.iter().copied().filter(|&action| kind_of(action) == kind);
        let offers: Vec<Offer> = actions.map(|action| self.offer(action)).collect();
        if offers.is_empty() {
            return None;
        }
        let closed = if kind == "give" { self.closed_gifts() } else { vec![] };
        let (key, head, short, sign) = match kind {
            "tasks" => ("", "group-tasks", "short-tasks", None),
            "cart" => ("", "group-cart", "short-cart", Some("mine-cart")),
            "dig" => ("", "group-dig", "short-dig", None),
            "give" => ("p", "group-give", "short-give", Some("give")),
            "blast" => ("x", "group-blast", "short-blast", Some("kablooey")),
            "stop" => ("", "group-stop", "short-stop", None),
            "lay" => ("", "group-lay", "short-lay", None),
            _ => ("", "group-discard", "short-discard", None),
        };
        let space = self.view.galleries[self.me].len() + 1;
        let head = self.stage.words.line(head, &[("space", space.into())]);
        let short = self.stage.words.text(short, &[]);
        let sign = sign.map(|sym| Sign::alone(sym, ""));
        Some(Group { kind, key: key.into(), sign, head, short, compact: kind == "lay", ordering: None, offers, closed })
    }

    fn offer(&self, action: Action) -> Offer {
        let (key, label, said, on) = match action {
            Action::Open(kind) => self.open(kind),
            Action::Load(card) => self.hand_card("offer-cart", card),
            Action::Dig(source) => self.dig(source),
            Action::Give(source, to) => self.give(source, to),
            Action::Blast(shaft) => self.blast(shaft),
            Action::Stop => {
                ("s".into(), self.line("offer-stop", &[]), self.stage.words.text("offer-stop", &[]), vec![])
            }
            Action::Lay(card, shaft) => self.lay(card, shaft),
            Action::Discard(card) => self.hand_card("offer-discard", card),
        };
        let sub = if action == Action::Stop { self.bonuses() } else { Line::default() };
        let main = action == Action::Stop;
        Offer { act: action.to_string(), key, label, sub, said, on, main, ..Offer::default() }
    }

    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        self.stage.words.line(key, args)
    }
    /// The card with its picture, coins and eyes.
    fn named(&self, card: Card) -> Line {
        Line(vec![Ink::Sign(decoration(card)), Ink::Text(full_name(self.stage, card))])
    }
    /// A place in the hand has a letter; the letters the terminal uses itself are far behind.
    fn hand_place(&self, card: Card) -> usize {
        let place = self.view.faces.hands[self.me].into_iter().position(|held| held == card);
        place.expect("a legal action names a card of the own hand")
    }
    fn source_key(&self, source: Source) -> String {
        match source {
            Source::Hand(card) => char::from(b'a' + self.hand_place(card) as u8).to_string(),
            Source::Shaft(shaft) => (shaft.0 + 1).to_string(),
        }
    }
    fn source_place(&self, source: Source) -> Id {
        match source {
            Source::Hand(card) => ids::hand(self.hand_place(card)),
            Source::Shaft(shaft) => ids::in_shaft(shaft, self.view.shafts.height(shaft)),
        }
    }
    /// The card that would be taken; the viewer sees the own hand and all tops.
    fn card(&self, source: Source) -> Option<Card> {
        match source {
            Source::Hand(card) => Some(card),
            Source::Shaft(shaft) => self.view.shafts.top(shaft),
        }
    }
    fn card_args(&self, card: Option<Card>) -> (&'static str, Arg) {
        ("card", card.map_or("".into(), |card| card_as_object(self.stage, card).into()))
    }

    fn open(&self, kind: Kind) -> Worded {
        let task = self.view.faces.task(self.me, kind);
        let name = task.map_or(String::new(), |task| task_in_words(self.stage, task));
        let sign = task.map(task_sign);
        let (key, label) = match kind {
            Kind::Colour => ("c", "label-colour"),
            Kind::Treasure => ("t", "label-treasure"),
        };
        let args = [("task", name.into())];
        let Line(words) = self.line(label, &args);
        let label = Line(sign.map(Ink::Sign).into_iter().chain(words).collect());
        (key.into(), label, self.stage.words.text("offer-task", &args), vec![ids::task(self.me, kind)])
    }
    /// One card of the hand.
    fn hand_card(&self, key: &str, card: Card) -> Worded {
        let said = self.stage.words.text(key, &[self.card_args(Some(card))]);
        (self.source_key(Source::Hand(card)), self.named(card), said, vec![self.source_place(Source::Hand(card))])
    }
    fn dig(&self, source: Source) -> Worded {
        let card = self.card(source);
        let said = match source {
            Source::Hand(_) => self.stage.words.text("offer-dig-hand", &[self.card_args(card)]),
            Source::Shaft(shaft) => {
                self.stage.words.text("offer-dig-shaft", &[self.card_args(card), ("shaft", (shaft.0 + 1).into())])
            }
        };
        let label = card.map_or(Line::default(), |card| self.named(card));
        (self.source_key(source), label, said, vec![self.source_place(source)])
    }
    fn give(&self, source: Source, to: Seat) -> Worded {
        let card = self.card(source);
        let said = self.stage.words.text("offer-give", &[self.card_args(card), ("rival", self.stage.called(to))]);
        let name = card.map_or(String::new(), |card| full_name(self.stage, card));
        let Line(words) = self.line("label-give", &[("card", name.into()), ("rival", Arg::Who(to))]);
        let label = Line(card.map(|card| Ink::Sign(decoration(card))).into_iter().chain(words).collect());
        let on = vec![self.source_place(source), ids::plate(to)];
        (format!("{}{}", self.source_key(source), to.0), label, said, on)
    }
    fn blast(&self, shaft: ShaftId) -> Worded {
        let card = self.view.shafts.top(shaft);
        let args = [self.card_args(card), ("shaft", (shaft.0 + 1).into())];
        let label = card.map_or(Line::default(), |card| self.named(card));
        let on = vec![ids::KABLOOEY, ids::shaft(shaft)];
        ((shaft.0 + 1).to_string(), label, self.stage.words.text("offer-blast", &args), on)
    }
    fn lay(&self, card: Card, shaft: ShaftId) -> Worded {
        let args = [self.card_args(Some(card)), ("shaft", (shaft.0 + 1).into())];
        let source = Source::Hand(card);
        let key = format!("{}{}", self.source_key(source), shaft.0 + 1);
        let on = vec![self.source_place(source), ids::shaft(shaft)];
        (key, self.line("offer-lay", &args), self.stage.words.text("offer-lay", &args), on)
    }
    /// CL-7.6: what the empty spaces would bring now.
    fn bonuses(&self) -> Line {
        let key = match self.view.galleries[self.me].len() {
            0 => "stop-0",
            1 => "stop-1",
            _ => "stop-2",
        };
        let draws = rubble::draws(self.view.galleries[self.me].len()).min(self.view.left);
        self.line(key, &[("count", draws.into())])
    }
    /// The players one would look for and cannot give to, with the rule that closes them.
    fn closed_gifts(&self) -> Vec<Closed> {
        let others = self.view.everyone().without(self.me);
        let shut = others.filter_map(|to| self.why_no_gift(to).map(|rule| (to, rule)));
        shut.map(|(to, rule)| Closed {
            label: Line(vec![Ink::Who(to)]),
            why: self.stage.law(rule),
            rule: rule.to_string(),
            on: Some(ids::plate(to)),
        })
        .collect()
    }
    /// A rule that no card could keep.
    fn why_no_gift(&self, to: Seat) -> Option<Rule> {
        let any = Action::Give(Source::Shaft(ShaftId(0)), to);
        let rule = (self.stage.check)(any).err()?;
        [Rule("CL-5.3"), Rule("CL-5.6")].into_iter().find(|&shut| shut == rule)
    }
}
