//! Areas and what lies in them, as sheets.
use crate::goods::is_for_sale;
use crate::map::{LEAST_WINDOW, map_sheet};
use crate::pen::{BRIGHT, DIM, letters, seat_mark, seat_style, sign_span, spans};
use crate::piece::{Brush, Detail, Light};
use crate::shaft::{LEAST_SHAFT, MOST_SHAFT};
use crate::sheet::{Sheet, Spans};
use engine::Sign;
use engine::scene::{Area, Face, Item, Layout, Mood};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

const AREA_GAP: usize = 3;

impl Brush<'_> {
    /// Areas one under another; where room is short, several that are one line each share a line.
    pub(crate) fn areas<'x>(&self, areas: impl IntoIterator<Item = &'x Area>, width: usize) -> Sheet {
        let sheets = areas.into_iter().map(|area| self.area(area, width));
        match self.detail {
            Detail::Boxes => Sheet::column(sheets),
            Detail::Folded | Detail::Chips | Detail::Lines => Sheet::packed(sheets, AREA_GAP, width),
        }
    }
    /// An area under its heading, or behind it where both are one line.
    pub(crate) fn area(&self, area: &Area, width: usize) -> Sheet {
        if self.is_folded(area) {
            return self.folded(area, width);
        }
        let heading = if self.has_heading(area) { self.heading(area, width) } else { Sheet::default() };
        match &area.layout {
            Layout::Shaft => self.shaft(area, width),
            Layout::Row | Layout::Fan if !only_areas(&area.items) => self.row(heading, &area.items, width),
            Layout::Grid(columns) if self.is_one_row(area, *columns) => self.row(heading, &area.items, width),
            Layout::Stack => self.under(heading, self.stack(area, width), width),
            Layout::Column if self.is_tight() && only_words(&area.items) => self.sentences(heading, &area.items, width),
            _ => Sheet::column([heading, self.body(area, width)]),
        }
    }
    /// Is only one line of it shown?
    pub(crate) fn is_folded(&self, area: &Area) -> bool {
        let can_fold = area.tab.is_some() && !area.gist.is_empty();
        match area.layout {
            // A map is worth its room as long as anything can be seen on it.
            Layout::Map(_) => self.room < LEAST_WINDOW,
            // So is a list of what is for sale, unless all must be small.
            _ if is_for_sale(&area.items) => can_fold && self.is_tight(),
            _ => can_fold && self.detail != Detail::Boxes,
        }
    }
    /// Is everything as small as it can be?
    fn is_tight(&self) -> bool {
        matches!(self.detail, Detail::Chips | Detail::Lines)
    }
    /// An area with its heading, whatever it holds.
    pub(crate) fn titled(&self, area: &Area, width: usize) -> Sheet {
        Sheet::column([self.heading(area, width), self.body(area, width)])
    }
    /// What lies in an area.
    pub(crate) fn body(&self, area: &Area, width: usize) -> Sheet {
        match &area.layout {
            Layout::Map(map) => map_sheet(self, area, map, width),
            Layout::Column => Sheet::column(area.items.iter().map(|item| self.item(item, width))),
            Layout::Grid(columns) => self.grid(&area.items, usize::from(*columns).max(1), width),
            Layout::Shaft => self.shaft(area, width),
            Layout::Stack => self.stack(area, width),
            Layout::Row | Layout::Fan if !only_areas(&area.items) => self.row(Sheet::default(), &area.items, width),
            Layout::Row | Layout::Fan | Layout::Scenery(_) => self.flow(&area.items, width),
        }
    }
    /// One thing as large as the brush draws.
    pub(crate) fn item(&self, item: &Item, width: usize) -> Sheet {
        match item {
            Item::Piece(piece) => self.piece(piece, true),
            Item::Meter(meter) => self.meter(meter, width),
            Item::Signs(signs) => self.signs(signs, width),
            Item::Say(line) => Sheet::wrapped(spans(self.scene, line), width),
            Item::Area(area) => self.area(area, width),
        }
    }
    /// Signs with their numbers; none is torn apart.
    pub(crate) fn signs(&self, signs: &[Sign], width: usize) -> Sheet {
        let yellow = Style::new().fg(Color::Yellow);
        let signs = signs.iter().map(|sign| Sheet::line(vec![sign_span(self.scene, sign, yellow)]));
        Sheet::flow(signs.collect(), 2, width)
    }
    /// The words above an area, its key and its note.
    pub(crate) fn heading(&self, area: &Area, width: usize) -> Sheet {
        let words = self.title(area);
        let style = match area.mood {
            Mood::Plain | Mood::Left => Style::new().add_modifier(Modifier::UNDERLINED),
            Mood::Now => BRIGHT.add_modifier(Modifier::UNDERLINED),
            Mood::Done => DIM,
        };
        let light = self.light(area.id);
        let mut line: Spans = vec![];
        if let Some(owner) = area.owner {
            line.push(Span::styled(format!("{} ", seat_mark(owner)), seat_style(owner)));
        }
        line.push(Span::styled(words, light.style(style)));
        line.extend(numbered(&light));
        if !area.note.is_empty() {
            line.push(Span::raw("  "));
            line.extend(spans(self.scene, &area.note));
        }
        Sheet::wrapped(line, width)
    }

    /// What an area is called for the eye: its name may tell the ear what the eye sees below, such as how many lie there.
    fn title(&self, area: &Area) -> String {
        if area.head.is_empty() { area.name.clone() } else { letters(self.scene, &area.head) }
    }

    /// Sentences one behind another, none of them torn apart.
    fn sentences(&self, heading: Sheet, items: &[Item], width: usize) -> Sheet {
        let sheets = items.iter().map(|item| self.item(item, width));
        Sheet::hanging([heading].into_iter().chain(sheets).collect(), AREA_GAP, width)
    }
    fn folded(&self, area: &Area, width: usize) -> Sheet {
        if area.gist.is_empty() {
            return Sheet::default();
        }
        let light = self.light(area.id);
        let mut line = vec![Span::styled(self.title(area), light.style(Style::new().add_modifier(Modifier::BOLD)))];
        line.extend(numbered(&light));
        // The key stands before the colon, which is not written alike in every language.
        line.push(Span::styled(self.words.text("tui-heading", &[("name", "".into())]), Modifier::BOLD));
        line.push(Span::raw(" "));
        line.extend(spans(self.scene, &area.gist));
        Sheet::wrapped(line, width)
    }
    /// A name is for the ear: it stands above things, but not above areas and meters that speak for themselves.
    fn has_heading(&self, area: &Area) -> bool {
        let speaks = |item: &Item| match item {
            Item::Area(_) => true,
            Item::Meter(meter) => !meter.head.is_empty(),
            Item::Piece(_) | Item::Signs(_) | Item::Say(_) => false,
        };
        let told = !area.head.is_empty() || !area.note.is_empty() || self.light(area.id) != Light::Dark;
        // A map speaks for itself too.
        let is_map = matches!(area.layout, Layout::Map(_));
        told || area.items.is_empty() || !is_map && !area.items.iter().all(speaks)
    }
    /// A grid of pieces that is no more than a row.
    fn is_one_row(&self, area: &Area, columns: u8) -> bool {
        area.items.len() <= usize::from(columns) && area.items.iter().all(|item| matches!(item, Item::Piece(_)))
    }
    /// Behind the heading where one line holds both, else under it.
    fn under(&self, heading: Sheet, body: Sheet, width: usize) -> Sheet {
        let is_line = heading.height() == 1 && body.height() == 1 && heading.width() + 1 + body.width() <= width;
        if is_line { Sheet::row(vec![heading, body], 1) } else { Sheet::column([heading, body]) }
    }
    /// Side by side while there is room; with the words under the pieces if all fit into one row.
    fn flow(&self, items: &[Item], width: usize) -> Sheet {
        let gap = if items.iter().any(|item| matches!(item, Item::Area(_))) { AREA_GAP } else { 1 };
        let sheets: Vec<Sheet> = items.iter().map(|item| self.item(item, width)).collect();
        let fits = sheets.iter().map(|sheet| sheet.width() + gap).sum::<usize>() <= width + gap;
        let without = |item: &Item| match item {
            Item::Piece(piece) => self.piece(piece, false),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => self.item(item, width),
        };
        Sheet::flow(if fits { sheets } else { items.iter().map(without).collect() }, gap, width)
    }
    fn grid(&self, items: &[Item], columns: usize, width: usize) -> Sheet {
        let room = (width + 1).saturating_sub(columns) / columns;
        let shafts: Vec<&Area> = items.iter().filter_map(as_shaft).collect();
        if shafts.len() == items.len() && room < LEAST_SHAFT {
            return Sheet::column(shafts.iter().map(|area| self.lying_shaft(area, width)));
        }
        if items.iter().all(|item| matches!(item, Item::Say(_))) {
            return self.cells(items, columns, width);
        }
        let brush = Brush { room: self.room / items.len().div_ceil(columns).max(1), ..*self };
        let room = if shafts.is_empty() { room } else { room.min(MOST_SHAFT) };
        let row = |items: &[Item]| match only_areas(items) && room >= LEAST_SHAFT {
            true => Sheet::row(items.iter().map(|item| brush.item(item, room).padded(room)).collect(), 1),
            false => brush.row(Sheet::default(), items, width),
        };
        Sheet::column(items.chunks(columns).map(row))
    }
    /// Words in columns of the same width.
    fn cells(&self, items: &[Item], columns: usize, width: usize) -> Sheet {
        let cells: Vec<Sheet> = items.iter().map(|item| self.item(item, width)).collect();
        let wide = cells.iter().map(Sheet::width).max().unwrap_or(0);
        let columns = ((width + 2) / (wide + 2)).clamp(1, columns);
        let cells: Vec<Sheet> = cells.into_iter().map(|cell| cell.padded(wide)).collect();
        Sheet::column(cells.chunks(columns).map(|row| Sheet::row(row.to_vec(), 2)))
    }
    /// The last lies on top of the others, which are only counted.
    fn stack(&self, area: &Area, width: usize) -> Sheet {
        let (pieces, others): (Vec<&Item>, Vec<&Item>) =
            area.items.iter().partition(|item| matches!(item, Item::Piece(_)));
        // Where room is short, a back is not worth a box.
        let is_back = matches!(pieces.last(), Some(Item::Piece(top)) if matches!(top.face, Face::Down(_)));
        if self.detail == Detail::Folded && is_back {
            return Brush { detail: Detail::Chips, ..*self }.stack(area, width);
        }
        let mut sheets: Vec<Sheet> = pieces.last().map(|item| self.item(item, width)).into_iter().collect();
        if pieces.len() > 1 {
            sheets.push(Sheet::line(vec![Span::raw(format!("×{}", pieces.len()))]));
        }
        sheets.extend(others.iter().map(|item| self.item(item, width)));
        Sheet::flow(sheets, 1, width)
    }
}

fn as_shaft(item: &Item) -> Option<&Area> {
    match item {
        Item::Area(area) if area.layout == Layout::Shaft => Some(area),
        _ => None,
    }
}

fn only_words(items: &[Item]) -> bool {
    items.iter().all(|item| matches!(item, Item::Say(_)))
}

fn only_areas(items: &[Item]) -> bool {
    !items.is_empty() && items.iter().all(|item| matches!(item, Item::Area(_)))
}

/// The key of a place that can be touched.
pub(crate) fn numbered(light: &Light) -> Option<Span<'static>> {
    light.key().map(|key| Span::styled(format!(" [{key}]"), light.style(BRIGHT)))
}
