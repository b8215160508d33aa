//! Areas and what lies in them, as sheets.
use crate::map::map_sheet;
use crate::pen::{BRIGHT, DIM, letters, seat_mark, seat_style, sign_letters, spans};
use crate::piece::{Brush, Detail, Light};
use crate::sheet::Sheet;
use engine::scene::{Area, Cell, Item, Layout, Meter, Mood, Player};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

const GAP: usize = 2;
const AREA_GAP: usize = 3;
/// So wide is a name whose row stands beside it, so that rows stand under one another.
const NAME_WIDTH: usize = 12;

impl Brush<'_> {
    /// Areas one under another.
    pub(crate) fn areas(&self, areas: &[Area], width: usize) -> Sheet {
        Sheet::column(areas.iter().map(|area| self.area(area, width)))
    }
    /// An area under its heading.
    pub(crate) fn area(&self, area: &Area, width: usize) -> Sheet {
        if self.detail == Detail::Chips && area.tab.is_some() && !area.gist.is_empty() {
            return self.folded(area, width);
        }
        let mut sheet = self.heading(area, width);
        sheet.push(self.body(area, width));
        sheet
    }
    /// A player's name and what lies before them.
    pub(crate) fn player(&self, player: &Player, width: usize) -> Sheet {
        let light = self.light(player.plate);
        let turn = if player.turn { "▸" } else { " " };
        let mut head = vec![
            Span::styled(turn, BRIGHT),
            Span::styled(format!("{} {}", seat_mark(player.seat), player.name), light.style(seat_style(player.seat))),
        ];
        head.extend(numbered(light));
        for line in [&player.badge, &player.note].into_iter().filter(|line| !line.is_empty()) {
            head.push(Span::raw("  "));
            head.extend(spans(self.scene, line));
        }
        let tags =
            player.tags.iter().map(|tag| Span::styled(format!(" {}", sign_letters(self.scene, tag)), Color::Cyan));
        head.extend(tags);
        let (mut head, things) = (Sheet::wrapped(head, width), self.things(&player.things, width));
        if head.height() == 1 && things.height() == 1 && head.width().max(NAME_WIDTH) + things.width() <= width {
            return Sheet::row(vec![padded(head, NAME_WIDTH), things], 0);
        }
        head.push(things);
        head
    }
    /// What lies before a player; a single area needs no heading of its own.
    fn things(&self, things: &[Item], width: usize) -> Sheet {
        match things {
            [Item::Area(area)] => self.body(area, width.saturating_sub(1)).indented(1),
            _ => self.flow(things, width.saturating_sub(1)).indented(1),
        }
    }

    fn folded(&self, area: &Area, width: usize) -> Sheet {
        let mut line = vec![Span::styled(format!("{}: ", area.name), Modifier::BOLD)];
        line.extend(spans(self.scene, &area.gist));
        Sheet::wrapped(line, width)
    }
    fn heading(&self, area: &Area, width: usize) -> Sheet {
        let light = self.light(area.id);
        let words = if area.head.is_empty() { area.name.clone() } else { letters(self.scene, &area.head) };
        let style = match area.mood {
            Mood::Plain | Mood::Left => Style::new().add_modifier(Modifier::UNDERLINED),
            Mood::Now => BRIGHT.add_modifier(Modifier::UNDERLINED),
            Mood::Done => DIM,
        };
        let mut line: Vec<Span<'static>> = vec![];
        if let Some(owner) = area.owner {
            line.push(Span::styled(format!("{} ", seat_mark(owner)), seat_style(owner)));
        }
        line.push(Span::styled(words, light.style(style)));
        line.extend(numbered(light));
        if !area.note.is_empty() {
            line.push(Span::raw("  "));
            line.extend(spans(self.scene, &area.note));
        }
        Sheet::wrapped(line, width)
    }
    fn body(&self, area: &Area, width: usize) -> Sheet {
        match &area.layout {
            Layout::Map(map) => map_sheet(self, area, map, width),
            Layout::Column => Sheet::column(area.items.iter().map(|item| self.item(item, width, true))),
            Layout::Grid(columns) => self.grid(&area.items, usize::from(*columns), width),
            Layout::Shaft => self.shaft(&area.items, width),
            Layout::Stack => self.stack(&area.items, width),
            Layout::Row => self.one_row(&area.items, width),
            Layout::Fan | Layout::Scenery(_) => self.flow(&area.items, width),
        }
    }
    /// A row of pieces stays one row: where boxes do not fit into it, it is drawn as chips.
    fn one_row(&self, items: &[Item], width: usize) -> Sheet {
        let only_pieces = items.iter().all(|item| matches!(item, Item::Piece(_)));
        let (large, small) = (self.flow(items, width), Brush { detail: Detail::Chips, ..*self });
        match items.first().map(|item| self.item(item, width, true).height()) {
            Some(height) if only_pieces && large.height() > height + 1 => small.flow(items, width),
            _ => large,
        }
    }
    /// Side by side while there is room; with the words under the pieces if all fit into one row.
    fn flow(&self, items: &[Item], width: usize) -> Sheet {
        let gap = match items.iter().any(|item| matches!(item, Item::Area(_))) {
            true => AREA_GAP,
            false if self.detail == Detail::Boxes => 1,
            false => GAP,
        };
        let draw = |with_labels| items.iter().map(|item| self.item(item, width, with_labels)).collect::<Vec<_>>();
        let sheets = draw(true);
        let fits = sheets.iter().map(|sheet| sheet.width() + gap).sum::<usize>() <= width + gap;
        Sheet::flow(if fits { sheets } else { draw(false) }, gap, width)
    }
    fn grid(&self, items: &[Item], columns: usize, width: usize) -> Sheet {
        let columns = columns.max(1);
        let only_areas = items.iter().all(|item| matches!(item, Item::Area(_)));
        let room = if only_areas { (width + 1).saturating_sub(columns) / columns } else { width };
        let row = |items: &[Item]| match only_areas && room >= 8 {
            true => Sheet::row(items.iter().map(|item| padded(self.item(item, room, true), room)).collect(), 1),
            false => self.one_row(items, width),
        };
        Sheet::column(items.chunks(columns).map(row))
    }
    /// The first lies on top; of the others only what stays visible.
    fn shaft(&self, items: &[Item], width: usize) -> Sheet {
        let covered = |item: &Item| match item {
            Item::Piece(piece) => Sheet::line(vec![Span::styled(format!(" {}", self.brief(piece)), DIM)]),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => self.item(item, width, true),
        };
        let sheets = items.iter().enumerate().map(|(at, item)| match at {
            0 => self.item(item, width, true),
            _ => covered(item),
        });
        Sheet::column(sheets)
    }
    /// The last lies on top of the others, which are only counted.
    fn stack(&self, items: &[Item], width: usize) -> Sheet {
        let (pieces, others): (Vec<&Item>, Vec<&Item>) = items.iter().partition(|item| matches!(item, Item::Piece(_)));
        let mut sheets: Vec<Sheet> = pieces.last().map(|item| self.item(item, width, true)).into_iter().collect();
        if pieces.len() > 1 {
            sheets.push(Sheet::line(vec![Span::raw(format!("×{}", pieces.len()))]));
        }
        sheets.extend(others.iter().map(|item| self.item(item, width, true)));
        Sheet::flow(sheets, 1, width)
    }
    fn item(&self, item: &Item, width: usize, with_labels: bool) -> Sheet {
        match item {
            Item::Piece(piece) => self.piece(piece, with_labels),
            Item::Meter(meter) => self.meter(meter, width),
            Item::Signs(signs) => {
                let signs: Vec<String> = signs.iter().map(|sign| sign_letters(self.scene, sign)).collect();
                Sheet::words(&signs.join("  "), Style::new().fg(Color::Yellow), width)
            }
            Item::Say(line) => Sheet::wrapped(spans(self.scene, line), width),
            Item::Area(area) => self.area(area, width),
        }
    }
    /// The head, the cells by their weight, the tail.
    pub(crate) fn meter(&self, meter: &Meter, width: usize) -> Sheet {
        let total: usize = meter.cells.iter().map(|cell| usize::from(cell.weight)).sum::<usize>().max(1);
        let room = width.saturating_sub(8).clamp(4, 40).min(total.max(12));
        let mut line = spans(self.scene, &meter.head);
        if !line.is_empty() {
            line.push(Span::raw(" "));
        }
        line.extend(meter.cells.iter().map(|cell| self.cell(cell, usize::from(cell.weight) * room / total)));
        if !meter.tail.is_empty() {
            line.push(Span::raw(" "));
            line.extend(spans(self.scene, &meter.tail));
        }
        Sheet::wrapped(line, width)
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
            (true, _) => mark.repeat(width.max(1)),
            (false, Mood::Now) => format!("‹{words}›"),
            (false, Mood::Plain | Mood::Done | Mood::Left) => format!(" {words} "),
        };
        let plain = if cell.state == Mood::Now { BRIGHT } else { Style::new() };
        Span::styled(text, cell.owner.map_or(plain, seat_style))
    }
}

fn numbered(light: Light) -> Option<Span<'static>> {
    light.key().map(|key| Span::styled(format!(" [{key}]"), light.style(BRIGHT)))
}

fn padded(mut sheet: Sheet, width: usize) -> Sheet {
    if let Some(first) = sheet.0.first_mut() {
        let missing = width.saturating_sub(first.width());
        first.spans.push(Span::raw(" ".repeat(missing)));
    }
    sheet
}
