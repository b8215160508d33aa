//! A map: rooms at their places, ways as dots, what a way costs in its middle.
use crate::face::Tight;
use crate::pen::{BRIGHT, DIM, letters, seat_mark, seat_style, sign_letters};
use crate::piece::Brush;
use crate::sheet::{Sheet, cut_text};
use engine::scene::{Area, Face, Form, Id, Item, Map, Mood, Piece, Slot, Way};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

const LEAST: (usize, usize) = (16, 6);
const MOST: (usize, usize) = (160, 60);

/// The map as wide as there is room, in its own proportions.
pub(crate) fn map_sheet(brush: &Brush<'_>, area: &Area, map: &Map, width: usize) -> Sheet {
    let width = width.clamp(LEAST.0, MOST.0);
    let (wide, high) = (usize::from(map.size.0.max(1)), usize::from(map.size.1.max(1)));
    // A letter is about twice as high as wide.
    let height = (width * high / wide / 2).min(brush.room).clamp(LEAST.1, MOST.1);
    let mut canvas = Canvas { brush, area, map, buffer: Buffer::empty(Rect::new(0, 0, width as u16, height as u16)) };
    map.ways.iter().for_each(|way| canvas.way(way));
    canvas.pieces().iter().filter(|piece| piece.form != Form::Pawn).for_each(|piece| canvas.room(piece));
    canvas.pieces().iter().filter(|piece| piece.form == Form::Pawn).for_each(|piece| canvas.pawn(piece));
    canvas.sheet()
}

struct Canvas<'b, 'a> {
    brush: &'b Brush<'a>,
    area: &'b Area,
    map: &'b Map,
    buffer: Buffer,
}

type Point = (f32, f32);

impl<'b> Canvas<'b, '_> {
    fn pieces(&self) -> Vec<&'b Piece> {
        let piece = |item: &'b Item| if let Item::Piece(piece) = item { Some(piece) } else { None };
        self.area.items.iter().filter_map(piece).collect()
    }
    fn at(&self, id: Id) -> Option<Point> {
        let &(_, x, y) = self.map.spots.iter().find(|(spot, ..)| *spot == id)?;
        Some(self.scaled(x, y))
    }
    fn scaled(&self, x: u16, y: u16) -> Point {
        let Rect { width, height, .. } = self.buffer.area;
        let across = f32::from(width.saturating_sub(7)) * f32::from(x) / f32::from(self.map.size.0.max(1));
        let down = f32::from(height.saturating_sub(2)) * f32::from(y) / f32::from(self.map.size.1.max(1));
        (across.max(0.0), down.max(0.0))
    }
    fn put(&mut self, (x, y): Point, text: &str, style: Style) {
        let Rect { width, height, .. } = self.buffer.area;
        let (x, y) = (x as u16, y.round() as u16);
        if x < width && y < height {
            self.buffer.set_stringn(x, y, text, usize::from(width - x), style);
        }
    }
    fn way(&mut self, way: &Way) {
        if let Some(exits) = &way.exits {
            for (x, y, line) in exits {
                let text = format!("→{}", letters(self.brush.scene, line));
                self.put(self.scaled(*x, *y), &text, way_style(way.mood));
            }
            return;
        }
        let (Some(from), Some(to)) = (self.at(way.from), self.at(way.to)) else {
            return;
        };
        let dot = if way.one_way { "›" } else { "·" };
        let steps = (from.0 - to.0).abs().max(2.0 * (from.1 - to.1).abs()) as u16;
        for step in 1..steps {
            let point = between(from, to, f32::from(step) / f32::from(steps));
            self.put((point.0 + 2.0, point.1), dot, way_style(way.mood));
        }
        let signs: String = way.signs.iter().map(|sign| sign_letters(self.brush.scene, sign)).collect();
        let middle = between(from, to, 0.5);
        self.put((middle.0 + 1.0, middle.1), &signs, Style::new().fg(Color::LightRed));
    }
    fn room(&mut self, piece: &Piece) {
        let Some(point) = self.at(piece.id) else {
            return;
        };
        let light = self.brush.light(piece.id);
        let key = light.key().map_or(String::new(), |key| format!("{key}:"));
        let text = format!("[{key}{}]", cut_text(&self.title(piece), 12));
        self.put(point, &text, light.style(Style::new()));
    }
    fn title(&self, piece: &Piece) -> String {
        let Face::Up(parts) = &piece.face else {
            return self.brush.brief(piece, Tight::Loose).iter().map(|span| span.content.as_ref()).collect();
        };
        let shown = |slot| parts.iter().filter(move |part| part.slot == slot);
        let lines = [Slot::Title, Slot::Worth, Slot::Gain].into_iter().flat_map(shown);
        let texts: Vec<String> = lines.map(|part| letters(self.brush.scene, &part.line)).collect();
        let title = texts.iter().filter(|text| !text.is_empty()).cloned().collect::<Vec<_>>().join(" ");
        if title.is_empty() { piece.name.clone() } else { title }
    }
    fn pawn(&mut self, piece: &Piece) {
        let (Some(point), Some(owner)) = (self.at(piece.id), piece.owner) else {
            return;
        };
        let style = seat_style(owner).add_modifier(Modifier::BOLD);
        self.put((point.0 + 1.0 + f32::from(owner.0), (point.1 - 1.0).max(0.0)), seat_mark(owner), style);
    }
    fn sheet(self) -> Sheet {
        let Rect { width, height, .. } = self.buffer.area;
        let span = |x: u16, y: u16| Span::styled(self.buffer[(x, y)].symbol().to_owned(), self.buffer[(x, y)].style());
        // A wide letter stands on two cells, the second of which is empty.
        let covered = |x: u16, y: u16| x > 0 && span(x - 1, y).width() > 1;
        let line = |y| (0..width).filter(|&x| !covered(x, y)).map(|x| span(x, y)).collect::<Vec<_>>();
        Sheet((0..height).map(|y| Line::from(line(y))).collect())
    }
}

fn between(from: Point, to: Point, part: f32) -> Point {
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

fn way_style(mood: Mood) -> Style {
    match mood {
        Mood::Now => BRIGHT,
        Mood::Left => Style::new().fg(Color::LightYellow),
        Mood::Plain | Mood::Done => DIM,
    }
}
