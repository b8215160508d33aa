//! Chapters 1 and 21: the cards, one row each.
//!
//! A new card is one row of the table and its words; nothing else in the program mentions it.
#[cfg(test)]
mod newcomer;
mod table;

use crate::text::{Condition, Effect, Trigger};
use engine::Bag;
use table::TABLE;

/// A kind of card. All copies of a kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

/// What players own: draw piles, hands, discard piles, the play area.
pub type Cards = Bag<{ OWNED.div_ceil(8) }>;

/// The dungeon deck and its discard pile.
pub type Dungeon = Bag<{ CARDS.len().div_ceil(8) }>;

/// Every kind of card: first all that can be owned, then devices, monsters and the Goblin.
pub static CARDS: [CardRow; TABLE.len()] = TABLE;

/// How many kinds can be owned.
pub const OWNED: usize = {
    let mut owned = 0;
    while !matches!(TABLE[owned].kind, CardKind::Device | CardKind::Monster) {
        owned += 1;
    }
    owned
};

/// The rules name these (CK-2.1, CK-2.13, CK-8.3, CK-18.12, CK-18.15).
pub const BURGLE: Card = named("card-burgle");
/// The first pile of the Reserve.
pub const MERCENARY: Card = named("card-mercenary");
/// The second pile of the Reserve.
pub const EXPLORE: Card = named("card-explore");
/// The third pile of the Reserve.
pub const SECRET_TOME: Card = named("card-secret-tome");
/// Where the Secret Tomes lie among the piles of the Reserve.
pub(crate) const TOME_PILE: usize = (SECRET_TOME.0 - MERCENARY.0) as usize;
/// The monster that stays.
pub const GOBLIN: Card = named("card-goblin");

/// One kind of card.
#[derive(Clone, Copy, Debug)]
pub struct CardRow {
    /// The key of its name; without `card-` it is its notation.
    pub words: &'static str,
    /// Action, companion, gem, device or monster.
    pub kind: CardKind,
    /// Copies in the box; of a starter, copies for each player.
    pub count: u8,
    /// Skill, or Swords for a monster. Starters cannot be bought.
    pub cost: Option<u8>,
    /// Printed points.
    pub points: u8,
    /// Points that depend on what else its owner has.
    pub variable: Option<Variable>,
    /// Does it rouse the dragon when it is revealed (CK-14.2)?
    pub dragon: bool,
    /// Does every attack draw one more cube while it lies in the row (CK-14.5)?
    pub danger: bool,
    /// Where it can be acquired, used or fought.
    pub region: Region,
    /// Does it stay after a fight (CK-8.3)?
    pub stays: bool,
    texts: [&'static [Effect]; Trigger::ALL.len()],
}

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the words say it
pub enum CardKind {
    Action,
    Companion,
    Gem,
    Device,
    Monster,
}

/// Where a card can be acquired, used or fought (CK-6.7, CK-7.2, CK-8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the words say it
pub enum Region {
    Anywhere,
    Depths,
    CrystalCave,
}

/// Points that are counted at the end (CK-18.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variable {
    /// Points for every full `every` gold.
    PerGold {
        /// Gold.
        every: u8,
        /// Points.
        points: u8,
    },
    /// Points for every Secret Tome.
    PerTome(u8),
    /// Points for having a mastery token.
    WithMastery(u8),
    /// Points for having at least two of: chalice, dragon egg, monkey idol.
    WithTwoKinds(u8),
}

impl Card {
    /// Every kind.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS.len() as u8).map(Card)
    }
    /// What the table says of it.
    #[inline(always)]
    pub fn row(self) -> &'static CardRow {
        &CARDS[self.0 as usize]
    }
    /// Can it be part of a player's deck?
    #[inline(always)]
    pub fn can_be_owned(self) -> bool {
        (self.0 as usize) < OWNED
    }
    /// Does it lie in the Reserve, to be bought?
    #[inline(always)]
    pub fn reserve_pile(self) -> Option<usize> {
        (MERCENARY..=SECRET_TOME).contains(&self).then(|| (self.0 - MERCENARY.0) as usize)
    }
    /// Does it belong to the dungeon deck?
    pub fn is_of_the_dungeon(self) -> bool {
        self > SECRET_TOME && self < GOBLIN
    }
    /// Is it one of the ten cards everybody starts with?
    pub fn is_starter(self) -> bool {
        self < MERCENARY
    }
}

impl CardRow {
    /// Its text for this moment; empty where it has none.
    #[inline(always)]
    pub fn text(&self, trigger: Trigger) -> &'static [Effect] {
        self.texts[trigger as usize]
    }
    /// What its bonus waits for when it is played, and how many effects come before the bonus.
    pub const fn waits_for(&self) -> Option<(Condition, usize)> {
        waits_for(self.texts[Trigger::Play as usize])
    }
    const fn costs(mut self, cost: u8) -> CardRow {
        self.cost = Some(cost);
        self
    }
    const fn worth(mut self, points: u8) -> CardRow {
        self.points = points;
        self
    }
    const fn also_worth(mut self, variable: Variable) -> CardRow {
        self.variable = Some(variable);
        self
    }
    const fn dragon(mut self) -> CardRow {
        self.dragon = true;
        self
    }
    const fn danger(mut self) -> CardRow {
        self.danger = true;
        self
    }
    const fn only_in(mut self, region: Region) -> CardRow {
        self.region = region;
        self
    }
    const fn stays(mut self) -> CardRow {
        self.stays = true;
        self
    }
    const fn plays(self, text: &'static [Effect]) -> CardRow {
        self.says(Trigger::Play, text)
    }
    const fn acquired(self, text: &'static [Effect]) -> CardRow {
        self.says(Trigger::Acquire, text)
    }
    const fn used(self, text: &'static [Effect]) -> CardRow {
        self.says(Trigger::Use, text)
    }
    const fn defeated(self, text: &'static [Effect]) -> CardRow {
        self.says(Trigger::Defeat, text)
    }
    const fn arrives(self, text: &'static [Effect]) -> CardRow {
        self.says(Trigger::Arrive, text)
    }
    const fn says(mut self, trigger: Trigger, text: &'static [Effect]) -> CardRow {
        self.texts[trigger as usize] = text;
        self
    }
}

/// A row with a name, a kind and a number of copies, and nothing else yet.
const fn card(words: &'static str, kind: CardKind, count: u8) -> CardRow {
    CardRow {
        words,
        kind,
        count,
        cost: None,
        points: 0,
        variable: None,
        dragon: false,
        danger: false,
        region: Region::Anywhere,
        stays: false,
        texts: [&[]; Trigger::ALL.len()],
    }
}

/// The card with this key; the program does not compile if there is none.
const fn named(words: &str) -> Card {
    let mut card = 0;
    while !is_same(TABLE[card].words, words) {
        card += 1;
    }
    Card(card as u8)
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// What `legal` must know about a card that is for sale, packed tightly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PriceTag {
    /// Skill, for all but monsters.
    pub(crate) skill: u8,
    /// Swords, for monsters.
    pub(crate) swords: u8,
    /// One bit for each [`Region`].
    pub(crate) regions: u8,
    /// All ones for a gem, so that it masks a discount.
    pub(crate) gem: u8,
    /// What is done with it.
    pub(crate) kind: CardKind,
}

/// The price tag of every card.
pub(crate) static PRICE_TAGS: [PriceTag; CARDS.len()] = {
    let mut tags = [PriceTag { skill: 0, swords: 0, regions: 0, gem: 0, kind: CardKind::Action }; CARDS.len()];
    let mut at = 0;
    while at < CARDS.len() {
        let row = &TABLE[at];
        let cost = match row.cost {
            Some(cost) => cost,
            None => u8::MAX, // a starter: never for sale
        };
        let is_monster = matches!(row.kind, CardKind::Monster);
        tags[at] = PriceTag {
            skill: if is_monster { 0 } else { cost },
            swords: if is_monster { cost } else { 0 },
            regions: 1 << row.region as u8,
            gem: if matches!(row.kind, CardKind::Gem) { u8::MAX } else { 0 },
            kind: row.kind,
        };
        at += 1;
    }
    tags
};

/// The first `When` of a text, and how many effects come before its bonus.
const fn waits_for(text: &[Effect]) -> Option<(Condition, usize)> {
    let mut at = 0;
    while at < text.len() {
        if let Effect::When(condition) = text[at] {
            return Some((condition, at + 1));
        }
        at += 1;
    }
    None
}

/// Rows that the rest of the program could not carry out do not compile. A card in play waits until its condition is
/// met, whoever caused it; so a bonus belongs to a played card, and nothing before it may be a choice.
const _: () = {
    let mut card = 0;
    while card < TABLE.len() {
        let (row, mut trigger) = (&TABLE[card], 0);
        assert!(!matches!(row.cost, Some(0)), "what costs nothing would not be offered to an empty purse");
        while trigger < Trigger::ALL.len() {
            let waits = waits_for(row.texts[trigger]);
            if let Some((condition, before)) = waits {
                assert!(trigger == Trigger::Play as usize, "only a played card waits");
                let is_companion = matches!(row.kind, CardKind::Companion);
                assert!(is_companion || !matches!(condition, Condition::OtherCompanion), "another than what?");
                let mut at = 0;
                while at < before {
                    assert!(
                        !matches!(row.texts[trigger][at], Effect::Choose | Effect::Discard(_)),
                        "a choice comes first"
                    );
                    at += 1;
                }
            }
            trigger += 1;
        }
        card += 1;
    }
};

/// The cards whose bonus waits for each condition, as masks.
pub(crate) static WAITING: [Cards; Condition::ALL.len()] = {
    let mut masks = [[0u8; OWNED]; Condition::ALL.len()];
    let mut at = 0;
    while at < OWNED {
        if let Some((condition, _)) = TABLE[at].waits_for() {
            masks[condition as usize][at] = u8::MAX;
        }
        at += 1;
    }
    [Cards::new(&masks[0]), Cards::new(&masks[1]), Cards::new(&masks[2]), Cards::new(&masks[3])]
};
