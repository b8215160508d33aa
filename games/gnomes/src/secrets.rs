//! Chapter 8: who knows what, all on one page.
use crate::components::{KEEPABLE, Level, Place, Places, RowSlot, Tile, Tiles};
use crate::state::{Event, Open, State, Step};
use engine::{Audience, Fate, Lot, Viewer};
use std::ops::Deref;

/// The faces somebody knows, and the choices not yet revealed. A state knows them all, a view those of its viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Faces {
    /// What lies at each place. The tile of an emptied place is in the box, and whoever had seen it still knows it.
    pub tiles: [Option<Tile>; Place::COUNT],
    /// The tile drawn and not yet decided about.
    pub hand: Option<Tile>,
    /// Secret choices not yet revealed (GN-5.6, GN-6.19).
    pub picks: Places,
}

/// What a seat knows with perfect recall (GN-8.6, "knowledge"); a face it was not shown is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What everybody knows.
    pub open: Open,
    /// Who is looking.
    pub who: Viewer,
    /// What this viewer knows besides, face-up tiles included.
    pub faces: Faces,
}

impl Deref for View {
    type Target = Open;
    #[inline(always)]
    fn deref(&self) -> &Open {
        &self.open
    }
}

/// GN-8.3: who learns what. An event is seen whole or not at all.
#[inline(always)]
pub(crate) fn audience(event: Event) -> Audience {
    match event {
        Event::DealtTile { place, .. } | Event::ChosePlace { place } => Audience::Only(place.owner()),
        Event::Arranged { seat, .. } | Event::DrewTile { seat, .. } | Event::Saw { seat, .. } => Audience::Only(seat),
        Event::Started { .. } | Event::Dealt { .. } | Event::Settled { .. } | Event::Drew { .. } => Audience::All,
        Event::Uncovered { .. } | Event::Discarded { .. } | Event::Kept { .. } => Audience::All,
        Event::Looked { .. } | Event::Declined { .. } | Event::Swapped { .. } | Event::Chose { .. } => Audience::All,
        Event::SentUp { .. } | Event::Removed { .. } | Event::Descended { .. } => Audience::All,
        Event::Passed { .. } | Event::Awaited { .. } | Event::TurnedUp { .. } | Event::Ended => Audience::All,
    }
}

impl Faces {
    /// Nothing known, nothing chosen.
    pub const NONE: Faces = Faces { tiles: [None; Place::COUNT], hand: None, picks: Places::NONE };

    /// Applies this event, as far as it was shown. Knowledge moves with the tile (GN-8.4), and a replaced tile is no
    /// longer known (GN-8.5): to anybody who does not know the tile in hand, the slot becomes unknown.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::DealtTile { place, tile }
            | Event::Saw { place, tile, .. }
            | Event::SentUp { place, tile }
            | Event::TurnedUp { place, tile } => {
                self.tiles[place.index()] = Some(tile);
                self.picks.remove(place);
            }
            Event::Arranged { seat, order } => {
                let first = Place::new(seat, RowSlot(0)).index();
                let row: [Option<Tile>; 5] = std::array::from_fn(|slot| self.tiles[first + slot]);
                for (slot, from) in order.slots().into_iter().enumerate() {
                    self.tiles[first + slot] = row[from.0 as usize];
                }
            }
            Event::DrewTile { tile, .. } => self.hand = Some(tile),
            Event::Discarded { .. } => self.hand = None,
            Event::Kept { place, .. } => self.tiles[place.index()] = self.hand.take(),
            Event::Swapped { one, other } => self.tiles.swap(one.index(), other.index()),
            Event::ChosePlace { place } => self.picks.add(place),
            Event::Removed { place } => self.picks.remove(place),
            Event::Started { .. } | Event::Dealt { .. } | Event::Settled { .. } | Event::Drew { .. } => {}
            Event::Uncovered { .. } | Event::Looked { .. } | Event::Declined { .. } | Event::Chose { .. } => {}
            Event::Descended { .. } | Event::Passed { .. } | Event::Awaited { .. } | Event::Ended => {}
        }
    }
}

/// The places whose tile this viewer has been shown.
#[inline(always)]
pub(crate) fn shown_places(open: &Open, who: Viewer) -> Places {
    match who {
        Viewer::Seat(seat) => open.seen[seat],
        Viewer::Onlooker => open.public(),
    }
}

/// What this viewer knows. It starts out empty: what no line here puts in stays secret.
#[inline(always)]
pub(crate) fn view(state: &State, who: Viewer) -> View {
    let (mut faces, shown) = (Faces::NONE, shown_places(state, who));
    faces.tiles = std::array::from_fn(|at| if shown.has(Place(at as u8)) { state.faces.tiles[at] } else { None });
    if let Viewer::Seat(seat) = who {
        faces.picks = state.faces.picks.and(Places::row(seat));
        if seat == state.actor {
            faces.hand = state.faces.hand;
        }
    }
    View { open: state.open, who, faces }
}

impl View {
    /// Keeps the view up to date with an event its viewer was shown.
    #[inline(always)]
    pub(crate) fn hear(&mut self, event: Event) {
        self.faces.apply(event);
        self.open.apply(event);
    }
    /// The tile at this place, if the viewer knows it.
    pub fn tile(&self, place: Place) -> Option<Tile> {
        self.faces.tiles[place.index()]
    }
}

/// A world that fits the view. It takes what the viewer knows, part by part, and draws the rest from the tiles that the
/// viewer has not seen and that may lie in a row (GN-6.4).
#[inline(always)]
pub(crate) fn guess(view: &View, fate: &mut impl Fate) -> State {
    let Faces { mut tiles, mut hand, mut picks } = view.faces;
    let mut rest = unseen(view);
    let mut draw = |level: Level| {
        let rest = &mut rest[level.index()];
        let Lot(kind) = fate.pick(rest.only(&KEEPABLE[level.index()]).pile(level as u8));
        rest.take(kind);
        Some(Tile::new(level, kind))
    };
    for place in hidden_places(view) {
        tiles[place.index()] = draw(view.back(place));
    }
    if view.step == Step::Keep && hand.is_none() {
        hand = draw(view.level);
    }
    if matches!(view.step, Step::Cart | Step::Explosion) {
        guess_picks(view, &mut picks, fate);
    }
    State { open: view.open, faces: Faces { tiles, hand, picks }, stack: rest[view.level.index()] }
}

/// The places whose tile the viewer has to guess.
#[inline(always)]
pub(crate) fn hidden_places(view: &View) -> Places {
    view.dealt().minus(shown_places(view, view.who))
}

/// By level, the tiles the viewer has not been shown.
#[inline(always)]
pub(crate) fn unseen(view: &View) -> [Tiles; 3] {
    let mut rest = view.pool;
    let own = shown_places(view, view.who).minus(view.public());
    for tile in own.filter_map(|place| view.tile(place)).chain(view.faces.hand) {
        rest[tile.level().index()].take(tile.kind());
    }
    rest
}

/// Others may have secretly chosen anything they could.
fn guess_picks(view: &View, picks: &mut Places, fate: &mut impl Fate) {
    for seat in view.everyone() {
        let mut choices = view.choices(seat);
        let chosen = !view.owing.has(seat) && !choices.is_empty() && view.who != Viewer::Seat(seat);
        if chosen {
            let place = choices.nth(fate.below(choices.len()) as usize);
            picks.add(place.expect("the number is below the length"));
        }
    }
}
