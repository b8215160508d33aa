//! A table far away: what comes from there, what goes there, and the full screen on which it is played.
mod lines;
mod visit;

use crate::board::{Board, Mode, Wish};
use crate::command::TALK;
use crate::desk::{Desk, Heard, on_terminal};
use crate::pen::{BRIGHT, CURSOR};
use crate::screen::draw;
use crate::session::Leave;
use crate::voices::Voices;
use engine::{Scene, Seat};
use i18n::Language;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::text::Line;
use std::io;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};
use visit::Visit;

pub use lines::{join_plain, reader};

/// What comes from a table far away, and what is written at this keyboard.
pub enum Update {
    /// The match has not begun; this is who sits there.
    Waiting(Vec<Guest>),
    /// What can be seen now.
    Shown(Box<Sight>),
    /// The connection is lost; it is being restored.
    Lost,
    /// The connection is back.
    Found,
    /// Nothing more will come; a sentence says why.
    Closed(String),
    /// A line was written; nothing at the end of the input. See [`reader`].
    Written(Option<String>),
}

/// What one viewer sees of a table far away.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// Which picture this is, as actions must quote it: `34.0`.
    pub at: String,
    /// How much the viewer was told.
    pub news: usize,
    /// The picture.
    pub scene: Scene,
    /// Where the viewer sits; nothing for somebody who watches.
    pub you: Option<Seat>,
    /// Can the last action be taken back?
    pub can_undo: bool,
    /// Is something held up that can be put away?
    pub put_away: bool,
    /// The move that needs no thought.
    pub routine: Option<String>,
    /// Everybody at the table.
    pub guests: Vec<Guest>,
    /// What was said, newest last: whole sentences.
    pub said: Vec<String>,
    /// Is the match over?
    pub over: bool,
}

/// Somebody at a table far away.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guest {
    /// Their name.
    pub name: String,
    /// Are they connected?
    pub present: bool,
    /// The level of the bot that sits there.
    pub bot: Option<u8>,
    /// Does a bot play for them while they are away?
    pub stand_in: bool,
    /// When their decision is due, in milliseconds since 1970.
    pub deadline: Option<i64>,
}

/// The way to a table far away.
pub trait RemoteTable {
    /// Decides, in answer to what was seen. Answers where the table is then.
    fn act(&mut self, at: &str, action: &str) -> Result<String, Denied>;
    /// Takes the last action back. Answers where the table is then.
    fn undo(&mut self, at: &str) -> Result<String, Denied>;
    /// Puts away what was told so far.
    fn put_away(&mut self, news: usize) -> Result<(), Denied>;
    /// Says something to the table.
    fn say(&mut self, text: &str) -> Result<(), Denied>;
    /// From now on everything is to be told in this language; the picture comes once more.
    fn speak(&mut self, language: Language);
}

/// Nothing happened at the table far away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// The table has moved on; its picture is on the way.
    Stale,
    /// A sentence says why.
    Because(String),
}

/// How long to wait for a key before looking for updates.
const TICK: Duration = Duration::from_millis(60);
/// How long the places flash where something has happened.
const FLASH: Duration = Duration::from_millis(500);
/// How often the clocks on the screen are drawn.
const CLOCK: Duration = Duration::from_secs(1);

/// Plays at a table far away on the full screen, until the end or until somebody leaves; the table stays as it is. The
/// terminal is given back on return, on an error and on a panic.
pub fn join(far: &mut dyn RemoteTable, updates: &Receiver<Update>, words: &Voices) -> io::Result<Leave> {
    on_terminal(|desk| join_on(desk, far, updates, words))
}

/// The same on any desk.
pub(crate) fn join_on(
    desk: &mut dyn Desk,
    far: &mut dyn RemoteTable,
    updates: &Receiver<Update>,
    words: &Voices,
) -> io::Result<Leave> {
    let mut visit = Visit::new(words);
    let mut board = visit.board(None);
    let mut drawn: Option<Instant> = None;
    loop {
        let heard = updates.try_iter().map(|update| visit.hear(update)).count();
        if visit.go_on(far) || heard > 0 {
            board = visit.board(Some(board));
            drawn = None;
        }
        if drawn.is_none_or(|at| at.elapsed() > CLOCK) {
            desk.show(&mut |frame| show(frame, &mut board, &visit))?;
            drawn = Some(Instant::now());
        }
        let wish = match desk.hear(Some(TICK))? {
            Heard::Stop => Wish::Leave,
            Heard::Silence => {
                if drawn.is_some_and(|at| at.elapsed() > FLASH) && board.stop_flashing() {
                    drawn = None;
                }
                continue;
            }
            Heard::Other => Wish::Stay,
            Heard::Key(KeyCode::Char(TALK)) if board.is_idle() && visit.may_talk() => {
                board.mode = Mode::Command(TALK.into());
                Wish::Stay
            }
            Heard::Key(key) => board.hear(key),
        };
        drawn = None;
        if wish == Wish::Leave || wish == Wish::Done && visit.is_at_end() {
            return Ok(if visit.is_over() { Leave::Finished } else { Leave::Quit });
        }
        visit.wish(wish, far, &mut board);
    }
}

/// The table under a caption: who is there, or that the connection is lost.
fn show(frame: &mut Frame<'_>, board: &mut Board<'_>, visit: &Visit<'_>) {
    let style = if visit.is_lost() { CURSOR } else { BRIGHT };
    let caption = Some(visit.caption()).filter(|caption| !caption.is_empty());
    draw(frame, board, caption.map(|caption| Line::styled(caption, style)));
}
