//! The story in sentences, and what moved.
use super::cards::{card_in_words, secret_in_words, signs_of};
use super::map::place;
use super::{ids, is_over};
use crate::{Card, Clank, Cube, Effect, Event, MarketItem, Room, SECRET_TOME, Secret, Status, Trigger, View};
use engine::scene::{Ink, Move, Name, Tale};
use engine::{Arg, Line, Seat, Sign, Stage, Viewer};

/// The story, and the part of it that is news to the viewer.
pub(super) struct Tales {
    pub(super) shown: Vec<Tale>,
    pub(super) fresh: Vec<Tale>,
}

/// A match has thousands of events; this many turns, a round of four and one more, are enough to follow it.
const TURNS_TOLD: usize = 5;

/// Ends a list of pictures, which no text can do: another sentence may follow on the same line.
const FULL_STOP: &str = ".";

/// What happened in the last turns, or in the whole match when it is over, newest last.
pub(super) fn tell(view: &View, stage: &Stage<'_, Clank>) -> Tales {
    let mut teller = Teller { view, stage, playing: false, within_turn: false, cubes: vec![] };
    let (mut shown, mut fresh) = (vec![], vec![]);
    for (at, &event) in stage.news.iter().enumerate().skip(first_told(view, stage)) {
        let mut tales = teller.drawn(event);
        tales.extend(teller.tell(event));
        if at + 1 == stage.news.len() {
            tales.extend(teller.all_drawn());
        }
        tales.iter_mut().for_each(|tale| tale.at = at);
        if at >= stage.fresh {
            fresh.extend(tales.iter().cloned());
        }
        shown.extend(tales);
    }
    Tales { shown, fresh }
}

/// Where the first turn that is told starts.
fn first_told(view: &View, stage: &Stage<'_, Clank>) -> usize {
    if is_over(view) {
        return 0;
    }
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Ran { .. });
    let mut turns = stage.news.iter().enumerate().rev().filter(|(_, event)| begins(event)).map(|(at, _)| at);
    turns.nth(TURNS_TOLD).unwrap_or(0)
}

struct Teller<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Clank>,
    /// Set-up is over: from now on a reshuffle is news.
    playing: bool,
    /// Draws within a turn are told; the new hand at its end is not.
    within_turn: bool,
    /// Cubes of an attack that have not been told yet: they are told together.
    cubes: Vec<Cube>,
}

impl Teller<'_> {
    /// The cubes of an attack, as soon as something else happens.
    fn drawn(&mut self, event: Event) -> Vec<Tale> {
        if let Event::CubeDrawn { cube } = event {
            self.cubes.push(cube);
            return vec![];
        }
        self.all_drawn().into_iter().collect()
    }
    fn all_drawn(&mut self) -> Option<Tale> {
        let cubes = std::mem::take(&mut self.cubes);
        if cubes.is_empty() {
            return None;
        }
        let mut tale = self.stage.tale(None, "log-cubes", &[]);
        for (at, cube) in cubes.into_iter().enumerate() {
            tale.line.0.push(Ink::Text(if at == 0 { " " } else { ", " }.into()));
            let Line(cube) = match cube {
                Cube::Black => self.stage.words.line("log-black", &[]),
                Cube::Of(seat) => self.stage.words.line("log-cube", &[("owner", self.stage.who(seat))]),
            };
            tale.line.0.extend(cube);
        }
        tale.line.0.push(Ink::Text(FULL_STOP.into()));
        Some(Tale { sign: Some(Sign::alone("dragon", "")), ..tale })
    }

    fn tell(&mut self, event: Event) -> Option<Tale> {
        match event {
            Event::TurnBegan { seat } => self.began(seat),
            Event::TurnEnded { .. } => self.ended(),
            Event::Started { seat } => self.plain("log-started", vec![("who", self.stage.who(seat))]),
            Event::ArtifactRemoved { artifact } => self.plain("log-removed", vec![("count", artifact.value().into())]),
            Event::Played { seat, card } => self.played(seat, card),
            Event::Drew { seat } => self.drew(seat),
            Event::DrewCard { seat, card } if self.within_turn => self.of(seat, "log-drew-card", vec![self.card(card)]),
            Event::Reshuffled { seat } => self.of(seat, "log-reshuffled", vec![]),
            Event::Discarded { seat, card } => self.of(seat, "log-discarded", vec![self.card(card)]),
            Event::Trashed { seat, card, .. } => self.of(seat, "log-trashed", vec![self.card(card)]),
            Event::Acquired { seat, card, price } => {
                self.of(seat, "log-acquired", vec![self.card(card), ("count", price.into())])
            }
            Event::TookTome { seat } => self.of(seat, "log-took", vec![self.card(SECRET_TOME)]),
            Event::Used { seat, card, .. } => self.of(seat, "log-used", vec![self.card(card)]),
            Event::Fought { seat, card, .. } => self.of(seat, "log-fought", vec![self.card(card)]),
            Event::Bought { seat, item } => self.bought(seat, item),
            Event::Drank { seat, potion } => self.of(seat, "log-drank", vec![self.secret(potion)]),
            Event::Moved { seat, to, wounds, .. } => self.moved(seat, to, wounds),
            Event::Teleported { seat, to } => self.of(seat, "log-teleported", place(self.view, to).into()),
            Event::Found { seat, secret } => self.found(seat, secret),
            Event::Paid { seat, amount } => self.signed(seat, "log-paid", amount, "gold"),
            Event::TookIdol { seat } => self.signed(seat, "log-idol", 1_u8, "idol"),
            Event::TookArtifact { seat, artifact } => self.signed(seat, "log-artifact", artifact.value(), "artifact"),
            Event::Gold { seat, amount } => self.signed(seat, "log-gold", amount, "gold"),
            Event::Noise { seat, cubes, .. } if cubes > 0 => self.signed(seat, "log-noise", cubes, "noise"),
            Event::Hushed { seat, back, .. } if back > 0 => self.signed(seat, "log-hushed", back, "quiet"),
            Event::Healed { seat, damage } => self.signed(seat, "log-healed", damage, "heart"),
            Event::Revealed { card, rouses: true } => self.plain("log-rouses", vec![self.card(card)]),
            Event::Revealed { card, rouses: false } => self.plain("log-revealed", vec![self.card(card)]),
            Event::PutAway { card } => self.plain("log-put-away", vec![self.card(card)]),
            Event::DungeonReshuffled if self.playing => self.plain("log-dungeon-reshuffled", vec![]),
            Event::Raged { .. } => self.plain("log-raged", vec![]),
            Event::CubesReturned { cubes } => self.plain("log-cubes-returned", vec![("count", cubes.into())]),
            Event::Attacked { cubes } => self.plain("log-attacked", vec![("count", cubes.into())]),
            Event::Out { seat, status } => self.out(seat, status),
            Event::Ran { seat, space } => self.of(seat, "log-ran", vec![("space", space.into())]),
            Event::Ended => self.plain("log-ended", vec![]),
            Event::Noise { .. } | Event::Hushed { .. } | Event::DrewCard { .. } | Event::DungeonReshuffled => None,
            // The card or token has already said it.
            Event::Skill(_) | Event::Swords(_) | Event::Boots(_) | Event::Teleports(_) | Event::Opened { .. } => None,
            Event::GoldBonus { .. } | Event::SkillPerClank(_) | Event::GemDiscount(_) | Event::NoCaveStop => None,
            Event::IgnoresMonsters | Event::TrashQueued(_) | Event::TrashLapsed => None,
            // Not worth telling, or, like cubes, told together.
            Event::Rejected { .. } | Event::Awaited(_) | Event::Popped | Event::CubeDrawn { .. } => None,
        }
    }

    fn began(&mut self, seat: Seat) -> Option<Tale> {
        (self.playing, self.within_turn) = (true, true);
        Some(self.stage.heading("log-turn", &[("who", self.stage.who(seat))]))
    }
    fn ended(&mut self) -> Option<Tale> {
        self.within_turn = false;
        None
    }
    /// The one who drew is told which card it was instead.
    fn drew(&self, seat: Seat) -> Option<Tale> {
        let is_told = self.within_turn && self.view.who != Viewer::Seat(seat);
        if is_told { self.of(seat, "log-drew", vec![]) } else { None }
    }
    fn bought(&self, seat: Seat, item: MarketItem) -> Option<Tale> {
        let tale = self.of(seat, "log-bought", vec![("item", item.to_string().into())])?;
        Some(tale.with(Sign::alone(super::shop::picture(item), "")))
    }
    fn moved(&self, seat: Seat, to: Room, wounds: u8) -> Option<Tale> {
        let [place, number] = place(self.view, to);
        self.of(seat, "log-moved", vec![place, number, ("damage", wounds.into())])
    }
    fn found(&self, seat: Seat, secret: Secret) -> Option<Tale> {
        let text = secret.row().text(Trigger::Found);
        let key = if text.is_empty() { "log-found-plain" } else { "log-found" };
        Some(self.with_signs(self.of(seat, key, vec![self.secret(secret)])?, text))
    }
    fn out(&self, seat: Seat, status: Status) -> Option<Tale> {
        let key = match status {
            Status::Left | Status::Inside => "log-left",
            Status::Rescued => "log-rescued",
            Status::Dead => "log-dead",
        };
        self.of(seat, key, vec![])
    }
    /// A card with the signs of what it brings.
    fn played(&mut self, seat: Seat, card: Card) -> Option<Tale> {
        (self.playing, self.within_turn) = (true, true);
        let text = card.row().text(Trigger::Play);
        let key = if text.is_empty() { "log-played-plain" } else { "log-played" };
        let tale = self.of(seat, key, vec![self.card(card)])?;
        Some(self.with_signs(tale, text))
    }
    fn with_signs(&self, mut tale: Tale, text: &[Effect]) -> Tale {
        let Line(signs) = signs_of(self.stage, text);
        if !signs.is_empty() {
            tale.line.0.push(Ink::Text(" ".into()));
            tale.line.0.extend(signs);
        }
        if !tale.line.0.last().is_some_and(|ink| matches!(ink, Ink::Text(words) if words.ends_with(FULL_STOP))) {
            tale.line.0.push(Ink::Text(FULL_STOP.into()));
        }
        tale
    }
    fn of(&self, who: Seat, key: &str, mut args: Vec<(&'static str, Arg)>) -> Option<Tale> {
        args.push(("who", self.stage.who(who)));
        Some(self.stage.tale(Some(who), key, &args))
    }
    /// An amount, with a picture of what it is.
    fn signed(&self, who: Seat, key: &str, count: impl Into<Arg>, sym: Name) -> Option<Tale> {
        Some(self.of(who, key, vec![("count", count.into())])?.with(Sign::alone(sym, "")))
    }
    fn plain(&self, key: &str, args: Vec<(&'static str, Arg)>) -> Option<Tale> {
        Some(self.stage.tale(None, key, &args))
    }
    fn card(&self, card: Card) -> (&'static str, Arg) {
        ("card", Sign::named(card.row().words, card_in_words(self.stage, card)).into())
    }
    fn secret(&self, secret: Secret) -> (&'static str, Arg) {
        let sym = if secret.is_potion() { "potion" } else { "keepsake" };
        ("name", Sign::named(sym, secret_in_words(self.stage, secret)).into())
    }
}

/// What moved: cards from the hand into play, from the row to their buyer.
pub(super) fn moves(view: &View, stage: &Stage<'_, Clank>) -> Vec<Move> {
    let step = |from, to| Some(Move { from, to, turns: false, stays: false });
    let moved = |event: &Event| match *event {
        Event::Played { seat, .. } if view.who == Viewer::Seat(seat) => step(ids::HAND, ids::PLAYED),
        Event::Acquired { seat, card, .. } => {
            step(if card.reserve_pile().is_some() { ids::RESERVE } else { ids::ROW }, ids::plate(seat))
        }
        Event::Moved { seat, to, .. } | Event::Teleported { seat, to } => step(ids::plate(seat), ids::room(to)),
        _ => None,
    };
    stage.news[stage.fresh..].iter().filter_map(moved).collect()
}
