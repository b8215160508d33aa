//! Text as building blocks: sheets stand beside or under one another and never take more room than there is.
use crate::pen::SEAT_MARKS;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Indent of the lines under a heading that goes on.
const HANGING: usize = 2;

/// One line of styled text.
pub(crate) type Spans = Vec<Span<'static>>;

/// Some lines of styled text.
#[derive(Clone, Default, Debug)]
pub(crate) struct Sheet(pub(crate) Vec<Line<'static>>);

impl Sheet {
    /// One line, however long.
    pub(crate) fn line(spans: Spans) -> Sheet {
        Sheet(vec![Line::from(spans)])
    }
    /// Running text, wrapped at spaces.
    pub(crate) fn wrapped(spans: Spans, width: usize) -> Sheet {
        Sheet(wrap(spans, width))
    }
    /// Running text of one style.
    pub(crate) fn words(text: &str, style: Style, width: usize) -> Sheet {
        Sheet::wrapped(vec![Span::styled(text.to_owned(), style)], width)
    }
    /// The widest line.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(Line::width).max().unwrap_or(0)
    }
    /// The number of lines.
    pub(crate) fn height(&self) -> usize {
        self.0.len()
    }
    /// Puts another sheet below.
    pub(crate) fn push(&mut self, below: Sheet) {
        self.0.extend(below.0);
    }
    /// The same, moved to the right.
    pub(crate) fn indented(self, by: usize) -> Sheet {
        let shift = |mut line: Line<'static>| {
            line.spans.insert(0, Span::raw(" ".repeat(by)));
            line
        };
        Sheet(self.0.into_iter().map(shift).collect())
    }
    /// Sheets one under another.
    pub(crate) fn column(sheets: impl IntoIterator<Item = Sheet>) -> Sheet {
        Sheet(sheets.into_iter().flat_map(|sheet| sheet.0).collect())
    }
    /// Sheets one under another, but those of one line side by side while there is room.
    pub(crate) fn packed(sheets: impl IntoIterator<Item = Sheet>, gap: usize, width: usize) -> Sheet {
        let mut rows: Vec<Sheet> = vec![];
        let mut open = false;
        for sheet in sheets.into_iter().filter(|sheet| sheet.height() > 0) {
            let is_line = sheet.height() == 1;
            match rows.pop() {
                Some(last) if open && is_line && last.width() + gap + sheet.width() <= width => {
                    rows.push(Sheet::row(vec![last, sheet], gap));
                }
                last => rows.extend(last.into_iter().chain([sheet])),
            }
            open = is_line;
        }
        Sheet::column(rows)
    }
    /// Sheets side by side, as many in a row as fit, `gap` columns apart.
    pub(crate) fn flow(sheets: Vec<Sheet>, gap: usize, width: usize) -> Sheet {
        let (mut rows, mut row, mut used) = (Sheet::default(), vec![], 0);
        for sheet in sheets {
            let needs = sheet.width() + gap;
            if used + needs > width + gap && !row.is_empty() {
                rows.push(Sheet::row(std::mem::take(&mut row), gap));
                used = 0;
            }
            used += needs;
            row.push(sheet);
        }
        rows.push(Sheet::row(row, gap));
        rows
    }
    /// Sheets side by side after the first; the lines after the first are indented. A sheet of several lines stands
    /// alone, so that nothing is read between them.
    pub(crate) fn hanging(sheets: Vec<Sheet>, gap: usize, width: usize) -> Sheet {
        let mut rows: Vec<Vec<Sheet>> = vec![vec![]];
        let (mut used, mut alone) = (0, false);
        for sheet in sheets.into_iter().filter(|sheet| sheet.height() > 0) {
            let is_high = sheet.height() > 1;
            if used > 0 && (used + sheet.width() > width || is_high || alone) {
                rows.push(vec![Sheet::line(vec![Span::raw(" ".repeat(HANGING.saturating_sub(gap)))])]);
                used = HANGING;
            }
            used += sheet.width() + gap;
            alone = is_high;
            if let Some(row) = rows.last_mut() {
                row.push(sheet);
            }
        }
        Sheet::column(rows.into_iter().map(|row| Sheet::row(row, gap)))
    }
    /// The first that is low enough, otherwise the first of those that need the fewest lines.
    pub(crate) fn lowest(tries: impl Iterator<Item = Sheet>, enough: usize) -> Sheet {
        let mut best: Option<Sheet> = None;
        for sheet in tries {
            let is_enough = sheet.height() <= enough;
            if best.as_ref().is_none_or(|best| sheet.height() < best.height()) {
                best = Some(sheet);
            }
            if is_enough {
                break;
            }
        }
        best.unwrap_or_default()
    }
    /// The first line alone, with a mark if there was more.
    pub(crate) fn first_line(mut self) -> Sheet {
        let more = self.height() > 1;
        self.0.truncate(1);
        if let Some(line) = self.0.first_mut().filter(|_| more) {
            line.spans.push(Span::raw(" …"));
        }
        self
    }
    /// Sheets side by side in one row.
    pub(crate) fn row(sheets: Vec<Sheet>, gap: usize) -> Sheet {
        let height = sheets.iter().map(Sheet::height).max().unwrap_or(0);
        let mut lines = vec![Line::default(); height];
        let last = sheets.len().saturating_sub(1);
        for (at, sheet) in sheets.into_iter().enumerate() {
            let room = if at == last { 0 } else { sheet.width() + gap };
            let mut below = sheet.0.into_iter();
            for line in &mut lines {
                let part = below.next().unwrap_or_default();
                let missing = room.saturating_sub(part.width());
                line.spans.extend(styled_spans(part));
                line.spans.push(Span::raw(" ".repeat(missing)));
            }
        }
        Sheet(lines)
    }
    /// The same with empty lines above, so that its last line is level with that of something higher.
    pub(crate) fn lowered(mut self, height: usize) -> Sheet {
        let missing = height.saturating_sub(self.height());
        self.0.splice(0..0, vec![Line::default(); missing]);
        self
    }
    /// The same with its first line at least this wide, so that what stands beside such sheets lines up.
    pub(crate) fn padded(mut self, width: usize) -> Sheet {
        if let Some(first) = self.0.first_mut() {
            let missing = width.saturating_sub(first.width());
            first.spans.push(Span::raw(" ".repeat(missing)));
        }
        self
    }
    /// The same, or nothing at all where there are no words.
    pub(crate) fn filled(self) -> Sheet {
        if self.width() == 0 { Sheet::default() } else { self }
    }
    /// At most this many lines, with a mark if some were left off.
    pub(crate) fn cut(mut self, height: usize) -> Sheet {
        if self.0.len() > height {
            self.0.truncate(height.saturating_sub(1));
            self.0.push(Line::from("…"));
            self.0.truncate(height);
        }
        self
    }
}

/// Cuts a text to this width, with `…` where something was left off.
pub(crate) fn cut_text(text: &str, width: usize) -> String {
    if Span::raw(text).width() <= width {
        return text.to_owned();
    }
    let (mut cut, mut used) = (String::new(), 1);
    for letter in text.chars() {
        used += char_width(letter);
        if used > width {
            break;
        }
        cut.push(letter);
    }
    if width > 0 {
        cut.push('…');
    }
    cut
}

/// Cuts spans to this width, with `…` where something was left off.
pub(crate) fn cut_spans(spans: Spans, width: usize) -> Spans {
    if spans_width(&spans) <= width {
        return spans;
    }
    let (mut cut, mut room) = (vec![], width);
    for span in spans {
        let wide = span.width();
        // The mark for what is left off needs a column too.
        if wide < room {
            room -= wide;
            cut.push(span);
            continue;
        }
        let letters = cut_text(&format!("{}…", span.content), room);
        cut.push(Span::styled(letters, span.style));
        break;
    }
    cut
}

/// The columns spans take.
pub(crate) fn spans_width(spans: &[Span<'_>]) -> usize {
    spans.iter().map(Span::width).sum()
}

/// The columns a letter takes.
pub(crate) fn char_width(letter: char) -> usize {
    Span::raw(letter.encode_utf8(&mut [0; 4]) as &str).width()
}

fn styled_spans(line: Line<'static>) -> impl Iterator<Item = Span<'static>> {
    let style = line.style;
    line.spans.into_iter().map(move |span| {
        let own = span.style;
        span.style(style.patch(own))
    })
}

fn wrap(spans: Spans, width: usize) -> Vec<Line<'static>> {
    let width = width.max(1);
    let (mut lines, mut used) = (vec![Line::default()], 0);
    for word in words_of(&spans) {
        if used > 0 && used + word_width(&word) > width {
            end_line(&mut lines, &mut used);
        }
        for part in chop(word, width) {
            if used > 0 && used + Span::raw(part.content.trim_end()).width() > width {
                end_line(&mut lines, &mut used);
            }
            used += part.width();
            if let Some(line) = lines.last_mut() {
                line.spans.push(part);
            }
        }
    }
    trim_end(&mut lines);
    lines
}

/// Begins a new line; the space at the end of the last one takes no room.
fn end_line(lines: &mut Vec<Line<'static>>, used: &mut usize) {
    trim_end(lines);
    lines.push(Line::default());
    *used = 0;
}

fn trim_end(lines: &mut [Line<'static>]) {
    if let Some(last) = lines.last_mut().and_then(|line| line.spans.last_mut()) {
        *last = Span::styled(last.content.trim_end().to_owned(), last.style);
    }
}

/// Words end at spaces and nowhere else, and hold the spaces that follow them; their parts may have different styles. A
/// sign that stands before a name belongs to it.
fn words_of(spans: &[Span<'static>]) -> Vec<Spans> {
    let mut words: Vec<Spans> = vec![];
    let mut goes_on = false;
    for span in spans {
        for part in span.content.split_inclusive(' ') {
            let part = Span::styled(part.replace('\n', " "), span.style);
            let ends = part.content.ends_with(' ') && !SEAT_MARKS.contains(&part.content.trim_end());
            match words.last_mut() {
                Some(word) if goes_on => word.push(part),
                _ => words.push(vec![part]),
            }
            goes_on = !ends;
        }
    }
    words
}

fn word_width(word: &Spans) -> usize {
    let text: String = word.iter().map(|part| part.content.as_ref()).collect();
    Span::raw(text.trim_end()).width()
}

/// A word in parts none of which is wider than a line.
fn chop(word: Spans, width: usize) -> Spans {
    if word_width(&word) <= width {
        return word;
    }
    let mut parts: Spans = vec![];
    for span in word {
        let mut used = width;
        for letter in span.content.chars() {
            used += char_width(letter);
            if used > width {
                parts.push(Span::styled(String::new(), span.style));
                used = char_width(letter);
            }
            if let Some(part) = parts.last_mut() {
                part.content.to_mut().push(letter);
            }
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(spans: &[&str], width: usize) -> Vec<String> {
        let spans = spans.iter().map(|text| Span::raw((*text).to_owned())).collect();
        let text = |line: Line<'static>| line.spans.iter().map(|span| span.content.as_ref()).collect();
        Sheet::wrapped(spans, width).0.into_iter().map(text).collect()
    }

    #[test]
    fn words_break_at_spaces_and_nowhere_else() {
        assert_eq!(lines(&["Hare gave it to ", "● Owl", "."], 20), ["Hare gave it to", "● Owl."]);
        assert_eq!(lines(&["Hare gave it to ", "● Owl", "."], 18), ["Hare gave it to", "● Owl."]);
        assert_eq!(lines(&["on shaft ", "4", "."], 10), ["on shaft", "4."]);
        assert_eq!(lines(&["one two "], 3), ["one", "two"]);
        assert_eq!(lines(&["abcdefgh"], 3), ["abc", "def", "gh"]);
        assert_eq!(lines(&["ab", "cdefgh ij"], 3), ["ab", "cde", "fgh", "ij"]);
    }
}
