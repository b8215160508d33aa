//! Chapter 1: treasure cards, task tiles, shafts, galleries.
use crate::cards::Cards;
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

/// No source names the sixth type of treasure; a goblet stands in for it. Whoever owns a real box changes the glyph, and
/// the words `card-sixth`, `object-sixth`, `task-sixth` and `term-sixth` of each language. The notation is what records
/// are written in, whatever the card shows, and stays. No rule depends on any of them.
pub const SIXTH: Placeholder = Placeholder { notation: "goblet", glyph: "Y" };

/// What stands in for something nobody knows.
#[derive(Clone, Copy, Debug)]
pub struct Placeholder {
    /// How it is written in moves and positions.
    pub notation: &'static str,
    /// Its picture where there are only letters.
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
pub enum Kind {
    Colour,
    Treasure,
}

impl Kind {
    /// Both.
    pub const ALL: [Kind; 2] = [Kind::Colour, Kind::Treasure];

    /// The other one.
    pub fn other(self) -> Kind {
        match self {
            Kind::Colour => Kind::Treasure,
            Kind::Treasure => Kind::Colour,
        }
    }
}

/// A task tile (CL-1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the types say it
pub enum Task {
    Colour(Colour),
    Treasure(Treasure),
}

impl Task {
    /// The tile of this number in its stack.
    pub fn new(kind: Kind, number: u8) -> Task {
        match kind {
            Kind::Colour => Task::Colour(Colour::ALL[number as usize]),
            Kind::Treasure => Task::Treasure(Treasure::ALL[number as usize]),
        }
    }
    /// Which stack it is from.
    pub fn kind(self) -> Kind {
        match self {
            Task::Colour(_) => Kind::Colour,
            Task::Treasure(_) => Kind::Treasure,
        }
    }
    /// Its number in its stack.
    pub fn number(self) -> u8 {
        match self {
            Task::Colour(colour) => colour as u8,
            Task::Treasure(treasure) => treasure as u8,
        }
    }
    /// The cards that count for it (CL-10.4).
    #[inline(always)]
    pub fn cards(self) -> &'static Cards {
        match self {
            Task::Colour(colour) => &OF_COLOUR[colour as usize],
            Task::Treasure(treasure) => &OF_TREASURE[treasure as usize],
        }
    }
}

/// Coins and eyes of the three cards of a pair (CL-1.7): our own reconstruction, the printed values are not known.
/// Whoever counts a real box changes this table. The pair of colour `i` and treasure `j` has the triple `(i + j) mod 6`,
/// so that every task tile is worth the same.
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
/// So many entries have tables by the number of a card: a round number needs no check.
const NUMBERS: usize = 128;
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
/// CL-2.8: from the bottom up, does a card of a shaft lie face up at first?
pub const LAID_FACE_UP: [bool; 8] = [false, false, true, false, true, false, true, true];
/// CL-6.4: a refill, likewise.
pub const REFILLED_FACE_UP: [bool; 3] = [false, true, true];
/// CL-2.13: the cards below the Awakening card, for 2, 3 and 4 players.
pub const BELOW_AWAKENING: [u8; 3] = [30, 18, 13];
/// CL-10.5: the points for so many cards of a task; more count like the last.
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
        Colour::ALL[place(self.number()).0]
    }
    /// What it shows.
    pub fn treasure(self) -> Treasure {
        Treasure::ALL[place(self.number()).1]
    }
    /// Which of the three alike, counted from 1 as notation does.
    pub fn copy(self) -> u8 {
        place(self.number()).2 as u8 + 1
    }
    /// Its coins.
    pub fn coins(self) -> u8 {
        pips(self.number()).0
    }
    /// Its eyes.
    pub fn eyes(self) -> u8 {
        pips(self.number()).1
    }
    /// CL-4.3: the same colour, the same treasure, or both. Coins and eyes play no part (CL-4.7).
    #[inline(always)]
    pub fn fits(self, other: Card) -> bool {
        fitting(Some(other)).has(self)
    }
}

/// CL-4.3: every card that fits this one; none where there is no card to fit.
#[inline(always)]
pub fn fitting(card: Option<Card>) -> &'static Cards {
    &FITTING[card.map_or(0, Card::number) as usize % NUMBERS]
}

/// One bit for the colour and one for the treasure, so that two cards fit when they share a bit; none for no card.
#[inline(always)]
pub(crate) fn mark(card: Option<Card>) -> u16 {
    MARKS[card.map_or(0, Card::number) as usize % NUMBERS]
}

/// Colour, treasure and copy of the card of this number, each counted from 0.
pub(crate) const fn place(number: u8) -> (usize, usize, usize) {
    let at = number as usize - 1;
    (at / OF_A_COLOUR, at % OF_A_COLOUR / COPIES, at % COPIES)
}

pub(crate) const fn pips(number: u8) -> (u8, u8) {
    let (colour, treasure, copy) = place(number);
    TRIPLES[(colour + treasure) % 6][copy]
}

/// By the number of a card, every card that fits it; no card fits number 0.
static FITTING: [Cards; NUMBERS] = {
    let (mut all, mut number) = ([Cards::NONE; NUMBERS], 1);
    while number <= CARDS {
        all[number] = marked(Mark::Fits(number as u8));
        number += 1;
    }
    all
};
static MARKS: [u16; NUMBERS] = {
    let (mut all, mut number) = ([0; NUMBERS], 1);
    while number <= CARDS {
        let (colour, treasure, _) = place(number as u8);
        all[number] = 1 << colour | 1 << (6 + treasure);
        number += 1;
    }
    all
};
static OF_COLOUR: [Cards; 6] = each_of_six(Kind::Colour);
static OF_TREASURE: [Cards; 6] = each_of_six(Kind::Treasure);
/// The cards whose number of coins has a 1 in it, and those with a 2 in it; the same for eyes.
pub(crate) static COINS: [Cards; 2] = [marked(Mark::Coins(1)), marked(Mark::Coins(2))];
pub(crate) static EYES: [Cards; 2] = [marked(Mark::Eyes(1)), marked(Mark::Eyes(2))];

/// What a card may have; a question that can be asked while the program is compiled.
#[derive(Clone, Copy)]
enum Mark {
    Fits(u8),
    Colour(usize),
    Treasure(usize),
    Coins(u8),
    Eyes(u8),
}

const fn each_of_six(kind: Kind) -> [Cards; 6] {
    let (mut all, mut number) = ([Cards::NONE; 6], 0);
    while number < 6 {
        all[number] = marked(match kind {
            Kind::Colour => Mark::Colour(number),
            Kind::Treasure => Mark::Treasure(number),
        });
        number += 1;
    }
    all
}

const fn marked(mark: Mark) -> Cards {
    let (mut found, mut number) = ([false; CARDS + 1], 1);
    while number <= CARDS {
        let (colour, treasure, _) = place(number as u8);
        found[number] = match mark {
            Mark::Fits(other) => colour == place(other).0 || treasure == place(other).1,
            Mark::Colour(wanted) => colour == wanted,
            Mark::Treasure(wanted) => treasure == wanted,
            Mark::Coins(bit) => pips(number as u8).0 & bit != 0,
            Mark::Eyes(bit) => pips(number as u8).1 & bit != 0,
        };
        number += 1;
    }
    Cards::new(&found)
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
        assert_eq!(Cards::ALL.len(), 108);
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
        assert_eq!((Cards::ALL.coins(), Cards::ALL.eyes()), (126, 108));
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
        let tasks = Kind::ALL.into_iter().flat_map(|kind| (0..6).map(move |number| Task::new(kind, number)));
        for task in tasks {
            assert_eq!((task.cards().len(), task.cards().coins(), task.cards().eyes()), (18, 21, 18), "{task:?}");
            assert_eq!(Task::new(task.kind(), task.number()), task);
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
