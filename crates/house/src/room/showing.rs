//! What each viewer is shown.
use super::{At, Inner};
use crate::fault::{Fault, Outcome};
use crate::house::{House, game};
use crate::keys::PersonId;
use crate::room::names;
use crate::rows::{AskRow, ChairRow, ChatRow, Sitter, Stage, TableRow};
use engine::{Arg, Record, Scene, Seat, Seats, Turn, Viewer, Words};
use i18n::Language;
use std::collections::HashSet;
use std::sync::Arc;
use web::{Frame, FrameChair, Picture, Said, TakeBack};

/// What one viewer is shown.
pub(crate) struct Shown {
    pub(crate) at: At,
    pub(crate) scene: Scene,
    pub(crate) frame: Frame,
    pub(crate) words: Arc<i18n::Speech>,
}

impl Shown {
    /// As a page shows it.
    pub(crate) fn picture(&self) -> Picture {
        web::table(&self.scene, &self.frame, &*self.words)
    }
}

/// All that a picture depends on.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Depends {
    row: TableRow,
    chairs: Vec<ChairRow>,
    at: At,
    /// What the viewer tries out.
    own: Vec<String>,
    /// The number of the last line of chat.
    said: i64,
    ask: Option<AskRow>,
    muted: HashSet<(PersonId, Seat)>,
    present: Seats,
    /// How much the coach has explained.
    taught: usize,
    /// How many plans the viewer was shown for this decision: they are the same whenever they are asked for.
    advised: usize,
}

impl Inner {
    /// What this viewer is shown, in this language; nothing before the match begins.
    pub(crate) fn show(&self, house: &House, who: Viewer, language: Language) -> Option<Shown> {
        let (play, info) = (self.play.as_ref()?, game(&self.row.game).ok()?.info());
        let words = house.speech(info, language);
        let names = names(&self.chairs, &*words);
        let seen = self.drafts.seen(&*play.table, who);
        let put_away = who.seat().map_or(0, |seat| self.chairs[seat.index()].seen);
        let fresh = seen.told_before(who, who.seat()).max(put_away);
        let scene = seen.scene(who, fresh, &*words, &names);
        let news = seen.told(who);
        let chat = self.said(who, &names, &*words);
        let coach = who.seat().and_then(|seat| self.coach(&scene, seat, &*words));
        let advice = who.seat().map_or_else(Vec::new, |seat| self.advice(seen, seat, &*words, &names));
        let frame = Frame { chat, news, coach, advice, ..self.frame(house, who, &scene, &names) };
        Some(Shown { at: self.at(who), scene, frame, words })
    }
    /// All that what this viewer is shown depends on. Drafts of others are no part of it, nor are the counts of what was
    /// written.
    pub(crate) fn depends(&self, house: &House, who: Viewer) -> Depends {
        let own = who.seat().and_then(|seat| self.drafts.of(seat));
        Depends {
            row: TableRow { rev: 0, due: None, ..self.row.clone() },
            chairs: self.chairs.clone(),
            at: self.at(who),
            own: own.map_or_else(Vec::new, |draft| draft.actions().to_vec()),
            said: self.chat.last().map_or(0, |row| row.number),
            ask: self.ask.clone(),
            muted: self.muted.clone(),
            present: self.present(house.host.now()),
            taught: self.taught.len(),
            advised: self.given(who).len(),
        }
    }
    fn frame(&self, house: &House, who: Viewer, scene: &Scene, names: &[String]) -> Frame {
        let you = who.seat();
        let over = self.row.stage == Stage::Over;
        Frame {
            table: self.row.id.to_string(),
            at: self.at(who).to_string(),
            you,
            can_undo: you.is_some_and(|seat| self.drafts.of(seat).is_some()),
            routine: you.and_then(|seat| self.routine(seat)),
            put_away: scene.over.is_some() && !over && you.is_some(),
            chairs: self
                .chairs
                .iter()
                .zip(names)
                .map(|(chair, name)| self.frame_chair(house, who, chair, name))
                .collect(),
            may_chat: you.is_some(),
            asks: self.take_back_asked(you, names),
            may_ask: self.ask.is_none() && you.is_some_and(|seat| self.may_go_back(seat).is_some()),
            hints: self.row.hints && you.is_some() && !over,
            over,
            end: over.then(|| format!("/r/{}/end", self.row.id)),
            next: self.row.next.as_ref().map(ToString::to_string),
            may_rematch: over && you.is_some() && self.row.next.is_none(),
            watch: you.map(|_| self.watch_link(house)),
            ..Frame::default()
        }
    }
    fn frame_chair(&self, house: &House, who: Viewer, chair: &ChairRow, name: &str) -> FrameChair {
        let bot = matches!(chair.sitter, Sitter::Bot);
        let deadline = self.play.as_ref().and_then(|play| play.clock.deadline(chair.seat)).filter(|_| !bot);
        FrameChair {
            present: bot || self.present(house.host.now()).has(chair.seat),
            bot,
            stand_in: !bot && chair.is_played_by_bot(),
            deadline,
            link: (who.seat().is_some() && self.is_free(chair.seat)).then(|| self.link(house, chair.seat)),
            muted: self.is_muted(who, Some(chair.seat)),
            ..FrameChair::new(chair.seat, name)
        }
    }
    fn said(&self, who: Viewer, names: &[String], words: &dyn Words) -> Vec<Said> {
        let name = |seat: Option<Seat>| seat.and_then(|seat| names.get(seat.index())).cloned().unwrap_or_default();
        let said = |row: &ChatRow| {
            let called = name(row.seat);
            let text = match row.notice {
                true if row.seat == who.seat() => words.text(&row.text, &[("who", Arg::You)]),
                true => words.text(&row.text, &[("who", Arg::Name(called.clone()))]),
                false => row.text.clone(),
            };
            Said { number: row.number, who: called, seat: row.seat, text, notice: row.notice }
        };
        self.chat.iter().filter(|row| row.notice || !self.is_muted(who, row.seat)).map(said).collect()
    }
    /// Does this viewer not want to hear that seat?
    fn is_muted(&self, who: Viewer, other: Option<Seat>) -> bool {
        let listener = who.seat().and_then(|seat| self.chairs.get(seat.index()));
        let Some((Sitter::Person(person), other)) = listener.map(|chair| &chair.sitter).zip(other) else {
            return false;
        };
        self.muted.contains(&(person.clone(), other))
    }
    fn take_back_asked(&self, you: Option<Seat>, names: &[String]) -> Option<TakeBack> {
        let ask = self.ask.as_ref().filter(|ask| ask.seq == self.at(Viewer::Onlooker).seq)?;
        let who = names.get(ask.seat.index()).cloned().unwrap_or_default();
        let asked = you.is_some_and(|seat| self.people().has(seat) && !ask.agreed.contains(&seat));
        Some(TakeBack { who, mine: you == Some(ask.seat), answered: !asked })
    }
    /// The record of a match that is over, with its seed.
    pub(crate) fn record(&self, house: &House) -> Outcome<Record> {
        if self.row.stage != Stage::Over {
            return Err(Fault::Forbidden("house-record-closed"));
        }
        let words = house.speech(game(&self.row.game)?.info(), Language::ENGLISH);
        let names = names(&self.chairs, &*words);
        let play = self.play()?;
        let record = Record::of(&*play.table, &names).ok_or(Fault::Missing)?;
        Ok(Record { promise: Some(dealer::promise(play.seed)), seed: Some(play.seed), ..record })
    }
    /// The seats the table waits for.
    pub(crate) fn turn(&self) -> Vec<Seat> {
        match self.play.as_ref().filter(|_| self.row.stage == Stage::Playing).map(|play| play.table.turn()) {
            Some(Turn::Decide(seats)) => seats.collect(),
            _ => vec![],
        }
    }
}

#[cfg(test)]
mod tests;
