//! Taking back. The steps that stand are a stack, so going back takes off the top ones.
use super::{Entry, Refusal, Table, Written};
use crate::{Game, Seat};

impl<G: Game> Table<G> {
    /// Remembers how to undo the step just taken: the state `before` it, and how many events had been told by then. A
    /// game without drafts has no way back.
    pub(super) fn keep(&mut self, before: G::State, events: usize) {
        let is_open = |&event: &G::Event| G::reveals(event);
        let is_decision = matches!(self.entries.last(), Some(Entry::Act(..)));
        let has_way = G::INFO.drafts && is_decision && !self.events[events..].iter().any(is_open);
        self.ways = if has_way { self.ways + 1 } else { 0 };
        if has_way || self.tried {
            self.before.push(before);
        } else {
            self.before.clear();
        }
    }
    /// Goes back to how everything was after the first `lines` lines of the record, if nothing was drawn or revealed since.
    pub fn go_back(&mut self, lines: usize) -> Result<(), Refusal> {
        let first = self.marks.len() - self.ways;
        let at = self.marks[first..].binary_search_by_key(&lines, |mark| mark.lines).map_err(|_| Refusal::NoWayBack)?;
        self.take_off(first + at);
        self.written.push(Written::Back(lines));
        Ok(())
    }
    /// Undoes the last step in a guessed world.
    pub(super) fn untry(&mut self) -> bool {
        let Some(last) = self.marks.len().checked_sub(1).filter(|_| self.tried) else { return false };
        self.written.truncate(self.marks[last].lines);
        self.take_off(last);
        true
    }
    /// Takes off all but the first `entries` steps.
    fn take_off(&mut self, entries: usize) {
        let (mark, taken) = (self.marks[entries], self.marks.len() - entries);
        self.before.truncate(self.before.len() - (taken - 1));
        self.state = self.before.pop().expect("the states before all steps that can be taken off are kept");
        self.ways = mark.ways;
        self.events.truncate(mark.events);
        self.entries.truncate(entries);
        self.marks.truncate(entries);
    }
    /// How many lines the record had before the last step of this seat, if nothing was revealed to anybody since.
    pub(super) fn way_back(&self, seat: Seat) -> Option<usize> {
        let mut steps = self.entries.iter().zip(&self.marks).rev().take(self.ways);
        steps.find(|(entry, _)| matches!(**entry, Entry::Act(actor, _) if actor == seat)).map(|(_, mark)| mark.lines)
    }
}
