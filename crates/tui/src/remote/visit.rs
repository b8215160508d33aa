//! Sitting at a table far away: what was seen last, and what has not been answered yet. Pure except for the clocks.
use super::{Denied, Guest, RemoteTable, Sight, Update};
use crate::board::{Board, Mode, Purpose, Wish};
use crate::command::{Besides, TALK};
use crate::voices::Voices;
use engine::scene::{Area, Beat, Group, Id, Item, Layout};
use engine::{Line, Scene, Words};
use std::mem::take;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long to wait for the picture of an action before the present picture counts again.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long something that was said stands above the table.
const HEARD: Duration = Duration::from_secs(20);

/// What a person has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Situation {
    /// To wait for others to sit down.
    Wait,
    /// To wait for others to play, or for the answer to what was done.
    Watch,
    /// To look until they put it away.
    Look,
    /// To decide.
    Decide,
    /// Nothing: the match is over.
    End,
    /// Nothing: the table is gone.
    Closed,
}

/// One person's visit.
pub(super) struct Visit<'w> {
    words: &'w Voices,
    sight: Option<Sight>,
    waiting: Vec<Guest>,
    lost: bool,
    closed: Option<String>,
    /// What has been done and not been shown yet.
    awaited: Option<Awaited>,
    /// How much was put away here. The table may still hold it up while something is tried out.
    looked: usize,
    remarks: Vec<Remark>,
    /// When somebody last said something.
    heard: Option<Instant>,
    /// One sentence that was not read yet.
    message: Option<String>,
    /// Is everything being done that needs no thought?
    rolling: bool,
    /// What is to be tried again, because somebody else was quicker.
    again: Option<Retry>,
}

/// Something that was said at the table.
struct Remark {
    /// How long the story was then.
    at: usize,
    said: String,
}

/// What was chosen, and from what.
struct Retry {
    action: String,
    offers: Vec<Group>,
}

struct Awaited {
    what: Expected,
    until: Instant,
}

/// What the next picture has to show.
enum Expected {
    /// The table at least this far on.
    At(String),
    /// That this much was put away.
    PutAway(usize),
    /// A table that has changed since this.
    Beyond(String),
}

impl Expected {
    fn is_shown(&self, sight: &Sight) -> bool {
        match self {
            Expected::At(at) => *at == sight.at || lines(&sight.at) > lines(at),
            Expected::PutAway(news) => !sight.put_away || sight.news > *news,
            Expected::Beyond(at) => *at != sight.at,
        }
    }
}

/// The first number of `34.0`.
fn lines(at: &str) -> usize {
    at.split('.').next().and_then(|lines| lines.parse().ok()).unwrap_or(0)
}

impl<'w> Visit<'w> {
    pub(super) fn new(words: &'w Voices) -> Visit<'w> {
        Visit {
            words,
            sight: None,
            waiting: vec![],
            lost: false,
            closed: None,
            awaited: None,
            looked: 0,
            remarks: vec![],
            heard: None,
            message: None,
            rolling: false,
            again: None,
        }
    }
    /// Something came from far away.
    pub(super) fn hear(&mut self, update: Update) {
        match update {
            Update::Waiting(guests) => self.waiting = guests,
            Update::Shown(sight) => self.see(*sight),
            Update::Lost => self.lost = true,
            Update::Found => self.lost = false,
            Update::Closed(why) => {
                self.message = Some(why.clone());
                self.closed = Some(why);
            }
            // Only plain lines are written, and they are read where they are asked for.
            Update::Written(_) => {}
        }
    }
    fn see(&mut self, sight: Sight) {
        // A newcomer hears what was said before as the beginning of the story.
        let at = if self.sight.is_some() { sight.scene.beats.len() } else { 0 };
        if sight.said.len() > self.remarks.len() && self.sight.is_some() {
            self.heard = Some(Instant::now());
        }
        // What the house said is said again in another language when somebody turns to one.
        self.remarks.iter_mut().zip(&sight.said).for_each(|(remark, said)| remark.said.clone_from(said));
        let new = sight.said.iter().skip(self.remarks.len());
        self.remarks.extend(new.map(|said| Remark { at, said: said.clone() }));
        // What was put away while it was tried out, and then taken back, has not been told yet.
        self.looked = self.looked.min(sight.news);
        if self.awaited.as_ref().is_some_and(|awaited| awaited.what.is_shown(&sight)) {
            self.awaited = None;
        }
        self.sight = Some(sight);
    }

    /// What the person at this keyboard has to do.
    pub(super) fn step(&self) -> Situation {
        let Some(sight) = &self.sight else {
            return if self.closed.is_some() { Situation::Closed } else { Situation::Wait };
        };
        match () {
            () if sight.over => Situation::End,
            () if self.closed.is_some() => Situation::Closed,
            () if self.is_awaiting() => Situation::Watch,
            () if sight.put_away && sight.news > self.looked => Situation::Look,
            () if sight.scene.all_offers().next().is_some() => Situation::Decide,
            () => Situation::Watch,
        }
    }
    fn is_awaiting(&self) -> bool {
        self.awaited.as_ref().is_some_and(|awaited| awaited.until > Instant::now())
    }
    /// How long to wait for news before going back to the present picture; as long as it takes if nothing is awaited.
    pub(super) fn patience(&self) -> Duration {
        let left = self.awaited.as_ref().map(|awaited| awaited.until.saturating_duration_since(Instant::now()));
        left.filter(|left| !left.is_zero()).unwrap_or(Duration::from_secs(3_600))
    }
    pub(super) fn is_lost(&self) -> bool {
        self.lost
    }
    pub(super) fn is_over(&self) -> bool {
        self.step() == Situation::End
    }
    /// Is there nothing more to come?
    pub(super) fn is_at_end(&self) -> bool {
        matches!(self.step(), Situation::End | Situation::Closed)
    }
    pub(super) fn may_talk(&self) -> bool {
        self.sight.as_ref().is_some_and(|sight| sight.you.is_some())
    }
    pub(super) fn words(&self) -> &'w Voices {
        self.words
    }
    /// What the person can do besides taking an offer.
    pub(super) fn besides(&self) -> Besides {
        self.sight.as_ref().map_or_else(Besides::default, |sight| Besides {
            undo: sight.can_undo,
            routine: sight.routine.is_some(),
            talk: sight.you.is_some(),
        })
    }
    /// The sentence that was not read yet.
    pub(super) fn take_message(&mut self) -> Option<String> {
        self.message.take()
    }

    /// The present picture, with what was said at its place in the story.
    pub(super) fn scene(&self) -> Scene {
        let Some(sight) = &self.sight else { return self.waiting_room() };
        let mut scene = sight.scene.clone();
        if !sight.over && sight.news <= self.looked {
            scene.over = None;
        }
        for remark in self.remarks.iter().rev() {
            let place = remark.at.min(scene.beats.len());
            let at = place.checked_sub(1).map_or(0, |before| scene.beats[before].at);
            scene.beats.insert(place, Beat::new(at, None, "say").told(remark.said.clone().into()));
        }
        if self.step() == Situation::Watch {
            scene.offers.clear();
        }
        scene
    }
    fn waiting_room(&self) -> Scene {
        let lines = self.waiting.iter().map(|guest| Item::Say(Line::from(self.guest(guest))));
        let name = self.words.text("tui-players", &[]);
        let table = vec![Area::new(Id(0), "", Layout::Column, name, lines.collect())];
        let lead = self.closed.clone().unwrap_or_else(|| self.words.text("tui-waiting", &[]));
        Scene { lead, table, ..Scene::default() }
    }
    /// Who is there and how long they have, or that the connection is lost.
    pub(super) fn caption(&self) -> String {
        if self.lost {
            return self.words.text("tui-lost", &[]);
        }
        let Some(sight) = &self.sight else { return String::new() };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64);
        let guest = |guest: &Guest| match guest.deadline {
            Some(deadline) => format!("{} {}", self.guest(guest), clock(deadline - now)),
            None => self.guest(guest),
        };
        let talk = self.may_talk().then(|| self.words.text("tui-keys-talk", &[]));
        let heard = self.remarks.last().filter(|_| self.heard.is_some_and(|at| at.elapsed() < HEARD));
        let heard = heard.map(|remark| remark.said.clone());
        sight.guests.iter().map(guest).chain(heard.or(talk)).collect::<Vec<_>>().join(" · ")
    }
    /// Everybody, and whether they are there.
    pub(super) fn presence(&self) -> String {
        let guests = self.sight.as_ref().map_or(&self.waiting, |sight| &sight.guests);
        guests.iter().map(|guest| self.guest(guest)).collect::<Vec<_>>().join(" · ")
    }
    fn guest(&self, guest: &Guest) -> String {
        let name = || [("name", guest.name.as_str().into())];
        if let Some(level) = guest.bot {
            return format!("{} ({})", guest.name, self.words.text("tui-menu-bot", &[("level", level.into())]));
        }
        match (guest.stand_in, guest.present) {
            (true, _) => self.words.text("tui-bot-plays", &name()),
            (false, false) => self.words.text("tui-away", &name()),
            (false, true) => guest.name.clone(),
        }
    }

    /// The present screen. What lies over the table stays there, and so do touches that still lead somewhere.
    pub(super) fn board(&mut self, before: Option<Board<'w>>) -> Board<'w> {
        let purpose = match self.step() {
            Situation::Wait | Situation::Watch => Purpose::Watch,
            Situation::Look => Purpose::Look,
            Situation::Decide => Purpose::Decide,
            Situation::End | Situation::Closed => Purpose::End,
        };
        let mut board = Board::new(self.scene(), purpose, self.words);
        board.keys = self.besides().keys();
        if let Some(before) = before {
            board.story_back = before.story_back;
            board.flashing = before.scene.beats.last().map_or(usize::MAX, |latest| latest.at + 1);
            board.mode = match before.mode {
                Mode::Command(text) if board.chooser.is_none() && !text.starts_with(TALK) => Mode::Table,
                mode => mode,
            };
            if board.purpose == before.purpose && board.scene.offers == before.scene.offers {
                (board.chooser, board.message) = (before.chooser, before.message);
            }
        }
        board.message = self.take_message().or(board.message);
        board
    }
    /// Does what the person wants; what goes wrong is said on the board.
    pub(super) fn wish(&mut self, wish: Wish, far: &mut dyn RemoteTable, board: &mut Board<'w>) {
        let done = match wish {
            Wish::Act(words) => match words.strip_prefix(TALK) {
                Some(text) => {
                    board.mode = Mode::Table;
                    return board.message = self.talk(text, far).err();
                }
                None => self.act(&words, far),
            },
            Wish::Undo => self.undo(far),
            Wish::All => self.roll(far),
            Wish::Speak => {
                self.words.turn();
                return far.speak(self.words.language());
            }
            Wish::Done if self.step() == Situation::Look => self.put_away(far),
            Wish::Done | Wish::Stay | Wish::Leave => return,
        };
        match done {
            Ok(()) => *board = self.board(None),
            Err(why) => board.message = Some(why),
        }
    }
    pub(super) fn talk(&mut self, text: &str, far: &mut dyn RemoteTable) -> Result<(), String> {
        far.say(text.trim()).map_err(|denied| self.because(denied))
    }
    pub(super) fn act(&mut self, action: &str, far: &mut dyn RemoteTable) -> Result<(), String> {
        let at = self.at();
        match far.act(&at, action) {
            Ok(then) => self.wait_for(Expected::At(then)),
            Err(Denied::Stale) => {
                let offers = self.sight.as_ref().map_or(vec![], |sight| sight.scene.offers.clone());
                self.again = Some(Retry { action: action.to_owned(), offers });
                self.wait_for(Expected::Beyond(at));
            }
            Err(Denied::Because(why)) => return Err(why),
        }
        Ok(())
    }
    pub(super) fn undo(&mut self, far: &mut dyn RemoteTable) -> Result<(), String> {
        if !self.sight.as_ref().is_some_and(|sight| sight.can_undo) {
            return Err(self.words.text("tui-no-undo", &[]));
        }
        let then = far.undo(&self.at()).map_err(|denied| self.because(denied))?;
        self.wait_for(Expected::At(then));
        Ok(())
    }
    /// Begins to do everything that needs no thought.
    pub(super) fn roll(&mut self, far: &mut dyn RemoteTable) -> Result<(), String> {
        let routine = self.sight.as_ref().and_then(|sight| sight.routine.clone());
        let action = routine.ok_or_else(|| self.words.text("tui-no-routine", &[]))?;
        self.rolling = true;
        self.act(&action, far).inspect_err(|_| self.rolling = false)
    }
    /// Goes on by itself: with what was chosen, if somebody was quicker but the same can still be chosen, and with
    /// what needs no thought, until something does. Answers whether something was done.
    pub(super) fn go_on(&mut self, far: &mut dyn RemoteTable) -> bool {
        if self.is_awaiting() {
            return false;
        }
        let (again, rolling) = (self.again.take(), take(&mut self.rolling));
        let sight = self.sight.as_ref().filter(|_| self.step() == Situation::Decide);
        let done = match again {
            Some(retry) if sight.is_some_and(|sight| sight.scene.offers == retry.offers) => {
                self.act(&retry.action, far)
            }
            Some(_) => Err(self.words.text("tui-gone-on", &[])),
            None if rolling && sight.is_some_and(|sight| sight.routine.is_some()) => self.roll(far),
            None => return false,
        };
        if let Err(why) = done {
            self.message = Some(why);
        }
        true
    }
    pub(super) fn put_away(&mut self, far: &mut dyn RemoteTable) -> Result<(), String> {
        let news = self.sight.as_ref().map_or(0, |sight| sight.news);
        // Put away here in any case: what the table could not be told comes back with a later visit.
        self.looked = news;
        far.put_away(news).map_err(|denied| self.because(denied))?;
        self.wait_for(Expected::PutAway(news));
        Ok(())
    }
    fn because(&self, denied: Denied) -> String {
        match denied {
            Denied::Stale => self.words.text("tui-gone-on", &[]),
            Denied::Because(why) => why,
        }
    }
    fn at(&self) -> String {
        self.sight.as_ref().map_or_else(String::new, |sight| sight.at.clone())
    }
    fn wait_for(&mut self, what: Expected) {
        // The picture may have come before the answer.
        let shown = self.sight.as_ref().is_some_and(|sight| what.is_shown(sight));
        self.awaited = (!shown).then(|| Awaited { what, until: Instant::now() + PATIENCE });
    }
}

/// Minutes and seconds, with hours if there are any.
fn clock(millis: i64) -> String {
    let seconds = millis.max(0) / 1_000;
    match seconds / 3_600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}
