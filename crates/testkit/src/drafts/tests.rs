//! A made-up game, with and without a lie about its drafts.
use super::*;
use engine::*;
use std::fmt;
use std::panic::catch_unwind;

/// Two players each draw a stone nobody else sees. In a turn one may light lamps, draw another stone, and must stop at
/// last. Where `LOOKS`, one may also look at the other's stone and go on: then no draft is exact. Where `IDLE`, the
/// routine lights lamps for ever.
struct Lamps<const LOOKS: bool, const IDLE: bool>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Known {
    stones: BySeat<Option<u8>>,
    lamps: u8,
    lit: u8,
    stops: u8,
    drawing: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct View(Viewer, Known);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Light,
    Draw,
    Look,
    Stop,
}

const ACTIONS: [Action; 4] = [Action::Light, Action::Draw, Action::Look, Action::Stop];

one_word_each! {
    Action { Light: "light", Draw: "draw", Look: "look", Stop: "stop" }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Lit,
    Asked,
    Got(Seat, u8),
    Saw(Seat, u8),
    Stopped,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

static STONES: Bag<1> = Bag::new(&[0, 50, 50, 50]);

impl Known {
    fn actor(&self) -> Seat {
        Seat(self.stops % 2)
    }
    fn drawer(&self) -> Option<Seat> {
        let bare = Seats::first_n(2).find(|&seat| self.stones[seat].is_none());
        bare.or(Some(self.actor()).filter(|_| self.drawing))
    }
    fn apply(&mut self, event: Event) {
        match event {
            Event::Lit => (self.lamps, self.lit) = (self.lamps + 1, self.lit + 1),
            Event::Asked => self.drawing = true,
            Event::Got(seat, stone) => (self.stones[seat], self.drawing) = (Some(stone), false),
            Event::Saw(..) => {}
            Event::Stopped => (self.stops, self.lit) = (self.stops + 1, 0),
        }
    }
}

impl<const LOOKS: bool, const IDLE: bool> Game for Lamps<LOOKS, IDLE> {
    const INFO: Info = Info {
        id: "lamps",
        players: 2..=2,
        version: 1,
        options: &[],
        texts: &[],
        learn: &[],
        examples: &[],
        rules: &[],
        teaching: engine::Teaching::NONE,
        drafts: true,
    };
    const PILES: &'static [&'static str] = &["bag"];
    type State = Known;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(_: &Setup) -> Known {
        Known { stones: BySeat([None; 4]), lamps: 0, lit: 0, stops: 0, drawing: false }
    }
    fn turn(state: &Known) -> Turn {
        match state.drawer() {
            Some(_) => Turn::Chance,
            None if state.stops < 6 => Turn::Decide(state.actor().only()),
            None => Turn::Over,
        }
    }
    fn legal(state: &Known, seat: Seat, menu: &mut impl Menu<Action>) {
        ACTIONS.into_iter().for_each(|action| menu.offer_if(Self::check(state, seat, action).is_ok(), action));
    }
    fn check(state: &Known, _: Seat, action: Action) -> Result<(), Rule> {
        match action {
            Action::Light if state.lit >= 3 && !IDLE => Err(Rule("LP-1.1")),
            Action::Look if !LOOKS => Err(Rule("LP-1.2")),
            _ => Ok(()),
        }
    }
    fn pile(_: &Known) -> Pile<'_> {
        STONES.pile(0)
    }
    fn act(play: &mut impl Play<Self>, seat: Seat, action: Action) {
        let other = Seat(1 - seat.0);
        let stone = play.stones[other].expect("both have drawn");
        play.emit(match action {
            Action::Light => Event::Lit,
            Action::Draw => Event::Asked,
            Action::Look => Event::Saw(seat, stone),
            Action::Stop => Event::Stopped,
        });
    }
    fn draw(play: &mut impl Play<Self>, lot: Lot) {
        let seat = play.drawer().expect("chance is asked when somebody draws");
        play.emit(Event::Got(seat, lot.0));
    }
    fn apply(state: &mut Known, event: Event) {
        state.apply(event);
    }
    fn audience(event: Event) -> Audience {
        if let Event::Got(seat, _) | Event::Saw(seat, _) = event { Audience::Only(seat) } else { Audience::All }
    }
    fn view(state: &Known, who: Viewer) -> View {
        let mut known = *state;
        for seat in Seats::first_n(2).filter(|&seat| who != Viewer::Seat(seat)) {
            known.stones[seat] = None;
        }
        View(who, known)
    }
    fn hear(view: &mut View, event: Event) {
        view.1.apply(event);
    }
    fn guess(view: &View, fate: &mut impl Fate) -> Known {
        let mut known = view.1;
        for seat in Seats::first_n(2) {
            known.stones[seat] = known.stones[seat].or_else(|| Some(fate.pick(STONES.pile(0)).0));
        }
        known
    }
    fn players(_: &Known) -> Seats {
        Seats::first_n(2)
    }
    fn scores(_: &Known) -> BySeat<Option<i16>> {
        BySeat([None; 4])
    }
    fn winners(_: &Known) -> Seats {
        Seats::NONE
    }
    fn routine(view: &View) -> Option<Action> {
        (IDLE || view.1.lit < 2).then_some(Action::Light)
    }
    fn lot(_: u8, lot: Lot) -> String {
        lot.0.to_string()
    }
    fn all_actions() -> Vec<Action> {
        ACTIONS.to_vec()
    }
    fn write_position(state: &Known) -> String {
        let Known { lamps, lit, stops, drawing, .. } = *state;
        let stones = Seats::first_n(2).map(|seat| state.stones[seat].unwrap_or(0).to_string());
        format!("{lamps} {lit} {stops} {} {}", drawing as u8, stones.collect::<Vec<_>>().join(" "))
    }
    fn read_position(text: &str) -> Result<Known, Misread> {
        let numbers: Vec<u8> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
        let [lamps, lit, stops, drawing, one, other] = numbers[..] else {
            return Err(Misread::new(1, Expected::numbers(6), text));
        };
        let stone = |stone: u8| Some(stone).filter(|&stone| stone > 0);
        Ok(Known { stones: BySeat([stone(one), stone(other), None, None]), lamps, lit, stops, drawing: drawing == 1 })
    }
    fn write_view(view: &View) -> String {
        Self::write_position(&view.1)
    }
    fn audit(_: &Known) -> Result<(), String> {
        Ok(())
    }
    fn scene(view: &View, stage: &Stage<'_, Self>) -> Scene {
        Scene { now: format!("{} lamps, {} news", view.1.lamps, stage.news.len()), ..Scene::default() }
    }
}

type Honest = Lamps<false, false>;

const OLA: Seat = Seat(0);
const JO: Seat = Seat(1);

/// Ola decides first; both have a stone.
fn table() -> Table<Honest> {
    let mut table = Table::new(&Setup::new::<Honest>(2).expect("it is for two"));
    Table::settle(&mut table, &mut Scripted::new(vec![Lot(3), Lot(1)]));
    table
}

#[test]
fn a_draft_holds_what_was_tried_and_gives_it_back() {
    let mut table = table();
    assert!(Draft::new(&table, JO).is_none(), "it is not Jo's turn");
    let mut draft = Draft::new(&table, OLA).expect("it is Ola's turn");
    assert!(!draft.undo() && draft.actions().is_empty() && draft.seat() == OLA);
    draft.act("light").expect("a lamp may be lit");
    assert_eq!(draft.act("look"), Err(Refusal::Forbidden(Rule("LP-1.2"))));
    assert_eq!(draft.act("fly"), Err(Refusal::Unreadable("fly".into())));
    draft.act("light").expect("another, too");
    assert_eq!(draft.actions(), ["light", "light"]);
    let seen = |draft: &Draft| draft.table().map(|table| table.news(Viewer::Seat(OLA)));
    assert_eq!(seen(&draft).expect("not ripe yet"), ["Got(Seat(0), 3)", "Lit", "Lit"]);
    assert!(draft.undo());
    assert_eq!(seen(&draft).expect("not ripe yet"), ["Got(Seat(0), 3)", "Lit"]);
    assert_eq!(table.lines(), ["draw bag.3", "draw bag.1"]);
    draft.act("stop").expect("one may stop");
    assert!(draft.is_ripe() && draft.table().is_none());
    assert_eq!(draft.act("light"), Err(Refusal::NotYourTurn));
    draft.send(&mut table).expect("what was legal in the draft is legal");
    assert_eq!(table.lines()[2..], ["P0 light", "P0 stop"]);
}

#[test]
fn a_draft_without_actions_says_what_was_told_last() {
    let table = table();
    let draft = Draft::new(&table, OLA).expect("it is Ola's turn");
    let guessed = draft.table().expect("nothing has happened");
    for who in [Viewer::Seat(OLA), Viewer::Seat(JO)] {
        assert_eq!(guessed.last_news(who), [""; 0], "the last draw was Jo's, and a guess tells only Ola");
    }
    assert_eq!(guessed.setup(), None, "a guess has no record");
    assert_eq!(guessed.after(0).news(Viewer::Seat(OLA)), ["Got(Seat(0), 3)"]);
}

#[test]
fn drafts_send_what_is_ripe_and_forget_the_rest() {
    let (mut table, mut drafts) = (table(), Drafts::default());
    assert_eq!(drafts.act(&mut table, OLA, "light"), Ok(false));
    assert_eq!(drafts.act(&mut table, JO, "light"), Err(Refusal::NotYourTurn));
    assert_eq!((drafts.of(OLA).is_some(), drafts.of(JO).is_some()), (true, false));
    assert!(!drafts.undo(JO) && drafts.undo(OLA) && drafts.of(OLA).is_none() && !drafts.undo(OLA));
    assert_eq!(drafts.act(&mut table, OLA, "light"), Ok(false));
    let lamps = |who| drafts.seen(&table, who).scene(who, 0, &NoWords, &[]).now;
    assert_eq!(lamps(Viewer::Seat(OLA)), "1 lamps, 2 news");
    assert_eq!(lamps(Viewer::Seat(JO)), "0 lamps, 1 news");
    assert_eq!(lamps(Viewer::Onlooker), "0 lamps, 0 news");
    drafts.forget();
    assert!(drafts.of(OLA).is_none());
    assert_eq!(drafts.act(&mut table, OLA, "light"), Ok(false));
    assert_eq!(drafts.act(&mut table, OLA, "draw"), Ok(true));
    assert!(drafts.of(OLA).is_none());
    assert_eq!((table.turn(), &table.lines()[2..]), (Turn::Chance, &["P0 light".to_owned(), "P0 draw".into()][..]));
}

#[test]
fn the_suite_finds_a_draft_that_is_not_exact() {
    keeps_drafts_exact::<Honest>();
    assert!(catch_unwind(keeps_drafts_exact::<Lamps<true, false>>).is_err(), "a look tells what a guess cannot know");
}

#[test]
fn the_suite_finds_a_routine_that_does_not_end() {
    keeps_the_routine::<Honest>();
    assert!(catch_unwind(keeps_the_routine::<Lamps<false, true>>).is_err());
}
