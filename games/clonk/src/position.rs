//! A state, or what one viewer knows of it, as lines of text.
//!
//! A shaft is written from the bottom up; `**` means two face-down cards, not any particular ones. A cart ends with
//! its top card. `[red] crown` are a player's tiles; the one in brackets lies open. `?` is what the viewer does not
//! know. Cards not named anywhere are unseen: in the draw pile, or face down in the shafts.
mod reader;

pub(crate) use reader::read;

use crate::cards::CardSet;
use crate::components::{Card, TaskKind};
use crate::secrets;
use crate::secrets::KnownFaces;
use crate::shafts::ShaftId;
use crate::state::{Open, State};
use engine::{Lines, Seat};

/// What is known to somebody who knows these faces.
pub(crate) fn write(open: &Open, faces: &KnownFaces) -> String {
    let mut lines = Lines::default();
    let some = |number: u8| Some(number).filter(|&number| number > 0);
    lines.put("players", open.players);
    lines.list("options", open.options.unusual());
    lines.put("step", open.step);
    lines.put("start", open.start);
    lines.put("turn", open.actor);
    lines.list("owing", open.owing);
    lines.list("given", open.given.then_some("yes"));
    lines.list("blasted", open.blasted.then_some("yes"));
    lines.put("pile", open.left);
    lines.put("monster", open.monster);
    for shaft in ShaftId::all() {
        lines.list(&format!("shaft {}", shaft.0 + 1), shaft_in_words(&from_bottom(open, shaft)));
    }
    for seat in open.everyone() {
        lines.list(&format!("tasks {seat}"), tasks(open, faces, seat));
        lines.list(&format!("chosen {seat}"), faces.choices[seat]);
        lines.list(&format!("hand {seat}"), hand(open, faces, seat));
        lines.list(&format!("gallery {seat}"), open.galleries[seat].cards());
        lines.list(&format!("cart {seat}"), cart(open, seat));
        lines.list(&format!("snores {seat}"), some(open.snores[seat]));
        lines.list(&format!("kablooeys {seat}"), some(open.kablooeys[seat]));
    }
    lines.list("discard", open.discards);
    lines.to_string()
}

/// The cards of a shaft; `None` for a face-down card.
fn from_bottom(open: &Open, shaft: ShaftId) -> Vec<Option<Card>> {
    let mut cards: Vec<Option<Card>> = open.shafts.downwards(shaft).collect();
    cards.reverse();
    cards
}

fn shaft_in_words(cards: &[Option<Card>]) -> impl Iterator<Item = String> {
    let runs = cards.chunk_by(|one, other| one.is_none() && other.is_none());
    runs.map(|run| run[0].map_or_else(|| "*".repeat(run.len()), |card| card.to_string()))
}

fn tasks(open: &Open, faces: &KnownFaces, seat: Seat) -> impl Iterator<Item = String> {
    let tile = move |kind| {
        let text = faces.task(seat, kind).map_or_else(|| "?".to_owned(), |task| task.to_string());
        if open.open_tasks[seat] == Some(kind) { format!("[{text}]") } else { text }
    };
    TaskKind::ALL.into_iter().filter(move |&kind| secrets::has_tile(open, seat, kind)).map(tile)
}

fn hand(open: &Open, faces: &KnownFaces, seat: Seat) -> Vec<String> {
    let known = faces.hands[seat];
    if known.is_empty() {
        return vec!["?".into(); open.hands[seat].into()];
    }
    known.into_iter().map(|card| card.to_string()).collect()
}

/// The top card last.
pub(crate) fn cart(open: &Open, seat: Seat) -> Vec<Card> {
    let top = open.cart_tops[seat];
    open.carts[seat].into_iter().filter(|&card| Some(card) != top).chain(top).collect()
}

/// Is every card somewhere, and only once?
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let mut found = vec![];
    let mut backs = 0;
    for shaft in ShaftId::all() {
        found.extend(state.shafts.downwards(shaft).flatten());
        backs += state.shafts.face_down(shaft);
        if state.shafts.downwards(shaft).count() != state.shafts.height(shaft).into() {
            return Err(format!("{shaft} is not as high as it is counted"));
        }
    }
    for seat in state.everyone() {
        found.extend(state.galleries[seat].cards().chain(state.carts[seat]));
    }
    found.extend(state.discards);
    let shown = distinct(&found)?;
    if shown != CardSet::ALL.less(&state.pool) {
        return Err("the pool is not what nobody was shown".into());
    }
    let hands: Vec<Card> = state.everyone().flat_map(|seat| state.faces.hands[seat]).collect();
    if state.pool.less(&distinct(&hands)?) != state.unseen || !distinct(&hands)?.less(&state.pool).is_empty() {
        return Err("what is unseen is not the pool without the hands".into());
    }
    if state.everyone().any(|seat| state.faces.hands[seat].len() != state.hands[seat]) {
        return Err("a hand is not as large as everybody sees".into());
    }
    if state.everyone().any(|seat| state.cart_tops[seat].is_some_and(|top| !state.carts[seat].has(top))) {
        return Err("the top of a cart is not in it".into());
    }
    if state.backs != backs {
        return Err(format!("{backs} cards face down, but {} are known to be", state.backs));
    }
    if state.left + backs != state.unseen.len() {
        return Err(format!("{} in the pile and {backs} face down, but {} unseen", state.left, state.unseen.len()));
    }
    audit_tiles(state)
}

fn distinct(cards: &[Card]) -> Result<CardSet, String> {
    let mut seen = CardSet::NONE;
    for &card in cards {
        if seen.has(card) {
            return Err(format!("{card} is there twice"));
        }
        seen.put(card);
    }
    Ok(seen)
}

fn audit_tiles(state: &State) -> Result<(), String> {
    for kind in TaskKind::ALL {
        let mut stack = state.stacks[kind as usize];
        for task in state.everyone().filter_map(|seat| state.faces.task(seat, kind)) {
            if stack.has(task.number()) {
                return Err(format!("the tile {task} is there twice"));
            }
            stack.put(task.number());
        }
        if stack.total() != 6 {
            return Err(format!("{} {kind} tiles instead of 6", stack.total()));
        }
    }
    Ok(())
}
