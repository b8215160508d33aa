//! A made-up Scene of a crawl through a dungeon with a deck of cards: a map, cards to buy, a dragon, a hand.
use super::scenes::{Notes, folding, made_up, offer, player};
use engine::scene::*;
use engine::{Line, Scene, Seat, Sign};

const DUNGEON: Notes = Notes(include_str!("dungeon.txt"));

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
    DUNGEON.words("room", 4).map(room).collect()
}

/// From, to, and the signs of all ways.
pub(super) fn ways() -> impl Iterator<Item = (u16, u16, &'static str)> {
    DUNGEON.words("way", 3).map(|words| (number(words[0]), number(words[1]), words.get(2).copied().unwrap_or_default()))
}

/// "skill 2;boot 1;dragon": signs with numbers and without.
pub(super) fn signs(written: &str) -> Vec<Sign> {
    let sign = |one: &str| match one.split_once(' ') {
        Some((name, number)) => Sign::number(DUNGEON.sym(name), number, format!("{number} {name}")),
        None => Sign::alone(DUNGEON.sym(one), one),
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

fn cards(first: u16, written: impl IntoIterator<Item = &'static str>) -> Vec<Item> {
    (first..).zip(written).map(|(id, one)| card(id, one)).collect()
}

fn token(id: u16, sign: &str, name: &str) -> Item {
    let face = Face::Up(vec![Part { slot: Slot::Art, line: line(sign) }]);
    Item::Piece(Piece::new(Id(id), "token", Form::Token, name, face))
}

/// "sign|name", for every line of this kind.
fn tokens(first: u16, kind: &'static str) -> Vec<Item> {
    (first..).zip(DUNGEON.parts(kind)).map(|(id, words)| token(id, words[0], words[1])).collect()
}

fn row(id: u16, name: &str, items: Vec<Item>) -> Area {
    Area::new(Id(id), "row", Layout::Row, name, items)
}

fn room(number: u16, written: &str) -> Item {
    let (mut gain, mut worth, mut tone) = (Line::default(), Line::default(), "");
    let names = [("c", "crystal"), ("m", "market"), ("f", "fountain"), ("?", "minor"), ("!", "major"), ("i", "idol")];
    for one in written.split(' ').filter(|one| !one.is_empty()) {
        match names.iter().find(|(sign, _)| *sign == one) {
            Some((_, name)) => gain.0.push(Ink::Sign(Sign::alone(name, *name))),
            None if one == "d" => tone = "deep",
            None => worth = Sign::number("artifact", one, format!("artifact worth {one}")).into(),
        }
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
    let exit = |x, y, room: u16| Exit { x, y, line: room.to_string().into() };
    let exits = written.contains('w').then(|| [exit(0, 533, to), exit(1000, 535, from)]);
    let one_way = written.contains('>');
    let is_open = !written.contains('#') && (from == here || to == here && !one_way);
    let mood = if is_open { Mood::Now } else { Mood::Plain };
    Way { from: Id(1000 + from), to: Id(1000 + to), signs, one_way, mood, exits }
}

/// The map with the pawns of seats 0 to 3 in these rooms.
pub(super) fn board(pawns: &[u16]) -> Area {
    let rooms = rooms();
    let spot = |place: u16, x: u16, y: u16| Spot { place: Id(place), x, y };
    let mut spots: Vec<Spot> = rooms.iter().map(|room| spot(1000 + room.number, room.x, room.y)).collect();
    let mut items: Vec<Item> = rooms.iter().map(|one| room(one.number, one.signs)).collect();
    for (seat, place) in (0..).zip(pawns) {
        let room = rooms.iter().find(|room| room.number == *place).unwrap();
        spots.push(spot(1100 + u16::from(seat), room.x, room.y));
        items.push(pawn(seat));
    }
    let ways = ways().map(|written| way(written, pawns[0])).collect();
    let map = Map {
        backdrop: "front".into(),
        size: Extent { width: 1000, height: 743 },
        room: Extent { width: 80, height: 60 },
        spots,
        ways,
    };
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
    folding("card", area, "4 cubes of 31 next; 6 are yours")
}

fn table() -> Vec<Area> {
    let reserve = folding("card", row(510, "Reserve", cards(511, DUNGEON.lines("reserve"))), "4 kinds, 2◈ to 7◈");
    let market = Area { note: "7 gold each".into(), ..row(540, "Market", tokens(541, "market")) };
    let six = row(500, "Dungeon row", cards(501, DUNGEON.lines("row")));
    vec![board(&[14, 11, 26, 30]), six, reserve, folding("card", market, "7¢ each"), dragon()]
}

fn mine() -> Vec<Area> {
    let purse = vec![Item::Signs(signs("skill 2;sword 2;boot 3;gold 9"))];
    let around = DUNGEON.lines("around").map(|words| Item::Say(words.into())).collect();
    let around = Area { head: "From room 14".into(), ..Area::new(Id(705), "around", Layout::Column, "Around", around) };
    let clank = Item::Signs(signs("cube 3"));
    let health = row(706, "Health", vec![health(0, 4), clank]);
    let discard: Vec<&str> = DUNGEON.lines("hand").collect();
    let discard = cards(741, discard.into_iter().cycle().take(14));
    let discard = Area { layout: Layout::Fan, ..row(740, "My discards", discard) };
    vec![
        row(700, "To spend", purse),
        health,
        around,
        row(710, "My hand", cards(711, DUNGEON.lines("hand"))),
        folding("card", row(720, "In play", cards(721, DUNGEON.lines("in-play"))), "3 cards"),
        folding("card", row(730, "Tokens", tokens(731, "token")), "7Ω, 3★, ♥"),
        folding("card", discard, "14 cards; 12 to draw"),
    ]
}

fn rival(seat: u8, name: &str, hurt: u16, counts: &str) -> Player {
    let base = 600 + 10 * u16::from(seat);
    let tokens = vec![token(base + 1, "artifact 7", "artifact"), token(base + 2, "key", "key")];
    let things = vec![health(seat, hurt), Item::Signs(signs(counts)), Item::Area(row(base, "Tokens", tokens))];
    Player { note: format!("room {}", [14, 11, 26, 30][usize::from(seat)]).into(), ..player(seat, name, things) }
}

fn keyed(key: &str, label: &str, price: &str, whole: Offer) -> Offer {
    Offer { key: key.into(), label: label.into(), price: line(price), ..whole }
}

/// "key|room|price", and again at another price.
fn walks() -> Vec<Offer> {
    let walk = |words: Vec<&str>| {
        let (to, price) = (number(words[1]), words[2]);
        let whole = offer(&format!("walk {to}"), &format!("Go to room {to}"), &[1000 + to]);
        let walk = keyed(words[0], &format!("Room {to}"), price, whole);
        match price.contains("damage") {
            true => Offer { act: format!("walk {to} hurt"), instead: true, ..walk },
            false => walk,
        }
    };
    DUNGEON.parts("walk").map(walk).collect()
}

fn group(head: &str, offers: Vec<Offer>) -> Group {
    Group { head: head.into(), short: head.into(), offers, ..Group::default() }
}

/// "what|why not|place".
fn closed(words: Vec<&str>) -> Closed {
    Closed { label: words[0].into(), why: words[1].into(), rule: "XX-8.2".into(), on: Some(Id(number(words[2]))) }
}

/// "key|name|price|place", for every line of this kind, which says what one does.
fn deals(kind: &'static str, verb: &str) -> Vec<Offer> {
    let deal = |words: Vec<&str>| {
        let (act, said) = (format!("{} {}", verb.to_lowercase(), words[1]), format!("{verb} {}", words[1]));
        keyed(words[0], words[1], words[2], offer(&act, &said, &[number(words[3])]))
    };
    DUNGEON.parts(kind).map(deal).collect()
}

fn offers() -> Vec<Group> {
    let all = Offer { main: true, ..keyed("A", "All", "", offer("play all", "Play all five", &[])) };
    let plays = [all].into_iter().chain(deals("play", "Play")).collect();
    let end = Closed { on: None, ..closed(vec!["End the turn", "first play all cards", "0"]) };
    let drink = keyed("H", "Drink the healing potion", "heart 1", offer("drink", "Drink", &[733]));
    vec![
        group("Play a card", plays),
        group("Walk", walks()),
        Group { closed: DUNGEON.parts("closed").map(closed).collect(), ..group("Buy", deals("buy", "Buy")) },
        group("Fight", deals("fight", "Buy")),
        Group { closed: vec![end], ..group("Also", vec![drink]) },
    ]
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
    Scene {
        lead: "Your turn, Ida.".into(),
        now: "Play 5 cards; walk, buy, fight as you like.".into(),
        players,
        table: table(),
        mine: mine(),
        offers: offers(),
        beats: DUNGEON.story(),
        legend: DUNGEON.legend(),
        laws: vec![CitedRule { rule: "XX-5.3".into(), line: "A tunnel costs a boot.".into() }],
        ..made_up()
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
