//! A made-up Scene with five shafts of overlapping cards, a gallery, a hand, and rivals who have the same.
use super::scenes::{Notes, folding, made_up, offer, phase, player};
use engine::scene::*;
use engine::{Line, Scene, Sign};

const NOTES: Notes = Notes(include_str!("shafts.txt"));

fn toned(sym: Name, tone: Name, said: &str) -> Sign {
    Sign { tone: tone.into(), ..Sign::alone(sym, said) }
}

fn times(sym: Name, times: u8) -> Option<Sign> {
    (times > 0).then(|| Sign { shown: Shown::Times(times), ..Sign::alone(sym, format!("{times} {sym}")) })
}

fn line(signs: Vec<Sign>) -> Line {
    Line(signs.into_iter().map(Ink::Sign).collect())
}

/// "green statue 1 2" has a coin and two eyes; "-" lies face down, "." is an empty place.
pub(super) fn card(id: u16, written: &str) -> Piece {
    let words: Vec<&str> = written.split(' ').collect();
    let [colour, thing, coins, eyes] = words[..] else {
        let face = if written == "-" { Face::Down("pile".into()) } else { Face::Empty };
        return Piece::new(Id(id), "treasure", Form::Card, "face down or empty", face);
    };
    let (cut, thing) = (NOTES.sym(&format!("cut-{colour}")), NOTES.sym(thing));
    let tone = cut.trim_start_matches("cut-");
    let gain: Vec<Sign> =
        [times("coin", coins.parse().unwrap()), times("eye", eyes.parse().unwrap())].into_iter().flatten().collect();
    let (cut, art) = (toned(cut, tone, colour), toned(thing, tone, thing));
    let index = [cut.clone(), art.clone()].into_iter().chain(gain.clone()).collect();
    let slots = [(Slot::Ground, vec![cut]), (Slot::Art, vec![art]), (Slot::Gain, gain), (Slot::Index, index)];
    let parts = slots.map(|(slot, signs)| Part { slot, line: line(signs) });
    let name = format!("{colour} {thing}, {coins} coins, {eyes} eyes");
    Piece { tone: tone.into(), ..Piece::new(Id(id), "treasure", Form::Card, name, Face::Up(parts.into())) }
}

fn cards(first: u16, written: &str) -> Vec<Item> {
    written.split('|').zip(first..).map(|(one, id)| Item::Piece(card(id, one))).collect()
}

fn task(id: u16, sym: Name, tone: Name) -> Item {
    let face = Face::Up(vec![Part { slot: Slot::Art, line: toned(sym, tone, sym).into() }]);
    Item::Piece(Piece {
        tone: tone.into(),
        ..Piece::new(Id(id), "task", Form::Token, format!("open task: {sym}"), face)
    })
}

fn hidden(id: u16) -> Item {
    Item::Piece(Piece::new(Id(id), "task", Form::Token, "hidden task", Face::Down("task".into())))
}

/// The cart and the four spaces.
fn gallery(base: u16, name: &str, cart: (&str, u8), laid: &str) -> Area {
    let mut pile = Area::new(Id(base), "cart", Layout::Stack, "Cart", cards(base + 1, cart.0));
    pile.note = cart.1.to_string().into();
    let items = [Item::Area(pile)].into_iter().chain(cards(base + 2, laid)).collect();
    Area::new(Id(base + 9), "gallery", Layout::Row, name, items)
}

fn rival(seat: u8, name: &str, note: &str, cart: (&str, u8), laid: &str) -> Player {
    let base = 100 * (u16::from(seat) + 2);
    let tasks = vec![[task(base + 13, "cut-red", "red"), task(base + 13, "goblet", "")][usize::from(seat % 2)].clone()];
    let tasks = tasks.into_iter().chain([hidden(base + 14)]).collect();
    let tasks = Area::new(Id(base + 12), "tasks", Layout::Row, "Tasks", tasks);
    let counts = [("cart", u16::from(cart.1)), ("hand", 5), ("powder", 1), ("snore", 1)];
    let counts = counts.map(|(sym, count)| Sign::number(sym, count, format!("{count} {sym}"))).to_vec();
    let things = vec![Item::Area(tasks), Item::Area(gallery(base, "Gallery", cart, laid)), Item::Signs(counts)];
    let mut rival = player(seat, name, things);
    (rival.note, rival.tags) =
        (note.into(), if seat == 1 { vec![Sign::alone("first", "start player")] } else { vec![] });
    rival
}

/// The column of one shaft, the top first.
pub(super) fn shaft(at: u16, written: &str) -> Area {
    let base = 100 + 20 * at;
    let items = if written.is_empty() { vec![] } else { cards(base + 1, written) };
    let name = format!("Shaft {}, {} cards", at + 1, items.len());
    let head = (at + 1).to_string().into();
    Area { head, ..Area::new(Id(base), "shaft", Layout::Shaft, name, items) }
}

/// The five shafts, each as [`shaft`] reads it.
pub(super) fn shafts() -> Vec<&'static str> {
    NOTES.lines("shaft").collect()
}

fn awakening(left: usize) -> Meter {
    let state = |at| if at < 38 - left { Mood::Done } else { Mood::Left };
    let cell = |at| Cell { weight: 1, state: state(at), owner: None, line: Line::default() };
    let head = Line(vec![Ink::Strong(format!("It stirs: {left} cards to the Awakening").into())]);
    let (said, tail) = (format!("{left} of 38 cards to the Awakening"), Sign::alone("eye", "").into());
    Meter { kind: "awakening".into(), said, head, cells: (0..38).map(cell).collect(), tail }
}

fn rock(shafts: &[&str]) -> Area {
    let shafts = (0..).zip(shafts).map(|(at, written)| Item::Area(shaft(at, written))).collect();
    let shafts = Area::new(Id(92), "shafts", Layout::Grid(5), "Five shafts", shafts);
    let depth = vec![Item::Meter(awakening(9))];
    let depth = Area::new(Id(91), "depth", Layout::Scenery("sleeper".into()), "The depth", depth);
    let pile = Area::new(Id(93), "discard", Layout::Fan, "Discard pile", cards(700, "red sword 1 0|pink crown 0 2"));
    let pile = folding("pile", pile, "2 cards, the red sword on top");
    let items = vec![Item::Area(shafts), Item::Area(depth), Item::Area(pile)];
    Area::new(Id(90), "rock", Layout::Column, "The rock", items)
}

fn mine(hand: &str) -> Vec<Area> {
    let points = |cards: u8, points: u8| {
        Item::Say(Line(vec![Ink::Strong(cards.to_string().into()), Ink::Text(format!(" = {points} points").into())]))
    };
    let purse = Item::Signs(vec![Sign::number("coin", 13, "13 coins"), Sign::number("eye", 9, "9 eyes")]);
    let worth = Part { slot: Slot::Worth, line: "1".into() };
    let face = Face::Up(vec![Part { slot: Slot::Art, line: Sign::alone("powder", "").into() }, worth]);
    let powder = Item::Piece(Piece::new(Id(26), "spare", Form::Token, "1 keg of powder", face));
    let mut blue = hidden(32);
    if let (Item::Piece(piece), Item::Piece(shown)) = (&mut blue, task(32, "cut-blue", "blue mine")) {
        (piece.face, piece.tone) = (shown.face, shown.tone);
    }
    let goals = vec![task(31, "statue", ""), points(4, 6), blue, points(5, 9), purse, powder];
    let goals = Area::new(Id(30), "goals", Layout::Row, "Tasks", goals);
    let mut gallery = gallery(20, "My gallery", ("pink necklace 0 1", 11), "blue necklace 3 0|blue statue 1 0|.|.");
    for item in gallery.items.iter_mut().skip(3) {
        if let Item::Piece(space) = item {
            space.tags.push(Sign::alone("pile", "draw a card"));
        }
    }
    let cart = "pink necklace 0 1|green sword 1 1|white crown 0 3|red statue 2 0|blue hammer 2 0|yellow goblet 0 0";
    let cart = Area::new(Id(50), "contents", Layout::Fan, "In my cart", cards(800, cart));
    let cart = folding("cart", cart, "11 cards, 13 coins");
    let hand = Area { head: "My hand".into(), ..Area::new(Id(40), "hand", Layout::Row, "My hand", cards(41, hand)) };
    vec![goals, gallery, hand, cart]
}

fn keyed(key: &str, label: &str, whole: Offer) -> Offer {
    Offer { key: key.into(), label: label.into(), ..whole }
}

fn offers() -> Vec<Group> {
    let dig = |place: &str, key: &str, what: &str, on: u16| {
        keyed(key, what, offer(&format!("dig {place}"), &format!("Dig the {}", what.to_lowercase()), &[on]))
    };
    let give = |place: &str, key: &str, to: (&str, u16), what: &str, on: u16| {
        let said = format!("Give the {what} to {}", to.0);
        keyed(key, &format!("to {}", to.0), offer(&format!("give {place} {}", to.0), &said, &[on, to.1]))
    };
    let digs = vec![
        dig("s1", "1", "Green statue", 101),
        dig("s5", "5", "Blue goblet", 181),
        dig("h1", "A", "White statue", 41),
        dig("h2", "B", "Blue hammer", 42),
    ];
    let why = "does not fit blue or statue".into();
    let closed = vec![Closed { label: "Red goblet".into(), why, rule: "FS-5.3".into(), on: Some(Id(43)) }];
    let gifts =
        vec![give("s3", "3", ("Ola", 901), "red crown", 141), give("h4", "D", ("Tibor", 902), "pink crown", 44)];
    let blast = |at: u16| {
        keyed(&at.to_string(), "", offer(&format!("blast s{at}"), &format!("Blast shaft {at}"), &[26, 80 + 20 * at]))
    };
    let stop = Offer { main: true, sub: "draw 3".into(), ..offer("stop", "Stop digging", &[]) };
    vec![
        Group { head: "Dig: blue or statue, onto space 3".into(), offers: digs, closed, ..Group::default() },
        Group { key: "G".into(), head: "Give one card away".into(), offers: gifts, ..Group::default() },
        Group {
            key: "X".into(),
            head: "Blast the top of a shaft".into(),
            compact: true,
            offers: (1..=5).map(blast).collect(),
            ..Group::default()
        },
        Group { offers: vec![keyed("S", "Stop digging", stop)], ..Group::default() },
    ]
}

fn help() -> Area {
    let say = |strong: &str, words: &str| {
        Item::Say(Line(vec![Ink::Strong(strong.to_owned().into()), Ink::Text(words.to_owned().into())]))
    };
    let points = [(1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12), (7, 16), (8, 20), (9, 25)];
    let points = points.map(|(cards, points)| say(&points.to_string(), &format!(" for {cards}"))).to_vec();
    let points = Area::new(Id(72), "points", Layout::Grid(9), "Task points by cards", points);
    let items = vec![
        say("First", " a snoring card: three eyes"),
        say("Second", " a keg of powder"),
        say("Third, fourth", " draw a card each"),
        Item::Area(points),
    ];
    Area::new(Id(70), "help", Layout::Column, "Spaces left empty", items)
}

/// It is my turn to dig, in the middle of a match of three.
pub(super) fn five_shafts() -> Scene {
    let ola = rival(1, "Ola", "Round 5 done", ("red sword 1 1", 14), "green necklace 2 1|green crown 0 1|.|.");
    let tibor = rival(2, "Tibor", "plays next", ("pink sword 1 0", 12), "yellow sword 0 1|.|.|.");
    Scene {
        lead: "Your dig:".into(),
        now: "blue or a statue.".into(),
        sub: "Two dug, two spaces free; four cards fit.".into(),
        steps: vec![phase("I", Mood::Done), phase("II Dig", Mood::Now), phase("III", Mood::Plain)],
        players: vec![player(0, "Ania", vec![]), ola, tibor],
        table: vec![rock(&shafts())],
        mine: mine("white statue 0 1|blue hammer 2 0|red goblet 1 0|pink crown 1 1"),
        aside: vec![help()],
        offers: offers(),
        beats: NOTES.story(),
        legend: NOTES.legend(),
        laws: vec![CitedRule { rule: "FS-5.3".into(), line: "A card fits by colour or by treasure.".into() }],
        ..made_up()
    }
}

/// The fullest table there can be: four players, deep shafts and an empty one, eight cards in hand.
pub(super) fn full_table() -> Scene {
    let mut scene = five_shafts();
    let laid = "green necklace 2 1|green crown 0 1|green sword 3 0|white sword 1 1";
    scene.players.push(rival(3, "Wilhelmina", "has just played", ("white hammer 2 2", 23), laid));
    let deep = format!("{}{}", "red hammer 3 2|-|".repeat(6), "blue goblet 3 3|-");
    let shafts = shafts();
    scene.table = vec![rock(&[&deep, "", shafts[1], &deep, shafts[0]])];
    let hand = "white statue 0 1|blue hammer 2 0|red goblet 1 0|pink crown 1 1|green sword 0 3|yellow sword 3 3|-|-";
    scene.mine = mine(hand);
    scene
}
