//! Chapter 9: who knows what, all on one page.
use crate::*;
use std::ops::Deref;

/// What somebody holds hidden, and the choices not yet revealed. A state knows all of it, a view its viewer's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Faces {
    /// The cards of each hand.
    pub hands: BySeat<Cards>,
    /// The colour tile of each player.
    pub colours: BySeat<Option<Colour>>,
    /// The treasure tile of each player.
    pub treasures: BySeat<Option<Treasure>>,
    /// Which tile is to lie open, until all have chosen (CL-2.4).
    pub choices: BySeat<Option<Kind>>,
}

/// What a seat knows with perfect recall; what it was not shown is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What everybody knows.
    pub open: Open,
    /// Whose eyes.
    pub who: Viewer,
    /// What this viewer knows beyond that; tiles that lie open are among it.
    pub faces: Faces,
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
        Event::TileDrawn { .. }
        | Event::Chose { .. }
        | Event::Opened { .. }
        | Event::Covered { .. }
        | Event::Shown { .. }
        | Event::TurnedUp { .. }
        | Event::Drew { .. }
        | Event::Started { .. }
        | Event::Passed { .. }
        | Event::Loaded { .. }
        | Event::Filled { .. }
        | Event::Dug { .. }
        | Event::Gave { .. }
        | Event::Blasted { .. }
        | Event::Stopped { .. }
        | Event::TookSnore { .. }
        | Event::TookKablooey { .. }
        | Event::Awoke
        | Event::Prowled
        | Event::LaidOn { .. }
        | Event::Discarded { .. }
        | Event::Awaited { .. }
        | Event::Revealed { .. }
        | Event::Ended => Audience::All,
    }
}

impl Faces {
    /// Nothing known, nothing chosen.
    pub const NONE: Faces = Faces {
        hands: BySeat([Cards::NONE; 4]),
        colours: BySeat([None; 4]),
        treasures: BySeat([None; 4]),
        choices: BySeat([None; 4]),
    };

    /// This player's tile of this kind, if it is known.
    pub fn task(&self, seat: Seat, kind: Kind) -> Option<Task> {
        match kind {
            Kind::Colour => self.colours[seat].map(Task::Colour),
            Kind::Treasure => self.treasures[seat].map(Task::Treasure),
        }
    }
    /// Changes by this fact, as far as one is shown it.
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
            // Whoever does not know the hand has nothing to forget.
            Event::Dug { seat, from: None, card } | Event::Gave { seat, from: None, card, .. } => {
                self.hands[seat].forget(card);
            }
            Event::Filled { seat, card } | Event::LaidOn { seat, card, .. } | Event::Discarded { seat, card } => {
                self.hands[seat].forget(card);
            }
            _ => {}
        }
    }
    pub(crate) fn learn(&mut self, seat: Seat, task: Task) {
        match task {
            Task::Colour(colour) => self.colours[seat] = Some(colour),
            Task::Treasure(treasure) => self.treasures[seat] = Some(treasure),
        }
    }
    fn forget_tile(&mut self, seat: Seat, kind: Kind) {
        match kind {
            Kind::Colour => self.colours[seat] = None,
            Kind::Treasure => self.treasures[seat] = None,
        }
    }
}

/// Hidden are the hands, and of each player's tiles all but the open one; what lies face down is turned up by chance.
pub(crate) fn reveals(event: Event) -> bool {
    match event {
        Event::GotTile { .. } | Event::ChoseTile { .. } | Event::Opened { .. } | Event::Revealed { .. } => true,
        Event::DrewCard { .. } | Event::Shown { .. } | Event::TurnedUp { .. } => true,
        Event::Filled { .. } | Event::LaidOn { .. } | Event::Discarded { .. } => true,
        Event::Dug { from, .. } | Event::Gave { from, .. } => from.is_none(),
        _ => false,
    }
}

/// What this viewer knows: the own hand and tiles, and of others the tiles that lie open.
#[inline(always)]
pub(crate) fn view(state: &State, who: Viewer) -> View {
    let mut faces = state.faces;
    for seat in state.everyone().filter(|&seat| who != Viewer::Seat(seat)) {
        faces.hands[seat] = Cards::NONE;
        faces.choices[seat] = None;
        let hidden = Kind::ALL.into_iter().filter(|&kind| !lies_open(state, seat, kind));
        hidden.for_each(|kind| faces.forget_tile(seat, kind));
    }
    View { open: state.open, who, faces }
}

/// CL-9.2, CL-9.6: can everybody see this tile?
#[inline(always)]
fn lies_open(open: &Open, seat: Seat, kind: Kind) -> bool {
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

/// A world that fits the view. Hands of others are drawn from what the viewer has not seen; what is left lies in the
/// draw pile and face down in the shafts, and nobody needs to know where.
#[inline(always)]
pub(crate) fn guess(view: &View, fate: &mut impl Fate) -> State {
    let (mut unseen, mut faces) = (view.pool, view.faces);
    if let Viewer::Seat(seat) = view.who {
        unseen = unseen.less(&view.faces.hands[seat]);
    }
    for seat in view.everyone().filter(|&seat| view.who != Viewer::Seat(seat)) {
        faces.hands[seat] = unseen.draw_some(view.hands[seat], fate);
    }
    let stacks = Kind::ALL.map(|kind| guess_tiles(view, &mut faces, kind, fate));
    guess_choices(view, &mut faces, fate);
    State { open: view.open, faces, unseen, stacks }
}

/// Tiles the viewer does not know are any of those left; answers with the stack.
#[inline(always)]
fn guess_tiles(view: &View, faces: &mut Faces, kind: Kind, fate: &mut impl Fate) -> Set<1> {
    let mut stack = Set::new(&[true; 6]);
    for seat in view.everyone() {
        if let Some(task) = faces.task(seat, kind) {
            stack.take(task.number());
        }
    }
    for seat in view.everyone().filter(|&seat| has_tile(view, seat, kind)) {
        if faces.task(seat, kind).is_none() {
            faces.learn(seat, Task::new(kind, stack.draw(fate)));
        }
    }
    stack
}

/// CL-2.2: has the player drawn the tile of this kind yet?
pub(crate) fn has_tile(open: &Open, seat: Seat, kind: Kind) -> bool {
    match open.step {
        Step::Start => false,
        Step::Tiles { dealt } => match kind {
            Kind::Colour => seat.0 < dealt,
            Kind::Treasure => seat.0 + open.players < dealt,
        },
        _ => true,
    }
}

/// CL-2.4: others may have chosen either.
fn guess_choices(view: &View, faces: &mut Faces, fate: &mut impl Fate) {
    if view.step != Step::Tasks {
        return;
    }
    for seat in view.everyone().filter(|&seat| !view.owing.has(seat) && view.who != Viewer::Seat(seat)) {
        faces.choices[seat] = Some(Kind::ALL[fate.below(2) as usize]);
    }
}
