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

pub use cards::CardSet;
pub use components::{
    BELOW_AWAKENING, CARDS, Card, Colour, FIRST_HAND, HAND_LIMIT, KABLOOEY_COINS, LAID_FACE_UP, Placeholder,
    REFILLED_FACE_UP, SIXTH, SNORE_EYES, SPACES, SUPPLY, TASK_POINTS, TaskKind, TaskTile, Treasure, fitting,
};
pub use heuristics::{Belief, Weights, task_odds};
pub use scoring::{ScoreSheet, TaskScore, score_sheets};
pub use secrets::{KnownFaces, View};
pub use shafts::{Gallery, SHAFTS, ShaftId, Shafts};
pub use state::{Errand, Event, Monster, Open, Options, State, Step};
pub use turn::{Action, CardSource};

use engine::{
    Audience, BySeat, Fate, Game, Info, Lot, Menu, Misread, Pile, Play, Rule, Scene, Seat, Seats, Setup, Stage, Turn,
    Viewer,
};

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
        examples: include!(concat!(env!("OUT_DIR"), "/examples.rs")),
        rules: include!(concat!(env!("OUT_DIR"), "/rules.rs")),
        teaching: teaching::TEACHING,
        drafts: true, // chance turns up what lies face down
    };
    const PILES: &'static [&'static str] = setup::PILES;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

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
        position::write(state, &state.faces)
    }
    fn read_position(text: &str) -> Result<State, Misread> {
        position::read(text)
    }
    fn write_view(view: &View) -> String {
        format!("you: {}\n{}", view.who, position::write(view, &view.faces))
    }
    fn audit(state: &State) -> Result<(), String> {
        position::audit(state)
    }

    fn kinds() -> Vec<&'static str> {
        scene::kinds()
    }
    fn kind(_view: &View, action: Action) -> &'static str {
        scene::kind_of(action)
    }
    fn scene(view: &View, stage: &Stage<'_, Clonk>) -> Scene {
        scene::scene(view, stage)
    }
}
