//! Deciding: an action is tried in a draft or happens for good, and what happens is written down.
use super::play::Trying;
use super::{At, Match, OpenTable};
use crate::fault::{Fault, GONE_ON, Outcome};
use crate::house::House;
use crate::rows::{self, DraftRow, Sitter, Stage};
use dealer::Dealer;
use engine::{AnyTable, Seat, Turn, Viewer};
use journal::Write;
use std::sync::atomic::Ordering;

/// Whose decision it is, and what they saw when they made it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decision {
    pub(crate) seat: Seat,
    pub(crate) at: At,
}

/// A seat decides: in its draft, or for good.
pub(crate) async fn act(table: &mut OpenTable, house: &House, decision: Decision, action: &str) -> Outcome<At> {
    check(table, house, decision).await?;
    let before = draft_of(table, decision.seat);
    let acted = try_act(table, house, decision.seat, action).await;
    // Another node has written something. If that is none of this seat's business, there is nothing to look at again.
    if let Err(Fault::Stale(_)) = acted
        && table.catch_up(house).await?
        && is_still_asked(table, house, decision).await?
        && draft_of(table, decision.seat) == before
    {
        return try_act(table, house, decision.seat, action).await;
    }
    acted
}

async fn try_act(table: &mut OpenTable, house: &House, seat: Seat, action: &str) -> Outcome<At> {
    let (before, at) = (draft_of(table, seat), table.at(Viewer::Seat(seat)));
    let is_program = table.seating.chair(seat).sitter == Sitter::Program;
    let trying = if is_program { Trying::Never } else { Trying::First };
    let played = table.begun_mut()?;
    let may_draft = trying == Trying::First && played.table.info().drafts;
    let written = match played.attempt(seat, action, trying).map_err(|refusal| Fault::refused(&refusal))? {
        // Where there may be drafts, only if no other node has another one by now.
        Some(after) if may_draft => {
            let unchanged = rows::touch_unchanged(&table.row.id, table.row.rev);
            go_on(table, house, after, vec![unchanged]).await.map(|()| table.row.rev += 1)
        }
        Some(after) => go_on(table, house, after, vec![]).await,
        None => {
            let tried = draft_of(table, seat).map(|draft| rows::keep_draft(&table.row.id, &draft));
            table.write_unchanged(house, tried.into_iter().collect()).await
        }
    };
    unless_written(table, written, before)?;
    let now = table.at(Viewer::Seat(seat));
    table.coaching.follow(Decision { seat, at }, action, now);
    Ok(now)
}

/// How often at most something is done without thought, whatever a game calls routine.
const MOST_ROUTINE: usize = 200;

/// A seat does what needs no thought, again and again, even after chance has played, until there is something to decide
/// or to look at. If something goes wrong, what was done before stays done.
pub(crate) async fn act_all(table: &mut OpenTable, house: &House, decision: Decision) -> Outcome<At> {
    check(table, house, decision).await?;
    let seat = decision.seat;
    let first = table.begun()?.routine(seat).ok_or_else(|| Fault::Refused("house-no-routine".into(), None))?;
    let mut at = act(table, house, decision, &first).await?;
    for _ in 1..MOST_ROUTINE {
        let Some(action) = table.begun()?.routine(seat).filter(|_| !table.is_looking(seat)) else { break };
        match act(table, house, Decision { seat, at }, &action).await {
            Ok(then) => at = then,
            Err(fault) => {
                tracing::debug!(table = %table.row.id, ?fault, "not all could be played");
                break;
            }
        }
    }
    Ok(at)
}

/// A bot of the house decides, if the table is still as the bot saw it.
pub(crate) async fn act_for(table: &mut OpenTable, house: &House, decision: Decision, action: &str) -> Outcome {
    let Decision { seat, at } = decision;
    let is_bot = table.seating.is_played_by_bot(seat);
    let play = table.begun_mut()?;
    if play.table.line_count() != at.seq || !is_bot {
        return Err(GONE_ON);
    }
    let after = play.attempt(seat, action, Trying::Never).map_err(|refusal| Fault::refused(&refusal))?;
    play.restore_draft(None);
    go_on(table, house, after.ok_or(GONE_ON)?, vec![]).await
}

/// Takes back the last action of a seat's draft.
pub(crate) async fn undo(table: &mut OpenTable, house: &House, decision: Decision) -> Outcome<At> {
    check(table, house, decision).await?;
    let seat = decision.seat;
    let before = draft_of(table, seat);
    if !table.begun_mut()?.undo(seat) {
        return Err(Fault::Refused("house-nothing-back".into(), None));
    }
    let write = match draft_of(table, seat) {
        Some(draft) => rows::keep_draft(&table.row.id, &draft),
        None => rows::drop_draft(&table.row.id),
    };
    let written = table.write_unchanged(house, vec![write]).await;
    unless_written(table, written, before)?;
    Ok(table.at(Viewer::Seat(seat)))
}

/// Makes what was tried on a copy of the table happen: chance plays, and all new lines are written down as one.
pub(super) async fn go_on(
    table: &mut OpenTable,
    house: &House,
    mut after: Box<dyn AnyTable>,
    mut more: Vec<Write>,
) -> Outcome {
    let play = table.begun()?;
    let (before, at) = (play.table.line_count(), house.host.now());
    after.settle(&mut Dealer::resumed(play.seed, &*after));
    let lines = after.lines_from(before);
    let next = play.went_on(after, &lines, at);
    let mut row = table.row.clone();
    row.stage = if next.table.turn() == Turn::Over { Stage::Over } else { row.stage };
    row.due = table.due_at(&next, at);
    let mut batch = journal::append(&row.id, play.tail, &lines, at);
    batch.append(&mut more);
    if table.talk.ask.is_some() {
        batch.push(rows::drop_ask(&row.id));
    }
    if row.stage != table.row.stage {
        batch.push(rows::change_stage(&row.id, row.stage, row.due, Some(at)));
        batch.push(journal::seal(&row.id, next.tail));
        row.rev += 1;
    } else if row.due != table.row.due {
        batch.push(rows::change_due(&row.id, row.due));
    }
    house.store.write(batch).await?;
    house.meters.moves.fetch_add(1, Ordering::Relaxed);
    (table.play, table.row, table.talk.ask) = (Some(next), row, None);
    Ok(())
}

fn draft_of(table: &OpenTable, seat: Seat) -> Option<DraftRow> {
    table.play.as_ref()?.draft_of(seat)
}

/// What was not written down has not happened: the draft is what it was before.
fn unless_written(table: &mut OpenTable, written: Outcome, before: Option<DraftRow>) -> Outcome {
    if let (Err(_), Some(play)) = (&written, &mut table.play) {
        play.restore_draft(before.as_ref());
    }
    written
}

/// Is the seat still asked what the caller saw? If not, perhaps only because this node has not heard yet.
pub(super) async fn check(table: &mut OpenTable, house: &House, decision: Decision) -> Outcome {
    if house.store.is_shared() && !is_still_asked(table, house, decision).await? {
        table.catch_up(house).await?;
    }
    if is_still_asked(table, house, decision).await? { Ok(()) } else { Err(GONE_ON) }
}

/// Where several decide at a time, others may have answered in the meantime: that changes nothing for this seat.
async fn is_still_asked(table: &OpenTable, house: &House, decision: Decision) -> Outcome<bool> {
    let Decision { seat, at } = decision;
    let now = table.at(Viewer::Seat(seat));
    if at == now {
        return Ok(true);
    }
    let is_earlier = at.tried == 0 && now.tried == 0 && at.seq < now.seq;
    let Some(play) = table.play.as_ref().filter(|play| is_earlier && only_others_decided(play, decision)) else {
        return Ok(false);
    };
    // The match is played again up to there.
    let (copy, offers) = (play.table.copy(), play.table.offers(seat));
    house.readers.read(move || Ok(copy.after(at.seq).offers(seat) == offers)).await
}

fn only_others_decided(play: &Match, Decision { seat, at }: Decision) -> bool {
    let own = format!("{seat} ");
    !play.table.offers(seat).is_empty() && play.table.lines_from(at.seq).iter().all(|line| !line.starts_with(&own))
}
