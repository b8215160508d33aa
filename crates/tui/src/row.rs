//! Things in a row: as boxes where one row holds them all, otherwise as chips that flow over as few lines as possible.
use crate::area::{area, item, piece};
use crate::brush::{Brush, Detail};
use crate::face::Tight;
use crate::goods::goods;
use crate::light::Light;
use crate::pen::{DIM, letters, spans};
use crate::piece::{Caption, PieceBox, chip};
use crate::sheet::Sheet;
use engine::scene::{Area, Face, Form, Item, Layout, Piece};
use ratatui::text::Span;

/// How chips stand together.
#[derive(Clone, Copy)]
struct Packing {
    gap: usize,
    tight: Tight,
}

/// From loose to tight.
const PACKINGS: [Packing; 4] = [
    Packing { gap: 2, tight: Tight::Loose },
    Packing { gap: 1, tight: Tight::Loose },
    Packing { gap: 1, tight: Tight::Half },
    Packing { gap: 1, tight: Tight::Close },
];

/// A list of what is for sale; otherwise boxes under the heading, or chips beside it.
pub(crate) fn row(brush: &Brush<'_>, heading: Sheet, items: &[Item], width: usize) -> Sheet {
    if let Some(list) = goods(brush, heading.clone(), items, width) {
        return list;
    }
    let has_boxes = brush.is_boxing() && items.iter().any(|item| has_box(brush, item));
    match has_boxes.then(|| boxes(brush, items, width)).flatten() {
        Some(row) => Sheet::column([heading, row]),
        None => chips(brush, heading, items, width),
    }
}

/// Every thing small; words after a piece belong to it.
pub(crate) fn glued(brush: &Brush<'_>, items: &[Item], width: usize, tight: Tight) -> Vec<Sheet> {
    let mut sheets: Vec<Sheet> = vec![];
    let mut empty = 0;
    for (at, item) in items.iter().enumerate() {
        if tight == Tight::Kind && is_bare_place(brush, item) {
            sheets.truncate(sheets.len() - usize::from(empty > 0));
            empty += 1;
            sheets.push(Sheet::line(vec![Span::styled(format!("[{}]", "·".repeat(empty)), DIM)]));
            continue;
        }
        empty = 0;
        let (small, before) = (small(brush, item, width, tight), at.checked_sub(1).map(|before| &items[before]));
        match (item, before, sheets.pop()) {
            (Item::Say(_), Some(Item::Piece(_)), Some(piece)) if piece.width() + 1 + small.width() <= width => {
                sheets.push(Sheet::row(vec![piece, small], 1));
            }
            (_, _, before) => sheets.extend(before.into_iter().chain([small])),
        }
    }
    sheets
}

/// Everything one after another, the heading first, in as few lines as possible.
fn chips(brush: &Brush<'_>, heading: Sheet, items: &[Item], width: usize) -> Sheet {
    let draw = |Packing { gap, tight }| {
        let things = glued(brush, items, width, tight);
        match heading.height() {
            0 => Sheet::flow(things, gap, width),
            _ => Sheet::hanging([heading.clone()].into_iter().chain(things).collect(), gap, width),
        }
    };
    // Where boxes are drawn, there is room enough to keep signs apart.
    let allowed = |packing: &Packing| !brush.is_boxing() || packing.tight <= Tight::Half;
    Sheet::lowest(PACKINGS.into_iter().filter(allowed).map(draw), 1)
}

/// An empty place about which there is nothing to say; several of them can share brackets.
fn is_bare_place(brush: &Brush<'_>, item: &Item) -> bool {
    let Item::Piece(piece) = item else { return false };
    let told = !piece.tags.is_empty() || brush.lights.on(piece.id) != Light::Dark;
    piece.face == Face::Empty && !told && brush.lights.key(piece.id).is_none()
}

fn small(brush: &Brush<'_>, item: &Item, width: usize, tight: Tight) -> Sheet {
    match item {
        Item::Piece(piece) => Sheet::line(chip(brush.lights, piece, tight)),
        Item::Area(area) => small_area(brush, area, width, tight),
        Item::Meter(_) | Item::Signs(_) | Item::Say(_) => self::item(brush, item, width),
    }
}

/// An area among other things: without its name, which is for the ear, but with its note.
fn small_area(brush: &Brush<'_>, area: &Area, width: usize, tight: Tight) -> Sheet {
    let Some(pile) = bare_stack(brush, area) else {
        return self::area(&brush.sized(Detail::Chips), area, width);
    };
    let mut line = chip(brush.lights, &pile, tight);
    line.extend(spans(brush.scene(), &area.note));
    Sheet::line(line)
}

/// The top of a stack that needs no heading, or the place where it would lie.
fn bare_stack(brush: &Brush<'_>, area: &Area) -> Option<Piece> {
    let bare = area.layout == Layout::Stack && area.head.is_empty() && brush.lights.on(area.id) == Light::Dark;
    match &area.items[..] {
        [] if bare => Some(Piece::new(area.id, "", Form::Card, area.name.clone(), Face::Empty)),
        [Item::Piece(top)] if bare => Some(top.clone()),
        _ => None,
    }
}

fn has_box(brush: &Brush<'_>, item: &Item) -> bool {
    match item {
        Item::Piece(piece) => brush.boxes(piece),
        Item::Area(area) => area.items.iter().any(|item| has_box(brush, item)),
        Item::Meter(_) | Item::Signs(_) | Item::Say(_) => false,
    }
}

/// All in one row, standing on the same ground; with the words under the pieces if there is room.
fn boxes(brush: &Brush<'_>, items: &[Item], width: usize) -> Option<Sheet> {
    let draw = |caption: Caption| {
        let sheets: Vec<Sheet> = items.iter().map(|item| in_row(brush, item, width, caption)).collect();
        let level = match caption {
            // Words under a piece hang below the ground.
            Caption::Below => 0,
            Caption::Hidden => sheets.iter().map(Sheet::height).max().unwrap_or(0),
        };
        let fits = sheets.iter().map(|sheet| sheet.width() + 1).sum::<usize>() <= width + 1;
        fits.then(|| Sheet::row(sheets.into_iter().map(|sheet| sheet.lowered(level)).collect(), 1))
    };
    let labelled = items.iter().any(|item| matches!(item, Item::Piece(piece) if !piece.label.is_empty()));
    labelled.then(|| draw(Caption::Below)).flatten().or_else(|| draw(Caption::Hidden))
}

fn in_row(brush: &Brush<'_>, item: &Item, width: usize, caption: Caption) -> Sheet {
    match item {
        Item::Piece(inner) => piece(brush, inner, caption),
        Item::Area(inner) => match bare_stack(brush, inner).filter(|top| brush.boxes(top)) {
            Some(top) => {
                let badge = letters(brush.scene(), &inner.note);
                PieceBox { badge, ..PieceBox::default() }.sheet(brush.lights, &top)
            }
            None => area(brush, inner, width),
        },
        Item::Meter(_) | Item::Signs(_) | Item::Say(_) => self::item(brush, item, width),
    }
}
