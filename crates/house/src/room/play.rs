//! A match and its clocks.
use crate::house::game;
use crate::time::{Clock, Millis, TimePolicy};
use engine::{AnyTable, Digest, Refusal, Seat, Seats, Turn};
use journal::{Head, Tail, TimedLine};

/// A match and its clocks.
pub(crate) struct Play {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seed: Digest,
    pub(crate) clock: Clock,
    /// When it last went on.
    pub(super) last: Millis,
    pub(crate) tail: Tail,
}

impl Play {
    /// A match from its record; or why it cannot be played.
    pub(crate) fn replay(head: &Head, policy: TimePolicy, lines: &[TimedLine]) -> Result<Play, &'static str> {
        let game = game(&head.game).map_err(|_| "house-closed-game")?;
        if game.info().version != head.rules {
            return Err("house-closed-rules");
        }
        let table = game.table(&head.setup).map_err(|_| "house-closed-record")?;
        let (clock, tail) = (Clock::new(policy), Tail::of(head));
        let mut play = Play { table, seed: head.seed, clock, last: head.made, tail };
        play.clock.tick(None, owing(play.table.turn()), head.made);
        play.follow(lines).map_err(|_| "house-closed-record")?;
        // A copy is exactly as large as it must be; what has grown line by line is up to twice as large.
        play.table = play.table.copy();
        Ok(play)
    }
    /// Lines of the journal happen here.
    pub(crate) fn follow(&mut self, lines: &[TimedLine]) -> Result<(), Refusal> {
        for line in lines {
            self.table.follow(&line.text)?;
            self.clock.tick(actor(&line.text), owing(self.table.turn()), line.at);
            (self.last, self.tail) = (line.at, self.tail.after(&line.text, line.at));
        }
        Ok(())
    }
    /// The same match with what has happened at this table since: these lines. Whoever follows them in the journal
    /// finds the clocks as they are here.
    pub(super) fn went_on(&self, table: Box<dyn AnyTable>, lines: &[String], at: Millis) -> Play {
        let (mut clock, mut tail) = (self.clock.clone(), self.tail);
        for (line, turn) in lines.iter().zip(table.turns_from(self.table.line_count())) {
            clock.tick(actor(line), owing(turn), at);
            tail = tail.after(line, at);
        }
        Play { table, clock, tail, last: at, ..*self }
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
