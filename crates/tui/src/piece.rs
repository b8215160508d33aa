//! One piece: a small box where there is room, else a chip in brackets.
use crate::face::{Tight, brief, face_lines, face_style, face_within};
use crate::light::Lights;
use crate::pen::{DIM, letters, seat_mark, seat_style, sign_letters, tone_style};
use crate::sheet::{Sheet, Spans, cut_spans, cut_text, spans_width};
use engine::Scene;
use engine::scene::{Face, Flight, Form, Id, Item, Piece};
use ratatui::style::{Color, Style};
use ratatui::text::Span;

/// Whether the words of a piece stand under its box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Caption {
    /// Only the box.
    #[default]
    Hidden,
    /// Under the box.
    Below,
}

/// The box around a piece.
#[derive(Clone, Default)]
pub(crate) struct PieceBox {
    /// Its words.
    pub(crate) caption: Caption,
    /// Its width inside, where it may not choose it.
    pub(crate) width: Option<usize>,
    /// One more badge on its lower edge.
    pub(crate) badge: String,
}

/// Cards are equally wide, however much stands on them.
const CARD_WIDTH: usize = 7;
const LEAST_WIDTH: usize = 5;
const MOST_WIDTH: usize = 16;

/// The pieces among these things.
pub(crate) fn pieces(items: &[Item]) -> impl Iterator<Item = &Piece> {
    items.iter().filter_map(|item| if let Item::Piece(piece) = item { Some(piece) } else { None })
}

/// A piece in one line.
pub(crate) fn chip(lights: Lights<'_>, piece: &Piece, tight: Tight) -> Spans {
    let edge = lights.style(piece.id, tone_style(&piece.tone).unwrap_or_default());
    // A token has round edges.
    let (left, right) = if piece.form == Form::Token { ("(", ")") } else { ("[", "]") };
    let key = lights.key(piece.id).map_or(String::new(), |key| format!("{key}:"));
    let mut chip = vec![Span::styled(format!("{left}{key}"), edge)];
    let owner = piece.owner.filter(|_| matches!(piece.form, Form::Token | Form::Pawn));
    chip.extend(owner.map(|owner| Span::styled(format!("{} ", seat_mark(owner)), seat_style(owner))));
    chip.extend(cut_spans(brief(lights.scene, piece, tight), 2 * MOST_WIDTH));
    let tags = tags(lights.scene, piece);
    if !tags.is_empty() {
        chip.push(Span::styled(format!(" {tags}"), Color::Cyan));
    }
    chip.push(Span::styled(right, edge));
    chip
}

impl PieceBox {
    /// A piece in its box.
    pub(crate) fn sheet(&self, lights: Lights<'_>, piece: &Piece) -> Sheet {
        let scene = lights.scene;
        let edge = lights.style(piece.id, tone_style(&piece.tone).unwrap_or(Style::new().fg(Color::Gray)));
        let label = if self.caption == Caption::Below { letters(scene, &piece.label) } else { String::new() };
        let key = lights.key(piece.id).unwrap_or_default();
        let tags = [tags(scene, piece), self.badge.clone()];
        let tags = tags.into_iter().filter(|tag| !tag.is_empty()).collect::<Vec<_>>().join(" ");
        let least = if piece.form == Form::Card { CARD_WIDTH } else { LEAST_WIDTH };
        let faces = match piece.form {
            Form::Card => face_within(scene, piece, self.width.unwrap_or(CARD_WIDTH)),
            Form::Tile | Form::Room | Form::Token | Form::Pawn => face_lines(scene, piece, Tight::Loose),
        };
        let widths = [&tags, &key, &label].map(|text| Span::raw(text.as_str()).width());
        let widest = faces.iter().map(|face| spans_width(face)).chain(widths).max().unwrap_or(0);
        let width = self.width.unwrap_or(widest.clamp(least, MOST_WIDTH));
        let mut sheet = Sheet::line(Edge { left: "╭", right: "╮", style: edge }.around(Span::styled(key, edge), width));
        for face in faces {
            let side = || Span::styled("│", edge);
            let inside = filled(face, piece, width);
            sheet.push(Sheet::line([vec![side()], inside, vec![side()]].concat()));
        }
        let tags = Span::styled(tags, Color::Cyan);
        sheet.push(Sheet::line(Edge { left: "╰", right: "╯", style: edge }.around(tags, width)));
        if !label.is_empty() {
            sheet.push(Sheet::line(vec![Span::styled(format!(" {}", cut_text(&label, width)), DIM)]));
        }
        sheet
    }
}

/// The upper or lower edge of a box.
struct Edge {
    left: &'static str,
    right: &'static str,
    style: Style,
}

impl Edge {
    /// The edge with these letters in its middle.
    fn around(&self, text: Span<'static>, width: usize) -> Spans {
        let text = Span::styled(cut_text(&text.content, width), text.style);
        let missing = width.saturating_sub(text.width());
        let (before, after) = ("─".repeat(missing / 2), "─".repeat(missing - missing / 2));
        let edge = |letters: String| Span::styled(letters, self.style);
        vec![edge(format!("{}{before}", self.left)), text, edge(format!("{after}{}", self.right))]
    }
}

/// Badges, and a letter for what has just moved from here or to here.
fn tags(scene: &Scene, piece: &Piece) -> String {
    let signs = piece.tags.iter().map(|sign| sign_letters(scene, sign));
    signs.chain(trace(&scene.traces(), piece.id)).collect::<Vec<_>>().join(" ")
}

/// `⇄a` at both ends of a swap, `a→` where something left and `→a` where it arrived.
fn trace(staying: &[&Flight], id: Id) -> Option<String> {
    let is_back =
        |at: usize| staying[..at].iter().any(|other| (other.from, other.to) == (staying[at].to, staying[at].from));
    let back = |moved: &Flight| staying.iter().position(|other| (other.from, other.to) == (moved.to, moved.from));
    let at = staying.iter().position(|moved| moved.from == id || moved.to == id)?;
    let number = |at: usize| (0..at).filter(|&earlier| !is_back(earlier)).count();
    let letter = |at: usize| char::from(b'a' + (number(at) % 26) as u8);
    Some(match back(staying[at]) {
        Some(other) => format!("⇄{}", letter(at.min(other))),
        None if staying[at].from == id => format!("{}→", letter(at)),
        None => format!("→{}", letter(at)),
    })
}

/// The face in the room there is: shaded where the piece lies face down, on the left of a card, otherwise in the middle.
pub(crate) fn filled(face: Spans, piece: &Piece, width: usize) -> Spans {
    let face = cut_spans(face, width);
    let missing = width.saturating_sub(spans_width(&face));
    let shade = if matches!(piece.face, Face::Down(_)) { "▒" } else { " " };
    let before = match (&piece.face, piece.form) {
        (Face::Up(_), Form::Card) => 0,
        _ => missing / 2,
    };
    let fill = |times: usize| vec![Span::styled(shade.repeat(times), face_style(piece))];
    [fill(before), face, fill(missing - before)].concat()
}
