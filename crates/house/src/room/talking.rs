//! Talking, and taking back what everybody agrees to take back.
use super::deciding::{self, Decision};
use super::{Hearing, OpenTable};
use crate::fault::{Fault, GONE_ON, Outcome};
use crate::house::House;
use crate::keys::PersonId;
use crate::rows::{self, AskRow, ChatRow, MuteRow};
use engine::{Refusal, Seat};

/// Once a record has this many lines, nothing more can be taken back in it; otherwise taking back for ever would write
/// for ever. The longest match we know of has a third as many.
const LONGEST_RECORD: usize = 6_000;
/// How often a line of chat looks for its place.
const MOST_ATTEMPTS: u32 = 20;

/// Somebody says something.
pub(crate) async fn say(table: &mut OpenTable, house: &House, person: &PersonId, said: ChatRow) -> Outcome {
    add(table, house, Some(person), said).await
}

/// The house tells everybody that a seat did something; `key` is that of the sentence.
pub(crate) async fn notice(table: &mut OpenTable, house: &House, seat: Seat, key: &'static str) -> Outcome {
    add(table, house, None, ChatRow { number: 0, seat: Some(seat), text: key.into(), notice: true }).await
}

/// If something is said at another node at the same moment, this becomes the line after it.
async fn add(table: &mut OpenTable, house: &House, person: Option<&PersonId>, said: ChatRow) -> Outcome {
    let mut attempts = 1;
    loop {
        match table.write(house, vec![rows::say(&table.row.id, &said, person, house.host.now())]).await {
            Err(Fault::Stale(_)) if attempts < MOST_ATTEMPTS => attempts += 1,
            written => {
                written?;
                table.talk.keep(said);
                return Ok(());
            }
        }
    }
}

/// A person no longer wants to hear a seat, or wants to again.
pub(crate) async fn set_hearing(table: &mut OpenTable, house: &House, mute: MuteRow, hearing: Hearing) -> Outcome {
    let write = match hearing {
        Hearing::Muted => rows::mute(&table.row.id, &mute),
        Hearing::Heard => rows::unmute(&table.row.id, &mute),
    };
    table.write(house, vec![write]).await?;
    table.talk.set_hearing(mute, hearing);
    Ok(())
}

/// Where this seat may ask to go back to, or why it may not.
pub(super) fn way_back(table: &OpenTable, seat: Seat) -> Outcome<usize> {
    if !table.row.take_back {
        return Err(Fault::Forbidden("house-no-taking-back"));
    }
    let real = &table.begun()?.table;
    if real.line_count() >= LONGEST_RECORD {
        return Err(Fault::Refused("house-record-full".into(), None));
    }
    real.way_back(seat).ok_or_else(|| Fault::refused(&Refusal::NoWayBack))
}

/// What a person says to a request to take back; the first to agree is the one who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    Agreed,
    Refused,
}

/// A person asks to take back their last decision, or answers such a request. When all people agree, it happens.
pub(crate) async fn take_back(table: &mut OpenTable, house: &House, decision: Decision, consent: Consent) -> Outcome {
    if !table.row.take_back {
        return Err(Fault::Forbidden("house-no-taking-back"));
    }
    deciding::check(table, house, decision).await?;
    let Decision { seat, at } = decision;
    let ask = match (table.talk.asked_at(at.seq).cloned(), consent) {
        (Some(_), Consent::Refused) => {
            table.write(house, vec![rows::drop_ask(&table.row.id)]).await?;
            table.talk.ask = None;
            return Ok(());
        }
        (Some(mut ask), Consent::Agreed) => {
            let new: Vec<Seat> = table.seating.beside(seat).filter(|seat| !ask.agreed.contains(seat)).collect();
            ask.agreed.extend(new);
            ask
        }
        (None, Consent::Agreed) => {
            let back = way_back(table, seat)?;
            AskRow { seq: at.seq, back, seat, agreed: table.seating.beside(seat).collect() }
        }
        (None, Consent::Refused) => return Err(GONE_ON),
    };
    if table.seating.people().all(|person| ask.agreed.contains(&person)) {
        return go_back(table, house, &ask).await;
    }
    table.write(house, vec![rows::keep_ask(&table.row.id, &ask)]).await?;
    table.talk.ask = Some(ask);
    Ok(())
}

async fn go_back(table: &mut OpenTable, house: &House, ask: &AskRow) -> Outcome {
    let play = table.begun_mut()?;
    let mut before = play.table.copy();
    before.go_back(ask.back).map_err(|refusal| Fault::refused(&refusal))?;
    play.restore_draft(None);
    deciding::go_on(table, house, before, vec![rows::drop_ask(&table.row.id)]).await?;
    notice(table, house, ask.seat, "house-took-back").await
}
