//! The start screen.
use crate::desk::{Desk, Heard, on_terminal};
use crate::menu::{Choosing, Lobby, Outcome, Plan, Row};
use crate::pen::{BRIGHT, CURSOR, DIM, seat_mark, seat_style};
use crate::screen::{panel, show};
use crate::sheet::{Sheet, cut_text};
use engine::Seat;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use std::io;

/// Shows the start screen with `start` filled in; nothing if the person leaves.
///
/// The language of `start` is a wish: a game that does not speak it is shown, and planned, in English.
pub fn menu(menu: &Lobby<'_>, start: Plan) -> io::Result<Option<Plan>> {
    on_terminal(|desk| menu_on(desk, menu, &start))
}

/// The same on any desk.
pub(crate) fn menu_on(desk: &mut dyn Desk, menu: &Lobby<'_>, start: &Plan) -> io::Result<Option<Plan>> {
    let mut choosing = Choosing::new(menu, start);
    loop {
        desk.show(&mut |frame| draw(frame, &choosing))?;
        let outcome = match desk.hear(None)? {
            Heard::Key(key) => choosing.hear(key),
            Heard::Stop => Outcome::Quit,
            Heard::Other | Heard::Silence => Outcome::Stay,
        };
        match outcome {
            Outcome::Stay => {}
            Outcome::Start(plan) => return Ok(Some(plan)),
            Outcome::Quit => return Ok(None),
        }
    }
}

fn draw(frame: &mut Frame<'_>, choosing: &Choosing<'_>) {
    let [body, keys] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(frame.area());
    let (hint, style) = match (&choosing.message, choosing.row()) {
        (Some(message), _) => (message.clone(), BRIGHT),
        (None, Row::Chair(_)) => (choosing.words.text("tui-keys-menu-chair", &[]), DIM),
        (None, _) => (choosing.words.text("tui-keys-menu", &[]), DIM),
    };
    frame.render_widget(Paragraph::new(Line::styled(cut_text(&hint, usize::from(keys.width)), style)), keys);
    let inside = panel(frame, body, &choosing.words.text("tui-menu", &[]));
    let width = usize::from(inside.width);
    let rows = choosing.rows();
    let lines: Vec<Sheet> =
        rows.iter().enumerate().map(|(at, row)| row_sheet(choosing, *row, at == choosing.cursor, width)).collect();
    let down = (choosing.cursor + 1).saturating_sub(usize::from(inside.height));
    show(frame, inside, Sheet::column(lines.into_iter().skip(down)));
}

fn row_sheet(choosing: &Choosing<'_>, row: Row, here: bool, width: usize) -> Sheet {
    let (name, value) = choosing.said(row);
    let mut half = (width / 2).min(28).saturating_sub(4);
    let mut line = vec![Span::styled(if here { "▸ " } else { "  " }, BRIGHT)];
    if let Row::Chair(at) = row {
        let seat = Seat(at as u8);
        half = half.saturating_sub(2);
        line.push(Span::styled(format!("{} ", seat_mark(seat)), seat_style(seat)));
    }
    let written = if here && matches!(row, Row::Chair(_)) { format!("{name}▏") } else { name };
    let style = if here { Modifier::BOLD } else { Modifier::empty() };
    line.push(Span::styled(padded(&cut_text(&written, half), half), style));
    if !value.is_empty() {
        let value = if here { format!("‹ {value} ›") } else { format!("  {value}") };
        line.push(Span::styled(value, if here { CURSOR } else { DIM }));
    }
    Sheet::line(line)
}

fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(Span::raw(text).width());
    format!("{text}{}", " ".repeat(missing))
}
