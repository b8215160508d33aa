//! The distance between any two rooms, computed once.
use crate::board::MOST_ROOMS;
use crate::{ARTIFACTS, Artifact, Board, Room, Side, WayOut};
use std::sync::LazyLock;

/// Effort is counted in quarters of a Boot, so that it fits into a byte.
pub(super) const BOOT: u8 = 4;
/// A crystal cave wastes the Boots that are left: usually a little less than one.
const CAVE: u8 = 3;
/// A monster costs a Sword or a cube of health.
const MONSTER: u8 = 3;
/// There is no way.
pub(super) const NEVER: u8 = u8::MAX;

/// The tunnels somebody can walk through (CK-10.8).
#[derive(Clone, Copy)]
pub(super) enum Passable {
    /// Those without a lock: there is no key.
    Unlocked,
    /// All of them.
    Everywhere,
}

impl Passable {
    pub(super) const ALL: [Passable; 2] = [Passable::Unlocked, Passable::Everywhere];
    /// With this many keys.
    #[inline(always)]
    pub(super) fn of(keys: u8) -> Passable {
        if keys > 0 { Passable::Everywhere } else { Passable::Unlocked }
    }
    /// Can this way be walked?
    pub(super) fn has(self, way: &WayOut) -> bool {
        match self {
            Passable::Unlocked => !way.is_locked,
            Passable::Everywhere => true,
        }
    }
}

/// One side of the board, for somebody with or without a key.
pub(super) struct Atlas {
    /// By destination, then by starting room.
    efforts: [[u8; MOST_ROOMS]; MOST_ROOMS],
    /// To the nearest room above the Depths.
    up: [u8; MOST_ROOMS],
    /// Where each artifact lies at the start.
    pub(super) artifact_rooms: [Room; ARTIFACTS.len()],
}

static ATLASES: LazyLock<[Atlas; 4]> = LazyLock::new(|| {
    let atlas = |at: usize| Atlas::draw(Side::ALL[at / 2], Passable::ALL[at % 2]);
    std::array::from_fn(atlas)
});

/// The atlas for somebody with this many keys.
#[inline(always)]
pub(super) fn atlas(side: Side, keys: u8) -> &'static Atlas {
    &ATLASES[side as usize * 2 + Passable::of(keys) as usize]
}

impl Atlas {
    /// The effort from one room to another.
    #[inline(always)]
    pub(super) fn effort(&self, from: Room, to: Room) -> u8 {
        self.efforts[to.index()][from.index()]
    }
    /// The effort from here to the start.
    #[inline(always)]
    pub(super) fn home(&self, from: Room) -> u8 {
        self.efforts[0][from.index()]
    }
    /// The effort from here out of the Depths.
    #[inline(always)]
    pub(super) fn up(&self, from: Room) -> u8 {
        self.up[from.index()]
    }

    fn draw(side: Side, passable: Passable) -> Atlas {
        let board = side.board();
        let mut efforts = [[NEVER; MOST_ROOMS]; MOST_ROOMS];
        for room in board.rooms() {
            efforts[room.index()][room.index()] = 0;
            for way in board.ways(room).iter().filter(|way| passable.has(way)) {
                efforts[way.to.index()][room.index()] = step(board, way);
            }
        }
        for via in 0..MOST_ROOMS {
            let from_all = efforts[via];
            for to in &mut efforts {
                let onwards = to[via];
                for (effort, first) in to.iter_mut().zip(from_all) {
                    *effort = (*effort).min(first.saturating_add(onwards));
                }
            }
        }
        let mut up = [0; MOST_ROOMS];
        for room in board.rooms() {
            let above = board.rooms().filter(|&room| !board.depths.has(room));
            up[room.index()] = above.map(|above| efforts[above.index()][room.index()]).min().unwrap_or(NEVER);
        }
        let rooms = |artifact| board.rooms().find(|&room| board.artifact(room) == Some(Artifact(artifact as u8)));
        let artifact_rooms = std::array::from_fn(|artifact| rooms(artifact).unwrap_or(Room::start(side)));
        Atlas { efforts, up, artifact_rooms }
    }
}

/// What a tunnel costs.
#[inline(always)]
pub(super) fn step(board: &Board, way: &WayOut) -> u8 {
    way.boots * BOOT + way.monsters * MONSTER + u8::from(board.crystal_caves.has(way.to)) * CAVE
}
