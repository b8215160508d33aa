//! Talking, hints, and taking back by consent.
use super::{At, Inner, Play};
use crate::fault::{Fault, GONE_ON, Outcome};
use crate::house::House;
use crate::keys::PersonId;
use crate::rows::{self, AskRow, ChatRow, Sitter};
use engine::Seat;

/// So many lines stay in memory.
const CHAT_KEPT: usize = 60;
/// Once a record has this many lines, nothing more can be taken back in it; otherwise taking back for ever would write for
/// ever. The longest match we know of has a third as many.
const LONGEST_RECORD: usize = 6_000;
/// So often a line of chat looks for its place.
const MOST_ATTEMPTS: u32 = 20;

impl Inner {
    /// Somebody says something.
    pub(crate) async fn say(&mut self, house: &House, person: &PersonId, seat: Option<Seat>, text: &str) -> Outcome {
        self.add(house, ChatRow { number: 0, seat, text: text.into(), notice: false }, Some(person)).await
    }
    /// The house tells everybody that this seat did something; the key of a sentence.
    pub(crate) async fn notice(&mut self, house: &House, seat: Seat, key: &'static str) -> Outcome {
        self.add(house, ChatRow { number: 0, seat: Some(seat), text: key.into(), notice: true }, None).await
    }
    /// Does anybody else sit at the table who could mind? The bots of the house do not.
    pub(crate) fn has_company(&self, seat: Seat) -> bool {
        self.chairs.iter().any(|chair| chair.seat != seat && chair.sitter != Sitter::Bot)
    }
    /// If something is said at another node at the same moment, this is the line after it.
    async fn add(&mut self, house: &House, said: ChatRow, person: Option<&PersonId>) -> Outcome {
        let mut attempts = 1;
        loop {
            match self.write(house, vec![rows::say(&self.row.id, &said, person, house.host.now())]).await {
                Err(Fault::Stale(_)) if attempts < MOST_ATTEMPTS => attempts += 1,
                written => {
                    written?;
                    self.keep(said);
                    return Ok(());
                }
            }
        }
    }
    fn keep(&mut self, mut said: ChatRow) {
        said.number = self.chat.last().map_or(1, |last| last.number + 1);
        self.chat.push(said);
        let surplus = self.chat.len().saturating_sub(CHAT_KEPT);
        self.chat.drain(..surplus);
    }

    /// Where this seat may ask to go back to.
    pub(crate) fn may_go_back(&self, seat: Seat) -> Option<usize> {
        let may = |play: &&Play| self.row.take_back && play.table.line_count() < LONGEST_RECORD;
        self.play().ok().filter(may)?.table.way_back(seat)
    }
    /// Why it may not.
    fn no_way_back(&self) -> Fault {
        match self.play() {
            Ok(play) if play.table.line_count() >= LONGEST_RECORD => Fault::Refused("house-record-full".into(), None),
            _ => Fault::refused(&engine::Refusal::NoWayBack),
        }
    }
    /// A person asks to take back their last decision, or answers such a request. When all people agree, it happens.
    pub(crate) async fn take_back(&mut self, house: &House, seat: Seat, at: At, agree: bool) -> Outcome {
        if !self.row.take_back {
            return Err(Fault::Forbidden("house-no-taking-back"));
        }
        self.check_at(house, seat, at).await?;
        let asked = self.ask.clone().filter(|ask| ask.seq == at.seq);
        let ask = match (asked, agree) {
            (Some(_), false) => {
                self.write(house, vec![rows::drop_ask(&self.row.id)]).await?;
                self.ask = None;
                return Ok(());
            }
            (Some(mut ask), true) => {
                ask.agreed.extend(self.beside(seat).filter(|seat| !ask.agreed.contains(seat)).collect::<Vec<_>>());
                ask
            }
            (None, true) => {
                let back = self.may_go_back(seat).ok_or_else(|| self.no_way_back())?;
                AskRow { seq: at.seq, back, seat, agreed: self.beside(seat).collect() }
            }
            (None, false) => return Err(GONE_ON),
        };
        if self.people().all(|person| ask.agreed.contains(&person)) {
            return self.go_back(house, &ask).await;
        }
        self.write(house, vec![rows::keep_ask(&self.row.id, &ask)]).await?;
        self.ask = Some(ask);
        Ok(())
    }
    async fn go_back(&mut self, house: &House, ask: &AskRow) -> Outcome {
        let mut table = self.play()?.table.copy();
        table.go_back(ask.back).map_err(|refusal| Fault::refused(&refusal))?;
        self.drafts.forget();
        self.go_on(house, table, vec![rows::drop_ask(&self.row.id)]).await?;
        self.notice(house, ask.seat, "house-took-back").await
    }
}
