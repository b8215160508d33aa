//! What each viewer is shown.
use super::coaching::{Explanation, GOAL, equal, explanation, in_words};
use super::invitations::{chair_link, watch_link};
use super::names::names_on_record;
use super::talking::way_back;
use super::{At, OpenTable};
use crate::fault::{Fault, Outcome};
use crate::house::{House, game};
use crate::rows::{AskRow, ChairRow, ChatRow, MuteRow, Sitter, Stage, TableRow};
use bots::Hint;
use engine::{AnyTable, Arg, Foresight, Record, Scene, Seat, Seats, Viewer, Words};
use i18n::Language;
use std::collections::HashSet;
use std::sync::Arc;
use web::{Advice, Changes, CoachNote, Frame, FrameChair, Held, Picture, Said, Signpost, TakeBack};

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
    /// What a page lacks of it that holds this, and what it holds then.
    pub(crate) fn update(&self, held: &mut Held) -> Changes {
        web::update(&self.scene, &self.frame, &*self.words, held)
    }
}

/// All that a picture depends on. The drafts of others are not part of it, nor is how often something was written.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Depends {
    row: TableRow,
    chairs: Vec<ChairRow>,
    at: At,
    /// What the viewer is trying out.
    own: Vec<String>,
    /// The number of the last line of chat.
    said: i64,
    ask: Option<AskRow>,
    muted: HashSet<MuteRow>,
    present: Seats,
    /// How much the coach has explained.
    taught: usize,
    /// How many plans the viewer was shown for this decision; asking again gives the same ones.
    advised: usize,
}

/// Says what one viewer is shown of a table. It only looks.
#[derive(Clone, Copy)]
pub(crate) struct Presenter<'a> {
    pub(crate) house: &'a House,
    pub(crate) table: &'a OpenTable,
    pub(crate) who: Viewer,
}

impl Presenter<'_> {
    /// What this viewer is shown, in this language; nothing before the match begins.
    pub(crate) fn show(&self, language: Language) -> Option<Shown> {
        let (play, info) = (self.table.play.as_ref()?, game(&self.table.row.game).ok()?.info());
        let words = self.house.speech(info, language);
        let names = self.table.seating.names(&*words);
        let seen = play.seen_by(self.who);
        let put_away = self.you().map_or(0, |seat| self.table.seating.chair(seat).seen);
        let fresh = play.fresh_from(self.who, put_away);
        let scene = match self.table.row.source {
            Some(_) => seen.scene_recalled(self.who, fresh, &*words, &names),
            None => seen.scene(self.who, fresh, &*words, &names),
        };
        let frame = Frame {
            chat: self.said(&names, &*words),
            news: seen.told(self.who),
            coach: self.coach(&scene, &*words),
            advice: self.advice(seen, &*words, &names),
            equal: equal(self.given(), &*words),
            ..self.frame(&scene, &names)
        };
        Some(Shown { at: play.at(self.who), scene, frame, words })
    }
    /// Everything that [`show`](Presenter::show) depends on.
    pub(crate) fn depends(&self) -> Depends {
        let OpenTable { row, play, seating, talk, coaching } = self.table;
        let at = self.table.at(self.who);
        Depends {
            row: TableRow { rev: 0, due: None, ..row.clone() },
            chairs: seating.chairs.clone(),
            at,
            own: play.as_ref().map_or_else(Vec::new, |play| play.tried_by(self.who).to_vec()),
            said: talk.last_number(),
            ask: talk.ask.clone(),
            muted: talk.muted.clone(),
            present: seating.present(self.house.host.now()),
            taught: coaching.taught(),
            advised: coaching.given(self.who, at).len(),
        }
    }
    fn you(&self) -> Option<Seat> {
        self.who.seat()
    }

    fn frame(&self, scene: &Scene, names: &[String]) -> Frame {
        let (you, OpenTable { row, play, seating, talk, .. }) = (self.you(), self.table);
        let over = row.stage == Stage::Over;
        let chairs = seating.chairs.iter().zip(names).map(|(chair, name)| self.chair(chair, name));
        Frame {
            table: row.id.to_string(),
            at: self.table.at(self.who).to_string(),
            you,
            can_undo: play.as_ref().is_some_and(|play| !play.tried_by(self.who).is_empty()),
            routine: you.and_then(|seat| self.table.begun().ok()?.routine(seat)),
            put_away: scene.over.is_some() && !over && you.is_some(),
            chairs: chairs.collect(),
            may_chat: you.is_some() && self.house.standing.is_open(),
            asks: self.take_back_asked(names),
            may_ask: talk.ask.is_none() && you.is_some_and(|seat| way_back(self.table, seat).is_ok()),
            hints: row.hints && you.is_some() && !over,
            over,
            end: over.then(|| format!("/r/{}/end", row.id)),
            next: row.next.as_ref().map(ToString::to_string),
            may_rematch: over && you.is_some() && row.next.is_none(),
            watch: you.filter(|_| self.house.standing.is_open()).map(|_| watch_link(self.table, self.house)),
            whereabouts: self.house.standing.whereabouts(),
            ..Frame::default()
        }
    }
    fn chair(&self, chair: &ChairRow, name: &str) -> FrameChair {
        let OpenTable { play, seating, .. } = self.table;
        let (seat, bot) = (chair.seat, chair.sitter == Sitter::Bot);
        let may_invite = self.house.standing.is_open() && self.you().is_some() && seating.is_free(seat);
        FrameChair {
            present: bot || seating.present(self.house.host.now()).has(seat),
            bot: bot.then_some(chair.level),
            stand_in: !bot && chair.is_played_by_bot(),
            deadline: play.as_ref().and_then(|play| play.clock.deadline(seat)).filter(|_| !bot),
            link: may_invite.then(|| chair_link(self.table, self.house, seat)),
            muted: self.is_muted(Some(seat)),
            ..FrameChair::new(seat, name)
        }
    }
    fn said(&self, names: &[String], words: &dyn Words) -> Vec<Said> {
        let name = |seat: Option<Seat>| seat.and_then(|seat| names.get(seat.index())).cloned().unwrap_or_default();
        let said = |row: &ChatRow| {
            let called = name(row.seat);
            let text = match row.notice {
                true if row.seat == self.you() => words.text(&row.text, &[("who", Arg::You)]),
                true => words.text(&row.text, &[("who", Arg::Name(called.clone()))]),
                false => row.text.clone(),
            };
            Said { number: row.number, who: called, seat: row.seat, text, notice: row.notice }
        };
        self.table.talk.chat.iter().filter(|row| row.notice || !self.is_muted(row.seat)).map(said).collect()
    }
    /// Has this viewer muted that seat?
    fn is_muted(&self, other: Option<Seat>) -> bool {
        let listener = self.you().map(|seat| self.table.seating.chair(seat));
        self.table.talk.is_muted(listener, other)
    }
    fn take_back_asked(&self, names: &[String]) -> Option<TakeBack> {
        let (you, ask) = (self.you(), self.table.talk.asked_at(self.table.at(Viewer::Onlooker).seq)?);
        let who = names.get(ask.seat.index()).cloned().unwrap_or_default();
        let asked = you.is_some_and(|seat| self.table.seating.people().has(seat) && !ask.agreed.contains(&seat));
        Some(TakeBack { who, mine: you == Some(ask.seat), answered: !asked })
    }
    /// What the coach explains now, and the places it speaks of.
    fn coach(&self, scene: &Scene, words: &dyn Words) -> Option<CoachNote> {
        self.exercise(words).or_else(|| self.explained(scene, words))
    }
    /// At the beginning of an exercise, what it is.
    fn exercise(&self, words: &dyn Words) -> Option<CoachNote> {
        let source = self.table.row.source.as_ref().filter(|_| self.you().is_some())?;
        let begins = At { seq: source.step, tried: 0 };
        let (head, says) = (words.text("house-exercise", &[]), vec![words.text("house-exercise-begins", &[])]);
        let way = Signpost { words: words.text("web-exercise-of", &[]), to: format!("/r/{}/end", source.id) };
        (self.table.at(self.who) == begins).then(|| CoachNote { head, says, ways: vec![way], ..CoachNote::default() })
    }
    fn explained(&self, scene: &Scene, words: &dyn Words) -> Option<CoachNote> {
        let Explanation { kind, key } = explanation(self.table, self.you()?)?;
        let says = vec![words.text(key, &[])];
        let (head, means) = match scene.offers.iter().find(|group| group.kind == kind) {
            // A ring around one button among others would be advice.
            Some(group) if group.offers.len() == 1 && scene.offers.len() > 1 => (group.short.clone(), vec![]),
            Some(group) => (group.short.clone(), group.offers.iter().map(|offer| offer.act.clone()).collect()),
            None if kind == GOAL.kind => (words.text("house-goal", &[]), vec![]),
            None => return None,
        };
        Some(CoachNote { head, says, kind: Some(kind), means, ..CoachNote::default() })
    }
    /// The advice that was given for this decision, in words.
    fn advice(&self, seen: &dyn AnyTable, words: &dyn Words, names: &[String]) -> Vec<Advice> {
        let given = self.given();
        let Some(seat) = self.you().filter(|_| !given.is_empty()) else {
            return vec![]; // pages are drawn often, and guessing a world is not free
        };
        let ahead = Foresight::of(seen, seat);
        in_words(given, &ahead, words, names)
    }
    fn given(&self) -> &[Hint] {
        self.table.coaching.given(self.who, self.table.at(self.who))
    }
}

/// The record of a match that is over, with its seed.
pub(crate) fn record(table: &OpenTable, house: &House) -> Outcome<Record> {
    if table.row.stage != Stage::Over {
        return Err(Fault::Forbidden("house-record-closed"));
    }
    let words = house.speech(game(&table.row.game)?.info(), Language::ENGLISH);
    let play = table.begun()?;
    let record = Record::of(&*play.table, &names_on_record(&table.seating.chairs, &*words)).ok_or(Fault::Missing)?;
    Ok(Record { promise: Some(dealer::promise(play.seed)), seed: Some(play.seed), ..record })
}

#[cfg(test)]
mod tests;
