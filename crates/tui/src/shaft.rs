//! Cards that overlap downwards: the top one whole, of each other one the line that stays visible.
use crate::area::numbered;
use crate::face::Tight;
use crate::pen::{BRIGHT, DIM, letters};
use crate::piece::{Brush, Detail, Frame, Light, filled};
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
/// At least so many lines should be under a box, and one more where there is none; else the others are drawn smaller.
const LEAST_COVERED: usize = 2;

impl Brush<'_> {
    /// The column with what stands above it.
    pub(crate) fn shaft(&self, area: &Area, width: usize) -> Sheet {
        let framed = self.is_boxing() && width >= LEAST_FRAMED;
        let inside = if framed { (width - 2).min(MOST_INSIDE) } else { width.min(MOST_INSIDE) };
        let column = Column { brush: self, inside, framed };
        let (top, covered) = match &area.items[..] {
            [] => (column.empty(), &[][..]),
            [top, covered @ ..] => (column.top(top), covered),
        };
        let mut sheet = column.heading(area, width);
        sheet.push(top);
        let least = match self.detail {
            // A drawer is folded before a shaft is cut.
            Detail::Boxes => covered.len(),
            Detail::Folded if framed => LEAST_COVERED,
            Detail::Folded | Detail::Chips => LEAST_COVERED + 1,
            Detail::Lines => 1,
        };
        let room = self.room.saturating_sub(sheet.height()).max(least);
        sheet.push(column.covered(covered, room));
        sheet
    }
    /// Where columns have no room: the whole shaft in a line, from the top on.
    pub(crate) fn lying_shaft(&self, area: &Area, width: usize) -> Sheet {
        // The chip has its key already, as a card in a frame has.
        let column = Column { brush: self, inside: width, framed: true };
        let mut line = column.heading(area, width).0.into_iter().next().unwrap_or_default().spans;
        if area.items.is_empty() {
            line.push(Span::styled(" [·]", DIM));
        }
        for (at, item) in area.items.iter().enumerate() {
            let next = match item {
                Item::Piece(piece) if at == 0 => self.chip(piece, Tight::Numbers),
                Item::Piece(piece) => covered_spans(self, piece, Tight::Numbers),
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
}

/// One column and the room it has.
struct Column<'c, 'b> {
    brush: &'c Brush<'b>,
    inside: usize,
    framed: bool,
}

impl Column<'_, '_> {
    /// The words above; the key of the area, and without a frame that of the top card too.
    fn heading(&self, area: &Area, width: usize) -> Sheet {
        let light = self.brush.light(area.id);
        let words = if area.head.is_empty() { area.name.clone() } else { letters(self.brush.scene, &area.head) };
        let mut line = vec![Span::styled(words, light.style(Style::new().add_modifier(Modifier::UNDERLINED)))];
        line.extend(numbered(&light));
        if let Some(Item::Piece(top)) = area.items.first().filter(|_| !self.framed) {
            line.extend(self.key(top.id).map(|(key, light)| Span::styled(format!(" [{key}]"), light.style(DIM))));
        }
        if !area.note.is_empty() {
            line.push(Span::styled(format!(" {}", letters(self.brush.scene, &area.note)), DIM));
        }
        Sheet::line(cut_spans(line, width))
    }
    fn key(&self, id: Id) -> Option<(String, Light)> {
        let light = self.brush.light(id);
        Some((self.brush.key(id, &light)?, light))
    }
    fn empty(&self) -> Sheet {
        let place = Piece::new(Id(u16::MAX), "", Form::Card, "", Face::Empty);
        // Nobody can touch a place that is not in the Scene.
        self.card(&Brush { chooser: None, ..*self.brush }, &place)
    }
    fn top(&self, item: &Item) -> Sheet {
        match item {
            Item::Piece(piece) => self.card(self.brush, piece),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => self.brush.item(item, self.inside),
        }
    }
    fn card(&self, brush: &Brush<'_>, piece: &Piece) -> Sheet {
        if self.framed {
            return brush.boxed(piece, &Frame { width: Some(self.inside), ..Frame::default() });
        }
        Sheet::line(filled(self.face(piece), piece, self.inside))
    }
    fn face(&self, piece: &Piece) -> Spans {
        self.brush.face_within(piece, self.inside).join(&Span::raw(" "))
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
    fn line(&self, item: &Item) -> Sheet {
        let Item::Piece(piece) = item else {
            return self.brush.item(item, self.inside);
        };
        let key = self.key(piece.id).map(|(key, light)| Span::styled(format!("{key}:"), light.style(BRIGHT)));
        let room = self.inside.saturating_sub(key.as_ref().map_or(0, Span::width));
        let face = self.brush.face_within(piece, room).join(&Span::raw(" ")).into_iter().map(quiet).collect();
        let side = || self.framed.then(|| Span::styled("│", DIM));
        let face = filled(face, piece, room).into_iter();
        Sheet::line(side().into_iter().chain(key).chain(face).chain(side()).collect())
    }
}

/// What lies covered is not printed in bold.
fn quiet(span: Span<'static>) -> Span<'static> {
    span.patch_style(Style::new().remove_modifier(Modifier::BOLD))
}

fn covered_spans(brush: &Brush<'_>, piece: &Piece, tight: Tight) -> Spans {
    match piece.face {
        Face::Down(_) => vec![Span::styled("▒▒", DIM)],
        Face::Up(_) | Face::Empty => brush.brief(piece, tight).into_iter().map(quiet).collect(),
    }
}
