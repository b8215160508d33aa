//! The story in sentences, and what moved.
//!
//! While the match runs, a sentence names the front of a tile only if that front lies open now (GN-8.2).
use super::pieces::{fresh_swaps, symbol, tile_in_words, tile_sign};
use super::{ids, level_in_words};
use crate::Gnomes;
use crate::components::{Front, Place, Tile};
use crate::secrets::View;
use crate::state::{Event, Step};
use engine::scene::{Area, Happening, Layout, Move, Tale};
use engine::{Arg, Now, Seat, Sign, Stage};

/// The whole story, and the part of it that is news.
pub(super) struct Tales {
    pub(super) all: Vec<Tale>,
    pub(super) fresh: Vec<Tale>,
}

/// What happened, newest last.
pub(super) fn tell(view: &View, stage: &Stage<'_, Gnomes>) -> Tales {
    let (last_discard, open_draw) = (last_discard(stage), open_draw(view, stage));
    let first = first_told(view, stage);
    // Old turns are only counted: sentences are the most expensive part of a picture.
    let (old, told) = stage.news.split_at(first.min(stage.fresh));
    let turns = old.iter().filter(|event| matches!(event, Event::Passed { .. })).count() as u32;
    let mut teller = Teller { view, stage, turns, last_discard, open_draw };
    let (mut all, mut fresh) = (vec![], vec![]);
    for (at, &event) in (old.len()..).zip(told) {
        let Some(tale) = teller.tell(at, event) else { continue };
        if at >= stage.fresh {
            fresh.push(tale.clone());
        }
        if at >= first {
            all.push(tale);
        }
    }
    Tales { all, fresh }
}

/// Turns told while the match is on: two rounds of four players.
const TURNS_TOLD: usize = 8;

/// Where the story begins: a few turns ago, or at the beginning when the match is over.
fn first_told(view: &View, stage: &Stage<'_, Gnomes>) -> usize {
    if view.step == Step::Over {
        return 0;
    }
    let turns = stage.news.iter().enumerate().rev().filter(|(_, event)| matches!(event, Event::Passed { .. }));
    turns.map(|(at, _)| at).nth(TURNS_TOLD).unwrap_or(0)
}

/// Index of the news that put the top tile on the discard pile.
fn last_discard(stage: &Stage<'_, Gnomes>) -> Option<usize> {
    let discards =
        |event: &Event| matches!(event, Event::Discarded { .. } | Event::Kept { .. } | Event::Uncovered { .. });
    stage.news.iter().rposition(discards)
}

/// Index of the news that drew the tile still in hand.
fn open_draw(view: &View, stage: &Stage<'_, Gnomes>) -> Option<usize> {
    let drew = stage.news.iter().rposition(|event| matches!(event, Event::Drew { .. }));
    drew.filter(|_| view.step == Step::Keep)
}

struct Teller<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Gnomes>,
    turns: u32,
    last_discard: Option<usize>,
    open_draw: Option<usize>,
}

impl Teller<'_> {
    fn tell(&mut self, at: usize, event: Event) -> Option<Tale> {
        let (stage, words) = (self.stage, self.stage.words);
        let tale = |who: Seat, key: &str, mut args: Vec<(&'static str, Arg)>| {
            args.push(("who", stage.who(who)));
            Some(Tale { at, who: Some(who), sign: None, head: false, line: words.line(key, &args) })
        };
        match event {
            Event::Started { seat } => tale(seat, "log-started", vec![]),
            Event::Settled { seat } => tale(seat, "log-ready", vec![]),
            Event::Drew { seat } if self.open_draw == Some(at) => tale(seat, "log-drew", vec![]),
            Event::Uncovered { seat, tile } => {
                tale(seat, uncovered(tile.front()), vec![]).map(|tale| tale.with(Sign::alone(symbol(tile.front()), "")))
            }
            Event::Discarded { seat, tile } => match self.open(at) {
                true => tale(seat, "log-out-tile", vec![("tile", self.sign(tile))]),
                false => tale(seat, "log-out", vec![]),
            },
            Event::Kept { place, thrown } => {
                let slot = ("slot", slot(place));
                match self.open(at) {
                    true => tale(place.owner(), "log-kept-tile", vec![slot, ("tile", self.sign(thrown))]),
                    false => tale(place.owner(), "log-kept", vec![slot]),
                }
            }
            Event::Looked { seat, place } if place.owner() == seat => {
                tale(seat, "log-looked-own", vec![("slot", slot(place))])
            }
            Event::Looked { seat, place } => {
                tale(seat, "log-looked", vec![("slot", slot(place)), ("owner", stage.who(place.owner()))])
            }
            Event::Saw { seat, tile, .. } if at >= self.stage.fresh => {
                tale(seat, "log-saw", vec![("tile", self.sign(tile))])
            }
            Event::Declined { seat } => tale(seat, "log-declined", vec![]),
            Event::Swapped { one, other } if one.owner() == other.owner() => {
                tale(one.owner(), "log-bats-swap", vec![("one", slot(one)), ("other", slot(other))])
            }
            Event::Swapped { one, other } => {
                let args = vec![("one", slot(one)), ("other", slot(other)), ("owner", stage.who(other.owner()))];
                tale(one.owner(), "log-swapped", args)
            }
            Event::Chose { seat } => tale(seat, "log-chosen", vec![]),
            Event::SentUp { place, tile } => {
                tale(place.owner(), "log-sent-up", vec![("slot", slot(place)), ("tile", self.sign(tile))])
            }
            Event::Removed { place } => tale(place.owner(), "log-lost", vec![("slot", slot(place))]),
            Event::Descended { level } => {
                self.heading(at, "log-descended", ("level", level_in_words(self.stage, level).into()))
            }
            Event::Passed { .. } => {
                self.turns += 1;
                self.heading(at, "log-turn", ("number", self.turns.into()))
            }
            Event::Ended => self.heading(at, "log-ended", ("number", self.turns.into())),
            Event::Drew { .. } | Event::Saw { .. } | Event::Awaited { .. } | Event::TurnedUp { .. } => None,
            Event::Dealt { .. } | Event::DealtTile { .. } | Event::Arranged { .. } => None,
            Event::DrewTile { .. } | Event::ChosePlace { .. } => None,
        }
    }
    fn heading(&self, at: usize, key: &str, arg: (&str, Arg)) -> Option<Tale> {
        Some(Tale { at, who: None, sign: None, head: true, line: self.stage.words.line(key, &[arg]) })
    }
    /// May the story name what this event put on the pile?
    fn open(&self, at: usize) -> bool {
        self.view.options.open_discard || self.view.step == Step::Over || self.last_discard == Some(at)
    }
    fn sign(&self, tile: Tile) -> Arg {
        tile_sign(self.stage, tile).into()
    }
}

fn slot(place: Place) -> Arg {
    (place.slot().0 + 1).into()
}

fn uncovered(front: Front) -> &'static str {
    match front {
        Front::LitCorridor => "log-lit-corridor",
        Front::Bats => "log-bats",
        Front::Explosion => "log-explosion",
        Front::SnowWhite => "log-snow-white",
        Front::Lantern(_) | Front::Torch(_) | Front::Arrows(_) | Front::BigFind => "log-drew", // never drawn in the open
    }
}

/// A special tile that has just been uncovered and concerns everybody.
pub(super) fn special(view: &View, stage: &Stage<'_, Gnomes>) -> Option<Happening> {
    let fresh = stage.news.get(stage.fresh..).filter(|_| view.step != Step::Over)?;
    let from = fresh.iter().rposition(|event| matches!(event, Event::Uncovered { .. }))?;
    let Event::Uncovered { seat, tile } = fresh[from] else { return None };
    let head = tile_in_words(stage, tile);
    let area = Area::new(ids::SPECIAL, "special", Layout::Row, head.clone(), vec![]);
    let note = stage.words.line(uncovered(tile.front()), &[("who", stage.who(seat))]);
    let sign = Sign::alone(symbol(tile.front()), "");
    Some(Happening { at: stage.fresh + from, sign, area: Area { head: head.into(), note, ..area } })
}

/// What a screen reader says: what is new, the tile just drawn, and what to decide.
pub(super) fn announce(stage: &Stage<'_, Gnomes>, fresh: &[Tale], now: &Now) -> Vec<String> {
    let name = |seat: Seat| stage.name(seat).to_owned();
    let drawn = stage.news[stage.fresh..].iter().rev().find_map(|&event| {
        let Event::DrewTile { tile, .. } = event else { return None };
        Some(stage.words.text("say-drew", &[("tile", tile_in_words(stage, tile).into())]))
    });
    let told = fresh.iter().filter(|tale| !tale.head).map(|tale| tale.line.said(&name));
    let asked = [&now.lead, &now.now].into_iter().filter(|text| !text.is_empty()).cloned();
    told.chain(drawn).chain(asked).collect()
}

/// What moved between public places; keeping track of it is the game.
pub(super) fn moves(stage: &Stage<'_, Gnomes>) -> Vec<Move> {
    let glide = |from, to| Move { from, to, turns: true, stays: false };
    let crossing = |(one, other)| {
        let (one, other) = (ids::place(one), ids::place(other));
        [(one, other), (other, one)].map(|(from, to)| Move { from, to, turns: false, stays: true })
    };
    let glides = stage.news[stage.fresh..].iter().filter_map(|&event| match event {
        Event::Kept { place, .. } => Some(glide(ids::place(place), ids::DISCARD)),
        Event::Discarded { .. } | Event::Uncovered { .. } => Some(glide(ids::STACK, ids::DISCARD)),
        Event::SentUp { place, .. } => Some(glide(ids::place(place), ids::place(place))),
        Event::Started { .. } | Event::Dealt { .. } | Event::DealtTile { .. } | Event::Settled { .. } => None,
        Event::Arranged { .. } | Event::Drew { .. } | Event::DrewTile { .. } | Event::Looked { .. } => None,
        Event::Saw { .. } | Event::Declined { .. } | Event::Swapped { .. } | Event::Chose { .. } => None,
        Event::ChosePlace { .. } | Event::Removed { .. } | Event::Descended { .. } | Event::Passed { .. } => None,
        Event::Awaited { .. } | Event::TurnedUp { .. } | Event::Ended => None,
    });
    fresh_swaps(stage).into_iter().flat_map(crossing).chain(glides).collect()
}
