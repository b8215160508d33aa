//! Chapter 2: set-up.
use crate::state::MOST_TODOS;
use crate::turn::carry_on;
use crate::{
    ARTIFACTS, Allowance, BLACK_CUBES, CUBES, Card, Cards, Clank, Class, Dungeon, DungeonRow, EXPLORE, Event, HAND,
    IDOLS, MERCENARY, MarketItem, Open, Options, Person, Room, SECRET_TOME, STARTING_CLANK, Side, State, Status, Todo,
    noise,
};
use engine::{Bag, BySeat, MOST_SEATS, OptionSpec, Pending, Play, Rule, Seat, Seats, Setup, Unseen};

/// The options a table may choose.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "board", rule: Rule("CK-2.22"), values: &["front", "back"] },
    OptionSpec { name: "start", rule: Rule("CK-2.19"), values: &["lot", "P0", "P1", "P2", "P3"] },
    OptionSpec { name: "countdown_final", rule: Rule("CK-17.7"), values: &["knock-out", "kill"] },
    OptionSpec { name: "artifact_pickup", rule: Rule("CK-11.5"), values: &["on-entry", "action"] },
    OptionSpec { name: "arrive_at_set_up", rule: Rule("CK-2.16"), values: &["on", "off"] },
    OptionSpec { name: "dungeon_deck_reshuffle", rule: Rule("CK-14.8"), values: &["on", "off"] },
    OptionSpec { name: "discard_cost_optional", rule: Rule("CK-4.9"), values: &["off", "on"] },
];

/// What chance draws from: each player's deck, then what all share.
pub(crate) const PILES: &[&str] = &["P0", "P1", "P2", "P3", "dungeon", "bag", "major", "minor", "artifacts", "start"];
pub(crate) const DUNGEON_PILE: u8 = 4;
pub(crate) const BAG_PILE: u8 = 5;
pub(crate) const MAJOR_PILE: u8 = 6;
pub(crate) const MINOR_PILE: u8 = 7;
pub(crate) const ARTIFACT_PILE: u8 = 8;
pub(crate) const START_PILE: u8 = 9;

impl Options {
    /// What the setup says.
    pub(crate) fn of(setup: &Setup) -> Options {
        Options {
            side: if setup.is("board", "back") { Side::Back } else { Side::Front },
            countdown_kills: setup.is("countdown_final", "kill"),
            takes_artifacts_any_time: setup.is("artifact_pickup", "action"),
            arrives_at_set_up: setup.is("arrive_at_set_up", "on"),
            reshuffles_dungeon: setup.is("dungeon_deck_reshuffle", "on"),
            may_keep_from_discard: setup.is("discard_cost_optional", "on"),
        }
    }
    /// The options that differ from the default, each as `name=value`. Who starts is not part of a position.
    pub(crate) fn unusual(&self) -> Vec<String> {
        let is_unusual = |name: &str| match name {
            "board" => self.side == Side::Back,
            "countdown_final" => self.countdown_kills,
            "artifact_pickup" => self.takes_artifacts_any_time,
            "arrive_at_set_up" => !self.arrives_at_set_up,
            "dungeon_deck_reshuffle" => !self.reshuffles_dungeon,
            "discard_cost_optional" => self.may_keep_from_discard,
            _ => false,
        };
        switches().filter(|(spec, _)| is_unusual(spec.name)).map(|(_, text)| text).collect()
    }
}

/// The options that are part of a position, each with its other value as `name=value`.
pub(crate) fn switches() -> impl Iterator<Item = (&'static OptionSpec, String)> {
    let switches = OPTIONS.iter().filter(|spec| spec.name != "start");
    switches.map(|spec| (spec, format!("{}={}", spec.name, spec.values[1])))
}

/// CK-2.1 to CK-2.13: everything in its place, before chance has drawn anything.
pub(crate) fn new(setup: &Setup) -> State {
    let (players, options, start) = (setup.players(), Options::of(setup), setup.seat("start"));
    let everyone = Seats::first_n(players);
    let board = options.side.board();
    let cubes = |seat: Seat| if everyone.has(seat) { CUBES } else { 0 };
    let mut pools = BySeat([Cards::EMPTY; 4]);
    everyone.for_each(|seat| pools[seat] = starting_deck());
    let open = Open {
        pools,
        shown: BySeat([Cards::EMPTY; 4]),
        discards: BySeat([Cards::EMPTY; 4]),
        in_play: Cards::EMPTY,
        deck: dungeon_deck(),
        dungeon_discard: Dungeon::EMPTY,
        bag: Bag::new(&[0, 0, 0, 0, BLACK_CUBES]), // by `Cube::kind`
        secrets: Class::ALL.map(secrets_of),
        artifacts: Bag::new(&[1; ARTIFACTS.len()]),
        majors: board.major_secrets,
        minors: board.minor_secrets,
        second_minors: board.minor_secrets,
        people: BySeat(std::array::from_fn(|seat| newcomer(options.side, cubes(Seat(seat as u8))))),
        allowance: Allowance::default(),
        row: DungeonRow::EMPTY,
        reserve: [MERCENARY, EXPLORE, SECRET_TOME].map(|card| card.row().count),
        market: MarketItem::ALL.map(MarketItem::count),
        idols: IDOLS,
        rage: 4 - players, // CK-2.11
        black_aside: 0,
        trashed: 0,
        players,
        actor: start.unwrap_or(Seat(0)),
        inside: everyone,
        runner: None,
        options,
        pending: steps(players, start),
    };
    let mut state = State { open, hidden: BySeat([Cards::EMPTY; 4]) };
    carry_on(&mut Unseen::<Clank>(&mut state));
    state
}

/// What set-up still has to do, the last step first.
fn steps(players: u8, start: Option<Seat>) -> Pending<Todo, MOST_TODOS> {
    let mut steps = Pending::new(Todo::Next);
    steps.push(Todo::FirstTurn);
    steps.push(Todo::DealHands);
    steps.push(Todo::DealRow);
    if start.is_none() {
        steps.push(Todo::FirstPlayer);
    }
    if players < MOST_SEATS {
        steps.push(Todo::RemoveArtifacts { left: MOST_SEATS - players }); // CK-2.3
    }
    steps
}

/// CK-2.1: ten cards.
pub(crate) fn starting_deck() -> Cards {
    let mut deck = Cards::EMPTY;
    Card::all().filter(|card| card.is_starter()).for_each(|card| deck.put_many(card.0, card.row().count));
    deck
}

/// CK-2.14: the whole dungeon deck.
pub(crate) fn dungeon_deck() -> Dungeon {
    let mut deck = Dungeon::EMPTY;
    Card::all().filter(|card| card.is_of_the_dungeon()).for_each(|card| deck.put_many(card.0, card.row().count));
    deck
}

/// CK-2.5, CK-2.6: all secrets of a class.
pub(crate) fn secrets_of(class: Class) -> Bag<1> {
    let mut secrets = Bag::EMPTY;
    class.rows().iter().enumerate().for_each(|(kind, row)| secrets.put_many(kind as u8, row.count));
    secrets
}

/// CK-2.1, CK-2.17, CK-2.21: nothing but a pawn at the start and these cubes.
fn newcomer(side: Side, cubes: u8) -> Person {
    Person {
        tokens: [Bag::EMPTY; 2],
        gold: 0,
        room: Room::start(side),
        supply: cubes,
        area: 0,
        damage: 0,
        aside: 0,
        hidden: 0,
        artifacts: 0,
        keys: 0,
        backpacks: 0,
        crowns: 0,
        idols: 0,
        status: Status::Inside,
    }
}

/// CK-2.19.
pub(crate) fn start(play: &mut impl Play<Clank>, seat: Seat) {
    play.emit(Event::Popped);
    play.emit(Event::Started { seat });
}

/// CK-2.14: a card with the dragon symbol is replaced.
pub(crate) fn deal_row(play: &mut impl Play<Clank>, card: Card) {
    play.emit(match card.row().dragon {
        true => Event::Rejected { card },
        false => Event::Revealed { card, rouses: false },
    });
}

/// CK-2.14: the replaced cards go back into the deck.
pub(crate) fn row_dealt(play: &mut impl Play<Clank>) {
    play.emit(Event::Popped);
    if !play.dungeon_discard.is_empty() {
        play.emit(Event::DungeonReshuffled);
    }
}

/// CK-2.18, CK-2.20: hands, and the starting clank in turn order.
pub(crate) fn deal_hands(play: &mut impl Play<Clank>) {
    play.emit(Event::Popped);
    let mut seat = play.actor;
    for cubes in STARTING_CLANK.into_iter().take(play.players as usize) {
        noise::clank(play, seat, cubes);
        seat = seat.next(play.players);
    }
    for seat in play.everyone() {
        play.emit(Event::Awaited(Todo::Draw { seat, left: HAND }));
    }
}
