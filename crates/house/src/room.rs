//! A table and those who look at it.
use crate::bus::Signal;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::time::Millis;
use engine::{Seat, Seats};
use journal::MatchId;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard, watch};

pub(crate) mod beginning;
pub(crate) mod coaching;
pub(crate) mod deciding;
pub(crate) mod invitations;
#[cfg(test)]
pub(crate) mod lodge;
mod names;
mod play;
mod presenter;
mod recovering;
mod seating;
pub(crate) mod sitting;
mod table;
mod talk;
pub(crate) mod talking;
pub(crate) mod viewing;
pub(crate) use coaching::{Coaching, percent, why};
#[cfg(test)]
pub(crate) use lodge::replayed;
pub(crate) use names::{is_name_of_bot, name, names};
pub(crate) use play::Match;
pub(crate) use presenter::{Depends, Presenter, Shown, record};
pub(crate) use seating::Seating;
pub(crate) use table::OpenTable;
pub(crate) use talk::{Hearing, Talk};

/// A table and those who look at it.
pub(crate) struct Room {
    pub(crate) id: MatchId,
    table: Mutex<Option<OpenTable>>,
    /// Counts up whenever something may look different.
    version: watch::Sender<u64>,
    /// When somebody last looked.
    used: AtomicI64,
    /// When the store was last asked whether another node has written.
    asked: AtomicI64,
    /// Whether the store has failed somebody here.
    recovery: recovering::Recovery,
    /// Is a bot at work here, on this node?
    pub(crate) driven: AtomicBool,
}

/// What an action answers to: lines in the record, and actions in the acting seat's draft.
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
        Room { id, table: Mutex::new(None), version, used, asked, recovery, driven }
    }
    /// Locks the table, after fetching it from the store if it is not in memory.
    pub(crate) async fn lock(&self, house: &House) -> Outcome<MappedMutexGuard<'_, OpenTable>> {
        self.used.store(house.host.now(), Ordering::Relaxed);
        let mut table = self.table.lock().await;
        match table.as_mut() {
            None => {
                let mut loaded = OpenTable::load(house, &self.id).await?;
                // The power may have failed after the last chair was taken and before the match began.
                if let Err(fault) = beginning::begin_if_full(&mut loaded, house).await {
                    tracing::debug!(table = %self.id, ?fault, "the match cannot begin now");
                }
                *table = Some(loaded);
            }
            // A signal may have been lost. If the store does not answer, what is known here has to do.
            Some(known) if house.store.is_shared() && self.is_time_to_ask(house.host.now()) => {
                if known.catch_up(house).await.unwrap_or(false) {
                    self.look_again();
                }
            }
            Some(_) => {}
        }
        MutexGuard::try_map(table, Option::as_mut).map_err(|_| Fault::Missing)
    }
    fn is_time_to_ask(&self, now: Millis) -> bool {
        let is_time = now - self.asked.load(Ordering::Relaxed) > POLL.as_millis() as Millis;
        if is_time {
            self.asked.store(now, Ordering::Relaxed);
        }
        is_time
    }
    /// Notified whenever something may look different.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }
    /// When somebody last looked; never while somebody still does.
    pub(crate) fn idle_since(&self) -> Millis {
        if self.version.receiver_count() > 0 { Millis::MAX } else { self.used.load(Ordering::Relaxed) }
    }
    /// Everybody looks again at this node.
    fn look_again(&self) {
        self.version.send_modify(|version| *version += 1);
    }
    /// Everybody looks again, here and at other nodes.
    pub(crate) fn changed(&self, house: &House) {
        self.look_again();
        house.bus.tell(Signal::Changed(self.id.clone()));
    }
    /// Reads what other nodes have written.
    pub(crate) async fn refresh(&self, house: &House) -> Outcome {
        self.asked.store(house.host.now(), Ordering::Relaxed);
        let mut table = self.lock(house).await?;
        if table.catch_up(house).await? {
            self.look_again();
        }
        Ok(())
    }
    /// The table is no longer in the store: nothing of it stays here.
    pub(crate) async fn forget(&self) {
        *self.table.lock().await = None;
        self.look_again();
    }
    /// Another node feeds streams of these chairs.
    pub(crate) async fn hear_presence(&self, house: &House, seats: Seats) {
        if let Some(table) = self.table.lock().await.as_mut()
            && table.seating.presence.hear(seats, house.host.now())
        {
            self.look_again();
        }
    }
    /// A stream of this chair begins.
    pub(crate) async fn arrive(&self, house: &House, seat: Seat) {
        if let Ok(mut table) = self.lock(house).await {
            table.seating.presence.arrive(seat);
            self.tell_presence(house, table.seating.presence.here().has(seat).then_some(seat));
        }
    }
    /// A stream of this chair ends.
    pub(crate) async fn depart(&self, house: &House, seat: Seat) {
        if let Ok(mut table) = self.lock(house).await {
            table.seating.presence.depart(seat);
            self.tell_presence(house, table.seating.presence.here().has(seat).then_some(seat));
        }
    }
    fn tell_presence(&self, house: &House, present: Option<Seat>) {
        self.look_again();
        house.bus.tell(Signal::Present(self.id.clone(), present.map_or(Seats::NONE, Seat::only)));
    }
    /// Tells other nodes again who is here.
    pub(crate) async fn repeat_presence(&self, house: &House) {
        let here = self.table.lock().await.as_ref().map_or(Seats::NONE, |table| table.seating.presence.here());
        if !here.is_empty() {
            house.bus.tell(Signal::Present(self.id.clone(), here));
        }
    }
}

/// How long a node waits for word from others before it reads the journal itself.
pub(crate) const POLL: Duration = Duration::from_millis(1_500);
