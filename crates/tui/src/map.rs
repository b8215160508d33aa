//! A map: rooms at their places, ways as lines of dots between them, what a way costs in its middle.
//!
//! Where the whole map has room for every label, it is drawn whole. Where it has not, a window onto it is drawn, at a
//! scale at which it can be read and with the viewer's pawn in the middle.
mod canvas;
mod chart;
mod label;

use crate::brush::Brush;
use crate::sheet::Sheet;
use canvas::draw;
use chart::{Chart, Size, Window};
use engine::scene::{Area, Layout, Map};

const LEAST: Size = (16, 6);
const MOST: Size = (160, 60);
/// A window lower than this shows nothing but the room one stands in.
pub(crate) const LEAST_WINDOW: usize = 5;
/// A map is drawn larger than it must be, so that ways can be seen between the rooms.
const EASE: f32 = 1.25;
/// Labels that collide at one height may not in a few lines less.
const SLACK: usize = 3;
/// By so many columns a map grows until it can be read.
const STEP: usize = 6;

/// The map in so many columns and as many lines as the brush has room for, whole if it can be read then.
pub(crate) fn map_sheet(brush: &Brush<'_>, area: &Area, map: &Map, width: usize) -> Sheet {
    let width = width.clamp(LEAST.0, MOST.0);
    let height = high(map, width).min(brush.room).clamp(LEAST.1, MOST.1);
    let charts = [true, false].map(|loose| Chart::new(brush, area, map, loose));
    for height in (LEAST.1..=height).rev().take(SLACK) {
        if let Some(sheet) = charts.iter().find_map(|chart| whole(brush, map, chart, (width, height))) {
            return sheet;
        }
    }
    let [chart, _] = charts;
    let Some(centre) = chart.centre() else {
        // Nobody is there whom a window could follow.
        return draw(brush, map, &chart.squeezed((width, height)), Window::whole((width, height))).sheet;
    };
    let size = readable(&chart, map, (width, height));
    let labels = chart.placed(size).unwrap_or_else(|| chart.squeezed(size));
    draw(brush, map, &labels, Window::around(&labels, centre, size, (width, height.min(size.1)))).sheet
}

/// The fewest lines in which the whole map can be read in so many columns, if not more than these are enough.
pub(crate) fn least_whole(brush: &Brush<'_>, area: &Area, width: usize, most: usize) -> Option<usize> {
    let Layout::Map(map) = &area.layout else { return None };
    let width = width.clamp(LEAST.0, MOST.0);
    let most = most.min(high(map, width)).min(MOST.1);
    let charts = [true, false].map(|loose| Chart::new(brush, area, map, loose));
    let fits = |height: &usize| charts.iter().any(|chart| whole(brush, map, chart, (width, *height)).is_some());
    // What does not fit into all these lines hardly fits into fewer.
    let fits_at_all = (LEAST.1..=most).rev().take(SLACK).any(|height| fits(&height));
    fits_at_all.then(|| (LEAST.1..=most).find(fits)).flatten()
}

/// The whole map, if it can be read.
fn whole(brush: &Brush<'_>, map: &Map, chart: &Chart<'_>, size: Size) -> Option<Sheet> {
    let drawn = draw(brush, map, &chart.placed(size)?, Window::whole(size));
    drawn.is_clear().then_some(drawn.sheet)
}

/// The height that goes with a width: a letter is about twice as high as wide.
fn high(map: &Map, width: usize) -> usize {
    width * usize::from(map.size.1.max(1)) / usize::from(map.size.0.max(1)) / 2
}

/// The least size at which every label has its room, and a little more.
fn readable(chart: &Chart<'_>, map: &Map, (width, height): Size) -> Size {
    let sizes = (width..=MOST.0).step_by(STEP).map(|width| (width, high(map, width).max(height)));
    let least = sizes.into_iter().find(|&size| chart.placed(size).is_some()).unwrap_or(MOST);
    let eased = |length: usize| (length as f32 * EASE) as usize;
    (eased(least.0), eased(least.1))
}
