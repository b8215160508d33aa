//! The whole screen: the sentence above, the table left, what can be done and what happened right, the keys below.
use crate::board::{Board, Mode, Purpose};
use crate::panels::{footer, header, offers, story};
use crate::pen::{BRIGHT, DIM};
use crate::piece::{Brush, Detail};
use crate::sheet::Sheet;
use engine::Scene;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Clear, Paragraph};

const WIDE: u16 = 120;
const NARROW: u16 = 60;

/// Draws a board on any size of terminal.
pub(crate) fn draw(frame: &mut Frame<'_>, board: &mut Board<'_>) {
    frame.render_widget(Clear, frame.area());
    let body = draw_footer(frame, board);
    match (&board.purpose, &board.mode) {
        (Purpose::Cover(name), _) => draw_cover(frame, body, &cover_words(board, name)),
        (_, Mode::Reading(..)) => crate::reading::draw_reading(frame, body, board),
        _ => draw_table(frame, body, board, None),
    }
}

/// Draws the last lines and answers with the room above them.
pub(crate) fn draw_footer(frame: &mut Frame<'_>, board: &Board<'_>) -> Rect {
    let footer = footer(board, usize::from(frame.area().width));
    let height = (footer.height() as u16).min(frame.area().height / 3).max(1);
    let [body, below] = Layout::vertical([Constraint::Fill(1), Constraint::Length(height)]).areas(frame.area());
    show(frame, below, footer);
    body
}

/// Draws the Scene with a line of its own above the sentence: for a replay.
pub(crate) fn draw_table(frame: &mut Frame<'_>, area: Rect, board: &Board<'_>, above: Option<Line<'static>>) {
    let mut head = Sheet(above.into_iter().collect());
    head.push(header(&board.scene, usize::from(area.width)));
    let head = head.cut(usize::from(area.height / 5).max(1));
    let rows = Layout::vertical([Constraint::Length(head.height() as u16), Constraint::Fill(1)]);
    let [top, body] = rows.areas(area);
    show(frame, top, head);
    let columns: [Rect; 3] = match area.width {
        0..NARROW => return draw_stacked(frame, body, board),
        NARROW..WIDE => columns(body, 0, (body.width * 3 / 8).min(40)),
        WIDE.. => columns(body, body.width / 4, body.width * 3 / 10),
    };
    draw_side(frame, columns[2], board);
    draw_middle(frame, columns[0], columns[1], board);
}

/// A titled part of the screen; answers with the room inside.
pub(crate) fn panel(frame: &mut Frame<'_>, area: Rect, title: &str) -> Rect {
    let block = Block::new().borders(Borders::TOP).border_style(DIM).title(Line::styled(format!(" {title} "), BRIGHT));
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

fn cover_words(board: &Board<'_>, name: &str) -> String {
    board.words.text("tui-pass", &[("name", name.into())])
}

/// Left, middle, right, a column apart; without a left one the middle begins at the edge.
fn columns(area: Rect, left: u16, right: u16) -> [Rect; 3] {
    let split = |first, second| Layout::horizontal([first, second]).spacing(1);
    let [rest, right] = split(Constraint::Fill(1), Constraint::Length(right)).areas(area);
    if left == 0 {
        return [Rect::default(), rest, right];
    }
    let [left, middle] = split(Constraint::Length(left), Constraint::Fill(1)).areas(rest);
    [left, middle, right]
}

/// On a narrow screen everything stands in one column, what can be done last.
fn draw_stacked(frame: &mut Frame<'_>, area: Rect, board: &Board<'_>) {
    let share = if board.chooser.is_some() { 50 } else { 30 };
    let [table, side] = Layout::vertical([Constraint::Fill(1), Constraint::Percentage(share)]).areas(area);
    draw_middle(frame, Rect::default(), table, board);
    draw_side(frame, side, board);
}

/// What can be done above, what happened below.
fn draw_side(frame: &mut Frame<'_>, area: Rect, board: &Board<'_>) {
    let width = usize::from(area.width);
    let Some(chooser) = &board.chooser else {
        let inside = panel(frame, area, &board.words.text("tui-story", &[]));
        return show(frame, inside, story(board, width, usize::from(inside.height)));
    };
    let list = offers(&board.scene, chooser, board.words, width);
    let needs = (list.height() + 1).min(usize::from(area.height) * 7 / 10).max(4) as u16;
    let [above, below] = Layout::vertical([Constraint::Length(needs), Constraint::Fill(1)]).areas(area);
    let inside = panel(frame, above, &board.words.text("tui-offers", &[]));
    show(frame, inside, list.around_cursor(usize::from(inside.height)));
    let inside = panel(frame, below, &board.words.text("tui-story", &[]));
    show(frame, inside, story(board, width, usize::from(inside.height)));
}

/// The others (left where there is a column for them), the table, and what is mine.
fn draw_middle(frame: &mut Frame<'_>, left: Rect, middle: Rect, board: &Board<'_>) {
    let beside = left.width > 0;
    let sections = fitting(board, middle, beside);
    if beside {
        let brush = brush(board, Detail::Boxes, left.height);
        let mut others = others(&brush, usize::from(left.width));
        others.push(Sheet(vec![Line::default()]));
        others.push(brush.areas(&board.scene.aside, usize::from(left.width)));
        let inside = panel(frame, left, &board.words.text("tui-players", &[]));
        show(frame, inside, others.cut(usize::from(inside.height)));
    }
    let heights = shares(&sections, middle.height);
    let areas: [Rect; 3] = Layout::vertical(heights.map(Constraint::Length)).areas(middle);
    for (section, area) in
        sections.into_iter().zip(areas).filter(|(section, area)| section.1.height() > 0 && area.height > 1)
    {
        let inside = panel(frame, area, &section.0);
        show(frame, inside, section.1.cut(usize::from(inside.height)));
    }
}

type Section = (String, Sheet);

/// The largest drawing that fits, or the smallest there is.
fn fitting(board: &Board<'_>, area: Rect, others_beside: bool) -> [Section; 3] {
    use Detail::{Boxes, Chips};
    let levels = [[Boxes, Boxes, Boxes], [Chips, Boxes, Boxes], [Chips, Chips, Boxes], [Chips, Chips, Chips]];
    let draw = |level: [Detail; 3]| sections(board, area, others_beside, level);
    let fits = |sections: &[Section; 3]| needs(sections).iter().sum::<u16>() <= area.height;
    levels.into_iter().map(draw).find(fits).unwrap_or_else(|| draw([Chips, Chips, Chips]))
}

fn sections(board: &Board<'_>, area: Rect, others_beside: bool, level: [Detail; 3]) -> [Section; 3] {
    let (width, words) = (usize::from(area.width), board.words);
    let [far, middle, near] = level.map(|detail| brush(board, detail, area.height));
    let others = if others_beside { Sheet::default() } else { others(&far, width) };
    let (mine, mut table) = (mine(&near, width), Sheet::default());
    if let Some(over) = &board.scene.over {
        table.push(brush(board, Detail::Boxes, area.height).area(over, width));
        table.push(Sheet(vec![Line::styled("─".repeat(width), DIM)]));
    }
    let taken = others.height() + mine.height() + table.height() + 4;
    let middle = Brush { room: middle.room.min(usize::from(area.height).saturating_sub(taken)), ..middle };
    table.push(middle.areas(&board.scene.table, width));
    let titles = [words.text("tui-players", &[]), words.text("tui-table", &[]), words.text("tui-mine", &[])];
    let [first, second, third] = titles;
    [(first, others), (second, table), (third, mine)]
}

fn others(brush: &Brush<'_>, width: usize) -> Sheet {
    let others = brush.scene.players.iter().filter(|player| !player.you);
    Sheet::column(others.map(|player| brush.player(player, width)))
}

fn mine(brush: &Brush<'_>, width: usize) -> Sheet {
    let scene: &Scene = brush.scene;
    let me = scene.players.iter().filter(|player| player.you);
    let mut sheet = Sheet::column(me.map(|player| brush.player(player, width)));
    sheet.push(brush.areas(&scene.mine, width));
    sheet
}

fn brush<'a>(board: &'a Board<'_>, detail: Detail, height: u16) -> Brush<'a> {
    Brush { scene: &board.scene, chooser: board.chooser.as_ref(), detail, room: usize::from(height) }
}

/// The height each section wants, its title included.
fn needs(sections: &[Section; 3]) -> [u16; 3] {
    [0, 1, 2].map(|at| match sections[at].1.height() {
        0 => 0,
        height => height as u16 + 1,
    })
}

/// The height each section gets: mine first, then the others, the table what is left.
fn shares(sections: &[Section; 3], height: u16) -> [u16; 3] {
    let [others, table, mine] = needs(sections);
    if others + table + mine <= height {
        return [others, table, mine];
    }
    let mine = mine.min(height / 2);
    let others = others.min((height - mine) / 2);
    [others, height - mine - others, mine]
}
