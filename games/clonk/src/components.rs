//! Chapter 1: treasure cards, task tiles, shafts, galleries.
use crate::cards::CardSet;
use std::num::NonZeroU8;

/// The colour of a crystal (CL-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // the words say it
#[repr(u8)]
pub enum Colour {
    Green,
    White,
    Red,
    Pink,
    Yellow,
    Blue,
}

/// The type of a treasure (CL-1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // the words say it
#[repr(u8)]
pub enum Treasure {
    Necklace,
    Crown,
    Statue,
    Hammer,
    Sword,
    /// See [`SIXTH`].
    Sixth,
}

/// No source names the sixth type of treasure; a goblet stands in for it. If you own a real box, change the glyph and
/// the words `card-sixth`, `object-sixth`, `task-sixth` and `term-sixth` of each language. The notation stays, whatever
/// the card shows, because records use it. No rule depends on any of them.
pub const SIXTH: Placeholder = Placeholder { notation: "goblet", glyph: "Y" };

/// What stands in for something nobody knows.
#[derive(Clone, Copy, Debug)]
pub struct Placeholder {
    /// How it is written in moves and positions.
    pub notation: &'static str,
    /// Its picture on a text screen.
    pub glyph: &'static str,
}

impl Colour {
    /// In the order of the rulebook.
    pub const ALL: [Colour; 6] =
        [Colour::Green, Colour::White, Colour::Red, Colour::Pink, Colour::Yellow, Colour::Blue];
}

impl Treasure {
    /// The printed ones first.
    pub const ALL: [Treasure; 6] =
        [Treasure::Necklace, Treasure::Crown, Treasure::Statue, Treasure::Hammer, Treasure::Sword, Treasure::Sixth];
}

/// The two kinds of task tiles, told apart by their backs (CL-1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the words say it
pub enum TaskKind {
    Colour,
    Treasure,
}

impl TaskKind {
    /// Both.
    pub const ALL: [TaskKind; 2] = [TaskKind::Colour, TaskKind::Treasure];

    /// The other one.
    pub fn other(self) -> TaskKind {
        match self {
            TaskKind::Colour => TaskKind::Treasure,
            TaskKind::Treasure => TaskKind::Colour,
        }
    }
}

/// A task tile (CL-1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the types say it
pub enum TaskTile {
    Colour(Colour),
    Treasure(Treasure),
}

impl TaskTile {
    /// The tile of this number in its stack.
    pub fn new(kind: TaskKind, number: u8) -> TaskTile {
        match kind {
            TaskKind::Colour => TaskTile::Colour(Colour::ALL[number as usize]),
            TaskKind::Treasure => TaskTile::Treasure(Treasure::ALL[number as usize]),
        }
    }
    /// Which stack it is from.
    pub fn kind(self) -> TaskKind {
        match self {
            TaskTile::Colour(_) => TaskKind::Colour,
            TaskTile::Treasure(_) => TaskKind::Treasure,
        }
    }
    /// Its number in its stack.
    pub fn number(self) -> u8 {
        match self {
            TaskTile::Colour(colour) => colour as u8,
            TaskTile::Treasure(treasure) => treasure as u8,
        }
    }
    /// The cards that count for it (CL-10.4).
    #[inline(always)]
    pub fn cards(self) -> &'static CardSet {
        match self {
            TaskTile::Colour(colour) => &OF_COLOUR[colour as usize],
            TaskTile::Treasure(treasure) => &OF_TREASURE[treasure as usize],
        }
    }
}

/// Coins and eyes of the three cards of a pair (CL-1.7): our own reconstruction, the printed values are not known. If
/// you have counted a real box, change this table. The pair of colour `i` and treasure `j` has the triple `(i + j) mod
/// 6`, so that every task tile is worth the same.
const TRIPLES: [[(u8, u8); 3]; 6] = [
    [(0, 0), (1, 1), (2, 1)],
    [(1, 0), (0, 1), (3, 3)],
    [(2, 0), (1, 2), (0, 1)],
    [(1, 0), (0, 1), (2, 2)],
    [(0, 0), (1, 1), (3, 2)],
    [(3, 0), (0, 2), (1, 1)],
];

/// Treasure cards (CL-1.2).
pub const CARDS: usize = 108;
/// The size of tables indexed by card number: a power of two saves the bounds check.
pub(crate) const NUMBERS: usize = 128;
/// Cards of the same colour and treasure (CL-1.6).
const COPIES: usize = 3;
const OF_A_COLOUR: usize = 6 * COPIES;

/// Snore cards, and Kablooey cards (CL-1.12).
pub const SUPPLY: u8 = 16;
/// CL-1.10.
pub const SNORE_EYES: u8 = 3;
/// CL-1.11.
pub const KABLOOEY_COINS: u8 = 1;
/// CL-1.9: spaces of a gallery.
pub const SPACES: usize = 4;
/// CL-2.10.
pub const FIRST_HAND: u8 = 4;
/// CL-7.12.
pub const HAND_LIMIT: u8 = 5;
/// CL-2.8: does each card of a shaft lie face up at first, from the bottom up?
pub const LAID_FACE_UP: [bool; 8] = [false, false, true, false, true, false, true, true];
/// CL-6.4: the same for a refill.
pub const REFILLED_FACE_UP: [bool; 3] = [false, true, true];
/// CL-2.13: the cards below the Awakening card, for 2, 3 and 4 players.
pub const BELOW_AWAKENING: [u8; 3] = [30, 18, 13];
/// CL-10.5: the points of a task by its number of cards; any more count like the last entry.
pub const TASK_POINTS: [u8; 10] = [0, 1, 2, 4, 6, 9, 12, 16, 20, 25];

/// A treasure card. No two are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card of this number, from 1 to [`CARDS`].
    #[inline(always)]
    pub(crate) fn new(number: u8) -> Card {
        Card(NonZeroU8::new(number).expect("cards are numbered from 1"))
    }
    /// Every card, by colour, then by treasure.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=CARDS as u8).map(Card::new)
    }
    /// The three of this colour and treasure (CL-1.6).
    pub fn all_of(colour: Colour, treasure: Treasure) -> impl Iterator<Item = Card> {
        let first = (colour as usize * OF_A_COLOUR + treasure as usize * COPIES) as u8 + 1;
        (first..first + COPIES as u8).map(Card::new)
    }
    /// Its number.
    #[inline(always)]
    pub fn number(self) -> u8 {
        self.0.get()
    }
    /// Its crystal.
    pub fn colour(self) -> Colour {
        Colour::ALL[place(self.number()).colour]
    }
    /// What it shows.
    pub fn treasure(self) -> Treasure {
        Treasure::ALL[place(self.number()).treasure]
    }
    /// Which of its three copies, counted from 1 as in the notation.
    pub fn copy(self) -> u8 {
        place(self.number()).copy as u8 + 1
    }
    /// Its coins.
    pub fn coins(self) -> u8 {
        pips(self.number()).coins
    }
    /// Its eyes.
    pub fn eyes(self) -> u8 {
        pips(self.number()).eyes
    }
    /// CL-4.3: the same colour, the same treasure, or both. Coins and eyes do not matter (CL-4.7).
    #[inline(always)]
    pub fn fits(self, other: Card) -> bool {
        fitting(Some(other)).has(self)
    }
}

/// CL-4.3: every card that fits this one; no cards for `None`.
#[inline(always)]
pub fn fitting(card: Option<Card>) -> &'static CardSet {
    &FITTING[card.map_or(0, Card::number) as usize % NUMBERS]
}

/// One bit for the colour and one for the treasure: two cards fit if they share a bit. No bits for `None`.
#[inline(always)]
pub(crate) fn mark(card: Option<Card>) -> u16 {
    MARKS[card.map_or(0, Card::number) as usize % NUMBERS]
}

/// Where a card stands in the numbering; each counted from 0.
pub(crate) struct Place {
    pub(crate) colour: usize,
    pub(crate) treasure: usize,
    copy: usize,
}

pub(crate) const fn place(number: u8) -> Place {
    let at = number as usize - 1;
    Place { colour: at / OF_A_COLOUR, treasure: at % OF_A_COLOUR / COPIES, copy: at % COPIES }
}

/// The coins and eyes of a card.
pub(crate) struct Pips {
    pub(crate) coins: u8,
    pub(crate) eyes: u8,
}

pub(crate) const fn pips(number: u8) -> Pips {
    let Place { colour, treasure, copy } = place(number);
    let (coins, eyes) = TRIPLES[(colour + treasure) % 6][copy];
    Pips { coins, eyes }
}

/// Every card that fits, by card number; no card fits number 0.
static FITTING: [CardSet; NUMBERS] = {
    let (mut all, mut number) = ([CardSet::NONE; NUMBERS], 1);
    while number <= CARDS {
        all[number] = marked(Mark::Fits(number as u8));
        number += 1;
    }
    all
};
static MARKS: [u16; NUMBERS] = {
    let (mut all, mut number) = ([0; NUMBERS], 1);
    while number <= CARDS {
        let Place { colour, treasure, .. } = place(number as u8);
        all[number] = 1 << colour | 1 << (6 + treasure);
        number += 1;
    }
    all
};
static OF_COLOUR: [CardSet; 6] = each_of_six(TaskKind::Colour);
static OF_TREASURE: [CardSet; 6] = each_of_six(TaskKind::Treasure);
/// The cards with bit 0 set in their number of coins, and those with bit 1 set; the same for eyes.
pub(crate) static COINS: [CardSet; 2] = [marked(Mark::Coins(1)), marked(Mark::Coins(2))];
pub(crate) static EYES: [CardSet; 2] = [marked(Mark::Eyes(1)), marked(Mark::Eyes(2))];

/// A property of a card that can be checked at compile time.
#[derive(Clone, Copy)]
enum Mark {
    Fits(u8),
    Colour(usize),
    Treasure(usize),
    Coins(u8),
    Eyes(u8),
}

const fn each_of_six(kind: TaskKind) -> [CardSet; 6] {
    let (mut all, mut number) = ([CardSet::NONE; 6], 0);
    while number < 6 {
        all[number] = marked(match kind {
            TaskKind::Colour => Mark::Colour(number),
            TaskKind::Treasure => Mark::Treasure(number),
        });
        number += 1;
    }
    all
}

const fn marked(mark: Mark) -> CardSet {
    let (mut found, mut number) = ([false; CARDS + 1], 1);
    while number <= CARDS {
        let Place { colour, treasure, .. } = place(number as u8);
        found[number] = match mark {
            Mark::Fits(other) => colour == place(other).colour || treasure == place(other).treasure,
            Mark::Colour(wanted) => colour == wanted,
            Mark::Treasure(wanted) => treasure == wanted,
            Mark::Coins(bit) => pips(number as u8).coins & bit != 0,
            Mark::Eyes(bit) => pips(number as u8).eyes & bit != 0,
        };
        number += 1;
    }
    CardSet::new(&found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(wanted: impl Fn(Card) -> bool) -> usize {
        Card::all().filter(|&card| wanted(card)).count()
    }

    #[test]
    fn cl_1_2_cl_1_4_cl_1_5_cl_1_6_there_are_108_cards_three_for_each_of_six_colours_and_six_treasures() {
        assert_eq!(count(|_| true), 108);
        for colour in Colour::ALL {
            for treasure in Treasure::ALL {
                assert_eq!(count(|card| (card.colour(), card.treasure()) == (colour, treasure)), 3);
            }
        }
        assert_eq!(CardSet::ALL.len(), 108);
    }

    #[test]
    fn cl_1_3_cl_1_7_coins_and_eyes_are_those_of_the_table() {
        assert_eq!(Card::all().map(|card| card.coins() as u32).sum::<u32>(), 126);
        assert_eq!(Card::all().map(|card| card.eyes() as u32).sum::<u32>(), 108);
        assert_eq!(count(|card| card.coins() == 0 && card.eyes() == 0), 12);
        assert_eq!(count(|card| card.coins() > 0 && card.eyes() == 0), 24);
        assert_eq!(count(|card| card.coins() == 0 && card.eyes() > 0), 24);
        assert_eq!(count(|card| card.coins() > 0 && card.eyes() > 0), 48);
        assert_eq!(Card::all().map(Card::coins).max(), Some(3));
        assert_eq!((CardSet::ALL.coins(), CardSet::ALL.eyes()), (126, 108));
        // The cards of the first triple, and one of each other triple, as the specification lists them.
        let pips = |text: &str| text.parse::<Card>().map(|card| (card.coins(), card.eyes()));
        let listed = [
            ("green-necklace-1", (0, 0)),
            ("green-necklace-2", (1, 1)),
            ("green-necklace-3", (2, 1)),
            ("green-crown-3", (3, 3)),
            ("green-sword-3", (3, 2)),
            ("white-sword-1", (3, 0)),
            ("red-necklace-2", (1, 2)),
            ("pink-necklace-3", (2, 2)),
            ("yellow-crown-2", (0, 2)),
            ("blue-goblet-3", (3, 2)),
        ];
        for (text, expected) in listed {
            assert_eq!(pips(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn cl_1_7_every_task_tile_is_worth_the_same() {
        let tasks = TaskKind::ALL.into_iter().flat_map(|kind| (0..6).map(move |number| TaskTile::new(kind, number)));
        for task in tasks {
            assert_eq!((task.cards().len(), task.cards().coins(), task.cards().eyes()), (18, 21, 18), "{task:?}");
            assert_eq!(TaskTile::new(task.kind(), task.number()), task);
        }
    }

    #[test]
    fn cl_4_3_cl_4_7_a_card_fits_by_colour_by_treasure_or_by_both() {
        for one in Card::all() {
            for other in Card::all() {
                let alike = one.colour() == other.colour() || one.treasure() == other.treasure();
                assert_eq!(one.fits(other), alike, "{one} and {other}");
            }
            assert_eq!(fitting(Some(one)).len(), 18 + 18 - 3);
        }
    }

    #[test]
    fn cl_10_5_the_points_of_a_task_rise_by_1_1_2_2_3_3_4_4_5() {
        let steps: Vec<u8> = TASK_POINTS.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert_eq!(steps, [1, 1, 2, 2, 3, 3, 4, 4, 5]);
    }
}
