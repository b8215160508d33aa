//! Reading a position, strictly.
use super::sound::{can_go_on, is_acting};
use super::{FLAGS, IDOL, NONE, NUMBERS, cards_in_the_box, cards_left, companions};
use crate::notation::number;
use crate::{
    Allowance, Artifact, BLACK_CUBES, COUNTDOWN, CROWNS, CUBES, Card, Cards, Clank, Cube, Dungeon, EXPLORE, HEALTH,
    MERCENARY, MarketItem, Open, RAGE, ROW, Room, Runner, SECRET_TOME, Secret, State, Status, Todo, setup,
};
use engine::{Bag, BySeat, Expected, Fields, Game, Misread, Seat, Setup, Value};
use std::str::FromStr;

/// No position needs more copies of anything.
const MOST: u8 = 99;
/// More gold than a match can bring, yet small enough for every sum.
const MOST_GOLD: u16 = 9999;
/// The rules never stack up more at a point where a position can be written.
const MOST_PENDING: usize = 8;

/// Reads a position, and refuses one that could not be played on by the rules.
pub(crate) fn read(text: &str) -> Result<State, Misread> {
    let mut fields = Fields::read(text)?;
    let players = fields.players(Clank::INFO.players)?;
    let mut setup = Setup::new::<Clank>(players).expect("two to four can play");
    for word in fields.take("options").into_iter().flat_map(|value| value.words()) {
        let known = || Expected::one_of(setup::switches().map(|(_, text)| text));
        let (spec, _) = setup::switches().find(|(_, text)| text == word.text).ok_or_else(|| word.misread(known()))?;
        if setup.is(spec.name, spec.values[1]) {
            return Err(word.misread(Expected::once()));
        }
        setup = setup.with(spec.name, spec.values[1]).expect("an option has its own values");
    }
    let mut state = setup::new(&setup);
    state.open.pools = BySeat([Cards::EMPTY; 4]);
    let turn = fields.need("turn")?;
    state.open.actor = turn.seat(players)?;
    let phase = fields.take("phase");
    read_phase(&mut state.open, phase)?;
    read_cards(&mut state, &mut fields)?;
    read_tokens(&mut state.open, &mut fields)?;
    for seat in state.everyone() {
        read_person(&mut state.open, seat, &mut fields)?;
    }
    read_cubes(&mut state.open, &mut fields)?;
    read_countdown(&mut state.open, fields.take("countdown"))?;
    read_purse(&mut state.open, fields.take("purse"))?;
    fields.finish()?;
    super::audit_pieces(&state)?;
    let rests = !is_acting(&state) && !state.in_play.is_empty() && !state.inside.is_empty();
    if rests || !can_go_on(&state) {
        return Err(phase.unwrap_or(turn).misread(Expected::possible()));
    }
    Ok(state)
}

fn read_phase(open: &mut Open, value: Option<Value<'_>>) -> Result<(), Misread> {
    open.pending.clear();
    let words = value.into_iter().flat_map(|value| value.words());
    for (at, word) in words.enumerate() {
        let todo: Todo = word.parse("expected-frame")?;
        if matches!(todo, Todo::Draw { seat, .. } if !open.everyone().has(seat)) {
            return Err(word.misread(Expected::seat(open.players)));
        }
        if at == MOST_PENDING {
            return Err(word.misread(Expected::at_most(MOST_PENDING as u32)));
        }
        open.pending.push(todo);
    }
    Ok(())
}

/// `burgle*6` as a thing and its number.
fn read_several<T: FromStr>(word: Value<'_>, expected: &'static str) -> Result<(T, u8), Misread> {
    let (thing, count) = word.text.split_once('*').unwrap_or((word.text, "1"));
    let count = number(count).ok().filter(|count| (1..=MOST).contains(count));
    let thing = thing.parse().ok();
    thing.zip(count).ok_or_else(|| word.misread(expected))
}

/// All words of a line as things, copy by copy.
fn read_copies<'a, T: FromStr + Clone>(
    value: Option<Value<'a>>,
    expected: &'static str,
) -> Result<Vec<(Value<'a>, T)>, Misread> {
    let mut copies = vec![];
    for word in value.into_iter().flat_map(|value| value.words()) {
        let (thing, count) = read_several::<T>(word, expected)?;
        copies.extend(std::iter::repeat_n((word, thing), count.into()));
    }
    Ok(copies)
}

/// Takes cards out of the box.
struct CardBox {
    left: Dungeon,
}

impl CardBox {
    fn take(&mut self, value: Option<Value<'_>>, fits: impl Fn(Card) -> bool) -> Result<Vec<Card>, Misread> {
        let mut cards = vec![];
        for (word, card) in read_copies::<Card>(value, "expected-card")? {
            if !fits(card) {
                return Err(word.misread("expected-card-here"));
            }
            if self.left.count(card.0) == 0 {
                return Err(word.misread(Expected::no_more()));
            }
            self.left.take(card.0);
            cards.push(card);
        }
        Ok(cards)
    }
}

fn read_cards(state: &mut State, fields: &mut Fields<'_>) -> Result<(), Misread> {
    let mut cards = CardBox { left: cards_in_the_box(state.players) };
    for card in cards.take(fields.take("play"), Card::can_be_owned)? {
        state.open.in_play.put(card.0);
    }
    for seat in state.everyone() {
        for card in cards.take(fields.take(&format!("hand {seat}")), Card::can_be_owned)? {
            state.hidden[seat].put(card.0);
            state.open.pools[seat].put(card.0);
            state.open.people[seat].hidden += 1;
        }
        for card in cards.take(fields.take(&format!("pile {seat}")), Card::can_be_owned)? {
            state.open.pools[seat].put(card.0);
        }
        for card in cards.take(fields.take(&format!("shown {seat}")), Card::can_be_owned)? {
            state.open.shown[seat].put(card.0);
        }
        for card in cards.take(fields.take(&format!("discard {seat}")), Card::can_be_owned)? {
            state.open.discards[seat].put(card.0);
        }
    }
    let row = fields.take("row");
    for card in cards.take(row, Card::is_of_the_dungeon)? {
        match (row, state.row.is_full()) {
            (Some(row), true) => return Err(row.misread(Expected::at_most(ROW as u32))),
            _ => state.open.row.lay(card),
        }
    }
    for card in cards.take(fields.take("dungeon discard"), Card::is_of_the_dungeon)? {
        state.open.dungeon_discard.put(card.0);
    }
    read_reserve(&mut state.open, &cards, fields.take("reserve"))?;
    let deck = fields.take("deck");
    let trashed = fields.take("trashed");
    if let (Some(deck), Some(_)) = (deck, trashed) {
        return Err(deck.misread(Expected::no_line_beside("deck", "trashed: …")));
    }
    let named = match deck {
        Some(deck) if deck.text == NONE => vec![],
        Some(deck) => cards.take(Some(deck), Card::is_of_the_dungeon)?,
        None => {
            cards.take(trashed, Card::is_of_the_dungeon)?;
            let left = |card: Card| std::iter::repeat_n(card, cards.left.count(card.0).into());
            Card::all().filter(|card| card.is_of_the_dungeon()).flat_map(left).collect()
        }
    };
    state.open.deck = Dungeon::EMPTY;
    named.iter().for_each(|card| state.open.deck.put(card.0));
    state.open.trashed = count_trashed(&state.open);
    Ok(())
}

/// Cards that were in the box and are nowhere now have left the match.
fn count_trashed(open: &Open) -> u8 {
    let missing = cards_in_the_box(open.players).total().saturating_sub(cards_left(open).total());
    u8::try_from(missing).unwrap_or(u8::MAX)
}

/// Without this line, no card of the Reserve has been trashed.
fn read_reserve(open: &mut Open, cards: &CardBox, value: Option<Value<'_>>) -> Result<(), Misread> {
    let left = [MERCENARY, EXPLORE, SECRET_TOME].map(|card| cards.left.count(card.0));
    let expected = || Expected::of("expected-reserve").with("most", left.map(|most| most.to_string()).join(" "));
    open.reserve = match value {
        None => left,
        Some(value) => {
            let read = |word: Value<'_>| number(word.text).map_err(|_| word.misread(expected()));
            let numbers = value.words().map(read).collect::<Result<Vec<u8>, Misread>>()?;
            let numbers: [u8; 3] = numbers.try_into().map_err(|_| value.misread(expected()))?;
            let fits = numbers.iter().zip(left).all(|(&number, left)| number <= left);
            fits.then_some(numbers).ok_or_else(|| value.misread(expected()))?
        }
    };
    Ok(())
}

fn read_tokens(open: &mut Open, fields: &mut Fields<'_>) -> Result<(), Misread> {
    for (word, artifact) in read_copies::<Artifact>(fields.take("removed"), "expected-artifact")? {
        take_artifact(open, word, artifact)?;
    }
    for (word, room) in read_copies::<Room>(fields.take("taken"), "expected-room")? {
        let is_there = room.side() == open.options.side && open.majors.or(open.minors).has(room);
        if !is_there {
            return Err(word.misread("expected-room-with-secrets"));
        }
        open.take_secret(room);
    }
    for (word, secret) in read_copies::<Secret>(fields.take("spent"), "expected-secret")? {
        take_secret(open, word, secret)?;
    }
    Ok(())
}

fn take_artifact(open: &mut Open, word: Value<'_>, artifact: Artifact) -> Result<(), Misread> {
    if open.artifacts.count(artifact.0) == 0 {
        return Err(word.misread(Expected::once()));
    }
    open.artifacts.take(artifact.0);
    Ok(())
}

fn take_secret(open: &mut Open, word: Value<'_>, secret: Secret) -> Result<(), Misread> {
    let unseen = &mut open.secrets[secret.class as usize];
    if unseen.count(secret.kind) == 0 {
        return Err(word.misread(Expected::no_more()));
    }
    unseen.take(secret.kind);
    Ok(())
}

fn read_person(open: &mut Open, seat: Seat, fields: &mut Fields<'_>) -> Result<(), Misread> {
    if let Some(value) = fields.take(&format!("at {seat}")) {
        let room: Room = value.parse("expected-room")?;
        if room.side() != open.options.side {
            return Err(value.misread("expected-room-on-this-side"));
        }
        open.people[seat].room = room;
    }
    if let Some(value) = fields.take(&format!("standing {seat}")) {
        open.people[seat].status = value.parse(Expected::one_of(["inside", "left", "rescued", "dead"]))?;
        if open.people[seat].status != Status::Inside {
            open.inside = open.inside.without(seat);
        }
    }
    open.people[seat].gold = read_number(fields.take(&format!("gold {seat}")), MOST_GOLD)?;
    for (word, artifact) in read_copies::<Artifact>(fields.take(&format!("artifacts {seat}")), "expected-artifact")? {
        take_artifact(open, word, artifact)?;
        open.people[seat].artifacts |= 1 << artifact.0;
    }
    read_items(open, seat, fields.take(&format!("items {seat}")))?;
    let tokens = fields.take(&format!("tokens {seat}"));
    for word in tokens.into_iter().flat_map(|value| value.words()) {
        read_token(open, seat, word)?;
    }
    Ok(())
}

fn read_number(value: Option<Value<'_>>, most: u16) -> Result<u16, Misread> {
    value.map_or(Ok(0), |value| value.number(0..=most))
}

fn read_token(open: &mut Open, seat: Seat, word: Value<'_>) -> Result<(), Misread> {
    let expected = "expected-kept-secret";
    if word.text.split('*').next() == Some(IDOL) {
        let (_, count) = read_several::<String>(word, expected)?;
        if count > open.idols {
            return Err(word.misread(Expected::no_more()));
        }
        open.idols -= count;
        open.people[seat].idols += count;
        return Ok(());
    }
    let (secret, count) = read_several::<Secret>(word, expected)?;
    if !secret.row().kept {
        return Err(word.misread(expected));
    }
    for _ in 0..count {
        take_secret(open, word, secret)?;
        open.people[seat].tokens[secret.class as usize].put(secret.kind);
    }
    Ok(())
}

/// The best crowns are sold first (CK-9.3), no matter to whom; the audit checks that.
fn read_items(open: &mut Open, seat: Seat, value: Option<Value<'_>>) -> Result<(), Misread> {
    for word in value.into_iter().flat_map(|value| value.words()) {
        let expected = "expected-item";
        let crown = CROWNS.iter().position(|points| word.text == format!("{}-{points}", MarketItem::Crown));
        let (item, count) = match crown {
            Some(_) => (MarketItem::Crown, 1),
            None => read_several::<MarketItem>(word, expected)?,
        };
        let sold = open.people.0.iter().fold(0, |sold, person| sold | person.crowns);
        let left = &mut open.market[item as usize];
        let is_sold_twice = crown.is_some_and(|crown| sold >> crown & 1 == 1);
        if item == MarketItem::Crown && crown.is_none() {
            return Err(word.misread(expected));
        }
        if *left < count || is_sold_twice {
            return Err(word.misread(Expected::no_more()));
        }
        *left -= count;
        let person = &mut open.people[seat];
        match item {
            MarketItem::Key => person.keys += count,
            MarketItem::Backpack => person.backpacks += count,
            MarketItem::Crown => person.crowns |= 1 << crown.unwrap_or_default(),
        }
    }
    Ok(())
}

/// Cubes that are not in the bag, in the Clank Area, on the health meter or set aside are in the supply.
fn read_cubes(open: &mut Open, fields: &mut Fields<'_>) -> Result<(), Misread> {
    let bag = fields.take("bag");
    if bag.is_some() {
        open.bag = Bag::EMPTY;
        let cubes = bag.filter(|bag| bag.text != NONE);
        for (word, cube) in read_copies::<Cube>(cubes, "expected-cube")? {
            let most = match cube {
                Cube::Black => BLACK_CUBES,
                Cube::Of(seat) if open.everyone().has(seat) => CUBES,
                Cube::Of(_) => 0,
            };
            if open.bag.count(cube.kind()) == most {
                return Err(word.misread(Expected::no_more()));
            }
            open.bag.put(cube.kind());
        }
    }
    open.black_aside = BLACK_CUBES - open.bag.count(Cube::Black.kind());
    for seat in open.everyone() {
        let mut left = CUBES - open.bag.count(seat.0);
        let mut read = |name: &str, most: u8| -> Result<u8, Misread> {
            let most = most.min(left);
            let cubes = read_number(fields.take(&format!("{name} {seat}")), most.into())? as u8;
            left -= cubes;
            Ok(cubes)
        };
        let most_aside = if open.inside.has(seat) { 0 } else { CUBES }; // CK-15.6
        let (area, aside) = (read("clank", CUBES)?, read("aside", most_aside)?);
        let most_damage = if open.inside.has(seat) { HEALTH - 1 } else { HEALTH };
        let damage = read("damage", most_damage)?;
        let person = &mut open.people[seat];
        (person.area, person.aside, person.damage, person.supply) = (area, aside, damage, left);
    }
    open.rage = match fields.take("rage") {
        None => open.rage,
        Some(value) => value.number(1..=RAGE.len() as u8)? - 1,
    };
    Ok(())
}

/// CK-17.5: as soon as one player is out, there is a runner.
fn read_countdown(open: &mut Open, value: Option<Value<'_>>) -> Result<(), Misread> {
    let expected = "expected-countdown";
    let Some(value) = value else {
        let out = open.everyone().find(|&seat| !open.inside.has(seat));
        return out.map_or(Ok(()), |seat| {
            let status = format!("standing {seat}: {}", open.people[seat].status);
            Err(Misread::new(0, Expected::line_beside("countdown", status), ""))
        });
    };
    let (seat, space) = value.text.split_once('/').ok_or_else(|| value.misread(expected))?;
    let runner: Option<Runner> = (|| Some(Runner { seat: seat.parse().ok()?, space: number(space).ok()? }))();
    let is_sound = |runner: &Runner| {
        let last = COUNTDOWN.len() as u8 - u8::from(!open.inside.is_empty());
        open.everyone().has(runner.seat) && !open.inside.has(runner.seat) && (1..=last).contains(&runner.space)
    };
    open.runner = Some(runner.filter(is_sound).ok_or_else(|| value.misread(expected))?);
    Ok(())
}

fn read_purse(open: &mut Open, value: Option<Value<'_>>) -> Result<(), Misread> {
    let acting = is_acting(open);
    let companions = if acting { companions(&open.in_play) } else { 0 };
    let mut allowance = Allowance { acting, companions, ..Allowance::default() };
    for word in value.into_iter().flat_map(|value| value.words()) {
        let expected = "expected-purse";
        let roused = word.text == "roused";
        if roused == acting {
            return Err(word.misread("expected-purse-in-turn"));
        }
        if let Some((_, flag)) = FLAGS.iter().find(|(name, _)| *name == word.text) {
            if std::mem::replace(flag(&mut allowance), true) {
                return Err(word.misread(Expected::once()));
            }
            continue;
        }
        let (name, amount) = word.text.split_once('=').ok_or_else(|| word.misread(expected))?;
        let amount = number(amount).ok().filter(|&amount| amount > 0);
        let field = NUMBERS.iter().find(|(known, _)| *known == name).map(|(_, field)| field(&mut allowance));
        let (field, amount) = field.filter(|field| **field == 0).zip(amount).ok_or_else(|| word.misread(expected))?;
        *field = amount;
    }
    open.allowance = allowance;
    Ok(())
}
