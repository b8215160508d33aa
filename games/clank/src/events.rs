//! What can happen.
use crate::{Artifact, Card, Cube, MarketItem, Room, Secret, Status, Todo};
use engine::Seat;

/// A fact. One with a secret part is two events, the private one right after the public one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields are whose, where, what and how many
pub enum Event {
    // 2: set-up
    ArtifactRemoved { artifact: Artifact },
    Started { seat: Seat },
    // Dealt into the first row and replaced (CK-2.14).
    Rejected { card: Card },

    // 3: the turn
    TurnBegan { seat: Seat },
    // The player has ended the turn and made every choice: the play area is cleared.
    TurnEnded { seat: Seat },
    Awaited(Todo),
    Popped,
    // Nobody is left in the game (CK-17.11).
    Ended,

    // 4: decks
    Drew { seat: Seat },
    // Private: what was drawn.
    DrewCard { seat: Seat, card: Card },
    Reshuffled { seat: Seat },
    Played { seat: Seat, card: Card },
    Discarded { seat: Seat, card: Card },
    Trashed { seat: Seat, card: Card, by: Trash },
    TrashLapsed,

    // 5, 18: what texts bring
    Skill(u8),
    Swords(u8),
    Boots(u8),
    Teleports(u8),
    Gold { seat: Seat, amount: u8 },
    Paid { seat: Seat, amount: u8 },
    GoldBonus { seat: Seat, bonus: u8 },
    SkillPerClank(u8),
    GemDiscount(u8),
    NoCaveStop,
    IgnoresMonsters,
    TrashQueued(Trash),

    // 6 to 9: acquiring, devices, monsters, market
    Acquired { seat: Seat, card: Card, price: u8 },
    TookTome { seat: Seat },
    Used { seat: Seat, card: Card, price: u8 },
    Fought { seat: Seat, card: Card, price: u8 },
    Bought { seat: Seat, item: MarketItem },

    // 10 to 12: moving, rooms, tokens
    Moved { seat: Seat, to: Room, boots: u8, swords: u8, wounds: u8 },
    Teleported { seat: Seat, to: Room },
    Opened { seat: Seat, room: Room },
    Found { seat: Seat, secret: Secret },
    TookIdol { seat: Seat },
    TookArtifact { seat: Seat, artifact: Artifact },
    Drank { seat: Seat, potion: Secret },

    // 13: clank
    Noise { seat: Seat, cubes: u8, cancelled: u8 },
    Hushed { seat: Seat, back: u8, credit: u8 },

    // 14: the row
    Revealed { card: Card, rouses: bool },
    PutAway { card: Card },
    DungeonReshuffled,

    // 15 to 17: the dragon, health, the end
    Raged { spaces: u8 },
    CubesReturned { cubes: u8 },
    Attacked { cubes: u8 },
    CubeDrawn { cube: Cube },
    Healed { seat: Seat, damage: u8 },
    Out { seat: Seat, status: Status },
    Ran { seat: Seat, space: u8 },
}

/// What is trashed at the end of the turn (CK-4.10, CK-18.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the words say it
pub enum Trash {
    Any,
    Burgle,
}
