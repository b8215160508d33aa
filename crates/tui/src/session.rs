//! One match on one keyboard: whose turn it is, what they have not put away yet, and when the screen must be covered.
//! Pure: the full screen and the plain lines both follow the same [`HotSeat`].
use crate::command::Besides;
use crate::voices::Voices;
use engine::scene::Beat;
use engine::{AnyTable, Drafts, Fate, Refusal, Scene, Seat, Seats, Turn, Viewer, Words};
use std::io;

/// Who sits in a chair.
pub enum Chair<'a> {
    /// Somebody at this keyboard.
    Person,
    /// A program, which answers with the notation of an action.
    Bot(BotAnswer<'a>),
}

/// How a bot decides for a seat.
pub type BotAnswer<'a> = Box<dyn FnMut(&dyn AnyTable, Seat) -> String + 'a>;

/// What is done with the table when it has changed: its record is written, so that what counts is not lost whatever
/// happens. What a person did since chance last played is a draft; it is not on the table and deliberately not kept.
pub type Keep<'a> = Box<dyn FnMut(&dyn AnyTable) -> io::Result<()> + 'a>;

/// A match and those who play it. After [`crate::play`] the table holds the whole match for saving.
pub struct Session<'a> {
    /// The match.
    pub table: Box<dyn AnyTable>,
    /// Chance.
    pub fate: Box<dyn Fate + 'a>,
    /// What the players call themselves, by seat.
    pub names: Vec<String>,
    /// Who decides, by seat.
    pub chairs: Vec<Chair<'a>>,
    /// The languages.
    pub words: &'a Voices,
    /// What the dealer promised, which the story begins with.
    pub promise: Option<String>,
    /// Called after every step that counts; never for a draft.
    pub keep: Keep<'a>,
}

/// How a match was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// It was played to the end.
    Finished,
    /// Somebody left before the end.
    Quit,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The bot in this seat has acted.
    Acted(Seat),
    /// Cover the screen: this person sits down next.
    Pass(Seat),
    /// This person sees what is new, until they put it away.
    Look(Seat),
    /// This person decides.
    Decide(Seat),
    /// The match has ended.
    Over,
}

/// A session being played by people who share a keyboard.
pub(crate) struct HotSeat<'s, 'a> {
    session: &'s mut Session<'a>,
    /// What the person at the keyboard tries out. It is never kept: leaving now leaves the table as it was before.
    drafts: Drafts,
    /// How much of its news each seat has put away. Older news never comes back to the screen.
    fresh: Vec<usize>,
    /// The same for what everybody may see.
    public_fresh: usize,
    sitting: Option<Seat>,
    /// Who still sees the result of their own action.
    result: Option<Seat>,
    /// How many steps have been kept.
    kept: usize,
    /// How much everybody at the keyboard had been told before a bot last acted.
    acted_from: usize,
}

impl<'s, 'a> HotSeat<'s, 'a> {
    /// Sits down at the table as it is: what was told before is put away already.
    pub(crate) fn new(session: &'s mut Session<'a>) -> HotSeat<'s, 'a> {
        let told = |who| session.table.news(who).len();
        let fresh = session.table.players().map(|seat| told(Viewer::Seat(seat))).collect();
        let public_fresh = told(Viewer::Onlooker);
        let (sitting, result, kept, acted_from) = (None, None, 0, 0);
        HotSeat { session, drafts: Drafts::default(), fresh, public_fresh, sitting, result, kept, acted_from }
    }

    /// Lets chance and at most one bot play, and says what the people at the keyboard have to do.
    pub(crate) fn next(&mut self) -> io::Result<Step> {
        self.settle();
        self.keep()?;
        if let Some(seat) = self.result {
            return Ok(Step::Look(seat));
        }
        let Turn::Decide(owing) = self.session.table.turn() else {
            return Ok(Step::Over);
        };
        if let Some(bot) = self.bot_among(owing) {
            self.bot_acts(bot)?;
            return Ok(Step::Acted(bot));
        }
        let seat = self.session.table.asked_first().or(owing.first()).ok_or_else(nobody_owes)?;
        Ok(match self.sitting == Some(seat) || self.people() == 1 {
            false => Step::Pass(seat),
            true if self.has_unseen(seat) => Step::Look(seat),
            true => Step::Decide(seat),
        })
    }
    /// The cover is lifted by this person.
    pub(crate) fn sit(&mut self, seat: Seat) {
        self.sitting = Some(seat);
    }
    /// A person decides, in a draft while the game allows it. A refused action changes nothing.
    pub(crate) fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        let (seen, who) = (self.told(Viewer::Seat(seat)), Viewer::Seat(seat));
        let before = [who, Viewer::Onlooker].map(|who| self.session.table.news(who).len());
        if !self.drafts.act(self.session.table.as_mut(), seat, notation)? {
            return Ok(()); // only tried out
        }
        self.settle();
        let private = self.told(who) - before[0] > self.told(Viewer::Onlooker) - before[1];
        self.public_fresh = before[1];
        let next = self.session.table.asked_first();
        match self.session.table.turn() {
            // A player who goes on deciding sees it then; one who has to wait sees it now.
            Turn::Decide(owing) if owing.has(seat) && (next == Some(seat) || !self.has_unseen(seat)) => {}
            Turn::Decide(_) if private || self.people() > 1 || self.has_unseen(seat) => self.result = Some(seat),
            Turn::Decide(_) | Turn::Chance | Turn::Over => self.fresh[seat.index()] = seen,
        }
        Ok(())
    }
    /// Carries out the routine again and again, through chance too, until there is none, somebody else decides, or
    /// there is something to look at. Answers whether there was one. Every time chance plays, the table is kept.
    pub(crate) fn act_all(&mut self, seat: Seat) -> io::Result<Result<bool, Refusal>> {
        let mut acted = false;
        while let Some(action) = self.routine(seat).filter(|_| !acted || !self.has_unseen(seat)) {
            if let Err(refusal) = self.act(seat, &action) {
                return Ok(Err(refusal));
            }
            self.keep()?;
            acted = true;
        }
        Ok(Ok(acted))
    }
    /// Takes back what this person tried last. Answers whether there was anything.
    pub(crate) fn undo(&mut self, seat: Seat) -> bool {
        let taken_back = self.drafts.undo(seat);
        // What was put away while it was tried has not been told yet.
        self.fresh[seat.index()] = self.fresh[seat.index()].min(self.told(Viewer::Seat(seat)));
        taken_back
    }
    /// What this person can do besides taking an offer.
    pub(crate) fn besides(&self, seat: Seat) -> Besides {
        Besides { undo: self.can_undo(seat), routine: self.routine(seat).is_some(), talk: false }
    }
    /// Is there something this person can take back?
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.drafts.of(seat).is_some()
    }
    /// The move this person makes without thinking.
    pub(crate) fn routine(&self, seat: Seat) -> Option<String> {
        self.seen(Viewer::Seat(seat)).routine(seat)
    }
    /// Keeps what is new on the table.
    fn keep(&mut self) -> io::Result<()> {
        let steps = self.session.table.lines().len();
        if steps != self.kept {
            self.kept = steps;
            (self.session.keep)(self.session.table.as_ref())?;
        }
        Ok(())
    }
    /// A person has seen enough: what was new goes away for good.
    pub(crate) fn put_away(&mut self, seat: Seat) {
        self.result = None;
        self.fresh[seat.index()] = self.told(Viewer::Seat(seat));
    }

    /// What this person's screen shows now.
    pub(crate) fn scene(&self, seat: Seat) -> Scene {
        self.scene_for(Viewer::Seat(seat), self.fresh[seat.index()])
    }
    /// What may be on the screen while nobody in particular looks: the only person's picture, or what everybody may see.
    pub(crate) fn common_scene(&self) -> Scene {
        match self.only_person() {
            Some(seat) => self.scene(seat),
            None => self.scene_for(Viewer::Onlooker, self.public_fresh),
        }
    }
    /// Where the beats of [`common_scene`](HotSeat::common_scene) begin that tell what a bot has just done.
    pub(crate) fn acted_from(&self) -> usize {
        self.acted_from
    }
    /// A picture in the next language.
    pub(crate) fn retold(&self, scene: impl Fn() -> Scene) -> Scene {
        self.words().turn();
        scene()
    }
    /// How many people share the keyboard.
    pub(crate) fn people(&self) -> usize {
        self.session.table.players().filter(|&seat| !self.is_bot(seat)).count()
    }
    /// What the player in this seat is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.session.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }
    /// The languages.
    pub(crate) fn words(&self) -> &'a Voices {
        self.session.words
    }

    fn only_person(&self) -> Option<Seat> {
        let mut people = self.session.table.players().filter(|&seat| !self.is_bot(seat));
        people.next().filter(|_| people.next().is_none())
    }
    fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.session.chairs.get(seat.index()), Some(Chair::Bot(_)))
    }
    fn bot_among(&self, owing: Seats) -> Option<Seat> {
        let first = self.session.table.asked_first().filter(|&seat| self.is_bot(seat));
        first.or_else(|| owing.into_iter().find(|&seat| self.is_bot(seat)))
    }
    fn bot_acts(&mut self, seat: Seat) -> io::Result<()> {
        self.public_fresh = self.told(Viewer::Onlooker);
        self.acted_from = self.told(self.only_person().map_or(Viewer::Onlooker, Viewer::Seat));
        let Session { table, chairs, .. } = &mut *self.session;
        if let Some(Chair::Bot(answer)) = chairs.get_mut(seat.index()) {
            let notation = answer(table.as_ref(), seat);
            table.act(seat, &notation).map_err(|refusal| bot_refused(seat, &notation, &refusal))?;
        }
        self.settle();
        Ok(())
    }
    fn settle(&mut self) {
        let Session { table, fate, .. } = &mut *self.session;
        table.settle(fate.as_mut());
    }
    /// The table as this viewer sees it.
    fn seen(&self, who: Viewer) -> &dyn AnyTable {
        self.drafts.seen(self.session.table.as_ref(), who)
    }
    fn told(&self, who: Viewer) -> usize {
        self.seen(who).news(who).len()
    }
    fn has_unseen(&self, seat: Seat) -> bool {
        let (who, fresh) = (Viewer::Seat(seat), self.fresh[seat.index()]);
        let seen = self.seen(who);
        fresh < seen.told(who) && (seen.turn() == Turn::Over || seen.holds_up(who, fresh))
    }
    fn scene_for(&self, who: Viewer, fresh: usize) -> Scene {
        let mut scene = self.seen(who).scene(who, fresh, self.session.words, &self.session.names);
        let tale = |promise: &String| {
            let line = self.session.words.text("tui-promise", &[("promise", promise.clone().into())]);
            Beat::new(0, None, "say").told(line.into())
        };
        scene.beats.splice(0..0, self.session.promise.iter().map(tale));
        scene
    }
}

/// The sentence that tells a person why nothing happened.
pub(crate) fn refused(words: &dyn Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Unreadable(text) => words.text("tui-unreadable", &[("text", text.as_str().into())]),
        Refusal::NotYourTurn | Refusal::NoWayBack => words.text("tui-not-your-turn", &[]),
        Refusal::Forbidden(rule) => {
            let why = words.text(&rule.key(), &[]);
            words.text("tui-forbidden", &[("why", why.into()), ("rule", rule.0.into())])
        }
    }
}

fn bot_refused(seat: Seat, notation: &str, refusal: &Refusal) -> io::Error {
    io::Error::other(format!("the bot in {seat} answered '{notation}': {refusal}"))
}

fn nobody_owes() -> io::Error {
    io::Error::other("the table waits for a decision of nobody")
}
