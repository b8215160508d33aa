//! A whole tiny game, to copy.
//!
//! **Two Stones**: a bag holds three stones worth 1, three worth 2 and three worth 3. Each player draws one and hides
//! it. Then each in turn may keep the stone or throw it away, open to all, and draw another. Highest stone wins; ties
//! share. It has what real games have: chance, a secret, a decision, a rule that refuses, an end, and a way to play it
//! well.
//!
//! ```
//! use engine::scene::{Group, Id, Offer, Player};
//! use engine::{
//!     AnyTable, Aspect, Audience, Bag, BySeat, Expected, Fate, Fields, Game, Heuristics, Info, Line, Lot, Menu, Misread,
//!     Pile, Play, Refusal, Rule, Scene, Scripted, Seat, Seats, Setup, Stage, Table, Teaching, Turn, Value, Viewer,
//!     chances_from, outcome, weights,
//! };
//! use std::{fmt, str::FromStr};
//!
//! struct TwoStones;
//!
//! // What somebody knows: the stones not yet shown, how far the game has got, and the stones they have seen.
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! struct Known { pool: Bag<1>, drew: u8, decided: u8, redraw: bool, stones: BySeat<Option<u8>> }
//! // A state knows everything, and what is left in the bag; a view knows what its viewer was told.
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! struct State { known: Known, bag: Bag<1> }
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! struct View { who: Viewer, known: Known }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! enum Action { Keep, Throw }
//! impl fmt::Display for Action {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//!         f.write_str(match self { Action::Keep => "keep", Action::Throw => "throw" })
//!     }
//! }
//! impl FromStr for Action {
//!     type Err = ();
//!     fn from_str(text: &str) -> Result<Action, ()> {
//!         TwoStones::all_actions().into_iter().find(|action| action.to_string() == text).ok_or(())
//!     }
//! }
//!
//! // Facts. If part of one is secret it is two events, and the private one says which stone.
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! enum Event { Drew(Seat), DrewStone(Seat, u8), Kept(Seat), Threw(Seat, u8), Showed(Seat, u8) }
//! impl fmt::Display for Event {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{self:?}") }
//! }
//!
//! impl Known { // one apply for states and views, so they cannot drift apart
//!     fn apply(&mut self, event: Event) {
//!         match event {
//!             Event::Drew(_) => { self.drew += 1; self.redraw = false }
//!             Event::DrewStone(seat, stone) => self.stones[seat] = Some(stone),
//!             Event::Kept(_) => self.decided += 1,
//!             Event::Threw(seat, stone) => {
//!                 *self = Known { decided: self.decided + 1, redraw: true, ..*self };
//!                 self.pool.take(stone);
//!                 self.stones[seat] = None;
//!             }
//!             Event::Showed(seat, stone) => { self.pool.take(stone); self.stones[seat] = Some(stone) }
//!         }
//!     }
//!     fn actor(&self) -> Seat { Seat(if self.redraw { self.decided - 1 } else { self.decided }) }
//!     fn over(&self) -> bool { self.decided == 2 && !self.redraw }
//! }
//!
//! impl Game for TwoStones {
//!     const INFO: Info = Info { id: "stones", players: 2..=2, version: 1, options: &[], texts: &[], learn: &[],
//!         examples: &[], rules: &[], teaching: Teaching::NONE, drafts: true };
//!     const PILES: &'static [&'static str] = &["bag"];
//!     type State = State;
//!     type Action = Action;
//!     type Event = Event;
//!     type View = View;
//!
//!     fn new(_: &Setup) -> State {
//!         let bag = Bag::new(&[0, 3, 3, 3]);
//!         State { known: Known { pool: bag, drew: 0, decided: 0, redraw: false, stones: BySeat([None; 4]) }, bag }
//!     }
//!     fn turn(state: &State) -> Turn {
//!         match state.known {
//!             Known { drew: 0..2, .. } | Known { redraw: true, .. } => Turn::Chance,
//!             Known { decided: 0..2, .. } => Turn::Decide(state.known.actor().only()),
//!             _ => Turn::Over,
//!         }
//!     }
//!     fn legal(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
//!         menu.offer(Action::Keep);
//!         if Self::check(state, seat, Action::Throw).is_ok() { menu.offer(Action::Throw) }
//!     }
//!     fn check(state: &State, seat: Seat, action: Action) -> Result<(), Rule> {
//!         let best = state.known.stones[seat] == Some(3);
//!         if best && action == Action::Throw { Err(Rule("TS-1.4")) } else { Ok(()) } // a 3 must be kept
//!     }
//!     fn pile(state: &State) -> Pile<'_> { state.bag.pile(0) }
//!     fn act(play: &mut impl Play<Self>, seat: Seat, action: Action) {
//!         let stone = play.known.stones[seat].expect("whoever decides has drawn");
//!         play.emit(if action == Action::Keep { Event::Kept(seat) } else { Event::Threw(seat, stone) });
//!         end(play);
//!     }
//!     fn draw(play: &mut impl Play<Self>, lot: Lot) {
//!         let seat = if play.known.redraw { play.known.actor() } else { Seat(play.known.drew) };
//!         play.emit(Event::Drew(seat));
//!         play.emit(Event::DrewStone(seat, lot.0));
//!         end(play);
//!     }
//!     fn apply(state: &mut State, event: Event) {
//!         if let Event::DrewStone(_, stone) = event { state.bag.take(stone) }
//!         state.known.apply(event);
//!     }
//!
//!     fn audience(event: Event) -> Audience {
//!         match event { // told to all only where it says so
//!             Event::DrewStone(seat, _) => Audience::Only(seat),
//!             Event::Drew(_) | Event::Kept(_) | Event::Threw(..) | Event::Showed(..) => Audience::All,
//!         }
//!     }
//!     // Starts out without a stone: what no line here puts in stays secret.
//!     fn view(state: &State, who: Viewer) -> View {
//!         let Known { pool, drew, decided, redraw, stones } = state.known;
//!         let mut known = Known { pool, drew, decided, redraw, stones: BySeat([None; 4]) };
//!         let shown = |seat: &Seat| state.known.over() || who == Viewer::Seat(*seat);
//!         for seat in Seats::first_n(2).filter(shown) { known.stones[seat] = stones[seat] }
//!         View { who, known }
//!     }
//!     fn hear(view: &mut View, event: Event) { view.known.apply(event) }
//!     fn guess(view: &View, fate: &mut impl Fate) -> State {
//!         let Known { pool: mut bag, drew, decided, redraw, mut stones } = view.known; // what the viewer knows
//!         let covered = if view.known.over() { Seats::NONE } else { Seats::first_n(2) };
//!         for stone in covered.filter_map(|seat| stones[seat]) { bag.take(stone) }
//!         for seat in covered.filter(|seat| seat.0 < drew) {
//!             let redraws = redraw && seat == view.known.actor();
//!             if stones[seat].is_none() && !redraws {
//!                 let Lot(stone) = fate.pick(bag.pile(0));
//!                 bag.take(stone);
//!                 stones[seat] = Some(stone);
//!             }
//!         }
//!         State { known: Known { pool: view.known.pool, drew, decided, redraw, stones }, bag }
//!     }
//!     fn players(_: &State) -> Seats { Seats::first_n(2) }
//!     fn scores(state: &State) -> BySeat<Option<i16>> { BySeat(state.known.stones.0.map(|stone| stone.map(i16::from))) }
//!     fn winners(state: &State) -> Seats {
//!         let best = state.known.stones.0.iter().max().copied().flatten();
//!         Seats::first_n(2).filter(|&seat| state.known.stones[seat] == best).collect()
//!     }
//!
//!     fn lot(_: u8, lot: Lot) -> String { lot.0.to_string() }
//!     fn all_actions() -> Vec<Action> { vec![Action::Keep, Action::Throw] }
//!     fn write_position(state: &State) -> String { write(&state.known) }
//!     fn read_position(text: &str) -> Result<State, Misread> {
//!         let mut fields = Fields::read(text)?;
//!         let (pool, steps, stones) = (fields.need("pool")?, fields.need("steps")?, fields.need("stones")?);
//!         fields.finish()?;
//!         let numbers = |value: Value<'_>| value.list(Expected::number())?.try_into()
//!             .map_err(|_| value.misread(Expected::numbers(3)));
//!         let ([ones, twos, threes], [drew, decided, redraw]): ([u8; 3], [u8; 3]) = (numbers(pool)?, numbers(steps)?);
//!         let in_range = drew <= 4 && decided <= 2 && redraw <= 1 && redraw <= decided;
//!         let [one, other] = stones.words().map(stone).collect::<Result<Vec<_>, _>>()?.try_into()
//!             .map_err(|_| stones.misread("expected-two-stones"))?;
//!         if !in_range { return Err(steps.misread(Expected::possible())) }
//!         let (pool, stones_by_seat) = (Bag::new(&[0, ones, twos, threes]), BySeat([one, other, None, None]));
//!         let known = Known { pool, drew, decided, redraw: redraw == 1, stones: stones_by_seat };
//!         let mut bag = pool;
//!         for stone in [one, other].into_iter().flatten().filter(|_| !known.over()) {
//!             if bag.count(stone) == 0 { return Err(stones.misread(Expected::no_more())) }
//!             bag.take(stone);
//!         }
//!         Ok(State { known, bag })
//!     }
//!     fn write_view(view: &View) -> String { format!("you: {}\n{}", view.who, write(&view.known)) }
//!     fn audit(state: &State) -> Result<(), String> {
//!         if state.bag.total() + 2 < state.known.pool.total() { Err("stones from nowhere".into()) } else { Ok(()) }
//!     }
//!     fn scene(view: &View, stage: &Stage<'_, Self>) -> Scene {
//!         let offer = |action: &Action| Offer { act: action.to_string(), said: action.to_string(), ..Offer::default() };
//!         let group = Group { kind: "stone".into(), offers: stage.legal.iter().map(offer).collect(), ..Group::default() };
//!         let player = |seat: Seat| Player { seat, name: stage.name(seat).into(), you: view.who == Viewer::Seat(seat),
//!             turn: false, note: Line::default(), badge: Line::default(), tags: vec![], plate: Id(seat.0.into()), things: vec![] };
//!         Scene { game: "stones".into(), who: view.who.seat(), now: stage.words.text("keep-or-throw", &[]),
//!             players: Seats::first_n(2).map(player).collect(), offers: vec![group], ..Scene::default() }
//!     }
//! }
//!
//! fn stone(word: Value<'_>) -> Result<Option<u8>, Misread> {
//!     match word.text {
//!         "?" => Ok(None),
//!         "1" | "2" | "3" => word.parse(Expected::number()).map(Some),
//!         _ => Err(word.misread(Expected::one_of(["1", "2", "3", "?"]))),
//!     }
//! }
//!
//! fn write(known: &Known) -> String {
//!     let stone = |seat: usize| known.stones.0[seat].map_or("?".into(), |stone| stone.to_string());
//!     let pool: Vec<String> = (1..4).map(|kind| known.pool.count(kind).to_string()).collect();
//!     let steps = format!("{} {} {}", known.drew, known.decided, known.redraw as u8);
//!     format!("pool: {}\nsteps: {steps}\nstones: {} {}\n", pool.join(" "), stone(0), stone(1))
//! }
//!
//! /// Once both have decided and nobody draws any more, all stones are shown.
//! fn end(play: &mut impl Play<TwoStones>) {
//!     if TwoStones::turn(play) == Turn::Over {
//!         for seat in Seats::first_n(2) {
//!             let stone = play.known.stones[seat].expect("both have drawn");
//!             play.emit(Event::Showed(seat, stone));
//!         }
//!     }
//! }
//!
//! // How to play it well, for bots, hints and reviews: compare a stone with the bag's average.
//! weights! {
//!     struct Weights {
//!         patience: 1.0,
//!     }
//! }
//! impl Heuristics for TwoStones {
//!     type Weights = Weights;
//!     type Belief = ();
//!     const HORIZON: Option<u8> = None;
//!     fn believe(_: &View, _: &[Event]) {}
//!     fn imagine(view: &View, _: &(), fate: &mut impl Fate) -> State { Self::guess(view, fate) }
//!     fn rate(state: &State, seat: Seat, legal: &[Action], by: &Weights, scores: &mut Vec<f32>) {
//!         let own = state.known.stones[seat].map_or(0.0, f32::from); // what the seat knows
//!         scores.extend(legal.iter().map(|action| if *action == Action::Keep { own } else { 2.0 * by.patience }));
//!     }
//!     fn playout(state: &State, seat: Seat, _: &mut impl Fate) -> Action {
//!         if state.known.stones[seat] == Some(1) { Action::Throw } else { Action::Keep }
//!     }
//!     fn chances(state: &State) -> BySeat<f32> {
//!         if Self::turn(state) == Turn::Over { return outcome::<Self>(state) }
//!         chances_from(BySeat(state.known.stones.0.map(|stone| stone.map_or(2.0, f32::from))), 2, 1.0)
//!     }
//!     fn actor(state: &State) -> Seat { state.known.actor() }
//!     fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
//!         vec![Aspect::of_points("why-stone", state.known.stones[seat].map_or(0.0, f32::from))]
//!     }
//! }
//!
//! // Chance is scripted here; a match uses the dealer, a playout the fast generator.
//! let setup = Setup::new::<TwoStones>(2).expect("it is for two");
//! let mut table = Table::<TwoStones>::new(&setup);
//! table.settle(&mut Scripted::new(vec![Lot(3), Lot(1)]));
//! assert_eq!(table.act(Seat(1), Action::Keep), Err(Refusal::NotYourTurn));
//! assert_eq!(table.act(Seat(0), Action::Throw), Err(Refusal::Forbidden(Rule("TS-1.4"))));
//! table.act(Seat(0), Action::Keep).expect("a stone may be kept");
//! assert_eq!(table.view_text(Viewer::Seat(Seat(1))), "you: P1\npool: 3 3 3\nsteps: 2 1 0\nstones: ? 1\n");
//! table.act(Seat(1), Action::Throw).expect("a 1 may be thrown away");
//! table.settle(&mut Scripted::new(vec![Lot(2)]));
//! assert_eq!((table.turn(), table.winners()), (Turn::Over, Seat(0).only()));
//! let read = Table::<TwoStones>::from_position(&table.position_text()).expect("what is written can be read");
//! assert_eq!(read.position_text(), table.position_text());
//! assert!(Table::<TwoStones>::from_position("pool: 0 3 3\nsteps: 2 0 0\nstones: 1 2\n").is_err());
//! assert_eq!(table.lines(), ["draw bag.3", "draw bag.1", "P0 keep", "P1 throw", "draw bag.2"]);
//! ```
