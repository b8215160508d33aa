//! Numbers as a picture: a row of cells after its words.
use crate::pen::{BRIGHT, letters, seat_mark, seat_style, spans};
use crate::sheet::{Sheet, Spans, spans_width};
use engine::Scene;
use engine::scene::{Cell, Meter, Mood};
use ratatui::style::Style;
use ratatui::text::Span;

/// Fewer columns than this do not make a picture.
const LEAST_ROOM: usize = 8;

/// How cells are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CellStyle {
    /// A sign for every unit of weight, to be counted by the eye.
    Signs,
    /// A sign and the number of units.
    Numbers,
}

/// The head, the cells, the tail: in one line if they fit, otherwise the cells below the head. A sign always stands for
/// one unit; where there is no room for that many signs, numbers say it.
pub(crate) fn meter(scene: &Scene, meter: &Meter, width: usize) -> Sheet {
    let (head, tail) = (spans(scene, &meter.head), spans(scene, &meter.tail));
    let drawn = [CellStyle::Signs, CellStyle::Numbers].map(|style| cells(scene, meter, style));
    let beside = |cells: &Spans| Sheet::wrapped(spaced([head.clone(), cells.clone(), tail.clone()]), width);
    let below = |cells: &Spans| Sheet::wrapped(spaced([vec![], cells.clone(), tail.clone()]), width);
    let is_line = |sheet: &Sheet| sheet.height() <= 1;
    if let Some(sheet) = drawn.iter().map(beside).find(is_line) {
        return sheet;
    }
    let [_, numbers] = &drawn;
    let words = [&head, &tail].map(|spans| if spans.is_empty() { 0 } else { spans_width(spans) + 1 });
    let picture = drawn.iter().map(below).find(is_line);
    match picture {
        Some(picture) => Sheet::column([Sheet::wrapped(head, width).filled(), picture]),
        None if words[0] + words[1] + LEAST_ROOM <= width => beside(numbers),
        None => Sheet::column([Sheet::wrapped(head.clone(), width).filled(), below(numbers)]),
    }
}

/// All cells; those that are next to one another and look the same are counted together.
fn cells(scene: &Scene, meter: &Meter, style: CellStyle) -> Spans {
    let mut drawn: Spans = vec![];
    let mut at = 0;
    while let Some(cell) = meter.cells.get(at) {
        let alike = |other: &&Cell| (other.owner, other.state) == (cell.owner, cell.state) && other.line.is_empty();
        let run = meter.cells[at..].iter().take_while(alike).count();
        let weight: usize = meter.cells[at..at + run].iter().map(|cell| usize::from(cell.weight)).sum();
        at += run.max(1);
        let text = match style {
            _ if run == 0 => worded(scene, cell),
            _ if weight == 0 => continue,
            CellStyle::Signs => mark(cell).repeat(weight),
            CellStyle::Numbers => format!("{}{weight}", mark(cell)),
        };
        if style == CellStyle::Numbers && run > 0 && !drawn.is_empty() {
            drawn.push(Span::raw(" "));
        }
        let plain = if cell.state == Mood::Now { BRIGHT } else { Style::new() };
        drawn.push(Span::styled(text, cell.owner.map_or(plain, seat_style)));
    }
    drawn
}

/// The words of a cell, and before them the mark of the player who stands there.
fn worded(scene: &Scene, cell: &Cell) -> String {
    let words = format!("{}{}", cell.owner.map_or("", seat_mark), letters(scene, &cell.line));
    if cell.state == Mood::Now { format!("‹{words}›") } else { format!(" {words} ") }
}

/// What one unit of a cell without words looks like.
fn mark(cell: &Cell) -> &'static str {
    match (cell.owner, cell.state) {
        (Some(owner), _) => seat_mark(owner),
        (None, Mood::Done) => "▓",
        (None, Mood::Now | Mood::Left) => "█",
        (None, Mood::Plain) => "░",
    }
}

/// With a space between those that are there.
fn spaced(parts: [Spans; 3]) -> Spans {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(&Span::raw(" "))
}
