//! The whole screen: the sentence at the top, the table on the left, offers and story on the right, the keys below.
use crate::arrange::{Others, Section, beside, fitting, has_map, height_of, help, others, over_alone, signs};
use crate::board::{Board, Mode, Purpose};
use crate::brush::Detail;
use crate::panels::{footer, header, offers, story};
use crate::pen::{BRIGHT, DIM};
use crate::reading::draw_reading;
use crate::sheet::{Sheet, Spans};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Clear, Paragraph};

const WIDE: u16 = 120;
const NARROW: u16 = 60;

/// Draws a board on any size of terminal; a replay and a table far away have a caption above the table.
pub(crate) fn draw(frame: &mut Frame<'_>, board: &mut Board<'_>, caption: Option<Line<'static>>) {
    frame.render_widget(Clear, frame.area());
    let body = draw_footer(frame, board);
    match (&board.purpose, &board.mode) {
        (Purpose::Cover(name), _) => {
            draw_cover(frame, body, &board.words.text("tui-pass", &[("name", name.as_str().into())]));
        }
        (_, Mode::Reading(..)) => draw_reading(frame, body, board),
        (_, Mode::Table | Mode::Command(_) | Mode::Leaving) => draw_table(frame, body, board, caption),
    }
}

/// Draws the last lines and answers with the room above them.
fn draw_footer(frame: &mut Frame<'_>, board: &Board<'_>) -> Rect {
    let footer = footer(board, usize::from(frame.area().width));
    let height = (footer.height() as u16).min(frame.area().height / 3).max(1);
    let [body, below] = Layout::vertical([Constraint::Fill(1), Constraint::Length(height)]).areas(frame.area());
    show(frame, below, footer);
    body
}

fn draw_table(frame: &mut Frame<'_>, area: Rect, board: &Board<'_>, caption: Option<Line<'static>>) {
    let mut head = Sheet(caption.into_iter().collect());
    head.push(header(&board.scene, usize::from(area.width)));
    let head = head.cut(usize::from(area.height / 5).max(1));
    let rows = Layout::vertical([Constraint::Length(head.height() as u16), Constraint::Fill(1)]);
    let [top, body] = rows.areas(area);
    show(frame, top, head);
    if let Some(over) = over_alone(board, body).filter(|over| over.height() > 0) {
        return show(frame, body, over.cut(usize::from(body.height)));
    }
    match area.width {
        0..NARROW => draw_stacked(frame, body, board),
        NARROW..WIDE => draw_two_columns(frame, body, board),
        WIDE.. => draw_three_columns(frame, body, board),
    }
}

/// A titled part of the screen; answers with the room inside.
pub(crate) fn panel(frame: &mut Frame<'_>, area: Rect, title: &str) -> Rect {
    panel_line(frame, area, vec![Span::styled(title.to_owned(), BRIGHT)])
}

fn panel_line(frame: &mut Frame<'_>, area: Rect, title: Spans) -> Rect {
    let title = [vec![Span::raw(" ")], title, vec![Span::raw(" ")]].concat();
    let block = Block::new().borders(Borders::TOP).border_style(DIM).title(Line::from(title));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    inside
}

/// Puts a sheet on the screen; what does not fit is left off.
pub(crate) fn show(frame: &mut Frame<'_>, area: Rect, sheet: Sheet) {
    frame.render_widget(Paragraph::new(Text::from(sheet.0)), area);
}

/// One sentence in the middle of an empty screen.
fn draw_cover(frame: &mut Frame<'_>, area: Rect, words: &str) {
    let width = usize::from(area.width.saturating_sub(4)).max(1);
    let sheet = Sheet::words(words, BRIGHT, width);
    let down = area.height.saturating_sub(sheet.height() as u16) / 2;
    let middle = Rect { y: area.y + down, height: area.height - down, ..area };
    frame.render_widget(Paragraph::new(Text::from(sheet.0)).centered(), middle);
}

/// On a narrow screen everything stands in one column, offers last; the story only if nobody decides.
fn draw_stacked(frame: &mut Frame<'_>, area: Rect, board: &Board<'_>) {
    let half = |share: u16| Layout::vertical([Constraint::Fill(1), Constraint::Percentage(share)]).areas(area);
    let [table, below]: [Rect; 2] = half(if board.chooser.is_some() { 45 } else { 30 });
    draw_sections(frame, table, fitting(board, table, Others::Above));
    match board.chooser {
        Some(_) => drop(draw_offers(frame, below, board, below.height)),
        None => draw_story(frame, below, board),
    }
}

/// The table with everybody around it on the left, offers and story on the right.
fn draw_two_columns(frame: &mut Frame<'_>, area: Rect, board: &Board<'_>) {
    let [left, right] = split(area, Constraint::Fill(1), Constraint::Length((area.width * 3 / 8).min(40)));
    let mut sections = fitting(board, left, Others::Above);
    sections.extend(help(board, left, height_of(&sections)));
    draw_sections(frame, left, sections);
    let below = draw_offers(frame, right, board, right.height - (right.height / 5).max(5).min(right.height));
    draw_story(frame, below, board);
}

/// The others and the story on the left, the table and what is mine in the middle, offers and help on the right.
fn draw_three_columns(frame: &mut Frame<'_>, area: Rect, board: &Board<'_>) {
    // A map is wide, and much can be done with it.
    let is_map = has_map(&board.scene);
    let (left, right) =
        if is_map { (area.width * 9 / 40, area.width / 4) } else { (area.width / 4, area.width * 2 / 7) };
    let [rest, right] = split(area, Constraint::Fill(1), Constraint::Length(right));
    let [left, middle] = split(rest, Constraint::Length(left), Constraint::Fill(1));
    let mut below = draw_above(frame, left, others_beside(board, left));
    for section in beside(board, left) {
        below = draw_above(frame, below, section);
    }
    draw_story(frame, below, board);
    draw_sections(frame, middle, fitting(board, middle, Others::Beside));
    let below = draw_offers(frame, right, board, if is_map { right.height } else { right.height * 4 / 5 });
    let mut sections = help(board, below, 0);
    sections.extend(signs(board, below, height_of(&sections)));
    draw_sections(frame, below, sections);
}

/// The others as large as the story allows, or as small as they can be.
fn others_beside(board: &Board<'_>, area: Rect) -> Section {
    let fits = |section: &Section| section.height <= area.height * 6 / 10;
    let larger = [Detail::Boxes, Detail::Chips].into_iter().map(|detail| others(board, detail, area)).find(fits);
    larger.unwrap_or_else(|| others(board, Detail::Lines, area))
}

fn split(area: Rect, left: Constraint, right: Constraint) -> [Rect; 2] {
    Layout::horizontal([left, right]).spacing(1).areas(area)
}

/// What can be done, if anything, at most this high; answers with the room below.
fn draw_offers(frame: &mut Frame<'_>, area: Rect, board: &Board<'_>, most: u16) -> Rect {
    let Some(chooser) = &board.chooser else { return area };
    let list = offers(board, chooser, Size::new(area.width, most.saturating_sub(1)));
    let needs = (list.height() as u16).saturating_add(1).min(most).max(4);
    let [above, below] = Layout::vertical([Constraint::Length(needs), Constraint::Fill(1)]).areas(area);
    let inside = panel(frame, above, &board.words.text("tui-offers", &[]));
    show(frame, inside, list.around_cursor(usize::from(inside.height)));
    below
}

fn draw_story(frame: &mut Frame<'_>, area: Rect, board: &Board<'_>) {
    let inside = panel(frame, area, &board.words.text("tui-story", &[]));
    show(frame, inside, story(board, usize::from(area.width), usize::from(inside.height)));
}

/// A section at the top of an area; answers with the room below.
fn draw_above(frame: &mut Frame<'_>, area: Rect, section: Section) -> Rect {
    let height = section.height.min(area.height * 7 / 10);
    let [above, below] = Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(area);
    draw_sections(frame, above, vec![Section { height, ..section }]);
    below
}

/// Sections one under another; the last ones are cut where there is no room.
fn draw_sections(frame: &mut Frame<'_>, area: Rect, sections: Vec<Section>) {
    let mut rest = area;
    for section in sections {
        let [place, below] =
            Layout::vertical([Constraint::Length(section.height.min(rest.height)), Constraint::Fill(1)]).areas(rest);
        rest = below;
        if place.height > 1 {
            let inside = panel_line(frame, place, section.title);
            show(frame, inside, section.sheet.cut(usize::from(inside.height)));
        }
    }
}
