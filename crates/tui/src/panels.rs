//! The parts of the screen that are lists of words.
use crate::board::{Board, Mode, Purpose};
use crate::chooser::{Choice, Chooser};
use crate::pen::{BRIGHT, CURSOR, DIM, letters, seat_mark, seat_style, sign_span, spans};
use crate::piece::pieces;
use crate::plain::closed_words;
use crate::sheet::{Sheet, Spans, cut_spans, cut_text, spans_width};
use engine::scene::{BigMoment, Ink, Mood, Phase, Term};
use engine::{Scene, Words};
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use std::ops::Range;

/// Between the sentence and the phases.
const STEPS_GAP: usize = 3;
/// A phase in fewer columns is of no use.
const LEAST_STEP: usize = 8;

/// Who decides, and what about; which phase the match is in.
pub(crate) fn header(scene: &Scene, width: usize) -> Sheet {
    let mut line = vec![Span::styled(format!("{} ", scene.lead), BRIGHT), Span::raw(scene.now.clone())];
    let mut below = vec![];
    if !scene.sub.is_empty() {
        below.push(Span::styled(scene.sub.clone(), Color::Gray));
    }
    let rooms = [&line, &below].map(|spans| width.saturating_sub(spans_width(spans) + STEPS_GAP));
    let steps = steps(scene);
    let wanted = spans_width(&steps);
    let place = if wanted <= rooms[0] || wanted > rooms[1] && rooms[0] >= rooms[1] { 0 } else { 1 };
    // Where neither line holds all phases, the present one stays, as far as there is room.
    let steps = match rooms[place] {
        room if wanted <= room => steps,
        0..LEAST_STEP => vec![],
        room => cut_spans(step_now(scene), room),
    };
    let line_of_steps = [&mut line, &mut below].into_iter().nth(place);
    if let Some(spans) = line_of_steps.filter(|_| !steps.is_empty()) {
        if !spans.is_empty() {
            spans.push(Span::raw(" ".repeat(STEPS_GAP)));
        }
        spans.extend(steps);
    }
    let happening = scene.moment().map(|(_, moment)| banner(scene, moment));
    let happening = Sheet(happening.into_iter().map(|spans| Line::from(cut_spans(spans, width))).collect());
    Sheet::column([Sheet::wrapped(line, width), Sheet::wrapped(below, width).filled(), happening])
}

/// What everybody should look at, in one line: a screen of letters has no room to lay it over the table.
fn banner(scene: &Scene, BigMoment { sign, area }: &BigMoment) -> Spans {
    let pieces = pieces(&area.items).flat_map(|piece| [Span::raw(" "), Span::raw(format!("[{}]", piece.name))]);
    let picture = [sign_span(scene, sign, BRIGHT), Span::raw(" ")];
    picture.into_iter().chain(spans(scene, &area.head)).map(|span| span.patch_style(BRIGHT)).chain(pieces).collect()
}

/// The present phase alone.
fn step_now(scene: &Scene) -> Spans {
    let now = scene.steps.iter().filter(|phase| phase.mood == Mood::Now);
    now.map(|phase| Span::styled(format!("‹{}›", phase.name), BRIGHT)).collect()
}

/// The phases of the match.
fn steps(scene: &Scene) -> Spans {
    let steps = scene.steps.iter().map(|Phase { name: step, mood }| match mood {
        Mood::Now => Span::styled(format!("‹{step}› "), BRIGHT),
        Mood::Done => Span::styled(format!("{step} "), DIM),
        Mood::Plain | Mood::Left => Span::raw(format!("{step} ")),
    });
    steps.collect()
}

/// A list and the lines on which its cursor stands.
pub(crate) struct OfferList {
    sheet: Sheet,
    cursor: Range<usize>,
    /// What is said where the list goes on below: the obvious entries, so that they are never out of sight.
    obvious: String,
}

impl OfferList {
    /// All lines.
    pub(crate) fn height(&self) -> usize {
        self.sheet.height()
    }
    /// As many lines as there is room for, the cursor among them.
    pub(crate) fn around_cursor(self, height: usize) -> Sheet {
        let most = self.sheet.height().saturating_sub(height);
        // The line with the obvious entries stays under the cursor.
        let below = usize::from(!self.obvious.is_empty());
        let end = (self.cursor.end + below).min(self.sheet.height());
        let last_seen = end.saturating_sub(height);
        let middle = self.cursor.start.saturating_sub(height / 2);
        let down = if end <= height { 0 } else { middle.max(last_seen).min(self.cursor.start) };
        let (down, all) = (down.min(most), self.sheet.height());
        let mut lines: Vec<_> = self.sheet.0.into_iter().skip(down).take(height).collect();
        // Marks that the list goes on, unless the cursor stands there.
        if down > 0 && self.cursor.start > down {
            lines[0] = Line::styled("▲ …", BRIGHT);
        }
        if down + height < all && self.cursor.end < down + height && height > 1 {
            lines[height - 1] = Line::styled(format!("▼ …{}", self.obvious), BRIGHT);
        }
        Sheet(lines)
    }
}

/// More short entries than this are drawn closer where they do not fit.
const LONG: usize = 15;
/// The entry under the cursor explains the thing it is about in at most this many lines.
const MOST_MORE: usize = 6;
/// Between entries that share a line.
const ENTRY_GAP: usize = 2;

/// Indent of what the entry under the cursor says.
const SAID_INDENT: usize = 4;

/// How a list that is too long is made shorter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Fold {
    /// Not at all: a line for every entry.
    Nothing,
    /// What cannot be done is only named.
    Closed,
    /// Entries share lines, except in the group in which the cursor stands.
    Others,
    /// All entries share lines.
    All,
    /// All entries share lines, and nothing else stands between them.
    Bare,
}

/// What can be done: every entry with its number, and what cannot be done and why; a long list as short as it must be
/// to fit into the room.
pub(crate) fn offers(board: &Board<'_>, chooser: &Chooser, room: Size) -> OfferList {
    let (width, height) = (usize::from(room.width), usize::from(room.height));
    let menu = Menu { scene: &board.scene, words: board.words, chooser, width, fold: Fold::Nothing, more: 0 };
    let fold = menu.best_fold(height);
    Menu { fold, more: if fold == Fold::Bare { 0 } else { MOST_MORE.min(height / 2) }, ..menu }.list()
}

/// Does the cursor stand on this line?
fn has_cursor(line: &Line<'_>) -> bool {
    line.spans.iter().any(|span| span.content.starts_with('▸'))
}

/// Does the entry under the cursor have something to explain?
fn explains(chooser: &Chooser) -> bool {
    chooser.current().is_some_and(|entry| !entry.more.is_empty())
}

/// The entries of other groups that are the obvious ones there.
fn obvious(scene: &Scene, chooser: &Chooser) -> String {
    let is_main = |entry: &&Choice| {
        let mut offers = scene.offers[entry.group].offers.iter();
        offers.any(|offer| offer.main && Some(&offer.act) == entry.act.as_ref())
    };
    let here = chooser.current().map(|entry| entry.group);
    let entries = chooser.entries().iter().filter(|entry| Some(entry.group) != here).filter(is_main);
    let label = |entry: &Choice| entry.text.split("  ").next().unwrap_or_default().to_owned();
    entries.map(|entry| format!("  {} {}", entry.key, label(entry))).collect()
}

/// Everything needed to list the groups.
struct Menu<'m> {
    scene: &'m Scene,
    words: &'m dyn Words,
    chooser: &'m Chooser,
    width: usize,
    fold: Fold,
    /// In how many lines the entry under the cursor may explain the thing it is about.
    more: usize,
}

/// An entry of a group.
struct Listed<'m> {
    entry: &'m Choice,
    has_cursor: bool,
}

impl Listed<'_> {
    fn style(&self) -> Style {
        if self.has_cursor { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() }
    }
    fn key(&self, written: String) -> Span<'static> {
        Span::styled(written, if self.has_cursor { CURSOR } else { BRIGHT })
    }
    /// A mark if choosing it does not decide yet.
    fn dots(&self) -> &'static str {
        if self.entry.act.is_none() { "…" } else { "" }
    }
}

impl Menu<'_> {
    /// The least fold with which a list that is too long fits, if folding helps.
    ///
    /// The explanation takes no part in the choice: the list must not fold and unfold under a cursor that moves.
    fn best_fold(&self, height: usize) -> Fold {
        let entries = self.chooser.entries();
        // Sentences are easier to read below one another; only short entries can share a line.
        let short = |entry: &&Choice| Span::raw(format!("{} {}", entry.key, entry.text)).width() <= self.width / 2 + 1;
        let is_long = entries.len() > LONG && 2 * entries.iter().filter(short).count() >= entries.len();
        let lines = |fold: Fold| Menu { fold, ..*self }.list().height();
        let whole = lines(Fold::Nothing);
        if !is_long || whole <= height {
            return Fold::Nothing;
        }
        // One long group is easier to scroll than to search.
        let folds: &[Fold] = match self.scene.offers.len() {
            0 | 1 => &[Fold::Closed],
            _ => &[Fold::Closed, Fold::Others, Fold::All, Fold::Bare],
        };
        let fits = folds.iter().copied().find(|&fold| lines(fold) <= height);
        // What is still too long must at least be much shorter: long words are easier to read below one another.
        let shorter = folds.last().copied().filter(|&last| lines(last) * 3 <= whole * 2);
        fits.or(shorter).unwrap_or(Fold::Nothing)
    }
    fn list(&self) -> OfferList {
        // What an explanation pushes out of sight is named too.
        let hides = self.fold >= Fold::Others || self.more > 0 && explains(self.chooser);
        let obvious = if hides { obvious(self.scene, self.chooser) } else { String::new() };
        let mut list = OfferList { sheet: self.touched(), cursor: 0..0, obvious };
        if self.chooser.entries().is_empty() {
            list.sheet.push(Sheet::words(&self.words.text("tui-nothing-to-do", &[]), DIM, self.width));
        }
        (0..self.scene.offers.len()).for_each(|at| self.group(at, &mut list));
        list
    }
    fn touched(&self) -> Sheet {
        let names: Vec<&str> = self.chooser.touched().iter().map(|&id| self.chooser.name(id)).collect();
        if names.is_empty() {
            return Sheet::default();
        }
        let text = self.words.text("tui-touched", &[("things", names.join(" → ").into())]);
        Sheet::words(&text, Style::new().fg(Color::Cyan), self.width)
    }
    fn group(&self, at: usize, list: &mut OfferList) {
        let chooser = self.chooser;
        let numbered = chooser.entries().iter().enumerate().filter(|(_, entry)| entry.group == at);
        let listed = |(number, entry)| Listed { entry, has_cursor: number == chooser.cursor() };
        let entries: Vec<Listed<'_>> = numbered.map(listed).collect();
        if entries.is_empty() && !chooser.touched().is_empty() {
            return;
        }
        let has_cursor = entries.iter().any(|listed| listed.has_cursor);
        let head = self.head(at, entries.len());
        if self.fold >= Fold::All || self.fold == Fold::Others && !has_cursor {
            let start = list.sheet.height();
            let close = self.close(head, &entries);
            if let Some(line) = close.0.iter().position(self::has_cursor) {
                // What explains the entry stands at the end of its group and should be seen with it.
                let end = if self.more > 0 && explains(chooser) { close.height() } else { line + 1 };
                list.cursor = start + line..start + end;
            }
            list.sheet.push(close);
        } else {
            list.sheet.push(head);
            for listed in &entries {
                let start = list.sheet.height();
                list.sheet.push(self.entry(listed));
                if listed.has_cursor {
                    list.cursor = start..list.sheet.height();
                }
            }
        }
        if chooser.touched().is_empty() {
            list.sheet.push(self.closed(at));
        }
    }
    /// The words above a group, and how many entries it has where there are many.
    fn head(&self, at: usize, count: usize) -> Sheet {
        let words = letters(self.scene, &self.scene.offers[at].head);
        let is_counted = self.fold > Fold::Nothing && !words.is_empty() && count > 1;
        let count = if is_counted { format!(" ({count})") } else { String::new() };
        Sheet::words(&format!("{words}{count}"), DIM.fg(Color::Gray), self.width).filled()
    }
    /// Entries one after another, as many on a line as there is room for; under the cursor also what it says.
    fn close(&self, head: Sheet, entries: &[Listed<'_>]) -> Sheet {
        let cell = |listed: &Listed<'_>| {
            let mark = if listed.has_cursor { "▸" } else { "" };
            let key = listed.key(format!("{mark}{}", listed.entry.key));
            let text = format!(" {}{}", listed.entry.text.replace("  ", " "), listed.dots());
            let (cell, room) = (vec![key, Span::styled(text, listed.style())], self.width.saturating_sub(ENTRY_GAP));
            if self.fold == Fold::Bare { Sheet::line(cut_spans(cell, room)) } else { Sheet::wrapped(cell, room) }
        };
        let cells = entries.iter().map(cell);
        let mut sheet = Sheet::hanging([head].into_iter().chain(cells).collect(), ENTRY_GAP, self.width);
        let here = entries.iter().find(|listed| listed.has_cursor);
        if let Some(listed) = here.filter(|_| self.fold < Fold::Bare) {
            sheet.push(self.said(listed.entry));
        }
        sheet
    }
    /// The entry; under the cursor also all it says standing alone.
    fn entry(&self, listed: &Listed<'_>) -> Sheet {
        let mark = if listed.has_cursor { "▸" } else { " " };
        let key = listed.key(format!("{mark}{:>2} ", listed.entry.key));
        let text = format!("{}{}", listed.entry.text, listed.dots());
        let text = Sheet::words(&text, listed.style(), self.width.saturating_sub(key.width()));
        let mut sheet = Sheet::row(vec![Sheet::line(vec![key]), text], 0);
        if listed.has_cursor {
            sheet.push(self.said(listed.entry));
        }
        sheet
    }
    /// What the entry says standing alone, its notation, and the explanation of the thing it is about.
    fn said(&self, entry: &Choice) -> Sheet {
        let said = match &entry.act {
            Some(act) if entry.text.starts_with(&entry.said) => format!("({act})"),
            Some(act) => format!("{} ({act})", entry.said),
            None => String::new(),
        };
        let room = self.width.saturating_sub(SAID_INDENT);
        let said = Sheet::words(&said, DIM.fg(Color::Gray), room).filled();
        let more = Sheet::words(&entry.more, DIM.fg(Color::Gray), room).filled().cut(self.more);
        Sheet::column([said, more]).indented(SAID_INDENT)
    }
    /// What cannot be done: each with its reason, or only by name.
    fn closed(&self, at: usize) -> Sheet {
        let closed = &self.scene.offers[at].closed;
        if self.fold == Fold::Nothing || closed.is_empty() {
            let line = |closed| Sheet::words(&format!(" × {}", closed_words(self.scene, closed)), DIM, self.width);
            return Sheet::column(closed.iter().map(line));
        }
        if self.fold == Fold::Bare {
            return Sheet::default();
        }
        let names: Vec<String> = closed.iter().map(|closed| letters(self.scene, &closed.label)).collect();
        Sheet::line(vec![Span::styled(cut_text(&format!(" × {}", names.join(", ")), self.width), DIM)])
    }
}

/// The newest part of the story that fits, or what is scrolled back to.
pub(crate) fn story(board: &Board<'_>, width: usize, height: usize) -> Sheet {
    let whole = whole_story(&board.scene, width);
    let most = whole.height().saturating_sub(height);
    let down = most - board.story_back.min(most);
    Sheet(whole.0.into_iter().skip(down).take(height).collect())
}

/// The whole story, newest last.
pub(crate) fn whole_story(scene: &Scene, width: usize) -> Sheet {
    Sheet::column(scene.story().map(|tale| {
        let named = matches!(tale.line.0.first(), Some(Ink::Who(_)));
        let mark = tale.who.filter(|_| !named);
        let mark = mark.map(|seat| Span::styled(format!("{} ", seat_mark(seat)), seat_style(seat)));
        let mut line: Vec<Span<'static>> = mark.into_iter().collect();
        line.extend(spans(scene, &tale.line));
        if tale.head {
            line = line.into_iter().map(|span| span.patch_style(DIM)).collect();
        }
        Sheet::wrapped(line, width)
    }))
}

/// What the signs mean.
pub(crate) fn legend(scene: &Scene, width: usize) -> Sheet {
    let glyphs = scene.legend.iter().map(|term| Span::raw(&*term.glyph).width()).max().unwrap_or(0) + 1;
    let term = |term: &Term| {
        let glyph = Sheet::line(vec![Span::styled(term.glyph.clone(), BRIGHT)]).padded(glyphs);
        let words = Sheet::wrapped(spans(scene, &term.more), width.saturating_sub(glyphs));
        Sheet::row(vec![glyph, words], 0)
    };
    Sheet::column(scene.legend.iter().filter(|term| !term.more.is_empty()).map(term))
}

/// The last lines of the screen: what is being written, what went wrong, or the keys.
pub(crate) fn footer(board: &Board<'_>, width: usize) -> Sheet {
    let mut sheet = match &board.message {
        Some(message) if board.mode != Mode::Leaving => Sheet::words(message, Style::new().fg(Color::LightRed), width),
        _ => Sheet::default(),
    };
    match &board.mode {
        Mode::Command(text) => sheet.push(Sheet::line(vec![Span::styled(format!(": {text}█"), BRIGHT)])),
        // A question must be read to its end.
        Mode::Leaving => sheet.push(Sheet::words(&hint(board), CURSOR, width)),
        Mode::Table | Mode::Reading(..) if sheet.height() == 0 => {
            let style = if board.purpose == Purpose::Look { CURSOR } else { DIM };
            sheet.push(Sheet(vec![Line::styled(cut_text(&hint(board), width), style)]));
        }
        // What went wrong has taken the place of the keys.
        Mode::Table | Mode::Reading(..) => {}
    }
    sheet
}

/// The keys there are now, or the question that is asked.
fn hint(board: &Board<'_>) -> String {
    let key = match (&board.mode, &board.purpose) {
        (Mode::Leaving, _) if board.drafting => "tui-really-leave-draft",
        (Mode::Leaving, _) => "tui-really-leave",
        (Mode::Reading(..), _) => "tui-keys-reading",
        (_, Purpose::Decide) => board.keys.unwrap_or("tui-keys-decide"),
        (_, Purpose::Look) if board.scene.over.is_some() => "tui-put-away",
        (_, Purpose::Look) => "tui-go-on",
        (_, Purpose::Watch) => "tui-keys-watch",
        (_, Purpose::Replay) => "tui-keys-replay",
        (_, Purpose::End) => "tui-keys-end",
        (_, Purpose::Cover(_)) => return String::new(),
    };
    board.words.text(key, &[])
}
