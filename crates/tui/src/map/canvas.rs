//! The map as letters: labels first, then lines where no label stands, then what ways cost where there is still room.
use super::chart::{Chart, Placed, Window};
use super::label::price;
use super::point::Point;
use crate::pen::{BRIGHT, DIM};
use crate::sheet::{Sheet, char_width, spans_width};
use engine::Scene;
use engine::scene::{Id, Mood, Way};
use ratatui::layout::Position;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

/// Where a price looks for its place along its way: the middle first.
const ALONG: [f32; 9] = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

/// And beside its way, where another price is in the way.
const ASIDE: [[f32; 2]; 5] = [[0.0, 0.0], [-1.0, 0.0], [1.0, 0.0], [0.0, -1.0], [0.0, 1.0]];

/// One letter of the picture.
#[derive(Clone, Default)]
struct Letter {
    /// The dots of lines that cross it, as in Braille.
    dots: u8,
    /// What stands on it; empty where a wide letter before it covers it.
    text: Option<String>,
    style: Style,
}

/// A drawn map.
pub(super) struct DrawnMap {
    pub(super) sheet: Sheet,
    lost: usize,
    bridges: usize,
}

/// More ways than this without a line between their rooms are too many.
const MOST_BRIDGES: usize = 2;

impl DrawnMap {
    /// Has everything found its place?
    pub(super) fn is_clear(&self) -> bool {
        self.lost == 0 && self.bridges <= MOST_BRIDGES
    }
}

/// A way and the labels at its ends.
struct Path<'p> {
    way: &'p Way,
    from: &'p Placed<'p>,
    to: &'p Placed<'p>,
}

/// The part of the map that lies in the window.
pub(super) fn draw(chart: &Chart<'_>, labels: &[Placed<'_>], window: Window) -> DrawnMap {
    let letters = vec![Letter::default(); window.area.area() as usize];
    let mut canvas = Canvas { scene: chart.scene, letters, window, lost: 0, bridges: 0 };
    labels.iter().for_each(|placed| canvas.label(placed));
    let found = |id: Id| labels.iter().find(|placed| placed.label.id == id);
    let path = |way| Some(Path { way, from: found(way.from)?, to: found(way.to)? });
    let mut paths: Vec<Path<'_>> = chart.map.ways.iter().filter(|way| way.exits.is_none()).filter_map(path).collect();
    // What can be walked now is drawn last, over the others, but its price looks for a place first.
    paths.sort_by_key(|path| path.way.mood == Mood::Now);
    paths.iter().for_each(|path| canvas.way(path));
    paths.iter().rev().for_each(|path| canvas.price(path));
    canvas.shore(labels);
    DrawnMap { lost: canvas.lost, bridges: canvas.bridges, sheet: canvas.sheet() }
}

/// A picture being drawn.
struct Canvas<'c> {
    scene: &'c Scene,
    letters: Vec<Letter>,
    window: Window,
    /// How many ways or prices found no place.
    lost: usize,
    /// How many ways are a stroke beside their rooms.
    bridges: usize,
}

impl Canvas<'_> {
    fn at(&mut self, place: Position) -> Option<&mut Letter> {
        let area = self.window.area;
        let inside = area.contains(place);
        let index = || usize::from(place.y - area.y) * usize::from(area.width) + usize::from(place.x - area.x);
        if inside { self.letters.get_mut(index()) } else { None }
    }
    /// The letter at a place where nothing is written.
    fn free(&mut self, place: Position) -> Option<&mut Letter> {
        self.at(place).filter(|letter| letter.text.is_none())
    }
    /// A whole label, or a mark that there is more where the edge cuts it: half a number would be another number.
    fn label(&mut self, placed: &Placed<'_>) {
        let (area, left, right) = (self.window.area, placed.at.x, placed.right());
        if left >= area.left() && right <= area.right() {
            return self.write(placed.at, &placed.label.spans);
        }
        let seen = left.max(area.left())..right.min(area.right());
        if !seen.is_empty() {
            let more = " ".repeat(seen.len() - 1) + "…";
            self.write(Position::new(seen.start, placed.at.y), &[Span::styled(more, DIM)]);
        }
    }
    fn write(&mut self, mut place: Position, spans: &[Span<'_>]) {
        for span in spans {
            for letter in span.content.chars() {
                for covered in 0..char_width(letter) {
                    let text = if covered == 0 { letter.to_string() } else { String::new() };
                    if let Some(letter) = self.at(place) {
                        (letter.text, letter.style) = (Some(text), span.style);
                    }
                    place.x += 1;
                }
            }
        }
    }
    /// A line of dots between the middles of two labels.
    fn way(&mut self, path: &Path<'_>) {
        let (start, end) = (path.from.centre(), path.to.centre());
        let steps = (2.0 * (end.x - start.x)).abs().max((4.0 * (end.y - start.y)).abs()).max(1.0) as usize;
        // Ways that cannot be walked now are sparse, so that not only their colour tells them apart.
        let every = if path.way.mood == Mood::Now { 1 } else { 2 };
        let mut seen = false;
        for step in (0..=steps).step_by(every) {
            let Point { x, y } = start.towards(end, step as f32 / steps as f32);
            let dot = Point { x: 2.0 * x, y: 4.0 * y }.letter();
            if let Some(letter) = self.free(Position::new(dot.x / 2, dot.y / 4)) {
                letter.dots |= DOTS[usize::from(dot.x % 2)][usize::from(dot.y % 4)];
                letter.style = way_style(path.way.mood);
                seen = true;
            }
        }
        if !seen && !self.bridge(path) {
            self.lost += 1;
        }
    }
    /// A stroke beside two labels that stand so close that no line has room between them. Answers whether there was a
    /// place for it.
    fn bridge(&mut self, Path { way, from, to }: &Path<'_>) -> bool {
        let lines = self.window.area.top()..self.window.area.bottom();
        if from.at.y.abs_diff(to.at.y) > 1 || !lines.contains(&from.at.y) || !lines.contains(&to.at.y) {
            return false;
        }
        let falls = (to.middle() > from.middle()) == (to.at.y > from.at.y);
        let beside = |one: &Placed<'_>, other: &Placed<'_>| match other.middle() > one.middle() {
            true => Some(Position::new(one.right(), one.at.y)),
            false => one.at.x.checked_sub(1).map(|left| Position::new(left, one.at.y)),
        };
        for place in [beside(from, to), beside(to, from)].into_iter().flatten() {
            if let Some(letter) = self.free(place) {
                letter.dots |= if falls { FALLING } else { RISING };
                letter.style = way_style(way.mood);
                self.bridges += 1;
                return true;
            }
        }
        false
    }
    /// The arrow of a way that leads one way only, and what a way costs, as near to its middle as there is room.
    fn price(&mut self, Path { way, from, to }: &Path<'_>) {
        let (start, end) = (from.edge(to), to.edge(from));
        let price = price(self.scene, way, start, end);
        let width = spans_width(&price) as u16;
        if width == 0 {
            return;
        }
        // Beside a line that leaves the window, a price would seem to belong to another way.
        let beside = if self.window.is_whole() { ASIDE.len() } else { 1 };
        for ([across, down], part) in ASIDE.into_iter().take(beside).flat_map(|aside| ALONG.map(|part| (aside, part))) {
            let Point { x, y } = start.towards(end, part);
            let place = Point { x: (x - (f32::from(width) - 1.0) / 2.0 + across).round(), y: y + down }.letter();
            let is_free = (place.x..place.x + width).all(|x| self.free(Position { x, ..place }).is_some());
            if is_free && self.stands_apart(place, width) {
                return self.write(place, &price);
            }
        }
        self.lost += 1;
    }
    /// Is there no other price that would be read together with this one?
    fn stands_apart(&mut self, place: Position, width: u16) -> bool {
        let mut sides = [place.x.checked_sub(1), Some(place.x + width)].into_iter().flatten();
        sides.all(|x| {
            let beside = self.at(Position { x, ..place }).and_then(|letter| letter.text.as_deref());
            beside.is_none_or(|text| "[](){}»«…".contains(text))
        })
    }
    /// The line between the upper part of a map and the depths, where they lie apart.
    fn shore(&mut self, labels: &[Placed<'_>]) {
        let (deep, upper): (Vec<&Placed<'_>>, Vec<&Placed<'_>>) = labels.iter().partition(|placed| placed.label.deep);
        let lowest = upper.iter().map(|placed| placed.at.y).max();
        let highest = deep.iter().map(|placed| placed.at.y).min();
        let (Some(lowest), Some(highest)) = (lowest, highest) else {
            return;
        };
        if lowest + 1 >= highest {
            return;
        }
        for x in (0..self.window.whole.width).step_by(2) {
            if let Some(letter) = self.free(Position::new(x, (lowest + highest) / 2)).filter(|letter| letter.dots == 0)
            {
                (letter.text, letter.style) = (Some("~".into()), Style::new().fg(Color::Green));
            }
        }
    }
    fn sheet(self) -> Sheet {
        let line = |letters: &[Letter]| Line::from(letters.iter().map(Letter::span).collect::<Vec<_>>());
        Sheet(self.letters.chunks(usize::from(self.window.area.width)).map(line).collect())
    }
}

impl Letter {
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

/// A stroke that falls to the right, and one that rises.
const FALLING: u8 = DOTS[0][1] | DOTS[1][2];
const RISING: u8 = DOTS[0][2] | DOTS[1][1];

/// The dots of a Braille letter by column and line.
const DOTS: [[u8; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

fn way_style(mood: Mood) -> Style {
    match mood {
        Mood::Now => BRIGHT,
        Mood::Left => Style::new().fg(Color::LightYellow),
        Mood::Plain | Mood::Done => DIM,
    }
}
