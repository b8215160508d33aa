//! Chapter 13: clank.
use crate::{Clank, Event};
use engine::{Play, Seat};

/// CK-13.1, CK-13.2, CK-13.5: cubes from the supply, as long as there are any; the active player's quiet is used first.
pub(crate) fn clank(play: &mut impl Play<Clank>, seat: Seat, cubes: u8) {
    let cancelled = if seat == play.actor && play.allowance.acting { cubes.min(play.allowance.quiet) } else { 0 };
    let cubes = (cubes - cancelled).min(play.people[seat].supply);
    if cubes + cancelled > 0 {
        play.emit(Event::Noise { seat, cubes, cancelled });
    }
}

/// CK-13.3, CK-13.4: the player's cubes come back; whatever is left over cancels later clank.
pub(crate) fn hush(play: &mut impl Play<Clank>, seat: Seat, cubes: u8) {
    let back = cubes.min(play.people[seat].area);
    play.emit(Event::Hushed { seat, back, credit: cubes - back });
}
