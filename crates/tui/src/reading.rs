//! Pages to read on the whole screen: the rules, the story, the table.
use crate::area::{area, areas};
use crate::arrange::has_map;
use crate::board::{Board, Mode, Page};
use crate::panels::whole_story;
use crate::pen::{BRIGHT, spans};
use crate::plate::player;
use crate::screen::{panel, show};
use crate::sheet::Sheet;
use engine::scene::{CitedRule, Term};
use engine::{Line, Scene};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

/// On a lower screen a map is scrolled.
const LEAST_MAP: usize = 20;

/// Draws the page and keeps the scrolling within it.
pub(crate) fn draw_reading(frame: &mut Frame<'_>, area: Rect, board: &mut Board<'_>) {
    let Mode::Reading(page, down) = board.mode else {
        return;
    };
    let title = match page {
        Page::Rules => board.words.text("tui-rules", &[]),
        Page::Log => board.words.text("tui-story", &[]),
        Page::Table => board.words.text("tui-table", &[]),
    };
    let inside = panel(frame, area, &title);
    let width = usize::from(inside.width);
    let sheet = match page {
        Page::Rules => rules(board, width),
        Page::Log => whole_story(&board.scene, width),
        Page::Table => everything(board, inside),
    };
    let down = down.min(sheet.height().saturating_sub(usize::from(inside.height)));
    board.mode = Mode::Reading(page, down);
    show(frame, inside, Sheet(sheet.0.into_iter().skip(down).collect()));
}

/// The rules of this decision, what the signs mean, and the keys.
fn rules(board: &Board<'_>, width: usize) -> Sheet {
    let (scene, words) = (&board.scene, board.words);
    let marked = |mark: String, line: &Line| {
        Sheet::wrapped([vec![Span::styled(mark, BRIGHT)], spans(scene, line)].concat(), width)
    };
    let rule = |rule: &CitedRule| marked(format!("{}  ", rule.rule), &rule.line);
    let term = |term: &Term| marked(format!("{:<4}", term.glyph), &term.more);
    let heading =
        |text: String| Sheet::column([Sheet::words(" ", Style::new(), width), Sheet::words(&text, BRIGHT, width)]);
    let mut sheet = Sheet::column(scene.laws.iter().map(rule));
    if !scene.legend.is_empty() {
        sheet.push(heading(words.text("tui-legend", &[])));
        sheet.push(Sheet::column(scene.legend.iter().filter(|term| !term.more.is_empty()).map(term)));
    }
    sheet.push(Sheet::column(marks(scene).map(|key| Sheet::words(&words.text(key, &[]), Style::new(), width))));
    sheet.push(heading(words.text("tui-keys", &[])));
    sheet.push(Sheet::words(&words.text("tui-keys-all", &[]), Style::new(), width));
    sheet
}

/// The keys of the words for the terminal's own marks that this Scene needs.
fn marks(scene: &Scene) -> impl Iterator<Item = &'static str> {
    let moves = !scene.traces().is_empty();
    let closed = scene.offers.iter().any(|group| !group.closed.is_empty());
    let all = [("tui-legend-moves", moves), ("tui-legend-closed", closed), ("tui-legend-map", has_map(scene))];
    all.into_iter().filter_map(|(key, needed)| needed.then_some(key))
}

/// Everything there is to see, one under another.
fn everything(board: &Board<'_>, room: Rect) -> Sheet {
    let (scene, width) = (&board.scene, usize::from(room.width));
    // A map is whole on one screen, under its heading, if it can be read then.
    let brush = board.brush().with_room(usize::from(room.height).saturating_sub(1).max(LEAST_MAP));
    let mut sheet = Sheet::column(scene.over.iter().map(|over| area(&brush, over, width)));
    sheet.push(areas(&brush, &scene.table, width));
    sheet.push(Sheet::column(scene.players.iter().map(|seated| player(&brush, seated, width))));
    sheet.push(areas(&brush, scene.mine.iter().chain(&scene.aside), width));
    sheet
}
