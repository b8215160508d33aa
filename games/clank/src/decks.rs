//! Chapter 4: decks, hand, play area.
use crate::{
    Action, BURGLE, Card, Clank, Effect, Event, Open, Passage, State, Todo, Trash, Trigger, View, effects, turn,
};
use engine::{Menu, Pile, Play, Rule, Seat, Viewer};

/// CK-4.3: what the next card is drawn from.
#[inline(always)]
pub(crate) fn draw_pile(state: &State, seat: Seat) -> Pile<'_> {
    state.pools[seat].pile_less(&state.hidden[seat], seat.0)
}

/// CK-4.3 to CK-4.5: is there a card to draw? An empty draw pile is replaced by the discard pile, shuffled.
#[inline(always)]
pub(crate) fn can_draw(play: &mut impl Play<Clank>, seat: Seat) -> bool {
    if play.pools[seat] != play.hidden[seat] {
        return true;
    }
    if play.discards[seat].is_empty() {
        return false;
    }
    play.emit(Event::Reshuffled { seat });
    true
}

/// CK-3.2, CK-3.4: every card of the hand, or the end of the turn.
#[inline(always)]
pub(crate) fn plays(state: &State, menu: &mut impl Menu<Action>) {
    if state.hand_is_empty() {
        menu.offer(Action::End);
    } else {
        state.hand(state.actor).each_kind(|card| menu.offer(Action::Play(Card(card))));
    }
}

/// CK-3.2.
pub(crate) fn may_play(state: &State, card: Card) -> Result<(), Rule> {
    if state.holds(state.actor, card) { Ok(()) } else { Err(Rule("CK-3.2")) }
}

/// CK-4.7: every card of the hand; CK-4.9 as an option: none.
pub(crate) fn discards(state: &State, menu: &mut impl Menu<Action>) {
    state.hand(state.actor).each_kind(|card| menu.offer(Action::Discard(Card(card))));
    if let Some(Todo::Discard { left, then }) = state.pending.top() {
        menu.offer_if(may_keep(state, left, then), Action::Decline);
    }
}

/// CK-4.9: may the player still choose not to discard, before the first card?
pub(crate) fn may_keep(state: &State, left: u8, then: Passage) -> bool {
    let asked = then.at.checked_sub(1).and_then(|at| then.whole().get(at as usize));
    state.options.may_keep_from_discard && asked == Some(&Effect::Discard(left))
}

/// CK-4.7: an unplayed card, when a text asks for one.
pub(crate) fn may_discard(state: &State, card: Card) -> Result<(), Rule> {
    match state.pending.top() {
        Some(Todo::Discard { .. }) if state.holds(state.actor, card) => Ok(()),
        Some(Todo::Discard { .. }) | None => Err(Rule("CK-4.7")),
        Some(todo) => Err(turn::comes_first(todo)),
    }
}

/// CK-4.7: without its effect; after the last one the text goes on.
pub(crate) fn discard(play: &mut impl Play<Clank>, seat: Seat, card: Card) {
    let Some(Todo::Discard { left, then }) = play.pending.top() else { return };
    play.emit(Event::Discarded { seat, card });
    if left == 1 {
        effects::read(play, then);
    }
}

/// CK-4.10, CK-4.13: what may be trashed now.
pub(crate) fn trashes(state: &State, menu: &mut impl Menu<Action>) {
    if state.allowance.trashes > 0 {
        let trashable = state.in_play.plus(&state.discards[state.actor]);
        trashable.each_kind(|card| menu.offer(Action::Trash(Card(card))));
    }
    menu.offer_if(state.allowance.burgle_trashes > 0 && is_trashable(state, BURGLE), Action::TrashBurgle);
}

/// CK-4.11: at the end of the turn, a card of the play area or the discard pile.
pub(crate) fn may_trash(state: &State, card: Card) -> Result<(), Rule> {
    match state.pending.top() {
        Some(Todo::Trash) if state.allowance.trashes > 0 && is_trashable(state, card) => Ok(()),
        Some(Todo::Trash) if state.allowance.trashes > 0 => Err(Rule("CK-4.10")),
        Some(Todo::Trash) => Err(Rule("CK-18.12")),
        Some(todo) => Err(turn::comes_first(todo)),
        None => Err(Rule("CK-4.11")),
    }
}

/// CK-18.12.
pub(crate) fn may_trash_burgle(state: &State) -> Result<(), Rule> {
    match state.pending.top() {
        Some(Todo::Trash) if state.allowance.burgle_trashes > 0 && is_trashable(state, BURGLE) => Ok(()),
        Some(Todo::Trash) => Err(Rule("CK-18.12")),
        Some(todo) => Err(turn::comes_first(todo)),
        None => Err(Rule("CK-4.11")),
    }
}

/// CK-4.13: can the player choose what is trashed? A Master Burglar alone leaves no choice.
pub(crate) fn has_trash_to_choose(open: &Open) -> bool {
    open.allowance.trashes > 0 && !(open.in_play.is_empty() && open.discards[open.actor].is_empty())
}

/// CK-4.13, CK-18.12: Burgles are trashed without asking, trashing without a card lapses, and the turn is over.
pub(crate) fn trash_the_rest(play: &mut impl Play<Clank>) {
    let seat = play.actor;
    while play.allowance.trashes == 0 && play.allowance.burgle_trashes > 0 && is_trashable(play, BURGLE) {
        play.emit(Event::Trashed { seat, card: BURGLE, by: Trash::Burgle });
    }
    if play.allowance.trashes + play.allowance.burgle_trashes > 0 {
        play.emit(Event::TrashLapsed);
    }
    play.emit(Event::TurnEnded { seat });
}

/// CK-4.10.
fn is_trashable(open: &Open, card: Card) -> bool {
    card.can_be_owned() && open.in_play.count(card.0) + open.discards[open.actor].count(card.0) > 0
}

/// The card a person plays without thinking: one that asks nothing. Draws come first, because they may bring something
/// to think about; quiet comes last, even with a draw, because cubes made before it still count for Skill (CK-18.8).
/// While a card in hand asks for discards, nothing is routine.
pub(crate) fn routine(view: &View) -> Option<Action> {
    let acts = view.who == Viewer::Seat(view.actor) && view.allowance.acting && view.pending.top().is_none();
    let hand = view.hand();
    if !acts || hand.kinds().any(|card| says(Card(card), |effect| matches!(effect, Effect::Discard(_)))) {
        return None;
    }
    let asks = |effect| matches!(effect, Effect::Choose | Effect::ReplaceRow | Effect::TakeAdjacentSecret);
    let routine = hand.kinds().map(Card).filter(|&card| !says(card, asks));
    routine.min_by_key(|&card| haste(card)).map(Action::Play)
}

/// In which order routine cards are played.
fn haste(card: Card) -> u8 {
    if says(card, |effect| matches!(effect, Effect::Quiet(_))) {
        3
    } else if says(card, |effect| matches!(effect, Effect::Draw(_))) {
        0
    } else {
        1 + u8::from(says(card, |effect| matches!(effect, Effect::Clank(_))))
    }
}

fn says(card: Card, wanted: impl Fn(Effect) -> bool) -> bool {
    card.row().text(Trigger::Play).iter().any(|&effect| wanted(effect))
}
