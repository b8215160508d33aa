//! Clonk!: dwarves chain matching treasures out of five shafts before the monster wakes.
//!
//! The modules follow the chapters of `RULES.md`; every function names its rule.
mod cards;
mod components; // 1
mod shafts;
mod state;

mod setup; // 2
mod turn; // 3

mod digging; // 4
mod giving; // 5

mod blasting; // 6
mod rubble; // 7

mod drawing; // 8
mod secrets; // 9

mod scoring; // 10

mod heuristics;
mod notation;
mod position;
mod scene;
mod teaching;

pub use cards::Cards;
pub use components::*;
pub use engine::Unreadable;
pub use heuristics::{Belief, Weights, task_odds};
pub use scoring::{Account, TaskAccount, accounts};
pub use secrets::{Faces, View};
pub use shafts::*;
pub use state::*;
pub use turn::{Action, Source};

use blasting::settle;
use engine::*;
use turn::{begin_turn, card_from, dig_on, phase_two, shaft_of};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Clonk;

impl Game for Clonk {
    const INFO: Info = Info {
        id: "clonk",
        players: 2..=4, // CL-1.1
        version: 1,
        options: setup::OPTIONS,
        texts: include!(concat!(env!("OUT_DIR"), "/text.rs")),
        learn: include!(concat!(env!("OUT_DIR"), "/learn.rs")),
        teaching: teaching::TEACHING,
        drafts: true, // what lies face down is turned up by chance
    };
    const PILES: &'static [&'static str] = setup::PILES;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn playable(setup: &Setup) -> Result<(), Rule> {
        setup::playable(setup)
    }
    fn new(setup: &Setup) -> State {
        setup::new(setup)
    }
    #[inline(always)]
    fn turn(state: &State) -> Turn {
        turn::turn(state)
    }
    #[inline(always)]
    fn legal(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        turn::legal(state, seat, menu);
    }
    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Rule> {
        turn::check(state, seat, action)
    }
    #[inline(always)]
    fn pile(state: &State) -> Pile<'_> {
        turn::pile(state)
    }
    #[inline(always)]
    fn act(play: &mut impl Play<Clonk>, seat: Seat, action: Action) {
        turn::act(play, seat, action);
    }
    #[inline(always)]
    fn draw(play: &mut impl Play<Clonk>, lot: Lot) {
        turn::draw(play, lot);
    }
    #[inline(always)]
    fn apply(state: &mut State, event: Event) {
        state.apply(event);
    }
    #[inline(always)]
    fn audience(event: Event) -> Audience {
        secrets::audience(event)
    }
    fn reveals(event: Event) -> bool {
        secrets::reveals(event)
    }
    #[inline(always)]
    fn view(state: &State, who: Viewer) -> View {
        secrets::view(state, who)
    }
    #[inline(always)]
    fn hear(view: &mut View, event: Event) {
        view.hear(event);
    }
    #[inline(always)]
    fn guess(view: &View, fate: &mut impl Fate) -> State {
        secrets::guess(view, fate)
    }
    #[inline(always)]
    fn players(state: &State) -> Seats {
        state.everyone()
    }
    fn scores(state: &State) -> BySeat<Option<i16>> {
        scoring::scores(state)
    }
    fn winners(state: &State) -> Seats {
        scoring::winners(state, &state.faces)
    }
    fn lot(pile: u8, lot: Lot) -> String {
        notation::lot(pile, lot)
    }
    fn all_actions() -> Vec<Action> {
        notation::all_actions()
    }
    fn write_position(state: &State) -> String {
        position::write_state(state)
    }
    fn read_position(text: &str) -> Result<State, Misread> {
        position::read(text)
    }
    fn write_view(view: &View) -> String {
        position::write_view(view)
    }
    fn audit(state: &State) -> Result<(), String> {
        position::audit(state)
    }
    fn scene(view: &View, stage: &Stage<'_, Clonk>) -> Scene {
        scene::scene(view, stage)
    }
}
