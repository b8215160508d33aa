//! What is written on a room: its key, who stands there, its number, what lies there, and where the map goes on.
use crate::brush::Brush;
use crate::face::{Tight, brief};
use crate::light::Light;
use crate::pen::{BRIGHT, letters, seat_mark, seat_style, sign_span, spans};
use crate::sheet::{Spans, spans_width};
use engine::scene::{Face, Id, Map, Piece, Slot, Way};
use engine::{Scene, Seat};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// A room as it is written on the map.
pub(super) struct Label {
    pub(super) id: Id,
    pub(super) spans: Spans,
    /// Is it in the lower part of the map?
    pub(super) deep: bool,
    /// Its centre in the measure of the Scene.
    pub(super) spot: (u16, u16),
}

impl Label {
    pub(super) fn width(&self) -> usize {
        spans_width(&self.spans)
    }
}

/// Everything needed to write labels.
pub(super) struct Writer<'w, 'b> {
    pub(super) brush: &'w Brush<'b>,
    pub(super) map: &'w Map,
    pub(super) loose: bool,
}

impl Writer<'_, '_> {
    /// Edges tell the depths apart, and the place where the viewer stands.
    pub(super) fn label(&self, piece: &Piece, spot: (u16, u16), pawns: &[Seat]) -> Label {
        let (light, deep) = (self.brush.lights.on(piece.id), is_deep(piece));
        let here = self.brush.scene().who.filter(|who| pawns.contains(who));
        let (left, right) = match (here, deep) {
            (Some(_), _) => ("»", "«"),
            (None, true) => ("(", ")"),
            (None, false) => ("[", "]"),
        };
        let edge = match (&light, here) {
            (Light::Dark, Some(who)) => seat_style(who).add_modifier(Modifier::BOLD | Modifier::REVERSED),
            (Light::Dark, None) if deep => Style::new().fg(Color::Cyan),
            _ => light.style(Style::new()),
        };
        let key = light.key().map_or(String::new(), |key| format!("{key}:"));
        let mut inside = vec![Span::styled(format!("{left}{key}"), edge)];
        let mark = |seat: &Seat| Span::styled(seat_mark(*seat), seat_style(*seat).patch(on_cursor(&light)));
        inside.extend(pawns.iter().map(mark));
        inside.extend(self.face(piece, edge));
        inside.push(Span::styled(right, edge));
        let (before, after) = self.exits(piece.id, spot);
        Label { id: piece.id, spans: [before, inside, after].concat(), deep, spot }
    }

    fn face(&self, piece: &Piece, edge: Style) -> Spans {
        let Face::Up(parts) = &piece.face else {
            return brief(self.brush.scene(), piece, Tight::Close);
        };
        let mut face: Spans = vec![];
        for slot in [Slot::Title, Slot::Gain, Slot::Worth] {
            for part in parts.iter().filter(|part| part.slot == slot && !part.line.is_empty()) {
                let mut next = spans(self.brush.scene(), &part.line);
                if slot == Slot::Title {
                    next.iter_mut().for_each(|span| span.style = edge);
                } else {
                    // Signs that stand in a row are read as one.
                    next.retain(|span| !span.content.trim().is_empty());
                    // Two numbers never run together.
                    let is_number = next.first().is_some_and(|span| span.content.starts_with(char::is_numeric));
                    next.insert(0, Span::raw(if self.loose || is_number { " " } else { "" }));
                }
                face.extend(next);
            }
        }
        if face.is_empty() { vec![Span::styled(piece.name.clone(), edge)] } else { face }
    }
    /// Where a way leaves the map: an arrow and what is on the other side, beside the room it leaves from.
    fn exits(&self, id: Id, spot: (u16, u16)) -> (Spans, Spans) {
        let (mut before, mut after) = (vec![], vec![]);
        for way in &self.map.ways {
            for (end, (x, y, line)) in [way.from, way.to].into_iter().zip(way.exits.iter().flatten()) {
                if end != id {
                    continue;
                }
                let words = letters(self.brush.scene(), line);
                let arrow = self.way_out((*x, *y));
                let style = BRIGHT.remove_modifier(Modifier::BOLD);
                match *x < spot.0 {
                    true => before.push(Span::styled(format!("{arrow}{words}"), style)),
                    false => after.push(Span::styled(format!("{words}{arrow}"), style)),
                }
            }
        }
        (before, after)
    }
    /// The arrow towards the nearest edge of the map.
    fn way_out(&self, (x, y): (u16, u16)) -> &'static str {
        let (wide, high) = self.map.size;
        let edges = [("←", x), ("→", wide.saturating_sub(x)), ("↑", y), ("↓", high.saturating_sub(y))];
        edges.into_iter().min_by_key(|(_, distance)| *distance).map_or("→", |(arrow, _)| arrow)
    }
}

/// What is written on a way: an arrow where it leads one way only, and what it costs.
pub(super) fn price(scene: &Scene, way: &Way, direction: (f32, f32)) -> Spans {
    let arrow = way.one_way.then(|| Span::styled(arrow(direction), Color::Yellow));
    let red = Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD);
    let signs = way.signs.iter().map(|sign| sign_span(scene, sign, red));
    arrow.into_iter().chain(signs).collect()
}

/// The arrow that points most nearly this way, down being positive.
fn arrow((across, down): (f32, f32)) -> &'static str {
    let eighth = (down.atan2(across) / std::f32::consts::FRAC_PI_4).round() as i32;
    ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"][eighth.rem_euclid(8) as usize]
}

fn is_deep(piece: &Piece) -> bool {
    piece.tone.split(' ').any(|tone| tone == "deep")
}

/// Marks keep their colour, but stand on the ground of the cursor.
fn on_cursor(light: &Light) -> Style {
    match light {
        Light::Cursor(_) => light.style(Style::new()),
        Light::Dark | Light::Touched | Light::Lit(_) => Style::new().add_modifier(Modifier::BOLD),
    }
}
