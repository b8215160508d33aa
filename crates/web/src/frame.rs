//! What stands around the Scene, the same for every game.
use crate::json::wire;
use crate::whereabouts::HousePlace;
use engine::Seat;
use engine::scene::Id;
use serde::{Deserialize, Serialize};

/// What the page of a table shows besides the game, such as who sits where: plain data from the server. What is
/// skipped is for the page alone; the rest is also sent to programs and to `adit join`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Frame {
    /// What the page is for.
    #[serde(skip)]
    pub mode: Mode,
    /// The table's id; empty for a page that nobody else sees, such as a lesson.
    #[serde(skip)]
    pub table: String,
    /// The path all forms go to; if empty, that of the table.
    #[serde(skip)]
    pub home: String,
    /// What an action answers to: lines in the record and actions in the viewer's draft, `34.0`.
    #[serde(skip)]
    pub at: String,
    /// How much the viewer has been told.
    #[serde(skip)]
    pub news: usize,
    /// Where the viewer sits; none for a watcher.
    #[serde(with = "wire")]
    pub you: Option<Seat>,
    /// May the last action of the viewer's draft be taken back?
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
    #[serde(skip)]
    pub may_chat: bool,
    /// Somebody asks to go back.
    pub asks: Option<TakeBack>,
    /// May the viewer ask to go back?
    pub may_ask: bool,
    /// May the viewer ask for a hint?
    pub hints: bool,
    /// What the coach advises, after it was asked; the first of it is drawn on the table.
    #[serde(skip)]
    pub advice: Vec<Advice>,
    /// What the coach says of several plans that are about equally good; else empty.
    #[serde(skip)]
    pub equal: String,
    /// What the coach says of its own accord.
    #[serde(skip_deserializing)]
    pub coach: Option<CoachNote>,
    /// Is the match over?
    pub over: bool,
    /// The page with the result, when the match is over: the page goes there by itself.
    #[serde(skip)]
    pub end: Option<String>,
    /// The table of the next match.
    pub next: Option<String>,
    /// May the viewer open the table of the next match?
    #[serde(skip)]
    pub may_rematch: bool,
    /// The link for watchers.
    #[serde(skip)]
    pub watch: Option<String>,
    /// Where the house is that answers.
    #[serde(skip)]
    pub whereabouts: HousePlace,
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
    /// A position to learn from.
    Lesson,
}

impl Mode {
    /// Its name for the page's script and style; empty for a match that is on.
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
    /// Where a form of the page goes, in pieces.
    pub(crate) fn path<'a>(&'a self, end: &'a str) -> [&'a str; 4] {
        let [start, table] = if self.home.is_empty() { ["/t/", &self.table] } else { [self.home.as_str(), ""] };
        [start, table, "/", end]
    }
    pub(crate) fn chair(&self, seat: Seat) -> Option<&FrameChair> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }
}

/// What the coach says of its own accord: about a kind of decision, or about what was done in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct CoachNote {
    /// What it is about.
    pub head: String,
    /// One paragraph after another.
    pub says: Vec<String>,
    /// How.
    #[serde(skip)]
    pub tone: CoachTone,
    /// The kind of decision it explains, if the viewer can say that it need not be explained again.
    pub kind: Option<&'static str>,
    /// Where to go from here; the first is the obvious one.
    #[serde(skip)]
    pub ways: Vec<Signpost>,
    /// A match that can be begun from here, after all other ways.
    #[serde(skip)]
    pub begins: Option<Signpost>,
    /// The notation of the actions it speaks of; the places where they begin are marked.
    #[serde(skip)]
    pub means: Vec<String>,
}

/// A way to go on, for a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signpost {
    /// What is written on it.
    pub words: String,
    /// The address.
    pub to: String,
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FrameChair {
    /// Which one.
    #[serde(with = "wire")]
    pub seat: Seat,
    /// Who.
    pub name: String,
    /// Is somebody there?
    pub present: bool,
    /// The level of the computer player that plays here.
    pub bot: Option<u8>,
    /// Does a computer player play for a person who is away?
    pub stand_in: bool,
    /// When the decision is due, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// The link by which a person can take this chair while it is free.
    #[serde(skip)]
    pub link: Option<String>,
    /// Has the viewer muted this player?
    #[serde(skip)]
    pub muted: bool,
}

impl FrameChair {
    /// A chair with somebody in it.
    pub fn new(seat: Seat, name: impl Into<String>) -> FrameChair {
        let (present, stand_in, muted) = (true, false, false);
        FrameChair { seat, name: name.into(), present, bot: None, stand_in, deadline: None, link: None, muted }
    }
}

/// The longest line of the chat, in characters.
pub const LONGEST_SAID: u16 = 300;

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Said {
    /// Counts up with every line, so that a page knows which ones are new.
    #[serde(skip)]
    pub number: i64,
    /// Who.
    pub who: String,
    /// Where they sit.
    #[serde(skip)]
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// Is it a notice of the table itself, such as that somebody came or left?
    pub notice: bool,
}

/// Somebody asks to go back.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TakeBack {
    /// Who asks.
    pub who: String,
    /// Is it the viewer?
    pub mine: bool,
    /// Has the viewer agreed already, or does the viewer not need to be asked?
    pub answered: bool,
}

/// One thing the coach advises.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Advice {
    /// The notation of the first action.
    pub action: String,
    /// Its decisions, or where there are none what is done without thinking.
    pub steps: Vec<Waymark>,
    /// Does something that needs no thought come before the first decision?
    pub waits: bool,
    /// The chance to win, in percent.
    pub percent: u8,
    /// Why.
    pub reason: String,
}

/// A step of a plan and where it is on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waymark {
    /// In notation.
    pub act: String,
    /// In words.
    pub said: String,
    /// The places one touches for it; none if it is a button by itself.
    pub on: Vec<Id>,
    /// The room from which a pawn goes there.
    pub from: Option<Id>,
}
