//! The state of a match. `events.rs` says what can happen, and `apply.rs` how an event changes the state.
use crate::{Board, Card, Cards, Class, Dungeon, DungeonRow, Passage, Room, Rooms, Secret, Side};
use engine::{Bag, BySeat, Pending, Seat, Seats};
use std::ops::Deref;

/// Something still to be done. They form a stack; when it is empty, the active player acts freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Todo {
    /// The rest of a text, for the active player.
    Text(Passage),

    /// Chance: cards for this player (CK-4.3).
    Draw {
        /// Whose deck.
        seat: Seat,
        /// How many are still to be drawn.
        left: u8,
    },
    /// Chance: the card that replaces another (CK-18.11).
    Reveal,
    /// Chance: which secret was taken (CK-11.10).
    Secret(Class),
    /// Chance: the row is filled up (CK-14.1).
    Refill,
    /// Chance: cubes from the bag (CK-15.3).
    Attack {
        /// How many are still to be drawn.
        left: u8,
    },
    /// Chance: artifacts go back into the box (CK-2.3).
    RemoveArtifacts {
        /// How many.
        left: u8,
    },
    /// Chance: who starts (CK-2.19).
    FirstPlayer,
    /// Chance: the first row (CK-2.14).
    DealRow,

    /// The player chooses among the options of a text from here on (CK-7.3).
    Choose(Passage),
    /// The player discards cards to get the rest of a text (CK-4.7).
    Discard {
        /// How many are still to be discarded.
        left: u8,
        /// What follows.
        then: Passage,
    },
    /// The player picks a card of the row (CK-18.11).
    Replace,
    /// The player picks a room next door (CK-18.16).
    Adjacent,
    /// The player takes a token of the room just entered, or leaves it (CK-11.3).
    Enter,
    /// The player picks what is trashed (CK-4.11).
    Trash,

    /// After the refill: an attack, if the dragon was roused (CK-3.6).
    Closing,
    /// The next player (CK-3.9).
    Next,
    /// The first turn of the match.
    FirstTurn,
    /// Everybody's first hand (CK-2.18).
    DealHands,
}

impl Todo {
    /// Does it wait for the active player?
    #[inline(always)]
    pub fn is_decision(self) -> bool {
        match self {
            Todo::Choose(_) | Todo::Discard { .. } | Todo::Replace => true,
            Todo::Adjacent | Todo::Enter | Todo::Trash => true,
            Todo::Draw { .. } | Todo::Reveal | Todo::Secret(_) | Todo::Refill | Todo::Attack { .. } => false,
            Todo::RemoveArtifacts { .. } | Todo::FirstPlayer | Todo::DealRow | Todo::Text(_) => false,
            Todo::Closing | Todo::Next | Todo::FirstTurn | Todo::DealHands => false,
        }
    }
}

/// Whether a player is still in the game, and if not, how that ended (CK-16, CK-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// In the game.
    Inside,
    /// Out by the start space, with a mastery token (CK-17.1).
    Left,
    /// Knocked out, but scoring (CK-16.6).
    Rescued,
    /// Knocked out without a score (CK-16.7).
    Dead,
}

/// What belongs to a player, apart from cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Person {
    /// Kept secrets, Major and Minor: potions, chalices, dragon eggs.
    pub tokens: [Bag<1>; 2],
    /// CK-5.3.
    pub gold: u16,
    /// Where the pawn stands.
    pub room: Room,
    /// Cubes that can still make noise or take damage.
    pub supply: u8,
    /// Cubes in the Clank Area.
    pub area: u8,
    /// Cubes on the health meter.
    pub damage: u8,
    /// Cubes drawn after the player was out (CK-15.6).
    pub aside: u8,
    /// Hand cards that only this player knows.
    pub hidden: u8,
    /// One bit for each artifact.
    pub artifacts: u8,
    /// Master keys.
    pub keys: u8,
    /// Backpacks.
    pub backpacks: u8,
    /// One bit for each crown.
    pub crowns: u8,
    /// Monkey idols.
    pub idols: u8,
    /// In the game, or how the player left it.
    pub status: Status,
}

impl Person {
    /// How many of this secret the player has kept.
    #[inline(always)]
    pub fn has(&self, secret: Secret) -> u8 {
        self.tokens[secret.class as usize].count(secret.kind)
    }
    /// CK-11.7: may another artifact be carried?
    #[inline(always)]
    pub fn can_carry(&self) -> bool {
        (self.artifacts.count_ones() as u8) < 1 + self.backpacks
    }
}

/// What the active player may spend in this turn, and whatever else ends with it (CK-3.10, CK-5.1). Gold is kept, so it
/// belongs to the [`Person`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Allowance {
    /// To be spent.
    pub skill: u8,
    /// To be spent.
    pub swords: u8,
    /// To be spent.
    pub boots: u8,
    /// CK-10.19.
    pub teleports: u8,
    /// Clank that will be cancelled (CK-13.4).
    pub quiet: u8,
    /// Cubes made in this turn (CK-18.8).
    pub made: u8,
    /// How often gold was gained in this turn (CK-5.4).
    pub gains: u8,
    /// Extra gold for each gain (CK-18.9).
    pub gold_bonus: u8,
    /// Skill for each cube made (CK-18.7).
    pub skill_per_clank: u8,
    /// How much less gems cost (CK-18.10).
    pub discount: u8,
    /// Companions in the play area (CK-18.3).
    pub companions: u8,
    /// Cards to be trashed at the end (CK-4.10).
    pub trashes: u8,
    /// Burgles to be trashed at the end (CK-18.12).
    pub burgle_trashes: u8,
    /// Is somebody taking a turn? Not during set-up, the end of a turn or the countdown.
    pub acting: bool,
    /// A crystal cave was entered (CK-10.12).
    pub exhausted: bool,
    /// CK-10.15.
    pub no_cave_stop: bool,
    /// CK-10.16.
    pub ignores_monsters: bool,
    /// A card with the dragon symbol was revealed by the refill (CK-14.2).
    pub roused: bool,
}

/// The options of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// CK-2.22.
    pub side: Side,
    /// CK-17.7: the last countdown space kills.
    pub countdown_kills: bool,
    /// CK-11.5: an artifact can be taken at any time in its room.
    pub takes_artifacts_any_time: bool,
    /// CK-2.16.
    pub arrives_at_set_up: bool,
    /// CK-14.8.
    pub reshuffles_dungeon: bool,
    /// CK-4.9.
    pub may_keep_from_discard: bool,
}

/// The first player out (CK-17.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Runner {
    /// Who.
    pub seat: Seat,
    /// The space of the countdown track, counted from 1.
    pub space: u8,
}

/// What everybody knows (CK-4.15, CK-15.12). To put a field here is to show it to every viewer; a secret is a field of
/// [`State`], which no view takes unless `secrets.rs` says so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// Draw pile and hidden hand cards together.
    pub pools: BySeat<Cards>,
    /// Hand cards everybody knows: they were in hand when the draw pile ran out.
    pub shown: BySeat<Cards>,
    /// The discard piles.
    pub discards: BySeat<Cards>,
    /// The play area of the active player.
    pub in_play: Cards,
    /// What is in the dungeon deck.
    pub deck: Dungeon,
    /// The dungeon discard pile.
    pub dungeon_discard: Dungeon,
    /// Cubes in the bag, by [`crate::Cube::kind`].
    pub bag: Bag<1>,
    /// Secrets nobody has seen, Major and Minor, including those that are not on the board.
    pub secrets: [Bag<1>; 2],
    /// Artifacts on the board.
    pub artifacts: Bag<1>,
    /// Rooms with their Major Secret.
    pub majors: Rooms,
    /// Rooms with a Minor Secret.
    pub minors: Rooms,
    /// Rooms with a second Minor Secret.
    pub second_minors: Rooms,
    /// What belongs to each player.
    pub people: BySeat<Person>,
    /// What the active player may spend.
    pub allowance: Allowance,
    /// The Dungeon Row.
    pub row: DungeonRow,
    /// The piles of the Reserve: Mercenary, Explore, Secret Tome.
    pub reserve: [u8; 3],
    /// The market: keys, backpacks, crowns.
    pub market: [u8; 3],
    /// Monkey idols in their shrine.
    pub idols: u8,
    /// The dragon marker's space, counted from 0.
    pub rage: u8,
    /// Black cubes that were set aside.
    pub black_aside: u8,
    /// Cards that have left the match (CK-4.10).
    pub trashed: u8,
    /// How many play.
    pub players: u8,
    /// Whose turn it is; before the first player is drawn, seat 0.
    pub actor: Seat,
    /// Who is in the game.
    pub inside: Seats,
    /// The first one out, on the countdown track (CK-17.5).
    pub runner: Option<Runner>,
    /// The options of the match.
    pub options: Options,
    /// What is still to be done.
    pub pending: Pending<Todo, MOST_TODOS>,
}

/// A position may hold eight, and a refill may add six Arrive texts.
pub(crate) const MOST_TODOS: usize = 14;

/// All there is to know: what everybody knows, and the hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody knows.
    pub open: Open,
    /// Hand cards that only their owner knows.
    pub hidden: BySeat<Cards>,
}

impl Deref for State {
    type Target = Open;
    #[inline(always)]
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl State {
    /// The whole hand of this player.
    #[inline(always)]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.shown[seat].plus(&self.hidden[seat])
    }
    /// Does this player hold this card?
    #[inline(always)]
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        card.can_be_owned() && self.shown[seat].count(card.0) + self.hidden[seat].count(card.0) > 0
    }
}

impl Open {
    /// Everybody who plays.
    #[inline(always)]
    pub fn everyone(&self) -> Seats {
        Seats::first_n(self.players)
    }
    /// The side of the board that is played.
    #[inline(always)]
    pub fn board(&self) -> &'static Board {
        self.options.side.board()
    }
    /// The active player.
    #[inline(always)]
    pub fn me(&self) -> &Person {
        &self.people[self.actor]
    }
    /// Is the active player's hand empty?
    #[inline(always)]
    pub(crate) fn hand_is_empty(&self) -> bool {
        self.me().hidden == 0 && self.shown[self.actor].is_empty()
    }
    /// How many cards this player holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.people[seat].hidden + self.shown[seat].total() as u8
    }
    /// CK-17.14: all cards this player owns, wherever they are.
    pub fn owned(&self, seat: Seat) -> Cards {
        let all = self.pools[seat].plus(&self.shown[seat]).plus(&self.discards[seat]);
        if self.actor == seat { all.plus(&self.in_play) } else { all }
    }
}
