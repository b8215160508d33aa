//! Beginning before every chair is taken.
use super::Inner;
use crate::fault::Outcome;
use crate::house::{House, game};
use crate::rows::{self, ChairRow, Sitter, Stage};
use engine::{Seat, Setup};

/// What becomes of the chairs that are free when a match begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Free {
    /// Bots take them, of this level or of the one that was agreed on.
    Bots(Option<u8>),
    /// They are taken away.
    Gone,
}

impl Inner {
    /// The match begins with those who are here.
    pub(crate) async fn start(&mut self, house: &House, free: Free) -> Outcome {
        self.hear_others(house).await?;
        if self.row.stage == Stage::Open {
            match free {
                Free::Bots(level) => self.seat_bots(house, level).await?,
                Free::Gone => self.close_ranks(house).await?,
            }
        }
        self.begin_if_full(house).await
    }
    async fn seat_bots(&mut self, house: &House, level: Option<u8>) -> Outcome {
        for seat in (0..self.chairs.len()).map(|seat| Seat(seat as u8)) {
            let chair = &self.chairs[seat.index()];
            if chair.sitter == Sitter::Open {
                let (version, level) = (chair.version + 1, level.unwrap_or(chair.level));
                let bot = ChairRow { sitter: Sitter::Bot, version, level, ..chair.clone() };
                self.change(house, bot).await?;
            }
        }
        Ok(())
    }
    /// Free chairs are taken away and the others move up. Every chair that now has another sitter has another link too.
    async fn close_ranks(&mut self, house: &House) -> Outcome {
        let taken = self.chairs.iter().filter(|chair| chair.sitter != Sitter::Open);
        let moved: Vec<ChairRow> = taken
            .zip(&self.chairs)
            .map(|(sits, place)| ChairRow { seat: place.seat, version: place.version + 1, ..sits.clone() })
            .collect();
        let setup = self.setup_for(moved.len())?;
        let mut batch = vec![rows::change_setup(&self.row.id, &setup), rows::drop_chairs(&self.row.id, moved.len())];
        batch.extend(self.chairs.iter().zip(&moved).map(|(was, now)| rows::change_chair(&self.row.id, was, now)));
        self.write(house, batch).await?;
        (self.chairs, self.row.setup) = (moved, setup);
        Ok(())
    }
    /// What this table has agreed on, for so many players.
    fn setup_for(&self, players: usize) -> Outcome<String> {
        let (game, players) = (game(&self.row.game)?, u8::try_from(players).unwrap_or(u8::MAX));
        let mut setup = Setup::of(game.info(), players)?;
        let chosen = self.row.setup.split_whitespace().filter_map(|word| word.split_once('='));
        for (name, value) in chosen.filter(|(name, _)| *name != "players") {
            setup = setup.with(name, value)?;
        }
        game.table(&setup.to_string())?;
        Ok(setup.to_string())
    }
}
