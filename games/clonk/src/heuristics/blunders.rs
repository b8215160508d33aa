//! Mistakes that everybody at the table sees at once.
use super::ledger::{is_last_round, seen_task};
use crate::*;

/// The points the next card of this task brings (CL-10.5).
fn next_step(cards: &Cards, task: Task) -> u8 {
    let points = |count: u8| TASK_POINTS[usize::from(count).min(TASK_POINTS.len() - 1)];
    let count = cards.and(task.cards()).len();
    points(count + 1) - points(count)
}

/// What a card brings a player for the tasks that the seat knows of.
fn task_points(state: &State, seat: Seat, player: Seat, card: Card) -> u8 {
    let cards = state.treasures(player);
    let tasks = Kind::ALL.into_iter().filter_map(|kind| seen_task(state, seat, player, kind));
    tasks.filter(|task| task.cards().has(card)).map(|task| next_step(&cards, task)).sum()
}

/// Is the card of a task of the seat's own?
fn is_wanted(state: &State, seat: Seat, card: Card) -> bool {
    Kind::ALL.into_iter().any(|kind| seen_task(state, seat, seat, kind).is_some_and(|task| task.cards().has(card)))
}

/// See the trait.
pub(super) fn is_blunder(state: &State, seat: Seat, action: Action) -> bool {
    match action {
        Action::Stop => snores_for_nothing(state, seat) || leaves_points(state, seat),
        Action::Give(source, to) => {
            card_from(state, seat, source).is_ok_and(|card| helps(state, seat, to, source, card))
        }
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

/// A Snore card, though a card with fewer eyes could have been dug: with one card the bonuses are the same.
fn snores_for_nothing(state: &State, seat: Seat) -> bool {
    state.galleries[seat].is_empty() && state.has_snore() && diggable(state, seat).any(|card| card.eyes() <= 1)
}

/// The last turn ends, though a card would still have brought points and no eyes. One point may be worth less than the
/// Kablooey card that the second space brings.
fn leaves_points(state: &State, seat: Seat) -> bool {
    let gallery = &state.galleries[seat];
    let enough = if gallery.len() < 2 { KABLOOEY_COINS + 1 } else { 1 };
    let brings = |card: Card| card.coins() + task_points(state, seat, seat, card);
    is_last_round(state)
        && !gallery.is_full()
        && diggable(state, seat).any(|card| card.eyes() == 0 && brings(card) >= enough)
}

/// A card given to somebody whose open task it is, or coins given from the hand without a single eye.
fn helps(state: &State, seat: Seat, to: Seat, source: Source, card: Card) -> bool {
    let task = state.open_tasks[to].and_then(|kind| seen_task(state, seat, to, kind));
    let for_task = task.is_some_and(|task| {
        task.cards().has(card) && card.coins() + next_step(&state.treasures(to), task) > card.eyes()
    });
    let for_nothing = matches!(source, Source::Hand(_)) && card.eyes() == 0 && card.coins() >= 2;
    for_task || for_nothing
}

/// A card of an own task blown up, though it could be dug and has few eyes.
fn blasts_the_wanted(state: &State, seat: Seat, card: Card) -> bool {
    let can_dig = !state.galleries[seat].is_full() && fitting(state.last_card(seat)).has(card);
    can_dig && card.coins() + task_points(state, seat, seat, card) >= card.eyes() && is_wanted(state, seat, card)
}

/// The fourth card of the last turn makes the seat the loudest and brings less than the monster takes.
fn wakes_the_monster(state: &State, seat: Seat, card: Card) -> bool {
    if !is_last_round(state) || state.galleries[seat].len() as usize + 1 < SPACES {
        return false;
    }
    let accounts = accounts(state, &state.faces);
    let loudest_other = state.everyone().filter(|&other| other != seat).map(|other| accounts[other].all_eyes()).max();
    let (before, after) = (accounts[seat].all_eyes(), accounts[seat].all_eyes() + card.eyes());
    let is_loudest = |eyes: u8| Some(eyes) >= loudest_other;
    let loss = |eyes: u8| if is_loudest(eyes) { eyes.div_ceil(2) } else { 0 };
    !is_loudest(before) && loss(after) > card.coins() + task_points(state, seat, seat, card)
}

/// A card of an own task laid or discarded, though the hand holds a card of no own task that has no more coins and no
/// fewer eyes.
fn throws_away(state: &State, seat: Seat, card: Card) -> bool {
    let is_worse =
        |other: Card| !is_wanted(state, seat, other) && other.coins() <= card.coins() && other.eyes() >= card.eyes();
    is_wanted(state, seat, card) && state.faces.hands[seat].into_iter().any(is_worse)
}
