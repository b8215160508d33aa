//! Taking back. A step that stands lies on a pile with all before it, so going back takes off what lies above.
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
    /// Everything is again as it was after the first `lines` lines of the record, if nothing was drawn or revealed since.
    pub fn go_back(&mut self, lines: usize) -> Result<(), Refusal> {
        let first = self.marks.len() - self.ways;
        let at = self.marks[first..].binary_search_by_key(&lines, |mark| mark.lines).map_err(|_| Refusal::NoWayBack)?;
        self.take_off(first + at);
        self.written.push(Written::Back(lines));
        Ok(())
    }
    /// In a guessed world the last step has never happened.
    pub(super) fn untry(&mut self) -> bool {
        let Some(last) = self.marks.len().checked_sub(1).filter(|_| self.tried) else { return false };
        self.written.truncate(self.marks[last].lines);
        self.take_off(last);
        true
    }
    /// Only the first `entries` steps stand.
    fn take_off(&mut self, entries: usize) {
        let (mark, taken) = (self.marks[entries], self.marks.len() - entries);
        self.before.truncate(self.before.len() - (taken - 1));
        self.state = self.before.pop().expect("the states before all steps that can be taken off are kept");
        self.ways = mark.ways;
        self.events.truncate(mark.events);
        self.entries.truncate(entries);
        self.marks.truncate(entries);
    }
    /// The last steps that revealed nothing to anybody, newest first: who took each, and how many lines the record had
    /// before it.
    pub(super) fn ways_back(&self) -> impl Iterator<Item = (Seat, usize)> {
        let steps = self.entries.iter().zip(&self.marks).rev().take(self.ways);
        steps.filter_map(|(entry, mark)| match *entry {
            Entry::Act(seat, _) => Some((seat, mark.lines)),
            Entry::Drew(..) => None,
        })
    }
}
