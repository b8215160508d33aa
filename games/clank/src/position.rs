//! A state, or what one viewer knows of it, as lines of text.
//!
//! Several equal things are written once with their number: `burgle*6`. What follows from the rest is left out: cubes
//! that are not mentioned are in the supply, dungeon cards that are not mentioned are in the deck, and artifacts,
//! secrets and market items that nobody has are where they were at the start. `phase` is what is still to be done, the
//! next thing last; without it the active player acts freely.
mod reader;
mod sound;

pub(crate) use reader::read;

use crate::{
    Allowance, Artifact, BLACK_CUBES, CROWNS, CUBES, Card, CardKind, Cards, Class, Cube, Dungeon, GOBLIN, IDOLS,
    MERCENARY, MarketItem, Open, Person, Room, Rooms, Secret, State, Status, Todo, View, ending, setup,
};
use engine::{Bag, Expected, Lines, Misread, Seat, Viewer};
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

/// What this viewer knows. Only the number of others' hidden cards is known, and the pool they came from.
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
    lines.list("purse", purse(&open.allowance));
    lines.list("play", cards(&open.in_play));
    lines.list("row", runs(open.row.cards()));
    lines.list("reserve", open.reserve);
    lines.list("dungeon discard", bag(&open.dungeon_discard, Card));
    lines.list("trashed", trashed(open));
    lines.put("rage", open.rage + 1);
    lines.list("bag", if open.bag.is_empty() { vec![NONE.to_owned()] } else { bag(&open.bag, Cube::of_kind) });
    lines.list("countdown", open.runner.map(|runner| format!("{}/{}", runner.seat, runner.space)));
    lines.list("removed", removed(open));
    lines.list("taken", taken(open).map(|room| room.to_string()));
    lines.list("spent", spent(open));
}

/// What a player has, all of it open.
fn write_person(open: &Open, seat: Seat, lines: &mut Lines) {
    let person = &open.people[seat];
    let some = |number: u16| Some(number).filter(|&number| number > 0);
    lines.list(&format!("shown {seat}"), cards(&open.shown[seat]));
    lines.list(&format!("discard {seat}"), cards(&open.discards[seat]));
    lines.put(&format!("at {seat}"), person.room);
    lines.list(&format!("standing {seat}"), Some(person.status).filter(|&status| status != Status::Inside));
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

/// A field of the allowance.
type Field<T> = fn(&mut Allowance) -> &mut T;

/// The words of the line `purse` that are numbers, each with its field.
pub(super) const NUMBERS: [(&str, Field<u8>); 12] = [
    ("skill", |allowance| &mut allowance.skill),
    ("swords", |allowance| &mut allowance.swords),
    ("boots", |allowance| &mut allowance.boots),
    ("teleports", |allowance| &mut allowance.teleports),
    ("quiet", |allowance| &mut allowance.quiet),
    ("made", |allowance| &mut allowance.made),
    ("gains", |allowance| &mut allowance.gains),
    ("gold-bonus", |allowance| &mut allowance.gold_bonus),
    ("skill-per-clank", |allowance| &mut allowance.skill_per_clank),
    ("discount", |allowance| &mut allowance.discount),
    ("trashes", |allowance| &mut allowance.trashes),
    ("burgle-trashes", |allowance| &mut allowance.burgle_trashes),
];

/// The words of the line `purse` that are flags: there or not.
pub(super) const FLAGS: [(&str, Field<bool>); 4] = [
    ("exhausted", |allowance| &mut allowance.exhausted),
    ("no-cave-stop", |allowance| &mut allowance.no_cave_stop),
    ("ignores-monsters", |allowance| &mut allowance.ignores_monsters),
    ("roused", |allowance| &mut allowance.roused),
];

fn purse(allowance: &Allowance) -> Vec<String> {
    let mut allowance = *allowance;
    let mut words = vec![];
    for (name, number) in NUMBERS {
        let number = *number(&mut allowance);
        words.extend((number > 0).then(|| format!("{name}={number}")));
    }
    words.extend(FLAGS.iter().filter(|(_, flag)| *flag(&mut allowance)).map(|&(name, _)| name.to_owned()));
    words
}

/// All cards of a match with this many players.
pub(super) fn cards_in_the_box(players: u8) -> Dungeon {
    let mut all = setup::dungeon_deck();
    for card in Card::all().filter(|card| !card.is_of_the_dungeon()) {
        all.put_many(card.0, if card.is_starter() { card.row().count * players } else { card.row().count });
    }
    all
}

/// All cards that are still in the match, wherever they are.
fn cards_left(open: &Open) -> Dungeon {
    let mut left = open.deck.plus(&open.dungeon_discard).plus(&open.in_play.widened());
    for seat in open.everyone() {
        let owned = open.pools[seat].plus(&open.shown[seat]).plus(&open.discards[seat]);
        left = left.plus(&owned.widened());
    }
    open.row.cards().iter().for_each(|card| left.put(card.0));
    for (pile, &cards) in open.reserve.iter().enumerate() {
        left.put_many(MERCENARY.0 + pile as u8, cards);
    }
    left.put(GOBLIN.0);
    left
}

/// Dungeon cards that have left the match; for others it follows by counting.
fn trashed(open: &Open) -> Vec<String> {
    let left = cards_left(open);
    let gone = |card: Card| card.row().count.saturating_sub(left.count(card.0));
    Card::all().filter(|card| card.is_of_the_dungeon()).filter_map(|card| several(card, gone(card))).collect()
}

/// Artifacts in the box (CK-2.3).
fn removed(open: &Open) -> impl Iterator<Item = Artifact> {
    let taken = open.everyone().fold(0, |taken, seat| taken | open.people[seat].artifacts);
    Artifact::all().filter(move |artifact| open.artifacts.count(artifact.0) == 0 && taken >> artifact.0 & 1 == 0)
}

/// Rooms whose secrets were taken; twice if both are gone.
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
    let plain = [several(MarketItem::Key, person.keys), several(MarketItem::Backpack, person.backpacks)];
    plain.into_iter().flatten().chain(crowns(person.crowns)).collect()
}

fn crowns(sold: u8) -> impl Iterator<Item = String> {
    ending::bits(sold).map(|crown| format!("{}-{}", MarketItem::Crown, CROWNS[crown as usize]))
}

/// Written where something is empty, because leaving the line out means something else.
pub(super) const NONE: &str = "none";

/// How an idol is written among the tokens.
pub(super) const IDOL: &str = "monkey-idol";

fn tokens(person: &Person) -> Vec<String> {
    let secrets = Secret::all().filter_map(|secret| several(secret, person.has(secret)));
    secrets.chain(several(IDOL, person.idols)).collect()
}

/// CK-1.5 and similar rules: is every cube, card and token in exactly one place?
pub(crate) fn audit(state: &State) -> Result<(), String> {
    for seat in state.everyone() {
        let person = &state.people[seat];
        let cubes = person.supply + person.area + person.damage + person.aside + state.bag.count(seat.0);
        if cubes != CUBES {
            return Err(format!("{seat} has {cubes} cubes"));
        }
        if state.inside.has(seat) != (person.status == Status::Inside) {
            return Err(format!("{seat} is {} and not", person.status));
        }
        if state.hidden[seat].total() != u32::from(person.hidden) {
            return Err(format!("{seat} hides {} cards, not {}", state.hidden[seat].total(), person.hidden));
        }
        if state.hidden[seat].kinds().any(|card| state.hidden[seat].count(card) > state.pools[seat].count(card)) {
            return Err(format!("{seat} holds cards from nowhere"));
        }
    }
    let black = state.bag.count(Cube::Black.kind()) + state.black_aside;
    if black != BLACK_CUBES {
        return Err(format!("{black} black cubes"));
    }
    audit_cards(state)?;
    audit_market(state)?;
    audit_pieces(state).map_err(|misread| misread.to_string())
}

/// Trashed cards leave the match; all other copies are somewhere.
fn audit_cards(open: &Open) -> Result<(), String> {
    let (found, boxed) = (cards_left(open), cards_in_the_box(open.players));
    if !boxed.covers(&found) {
        return Err("there are more copies of a card than in the box".into());
    }
    let missing = boxed.total() - found.total();
    if missing != u32::from(open.trashed) {
        return Err(format!("{missing} cards are missing, {} were trashed", open.trashed));
    }
    let companions = companions(&open.in_play);
    if open.allowance.acting && companions != open.allowance.companions {
        return Err(format!("{companions} companions in play, {} counted", open.allowance.companions));
    }
    Ok(())
}

/// CK-18.3.
pub(super) fn companions(in_play: &Cards) -> u8 {
    let mut companions = 0;
    in_play.each_kind(|card| {
        companions += if Card(card).row().kind == CardKind::Companion { in_play.count(card) } else { 0 };
    });
    companions
}

fn audit_market(open: &Open) -> Result<(), String> {
    let sum = |of: fn(&Person) -> u8| open.everyone().map(|seat| of(&open.people[seat])).sum::<u8>();
    let crowns = |person: &Person| person.crowns.count_ones() as u8;
    let counted = [
        (MarketItem::Key.to_string(), open.market[0] + sum(|person| person.keys), MarketItem::Key.count()),
        (
            MarketItem::Backpack.to_string(),
            open.market[1] + sum(|person| person.backpacks),
            MarketItem::Backpack.count(),
        ),
        (MarketItem::Crown.to_string(), open.market[2] + sum(crowns), MarketItem::Crown.count()),
        (IDOL.to_owned(), open.idols + sum(|person| person.idols), IDOLS),
    ];
    for (name, found, expected) in counted {
        if found != expected {
            return Err(format!("{found} of {name}"));
        }
    }
    Ok(())
}

/// What can be wrong in a position although each line is fine by itself: who may have what, and what was taken.
fn audit_pieces(open: &Open) -> Result<(), Misread> {
    let wrong = |expected: Expected, found: String| Err(Misread::new(0, expected, found));
    for seat in open.everyone() {
        let Person { artifacts, backpacks, status, .. } = open.people[seat];
        if artifacts.count_ones() as u8 > 1 + backpacks {
            let expected = Expected::of("expected-carried").with("seat", seat.to_string()); // CK-11.7
            return wrong(expected, artifacts.count_ones().to_string());
        }
        if matches!(status, Status::Left | Status::Rescued) && artifacts == 0 {
            let status = format!("standing {seat}: {status}"); // CK-17.3
            return wrong(Expected::line_beside(&format!("artifacts {seat}"), status), String::new());
        }
    }
    let sold = open.everyone().fold(0, |sold, seat| sold | open.people[seat].crowns);
    if sold >> open.market[MarketItem::Crown as usize] << open.market[MarketItem::Crown as usize] != sold {
        return wrong(Expected::of("expected-best-crowns"), crowns(sold).collect::<Vec<_>>().join(" ")); // CK-9.3
    }
    let board = open.board();
    let taken = [
        board.major_secrets.len() - open.majors.len(),
        2 * board.minor_secrets.len() - open.minors.len() - open.second_minors.len(),
    ];
    for (class, taken) in Class::ALL.into_iter().zip(taken) {
        let seen = setup::secrets_of(class).total() - open.secrets[class as usize].total();
        let opened = seen + u32::from(open.pending.top() == Some(Todo::Secret(class)));
        if u32::from(taken) != opened {
            let expected = Expected::of("expected-turned-over").with("class", class.to_string()).with("taken", taken);
            return wrong(expected, opened.to_string());
        }
    }
    Ok(())
}
