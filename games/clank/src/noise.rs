//! Chapter 13: clank.
use crate::*;

/// CK-13.1, CK-13.2, CK-13.5: cubes from the supply, as far as there are any; quiet of the active player goes first.
pub(crate) fn clank(play: &mut impl Play<Clank>, seat: Seat, cubes: u8) {
    let cancelled = if seat == play.actor && play.purse.acting { cubes.min(play.purse.quiet) } else { 0 };
    let cubes = (cubes - cancelled).min(play.people[seat].supply);
    if cubes + cancelled > 0 {
        play.emit(Event::Noise { seat, cubes, cancelled });
    }
}

/// CK-13.3, CK-13.4: own cubes come back; what finds none cancels later clank.
pub(crate) fn hush(play: &mut impl Play<Clank>, seat: Seat, cubes: u8) {
    let back = cubes.min(play.people[seat].area);
    play.emit(Event::Hushed { seat, back, credit: cubes - back });
}
