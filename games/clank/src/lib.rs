//! Clank!: build a deck, steal an artifact from the dragon's dungeon, get out alive.
//!
//! The modules follow the chapters of `RULES.md`; every function names its rule.
mod board;
mod cards;
mod teaching;
mod text;
mod tokens; // 1

mod apply;
mod events;
mod state;

mod setup; // 2
mod turn; // 3

mod decks; // 4
mod effects; // 5, 18

mod acquire; // 6, 7
mod fight; // 8
mod market; // 9

mod movement; // 10
mod rooms; // 11, 12

mod noise; // 13
mod row; // 14

mod dragon; // 15, 16

mod ending; // 17

mod heuristics;

mod notation;
mod position;
mod scene;
mod secrets;

pub use board::{Board, Chart, Room, RoomRow, Rooms, Side, Token, Tunnel, WayOut};
pub use cards::{BURGLE, CARDS, EXPLORE, GOBLIN, MERCENARY, OWNED, SECRET_TOME};
pub use cards::{Card, CardKind, CardRow, Cards, Dungeon, Region, Variable};
pub use ending::{ScoreSheet, card_points};
pub use engine::Unreadable;
pub use events::{Event, Trash};
pub use heuristics::{Weights, odds_of_card, odds_of_hand};
pub use row::DungeonRow;
pub use secrets::View;
pub use state::{Allowance, Open, Options, Person, Runner, State, Status, Todo};
pub use text::{Condition, Effect, Passage, TextSource, Trigger};
pub use tokens::{ARTIFACTS, BLACK_CUBES, CHALICE, COUNTDOWN, CROWNS, CUBES, DRAGON_EGG, HAND, HEALTH, IDOL_POINTS};
pub use tokens::{Artifact, Class, Cube, MarketItem, Secret, SecretRow, best_crown};
pub use tokens::{IDOLS, ITEM_POINTS, MARKET_PRICE, MASTERY_POINTS, RAGE, ROW, STARTING_CLANK, TOMES_PRICE};
pub use turn::Action;

use engine::{Audience, BySeat, Fate, Game, Info, Lot, Menu, Misread, Pile, Play, Rule, Scene, Seat, Seats, Setup};
use engine::{Stage, Turn, Viewer};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Clank;

impl Game for Clank {
    const INFO: Info = Info {
        id: "clank",
        players: 2..=4, // CK-1.2
        version: 1,
        options: setup::OPTIONS,
        texts: include!(concat!(env!("OUT_DIR"), "/text.rs")),
        learn: include!(concat!(env!("OUT_DIR"), "/learn.rs")),
        examples: include!(concat!(env!("OUT_DIR"), "/examples.rs")),
        rules: include!(concat!(env!("OUT_DIR"), "/rules.rs")),
        teaching: teaching::TEACHING,
        drafts: true, // only chance tells anything new
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
    fn legal(state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        turn::legal(state, menu);
    }
    fn check(state: &State, _: Seat, action: Action) -> Result<(), Rule> {
        turn::check(state, action)
    }
    #[inline(always)]
    fn pile(state: &State) -> Pile<'_> {
        turn::pile(state)
    }
    #[inline(always)]
    fn act(play: &mut impl Play<Clank>, seat: Seat, action: Action) {
        turn::act(play, seat, action);
    }
    #[inline(always)]
    fn draw(play: &mut impl Play<Clank>, lot: Lot) {
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
        ending::scores(state)
    }
    fn winners(state: &State) -> Seats {
        ending::winners(state)
    }
    fn routine(view: &View) -> Option<Action> {
        decks::routine(view)
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

    fn kinds() -> Vec<&'static str> {
        scene::kinds()
    }
    fn kind(view: &View, action: Action) -> &'static str {
        scene::kind_of(view, action)
    }
    fn scene(view: &View, stage: &Stage<'_, Clank>) -> Scene {
        scene::scene(view, stage)
    }
}
