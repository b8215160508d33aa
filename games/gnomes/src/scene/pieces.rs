//! Tiles, rows and the mine as pieces and areas.
use super::{ids, level_in_words};
use crate::Gnomes;
use crate::components::{Front, Level, Place, Places, Tile};
use crate::position::discards;
use crate::secrets::View;
use crate::state::{Event, Step};
use engine::scene::{self, Area, Face, Form, Id, Ink, Item, Layout, Mood, Name, Part, Piece};
use engine::{Line, Seat, Sign, Stage, Viewer};

/// Draws pieces for one viewer.
pub(super) struct Pieces<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Gnomes>,
    /// What the viewer has just looked at and not yet put back.
    looks: Vec<(Place, Tile)>,
    /// The places whose tiles have just been swapped.
    swapped: Places,
}

/// What the viewer saw by these news and has not put back since (GN-4.8).
pub(crate) fn looks(news: &[Event]) -> Vec<(Place, Tile)> {
    let mut looks = vec![];
    for &event in news {
        match event {
            Event::Saw { place, tile, .. } => looks.push((place, tile)),
            Event::Swapped { one, other } => looks.retain(|&(place, _)| place != one && place != other),
            Event::Kept { place, .. } | Event::Removed { place } => looks.retain(|&(looked, _)| looked != place),
            Event::Started { .. } | Event::Dealt { .. } | Event::DealtTile { .. } | Event::Settled { .. } => {}
            Event::Arranged { .. } | Event::Drew { .. } | Event::DrewTile { .. } | Event::Uncovered { .. } => {}
            Event::Discarded { .. } | Event::Looked { .. } | Event::Declined { .. } | Event::Chose { .. } => {}
            Event::ChosePlace { .. } | Event::SentUp { .. } | Event::Descended { .. } | Event::Passed { .. } => {}
            Event::Awaited { .. } | Event::TurnedUp { .. } | Event::Ended => {}
        }
    }
    looks
}

impl<'a> Pieces<'a> {
    pub(super) fn new(view: &'a View, stage: &'a Stage<'a, Gnomes>) -> Pieces<'a> {
        let looks = looks(&stage.news[stage.fresh..]);
        let swapped = fresh_swaps(stage).into_iter().flat_map(|(one, other)| [one, other]).collect();
        Pieces { view, stage, looks, swapped }
    }
    /// What the viewer has just looked at and not yet put back (GN-4.8).
    pub(super) fn looks(&self) -> &[(Place, Tile)] {
        &self.looks
    }

    /// A row of five.
    pub(super) fn row(&self, seat: Seat, layout: Layout) -> Area {
        let tiles = self.view.dealt().and(Places::row(seat)).map(|place| Item::Piece(self.at(place)));
        let name = self.stage.words.text("row-of", &[("owner", self.stage.called(seat))]);
        let area = Area::new(ids::row(seat), "row", layout, name, tiles.collect());
        Area { owner: Some(seat), ..area }
    }

    fn at(&self, place: Place) -> Piece {
        let id = ids::place(place);
        let mut piece = match self.shown(place) {
            Some(tile) => self.face_up(id, tile),
            None if self.view.face_down.has(place) => self.face_down(id, self.view.back(place)),
            None => Piece::new(id, "slot", Form::Tile, self.stage.words.text("slot-empty", &[]), Face::Empty),
        };
        let slot = place.slot().0 + 1;
        piece.label = self.stage.words.line("slot", &[("slot", slot.into())]);
        let sent_up = self.view.face_up.has(place) && self.view.step != Step::Over;
        if sent_up {
            piece.tone = "up".into();
            piece.tags.push(Sign::alone("cart", self.stage.words.text("tag-cart", &[])));
        }
        if self.swapped.has(place) && !self.view.face_up.has(place) {
            piece.tags.push(Sign::alone("swapped", self.stage.words.text("tag-swapped", &[])));
        }
        if self.remembered(place).is_some() && !self.view.face_up.has(place) {
            piece.tags.push(Sign::alone("seen", self.stage.words.text("tag-seen", &[])));
        }
        piece
    }

    /// GN-8.6: the tile the viewer sees here at this moment.
    fn shown(&self, place: Place) -> Option<Tile> {
        if self.view.face_up.has(place) {
            return self.view.tile(place);
        }
        if !self.view.face_down.has(place) {
            return None;
        }
        let owner = place.owner();
        let first_look =
            self.view.who == Viewer::Seat(owner) && self.view.owing.has(owner) && self.view.step == Step::FirstLook;
        let look = self.looks.iter().find(|(looked, _)| *looked == place).map(|&(_, tile)| tile);
        let first_look = if first_look { self.view.tile(place) } else { None };
        look.or(first_look).or(self.remembered(place))
    }

    /// GN-8.6: the helper, if the table agreed on it.
    fn remembered(&self, place: Place) -> Option<Tile> {
        let helps = (self.view.options.what_i_have_seen || self.stage.recalls) && self.view.face_down.has(place);
        if helps { self.view.tile(place) } else { None }
    }

    /// A tile's front.
    pub(super) fn face_up(&self, id: Id, tile: Tile) -> Piece {
        let part = |slot, line| Part { slot, line };
        let number = Line(vec![Ink::Strong(tile.diamonds().to_string().into()), Ink::Sign(Sign::alone("diamond", ""))]);
        let symbol = Line::from(Sign::alone(symbol(tile.front()), ""));
        let parts = match tile.front() {
            Front::Lantern(_) | Front::Torch(_) | Front::Arrows(_) | Front::BigFind => {
                vec![part(scene::Slot::Gain, number), part(scene::Slot::Index, symbol)]
            }
            Front::LitCorridor | Front::Bats | Front::Explosion | Front::SnowWhite => {
                vec![part(scene::Slot::Index, symbol)]
            }
        };
        Piece {
            more: self.stage.words.line(explanation(tile.front()), &[]),
            ..Piece::new(id, "tile", Form::Tile, tile_in_words(self.stage, tile), Face::Up(parts))
        }
    }

    fn face_down(&self, id: Id, level: Level) -> Piece {
        let name = self.stage.words.text("tile-back", &[("level", level_in_words(self.stage, level).into())]);
        let mut piece = Piece::new(id, "tile", Form::Tile, name, Face::Down(back(level).into()));
        piece.tone = ["i", "ii", "iii"][level.index()].into();
        piece
    }

    /// The mine in cross-section: three levels, and on the current one the stack, the hand and the discard pile.
    pub(super) fn mine(&self) -> Area {
        let levels = Level::ALL.into_iter().map(|level| Item::Area(self.level(level))).collect();
        Area::new(ids::MINE, "mine", Layout::Scenery("surface".into()), self.stage.words.text("mine", &[]), levels)
    }

    fn level(&self, level: Level) -> Area {
        let (view, words) = (self.view, self.stage.words);
        let name = level_in_words(self.stage, level);
        let kind = ["level-1", "level-2", "level-3"][level.index()];
        let left = view.left[level.index()];
        let (mood, items, note) = match level.cmp(&view.level) {
            std::cmp::Ordering::Less => (Mood::Done, vec![], words.line("level-dug", &[])),
            std::cmp::Ordering::Greater => (Mood::Plain, vec![], words.line("level-tiles", &[("count", left.into())])),
            std::cmp::Ordering::Equal => (Mood::Now, self.dig(), words.line("level-tiles", &[("count", left.into())])),
        };
        let area = Area::headed(ids::level(level), kind, Layout::Row, name, items);
        Area { note, mood, ..area }
    }

    fn dig(&self) -> Vec<Item> {
        let (view, words) = (self.view, self.stage.words);
        let left = view.left[view.level.index()];
        let top = if left > 0 { vec![Item::Piece(self.face_down(ids::STACK_TOP, view.level))] } else { vec![] };
        let stack = Area::new(ids::STACK, "stack", Layout::Stack, words.text("stack", &[("count", left.into())]), top);
        let mut items = vec![Item::Area(stack)];
        if view.step == Step::Keep {
            items.push(Item::Area(self.hand()));
        }
        items.push(Item::Area(self.discard_pile()));
        items
    }

    /// GN-3.3: the drawer sees the tile, the others its back.
    fn hand(&self) -> Area {
        let tile = match self.view.faces.hand {
            Some(tile) => self.face_up(ids::HAND_TILE, tile),
            None => self.face_down(ids::HAND_TILE, self.view.level),
        };
        let name = self.stage.words.text("hand", &[("who", self.stage.called(self.view.actor))]);
        Area::headed(ids::HAND, "drawn", Layout::Row, name, vec![Item::Piece(tile)])
    }

    /// GN-8.1, GN-8.2: the size and the top; the rest only if the table agreed on it.
    fn discard_pile(&self) -> Area {
        let mut tiles = discards(self.view, &self.view.faces);
        let count = tiles.len() as u32;
        let top = tiles.pop();
        let below = if self.view.options.open_discard { tiles } else { vec![] };
        let under = below.into_iter().zip(ids::BELOW_TOP..).map(|(tile, id)| self.face_up(Id(id), tile));
        let all = top.map(|tile| self.face_up(ids::DISCARD_TOP, tile)).into_iter().chain(under);
        let name = self.stage.words.text("discard-pile", &[("count", count.into())]);
        Area::headed(ids::DISCARD, "discard", Layout::Fan, name, all.map(Item::Piece).collect())
    }
}

/// The fresh swaps whose two tiles have not moved since.
pub(super) fn fresh_swaps(stage: &Stage<'_, Gnomes>) -> Vec<(Place, Place)> {
    let mut swaps: Vec<(Place, Place)> = vec![];
    for &event in &stage.news[stage.fresh..] {
        let moved = match event {
            Event::Swapped { one, other } => [one, other],
            Event::Kept { place, .. } | Event::Removed { place } | Event::SentUp { place, .. } => [place, place],
            Event::Started { .. } | Event::Dealt { .. } | Event::DealtTile { .. } | Event::Settled { .. } => continue,
            Event::Arranged { .. } | Event::Drew { .. } | Event::DrewTile { .. } | Event::Uncovered { .. } => continue,
            Event::Discarded { .. } | Event::Looked { .. } | Event::Saw { .. } | Event::Declined { .. } => continue,
            Event::Chose { .. } | Event::ChosePlace { .. } | Event::Descended { .. } | Event::Passed { .. } => continue,
            Event::Awaited { .. } | Event::TurnedUp { .. } | Event::Ended => continue,
        };
        swaps.retain(|&(one, other)| !moved.contains(&one) && !moved.contains(&other));
        if let Event::Swapped { one, other } = event {
            swaps.push((one, other));
        }
    }
    swaps
}

/// "3 diamonds, lantern".
pub(super) fn tile_in_words(stage: &Stage<'_, Gnomes>, tile: Tile) -> String {
    let key = match tile.front() {
        Front::Lantern(_) => "tile-lantern",
        Front::Torch(_) => "tile-torch",
        Front::Arrows(_) => "tile-arrows",
        Front::BigFind => "tile-big-find",
        Front::LitCorridor => "tile-lit-corridor",
        Front::Bats => "tile-bats",
        Front::Explosion => "tile-explosion",
        Front::SnowWhite => "tile-snow-white",
    };
    stage.words.text(key, &[("diamonds", tile.diamonds().into())])
}

/// The tile as a picture in a line.
pub(super) fn tile_sign(stage: &Stage<'_, Gnomes>, tile: Tile) -> Sign {
    let said = tile_in_words(stage, tile);
    match tile.front() {
        Front::LitCorridor | Front::Bats | Front::Explosion | Front::SnowWhite => {
            Sign::alone(symbol(tile.front()), said)
        }
        Front::Lantern(_) | Front::Torch(_) | Front::Arrows(_) | Front::BigFind => {
            Sign::number(symbol(tile.front()), tile.diamonds(), said)
        }
    }
}

/// The picture of a front.
pub(super) fn symbol(front: Front) -> Name {
    match front {
        Front::Lantern(_) => "lantern",
        Front::Torch(_) => "torch",
        Front::Arrows(_) => "arrows",
        Front::BigFind => "big-find",
        Front::LitCorridor => "lit-corridor",
        Front::Bats => "bats",
        Front::Explosion => "explosion",
        Front::SnowWhite => "snow-white",
    }
}

fn explanation(front: Front) -> &'static str {
    match front {
        Front::Lantern(_) => "term-lantern",
        Front::Torch(_) => "term-torch",
        Front::Arrows(_) => "term-arrows",
        Front::BigFind => "term-big-find",
        Front::LitCorridor => "term-lit-corridor",
        Front::Bats => "term-bats",
        Front::Explosion => "term-explosion",
        Front::SnowWhite => "term-snow-white",
    }
}

/// The picture of a back.
pub(super) fn back(level: Level) -> Name {
    ["level-1", "level-2", "level-3"][level.index()]
}
