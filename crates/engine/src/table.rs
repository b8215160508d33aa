//! A table: the only owner of a state. It checks turn and legality, so no game can forget to; it records; it replays.
use crate::{
    BySeat, Fate, Game, Info, Lot, Misread, Quick, Rule, Scene, Seat, Seats, Setup, Stage, Told, Turn, Viewer, Words,
    work,
};
use std::any::Any;
use std::fmt;

mod back;

/// One line of a record: a decision, or what chance drew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// A seat decided.
    Act(Seat, A),
    /// Chance drew from this pile.
    Drew(u8, Lot),
}

/// One line of the record: a step, or steps taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Written<A> {
    Step(Entry<A>),
    /// Everything is as it was after this many lines.
    Back(usize),
}

/// Who looks at a table, and how.
#[derive(Clone, Copy)]
struct Eye {
    who: Viewer,
    /// How much of the news has been put away.
    fresh: usize,
    /// As in [`Stage::recalls`].
    recalls: bool,
}

/// Where the table stood before a step.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// How many lines the record had.
    lines: usize,
    /// How many events there were.
    events: usize,
    /// How many of the last steps could be taken back.
    ways: usize,
    /// What it waited for.
    turn: Turn,
}

/// Why an action was not carried out. The state is unharmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No action is written like this.
    Unreadable(String),
    /// This seat owes no decision now.
    NotYourTurn,
    /// A rule forbids it.
    Forbidden(Rule),
    /// Something was drawn or revealed since, or there is nothing to take back.
    NoWayBack,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Unreadable(text) => write!(f, "'{text}' is not the notation of an action"),
            Refusal::NotYourTurn => f.write_str("this seat owes no decision now"),
            Refusal::Forbidden(rule) => write!(f, "{rule} forbids it"),
            Refusal::NoWayBack => f.write_str("something was drawn or revealed since, so it cannot be taken back"),
        }
    }
}

impl std::error::Error for Refusal {}

/// A match in progress.
///
/// Nothing gives the state away: callers ask for a [`Game::View`], a [`Scene`], or, if they may know everything
/// (records, positions, tests), a text.
#[derive(Debug)]
pub struct Table<G: Game> {
    setup: Option<Setup>,
    start: G::State,
    state: G::State,
    /// The whole record, with what was taken back.
    written: Vec<Written<G::Action>>,
    /// The steps that stand, and where the table stood before each.
    entries: Vec<Entry<G::Action>>,
    marks: Vec<Mark>,
    events: Vec<G::Event>,
    /// Index of the latest news while there is no entry: a guessed table remembers what its seat was told.
    latest: usize,
    /// How many of the last steps can be taken back: they revealed nothing to anybody.
    ways: usize,
    /// The states before the last steps: before those that can be taken back, or before all if everything is only tried
    /// out.
    ///
    /// Going back takes one from here and replays nothing, so following a record takes as many steps as it has lines,
    /// whatever it takes back. A state is `Copy` and less than a kilobyte, and a turn rarely has twenty steps before
    /// something is drawn or revealed and this list is empty again: thousands of tables can afford one.
    before: Vec<G::State>,
    /// Is this a guessed world, in which a turn is only tried out ([`Draft`](crate::Draft))?
    tried: bool,
}

// Not derived: that would ask the game, which is only a name, to be `Clone`.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        let (written, entries, marks) = (self.written.clone(), self.entries.clone(), self.marks.clone());
        Table { written, entries, marks, events: self.events.clone(), before: self.before.clone(), ..*self }
    }
}

impl<G: Game> Table<G> {
    /// A new match, before the deal.
    pub fn new(setup: &Setup) -> Self {
        Table { setup: Some(*setup), ..Table::from_state(G::new(setup)) }
    }
    /// A table that begins in the middle of a match: cases, puzzles, analysis. It has no record.
    pub fn from_position(text: &str) -> Result<Self, Misread> {
        G::read_position(text).map(Table::from_state)
    }
    fn from_state(state: G::State) -> Self {
        let (written, entries, marks, events, before) = (vec![], vec![], vec![], vec![], vec![]);
        let (setup, latest, ways, tried) = (None, 0, 0, false);
        Table { setup, start: state, state, written, entries, marks, events, latest, ways, before, tried }
    }

    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }
    /// Does this seat owe a decision?
    pub fn owes(&self, seat: Seat) -> bool {
        matches!(self.turn(), Turn::Decide(seats) if seats.has(seat))
    }
    /// Every action this seat may take now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        if self.owes(seat) { G::menu(&self.state, seat) } else { vec![] }
    }
    /// May this seat do that now?
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        if !self.owes(seat) {
            return Err(Refusal::NotYourTurn);
        }
        G::check(&self.state, seat, action).map_err(Refusal::Forbidden)
    }
    /// A seat decides.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.step(Entry::Act(seat, action));
        Ok(())
    }
    /// Chance plays until somebody has to decide.
    pub fn settle(&mut self, fate: &mut impl Fate) {
        while self.turn() == Turn::Chance {
            let pile = G::pile(&self.state);
            let name = pile.name;
            let lot = fate.pick(pile);
            self.step(Entry::Drew(name, lot));
        }
    }
    /// Chance draws this lot, written `pile.kind`, if it can.
    pub fn draw(&mut self, notation: &str) -> Result<(), Refusal> {
        if self.turn() != Turn::Chance {
            return Err(Refusal::NotYourTurn);
        }
        let pile = G::pile(&self.state);
        let lot = pile.odds().map(|(lot, _)| lot).find(|&lot| lot_notation::<G>(pile.name, lot) == notation);
        let lot = lot.ok_or_else(|| Refusal::Unreadable(notation.into()))?;
        self.step(Entry::Drew(pile.name, lot));
        Ok(())
    }
    fn step(&mut self, entry: Entry<G::Action>) {
        work::count(1);
        let (before, begin) = (self.state, self.events.len());
        self.marks.push(Mark { lines: self.written.len(), events: begin, ways: self.ways, turn: self.turn() });
        self.written.push(Written::Step(entry));
        self.entries.push(entry);
        let play = &mut Told::<G> { state: &mut self.state, events: &mut self.events };
        match entry {
            Entry::Act(seat, action) => G::act(play, seat, action),
            Entry::Drew(_, lot) => G::draw(play, lot),
        }
        self.keep(before, begin);
    }

    /// What this viewer knows, remembered perfectly.
    pub fn view(&self, who: Viewer) -> G::View {
        G::view(&self.state, who)
    }
    /// All this viewer was told, first to last; numbered by its own count, so that nothing shows as a gap.
    pub fn news(&self, who: Viewer) -> Vec<G::Event> {
        self.events.iter().copied().filter(|&event| G::audience(event).has(who)).collect()
    }
    /// Everything that was decided or drawn and not taken back.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }
    /// The same table after the first `lines` lines of its record.
    pub fn after(&self, lines: usize) -> Self {
        self.replayed(&self.written[..lines.min(self.written.len())])
    }
    fn replayed(&self, written: &[Written<G::Action>]) -> Self {
        let at_first = self.marks.first().map_or(self.events.len(), |mark| mark.events);
        let (setup, latest, events) = (self.setup, self.latest, self.events[..at_first].to_vec());
        let mut table = Table { setup, latest, events, ..Table::from_state(self.start) };
        table.tried = self.tried;
        for &line in written {
            match line {
                Written::Step(entry) => table.step(entry),
                Written::Back(lines) => table.go_back(lines).expect("this table has gone back there before"),
            }
        }
        table
    }
    /// A table in a world that fits what this seat knows, with everything it was told; it has no record. All tables that
    /// look alike to the seat give the same one. Which of the fitting worlds it is makes no difference to a
    /// [`Draft`](crate::Draft) until chance plays or somebody else decides, so any fate will do.
    pub fn guessed(&self, seat: Seat) -> Self {
        self.alike(seat, &mut Quick::new(0))
    }
    /// Another table that looks alike to this seat, each equally likely.
    pub fn alike(&self, seat: Seat, fate: &mut impl Fate) -> Self {
        let who = Viewer::Seat(seat);
        let (state, events) = (G::guess(&self.view(who), fate), self.news(who));
        let latest = events.len() - self.latest_news(who).count();
        Table { events, latest, tried: true, ..Table::from_state(state) }
    }
    /// The picture for one pair of eyes.
    fn drawn(&self, Eye { who, fresh, recalls }: Eye, words: &dyn Words, names: &[String]) -> Scene {
        let (news, legal) = (self.news(who), who.seat().map_or(vec![], |seat| self.legal(seat)));
        let check = |action| who.seat().map_or(Ok(()), |seat| G::check(&self.state, seat, action));
        let fresh = fresh.min(news.len());
        let (reader, news, legal, check) = (who.seat(), &news[..], &legal[..], &check);
        let mut scene = G::scene(&self.view(who), &Stage { words, reader, names, fresh, news, legal, recalls, check });
        if self.turn() == Turn::Over {
            scene.only_tell();
        }
        scene
    }
    /// What the last entry told this viewer.
    fn latest_news(&self, who: Viewer) -> impl Iterator<Item = G::Event> {
        let last = &self.events[self.marks.last().map_or(self.latest, |mark| mark.events)..];
        last.iter().copied().filter(move |&event| G::audience(event).has(who))
    }
}

fn lot_notation<G: Game>(pile: u8, lot: Lot) -> String {
    format!("{}.{}", G::PILES[pile as usize], G::lot(pile, lot))
}

/// Any table, addressed in notation: what the server, the pages and the terminal hold.
pub trait AnyTable: Send + Sync {
    /// The game.
    fn info(&self) -> &'static Info;
    /// Players and options, unless the table began with a position.
    fn setup(&self) -> Option<Setup>;
    /// Who plays.
    fn players(&self) -> Seats;
    /// What the table waits for.
    fn turn(&self) -> Turn;
    /// Who decides first, where some order is needed.
    fn asked_first(&self) -> Option<Seat>;
    /// The notation of every action this seat may take now.
    fn offers(&self, seat: Seat) -> Vec<String>;
    /// A seat decides.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;
    /// Chance plays until somebody has to decide.
    fn settle(&mut self, fate: &mut dyn Fate);
    /// Chance draws this lot, if it can.
    fn draw(&mut self, notation: &str) -> Result<(), Refusal>;
    /// All this viewer was told, in words for programs.
    fn news(&self, who: Viewer) -> Vec<String>;
    /// How much news this viewer was told.
    fn told(&self, who: Viewer) -> usize {
        self.news(who).len()
    }
    /// What the last entry told this viewer.
    fn last_news(&self, who: Viewer) -> Vec<String>;
    /// What this viewer knows, as text.
    fn view_text(&self, who: Viewer) -> String;
    /// The whole state as text: never for a player.
    fn position_text(&self) -> String;
    /// Is every piece somewhere, and only once?
    fn audit(&self) -> Result<(), String>;
    /// The kinds of decisions this seat may make now, in the order in which its screen lists them.
    fn kinds(&self, seat: Seat) -> Vec<&'static str>;
    /// Of which kind this decision of the seat would be; none if that is no notation of an action.
    fn kind_of(&self, seat: Seat, notation: &str) -> Option<&'static str>;
    /// Does the news beyond the first `fresh` show this viewer something that stays until they put it away? Not when the
    /// match is over: then the score stays on the screen.
    fn holds_up(&self, who: Viewer, fresh: usize) -> bool;
    /// What this viewer's screen shows; `fresh` counts the news already put away.
    fn scene(&self, who: Viewer, fresh: usize, words: &dyn Words, names: &[String]) -> Scene;
    /// The same with everything on show that this viewer has ever seen: for an exercise, in which nobody remembers what
    /// lay where.
    fn scene_recalled(&self, who: Viewer, fresh: usize, words: &dyn Words, names: &[String]) -> Scene {
        self.scene(who, fresh, words, names)
    }
    /// Everything that anybody is or was ever shown. It contains every player's secrets, so it is only for matches that
    /// are over. A table that knows no better shows what an onlooker sees.
    fn open_scene(&self, fresh: usize, words: &dyn Words, names: &[String]) -> Scene {
        self.scene(Viewer::Onlooker, fresh, words, names)
    }
    /// Points now.
    fn scores(&self) -> BySeat<Option<i16>>;
    /// Who has won.
    fn winners(&self) -> Seats;
    /// How many lines the record has.
    fn line_count(&self) -> usize;
    /// The record, line by line.
    fn lines(&self) -> Vec<String> {
        self.lines_from(0)
    }
    /// The lines of the record after the first `first`.
    fn lines_from(&self, first: usize) -> Vec<String>;
    /// What the table waited for after each line from this one on, as long as none of them was taken back.
    fn turns_from(&self, first: usize) -> Vec<Turn>;
    /// The pile of every draw so far, first to last: for a dealer that takes over.
    fn draws(&self) -> Vec<u8>;
    /// How much news this viewer had been told before the last step of this seat, or of anybody: what came since is
    /// fresh.
    fn told_before(&self, who: Viewer, actor: Option<Seat>) -> usize;
    /// How many lines the record had before the last decision of this seat, if it can be taken back.
    fn way_back(&self, seat: Seat) -> Option<usize>;
    /// Takes everything back to where the record had this many lines, unless something was drawn or revealed since.
    fn go_back(&mut self, lines: usize) -> Result<(), Refusal>;
    /// Undoes the last step in a [guessed](AnyTable::guessed) world, whatever it revealed there: nobody was told of it,
    /// and no line is left. Answers whether there was one; at a real table there never is.
    fn untry(&mut self) -> bool;
    /// The same table once more.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// Carries out one line of a record.
    fn follow(&mut self, line: &str) -> Result<(), Refusal>;
    /// The same table after the first `lines` lines of its record.
    fn after(&self, lines: usize) -> Box<dyn AnyTable>;
    /// A table in a world that fits what this seat knows, with everything it was told: for a [`Draft`](crate::Draft) and
    /// for [`Foresight`](crate::Foresight). All tables that look alike to the seat give the same one.
    fn guessed(&self, seat: Seat) -> Box<dyn AnyTable>;
    /// The notation of the move this seat makes without thinking, if there is one now ([`Game::routine`]).
    fn routine(&self, seat: Seat) -> Option<String>;
    /// For a bot that was made together with this kind of table.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyTable for Table<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }
    fn setup(&self) -> Option<Setup> {
        self.setup
    }
    fn players(&self) -> Seats {
        G::players(&self.state)
    }
    fn turn(&self) -> Turn {
        Table::turn(self)
    }
    fn asked_first(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Decide(seats) => G::asked_first(&self.state, seats),
            Turn::Chance | Turn::Over => None,
        }
    }
    fn offers(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(G::Action::to_string).collect()
    }
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        let action = notation.parse().map_err(|_| Refusal::Unreadable(notation.into()))?;
        Table::act(self, seat, action)
    }
    fn settle(&mut self, mut fate: &mut dyn Fate) {
        Table::settle(self, &mut fate);
    }
    fn draw(&mut self, notation: &str) -> Result<(), Refusal> {
        Table::draw(self, notation)
    }
    fn news(&self, who: Viewer) -> Vec<String> {
        Table::news(self, who).iter().map(G::Event::to_string).collect()
    }
    fn told(&self, who: Viewer) -> usize {
        self.events.iter().filter(|&&event| G::audience(event).has(who)).count()
    }
    fn last_news(&self, who: Viewer) -> Vec<String> {
        self.latest_news(who).map(|event| event.to_string()).collect()
    }
    fn view_text(&self, who: Viewer) -> String {
        G::write_view(&self.view(who))
    }
    fn position_text(&self) -> String {
        G::write_position(&self.state)
    }
    fn audit(&self) -> Result<(), String> {
        G::audit(&self.state)
    }
    fn kinds(&self, seat: Seat) -> Vec<&'static str> {
        let (view, legal) = (self.view(Viewer::Seat(seat)), self.legal(seat));
        let is_open = |kind: &&str| legal.iter().any(|&action| G::kind(&view, action) == *kind);
        G::kinds().into_iter().filter(is_open).collect()
    }
    fn kind_of(&self, seat: Seat, notation: &str) -> Option<&'static str> {
        let action = notation.parse().ok()?;
        Some(G::kind(&self.view(Viewer::Seat(seat)), action))
    }
    fn holds_up(&self, who: Viewer, fresh: usize) -> bool {
        let news = self.news(who);
        Table::turn(self) != Turn::Over && G::holds_up(&news[fresh.min(news.len())..])
    }
    fn scene_recalled(&self, who: Viewer, fresh: usize, words: &dyn Words, names: &[String]) -> Scene {
        self.drawn(Eye { who, fresh, recalls: true }, words, names)
    }
    fn scene(&self, who: Viewer, fresh: usize, words: &dyn Words, names: &[String]) -> Scene {
        self.drawn(Eye { who, fresh, recalls: false }, words, names)
    }
    fn open_scene(&self, fresh: usize, words: &dyn Words, names: &[String]) -> Scene {
        let drawn = |who: Viewer, fresh: usize| self.drawn(Eye { who, fresh, recalls: true }, words, names);
        let seats: Vec<Scene> = self.players().map(|seat| drawn(Viewer::Seat(seat), usize::MAX)).collect();
        drawn(Viewer::Onlooker, fresh).opened(&seats)
    }
    fn scores(&self) -> BySeat<Option<i16>> {
        G::scores(&self.state)
    }
    fn winners(&self) -> Seats {
        G::winners(&self.state)
    }
    fn line_count(&self) -> usize {
        self.written.len()
    }
    fn lines_from(&self, first: usize) -> Vec<String> {
        let line = |line: &Written<G::Action>| match *line {
            Written::Step(Entry::Act(seat, action)) => format!("{seat} {action}"),
            Written::Step(Entry::Drew(pile, lot)) => format!("draw {}", lot_notation::<G>(pile, lot)),
            Written::Back(lines) => format!("back {lines}"),
        };
        let lines = self.written.iter().skip(first);
        work::count(lines.len());
        lines.map(line).collect()
    }
    fn turns_from(&self, first: usize) -> Vec<Turn> {
        let later = self.marks.partition_point(|mark| mark.lines <= first);
        let mut turns: Vec<Turn> = self.marks[later..].iter().map(|mark| mark.turn).collect();
        turns.resize(self.written.len() - first, self.turn());
        turns
    }
    fn draws(&self) -> Vec<u8> {
        let pile = |entry: &Entry<G::Action>| if let Entry::Drew(pile, _) = *entry { Some(pile) } else { None };
        self.entries.iter().filter_map(pile).collect()
    }
    fn told_before(&self, who: Viewer, actor: Option<Seat>) -> usize {
        let acted =
            |entry: &Entry<G::Action>| matches!(*entry, Entry::Act(seat, _) if actor.is_none_or(|actor| seat == actor));
        let last = self.entries.iter().rposition(acted);
        let events = last.map_or(0, |at| self.marks[at].events);
        self.events[..events].iter().filter(|&&event| G::audience(event).has(who)).count()
    }
    fn way_back(&self, seat: Seat) -> Option<usize> {
        Table::way_back(self, seat)
    }
    fn go_back(&mut self, lines: usize) -> Result<(), Refusal> {
        Table::go_back(self, lines)
    }
    fn untry(&mut self) -> bool {
        Table::untry(self)
    }
    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
    fn follow(&mut self, line: &str) -> Result<(), Refusal> {
        let unreadable = || Refusal::Unreadable(line.into());
        match line.split_once(' ').ok_or_else(unreadable)? {
            ("draw", lot) => self.draw(lot),
            ("back", lines) => Table::go_back(self, lines.parse().map_err(|_| unreadable())?),
            (seat, action) => AnyTable::act(self, seat.parse().map_err(|_| unreadable())?, action),
        }
    }
    fn after(&self, lines: usize) -> Box<dyn AnyTable> {
        Box::new(Table::after(self, lines))
    }
    fn guessed(&self, seat: Seat) -> Box<dyn AnyTable> {
        Box::new(Table::guessed(self, seat))
    }
    fn routine(&self, seat: Seat) -> Option<String> {
        let action = G::routine(&self.view(Viewer::Seat(seat)))?;
        self.check(seat, action).is_ok().then(|| action.to_string())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
