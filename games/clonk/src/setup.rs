//! Chapter 2: tasks, shafts, hands, and the dwarf.
use crate::Clonk;
use crate::cards::CardSet;
use crate::components::{BELOW_AWAKENING, CARDS, Card, FIRST_HAND, LAID_FACE_UP, TaskKind, TaskTile};
use crate::secrets::KnownFaces;
use crate::shafts::{Gallery, ShaftId, Shafts};
use crate::state::{Event, Monster, Open, Options, State, Step};
use crate::turn::begin_turn;
use engine::{BySeat, OptionSpec, Pile, Play, Rule, Seat, Seats, Set, Setup};

/// The names of the options, as setups and positions write them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "start", rule: Rule("CL-2.14"), values: &["lot", "P0", "P1", "P2", "P3"] },
    OptionSpec { name: "full_gallery_ends_phase", rule: Rule("CL-4.9"), values: &["on", "off"] },
    OptionSpec { name: "kablooey_per_turn", rule: Rule("CL-6.8"), values: &["any", "1"] },
    OptionSpec { name: "awakening_mixed_in", rule: Rule("CL-2.12"), values: &["off", "on"] },
    OptionSpec { name: "awakening_extra_round", rule: Rule("CL-8.3"), values: &["off", "on"] },
    OptionSpec { name: "snore_in_penalty", rule: Rule("CL-10.9"), values: &["on", "off"] },
    OptionSpec { name: "open_log", rule: Rule("CL-9.3"), values: &["off", "on"] },
];

/// The piles chance draws from. Each shaft has its own stream, although all cards come from one pool: what a player
/// lays bare in one shaft does not change what lies in another.
pub(crate) const PILES: &[&str] = &["start", "colours", "treasures", "s1", "s2", "s3", "s4", "s5", "pile", "awakening"];
pub(crate) const START_PILE: u8 = 0;
pub(crate) const COLOUR_PILE: u8 = 1;
pub(crate) const TREASURE_PILE: u8 = 2;
const FIRST_SHAFT_PILE: u8 = 3;
pub(crate) const DRAW_PILE: u8 = 8;
pub(crate) const AWAKENING_PILE: u8 = 9;

/// The stream of a shaft.
#[inline(always)]
pub(crate) fn shaft_pile(shaft: ShaftId) -> u8 {
    FIRST_SHAFT_PILE + shaft.0
}

impl Options {
    /// What the setup says.
    pub(crate) fn of(setup: &Setup) -> Options {
        Options {
            full_gallery_ends_phase: setup.is("full_gallery_ends_phase", "on"),
            one_kablooey_per_turn: setup.is("kablooey_per_turn", "1"),
            awakening_mixed_in: setup.is("awakening_mixed_in", "on"),
            awakening_extra_round: setup.is("awakening_extra_round", "on"),
            snore_in_penalty: setup.is("snore_in_penalty", "on"),
            open_log: setup.is("open_log", "on"),
        }
    }
    /// The options that differ from the default, each as `name=value`. A position does not record the option `start`.
    pub(crate) fn unusual(&self) -> Vec<String> {
        let unusual = [
            !self.full_gallery_ends_phase,
            self.one_kablooey_per_turn,
            self.awakening_mixed_in,
            self.awakening_extra_round,
            !self.snore_in_penalty,
            self.open_log,
        ];
        switches().zip(unusual).filter(|&(_, on)| on).map(|((_, text), _)| text).collect()
    }
}

/// The options that are part of a position, each with its other value as `name=value`.
pub(crate) fn switches() -> impl Iterator<Item = (&'static OptionSpec, String)> {
    let switches = OPTIONS.iter().filter(|spec| spec.name != "start");
    switches.map(|spec| (spec, format!("{}={}", spec.name, spec.values[1])))
}

/// CL-2.1, CL-2.6: empty boards, and all cards in one pool that nobody has seen.
pub(crate) fn new(setup: &Setup) -> State {
    let start = setup.seat("start"); // `None` if it is drawn by lot
    let open = Open {
        pool: CardSet::ALL,
        discards: CardSet::NONE,
        carts: BySeat([CardSet::NONE; 4]),
        cart_tops: BySeat([None; 4]),
        galleries: BySeat([Gallery::EMPTY; 4]),
        shafts: Shafts::EMPTY,
        snores: BySeat([0; 4]),
        kablooeys: BySeat([0; 4]),
        hands: BySeat([0; 4]),
        open_tasks: BySeat([None; 4]),
        left: CARDS as u8,
        backs: 0,
        players: setup.players(),
        start: start.unwrap_or(Seat(0)),
        actor: start.unwrap_or(Seat(0)),
        owing: Seats::NONE,
        step: if start.is_some() { Step::Tiles { dealt: 0 } } else { Step::Start },
        given: false,
        blasted: false,
        monster: Monster::Asleep,
        options: Options::of(setup),
    };
    State { open, faces: KnownFaces::NONE, unseen: CardSet::ALL, stacks: [Set::new(&[true; 6]); 2] }
}

/// CL-2.14, CL-2.15.
pub(crate) fn give_dwarf(play: &mut impl Play<Clonk>, seat: Seat) {
    play.emit(Event::Started { seat });
    play.emit(Event::Awaited { step: Step::Tiles { dealt: 0 }, from: Seats::NONE });
}

/// CL-2.2: the next tile is for this seat, from this stack.
pub(crate) fn next_tile(players: u8, dealt: u8) -> (Seat, TaskKind) {
    if dealt < players { (Seat(dealt), TaskKind::Colour) } else { (Seat(dealt - players), TaskKind::Treasure) }
}

/// CL-2.2: which tiles it may be.
pub(crate) fn tile_pile(state: &State, dealt: u8) -> Pile<'_> {
    let (_, kind) = next_tile(state.players, dealt);
    state.stacks[kind as usize].pile([COLOUR_PILE, TREASURE_PILE][kind as usize])
}

/// CL-2.2: one tile of each stack for everybody; nobody else sees it.
pub(crate) fn deal_tile(play: &mut impl Play<Clonk>, dealt: u8, number: u8) {
    let (seat, kind) = next_tile(play.players, dealt);
    play.emit(Event::TileDrawn { seat, kind });
    play.emit(Event::GotTile { seat, task: TaskTile::new(kind, number) });
    if dealt + 1 == 2 * play.players {
        let from = play.everyone();
        play.emit(Event::Awaited { step: Step::Tasks, from });
    }
}

/// CL-2.3, CL-2.4: once, before anything else is laid out.
pub(crate) fn may_open(state: &State) -> Result<(), Rule> {
    if state.step == Step::Tasks { Ok(()) } else { Err(Rule("CL-2.4")) }
}

/// CL-2.4: all choices are revealed together.
pub(crate) fn open(play: &mut impl Play<Clonk>, seat: Seat, kind: TaskKind) {
    play.emit(Event::Chose { seat });
    play.emit(Event::ChoseTile { seat, kind });
    if !play.owing.is_empty() {
        return;
    }
    for seat in play.everyone() {
        let kind = play.faces.choices[seat].expect("everybody has chosen");
        let task = play.faces.task(seat, kind).expect("everybody has a tile of each kind");
        play.emit(Event::Opened { seat, task });
    }
    lay_shaft(play, ShaftId(0));
}

/// CL-2.7, CL-2.8: eight cards, and then the next shaft; chance is asked about those that lie face up.
pub(crate) fn lay_shaft(play: &mut impl Play<Clonk>, shaft: ShaftId) {
    match LAID_FACE_UP.get(play.shafts.height(shaft) as usize) {
        Some(true) => play.emit(Event::Awaited { step: Step::Shafts(shaft), from: Seats::NONE }),
        Some(false) => {
            play.emit(Event::Covered { shaft });
            lay_shaft(play, shaft);
        }
        None if shaft.index() + 1 < ShaftId::COUNT => lay_shaft(play, ShaftId(shaft.0 + 1)),
        None => play.emit(Event::Awaited { step: Step::Hands(Seat(0)), from: Seats::NONE }),
    }
}

/// CL-2.10: four cards for everybody, then the first turn begins.
pub(crate) fn deal(play: &mut impl Play<Clonk>, seat: Seat, card: Card) {
    play.emit(Event::Drew { seat });
    play.emit(Event::DrewCard { seat, card });
    if play.hands[seat] < FIRST_HAND {
        return;
    }
    if seat.0 + 1 < play.players {
        return play.emit(Event::Awaited { step: Step::Hands(Seat(seat.0 + 1)), from: Seats::NONE });
    }
    let to = play.start;
    begin_turn(play, to);
}

/// CL-2.11, CL-2.13: the cards above the Awakening card when all is laid out.
pub(crate) fn above_at_first(players: u8) -> u8 {
    let laid_out = (ShaftId::COUNT * LAID_FACE_UP.len()) as u8 + players * FIRST_HAND;
    CARDS as u8 - laid_out - BELOW_AWAKENING[players as usize - 2]
}

/// Is the table still being laid out?
pub(crate) fn is_in_progress(step: Step) -> bool {
    matches!(step, Step::Start | Step::Tiles { .. } | Step::Tasks | Step::Shafts(_) | Step::Hands(_))
}
