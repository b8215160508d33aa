//! Chapter 3: the turn. Draw and discard, then the action of the tile on the pile.
use crate::components::{Front, Level, Order, Place, Places, RowSlot, Tile};
use crate::state::{Event, State, Step};
use crate::{Gnomes, actions, descent, ending, setup, specials};
use engine::{Lot, Menu, Pile, Play, Rule, Seat, Seats, Turn};

/// A decision. One's own tiles are named by slot and others' by place, so most forbidden moves cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// GN-2.9: the row lies in this order; the first look is over.
    Arrange(Order),
    /// GN-3.4: the drawn tile goes on the pile.
    Discard,
    /// GN-3.5: the drawn tile takes this slot.
    Keep(RowSlot),
    /// GN-4.4, GN-4.6, GN-6.9: look at this tile.
    Look(Place),
    /// GN-4.3, GN-6.9: no look, or no more.
    Decline,
    /// GN-4.9: one of one's own tiles for another player's.
    Swap {
        /// What is given.
        own: RowSlot,
        /// What is taken.
        other: Place,
    },
    /// GN-6.12: two of one's own tiles change places; the lower slot comes first.
    Exchange {
        /// The lower slot.
        one: RowSlot,
        /// The higher slot.
        other: RowSlot,
    },
    /// GN-6.16: this tile is lost.
    Remove(RowSlot),
    /// GN-5.2: this tile goes up.
    SendUp(RowSlot),
}

/// What the table is waiting for.
#[inline(always)]
pub(crate) fn turn(state: &State) -> Turn {
    match state.step {
        Step::Start | Step::Deal | Step::Draw => Turn::Chance,
        Step::Over => Turn::Over,
        Step::FirstLook | Step::Keep | Step::Lantern | Step::Torch | Step::Arrows => Turn::Decide(state.owing),
        Step::Corridor { .. } | Step::Bats | Step::Explosion | Step::Cart => Turn::Decide(state.owing),
    }
}

/// GN-5.6, GN-6.19: where an order is needed, the carts begin with the player who will take the next turn, the
/// explosion with the drawer.
pub(crate) fn asked_first(state: &State, owing: Seats) -> Option<Seat> {
    let start = if state.step == Step::Cart { state.actor.next(state.players) } else { state.actor };
    owing.first_from(start)
}

/// GN-3.2: the stack of the current level, as far as anybody can know; before that, who may start (GN-2.11).
#[inline(always)]
pub(crate) fn pile(state: &State) -> Pile<'_> {
    if state.step == Step::Start {
        return Pile::of_seats(state.players, setup::START_PILE);
    }
    state.stack.pile(state.level as u8)
}

/// Every legal action (GN-9.8).
pub(crate) fn legal(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let (own, others) = (state.face_down_of(seat), state.face_down.minus(Places::row(seat)));
    match state.step {
        Step::FirstLook => setup::offers(menu),
        Step::Keep => offers(own, menu),
        Step::Lantern => actions::offer_looks(own, menu),
        Step::Torch => actions::offer_looks(others, menu),
        Step::Arrows => actions::offer_swaps(own, others, menu),
        Step::Corridor { .. } => actions::offer_looks(state.face_down.minus(state.looked), menu),
        Step::Bats => specials::offer_exchanges(own, menu),
        Step::Explosion => specials::offer_losses(state.tiles_of(seat), menu),
        Step::Cart => descent::offers(own, menu),
        Step::Start | Step::Deal | Step::Draw | Step::Over => {}
    }
}

/// The same rules for one action, with the reason for a refusal.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Rule> {
    match action {
        Action::Arrange(_) => setup::may_arrange(state),
        Action::Discard => may_decide(state),
        Action::Keep(slot) => may_keep(state, seat, slot),
        Action::Look(place) => actions::may_look(state, seat, place),
        Action::Decline => actions::may_decline(state),
        Action::Swap { own, other } => actions::may_swap(state, seat, own, other),
        Action::Exchange { one, other } => specials::may_exchange(state, seat, one, other),
        Action::Remove(slot) => specials::may_remove(state, seat, slot),
        Action::SendUp(slot) => descent::may_send_up(state, seat, slot),
    }
}

/// Carries out a legal action.
pub(crate) fn act(play: &mut impl Play<Gnomes>, seat: Seat, action: Action) {
    match action {
        Action::Arrange(order) => setup::arrange(play, seat, order),
        Action::Discard => discard(play, seat),
        Action::Keep(slot) => keep(play, Place::new(seat, slot)),
        Action::Look(place) => actions::look(play, seat, place),
        Action::Decline => actions::decline(play, seat),
        Action::Swap { own, other } => actions::swap(play, Place::new(seat, own), other),
        Action::Exchange { one, other } => specials::exchange(play, Place::new(seat, one), Place::new(seat, other)),
        Action::Remove(slot) => specials::remove(play, Place::new(seat, slot)),
        Action::SendUp(slot) => descent::send_up(play, Place::new(seat, slot)),
    }
}

/// Continues with what chance has drawn.
pub(crate) fn draw(play: &mut impl Play<Gnomes>, lot: Lot) {
    match play.step {
        Step::Start => play.emit(Event::Started { seat: Seat(lot.0) }),
        Step::Deal => setup::deal(play, Tile::new(Level::I, lot.0)),
        Step::Draw => turn_over(play, Tile::new(play.level, lot.0)),
        Step::FirstLook | Step::Keep | Step::Lantern | Step::Torch | Step::Arrows => {}
        Step::Corridor { .. } | Step::Bats | Step::Explosion | Step::Cart | Step::Over => {}
    }
}

/// GN-3.2, GN-3.3: the drawer alone sees an ordinary tile or a big find; other special tiles are shown at once (GN-6.2).
fn turn_over(play: &mut impl Play<Gnomes>, tile: Tile) {
    let seat = play.actor;
    play.emit(Event::Drew { seat });
    match tile.front() {
        Front::Lantern(_) | Front::Torch(_) | Front::Arrows(_) | Front::BigFind => {
            play.emit(Event::DrewTile { seat, tile });
            play.emit(Event::Awaited { step: Step::Keep, from: seat.only() });
        }
        Front::LitCorridor | Front::Bats | Front::Explosion | Front::SnowWhite => {
            play.emit(Event::Uncovered { seat, tile });
            specials::strike(play, tile.front());
        }
    }
}

/// GN-3.4, GN-3.5.
#[inline(always)]
fn offers(own: Places, menu: &mut impl Menu<Action>) {
    menu.offer(Action::Discard);
    own.for_each(|place| menu.offer(Action::Keep(place.slot())));
}

/// Is a drawn tile waiting to be kept or discarded?
fn may_decide(state: &State) -> Result<(), Rule> {
    match state.step {
        Step::Keep => Ok(()),
        Step::Lantern | Step::Torch | Step::Arrows => Err(Rule("GN-3.11")),
        Step::Corridor { .. } | Step::Bats | Step::Explosion => Err(Rule("GN-6.2")),
        Step::FirstLook => Err(Rule("GN-2.9")),
        Step::Cart => Err(Rule("GN-5.2")),
        Step::Start | Step::Deal | Step::Draw | Step::Over => Err(Rule("GN-3.1")),
    }
}

/// GN-3.5, GN-3.9: only a face-down tile can go.
fn may_keep(state: &State, seat: Seat, slot: RowSlot) -> Result<(), Rule> {
    may_decide(state)?;
    lies_face_down(state, Place::new(seat, slot), Rule("GN-3.9"))
}

/// Does a face-down tile lie here? `face_up` is the rule that excludes face-up tiles; GN-6.20 covers empty slots.
pub(crate) fn lies_face_down(state: &State, place: Place, face_up: Rule) -> Result<(), Rule> {
    if state.face_down.has(place) {
        Ok(())
    } else if state.face_up.has(place) {
        Err(face_up)
    } else if place.owner().0 < state.players {
        Err(Rule("GN-6.20"))
    } else {
        Err(Rule("GN-1.13"))
    }
}

/// GN-3.4, GN-3.10.
fn discard(play: &mut impl Play<Gnomes>, seat: Seat) {
    let tile = play.faces.hand.expect("Step::Keep holds a tile");
    play.emit(Event::Discarded { seat, tile });
    actions::carry_out(play, seat, tile.front());
}

/// GN-3.5, GN-3.6, GN-4.1: the tile thrown out takes effect.
fn keep(play: &mut impl Play<Gnomes>, place: Place) {
    let thrown = tile_at(play, place);
    play.emit(Event::Kept { place, thrown });
    actions::carry_out(play, place.owner(), thrown.front());
}

/// The tile at a place where one lies.
#[inline(always)]
pub(crate) fn tile_at(state: &State, place: Place) -> Tile {
    state.faces.tiles[place.index()].expect("a dealt place holds a tile")
}

/// GN-3.12, GN-5.1: the turn passes on, unless the level is dug out.
pub(crate) fn end_turn(play: &mut impl Play<Gnomes>) {
    if play.left[play.level.index()] > 0 {
        return pass(play);
    }
    match play.level.below() {
        Some(_) => descent::load_carts(play),
        None => ending::count(play), // GN-7.9
    }
}

/// GN-2.12, GN-5.11: clockwise, across levels too.
#[inline(always)]
pub(crate) fn pass(play: &mut impl Play<Gnomes>) {
    let to = play.actor.next(play.players);
    play.emit(Event::Passed { to });
}
