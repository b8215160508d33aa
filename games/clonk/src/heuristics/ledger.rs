//! What a seat knows about everybody's standing, and what a card is worth to each player.
use super::Weights;
use crate::cards::CardSet;
use crate::components::{Card, SNORE_EYES, TASK_POINTS, TaskKind, TaskTile};
use crate::state::{Monster, Open, State};
use engine::{BySeat, Seat, chances_from};

/// Cards that leave the draw pile in a turn: bonuses, draws and refills. Fitted by least squares to the number
/// of rounds that actually followed in 3,600 matches of `rule`.
const DRAWS_PER_TURN: f32 = 2.5;

/// The round in which the monster wakes is played to its end. This corrects the average number of rounds for it; fitted
/// the same way.
const PART_ROUND: f32 = 0.2;

/// Everything `rate` looks at: what lies open, and the seat's own hand and tiles.
pub(super) struct Ledger<'a> {
    pub(super) open: &'a Open,
    pub(super) seat: Seat,
    pub(super) by: &'a Weights,
    pub(super) hand: CardSet,
    /// The cards that already count for each player.
    pub(super) cards: BySeat<CardSet>,
    pub(super) eyes: BySeat<f32>,
    /// Turns each player has left after the current one.
    pub(super) turns: BySeat<f32>,
    /// For each player and both kinds, how likely each tile is to be that player's task.
    pub(super) tasks: BySeat<[[f32; 6]; 2]>,
    /// What a point for each opponent costs the seat.
    pub(super) rivals: BySeat<f32>,
    /// How far ahead the seat is.
    pub(super) lead: f32,
}

/// The points of a task for this number of cards (CL-10.5); fractions are interpolated, since future cards are
/// estimates.
#[inline(always)]
pub(super) fn promise(cards: f32) -> f32 {
    const LAST: usize = TASK_POINTS.len() - 1;
    let cards = cards.clamp(0.0, LAST as f32);
    let whole = (cards as usize).min(LAST - 1);
    let (low, high) = (f32::from(TASK_POINTS[whole]), f32::from(TASK_POINTS[whole + 1]));
    low + (high - low) * (cards - whole as f32)
}

/// A tile the looker has been shown: their own, or one that lies open.
#[inline(always)]
pub(super) fn seen_task(state: &State, looker: Seat, owner: Seat, kind: TaskKind) -> Option<TaskTile> {
    let shown = owner == looker || state.open_tasks[owner] == Some(kind);
    if shown { state.faces.task(owner, kind) } else { None }
}

/// Is this certainly everybody's last turn?
#[inline(always)]
pub(super) fn is_last_round(open: &Open) -> bool {
    match open.monster {
        Monster::Asleep => false,
        Monster::Awake => !open.options.awakening_extra_round,
        Monster::Prowling => true,
    }
}

/// How many rounds follow the current one, on average (CL-8.3).
#[inline(always)]
pub(super) fn rounds_to_come(open: &Open) -> f32 {
    let extra = f32::from(open.options.awakening_extra_round);
    match open.monster {
        Monster::Prowling => 0.0,
        Monster::Awake => extra,
        Monster::Asleep => {
            let mixed =
                if open.options.awakening_mixed_in { f32::from(open.left - open.above_awakening()) / 2.0 } else { 0.0 };
            let turns = (f32::from(open.above_awakening()) + mixed) / DRAWS_PER_TURN;
            let place = f32::from((open.actor.0 + open.players - open.start.0) % open.players);
            ((place + turns) / f32::from(open.players) - PART_ROUND).max(0.0) + extra
        }
    }
}

/// Turns this seat has left: the rounds to come, plus the current one if its turn is still ahead.
#[inline(always)]
pub(super) fn turns_to_come(open: &Open, rounds: f32, seat: Seat) -> f32 {
    let place = |seat: Seat| (seat.0 + open.players - open.start.0) % open.players;
    rounds + f32::from(u8::from(place(seat) > place(open.actor)))
}

/// How likely each player is to be the loudest in the end, given everybody's eyes: a softmax close to normal errors.
#[inline(always)]
pub(super) fn loudest(eyes: &BySeat<f32>, players: u8, spread: f32) -> BySeat<f32> {
    chances_from(*eyes, players, spread)
}

impl<'a> Ledger<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, by: &'a Weights) -> Ledger<'a> {
        let mut ledger = Ledger {
            open: &state.open,
            seat,
            by,
            hand: state.faces.hands[seat],
            cards: BySeat([CardSet::NONE; 4]),
            eyes: BySeat([0.0; 4]),
            turns: BySeat([0.0; 4]),
            tasks: BySeat([[[0.0; 6]; 2]; 4]),
            rivals: BySeat([0.0; 4]),
            lead: 0.0,
        };
        let rounds = rounds_to_come(state);
        for player in state.everyone() {
            ledger.cards[player] = state.collected(player);
            ledger.eyes[player] = f32::from(ledger.cards[player].eyes()) + f32::from(state.snores[player] * SNORE_EYES);
            ledger.turns[player] = turns_to_come(state, rounds, player);
        }
        ledger.read_tasks(state);
        ledger.weigh_rivals();
        ledger
    }

    /// Tiles that were shown are certain. Of the others, a tile is likely if the player has many of its cards.
    fn read_tasks(&mut self, state: &State) {
        for kind in TaskKind::ALL {
            let mut free = [1.0; 6];
            for player in self.open.everyone() {
                if let Some(task) = seen_task(state, self.seat, player, kind) {
                    free[task.number() as usize] = 0.0;
                    self.tasks[player][kind as usize][task.number() as usize] = 1.0;
                }
            }
            for player in self.open.everyone() {
                if seen_task(state, self.seat, player, kind).is_none() {
                    self.tasks[player][kind as usize] = self.read_hidden(player, kind, &free);
                }
            }
        }
    }
    fn read_hidden(&self, player: Seat, kind: TaskKind, free: &[f32; 6]) -> [f32; 6] {
        let mut odds = [0.0; 6];
        for (number, odds) in odds.iter_mut().enumerate() {
            let count = self.count(player, TaskTile::new(kind, number as u8));
            *odds = free[number] * (1.0 + self.by.reading * count * count).max(0.1);
        }
        let all: f32 = odds.iter().sum();
        odds.map(|odds| odds / all)
    }
    /// The cards a player has for a task.
    #[inline(always)]
    pub(super) fn count(&self, player: Seat, task: TaskTile) -> f32 {
        f32::from(self.cards[player].and(task.cards()).len())
    }

    /// The strongest opponent matters most. With two players what one gains the other loses.
    fn weigh_rivals(&mut self) {
        let mut points = BySeat([f32::MIN; 4]);
        self.open.everyone().for_each(|player| points[player] = self.forecast(player));
        let own = std::mem::replace(&mut points[self.seat], f32::MIN);
        let best = points.0.into_iter().fold(f32::MIN, f32::max);
        self.lead = own - best;
        if self.open.players == 2 {
            self.rivals[self.seat.next(2)] = self.by.duel;
            return;
        }
        let threats = points.0.map(|points| ((points - best) / 8.0).exp());
        let all: f32 = threats.iter().sum();
        self.rivals = BySeat(threats.map(|threat| self.by.rivalry * threat / all));
    }
    /// Roughly what a player will end up with, before the loss for eyes.
    fn forecast(&self, player: Seat) -> f32 {
        let mut points = f32::from(self.cards[player].coins()) + f32::from(self.open.kablooeys[player]);
        for kind in TaskKind::ALL {
            for number in 0..6 {
                let odds = self.tasks[player][kind as usize][number as usize];
                if odds > 0.0 {
                    let count = self.count(player, TaskTile::new(kind, number));
                    points += odds * promise(count + self.by.pace * self.turns[player]);
                }
            }
        }
        points
    }

    /// What a card would bring a player for one kind of task.
    #[inline(always)]
    pub(super) fn task_worth(&self, player: Seat, task: TaskTile) -> f32 {
        let odds = self.tasks[player][task.kind() as usize][task.number() as usize];
        if odds == 0.0 {
            return 0.0;
        }
        let count = self.count(player, task) + self.by.pace * self.turns[player];
        odds * self.by.task * (promise(count + 1.0) - promise(count))
    }
    /// What a card would bring a player for both tasks.
    pub(super) fn tasks_worth(&self, player: Seat, card: Card) -> f32 {
        self.task_worth(player, TaskTile::Colour(card.colour()))
            + self.task_worth(player, TaskTile::Treasure(card.treasure()))
    }
    /// What everybody's eyes are worth to the seat: its own loss counts in full, others' as far as they are rivals.
    pub(super) fn quiet(&self, eyes: &BySeat<f32>) -> f32 {
        let to_come = self.turns[self.seat];
        let spread = self.by.eye_spread.max(0.5) * (0.1 + to_come).sqrt();
        let chances = loudest(eyes, self.open.players, spread);
        let mut sum = 0.0;
        for player in self.open.everyone() {
            let loss = chances[player] * (eyes[player] + self.by.eye_growth * to_come) / 2.0;
            sum += if player == self.seat { -loss } else { self.rivals[player] * loss };
        }
        sum
    }
    /// The same if one player gets more eyes.
    pub(super) fn quiet_with(&self, player: Seat, more: f32) -> f32 {
        let mut eyes = self.eyes;
        eyes[player] += more;
        self.quiet(&eyes)
    }
    /// Roughly what one more eye costs the seat now.
    pub(super) fn eye_price(&self) -> f32 {
        (self.quiet(&self.eyes) - self.quiet_with(self.seat, 3.0)) / 3.0
    }
}
