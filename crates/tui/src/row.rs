//! Things in a row: as boxes where one row holds them all, else as chips that flow over as few lines as possible.
use crate::face::Tight;
use crate::pen::{DIM, letters, spans};
use crate::piece::{Brush, Detail, Frame, Light};
use crate::sheet::Sheet;
use engine::scene::{Area, Face, Form, Item, Layout, Piece};
use ratatui::text::Span;

/// How chips stand together: the gap between them and how tight they are, from loose to tight.
const SPACINGS: [(usize, Tight); 4] = [(2, Tight::Loose), (1, Tight::Loose), (1, Tight::Half), (1, Tight::Close)];

impl Brush<'_> {
    /// A list of what is for sale; else boxes under the heading, or chips behind it.
    pub(crate) fn row(&self, heading: Sheet, items: &[Item], width: usize) -> Sheet {
        if let Some(list) = self.goods(heading.clone(), items, width) {
            return list;
        }
        let boxes = self.is_boxing() && items.iter().any(|item| self.has_box(item));
        match boxes.then(|| self.boxes(items, width)).flatten() {
            Some(row) => Sheet::column([heading, row]),
            None => self.chips(heading, items, width),
        }
    }
    /// Everything one after another, the heading first, in as few lines as possible.
    pub(crate) fn chips(&self, heading: Sheet, items: &[Item], width: usize) -> Sheet {
        let draw = |(gap, tight): (usize, Tight)| {
            let heading = Some(heading.clone()).filter(|heading| heading.height() > 0);
            let things = self.glued(items, width, tight);
            match heading {
                Some(heading) => Sheet::hanging([heading].into_iter().chain(things).collect(), gap, width),
                None => Sheet::flow(things, gap, width),
            }
        };
        // Where boxes are drawn, there is room enough to keep signs apart.
        let allowed = |(_, tight): &(usize, Tight)| !self.is_boxing() || *tight <= Tight::Half;
        Sheet::lowest(SPACINGS.into_iter().filter(allowed).map(draw), 1)
    }
    /// Every thing small; words behind a piece belong to it.
    pub(crate) fn glued(&self, items: &[Item], width: usize, tight: Tight) -> Vec<Sheet> {
        let mut sheets: Vec<Sheet> = vec![];
        let mut empty = 0;
        for (at, item) in items.iter().enumerate() {
            if tight == Tight::Kind && self.is_bare_place(item) {
                sheets.truncate(sheets.len() - usize::from(empty > 0));
                empty += 1;
                sheets.push(Sheet::line(vec![Span::styled(format!("[{}]", "·".repeat(empty)), DIM)]));
                continue;
            }
            empty = 0;
            let (small, before) = (self.small(item, width, tight), at.checked_sub(1).map(|before| &items[before]));
            match (item, before, sheets.pop()) {
                (Item::Say(_), Some(Item::Piece(_)), Some(piece)) if piece.width() + 1 + small.width() <= width => {
                    sheets.push(Sheet::row(vec![piece, small], 1));
                }
                (_, _, before) => sheets.extend(before.into_iter().chain([small])),
            }
        }
        sheets
    }

    /// An empty place about which there is nothing to say; several of them can share brackets.
    fn is_bare_place(&self, item: &Item) -> bool {
        let Item::Piece(piece) = item else { return false };
        let light = self.light(piece.id);
        let told = !piece.tags.is_empty() || light != Light::Dark || self.key(piece.id, &light).is_some();
        piece.face == Face::Empty && !told
    }
    fn small(&self, item: &Item, width: usize, tight: Tight) -> Sheet {
        match item {
            Item::Piece(piece) => Sheet::line(self.chip(piece, tight)),
            Item::Area(area) => self.small_area(area, width, tight),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) => self.item(item, width),
        }
    }
    /// An area among other things: without its name, which is for the ear, but with its note.
    fn small_area(&self, area: &Area, width: usize, tight: Tight) -> Sheet {
        let brush = Brush { detail: Detail::Chips, ..*self };
        let Some(pile) = brush.bare_stack(area) else {
            return brush.area(area, width);
        };
        let mut line = self.chip(&pile, tight);
        line.extend(spans(self.scene, &area.note));
        Sheet::line(line)
    }
    /// The top of a stack that needs no heading, or the place where it would lie.
    fn bare_stack(&self, area: &Area) -> Option<Piece> {
        let bare = area.layout == Layout::Stack && area.head.is_empty() && self.light(area.id) == Light::Dark;
        match &area.items[..] {
            [] if bare => Some(Piece::new(area.id, "", Form::Card, area.name.clone(), Face::Empty)),
            [Item::Piece(top)] if bare => Some(top.clone()),
            _ => None,
        }
    }
    fn has_box(&self, item: &Item) -> bool {
        match item {
            Item::Piece(piece) => self.is_boxed(piece),
            Item::Area(area) => area.items.iter().any(|item| self.has_box(item)),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) => false,
        }
    }
    /// All in one row, standing on the same ground; with the words under the pieces if there is room.
    fn boxes(&self, items: &[Item], width: usize) -> Option<Sheet> {
        let draw = |with_label: bool| {
            let sheets: Vec<Sheet> = items.iter().map(|item| self.in_row(item, width, with_label)).collect();
            let height = sheets.iter().map(Sheet::height).max().unwrap_or(0);
            // Words under a piece hang below the ground.
            let level = if with_label { 0 } else { height };
            let fits = sheets.iter().map(|sheet| sheet.width() + 1).sum::<usize>() <= width + 1;
            fits.then(|| Sheet::row(sheets.into_iter().map(|sheet| sheet.lowered(level)).collect(), 1))
        };
        let labelled = items.iter().any(|item| matches!(item, Item::Piece(piece) if !piece.label.is_empty()));
        labelled.then(|| draw(true)).flatten().or_else(|| draw(false))
    }
    fn in_row(&self, item: &Item, width: usize, with_label: bool) -> Sheet {
        match item {
            Item::Piece(piece) => self.piece(piece, with_label),
            Item::Area(area) => match self.bare_stack(area).filter(|top| self.is_boxed(top)) {
                Some(top) => {
                    let badge = letters(self.scene, &area.note);
                    self.boxed(&top, &Frame { badge, ..Frame::default() })
                }
                None => self.area(area, width),
            },
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) => self.item(item, width),
        }
    }
}
