//! What stands around the Scene: the same for every game.
use engine::Seat;

/// Who sits here and what else the page of a table shows besides the game: plain data from the server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// What the page is for.
    pub mode: Mode,
    /// The table's id; none where a page shows a table that nobody else sees, such as a lesson.
    pub table: String,
    /// The path all forms go to; that of the table if there is none.
    pub home: String,
    /// What an action answers to: lines in the record and actions in the own draft, `34.0`.
    pub at: String,
    /// How much the viewer has been told.
    pub news: usize,
    /// Where the viewer sits; nowhere for somebody who watches.
    pub you: Option<Seat>,
    /// May the last action of the own draft be taken back?
    pub can_undo: bool,
    /// The move that needs no thought, if there is one now.
    pub routine: Option<String>,
    /// Is something held up that can be put away?
    pub put_away: bool,
    /// Every chair.
    pub chairs: Vec<FrameChair>,
    /// What was said, newest last.
    pub chat: Vec<Said>,
    /// May the viewer talk?
    pub may_chat: bool,
    /// Somebody asks to go back.
    pub asks: Option<TakeBack>,
    /// May the viewer ask to go back?
    pub may_ask: bool,
    /// May the viewer ask for a hint?
    pub hints: bool,
    /// What the coach advises, after it was asked.
    pub advice: Vec<Advice>,
    /// What the coach says of its own accord.
    pub coach: Option<Coach>,
    /// Is the match over?
    pub over: bool,
    /// Where everything is counted and told, when the match is over: the page goes there by itself.
    pub end: Option<String>,
    /// The table of the next match.
    pub next: Option<String>,
    /// May the viewer open the table of the next match?
    pub may_rematch: bool,
    /// The link for those who want to watch.
    pub watch: Option<String>,
}

/// What the page of a table is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// A match that is on, or has just ended.
    #[default]
    Table,
    /// A match that is looked at again: nothing can be done in it.
    Replay,
    /// A position in which moves are tried out.
    Analysis,
    /// A position in which something is to be learnt.
    Lesson,
}

impl Mode {
    /// As the page's script and style know it; nothing for a match that is on.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Mode::Table => "",
            Mode::Replay => "replay",
            Mode::Analysis => "analysis",
            Mode::Lesson => "lesson",
        }
    }
}

impl Frame {
    /// Where forms go, in two pieces.
    pub(crate) fn base(&self) -> [&str; 2] {
        if self.home.is_empty() { ["/t/", &self.table] } else { [&self.home, ""] }
    }
}

/// What the coach says of its own accord: about a kind of decision, or about what was done in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coach {
    /// What it is about.
    pub head: String,
    /// One paragraph after another.
    pub says: Vec<String>,
    /// How.
    pub tone: CoachTone,
    /// The kind of decision that need not be explained again, where the viewer can say so.
    pub kind: Option<&'static str>,
    /// Where to go from here: words and address; the first one is the obvious one.
    pub ways: Vec<(String, String)>,
}

/// How the coach says something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CoachTone {
    /// It explains.
    #[default]
    Explains,
    /// Well done.
    Praises,
    /// Not quite.
    Objects,
}

/// A chair and who sits in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameChair {
    /// Which one.
    pub seat: Seat,
    /// Who.
    pub name: String,
    /// Is somebody there?
    pub present: bool,
    /// Does a computer player play here?
    pub bot: bool,
    /// Does a computer player play for a person who is away?
    pub stand_in: bool,
    /// When the decision is due, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// The link that lets a person sit down here, while the chair is free.
    pub link: Option<String>,
    /// Does the viewer not want to hear this one?
    pub muted: bool,
}

impl FrameChair {
    /// A chair with somebody in it.
    pub fn new(seat: Seat, name: impl Into<String>) -> FrameChair {
        let (present, bot, stand_in, muted) = (true, false, false, false);
        FrameChair { seat, name: name.into(), present, bot, stand_in, deadline: None, link: None, muted }
    }
}

/// The longest line of the talk, in letters.
pub const LONGEST_SAID: u16 = 300;

/// A line of the talk.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// Counts up with every line, so that a page knows which ones are new.
    pub number: i64,
    /// Who.
    pub who: String,
    /// Where they sit.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// Does the table itself say it: somebody came, somebody left?
    pub notice: bool,
}

/// Somebody asks to go back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TakeBack {
    /// Who asks.
    pub who: String,
    /// Is it the viewer?
    pub mine: bool,
    /// Has the viewer agreed, or need not be asked?
    pub answered: bool,
}

/// One thing the coach advises.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Advice {
    /// The notation of the first action.
    pub action: String,
    /// The actions in words.
    pub said: Vec<String>,
    /// The chance to win, in percent.
    pub percent: u8,
    /// Why.
    pub reason: String,
}
