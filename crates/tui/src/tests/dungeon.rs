//! A made-up Scene of a crawl through a dungeon with a deck of cards: a map, cards to buy, a dragon, a hand.
use super::scenes::{offer, player, tale};
use engine::scene::*;
use engine::{Line, Scene, Seat, Sign};

const DUNGEON: &str = include_str!("dungeon.txt");

/// The lines of this kind, each in at most `count` words.
fn written(kind: &'static str, count: usize) -> impl Iterator<Item = Vec<&'static str>> {
    DUNGEON.lines().filter_map(move |line| Some(line.strip_prefix(kind)?.trim().splitn(count, ' ').collect()))
}

fn number(word: &str) -> u16 {
    word.parse().unwrap()
}

struct Room {
    number: u16,
    x: u16,
    y: u16,
    signs: &'static str,
}

fn rooms() -> Vec<Room> {
    let room = |words: Vec<&'static str>| Room {
        number: number(words[0]),
        x: number(words[1]),
        y: number(words[2]),
        signs: words.get(3).copied().unwrap_or_default(),
    };
    written("room", 4).map(room).collect()
}

/// From, to, and the signs of all ways.
pub(super) fn ways() -> impl Iterator<Item = (u16, u16, &'static str)> {
    written("way", 3).map(|words| (number(words[0]), number(words[1]), words.get(2).copied().unwrap_or_default()))
}

fn sym(word: &str) -> Name {
    written("glyph", 2).map(|words| words[0]).find(|name| *name == word).unwrap()
}

/// "skill 2;boot 1;dragon": signs with numbers and without.
pub(super) fn signs(written: &str) -> Vec<Sign> {
    let sign = |one: &str| match one.split_once(' ') {
        Some((name, number)) => Sign::number(sym(name), number, format!("{number} {name}")),
        None => Sign::alone(sym(one), one),
    };
    written.split(';').filter(|one| !one.is_empty()).map(sign).collect()
}

fn line(written: &str) -> Line {
    Line(signs(written).into_iter().map(Ink::Sign).collect())
}

/// "name|cost|gain|mark|worth|text".
fn card(id: u16, written: &str) -> Item {
    let words: Vec<&str> = written.split('|').collect();
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let slots = [
        (Slot::Title, Line::from(word(0))),
        (Slot::Cost, line(word(1))),
        (Slot::Gain, line(word(2))),
        (Slot::Mark, line(word(3))),
        (Slot::Worth, line(word(4))),
        (Slot::Text, Line::from(word(5))),
    ];
    let parts = slots.into_iter().filter(|(_, line)| !line.is_empty()).map(|(slot, line)| Part { slot, line });
    let said = |at: usize| signs(word(at)).iter().map(|sign| sign.said.clone()).collect::<Vec<_>>().join(" ");
    let facts = [("costs", said(1)), ("gives", said(2)), ("with", said(3)), ("worth", said(4))];
    let facts: String =
        facts.iter().filter(|(_, said)| !said.is_empty()).map(|(word, said)| format!(", {word} {said}")).collect();
    Item::Piece(Piece::new(Id(id), "card", Form::Card, format!("{}{facts}", word(0)), Face::Up(parts.collect())))
}

fn cards(first: u16, written: &[&str]) -> Vec<Item> {
    (first..).zip(written).map(|(id, one)| card(id, one)).collect()
}

fn token(id: u16, sign: &str, name: &str) -> Item {
    let face = Face::Up(vec![Part { slot: Slot::Art, line: line(sign) }]);
    Item::Piece(Piece::new(Id(id), "token", Form::Token, name, face))
}

fn row(id: u16, name: &str, items: Vec<Item>) -> Area {
    Area::new(Id(id), "row", Layout::Row, name, items)
}

fn folding(area: Area, gist: &str) -> Area {
    Area { tab: Some(Sign::alone("card", "")), gist: gist.into(), ..area }
}

fn room(number: u16, written: &str) -> Item {
    let (mut gain, mut worth, mut tone) = (Line::default(), Line::default(), "");
    for one in written.split(' ').filter(|one| !one.is_empty()) {
        let name = match one {
            "d" => {
                tone = "deep";
                continue;
            }
            "c" => "crystal",
            "m" => "market",
            "f" => "fountain",
            "?" => "minor",
            "!" => "major",
            "i" => "idol",
            value => {
                worth = Sign::number("artifact", value, format!("artifact worth {value}")).into();
                continue;
            }
        };
        gain.0.push(Ink::Sign(Sign::alone(name, name)));
    }
    let title = Line::from(if number == 1 { "exit".into() } else { number.to_string() });
    let parts = [(Slot::Title, title), (Slot::Gain, gain), (Slot::Worth, worth)];
    let parts = parts.into_iter().filter(|(_, line)| !line.is_empty()).map(|(slot, line)| Part { slot, line });
    let piece = Piece::new(Id(1000 + number), "room", Form::Room, format!("Room {number}"), Face::Up(parts.collect()));
    Item::Piece(Piece { tone: tone.into(), ..piece })
}

fn pawn(seat: u8) -> Item {
    let id = Id(1100 + u16::from(seat));
    let piece = Piece::new(id, "pawn", Form::Pawn, format!("Pawn {seat}"), Face::Up(vec![]));
    Item::Piece(Piece { owner: Some(Seat(seat)), ..piece })
}

fn way((from, to, written): (u16, u16, &str), here: u16) -> Way {
    let mut signs = vec![];
    if written.contains('2') {
        signs.push(Sign::alone("feet", "two boots"));
    }
    if let monsters @ 1.. = written.matches('v').count() as u8 {
        let said = format!("{monsters} monsters");
        signs.push(Sign { shown: Shown::Times(monsters), ..Sign::alone("monster", said) });
    }
    if written.contains('#') {
        signs.push(Sign::alone("lock", "locked"));
    }
    let exits = written.contains('w').then(|| [(0, 533, to.to_string().into()), (1000, 535, from.to_string().into())]);
    let one_way = written.contains('>');
    let is_open = !written.contains('#') && (from == here || to == here && !one_way);
    let mood = if is_open { Mood::Now } else { Mood::Plain };
    Way { from: Id(1000 + from), to: Id(1000 + to), signs, one_way, mood, exits }
}

/// The map with the pawns of seats 0 to 3 in these rooms.
pub(super) fn board(pawns: &[u16]) -> Area {
    let rooms = rooms();
    let mut spots: Vec<(Id, u16, u16)> = rooms.iter().map(|room| (Id(1000 + room.number), room.x, room.y)).collect();
    let mut items: Vec<Item> = rooms.iter().map(|one| room(one.number, one.signs)).collect();
    for (seat, place) in (0..).zip(pawns) {
        let room = rooms.iter().find(|room| room.number == *place).unwrap();
        spots.push((Id(1100 + u16::from(seat)), room.x, room.y));
        items.push(pawn(seat));
    }
    let ways = ways().map(|written| way(written, pawns[0])).collect();
    let map = Map { backdrop: "front".into(), size: (1000, 743), room: (80, 60), spots, ways };
    Area::new(Id(900), "dungeon", Layout::Map(map), "The dungeon", items)
}

fn meter(kind: Name, head: &str, cells: Vec<Cell>, tail: &str) -> Meter {
    let said = format!("{kind} told in words");
    Meter { kind: kind.into(), said, head: head.into(), cells, tail: line(tail) }
}

fn cell(weight: u16, state: Mood, owner: Option<u8>, words: &str) -> Cell {
    Cell { weight, state, owner: owner.map(Seat), line: words.into() }
}

fn health(seat: u8, hurt: u16) -> Item {
    let one = |at| match at < hurt {
        true => cell(1, Mood::Done, Some(seat), ""),
        false => cell(1, Mood::Plain, None, ""),
    };
    Item::Meter(meter("health", "", (0..10).map(one).collect(), &format!("heart {}", 10 - hurt)))
}

fn dragon() -> Area {
    let state = |at| [Mood::Done, Mood::Now, Mood::Plain][usize::from(at > 2) + usize::from(at > 3)];
    let rage = (0..).zip(["2", "2", "3", "3", "4", "4", "5"]).map(|(at, cubes)| cell(1, state(at), None, cubes));
    let bag = [(13, None), (6, Some(0)), (4, Some(1)), (5, Some(2)), (3, Some(3))];
    let bag = bag.map(|(weight, owner)| cell(weight, Mood::Plain, owner, "")).to_vec();
    let countdown = ["⚑", "+1", "+2", "+3", "☠"].map(|words| cell(1, Mood::Plain, None, words)).to_vec();
    let items = vec![
        Item::Meter(meter("rage", "Rage", rage.collect(), "")),
        Item::Say("The next attack draws 4 cubes of 31; 6 of them are yours.".into()),
        Item::Meter(meter("bag", "Bag", bag, "cube 31")),
        Item::Meter(meter("countdown", "Countdown", countdown, "")),
    ];
    let area = Area::new(Id(920), "dragon", Layout::Column, "Dragon", items);
    folding(area, "4 cubes of 31 next; 6 are yours")
}

fn table() -> Vec<Area> {
    let six = [
        "Sneak|skill 2|skill 1;boot 1;noise −2",
        "Kobold|sword 1|skill 1|dragon;danger||when beaten",
        "Ladder|skill 3|boot 2|||used at once",
        "Cleric of the Sun|skill 3|skill 2;sword 1||point 1|now: heal 1",
        "Ruby|skill 6|card 1|dragon|point 6|now: noise +2",
        "The Vault|skill 3|gold 5;noise +3|dragon||only in the depths",
    ];
    let four = [
        "Mercenary|skill 2|skill 1;sword 2|||×12",
        "Explore|skill 3|skill 2;boot 1|||×11",
        "Secret Tome|skill 7|||point 7|×10",
        "Goblin|sword 2|gold 1|||stays",
    ];
    let market = vec![
        token(541, "key", "Master key, 7 gold"),
        token(542, "bag", "Backpack, 7 gold"),
        token(543, "point 10", "Crown worth 10, 7 gold"),
    ];
    let reserve = folding(row(510, "Reserve", cards(511, &four)), "4 kinds, 2◈ to 7◈");
    let market = folding(Area { note: "7 gold each".into(), ..row(540, "Market", market) }, "7¢ each");
    vec![board(&[14, 11, 26, 30]), row(500, "Dungeon row", cards(501, &six)), reserve, market, dragon()]
}

fn mine() -> Vec<Area> {
    let purse = vec![Item::Signs(signs("skill 2;sword 2;boot 3;gold 9"))];
    let around = ["→ 15: 1ƒ, empty", "→ 8: 1ƒ v, crystal", "→ 18: 2ƒ, artifact 5", "→ 19: 1ƒ vv, market, secret"];
    let around = around.map(|words| Item::Say(words.into())).to_vec();
    let around = Area { head: "From room 14".into(), ..Area::new(Id(705), "around", Layout::Column, "Around", around) };
    let clank = Item::Signs(signs("cube 3"));
    let health = row(706, "Health", vec![health(0, 4), clank]);
    let hand = row(710, "My hand", cards(711, &HAND));
    let played = ["Rebel Scout||boot 2;card 1", "Mercenary||skill 1;sword 2", "Scramble||skill 1;boot 1"];
    let played = row(720, "In play", cards(721, &played));
    let tokens = vec![
        token(731, "artifact 7", "artifact, 7 points"),
        token(732, "point 3", "egg, 3 points"),
        token(733, "heart", "potion of healing"),
    ];
    let discard: Vec<&str> = HAND.into_iter().cycle().take(14).collect();
    let discard = Area { layout: Layout::Fan, ..row(740, "My discards", cards(741, &discard)) };
    vec![
        row(700, "To spend", purse),
        health,
        around,
        hand,
        folding(played, "3 cards"),
        folding(row(730, "Tokens", tokens), "7Ω, 3★, ♥"),
        folding(discard, "14 cards; 12 to draw"),
    ]
}

const HAND: [&str; 5] = [
    "Explore||skill 2;boot 1",
    "Burgle||skill 1",
    "Stumble||noise 1",
    "Sidestep||boot 1",
    "Cleric of the Sun||skill 2",
];

fn rival(seat: u8, name: &str, hurt: u16, counts: &str) -> Player {
    let base = 600 + 10 * u16::from(seat);
    let tokens = vec![token(base + 1, "artifact 7", "artifact"), token(base + 2, "key", "key")];
    let things = vec![health(seat, hurt), Item::Signs(signs(counts)), Item::Area(row(base, "Tokens", tokens))];
    Player { note: format!("room {}", [14, 11, 26, 30][usize::from(seat)]).into(), ..player(seat, name, things) }
}

fn keyed(key: &str, label: &str, price: &str, whole: Offer) -> Offer {
    Offer { key: key.into(), label: label.into(), price: line(price), ..whole }
}

fn walks() -> Vec<Offer> {
    let walk = |key: &str, to: u16, price: &str| {
        let said = format!("Go to room {to}");
        keyed(key, &format!("Room {to}"), price, offer(&format!("walk {to}"), &said, &[1000 + to]))
    };
    let hurt = |key: &str, to: u16, price: &str| {
        let act = format!("walk {to} hurt");
        Offer { act, instead: true, ..walk(key, to, price) }
    };
    vec![
        walk("T", 15, "boot 1"),
        walk("R1", 8, "boot 1;sword 1"),
        hurt("R2", 8, "boot 1;damage 1"),
        walk("F", 18, "boot 2"),
        walk("G1", 19, "boot 1;sword 2"),
        hurt("G2", 19, "boot 1;damage 2"),
    ]
}

fn group(head: &str, offers: Vec<Offer>) -> Group {
    Group { head: head.into(), short: head.into(), offers, ..Group::default() }
}

fn short(label: &str, why: &str, on: u16) -> Closed {
    Closed { label: label.into(), why: why.into(), rule: "XX-8.2".into(), on: Some(Id(on)) }
}

fn offers() -> Vec<Group> {
    let play = |key: u16, name: &str, gain: &str| {
        let whole = offer(&format!("play {name}"), &format!("Play {name}"), &[710 + key]);
        keyed(&key.to_string(), name, gain, whole)
    };
    let plays = vec![
        Offer { main: true, ..keyed("A", "All", "", offer("play all", "Play all five", &[])) },
        play(1, "Explore", "skill 2;boot 1"),
        play(2, "Burgle", "skill 1"),
        play(3, "Stumble", "noise 1"),
        play(4, "Sidestep", "boot 1"),
        play(5, "Cleric of the Sun", "skill 2"),
    ];
    let buy = |key: &str, name: &str, price: &str, on: u16| {
        keyed(key, name, price, offer(&format!("buy {name}"), &format!("Buy {name}"), &[on]))
    };
    let buys = Group {
        closed: vec![
            short("Ladder", "1 skill short", 503),
            short("Cleric of the Sun", "1 skill short", 504),
            short("Ruby", "4 skill short", 505),
            short("The Vault", "only in the depths", 506),
            short("Explore", "1 skill short", 512),
            short("Secret Tome", "5 skill short", 513),
        ],
        ..group("Buy", vec![buy("B", "Sneak", "skill 2", 501), buy("M", "Mercenary", "skill 2", 511)])
    };
    let fights = vec![buy("X", "Kobold", "sword 1", 502), buy("Y", "Goblin", "sword 2", 514)];
    let end = Group {
        closed: vec![Closed { on: None, ..short("End the turn", "first play all cards", 0) }],
        ..group("Also", vec![keyed("H", "Drink the healing potion", "heart 1", offer("drink", "Drink", &[733]))])
    };
    vec![group("Play a card", plays), group("Walk", walks()), buys, group("Fight", fights), end]
}

/// It is my turn in room 14, in the middle of a match of four.
pub(super) fn dungeon() -> Scene {
    let mut me = player(0, "Ida", vec![]);
    me.note = "room 14".into();
    let players = vec![
        me,
        rival(1, "Oskar", 3, "gold 5;card 5;cube 2"),
        rival(2, "Suda", 6, "gold 12;card 5;cube 4"),
        rival(3, "Bram", 7, "gold 3;card 4;cube 1"),
    ];
    let term = |words: Vec<&'static str>| Term {
        sym: words[0].into(),
        glyph: words[1].into(),
        more: format!("{} explained", words[0]).into(),
    };
    Scene {
        game: "made-up".into(),
        title: "Made up".into(),
        who: Some(Seat(0)),
        lead: "Your turn, Ida.".into(),
        now: "Play 5 cards; walk, buy, fight as you like.".into(),
        players,
        table: table(),
        mine: mine(),
        offers: offers(),
        story: vec![
            tale(1, "buys Secret Tome."),
            tale(2, "takes the artifact worth 20. The rage rises to space 4."),
            Tale { at: 0, who: None, sign: None, head: true, line: "The dragon draws 3 cubes".into() },
            tale(2, "is hit and has 4 health left."),
            tale(3, "goes to room 30 and finds a potion of strength."),
            tale(0, "plays Mercenary."),
            tale(0, "plays Scramble."),
        ],
        legend: written("glyph", 2).map(term).collect(),
        laws: vec![CitedRule { rule: "XX-5.3".into(), line: "A tunnel costs a boot.".into() }],
        ..Scene::default()
    }
}

/// The longest menu: eight cards to play, twelve ways to walk, eight rooms to teleport to.
pub(super) fn crowded() -> Scene {
    let mut scene = dungeon();
    let play =
        |at: u16| keyed(&at.to_string(), &format!("Card {at}"), "skill 1", offer(&format!("play {at}"), "Play", &[]));
    scene.offers[0].offers.extend((6..=8).map(play));
    let walk = |at: u16| {
        let whole = offer(&format!("walk far {at}"), &format!("Go to room {at}"), &[1000 + at]);
        keyed(&format!("W{at}"), &format!("Room {at}"), "boot 3", whole)
    };
    scene.offers[1].offers.extend([10, 11, 16, 21, 26, 27].map(walk));
    let teleport = |at: u16| {
        let whole = offer(&format!("teleport {at}"), &format!("Teleport to room {at}"), &[1000 + at]);
        keyed(&at.to_string(), &format!("Room {at}"), "", whole)
    };
    let teleport = Group { key: "Z".into(), ..group("Teleport", [8, 9, 15, 18, 19].map(teleport).to_vec()) };
    scene.offers.insert(2, teleport);
    let end = keyed("E", "End the turn", "", offer("end", "End the turn", &[]));
    scene.offers.push(group("", vec![Offer { main: true, ..end }]));
    scene
}

/// The match is over: who has how much, and from what.
pub(super) fn account() -> Scene {
    let mut scene = dungeon();
    let parts = ["artifact", "secrets", "gold", "crowns", "tomes", "gems", "idols", "cards", "mastery token"];
    let account = |seat: u16| {
        let lines = parts.iter().map(|part| Item::Say(format!("{:>3}  {part}", 3 * seat + 2).into())).collect();
        let area = Area::new(Id(960 + seat), "account", Layout::Column, scene.name(Seat(seat as u8)), lines);
        Item::Area(Area { owner: Some(Seat(seat as u8)), note: format!("{} points", 30 + seat).into(), ..area })
    };
    let items = (0..4).map(account).collect();
    scene.over = Some(Area::new(Id(950), "accounts", Layout::Column, "Ida wins", items));
    scene.offers = vec![];
    scene
}
