//! A cheap version of the same player: one legal action, straight from tables.
use super::atlas::{NEVER, atlas, step};
use crate::cards::PRICE_TAGS;
use crate::{
    ARTIFACTS, Action, CARDS, Card, Cards, Effect, GOBLIN, MARKET_PRICE, MERCENARY, MarketItem, Passage, Person, Room,
    Secret, State, Todo, Trigger, acquire, effects, movement, rooms, turn,
};
use engine::{Bag, Fate};
use std::sync::LazyLock;

/// A point of an artifact, in the unit of `STEP`.
const POINT: i32 = 40;
/// A quarter of a Boot on the way to it; the same during the countdown.
const STEP: i32 = 14;
const HURRY: i32 = 40;
/// How much more an artifact right here is worth than one that must be fetched.
const AT_HAND: i32 = 60;
/// How far to go for a secret, in quarters of a Boot.
const MAJOR: i32 = 9;
const MINOR: i32 = 4;
/// What cards bring, roughly.
const SKILL: i32 = 4;
const SWORD: i32 = 2;
const BOOTS: i32 = 7;
const GOLD: i32 = 5;
const DRAW: i32 = 6;
const QUIET: i32 = 2;
const CLANK: i32 = 3;
/// What one more card in the deck costs.
const DILUTION: i32 = 8;
/// A point on a card, early in the match.
const CARD_POINT: i32 = 3;

/// What playouts know about a card.
#[derive(Clone, Copy)]
struct Mark {
    /// When it is played; the lowest first.
    haste: u8,
    /// What buying, using or fighting it is worth while there is time.
    early: u8,
    /// The same when the end is near.
    late: u8,
}

static MARKS: LazyLock<Vec<Mark>> = LazyLock::new(|| Card::all().map(mark).collect());

fn mark(card: Card) -> Mark {
    let row = card.row();
    let (mut early, mut haste) = (0i32, 2);
    for trigger in [Trigger::Play, Trigger::Use, Trigger::Defeat] {
        for (at, &effect) in row.text(trigger).iter().enumerate() {
            if effect == Effect::Or {
                break;
            }
            early += now(effect) * if trigger == Trigger::Play { 1 } else { 2 };
            haste = match effect {
                Effect::Draw(_) if at == 0 => 0,
                Effect::Discard(_) => 1,
                Effect::Quiet(_) => 3,
                _ => haste,
            };
        }
    }
    let points = i32::from(row.points) * CARD_POINT;
    let is_owned = card.can_be_owned();
    let late = if is_owned { points * 2 + early / 4 } else { early };
    let early = if is_owned { points + early * 2 - DILUTION } else { early };
    Mark { haste, early: early.clamp(0, 255) as u8, late: late.clamp(0, 255) as u8 }
}

/// What an effect is worth, roughly.
fn now(effect: Effect) -> i32 {
    let (n, each) = match effect {
        Effect::Skill(n) => (n, SKILL),
        Effect::SkillPerClank(n) => (n, SKILL),
        Effect::Swords(n) => (n, SWORD),
        Effect::Boots(n) => (n, BOOTS),
        Effect::Gold(n) => (n, GOLD),
        Effect::Draw(n) => (n, DRAW),
        Effect::Quiet(n) => (n, QUIET),
        Effect::Clank(n) => (n, -CLANK),
        Effect::Teleport(n) => (n, BOOTS),
        Effect::Heal(n) => (n, 3),
        Effect::TrashBurgle => (1, 4),
        Effect::OthersClank(n) => (n, 2),
        Effect::AllClank(_) | Effect::ReturnDragonCubes(_) | Effect::DragonAttack | Effect::Rage(_) => (0, 0),
        Effect::Trash | Effect::ReplaceRow | Effect::TakeAdjacentSecret | Effect::BuyTomes(_) => (0, 0),
        Effect::NoCaveStop | Effect::IgnoreMonsters | Effect::GoldBonus(_) | Effect::GemDiscount(_) => (0, 0),
        Effect::Discard(_) | Effect::When(_) | Effect::Choose | Effect::Or => (0, 0),
    };
    i32::from(n) * each
}

/// One legal action.
#[inline(always)]
pub(super) fn choose(state: &State, fate: &mut impl Fate) -> Action {
    match state.pending.top() {
        None => freely(state),
        Some(Todo::Enter) => enter(state),
        Some(Todo::Choose(options)) => option(state, options),
        Some(Todo::Discard { .. }) => Action::Discard(worst(&state.hand(state.actor))),
        Some(Todo::Replace) => replace(state),
        Some(Todo::Adjacent) => adjacent(state),
        Some(Todo::Trash) => trash(state),
        Some(_) => any(state, fate),
    }
}

/// A safe answer to what should never be asked.
#[cold]
fn any(state: &State, fate: &mut impl Fate) -> Action {
    let mut menu = vec![];
    turn::legal(state, &mut menu);
    menu.get(fate.below(menu.len().max(1) as u32) as usize).copied().unwrap_or(Action::End)
}

#[inline(always)]
fn freely(state: &State) -> Action {
    if !state.hand_is_empty() {
        return Action::Play(first(&state.hand(state.actor)));
    }
    let (me, allowance) = (state.me(), &state.allowance);
    if me.gold >= MARKET_PRICE && state.market[MarketItem::Crown as usize] > 0 && state.board().markets.has(me.room) {
        return Action::Buy(MarketItem::Crown);
    }
    if state.options.takes_artifacts_any_time && rooms::may_take(state).is_ok() {
        return Action::Take;
    }
    let step =
        if allowance.teleports > 0 || allowance.boots > 0 && movement::may_walk(state) { walk(state) } else { None };
    // Steps come before fights, because Swords prevent damage; but leaving ends the turn.
    if let Some((to, step)) = step
        && to.index() != 0
    {
        return step;
    }
    if allowance.skill | allowance.swords | allowance.discount > 0
        && let Some(action) = shop(state)
    {
        return action;
    }
    if me.tokens != [Bag::EMPTY; 2]
        && let Some(potion) = potion(me)
    {
        return Action::Drink(potion);
    }
    step.map_or(Action::End, |(_, step)| step)
}

/// The card that is played next.
#[inline(always)]
fn first(hand: &Cards) -> Card {
    let (marks, mut best) = (&*MARKS, (u8::MAX, 0));
    hand.each_kind(|card| {
        let haste = marks[card as usize].haste;
        if haste < best.0 {
            best = (haste, card);
        }
    });
    Card(best.1)
}

/// The card that will be missed least.
#[inline(always)]
fn worst(cards: &Cards) -> Card {
    let (marks, mut best) = (&*MARKS, (u8::MAX, 0));
    cards.each_kind(|card| {
        let value = marks[card as usize].early;
        // A Stumble is worse than nothing.
        let value =
            if CARDS[card as usize].text(Trigger::Play) == [Effect::Clank(1)] { 0 } else { value.saturating_add(1) };
        if value < best.0 {
            best = (value, card);
        }
    });
    Card(best.1)
}

/// Is a card bought now unlikely to be played again?
#[inline(always)]
fn is_late(state: &State) -> bool {
    state.runner.is_some() || state.me().artifacts != 0
}

/// The best that Skill and Swords can get here.
#[inline(always)]
fn shop(state: &State) -> Option<Action> {
    let (marks, late, allowance) = (&*MARKS, is_late(state), &state.allowance);
    let (mut best, mut found) = (0, None);
    let mut consider = |card: Card| {
        let mark = &marks[card.0 as usize];
        let value = if late { mark.late } else { mark.early };
        if value > best {
            (best, found) = (value, Some(acquire::action(PRICE_TAGS[card.0 as usize].kind, card)));
        }
    };
    for &card in state.row.cards() {
        let tag = &PRICE_TAGS[card.0 as usize];
        let is_affordable = acquire::price(state, card) <= allowance.skill && tag.swords <= allowance.swords;
        if is_affordable && acquire::is_the_place(state, card) {
            consider(card);
        }
    }
    for (pile, &left) in state.reserve.iter().enumerate() {
        let card = Card(MERCENARY.0 + pile as u8);
        if left > 0 && PRICE_TAGS[card.0 as usize].skill <= allowance.skill {
            consider(card);
        }
    }
    if PRICE_TAGS[GOBLIN.0 as usize].swords <= allowance.swords {
        consider(GOBLIN);
    }
    found
}

/// A potion that is useful now.
#[inline(always)]
fn potion(me: &Person) -> Option<Secret> {
    let is_of_use = |potion: &Secret| me.has(*potion) > 0 && (me.damage > 1 || potion.kind != 0);
    Secret::potions().find(is_of_use)
}

/// A step on the way: to the next artifact, or home.
#[inline(always)]
fn walk(state: &State) -> Option<(Room, Action)> {
    let (board, me, allowance) = (state.board(), state.me(), &state.allowance);
    let atlas = atlas(state.options.side, me.keys);
    let goal = goal(state)?;
    let here = i32::from(atlas.effort(me.room, goal));
    let (mut best, mut found) = (0i32, None);
    // Who goes to the start leaves.
    let leaves = |to: Room| to.index() == 0 && goal.index() != 0;
    if allowance.teleports > 0 {
        for to in board.adjacent(me.room).on(state.options.side).filter(|&to| !leaves(to)) {
            let gain = here - i32::from(atlas.effort(to, goal)) + lure(state, to);
            if gain > best {
                (best, found) = (gain, Some((to, Action::Teleport(to))));
            }
        }
        if found.is_some() {
            return found;
        }
    }
    if allowance.boots == 0 || !movement::may_walk(state) {
        return found;
    }
    for way in board.ways(me.room).iter().filter(|way| !leaves(way.to)) {
        let Ok(swords) = movement::swords_for(state, way) else { continue };
        // Without a detour, a step gains as much as its effort.
        let gain = here - i32::from(atlas.effort(way.to, goal)) + lure(state, way.to);
        let gain = gain - i32::from(step(board, way)) / 4;
        if gain > best {
            (best, found) = (gain, Some((way.to, Action::Move { to: way.to, swords: *swords.end() })));
        }
    }
    found
}

/// What the secrets of a room are worth, in quarters of a Boot.
#[inline(always)]
fn lure(state: &State, room: Room) -> i32 {
    let major = i32::from(state.majors.has(room)) * MAJOR;
    let minor = i32::from(state.minors.has(room)) * MINOR;
    if state.runner.is_some() { 0 } else { major + minor }
}

/// What a quarter of a Boot costs on the way to an artifact.
#[inline(always)]
fn haste(state: &State) -> i32 {
    if state.runner.is_some() { HURRY } else { STEP }
}

/// Where the way leads: to the artifact that pays best for its effort, or home with what is carried.
#[inline(always)]
fn goal(state: &State) -> Option<Room> {
    let me = state.me();
    let atlas = atlas(state.options.side, me.keys);
    let (each, mut best, mut found) = (haste(state), i32::MIN, None);
    if me.artifacts != 0 {
        let start = Room::start(state.options.side);
        if !me.can_carry() || state.runner.is_some() {
            return Some(start);
        }
        // One more must be worth the detour.
        (best, found) = (-each * i32::from(atlas.home(me.room)), Some(start));
    }
    state.artifacts.each_kind(|artifact| {
        let room = atlas.artifact_rooms[artifact as usize];
        let (there, back) = (atlas.effort(me.room, room), atlas.home(room));
        if there != NEVER && back != NEVER && room != me.room {
            let worth = i32::from(ARTIFACTS[artifact as usize]) * POINT - each * (i32::from(there) + i32::from(back));
            if worth > best {
                (best, found) = (worth, Some(room));
            }
        }
    });
    found
}

/// Secrets and idols always; an artifact if it is as good as any other.
#[inline(always)]
fn enter(state: &State) -> Action {
    let me = state.me();
    let Some(artifact) = rooms::artifact_here(state, me.room) else { return Action::Take };
    // Who has room for another can still fetch a better one.
    if me.artifacts != 0 || me.backpacks != 0 || state.runner.is_some() {
        return Action::Take;
    }
    let atlas = atlas(state.options.side, me.keys);
    let worth = i32::from(artifact.value()) * POINT - STEP * i32::from(atlas.home(me.room));
    let better = goal(state).and_then(|room| state.board().artifact(room).map(|other| (room, other)));
    let other = better.map_or(i32::MIN, |(room, other)| {
        let effort = i32::from(atlas.effort(me.room, room)) + i32::from(atlas.home(room));
        i32::from(other.value()) * POINT - STEP * effort
    });
    if worth + AT_HAND >= other { Action::Take } else { Action::Decline }
}

/// The first option that can be carried out and is not an attack; Tomes and secrets before gold.
#[inline(always)]
fn option(state: &State, text: Passage) -> Action {
    let (mut best, mut found) = (i32::MIN, 0);
    for (at, option) in text.options().enumerate() {
        let value: i32 = match option.effects().first() {
            _ if !effects::is_open(state, option) => continue,
            Some(Effect::DragonAttack) => -1,
            Some(Effect::BuyTomes(_)) => 20,
            Some(Effect::TakeAdjacentSecret) => 20,
            Some(Effect::Trash) => 8,
            Some(Effect::Heal(_)) => i32::from(state.me().damage) * 3,
            Some(&effect) => now(effect),
            None => 0,
        };
        if value > best {
            (best, found) = (value, at as u8);
        }
    }
    Action::Choose(found)
}

fn replace(state: &State) -> Action {
    let least = state.row.cards().iter().min_by_key(|card| {
        let mark = &MARKS[card.0 as usize];
        if card.row().danger { 0 } else { mark.early }
    });
    Action::Replace(least.copied().unwrap_or(GOBLIN))
}

fn adjacent(state: &State) -> Action {
    let rooms = rooms::next_door(state);
    let majors = rooms.and(state.majors);
    let room = if majors.is_empty() { rooms } else { majors }.on(state.options.side).next();
    Action::TakeFrom(room.unwrap_or(state.me().room))
}

fn trash(state: &State) -> Action {
    Action::Trash(worst(&state.in_play.plus(&state.discards[state.actor])))
}
