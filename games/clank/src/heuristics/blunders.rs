//! Moves that anybody would see at once to be foolish, no matter what.
use super::atlas::atlas;
use super::yields::{Good, Yield};
use crate::cards::PRICE_TAGS;
use crate::{Action, Card, CardKind, Effect, GOBLIN, HEALTH, Open, Room, Todo, Trigger, movement, rooms};

/// Is this action of the active player one of them?
pub(super) fn is_blunder(open: &Open, action: Action) -> bool {
    match action {
        Action::Decline => leaves_the_artifact(open),
        Action::Move { to, swords } => walks_into_death(open, to) || bleeds_for_nothing(open, to, swords),
        Action::Teleport(to) => walks_into_death(open, to),
        Action::Acquire(card) => is_too_loud(open, Yield::of_text(card.row().text(Trigger::Acquire))),
        Action::Use(card) => is_too_loud(open, Yield::of_text(card.row().text(Trigger::Use))),
        Action::Fight(card) => is_too_loud(open, Yield::of_text(card.row().text(Trigger::Defeat))),
        Action::End => stays_at_the_open_door(open),
        Action::Trash(card) => throws_good_cards_away(open, card),
        Action::Choose(option) => wakes_the_dragon(open, option),
        Action::Play(_) | Action::Buy(_) | Action::Drink(_) | Action::Discard(_) | Action::Replace(_) => false,
        Action::Take | Action::TakeFrom(_) | Action::TrashBurgle => false,
    }
}

/// Leaves a first artifact, although there is no better one or the countdown has begun.
fn leaves_the_artifact(open: &Open) -> bool {
    let me = open.me();
    let here = rooms::artifact_here(open, me.room).filter(|_| open.pending.top() == Some(Todo::Enter));
    let atlas = atlas(open.options.side, me.keys);
    here.is_some_and(|artifact| {
        let can_be_fetched = |other: &u8| atlas.effort(me.room, atlas.artifact_rooms[*other as usize]) < u8::MAX;
        let is_best = !open.artifacts.kinds().filter(can_be_fetched).any(|other| other > artifact.0);
        me.artifacts == 0 && (is_best || open.runner.is_some())
    })
}

/// Walks away from the exit with an artifact and nothing more to fetch: with one cube of health left, or down into the
/// Depths when health or time is running out.
fn walks_into_death(open: &Open, to: Room) -> bool {
    let (me, board) = (open.me(), open.board());
    if me.artifacts == 0 || me.can_carry() {
        return false;
    }
    let atlas = atlas(open.options.side, me.keys);
    let is_away = atlas.home(to) > atlas.home(me.room);
    let is_down = board.depths.has(to) && !board.depths.has(me.room);
    let heals = board.fountains.has(to);
    let frail = me.damage + 2 >= HEALTH || open.runner.is_some();
    is_away && !heals && (me.damage + 1 >= HEALTH || is_down && frail)
}

/// Takes damage while Swords are left that are good for nothing else.
fn bleeds_for_nothing(open: &Open, to: Room, swords: u8) -> bool {
    let (me, left) = (open.me(), open.allowance.swords - swords.min(open.allowance.swords));
    let monsters = open.board().way(me.room, to).map_or(0, |way| movement::monsters_on(open, way));
    let can_be_fought = |card: &&Card| {
        let tag = &PRICE_TAGS[card.0 as usize];
        tag.kind == CardKind::Monster && tag.swords <= left
    };
    let has_prey = open.row.cards().iter().chain(&[GOBLIN]).any(|card| can_be_fought(&card));
    open.hand_is_empty() && left > 0 && swords < monsters && !has_prey
}

/// Makes noise with one cube of health left, where being knocked out means death.
fn is_too_loud(open: &Open, brings: Yield) -> bool {
    let me = open.me();
    let noise = brings.get(Good::Clank).saturating_sub(open.allowance.quiet);
    noise > 0 && me.supply > 0 && me.damage + 1 >= HEALTH && dies_if_knocked_out(open)
}

/// CK-16.7.
fn dies_if_knocked_out(open: &Open) -> bool {
    let me = open.me();
    me.artifacts == 0 || open.board().depths.has(me.room)
}

/// Ends the turn although the exit is one affordable step away and staying is dangerous.
fn stays_at_the_open_door(open: &Open) -> bool {
    let (me, start) = (open.me(), Room::start(open.options.side));
    let is_near = open.board().adjacent(me.room).has(start);
    if me.artifacts == 0 || !is_near || open.runner.is_none() && me.damage + 2 < HEALTH {
        return false;
    }
    let on_foot = open.board().way(me.room, start).is_some_and(|way| movement::swords_for(open, way).is_ok());
    open.allowance.teleports > 0 || on_foot && movement::may_walk(open)
}

/// Trashes a bought card instead of a Burgle or a Stumble.
fn throws_good_cards_away(open: &Open, card: Card) -> bool {
    let trashable = open.in_play.plus(&open.discards[open.actor]);
    let is_poor = |card: Card| card.is_starter() && Yield::of_card(card).get(Good::Boots) == 0;
    let has_poor = trashable.kinds().map(Card).any(is_poor);
    !card.is_starter() && has_poor && Yield::of_card(card) != Yield::default()
}

/// Calls a dragon attack whose first cube may kill the player.
fn wakes_the_dragon(open: &Open, option: u8) -> bool {
    let Some(Todo::Choose(text)) = open.pending.top() else { return false };
    let attacks = text.options().nth(option.into()).is_some_and(|text| text.option().contains(&Effect::DragonAttack));
    let me = open.me();
    let has_cubes = me.area > 0 || open.bag.count(open.actor.0) > 0;
    attacks && has_cubes && me.damage + 1 >= HEALTH && dies_if_knocked_out(open)
}
