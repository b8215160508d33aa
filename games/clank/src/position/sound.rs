//! Which stacks of things to do can really occur: a position with any other is refused.
use crate::{Card, Effect, Open, Passage, ROW, State, Todo, Trigger, decks, rooms, row};
use engine::Seat;

/// Can the match go on from here by the rules?
pub(super) fn can_go_on(state: &State) -> bool {
    let todos = state.pending.as_slice();
    let Some((&top, below)) = todos.split_last() else {
        return state.inside.is_empty() || state.inside.has(state.actor);
    };
    waits_for_something(state, top) && !state.inside.is_empty() && is_order(state, top, below)
}

/// Is it somebody's turn, with an allowance to spend?
pub(super) fn is_acting(open: &Open) -> bool {
    let first = open.pending.as_slice().first();
    !open.inside.is_empty() && !matches!(first, Some(Todo::FirstTurn | Todo::Closing | Todo::Next))
}

/// Chance has something to draw from and a reason to, or the question could be asked and has an answer. Anything else
/// would not wait: it would already have been done.
fn waits_for_something(state: &State, top: Todo) -> bool {
    let before = |passage: Passage| passage.at.checked_sub(1).map(|at| passage.whole()[at as usize]);
    match top {
        Todo::Draw { seat, .. } => state.pools[seat] != state.hidden[seat],
        Todo::Refill | Todo::Reveal => !state.row.is_full() && !state.deck.is_empty(),
        Todo::DealRow => !state.row.is_full() && can_fill_first_row(state),
        Todo::Secret(class) => !state.secrets[class as usize].is_empty(),
        Todo::Attack { .. } => !state.bag.is_empty(),
        Todo::RemoveArtifacts { left } => state.artifacts.total() >= left.into() && can_fill_first_row(state),
        Todo::FirstPlayer => can_fill_first_row(state),
        Todo::Choose(options) => before(options) == Some(Effect::Choose),
        Todo::Discard { left, then } => {
            let asked = matches!(before(then), Some(Effect::Discard(cards)) if left <= cards);
            asked && state.hand_size(state.actor) >= left
        }
        Todo::Replace => !state.row.cards().is_empty() && row::can_reveal(state),
        Todo::Adjacent => !rooms::next_door(state).is_empty(),
        Todo::Enter => rooms::asks_on_entry(state, state.me().room),
        Todo::Trash => decks::has_trash_to_choose(state) && state.hand_is_empty(),
        Todo::Text(_) | Todo::Closing | Todo::Next | Todo::FirstTurn | Todo::DealHands => false,
    }
}

/// CK-2.14: cards with the dragon symbol are replaced, so the others must be enough.
fn can_fill_first_row(state: &State) -> bool {
    let calm = state.deck.copies().filter(|&card| !Card(card).row().dragon).count();
    state.row.cards().len() + calm >= ROW
}

/// Is what lies below the top what the rules would have put there?
fn is_order(state: &State, top: Todo, below: &[Todo]) -> bool {
    match below {
        [Todo::FirstTurn, rest @ ..] => is_set_up(top, rest) && state.inside == state.everyone(),
        [Todo::Closing, rest @ ..] => match (top, rest) {
            (Todo::Refill, arrivals) => are_arrivals(arrivals),
            (Todo::Draw { seat, .. }, [Todo::Refill]) => seat == state.actor && state.inside.has(seat),
            (Todo::Attack { .. }, [Todo::Refill]) => true,
            _ => false,
        },
        [Todo::Next] => matches!(top, Todo::Attack { .. }),
        _ if top == Todo::Trash => state.inside.has(state.actor) && below.is_empty(),
        _ => {
            let is_whole = below.iter().all(|&todo| is_rest(todo));
            state.inside.has(state.actor) && is_within_turn(state.actor, top) && is_whole
        }
    }
}

/// Set-up: first who starts and which artifacts stay in the box, then the row, then the hands.
fn is_set_up(top: Todo, below: &[Todo]) -> bool {
    match (top, below) {
        (Todo::Draw { .. }, hands) => hands.iter().all(|todo| matches!(todo, Todo::Draw { .. })),
        (Todo::DealRow, [Todo::DealHands, arrivals @ ..]) => are_arrivals(arrivals),
        (Todo::FirstPlayer | Todo::RemoveArtifacts { .. }, [Todo::DealHands, Todo::DealRow]) => true,
        (Todo::RemoveArtifacts { .. }, [Todo::DealHands, Todo::DealRow, Todo::FirstPlayer]) => true,
        _ => false,
    }
}

fn is_within_turn(actor: Seat, top: Todo) -> bool {
    match top {
        Todo::Draw { seat, .. } => seat == actor,
        Todo::Refill | Todo::DealRow | Todo::FirstPlayer | Todo::RemoveArtifacts { .. } => false,
        Todo::Reveal | Todo::Secret(_) | Todo::Attack { .. } | Todo::Choose(_) | Todo::Discard { .. } => true,
        Todo::Replace | Todo::Adjacent | Todo::Enter | Todo::Trash | Todo::Text(_) => true,
        Todo::Closing | Todo::Next | Todo::FirstTurn | Todo::DealHands => true,
    }
}

/// CK-14.2: complete Arrive texts, which wait until all cards are revealed.
fn are_arrivals(todos: &[Todo]) -> bool {
    let arrives = |todo: &Todo| matches!(todo, Todo::Text(text) if text.trigger == Trigger::Arrive);
    todos.iter().all(|todo| is_rest(*todo) && arrives(todo))
}

/// Is it a waiting text: a complete one, a bonus, or the rest after something that had to happen first?
fn is_rest(todo: Todo) -> bool {
    let Todo::Text(passage) = todo else { return false };
    let before = passage.at.checked_sub(1).map(|at| passage.whole()[at as usize]);
    let waits = match before {
        None => matches!(passage.trigger, Trigger::Play | Trigger::Arrive),
        Some(Effect::Draw(_) | Effect::When(_) | Effect::ReplaceRow) => true,
        Some(Effect::TakeAdjacentSecret | Effect::DragonAttack) => true,
        Some(_) => false,
    };
    waits && !passage.is_done()
}
