//! A map: rooms at their places, ways as lines of dots between them, and in the middle of a way what it costs.
//!
//! The whole map is drawn if it has room for every label. Otherwise a window onto it is drawn, at a scale at which it
//! can be read and with the viewer's pawn in the middle.
mod canvas;
mod chart;
mod label;
mod point;

use crate::brush::Brush;
use crate::sheet::Sheet;
use canvas::draw;
use chart::{Chart, Window};
use engine::scene::{Area, Extent, Layout, Map};
use label::Spacing;
use ratatui::layout::Size;

const LEAST: Size = Size::new(16, 6);
const MOST: Size = Size::new(160, 60);
/// A window lower than this shows nothing but the room one stands in.
pub(crate) const LEAST_WINDOW: usize = 5;
/// A map is drawn larger than it must be, so that ways can be seen between the rooms.
const EASE: f32 = 1.25;
/// Labels that collide at one height may not in a few lines less.
const SLACK: usize = 3;
/// A map grows in steps of this many columns until it can be read.
const STEP: usize = 6;

/// The map in this width and as many lines as the brush has room for, whole if it can be read then.
pub(crate) fn map_sheet(brush: &Brush<'_>, area: &Area, map: &Map, width: usize) -> Sheet {
    let charts = charts(brush, area, map);
    let width = fitting_width(width);
    let height = high(map, width).min(clipped(brush.room)).clamp(LEAST.height, MOST.height);
    let sizes = (LEAST.height..=height).rev().take(SLACK).map(|height| Size::new(width, height));
    if let Some(sheet) = sizes.into_iter().find_map(|size| whole(&charts, size)) {
        return sheet;
    }
    let room = Size::new(width, height);
    let [chart, _] = &charts;
    let Some(centre) = chart.centre else {
        // Nobody is there for a window to follow.
        return draw(chart, &chart.squeezed(room), Window::whole(room)).sheet;
    };
    let size = readable(chart, map, room);
    let labels = chart.placed(size).unwrap_or_else(|| chart.squeezed(size));
    let seen = Size::new(width, height.min(size.height));
    draw(chart, &labels, Window::around(&labels, centre, size, seen)).sheet
}

/// The fewest lines in which the whole map can be read in this width, if that is no more than `most`.
pub(crate) fn least_whole(brush: &Brush<'_>, area: &Area, width: usize, most: usize) -> Option<usize> {
    let Layout::Map(map) = &area.layout else { return None };
    let charts = charts(brush, area, map);
    let width = fitting_width(width);
    let most = clipped(most).min(high(map, width)).min(MOST.height);
    let fits = |height: &u16| whole(&charts, Size::new(width, *height)).is_some();
    // What does not fit into all these lines hardly fits into fewer.
    let fits_at_all = (LEAST.height..=most).rev().take(SLACK).any(|height| fits(&height));
    fits_at_all.then(|| (LEAST.height..=most).find(fits)).flatten().map(usize::from)
}

/// The map with loose labels, and with close ones.
fn charts<'a>(brush: &Brush<'a>, area: &'a Area, map: &'a Map) -> [Chart<'a>; 2] {
    [Spacing::Loose, Spacing::Close].map(|spacing| Chart::new(brush.lights, area, map, spacing))
}

/// The whole map, if it can be read.
fn whole(charts: &[Chart<'_>], size: Size) -> Option<Sheet> {
    charts.iter().find_map(|chart| {
        let drawn = draw(chart, &chart.placed(size)?, Window::whole(size));
        drawn.is_clear().then_some(drawn.sheet)
    })
}

fn clipped(length: usize) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}

fn fitting_width(width: usize) -> u16 {
    clipped(width).clamp(LEAST.width, MOST.width)
}

/// The height that goes with a width: a letter is about twice as high as wide.
fn high(map: &Map, width: u16) -> u16 {
    let Extent { width: across, height: down } = map.size;
    clipped(usize::from(width) * usize::from(down.max(1)) / usize::from(across.max(1)) / 2)
}

/// The least size at which every label has its room, and a little more.
fn readable(chart: &Chart<'_>, map: &Map, room: Size) -> Size {
    let widths = (room.width..=MOST.width).step_by(STEP);
    let mut sizes = widths.map(|width| Size::new(width, high(map, width).max(room.height)));
    let least = sizes.find(|&size| chart.placed(size).is_some()).unwrap_or(MOST);
    let eased = |length: u16| (f32::from(length) * EASE) as u16;
    Size::new(eased(least.width), eased(least.height))
}
