//! Chapter 3: the turn. Draw and discard, then the action of the tile on the pile.
use crate::*;

/// A decision. Own slots are slots and other tiles are places, so that most of what is forbidden cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// GN-2.9: the row lies in this order; the first look is over.
    Arrange(Order),
    /// GN-3.4: the drawn tile goes on the pile.
    Discard,
    /// GN-3.5: the drawn tile takes this slot.
    Keep(Slot),
    /// GN-4.4, GN-4.6, GN-6.9: look at this tile.
    Look(Place),
    /// GN-4.3, GN-6.9: no look, or no more.
    Decline,
    /// GN-4.9: an own tile for another's.
    Swap {
        /// What is given.
        own: Slot,
        /// What is taken.
        other: Place,
    },
    /// GN-6.12: two own tiles change places; the lower slot stands first.
    Exchange {
        /// The lower slot.
        one: Slot,
        /// The higher slot.
        other: Slot,
    },
    /// GN-6.16: this tile is lost.
    Remove(Slot),
    /// GN-5.2: this tile goes up.
    SendUp(Slot),
}

/// What the table waits for.
#[inline(always)]
pub(crate) fn turn(state: &State) -> Turn {
    match state.step {
        Step::Start | Step::Deal | Step::Draw => Turn::Chance,
        Step::Over => Turn::Over,
        Step::FirstLook
        | Step::Keep
        | Step::Lantern
        | Step::Torch
        | Step::Arrows
        | Step::Corridor { .. }
        | Step::Bats
        | Step::Explosion
        | Step::Cart => Turn::Decide(state.owing),
    }
}

/// GN-5.6, GN-6.19: where one order is needed, the carts begin with the player who will take the next turn, the
/// explosion with the drawer.
pub(crate) fn asked_first(state: &State, owing: Seats) -> Option<Seat> {
    let start = if state.step == Step::Cart { state.actor.next(state.players) } else { state.actor };
    owing.first_from(start)
}

/// GN-3.2: the stack of the current level, as far as anybody can know.
#[inline(always)]
pub(crate) fn pile(state: &State) -> Pile<'_> {
    if state.step == Step::Start { starters(state.players) } else { state.stack.pile(state.level as u8) }
}

/// Every legal action (GN-9.8).
pub(crate) fn legal(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    match state.step {
        Step::FirstLook => setup::offers(menu),
        Step::Keep => offers(state, seat, menu),
        Step::Lantern | Step::Torch | Step::Arrows => actions::offers(state, seat, menu),
        Step::Corridor { .. } | Step::Bats | Step::Explosion => specials::offers(state, seat, menu),
        Step::Cart => descent::offers(state, seat, menu),
        Step::Start | Step::Deal | Step::Draw | Step::Over => {}
    }
}

/// The same rules for one action, with the reason.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Rule> {
    match action {
        Action::Arrange(_) => may_arrange(state),
        Action::Discard => may_decide(state),
        Action::Keep(slot) => may_keep(state, seat, slot),
        Action::Look(place) => may_look(state, seat, place),
        Action::Decline => may_decline(state),
        Action::Swap { own, other } => may_swap(state, seat, own, other),
        Action::Exchange { one, other } => may_exchange(state, seat, one, other),
        Action::Remove(slot) => may_remove(state, seat, slot),
        Action::SendUp(slot) => may_send_up(state, seat, slot),
    }
}

/// Carries out a legal action.
pub(crate) fn act(play: &mut impl Play<Gnomes>, seat: Seat, action: Action) {
    match action {
        Action::Arrange(order) => arrange(play, seat, order),
        Action::Discard => discard(play, seat),
        Action::Keep(slot) => keep(play, Place::new(seat, slot)),
        Action::Look(place) => look(play, seat, place),
        Action::Decline => decline(play, seat),
        Action::Swap { own, other } => swap(play, Place::new(seat, own), other),
        Action::Exchange { one, other } => exchange(play, Place::new(seat, one), Place::new(seat, other)),
        Action::Remove(slot) => remove(play, Place::new(seat, slot)),
        Action::SendUp(slot) => send_up(play, Place::new(seat, slot)),
    }
}

/// Goes on with what chance has drawn.
pub(crate) fn draw(play: &mut impl Play<Gnomes>, lot: Lot) {
    match play.step {
        Step::Start => play.emit(Event::Started { seat: Seat(lot.0) }),
        Step::Deal => deal(play, Tile::new(Level::I, lot.0)),
        _ => turn_over(play, Tile::new(play.level, lot.0)),
    }
}

/// GN-3.2, GN-3.3: the drawer alone sees an ordinary tile or a big find; other special tiles are shown at once (GN-6.2).
fn turn_over(play: &mut impl Play<Gnomes>, tile: Tile) {
    let seat = play.actor;
    play.emit(Event::Drew { seat });
    match tile.face() {
        Face::Lantern(_) | Face::Torch(_) | Face::Arrows(_) | Face::BigFind => {
            play.emit(Event::DrewTile { seat, tile });
            play.emit(Event::Awaited { step: Step::Keep, from: seat.only() });
        }
        Face::LitCorridor | Face::Bats | Face::Explosion | Face::SnowWhite => {
            play.emit(Event::Uncovered { seat, tile });
            specials::strike(play, tile.face());
        }
    }
}

/// GN-3.4, GN-3.5.
#[inline(always)]
fn offers(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.offer(Action::Discard);
    state.face_down_of(seat).for_each(|place| menu.offer(Action::Keep(place.slot())));
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
fn may_keep(state: &State, seat: Seat, slot: Slot) -> Result<(), Rule> {
    may_decide(state)?;
    lies_face_down(state, Place::new(seat, slot), Rule("GN-3.9"))
}

/// A face-down tile lies here; `face_up` is the rule that keeps face-up tiles out, GN-6.20 speaks of empty slots.
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
    carry_out(play, seat, tile.face());
}

/// GN-3.5, GN-3.6, GN-4.1: what is thrown out acts.
fn keep(play: &mut impl Play<Gnomes>, place: Place) {
    let thrown = tile_at(play, place);
    play.emit(Event::Kept { place, thrown });
    carry_out(play, place.owner(), thrown.face());
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

/// GN-2.12, GN-5.11: clockwise, over the levels too.
#[inline(always)]
pub(crate) fn pass(play: &mut impl Play<Gnomes>) {
    let to = play.actor.next(play.players);
    play.emit(Event::Passed { to });
}
