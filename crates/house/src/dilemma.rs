//! What a bot is asked: a value that holds all its answer depends on, so that a host may have it thought about anywhere.
use crate::house::game;
use engine::{AnyTable, Record, Seat};

/// A decision that a bot owes. Its answer depends on nothing else, so it is the same wherever it is thought about.
pub struct Dilemma {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seat: Seat,
    pub(crate) level: u8,
    pub(crate) seed: u64,
}

impl Dilemma {
    /// What the bot decides, in notation; nothing if it owes nothing here.
    pub fn answer(&self) -> Option<String> {
        let game = registry::game(self.table.info().id)?;
        game.bot(bots::level(self.level)?, self.seed).answer(&*self.table, self.seat)
    }
    /// The question as a text, for a place that shares no memory with this one; nothing if the table began with a
    /// position, which has no record.
    pub fn to_text(&self) -> Option<String> {
        let record = Record::of(&*self.table, &[])?;
        Some(format!("{} {} {}\n{record}", self.seat.0, self.level, self.seed))
    }
    /// Reads what [`Dilemma::to_text`] wrote.
    pub fn read(text: &str) -> Option<Dilemma> {
        let (head, record) = text.split_once('\n')?;
        let mut numbers = head.split(' ').map(str::parse::<u64>);
        let mut number = || numbers.next()?.ok();
        let (seat, level, seed) = (number()?, number()?, number()?);
        let record = Record::read(record).ok()?;
        let mut table = game(&record.game).ok()?.table(&record.setup).ok()?;
        record.replay(&mut *table).ok()?;
        Some(Dilemma { table, seat: Seat(seat.try_into().ok()?), level: level.try_into().ok()?, seed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Fate, Setup, Turn};

    /// The first bot that owes a decision after this many steps of a match.
    fn question(game: &'static dyn registry::AnyGame, level: u8, steps: usize) -> Dilemma {
        let mut table = game.table(&Setup::of(game.info(), 2).expect("two may play").to_string()).expect("a table");
        let fate: &mut dyn Fate = &mut dealer::Dealer::numbered(7);
        loop {
            table.settle(fate);
            let Turn::Decide(seats) = table.turn() else { panic!("it is over after {steps} steps") };
            let seat = seats.into_iter().next().expect("somebody");
            let choice = Dilemma { table: table.copy(), seat, level, seed: 5 };
            if table.line_count() >= steps {
                return choice;
            }
            table.act(seat, &choice.answer().expect("an answer")).expect("a legal one");
        }
    }

    #[test]
    fn a_choice_is_the_same_when_it_was_a_text() {
        for info in registry::infos() {
            let game = registry::game(info.id).expect("a game");
            for (level, steps) in [(1, 12), (4, 20), (5, 30)] {
                let choice = question(game, level, steps);
                let text = choice.to_text().expect("it has a record");
                let read = Dilemma::read(&text).expect("it can be read");
                assert_eq!(read.to_text(), Some(text));
                assert_eq!(read.answer(), choice.answer(), "{} level {level}", info.id);
            }
        }
    }

    #[test]
    fn a_text_that_is_no_choice_is_none() {
        for text in ["", "1 2 3", "1 2 3\n", "x 2 3\nadit record 1"] {
            assert!(Dilemma::read(text).is_none(), "{text:?}");
        }
    }
}
