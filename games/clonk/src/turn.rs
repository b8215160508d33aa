//! Chapter 3: the turn and its three phases.
use crate::components::{Card, TaskKind};
use crate::shafts::ShaftId;
use crate::state::{Errand, Event, State, Step};
use crate::{Clonk, blasting, digging, drawing, giving, rubble, setup};
use engine::{Lot, Menu, Pile, Play, Rule, Seat, Turn};

/// Where a card is taken from (CL-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardSource {
    /// This card of the player's hand.
    Hand(Card),
    /// The top of this shaft.
    Shaft(ShaftId),
}

/// A decision (CL-3.7). It is aligned so that a menu writes it as one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(4))]
pub enum Action {
    /// CL-2.3: this tile lies open, the other one hidden.
    Open(TaskKind),
    /// CL-3.2: this card goes into the cart.
    Load(Card),
    /// CL-4.1: a card for the player's own gallery.
    Dig(CardSource),
    /// CL-5.1: a card for another player's gallery.
    Give(CardSource, Seat),
    /// CL-6.6: a Kablooey card removes the top of this shaft.
    Blast(ShaftId),
    /// CL-4.9: phase II is over.
    Stop,
    /// CL-7.10: this card goes onto this shaft.
    Lay(Card, ShaftId),
    /// CL-7.12: this card is one too many.
    Discard(Card),
}

/// What the table is waiting for: decisions, as long as somebody owes one.
#[inline(always)]
pub(crate) fn turn(state: &State) -> Turn {
    if !state.owing.is_empty() {
        Turn::Decide(state.owing)
    } else if state.step == Step::Over {
        Turn::Over
    } else {
        Turn::Chance
    }
}

/// What chance draws from.
#[inline(always)]
pub(crate) fn pile(state: &State) -> Pile<'_> {
    match state.step {
        Step::Start => Pile::of_seats(state.players, setup::START_PILE), // CL-2.14
        Step::Tiles { dealt } => setup::tile_pile(state, dealt),
        Step::Stir(_) => drawing::stirring(state),
        step => state.unseen.pile(state.left + state.backs, stream(step)),
    }
}

/// All cards come from one pool; their destination decides the stream.
#[inline(always)]
fn stream(step: Step) -> u8 {
    match step {
        Step::Shafts(shaft) | Step::TurnUp(shaft) | Step::Fetch(Errand::Refill { shaft }) => setup::shaft_pile(shaft),
        Step::Start | Step::Tiles { .. } | Step::Tasks | Step::Hands(_) | Step::Cart | Step::Dig => setup::DRAW_PILE,
        Step::Fetch(Errand::Hand { .. }) | Step::Stir(_) | Step::Lay | Step::Discard | Step::Over => setup::DRAW_PILE,
    }
}

/// Every legal action.
#[inline(always)]
pub(crate) fn legal(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    match state.step {
        Step::Tasks => menu.offer_all(&TaskKind::ALL.map(Action::Open)),
        Step::Cart => state.faces.hands[seat].into_iter().for_each(|card| menu.offer(Action::Load(card))),
        Step::Dig => {
            let reach = digging::Reach::new(state, seat);
            digging::offers(state, seat, &reach, menu);
            giving::offers(state, seat, &reach, menu);
            blasting::offers(state, seat, menu);
            menu.offer(Action::Stop);
        }
        Step::Lay => rubble::offers(state, seat, menu),
        Step::Discard => state.faces.hands[seat].into_iter().for_each(|card| menu.offer(Action::Discard(card))),
        Step::Start | Step::Tiles { .. } | Step::Shafts(_) | Step::Hands(_) => {}
        Step::TurnUp(_) | Step::Fetch(_) | Step::Stir(_) | Step::Over => {}
    }
}

/// The same rules for one action, with the reason.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Rule> {
    match action {
        Action::Open(_) => setup::may_open(state),
        Action::Load(card) => may_load(state, seat, card),
        Action::Dig(source) => digging::may_dig(state, seat, source),
        Action::Give(source, to) => giving::may_give(state, seat, source, to),
        Action::Blast(shaft) => blasting::may_blast(state, seat, shaft),
        Action::Stop => phase_two(state, Rule("CL-3.1")),
        Action::Lay(card, _) => rubble::may_lay(state, seat, card),
        Action::Discard(card) => rubble::may_discard(state, seat, card),
    }
}

/// Carries out a legal action.
#[inline(always)]
pub(crate) fn act(play: &mut impl Play<Clonk>, seat: Seat, action: Action) {
    match action {
        Action::Open(kind) => setup::open(play, seat, kind),
        Action::Load(card) => {
            play.emit(Event::Filled { seat, card });
            ask_to_dig(play);
        }
        Action::Dig(source) => digging::dig(play, seat, source),
        Action::Give(source, to) => giving::give(play, seat, source, to),
        Action::Blast(shaft) => blasting::blast(play, seat, shaft),
        Action::Stop => rubble::sift(play),
        Action::Lay(card, shaft) => rubble::lay(play, seat, card, shaft),
        Action::Discard(card) => rubble::discard(play, seat, card),
    }
}

/// Goes on with what chance has drawn.
#[inline(always)]
pub(crate) fn draw(play: &mut impl Play<Clonk>, Lot(lot): Lot) {
    match play.step {
        Step::Start => setup::give_dwarf(play, Seat(lot)),
        Step::Tiles { dealt } => setup::deal_tile(play, dealt, lot),
        Step::Shafts(shaft) => {
            play.emit(Event::Shown { shaft, card: Card::new(lot) });
            setup::lay_shaft(play, shaft);
        }
        Step::Hands(seat) => setup::deal(play, seat, Card::new(lot)),
        Step::TurnUp(shaft) => {
            play.emit(Event::TurnedUp { shaft, card: Card::new(lot) });
            dig_on(play);
        }
        Step::Stir(errand) => drawing::stir(play, errand, lot),
        Step::Fetch(errand) => drawing::fetched(play, errand, Card::new(lot)),
        Step::Tasks | Step::Cart | Step::Dig | Step::Lay | Step::Discard | Step::Over => {
            unreachable!("chance is asked only at its own steps")
        }
    }
}

/// CL-3.1 to CL-3.5: phase I happens by itself, except in a first turn.
#[inline(always)]
pub(crate) fn begin_turn(play: &mut impl Play<Clonk>, seat: Seat) {
    play.emit(Event::Passed { to: seat });
    if play.cart_tops[seat].is_none() {
        return play.emit(Event::Awaited { step: Step::Cart, from: seat.only() });
    }
    if !play.galleries[seat].is_empty() {
        play.emit(Event::Loaded { seat });
    }
    ask_to_dig(play);
}

/// CL-3.2: in a first turn, with a hand card.
fn may_load(state: &State, seat: Seat, card: Card) -> Result<(), Rule> {
    if state.step == Step::Cart && state.faces.hands[seat].has(card) { Ok(()) } else { Err(Rule("CL-3.2")) }
}

/// Phase II, next decision.
#[inline(always)]
fn ask_to_dig(play: &mut impl Play<Clonk>) {
    let from = play.actor.only();
    play.emit(Event::Awaited { step: Step::Dig, from });
}

/// Phase II goes on, unless the active player's gallery is full (CL-4.9).
#[inline(always)]
pub(crate) fn dig_on(play: &mut impl Play<Clonk>) {
    if play.galleries[play.actor].is_full() && play.options.full_gallery_ends_phase {
        rubble::sift(play);
    } else {
        ask_to_dig(play);
    }
}

/// Is it phase II? If not, refuses by the rule that says why, or by `rule`.
pub(crate) fn phase_two(state: &State, rule: Rule) -> Result<(), Rule> {
    let ended_by_itself = state.galleries[state.actor].is_full() && state.options.full_gallery_ends_phase;
    match state.step {
        Step::Dig => Ok(()),
        Step::Tasks => Err(Rule("CL-2.4")),
        Step::Cart => Err(Rule("CL-3.2")),
        Step::Lay | Step::Discard if ended_by_itself => Err(Rule("CL-4.9")),
        Step::Start | Step::Tiles { .. } | Step::Shafts(_) | Step::Hands(_) | Step::TurnUp(_) => Err(rule),
        Step::Fetch(_) | Step::Stir(_) | Step::Lay | Step::Discard | Step::Over => Err(rule),
    }
}

/// CL-4.2, CL-6.1: the card that would be taken from there.
#[inline(always)]
pub(crate) fn card_from(state: &State, seat: Seat, source: CardSource) -> Result<Card, Rule> {
    match source {
        CardSource::Hand(card) if state.faces.hands[seat].has(card) => Ok(card),
        CardSource::Hand(card) => Err(why_not_in_hand(state, seat, card)),
        CardSource::Shaft(shaft) => state.shafts.top(shaft).ok_or(Rule("CL-6.1")),
    }
}

/// Why a card that lies open cannot be taken. For any other card, and for one deep in somebody else's cart (CL-9.3),
/// the refusal says only that it is not in the hand.
fn why_not_in_hand(state: &State, seat: Seat, card: Card) -> Rule {
    let lies_open = |other: Seat| state.cards_in_sight(other).any(|open| open == card);
    if state.carts[seat].has(card) || state.everyone().any(lies_open) {
        Rule("CL-4.10")
    } else if ShaftId::all().any(|shaft| state.shafts.downwards(shaft).skip(1).any(|below| below == Some(card))) {
        Rule("CL-6.1")
    } else if state.discards.has(card) {
        Rule("CL-6.12")
    } else {
        Rule("CL-4.2")
    }
}

/// The shaft the card came from, if any.
#[inline(always)]
pub(crate) fn shaft_of(source: CardSource) -> Option<ShaftId> {
    match source {
        CardSource::Hand(_) => None,
        CardSource::Shaft(shaft) => Some(shaft),
    }
}
