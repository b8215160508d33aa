//! Made-up Scenes: a row of tiles as in a memory game, and a table with a map, shafts and meters.
use engine::scene::*;
use engine::{Line, Scene, Seat, Sign};

/// The text of a made-up Scene: lines that begin with their kind.
pub(super) struct Notes(pub(super) &'static str);

impl Notes {
    /// The lines of a kind.
    pub(super) fn lines(&self, kind: &'static str) -> impl Iterator<Item = &'static str> {
        self.0.lines().filter_map(move |line| line.strip_prefix(kind)?.strip_prefix(' ').map(str::trim))
    }
    /// The same in at most `count` words.
    pub(super) fn words(&self, kind: &'static str, count: usize) -> impl Iterator<Item = Vec<&'static str>> {
        self.lines(kind).map(move |line| line.splitn(count, ' ').collect())
    }
    /// The same in parts with bars between them.
    pub(super) fn parts(&self, kind: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
        self.lines(kind).map(|line| line.split('|').collect())
    }
    /// A symbol that has a glyph.
    pub(super) fn sym(&self, name: &str) -> Name {
        self.words("glyph", 2).map(|words| words[0]).find(|sym| *sym == name).unwrap()
    }
    /// All glyphs.
    pub(super) fn legend(&self) -> Vec<Term> {
        self.words("glyph", 2).map(|words| term(words[0], words[1])).collect()
    }
    /// All tales, each after its seat or `head`.
    pub(super) fn story(&self) -> Vec<Beat> {
        let told = |words: Vec<&str>| match words[0].parse() {
            Ok(seat) => tale(seat, words[1]),
            Err(_) => Beat::new(0, None, "turn").heads(words[1].into()),
        };
        self.words("tale", 2).map(told).collect()
    }
}

pub(super) fn offer(act: &str, said: &str, on: &[u16]) -> Offer {
    Offer { act: act.into(), said: said.into(), on: on.iter().map(|&id| Id(id)).collect(), ..Offer::default() }
}

fn up(id: u16, worth: u8, sym: Name) -> Piece {
    let gain = Line(vec![Ink::Strong(worth.to_string().into()), Ink::Sign(Sign::alone("diamond", "diamonds"))]);
    let parts =
        vec![Part { slot: Slot::Gain, line: gain }, Part { slot: Slot::Index, line: Sign::alone(sym, sym).into() }];
    Piece::new(Id(id), "tile", Form::Tile, format!("{worth} diamonds, {sym}"), Face::Up(parts))
}

fn down(id: u16) -> Piece {
    Piece::new(Id(id), "tile", Form::Tile, "face down, level I", Face::Down("level-1".into()))
}

fn row(id: u16, name: &str, layout: Layout, pieces: Vec<Piece>) -> Area {
    Area::new(Id(id), "row", layout, name, pieces.into_iter().map(Item::Piece).collect())
}

pub(super) fn phase(name: &str, mood: Mood) -> Phase {
    Phase { name: name.into(), mood }
}

pub(super) fn player(seat: u8, name: &str, things: Vec<Item>) -> Player {
    let (note, badge, tags, plate) = (Line::default(), Line::default(), vec![], Id(900 + u16::from(seat)));
    let (you, turn) = (seat == 0, seat == 0);
    Player { seat: Seat(seat), name: name.into(), you, turn, note, badge, tags, plate, things }
}

pub(super) fn tale(seat: u8, words: &str) -> Beat {
    let line = Line(vec![Ink::Who(Seat(seat)), Ink::Text(format!(" {words}").into())]);
    Beat::new(0, Some(Seat(seat)), "keep").told(line)
}

/// What a sign means.
fn term(sym: Name, glyph: &'static str) -> Term {
    Term { sym: sym.into(), glyph: glyph.into(), more: format!("{sym} explained").into() }
}

/// An area that can be folded.
pub(super) fn folding(sign: Name, area: Area, gist: &str) -> Area {
    Area { tab: Some(Sign::alone(sign, "")), gist: gist.into(), ..area }
}

fn legend() -> Vec<Term> {
    let glyphs = [("diamond", "♦"), ("torch", "to"), ("lantern", "la"), ("level-1", "I"), ("cart", "↑"), ("foot", "ƒ")];
    glyphs.map(|(sym, glyph)| term(sym, glyph)).into()
}

fn keep(slot: u16) -> Offer {
    let said = format!("Keep the drawn tile in slot {slot}");
    Offer {
        key: slot.to_string(),
        label: format!("Slot {slot}").into(),
        ..offer(&format!("keep {slot}"), &said, &[20 + slot])
    }
}

/// A match seen from the first seat, with nothing on the table.
pub(super) fn made_up() -> Scene {
    Scene { game: "made-up".into(), title: "Made up".into(), who: Some(Seat(0)), ..Scene::default() }
}

/// It is my turn to keep a tile in one of four slots or to throw it out.
pub(super) fn tiles() -> Scene {
    let mut sent = up(21, 3, "lantern");
    sent.tags = vec![Sign::alone("cart", "sent up")];
    let mine = [sent].into_iter().chain((22..=25).map(down)).collect();
    let rivals = |seat: u8, name: &str| {
        let base = 100 * (u16::from(seat) + 1);
        let pieces = (1..=5).map(|slot| down(base + slot)).collect();
        player(seat, name, vec![Item::Area(row(base, &format!("{name}, five tiles"), Layout::Row, pieces))])
    };
    let mut pile = row(60, "Stack of level I", Layout::Stack, vec![down(61)]);
    pile.note = "9 left".into();
    let discard = row(64, "Discard pile", Layout::Fan, vec![up(65, 0, "torch"), up(66, 1, "lantern")]);
    let cave = vec![Item::Area(pile), Item::Area(discard), Item::Say("may still come".into())];
    let keeping = Group { head: "Keep it in".into(), offers: (2..=5).map(keep).collect(), ..Group::default() };
    let why = Closed { label: "Slot 1".into(), why: "sent up by cart".into(), rule: "GN-4.2".into(), on: Some(Id(21)) };
    let out = Offer { key: "D".into(), ..offer("out", "Throw it out", &[64]) };
    let out = Group { offers: vec![out], ..Group::default() };
    let crossing = [(203, 305), (305, 203)].map(|(from, to)| Flight::of(Id(from), Id(to)).stays());
    Scene {
        lead: "Your turn.".into(),
        now: "Keep it or throw it out?".into(),
        sub: "The tile on the pile acts next.".into(),
        steps: vec![phase("I", Mood::Now), phase("II", Mood::Plain)],
        players: vec![player(0, "Ania", vec![]), rivals(1, "Ola"), rivals(2, "Tibor")],
        table: vec![Area::new(Id(50), "cave", Layout::Scenery("surface".into()), "The mine", cave)],
        mine: vec![row(20, "My five tiles", Layout::Grid(5), mine)],
        offers: vec![Group { closed: vec![why], ..keeping }, out],
        beats: vec![tale(1, "kept a tile."), tale(2, "swapped with Ola.").flies(crossing)],
        legend: legend(),
        laws: vec![CitedRule { rule: "GN-3.4".into(), line: "Keep the tile or throw it out.".into() }],
        ..made_up()
    }
}

/// Five tiles to be put in any order: a hundred and twenty offers, the first of them the obvious one.
pub(super) fn orders() -> Scene {
    let places = (1..=5).map(|slot| Laid { place: Id(20 + slot), mark: format!(" {slot}") }).collect();
    let all = Ordering { start: "order".into(), places, ..Ordering::default() }.offers();
    let worded = |whole: Offer| {
        let said =
            if whole.main { "Leave them as they lie".into() } else { whole.act.replace("order", "In the order") };
        Offer { key: whole.key.replace(' ', ""), label: Line::default(), said, ..whole }
    };
    let offers = all.into_iter().map(worded).collect();
    Scene { offers: vec![Group { compact: true, offers, ..Group::default() }], ..tiles() }
}

/// My tile and then another's: forty offers.
pub(super) fn swaps() -> Scene {
    let theirs = [201, 202, 203, 204, 205, 301, 302, 303, 304, 305];
    let pairs = (22..=25).flat_map(|mine| theirs.map(|other| (mine, other)));
    let swap = |(mine, other): (u16, u16)| {
        let whole = offer(&format!("swap {mine} {other}"), &format!("Swap {mine} for {other}"), &[mine, other]);
        Offer { key: format!("{}{other}", mine - 20), ..whole }
    };
    Scene { offers: vec![Group { offers: pairs.map(swap).collect(), ..Group::default() }], ..tiles() }
}

/// A map with a one-way tunnel, two shafts, a meter, and a card to buy.
pub(super) fn depths() -> Scene {
    let room = |id: u16, title: &str| {
        let face = Face::Up(vec![Part { slot: Slot::Title, line: title.into() }]);
        Item::Piece(Piece::new(Id(id), "room", Form::Room, format!("Room {title}"), face))
    };
    let mut pawn = Piece::new(Id(509), "pawn", Form::Pawn, "Ola's pawn", Face::Up(vec![]));
    pawn.owner = Some(Seat(1));
    let way = |from, to, one_way| Way {
        from: Id(from),
        to: Id(to),
        signs: vec![Sign::alone("foot", "2 feet")],
        one_way,
        mood: Mood::Now,
        exits: None,
    };
    let exit_at = |x, line: &str| Exit { x, y: 50, line: line.into() };
    let exit = Way { exits: Some([exit_at(0, "to 22"), exit_at(100, "to 21")]), ..way(501, 502, false) };
    let spots = [(501, 5, 5), (502, 90, 10), (503, 50, 95), (509, 50, 95)];
    let spots = spots.map(|(id, x, y)| Spot { place: Id(id), x, y }).into();
    let map = Map {
        backdrop: "cave".into(),
        size: Extent { width: 100, height: 100 },
        room: Extent { width: 10, height: 10 },
        spots,
        ways: vec![way(501, 502, false), way(502, 503, true), exit],
    };
    let rooms = vec![room(501, "Start"), room(502, "Vault"), room(503, "Lake"), Item::Piece(pawn)];
    let cell = |state, owner: Option<u8>| Cell { weight: 2, state, owner: owner.map(Seat), line: Line::default() };
    let cells = vec![cell(Mood::Done, None), cell(Mood::Now, None), cell(Mood::Plain, Some(1)), cell(Mood::Left, None)];
    let health =
        Meter { kind: "health".into(), said: "4 of 10".into(), head: "Health".into(), cells, tail: "6".into() };
    let shaft = |id: u16| {
        Item::Area(row(
            id,
            &format!("Shaft {id}"),
            Layout::Shaft,
            vec![up(id + 1, 4, "torch"), up(id + 2, 2, "lantern")],
        ))
    };
    let row_of_six = folding("torch", row(700, "The row", Layout::Row, vec![up(701, 1, "torch")]), "1 card to buy");
    let shafts = Area::new(
        Id(600),
        "shafts",
        Layout::Grid(2),
        "Shafts",
        vec![shaft(610), shaft(620), Item::Meter(health), Item::Signs(vec![Sign::number("diamond", 3, "3 diamonds")])],
    );
    let plain = Scene {
        table: vec![Area::new(Id(500), "map", Layout::Map(map), "The depths", rooms), shafts, row_of_six],
        ..tiles()
    };
    let go = Group { offers: vec![offer("go lake", "Go to the lake", &[503])], ..Group::default() };
    Scene { offers: vec![go], over: Some(row(800, "An attack", Layout::Row, vec![up(801, 5, "torch")])), ..plain }
}
