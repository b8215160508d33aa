//! One piece: a small box where there is room, else a chip in brackets.
use crate::chooser::Chooser;
use crate::pen::{BRIGHT, CURSOR, DIM, glyph, letters, seat_mark, seat_style, sign_letters};
use crate::sheet::{Sheet, cut_text};
use engine::scene::{Face, Form, Id, Ink, Move, Part, Piece, Slot};
use engine::{Line, Scene};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// How large pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Detail {
    /// As boxes, with the words under them where there is room.
    Boxes,
    /// As chips of one line.
    Chips,
}

/// What is needed to draw a part of a Scene.
#[derive(Clone, Copy)]
pub(crate) struct Brush<'a> {
    /// The Scene.
    pub(crate) scene: &'a Scene,
    /// Where light comes from: what can be touched now.
    pub(crate) chooser: Option<&'a Chooser>,
    /// How large.
    pub(crate) detail: Detail,
    /// How many lines a map may take.
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
        match (self.detail, piece.form) {
            (Detail::Boxes, Form::Card | Form::Tile | Form::Room) => self.boxed(piece, with_label),
            (Detail::Chips, _) | (_, Form::Token | Form::Pawn) => Sheet::line(self.chip(piece)),
        }
    }
    /// A piece in one line.
    pub(crate) fn chip(&self, piece: &Piece) -> Vec<Span<'static>> {
        let light = self.light(piece.id);
        let edge = light.style(Style::new());
        let key = self.key(piece.id, &light).map_or(String::new(), |key| format!("{key}:"));
        let mut chip = vec![Span::styled(format!("[{key}"), edge)];
        chip.extend(self.chip_owner(piece));
        chip.push(Span::styled(self.brief(piece), face_style(&piece.face)));
        let tags = self.tags(piece);
        if !tags.is_empty() {
            chip.push(Span::styled(format!(" {tags}"), Color::Cyan));
        }
        chip.push(Span::styled("]", edge));
        chip
    }
    /// The few letters that stay readable when a piece is small or covered.
    pub(crate) fn brief(&self, piece: &Piece) -> String {
        match &piece.face {
            Face::Down(back) => format!("▒{}", glyph(self.scene, back)),
            Face::Empty => "·".to_owned(),
            Face::Up(_) => cut_text(&self.face_lines(piece).join(" "), 2 * MOST_WIDTH),
        }
    }

    /// The number that touches the place; `×` where one would look for one in vain.
    fn key(&self, id: Id, light: &Light) -> Option<String> {
        let closed = || self.chooser.and(self.scene.closed(id)).map(|_| "×".to_owned());
        light.key().map(str::to_owned).or_else(closed)
    }
    fn chip_owner(&self, piece: &Piece) -> Option<Span<'static>> {
        let owner = piece.owner.filter(|_| matches!(piece.form, Form::Token | Form::Pawn))?;
        Some(Span::styled(format!("{} ", seat_mark(owner)), seat_style(owner)))
    }
    fn boxed(&self, piece: &Piece, with_label: bool) -> Sheet {
        let light = self.light(piece.id);
        let edge = light.style(Style::new().fg(Color::Gray));
        let label = if with_label { letters(self.scene, &piece.label) } else { String::new() };
        let key = self.key(piece.id, &light).unwrap_or_default();
        let (faces, tags) = (self.face_lines(piece), self.tags(piece));
        let widths = faces.iter().chain([&tags, &key, &label]).map(|text| Span::raw(text.as_str()).width());
        let width = widths.max().unwrap_or(0).clamp(LEAST_WIDTH, MOST_WIDTH);
        let mut sheet = Sheet::line(framed(("╭", &key, "╮"), edge, edge, width));
        for face in &faces {
            let side = || Span::styled("│", edge);
            let face = Span::styled(filled(face, &piece.face, width), face_style(&piece.face));
            sheet.push(Sheet::line(vec![side(), face, side()]));
        }
        sheet.push(Sheet::line(framed(("╰", &tags, "╯"), edge, Style::new().fg(Color::Cyan), width)));
        if !label.is_empty() {
            sheet.push(Sheet::line(vec![Span::styled(format!(" {}", cut_text(&label, width)), DIM)]));
        }
        sheet
    }
    /// What is printed: a line for the title, a line for everything that counts.
    fn face_lines(&self, piece: &Piece) -> Vec<String> {
        let parts = match &piece.face {
            Face::Down(back) => return vec![glyph(self.scene, back).to_owned()],
            Face::Empty => return vec!["·".to_owned()],
            Face::Up(parts) => parts,
        };
        let title = self.slots(parts, &[Slot::Title]);
        let counts = self.slots(parts, &[Slot::Cost, Slot::Mark, Slot::Gain, Slot::Worth, Slot::Index]);
        let lines: Vec<String> = [title, counts].into_iter().filter(|line| !line.is_empty()).collect();
        if lines.is_empty() { vec![self.slots_or_name(parts, piece)] } else { lines }
    }
    fn slots_or_name(&self, parts: &[Part], piece: &Piece) -> String {
        let art = self.slots(parts, &[Slot::Art, Slot::Text, Slot::Ground]);
        if art.is_empty() { piece.name.clone() } else { art }
    }
    fn slots(&self, parts: &[Part], slots: &[Slot]) -> String {
        let mut found: Vec<String> = vec![];
        for part in slots.iter().flat_map(|slot| parts.iter().filter(move |part| part.slot == *slot)) {
            let text = self.printed(&part.line);
            if !text.is_empty() && !found.contains(&text) {
                found.push(text);
            }
        }
        found.join(" ")
    }
    /// A printed line shows every sign, also those whose words stand beside it.
    fn printed(&self, line: &Line) -> String {
        let one = |ink: &Ink| match ink {
            Ink::Text(words) | Ink::Strong(words) => words.clone(),
            Ink::Sign(sign) => sign_letters(self.scene, sign),
            Ink::Who(seat) => seat_mark(*seat).to_owned(),
        };
        line.0.iter().map(one).collect::<String>().trim().to_owned()
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

fn face_style(face: &Face) -> Style {
    match face {
        Face::Up(_) => Style::new().add_modifier(Modifier::BOLD),
        Face::Down(_) => Style::new().fg(Color::Gray),
        Face::Empty => DIM,
    }
}

/// The text in the middle of the box, on a shade where the piece lies face down.
fn filled(text: &str, face: &Face, width: usize) -> String {
    let text = cut_text(text, width);
    let missing = width.saturating_sub(Span::raw(text.as_str()).width());
    let shade = if matches!(face, Face::Down(_)) { "▒" } else { " " };
    format!("{}{text}{}", shade.repeat(missing / 2), shade.repeat(missing - missing / 2))
}

fn framed(
    (left, text, right): (&'static str, &str, &'static str),
    edge: Style,
    inside: Style,
    width: usize,
) -> Vec<Span<'static>> {
    let text = cut_text(text, width);
    let missing = width.saturating_sub(Span::raw(text.as_str()).width());
    let (before, after) = ("─".repeat(missing / 2), "─".repeat(missing - missing / 2));
    vec![
        Span::styled(format!("{left}{before}"), edge),
        Span::styled(text, inside),
        Span::styled(format!("{after}{right}"), edge),
    ]
}
