//! What happened, beat by beat: the story in sentences, the same in signs, and what moved.
//!
//! While the match runs, a sentence names the front of a tile only if that front lies open now (GN-8.2).
use super::pieces::{back, symbol, tile_in_words, tile_sign};
use super::{ids, level_in_words};
use crate::Gnomes;
use crate::components::{Front, Level, Order, Place, Places, RowSlot, Tile};
use crate::secrets::View;
use crate::state::{Event, Step};
use engine::scene::{Area, Beat, BigMoment, Flight, Layout, Name, Weight};
use engine::{Arg, Line, Seat, Sign, Stage, Viewer};

/// What happened, newest last.
pub(super) fn beats(view: &View, stage: &Stage<'_, Gnomes>) -> Vec<Beat> {
    let (last_discard, open_draw) = (last_discard(stage), open_draw(view, stage));
    // Old turns are only counted: sentences are the most expensive part of a picture.
    let (old, told) = stage.news.split_at(first_told(view, stage));
    let turns = old.iter().filter(|event| matches!(event, Event::Passed { .. })).count() as u32;
    let mut teller = Teller { view, stage, turns, last_discard, open_draw };
    (old.len()..).zip(told).filter_map(|(at, &event)| teller.tell(at, event)).collect()
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
    fn tell(&mut self, at: usize, event: Event) -> Option<Beat> {
        let stage = self.stage;
        let beat = |who: Seat, kind: Name| Beat::new(at, Some(who), kind);
        Some(match event {
            Event::Started { seat } => beat(seat, "start").told(self.line(seat, "log-started", [])),
            Event::Dealt { place } => {
                beat(place.owner(), "deal").weighs(Weight::Whisper).flies([Flight::of(ids::STACK, ids::place(place))])
            }
            Event::Settled { seat } => beat(seat, "ready").told(self.line(seat, "log-ready", [])),
            Event::Arranged { seat, order } => beat(seat, "lay").flies(laid_down(seat, order)),
            Event::Drew { seat } => self.drew(at, seat)?,
            Event::DrewTile { seat, tile } => self.drew_tile(beat(seat, "draw"), tile)?,
            Event::Uncovered { seat, tile } => self.uncovered(at, seat, tile),
            Event::Discarded { seat, tile } => self.discarded(beat(seat, "discard"), seat, tile),
            Event::Kept { place, thrown } => self.kept(beat(place.owner(), "keep"), place, thrown),
            Event::Looked { seat, place } => self.looked(beat(seat, "look"), seat, place),
            Event::Saw { seat, tile, .. } if at >= stage.fresh => {
                beat(seat, "see").told(self.line(seat, "log-saw", [("tile", self.sign(tile))]))
            }
            Event::Declined { seat } => beat(seat, "pass").told(self.line(seat, "log-declined", [])),
            Event::Swapped { one, other } => {
                let kind = if one.owner() == other.owner() { "bats" } else { "swap" };
                self.swapped(beat(one.owner(), kind), one, other)
            }
            Event::Chose { seat } => beat(seat, "choose").told(self.line(seat, "log-chosen", [])),
            Event::SentUp { place, tile } => {
                let (owner, there) = (place.owner(), ids::place(place));
                let args = [("slot", slot(place)), ("tile", self.sign(tile))];
                let beat = beat(owner, "turn-over").flies([Flight::turning(there, there)]);
                beat.told(self.line(owner, "log-sent-up", args))
                    .signs([Sign::alone("cart", ""), tile_sign(stage, tile)])
            }
            Event::Removed { place } => {
                let there = ids::place(place);
                let beat = beat(place.owner(), "blast").weighs(Weight::Big).flies([Flight::of(there, there)]);
                let told = self.line(place.owner(), "log-lost", [("slot", slot(place))]);
                beat.told(told).signs([Sign::alone("explosion", "")])
            }
            Event::Descended { level } => self.descended(at, level),
            Event::Passed { to } => {
                self.turns += 1;
                beat(to, "turn").heads(stage.words.line("log-turn", &[("number", self.turns.into())]))
            }
            Event::TurnedUp { place, .. } => {
                let there = ids::place(place);
                beat(place.owner(), "turn-over").weighs(Weight::Whisper).flies([Flight::turning(there, there)])
            }
            Event::Ended => Beat::new(at, None, "end")
                .weighs(Weight::Fanfare)
                .heads(stage.words.line("log-ended", &[("number", self.turns.into())])),
            Event::Awaited { step: Step::FirstLook, .. } => self.first_look(at)?,
            Event::Saw { .. } | Event::Awaited { .. } | Event::DealtTile { .. } | Event::ChosePlace { .. } => {
                return None;
            }
        })
    }
    fn line<const COUNT: usize>(&self, who: Seat, key: &str, args: [(&'static str, Arg); COUNT]) -> Line {
        let args: Vec<_> = args.into_iter().chain([("who", self.stage.who(who))]).collect();
        self.stage.words.line(key, &args)
    }
    fn discarded(&self, beat: Beat, seat: Seat, tile: Tile) -> Beat {
        let beat = beat.flies([Flight::turning(ids::HAND, ids::DISCARD)]);
        match self.open(beat.at) {
            true => {
                let told = self.line(seat, "log-out-tile", [("tile", self.sign(tile))]);
                beat.told(told).signs([tile_sign(self.stage, tile)])
            }
            false => beat.told(self.line(seat, "log-out", [])),
        }
    }
    fn kept(&self, beat: Beat, place: Place, thrown: Tile) -> Beat {
        let (owner, to) = (place.owner(), ids::place(place));
        let flights = [Flight::turning(to, ids::DISCARD), Flight::of(ids::HAND, to).stays()];
        let beat = beat.flies(flights).signs([self.named(back(self.view.level), owner, place)]);
        let slot = ("slot", slot(place));
        match self.open(beat.at) {
            true => beat.told(self.line(owner, "log-kept-tile", [slot, ("tile", self.sign(thrown))])),
            false => beat.told(self.line(owner, "log-kept", [slot])),
        }
    }
    fn looked(&self, beat: Beat, seat: Seat, place: Place) -> Beat {
        let there = ids::place(place);
        let (key, sym) = if place.owner() == seat { ("log-looked-own", "lantern") } else { ("log-looked", "torch") };
        let beat = beat.flies([Flight::of(there, there)]).signs([self.named(sym, seat, place)]);
        beat.told(self.line(seat, key, [("slot", slot(place)), ("owner", self.stage.who(place.owner()))]))
    }
    fn swapped(&self, beat: Beat, one: Place, other: Place) -> Beat {
        let args = [("one", slot(one)), ("other", slot(other)), ("owner", self.stage.who(other.owner()))];
        let are_bats = one.owner() == other.owner();
        let told = self.line(one.owner(), if are_bats { "log-bats-swap" } else { "log-swapped" }, args);
        let sign = match are_bats {
            true => Sign::number("bats", format!("{} ⇄ {}", one.slot().0 + 1, other.slot().0 + 1), ""),
            false => self.named("swapped", one.owner(), other),
        };
        beat.flies(crossing(one, other)).signs([sign]).told(told)
    }
    /// The drawer then sees which tile it is; a special tile is shown to all at once.
    fn drew(&self, at: usize, seat: Seat) -> Option<Beat> {
        let beat = Beat::new(at, Some(seat), "draw");
        let beat = match self.stage.news.get(at + 1) {
            Some(Event::Uncovered { .. }) => return None,
            Some(Event::DrewTile { .. }) => beat,
            _ => beat.flies([Flight::of(ids::STACK, ids::HAND)]),
        };
        Some(match self.open_draw == Some(at) {
            true => beat.told(self.stage.words.line("log-drew", &[("who", self.stage.who(seat))])),
            false => beat,
        })
    }
    /// What was drawn is told while it is in hand.
    fn drew_tile(&self, beat: Beat, tile: Tile) -> Option<Beat> {
        let beat = beat.flies([Flight::turning(ids::STACK, ids::HAND)]);
        let is_held = self.open_draw.is_some_and(|drew| drew + 1 == beat.at);
        let told = || self.stage.words.line("say-drew", &[("tile", self.sign(tile))]);
        Some(if is_held { beat.told(told()) } else { beat })
    }
    /// A special tile, which concerns everybody.
    fn uncovered(&self, at: usize, seat: Seat, tile: Tile) -> Beat {
        let (stage, picture) = (self.stage, || Sign::alone(symbol(tile.front()), ""));
        let note = stage.words.line(uncovered(tile.front()), &[("who", stage.who(seat))]);
        let beat = Beat::new(at, Some(seat), "uncover").weighs(Weight::Big).told(note.clone()).pictured(picture());
        let beat = beat.flies([Flight::turning(ids::STACK, ids::DISCARD)]).signs([picture()]);
        if at < stage.fresh {
            return beat;
        }
        let (head, (kind, scenery)) = (tile_in_words(stage, tile), happening(tile.front()));
        let area = Area::new(ids::SPECIAL, kind, Layout::Scenery(scenery.into()), head.clone(), vec![]);
        beat.shows(BigMoment { sign: picture(), area: Area { head: head.into(), note, ..area } })
    }
    fn descended(&self, at: usize, level: Level) -> Beat {
        let args = [("level", level_in_words(self.stage, level).into())];
        let above = Level::ALL.into_iter().rev().find(|&above| above < level).unwrap_or(level);
        Beat::new(at, None, "level")
            .weighs(Weight::Big)
            .heads(self.stage.words.line("log-descended", &args))
            .flies([Flight::of(ids::level(above), ids::level(level))])
    }
    /// Everybody takes up their own row.
    fn first_look(&self, at: usize) -> Option<Beat> {
        let seat = self.view.who.seat()?;
        let places = Places::row(seat).into_iter().map(ids::place);
        Some(Beat::new(at, Some(seat), "turn-over").flies(places.map(|place| Flight::turning(place, place))))
    }
    /// May the story name what this event put on the pile?
    fn open(&self, at: usize) -> bool {
        self.view.options.open_discard || self.view.step == Step::Over || self.last_discard == Some(at)
    }
    /// A sign with the place it is about in words: whose tile it was matters more than what was done with it.
    fn named(&self, sym: Name, who: Seat, place: Place) -> Sign {
        let (stage, owner) = (self.stage, place.owner());
        let key = match owner {
            owner if self.view.who == Viewer::Seat(owner) => "slot-yours",
            owner if owner == who => "slot",
            _ => "slot-of",
        };
        let args = [("rival", stage.name(owner).into()), ("slot", slot(place))];
        Sign::named(sym, stage.words.text(key, &args))
    }
    fn sign(&self, tile: Tile) -> Arg {
        tile_sign(self.stage, tile).into()
    }
}

/// The tiles of a row go where the player wants them, face down.
fn laid_down(seat: Seat, order: Order) -> impl Iterator<Item = Flight> {
    let place = move |slot| ids::place(Place::new(seat, slot));
    RowSlot::all().zip(order.slots()).map(move |(slot, from)| Flight::turning(place(from), place(slot)))
}

/// Following two tiles that change places is the game.
fn crossing(one: Place, other: Place) -> [Flight; 2] {
    let (one, other) = (ids::place(one), ids::place(other));
    [Flight::of(one, other).stays(), Flight::of(other, one).stays()]
}

fn slot(place: Place) -> Arg {
    (place.slot().0 + 1).into()
}

/// What kind of moment a special tile is, and the picture behind it.
fn happening(front: Front) -> (Name, Name) {
    match front {
        Front::LitCorridor => ("corridor", "scene-corridor"),
        Front::Bats => ("bats", "scene-bats"),
        Front::SnowWhite => ("supper", "scene-supper"),
        Front::Explosion | Front::Lantern(_) | Front::Torch(_) | Front::Arrows(_) | Front::BigFind => {
            ("explosion", "scene-explosion")
        }
    }
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
