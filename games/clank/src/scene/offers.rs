//! What can be done now, in groups; each offer names the pieces it is about.
use super::cards::{card_in_words, cost, option_in_words, place_in_words, secret_in_words, signs_of};
use super::map::{artifact, lies_there, place, room_in_words};
use super::places::Whereabouts;
use super::player::token_list;
use super::shop::{gold_sign, price, price_sign};
use super::{ids, owing};
use crate::{
    Action, BURGLE, Card, CardKind, CardRow, Clank, EXPLORE, GOBLIN, MARKET_PRICE, MASTERY_POINTS, MERCENARY,
    MarketItem, Room, SECRET_TOME, Secret, Todo, Trigger, View, acquire, best_crown, movement, rooms,
};
use engine::scene::{Closed, Group, Id, Ink, Name, Offer};
use engine::{Arg, Line, Rule, Seat, Sign, Stage};
use std::collections::HashSet;

/// Every legal action as an offer.
pub(super) fn groups(view: &View, stage: &Stage<'_, Clank>, whereabouts: &Whereabouts) -> Vec<Group> {
    let Some(me) = view.who.seat().filter(|&seat| owing(view) == Some(seat)) else { return vec![] };
    let wording = Wording { view, stage, me, whereabouts };
    GROUPS.iter().filter_map(|kind| wording.group(kind)).collect()
}

/// A group: its kind, the key that opens it, its heading, its short name, its sign.
struct GroupSpec {
    kind: Name,
    key: &'static str,
    head: &'static str,
    short: &'static str,
    sign: Name,
}

const fn spec(kind: Name, key: &'static str, head: &'static str, short: &'static str, sign: Name) -> GroupSpec {
    GroupSpec { kind, key, head, short, sign }
}

/// In the order they are shown.
const GROUPS: [GroupSpec; 14] = [
    spec("choose", "", "group-choose", "short-choose", "action"),
    spec("discard", "", "group-discard", "short-discard", "hand"),
    spec("replace", "", "group-replace", "short-replace", "deck"),
    spec("adjacent", "", "group-adjacent", "short-adjacent", "major"),
    spec("trash", "", "group-trash", "short-trash-card", "skull"),
    spec("enter", "", "group-enter", "short-enter", "artifact"),
    spec("play", "", "group-play", "short-play", "hand"),
    spec("walk", "m", "group-walk", "short-walk", "boot"),
    spec("teleport", "t", "group-teleport", "short-teleport", "teleport"),
    spec("acquire", "b", "group-acquire", "short-acquire", "skill"),
    spec("fight", "f", "group-fight", "short-fight", "sword"),
    spec("market", "g", "group-market", "short-market", "market"),
    spec("drink", "d", "group-drink", "short-drink", "potion"),
    spec("end", "", "group-end", "short-end", "flag"),
];

/// Their kinds, for those who only ask.
pub(crate) fn kinds() -> Vec<&'static str> {
    GROUPS.iter().map(|one| one.kind).collect()
}

/// The group in which an action stands.
pub(crate) fn kind_of(view: &View, action: Action) -> Name {
    match action {
        Action::Play(_) => "play",
        Action::Acquire(_) | Action::Use(_) => "acquire",
        Action::Fight(_) => "fight",
        Action::Buy(_) => "market",
        Action::Move { .. } => "walk",
        Action::Teleport(_) => "teleport",
        Action::Drink(_) => "drink",
        Action::End => "end",
        Action::Choose(_) => "choose",
        Action::Discard(_) => "discard",
        Action::Replace(_) => "replace",
        Action::Decline if matches!(view.pending.top(), Some(Todo::Discard { .. })) => "discard",
        Action::Take | Action::Decline => "enter",
        Action::TakeFrom(_) => "adjacent",
        Action::Trash(_) | Action::TrashBurgle => "trash",
    }
}

struct Wording<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Clank>,
    me: Seat,
    whereabouts: &'a Whereabouts,
}

impl Wording<'_> {
    fn is_discarding(&self) -> bool {
        matches!(self.view.pending.top(), Some(Todo::Discard { .. }))
    }
    fn group(&self, spec: &GroupSpec) -> Option<Group> {
        let actions = self.stage.legal.iter().copied().filter(|&action| kind_of(self.view, action) == spec.kind);
        let mut offers: Vec<Offer> = vec![];
        let mut last = None;
        for (at, action) in actions.enumerate() {
            let mut offer = self.offer(action, at);
            offer.instead = matches!((action, last), (Action::Move { to, .. }, Some(room)) if to == room);
            last = if let Action::Move { to, .. } = action { Some(to) } else { None };
            offers.push(offer);
        }
        let closed = self.closed(spec.kind);
        if offers.is_empty() && closed.is_empty() {
            return None;
        }
        Some(Group {
            kind: spec.kind.into(),
            key: spec.key.into(),
            sign: Some(Sign::alone(spec.sign, "")),
            head: self.stage.words.line(spec.head, &[]),
            short: self.stage.words.text(spec.short, &[]),
            compact: false,
            ordering: None,
            offers,
            closed,
        })
    }

    fn offer(&self, action: Action, at: usize) -> Offer {
        let key = key(at);
        let words = self.stage.words;
        let plain = Offer { act: action.to_string(), key, ..Offer::default() };
        match action {
            Action::Play(card) => {
                let price = signs_of(self.stage, card.row().text(Trigger::Play));
                Offer { price, ..self.with_card(plain, "offer-play", card, self.in_hand(card)) }
            }
            Action::Discard(card) => self.with_card(plain, "offer-discard", card, self.in_hand(card)),
            Action::Acquire(card) => self.priced(plain, "offer-acquire", card),
            Action::Use(card) => self.priced(plain, "offer-use", card),
            Action::Fight(card) => self.priced(plain, "offer-fight", card),
            Action::Replace(card) => self.with_card(plain, "offer-replace", card, self.for_sale(card)),
            Action::Trash(card) => self.with_card(plain, "offer-trash", card, self.spent_card(card)),
            Action::TrashBurgle => {
                let offer = self.with_card(plain, "offer-trash-burgle", BURGLE, self.spent_card(BURGLE));
                Offer { key: "b".into(), label: words.line("offer-trash-burgle", &[self.name(BURGLE)]), ..offer }
            }
            Action::Buy(item) => self.buy(plain, item),
            Action::Move { to, swords } => self.walk(plain, to, swords),
            Action::Teleport(to) if self.leaves(to) => self.leave(self.going(plain), to),
            Action::Teleport(to) => self.with_room(self.going(plain), "offer-teleport", to),
            Action::TakeFrom(room) => self.with_room(plain, "offer-take-from", room),
            Action::Drink(potion) => self.drink(plain, potion),
            Action::Choose(option) => self.choose(plain, option),
            Action::End => Offer { sub: self.unspent(), main: true, ..self.simple(plain, "e", "offer-end") },
            Action::Take => self.take(plain),
            Action::Decline if self.is_discarding() => self.simple(plain, "n", "offer-keep"),
            Action::Decline => self.simple(plain, "n", "offer-decline"),
        }
    }

    fn simple(&self, plain: Offer, key: &str, said: &str) -> Offer {
        let words = self.stage.words;
        Offer { key: key.into(), label: words.line(said, &[]), said: words.text(said, &[]), ..plain }
    }
    fn name(&self, card: Card) -> (&'static str, Arg) {
        ("card", card_in_words(self.stage, card).into())
    }
    /// Every copy of a card is as good as the first.
    fn with_card(&self, plain: Offer, said: &str, card: Card, mut copies: Vec<Id>) -> Offer {
        let label = card_in_words(self.stage, card).into();
        let also = copies.split_off(copies.len().min(1));
        Offer { label, said: self.stage.words.text(said, &[self.name(card)]), on: copies, also, ..plain }
    }
    fn priced(&self, plain: Offer, said: &str, card: Card) -> Offer {
        let price = price_sign(self.view, self.stage, card).into();
        Offer { price, ..self.with_card(plain, said, card, self.for_sale(card)) }
    }
    fn with_room(&self, plain: Offer, said: &str, room: Room) -> Offer {
        let said = self.stage.words.text(said, &place(self.view, room));
        self.at_room(Offer { said, ..plain }, room)
    }
    fn at_room(&self, plain: Offer, room: Room) -> Offer {
        Offer { label: room_in_words(self.view, self.stage, room).into(), on: vec![ids::room(room)], ..plain }
    }

    fn in_hand(&self, card: Card) -> Vec<Id> {
        places(self.view.hand().copies(), card.0, ids::hand)
    }
    /// In the row, or the pile of the Reserve.
    fn for_sale(&self, card: Card) -> Vec<Id> {
        let pile = card.reserve_pile().or((card == GOBLIN).then_some(self.view.reserve.len()));
        match pile {
            Some(pile) => vec![ids::reserve(pile)],
            None => {
                self.whereabouts.row().filter(|(_, lies)| *lies == card).map(|(place, _)| ids::row(place)).collect()
            }
        }
    }
    /// In the play area and the discard pile.
    fn spent_card(&self, card: Card) -> Vec<Id> {
        let mut spent = places(self.view.in_play.copies(), card.0, ids::played);
        spent.extend(places(self.view.discards[self.me].copies(), card.0, ids::discarded));
        spent
    }

    fn buy(&self, plain: Offer, item: MarketItem) -> Offer {
        let words = self.stage.words;
        let left = self.view.market[item as usize];
        let (label, said) = match item {
            MarketItem::Key => ("item-key", "offer-key"),
            MarketItem::Backpack => ("item-backpack", "offer-backpack"),
            MarketItem::Crown => ("item-crown", "offer-crown"),
        };
        let count = ("count", if item == MarketItem::Crown { best_crown(left) } else { 1 }.into());
        Offer {
            label: words.line(label, std::slice::from_ref(&count)),
            price: gold_sign(self.stage, MARKET_PRICE).into(),
            said: words.text(said, &[count]),
            on: vec![ids::item(item)],
            ..plain
        }
    }
    /// A step, with what it costs: Boots, and Swords or damage for the monsters.
    fn walk(&self, plain: Offer, to: Room, swords: u8) -> Offer {
        let words = self.stage.words;
        let way = self.view.board().way(self.view.people[self.me].room, to);
        let boots = way.map_or(1, |way| way.boots);
        let damage = way.map_or(0, |way| movement::monsters_on(self.view, way)).saturating_sub(swords);
        let paid = [("boot", "effect-boots", boots), ("sword", "effect-swords", swords), ("damage", "damage", damage)];
        let paid = paid.into_iter().filter(|&(_, _, count)| count > 0);
        let mut price = vec![];
        for (sym, key, count) in paid {
            let said = words.text(key, &[("count", count.into())]);
            if !price.is_empty() {
                price.push(Ink::Text(" ".into()));
            }
            price.push(Ink::Sign(Sign::number(sym, count, said)));
        }
        let plain = Offer { price: Line(price), ..self.going(plain) };
        if self.leaves(to) {
            return self.leave(plain, to);
        }
        let [place, number] = place(self.view, to);
        let args = [place, number, ("swords", swords.into()), ("damage", damage.into())];
        let Line(mut label) = room_in_words(self.view, self.stage, to).into();
        for sign in lies_there(self.view, self.stage, to).into_iter().chain(artifact(self.view, self.stage, to)) {
            label.extend([Ink::Text(" ".into()), Ink::Sign(sign)]);
        }
        let said = words.text("offer-walk", &args);
        Offer { label: Line(label), said, on: vec![ids::room(to)], ..plain }
    }
    /// CK-17.1, CK-17.2: out for good, for the points of the mastery token.
    fn leave(&self, plain: Offer, to: Room) -> Offer {
        let words = self.stage.words;
        let token = words.text("account-mastery", &[("points", i64::from(MASTERY_POINTS).into())]);
        let Line(mut price) = plain.price;
        price.extend([Ink::Text(" ".into()), Ink::Sign(Sign::number("mastery", format!("+{MASTERY_POINTS}"), token))]);
        let (label, said) = (words.line("leave", &[]), words.text("offer-leave", &[]));
        Offer { price: Line(price), label, said, on: vec![ids::room(to)], last: true, ..plain }
    }
    /// The room is touched, but it is the pawn that goes there.
    fn going(&self, plain: Offer) -> Offer {
        Offer { carries: Some(ids::pawn(self.me)), ..plain }
    }
    /// CK-17.1: a player who goes there does not come back.
    fn leaves(&self, to: Room) -> bool {
        to == Room::start(self.view.options.side)
    }
    fn drink(&self, plain: Offer, potion: Secret) -> Offer {
        let name = secret_in_words(self.stage, potion);
        let said = self.stage.words.text("offer-drink", &[("name", name.as_str().into())]);
        let price = signs_of(self.stage, potion.row().text(Trigger::Use));
        let tokens = token_list(self.view, self.stage, self.me);
        let place = tokens.iter().position(|token| token.potion == Some(potion));
        let on = place.map(|place| ids::token(self.me, place)).into_iter().collect();
        Offer { label: name.into(), price, said, on, ..plain }
    }
    fn choose(&self, plain: Offer, option: u8) -> Offer {
        let Some(Todo::Choose(options)) = self.view.pending.top() else { return plain };
        let text = options.options().nth(option.into()).map(|option| option_in_words(self.stage, option));
        let text = text.unwrap_or_default();
        let said = self.stage.words.text("offer-choose", &[("text", text.as_str().into())]);
        Offer { key: key(option.into()), label: format!("→ {text}").into(), said, ..plain }
    }
    /// CK-3.6: what would be lost.
    fn unspent(&self) -> Line {
        let (allowance, words) = (&self.view.allowance, self.stage.words);
        let boots = if movement::may_walk(self.view) { allowance.boots } else { 0 };
        let left = [
            ("skill", "effect-skill", allowance.skill),
            ("sword", "effect-swords", allowance.swords),
            ("boot", "effect-boots", boots),
            ("teleport", "effect-teleport", allowance.teleports),
        ];
        let mut line = vec![];
        for (sym, key, count) in left.into_iter().filter(|&(_, _, count)| count > 0) {
            line.push(Ink::Text(" ".into()));
            line.push(Ink::Sign(Sign::number(sym, count, words.text(key, &[("count", count.into())]))));
        }
        if line.is_empty() {
            return Line::default();
        }
        let Line(mut whole) = words.line("end-unspent", &[]);
        whole.extend(line);
        Line(whole)
    }
    /// What lies in the room, as far as anybody can see.
    fn take(&self, plain: Offer) -> Offer {
        let (view, words) = (self.view, self.stage.words);
        let room = view.people[self.me].room;
        let (key, count) = match rooms::artifact_here(view, room) {
            Some(artifact) => ("offer-take-artifact", artifact.value()),
            None if view.majors.has(room) => ("offer-take-major", 1),
            None if view.minors.has(room) => ("offer-take-minor", 1),
            None => ("offer-take-idol", 1),
        };
        let args = [("count", count.into())];
        let (label, said) = (words.line(key, &args), words.text(key, &args));
        Offer { key: "y".into(), label, said, on: vec![ids::room(room)], main: true, ..plain }
    }

    /// What a player might look for but cannot do.
    fn closed(&self, kind: Name) -> Vec<Closed> {
        match kind {
            "end" => self.closed_end(),
            "acquire" => self.out_of_reach(|row| row.kind != CardKind::Monster),
            "fight" => self.out_of_reach(|row| row.kind == CardKind::Monster),
            _ => vec![],
        }
    }
    /// CK-3.4.
    fn closed_end(&self) -> Vec<Closed> {
        let is_closed = self.view.pending.top().is_none();
        let rule = (self.stage.check)(Action::End).err().filter(|_| is_closed);
        let closed = rule.map(|rule| Closed {
            label: self.stage.words.line("offer-end", &[]),
            why: self.stage.rule_text(rule),
            rule: rule.to_string(),
            on: None,
        });
        closed.into_iter().collect()
    }
    /// Cards that can be had, but not here (CK-6.7, CK-7.2, CK-8.4), or not for what the player has (CK-6.2, CK-7.1,
    /// CK-8.1): the latter only when all cards are played, for until then nobody knows.
    fn out_of_reach(&self, wanted: impl Fn(&CardRow) -> bool) -> Vec<Closed> {
        if self.view.pending.top().is_some() {
            return vec![];
        }
        let mut cards = self.view.row.cards().to_vec();
        cards.extend([MERCENARY, EXPLORE, SECRET_TOME, GOBLIN]);
        let mut seen = HashSet::new();
        cards.retain(|&card| seen.insert(card));
        let shut = cards.into_iter().filter(|card| wanted(card.row())).filter_map(|card| {
            let rule = (self.stage.check)(acquire::action(card.row().kind, card)).err()?;
            let is_place = [Rule("CK-6.7"), Rule("CK-7.2"), Rule("CK-8.4")].contains(&rule);
            let why = if is_place { place_in_words(self.stage, card.row()) } else { self.short_of(card) }?;
            let (label, rule) = (Line::from(card_in_words(self.stage, card)), rule.to_string());
            Some(self.for_sale(card).into_iter().map(move |place| Closed {
                label: label.clone(),
                why: why.clone(),
                rule: rule.clone(),
                on: Some(place),
            }))
        });
        shut.flatten().collect()
    }
    /// "4 short".
    fn short_of(&self, card: Card) -> Option<Line> {
        let (price, allowance) = (price(self.view, card), &self.view.allowance);
        let has = if card.row().kind == CardKind::Monster { allowance.swords } else { allowance.skill };
        let lacks = price.checked_sub(has).filter(|&lacks| lacks > 0 && self.view.hand_size(self.me) == 0)?;
        let args = [("sign", cost(self.stage, card.row().kind, lacks).into())];
        Some(self.stage.words.line("short-of", &args))
    }
}

/// Where the copies of a card lie.
fn places<C: PartialEq>(cards: impl Iterator<Item = C>, wanted: C, id: fn(usize) -> Id) -> Vec<Id> {
    cards.enumerate().filter(|(_, card)| *card == wanted).map(|(at, _)| id(at)).collect()
}

/// 1 to 9, then 0 and a letter that the terminal does not use for itself.
fn key(at: usize) -> String {
    const LETTERS: &[u8] = b"abcdefghimnoprstwxyz";
    match at {
        0..9 => (at + 1).to_string(),
        _ => {
            let letter = |at: usize| char::from(LETTERS[at % LETTERS.len()]);
            let beyond = at - 9;
            match beyond / LETTERS.len() {
                0 => format!("0{}", letter(beyond)),
                more => format!("00{}{}", letter(more - 1), letter(beyond)),
            }
        }
    }
}
