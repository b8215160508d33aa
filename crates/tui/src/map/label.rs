//! What is written on a room: its key, who stands there, its number, what lies there, and where the map goes on.
use super::point::Point;
use crate::face::{Tight, brief};
use crate::light::{Light, Lights};
use crate::pen::{BRIGHT, letters, seat_mark, seat_style, sign_span, spans};
use crate::sheet::{Spans, spans_width};
use engine::scene::{Exit, Extent, Face, Id, Map, Piece, Slot, Way};
use engine::{Scene, Seat};
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;
use std::f32::consts::FRAC_PI_4;

/// A room as it is written on the map.
pub(super) struct Label {
    pub(super) id: Id,
    pub(super) spans: Spans,
    /// Is it in the lower part of the map?
    pub(super) deep: bool,
    /// Its centre in the measure of the Scene.
    pub(super) spot: Position,
}

impl Label {
    pub(super) fn width(&self) -> u16 {
        spans_width(&self.spans) as u16
    }
}

/// Whether there is a space before everything that lies in a room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spacing {
    Loose,
    Close,
}

/// Everything needed to write labels.
pub(super) struct LabelWriter<'w> {
    pub(super) lights: Lights<'w>,
    pub(super) map: &'w Map,
    pub(super) spacing: Spacing,
}

/// What stands on both sides of a room.
#[derive(Default)]
struct Exits {
    before: Spans,
    after: Spans,
}

impl LabelWriter<'_> {
    /// Edges tell the depths apart, and the place where the viewer stands.
    pub(super) fn label(&self, piece: &Piece, spot: Position, pawns: &[Seat]) -> Label {
        let (light, deep) = (self.lights.on(piece.id), is_deep(piece));
        let here = self.lights.scene.who.filter(|who| pawns.contains(who));
        let (left, right) = match (here, deep) {
            (Some(_), _) => ("»", "«"),
            (None, true) => ("(", ")"),
            (None, false) => ("[", "]"),
        };
        let edge = match (&light, here) {
            (Light::Dark, Some(who)) => seat_style(who).add_modifier(Modifier::BOLD | Modifier::REVERSED),
            (Light::Dark, None) if deep => Style::new().fg(Color::Cyan),
            (Light::Dark | Light::Touched | Light::Lit(_) | Light::Cursor(_), _) => light.style(Style::new()),
        };
        let edge = self.lights.flashed(piece.id, edge);
        let key = light.key().map_or(String::new(), |key| format!("{key}:"));
        let mut inside = vec![Span::styled(format!("{left}{key}"), edge)];
        let mark = |seat: &Seat| Span::styled(seat_mark(*seat), seat_style(*seat).patch(on_cursor(&light)));
        inside.extend(pawns.iter().map(mark));
        inside.extend(self.face(piece, edge));
        inside.push(Span::styled(right, edge));
        let Exits { before, after } = self.exits(piece.id, spot);
        Label { id: piece.id, spans: [before, inside, after].concat(), deep, spot }
    }

    fn face(&self, piece: &Piece, edge: Style) -> Spans {
        let scene = self.lights.scene;
        let Face::Up(parts) = &piece.face else {
            return brief(scene, piece, Tight::Close);
        };
        let mut face: Spans = vec![];
        for slot in [Slot::Title, Slot::Gain, Slot::Worth] {
            for part in parts.iter().filter(|part| part.slot == slot && !part.line.is_empty()) {
                let mut next = spans(scene, &part.line);
                if slot == Slot::Title {
                    next.iter_mut().for_each(|span| span.style = edge);
                } else {
                    // Signs that stand in a row are read as one.
                    next.retain(|span| !span.content.trim().is_empty());
                    // Two numbers never run together.
                    let is_number = next.first().is_some_and(|span| span.content.starts_with(char::is_numeric));
                    let apart = self.spacing == Spacing::Loose || is_number;
                    next.insert(0, Span::raw(if apart { " " } else { "" }));
                }
                face.extend(next);
            }
        }
        if face.is_empty() { vec![Span::styled(piece.name.clone(), edge)] } else { face }
    }
    /// Where a way leaves the map: an arrow and what is on the other side, beside the room it leaves from.
    fn exits(&self, id: Id, spot: Position) -> Exits {
        let mut exits = Exits::default();
        for way in &self.map.ways {
            for (end, Exit { x, y, line }) in [way.from, way.to].into_iter().zip(way.exits.iter().flatten()) {
                if end != id {
                    continue;
                }
                let (words, arrow) = (letters(self.lights.scene, line), self.way_out(Position::new(*x, *y)));
                let style = BRIGHT.remove_modifier(Modifier::BOLD);
                match *x < spot.x {
                    true => exits.before.push(Span::styled(format!("{arrow}{words}"), style)),
                    false => exits.after.push(Span::styled(format!("{words}{arrow}"), style)),
                }
            }
        }
        exits
    }
    /// The arrow towards the nearest edge of the map.
    fn way_out(&self, Position { x, y }: Position) -> &'static str {
        let Extent { width: wide, height: high } = self.map.size;
        let edges = [("←", x), ("→", wide.saturating_sub(x)), ("↑", y), ("↓", high.saturating_sub(y))];
        edges.into_iter().min_by_key(|(_, distance)| *distance).map_or("→", |(arrow, _)| arrow)
    }
}

/// What is written on a way between these points: an arrow if it leads one way only, and what it costs.
pub(super) fn price(scene: &Scene, way: &Way, start: Point, end: Point) -> Spans {
    let arrow = way.one_way.then(|| Span::styled(arrow(start, end), Color::Yellow));
    let red = Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD);
    let signs = way.signs.iter().map(|sign| sign_span(scene, sign, red));
    arrow.into_iter().chain(signs).collect()
}

/// The columns of what is written on a way.
pub(super) fn price_width(scene: &Scene, way: &Way) -> u16 {
    let anywhere = Point { x: 0.0, y: 0.0 };
    spans_width(&price(scene, way, anywhere, anywhere)) as u16
}

/// The arrow that points most nearly from here to there; a line is twice as high as a column is wide.
fn arrow(here: Point, there: Point) -> &'static str {
    let eighth = ((2.0 * (there.y - here.y)).atan2(there.x - here.x) / FRAC_PI_4).round() as i32;
    ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"][eighth.rem_euclid(8) as usize]
}

fn is_deep(piece: &Piece) -> bool {
    piece.tone.split(' ').any(|tone| tone == "deep")
}

/// Marks keep their colour, but take the background of the cursor.
fn on_cursor(light: &Light) -> Style {
    match light {
        Light::Cursor(_) => light.style(Style::new()),
        Light::Dark | Light::Touched | Light::Lit(_) => Style::new().add_modifier(Modifier::BOLD),
    }
}
