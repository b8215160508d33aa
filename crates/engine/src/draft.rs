//! A turn that is tried out before it is played.
use crate::{AnyTable, Refusal, Seat, Turn, Viewer};

/// A turn that is tried out: what a seat does on its own view, action by action, and may take back.
///
/// Undo is not a rule of any game. A draft runs on a table in a guessed world, which until chance plays says exactly
/// what the real one would say; nobody else is told anything. It is ripe as soon as something happens that the seat
/// could not foresee, and is then [sent](Draft::send): only now does it become part of the record. It lives beside the
/// table, in memory alone, so a restart loses the draft and nothing else. [`Drafts`] does all that.
pub struct Draft {
    seat: Seat,
    table: Box<dyn AnyTable>,
    actions: Vec<String>,
    /// The length of the real record when the draft was begun.
    begun: usize,
}

impl Draft {
    /// An empty draft; `None` if the game has no drafts or this seat is not the only one to decide.
    ///
    /// Where several seats decide at once, each decision is final: otherwise the others could act during the draft, and
    /// what was tried out would no longer be what happens.
    pub fn new(table: &dyn AnyTable, seat: Seat) -> Option<Draft> {
        let may_try = table.info().drafts && decides_alone(table, seat);
        may_try.then(|| Draft { seat, table: table.guessed(seat), actions: vec![], begun: table.line_count() })
    }
    /// Whose draft it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// What was tried so far, in notation.
    pub fn actions(&self) -> &[String] {
        &self.actions
    }
    /// Tries an action. A refused one changes nothing; a ripe draft takes no more.
    pub fn act(&mut self, notation: &str) -> Result<(), Refusal> {
        if self.is_ripe() {
            return Err(Refusal::NotYourTurn);
        }
        self.table.act(self.seat, notation)?;
        self.actions.push(notation.into());
        Ok(())
    }
    /// Takes the last action back. Answers whether there was one.
    pub fn undo(&mut self) -> bool {
        self.actions.pop().is_some() && self.table.untry()
    }
    /// Is it time to send it? So it is when chance plays, somebody else decides or the match is over.
    pub fn is_ripe(&self) -> bool {
        !decides_alone(&*self.table, self.seat)
    }
    /// The table as this seat sees it now: for its scene, view and offers. A ripe draft shows nothing, because what
    /// there is to see has been guessed.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        (!self.is_ripe()).then_some(&*self.table)
    }
    /// Has nothing happened at the real table since the draft was begun? Otherwise the draft is void.
    pub fn fits(&self, table: &dyn AnyTable) -> bool {
        self.begun == table.line_count()
    }
    /// Carries out the actions on the real table, the one the draft was made from, in order.
    pub fn send(self, table: &mut dyn AnyTable) -> Result<(), Refusal> {
        self.actions.iter().try_for_each(|action| table.act(self.seat, action))
    }
}

/// Can nobody but this seat do anything now, not even chance?
fn decides_alone(table: &dyn AnyTable, seat: Seat) -> bool {
    table.turn() == Turn::Decide(seat.only())
}

/// The drafts beside a table. Only a seat that decides alone has one, so there is at most one at a time.
///
/// While there is a draft, its seat acts here and not at the table itself.
#[derive(Default)]
pub struct Drafts(Option<Draft>);

impl Drafts {
    /// The draft of this seat.
    pub fn of(&self, seat: Seat) -> Option<&Draft> {
        self.0.as_ref().filter(|draft| draft.seat == seat)
    }
    /// A seat decides: in its draft, which is sent when it is ripe, or at once where there can be none. Answers whether
    /// the real table has gone on.
    pub fn act(&mut self, table: &mut dyn AnyTable, seat: Seat, notation: &str) -> Result<bool, Refusal> {
        self.0.take_if(|draft| !draft.fits(table));
        let begun = self.0.take_if(|draft| draft.seat == seat).or_else(|| Draft::new(table, seat));
        let Some(mut draft) = begun else {
            return table.act(seat, notation).map(|()| true);
        };
        let acted = draft.act(notation);
        if draft.is_ripe() {
            return draft.send(table).map(|()| true);
        }
        self.0 = Some(draft).filter(|draft| !draft.actions.is_empty());
        acted.map(|()| false)
    }
    /// Takes back the last action of this seat's draft. Answers whether there was one.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let taken_back = self.0.as_mut().filter(|draft| draft.seat == seat).is_some_and(Draft::undo);
        self.0.take_if(|draft| draft.actions.is_empty());
        taken_back
    }
    /// The table as this viewer sees it: their own draft, or the real one.
    pub fn seen<'t>(&'t self, table: &'t dyn AnyTable, who: Viewer) -> &'t dyn AnyTable {
        let own = who.seat().and_then(|seat| self.of(seat)).filter(|draft| draft.fits(table));
        own.and_then(Draft::table).unwrap_or(table)
    }
    /// What a restart does: all that was only tried is gone.
    pub fn forget(&mut self) {
        self.0 = None;
    }
}
