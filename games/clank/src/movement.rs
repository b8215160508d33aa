//! Chapter 10: movement.
use crate::{Action, Clank, Event, HEALTH, Open, Room, State, WayOut, rooms};
use engine::{Menu, Play, Rule, Seat};
use std::ops::RangeInclusive;

/// CK-10.1 to CK-10.20: every way out of the room, with every number of Swords that may be spent on it, and every room
/// a teleport leads to.
#[inline(always)]
pub(crate) fn offers(state: &State, menu: &mut impl Menu<Action>) {
    let (board, room) = (state.board(), state.me().room);
    if state.allowance.boots > 0 && may_walk(state) {
        for way in board.ways(room) {
            if let Ok(swords) = swords_for(state, way) {
                swords.for_each(|swords| menu.offer(Action::Move { to: way.to, swords }));
            }
        }
    }
    if state.allowance.teleports > 0 {
        for to in board.adjacent(room).on(state.options.side) {
            menu.offer_if(may_enter(state, to), Action::Teleport(to));
        }
    }
}

/// CK-10.12, CK-10.15: can Boots be spent?
#[inline(always)]
pub(crate) fn may_walk(open: &Open) -> bool {
    !open.allowance.exhausted || open.allowance.no_cave_stop
}

/// CK-10.20: the start space is only for players with an artifact.
#[inline(always)]
fn may_enter(open: &Open, room: Room) -> bool {
    room != Room::start(open.options.side) || open.me().artifacts != 0
}

/// CK-10.1 to CK-10.8, CK-10.20: how many Swords may be spent on this way, if it can be walked at all.
#[inline(always)]
pub(crate) fn swords_for(open: &Open, way: &WayOut) -> Result<RangeInclusive<u8>, Rule> {
    let (me, allowance) = (open.me(), &open.allowance);
    if !may_enter(open, way.to) {
        return Err(Rule("CK-10.20"));
    }
    if way.is_locked && me.keys == 0 {
        return Err(Rule("CK-10.8"));
    }
    if way.boots > allowance.boots {
        return Err(if way.boots > 1 { Rule("CK-10.2") } else { Rule("CK-10.1") });
    }
    let monsters = monsters_on(open, way);
    let bearable = me.supply.min((HEALTH - 1).saturating_sub(me.damage)); // CK-10.5, CK-10.6
    let (least, most) = (monsters.saturating_sub(bearable), monsters.min(allowance.swords));
    if least <= most { Ok(least..=most) } else { Err(Rule("CK-10.7")) }
}

/// CK-10.3, CK-10.16.
#[inline(always)]
pub(crate) fn monsters_on(open: &Open, way: &WayOut) -> u8 {
    if open.allowance.ignores_monsters { 0 } else { way.monsters }
}

/// CK-10.1, CK-10.3, CK-10.9, CK-10.12.
pub(crate) fn may_move(state: &State, to: Room, swords: u8) -> Result<(), Rule> {
    let (board, me) = (state.board(), state.me());
    let Some(way) = way_to(state, to) else {
        let is_next_door = to.side() == state.options.side && board.adjacent(me.room).has(to);
        return Err(if is_next_door { Rule("CK-10.9") } else { Rule("CK-10.1") });
    };
    if !may_walk(state) {
        return Err(Rule("CK-10.12"));
    }
    let possible = swords_for(state, way)?;
    if possible.contains(&swords) {
        Ok(())
    } else if swords > *possible.end() {
        Err(Rule("CK-10.3"))
    } else if monsters_on(state, way) - swords > me.supply {
        Err(Rule("CK-10.6"))
    } else {
        Err(Rule("CK-10.5"))
    }
}

fn way_to(open: &Open, to: Room) -> Option<&'static WayOut> {
    open.board().way(open.me().room, to)
}

/// CK-10.1 to CK-10.4.
pub(crate) fn walk(play: &mut impl Play<Clank>, seat: Seat, to: Room, swords: u8) {
    let Some(way) = way_to(play, to) else { return };
    let wounds = monsters_on(play, way) - swords;
    play.emit(Event::Moved { seat, to, boots: way.boots, swords, wounds });
    rooms::enter(play, seat, to);
}

/// CK-10.17, CK-10.20.
pub(crate) fn may_teleport(state: &State, to: Room) -> Result<(), Rule> {
    let is_next_door = to.side() == state.options.side && state.board().adjacent(state.me().room).has(to);
    if state.allowance.teleports == 0 || !is_next_door {
        return Err(Rule("CK-10.17"));
    }
    if may_enter(state, to) { Ok(()) } else { Err(Rule("CK-10.20")) }
}

/// CK-10.17, CK-10.18.
pub(crate) fn teleport(play: &mut impl Play<Clank>, seat: Seat, to: Room) {
    play.emit(Event::Teleported { seat, to });
    rooms::enter(play, seat, to);
}
