//! Mistakes that anybody at the table would see at once.
use super::ledger::{is_last_round, seen_task};
use crate::cards::CardSet;
use crate::components::{Card, KABLOOEY_COINS, SPACES, TASK_POINTS, TaskKind, TaskTile, fitting};
use crate::scoring::score_sheets;
use crate::shafts::SHAFTS;
use crate::state::State;
use crate::turn::{Action, CardSource, card_from};
use engine::Seat;

/// The points the next card of this task brings (CL-10.5).
fn next_step(cards: &CardSet, task: TaskTile) -> u8 {
    let points = |count: u8| TASK_POINTS[usize::from(count).min(TASK_POINTS.len() - 1)];
    let count = cards.and(task.cards()).len();
    points(count + 1) - points(count)
}

/// What a card brings a player for the tasks the seat knows.
fn task_points(state: &State, seat: Seat, player: Seat, card: Card) -> u8 {
    let cards = state.collected(player);
    let tasks = TaskKind::ALL.into_iter().filter_map(|kind| seen_task(state, seat, player, kind));
    tasks.filter(|task| task.cards().has(card)).map(|task| next_step(&cards, task)).sum()
}

/// Does the card count for one of the seat's own tasks?
fn is_wanted(state: &State, seat: Seat, card: Card) -> bool {
    TaskKind::ALL.into_iter().any(|kind| seen_task(state, seat, seat, kind).is_some_and(|task| task.cards().has(card)))
}

/// See the trait.
pub(super) fn is_blunder(state: &State, seat: Seat, action: Action) -> bool {
    match action {
        Action::Stop => snores_for_nothing(state, seat) || leaves_points(state, seat),
        Action::Give(source, to) => helps(state, seat, source, to),
        Action::Blast(shaft) => state.shafts.top(shaft).is_some_and(|card| blasts_the_wanted(state, seat, card)),
        Action::Dig(source) => card_from(state, seat, source).is_ok_and(|card| wakes_the_monster(state, seat, card)),
        Action::Lay(card, _) | Action::Discard(card) => throws_away(state, seat, card),
        Action::Open(_) | Action::Load(_) => false,
    }
}

/// What could be dug now.
fn diggable(state: &State, seat: Seat) -> impl Iterator<Item = Card> {
    let tops = SHAFTS.into_iter().filter_map(|shaft| state.shafts.top(shaft));
    let fitting = fitting(state.last_card(seat));
    state.faces.hands[seat].into_iter().chain(tops).filter(|&card| fitting.has(card))
}

/// Takes a Snore card although a card with fewer eyes could be dug; with one card the other bonuses are the same.
fn snores_for_nothing(state: &State, seat: Seat) -> bool {
    state.galleries[seat].is_empty() && state.has_snore() && diggable(state, seat).any(|card| card.eyes() <= 1)
}

/// Ends the last turn although a card would still bring points and no eyes. One point may be worth less than the
/// Kablooey card of the second space.
fn leaves_points(state: &State, seat: Seat) -> bool {
    let gallery = &state.galleries[seat];
    let enough = if gallery.len() < 2 { KABLOOEY_COINS + 1 } else { 1 };
    let brings = |card: Card| card.coins() + task_points(state, seat, seat, card);
    is_last_round(state)
        && !gallery.is_full()
        && diggable(state, seat).any(|card| card.eyes() == 0 && brings(card) >= enough)
}

/// Gives somebody a card of their open task, or a hand card with coins and no eyes.
fn helps(state: &State, seat: Seat, source: CardSource, to: Seat) -> bool {
    let Ok(card) = card_from(state, seat, source) else { return false };
    let task = state.open_tasks[to].and_then(|kind| seen_task(state, seat, to, kind));
    let for_task = task.is_some_and(|task| {
        task.cards().has(card) && card.coins() + next_step(&state.collected(to), task) > card.eyes()
    });
    let for_nothing = matches!(source, CardSource::Hand(_)) && card.eyes() == 0 && card.coins() >= 2;
    for_task || for_nothing
}

/// Blasts a card of one of the seat's tasks although it could be dug and has few eyes.
fn blasts_the_wanted(state: &State, seat: Seat, card: Card) -> bool {
    let can_dig = !state.galleries[seat].is_full() && fitting(state.last_card(seat)).has(card);
    can_dig && card.coins() + task_points(state, seat, seat, card) >= card.eyes() && is_wanted(state, seat, card)
}

/// Digs a fourth card in the last turn that makes the seat the loudest and brings less than the monster takes.
fn wakes_the_monster(state: &State, seat: Seat, card: Card) -> bool {
    if !is_last_round(state) || state.galleries[seat].len() as usize + 1 < SPACES {
        return false;
    }
    let sheets = score_sheets(state, &state.faces);
    let loudest_other = state.everyone().filter(|&other| other != seat).map(|other| sheets[other].all_eyes()).max();
    let (before, after) = (sheets[seat].all_eyes(), sheets[seat].all_eyes() + card.eyes());
    let is_loudest = |eyes: u8| Some(eyes) >= loudest_other;
    let loss = |eyes: u8| if is_loudest(eyes) { eyes.div_ceil(2) } else { 0 };
    !is_loudest(before) && loss(after) > card.coins() + task_points(state, seat, seat, card)
}

/// Lays or discards a card of one of the seat's tasks although the hand holds a card of neither task with no more coins
/// and no fewer eyes.
fn throws_away(state: &State, seat: Seat, card: Card) -> bool {
    let is_worse =
        |other: Card| !is_wanted(state, seat, other) && other.coins() <= card.coins() && other.eyes() >= card.eyes();
    is_wanted(state, seat, card) && state.faces.hands[seat].into_iter().any(is_worse)
}
