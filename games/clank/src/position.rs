//! A state, or what one viewer knows of it, as lines of text.
//!
//! Several equal things are written once with their number: `burgle*6`. What can be counted out is not written: cubes
//! that are nowhere are in the supply, dungeon cards that are named nowhere are in the deck, artifacts, secrets and
//! market items that nobody has lie where they lay at first. `phase` is what is still to be done, the next thing last;
//! without it the active player acts freely.
mod reader;
mod sound;

pub(crate) use reader::read;

use crate::notation::Cube;
use crate::*;
use std::fmt::Display;

/// The whole state.
pub(crate) fn write_state(state: &State) -> String {
    let mut lines = Lines::default();
    write_open(state, &mut lines);
    for seat in state.everyone() {
        lines.list(&format!("hand {seat}"), cards(&state.hidden[seat]));
        lines.list(&format!("pile {seat}"), cards(&state.pools[seat].less(&state.hidden[seat])));
        write_person(state, seat, &mut lines);
    }
    lines.to_string()
}

/// What this viewer knows. Of others' hidden cards only the number is known, and the pool they came from.
pub(crate) fn write_view(view: &View) -> String {
    let mut lines = Lines::default();
    lines.put("you", view.who);
    write_open(view, &mut lines);
    for seat in view.everyone() {
        let (hidden, pool) = (view.people[seat].hidden, &view.pools[seat]);
        if view.who == Viewer::Seat(seat) || hidden == 0 {
            let own = if hidden == 0 { Cards::EMPTY } else { view.hidden };
            lines.list(&format!("hand {seat}"), cards(&own));
            lines.list(&format!("pile {seat}"), cards(&pool.less(&own)));
        } else {
            lines.list(&format!("hand {seat}"), several("?", hidden));
            lines.list(&format!("pool {seat}"), cards(pool));
        }
        write_person(view, seat, &mut lines);
    }
    lines.to_string()
}

/// What lies in the middle of the table.
fn write_open(open: &Open, lines: &mut Lines) {
    lines.put("players", open.players);
    lines.list("options", open.options.unusual());
    lines.put("turn", open.actor);
    lines.list("phase", open.pending.as_slice());
    lines.list("purse", purse(&open.purse));
    lines.list("play", cards(&open.in_play));
    lines.list("row", runs(open.row.cards()));
    lines.list("reserve", open.reserve);
    lines.list("dungeon discard", bag(&open.dungeon_discard, Card));
    lines.list("trashed", trashed(open));
    lines.put("rage", open.rage + 1);
    lines.list("bag", if open.bag.is_empty() { vec![NONE.to_owned()] } else { bag(&open.bag, Cube) });
    lines.list("countdown", open.runner.map(|runner| format!("{}/{}", runner.seat, runner.space)));
    lines.list("removed", removed(open));
    lines.list("taken", taken(open).map(|room| room.to_string()));
    lines.list("spent", spent(open));
}

/// What lies before a player, all of it open.
fn write_person(open: &Open, seat: Seat, lines: &mut Lines) {
    let person = &open.people[seat];
    let some = |number: u16| Some(number).filter(|&number| number > 0);
    lines.list(&format!("shown {seat}"), cards(&open.shown[seat]));
    lines.list(&format!("discard {seat}"), cards(&open.discards[seat]));
    lines.put(&format!("at {seat}"), person.room);
    lines.list(&format!("standing {seat}"), Some(person.standing).filter(|&standing| standing != Standing::Inside));
    lines.list(&format!("gold {seat}"), some(person.gold));
    lines.list(&format!("clank {seat}"), some(person.area.into()));
    lines.list(&format!("damage {seat}"), some(person.damage.into()));
    lines.list(&format!("aside {seat}"), some(person.aside.into()));
    lines.list(&format!("artifacts {seat}"), ending::bits(person.artifacts).map(Artifact));
    lines.list(&format!("items {seat}"), items(person));
    lines.list(&format!("tokens {seat}"), tokens(person));
}

/// `burgle*6`, `stumble`; nothing for none.
fn several(thing: impl Display, count: u8) -> Option<String> {
    match count {
        0 => None,
        1 => Some(thing.to_string()),
        _ => Some(format!("{thing}*{count}")),
    }
}

fn bag<T: Display, const W: usize>(bag: &Bag<W>, thing: impl Fn(u8) -> T) -> Vec<String> {
    bag.kinds().filter_map(|kind| several(thing(kind), bag.count(kind))).collect()
}

fn cards(cards: &Cards) -> Vec<String> {
    bag(cards, Card)
}

fn runs(row: &[Card]) -> Vec<String> {
    row.chunk_by(|one, other| one == other).filter_map(|run| several(run[0], run.len() as u8)).collect()
}

/// The words of the line `purse` that are numbers, each with its place.
pub(super) const NUMBERS: [(&str, fn(&mut Purse) -> &mut u8); 12] = [
    ("skill", |purse| &mut purse.skill),
    ("swords", |purse| &mut purse.swords),
    ("boots", |purse| &mut purse.boots),
    ("teleports", |purse| &mut purse.teleports),
    ("quiet", |purse| &mut purse.quiet),
    ("made", |purse| &mut purse.made),
    ("gains", |purse| &mut purse.gains),
    ("gold-bonus", |purse| &mut purse.gold_bonus),
    ("skill-per-clank", |purse| &mut purse.skill_per_clank),
    ("discount", |purse| &mut purse.discount),
    ("trashes", |purse| &mut purse.trashes),
    ("burgle-trashes", |purse| &mut purse.burgle_trashes),
];

/// The words of the line `purse` that are true or not there.
pub(super) const FLAGS: [(&str, fn(&mut Purse) -> &mut bool); 4] = [
    ("exhausted", |purse| &mut purse.exhausted),
    ("no-cave-stop", |purse| &mut purse.no_cave_stop),
    ("ignores-monsters", |purse| &mut purse.ignores_monsters),
    ("roused", |purse| &mut purse.roused),
];

fn purse(purse: &Purse) -> Vec<String> {
    let mut purse = *purse;
    let mut words = vec![];
    for (name, number) in NUMBERS {
        let number = *number(&mut purse);
        words.extend((number > 0).then(|| format!("{name}={number}")));
    }
    words.extend(FLAGS.iter().filter(|(_, flag)| *flag(&mut purse)).map(|&(name, _)| name.to_owned()));
    words
}

/// How many copies of this card there were in the box, for so many players.
pub(super) fn copies_in_the_box(card: Card, players: u8) -> u8 {
    if card.is_starter() { card.row().count * players } else { card.row().count }
}

/// How many copies of this card are still in the match; the Goblin never moves.
fn copies_left(open: &Open, card: Card) -> u8 {
    let owned: u8 = match card.can_be_owned() {
        true => open.everyone().map(|seat| open.owned(seat).count(card.0)).sum(),
        false => 0,
    };
    let in_row = open.row.cards().iter().filter(|&&lies| lies == card).count() as u8;
    let in_reserve = card.reserve_pile().map_or(0, |pile| open.reserve[pile]);
    let dungeon = open.deck.count(card.0) + open.dungeon_discard.count(card.0);
    owned + in_row + in_reserve + dungeon + u8::from(card == GOBLIN)
}

/// Dungeon cards that have left the match; of others one can see it by counting.
fn trashed(open: &Open) -> Vec<String> {
    let gone = |card: Card| card.row().count.saturating_sub(copies_left(open, card));
    Card::all().filter(|card| card.is_of_the_dungeon()).filter_map(|card| several(card, gone(card))).collect()
}

/// Artifacts in the box (CK-2.3).
fn removed(open: &Open) -> impl Iterator<Item = Artifact> {
    let taken = open.everyone().fold(0, |taken, seat| taken | open.people[seat].artifacts);
    Artifact::all().filter(move |artifact| open.artifacts.count(artifact.0) == 0 && taken >> artifact.0 & 1 == 0)
}

/// Rooms whose secrets were taken, twice where both are gone.
fn taken(open: &Open) -> impl Iterator<Item = Room> {
    let (side, board) = (open.options.side, open.board());
    let gone = move |at_first: Rooms, now: Rooms| at_first.on(side).filter(move |&room| !now.has(room));
    let majors = gone(board.major_secrets, open.majors);
    let mut rooms: Vec<Room> = majors
        .chain(gone(board.minor_secrets, open.minors))
        .chain(gone(board.minor_secrets, open.second_minors))
        .collect();
    rooms.sort();
    rooms.into_iter()
}

/// Secrets that have left the match.
fn spent(open: &Open) -> Vec<String> {
    let held = |secret: Secret| open.everyone().map(|seat| open.people[seat].has(secret)).sum::<u8>();
    let unseen = |secret: Secret| open.secrets[secret.class as usize].count(secret.kind);
    let gone = |secret: Secret| secret.row().count.saturating_sub(held(secret) + unseen(secret));
    Secret::all().filter_map(|secret| several(secret, gone(secret))).collect()
}

/// `key*2 backpack crown-10`.
fn items(person: &Person) -> Vec<String> {
    let plain = [several(Item::Key, person.keys), several(Item::Backpack, person.backpacks)];
    let crowns = ending::bits(person.crowns).map(|crown| format!("{}-{}", Item::Crown, CROWNS[crown as usize]));
    plain.into_iter().flatten().chain(crowns).collect()
}

/// How it is written that nothing is there, where no line means something else.
pub(super) const NONE: &str = "none";

/// How an idol is written among the tokens.
pub(super) const IDOL: &str = "monkey-idol";

fn tokens(person: &Person) -> Vec<String> {
    let secrets = Secret::all().filter_map(|secret| several(secret, person.has(secret)));
    secrets.chain(several(IDOL, person.idols)).collect()
}

/// CK-1.5 and its like: is every cube, card and token somewhere, and only once?
pub(crate) fn audit(state: &State) -> Result<(), String> {
    for seat in state.everyone() {
        let person = &state.people[seat];
        let cubes = person.supply + person.area + person.damage + person.aside + state.bag.count(seat.0);
        if cubes != CUBES {
            return Err(format!("{seat} has {cubes} cubes"));
        }
        if state.hidden[seat].total() != u32::from(person.hidden) {
            return Err(format!("{seat} hides {} cards, not {}", state.hidden[seat].total(), person.hidden));
        }
        if state.hidden[seat].kinds().any(|card| state.hidden[seat].count(card) > state.pools[seat].count(card)) {
            return Err(format!("{seat} holds cards from nowhere"));
        }
    }
    let black = state.bag.count(BLACK) + state.black_aside;
    if black != BLACK_CUBES {
        return Err(format!("{black} black cubes"));
    }
    audit_cards(state)?;
    audit_tokens(state)
}

/// What is trashed leaves the match; all other copies are somewhere.
fn audit_cards(open: &Open) -> Result<(), String> {
    let mut missing = 0;
    for card in Card::all() {
        let (box_holds, found) = (copies_in_the_box(card, open.players), copies_left(open, card));
        if found > box_holds {
            return Err(format!("{found} copies of {card}"));
        }
        missing += box_holds - found;
    }
    if missing != open.trashed {
        return Err(format!("{missing} cards are missing, {} were trashed", open.trashed));
    }
    let companions = open.in_play.copies().filter(|&card| Card(card).row().kind == Kind::Companion).count();
    if open.purse.acting && companions != usize::from(open.purse.companions) {
        return Err(format!("{companions} companions in play, {} counted", open.purse.companions));
    }
    Ok(())
}

fn audit_tokens(open: &Open) -> Result<(), String> {
    let sold = open.everyone().fold(0, |sold, seat| sold | open.people[seat].crowns);
    if sold >> open.market[Item::Crown as usize] << open.market[Item::Crown as usize] != sold {
        return Err("a crown was sold before a better one".into()); // CK-9.3
    }
    let sum = |of: fn(&Person) -> u8| open.everyone().map(|seat| of(&open.people[seat])).sum::<u8>();
    let crowns = |person: &Person| person.crowns.count_ones() as u8;
    let counted = [
        (Item::Key.to_string(), open.market[0] + sum(|person| person.keys), Item::Key.count()),
        (Item::Backpack.to_string(), open.market[1] + sum(|person| person.backpacks), Item::Backpack.count()),
        (Item::Crown.to_string(), open.market[2] + sum(crowns), Item::Crown.count()),
        (IDOL.to_owned(), open.idols + sum(|person| person.idols), IDOLS),
    ];
    for (name, found, expected) in counted {
        if found != expected {
            return Err(format!("{found} of {name}"));
        }
    }
    for class in Class::ALL {
        let unseen = open.secrets[class as usize].total();
        let all: u32 = class.rows().iter().map(|row| u32::from(row.count)).sum();
        let opened = all - unseen + u32::from(open.pending.top() == Some(Frame::Secret(class)));
        let taken = taken(open).filter(|room| open.board().major_secrets.has(*room) == (class == Class::Major));
        if taken.count() as u32 != opened {
            return Err(format!("{opened} {class} secrets were taken from elsewhere"));
        }
    }
    Ok(())
}
