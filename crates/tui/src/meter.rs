//! Numbers as a picture: a row of cells behind its words.
use crate::pen::{BRIGHT, letters, seat_mark, seat_style, spans};
use crate::piece::Brush;
use crate::sheet::{Sheet, Spans, spans_width};
use engine::scene::{Cell, Meter, Mood};
use ratatui::style::Style;
use ratatui::text::Span;

/// Fewer columns than this are no picture.
const LEAST_ROOM: usize = 8;

/// How cells are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawn {
    /// A sign for every unit of weight, to be counted by the eye.
    Signs,
    /// A sign and the number of units.
    Numbers,
}

impl Brush<'_> {
    /// The head, the cells, the tail: in one line if they fit, else the cells below the head. A sign always means the
    /// same number of units, namely one; where there is no room for so many signs, numbers say it.
    pub(crate) fn meter(&self, meter: &Meter, width: usize) -> Sheet {
        let (head, tail) = (spans(self.scene, &meter.head), spans(self.scene, &meter.tail));
        let drawn = [Drawn::Signs, Drawn::Numbers].map(|drawn| self.cells_of(meter, drawn));
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
    fn cells_of(&self, meter: &Meter, drawn: Drawn) -> Spans {
        let (mut cells, mut at): (Spans, usize) = (vec![], 0);
        while let Some(cell) = meter.cells.get(at) {
            let alike = |other: &&Cell| (other.owner, other.state) == (cell.owner, cell.state) && other.line.is_empty();
            let run = meter.cells[at..].iter().take_while(alike).count();
            let weight: usize = meter.cells[at..at + run].iter().map(|cell| usize::from(cell.weight)).sum();
            at += run.max(1);
            let text = match drawn {
                _ if run == 0 => self.worded(cell),
                _ if weight == 0 => continue,
                Drawn::Signs => mark(cell).repeat(weight),
                Drawn::Numbers => format!("{}{weight}", mark(cell)),
            };
            if drawn == Drawn::Numbers && run > 0 && !cells.is_empty() {
                cells.push(Span::raw(" "));
            }
            let plain = if cell.state == Mood::Now { BRIGHT } else { Style::new() };
            cells.push(Span::styled(text, cell.owner.map_or(plain, seat_style)));
        }
        cells
    }
    /// The words of a cell, and before them the mark of the one who stands there.
    fn worded(&self, cell: &Cell) -> String {
        let words = format!("{}{}", cell.owner.map_or("", seat_mark), letters(self.scene, &cell.line));
        if cell.state == Mood::Now { format!("‹{words}›") } else { format!(" {words} ") }
    }
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
