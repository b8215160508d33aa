//! Numbers as a picture: a row of cells behind its words.
use crate::pen::{BRIGHT, letters, seat_mark, seat_style, spans};
use crate::piece::Brush;
use crate::sheet::{Sheet, Spans, spans_width};
use engine::scene::{Cell, Meter, Mood};
use ratatui::style::Style;
use ratatui::text::Span;

/// Fewer columns than this are no picture.
const LEAST_ROOM: usize = 8;
const MOST_ROOM: usize = 40;
/// Cells by weight need so many columns to be told apart.
const LEAST_SHARED: usize = 12;

impl Brush<'_> {
    /// The head, the cells by their weight, the tail: in one line if a picture fits into what the words leave.
    pub(crate) fn meter(&self, meter: &Meter, width: usize) -> Sheet {
        let (head, tail) = (spans(self.scene, &meter.head), spans(self.scene, &meter.tail));
        let words = [&head, &tail].map(|spans| if spans.is_empty() { 0 } else { spans_width(spans) + 1 });
        let (after, beside) = (width.saturating_sub(words[1]), width.saturating_sub(words[0] + words[1]));
        if beside >= LEAST_ROOM {
            return Sheet::wrapped(spaced([head, self.cells_of(meter, beside), tail]), width);
        }
        let picture = spaced([vec![], self.cells_of(meter, after), tail]);
        Sheet::column([Sheet::wrapped(head, width).filled(), Sheet::wrapped(picture, width)])
    }

    /// The cells in so many columns. Where there are more cells than columns, some share one.
    fn cells_of(&self, meter: &Meter, room: usize) -> Spans {
        let total: usize = meter.cells.iter().map(|cell| usize::from(cell.weight)).sum::<usize>().max(1);
        // Few cells that weigh the same are counted by the eye: one column each.
        let is_counted = meter.cells.iter().all(|cell| cell.weight == 1);
        let room = room.min(MOST_ROOM).min(if is_counted { total } else { total.max(LEAST_SHARED) });
        let (mut drawn, mut weight) = (vec![], 0);
        for cell in &meter.cells {
            let start = weight * room / total;
            weight += usize::from(cell.weight);
            let width = weight * room / total - start;
            if width > 0 || cell.state == Mood::Now || !cell.line.is_empty() {
                drawn.push(self.cell(cell, width.max(1)));
            }
        }
        drawn
    }
    fn cell(&self, cell: &Cell, width: usize) -> Span<'static> {
        let words = letters(self.scene, &cell.line);
        let mark = match (cell.owner, cell.state) {
            (Some(owner), _) => seat_mark(owner),
            (None, Mood::Done) => "▓",
            (None, Mood::Now | Mood::Left) => "█",
            (None, Mood::Plain) => "░",
        };
        let text = match (words.is_empty(), cell.state) {
            (true, _) => mark.repeat(width),
            (false, Mood::Now) => format!("‹{words}›"),
            (false, Mood::Plain | Mood::Done | Mood::Left) => format!(" {words} "),
        };
        let plain = if cell.state == Mood::Now { BRIGHT } else { Style::new() };
        Span::styled(text, cell.owner.map_or(plain, seat_style))
    }
}

/// With a space between those that are there.
fn spaced(parts: [Spans; 3]) -> Spans {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(&Span::raw(" "))
}
