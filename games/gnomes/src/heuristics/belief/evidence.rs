//! The evidence of one tile, gathered from what everybody has seen, and how much it tells.
use crate::components::{Place, Places, Tile};
use crate::state::Event;
use engine::{BySeat, Seat};

/// Tiles have none to five diamonds.
pub(super) const WORTHS: usize = 6;
/// How likely what was seen is for each number of diamonds, up to a common factor.
pub(super) type Likelihood = [f64; WORTHS];

/// Who swapped a tile away, or took it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Moved {
    #[default]
    Never,
    /// Given away by somebody who knew it.
    Given,
    /// Taken by somebody who knew it.
    Taken,
    /// Taken by somebody who did not.
    TakenBlind,
}

/// What behaviour has told about the tile at a place. It moves with the tile.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Evidence {
    /// It was drawn and kept; otherwise it was dealt.
    kept: bool,
    /// The most diamonds its owner has thrown out instead, knowing it.
    floor: Option<u8>,
    /// The fewest diamonds its owner has sent up instead, knowing it.
    ceiling: Option<u8>,
    moved: Moved,
}

/// What everybody has seen so far.
struct Watch {
    tiles: [Evidence; Place::COUNT],
    seen: BySeat<Places>,
    face_down: Places,
}

impl Evidence {
    /// From the public part of the news; what only one seat was told is left out, so that a seat that forgets a
    /// face still knows how it came to lie there.
    pub(super) fn gathered(news: &[Event]) -> [Evidence; Place::COUNT] {
        let mut watch = Watch {
            tiles: [Evidence::default(); Place::COUNT],
            seen: BySeat([Places::NONE; 4]),
            face_down: Places::NONE,
        };
        news.iter().for_each(|&event| watch.hear(event));
        watch.tiles
    }

    /// How likely all this is for each number of diamonds.
    pub(super) fn likelihood(&self) -> Likelihood {
        std::array::from_fn(|worth| {
            let over = |bound: u8| worth as i32 - i32::from(bound);
            let by_distance = |table: &[f64; 7], bound| table[(over(bound).clamp(-3, 3) + 3) as usize];
            let floor = match (self.kept, self.floor) {
                (true, Some(floor)) => by_distance(&KEPT, floor),
                (true, None) => KEPT_BLIND[worth],
                (false, Some(floor)) => by_distance(&SPARED, floor),
                (false, None) => 1.0,
            };
            let ceiling = self.ceiling.map_or(1.0, |ceiling| by_distance(&BELOW, ceiling));
            let moved = match self.moved {
                Moved::Never => 1.0,
                Moved::Given => GIVEN[worth],
                Moved::Taken => TAKEN[worth],
                Moved::TakenBlind => TAKEN_BLIND[worth],
            };
            floor * ceiling * moved
        })
    }
}

// Measured in matches between rules of thumb: how much more often tiles with that evidence had this many diamonds than
// counting alone suggests. What hardly ever happened there is not taken to be impossible.

/// A tile that was kept, by how many more diamonds it has than the best its owner has thrown out since: -3 to 3.
const KEPT: [f64; 7] = [0.06, 0.3, 0.75, 1.5, 2.2, 2.6, 2.9];
/// A tile that was kept for one its owner did not know, by its diamonds.
const KEPT_BLIND: Likelihood = [0.1, 0.75, 1.6, 1.9, 2.1, 2.6];
/// The same for a tile that was dealt and that its owner knew.
const SPARED: [f64; 7] = [0.15, 0.4, 1.0, 1.7, 1.8, 1.9, 1.9];
/// A tile that its owner knew and did not send up, by how many more diamonds it has than the one sent up.
const BELOW: [f64; 7] = [1.0, 2.0, 3.0, 3.4, 0.06, 0.12, 0.2];
/// A tile given away by somebody who knew it, by its diamonds.
const GIVEN: Likelihood = [30.0, 7.0, 0.9, 0.15, 0.06, 0.04];
/// A tile taken by somebody who knew it.
const TAKEN: Likelihood = [0.2, 0.2, 0.45, 1.8, 4.5, 6.0];
/// A tile taken by somebody who did not.
const TAKEN_BLIND: Likelihood = [1.2, 0.9, 1.1, 1.0, 0.7, 0.6];

impl Watch {
    fn hear(&mut self, event: Event) {
        match event {
            Event::Dealt { place } => {
                self.face_down.add(place);
                self.seen[place.owner()].add(place);
            }
            Event::Discarded { seat, tile } => self.spare(seat, None, tile.diamonds()),
            Event::Kept { place, thrown } => self.keep(place, thrown),
            Event::Looked { seat, place } => self.seen[seat].add(place),
            Event::Swapped { one, other } => self.swap(one, other),
            Event::SentUp { place, tile } => self.send_up(place, tile),
            Event::Removed { place } => {
                self.face_down.remove(place);
                if self.seen[place.owner()].has(place) {
                    self.tiles[place.index()].moved = Moved::Given;
                }
            }
            Event::Started { .. } | Event::DealtTile { .. } | Event::Settled { .. } | Event::Arranged { .. } => {}
            Event::Drew { .. } | Event::DrewTile { .. } | Event::Uncovered { .. } | Event::Saw { .. } => {}
            Event::Declined { .. } | Event::Chose { .. } | Event::ChosePlace { .. } | Event::Descended { .. } => {}
            Event::Passed { .. } | Event::Awaited { .. } | Event::TurnedUp { .. } | Event::Ended => {}
        }
    }

    /// The face-down tiles of a seat that it knows.
    fn known_own(&self, seat: Seat) -> Places {
        self.face_down.and(Places::row(seat)).and(self.seen[seat])
    }

    /// This seat threw out a tile with these diamonds and spared the others it knows.
    fn spare(&mut self, seat: Seat, but: Option<Place>, diamonds: u8) {
        for place in self.known_own(seat).filter(|&place| Some(place) != but) {
            let floor = &mut self.tiles[place.index()].floor;
            *floor = Some(floor.map_or(diamonds, |floor| floor.max(diamonds)));
        }
    }

    fn keep(&mut self, place: Place, thrown: Tile) {
        let seat = place.owner();
        let mut floor = None;
        if self.seen[seat].has(place) {
            self.spare(seat, Some(place), thrown.diamonds());
            floor = Some(thrown.diamonds());
        }
        self.tiles[place.index()] = Evidence { kept: true, floor, ..Evidence::default() };
        self.seen.0.iter_mut().for_each(|seen| seen.remove(place));
        self.seen[seat].add(place);
    }

    fn swap(&mut self, one: Place, other: Place) {
        if one.owner() != other.owner() {
            let knew = self.seen[one.owner()]; // the actor's own tile comes first
            if knew.has(one) {
                self.tiles[one.index()].moved = Moved::Given;
            }
            self.tiles[other.index()].moved = if knew.has(other) { Moved::Taken } else { Moved::TakenBlind };
        }
        self.tiles.swap(one.index(), other.index());
        self.seen.0.iter_mut().for_each(|seen| seen.swap(one, other));
    }

    fn send_up(&mut self, place: Place, tile: Tile) {
        self.face_down.remove(place);
        for place in self.known_own(place.owner()) {
            let ceiling = &mut self.tiles[place.index()].ceiling;
            *ceiling = Some(ceiling.map_or(tile.diamonds(), |ceiling| ceiling.min(tile.diamonds())));
        }
    }
}
