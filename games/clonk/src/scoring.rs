//! Chapter 10: the count.
use crate::*;

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

/// One player's account, line by line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// CL-10.3: coins on treasure cards.
    pub coins: u8,
    /// CL-10.3: coins on Kablooey cards.
    pub kablooey_coins: u8,
    /// CL-10.4: the two tasks, colour first; none for a tile that is not known.
    pub tasks: [Option<TaskAccount>; 2],
    /// CL-10.7: eyes on treasure cards.
    pub eyes: u8,
    /// CL-10.7: eyes on Snore cards.
    pub snore_eyes: u8,
    /// CL-10.8: what the monster takes; 0 for those who do not have the most eyes.
    pub loss: u8,
    /// CL-10.14: treasure cards.
    pub treasures: u8,
}

/// What a task brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TaskAccount {
    /// The tile.
    pub task: Task,
    /// The cards that count.
    pub cards: Cards,
    /// CL-10.5.
    pub points: u8,
}

impl Account {
    /// CL-10.12: may be negative (CL-10.11).
    pub fn total(&self) -> i16 {
        let tasks: u8 = self.tasks.iter().flatten().map(|task| task.points).sum();
        i16::from(self.coins) + i16::from(self.kablooey_coins) + i16::from(tasks) - i16::from(self.loss)
    }
    /// CL-10.7: all eyes.
    pub fn all_eyes(&self) -> u8 {
        self.eyes + self.snore_eyes
    }
    /// CL-10.12 to CL-10.14: more is better, fewer eyes on a tie, then more treasure cards.
    pub(crate) fn rank(&self) -> (i16, std::cmp::Reverse<u8>, u8) {
        (self.total(), std::cmp::Reverse(self.all_eyes()), self.treasures)
    }
}

/// Everybody's account as it would be if the match ended now, as far as the tiles are known.
pub fn accounts(open: &Open, faces: &Faces) -> BySeat<Account> {
    let mut accounts = BySeat(SEATS.map(|seat| before_loss(open, faces, seat)));
    let most = open.everyone().map(|seat| accounts[seat].all_eyes()).max();
    // CL-10.10: on a tie all of them lose.
    for seat in open.everyone() {
        let account = &mut accounts[seat];
        if Some(account.all_eyes()) == most {
            let eyes = if open.options.snore_in_penalty { account.all_eyes() } else { account.eyes };
            account.loss = eyes.div_ceil(2);
        }
    }
    accounts
}

const SEATS: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

fn before_loss(open: &Open, faces: &Faces, seat: Seat) -> Account {
    let cards = open.treasures(seat);
    let account = |kind| faces.task(seat, kind).map(|task| task_account(&cards, task));
    Account {
        coins: cards.coins(),
        kablooey_coins: open.kablooeys[seat] * KABLOOEY_COINS,
        tasks: Kind::ALL.map(account),
        eyes: cards.eyes(),
        snore_eyes: open.snores[seat] * SNORE_EYES,
        loss: 0,
        treasures: cards.len(),
    }
}

/// CL-10.4 to CL-10.6.
fn task_account(cards: &Cards, task: Task) -> TaskAccount {
    let cards = cards.and(task.cards());
    let points = TASK_POINTS[usize::from(cards.len()).min(TASK_POINTS.len() - 1)];
    TaskAccount { task, cards, points }
}

/// CL-10.12.
pub(crate) fn scores(state: &State) -> BySeat<Option<i16>> {
    let (mut scores, accounts) = (BySeat([None; 4]), accounts(state, &state.faces));
    state.everyone().for_each(|seat| scores[seat] = Some(accounts[seat].total()));
    scores
}

/// CL-10.12 to CL-10.15: who is first; several on a tie that nothing breaks.
pub(crate) fn winners(open: &Open, faces: &Faces) -> Seats {
    let accounts = accounts(open, faces);
    let best = open.everyone().map(|seat| accounts[seat].rank()).max();
    open.everyone().filter(|&seat| Some(accounts[seat].rank()) == best).collect()
}
