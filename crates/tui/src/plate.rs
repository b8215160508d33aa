//! A player's name plate and what lies before them.
use crate::area::numbered;
use crate::face::Tight;
use crate::pen::{BRIGHT, seat_mark, seat_style, sign_span, spans};
use crate::piece::{Brush, Detail, Light};
use crate::sheet::{Sheet, Spans};
use engine::scene::{Item, Player};
use ratatui::style::{Color, Style};
use ratatui::text::Span;

/// So wide is a name whose row stands beside it, so that rows stand under one another.
const NAME_WIDTH: usize = 12;
const GAP: usize = 2;
/// A plate of so many lines need not be lower.
const LINES: usize = 2;

impl Brush<'_> {
    /// A player's name and what lies before them.
    pub(crate) fn player(&self, player: &Player, width: usize) -> Sheet {
        let name = Sheet::wrapped(self.name(player, true), width);
        match &player.things[..] {
            [] => name,
            // A single area needs no heading of its own.
            [Item::Area(area)] if !self.is_folded(area) => {
                let things = self.body(area, width.saturating_sub(1)).indented(1);
                let beside = name.height() == 1 && things.height() == 1;
                match beside && name.width().max(NAME_WIDTH) + things.width() <= width {
                    true => Sheet::row(vec![name.padded(NAME_WIDTH), things], 0),
                    false => Sheet::column([name, things]),
                }
            }
            things => self.plate(player, things, width),
        }
    }
    /// The name with everything that is said beside it.
    pub(crate) fn name(&self, player: &Player, with_note: bool) -> Spans {
        let light = self.light(player.plate);
        let turn = if player.turn { "▸" } else { " " };
        let name = format!("{} {}", seat_mark(player.seat), player.name);
        let mut head = vec![Span::styled(turn, BRIGHT), Span::styled(name, light.style(seat_style(player.seat)))];
        head.extend(numbered(&light));
        let note = Some(&player.note).filter(|_| with_note);
        for line in [Some(&player.badge), note].into_iter().flatten().filter(|line| !line.is_empty()) {
            head.push(Span::raw("  "));
            head.extend(spans(self.scene, line));
        }
        for tag in &player.tags {
            head.push(Span::raw(" "));
            head.push(sign_span(self.scene, tag, Style::new().fg(Color::Cyan)));
        }
        head
    }

    /// Several things flow behind the name as chips. Where lines are short, what the cards bring is left off, and then
    /// the note: to see everybody matters more.
    fn plate(&self, player: &Player, things: &[Item], width: usize) -> Sheet {
        let loose = [(true, Tight::Loose), (true, Tight::Half), (true, Tight::Close)];
        let short = [(true, Tight::Kind), (false, Tight::Kind)].into_iter().filter(|_| self.detail == Detail::Chips);
        let draw = |(with_note, tight)| {
            let name = Sheet::wrapped(self.name(player, with_note), width);
            let things = things.iter().flat_map(|thing| self.block(thing, width.saturating_sub(GAP), tight));
            let blocks = [name].into_iter().chain(things).collect();
            match self.detail {
                // The sign of more needs room too.
                Detail::Lines => Sheet::hanging(blocks, 1, width.saturating_sub(GAP)),
                Detail::Boxes | Detail::Folded | Detail::Chips => Sheet::hanging(blocks, GAP, width),
            }
        };
        match self.detail {
            Detail::Lines => draw((false, Tight::Kind)).first_line(),
            Detail::Boxes | Detail::Folded | Detail::Chips => {
                Sheet::lowest(loose.into_iter().chain(short).map(draw), LINES)
            }
        }
    }
    /// What stays together in a plate: a heading if there is one, piles, and apart from them the rest.
    fn block(&self, thing: &Item, width: usize, tight: Tight) -> Vec<Sheet> {
        let area = match thing {
            Item::Area(area) => area,
            Item::Signs(signs) if self.detail == Detail::Lines => {
                return signs.iter().map(|sign| self.signs(std::slice::from_ref(sign), width)).collect();
            }
            _ => return self.glued(std::slice::from_ref(thing), width, tight),
        };
        if self.is_folded(area) {
            return vec![self.area(area, width)];
        }
        let told = !area.head.is_empty() || self.light(area.id) != Light::Dark;
        let mut blocks: Vec<Sheet> = told.then(|| self.heading(area, width)).into_iter().collect();
        if self.detail == Detail::Lines {
            return blocks.into_iter().chain(self.glued(&area.items, width, tight)).collect();
        }
        let (piles, others): (Vec<&Item>, Vec<&Item>) =
            area.items.iter().partition(|item| matches!(item, Item::Area(_)));
        let sheets = |items: Vec<&Item>| self.glued(&items.into_iter().cloned().collect::<Vec<_>>(), width, tight);
        blocks.extend(sheets(piles));
        let others = sheets(others);
        let whole = blocks.iter().chain(&others).map(|sheet| sheet.width() + 1).sum::<usize>() + blocks.len();
        if whole > width + 1 {
            return vec![Sheet::flow(blocks.into_iter().chain(others).collect(), 1, width)];
        }
        vec![Sheet::row(blocks.into_iter().chain([Sheet::row(others, 1)]).collect(), GAP)]
    }
}
