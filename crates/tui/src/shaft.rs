//! Cards that overlap downwards: the top one whole, and of every other the line that stays visible.
use crate::area::item;
use crate::brush::{Brush, Detail};
use crate::face::{Tight, brief, face_within};
use crate::heading::title;
use crate::light::Lights;
use crate::pen::{BRIGHT, DIM, letters};
use crate::piece::{PieceBox, chip, filled};
use crate::sheet::{Sheet, Spans, cut_spans, spans_width};
use engine::scene::{Area, Face, Form, Id, Item, Piece};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

/// A column narrower than this has no room for a frame.
const LEAST_FRAMED: usize = 9;
/// A column narrower than this is drawn as a row.
pub(crate) const LEAST_SHAFT: usize = 6;
/// A wider column would not show more.
pub(crate) const MOST_SHAFT: usize = MOST_INSIDE + 3;
const MOST_INSIDE: usize = 11;
/// At least this many lines should be under a box, and one more where there is none; otherwise the rest is drawn smaller.
const LEAST_COVERED: usize = 2;

/// The column with what stands above it.
pub(crate) fn shaft(brush: &Brush<'_>, area: &Area, width: usize) -> Sheet {
    let framed = brush.is_boxing() && width >= LEAST_FRAMED;
    let inside = if framed { (width - 2).min(MOST_INSIDE) } else { width.min(MOST_INSIDE) };
    let column = Column { brush, inside, framed };
    let (top, covered) = match &area.items[..] {
        [] => (column.empty(), &[][..]),
        [top, covered @ ..] => (column.top(top), covered),
    };
    let mut sheet = column.heading(area, width);
    sheet.push(top);
    let least = match brush.detail {
        // A drawer is folded before a shaft is cut.
        Detail::Boxes => covered.len(),
        Detail::Folded if framed => LEAST_COVERED,
        Detail::Folded | Detail::Chips => LEAST_COVERED + 1,
        Detail::Lines => 1,
    };
    let room = brush.room.saturating_sub(sheet.height()).max(least);
    sheet.push(column.covered(covered, room));
    sheet
}

/// Where columns have no room: the whole shaft in a line, beginning with the top.
pub(crate) fn lying_shaft(brush: &Brush<'_>, area: &Area, width: usize) -> Sheet {
    // The chip has its key already, as a card in a frame has.
    let column = Column { brush, inside: width, framed: true };
    let mut line = column.heading(area, width).0.into_iter().next().unwrap_or_default().spans;
    if area.items.is_empty() {
        line.push(Span::styled(" [·]", DIM));
    }
    for (at, item) in area.items.iter().enumerate() {
        let next = match item {
            Item::Piece(piece) if at == 0 => chip(brush.lights, piece, Tight::Numbers),
            Item::Piece(piece) => covered_spans(brush, piece),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => continue,
        };
        let more = format!(" ⋮ +{}", area.items.len() - at);
        let after = if at + 1 == area.items.len() { 0 } else { more.chars().count() };
        if at > 0 && spans_width(&line) + 1 + spans_width(&next) + after > width {
            line.push(Span::raw(more));
            break;
        }
        line.push(Span::raw(" "));
        line.extend(next);
    }
    Sheet::line(cut_spans(line, width))
}

/// One column and the room it has.
struct Column<'c, 'b> {
    brush: &'c Brush<'b>,
    inside: usize,
    framed: bool,
}

impl Column<'_, '_> {
    /// The words above, and the key of the area; without a frame that of the top card too.
    fn heading(&self, area: &Area, width: usize) -> Sheet {
        let (scene, light) = (self.brush.scene(), self.brush.lights.on(area.id));
        let style = self.brush.lights.style(area.id, Style::new().add_modifier(Modifier::UNDERLINED));
        let mut line = vec![Span::styled(title(scene, area), style)];
        line.extend(light.after_name());
        if let Some(Item::Piece(top)) = area.items.first().filter(|_| !self.framed) {
            line.extend(self.key(top.id, DIM, |key| format!(" [{key}]")));
        }
        if !area.note.is_empty() {
            line.push(Span::styled(format!(" {}", letters(scene, &area.note)), DIM));
        }
        Sheet::line(cut_spans(line, width))
    }
    /// The key of a place, as it is written here.
    fn key(&self, id: Id, dark: Style, written: impl Fn(String) -> String) -> Option<Span<'static>> {
        let lights = self.brush.lights;
        lights.key(id).map(|key| Span::styled(written(key), lights.on(id).style(dark)))
    }
    fn empty(&self) -> Sheet {
        let place = Piece::new(Id(u16::MAX), "", Form::Card, "", Face::Empty);
        // Nobody can touch a place that is not in the Scene.
        self.card(Lights { chooser: None, ..self.brush.lights }, &place)
    }
    fn top(&self, top: &Item) -> Sheet {
        match top {
            Item::Piece(piece) => self.card(self.brush.lights, piece),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => item(self.brush, top, self.inside),
        }
    }
    fn card(&self, lights: Lights<'_>, piece: &Piece) -> Sheet {
        if self.framed {
            return PieceBox { width: Some(self.inside), ..PieceBox::default() }.sheet(lights, piece);
        }
        Sheet::line(filled(self.face(piece, self.inside), piece, self.inside))
    }
    fn face(&self, piece: &Piece, width: usize) -> Spans {
        face_within(self.brush.scene(), piece, width).join(&Span::raw(" "))
    }
    /// As many as there is room for, and how many more there are.
    fn covered(&self, items: &[Item], room: usize) -> Sheet {
        let shown = if items.len() > room { room.saturating_sub(1) } else { items.len() };
        let mut sheet = Sheet::column(items[..shown].iter().map(|item| self.line(item)));
        if shown < items.len() {
            let more = format!("⋮ +{}", items.len() - shown);
            let indent = if self.framed { " " } else { "" };
            sheet.push(Sheet::line(vec![Span::raw(format!("{indent}{more}"))]));
        }
        sheet
    }
    fn line(&self, covered: &Item) -> Sheet {
        let Item::Piece(piece) = covered else {
            return item(self.brush, covered, self.inside);
        };
        let key = self.key(piece.id, BRIGHT, |key| format!("{key}:"));
        let room = self.inside.saturating_sub(key.as_ref().map_or(0, Span::width));
        let face = self.face(piece, room).into_iter().map(quiet).collect();
        let side = || self.framed.then(|| Span::styled("│", DIM));
        let face = filled(face, piece, room).into_iter();
        Sheet::line(side().into_iter().chain(key).chain(face).chain(side()).collect())
    }
}

/// Covered cards are not printed in bold.
fn quiet(span: Span<'static>) -> Span<'static> {
    span.patch_style(Style::new().remove_modifier(Modifier::BOLD))
}

fn covered_spans(brush: &Brush<'_>, piece: &Piece) -> Spans {
    match piece.face {
        Face::Down(_) => vec![Span::styled("▒▒", DIM)],
        Face::Up(_) | Face::Empty => brief(brush.scene(), piece, Tight::Numbers).into_iter().map(quiet).collect(),
    }
}
