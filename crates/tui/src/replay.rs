//! Looking back at a match, as any of the players saw it.
use crate::board::{Board, Purpose, Wish};
use crate::desk::{Desk, Heard, on_terminal};
use crate::pen::BRIGHT;
use crate::plain::{plain_over, plain_story};
use crate::screen::draw;
use crate::voices::Voices;
use engine::{AnyTable, Scene, Seat, Viewer, Words};
use ratatui::crossterm::event::KeyCode;
use ratatui::text::Line;
use std::io;
use std::time::Duration;

const PLAYING_PACE: Duration = Duration::from_millis(900);

/// Shows a match on the full screen, one entry after another, beginning with the first.
pub fn replay(table: &dyn AnyTable, names: &[String], words: &Voices, who: Viewer) -> io::Result<()> {
    on_terminal(|desk| replay_on(desk, Playback::new(table, names, words, who)))
}

/// The match in lines, as one viewer was told it: the number, the notation, and the new sentences of the story.
pub fn replay_plain(table: &dyn AnyTable, names: &[String], words: &dyn Words, who: Viewer) -> String {
    let (mut now, mut told, mut text) = (table.after(0), vec![], String::new());
    for (at, line) in table.lines().iter().enumerate() {
        let fresh = now.told(who);
        if now.follow(line).is_err() {
            break;
        }
        let story = plain_story(&now.scene(who, fresh, words, names));
        text.push_str(&format!("{:>4}  {}\n", at + 1, shown_line(line, now.as_ref(), who)));
        new_tales(&told, &story).iter().for_each(|tale| text.push_str(&format!("      {tale}\n")));
        told = story;
    }
    let last = now.scene(who, now.told(who), words, names);
    if last.over.is_some() {
        text.push_str(&format!("\n{}", plain_over(&last, words)));
    }
    text
}

/// The same on any desk.
pub(crate) fn replay_on(desk: &mut dyn Desk, mut playback: Playback<'_>) -> io::Result<()> {
    let mut board = playback.board();
    loop {
        desk.show(&mut |frame| draw(frame, &mut board, Some(playback.caption())))?;
        let wish = match desk.hear(playback.playing.then_some(PLAYING_PACE).filter(|_| board.is_idle()))? {
            Heard::Key(key) if board.is_idle() => playback.hear(key, &mut board),
            Heard::Key(key) => board.hear(key),
            Heard::Stop => Wish::Leave,
            Heard::Silence => playback.play_on(),
            Heard::Other => Wish::Stay,
        };
        match wish {
            Wish::Leave => return Ok(()),
            Wish::Done => board = playback.board(),
            Wish::Speak => {
                playback.words.turn();
                board.retell(playback.scene());
            }
            Wish::Stay | Wish::Act(_) | Wish::Undo | Wish::All => {}
        }
    }
}

/// A match that is looked back at.
pub(crate) struct Playback<'a> {
    table: &'a dyn AnyTable,
    names: &'a [String],
    words: &'a Voices,
    lines: Vec<String>,
    who: Viewer,
    at: usize,
    playing: bool,
}

impl<'a> Playback<'a> {
    pub(crate) fn new(table: &'a dyn AnyTable, names: &'a [String], words: &'a Voices, who: Viewer) -> Playback<'a> {
        Playback { table, names, words, lines: table.lines(), who, at: 0, playing: false }
    }
    /// What the viewer saw after this step, with what it told them still on the screen.
    fn scene(&self) -> Scene {
        let fresh = self.table.after(self.at.saturating_sub(1)).told(self.who);
        self.table.after(self.at).scene(self.who, fresh, self.words, self.names)
    }
    fn board(&self) -> Board<'a> {
        let scene = self.scene();
        let flashing = scene.fresh;
        Board { flashing, ..Board::new(scene, Purpose::Replay, self.words) }
    }
    fn caption(&self) -> Line<'static> {
        let viewer = match self.who {
            Viewer::Seat(seat) => self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
            Viewer::Onlooker => self.words.text("tui-onlooker", &[]),
        };
        let (step, steps) = (self.at as i64, self.lines.len() as i64);
        let step = self.words.text("tui-step", &[("step", step.into()), ("steps", steps.into())]);
        let line = self.at.checked_sub(1).and_then(|at| self.lines.get(at));
        let line = line.map_or(String::new(), |line| shown_line(line, self.table.after(self.at).as_ref(), self.who));
        let viewer = self.words.text("tui-eyes", &[("name", viewer.into())]);
        let playing = if self.playing { "▶ " } else { "" };
        Line::styled(format!("{playing}{step}  {line}  {viewer}"), BRIGHT)
    }
    fn hear(&mut self, key: KeyCode, board: &mut Board<'a>) -> Wish {
        let seats = self.table.players();
        match key {
            KeyCode::Left => self.go(-1),
            KeyCode::Right => self.go(1),
            KeyCode::PageUp => self.go(-10),
            KeyCode::PageDown => self.go(10),
            KeyCode::Home => self.go(isize::MIN),
            KeyCode::End => self.go(isize::MAX),
            KeyCode::Char(' ') => self.playing = !self.playing,
            KeyCode::Char('0' | 'o') => self.who = Viewer::Onlooker,
            KeyCode::Char(digit @ '1'..='4') => {
                let seat = Seat(digit as u8 - b'1');
                self.who = if seats.has(seat) { Viewer::Seat(seat) } else { self.who };
            }
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => return Wish::Leave,
            _ => return board.hear(key),
        }
        Wish::Done
    }
    fn go(&mut self, by: isize) {
        self.at = self.at.saturating_add_signed(by).min(self.lines.len());
    }
    fn play_on(&mut self) -> Wish {
        self.go(1);
        self.playing = self.at < self.lines.len();
        Wish::Done
    }
}

/// The last line of a table as this viewer may see it: without the lot that was drawn, and without an action that told
/// its seat more than it told everybody, for then the notation may hold the secret.
pub(crate) fn shown_line(line: &str, table: &dyn AnyTable, who: Viewer) -> String {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let private = |seat: Seat| table.last_news(Viewer::Seat(seat)) != table.last_news(Viewer::Onlooker);
    match first.parse::<Seat>() {
        Ok(seat) if who != Viewer::Seat(seat) && private(seat) => format!("{seat} …"),
        Ok(_) => line.to_owned(),
        Err(_) => format!("{first} {}.…", rest.split('.').next().unwrap_or_default()),
    }
}

/// The tales after the last one that was there before. A story may forget its oldest tales and reword
/// others, so the two are matched as well as they can be.
pub(crate) fn new_tales<'t>(old: &[String], new: &'t [String]) -> &'t [String] {
    // For each beginning of the new story, how many tales of the old one are in it, in order.
    let mut kept = vec![0; new.len() + 1];
    for tale in old {
        let before = kept.clone();
        for (at, told) in new.iter().enumerate() {
            kept[at + 1] = if told == tale { before[at] + 1 } else { kept[at].max(before[at + 1]) };
        }
    }
    let last = kept.iter().position(|count| Some(count) == kept.last()).unwrap_or(0);
    &new[last..]
}
