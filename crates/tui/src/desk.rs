//! The only module that touches a terminal.
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::{DefaultTerminal, Frame};
use std::io;
use std::time::Duration;

/// Something to draw on and to hear keys from.
pub(crate) trait Desk {
    /// Draws the whole screen again.
    fn show(&mut self, draw: &mut dyn FnMut(&mut Frame<'_>)) -> io::Result<()>;
    /// Waits for a key, at most this long.
    fn hear(&mut self, wait: Option<Duration>) -> io::Result<Heard>;
}

/// What a desk heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// A key.
    Key(KeyCode),
    /// The key that stops every program.
    Stop,
    /// Nothing to answer, but the size of the screen may have changed.
    Other,
    /// The time has passed.
    Silence,
}

/// Runs something on the real terminal and gives the terminal back whatever happens; a panic restores it too.
pub(crate) fn on_terminal<T>(work: impl FnOnce(&mut dyn Desk) -> io::Result<T>) -> io::Result<T> {
    let mut screen = Screen(ratatui::try_init()?);
    let done = work(&mut screen);
    drop(screen);
    done
}

/// The terminal while it is ours; dropping it gives it back.
struct Screen(DefaultTerminal);

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

impl Desk for Screen {
    fn show(&mut self, draw: &mut dyn FnMut(&mut Frame<'_>)) -> io::Result<()> {
        self.0.draw(|frame| draw(frame)).map(|_| ())
    }
    fn hear(&mut self, wait: Option<Duration>) -> io::Result<Heard> {
        if let Some(wait) = wait
            && !event::poll(wait)?
        {
            return Ok(Heard::Silence);
        }
        Ok(match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => Heard::Other,
            Event::Key(key) if key.modifiers.contains(KeyModifiers::CONTROL) => match key.code {
                KeyCode::Char('c') => Heard::Stop,
                _ => Heard::Other,
            },
            Event::Key(key) => Heard::Key(key.code),
            _ => Heard::Other,
        })
    }
}
