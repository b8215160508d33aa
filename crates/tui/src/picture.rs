//! The full screen as letters, without a terminal: for tests of any game's Scenes.
use crate::board::{Board, Purpose};
use engine::{Scene, Words};
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::{Frame, Terminal};

/// What a terminal of this size would show to somebody who decides on this Scene.
pub fn picture(scene: &Scene, words: &dyn Words, width: u16, height: u16) -> String {
    let mut board = Board::new(scene.clone(), Purpose::Decide, words);
    drawn(width, height, &mut |frame| board.draw(frame))
}

/// A screen of this size.
pub(crate) fn painted(width: u16, height: u16, draw: &mut dyn FnMut(&mut Frame<'_>)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory always opens");
    terminal.draw(|frame| draw(frame)).expect("a screen in memory always draws");
    terminal.backend().buffer().clone()
}

/// The letters on a screen of this size.
pub(crate) fn drawn(width: u16, height: u16, draw: &mut dyn FnMut(&mut Frame<'_>)) -> String {
    let buffer = painted(width, height, draw);
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned() + "\n").collect()
}
