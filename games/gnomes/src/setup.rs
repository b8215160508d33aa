//! Chapter 2: set-up, the deal and the first look.
use crate::Gnomes;
use crate::components::{BOX, Level, Order, Place, Places, SLOTS, STACKS, Tile};
use crate::secrets::Faces;
use crate::state::{Event, Open, Options, State, Step};
use crate::turn::Action;
use engine::{BySeat, Menu, OptionSpec, Play, Rule, Seat, Seats, Setup};

/// The names of the options, as setups and positions write them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "open_discard", rule: Rule("GN-8.2"), values: &["off", "on"] },
    OptionSpec { name: "what_i_have_seen", rule: Rule("GN-8.6"), values: &["off", "on"] },
    OptionSpec { name: "start", rule: Rule("GN-2.11"), values: &["P0", "P1", "P2", "P3", "lot"] },
];

/// The pile the starting player is drawn from, after the three stacks.
pub(crate) const START_PILE: u8 = 3;

/// GN-2.1 to 2.4: the stacks are what nobody has seen; the tiles that go to the box unseen are among them.
pub(crate) fn new(setup: &Setup) -> State {
    let options =
        Options { open_discard: setup.is("open_discard", "on"), what_i_have_seen: setup.is("what_i_have_seen", "on") };
    let start = setup.seat("start"); // none yet if it is drawn by lot
    let open = Open {
        pool: BOX,
        seen: BySeat([Places::NONE; 4]),
        face_down: Places::NONE,
        face_up: Places::NONE,
        lost_face_up: Places::NONE,
        backs: [Places::NONE; 2],
        looked: Places::NONE,
        left: STACKS,
        players: setup.players(),
        level: Level::I,
        actor: start.unwrap_or(Seat(0)),
        owing: Seats::NONE,
        step: if start.is_some() { Step::Deal } else { Step::Start },
        top: None,
        options,
    };
    State { open, faces: Faces::NONE, stack: BOX[0] }
}

/// GN-2.5: five tiles for each player.
pub(crate) fn deal(play: &mut impl Play<Gnomes>, tile: Tile) {
    let place = Place(play.face_down.len() as u8);
    play.emit(Event::Dealt { place });
    play.emit(Event::DealtTile { place, tile });
    if place.0 + 1 == play.players * SLOTS {
        let from = play.everyone();
        play.emit(Event::Awaited { step: Step::FirstLook, from });
    }
}

static ARRANGEMENTS: [Action; Order::COUNT] = {
    let (mut all, mut number) = ([Action::Discard; Order::COUNT], 0);
    while number < Order::COUNT {
        all[number] = Action::Arrange(Order::numbered(number as u8));
        number += 1;
    }
    all
};

/// GN-2.9: any order, the unchanged one included.
#[inline(always)]
pub(crate) fn offers(menu: &mut impl Menu<Action>) {
    menu.offer_all(&ARRANGEMENTS);
}

/// GN-2.9, GN-2.10: the row is arranged in the first look and never again.
pub(crate) fn may_arrange(state: &State) -> Result<(), Rule> {
    if state.step == Step::FirstLook { Ok(()) } else { Err(Rule("GN-2.10")) }
}

/// GN-2.7, GN-2.9: the first turn begins when all have confirmed.
pub(crate) fn arrange(play: &mut impl Play<Gnomes>, seat: Seat, order: Order) {
    play.emit(Event::Settled { seat });
    play.emit(Event::Arranged { seat, order });
    if play.owing.is_empty() {
        let to = play.actor;
        play.emit(Event::Passed { to });
    }
}
