//! The words above an area, or the one line in its place.
use crate::brush::Brush;
use crate::light::Light;
use crate::pen::{BRIGHT, DIM, letters, seat_mark, seat_style, spans};
use crate::sheet::{Sheet, Spans};
use engine::Scene;
use engine::scene::{Area, Item, Layout, Mood};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

/// The words above an area, its key and its note.
pub(crate) fn heading(brush: &Brush<'_>, area: &Area, width: usize) -> Sheet {
    let style = match area.mood {
        Mood::Plain | Mood::Left => Style::new().add_modifier(Modifier::UNDERLINED),
        Mood::Now => BRIGHT.add_modifier(Modifier::UNDERLINED),
        Mood::Done => DIM,
    };
    let light = brush.lights.on(area.id);
    let owner = area.owner.map(|owner| Span::styled(format!("{} ", seat_mark(owner)), seat_style(owner)));
    let mut line: Spans = owner.into_iter().collect();
    line.push(Span::styled(title(brush.scene(), area), brush.lights.style(area.id, style)));
    line.extend(light.after_name());
    if !area.note.is_empty() {
        line.push(Span::raw("  "));
        line.extend(spans(brush.scene(), &area.note));
    }
    Sheet::wrapped(line, width)
}

/// Does an area need a heading? Its name is for the ear: it stands above things, but not above areas and meters that
/// speak for themselves.
pub(crate) fn has_heading(brush: &Brush<'_>, area: &Area) -> bool {
    let speaks = |item: &Item| match item {
        Item::Area(_) => true,
        Item::Meter(meter) => !meter.head.is_empty(),
        Item::Piece(_) | Item::Signs(_) | Item::Say(_) => false,
    };
    let told = !area.head.is_empty() || !area.note.is_empty() || brush.lights.on(area.id) != Light::Dark;
    // A map speaks for itself too.
    let is_map = matches!(area.layout, Layout::Map(_));
    told || area.items.is_empty() || !is_map && !area.items.iter().all(speaks)
}

/// The one line that is shown of a folded area.
pub(crate) fn folded(brush: &Brush<'_>, area: &Area, width: usize) -> Sheet {
    if area.gist.is_empty() {
        return Sheet::default();
    }
    let (light, bold) = (brush.lights.on(area.id), Style::new().add_modifier(Modifier::BOLD));
    let mut line = vec![Span::styled(title(brush.scene(), area), brush.lights.style(area.id, bold))];
    line.extend(light.after_name());
    // The key stands before the colon, which is not written alike in every language.
    line.push(Span::styled(brush.words.text("tui-heading", &[("name", "".into())]), Modifier::BOLD));
    line.push(Span::raw(" "));
    line.extend(spans(brush.scene(), &area.gist));
    Sheet::wrapped(line, width)
}

/// What an area is called for the eye: its name may tell the ear what the eye sees below, such as how many lie there.
pub(crate) fn title(scene: &Scene, area: &Area) -> String {
    if area.head.is_empty() { area.name.clone() } else { letters(scene, &area.head) }
}
