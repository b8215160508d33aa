//! How cards, rooms, tokens, actions and events are written.
//!
//! A card is its name in lower case with hyphens, `sleight-of-hand`; a room the first letter of its side and its number,
//! `f17`; an artifact its value. What is still to be done is one word with slashes: `draw/P0/5`,
//! `choose/apothecary/play/2`.
use crate::{
    Action, Artifact, Card, Class, Cube, Event, MarketItem, Passage, Room, SECRET_TOME, Secret, Side, Status,
    TextSource, Todo, Trash, Trigger, Unreadable, setup,
};
use engine::{Lot, Seat, find_written, found_among, one_word_each};
use std::fmt;
use std::str::FromStr;

found_among! {
    Artifact: Artifact::all();
    Cube: Cube::all();
}

one_word_each! {
    MarketItem { Key: "key", Backpack: "backpack", Crown: "crown" }
    Class { Major: "major", Minor: "minor" }
    Trigger { Play: "play", Acquire: "acquire", Use: "use", Defeat: "defeat", Arrive: "arrive", Found: "found" }
    Status { Inside: "inside", Left: "left", Rescued: "rescued", Dead: "dead" }
}

impl FromStr for Card {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Card, Unreadable> {
        Card::all().find(|card| without_prefix(card.row().words) == text).ok_or(Unreadable)
    }
}

impl FromStr for Secret {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Secret, Unreadable> {
        Secret::all().find(|secret| without_prefix(secret.row().words) == text).ok_or(Unreadable)
    }
}

impl FromStr for Room {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Room, Unreadable> {
        let side = Side::ALL.into_iter().find(|side| text.starts_with(side.board().chart.letter)).ok_or(Unreadable)?;
        number(&text[1..]).ok().and_then(|number| Room::new(side, number)).ok_or(Unreadable)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(without_prefix(self.row().words))
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(without_prefix(self.row().words))
    }
}

/// `card-burgle` is the key of the words, `burgle` the notation.
fn without_prefix(words: &str) -> &str {
    words.split_once('-').map_or(words, |(_, name)| name)
}

impl fmt::Display for Artifact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side().board().chart.letter, self.number())
    }
}

impl fmt::Display for Passage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.source {
            TextSource::Card(card) => write!(f, "{card}/{}/{}", self.trigger, self.at),
            TextSource::Secret(secret) => write!(f, "{secret}/{}/{}", self.trigger, self.at),
        }
    }
}

impl FromStr for Passage {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Passage, Unreadable> {
        let words: Vec<&str> = text.split('/').collect();
        let [source, part, at] = words[..] else { return Err(Unreadable) };
        let source = source.parse().map(TextSource::Card).or_else(|_| source.parse().map(TextSource::Secret))?;
        let passage = Passage { source, trigger: part.parse()?, at: number(at)? };
        if passage.effects().is_empty() { Err(Unreadable) } else { Ok(passage) }
    }
}

impl fmt::Display for Todo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Todo::Text(passage) => return write!(f, "text/{passage}"),
            Todo::Draw { seat, left } => return write!(f, "draw/{seat}/{left}"),
            Todo::Secret(class) => return write!(f, "secret/{class}"),
            Todo::Attack { left } => return write!(f, "attack/{left}"),
            Todo::RemoveArtifacts { left } => return write!(f, "remove-artifacts/{left}"),
            Todo::Choose(passage) => return write!(f, "choose/{passage}"),
            Todo::Discard { left, then } => return write!(f, "discard/{left}/{then}"),
            Todo::Reveal => "reveal",
            Todo::Refill => "refill",
            Todo::FirstPlayer => "first-player",
            Todo::DealRow => "deal-row",
            Todo::Replace => "replace",
            Todo::Adjacent => "adjacent",
            Todo::Enter => "enter",
            Todo::Trash => "trash",
            Todo::Closing => "closing",
            Todo::Next => "next",
            Todo::FirstTurn => "first-turn",
            Todo::DealHands => "deal-hands",
        })
    }
}

/// Those that are one word.
const PLAIN_TODOS: [Todo; 12] = [
    Todo::Reveal,
    Todo::Refill,
    Todo::FirstPlayer,
    Todo::DealRow,
    Todo::Replace,
    Todo::Adjacent,
    Todo::Enter,
    Todo::Trash,
    Todo::Closing,
    Todo::Next,
    Todo::FirstTurn,
    Todo::DealHands,
];

impl FromStr for Todo {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Todo, Unreadable> {
        let Some((verb, rest)) = text.split_once('/') else {
            return find_written(PLAIN_TODOS.into_iter(), text);
        };
        Ok(match (verb, rest.split_once('/')) {
            ("text", _) => Todo::Text(rest.parse()?),
            ("choose", _) => Todo::Choose(rest.parse()?),
            ("secret", None) => Todo::Secret(rest.parse()?),
            ("attack", None) => Todo::Attack { left: some(rest)? },
            ("remove-artifacts", None) => Todo::RemoveArtifacts { left: some(rest)? },
            ("draw", Some((seat, left))) => {
                Todo::Draw { seat: seat.parse().map_err(|_| Unreadable)?, left: some(left)? }
            }
            ("discard", Some((left, then))) => Todo::Discard { left: some(left)?, then: then.parse()? },
            _ => return Err(Unreadable),
        })
    }
}

/// A number as we write it, without a sign or leading zeros.
pub(crate) fn number(text: &str) -> Result<u8, Unreadable> {
    let number: u8 = text.parse().map_err(|_| Unreadable)?;
    if number.to_string() == text { Ok(number) } else { Err(Unreadable) }
}

/// How many more times something is to be done: at least once, and no more than can ever be needed.
fn some(text: &str) -> Result<u8, Unreadable> {
    number(text).ok().filter(|left| (1..=20).contains(left)).ok_or(Unreadable)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Acquire(card) => write!(f, "acquire {card}"),
            Action::Use(card) => write!(f, "use {card}"),
            Action::Fight(card) => write!(f, "fight {card}"),
            Action::Buy(item) => write!(f, "buy {item}"),
            Action::Move { to, swords: 0 } => write!(f, "move {to}"),
            Action::Move { to, swords } => write!(f, "move {to} swords {swords}"),
            Action::Teleport(to) => write!(f, "teleport {to}"),
            Action::Drink(potion) => write!(f, "drink {potion}"),
            Action::End => f.write_str("end"),
            Action::Choose(option) => write!(f, "choose {}", option.saturating_add(1)),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Replace(card) => write!(f, "replace {card}"),
            Action::Take => f.write_str("take"),
            Action::Decline => f.write_str("decline"),
            Action::TakeFrom(room) => write!(f, "take {room}"),
            Action::Trash(card) => write!(f, "trash {card}"),
            Action::TrashBurgle => f.write_str("trash-burgle"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["play", card] => Action::Play(card.parse()?),
            ["acquire", card] => Action::Acquire(card.parse()?),
            ["use", card] => Action::Use(card.parse()?),
            ["fight", card] => Action::Fight(card.parse()?),
            ["buy", item] => Action::Buy(item.parse()?),
            ["move", to] => Action::Move { to: to.parse()?, swords: 0 },
            ["move", to, "swords", swords] => Action::Move { to: to.parse()?, swords: some(swords)? },
            ["teleport", to] => Action::Teleport(to.parse()?),
            ["drink", potion] => Action::Drink(potion.parse()?),
            ["end"] => Action::End,
            ["choose", option] => Action::Choose(number(option)?.checked_sub(1).ok_or(Unreadable)?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["replace", card] => Action::Replace(card.parse()?),
            ["take"] => Action::Take,
            ["decline"] => Action::Decline,
            ["take", room] => Action::TakeFrom(room.parse()?),
            ["trash", card] => Action::Trash(card.parse()?),
            ["trash-burgle"] => Action::TrashBurgle,
            _ => return Err(Unreadable),
        })
    }
}

/// Every action that could ever be legal, and many that never are.
pub(crate) fn all_actions() -> Vec<Action> {
    const WITH_CARD: [fn(Card) -> Action; 7] =
        [Action::Play, Action::Acquire, Action::Use, Action::Fight, Action::Discard, Action::Replace, Action::Trash];
    let most_monsters = Side::ALL.into_iter().flat_map(|side| side.board().chart.tunnels).map(|way| way.monsters).max();
    let mut all = vec![Action::End, Action::Take, Action::Decline, Action::TrashBurgle];
    all.extend(Card::all().flat_map(|card| WITH_CARD.map(|action| action(card))));
    all.extend(MarketItem::ALL.map(Action::Buy));
    all.extend(Secret::all().map(Action::Drink));
    all.extend((0..4).map(Action::Choose));
    for room in Room::all() {
        all.extend((0..=most_monsters.unwrap_or(0)).map(|swords| Action::Move { to: room, swords }));
        all.extend([Action::Teleport(room), Action::TakeFrom(room)]);
    }
    all
}

/// A lot without the name of its pile: a card, a cube, a secret, an artifact, or who starts.
pub(crate) fn lot(pile: u8, Lot(lot): Lot) -> String {
    match pile {
        setup::BAG_PILE => Cube::of_kind(lot).to_string(),
        setup::MAJOR_PILE => Secret { class: Class::Major, kind: lot }.to_string(),
        setup::MINOR_PILE => Secret { class: Class::Minor, kind: lot }.to_string(),
        setup::ARTIFACT_PILE => Artifact(lot).to_string(),
        setup::START_PILE => Seat(lot).to_string(),
        _ => Card(lot).to_string(),
    }
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cube::Of(seat) => seat.fmt(f),
            Cube::Black => f.write_str("black"),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::ArtifactRemoved { artifact } => write!(f, "artifact {artifact} stays in the box"),
            Event::Started { seat } => write!(f, "{seat} starts"),
            Event::Rejected { card } => write!(f, "dealt and replaced {card}"),
            Event::TurnBegan { seat } => write!(f, "turn of {seat}"),
            Event::TurnEnded { seat } => write!(f, "{seat} ended the turn"),
            Event::Awaited(todo) => write!(f, "next {todo}"),
            Event::Popped => f.write_str("done"),
            Event::Ended => f.write_str("the end"),
            Event::Drew { seat } => write!(f, "{seat} drew"),
            Event::DrewCard { seat, card } => write!(f, "{seat} drew {card}"),
            Event::Reshuffled { seat } => write!(f, "{seat} reshuffled"),
            Event::Played { seat, card } => write!(f, "{seat} played {card}"),
            Event::Discarded { seat, card } => write!(f, "{seat} discarded {card}"),
            Event::Trashed { seat, card, .. } => write!(f, "{seat} trashed {card}"),
            Event::TrashLapsed => f.write_str("nothing to trash"),
            Event::Skill(n) => write!(f, "{n} Skill"),
            Event::Swords(n) => write!(f, "{n} Swords"),
            Event::Boots(n) => write!(f, "{n} Boots"),
            Event::Teleports(n) => write!(f, "{n} teleport"),
            Event::SkillPerClank(n) => write!(f, "{n} Skill per clank"),
            Event::GemDiscount(n) => write!(f, "gems cost {n} less"),
            Event::NoCaveStop => f.write_str("caves do not stop"),
            Event::IgnoresMonsters => f.write_str("monsters are ignored"),
            Event::TrashQueued(Trash::Any) => f.write_str("a card will be trashed"),
            Event::TrashQueued(Trash::Burgle) => f.write_str("a burgle will be trashed"),
            Event::Gold { seat, amount } => write!(f, "{seat} gained {amount} gold"),
            Event::Paid { seat, amount } => write!(f, "{seat} paid {amount} gold"),
            Event::GoldBonus { seat, bonus } => write!(f, "{seat} gains {bonus} gold more"),
            Event::Acquired { seat, card, price } => write!(f, "{seat} acquired {card} for {price}"),
            Event::TookTome { seat } => write!(f, "{seat} took {SECRET_TOME}"),
            Event::Used { seat, card, price } => write!(f, "{seat} used {card} for {price}"),
            Event::Fought { seat, card, price } => write!(f, "{seat} defeated {card} for {price}"),
            Event::Bought { seat, item } => write!(f, "{seat} bought a {item}"),
            Event::Moved { seat, to, boots, swords, wounds } => {
                write!(f, "{seat} moved to {to}: {boots} Boots, {swords} Swords, {wounds} damage")
            }
            Event::Teleported { seat, to } => write!(f, "{seat} teleported to {to}"),
            Event::Opened { seat, room } => write!(f, "{seat} took a secret of {room}"),
            Event::Found { seat, secret } => write!(f, "{seat} found {secret}"),
            Event::TookIdol { seat } => write!(f, "{seat} took a monkey idol"),
            Event::TookArtifact { seat, artifact } => write!(f, "{seat} took artifact {artifact}"),
            Event::Drank { seat, potion } => write!(f, "{seat} used {potion}"),
            Event::Noise { seat, cubes, cancelled } => write!(f, "{seat} made {cubes} clank, {cancelled} cancelled"),
            Event::Hushed { seat, back, credit } => write!(f, "{seat} took back {back} clank, {credit} to come"),
            Event::Revealed { card, rouses: true } => write!(f, "{card} appeared and rouses the dragon"),
            Event::Revealed { card, rouses: false } => write!(f, "{card} appeared"),
            Event::PutAway { card } => write!(f, "{card} was put away"),
            Event::DungeonReshuffled => f.write_str("the dungeon deck was made anew"),
            Event::Raged { spaces } => write!(f, "the dragon rages by {spaces}"),
            Event::CubesReturned { cubes } => write!(f, "{cubes} black cubes went back"),
            Event::Attacked { cubes } => write!(f, "the dragon attacks with {cubes} cubes"),
            Event::CubeDrawn { cube } => write!(f, "drawn {cube}"),
            Event::Healed { seat, damage } => write!(f, "{seat} healed {damage}"),
            Event::Out { seat, status } => write!(f, "{seat} is out: {status}"),
            Event::Ran { seat, space } => write!(f, "{seat} is on countdown space {space}"),
        }
    }
}
