//! Chapter 10: scoring.
use crate::Clonk;
use crate::cards::CardSet;
use crate::components::{KABLOOEY_COINS, SNORE_EYES, TASK_POINTS, TaskKind, TaskTile};
use crate::secrets::KnownFaces;
use crate::state::{Event, Open, State};
use engine::{BySeat, Play, Seat, Seats};
use std::cmp::Reverse;

/// CL-9.6, CL-10.1: hands are discarded, hidden tiles turned over, and everything is counted.
pub(crate) fn count(play: &mut impl Play<Clonk>) {
    for seat in play.everyone() {
        for card in play.faces.hands[seat] {
            play.emit(Event::Discarded { seat, card });
        }
    }
    for seat in play.everyone() {
        let hidden = play.open_tasks[seat].expect("the tasks are chosen before the first turn").other();
        let task = play.faces.task(seat, hidden).expect("everybody has a tile of each kind");
        play.emit(Event::Revealed { seat, task });
    }
    play.emit(Event::Ended);
}

/// One player's score, line by line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// CL-10.3: coins on treasure cards.
    pub coins: u8,
    /// CL-10.3: coins on Kablooey cards.
    pub kablooey_coins: u8,
    /// CL-10.4: the two tasks, colour first; `None` for an unknown tile.
    pub tasks: [Option<TaskScore>; 2],
    /// CL-10.7: eyes on treasure cards.
    pub eyes: u8,
    /// CL-10.7: eyes on Snore cards.
    pub snore_eyes: u8,
    /// CL-10.8: what the monster takes; 0 for those who do not have the most eyes.
    pub loss: u8,
    /// CL-10.14: treasure cards.
    pub treasures: u8,
}

/// The score of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TaskScore {
    /// The tile.
    pub task: TaskTile,
    /// The cards that count.
    pub cards: CardSet,
    /// CL-10.5.
    pub points: u8,
}

impl ScoreSheet {
    /// CL-10.12: may be negative (CL-10.11).
    pub fn total(&self) -> i16 {
        let tasks: u8 = self.tasks.iter().flatten().map(|task| task.points).sum();
        i16::from(self.coins) + i16::from(self.kablooey_coins) + i16::from(tasks) - i16::from(self.loss)
    }
    /// CL-10.7: all eyes.
    pub fn all_eyes(&self) -> u8 {
        self.eyes + self.snore_eyes
    }
    /// CL-10.12 to CL-10.14.
    pub(crate) fn rank(&self) -> Rank {
        Rank { points: self.total(), eyes: Reverse(self.all_eyes()), treasures: self.treasures }
    }
}

/// What decides who is first: more points, on a tie fewer eyes, then more treasure cards.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank {
    points: i16,
    eyes: Reverse<u8>,
    treasures: u8,
}

/// Everybody's score as it would be if the match ended now, as far as the tiles are known.
pub fn score_sheets(open: &Open, faces: &KnownFaces) -> BySeat<ScoreSheet> {
    let mut sheets = BySeat(SEATS.map(|seat| before_loss(open, faces, seat)));
    let most = open.everyone().map(|seat| sheets[seat].all_eyes()).max();
    // CL-10.10: on a tie all of them lose.
    for seat in open.everyone() {
        let sheet = &mut sheets[seat];
        if Some(sheet.all_eyes()) == most {
            let eyes = if open.options.snore_in_penalty { sheet.all_eyes() } else { sheet.eyes };
            sheet.loss = eyes.div_ceil(2);
        }
    }
    sheets
}

const SEATS: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

fn before_loss(open: &Open, faces: &KnownFaces, seat: Seat) -> ScoreSheet {
    let cards = open.collected(seat);
    let score = |kind| faces.task(seat, kind).map(|task| task_score(&cards, task));
    ScoreSheet {
        coins: cards.coins(),
        kablooey_coins: open.kablooeys[seat] * KABLOOEY_COINS,
        tasks: TaskKind::ALL.map(score),
        eyes: cards.eyes(),
        snore_eyes: open.snores[seat] * SNORE_EYES,
        loss: 0,
        treasures: cards.len(),
    }
}

/// CL-10.4 to CL-10.6.
fn task_score(cards: &CardSet, task: TaskTile) -> TaskScore {
    let cards = cards.and(task.cards());
    let points = TASK_POINTS[usize::from(cards.len()).min(TASK_POINTS.len() - 1)];
    TaskScore { task, cards, points }
}

/// CL-10.12.
pub(crate) fn scores(state: &State) -> BySeat<Option<i16>> {
    let (mut scores, sheets) = (BySeat([None; 4]), score_sheets(state, &state.faces));
    state.everyone().for_each(|seat| scores[seat] = Some(sheets[seat].total()));
    scores
}

/// CL-10.12 to CL-10.15: who is first; several if no tiebreaker decides.
pub(crate) fn winners(open: &Open, faces: &KnownFaces) -> Seats {
    let sheets = score_sheets(open, faces);
    let best = open.everyone().map(|seat| sheets[seat].rank()).max();
    open.everyone().filter(|&seat| Some(sheets[seat].rank()) == best).collect()
}
