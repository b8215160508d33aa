//! What stands where: the sections of the screen, each as large as all of them together allow.
use crate::board::Board;
use crate::panels::legend;
use crate::pen::{BRIGHT, DIM, spans};
use crate::piece::{Brush, Detail};
use crate::sheet::{Sheet, Spans, spans_width};
use engine::scene::{Area, Player};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Lower than this, the others say nothing.
const LEAST_OTHERS: u16 = 3;

/// So many lines of mine stay, whatever lies over the table.
const LEAST_MINE: u16 = 5;

/// On a lower screen the others are small.
const TALL: u16 = 30;

/// How the others, the table and mine are drawn where there is no room at all.
const SMALLEST: [Detail; 3] = [Detail::Lines, Detail::Lines, Detail::Chips];

/// A titled part of the screen.
#[derive(Clone)]
pub(crate) struct Section {
    pub(crate) title: Spans,
    pub(crate) sheet: Sheet,
    /// The height it gets, its title included.
    pub(crate) height: u16,
}

impl Section {
    /// As high as it wants to be.
    pub(crate) fn new(title: Spans, sheet: Sheet) -> Section {
        let height = if sheet.height() == 0 { 0 } else { sheet.height() as u16 + 1 };
        Section { title, sheet, height }
    }
    fn named(board: &Board<'_>, key: &str, sheet: Sheet) -> Section {
        Section::new(vec![Span::styled(board.words.text(key, &[]), BRIGHT)], sheet)
    }
}

/// Where the others stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Others {
    /// Over the table.
    Above,
    /// In a column of their own.
    Beside,
}

/// The others, the table and what is mine: the largest drawing that fits, or the smallest there is.
pub(crate) fn fitting(board: &Board<'_>, area: Rect, place: Others) -> Vec<Section> {
    use Detail::{Boxes, Chips, Folded, Lines};
    let levels = [
        [Boxes, Boxes, Boxes],
        [Chips, Boxes, Boxes],
        [Chips, Folded, Folded],
        [Chips, Chips, Folded],
        [Chips, Folded, Chips],
        [Lines, Folded, Chips],
        [Chips, Chips, Chips],
        [Lines, Chips, Chips],
        SMALLEST,
    ];
    // On a low screen the others are always small, so that they do not change with every card on the table.
    let levels = levels.into_iter().skip(usize::from(area.height < TALL));
    let mut drawer = Drawer { board, area, place, drawn: vec![] };
    let mut sections = vec![];
    for level in levels {
        if let Some(drawn) = drawer.sections(level, level == SMALLEST) {
            sections = drawn;
            break;
        }
    }
    if let [others, table, mine] = &mut sections[..] {
        let over = over(board, area).height() as u16;
        share([others, table, mine], area.height, over.min(area.height.saturating_sub(LEAST_MINE)));
    }
    sections
}

/// Draws sections one level after another, and what two levels have in common once.
struct Drawer<'b, 'w> {
    board: &'b Board<'w>,
    area: Rect,
    place: Others,
    drawn: Vec<((Part, Detail), Section)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Others,
    Mine,
}

impl Drawer<'_, '_> {
    /// The others, the table, mine; nothing if they do not fit although they must.
    fn sections(&mut self, [far, middle, near]: [Detail; 3], anyway: bool) -> Option<Vec<Section>> {
        let (others, mine) = (self.part(Part::Others, far), self.part(Part::Mine, near));
        let taken = others.height + mine.height + 1;
        if taken > self.area.height && !anyway {
            return None;
        }
        let room = Rect { height: self.area.height.saturating_sub(taken), ..self.area };
        let table = Section::named(self.board, "tui-table", table(self.board, middle, room));
        let sections = vec![others, table, mine];
        (anyway || height_of(&sections) <= self.area.height).then_some(sections)
    }
    fn part(&mut self, part: Part, detail: Detail) -> Section {
        if let Some((_, section)) = self.drawn.iter().find(|(known, _)| *known == (part, detail)) {
            return section.clone();
        }
        let section = match (part, self.place) {
            (Part::Others, Others::Above) => others(self.board, detail, self.area),
            (Part::Others, Others::Beside) => Section::named(self.board, "tui-players", Sheet::default()),
            (Part::Mine, _) => mine(self.board, detail, self.area),
        };
        self.drawn.push(((part, detail), section.clone()));
        section
    }
}

/// All the players who are not the viewer.
pub(crate) fn others(board: &Board<'_>, detail: Detail, area: Rect) -> Section {
    let brush = brush(board, detail, area.height);
    let others = board.scene.players.iter().filter(|player| !player.you);
    let sheet = Sheet::column(others.map(|player| brush.player(player, usize::from(area.width))));
    Section::named(board, "tui-players", sheet)
}

/// The help that fits into what is left below so many lines, folded where it can be and must.
pub(crate) fn help(board: &Board<'_>, area: Rect, used: u16) -> Vec<Section> {
    let brush = brush(board, Detail::Boxes, area.height);
    let width = usize::from(area.width);
    let titled = |help: &Area, sheet: Sheet| {
        let title = brush.heading(help, width).0.into_iter().next().unwrap_or_default();
        Section::new(title.spans, sheet)
    };
    let gist = |help: &Area| Sheet::wrapped(spans(brush.scene, &help.gist), width).filled();
    let (mut used, mut fitting) = (used, vec![]);
    for help in &board.scene.aside {
        let tries = [titled(help, brush.body(help, width)), titled(help, gist(help))];
        let fits = |section: &Section| section.height > 0 && used + section.height <= area.height;
        if let Some(section) = tries.into_iter().find(fits) {
            used += section.height;
            fitting.push(section);
        }
    }
    fitting
}

/// What the signs mean, as far as there is room.
pub(crate) fn signs(board: &Board<'_>, area: Rect, used: u16) -> Option<Section> {
    let mut section = Section::named(board, "tui-legend", legend(&board.scene, usize::from(area.width)));
    section.height = section.height.min(area.height.saturating_sub(used));
    (section.height > 2).then_some(section)
}

/// The lines all these need.
pub(crate) fn height_of(sections: &[Section]) -> u16 {
    sections.iter().map(|section| section.height).sum()
}

fn mine(board: &Board<'_>, detail: Detail, area: Rect) -> Section {
    let (brush, width) = (brush(board, detail, area.height), usize::from(area.width));
    let me = board.scene.players.iter().find(|player| player.you);
    let mut section = Section::named(board, "tui-mine", Sheet::default());
    let mut sheet = Sheet::default();
    match me.map(|me| (me, bare_name(&brush, me))) {
        // A bare name needs no line of its own.
        Some((_, Some(name))) if spans_width(&section.title) + spans_width(&name) + 4 < width => {
            section.title.push(Span::raw(" "));
            section.title.extend(name);
        }
        Some((me, _)) => sheet.push(brush.player(me, width)),
        None => {}
    }
    sheet.push(brush.areas(&board.scene.mine, width));
    Section::new(section.title, sheet)
}

fn bare_name(brush: &Brush<'_>, player: &Player) -> Option<Spans> {
    player.things.is_empty().then(|| brush.name(player, true))
}

/// The middle of the table, under what lies over everything. Maps and shafts shrink until all fits, if they can.
fn table(board: &Board<'_>, detail: Detail, area: Rect) -> Sheet {
    let (width, mut above) = (usize::from(area.width), over(board, area));
    let limit = usize::from(area.height).saturating_sub(above.height());
    let draw = |room| Brush { room, ..brush(board, detail, 0) }.areas(&board.scene.table, width);
    let (mut room, mut below) = (limit, draw(limit));
    while below.height() > limit && room > 0 {
        // At least a line less each time, so it ends.
        room = room.saturating_sub(below.height() - limit);
        let smaller = draw(room);
        let shrinks = smaller.height() < below.height();
        below = smaller;
        if !shrinks {
            break;
        }
    }
    above.push(below);
    above
}

/// What lies over everything, on the whole screen: where nobody decides and a column is too small for it.
pub(crate) fn over_alone(board: &Board<'_>, area: Rect) -> Option<Sheet> {
    let column = Rect { width: area.width * 5 / 8, ..area };
    let needed = over(board, column).height() as u16 + 2 * LEAST_MINE;
    (board.chooser.is_none() && needed > area.height).then(|| over(board, area))
}

/// What lies over everything, and a line under it.
fn over(board: &Board<'_>, area: Rect) -> Sheet {
    let Some(over) = &board.scene.over else {
        return Sheet::default();
    };
    let width = usize::from(area.width);
    let sheet = brush(board, Detail::Boxes, area.height).titled(over, width);
    Sheet::column([sheet, Sheet(vec![Line::styled("─".repeat(width), DIM)])])
}

fn brush<'a>(board: &'a Board<'_>, detail: Detail, height: u16) -> Brush<'a> {
    Brush { scene: &board.scene, chooser: board.chooser.as_ref(), detail, room: usize::from(height) }
}

/// The height each section gets where not all fit: so many lines of the table first, then mine, then the rest of the
/// table; the others get what is left, if it is enough.
fn share([others, table, mine]: [&mut Section; 3], height: u16, first: u16) {
    if others.height + table.height + mine.height <= height {
        return;
    }
    mine.height = mine.height.min((height - first.min(table.height)).min(height / 2));
    let rest = height - mine.height;
    others.height = others.height.min(rest.saturating_sub(table.height).max(rest.saturating_sub(first) / 3));
    if others.height < LEAST_OTHERS {
        others.height = 0;
    }
    table.height = table.height.min(rest - others.height);
}
