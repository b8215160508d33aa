//! State, events, and `apply`, the only code that writes.
use crate::cards::CardSet;
use crate::components::{BELOW_AWAKENING, Card, SUPPLY, TaskKind, TaskTile};
use crate::secrets::KnownFaces;
use crate::shafts::{Gallery, ShaftId, Shafts};
use engine::{BySeat, Seat, Seats, Set};
use std::ops::Deref;

/// What the table is doing; with `owing` it says who must decide what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The starting player is drawn by lot (CL-2.14).
    Start,
    /// The task tiles are drawn (CL-2.2).
    Tiles {
        /// How many are dealt: first the colours seat by seat, then the treasures.
        dealt: u8,
    },
    /// Everybody chooses which tile lies open (CL-2.3).
    Tasks,
    /// The shafts are laid (CL-2.7); this one gets the next card.
    Shafts(ShaftId),
    /// The hands are dealt (CL-2.10); this one gets the next card.
    Hands(Seat),
    /// A first turn, phase I: a hand card goes into the cart (CL-3.2).
    Cart,
    /// Phase II.
    Dig,
    /// Phase II: the card laid bare in this shaft is turned up (CL-6.2).
    TurnUp(ShaftId),
    /// Cards of the draw pile are fetched.
    Fetch(Errand),
    /// The same, while nobody knows whether the Awakening card comes next (CL-2.12, `awakening_mixed_in`).
    Stir(Errand),
    /// Phase III (c): a hand card goes onto a shaft (CL-7.10).
    Lay,
    /// Phase III (d): the hand is too large (CL-7.12).
    Discard,
    /// The monster is awake and everything is counted.
    Over,
}

/// What cards of the draw pile are fetched for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Errand {
    /// The hand of the active player (CL-7.5, CL-7.9).
    Hand {
        /// How many are still to be drawn, this one included.
        draws: u8,
    },
    /// An empty shaft (CL-6.4).
    Refill {
        /// Which.
        shaft: ShaftId,
    },
}

/// How near the end is (CL-8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Monster {
    /// The Awakening card lies in the draw pile.
    Asleep,
    /// It has come up: this round is the last.
    Awake,
    /// It has come up, and this is the extra round the table agreed on (`awakening_extra_round`).
    Prowling,
}

/// What the table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// CL-4.9: a full gallery ends the phase.
    pub full_gallery_ends_phase: bool,
    /// CL-6.8: only one Kablooey card a turn.
    pub one_kablooey_per_turn: bool,
    /// CL-2.12: the Awakening card lies anywhere in or on the bottom pile.
    pub awakening_mixed_in: bool,
    /// CL-8.3: one more full round after the current one.
    pub awakening_extra_round: bool,
    /// CL-10.9: eyes of Snore cards cost coins.
    pub snore_in_penalty: bool,
    /// CL-9.3: the whole story can be read while the match runs.
    pub open_log: bool,
}

/// What everybody knows: every field is shown to all, so a secret belongs in [`KnownFaces`] or [`State`]. Carts are public,
/// because every card in them was laid in the open (CL-9.3); only a screen forgets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// Cards that have not been shown to all: in the draw pile, face down in shafts, in hands.
    pub pool: CardSet,
    /// CL-9.5.
    pub discards: CardSet,
    /// The treasure cards in each cart.
    pub carts: BySeat<CardSet>,
    /// The card on top of each cart; `carts` includes it.
    pub cart_tops: BySeat<Option<Card>>,
    /// The cards before each cart.
    pub galleries: BySeat<Gallery>,
    /// The five shafts.
    pub shafts: Shafts,
    /// Snore cards under each cart's pile.
    pub snores: BySeat<u8>,
    /// Kablooey cards beside each gallery.
    pub kablooeys: BySeat<u8>,
    /// How many cards each hand holds.
    pub hands: BySeat<u8>,
    /// Which task tile of each player lies open; none before all have chosen.
    pub open_tasks: BySeat<Option<TaskKind>>,
    /// Treasure cards in the draw pile, or still to be laid out.
    pub left: u8,
    /// Cards that lie face down in the shafts.
    pub backs: u8,
    /// The number of players.
    pub players: u8,
    /// Who has the dwarf; seat 0 until that is drawn.
    pub start: Seat,
    /// Whose turn it is; before the first turn, who will start, as far as that is known.
    pub actor: Seat,
    /// Who owes a decision.
    pub owing: Seats,
    /// Which decision, or what the table is doing.
    pub step: Step,
    /// Has a card been given this turn (CL-5.1)?
    pub given: bool,
    /// Has this turn's only Kablooey card been used (CL-6.8, if agreed)?
    pub blasted: bool,
    /// How near the end is.
    pub monster: Monster,
    /// What the table agreed on.
    pub options: Options,
}

/// All there is to know. Cards nobody can know have no exact place: they are `unseen`, wherever they lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody knows.
    pub open: Open,
    /// Hands, tiles, and choices not yet revealed.
    pub faces: KnownFaces,
    /// The draw pile and the face-down cards of the shafts; nobody can tell them apart, so they are one pool.
    pub unseen: CardSet,
    /// The task tiles nobody has drawn: colours, treasures (CL-2.5).
    pub stacks: [Set<1>; 2],
}

impl Deref for State {
    type Target = Open;
    #[inline(always)]
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl Open {
    /// Everybody who plays.
    #[inline(always)]
    pub fn everyone(&self) -> Seats {
        Seats::first_n(self.players)
    }
    /// The card that the next one in this gallery must fit: the rightmost, else the top of the cart (CL-4.4, CL-5.4).
    #[inline(always)]
    pub fn last_card(&self, seat: Seat) -> Option<Card> {
        self.galleries[seat].last().or(self.cart_tops[seat])
    }
    /// The cards of a player that everybody sees: the top of the cart and the gallery (CL-9.2).
    pub(crate) fn cards_in_sight(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.cart_tops[seat].into_iter().chain(self.galleries[seat].cards())
    }
    /// The cards that count for this player (CL-10.2).
    pub fn collected(&self, seat: Seat) -> CardSet {
        self.galleries[seat].cards().collect::<CardSet>().or(&self.carts[seat])
    }
    /// CL-2.13: how many treasure cards certainly lie above the Awakening card.
    #[inline(always)]
    pub fn above_awakening(&self) -> u8 {
        self.left.saturating_sub(BELOW_AWAKENING[self.players as usize - 2])
    }
    /// CL-1.12, CL-1.13: is a Snore card left?
    pub fn has_snore(&self) -> bool {
        self.snores.0.iter().sum::<u8>() < SUPPLY
    }
    /// CL-1.12, CL-1.13, CL-6.6: is a Kablooey card in the supply?
    pub fn has_kablooey(&self) -> bool {
        self.kablooeys.0.iter().sum::<u8>() < SUPPLY
    }
}

/// A fact. If part of it is secret, there are two events: the public one, then the private one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields are whose, where and what
pub enum Event {
    TileDrawn { seat: Seat, kind: TaskKind },
    // Private: which tile.
    GotTile { seat: Seat, task: TaskTile },
    // A player has chosen which tile lies open.
    Chose { seat: Seat },
    // Private: which one.
    ChoseTile { seat: Seat, kind: TaskKind },
    Opened { seat: Seat, task: TaskTile },
    // A card of the draw pile was laid face down on a shaft.
    Covered { shaft: ShaftId },
    // A card of the draw pile was laid face up on a shaft.
    Shown { shaft: ShaftId, card: Card },
    // A card laid bare was turned up.
    TurnedUp { shaft: ShaftId, card: Card },
    Drew { seat: Seat },
    // Private: what was drawn.
    DrewCard { seat: Seat, card: Card },
    // This player has the dwarf.
    Started { seat: Seat },
    // A turn begins.
    Passed { to: Seat },
    // Phase I: the gallery was emptied into the cart.
    Loaded { seat: Seat },
    // Phase I of a first turn: a hand card went into the cart.
    Filled { seat: Seat, card: Card },
    Dug { seat: Seat, from: Option<ShaftId>, card: Card },
    Gave { seat: Seat, from: Option<ShaftId>, card: Card, to: Seat },
    Blasted { seat: Seat, shaft: ShaftId, card: Card },
    // Phase II is over.
    Stopped { seat: Seat },
    TookSnore { seat: Seat },
    TookKablooey { seat: Seat },
    // The Awakening card came up.
    Awoke,
    // The extra round begins.
    Prowled,
    LaidOn { seat: Seat, shaft: ShaftId, card: Card },
    Discarded { seat: Seat, card: Card },
    Awaited { step: Step, from: Seats },
    // A hidden tile was turned over for scoring.
    Revealed { seat: Seat, task: TaskTile },
    Ended,
}

impl State {
    /// Applies a fact.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::GotTile { task, .. } => self.stacks[task.kind() as usize].take(task.number()),
            Event::Shown { card, .. } | Event::TurnedUp { card, .. } | Event::DrewCard { card, .. } => {
                self.unseen.take(card);
            }
            Event::TileDrawn { .. } | Event::Chose { .. } | Event::ChoseTile { .. } | Event::Opened { .. } => {}
            Event::Covered { .. } | Event::Drew { .. } | Event::Started { .. } | Event::Passed { .. } => {}
            Event::Loaded { .. } | Event::Filled { .. } | Event::Dug { .. } | Event::Gave { .. } => {}
            Event::Blasted { .. } | Event::Stopped { .. } | Event::TookSnore { .. } | Event::TookKablooey { .. } => {}
            Event::Awoke | Event::Prowled | Event::LaidOn { .. } | Event::Discarded { .. } => {}
            Event::Awaited { .. } | Event::Revealed { .. } | Event::Ended => {}
        }
        self.faces.apply(event);
        self.open.apply(event);
    }
}

impl Open {
    /// Applies a fact. Views and states share this code, so that they cannot drift apart.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::TileDrawn { .. } => self.count_tile(),
            Event::Chose { seat } => self.owing = self.owing.without(seat),
            Event::Opened { seat, task } => self.open_tasks[seat] = Some(task.kind()),
            Event::Covered { shaft } => self.cover(shaft),
            Event::Shown { shaft, card } => self.show(shaft, card),
            Event::TurnedUp { shaft, card } => self.turn_up(shaft, card),
            Event::Drew { seat } => self.draw(seat),
            Event::Started { seat } => (self.start, self.actor) = (seat, seat),
            Event::Passed { to } => (self.actor, self.given, self.blasted) = (to, false, false),
            Event::Loaded { seat } => self.load(seat),
            Event::Filled { seat, card } => self.fill(seat, card),
            Event::Dug { seat, from, card } => self.dig(seat, from, card),
            Event::Gave { seat, from, card, to } => self.give(seat, from, card, to),
            Event::Blasted { seat, shaft, card } => self.blast(seat, shaft, card),
            Event::TookSnore { seat } => self.snores[seat] += 1,
            Event::TookKablooey { seat } => self.kablooeys[seat] += 1,
            Event::Awoke => self.monster = Monster::Awake,
            Event::Prowled => self.monster = Monster::Prowling,
            Event::LaidOn { seat, shaft, card } => self.lay_on(seat, shaft, card),
            Event::Discarded { seat, card } => self.discard(seat, card),
            Event::Awaited { step, from } => (self.step, self.owing) = (step, from),
            Event::Ended => (self.step, self.owing) = (Step::Over, Seats::NONE),
            Event::GotTile { .. } | Event::ChoseTile { .. } | Event::DrewCard { .. } => {}
            Event::Stopped { .. } | Event::Revealed { .. } => {}
        }
    }

    #[inline(always)]
    fn count_tile(&mut self) {
        if let Step::Tiles { dealt } = &mut self.step {
            *dealt += 1;
        }
    }
    #[inline(always)]
    fn cover(&mut self, shaft: ShaftId) {
        self.left -= 1;
        self.backs += 1;
        self.shafts.lay(shaft, None);
    }
    #[inline(always)]
    fn show(&mut self, shaft: ShaftId, card: Card) {
        self.left -= 1;
        self.pool.take(card);
        self.shafts.lay(shaft, Some(card));
    }
    #[inline(always)]
    fn turn_up(&mut self, shaft: ShaftId, card: Card) {
        self.pool.take(card);
        self.backs -= 1;
        self.shafts.turn_up(shaft, card);
    }
    #[inline(always)]
    fn draw(&mut self, seat: Seat) {
        self.left -= 1;
        self.hands[seat] += 1;
    }
    /// CL-3.3: left to right, so that the rightmost card ends on top.
    #[inline(always)]
    fn load(&mut self, seat: Seat) {
        let gallery = std::mem::replace(&mut self.galleries[seat], Gallery::EMPTY);
        gallery.cards().for_each(|card| self.carts[seat].put(card));
        self.cart_tops[seat] = gallery.last().or(self.cart_tops[seat]);
    }
    #[inline(always)]
    fn fill(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        self.carts[seat].put(card);
        self.cart_tops[seat] = Some(card);
    }
    #[inline(always)]
    fn dig(&mut self, seat: Seat, from: Option<ShaftId>, card: Card) {
        self.leave(seat, from, card);
        self.galleries[seat].lay(card);
    }
    #[inline(always)]
    fn give(&mut self, seat: Seat, from: Option<ShaftId>, card: Card, to: Seat) {
        self.leave(seat, from, card);
        self.galleries[to].lay(card);
        self.given = true;
    }
    #[inline(always)]
    fn blast(&mut self, seat: Seat, shaft: ShaftId, card: Card) {
        self.shafts.remove_top(shaft, card);
        self.discards.put(card);
        self.kablooeys[seat] -= 1;
        self.blasted = self.options.one_kablooey_per_turn;
    }
    #[inline(always)]
    fn lay_on(&mut self, seat: Seat, shaft: ShaftId, card: Card) {
        self.leave_hand(seat, card);
        self.shafts.lay(shaft, Some(card));
    }
    #[inline(always)]
    fn discard(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        self.discards.put(card);
    }
    #[inline(always)]
    fn leave(&mut self, seat: Seat, from: Option<ShaftId>, card: Card) {
        match from {
            Some(shaft) => self.shafts.remove_top(shaft, card),
            None => self.leave_hand(seat, card),
        }
    }
    /// Whatever leaves a hand is shown to all.
    #[inline(always)]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat] -= 1;
        self.pool.take(card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 768, "{} bytes", size_of::<State>());
    }
}
