//! How far it is from everywhere to everywhere: worked out once, looked up ever after.
use crate::*;
use std::sync::LazyLock;

/// Effort is counted in quarters of a Boot, so that it fits a byte.
pub(super) const BOOT: u8 = 4;
/// A crystal cave costs the Boots that are left over: a little less than one, most of the time.
const CAVE: u8 = 3;
/// A monster costs a Sword or a cube of health.
const MONSTER: u8 = 3;
/// There is no way.
pub(super) const NEVER: u8 = u8::MAX;

/// One side of the board, for somebody with or without a key.
pub(super) struct Atlas {
    /// By where it leads, then by where one is.
    efforts: [[u8; MOST_ROOMS]; MOST_ROOMS],
    /// To the nearest room above the Depths.
    up: [u8; MOST_ROOMS],
    /// Where each artifact lies at first.
    pub(super) artifact_rooms: [Room; ARTIFACTS.len()],
}

static ATLASES: LazyLock<[Atlas; 4]> = LazyLock::new(|| {
    let atlas = |at: usize| Atlas::draw(Side::ALL[at / 2], at % 2 == 1);
    std::array::from_fn(atlas)
});

/// The atlas for somebody with so many keys.
#[inline(always)]
pub(super) fn atlas(side: Side, keys: u8) -> &'static Atlas {
    &ATLASES[side as usize * 2 + usize::from(keys > 0)]
}

impl Atlas {
    /// From here to there.
    #[inline(always)]
    pub(super) fn effort(&self, from: Room, to: Room) -> u8 {
        self.efforts[to.index()][from.index()]
    }
    /// From here to the start.
    #[inline(always)]
    pub(super) fn home(&self, from: Room) -> u8 {
        self.efforts[0][from.index()]
    }
    /// From here out of the Depths.
    #[inline(always)]
    pub(super) fn up(&self, from: Room) -> u8 {
        self.up[from.index()]
    }

    fn draw(side: Side, has_key: bool) -> Atlas {
        let board = side.board();
        let mut efforts = [[NEVER; MOST_ROOMS]; MOST_ROOMS];
        for room in board.rooms() {
            efforts[room.index()][room.index()] = 0;
            for way in board.ways(room).iter().filter(|way| has_key || !way.is_locked) {
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
pub(super) fn step(board: &Board, way: &Way) -> u8 {
    way.boots * BOOT + way.monsters * MONSTER + u8::from(board.crystal_caves.has(way.to)) * CAVE
}
