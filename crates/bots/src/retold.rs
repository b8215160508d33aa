//! What a review has to say to one reader, in words: pages and terminal only lay it out.
use crate::{Advantage, AnyCoach, Review, ReviewedTurn, Settlement};
use engine::{AnyTable, Seat, Viewer, Words};

/// A reviewed match, about to be told.
#[derive(Clone, Copy)]
pub struct Retelling<'a> {
    /// What was found.
    pub review: &'a Review,
    /// The match itself; nothing in its record was taken back.
    pub table: &'a dyn AnyTable,
    /// Where the reader sat, if they played.
    pub reader: Option<Seat>,
    /// The first step that belongs to it: an exercise begins in the middle.
    pub from: usize,
}

/// In which language, and what everybody is called.
#[derive(Clone, Copy)]
pub struct Tongue<'a> {
    /// The words.
    pub words: &'a dyn Words,
    /// The names, by seat.
    pub names: &'a [String],
}

/// A turn in words.
#[derive(Clone, PartialEq, Debug)]
pub struct RetoldTurn {
    /// Which.
    pub turn: ReviewedTurn,
    /// What was done, without what needs no thought.
    pub done: Vec<String>,
    /// What would have been better, told in the same way; nothing if that is not told.
    pub better: Vec<String>,
}

/// How many turns are told.
const MOST: usize = 3;

impl Retelling<'_> {
    /// The reader's costliest turns, or everybody's if the reader did not play: the dearest first.
    pub fn costliest(&self, tongue: Tongue<'_>) -> Vec<RetoldTurn> {
        let turns = self.review.costliest(self.reader, usize::MAX).into_iter().filter(|turn| self.is_part(turn));
        let retold = turns.map(|turn| RetoldTurn {
            done: told(self.done(&turn, turn.steps.end, tongue)),
            better: self.better(&turn, tongue),
            turn,
        });
        // What differs only in moves that need no thought is no mistake.
        retold.filter(|turn| !turn.better.is_empty() && turn.done != turn.better).take(MOST).collect()
    }
    /// Turns of others that decided the match, in its order.
    pub fn deciding(&self, tongue: Tongue<'_>) -> Vec<RetoldTurn> {
        let turns = self.review.deciding(self.reader, MOST).into_iter().filter(|turn| self.is_part(turn));
        let retold = |turn: ReviewedTurn| {
            let done = told(self.done(&turn, turn.steps.end, tongue));
            RetoldTurn { turn, done, better: vec![] }
        };
        turns.map(retold).collect()
    }
    /// When it was decided.
    pub fn settlement(&self) -> Settlement {
        self.review.settlement(self.table.winners(), self.reader)
    }
    /// What the better plan of a turn has over what was done.
    pub fn gains(&self, turn: &ReviewedTurn, coach: &dyn AnyCoach) -> Vec<Advantage> {
        let Some((worst, missed)) = turn.worst.and_then(|worst| Some((worst, self.review.missed(worst)?))) else {
            return vec![];
        };
        let table = self.table.after(worst + missed.same);
        coach.advantages(&*table, turn.seat, &missed.actions, &missed.played)
    }
    fn is_part(&self, turn: &ReviewedTurn) -> bool {
        turn.steps.start >= self.from
    }
    /// What a seat did in its turn before this step.
    fn done(&self, turn: &ReviewedTurn, end: usize, tongue: Tongue<'_>) -> Vec<Deed> {
        let mut account = Account::new(self.table.after(turn.steps.start), turn.seat, tongue);
        let own = format!("{} ", turn.seat);
        for line in self.table.lines_from(turn.steps.start).iter().take(end - turn.steps.start) {
            let goes_on = match line.strip_prefix(&own) {
                Some(action) => account.tell(action),
                None => account.table.follow(line).is_ok(),
            };
            if !goes_on {
                break;
            }
        }
        account.deeds
    }
    /// The same turn as it should have been: what was done before the costliest decision, and the better plan from
    /// there.
    fn better(&self, turn: &ReviewedTurn, tongue: Tongue<'_>) -> Vec<String> {
        let Some((step, missed)) = turn.worst.and_then(|step| Some((step, self.review.missed(step)?))) else {
            return vec![];
        };
        let parted = step + missed.same;
        // Only what the seat could foresee then, as with every plan.
        let mut account = Account::new(self.table.after(parted).guessed(turn.seat), turn.seat, tongue);
        for action in &missed.actions {
            if !account.tell(action) {
                break;
            }
        }
        let mut deeds = if parted > turn.steps.start { self.done(turn, parted, tongue) } else { vec![] };
        deeds.append(&mut account.deeds);
        told(deeds)
    }
}

/// What one seat does at a table, as it is told afterwards.
struct Account<'a> {
    table: Box<dyn AnyTable>,
    seat: Seat,
    tongue: Tongue<'a>,
    deeds: Vec<Deed>,
}

struct Deed {
    said: String,
    /// Was there anything to think about?
    chosen: bool,
}

impl<'a> Account<'a> {
    fn new(table: Box<dyn AnyTable>, seat: Seat, tongue: Tongue<'a>) -> Account<'a> {
        Account { table, seat, tongue, deeds: vec![] }
    }
    /// Does this and remembers it in the words of its offer. Answers whether it could be done.
    fn tell(&mut self, action: &str) -> bool {
        let (table, who) = (&mut self.table, Viewer::Seat(self.seat));
        let scene = table.scene(who, table.told(who), self.tongue.words, self.tongue.names);
        let found =
            scene.offers.iter().find_map(|group| Some((group, group.offers.iter().find(|it| it.act == action)?)));
        if let Some((group, offer)) = found {
            // In whichever order cards are played that are all played anyway.
            let routine = table.routine(self.seat);
            let is_routine = group.offers.iter().any(|other| Some(&other.act) == routine.as_ref());
            let chosen = !is_routine && table.offers(self.seat).len() > 1;
            self.deeds.push(Deed { said: offer.said.clone(), chosen });
        }
        table.act(self.seat, action).is_ok()
    }
}

/// All that was chosen; where nothing was, all that was done.
fn told(deeds: Vec<Deed>) -> Vec<String> {
    let all = !deeds.iter().any(|deed| deed.chosen);
    deeds.into_iter().filter(|deed| all || deed.chosen).map(|deed| deed.said).collect()
}
