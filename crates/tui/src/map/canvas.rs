//! The map as letters: labels first, then lines where no label stands, then what ways cost where there is still room.
use super::chart::{Placed, Window};
use super::label::price;
use crate::brush::Brush;
use crate::pen::{BRIGHT, DIM};
use crate::sheet::{Sheet, char_width, spans_width};
use engine::scene::{Id, Map, Mood, Way};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

/// Where a price looks for its place along its way: the middle first.
const ALONG: [f32; 9] = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

/// And beside its way, where another one is in the way.
const ASIDE: [(f32, f32); 5] = [(0.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)];

/// One letter of the picture.
#[derive(Clone, Default)]
struct Cell {
    /// The dots of lines that cross it, as in Braille.
    dots: u8,
    /// What stands on it; nothing where a wide letter before it covers it.
    text: Option<String>,
    style: Style,
}

/// A drawn map.
pub(super) struct Drawn {
    pub(super) sheet: Sheet,
    lost: usize,
    bridges: usize,
}

/// More ways than this without a line between their rooms are too many.
const MOST_BRIDGES: usize = 2;

impl Drawn {
    /// Has everything its place?
    pub(super) fn is_clear(&self) -> bool {
        self.lost == 0 && self.bridges <= MOST_BRIDGES
    }
}

/// The part of the map that lies in the window.
pub(super) fn draw(brush: &Brush<'_>, map: &Map, labels: &[Placed<'_>], window: Window) -> Drawn {
    let cells = vec![Cell::default(); window.width * window.height];
    let mut canvas = Canvas { brush, cells, window, lost: 0, bridges: 0 };
    labels.iter().for_each(|placed| canvas.label(placed));
    let ends = |way: &Way| Some((found(labels, way.from)?, found(labels, way.to)?));
    let mut ways: Vec<(&Way, (&Placed<'_>, &Placed<'_>))> =
        map.ways.iter().filter(|way| way.exits.is_none()).filter_map(|way| Some((way, ends(way)?))).collect();
    // What can be walked now is drawn last, over the others, but its price looks for a place first.
    ways.sort_by_key(|(way, _)| way.mood == Mood::Now);
    ways.iter().for_each(|(way, (from, to))| canvas.way(way.mood, from, to));
    ways.iter().rev().for_each(|(way, (from, to))| canvas.price(way, from, to));
    canvas.shore(labels);
    Drawn { lost: canvas.lost, bridges: canvas.bridges, sheet: canvas.sheet() }
}

/// The picture under way.
struct Canvas<'c> {
    brush: &'c Brush<'c>,
    cells: Vec<Cell>,
    window: Window,
    /// How many ways or prices found no place.
    lost: usize,
    /// How many ways are a stroke beside their rooms.
    bridges: usize,
}

impl Canvas<'_> {
    fn at(&mut self, x: usize, y: usize) -> Option<&mut Cell> {
        let (x, y) = (x.checked_sub(self.window.left)?, y.checked_sub(self.window.top)?);
        let inside = x < self.window.width && y < self.window.height;
        if inside { self.cells.get_mut(y * self.window.width + x) } else { None }
    }
    fn is_free(&mut self, x: usize, y: usize) -> bool {
        self.at(x, y).is_some_and(|cell| cell.text.is_none())
    }
    /// A whole label, or a sign of more where the edge cuts it: half a number would be another number.
    fn label(&mut self, placed: &Placed<'_>) {
        let (window, (left, right)) = (self.window, (placed.left, placed.right()));
        let whole = left >= window.left && right <= window.left + window.width;
        if whole {
            return self.write(left, placed.line, &placed.label.spans);
        }
        let seen = left.max(window.left)..right.min(window.left + window.width);
        let width = seen.len();
        if width > 0 {
            self.write(seen.start, placed.line, &[Span::styled(" ".repeat(width - 1) + "…", DIM)]);
        }
    }
    fn write(&mut self, x: usize, y: usize, spans: &[Span<'_>]) {
        let mut column = x;
        for span in spans {
            for letter in span.content.chars() {
                let width = char_width(letter);
                for covered in 0..width {
                    let text = if covered == 0 { letter.to_string() } else { String::new() };
                    if let Some(cell) = self.at(column + covered, y) {
                        (cell.text, cell.style) = (Some(text), span.style);
                    }
                }
                column += width;
            }
        }
    }
    /// A line of dots between the middles of two labels.
    fn way(&mut self, mood: Mood, from: &Placed<'_>, to: &Placed<'_>) {
        let (start, end) = (middle(from), middle(to));
        let (across, down) = (2.0 * (end.0 - start.0), 4.0 * (end.1 - start.1));
        let steps = across.abs().max(down.abs()).max(1.0) as usize;
        // Ways that cannot be walked now are sparse, so that not only their colour tells them apart.
        let every = if mood == Mood::Now { 1 } else { 2 };
        let mut seen = false;
        for step in (0..=steps).step_by(every) {
            let part = step as f32 / steps as f32;
            let (x, y) = (2.0 * start.0 + across * part, 4.0 * start.1 + down * part);
            let (x, y) = (x.max(0.0) as usize, y.max(0.0) as usize);
            if let Some(cell) = self.at(x / 2, y / 4).filter(|cell| cell.text.is_none()) {
                cell.dots |= DOTS[x % 2][y % 4];
                cell.style = way_style(mood);
                seen = true;
            }
        }
        if !seen && !self.bridge(mood, from, to) {
            self.lost += 1;
        }
    }
    /// A stroke beside two labels that stand so close that no line has room between them. Answers whether there was a
    /// place for it.
    fn bridge(&mut self, mood: Mood, from: &Placed<'_>, to: &Placed<'_>) -> bool {
        let is_seen =
            |placed: &Placed<'_>| (self.window.top..self.window.top + self.window.height).contains(&placed.line);
        if from.line.abs_diff(to.line) > 1 || !is_seen(from) || !is_seen(to) {
            return false;
        }
        let falls = (to.middle() > from.middle()) == (to.line > from.line);
        let beside = |one: &Placed<'_>, other: &Placed<'_>| match other.middle() > one.middle() {
            true => Some((one.right(), one.line)),
            false => one.left.checked_sub(1).map(|left| (left, one.line)),
        };
        for (x, y) in [beside(from, to), beside(to, from)].into_iter().flatten() {
            if let Some(cell) = self.at(x, y).filter(|cell| cell.text.is_none()) {
                cell.dots |= if falls { FALLING } else { RISING };
                cell.style = way_style(mood);
                self.bridges += 1;
                return true;
            }
        }
        false
    }
    /// The arrow of a way that leads one way only, and what a way costs, as near to its middle as there is room.
    fn price(&mut self, way: &Way, from: &Placed<'_>, to: &Placed<'_>) {
        let (start, end) = (edge(from, to), edge(to, from));
        let price = price(self.brush.scene(), way, (end.0 - start.0, 2.0 * (end.1 - start.1)));
        let width = spans_width(&price);
        if width == 0 {
            return;
        }
        // Beside a line that leaves the window, a price would seem to belong to another way.
        let beside = if self.window.is_whole() { ASIDE.len() } else { 1 };
        for (aside, part) in ASIDE.into_iter().take(beside).flat_map(|aside| ALONG.map(|part| (aside, part))) {
            let (x, y) = (start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part);
            let (x, y) = (x - (width as f32 - 1.0) / 2.0 + aside.0, y + aside.1);
            let (x, y) = (x.round().max(0.0) as usize, y.max(0.0) as usize);
            if (x..x + width).all(|x| self.is_free(x, y)) && self.stands_apart(x, y, width) {
                return self.write(x, y, &price);
            }
        }
        self.lost += 1;
    }
    /// Is there no other price that would be read together with this one?
    fn stands_apart(&mut self, x: usize, y: usize, width: usize) -> bool {
        let mut sides = [x.checked_sub(1), Some(x + width)].into_iter().flatten();
        sides.all(|side| {
            let cell = self.at(side, y);
            cell.is_none_or(|cell| cell.text.as_deref().is_none_or(|text| "[](){}»«…".contains(text)))
        })
    }
    /// The line between the upper part of a map and the depths, where they lie apart.
    fn shore(&mut self, labels: &[Placed<'_>]) {
        let lines =
            |deep: bool| labels.iter().filter(move |placed| placed.label.deep == deep).map(|placed| placed.line);
        let (Some(lowest), Some(highest)) = (lines(false).max(), lines(true).min()) else {
            return;
        };
        if lowest + 1 >= highest {
            return;
        }
        let line = (lowest + highest) / 2;
        for x in (0..self.window.whole.0).step_by(2) {
            if let Some(cell) = self.at(x, line).filter(|cell| cell.text.is_none() && cell.dots == 0) {
                (cell.text, cell.style) = (Some("~".into()), Style::new().fg(Color::Green));
            }
        }
    }
    fn sheet(self) -> Sheet {
        let line = |cells: &[Cell]| Line::from(cells.iter().map(Cell::span).collect::<Vec<_>>());
        Sheet(self.cells.chunks(self.window.width).map(line).collect())
    }
}

impl Cell {
    fn span(&self) -> Span<'static> {
        match (&self.text, self.dots) {
            (Some(text), _) => Span::styled(text.clone(), self.style),
            (None, 0) => Span::raw(" "),
            (None, dots) => {
                Span::styled(char::from_u32(0x2800 + u32::from(dots)).unwrap_or('·').to_string(), self.style)
            }
        }
    }
}

/// A stroke from above to below, and one from below to above.
const FALLING: u8 = DOTS[0][1] | DOTS[1][2];
const RISING: u8 = DOTS[0][2] | DOTS[1][1];

/// The dots of a Braille letter by column and line.
const DOTS: [[u8; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

fn found<'p, 'l>(labels: &'p [Placed<'l>], id: Id) -> Option<&'p Placed<'l>> {
    labels.iter().find(|placed| placed.label.id == id)
}

/// The middle of a label.
fn middle(placed: &Placed<'_>) -> (f32, f32) {
    (placed.left as f32 + placed.label.width() as f32 / 2.0, placed.line as f32 + 0.5)
}

/// Where a straight line to the other label leaves this one.
fn edge(placed: &Placed<'_>, other: &Placed<'_>) -> (f32, f32) {
    let (here, there) = (middle(placed), middle(other));
    let (across, down) = (there.0 - here.0, there.1 - here.1);
    let half = (placed.label.width() as f32 / 2.0, 0.5);
    let out = |half: f32, length: f32| if length.abs() < f32::EPSILON { f32::MAX } else { half / length.abs() };
    let part = out(half.0, across).min(out(half.1, down)).min(0.5);
    (here.0 + across * part, here.1 + down * part)
}

fn way_style(mood: Mood) -> Style {
    match mood {
        Mood::Now => BRIGHT,
        Mood::Left => Style::new().fg(Color::LightYellow),
        Mood::Plain | Mood::Done => DIM,
    }
}
