//! Which stacks of things still to be done can come about: a position with another one is refused.
use crate::*;

/// Can the match go on from here by the rules?
pub(super) fn can_go_on(state: &State) -> bool {
    let frames = state.pending.as_slice();
    let Some((&top, below)) = frames.split_last() else {
        return state.inside.is_empty() || state.inside.has(state.actor);
    };
    waits_for_something(state, top) && !state.inside.is_empty() && is_order(state, top, below)
}

/// Does somebody act in this turn, so that the purse is theirs?
pub(super) fn is_acting(open: &Open) -> bool {
    let first = open.pending.as_slice().first();
    !open.inside.is_empty() && !matches!(first, Some(Frame::FirstTurn | Frame::Closing | Frame::Next))
}

/// Chance has something to draw from and a reason to, or the question could be asked and has an answer. Everything else
/// would not be waiting: it would have been done.
fn waits_for_something(state: &State, top: Frame) -> bool {
    let before = |passage: Passage| passage.at.checked_sub(1).map(|at| passage.whole()[at as usize]);
    match top {
        Frame::Draw { seat, .. } => state.pools[seat] != state.hidden[seat],
        Frame::Refill | Frame::Reveal => !state.row.is_full() && !state.deck.is_empty(),
        Frame::DealRow => !state.row.is_full() && can_fill_first_row(state),
        Frame::Secret(class) => !state.secrets[class as usize].is_empty(),
        Frame::Attack { .. } => !state.bag.is_empty(),
        Frame::RemoveArtifacts { left } => state.artifacts.total() >= left.into() && can_fill_first_row(state),
        Frame::FirstPlayer => can_fill_first_row(state),
        Frame::Choose(options) => before(options) == Some(Effect::Choose),
        Frame::Discard { left, then } => {
            let asked = matches!(before(then), Some(Effect::Discard(cards)) if left <= cards);
            asked && state.hand_size(state.actor) >= left
        }
        Frame::Replace => !state.row.cards().is_empty() && row::can_reveal(state),
        Frame::Adjacent => !rooms::next_door(state).is_empty(),
        Frame::Enter => rooms::asks_on_entry(state, state.me().room),
        Frame::Trash => decks::has_trash_to_choose(state) && state.hand_is_empty(),
        Frame::Text(_) | Frame::Closing | Frame::Next | Frame::FirstTurn | Frame::DealHands => false,
    }
}

/// CK-2.14: cards with the dragon symbol are replaced, so the others must be enough.
fn can_fill_first_row(state: &State) -> bool {
    let calm = state.deck.copies().filter(|&card| !Card(card).row().dragon).count();
    state.row.cards().len() + calm >= ROW
}

/// What lies below the top is what the rules would have put there.
fn is_order(state: &State, top: Frame, below: &[Frame]) -> bool {
    match below {
        [Frame::FirstTurn, rest @ ..] => is_set_up(top, rest) && state.inside == state.everyone(),
        [Frame::Closing, rest @ ..] => match (top, rest) {
            (Frame::Refill, arrivals) => are_arrivals(arrivals),
            (Frame::Draw { seat, .. }, [Frame::Refill]) => seat == state.actor && state.inside.has(seat),
            (Frame::Attack { .. }, [Frame::Refill]) => true,
            _ => false,
        },
        [Frame::Next] => matches!(top, Frame::Attack { .. }),
        _ if top == Frame::Trash => state.inside.has(state.actor) && below.is_empty(),
        _ => {
            let is_whole = below.iter().all(|&frame| is_rest(frame));
            state.inside.has(state.actor) && is_within_turn(state.actor, top) && is_whole
        }
    }
}

/// Set-up: hands last, before them the row, before it who starts and which artifacts stay in the box.
fn is_set_up(top: Frame, below: &[Frame]) -> bool {
    match (top, below) {
        (Frame::Draw { .. }, hands) => hands.iter().all(|frame| matches!(frame, Frame::Draw { .. })),
        (Frame::DealRow, [Frame::DealHands, arrivals @ ..]) => are_arrivals(arrivals),
        (Frame::FirstPlayer | Frame::RemoveArtifacts { .. }, [Frame::DealHands, Frame::DealRow]) => true,
        (Frame::RemoveArtifacts { .. }, [Frame::DealHands, Frame::DealRow, Frame::FirstPlayer]) => true,
        _ => false,
    }
}

fn is_within_turn(actor: Seat, top: Frame) -> bool {
    match top {
        Frame::Draw { seat, .. } => seat == actor,
        Frame::Refill | Frame::DealRow | Frame::FirstPlayer | Frame::RemoveArtifacts { .. } => false,
        _ => true,
    }
}

/// CK-14.2: whole Arrive texts, which wait until all cards are revealed.
fn are_arrivals(frames: &[Frame]) -> bool {
    let arrives = |frame: &Frame| matches!(frame, Frame::Text(text) if text.part == Part::Arrive);
    frames.iter().all(|frame| is_rest(*frame) && arrives(frame))
}

/// Is it a text that waits: whole, a bonus, or what follows something that had to happen first?
fn is_rest(frame: Frame) -> bool {
    let Frame::Text(passage) = frame else { return false };
    let before = passage.at.checked_sub(1).map(|at| passage.whole()[at as usize]);
    let waits = match before {
        None => matches!(passage.part, Part::Play | Part::Arrive),
        Some(Effect::Draw(_) | Effect::When(_) | Effect::ReplaceRow) => true,
        Some(Effect::TakeAdjacentSecret | Effect::DragonAttack) => true,
        Some(_) => false,
    };
    waits && !passage.is_done()
}
