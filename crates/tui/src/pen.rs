//! A Scene's lines as letters: for the eye with the legend's glyphs, for the ear with the words of every sign.
use engine::scene::{Art, Ink, PAUSE, Shown};
use engine::{Line, Scene, Seat, Sign};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// Words that matter.
pub(crate) const BRIGHT: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
/// Words that do not.
pub(crate) const DIM: Style = Style::new().fg(Color::DarkGray);
/// What the cursor is on.
pub(crate) const CURSOR: Style = Style::new().fg(Color::Black).bg(Color::Yellow);

const SEAT_COLOURS: [Color; 4] = [Color::LightRed, Color::LightBlue, Color::LightGreen, Color::LightMagenta];
pub(crate) const SEAT_MARKS: [&str; 4] = ["◆", "●", "■", "▲"];

/// The colour of a seat; it never stands without the mark.
pub(crate) fn seat_style(seat: Seat) -> Style {
    Style::new().fg(SEAT_COLOURS[seat.index() % SEAT_COLOURS.len()])
}

/// The mark of a seat.
pub(crate) fn seat_mark(seat: Seat) -> &'static str {
    SEAT_MARKS[seat.index() % SEAT_MARKS.len()]
}

/// The colour of a tone that names one; it never stands without a glyph.
pub(crate) fn tone_style(tone: &str) -> Option<Style> {
    tone.split(' ').find_map(|word| {
        Some(match word {
            "green" => Style::new().fg(Color::Green),
            // Bold letters, which can also be read on a white background.
            "white" => Style::new().fg(Color::Reset).add_modifier(Modifier::BOLD),
            "red" => Style::new().fg(Color::LightRed),
            "pink" => Style::new().fg(Color::LightMagenta),
            "yellow" => Style::new().fg(Color::Yellow),
            "blue" => Style::new().fg(Color::LightBlue),
            _ => return None,
        })
    })
}

/// A sign in the colour of its tone, or as it looks without one.
pub(crate) fn sign_span(scene: &Scene, sign: &Sign, plain: Style) -> Span<'static> {
    Span::styled(sign_letters(scene, sign), tone_style(&sign.tone).unwrap_or(plain))
}

/// The line for the eye, cut at its pictures.
pub(crate) fn spans(scene: &Scene, line: &Line) -> Vec<Span<'static>> {
    let mut drawn: Vec<Span<'static>> = vec![];
    for ink in &line.0 {
        let next = match ink {
            Ink::Text(words) if drawn.is_empty() => Span::raw(words.trim_start().to_owned()),
            Ink::Text(words) => Span::raw(words.clone()),
            Ink::Strong(words) => Span::styled(words.clone(), Modifier::BOLD),
            // A picture without words only decorates the words beside it.
            Ink::Sign(sign) if sign.said.is_empty() && sign.shown == Shown::Alone => continue,
            Ink::Sign(sign) if sign.shown == Shown::Named => Span::raw(sign.said.clone()),
            Ink::Sign(sign) => sign_span(scene, sign, Style::new().fg(Color::Yellow)),
            Ink::Who(seat) => Span::styled(format!("{} {}", seat_mark(*seat), scene.name(*seat)), seat_style(*seat)),
        };
        let sticks = drawn.last().is_some_and(|before| sticks_together(&before.content, &next.content));
        if sticks {
            drawn.push(Span::raw(" "));
        }
        drawn.push(next);
    }
    drawn
}

/// The line for the eye without colours.
pub(crate) fn letters(scene: &Scene, line: &Line) -> String {
    spans(scene, line).iter().map(|span| span.content.as_ref()).collect()
}

/// The line for the ear. Unlike [`Scene::say`] it puts a space where only a picture stood between two words.
pub(crate) fn said(scene: &Scene, line: &Line) -> String {
    let mut text = String::new();
    for (at, ink) in line.0.iter().enumerate() {
        let next = match ink {
            Ink::Text(_) if line.is_pause(at) => PAUSE.into(),
            Ink::Text(words) | Ink::Strong(words) => words.to_string(),
            Ink::Sign(sign) => sign.said.clone(),
            Ink::Who(seat) => scene.name(*seat),
        };
        if sticks_together(&text, &next) {
            text.push(' ');
        }
        text.push_str(&next);
    }
    text.trim().to_owned()
}

/// A sign as letters: its glyph, or its words where the legend has none.
pub(crate) fn sign_letters(scene: &Scene, sign: &Sign) -> String {
    let Some(glyph) = scene.glyph(&sign.sym) else {
        return worded(sign);
    };
    match &sign.shown {
        Shown::Alone => glyph.to_string(),
        Shown::Named => format!("{glyph} {}", sign.said),
        Shown::Times(times) => glyph.repeat(usize::from(*times)),
        Shown::Number(number) if glyph.is_ascii() => format!("{number} {glyph}"),
        Shown::Number(number) => format!("{number}{glyph}"),
    }
}

/// The glyph of a symbol, or a plain mark where the legend has none.
pub(crate) fn glyph(scene: &Scene, sym: &str) -> Art {
    scene.glyph(sym).cloned().unwrap_or("▒".into())
}

fn worded(sign: &Sign) -> String {
    match &sign.shown {
        Shown::Number(number) if sign.said.is_empty() => number.clone(),
        Shown::Alone | Shown::Times(_) | Shown::Number(_) | Shown::Named => sign.said.clone(),
    }
}

fn sticks_together(before: &str, after: &str) -> bool {
    let ends = before.chars().last().is_some_and(char::is_alphanumeric);
    ends && after.chars().next().is_some_and(|first| first.is_alphanumeric() || "◆●■▲".contains(first))
}
