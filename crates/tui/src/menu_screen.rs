//! The start screen.
use crate::desk::{Desk, Heard, on_terminal};
use crate::menu::{Lobby, MatchPlan, OpenMenu, Outcome, Row, RowWords};
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

/// The cursor before a line.
const CURSOR_WIDTH: usize = 2;
/// What stands around a value under the cursor.
const VALUE_EDGES: usize = 4;
/// Between a name and its value, with room for the cursor of a name that is being written.
const NAME_GAP: usize = 2;
/// Short names get this many columns, so that the values do not jump with the language.
const LEAST_NAMES: usize = 24;

/// Shows the start screen with `start` filled in; nothing if the person leaves.
///
/// The language of `start` is a wish: a game that does not speak it is shown, and planned, in English.
pub fn menu(menu: &Lobby<'_>, start: MatchPlan) -> io::Result<Option<MatchPlan>> {
    on_terminal(|desk| menu_on(desk, menu, &start))
}

/// The same on any desk.
pub(crate) fn menu_on(desk: &mut dyn Desk, menu: &Lobby<'_>, start: &MatchPlan) -> io::Result<Option<MatchPlan>> {
    let mut open = OpenMenu::new(menu, start);
    loop {
        desk.show(&mut |frame| draw(frame, &open))?;
        let outcome = match desk.hear(None)? {
            Heard::Key(key) => open.hear(key),
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

fn draw(frame: &mut Frame<'_>, open: &OpenMenu<'_>) {
    let [body, keys] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(frame.area());
    let (hint, style) = match (&open.message, open.row()) {
        (Some(message), _) => (message.clone(), BRIGHT),
        (None, Row::Chair(_)) => (open.words.text("tui-keys-menu-chair", &[]), DIM),
        (None, _) => (open.words.text("tui-keys-menu", &[]), DIM),
    };
    frame.render_widget(Paragraph::new(Line::styled(cut_text(&hint, usize::from(keys.width)), style)), keys);
    let inside = panel(frame, body, &open.words.text("tui-menu", &[]));
    let width = usize::from(inside.width);
    let room = Room { names: width_of_names(open, width), width };
    let lines = open.rows().into_iter().map(|row| row_sheet(open, row, room));
    let down = (open.cursor + 1).saturating_sub(usize::from(inside.height));
    show(frame, inside, Sheet::column(lines.skip(down)));
}

/// The columns of all names, and of the whole line.
#[derive(Clone, Copy)]
struct Room {
    names: usize,
    width: usize,
}

/// The columns of a name, with what stands before it and the gap after it.
fn name_width(row: Row, name: &str) -> usize {
    Span::raw(name).width() + mark_width(row) + NAME_GAP
}

/// How many columns are left for a name beside such a value; a value that needs more than half of the line is cut.
fn left_for_name(width: usize, value: usize) -> usize {
    let room = width.saturating_sub(CURSOR_WIDTH + VALUE_EDGES);
    room.saturating_sub(value).max(room / 2)
}

/// How many columns the names get, so that all values line up: what the longest one needs, as far as the longest
/// value leaves room.
fn width_of_names(open: &OpenMenu<'_>, width: usize) -> usize {
    let (mut names, mut values) = (LEAST_NAMES, 0);
    for row in open.rows() {
        let words = open.said(row);
        names = names.max(name_width(row, &words.name));
        values = values.max(Span::raw(words.value).width());
    }
    names.min(left_for_name(width, values))
}

/// The columns of what stands before a name.
fn mark_width(row: Row) -> usize {
    if matches!(row, Row::Chair(_)) { 2 } else { 0 }
}

/// A line. A name that is longer than the others is cut only where its own value needs the room.
fn row_sheet(open: &OpenMenu<'_>, row: Row, Room { names, width }: Room) -> Sheet {
    let RowWords { name, value } = open.said(row);
    let here = row == open.row();
    let half = names.max(name_width(row, &name).min(left_for_name(width, Span::raw(&value).width())));
    let value = cut_text(&value, width.saturating_sub(half + CURSOR_WIDTH + VALUE_EDGES));
    let half = half.saturating_sub(mark_width(row));
    let mut line = vec![Span::styled(if here { "▸ " } else { "  " }, BRIGHT)];
    if let Row::Chair(at) = row {
        let seat = Seat(at as u8);
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
