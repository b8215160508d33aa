//! The story in sentences, and what moved.
//!
//! During a match it goes back to the beginning of the previous round (CL-9.3), unless the table agreed on an open log.
use super::ids;
use super::pieces::{card_as_object, task_in_words, task_sign};
use super::rock::decoration;
use crate::Clonk;
use crate::components::{Card, TaskTile};
use crate::secrets::View;
use crate::shafts::ShaftId;
use crate::state::{Event, Step};
use engine::scene::{Area, Happening, Id, Layout, Move, Name, Shown, Tale};
use engine::{Arg, NoWords, Seat, Sign, Stage, Viewer};

/// What the viewer may read now, and the part that is new.
pub(super) struct Tales {
    pub(super) shown: Vec<Tale>,
    pub(super) fresh: Vec<Tale>,
}

/// What happened, newest last.
pub(super) fn tell(view: &View, stage: &Stage<'_, Clonk>) -> Tales {
    let first = first_shown(view, stage);
    let mut teller = Teller { view, stage, round: 0, playing: false, drawn: 0 };
    let (mut shown, mut fresh) = (vec![], vec![]);
    let quiet = Stage { words: &NoWords, ..*stage };
    for (at, &event) in stage.news.iter().enumerate() {
        // Older events only keep the counts going: sentences are the most expensive part of a picture.
        teller.stage = if at < first.min(stage.fresh) { &quiet } else { stage };
        let Some(tale) = teller.tell(event) else { continue };
        let tale = Tale { at, ..tale };
        if at >= stage.fresh {
            fresh.push(tale.clone());
        }
        if at >= first {
            shown.push(tale);
        }
    }
    Tales { shown, fresh }
}

/// CL-9.3: where the previous round begins.
fn first_shown(view: &View, stage: &Stage<'_, Clonk>) -> usize {
    if view.options.open_log || view.step == Step::Over {
        return 0;
    }
    let rounds = stage.news.iter().enumerate().rev().filter(|(_, event)| begins_round(view, **event));
    rounds.map(|(at, _)| at).nth(1).unwrap_or(0)
}

fn begins_round(view: &View, event: Event) -> bool {
    matches!(event, Event::Passed { to } if to == view.start)
}

struct Teller<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Clonk>,
    round: u32,
    /// Is the set-up over? Its cards are not told one by one.
    playing: bool,
    /// Another player's draws that have not been told yet.
    drawn: u32,
}

impl Teller<'_> {
    fn tell(&mut self, event: Event) -> Option<Tale> {
        if let Event::Passed { to } = event {
            self.playing = true;
            self.round += u32::from(begins_round(self.view, event) || self.round == 0);
            let args = [("round", self.round.into()), ("who", self.stage.who(to))];
            return Some(self.stage.heading("log-turn", &args));
        }
        match event {
            Event::Started { seat } => self.of(seat, "log-started", vec![]),
            Event::Chose { seat } => self.of(seat, "log-chosen", vec![]),
            Event::Opened { seat, task } => self.of(seat, "log-opened", vec![("task", self.task(task))]),
            Event::Revealed { seat, task } => self.of(seat, "log-revealed", vec![("task", self.task(task))]),
            Event::Loaded { seat } => self.of(seat, "log-loaded", vec![]).map(|tale| tale.with(sign("mine-cart"))),
            Event::Filled { seat, card } => self.of(seat, "log-filled", vec![self.card(card)]),
            Event::Dug { seat, from: Some(shaft), card } => {
                self.of(seat, "log-dug-shaft", vec![self.card(card), number(shaft)])
            }
            Event::Dug { seat, from: None, card } => self.of(seat, "log-dug-hand", vec![self.card(card)]),
            Event::Gave { seat, card, to, .. } => {
                self.of(seat, "log-gave", vec![self.card(card), ("owner", self.stage.who(to))])
            }
            Event::Blasted { seat, shaft, card } => self.of(seat, "log-blasted", vec![self.card(card), number(shaft)]),
            Event::TurnedUp { shaft, card } => self.plain("log-turned-up", vec![self.card(card), number(shaft)]),
            Event::Shown { shaft, card } if self.playing => {
                self.plain("log-refilled", vec![self.card(card), number(shaft)])
            }
            Event::TookSnore { seat } => self.of(seat, "log-snore", vec![]).map(|tale| tale.with(sign("snore"))),
            Event::TookKablooey { seat } => {
                self.of(seat, "log-kablooey", vec![]).map(|tale| tale.with(sign("kablooey")))
            }
            Event::Drew { seat } if self.playing && self.view.who != Viewer::Seat(seat) => {
                self.drawn += 1;
                None
            }
            Event::Awaited { step: Step::Lay, from } => self.drew(from.first()?),
            Event::DrewCard { seat, card } if self.playing => self.of(seat, "log-drew-card", vec![self.card(card)]),
            Event::LaidOn { seat, shaft, card } => self.of(seat, "log-laid", vec![self.card(card), number(shaft)]),
            Event::Discarded { seat, card } => self.of(seat, "log-discarded", vec![self.card(card)]),
            Event::Awoke => self.plain(awoke(self.view), vec![]),
            Event::Prowled => self.plain("log-prowled", vec![]),
            Event::Ended => self.plain("log-ended", vec![]),
            Event::TileDrawn { .. } | Event::GotTile { .. } | Event::ChoseTile { .. } => None,
            Event::Covered { .. } | Event::Shown { .. } | Event::Drew { .. } | Event::DrewCard { .. } => None,
            Event::Passed { .. } | Event::Stopped { .. } | Event::Awaited { .. } => None,
        }
    }
    /// Another player's draws are told together after the last one; the viewer's own are told card by card.
    fn drew(&mut self, seat: Seat) -> Option<Tale> {
        let count = std::mem::take(&mut self.drawn);
        if count == 0 { None } else { self.of(seat, "log-drew", vec![("count", count.into())]) }
    }
    fn of(&self, who: Seat, key: &str, mut args: Vec<(&'static str, Arg)>) -> Option<Tale> {
        args.push(("who", self.stage.who(who)));
        Some(self.stage.tale(Some(who), key, &args))
    }
    fn plain(&self, key: &str, args: Vec<(&'static str, Arg)>) -> Option<Tale> {
        Some(self.stage.tale(None, key, &args))
    }
    fn card(&self, card: Card) -> (&'static str, Arg) {
        let said = card_as_object(self.stage, card);
        ("card", Sign { said, shown: Shown::Named, ..decoration(card) }.into())
    }
    fn task(&self, task: TaskTile) -> Arg {
        let said = task_in_words(self.stage, task);
        Sign { said, shown: Shown::Named, ..task_sign(task) }.into()
    }
}

fn sign(sym: Name) -> Sign {
    Sign::alone(sym, "")
}

fn awoke(view: &View) -> &'static str {
    if view.options.awakening_extra_round { "log-awoke-extra" } else { "log-awoke" }
}

/// CL-8.2: the monster has just woken.
pub(super) fn waking(view: &View, stage: &Stage<'_, Clonk>) -> Option<Happening> {
    let fresh = stage.news.get(stage.fresh..).filter(|_| view.step != Step::Over)?;
    let from = fresh.iter().rposition(|event| matches!(event, Event::Awoke))?;
    let head = stage.words.text("lead-over", &[]);
    let area = Area::headed(ids::WAKING, "waking", Layout::Row, head, vec![]);
    let area = Area { note: stage.words.line(awoke(view), &[]), ..area };
    Some(Happening { at: stage.fresh + from, sign: sign("monster-wakes"), area })
}

fn number(shaft: ShaftId) -> (&'static str, Arg) {
    ("shaft", (shaft.0 + 1).into())
}

/// What moved between places that are on the table now.
pub(super) fn moves(view: &View, stage: &Stage<'_, Clonk>) -> Vec<Move> {
    let hand = |seat: Seat| if view.who == Viewer::Seat(seat) { ids::HAND } else { ids::plate(seat) };
    let source = |seat, from: Option<ShaftId>| from.map_or(hand(seat), ids::shaft);
    let glide = |from: Id, to: Id| Some(Move { from, to, turns: false, stays: false });
    let turn = |from: Id, to: Id| Some(Move { from, to, turns: true, stays: false });
    let moved = stage.news[stage.fresh..].iter().filter_map(|&event| match event {
        Event::Filled { seat, .. } => turn(hand(seat), ids::cart(seat)),
        Event::Loaded { seat } => glide(ids::board(seat), ids::cart(seat)),
        Event::Dug { seat, from, .. } => glide(source(seat, from), ids::board(seat)),
        Event::Gave { seat, from, to, .. } => glide(source(seat, from), ids::board(to)),
        Event::Blasted { shaft, .. } => glide(ids::shaft(shaft), ids::DISCARD),
        Event::TurnedUp { shaft, .. } => turn(ids::shaft(shaft), ids::shaft(shaft)),
        Event::Shown { shaft, .. } | Event::Covered { shaft } => glide(ids::DRAW_PILE, ids::shaft(shaft)),
        Event::Drew { seat } => glide(ids::DRAW_PILE, hand(seat)),
        Event::LaidOn { seat, shaft, .. } => turn(hand(seat), ids::shaft(shaft)),
        Event::Discarded { seat, .. } => turn(hand(seat), ids::DISCARD),
        Event::TileDrawn { .. } | Event::GotTile { .. } | Event::Chose { .. } | Event::ChoseTile { .. } => None,
        Event::Opened { .. } | Event::DrewCard { .. } | Event::Started { .. } | Event::Passed { .. } => None,
        Event::Stopped { .. } | Event::TookSnore { .. } | Event::TookKablooey { .. } | Event::Awoke => None,
        Event::Prowled | Event::Awaited { .. } | Event::Revealed { .. } | Event::Ended => None,
    });
    moved.collect()
}
