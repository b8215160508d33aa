//! The end: everybody's score, line by line (CK-17.14).
use super::cards::{card_in_words, secret_in_words};
use super::ids;
use crate::{
    Artifact, CROWNS, Card, Clank, IDOL_POINTS, ITEM_POINTS, MASTERY_POINTS, ScoreSheet, Secret, Status, View,
    card_points, ending,
};
use engine::scene::{Area, Item, Layout, Meter, PointColumn, PointTable, Sign};
use engine::{Line, Seat, Seats, Stage};
use std::cmp::Reverse;

/// Where points come from, as a picture and in words.
const SOURCES: [(&str, &str); 6] = [
    ("artifact", "source-artifacts"),
    ("mastery", "source-mastery"),
    ("crown", "source-items"),
    ("idol", "source-tokens"),
    ("gold", "source-gold"),
    ("deck", "source-cards"),
];

/// The points from each of them.
fn parts(sheet: &ScoreSheet) -> [i16; 6] {
    [sheet.artifact_points(), sheet.mastery, sheet.items, sheet.tokens, sheet.gold, sheet.cards]
}

/// The final scoring, as everybody reads it.
pub(super) struct Reckoning<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Clank>,
    /// The best first, the dead last (CK-17.16).
    seats: Vec<Seat>,
    winners: Seats,
}

impl<'a> Reckoning<'a> {
    pub(super) fn new(view: &'a View, stage: &'a Stage<'a, Clank>) -> Reckoning<'a> {
        let scores = ending::scores(view);
        let mut seats: Vec<Seat> = view.everyone().collect();
        seats.sort_by_key(|&seat| Reverse((scores[seat], view.people[seat].artifacts)));
        Reckoning { view, stage, seats, winners: ending::winners(view) }
    }
    /// CK-17.15, CK-17.16.
    pub(super) fn winner_in_words(&self) -> String {
        let Some(winner) = self.winners.first() else { return self.stage.words.text("over-nobody", &[]) };
        let args = [("who", self.stage.called(winner)), ("points", self.total(winner).into())];
        self.stage.words.text("over-winner", &args)
    }
    /// CK-17.15: what decided a tie.
    pub(super) fn tie_in_words(&self) -> String {
        let [first, second, ..] = self.seats[..] else { return String::new() };
        let scores = ending::scores(self.view);
        let is_tie = scores[first].is_some() && scores[first] == scores[second];
        if is_tie { self.stage.words.text("over-tie", &[]) } else { String::new() }
    }
    /// Everybody, the best first.
    pub(super) fn area(&self) -> Area {
        let areas = self.seats.iter().map(|&seat| Item::Area(self.of_player(seat))).collect();
        let name = self.stage.words.text("account", &[]);
        Area::headed(ids::ACCOUNT, "account", Layout::Grid(2), name, areas)
    }

    fn total(&self, seat: Seat) -> i64 {
        ScoreSheet::of(self.view, seat).total().into()
    }
    fn of_player(&self, seat: Seat) -> Area {
        let key = match self.view.people[seat].status {
            Status::Dead => "account-dead",
            Status::Rescued => "account-rescued",
            Status::Left | Status::Inside => "account-left",
        };
        let result = if self.winners.has(seat) { "winner" } else { "other" };
        let args = [("who", self.stage.who(seat)), ("points", self.total(seat).into()), ("result", result.into())];
        let head = self.stage.words.line(key, &args);
        let name = head.said(&|seat| self.stage.name(seat).to_owned());
        let shares = std::iter::once(Item::Meter(self.shares(seat, &name)));
        let lines = shares.chain(self.lines(seat).into_iter().map(Item::Say)).collect();
        Area { head, ..Area::new(ids::account(seat), "account-of", Layout::Column, name, lines) }
    }
    /// Everybody side by side; the dead score nothing at all (CK-17.16).
    pub(super) fn tally(&self) -> PointTable {
        let named = |(sym, key)| Sign::named(sym, self.stage.words.text(key, &[]));
        let scores = ending::scores(self.view);
        let column = |seat: Seat| {
            let note = match self.view.people[seat].status {
                Status::Dead => self.stage.words.text("standing-dead", &[]),
                Status::Rescued => self.stage.words.text("standing-rescued", &[]),
                Status::Left => self.stage.words.text("standing-left", &[]),
                Status::Inside => String::new(),
            };
            let scored = scores[seat].map(|_| parts(&ScoreSheet::of(self.view, seat)).into());
            let (points, total) = (scored.unwrap_or_default(), scores[seat]);
            PointColumn { seat, points, total, won: self.winners.has(seat), note }
        };
        let columns = self.view.everyone().map(column).collect();
        PointTable { sources: SOURCES.map(named).into(), columns }.without_empty()
    }
    /// The same as a picture.
    fn shares(&self, seat: Seat, said: &str) -> Meter {
        let points = parts(&ScoreSheet::of(self.view, seat));
        let parts = points.into_iter().zip(SOURCES.map(|(sym, _)| sym));
        let most = self.seats.iter().map(|&seat| ScoreSheet::of(self.view, seat).total()).max().unwrap_or(0);
        Meter::shares(said, parts.map(|(points, sym)| (points, Sign::number(sym, points, ""))), most)
    }
    /// Artifacts, mastery, items, tokens, gold, each card with points.
    fn lines(&self, seat: Seat) -> Vec<Line> {
        let (words, person) = (self.stage.words, &self.view.people[seat]);
        let worth = |key: &str, count: u8, points: i16| {
            words.line(key, &[("count", count.into()), ("points", i64::from(points).into())])
        };
        let mut lines = vec![];
        for artifact in ending::bits(person.artifacts).map(Artifact) {
            lines.push(worth("account-artifact", artifact.value(), artifact.value().into()));
        }
        if person.status == Status::Left {
            lines.push(worth("account-mastery", 1, MASTERY_POINTS));
        }
        for crown in ending::bits(person.crowns).map(|crown| CROWNS[usize::from(crown)]) {
            lines.push(worth("account-crown", crown, crown.into()));
        }
        let counted = [
            ("account-keys", person.keys, ITEM_POINTS),
            ("account-backpacks", person.backpacks, ITEM_POINTS),
            ("account-idols", person.idols, IDOL_POINTS),
        ];
        for (key, count, each) in counted.into_iter().filter(|&(_, count, _)| count > 0) {
            lines.push(worth(key, count, each * i16::from(count)));
        }
        for secret in Secret::all().filter(|&secret| person.has(secret) > 0 && secret.row().points > 0) {
            let points = i16::from(person.has(secret) * secret.row().points);
            lines.push(self.named(secret_in_words(self.stage, secret), person.has(secret), points));
        }
        if person.gold > 0 {
            let gold = i64::from(person.gold);
            lines.push(words.line("account-gold", &[("count", gold.into()), ("points", gold.into())]));
        }
        lines.extend(self.card_lines(seat));
        lines
    }
    /// CK-18.21: cards with variable points are listed even if they bring none.
    fn card_lines(&self, seat: Seat) -> Vec<Line> {
        let owned = self.view.owned(seat);
        let worth = |card: Card| card_points(self.view, seat, card) * i16::from(owned.count(card.0));
        let shown = owned.kinds().map(Card).filter(|&card| worth(card) > 0 || card.row().variable.is_some());
        shown.map(|card| self.named(card_in_words(self.stage, card), owned.count(card.0), worth(card))).collect()
    }
    fn named(&self, name: String, count: u8, points: i16) -> Line {
        let args = [("name", name.into()), ("count", count.into()), ("points", i64::from(points).into())];
        self.stage.words.line("account-named", &args)
    }
}
