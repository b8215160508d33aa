//! What stands where: the sections of the screen, each as large as all of them together allow.
use crate::area::{areas, body, item, titled};
use crate::board::Board;
use crate::brush::Brush;
use crate::brush::Detail::{self, Boxes, Chips, Folded, Lines};
use crate::heading::heading;
use crate::map::least_whole;
use crate::panels::legend;
use crate::pen::{BRIGHT, DIM, spans};
use crate::plate::{full_name, player};
use crate::sheet::{Sheet, Spans, spans_width};
use engine::Scene;
use engine::scene::{Area, Item, Layout};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// With fewer lines the other players are left out.
const LEAST_OTHERS: u16 = 3;

/// This many lines of my own things stay, whatever lies over the table.
const LEAST_MINE: u16 = 5;

/// Between the parts of what lies over everything.
const OVER_GAP: usize = 3;

/// On a lower screen the others are small.
const TALL: u16 = 30;

/// How large the three sections are drawn.
#[derive(Clone, Copy)]
struct Sizes {
    others: Detail,
    table: Detail,
    mine: Detail,
}

const fn sizes(others: Detail, table: Detail, mine: Detail) -> Sizes {
    Sizes { others, table, mine }
}

/// Where there is no room at all.
const SMALLEST: Sizes = sizes(Lines, Lines, Chips);

/// A titled part of the screen.
#[derive(Clone)]
pub(crate) struct Section {
    pub(crate) title: Spans,
    pub(crate) sheet: Sheet,
    /// The height it gets, its title included.
    pub(crate) height: u16,
}

impl Section {
    /// As high as its sheet.
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
    let is_map = has_map(&board.scene);
    let levels = [
        sizes(Boxes, Boxes, Boxes),
        sizes(Chips, Boxes, Boxes),
        sizes(Chips, Folded, Folded),
        // Beside a map none of my things needs a box, but what is for sale should be seen.
        if is_map { sizes(Chips, Folded, Chips) } else { sizes(Chips, Chips, Folded) },
        if is_map { sizes(Chips, Chips, Folded) } else { sizes(Chips, Folded, Chips) },
        sizes(Lines, Folded, Chips),
        sizes(Chips, Chips, Chips),
        sizes(Lines, Chips, Chips),
        SMALLEST,
    ];
    // On a low screen the others are always small, so that they do not change with every card on the table.
    let levels = levels.into_iter().skip(usize::from(area.height < TALL));
    let mut arranger = Arranger { board, area, place, drawn: vec![] };
    // A map gets its room before anything else is drawn large, but no map is worth cutting the rest.
    let wants = map_wants(board, area);
    let mut tries = wants.into_iter().flat_map(|want| levels.clone().map(move |level| (level, want)));
    let fitting = tries.find_map(|(level, want)| arranger.within(level, want));
    let [mut others, mut table, mut mine] = fitting.unwrap_or_else(|| arranger.cut());
    let over = over(board, area).height() as u16;
    share([&mut others, &mut table, &mut mine], area.height, over.min(area.height.saturating_sub(LEAST_MINE)));
    vec![others, table, mine]
}

/// Draws sections one level after another, and only once what several levels have in common.
struct Arranger<'b, 'w> {
    board: &'b Board<'w>,
    area: Rect,
    place: Others,
    drawn: Vec<DrawnSide>,
}

/// What the table stands between.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Others,
    Mine,
}

struct DrawnSide {
    side: Side,
    detail: Detail,
    section: Section,
}

impl Arranger<'_, '_> {
    /// The others, the table, mine; nothing if they do not fit or a map would get fewer lines than wanted.
    fn within(&mut self, sizes: Sizes, want: usize) -> Option<[Section; 3]> {
        let (others, mine) = (self.side(Side::Others, sizes.others), self.side(Side::Mine, sizes.mine));
        let room = self.area.height.checked_sub(others.height + mine.height + 1)?;
        let table = self.middle(room).sheet(sizes.table, want)?;
        let sections = [others, Section::named(self.board, "tui-table", table), mine];
        (height_of(&sections) <= self.area.height).then_some(sections)
    }
    /// The smallest there are; what does not fit will be cut.
    fn cut(&mut self) -> [Section; 3] {
        let (others, mine) = (self.side(Side::Others, SMALLEST.others), self.side(Side::Mine, SMALLEST.mine));
        let room = self.area.height.saturating_sub(others.height + mine.height + 1);
        let table = self.middle(room).sheet(SMALLEST.table, 0).unwrap_or_default();
        [others, Section::named(self.board, "tui-table", table), mine]
    }
    fn middle(&self, height: u16) -> Middle<'_, '_> {
        Middle { board: self.board, place: self.place, area: Rect { height, ..self.area } }
    }
    fn side(&mut self, side: Side, detail: Detail) -> Section {
        if let Some(known) = self.drawn.iter().find(|known| known.side == side && known.detail == detail) {
            return known.section.clone();
        }
        let section = match (side, self.place) {
            (Side::Others, Others::Above) => others(self.board, detail, self.area),
            (Side::Others, Others::Beside) => Section::named(self.board, "tui-players", Sheet::default()),
            (Side::Mine, _) => mine(self.board, detail, self.area),
        };
        self.drawn.push(DrawnSide { side, detail, section: section.clone() });
        section
    }
}

/// All the players who are not the viewer.
pub(crate) fn others(board: &Board<'_>, detail: Detail, area: Rect) -> Section {
    let brush = brush(board, detail, area.height);
    let others = board.scene.players.iter().filter(|player| !player.you);
    let sheet = Sheet::column(others.map(|other| player(&brush, other, usize::from(area.width))));
    Section::named(board, "tui-players", sheet)
}

/// The help that fits below the lines already used, folded where it can and must be.
pub(crate) fn help(board: &Board<'_>, area: Rect, used: u16) -> Vec<Section> {
    let brush = brush(board, Detail::Boxes, area.height);
    let width = usize::from(area.width);
    let gist = |help: &Area| Sheet::wrapped(spans(&board.scene, &help.gist), width).filled();
    let (mut used, mut fitting) = (used, vec![]);
    for help in &board.scene.aside {
        let tries = [body(&brush, help, width), gist(help)].map(|sheet| under_heading(&brush, help, sheet, width));
        let fits = |section: &Section| section.height > 0 && used + section.height <= area.height;
        if let Some(section) = tries.into_iter().find(fits) {
            used += section.height;
            fitting.push(section);
        }
    }
    fitting
}

/// The heading of an area as the title of a section.
fn under_heading(brush: &Brush<'_>, area: &Area, sheet: Sheet, width: usize) -> Section {
    let title = heading(brush, area, width).0.into_iter().next().unwrap_or_default();
    Section::new(title.spans, sheet)
}

/// What the signs mean, as far as there is room.
pub(crate) fn signs(board: &Board<'_>, area: Rect, used: u16) -> Option<Section> {
    let mut section = Section::named(board, "tui-legend", legend(&board.scene, usize::from(area.width)));
    section.height = section.height.min(area.height.saturating_sub(used));
    (section.height > 2).then_some(section)
}

/// The lines that all of these need.
pub(crate) fn height_of(sections: &[Section]) -> u16 {
    sections.iter().map(|section| section.height).sum()
}

fn mine(board: &Board<'_>, detail: Detail, area: Rect) -> Section {
    let (brush, width) = (brush(board, detail, area.height), usize::from(area.width));
    let mut section = Section::named(board, "tui-mine", Sheet::default());
    let mut sheet = Sheet::default();
    if let Some(me) = board.scene.players.iter().find(|player| player.you) {
        let name = full_name(&brush, me);
        // A bare name needs no line of its own.
        if me.things.is_empty() && spans_width(&section.title) + spans_width(&name) + 4 < width {
            section.title.push(Span::raw(" "));
            section.title.extend(name);
        } else {
            sheet.push(player(&brush, me, width));
        }
    }
    sheet.push(areas(&brush, &board.scene.mine, width));
    Section::new(section.title, sheet)
}

/// The middle of the table and the room for it.
struct Middle<'t, 'w> {
    board: &'t Board<'w>,
    place: Others,
    area: Rect,
}

impl Middle<'_, '_> {
    /// Under what lies over everything. Maps and shafts shrink until everything fits, if they can; nothing if a map
    /// would get fewer lines than wanted.
    fn sheet(&self, detail: Detail, want: usize) -> Option<Sheet> {
        let mut above = over(self.board, self.area);
        let limit = usize::from(self.area.height).saturating_sub(above.height());
        let below = match has_map(&self.board.scene) {
            true => self.around_map(detail, limit, want)?,
            false => self.shrunk(detail, limit),
        };
        above.push(below);
        Some(above)
    }
    fn draw(&self, detail: Detail, room: usize) -> Sheet {
        let table = self.board.scene.table.iter();
        let middle = table.filter(|area| self.place == Others::Above || !is_beside(&self.board.scene, area));
        areas(&self.board.brush().sized(detail).with_room(room), middle, usize::from(self.area.width))
    }
    fn shrunk(&self, detail: Detail, limit: usize) -> Sheet {
        let (mut room, mut sheet) = (limit, self.draw(detail, limit));
        while sheet.height() > limit && room > 0 {
            // At least a line less each time, so it ends.
            room = room.saturating_sub(sheet.height() - limit);
            let smaller = self.draw(detail, room);
            let shrinks = smaller.height() < sheet.height();
            sheet = smaller;
            if !shrinks {
                break;
            }
        }
        sheet
    }
    /// The map takes what the others leave.
    fn around_map(&self, detail: Detail, limit: usize, want: usize) -> Option<Sheet> {
        let without = self.draw(detail, 0);
        let mut room = (limit + self.folded_maps(detail)).saturating_sub(without.height());
        if room < want {
            return None;
        }
        let mut sheet = self.draw(detail, room);
        while sheet.height() > limit && room > 0 {
            // What stands above the map needs room too.
            room -= 1;
            sheet = self.draw(detail, room);
        }
        Some(sheet)
    }
    /// The lines that maps take where they have no room.
    fn folded_maps(&self, detail: Detail) -> usize {
        let maps = self.board.scene.table.iter().filter(|area| matches!(area.layout, Layout::Map(_)));
        areas(&self.board.brush().sized(detail), maps, usize::from(self.area.width)).height()
    }
}

/// How many lines a map should get, best first: enough for the whole map, many, some, none.
fn map_wants(board: &Board<'_>, area: Rect) -> Vec<usize> {
    let height = usize::from(area.height);
    let brush = brush(board, Detail::Boxes, area.height);
    let maps = board.scene.table.iter().filter(|area| matches!(area.layout, Layout::Map(_)));
    let whole = maps.filter_map(|map| least_whole(&brush, map, usize::from(area.width), height * 3 / 5)).max();
    let shares = has_map(&board.scene).then_some([height * 9 / 20, height / 3, height / 4]);
    whole.into_iter().chain(shares.into_iter().flatten()).chain([0]).collect()
}

/// Is there a map on the table?
pub(crate) fn has_map(scene: &Scene) -> bool {
    scene.table.iter().any(|area| matches!(area.layout, Layout::Map(_)))
}

/// Can this stand beside a map? Only words and numbers can.
fn is_beside(scene: &Scene, area: &Area) -> bool {
    let no_pieces = area.items.iter().all(|item| matches!(item, Item::Meter(_) | Item::Signs(_) | Item::Say(_)));
    no_pieces && has_map(scene)
}

/// What stands beside the map, under the others.
pub(crate) fn beside(board: &Board<'_>, area: Rect) -> Vec<Section> {
    let (brush, width) = (brush(board, Detail::Boxes, area.height), usize::from(area.width));
    let beside = board.scene.table.iter().filter(|area| is_beside(&board.scene, area));
    beside.map(|area| under_heading(&brush, area, body(&brush, area, width), width)).collect()
}

/// What lies over everything, on the whole screen: if nobody decides and a column is too small for it.
pub(crate) fn over_alone(board: &Board<'_>, area: Rect) -> Option<Sheet> {
    let column = Rect { width: area.width * 5 / 8, ..area };
    let needed = over(board, column).height() as u16 + 2 * LEAST_MINE;
    (board.chooser.is_none() && needed > area.height).then(|| over(board, area))
}

/// What lies over everything, and a line under it. Areas that are too high one under another stand side by side.
fn over(board: &Board<'_>, area: Rect) -> Sheet {
    let Some(over) = &board.scene.over else {
        return Sheet::default();
    };
    let width = usize::from(area.width);
    let brush = brush(board, Detail::Boxes, area.height);
    let mut sheet = titled(&brush, over, width);
    if sheet.height() > usize::from(area.height) && over.items.iter().all(|item| matches!(item, Item::Area(_))) {
        let halves =
            over.items.iter().map(|item| self::item(&brush, item, width.saturating_sub(OVER_GAP) / 2)).collect();
        let beside = Sheet::column([heading(&brush, over, width), Sheet::flow(halves, OVER_GAP, width)]);
        sheet = Sheet::lowest([sheet, beside].into_iter(), usize::from(area.height));
    }
    Sheet::column([sheet, Sheet(vec![Line::styled("─".repeat(width), DIM)])])
}

fn brush<'a>(board: &'a Board<'_>, detail: Detail, height: u16) -> Brush<'a> {
    board.brush().sized(detail).with_room(usize::from(height))
}

/// The height each section gets where not all fit: the `first` lines of the table, then mine, then the rest of the
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
