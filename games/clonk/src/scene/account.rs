//! The end: everybody's score, line by line.
use super::ids;
use super::pieces::{card_in_words, task_in_words, task_sign};
use crate::Clonk;
use crate::scoring::{ScoreSheet, TaskScore, score_sheets};
use crate::secrets::View;
use engine::scene::{Area, Item, Layout, Meter, PointColumn, PointTable, Shown};
use engine::{BySeat, Line, Seat, Sign, Stage};
use std::cmp::Reverse;

/// Where points come from and where they are lost, as a picture and in words.
const SOURCES: [(&str, &str); 5] = [
    ("coin", "source-coins"),
    ("kablooey", "source-kablooey"),
    ("cut-green", "source-colour"),
    ("crown", "source-treasure"),
    ("eye", "source-loss"),
];

/// The final score of a match, as this viewer reads it.
pub(super) struct Reckoning<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Clonk>,
    sheets: BySeat<ScoreSheet>,
    /// The best first.
    seats: Vec<Seat>,
}

impl<'a> Reckoning<'a> {
    pub(super) fn new(view: &'a View, stage: &'a Stage<'a, Clonk>) -> Reckoning<'a> {
        let sheets = score_sheets(view, &view.faces);
        let mut seats: Vec<Seat> = view.everyone().collect();
        seats.sort_by_key(|&seat| Reverse(sheets[seat].rank()));
        Reckoning { view, stage, sheets, seats }
    }
    /// CL-10.12 to CL-10.15.
    pub(super) fn winners_in_words(&self) -> String {
        let winners: Vec<Seat> = self.view.everyone().filter(|&seat| self.has_won(seat)).collect();
        let points = winners.first().map_or(0, |&seat| self.sheets[seat].total());
        let key = if winners.len() == 1 { "over-one" } else { "over-shared" };
        let [who, names] = self.stage.winners(&winners);
        self.stage.words.text(key, &[who, names, ("points", i64::from(points).into())])
    }
    /// What decided, where points did not.
    pub(super) fn tie_in_words(&self) -> String {
        self.tie().map_or(String::new(), |key| self.stage.words.text(key, &[]))
    }
    /// Everybody, the best first.
    pub(super) fn area(&self) -> Area {
        let mut items: Vec<Item> = self.seats.iter().map(|&seat| Item::Area(self.of_player(seat))).collect();
        items.extend(self.tie().map(|key| Item::Say(self.stage.words.line(key, &[]))));
        let name = self.stage.words.text("account-title", &[]);
        Area::headed(ids::ACCOUNT, "account", Layout::Grid(2), name, items)
    }

    /// Everybody side by side.
    pub(super) fn tally(&self) -> PointTable {
        let named = |(sym, key)| Sign::named(sym, self.stage.words.text(key, &[]));
        let column = |seat: Seat| {
            let sheet = &self.sheets[seat];
            let [colour, treasure] = sheet.tasks.each_ref().map(|task| task.map_or(0, |task| task.points));
            let gained = [sheet.coins, sheet.kablooey_coins, colour, treasure].map(i16::from);
            let points = gained.into_iter().chain([-i16::from(sheet.loss)]).collect();
            PointColumn { seat, points, total: Some(sheet.total()), won: self.has_won(seat), note: String::new() }
        };
        let columns = self.view.everyone().map(column).collect();
        PointTable { sources: SOURCES.map(named).into(), columns }.without_empty()
    }

    fn has_won(&self, seat: Seat) -> bool {
        self.seats.first().is_some_and(|&best| self.sheets[seat].rank() == self.sheets[best].rank())
    }
    fn of_player(&self, seat: Seat) -> Area {
        let result = if self.has_won(seat) { "winner" } else { "other" };
        let points = i64::from(self.sheets[seat].total());
        let args = [("who", self.stage.who(seat)), ("points", points.into()), ("result", result.into())];
        let head = self.stage.words.line("account-total", &args);
        let name = head.said(&|seat| self.stage.name(seat).to_owned());
        let shares = std::iter::once(Item::Meter(self.shares(seat, &name)));
        let items = shares.chain(self.lines(seat).into_iter().map(Item::Say)).collect();
        Area { head, ..Area::new(ids::account(seat), "account-of", Layout::Column, name, items) }
    }
    /// The same as a picture.
    fn shares(&self, seat: Seat, said: &str) -> Meter {
        let sheet = &self.sheets[seat];
        let of_task = |task: &TaskScore| (i16::from(task.points), task_sign(task.task));
        let plain = |points: i16, sym| (points, Sign::alone(sym, ""));
        let coins = [plain(sheet.coins.into(), "coin"), plain(sheet.kablooey_coins.into(), "kablooey")];
        let tasks = sheet.tasks.iter().flatten().map(of_task);
        let parts = coins.into_iter().chain(tasks).chain([plain(-i16::from(sheet.loss), "eye")]);
        let gained = |sheet: &ScoreSheet| sheet.total() + i16::from(sheet.loss);
        let most = self.seats.iter().map(|&seat| gained(&self.sheets[seat]) + i16::from(self.sheets[seat].loss));
        let written = |points: i16| if points < 0 { format!("−{}", -points) } else { points.to_string() };
        let parts = parts.map(|(points, sign)| (points, Sign { shown: Shown::Number(written(points)), ..sign }));
        Meter::shares(said, parts, most.max().unwrap_or(0))
    }
    /// CL-10.3 to CL-10.11; treasure cards are counted where there is a tie.
    fn lines(&self, seat: Seat) -> Vec<Line> {
        let (sheet, words) = (&self.sheets[seat], self.stage.words);
        let mut lines = vec![words.line("account-coins", &[("count", sheet.coins.into())])];
        if sheet.kablooey_coins > 0 {
            let args = [("count", self.view.kablooeys[seat].into()), ("coins", sheet.kablooey_coins.into())];
            lines.push(words.line("account-kablooey", &args));
        }
        lines.extend(sheet.tasks.iter().flatten().map(|task| self.task_line(task)));
        let (cards, snores) = (sheet.eyes, sheet.snore_eyes);
        let eyes = [("count", sheet.all_eyes().into()), ("cards", cards.into()), ("snores", snores.into())];
        lines.push(words.line("account-eyes", &eyes));
        if sheet.loss > 0 {
            let key = match self.view.options.snore_in_penalty {
                true => "account-loss",
                false => "account-loss-cards",
            };
            lines.push(words.line(key, &[("count", sheet.loss.into())]));
        }
        if self.tie().is_some() {
            lines.push(words.line("account-treasures", &[("count", sheet.treasures.into())]));
        }
        lines
    }
    /// The points of a task and the cards that counted (CL-10.4, CL-10.5).
    fn task_line(&self, score: &TaskScore) -> Line {
        let cards: Vec<String> = score.cards.into_iter().map(|card| card_in_words(self.stage, card)).collect();
        let args = [
            ("task", task_in_words(self.stage, score.task).into()),
            ("points", score.points.into()),
            ("count", score.cards.len().into()),
            ("cards", cards.join(", ").into()),
        ];
        self.stage.words.line("account-task", &args)
    }
    /// CL-10.13 to CL-10.15: what decided between the first two.
    fn tie(&self) -> Option<&'static str> {
        let [first, second, ..] = self.seats[..] else { return None };
        let (first, second) = (&self.sheets[first], &self.sheets[second]);
        if first.total() != second.total() {
            None
        } else if first.all_eyes() != second.all_eyes() {
            Some("tie-eyes")
        } else if first.treasures != second.treasures {
            Some("tie-treasures")
        } else {
            Some("tie-shared")
        }
    }
}
