//! One piece: a small box where there is room, else a chip in brackets.
use crate::chooser::Chooser;
use crate::face::{Tight, face_style};
use crate::pen::{BRIGHT, CURSOR, DIM, letters, seat_mark, seat_style, sign_letters, tone_style};
use crate::sheet::{Sheet, Spans, cut_spans, cut_text, spans_width};
use engine::scene::{Face, Form, Id, Move, Piece};
use engine::{Scene, Words};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// How large pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Detail {
    /// As boxes, with the words under them where there is room.
    Boxes,
    /// As boxes, but what can be folded is folded.
    Folded,
    /// As chips of one line.
    Chips,
    /// As chips, all that lies before a player in one line, and of a shaft hardly more than the top.
    Lines,
}

/// What is needed to draw a part of a Scene.
#[derive(Clone, Copy)]
pub(crate) struct Brush<'a> {
    /// The Scene.
    pub(crate) scene: &'a Scene,
    /// How the terminal joins what the Scene says.
    pub(crate) words: &'a dyn Words,
    /// Where light comes from: what can be touched now.
    pub(crate) chooser: Option<&'a Chooser>,
    /// How large.
    pub(crate) detail: Detail,
    /// How many lines a map or a shaft may take.
    pub(crate) room: usize,
}

/// Whether a place can be touched, and by which key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Light {
    /// It cannot.
    Dark,
    /// It has been touched already.
    Touched,
    /// It can.
    Lit(String),
    /// It can, and the cursor stands on it.
    Cursor(String),
}

/// What surrounds a piece in its box.
#[derive(Clone, Default)]
pub(crate) struct Frame {
    /// Are its words under it?
    pub(crate) with_label: bool,
    /// So wide inside, if it must be.
    pub(crate) width: Option<usize>,
    /// One badge more on its lower edge.
    pub(crate) badge: String,
}

/// Cards are equally wide, however much stands on them.
const CARD_WIDTH: usize = 7;
const LEAST_WIDTH: usize = 5;
const MOST_WIDTH: usize = 16;

impl Brush<'_> {
    /// The light on a place.
    pub(crate) fn light(&self, id: Id) -> Light {
        let Some(chooser) = self.chooser else {
            return Light::Dark;
        };
        let here = chooser.current().filter(|entry| entry.on == Some(id));
        match (here, chooser.key_on(id)) {
            (Some(entry), _) => Light::Cursor(entry.key.clone()),
            (None, Some(key)) => Light::Lit(key.to_owned()),
            (None, None) if chooser.touched().contains(&id) => Light::Touched,
            (None, None) => Light::Dark,
        }
    }
    /// A piece as large as the brush draws.
    pub(crate) fn piece(&self, piece: &Piece, with_label: bool) -> Sheet {
        match self.is_boxed(piece) {
            true => self.boxed(piece, &Frame { with_label, ..Frame::default() }),
            false => Sheet::line(self.chip(piece, Tight::Loose)),
        }
    }
    /// Are there boxes at all?
    pub(crate) fn is_boxing(&self) -> bool {
        matches!(self.detail, Detail::Boxes | Detail::Folded)
    }
    /// Is there a box around it?
    pub(crate) fn is_boxed(&self, piece: &Piece) -> bool {
        self.is_boxing() && matches!(piece.form, Form::Card | Form::Tile | Form::Room)
    }
    /// A piece in one line.
    pub(crate) fn chip(&self, piece: &Piece, tight: Tight) -> Spans {
        let light = self.light(piece.id);
        let edge = light.style(tone_style(piece.tone).unwrap_or_default());
        // What is no card has round edges.
        let (left, right) = if piece.form == Form::Token { ("(", ")") } else { ("[", "]") };
        let key = self.key(piece.id, &light).map_or(String::new(), |key| format!("{key}:"));
        let mut chip = vec![Span::styled(format!("{left}{key}"), edge)];
        chip.extend(self.chip_owner(piece));
        chip.extend(cut_spans(self.brief(piece, tight), 2 * MOST_WIDTH));
        let tags = self.tags(piece);
        if !tags.is_empty() {
            chip.push(Span::styled(format!(" {tags}"), Color::Cyan));
        }
        chip.push(Span::styled(right, edge));
        chip
    }
    /// The number that touches the place; `×` where one would look for one in vain.
    pub(crate) fn key(&self, id: Id, light: &Light) -> Option<String> {
        let closed = || self.chooser.and(self.scene.closed(id)).map(|_| "×".to_owned());
        light.key().map(str::to_owned).or_else(closed)
    }
    /// A piece in a box.
    pub(crate) fn boxed(&self, piece: &Piece, frame: &Frame) -> Sheet {
        let light = self.light(piece.id);
        let edge = light.style(tone_style(piece.tone).unwrap_or(Style::new().fg(Color::Gray)));
        let label = if frame.with_label { letters(self.scene, &piece.label) } else { String::new() };
        let (key, tags) = (self.key(piece.id, &light).unwrap_or_default(), [self.tags(piece), frame.badge.clone()]);
        let tags = tags.into_iter().filter(|tag| !tag.is_empty()).collect::<Vec<_>>().join(" ");
        let least = if piece.form == Form::Card { CARD_WIDTH } else { LEAST_WIDTH };
        let faces = match (piece.form, frame.width) {
            (Form::Card, _) => self.face_within(piece, frame.width.unwrap_or(CARD_WIDTH)),
            _ => self.face_lines(piece, Tight::Loose),
        };
        let widths = [&tags, &key, &label].map(|text| Span::raw(text.as_str()).width());
        let widest = faces.iter().map(|face| spans_width(face)).chain(widths).max().unwrap_or(0);
        let width = frame.width.unwrap_or(widest.clamp(least, MOST_WIDTH));
        let mut sheet = Sheet::line(framed(("╭", &key, "╮"), edge, edge, width));
        for face in faces {
            let side = || Span::styled("│", edge);
            let inside = filled(face, piece, width);
            sheet.push(Sheet::line([vec![side()], inside, vec![side()]].concat()));
        }
        sheet.push(Sheet::line(framed(("╰", &tags, "╯"), edge, Style::new().fg(Color::Cyan), width)));
        if !label.is_empty() {
            sheet.push(Sheet::line(vec![Span::styled(format!(" {}", cut_text(&label, width)), DIM)]));
        }
        sheet
    }

    fn chip_owner(&self, piece: &Piece) -> Option<Span<'static>> {
        let owner = piece.owner.filter(|_| matches!(piece.form, Form::Token | Form::Pawn))?;
        Some(Span::styled(format!("{} ", seat_mark(owner)), seat_style(owner)))
    }
    /// Badges, and a letter for what has just moved from here or to here.
    fn tags(&self, piece: &Piece) -> String {
        let signs = piece.tags.iter().map(|sign| sign_letters(self.scene, sign));
        signs.chain(trace(&self.scene.moves, piece.id)).collect::<Vec<_>>().join(" ")
    }
}

impl Light {
    /// The key that touches the place.
    pub(crate) fn key(&self) -> Option<&str> {
        match self {
            Light::Dark | Light::Touched => None,
            Light::Lit(key) | Light::Cursor(key) => Some(key),
        }
    }
    /// How the place looks; `dark` is how it looks without light.
    pub(crate) fn style(&self, dark: Style) -> Style {
        match self {
            Light::Dark => dark,
            Light::Touched => Style::new().add_modifier(Modifier::REVERSED),
            Light::Lit(_) => BRIGHT,
            Light::Cursor(_) => CURSOR,
        }
    }
}

/// `⇄a` at both ends of a swap, `a→` where something left and `→a` where it arrived.
fn trace(moves: &[Move], id: Id) -> Option<String> {
    let staying: Vec<&Move> = moves.iter().filter(|moved| moved.stays).collect();
    let is_back =
        |at: usize| staying[..at].iter().any(|other| (other.from, other.to) == (staying[at].to, staying[at].from));
    let back = |moved: &Move| staying.iter().position(|other| (other.from, other.to) == (moved.to, moved.from));
    let at = staying.iter().position(|moved| moved.from == id || moved.to == id)?;
    let number = |at: usize| (0..at).filter(|&earlier| !is_back(earlier)).count();
    let letter = |at: usize| char::from(b'a' + (number(at) % 26) as u8);
    Some(match back(staying[at]) {
        Some(other) => format!("⇄{}", letter(at.min(other))),
        None if staying[at].from == id => format!("{}→", letter(at)),
        None => format!("→{}", letter(at)),
    })
}

/// The face in the room there is: on a shade where the piece lies face down, from the left on a card, else in the middle.
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

fn framed((left, text, right): (&'static str, &str, &'static str), edge: Style, inside: Style, width: usize) -> Spans {
    let text = cut_text(text, width);
    let missing = width.saturating_sub(Span::raw(text.as_str()).width());
    let (before, after) = ("─".repeat(missing / 2), "─".repeat(missing - missing / 2));
    vec![
        Span::styled(format!("{left}{before}"), edge),
        Span::styled(text, inside),
        Span::styled(format!("{after}{right}"), edge),
    ]
}
