//! What cards bring: eight numbers for every card, one in each byte, so that a whole deck can be added up at once.
use crate::{CARDS, Card, Cards, Effect, HAND, OWNED, Open, Trigger};
use engine::Seat;
use std::sync::LazyLock;

/// What playing a card brings, and what it is worth at the end; or the same for a whole deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Yield(u64);

/// What is counted, in the order of the bytes.
#[derive(Clone, Copy)]
pub(super) enum Good {
    Skill,
    Swords,
    Boots,
    Clank,
    Quiet,
    Draw,
    Points,
    Gold,
}

static YIELDS: LazyLock<[Yield; OWNED]> = LazyLock::new(|| {
    let card = |card: usize| Yield::of_text(CARDS[card].text(Trigger::Play)).with(Good::Points, CARDS[card].points);
    std::array::from_fn(card)
});

impl Yield {
    /// What this card brings each time it is played.
    #[inline(always)]
    pub(super) fn of_card(card: Card) -> Yield {
        YIELDS[card.0 as usize]
    }
    /// All of these cards together.
    #[inline(always)]
    pub(super) fn of_cards(cards: &Cards) -> Yield {
        let (yields, mut all) = (&*YIELDS, 0u64);
        cards.each_kind(|card| all = all.wrapping_add(yields[card as usize].0 * u64::from(cards.count(card))));
        Yield(all)
    }
    /// What this text brings, with the first option of a choice, and without a bonus that must wait.
    pub(super) fn of_text(text: &[Effect]) -> Yield {
        let (mut all, mut discards) = (Yield::default(), false);
        for &effect in text {
            match effect {
                Effect::Or | Effect::When(_) => break,
                Effect::Skill(n) | Effect::SkillPerClank(n) => all = all.with(Good::Skill, n),
                Effect::Swords(n) => all = all.with(Good::Swords, n),
                Effect::Boots(n) => all = all.with(Good::Boots, n),
                Effect::Teleport(n) => all = all.with(Good::Boots, 2 * n),
                Effect::Gold(n) => all = all.with(Good::Gold, n),
                Effect::Clank(n) => all = all.with(Good::Clank, n),
                Effect::Quiet(n) => all = all.with(Good::Quiet, n),
                Effect::Draw(n) => all = all.with(Good::Draw, n),
                Effect::Discard(_) => discards = true,
                Effect::OthersClank(_) | Effect::AllClank(_) | Effect::Heal(_) | Effect::ReturnDragonCubes(_) => {}
                Effect::DragonAttack | Effect::Rage(_) | Effect::Trash | Effect::TrashBurgle => {}
                Effect::ReplaceRow | Effect::TakeAdjacentSecret | Effect::BuyTomes(_) | Effect::NoCaveStop => {}
                Effect::IgnoreMonsters | Effect::GoldBonus(_) | Effect::GemDiscount(_) | Effect::Choose => {}
            }
        }
        if discards && all.get(Good::Draw) > 0 { Yield(all.0 - (1 << (Good::Draw as u8 * 8))) } else { all }
    }
    #[inline(always)]
    fn with(self, good: Good, n: u8) -> Yield {
        Yield(self.0 + (u64::from(n) << (good as u8 * 8)))
    }
    /// How much of this.
    #[inline(always)]
    pub(super) fn get(self, good: Good) -> u8 {
        (self.0 >> (good as u8 * 8)) as u8
    }
    /// The same, for calculations.
    #[inline(always)]
    pub(super) fn of(self, good: Good) -> f32 {
        f32::from(self.get(good))
    }
}

/// A deck in practice: how much of everything comes up in a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// The cards.
    pub(super) owned: Cards,
    /// All of them together.
    pub(super) deck: Yield,
    /// How many cards it has.
    pub(super) cards: f32,
    /// How often each card comes up in a turn: five cards out of those that do not replace themselves.
    pub(super) share: f32,
}

impl Pace {
    /// CK-4.15: everybody can count a deck.
    #[inline(always)]
    pub(super) fn of(open: &Open, seat: Seat) -> Pace {
        let owned = open.owned(seat);
        let (deck, cards) = (Yield::of_cards(&owned), owned.total() as f32);
        let thick = (cards - deck.of(Good::Draw)).max(f32::from(HAND));
        Pace { owned, deck, cards, share: f32::from(HAND) / thick }
    }
    /// How much of this comes up in a turn.
    #[inline(always)]
    pub(super) fn each_turn(&self, good: Good) -> f32 {
        self.deck.of(good) * self.share
    }
    /// How many cubes a turn makes.
    #[inline(always)]
    pub(super) fn noise(&self) -> f32 {
        (self.each_turn(Good::Clank) - 0.8 * self.each_turn(Good::Quiet)).max(0.0)
    }
}
