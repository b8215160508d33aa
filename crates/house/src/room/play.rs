//! The match at a table: the game, its clocks, and the turn that somebody is still trying out.
use super::At;
use crate::house::game;
use crate::rows::DraftRow;
use crate::time::{Clock, Millis, TimePolicy};
use engine::{AnyTable, Digest, Drafts, Refusal, Seat, Seats, Turn, Viewer};
use journal::{Head, Tail, TimedLine};

/// A match that has begun.
pub(crate) struct Match {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seed: Digest,
    pub(crate) clock: Clock,
    /// When it last went on.
    pub(super) last: Millis,
    pub(super) tail: Tail,
    drafts: Drafts,
}

/// How the actions of a seat reach the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trying {
    /// In a draft, where the game has drafts.
    First,
    /// At once: a program has no screen on which to try things out.
    Never,
}

impl Match {
    /// A match in which nobody is trying anything yet.
    pub(super) fn new(table: Box<dyn AnyTable>, seed: Digest, clock: Clock, tail: Tail) -> Match {
        Match { table, seed, clock, last: 0, tail, drafts: Drafts::default() }
    }
    /// Plays a record again, or says why it cannot be played.
    pub(crate) fn replay(head: &Head, policy: TimePolicy, lines: &[TimedLine]) -> Result<Match, &'static str> {
        let game = game(&head.game).map_err(|_| "house-closed-game")?;
        if game.info().version != head.rules {
            return Err("house-closed-rules");
        }
        let table = game.table(&head.setup).map_err(|_| "house-closed-record")?;
        let mut replayed = Match::new(table, head.seed, Clock::new(policy), Tail::of(head));
        replayed.last = head.made;
        replayed.clock.tick(None, replayed.owing(), head.made);
        replayed.follow(lines).map_err(|_| "house-closed-record")?;
        // What has grown line by line may take up twice the memory it needs; a copy does not.
        replayed.table = replayed.table.copy();
        Ok(replayed)
    }
    /// Carries out lines of the journal here.
    pub(super) fn follow(&mut self, lines: &[TimedLine]) -> Result<(), Refusal> {
        for line in lines {
            self.table.follow(&line.text)?;
            self.clock.tick(actor(&line.text), self.owing(), line.at);
            (self.last, self.tail) = (line.at, self.tail.after(&line.text, line.at));
        }
        Ok(())
    }
    /// This match after these new lines, which have already happened at `table`. Following the same lines in the
    /// journal leads to the same clocks.
    pub(super) fn went_on(&self, table: Box<dyn AnyTable>, lines: &[String], at: Millis) -> Match {
        let (mut clock, mut tail) = (self.clock.clone(), self.tail);
        for (line, turn) in lines.iter().zip(table.turns_from(self.table.line_count())) {
            clock.tick(actor(line), owing(turn), at);
            tail = tail.after(line, at);
        }
        Match { table, clock, tail, last: at, drafts: Drafts::default(), ..*self }
    }

    /// The seats that have to decide.
    pub(crate) fn owing(&self) -> Seats {
        owing(self.table.turn())
    }
    /// The table as this viewer sees it: with their own draft.
    pub(crate) fn seen_by(&self, who: Viewer) -> &dyn AnyTable {
        self.drafts.seen(&*self.table, who)
    }
    /// What an action of this viewer answers to.
    pub(crate) fn at(&self, who: Viewer) -> At {
        At { seq: self.table.line_count(), tried: self.tried_by(who).len() }
    }
    /// The actions this viewer is trying out.
    pub(super) fn tried_by(&self, who: Viewer) -> &[String] {
        who.seat().and_then(|seat| self.drafts.of(seat)).map_or(&[], |draft| draft.actions())
    }
    /// The move this seat makes without thinking, if there is one now.
    pub(super) fn routine(&self, seat: Seat) -> Option<String> {
        self.seen_by(Viewer::Seat(seat)).routine(seat)
    }
    /// Is something held up before the eyes of this seat, which has put away this many news?
    pub(super) fn holds_up(&self, seat: Seat, put_away: usize) -> bool {
        let who = Viewer::Seat(seat);
        self.seen_by(who).holds_up(who, self.fresh_from(who, put_away))
    }
    /// The first news that is new to this viewer, who has put away this many.
    pub(super) fn fresh_from(&self, who: Viewer, put_away: usize) -> usize {
        self.seen_by(who).told_before(who, who.seat()).max(put_away)
    }

    /// A seat acts. Answers with the table as it is afterwards, if the match itself went on; otherwise the action is
    /// only part of the draft.
    pub(super) fn attempt(
        &mut self,
        seat: Seat,
        action: &str,
        trying: Trying,
    ) -> Result<Option<Box<dyn AnyTable>>, Refusal> {
        let mut table = self.table.copy();
        let went_on = match trying {
            Trying::First => self.drafts.act(&mut *table, seat, action)?,
            Trying::Never => table.act(seat, action).map(|()| true)?,
        };
        Ok(went_on.then_some(table))
    }
    /// Takes the last action out of a seat's draft. Answers whether there was one.
    pub(super) fn undo(&mut self, seat: Seat) -> bool {
        self.drafts.undo(seat)
    }
    /// A seat's draft, as the store keeps it.
    pub(super) fn draft_of(&self, seat: Seat) -> Option<DraftRow> {
        let actions = self.drafts.of(seat)?.actions().to_vec();
        Some(DraftRow { seq: self.table.line_count(), seat, actions })
    }
    /// The only draft is now this one, if it still fits.
    pub(super) fn restore_draft(&mut self, draft: Option<&DraftRow>) {
        self.drafts.forget();
        let Some(draft) = draft.filter(|draft| draft.seq == self.table.line_count()) else { return };
        for action in &draft.actions {
            if !matches!(self.attempt(draft.seat, action, Trying::First), Ok(None)) {
                return self.drafts.forget();
            }
        }
    }
}

/// Who decided in a line of the journal, if it was a decision.
fn actor(line: &str) -> Option<Seat> {
    line.split(' ').next().and_then(|seat| seat.parse().ok())
}

fn owing(turn: Turn) -> Seats {
    if let Turn::Decide(seats) = turn { seats } else { Seats::NONE }
}

#[cfg(test)]
mod tests;
