//! Things for sale, as a list: the key, the price, the name, what it brings.
use crate::brush::{Brush, Detail};
use crate::face::slot;
use crate::light::{Light, Lights};
use crate::pen::{BRIGHT, DIM, spans};
use crate::piece::pieces;
use crate::sheet::{Sheet, Spans, cut_spans, spans_width};
use engine::scene::{Face, Item, Part, Piece, Slot};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

/// A name in fewer columns is of no use.
const LEAST_TITLE: usize = 8;
/// Between two things on one line.
const GAP: usize = 2;

/// The parts of one thing for sale, which line up with those of the others: their letters, or their widths.
struct Parts<T> {
    key: T,
    cost: T,
    title: T,
    gain: T,
    text: T,
}

/// Are these several things with a name and a price? An empty place counts as one.
pub(crate) fn is_for_sale(items: &[Item]) -> bool {
    let is_priced = |item: &Item| match item {
        Item::Piece(piece) => piece.face == Face::Empty || has(piece, Slot::Cost) && has(piece, Slot::Title),
        Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => false,
    };
    let some = items.iter().any(|item| matches!(item, Item::Piece(piece) if has(piece, Slot::Cost)));
    items.len() > 1 && some && items.iter().all(is_priced)
}

/// The list, in as many columns as there is room for; nothing where these are not things with a name and a price.
pub(crate) fn goods(brush: &Brush<'_>, heading: Sheet, items: &[Item], width: usize) -> Option<Sheet> {
    if !is_for_sale(items) {
        return None;
    }
    let goods: Vec<Parts<Spans>> = pieces(items).map(|piece| good(brush.lights, piece)).collect();
    let widest = Parts::widest(&goods);
    // Where there is room enough, nothing is left off for the sake of another column.
    let least = match brush.detail {
        Detail::Boxes => widest.title + widest.text + usize::from(widest.text > 0),
        Detail::Folded | Detail::Chips | Detail::Lines => widest.title.min(LEAST_TITLE),
    };
    let least = widest.fixed() + least;
    let columns = ((width + GAP) / (least + GAP)).clamp(1, goods.len());
    // No more columns than that many lines need.
    let columns = goods.len().div_ceil(goods.len().div_ceil(columns));
    let room = (width + GAP) / columns - GAP;
    let cells: Vec<Sheet> = goods.iter().map(|good| widest.line(good, room)).collect();
    let rows = cells.chunks(columns).map(|row| Sheet::row(row.to_vec(), GAP));
    Some(Sheet::column([heading].into_iter().chain(rows)))
}

fn good(lights: Lights<'_>, piece: &Piece) -> Parts<Spans> {
    let light = lights.on(piece.id);
    let key = lights.key(piece.id).unwrap_or_default();
    let dark = if key == "×" { DIM } else { Style::new() };
    let slot = |wanted| slot(lights.scene, piece, wanted);
    let mut title = slot(Slot::Title);
    if piece.face == Face::Empty {
        title = vec![Span::styled("·", DIM)];
    }
    if let Light::Lit(_) | Light::Cursor(_) = light {
        title.iter_mut().for_each(|span| span.style = light.style(BRIGHT));
    } else {
        let plain = |style: Style| lights.flashed(piece.id, style.remove_modifier(Modifier::BOLD));
        title.iter_mut().for_each(|span| span.style = plain(span.style));
    }
    let gain = [Slot::Gain, Slot::Mark, Slot::Worth, Slot::Index].map(slot);
    let gain: Vec<Spans> = gain.into_iter().filter(|spans| !spans.is_empty()).collect();
    let texts = parts(piece).iter().filter(|part| part.slot == Slot::Text);
    let texts: Vec<Spans> = texts.map(|part| spans(lights.scene, &part.line)).collect();
    let text = texts.join(&Span::raw(" ")).into_iter().map(|span| span.patch_style(DIM)).collect();
    let key = vec![Span::styled(key, light.style(dark))];
    Parts { key, cost: slot(Slot::Cost), title, gain: gain.join(&Span::raw(" ")), text }
}

impl Parts<usize> {
    fn widest(goods: &[Parts<Spans>]) -> Parts<usize> {
        let widest =
            |part: fn(&Parts<Spans>) -> &Spans| goods.iter().map(|good| spans_width(part(good))).max().unwrap_or(0);
        Parts {
            key: widest(|good| &good.key),
            cost: widest(|good| &good.cost),
            title: widest(|good| &good.title),
            gain: widest(|good| &good.gain),
            text: widest(|good| &good.text),
        }
    }
    /// Everything but the name and the words, with a space after each part.
    fn fixed(&self) -> usize {
        self.key + usize::from(self.key > 0) + self.cost + 1 + 1 + self.gain
    }
    /// One thing in exactly this many columns.
    fn line(&self, good: &Parts<Spans>, room: usize) -> Sheet {
        let title = self.title.min(room.saturating_sub(self.fixed()).max(1));
        let key = (self.key > 0).then(|| right(&good.key, self.key));
        let others = [right(&good.cost, self.cost), left(&good.title, title), left(&good.gain, self.gain)];
        let mut line: Spans = key.into_iter().chain(others).collect::<Vec<_>>().join(&Span::raw(" "));
        let rest = room.saturating_sub(spans_width(&line) + 1);
        if !good.text.is_empty() && rest >= LEAST_TITLE.min(spans_width(&good.text)) {
            line.push(Span::raw(" "));
            line.extend(cut_spans(good.text.clone(), rest));
        }
        Sheet::line(left(&line, room))
    }
}

/// Cut, or filled up on the right.
fn left(part: &Spans, width: usize) -> Spans {
    let part = cut_spans(part.clone(), width);
    let space = missing(&part, width);
    [part, space].concat()
}

/// Cut, or filled up on the left.
fn right(part: &Spans, width: usize) -> Spans {
    let part = cut_spans(part.clone(), width);
    [missing(&part, width), part].concat()
}

fn missing(part: &Spans, width: usize) -> Spans {
    vec![Span::raw(" ".repeat(width.saturating_sub(spans_width(part))))]
}

fn parts(piece: &Piece) -> &[Part] {
    if let Face::Up(parts) = &piece.face { parts } else { &[] }
}

fn has(piece: &Piece, slot: Slot) -> bool {
    parts(piece).iter().any(|part| part.slot == slot)
}
