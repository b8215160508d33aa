//! What is printed on a piece, as spans: every sign in its own colour, and as loose as there is room.
use crate::pen::{DIM, glyph, seat_mark, seat_style, sign_letters, sign_span, tone_style};
use crate::sheet::{Spans, spans_width};
use engine::scene::{Face, Ink, Part, Piece, Shown, Slot};
use engine::{Scene, Sign};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// How closely signs stand together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Tight {
    /// A space before everything that is counted: `△♛ ¢¢ ◉`.
    Loose,
    /// One space before what is counted: `△♛ ¢¢◉`.
    Half,
    /// No space: `△♛¢¢◉`.
    Close,
    /// Numbers instead of pips: `△♛2¢◉`.
    Numbers,
    /// Only what kind of thing it is: `△♛`.
    Kind,
}

/// From loose to tight, without leaving anything off.
const WHOLE: [Tight; 4] = [Tight::Loose, Tight::Half, Tight::Close, Tight::Numbers];
/// What counts, the cost first.
const COUNTS: [Slot; 5] = [Slot::Cost, Slot::Mark, Slot::Gain, Slot::Worth, Slot::Index];

/// The face as loose as fits into this width; where nothing fits, loose.
pub(crate) fn face_within(scene: &Scene, piece: &Piece, width: usize) -> Vec<Spans> {
    let fits = |lines: &Vec<Spans>| lines.iter().all(|line| spans_width(line) <= width);
    let mut tries = WHOLE.into_iter().map(|tight| face_lines(scene, piece, tight));
    tries.find(fits).unwrap_or_else(|| face_lines(scene, piece, Tight::Loose))
}

/// What stands in one slot, as tight as it can be.
pub(crate) fn slot(scene: &Scene, piece: &Piece, slot: Slot) -> Spans {
    let Face::Up(parts) = &piece.face else { return vec![] };
    Print { scene, parts, style: face_style(piece), tight: Tight::Close }.slots(&[slot])
}

/// The few letters that stay readable when a piece is small or covered.
pub(crate) fn brief(scene: &Scene, piece: &Piece, tight: Tight) -> Spans {
    let shade = matches!(piece.face, Face::Down(_)).then(|| Span::styled("▒", face_style(piece)));
    let lines = face_lines(scene, piece, tight);
    shade.into_iter().chain(lines.join(&Span::raw(" "))).collect()
}

/// What is printed: a line for the title, a line for everything that counts.
pub(crate) fn face_lines(scene: &Scene, piece: &Piece, tight: Tight) -> Vec<Spans> {
    let style = face_style(piece);
    let parts = match &piece.face {
        Face::Down(back) => return vec![vec![Span::styled(glyph(scene, back), style)]],
        Face::Empty => return vec![vec![Span::styled("·", style)]],
        Face::Up(parts) => parts,
    };
    let lines = Print { scene, parts, style, tight }.lines();
    match (lines.is_empty(), tight) {
        (false, _) => lines,
        // Nothing but numbers is printed here.
        (true, Tight::Kind) => face_lines(scene, piece, Tight::Numbers),
        (true, _) => vec![vec![Span::styled(piece.name.clone(), style)]],
    }
}

/// How the face of a piece looks where no sign has a colour of its own.
pub(crate) fn face_style(piece: &Piece) -> Style {
    match &piece.face {
        Face::Up(_) => tone_style(&piece.tone).unwrap_or_default().add_modifier(Modifier::BOLD),
        Face::Down(_) => Style::new().fg(Color::Gray),
        Face::Empty => DIM,
    }
}

/// Everything needed to print the parts of one face.
struct Print<'p> {
    scene: &'p Scene,
    parts: &'p [Part],
    style: Style,
    tight: Tight,
}

impl Print<'_> {
    /// The title and what counts, each unless it is empty.
    fn lines(&self) -> Vec<Spans> {
        let has = |slot: Slot| self.parts.iter().any(|part| part.slot == slot);
        // What a thing costs stands before its name, what it brings after it: nobody mistakes one for the other.
        let (title, counts) = match has(Slot::Title) {
            true => (self.slots(&[Slot::Cost, Slot::Title]), self.slots(&COUNTS[1..])),
            false => (vec![], self.slots(&COUNTS)),
        };
        // The picture is only worth the room where nothing else says what the piece is.
        let art = if title.is_empty() && !has(Slot::Index) { self.art() } else { vec![] };
        let second = [art, counts].into_iter().filter(|spans| !spans.is_empty()).collect::<Vec<_>>();
        [title, second.join(&Span::raw(" "))].into_iter().filter(|line| !line.is_empty()).collect()
    }
    fn art(&self) -> Spans {
        let pictures = [Slot::Art, Slot::Ground, Slot::Text].into_iter().map(|slot| self.slots(&[slot]));
        pictures.into_iter().find(|spans| !spans.is_empty()).unwrap_or_default()
    }
    /// What stands in these slots, in this order; nothing twice.
    fn slots(&self, slots: &[Slot]) -> Spans {
        let mut found: Vec<Spans> = vec![];
        for part in slots.iter().flat_map(|slot| self.parts.iter().filter(move |part| part.slot == *slot)) {
            let spans = self.line(part);
            if !spans.is_empty() && !found.contains(&spans) {
                found.push(spans);
            }
        }
        found.join(&Span::raw(" "))
    }
    /// A printed line shows every sign, even those whose words stand beside it, unless the index shows them.
    fn line(&self, part: &Part) -> Spans {
        let mut spans: Spans = vec![];
        let mut counted = false;
        for ink in &part.line.0 {
            let next = match ink {
                Ink::Sign(sign) if part.slot != Slot::Index && self.index_has(sign) => continue,
                Ink::Sign(sign) if self.tight == Tight::Kind && is_counted(sign) => continue,
                Ink::Sign(sign) => self.sign(sign),
                Ink::Text(words) | Ink::Strong(words) => Span::styled(words.clone(), self.style),
                Ink::Who(seat) => Span::styled(seat_mark(*seat), seat_style(*seat)),
            };
            let is_count = matches!(ink, Ink::Sign(sign) if is_counted(sign));
            let apart = match self.tight {
                Tight::Loose | Tight::Kind => is_count,
                Tight::Half => is_count && !counted,
                Tight::Close | Tight::Numbers => false,
            };
            if apart && spans.last().is_some_and(|before: &Span<'_>| !before.content.ends_with(' ')) {
                spans.push(Span::raw(" "));
            }
            counted |= is_count;
            spans.push(next);
        }
        trimmed(spans)
    }
    /// What a thing is has the thing's colour; what it brings does not.
    fn sign(&self, sign: &Sign) -> Span<'static> {
        let plain = if is_counted(sign) { Style::new().add_modifier(Modifier::BOLD) } else { self.style };
        let span = sign_span(self.scene, sign, plain);
        let style = span.style.add_modifier(Modifier::BOLD);
        match sign.shown {
            Shown::Times(times @ 2..) if self.tight == Tight::Numbers => {
                let number = Sign { shown: Shown::Number(times.to_string()), ..sign.clone() };
                Span::styled(sign_letters(self.scene, &number), style)
            }
            Shown::Times(_) | Shown::Alone | Shown::Named | Shown::Number(_) => span.style(style),
        }
    }
    fn index_has(&self, sign: &Sign) -> bool {
        let index = self.parts.iter().filter(|part| part.slot == Slot::Index).flat_map(|part| &part.line.0);
        let mut signs = index.filter_map(|ink| if let Ink::Sign(sign) = ink { Some(sign) } else { None });
        signs.any(|other| (&other.sym, &other.shown) == (&sign.sym, &sign.shown))
    }
}

fn is_counted(sign: &Sign) -> bool {
    sign.shown != Shown::Alone
}

/// Without the spaces at both ends.
fn trimmed(mut spans: Spans) -> Spans {
    if let Some(first) = spans.first_mut() {
        first.content = first.content.trim_start().to_owned().into();
    }
    if let Some(last) = spans.last_mut() {
        last.content = last.content.trim_end().to_owned().into();
    }
    spans.retain(|span| !span.content.is_empty());
    spans
}
