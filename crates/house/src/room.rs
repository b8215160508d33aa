//! A table in memory: the match, who sits there, and what is said. It can be forgotten at any time and comes back by
//! replay; whatever was acknowledged is in the store.
use crate::bus::Signal;
use crate::fault::{Fault, GONE_ON, NOT_BEGUN, Outcome};
use crate::house::House;
use crate::keys::PersonId;
use crate::rows::{self, AskRow, ChairRow, ChatRow, DraftRow, Sitter, Stage, TableRow};
use crate::time::Millis;
use dealer::Dealer;
use engine::{AnyTable, Drafts, Seat, Seats, Turn, Viewer};
use journal::{Failure, Head, MatchId, Write};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard, watch};

mod advice;
mod asked;
mod asking;
mod beginning;
mod chairs;
mod coaching;
#[cfg(test)]
pub(crate) mod lodge;
mod names;
mod play;
mod recovering;
mod routine;
mod sharing;
mod showing;
pub(crate) use advice::{in_words, percent};
pub(crate) use beginning::Free;
pub(crate) use chairs::invite;
#[cfg(test)]
pub(crate) use lodge::replayed;
pub(crate) use names::{name, names};
pub(crate) use play::Play;
pub(crate) use sharing::Eyes;
pub(crate) use showing::{Depends, Shown};

/// A table and those who look at it.
pub(crate) struct Room {
    pub(crate) id: MatchId,
    inner: Mutex<Option<Inner>>,
    /// Counts up whenever something can look different.
    version: watch::Sender<u64>,
    /// When somebody last looked.
    used: AtomicI64,
    /// When the store was last asked whether another node has written.
    asked: AtomicI64,
    /// Whom the store has failed here.
    recovery: recovering::Recovery,
    /// Is a bot of this node at work here?
    pub(crate) driven: AtomicBool,
}

/// What is known of a table.
pub(crate) struct Inner {
    pub(crate) row: TableRow,
    pub(crate) chairs: Vec<ChairRow>,
    pub(crate) play: Option<Play>,
    drafts: Drafts,
    chat: Vec<ChatRow>,
    ask: Option<AskRow>,
    /// Who does not want to hear whom.
    muted: HashSet<(PersonId, Seat)>,
    /// What the coach has explained to whom.
    taught: HashSet<(Seat, String)>,
    /// What the coach advised those who asked. No store keeps it: whoever wants it again asks again.
    given: Vec<advice::Given>,
    /// How many streams of each chair this node feeds, and since when others feed one.
    here: [u16; 4],
    afar: [Millis; 4],
}

/// What an action answers to: lines in the record, and actions in the draft of whoever acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct At {
    pub(crate) seq: usize,
    pub(crate) tried: usize,
}

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.seq, self.tried)
    }
}

impl std::str::FromStr for At {
    type Err = Fault;
    fn from_str(text: &str) -> Outcome<At> {
        let parts = text.split_once('.').and_then(|(seq, tried)| Some((seq.parse().ok()?, tried.parse().ok()?)));
        let (seq, tried) = parts.ok_or_else(|| Fault::Malformed("house-no-at".into()))?;
        Ok(At { seq, tried })
    }
}

impl Room {
    pub(crate) fn new(id: MatchId, now: Millis) -> Room {
        let (version, [used, asked]) = (watch::Sender::new(0), [(); 2].map(|()| AtomicI64::new(now)));
        let (recovery, driven) = Default::default();
        Room { id, inner: Mutex::new(None), version, used, asked, recovery, driven }
    }
    /// Takes the table in hand, fetching it from the store if it is not in memory.
    pub(crate) async fn lock(&self, house: &House) -> Outcome<MappedMutexGuard<'_, Inner>> {
        self.used.store(house.host.now(), Ordering::Relaxed);
        let mut inner = self.inner.lock().await;
        match inner.as_mut() {
            None => {
                let mut loaded = Inner::load(house, &self.id).await?;
                // The power may have failed between the last chair that was taken and the beginning.
                if let Err(fault) = loaded.begin_if_full(house).await {
                    tracing::debug!(table = %self.id, ?fault, "the match cannot begin now");
                }
                *inner = Some(loaded);
            }
            // A hint may have been lost. If the store does not answer, what is known here has to do.
            Some(known) if house.store.is_shared() && self.is_time_to_ask(house.host.now()) => {
                if known.catch_up(house).await.unwrap_or(false) {
                    self.version.send_modify(|version| *version += 1);
                }
            }
            Some(_) => {}
        }
        MutexGuard::try_map(inner, Option::as_mut).map_err(|_| Fault::Missing)
    }
    fn is_time_to_ask(&self, now: Millis) -> bool {
        let is_time = now - self.asked.load(Ordering::Relaxed) > POLL.as_millis() as Millis;
        if is_time {
            self.asked.store(now, Ordering::Relaxed);
        }
        is_time
    }
    /// Is told whenever something can look different.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }
    /// Since when nobody has looked.
    pub(crate) fn idle_since(&self) -> Millis {
        if self.version.receiver_count() > 0 { Millis::MAX } else { self.used.load(Ordering::Relaxed) }
    }
    /// Everybody looks again, here and at other nodes.
    pub(crate) fn changed(&self, house: &House) {
        self.version.send_modify(|version| *version += 1);
        house.bus.tell(Signal::Changed(self.id.clone()));
    }
    /// Reads what other nodes have written.
    pub(crate) async fn refresh(&self, house: &House) -> Outcome {
        self.asked.store(house.host.now(), Ordering::Relaxed);
        let mut inner = self.lock(house).await?;
        if inner.catch_up(house).await? {
            self.version.send_modify(|version| *version += 1);
        }
        Ok(())
    }
    /// The table is no longer in the store: nothing of it stays here.
    pub(crate) async fn forget(&self) {
        *self.inner.lock().await = None;
        self.version.send_modify(|version| *version += 1);
    }
    /// Another node feeds streams of these chairs.
    pub(crate) async fn hear_presence(&self, house: &House, seats: Seats) {
        if let Some(inner) = self.inner.lock().await.as_mut() {
            let now = house.host.now();
            let before = inner.present(now);
            seats.for_each(|seat| inner.afar[seat.index()] = now);
            if inner.present(now) != before {
                self.version.send_modify(|version| *version += 1);
            }
        }
    }
    /// A stream of this chair begins (`1`) or ends (`-1`).
    pub(crate) async fn attend(&self, house: &House, seat: Seat, change: i32) {
        if let Ok(mut inner) = self.lock(house).await {
            let count = &mut inner.here[seat.index()];
            *count = count.saturating_add_signed(change as i16);
            let here = *count > 0;
            drop(inner);
            self.version.send_modify(|version| *version += 1);
            let present = if here { seat.only() } else { Seats::NONE };
            house.bus.tell(Signal::Present(self.id.clone(), present));
        }
    }
    /// Tells other nodes again who is here.
    pub(crate) async fn repeat_presence(&self, house: &House) {
        if let Some(inner) = self.inner.lock().await.as_ref() {
            let here: Seats = (0..4).map(Seat).filter(|seat| inner.here[seat.index()] > 0).collect();
            if !here.is_empty() {
                house.bus.tell(Signal::Present(self.id.clone(), here));
            }
        }
    }
}

/// Another node's word that somebody is there counts so long, in milliseconds.
const PRESENCE: Millis = 15_000;
/// Many nodes may look after a table; the one that moved it last goes first by so much.
pub(crate) const GRACE: Millis = 2_500;

impl Inner {
    async fn load(house: &House, id: &MatchId) -> Outcome<Inner> {
        let store = &house.store;
        let row = rows::table(store, id).await?.ok_or(Fault::Missing)?;
        let chairs = rows::chairs(store, id).await?;
        let (chat, ask) = (rows::chat(store, id).await?, rows::ask(store, id).await?);
        let (drafts, muted) = (Drafts::default(), rows::mutes(store, id).await?);
        let (taught, given, here, afar) = (rows::taught(store, id).await?, vec![], [0; 4], [0; 4]);
        let mut inner = Inner { row, chairs, play: None, drafts, chat, ask, muted, taught, given, here, afar };
        if let Some(head) = store.head(id).await? {
            inner.begin(house, &head).await?;
        }
        Ok(inner)
    }
    /// Plays the record, or closes a table that cannot be played on.
    async fn begin(&mut self, house: &House, head: &Head) -> Outcome {
        let lines = house.store.lines(&head.id, 0).await?;
        let (from, time) = (head.clone(), self.row.time);
        match house.readers.read(move || Ok(Play::replay(&from, time, &lines))).await? {
            Ok(play) => self.play = Some(play),
            Err(reason) => {
                tracing::error!(table = %head.id, reason, "a record cannot be replayed");
                if self.row.stage == Stage::Playing {
                    match house.store.write(vec![rows::close(&head.id, reason, house.host.now())]).await {
                        Ok(()) | Err(Failure::Conflict) => self.row.stage = Stage::Closed,
                        Err(failure) => return Err(failure.into()),
                    }
                }
                self.row.reason = Some(reason.into());
                return Ok(());
            }
        }
        if let Some(draft) = rows::draft(&house.store, &head.id).await? {
            self.restore_draft(&draft);
        }
        Ok(())
    }
    /// Reads what others have written since. Answers whether there was anything.
    pub(crate) async fn catch_up(&mut self, house: &House) -> Outcome<bool> {
        let (rev, lines) = rows::progress(&house.store, &self.row.id).await?.ok_or(Fault::Missing)?;
        let mine = self.play.as_ref().map_or(0, |play| play.table.line_count());
        if (rev, lines) == (self.row.rev, mine) {
            return Ok(false);
        }
        let (here, afar) = (self.here, self.afar);
        match (&mut self.play, rev == self.row.rev) {
            (Some(play), true) if lines > mine && lines - mine <= AT_ONCE => {
                let new = house.store.lines(&self.row.id, mine as u64).await?;
                play.follow(&new).map_err(|refusal| Fault::unavailable(&refusal))?;
            }
            _ => *self = Inner { here, afar, ..Inner::load(house, &self.row.id).await? },
        }
        Ok(true)
    }

    /// The same, where there are others.
    async fn hear_others(&mut self, house: &House) -> Outcome {
        if house.store.is_shared() {
            self.catch_up(house).await?;
        }
        Ok(())
    }

    pub(crate) fn play(&self) -> Outcome<&Play> {
        match (&self.play, self.row.stage) {
            (Some(play), Stage::Playing | Stage::Over) => Ok(play),
            (_, Stage::Open) => Err(NOT_BEGUN),
            _ => Err(Fault::Stale("house-table-closed")),
        }
    }
    /// The table as this seat sees it: with its own draft.
    pub(crate) fn seen_by(&self, seat: Seat) -> Outcome<&dyn AnyTable> {
        Ok(self.drafts.seen(&*self.play()?.table, Viewer::Seat(seat)))
    }
    /// When the match last went on.
    pub(crate) fn last_change(&self) -> Millis {
        self.play.as_ref().map_or(self.row.made, |play| play.last)
    }
    /// What an action of this viewer answers to.
    pub(crate) fn at(&self, who: Viewer) -> At {
        let seq = self.play.as_ref().map_or(0, |play| play.table.line_count());
        let tried = who.seat().and_then(|seat| self.drafts.of(seat)).map_or(0, |draft| draft.actions().len());
        At { seq, tried }
    }
    /// A seat decides: in its draft, or for good.
    pub(crate) async fn act(&mut self, house: &House, seat: Seat, at: At, action: &str) -> Outcome<At> {
        self.check_at(house, seat, at).await?;
        let before = self.draft_of(seat);
        let acted = self.try_act(house, seat, action).await;
        // Another node has written something. What is none of this seat's business need not be looked at again.
        if let Err(Fault::Stale(_)) = acted
            && self.catch_up(house).await?
            && self.is_still_asked(house, seat, at).await?
            && self.draft_of(seat) == before
        {
            return self.try_act(house, seat, action).await;
        }
        acted
    }
    async fn try_act(&mut self, house: &House, seat: Seat, action: &str) -> Outcome<At> {
        let (before, mut table) = (self.draft_of(seat), self.play()?.table.copy());
        // A program has no screen on which to try things out.
        let is_program = self.chairs[seat.index()].sitter == Sitter::Program;
        let may_draft = table.info().drafts && !is_program;
        let went_on = match is_program {
            true => table.act(seat, action).map(|()| true),
            false => self.drafts.act(&mut *table, seat, action),
        };
        let went_on = went_on.map_err(|refusal| Fault::refused(&refusal))?;
        let written = if went_on {
            self.send(house, table, may_draft).await
        } else {
            let tried = self.draft_of(seat).map(|draft| rows::keep_draft(&self.row.id, &draft));
            self.write_unchanged(house, tried.into_iter().collect()).await
        };
        self.unless_written(written, before)?;
        Ok(self.at(Viewer::Seat(seat)))
    }
    /// A decision goes into the journal; where there may be drafts, only if no other node has another one by now.
    async fn send(&mut self, house: &House, table: Box<dyn AnyTable>, may_draft: bool) -> Outcome {
        let unchanged = may_draft.then(|| rows::touch_unchanged(&self.row.id, self.row.rev));
        self.go_on(house, table, unchanged.into_iter().collect()).await?;
        self.row.rev += i64::from(may_draft);
        Ok(())
    }
    /// A bot of the house decides for a seat, if the table is still as the bot saw it.
    pub(crate) async fn act_for(&mut self, house: &House, seat: Seat, seq: usize, action: &str) -> Outcome {
        let play = self.play()?;
        if play.table.line_count() != seq || !self.chairs[seat.index()].is_played_by_bot() {
            return Err(GONE_ON);
        }
        let mut table = play.table.copy();
        table.act(seat, action).map_err(|refusal| Fault::refused(&refusal))?;
        self.drafts.forget();
        self.go_on(house, table, vec![]).await
    }
    /// Takes back the last action of a seat's draft.
    pub(crate) async fn undo(&mut self, house: &House, seat: Seat, at: At) -> Outcome<At> {
        self.check_at(house, seat, at).await?;
        let before = self.draft_of(seat);
        if !self.drafts.undo(seat) {
            return Err(Fault::Refused("house-nothing-back".into(), None));
        }
        let write = match self.draft_of(seat) {
            Some(draft) => rows::keep_draft(&self.row.id, &draft),
            None => rows::drop_draft(&self.row.id),
        };
        let written = self.write_unchanged(house, vec![write]).await;
        self.unless_written(written, before)?;
        Ok(self.at(Viewer::Seat(seat)))
    }
    /// What was tried on a copy of the table happens: chance plays, and all new lines are written down as one.
    async fn go_on(&mut self, house: &House, mut table: Box<dyn AnyTable>, mut more: Vec<Write>) -> Outcome {
        let play = self.play()?;
        let (steps, at) = (play.table.line_count(), house.host.now());
        table.settle(&mut Dealer::resumed(play.seed, &*table));
        let lines = table.lines_from(steps);
        let next = play.went_on(table, &lines, at);
        let mut row = self.row.clone();
        row.stage = if next.table.turn() == Turn::Over { Stage::Over } else { row.stage };
        row.due = self.due_at(&next, at);
        let mut batch = journal::append(&row.id, play.tail, &lines, at);
        batch.append(&mut more);
        if self.ask.is_some() {
            batch.push(rows::drop_ask(&row.id));
        }
        if row.stage != self.row.stage {
            batch.push(rows::change_stage(&row.id, row.stage, row.due, Some(at)));
            batch.push(journal::seal(&row.id, next.tail));
            row.rev += 1;
        } else if row.due != self.row.due {
            batch.push(rows::change_due(&row.id, row.due));
        }
        house.store.write(batch).await?;
        house.meters.moves.fetch_add(1, Ordering::Relaxed);
        (self.play, self.row, self.ask) = (Some(next), row, None);
        Ok(())
    }
    /// Something beside the journal is written down.
    pub(crate) async fn write(&mut self, house: &House, mut batch: Vec<Write>) -> Outcome {
        batch.push(rows::touch(&self.row.id));
        house.store.write(batch).await?;
        self.row.rev += 1;
        Ok(())
    }
    /// The same, unless another node has written something since.
    async fn write_unchanged(&mut self, house: &House, mut batch: Vec<Write>) -> Outcome {
        batch.push(rows::touch_unchanged(&self.row.id, self.row.rev));
        house.store.write(batch).await?;
        self.row.rev += 1;
        Ok(())
    }
    /// What was not written down has not happened: the draft is again what it was.
    fn unless_written(&mut self, written: Outcome, before: Option<DraftRow>) -> Outcome {
        if written.is_err() {
            self.drafts.forget();
            if let Some(draft) = before {
                self.restore_draft(&draft);
            }
        }
        written
    }

    fn draft_of(&self, seat: Seat) -> Option<DraftRow> {
        let (draft, play) = (self.drafts.of(seat)?, self.play.as_ref()?);
        Some(DraftRow { seq: play.table.line_count(), seat, actions: draft.actions().to_vec() })
    }
    /// Tries everything again; what no longer fits is void.
    fn restore_draft(&mut self, draft: &DraftRow) {
        let Some(play) = self.play.as_ref().filter(|play| play.table.line_count() == draft.seq) else { return };
        let mut table = play.table.copy();
        for action in &draft.actions {
            if !matches!(self.drafts.act(&mut *table, draft.seat, action), Ok(false)) {
                return self.drafts.forget();
            }
        }
    }

    /// When somebody of the house has to look after the table.
    pub(crate) fn due_at(&self, play: &Play, now: Millis) -> Option<Millis> {
        let Turn::Decide(owing) = play.table.turn() else { return None };
        let due = |seat: Seat| match self.chairs.get(seat.index()) {
            Some(chair) if chair.is_played_by_bot() => Some(now + self.row.pace + GRACE),
            _ => play.clock.deadline(seat),
        };
        owing.filter_map(due).min()
    }
    /// The seat of a bot that has to decide.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        let play = self.play.as_ref().filter(|_| self.row.stage == Stage::Playing)?;
        let Turn::Decide(owing) = play.table.turn() else { return None };
        let is_bot = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(ChairRow::is_played_by_bot);
        play.table.asked_first().filter(is_bot).or_else(|| owing.into_iter().find(is_bot))
    }
    /// Who is there: a stream is open, here or at another node.
    pub(crate) fn present(&self, now: Millis) -> Seats {
        let recent = now - PRESENCE;
        (0..4).map(Seat).filter(|seat| self.here[seat.index()] > 0 || self.afar[seat.index()] > recent).collect()
    }
    /// How many people sit here.
    pub(crate) fn people(&self) -> Seats {
        let person = |chair: &&ChairRow| matches!(chair.sitter, Sitter::Person(_));
        self.chairs.iter().filter(person).map(|chair| chair.seat).collect()
    }
}

/// So many lines that another node wrote are played at once; more are read like any table that comes back.
const AT_ONCE: usize = 100;
/// How long a node waits for word from others before it reads the journal itself.
pub(crate) const POLL: Duration = Duration::from_millis(1_500);
