//! Chapters 1, 12 and 22: secrets, artifacts, market items, cubes and tracks.
use crate::text::Effect::{Boots, Draw, Gold, Heal, Rage, Skill, Swords, Trash};
use crate::text::{Effect, Trigger};
use engine::{MOST_SEATS, Seat};

/// CK-1.4: cubes of each player.
pub const CUBES: u8 = 30;
/// CK-1.4: the dragon's cubes.
pub const BLACK_CUBES: u8 = 24;
/// CK-2.18, CK-3.1.
pub const HAND: u8 = 5;
/// CK-14.1.
pub const ROW: usize = 6;
/// CK-16.1.
pub const HEALTH: u8 = 10;
/// CK-2.20: by turn order.
pub const STARTING_CLANK: [u8; 4] = [3, 2, 1, 0];
/// CK-15.2: cubes drawn on each space of the rage track.
pub const RAGE: [u8; 7] = [2, 2, 3, 3, 4, 4, 5];
/// CK-2.9.
pub const IDOLS: u8 = 3;
/// CK-12.16.
pub const IDOL_POINTS: i16 = 5;
/// CK-17.1.
pub const MASTERY_POINTS: i16 = 20;
/// CK-17.6: the extra cubes of each countdown space; on the last one nobody stays (CK-17.7).
pub const COUNTDOWN: [u8; 5] = [0, 1, 2, 3, 0];
/// CK-9.1: gold for any market item.
pub const MARKET_PRICE: u16 = 7;
/// CK-18.15: gold for the Secret Tomes.
pub const TOMES_PRICE: u16 = 7;

/// A cube of the bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cube {
    /// A player's (CK-2.1).
    Of(Seat),
    /// The dragon's (CK-2.12).
    Black,
}

impl Cube {
    /// Every colour, in the order of the bag.
    pub fn all() -> impl Iterator<Item = Cube> {
        (0..=MOST_SEATS).map(Cube::of_kind)
    }
    /// Its kind in the bag.
    #[inline(always)]
    pub const fn kind(self) -> u8 {
        match self {
            Cube::Of(seat) => seat.0,
            Cube::Black => MOST_SEATS,
        }
    }
    /// Whose it is; the dragon's are nobody's.
    pub fn owner(self) -> Option<Seat> {
        match self {
            Cube::Of(seat) => Some(seat),
            Cube::Black => None,
        }
    }
    /// The cube of this kind.
    #[inline(always)]
    pub fn of_kind(kind: u8) -> Cube {
        if kind < MOST_SEATS { Cube::Of(Seat(kind)) } else { Cube::Black }
    }
}

/// The two sizes of secrets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the words say it
pub enum Class {
    Major,
    Minor,
}

impl Class {
    /// Both.
    pub const ALL: [Class; 2] = [Class::Major, Class::Minor];
    /// The rows of this class.
    pub const fn rows(self) -> &'static [SecretRow] {
        match self {
            Class::Major => MAJOR,
            Class::Minor => MINOR,
        }
    }
}

/// A kind of secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secret {
    /// Major or Minor.
    pub class: Class,
    /// Its row among those of its class.
    pub kind: u8,
}

/// CK-18.21 names these.
pub const CHALICE: Secret = Secret { class: Class::Major, kind: 4 };
/// CK-18.21 names these.
pub const DRAGON_EGG: Secret = Secret { class: Class::Minor, kind: 6 };

/// One kind of secret.
#[derive(Clone, Copy, Debug)]
pub struct SecretRow {
    /// The key of its name; without `secret-` it is its notation.
    pub words: &'static str,
    /// Tokens in the box.
    pub count: u8,
    /// Does it stay with its finder?
    pub kept: bool,
    /// At the end, if it was kept.
    pub points: u8,
    found: &'static [Effect],
    used: &'static [Effect],
}

const MAJOR: &[SecretRow] = &[
    secret("secret-potion-of-greater-healing", 2).kept().used(&[Heal(2)]),
    secret("secret-greater-skill-boost", 2).found(&[Skill(5)]),
    secret("secret-greater-treasure", 2).found(&[Gold(5)]),
    secret("secret-flash-of-brilliance", 2).found(&[Draw(3)]),
    secret("secret-chalice", 3).kept().worth(7),
];

const MINOR: &[SecretRow] = &[
    secret("secret-potion-of-healing", 3).kept().used(&[Heal(1)]),
    secret("secret-potion-of-swiftness", 2).kept().used(&[Boots(1)]),
    secret("secret-potion-of-strength", 2).kept().used(&[Swords(2)]),
    secret("secret-skill-boost", 3).found(&[Skill(2)]),
    secret("secret-treasure", 3).found(&[Gold(2)]),
    secret("secret-magic-spring", 2).found(&[Trash]),
    secret("secret-dragon-egg", 3).kept().worth(3).found(&[Rage(1)]),
];

const fn secret(words: &'static str, count: u8) -> SecretRow {
    SecretRow { words, count, kept: false, points: 0, found: &[], used: &[] }
}

impl SecretRow {
    const fn kept(mut self) -> SecretRow {
        self.kept = true;
        self
    }
    const fn worth(mut self, points: u8) -> SecretRow {
        self.points = points;
        self
    }
    const fn found(mut self, text: &'static [Effect]) -> SecretRow {
        self.found = text;
        self
    }
    const fn used(mut self, text: &'static [Effect]) -> SecretRow {
        self.used = text;
        self
    }
    /// Its text for this moment; empty where it has none.
    pub fn text(&self, trigger: Trigger) -> &'static [Effect] {
        match trigger {
            Trigger::Found => self.found,
            Trigger::Use => self.used,
            Trigger::Play | Trigger::Acquire | Trigger::Defeat | Trigger::Arrive => &[],
        }
    }
}

impl Secret {
    /// Every kind, Major first.
    pub fn all() -> impl Iterator<Item = Secret> {
        let of = |class: Class| (0..class.rows().len() as u8).map(move |kind| Secret { class, kind });
        Class::ALL.into_iter().flat_map(of)
    }
    /// The kinds that can be used (CK-12.14).
    pub fn potions() -> impl Iterator<Item = Secret> {
        Secret::all().filter(|secret| secret.is_potion())
    }
    /// What the table says of it.
    #[inline(always)]
    pub fn row(self) -> &'static SecretRow {
        &self.class.rows()[self.kind as usize]
    }
    /// Can it be used?
    pub fn is_potion(self) -> bool {
        !self.row().used.is_empty()
    }
}

/// An artifact, by its index among the seven; the most valuable is last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Artifact(pub u8);

/// CK-2.2.
pub const ARTIFACTS: [u8; 7] = [5, 7, 10, 15, 20, 25, 30];

impl Artifact {
    /// All seven.
    pub fn all() -> impl Iterator<Item = Artifact> {
        (0..ARTIFACTS.len() as u8).map(Artifact)
    }
    /// Its points.
    pub const fn value(self) -> u8 {
        ARTIFACTS[self.0 as usize]
    }
    /// The artifact of this value.
    pub const fn worth(value: u8) -> Option<Artifact> {
        let mut at = 0;
        while at < ARTIFACTS.len() {
            if ARTIFACTS[at] == value {
                return Some(Artifact(at as u8));
            }
            at += 1;
        }
        None
    }
}

/// What the market sells (CK-2.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the words say it
pub enum MarketItem {
    Key,
    Backpack,
    Crown,
}

/// CK-2.8: the points of the crowns, bought from the back of this list (CK-9.3).
pub const CROWNS: [u8; 3] = [8, 9, 10];

impl MarketItem {
    /// All three.
    pub const ALL: [MarketItem; 3] = [MarketItem::Key, MarketItem::Backpack, MarketItem::Crown];
    /// CK-2.8: how many there are.
    pub const fn count(self) -> u8 {
        match self {
            MarketItem::Key | MarketItem::Backpack => 2,
            MarketItem::Crown => CROWNS.len() as u8,
        }
    }
}

/// CK-9.3: the points of the best crown when this many are left.
pub fn best_crown(left: u8) -> u8 {
    left.checked_sub(1).and_then(|at| CROWNS.get(usize::from(at))).copied().unwrap_or_default()
}

/// CK-12.16: points of a key or a backpack.
pub const ITEM_POINTS: i16 = 5;
