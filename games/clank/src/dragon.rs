//! Chapters 15 and 16: the dragon, and what it does to health.
use crate::{Clank, Cube, Event, HEALTH, Open, RAGE, ending};
use engine::{Play, Seat};

/// CK-15.1: how many cubes an attack would draw now, if the bag holds that many.
pub(crate) fn cubes(open: &Open) -> u8 {
    RAGE[open.rage as usize] + open.row.dangers()
}

/// CK-15.1: the Clank Area is emptied into the bag, then cubes are drawn.
pub(crate) fn attack(play: &mut impl Play<Clank>, extra: u8) {
    let cubes = cubes(play) + extra;
    play.emit(Event::Attacked { cubes });
}

/// CK-15.4, CK-15.7: one cube; a player's tenth damage knocks them out at once.
#[inline(always)]
pub(crate) fn draw_cube(play: &mut impl Play<Clank>, cube: Cube) {
    play.emit(Event::CubeDrawn { cube });
    if let Cube::Of(seat) = cube
        && play.inside.has(seat)
        && play.people[seat].damage >= HEALTH
    {
        ending::knock_out(play, seat);
    }
}

/// CK-16.3.
pub(crate) fn heal(play: &mut impl Play<Clank>, seat: Seat, most: u8) {
    let damage = most.min(play.people[seat].damage);
    if damage > 0 {
        play.emit(Event::Healed { seat, damage });
    }
}

/// CK-14.7: black cubes only.
pub(crate) fn return_cubes(play: &mut impl Play<Clank>, most: u8) {
    let cubes = most.min(play.black_aside);
    if cubes > 0 {
        play.emit(Event::CubesReturned { cubes });
    }
}
