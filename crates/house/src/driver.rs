//! Bots and clocks: what happens at a table without a person doing anything.
//!
//! Any node may do this for any table; the sequence number lets one win. The node that moved a table last goes on at
//! once, the others only when the table is overdue.
use crate::dilemma::Dilemma;
use crate::fault::Fault;
use crate::house::House;
use crate::people;
use crate::room::deciding::{self, Decision};
use crate::room::{At, OpenTable, POLL, Room, sitting};
use crate::rows::{self, Sitter};
use crate::time::{Millis, TimePolicy};
use bots::{Brief, Budget, Hint};
use dealer::Dealer;
use engine::{AnyTable, Memory, Seat};
use journal::MatchId;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Puts the bots of a table to work, if one of them owes a decision.
pub(crate) fn wake(house: &Arc<House>, room: &Arc<Room>) {
    if !room.driven.swap(true, Ordering::AcqRel) {
        house.host.spawn(Box::pin(drive(Arc::clone(house), Arc::clone(room))));
    }
}

async fn drive(house: Arc<House>, room: Arc<Room>) {
    loop {
        while let Next::Again = one_move(&house, &room).await {}
        room.driven.store(false, Ordering::Release);
        // Whoever moved the table in the meantime saw a bot at work and left it alone.
        let more = room.lock(&house).await.is_ok_and(|table| table.bot_to_move().is_some());
        if !more || *house.closing.borrow() || room.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        house.host.sleep(Duration::from_millis(200)).await;
    }
}

enum Next {
    Again,
    Nothing,
}

/// What a bot is asked, and how long it makes others wait.
struct Task {
    choice: Dilemma,
    pace: Duration,
}

async fn one_move(house: &Arc<House>, room: &Arc<Room>) -> Next {
    let began = house.host.clock();
    let Ok(table) = room.lock(house).await else { return Next::Nothing };
    let Some(task) = task(&table).filter(|_| !*house.closing.borrow()) else { return Next::Nothing };
    drop(table);
    let Task { choice, pace } = task;
    let (seat, at) = (choice.seat, At { seq: choice.table.line_count(), tried: 0 });
    let Some(action) = house.choose(choice).await else {
        tracing::error!(table = %room.id, %seat, "a bot found no answer");
        return Next::Nothing;
    };
    house.host.sleep(pace.saturating_sub(house.host.clock() - began)).await;
    until_seen(house, room).await;
    let Ok(mut table) = room.lock(house).await else { return Next::Nothing };
    let moved = deciding::act_for(&mut table, house, Decision { seat, at }, &action).await;
    if let Err(Fault::Stale(_)) = moved
        && table.catch_up(house).await.is_err()
    {
        return Next::Nothing;
    }
    drop(table);
    match moved {
        Ok(()) => {
            house.meters.bot_moves.fetch_add(1, Ordering::Relaxed);
            room.changed(house);
            Next::Again
        }
        Err(Fault::Stale(_)) => Next::Again,
        Err(fault) => {
            tracing::warn!(table = %room.id, %seat, action, ?fault, "a bot could not move");
            house.host.sleep(Duration::from_secs(1)).await;
            Next::Nothing
        }
    }
}

/// Waits while somebody is looking at something that bots should not hurry past.
async fn until_seen(house: &House, room: &Room) {
    let (mut changes, mut closing) = (room.watch(), house.closing.subscribe());
    while let Ok(Some(left)) = room.lock(house).await.map(|table| table.patience(house.host.now())) {
        tokio::select! {
            _ = changes.changed() => {}
            () = house.host.sleep(left) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

fn task(table: &OpenTable) -> Option<Task> {
    let (seat, play) = (table.bot_to_move()?, table.play.as_ref()?);
    let chair = table.seating.chair(seat);
    let level = if chair.sitter == Sitter::Bot { chair.level } else { table.row.level };
    let pace = Duration::from_millis(table.row.pace.max(0) as u64);
    let choice = Dilemma { table: play.table.copy(), seat, level, seed: Dealer::new(play.seed).bot_seed(seat) };
    Some(Task { choice, pace })
}

/// How often overdue tables are looked for.
const ROUND: Duration = Duration::from_millis(500);
/// How often other nodes are told again who is here.
const PRESENCE: u32 = 10;
/// How often idle tables leave memory.
const SWEEP: u32 = 20;

/// Looks after all tables for as long as the house stands.
pub(crate) async fn look_after_all(house: Arc<House>) {
    let mut rounds = 0u32;
    let poll_every = (POLL.as_millis() / ROUND.as_millis()) as u32;
    loop {
        house.host.sleep(ROUND).await;
        rounds = rounds.wrapping_add(1);
        match rows::due(&house.store, house.host.now()).await {
            Ok(tables) => {
                for id in tables {
                    look_after(&house, &id).await;
                }
            }
            Err(failure) => tracing::debug!(%failure, "overdue tables cannot be looked for"),
        }
        if rounds.is_multiple_of(poll_every) {
            for room in house.rooms().into_iter().filter(|room| house.store.is_shared() || room.has_failed()) {
                house.host.spawn(Box::pin(poll(Arc::clone(&house), room)));
            }
        }
        if rounds.is_multiple_of(PRESENCE) {
            for room in house.rooms() {
                room.repeat_presence(&house).await;
            }
        }
        if rounds.is_multiple_of(SWEEP) {
            house.sweep();
        }
    }
}

/// A signal may have been lost, or the answer to a write: the journal knows.
async fn poll(house: Arc<House>, room: Arc<Room>) {
    if room.idle_since() != i64::MAX && !room.has_failed() {
        return;
    }
    match room.refresh(&house).await {
        Ok(()) => room.recover(),
        Err(fault) => tracing::debug!(table = %room.id, ?fault, "the journal cannot be read"),
    }
}

/// Bots stand in for those whose time has run out, and play on where they should have played.
async fn look_after(house: &Arc<House>, id: &MatchId) {
    let room = house.room(id);
    if room.driven.load(Ordering::Acquire) {
        return;
    }
    match overdue(house, &room).await {
        Ok(true) => room.changed(house),
        Ok(false) => {}
        Err(fault) => tracing::debug!(table = %id, ?fault, "an overdue table cannot be looked after"),
    }
    wake(house, &room);
}

async fn overdue(house: &Arc<House>, room: &Room) -> Result<bool, Fault> {
    let mut table = room.lock(house).await?;
    let mut changed = house.store.is_shared() && table.catch_up(house).await?;
    let mut later = None;
    for seat in late(&table, house.host.now()) {
        let vacation = match (&table.seating.chair(seat).sitter, table.row.time) {
            (Sitter::Person(person), TimePolicy::Slow { .. }) => {
                people::find(house, person).await?.map_or(0, |person| person.vacation)
            }
            _ => 0,
        };
        if vacation > house.host.now() {
            later = Some(vacation);
            continue;
        }
        sitting::stand_in(&mut table, house, seat).await?;
        changed = true;
    }
    if table.bot_to_move().is_none() {
        let due = later.or_else(|| table.play.as_ref().and_then(|play| table.due_at(play, house.host.now())));
        if due != table.row.due {
            house.store.write(vec![rows::change_due(&table.row.id, due)]).await?;
            table.row.due = due;
        }
    }
    Ok(changed)
}

/// The people who should have decided by now.
fn late(table: &OpenTable, now: Millis) -> Vec<Seat> {
    let Some(play) = &table.play else { return vec![] };
    let is_late = |seat: &Seat| {
        let is_over_time = play.clock.deadline(*seat).is_some_and(|deadline| deadline <= now);
        is_over_time && !table.seating.is_played_by_bot(*seat)
    };
    play.owing().filter(is_late).collect()
}

/// Advice for a person. The coach has seen what the person was shown and forgets none of it: whoever has just put three
/// diamonds away must not be told to give them away.
pub(crate) fn hints(table: &dyn AnyTable, seat: Seat) -> Option<Vec<Hint>> {
    let brief = Brief { memory: Memory::Perfect, budget: Budget::Simulations(HINT_SIMULATIONS), threads: 1 };
    registry::game(table.info().id)?.coach().hints(table, seat, &brief)
}

/// Simulations per hint.
const HINT_SIMULATIONS: u32 = 4_000;
