//! A table in memory. It can be forgotten at any time and comes back by replay; whatever was acknowledged is in the
//! store.
use super::seating::Presence;
use super::{At, Coaching, Match, Seating, Talk};
use crate::fault::{Fault, NOT_BEGUN, Outcome};
use crate::house::House;
use crate::rows::{self, Progress, Stage, TableRow};
use crate::time::Millis;
use engine::{Seat, Seats, Viewer};
use journal::{Failure, Head, MatchId, Write};
use std::time::Duration;

/// A table in memory: what was agreed on, the match, who sits there, what is said, and what the coach has told.
pub(crate) struct OpenTable {
    pub(crate) row: TableRow,
    /// None before it begins, and where its record cannot be played.
    pub(crate) play: Option<Match>,
    pub(crate) seating: Seating,
    pub(super) talk: Talk,
    pub(super) coaching: Coaching,
}

impl OpenTable {
    /// Fetches a table from the store.
    pub(super) async fn load(house: &House, id: &MatchId) -> Outcome<OpenTable> {
        let store = &house.store;
        let row = rows::table(store, id).await?.ok_or(Fault::Missing)?;
        let seating = Seating { chairs: rows::chairs(store, id).await?, presence: Presence::default() };
        let (chat, ask, muted) =
            (rows::chat(store, id).await?, rows::ask(store, id).await?, rows::mutes(store, id).await?);
        let coaching = Coaching::new(rows::taught(store, id).await?);
        let mut table = OpenTable { row, play: None, seating, talk: Talk { chat, ask, muted }, coaching };
        if let Some(head) = store.head(id).await? {
            table.resume(house, &head).await?;
        }
        Ok(table)
    }
    /// Plays the record, or closes a table that cannot be played on.
    async fn resume(&mut self, house: &House, head: &Head) -> Outcome {
        let lines = house.store.lines(&head.id, 0).await?;
        let (from, time) = (head.clone(), self.row.time);
        match house.readers.read(move || Ok(Match::replay(&from, time, &lines))).await? {
            Ok(mut replayed) => {
                replayed.restore_draft(rows::draft(&house.store, &head.id).await?.as_ref());
                self.play = Some(replayed);
                Ok(())
            }
            Err(reason) => self.close(house, reason).await,
        }
    }
    async fn close(&mut self, house: &House, reason: &'static str) -> Outcome {
        tracing::error!(table = %self.row.id, reason, "a record cannot be replayed");
        if self.row.stage == Stage::Playing {
            match house.store.write(vec![rows::close(&self.row.id, reason, house.host.now())]).await {
                Ok(()) | Err(Failure::Conflict) => self.row.stage = Stage::Closed,
                Err(failure) => return Err(failure.into()),
            }
        }
        self.row.reason = Some(reason.into());
        Ok(())
    }
    /// Reads what others have written since. Answers whether there was anything.
    pub(crate) async fn catch_up(&mut self, house: &House) -> Outcome<bool> {
        let there = rows::progress(&house.store, &self.row.id).await?.ok_or(Fault::Missing)?;
        let here = Progress { rev: self.row.rev, lines: self.at(Viewer::Onlooker).seq };
        if there == here {
            return Ok(false);
        }
        match &mut self.play {
            Some(play) if there.rev == here.rev && there.is_a_little_after(here) => {
                let new = house.store.lines(&self.row.id, here.lines as u64).await?;
                play.follow(&new).map_err(|refusal| Fault::unavailable(&refusal))?;
            }
            _ => {
                let presence = self.seating.presence;
                *self = OpenTable::load(house, &self.row.id).await?;
                self.seating.presence = presence;
            }
        }
        Ok(true)
    }
    /// The same, where there are others.
    pub(super) async fn hear_others(&mut self, house: &House) -> Outcome {
        if house.store.is_shared() {
            self.catch_up(house).await?;
        }
        Ok(())
    }

    /// The match, once it has begun.
    pub(crate) fn begun(&self) -> Outcome<&Match> {
        self.check_begun()?;
        self.play.as_ref().ok_or(NOT_BEGUN)
    }
    /// The same, to be changed.
    pub(super) fn begun_mut(&mut self) -> Outcome<&mut Match> {
        self.check_begun()?;
        self.play.as_mut().ok_or(NOT_BEGUN)
    }
    fn check_begun(&self) -> Outcome {
        match (&self.play, self.row.stage) {
            (Some(_), Stage::Playing | Stage::Over) => Ok(()),
            (_, Stage::Open) => Err(NOT_BEGUN),
            _ => Err(Fault::Stale("house-table-closed")),
        }
    }
    /// The match, while it is being played.
    fn running(&self) -> Option<&Match> {
        self.play.as_ref().filter(|_| self.row.stage == Stage::Playing)
    }
    /// What an action of this viewer answers to.
    pub(crate) fn at(&self, who: Viewer) -> At {
        self.play.as_ref().map_or(At { seq: 0, tried: 0 }, |play| play.at(who))
    }
    /// The seats the table waits for.
    pub(crate) fn owing(&self) -> Seats {
        self.running().map_or(Seats::NONE, Match::owing)
    }
    /// The seat of a bot that has to decide.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        let is_bot = |seat: &Seat| self.seating.is_played_by_bot(*seat);
        let first = self.running()?.table.asked_first();
        first.filter(is_bot).or_else(|| self.owing().into_iter().find(is_bot))
    }
    /// When the match last went on.
    pub(crate) fn last_change(&self) -> Millis {
        self.play.as_ref().map_or(self.row.made, |play| play.last)
    }
    /// Is something held up before this seat's eyes that it has not put away?
    pub(crate) fn is_looking(&self, seat: Seat) -> bool {
        self.running().is_some_and(|play| play.holds_up(seat, self.seating.chair(seat).seen))
    }
    /// How much longer the house's bots wait for the only person at the table, who is looking at something: in a game
    /// of memory nothing may move behind it. Nobody else is kept waiting, and it ends in any case.
    pub(crate) fn patience(&self, now: Millis) -> Option<Duration> {
        let mut people = self.seating.people();
        let only = people.next().filter(|_| people.next().is_none())?;
        let is_here = self.seating.present(now).has(only) && !self.seating.is_played_by_bot(only);
        let left = u64::try_from(self.last_change() + LONGEST_LOOK - now).ok()?;
        (is_here && self.is_looking(only)).then(|| Duration::from_millis(left))
    }
    /// When the house next has to look after a table whose match stands like this.
    pub(crate) fn due_at(&self, play: &Match, now: Millis) -> Option<Millis> {
        let due = |seat: Seat| match self.seating.is_played_by_bot(seat) {
            true => Some(now + self.row.pace + GRACE),
            false => play.clock.deadline(seat),
        };
        play.owing().filter_map(due).min()
    }

    /// Writes down something beside the journal.
    pub(crate) async fn write(&mut self, house: &House, mut batch: Vec<Write>) -> Outcome {
        batch.push(rows::touch(&self.row.id));
        house.store.write(batch).await?;
        self.row.rev += 1;
        Ok(())
    }
    /// The same, unless another node has written something since.
    pub(super) async fn write_unchanged(&mut self, house: &House, mut batch: Vec<Write>) -> Outcome {
        batch.push(rows::touch_unchanged(&self.row.id, self.row.rev));
        house.store.write(batch).await?;
        self.row.rev += 1;
        Ok(())
    }
}

/// For how long bots wait for somebody who is looking at something, in milliseconds.
const LONGEST_LOOK: Millis = 30_000;
/// Any node may look after a table; the one that moved it last has this head start, in milliseconds.
const GRACE: Millis = 2_500;

#[cfg(test)]
mod tests;
