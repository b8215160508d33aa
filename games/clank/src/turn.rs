//! Chapter 3: the turn.
use crate::{
    Artifact, BURGLE, Card, Clank, Class, Cube, Event, MarketItem, Room, Secret, State, Todo, Trash, acquire, decks,
    dragon, effects, ending, fight, market, movement, rooms, row, setup,
};
use engine::{Lot, Menu, Pile, Play, Rule, Seat, Turn};

/// A decision (CK-3.3, CK-3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// CK-3.2: this card of the hand.
    Play(Card),
    /// CK-6.1: this card of the row or the Reserve.
    Acquire(Card),
    /// CK-7.1: this device.
    Use(Card),
    /// CK-8.1: this monster.
    Fight(Card),
    /// CK-9.1: this item.
    Buy(MarketItem),
    /// CK-10.1: to this room, spending Swords on the monsters on the way.
    Move {
        /// Where.
        to: Room,
        /// CK-10.3.
        swords: u8,
    },
    /// CK-10.17: to this room.
    Teleport(Room),
    /// CK-12.14: this potion.
    Drink(Secret),
    /// CK-3.6: the turn is over.
    End,
    /// CK-7.3: this option of a text, counted from 0.
    Choose(u8),
    /// CK-4.7: this card of the hand.
    Discard(Card),
    /// CK-18.11: this card of the row.
    Replace(Card),
    /// CK-11.3: the token of this room.
    Take,
    /// CK-11.3: no token; CK-4.9 as an option: no discard.
    Decline,
    /// CK-18.16: the secret of this room next door.
    TakeFrom(Room),
    /// CK-4.10: this card, from the play area or the discard pile.
    Trash(Card),
    /// CK-18.12: a Burgle, for a Master Burglar.
    TrashBurgle,
}

/// What the table waits for.
#[inline(always)]
pub(crate) fn turn(state: &State) -> Turn {
    match state.pending.top() {
        None if state.inside.is_empty() => Turn::Over,
        None => Turn::Decide(state.actor.only()),
        Some(todo) if todo.is_decision() => Turn::Decide(state.actor.only()),
        Some(_) => Turn::Chance,
    }
}

/// What chance draws from.
#[inline(always)]
pub(crate) fn pile(state: &State) -> Pile<'_> {
    match state.pending.top() {
        Some(Todo::Draw { seat, .. }) => decks::draw_pile(state, seat),
        Some(Todo::Attack { .. }) => state.bag.pile(setup::BAG_PILE),
        Some(Todo::Refill | Todo::Reveal | Todo::DealRow) => state.deck.pile(setup::DUNGEON_PILE),
        Some(Todo::Secret(Class::Major)) => state.secrets[0].pile(setup::MAJOR_PILE),
        Some(Todo::Secret(Class::Minor)) => state.secrets[1].pile(setup::MINOR_PILE),
        Some(Todo::RemoveArtifacts { .. }) => state.artifacts.pile(setup::ARTIFACT_PILE),
        Some(Todo::FirstPlayer) => Pile::of_seats(state.players, setup::START_PILE),
        Some(Todo::Choose(_) | Todo::Discard { .. } | Todo::Replace | Todo::Adjacent | Todo::Enter | Todo::Trash)
        | Some(Todo::Text(_) | Todo::Closing | Todo::Next | Todo::FirstTurn | Todo::DealHands)
        | None => unreachable!("chance is asked only about what is its own"),
    }
}

/// Every legal action.
#[inline(always)]
pub(crate) fn legal(state: &State, menu: &mut impl Menu<Action>) {
    match state.pending.top() {
        None => {
            decks::plays(state, menu);
            acquire::offers(state, menu);
            market::offers(state, menu);
            movement::offers(state, menu);
            rooms::offers(state, menu);
        }
        Some(Todo::Choose(options)) => effects::options(state, options, menu),
        Some(Todo::Discard { .. }) => decks::discards(state, menu),
        Some(Todo::Replace) => row::replacements(state, menu),
        Some(Todo::Adjacent) => rooms::secrets_next_door(state, menu),
        Some(Todo::Enter) => menu.offer_all(&[Action::Take, Action::Decline]),
        Some(Todo::Trash) => decks::trashes(state, menu),
        Some(Todo::Draw { .. } | Todo::Reveal | Todo::Secret(_) | Todo::Refill | Todo::Attack { .. }) => {}
        Some(Todo::RemoveArtifacts { .. } | Todo::FirstPlayer | Todo::DealRow | Todo::Text(_)) => {}
        Some(Todo::Closing | Todo::Next | Todo::FirstTurn | Todo::DealHands) => {}
    }
}

/// The same rules for one action, with the reason for refusing it.
pub(crate) fn check(state: &State, action: Action) -> Result<(), Rule> {
    let freely = acts_freely(state);
    match action {
        Action::Play(card) => freely.and(decks::may_play(state, card)),
        Action::Acquire(card) => freely.and(acquire::may_acquire(state, card)),
        Action::Use(card) => freely.and(acquire::may_use(state, card)),
        Action::Fight(card) => freely.and(fight::may_fight(state, card)),
        Action::Buy(item) => freely.and(market::may_buy(state, item)),
        Action::Move { to, swords } => freely.and(movement::may_move(state, to, swords)),
        Action::Teleport(to) => freely.and(movement::may_teleport(state, to)),
        Action::Drink(potion) => freely.and(rooms::may_drink(state, potion)),
        Action::End => freely.and(may_end(state)),
        Action::Choose(option) => effects::may_choose(state, option),
        Action::Discard(card) => decks::may_discard(state, card),
        Action::Replace(card) => row::may_replace(state, card),
        Action::Take => rooms::may_take(state),
        Action::Decline => may_decline(state),
        Action::TakeFrom(room) => rooms::may_take_from(state, room),
        Action::Trash(card) => decks::may_trash(state, card),
        Action::TrashBurgle => decks::may_trash_burgle(state),
    }
}

/// Carries out a legal action.
#[inline(always)]
pub(crate) fn act(play: &mut impl Play<Clank>, seat: Seat, action: Action) {
    match action {
        Action::Play(card) => effects::play_card(play, seat, card),
        Action::Acquire(card) => acquire::acquire(play, seat, card),
        Action::Use(card) => acquire::use_device(play, seat, card),
        Action::Fight(card) => fight::fight(play, seat, card),
        Action::Buy(item) => market::buy(play, seat, item),
        Action::Move { to, swords } => movement::walk(play, seat, to, swords),
        Action::Teleport(to) => movement::teleport(play, seat, to),
        Action::Drink(potion) => rooms::drink(play, seat, potion),
        Action::End => end(play, seat),
        Action::Choose(option) => effects::choose(play, option),
        Action::Discard(card) => decks::discard(play, seat, card),
        Action::Replace(card) => row::replace(play, card),
        Action::Take => rooms::take(play, seat),
        Action::Decline => play.emit(Event::Popped),
        Action::TakeFrom(room) => {
            play.emit(Event::Popped);
            rooms::open_secret(play, seat, room);
        }
        Action::Trash(card) => play.emit(Event::Trashed { seat, card, by: Trash::Any }),
        Action::TrashBurgle => play.emit(Event::Trashed { seat, card: BURGLE, by: Trash::Burgle }),
    }
    carry_on(play);
}

/// Carries on with what chance has drawn.
#[inline(always)]
pub(crate) fn draw(play: &mut impl Play<Clank>, Lot(lot): Lot) {
    match play.pending.top() {
        Some(Todo::Draw { seat, .. }) => {
            play.emit(Event::Drew { seat });
            play.emit(Event::DrewCard { seat, card: Card(lot) });
        }
        Some(Todo::Attack { .. }) => dragon::draw_cube(play, Cube::of_kind(lot)),
        Some(Todo::Refill) => row::refill(play, Card(lot)),
        Some(Todo::Reveal) => row::reveal(play, Card(lot)),
        Some(Todo::Secret(class)) => rooms::find(play, Secret { class, kind: lot }),
        Some(Todo::DealRow) => setup::deal_row(play, Card(lot)),
        Some(Todo::RemoveArtifacts { .. }) => play.emit(Event::ArtifactRemoved { artifact: Artifact(lot) }),
        Some(Todo::FirstPlayer) => setup::start(play, Seat(lot)),
        Some(Todo::Choose(_) | Todo::Discard { .. } | Todo::Replace | Todo::Adjacent | Todo::Enter | Todo::Trash)
        | Some(Todo::Text(_) | Todo::Closing | Todo::Next | Todo::FirstTurn | Todo::DealHands)
        | None => unreachable!("chance is asked only about what is its own"),
    }
    carry_on(play);
}

/// Carries on with what is pending until a player or chance has to decide.
#[inline(always)]
pub(crate) fn carry_on(play: &mut impl Play<Clank>) {
    while let Some(todo) = play.pending.top() {
        match todo {
            Todo::Draw { seat, .. } => {
                if decks::can_draw(play, seat) {
                    return;
                }
                play.emit(Event::Popped);
            }
            Todo::Attack { .. } => {
                if !play.bag.is_empty() {
                    return;
                }
                play.emit(Event::Popped); // CK-15.3
            }
            Todo::Text(passage) => {
                play.emit(Event::Popped);
                effects::read(play, passage);
            }
            Todo::Refill => {
                if !play.row.is_full() && row::can_reveal(play) {
                    return row::renew_deck(play);
                }
                play.emit(Event::Popped);
            }
            Todo::DealRow if play.row.is_full() => setup::row_dealt(play),
            Todo::DealHands => setup::deal_hands(play),
            Todo::Closing => close(play),
            Todo::FirstTurn => {
                play.emit(Event::Popped);
                let seat = play.actor;
                play.emit(Event::TurnBegan { seat });
            }
            Todo::Next => {
                play.emit(Event::Popped);
                ending::next_turn(play);
            }
            Todo::Trash => {
                if decks::has_trash_to_choose(play) {
                    return;
                }
                decks::trash_the_rest(play);
            }
            Todo::Reveal | Todo::Secret(_) | Todo::RemoveArtifacts { .. } | Todo::FirstPlayer | Todo::DealRow => return,
            Todo::Choose(_) | Todo::Discard { .. } | Todo::Replace | Todo::Adjacent | Todo::Enter => return,
        }
    }
}

/// CK-3.5: nothing else has to be decided first.
fn acts_freely(state: &State) -> Result<(), Rule> {
    state.pending.top().map_or(Ok(()), |todo| Err(comes_first(todo)))
}

/// CK-3.5, CK-3.6: the rule that demands an answer to this first.
pub(crate) fn comes_first(asked: Todo) -> Rule {
    if asked == Todo::Trash { Rule("CK-3.6") } else { Rule("CK-3.5") }
}

/// CK-3.4: all cards must have been played.
fn may_end(state: &State) -> Result<(), Rule> {
    if state.hand_is_empty() { Ok(()) } else { Err(Rule("CK-3.4")) }
}

/// CK-11.3, CK-4.13, CK-18.11; CK-4.9 where the table agreed that a discard is optional.
fn may_decline(state: &State) -> Result<(), Rule> {
    match state.pending.top() {
        Some(Todo::Enter) => Ok(()),
        Some(Todo::Discard { left, then }) if decks::may_keep(state, left, then) => Ok(()),
        Some(Todo::Discard { .. }) => Err(Rule("CK-4.9")),
        Some(Todo::Replace) => Err(Rule("CK-18.11")),
        Some(Todo::Trash) => Err(Rule("CK-4.13")),
        Some(todo) => Err(comes_first(todo)),
        None => Err(Rule("CK-11.5")),
    }
}

/// CK-3.6: first what is to be trashed, then the rest.
fn end(play: &mut impl Play<Clank>, seat: Seat) {
    if play.allowance.trashes + play.allowance.burgle_trashes > 0 {
        play.emit(Event::Awaited(Todo::Trash));
    } else {
        play.emit(Event::TurnEnded { seat });
    }
}

/// CK-3.6 (g), (h): at most one attack, then the next player.
fn close(play: &mut impl Play<Clank>) {
    play.emit(Event::Popped);
    if play.allowance.roused {
        play.emit(Event::Awaited(Todo::Next));
        dragon::attack(play, 0);
    } else {
        ending::next_turn(play);
    }
}
