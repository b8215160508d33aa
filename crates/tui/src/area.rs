//! Areas and what lies in them, as sheets.
use crate::brush::{Brush, Detail};
use crate::face::Tight;
use crate::heading::{folded, has_heading, heading};
use crate::map::map_sheet;
use crate::meter::meter;
use crate::pen::{sign_span, spans};
use crate::piece::{Caption, PieceBox, chip};
use crate::row::row;
use crate::shaft::{LEAST_SHAFT, MOST_SHAFT, lying_shaft, shaft};
use crate::sheet::Sheet;
use engine::scene::{Area, Face, Item, Layout, Piece};
use engine::{Scene, Sign};
use ratatui::style::{Color, Style};
use ratatui::text::Span;

const AREA_GAP: usize = 3;

/// Areas one under another; where room is short, several that are one line each share a line.
pub(crate) fn areas<'x>(brush: &Brush<'_>, areas: impl IntoIterator<Item = &'x Area>, width: usize) -> Sheet {
    let sheets = areas.into_iter().map(|inner| area(brush, inner, width));
    match brush.detail {
        Detail::Boxes => Sheet::column(sheets),
        Detail::Folded | Detail::Chips | Detail::Lines => Sheet::packed(sheets, AREA_GAP, width),
    }
}

/// An area under its heading, or beside it where both are one line.
pub(crate) fn area(brush: &Brush<'_>, area: &Area, width: usize) -> Sheet {
    if brush.folds(area) {
        return folded(brush, area, width);
    }
    let heading = if has_heading(brush, area) { heading(brush, area, width) } else { Sheet::default() };
    match &area.layout {
        Layout::Shaft => shaft(brush, area, width),
        Layout::Row | Layout::Fan if !only_areas(&area.items) => row(brush, heading, &area.items, width),
        Layout::Grid(columns) if is_one_row(area, *columns) => row(brush, heading, &area.items, width),
        Layout::Stack => under(heading, stack(brush, area, width), width),
        Layout::Column if !brush.is_boxing() && only_words(&area.items) => {
            // Sentences one after another, none of them torn apart.
            let sentences = area.items.iter().map(|item| self::item(brush, item, width));
            Sheet::hanging([heading].into_iter().chain(sentences).collect(), AREA_GAP, width)
        }
        Layout::Row | Layout::Fan | Layout::Grid(_) | Layout::Column | Layout::Map(_) | Layout::Scenery(_) => {
            Sheet::column([heading, body(brush, area, width)])
        }
    }
}

/// An area with its heading, whatever it holds.
pub(crate) fn titled(brush: &Brush<'_>, area: &Area, width: usize) -> Sheet {
    Sheet::column([heading(brush, area, width), body(brush, area, width)])
}

/// What lies in an area.
pub(crate) fn body(brush: &Brush<'_>, area: &Area, width: usize) -> Sheet {
    match &area.layout {
        Layout::Map(map) => map_sheet(brush, area, map, width),
        Layout::Column => Sheet::column(area.items.iter().map(|item| self::item(brush, item, width))),
        Layout::Grid(columns) => grid(brush, &area.items, usize::from(*columns).max(1), width),
        Layout::Shaft => shaft(brush, area, width),
        Layout::Stack => stack(brush, area, width),
        Layout::Row | Layout::Fan if !only_areas(&area.items) => row(brush, Sheet::default(), &area.items, width),
        Layout::Row | Layout::Fan | Layout::Scenery(_) => flow(brush, &area.items, width),
    }
}

/// One thing as large as the brush draws.
pub(crate) fn item(brush: &Brush<'_>, item: &Item, width: usize) -> Sheet {
    match item {
        Item::Piece(piece) => self::piece(brush, piece, Caption::Below),
        Item::Meter(inner) => meter(brush.scene(), inner, width),
        Item::Signs(signs) => self::signs(brush.scene(), signs, width),
        Item::Say(line) => Sheet::wrapped(spans(brush.scene(), line), width),
        Item::Area(inner) => area(brush, inner, width),
    }
}

/// A piece as large as the brush draws.
pub(crate) fn piece(brush: &Brush<'_>, piece: &Piece, caption: Caption) -> Sheet {
    match brush.boxes(piece) {
        true => PieceBox { caption, ..PieceBox::default() }.sheet(brush.lights, piece),
        false => Sheet::line(chip(brush.lights, piece, Tight::Loose)),
    }
}

/// Signs with their numbers; none is torn apart.
pub(crate) fn signs(scene: &Scene, signs: &[Sign], width: usize) -> Sheet {
    let yellow = Style::new().fg(Color::Yellow);
    let signs = signs.iter().map(|sign| Sheet::line(vec![sign_span(scene, sign, yellow)]));
    Sheet::flow(signs.collect(), 2, width)
}

/// Is this a grid of pieces that fill no more than one row?
fn is_one_row(area: &Area, columns: u8) -> bool {
    area.items.len() <= usize::from(columns) && area.items.iter().all(|item| matches!(item, Item::Piece(_)))
}

/// Beside the heading where one line holds both, otherwise under it.
fn under(heading: Sheet, body: Sheet, width: usize) -> Sheet {
    let is_line = heading.height() == 1 && body.height() == 1 && heading.width() + 1 + body.width() <= width;
    if is_line { Sheet::row(vec![heading, body], 1) } else { Sheet::column([heading, body]) }
}

/// Side by side while there is room; with the words under the pieces if all fit into one row.
fn flow(brush: &Brush<'_>, items: &[Item], width: usize) -> Sheet {
    let gap = if items.iter().any(|item| matches!(item, Item::Area(_))) { AREA_GAP } else { 1 };
    let sheets: Vec<Sheet> = items.iter().map(|item| self::item(brush, item, width)).collect();
    let fits = sheets.iter().map(|sheet| sheet.width() + gap).sum::<usize>() <= width + gap;
    let without = |item: &Item| match item {
        Item::Piece(piece) => self::piece(brush, piece, Caption::Hidden),
        Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => self::item(brush, item, width),
    };
    Sheet::flow(if fits { sheets } else { items.iter().map(without).collect() }, gap, width)
}

fn grid(brush: &Brush<'_>, items: &[Item], columns: usize, width: usize) -> Sheet {
    let room = (width + 1).saturating_sub(columns) / columns;
    let shafts: Vec<&Area> = items.iter().filter_map(as_shaft).collect();
    if shafts.len() == items.len() && room < LEAST_SHAFT {
        return Sheet::column(shafts.iter().map(|area| lying_shaft(brush, area, width)));
    }
    if only_words(items) {
        return cells(brush, items, columns, width);
    }
    let brush = brush.with_room(brush.room / items.len().div_ceil(columns).max(1));
    let room = if shafts.is_empty() { room } else { room.min(MOST_SHAFT) };
    let line = |items: &[Item]| match only_areas(items) && room >= LEAST_SHAFT {
        true => Sheet::row(items.iter().map(|item| self::item(&brush, item, room).padded(room)).collect(), 1),
        false => row(&brush, Sheet::default(), items, width),
    };
    Sheet::column(items.chunks(columns).map(line))
}

/// Words in columns of the same width.
fn cells(brush: &Brush<'_>, items: &[Item], columns: usize, width: usize) -> Sheet {
    let cells: Vec<Sheet> = items.iter().map(|item| self::item(brush, item, width)).collect();
    let wide = cells.iter().map(Sheet::width).max().unwrap_or(0);
    let columns = ((width + 2) / (wide + 2)).clamp(1, columns);
    let cells: Vec<Sheet> = cells.into_iter().map(|cell| cell.padded(wide)).collect();
    Sheet::column(cells.chunks(columns).map(|row| Sheet::row(row.to_vec(), 2)))
}

/// The last piece lies on top of the others, which are only counted.
fn stack(brush: &Brush<'_>, area: &Area, width: usize) -> Sheet {
    let (pieces, others): (Vec<&Item>, Vec<&Item>) = area.items.iter().partition(|item| matches!(item, Item::Piece(_)));
    // Where room is short, a back is not worth a box.
    let is_back = matches!(pieces.last(), Some(Item::Piece(top)) if matches!(top.face, Face::Down(_)));
    if brush.detail == Detail::Folded && is_back {
        return stack(&brush.sized(Detail::Chips), area, width);
    }
    let mut sheets: Vec<Sheet> = pieces.last().map(|top| item(brush, top, width)).into_iter().collect();
    if pieces.len() > 1 {
        sheets.push(Sheet::line(vec![Span::raw(format!("×{}", pieces.len()))]));
    }
    sheets.extend(others.iter().map(|other| item(brush, other, width)));
    Sheet::flow(sheets, 1, width)
}

fn as_shaft(item: &Item) -> Option<&Area> {
    if let Item::Area(area) = item { Some(area).filter(|area| area.layout == Layout::Shaft) } else { None }
}

fn only_words(items: &[Item]) -> bool {
    items.iter().all(|item| matches!(item, Item::Say(_)))
}

fn only_areas(items: &[Item]) -> bool {
    !items.is_empty() && items.iter().all(|item| matches!(item, Item::Area(_)))
}
