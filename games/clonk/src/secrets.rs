//! Chapter 9: who knows what, all on one page.
use crate::cards::CardSet;
use crate::components::{Colour, TaskKind, TaskTile, Treasure};
use crate::state::{Event, Open, State, Step};
use engine::{Audience, BySeat, Fate, Seat, Set, Viewer};
use std::ops::Deref;

/// Hidden cards and tiles, and choices not yet revealed. A state knows all of them, a view only its viewer's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KnownFaces {
    /// The cards of each hand.
    pub hands: BySeat<CardSet>,
    /// The colour tile of each player.
    pub colours: BySeat<Option<Colour>>,
    /// The treasure tile of each player.
    pub treasures: BySeat<Option<Treasure>>,
    /// Which tile each player wants to lie open, until all have chosen (CL-2.4).
    pub choices: BySeat<Option<TaskKind>>,
}

/// What a viewer with perfect memory knows; what they were not shown is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What everybody knows.
    pub open: Open,
    /// The viewer.
    pub who: Viewer,
    /// What this viewer knows beyond that, and the tiles that lie open.
    pub faces: KnownFaces,
}

impl Deref for View {
    type Target = Open;
    #[inline(always)]
    fn deref(&self) -> &Open {
        &self.open
    }
}

/// CL-9.1: who learns what. An event is seen whole or not at all.
#[inline(always)]
pub(crate) fn audience(event: Event) -> Audience {
    match event {
        Event::GotTile { seat, .. } | Event::ChoseTile { seat, .. } | Event::DrewCard { seat, .. } => {
            Audience::Only(seat)
        }
        Event::TileDrawn { .. } | Event::Chose { .. } | Event::Opened { .. } | Event::Covered { .. } => Audience::All,
        Event::Shown { .. } | Event::TurnedUp { .. } | Event::Drew { .. } | Event::Started { .. } => Audience::All,
        Event::Passed { .. } | Event::Loaded { .. } | Event::Filled { .. } | Event::Dug { .. } => Audience::All,
        Event::Gave { .. } | Event::Blasted { .. } | Event::Stopped { .. } => Audience::All,
        Event::TookSnore { .. } | Event::TookKablooey { .. } | Event::Awoke | Event::Prowled => Audience::All,
        Event::LaidOn { .. } | Event::Discarded { .. } | Event::Awaited { .. } => Audience::All,
        Event::Revealed { .. } | Event::Ended => Audience::All,
    }
}

impl KnownFaces {
    /// Nothing known, nothing chosen.
    pub const NONE: KnownFaces = KnownFaces {
        hands: BySeat([CardSet::NONE; 4]),
        colours: BySeat([None; 4]),
        treasures: BySeat([None; 4]),
        choices: BySeat([None; 4]),
    };

    /// This player's tile of this kind, if it is known.
    pub fn task(&self, seat: Seat, kind: TaskKind) -> Option<TaskTile> {
        match kind {
            TaskKind::Colour => self.colours[seat].map(TaskTile::Colour),
            TaskKind::Treasure => self.treasures[seat].map(TaskTile::Treasure),
        }
    }
    /// Applies a fact that was shown.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::GotTile { seat, task } | Event::Revealed { seat, task } => self.learn(seat, task),
            Event::Opened { seat, task } => {
                self.learn(seat, task);
                self.choices[seat] = None;
            }
            Event::ChoseTile { seat, kind } => self.choices[seat] = Some(kind),
            Event::DrewCard { seat, card } => self.hands[seat].put(card),
            // A viewer who does not know the hand has nothing to forget.
            Event::Dug { seat, from: None, card } | Event::Gave { seat, from: None, card, .. } => {
                self.hands[seat].forget(card);
            }
            Event::Filled { seat, card } | Event::LaidOn { seat, card, .. } | Event::Discarded { seat, card } => {
                self.hands[seat].forget(card);
            }
            Event::TileDrawn { .. } | Event::Chose { .. } | Event::Covered { .. } | Event::Shown { .. } => {}
            Event::TurnedUp { .. } | Event::Drew { .. } | Event::Started { .. } | Event::Passed { .. } => {}
            Event::Loaded { .. } | Event::Dug { .. } | Event::Gave { .. } | Event::Blasted { .. } => {}
            Event::Stopped { .. } | Event::TookSnore { .. } | Event::TookKablooey { .. } => {}
            Event::Awoke | Event::Prowled | Event::Awaited { .. } | Event::Ended => {}
        }
    }
    pub(crate) fn learn(&mut self, seat: Seat, task: TaskTile) {
        match task {
            TaskTile::Colour(colour) => self.colours[seat] = Some(colour),
            TaskTile::Treasure(treasure) => self.treasures[seat] = Some(treasure),
        }
    }
    /// Copies what is known about this tile.
    #[inline(always)]
    fn take_tile(&mut self, from: &KnownFaces, seat: Seat, kind: TaskKind) {
        match kind {
            TaskKind::Colour => self.colours[seat] = from.colours[seat],
            TaskKind::Treasure => self.treasures[seat] = from.treasures[seat],
        }
    }
}

/// Does the event show something hidden: a hand card, a tile that was not open, or a card that chance turned up?
pub(crate) fn reveals(event: Event) -> bool {
    match event {
        Event::GotTile { .. } | Event::ChoseTile { .. } | Event::Opened { .. } | Event::Revealed { .. } => true,
        Event::DrewCard { .. } | Event::Shown { .. } | Event::TurnedUp { .. } => true,
        Event::Filled { .. } | Event::LaidOn { .. } | Event::Discarded { .. } => true,
        Event::Dug { from, .. } | Event::Gave { from, .. } => from.is_none(),
        Event::TileDrawn { .. } | Event::Chose { .. } | Event::Covered { .. } | Event::Drew { .. } => false,
        Event::Started { .. } | Event::Passed { .. } | Event::Loaded { .. } | Event::Blasted { .. } => false,
        Event::Stopped { .. } | Event::TookSnore { .. } | Event::TookKablooey { .. } => false,
        Event::Awoke | Event::Prowled | Event::Awaited { .. } | Event::Ended => false,
    }
}

/// Starts with what everybody knows and adds, one by one, what this viewer may know as well: their own hand, choice and
/// tiles, and all tiles that lie open. Whatever is not added here stays secret.
#[inline(always)]
pub(crate) fn view(state: &State, who: Viewer) -> View {
    let mut faces = KnownFaces::NONE;
    for seat in state.everyone() {
        let own = who == Viewer::Seat(seat);
        if own {
            faces.hands[seat] = state.faces.hands[seat];
            faces.choices[seat] = state.faces.choices[seat];
        }
        for kind in TaskKind::ALL {
            if own || lies_open(state, seat, kind) {
                faces.take_tile(&state.faces, seat, kind);
            }
        }
    }
    View { open: state.open, who, faces }
}

/// CL-9.2, CL-9.6: can everybody see this tile?
#[inline(always)]
fn lies_open(open: &Open, seat: Seat, kind: TaskKind) -> bool {
    open.step == Step::Over || open.open_tasks[seat] == Some(kind)
}

impl View {
    /// Keeps the view up to date with an event its viewer was shown.
    #[inline(always)]
    pub(crate) fn hear(&mut self, event: Event) {
        self.faces.apply(event);
        self.open.apply(event);
    }
}

/// A world that fits the view: it starts without any secrets, takes those the viewer knows, and draws the rest. Other
/// players' hands come from the cards the viewer has not seen; the remaining cards are in the draw pile or face down in
/// the shafts, and nobody needs to know where. Bots' choices and golden matches depend on the order of the draws.
#[inline(always)]
pub(crate) fn guess(view: &View, fate: &mut impl Fate) -> State {
    let (mut unseen, mut faces) = (view.pool, KnownFaces::NONE);
    if let Viewer::Seat(seat) = view.who {
        faces.hands[seat] = view.faces.hands[seat];
        faces.choices[seat] = view.faces.choices[seat];
        unseen = unseen.less(&view.faces.hands[seat]);
    }
    for seat in others(view) {
        faces.hands[seat] = unseen.draw_some(view.hands[seat], fate);
    }
    let stacks = TaskKind::ALL.map(|kind| guess_tiles(view, &mut faces, kind, fate));
    guess_choices(view, &mut faces, fate);
    State { open: view.open, faces, unseen, stacks }
}

/// Everybody but the viewer.
#[inline(always)]
fn others(view: &View) -> impl Iterator<Item = Seat> {
    view.everyone().filter(|&seat| view.who != Viewer::Seat(seat))
}

/// Draws the tiles the viewer does not know from those that are left. Returns the rest of the stack.
#[inline(always)]
fn guess_tiles(view: &View, faces: &mut KnownFaces, kind: TaskKind, fate: &mut impl Fate) -> Set<1> {
    let mut stack = Set::new(&[true; 6]);
    for seat in view.everyone() {
        if let Some(task) = view.faces.task(seat, kind) {
            faces.learn(seat, task);
            stack.take(task.number());
        }
    }
    for seat in view.everyone().filter(|&seat| has_tile(view, seat, kind)) {
        if faces.task(seat, kind).is_none() {
            faces.learn(seat, TaskTile::new(kind, stack.draw(fate)));
        }
    }
    stack
}

/// CL-2.2: has the player drawn the tile of this kind yet?
pub(crate) fn has_tile(open: &Open, seat: Seat, kind: TaskKind) -> bool {
    match open.step {
        Step::Start => false,
        Step::Tiles { dealt } => match kind {
            TaskKind::Colour => seat.0 < dealt,
            TaskKind::Treasure => seat.0 + open.players < dealt,
        },
        Step::Tasks | Step::Shafts(_) | Step::Hands(_) | Step::Cart | Step::Dig | Step::TurnUp(_) => true,
        Step::Fetch(_) | Step::Stir(_) | Step::Lay | Step::Discard | Step::Over => true,
    }
}

/// CL-2.4: other players may have chosen either tile.
fn guess_choices(view: &View, faces: &mut KnownFaces, fate: &mut impl Fate) {
    if view.step != Step::Tasks {
        return;
    }
    for seat in others(view).filter(|&seat| !view.owing.has(seat)) {
        faces.choices[seat] = Some(TaskKind::ALL[fate.below(2) as usize]);
    }
}
