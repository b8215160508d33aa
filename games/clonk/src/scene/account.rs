//! The end: everybody's account, line by line.
use super::ids;
use super::pieces::{card_in_words, task_in_words};
use crate::*;
use engine::scene::{Area, Item, Layout};
use std::cmp::Reverse;

/// CL-10.12 to CL-10.15.
pub(super) fn winners_in_words(view: &View, stage: &Stage<'_, Clonk>) -> String {
    let (winners, accounts) = (scoring::winners(view, &view.faces), accounts(view, &view.faces));
    let points = winners.first().map_or(0, |seat| accounts[seat].total());
    let names: Vec<&str> = winners.map(|seat| stage.name(seat)).collect();
    let key = if names.len() == 1 { "over-one" } else { "over-shared" };
    stage.words.text(key, &[("names", names.join(", ").into()), ("points", i64::from(points).into())])
}

/// CL-10.13 to CL-10.15: what decided, where points did not.
pub(super) fn tie_in_words(view: &View, stage: &Stage<'_, Clonk>) -> String {
    let accounts = accounts(view, &view.faces);
    tie(&ranked(view, &accounts), &accounts).map_or(String::new(), |key| stage.words.text(key, &[]))
}

/// Everybody, the best first.
fn ranked(view: &View, accounts: &BySeat<Account>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = view.everyone().collect();
    seats.sort_by_key(|&seat| Reverse(accounts[seat].rank()));
    seats
}

/// Everybody's account, the best first.
pub(super) fn account(view: &View, stage: &Stage<'_, Clonk>) -> Area {
    let accounts = accounts(view, &view.faces);
    let seats = ranked(view, &accounts);
    let tie = tie(&seats, &accounts);
    let of_player = |&seat: &Seat| Item::Area(of_player(view, stage, (seat, &accounts[seat]), tie.is_some()));
    let mut items: Vec<Item> = seats.iter().map(of_player).collect();
    items.extend(tie.map(|key| Item::Say(stage.words.line(key, &[]))));
    let name = stage.words.text("account-title", &[]);
    Area { head: name.as_str().into(), ..Area::new(ids::ACCOUNT, "account", Layout::Grid(2), name, items) }
}

/// One player; treasure cards are counted where there is a tie.
fn of_player(view: &View, stage: &Stage<'_, Clonk>, (seat, account): (Seat, &Account), tied: bool) -> Area {
    let words = stage.words;
    let mut lines = vec![words.line("account-coins", &[("count", account.coins.into())])];
    if account.kablooey_coins > 0 {
        let args = [("count", view.kablooeys[seat].into()), ("coins", account.kablooey_coins.into())];
        lines.push(words.line("account-kablooey", &args));
    }
    lines.extend(account.tasks.iter().flatten().map(|task| task_line(stage, task)));
    let eyes =
        [("count", account.all_eyes().into()), ("cards", account.eyes.into()), ("snores", account.snore_eyes.into())];
    lines.push(words.line("account-eyes", &eyes));
    if account.loss > 0 {
        lines.push(words.line("account-loss", &[("count", account.loss.into())]));
    }
    if tied {
        lines.push(words.line("account-treasures", &[("count", account.treasures.into())]));
    }
    let won = if scoring::winners(view, &view.faces).has(seat) { "winner" } else { "other" };
    let head = [("who", seat.into()), ("points", i64::from(account.total()).into()), ("result", won.into())];
    let head = words.line("account-total", &head);
    let name = stage.name(seat).to_owned();
    let items = lines.into_iter().map(Item::Say).collect();
    Area { head, ..Area::new(ids::account(seat), "account-of", Layout::Column, name, items) }
}

/// The points of a task and the cards that counted (CL-10.4, CL-10.5).
fn task_line(stage: &Stage<'_, Clonk>, account: &TaskAccount) -> Line {
    let cards: Vec<String> = account.cards.into_iter().map(|card| card_in_words(stage, card)).collect();
    let args = [
        ("task", task_in_words(stage, account.task).into()),
        ("points", account.points.into()),
        ("count", account.cards.len().into()),
        ("cards", cards.join(", ").into()),
    ];
    stage.words.line("account-task", &args)
}

/// CL-10.13 to CL-10.15: what decided between the first two.
fn tie(seats: &[Seat], accounts: &BySeat<Account>) -> Option<&'static str> {
    let (&first, &second) = (seats.first()?, seats.get(1)?);
    let (first, second) = (&accounts[first], &accounts[second]);
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
