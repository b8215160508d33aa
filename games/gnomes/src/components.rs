//! Chapter 1: tiles, levels, rows and slots.
use engine::{Bag, Seat};
use std::num::NonZeroU8;

/// One of the three levels of the mine (GN-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // the numbers on the backs
#[repr(u8)]
pub enum Level {
    I,
    II,
    III,
}

impl Level {
    /// From the top down.
    pub const ALL: [Level; 3] = [Level::I, Level::II, Level::III];

    /// This level as an index into a list.
    #[inline(always)]
    pub fn index(self) -> usize {
        self as usize
    }
    /// The level below, if there is one (GN-5.4).
    #[inline(always)]
    pub fn below(self) -> Option<Level> {
        match self {
            Level::I => Some(Level::II),
            Level::II => Some(Level::III),
            Level::III => None,
        }
    }
}

/// What a tile shows (GN-1.3, GN-1.4, GN-1.6). Ordinary tiles carry their diamonds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the rulebook's nouns
pub enum Front {
    Lantern(u8),
    Torch(u8),
    Arrows(u8),
    BigFind,
    LitCorridor,
    Bats,
    Explosion,
    SnowWhite,
}
use Front::{Arrows, Bats, BigFind, Explosion, Lantern, LitCorridor, SnowWhite, Torch};

/// Our own reconstruction of the mix: the rulebook prints only the totals. Whoever owns a real box
/// should correct this table. No rule depends on its figures.
#[rustfmt::skip]
const MIX: [&[(Front, u8)]; 3] = [
    &[
        (Lantern(0), 2), (Torch(0), 2), (Arrows(0), 2),
        (Lantern(1), 4), (Torch(1), 4), (Arrows(1), 4),
        (Lantern(2), 4), (Torch(2), 4), (Arrows(2), 4),
        (Lantern(3), 2), (Torch(3), 2), (Arrows(3), 2),
    ],
    &[
        (Lantern(1), 1), (Torch(1), 1), (Arrows(1), 1),
        (Lantern(2), 1), (Torch(2), 1), (Arrows(2), 1),
        (Lantern(3), 1), (Torch(3), 1), (Arrows(3), 1),
        (Lantern(4), 1), (Torch(4), 1), (Arrows(4), 1),
        (BigFind, 2), (LitCorridor, 2), (Bats, 2),
    ],
    &[
        (Arrows(1), 1),
        (Lantern(2), 1), (Torch(2), 1), (Arrows(2), 1),
        (Lantern(3), 1), (Torch(3), 1), (Arrows(3), 1),
        (Lantern(4), 1), (Torch(4), 1), (Arrows(4), 1),
        (BigFind, 3), (LitCorridor, 1), (Bats, 2), (Explosion, 1), (SnowWhite, 1),
    ],
];

/// The tiles taken out of level I before the deal, for 2, 3 and 4 players (GN-2.2).
pub const REMOVED: [u8; 3] = [10, 5, 0];
/// Each player's row (GN-2.5).
pub const SLOTS: u8 = 5;
/// The stacks after the deal (GN-2.4, GN-2.6).
pub const STACKS: [u8; 3] = [16, 18, 18];
/// Looks in a lit corridor (GN-6.9).
pub const CORRIDOR_LOOKS: u8 = 3;

/// A kind of tile: the level in the high half, the number of the kind (1 to 15) in the low half. Copies of one kind
/// cannot be told apart, so a kind is all a tile is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(NonZeroU8);

/// Room for fifteen kinds on each of three levels; number 0 of each level stays free.
const KINDS: usize = 48;

impl Tile {
    /// The tile of this kind; chance names kinds from 1.
    #[inline(always)]
    pub fn new(level: Level, kind: u8) -> Tile {
        Tile(NonZeroU8::new((level as u8) << 4 | kind).expect("kinds start at 1"))
    }
    /// Every kind there is, level by level.
    pub fn all() -> impl Iterator<Item = Tile> {
        Level::ALL
            .into_iter()
            .flat_map(|level| (1..=MIX[level.index()].len() as u8).map(move |kind| Tile::new(level, kind)))
    }
    #[inline(always)]
    fn index(self) -> usize {
        self.0.get() as usize
    }
    /// What the back shows (GN-1.2).
    #[inline(always)]
    pub fn level(self) -> Level {
        Level::ALL[self.index() >> 4]
    }
    /// The number of the kind within its level.
    #[inline(always)]
    pub fn kind(self) -> u8 {
        self.0.get() & 15
    }
    /// What the front shows.
    #[inline(always)]
    pub fn front(self) -> Front {
        FRONTS[self.index()]
    }
    /// The diamonds on it; 5 on a big find, none on the other special tiles.
    #[inline(always)]
    pub fn diamonds(self) -> u8 {
        DIAMONDS[self.index()]
    }
}

/// The tiles of one level as a multiset.
pub type Tiles = Bag<2>;

static FRONTS: [Front; KINDS] = KIND_TABLE.fronts;
static DIAMONDS: [u8; KINDS] = KIND_TABLE.diamonds;
/// All tiles of the game, by level.
pub const BOX: [Tiles; 3] = by_level(&KIND_TABLE.copies);
/// 255 for a kind that may lie in a row (GN-6.4), 0 for any other.
pub static KEEPABLE: [Tiles; 3] = {
    let (mut keep, mut at) = ([0; KINDS], 0);
    while at < KINDS {
        keep[at] = match KIND_TABLE.fronts[at] {
            LitCorridor | Bats | Explosion | SnowWhite => 0,
            Lantern(_) | Torch(_) | Arrows(_) | BigFind => 255,
        };
        at += 1;
    }
    by_level(&keep)
};

/// What every kind is, each at its index.
struct KindTable {
    fronts: [Front; KINDS],
    copies: [u8; KINDS],
    diamonds: [u8; KINDS],
}

const KIND_TABLE: KindTable = {
    let mut table = KindTable { fronts: [SnowWhite; KINDS], copies: [0; KINDS], diamonds: [0; KINDS] };
    let mut level = 0;
    while level < 3 {
        let mut kind = 0;
        while kind < MIX[level].len() {
            let at = level * 16 + kind + 1;
            (table.fronts[at], table.copies[at]) = MIX[level][kind];
            table.diamonds[at] = match table.fronts[at] {
                Lantern(diamonds) | Torch(diamonds) | Arrows(diamonds) => diamonds,
                BigFind => 5,
                LitCorridor | Bats | Explosion | SnowWhite => 0,
            };
            kind += 1;
        }
        level += 1;
    }
    table
};

const fn by_level(counts: &[u8; KINDS]) -> [Tiles; 3] {
    let (first, rest) = counts.split_at(16);
    let (second, third) = rest.split_at(16);
    [Bag::new(first), Bag::new(second), Bag::new(third)]
}

/// A place in one's own row, counted from 0; people count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RowSlot(pub u8);

impl RowSlot {
    /// Left to right.
    pub fn all() -> impl Iterator<Item = RowSlot> {
        (0..SLOTS).map(RowSlot)
    }
}

/// One slot of one row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub u8);

impl Place {
    /// The number of places at a full table.
    pub const COUNT: usize = 20;

    /// This seat's slot.
    #[inline(always)]
    pub fn new(seat: Seat, slot: RowSlot) -> Place {
        Place(seat.0 * SLOTS + slot.0)
    }
    /// Row by row.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT as u8).map(Place)
    }
    /// Whose row.
    #[inline(always)]
    pub fn owner(self) -> Seat {
        Seat(self.0 / SLOTS)
    }
    /// Where in the row.
    #[inline(always)]
    pub fn slot(self) -> RowSlot {
        RowSlot(self.0 % SLOTS)
    }
    /// This place as an index into a list.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of places; iterating takes them row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Places(pub u32);

impl Places {
    /// No place.
    pub const NONE: Places = Places(0);

    /// One seat's row.
    #[inline(always)]
    pub fn row(seat: Seat) -> Places {
        Places(0b11111 << (seat.0 * SLOTS))
    }
    /// The rows of a table of `players`.
    #[inline(always)]
    pub fn rows(players: u8) -> Places {
        Places((1 << (players * SLOTS)) - 1)
    }
    /// Is the place in the set?
    #[inline(always)]
    pub fn has(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }
    /// In both.
    #[inline(always)]
    pub fn and(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }
    /// In either.
    #[inline(always)]
    pub fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }
    /// In this one only.
    #[inline(always)]
    pub fn minus(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }
    /// Puts a place in.
    #[inline(always)]
    pub fn add(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }
    /// Takes a place out.
    #[inline(always)]
    pub fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }
    /// Each of the two places is in the set if the other one was.
    #[inline(always)]
    pub fn swap(&mut self, one: Place, other: Place) {
        let differ = (self.0 >> one.0 ^ self.0 >> other.0) & 1;
        self.0 ^= differ << one.0 | differ << other.0;
    }
    /// How many places?
    #[inline(always)]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// No place at all?
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Places {
    type Item = Place;
    #[inline(always)]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let place = Place(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        let mut set = Places::NONE;
        places.into_iter().for_each(|place| set.add(place));
        set
    }
}

/// An order of the five slots (GN-2.9): a number below 120; 0 leaves everything as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order(u8);

impl Order {
    /// How many orders there are.
    pub const COUNT: usize = 120;

    /// Every order.
    pub fn all() -> impl Iterator<Item = Order> {
        (0..Order::COUNT as u8).map(Order)
    }
    pub(crate) const fn numbered(number: u8) -> Order {
        assert!((number as usize) < Order::COUNT);
        Order(number)
    }
    /// Slot by slot, which slot its tile comes from.
    pub fn slots(self) -> [RowSlot; 5] {
        ORDERS[self.0 as usize].map(RowSlot)
    }
    /// Does it leave everything as it lies?
    pub fn changes_nothing(self) -> bool {
        self.0 == 0
    }
}

static ORDERS: [[u8; 5]; Order::COUNT] = {
    let (mut all, mut number) = ([[0; 5]; Order::COUNT], 0);
    while number < Order::COUNT {
        let (mut left, mut rest, mut i) = ([0u8, 1, 2, 3, 4], number, 0);
        while i < 5 {
            let (size, mut at) = (5 - i, rest % (5 - i));
            rest /= size;
            all[number][i] = left[at];
            while at + 1 < size {
                left[at] = left[at + 1];
                at += 1;
            }
            i += 1;
        }
        number += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    fn copies(level: Level, wanted: impl Fn(Front) -> bool) -> u32 {
        let kinds = Tile::all().filter(|tile| tile.level() == level && wanted(tile.front()));
        kinds.map(|tile| BOX[level.index()].count(tile.kind()) as u32).sum()
    }

    #[test]
    fn gn_1_1_there_are_36_18_and_18_tiles() {
        assert_eq!(Level::ALL.map(|level| copies(level, |_| true)), [36, 18, 18]);
        assert_eq!(BOX.map(|tiles| tiles.total()), [36, 18, 18]);
    }

    #[test]
    fn gn_1_3_gn_1_4_gn_1_5_an_ordinary_tile_has_diamonds_and_one_of_three_symbols() {
        // The type gives each ordinary tile exactly one symbol; the mix uses all three on every level.
        for level in Level::ALL {
            assert!(copies(level, |front| matches!(front, Lantern(_))) > 0);
            assert!(copies(level, |front| matches!(front, Torch(_))) > 0);
            assert!(copies(level, |front| matches!(front, Arrows(_))) > 0);
        }
        let diamonds = |tile: Tile| match tile.front() {
            Lantern(n) | Torch(n) | Arrows(n) => n == tile.diamonds(),
            BigFind | LitCorridor | Bats | Explosion | SnowWhite => true,
        };
        assert!(Tile::all().all(diamonds));
    }

    #[test]
    fn gn_1_6_there_are_five_kinds_of_special_tile() {
        let special = |front: Front, level| copies(level, |other| other == front);
        assert_eq!(Level::ALL.map(|level| special(BigFind, level)), [0, 2, 3]);
        assert_eq!(Level::ALL.map(|level| special(LitCorridor, level)), [0, 2, 1]);
        assert_eq!(Level::ALL.map(|level| special(Bats, level)), [0, 2, 2]);
        assert!(Tile::all().filter(|tile| tile.front() == BigFind).all(|tile| tile.diamonds() == 5));
    }

    #[test]
    fn gn_1_7_level_one_has_no_special_tile() {
        let ordinary = |front| matches!(front, Lantern(_) | Torch(_) | Arrows(_));
        assert_eq!(copies(Level::I, ordinary), 36);
    }

    // GN-T06
    #[test]
    fn gn_1_8_gn_1_9_one_snow_white_and_one_explosion_both_on_level_three() {
        assert_eq!(Level::ALL.map(|level| copies(level, |front| front == SnowWhite)), [0, 0, 1]);
        assert_eq!(Level::ALL.map(|level| copies(level, |front| front == Explosion)), [0, 0, 1]);
    }

    #[test]
    fn gn_1_10_an_ordinary_tile_shows_at_most_four_diamonds() {
        let ordinary = Tile::all().filter(|tile| matches!(tile.front(), Lantern(_) | Torch(_) | Arrows(_)));
        assert_eq!(ordinary.map(Tile::diamonds).max(), Some(4));
        // The reconstruction's own figures: 54, 30 and 28 diamonds on ordinary tiles (means 1.5, 2.5, 2.8).
        let sum = |level: Level| {
            let kinds = Tile::all().filter(|tile| tile.level() == level && tile.front() != BigFind);
            kinds.map(|tile| tile.diamonds() * BOX[level.index()].count(tile.kind())).sum::<u8>()
        };
        assert_eq!(Level::ALL.map(sum), [54, 30, 28]);
    }

    #[test]
    fn gn_6_4_of_the_special_tiles_only_a_big_find_may_lie_in_a_row() {
        let kept: Vec<Front> = Tile::all()
            .filter(|tile| KEEPABLE[tile.level().index()].count(tile.kind()) == 255)
            .map(Tile::front)
            .filter(|front| !matches!(front, Lantern(_) | Torch(_) | Arrows(_)))
            .collect();
        assert_eq!(kept, [BigFind, BigFind]);
        assert_eq!(Level::ALL.map(|level| BOX[level.index()].only(&KEEPABLE[level.index()]).total()), [36, 14, 13]);
    }

    #[test]
    fn every_order_is_different_and_the_first_changes_nothing() {
        let all: Vec<[RowSlot; 5]> = Order::all().map(Order::slots).collect();
        for (number, slots) in all.iter().enumerate() {
            let mut sorted = *slots;
            sorted.sort();
            assert_eq!(sorted.map(|slot| slot.0), [0, 1, 2, 3, 4]);
            assert_eq!(all.iter().position(|other| other == slots), Some(number));
        }
        assert_eq!(all[0].map(|slot| slot.0), [0, 1, 2, 3, 4]);
        let same: Vec<[RowSlot; 5]> = Order::all().filter(|order| order.changes_nothing()).map(Order::slots).collect();
        assert_eq!(same, [all[0]]);
    }
}
