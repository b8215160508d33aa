//! A player's name plate and what lies before them.
use crate::area::{area, body, signs};
use crate::brush::{Brush, Detail};
use crate::face::Tight;
use crate::heading::heading;
use crate::light::Light;
use crate::pen::{BRIGHT, seat_mark, seat_style, sign_span, spans};
use crate::row::glued;
use crate::sheet::{Sheet, Spans};
use engine::Line;
use engine::scene::{Item, Player};
use ratatui::style::{Color, Style};
use ratatui::text::Span;
use std::slice::from_ref;

/// The least width of a name with its row beside it, so that rows line up.
const NAME_WIDTH: usize = 12;
const GAP: usize = 2;
/// A plate of this many lines need not be lower.
const LINES: usize = 2;

/// A player's name and what lies before them.
pub(crate) fn player(brush: &Brush<'_>, player: &Player, width: usize) -> Sheet {
    let plate = Plate { brush, player, width };
    let name = Sheet::wrapped(plate.name(&player.note), width);
    match &player.things[..] {
        [] => name,
        // A single area needs no heading of its own.
        [Item::Area(area)] if !brush.folds(area) => {
            let things = body(brush, area, width.saturating_sub(1)).indented(1);
            let beside = name.height() == 1 && things.height() == 1;
            match beside && name.width().max(NAME_WIDTH) + things.width() <= width {
                true => Sheet::row(vec![name.padded(NAME_WIDTH), things], 0),
                false => Sheet::column([name, things]),
            }
        }
        _ => plate.sheet(),
    }
}

/// A player's name with everything that is said beside it.
pub(crate) fn full_name(brush: &Brush<'_>, player: &Player) -> Spans {
    Plate { brush, player, width: 0 }.name(&player.note)
}

/// One player and the room there is.
struct Plate<'p, 'b> {
    brush: &'p Brush<'b>,
    player: &'p Player,
    width: usize,
}

impl Plate<'_, '_> {
    fn name(&self, note: &Line) -> Spans {
        let (brush, player) = (self.brush, self.player);
        let light = brush.lights.on(player.plate);
        let turn = if player.turn { "▸" } else { " " };
        let name = format!("{} {}", seat_mark(player.seat), player.name);
        let mut head = vec![
            Span::styled(turn, BRIGHT),
            Span::styled(name, brush.lights.style(player.plate, seat_style(player.seat))),
        ];
        head.extend(light.after_name());
        for line in [&player.badge, note].into_iter().filter(|line| !line.is_empty()) {
            head.push(Span::raw("  "));
            head.extend(spans(brush.scene(), line));
        }
        for tag in &player.tags {
            head.push(Span::raw(" "));
            head.push(sign_span(brush.scene(), tag, Style::new().fg(Color::Cyan)));
        }
        head
    }
    /// Several things follow the name as chips. Where lines are short, what the cards bring is left off, and then
    /// the note: to see everybody matters more.
    fn sheet(&self) -> Sheet {
        let (note, none) = (&self.player.note, &Line::default());
        if self.brush.detail == Detail::Lines {
            // The mark that there is more needs room too.
            return Sheet::hanging(self.blocks(none, Tight::Kind), 1, self.width.saturating_sub(GAP)).first_line();
        }
        let whole = [(note, Tight::Loose), (note, Tight::Half), (note, Tight::Close)];
        let short = [(note, Tight::Kind), (none, Tight::Kind)].into_iter().filter(|_| !self.brush.is_boxing());
        let draw = |(note, tight)| Sheet::hanging(self.blocks(note, tight), GAP, self.width);
        Sheet::lowest(whole.into_iter().chain(short).map(draw), LINES)
    }
    /// The name, and every thing.
    fn blocks(&self, note: &Line, tight: Tight) -> Vec<Sheet> {
        let name = Sheet::wrapped(self.name(note), self.width);
        let things = self.player.things.iter().flat_map(|thing| self.block(thing, tight));
        [name].into_iter().chain(things).collect()
    }
    /// What stays together in a plate: a heading if there is one, piles, and apart from them the rest.
    fn block(&self, thing: &Item, tight: Tight) -> Vec<Sheet> {
        let (brush, width) = (self.brush, self.width.saturating_sub(GAP));
        let things = match thing {
            Item::Area(area) => area,
            Item::Signs(all) if brush.detail == Detail::Lines => {
                return all.iter().map(|sign| signs(brush.scene(), from_ref(sign), width)).collect();
            }
            Item::Piece(_) | Item::Meter(_) | Item::Signs(_) | Item::Say(_) => {
                return glued(brush, from_ref(thing), width, tight);
            }
        };
        if brush.folds(things) {
            return vec![area(brush, things, width)];
        }
        let told = !things.head.is_empty() || brush.lights.on(things.id) != Light::Dark;
        let mut blocks: Vec<Sheet> = told.then(|| heading(brush, things, width)).into_iter().collect();
        if brush.detail == Detail::Lines {
            return blocks.into_iter().chain(glued(brush, &things.items, width, tight)).collect();
        }
        let (piles, others): (Vec<&Item>, Vec<&Item>) =
            things.items.iter().partition(|item| matches!(item, Item::Area(_)));
        let sheets = |items: Vec<&Item>| glued(brush, &items.into_iter().cloned().collect::<Vec<_>>(), width, tight);
        blocks.extend(sheets(piles));
        let others = sheets(others);
        let whole = blocks.iter().chain(&others).map(|sheet| sheet.width() + 1).sum::<usize>() + blocks.len();
        if whole > width + 1 {
            return vec![Sheet::flow(blocks.into_iter().chain(others).collect(), 1, width)];
        }
        vec![Sheet::row(blocks.into_iter().chain([Sheet::row(others, 1)]).collect(), GAP)]
    }
}
