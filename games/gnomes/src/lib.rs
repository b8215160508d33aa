//! Gnomes: remember, swap and steal diamond tiles on three levels until Snow White calls for supper.
//!
//! The modules follow the chapters of `RULES.md`; every function names its rule.
mod components; // 1
mod state;

mod setup; // 2
mod turn; // 3

mod actions; // 4
mod descent; // 5
mod specials; // 6

mod ending; // 7
mod secrets; // 8

mod heuristics;

mod notation;
mod position;
mod scene;
mod teaching;

pub use components::{
    BOX, CORRIDOR_LOOKS, Front, KEEPABLE, Level, Order, Place, Places, REMOVED, RowSlot, SLOTS, STACKS, Tile, Tiles,
};
pub use engine::Unreadable;
pub use heuristics::{Belief, Weights, tile_odds};
pub use secrets::{Faces, View};
pub use state::{Event, Open, Options, State, Step};
pub use turn::Action;

use engine::{
    Audience, BySeat, Fate, Game, Info, Lot, Menu, Misread, Pile, Play, Rule, Scene, Seat, Seats, Setup, Stage, Turn,
    Viewer,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Gnomes;

impl Game for Gnomes {
    const INFO: Info = Info {
        id: "gnomes",
        players: 2..=4, // GN-1.13
        version: 1,
        options: setup::OPTIONS,
        texts: include!(concat!(env!("OUT_DIR"), "/text.rs")),
        learn: include!(concat!(env!("OUT_DIR"), "/learn.rs")),
        examples: include!(concat!(env!("OUT_DIR"), "/examples.rs")),
        rules: include!(concat!(env!("OUT_DIR"), "/rules.rs")),
        teaching: teaching::TEACHING,
        drafts: false, // a look cannot be taken back
    };
    const PILES: &'static [&'static str] = &["I", "II", "III", "start"];
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
    fn asked_first(state: &State, owing: Seats) -> Option<Seat> {
        turn::asked_first(state, owing)
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
    fn act(play: &mut impl Play<Gnomes>, seat: Seat, action: Action) {
        turn::act(play, seat, action);
    }
    #[inline(always)]
    fn draw(play: &mut impl Play<Gnomes>, lot: Lot) {
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
        ending::scores(state)
    }
    fn winners(state: &State) -> Seats {
        ending::winners(state)
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
    fn holds_up(news: &[Event]) -> bool {
        !scene::looks(news).is_empty()
    }
    fn scene(view: &View, stage: &Stage<'_, Gnomes>) -> Scene {
        scene::scene(view, stage)
    }
}
