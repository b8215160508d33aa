//! The little language of cards and tokens: what each of them does.
//!
//! A text is a list of effects, carried out in printed order (CK-18.24) by one interpreter, `effects.rs`. Three of them
//! govern the rest of their text: [`Effect::Discard`], [`Effect::When`] and [`Effect::Choose`]. So a text needs no
//! brackets: `Discard(1), Choose, Swords(3), Or, Gold(2)` is "discard a card, then take 3 Swords or 2 gold".
use crate::cards::Card;
use crate::tokens::Secret;

/// One instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Skill for this turn.
    Skill(u8),
    /// Swords for this turn.
    Swords(u8),
    /// Boots for this turn.
    Boots(u8),
    /// One gain of this much gold (CK-5.4).
    Gold(u8),
    /// The player's cubes into the Clank Area (CK-13.1).
    Clank(u8),
    /// Negative clank: cubes come back, or later clank is cancelled (CK-13.3, CK-13.4).
    Quiet(u8),
    /// Clank for every other player in the game (CK-18.19).
    OthersClank(u8),
    /// Clank for every player in the game (CK-18.20).
    AllClank(u8),
    /// Cards from the player's deck.
    Draw(u8),
    /// Damage healed (CK-16.3).
    Heal(u8),
    /// Teleports, to be used in this turn (CK-10.19).
    Teleport(u8),
    /// Up to this many black cubes that were set aside go back into the bag (CK-14.7).
    ReturnDragonCubes(u8),
    /// The dragon attacks at once (CK-15.11).
    DragonAttack,
    /// The dragon marker moves on (CK-12.12).
    Rage(u8),
    /// A card of the player's choice is trashed when the turn ends (CK-4.10).
    Trash,
    /// One Burgle is trashed when the turn ends (CK-18.12).
    TrashBurgle,
    /// A card of the Dungeon Row is replaced (CK-18.11).
    ReplaceRow,
    /// A secret of a room next door is taken (CK-18.16).
    TakeAdjacentSecret,
    /// Up to this many Secret Tomes, for gold (CK-18.15).
    BuyTomes(u8),
    /// Crystal caves do not stop this turn's steps (CK-10.15).
    NoCaveStop,
    /// Monsters in tunnels do nothing from now on (CK-10.16).
    IgnoreMonsters,
    /// Skill for each cube made in this turn (CK-18.7).
    SkillPerClank(u8),
    /// Every gain of gold in this turn is larger by this much (CK-18.9).
    GoldBonus(u8),
    /// Gems cost this much less from now on (CK-18.10).
    GemDiscount(u8),
    /// This many hand cards are discarded for the rest of the text, or nothing happens (CK-4.8).
    Discard(u8),
    /// The rest of the text waits until the condition is first met in this turn (CK-18.1).
    When(Condition),
    /// One of the options that follow, with [`Effect::Or`] between them (CK-7.3).
    Choose,
    /// The next option begins here.
    Or,
}

/// What a bonus may wait for (CK-18.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// Another companion lies in the play area (CK-18.2).
    OtherCompanion,
    /// An artifact is owned (CK-18.6).
    Artifact,
    /// A crown is owned (CK-18.4).
    Crown,
    /// A monkey idol is owned (CK-18.6).
    MonkeyIdol,
}

impl Condition {
    /// All of them.
    pub const ALL: [Condition; 4] =
        [Condition::OtherCompanion, Condition::Artifact, Condition::Crown, Condition::MonkeyIdol];
}

/// When a text is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trigger {
    /// Played from the hand.
    Play,
    /// Acquired from the Dungeon Row (CK-6.3).
    Acquire,
    /// Used: a device (CK-7.1), a potion (CK-12.14).
    Use,
    /// Defeated: a monster (CK-8.2).
    Defeat,
    /// Revealed into the Dungeon Row (CK-14.2).
    Arrive,
    /// Found: a secret (CK-11.10).
    Found,
}

impl Trigger {
    /// All of them.
    pub const ALL: [Trigger; 6] =
        [Trigger::Play, Trigger::Acquire, Trigger::Use, Trigger::Defeat, Trigger::Arrive, Trigger::Found];
}

/// Whose text it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the words say it
pub enum TextSource {
    Card(Card),
    Secret(Secret),
}

/// A place in a text: what is still to be read from there on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Passage {
    /// Whose text.
    pub source: TextSource,
    /// Which text.
    pub trigger: Trigger,
    /// How many effects come before.
    pub at: u8,
}

impl Passage {
    /// A text of a card from its beginning.
    #[inline(always)]
    pub fn of_card(card: Card, trigger: Trigger) -> Passage {
        Passage { source: TextSource::Card(card), trigger, at: 0 }
    }
    /// A text of a secret from its beginning.
    pub fn of_secret(secret: Secret, trigger: Trigger) -> Passage {
        Passage { source: TextSource::Secret(secret), trigger, at: 0 }
    }
    /// This many effects further on.
    #[inline(always)]
    pub fn after(self, effects: usize) -> Passage {
        Passage { at: self.at + effects as u8, ..self }
    }
    /// The whole text it is a place in.
    #[inline(always)]
    pub fn whole(self) -> &'static [Effect] {
        match self.source {
            TextSource::Card(card) => card.row().text(self.trigger),
            TextSource::Secret(secret) => secret.row().text(self.trigger),
        }
    }
    /// What is still to be read, further options included.
    #[inline(always)]
    pub fn effects(self) -> &'static [Effect] {
        self.whole().get(self.at as usize..).unwrap_or_default()
    }
    /// Is there nothing more to read?
    #[inline(always)]
    pub fn is_done(self) -> bool {
        matches!(self.effects().first(), None | Some(Effect::Or))
    }
    /// The options from here on, each up to the next [`Effect::Or`].
    pub fn options(self) -> impl Iterator<Item = Passage> {
        let ors = self.effects().iter().enumerate().filter(|&(_, &effect)| effect == Effect::Or);
        std::iter::once(self).chain(ors.map(move |(at, _)| self.after(at + 1)))
    }
    /// The effects of one option.
    pub fn option(self) -> &'static [Effect] {
        let effects = self.effects();
        let end = effects.iter().position(|&effect| effect == Effect::Or).unwrap_or(effects.len());
        &effects[..end]
    }
}
