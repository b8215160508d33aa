//! A cheap version of the rules of thumb, for playouts: picks one legal action, counting in quarters of a point.
use super::ledger::is_last_round;
use crate::cards::CardSet;
use crate::components::{CARDS, Card, NUMBERS, Pips, SNORE_EYES, SPACES, TaskKind, TaskTile, fitting, pips};
use crate::shafts::{SHAFTS, ShaftId};
use crate::state::{State, Step};
use crate::turn::{Action, CardSource};
use engine::{BySeat, Fate, Seat};

/// Coins and eyes by card number.
static PIPS: [[i32; NUMBERS]; 2] = {
    let (mut all, mut number) = ([[0; NUMBERS]; 2], 1);
    while number <= CARDS {
        let Pips { coins, eyes } = pips(number as u8);
        (all[0][number], all[1][number]) = (4 * coins as i32, eyes as i32);
        number += 1;
    }
    all
};
/// Cards nobody wants: more eyes than coins.
static UNWELCOME: CardSet = {
    let (mut marked, mut number) = ([false; CARDS + 1], 1);
    while number <= CARDS {
        let Pips { coins, eyes } = pips(number as u8);
        marked[number] = eyes > coins;
        number += 1;
    }
    CardSet::new(&marked)
};
/// Cards of a task that are taken for granted.
const SURE: u8 = 2;
/// The approximate cost of clearing the top of a shaft.
const CLEARING: i32 = 4;
/// What a card is worth in the hand.
const HELD: i32 = 2;
/// The approximate cost of an eye.
const USUAL_EYE: i32 = 2;
/// What it is worth if another card can follow.
const WAY_ON: i32 = 3;
/// What a card must bring to be dug, by the number already dug: the first avoids a Snore card, the second gives up a
/// Kablooey card, the third and fourth a draw.
const ENOUGH: [i32; SPACES] = [-8, 5, 5, 5];
/// The same in the last turn, when draws are worth nothing.
const ENOUGH_AT_LAST: [i32; SPACES] = [-8, 4, 0, 0];

/// What a seat collects.
struct Wishes {
    colour: &'static CardSet,
    treasure: &'static CardSet,
    /// What one more of each is worth.
    worth: [i32; 2],
    /// What an eye costs.
    eye: i32,
}

impl Wishes {
    #[inline(always)]
    fn new(state: &State, seat: Seat, eye: i32) -> Wishes {
        let (colour, treasure) = own_tasks(state, seat);
        let cards = state.collected(seat);
        // As if some more were sure to come: each further card is worth more, so it pays to keep collecting.
        let worth = |task: &CardSet| 4 * step_worth(cards.and(task).len() + SURE);
        Wishes { colour, treasure, worth: [worth(colour), worth(treasure)], eye }
    }
    #[inline(always)]
    fn worth(&self, card: Card) -> i32 {
        let at = card.number() as usize % NUMBERS;
        let mut worth = PIPS[0][at] - self.eye * PIPS[1][at];
        worth += if self.colour.has(card) { self.worth[0] } else { 0 };
        worth + if self.treasure.has(card) { self.worth[1] } else { 0 }
    }
}

/// Everybody's eyes.
#[inline(always)]
fn eyes(state: &State) -> BySeat<i32> {
    let mut eyes = BySeat([0; 4]);
    for seat in state.everyone() {
        let gallery: i32 = state.galleries[seat].cards().map(|card| PIPS[1][card.number() as usize % NUMBERS]).sum();
        eyes[seat] = i32::from(state.carts[seat].eyes() + SNORE_EYES * state.snores[seat]) + gallery;
    }
    eyes
}

/// What an eye costs: most when the seat is about as loud as the loudest of the others.
#[inline(always)]
fn eye_price(eyes: &BySeat<i32>, seat: Seat) -> i32 {
    let mut loudest = 0;
    for (other, &eyes) in eyes.0.iter().enumerate() {
        if other != seat.index() {
            loudest = loudest.max(eyes);
        }
    }
    match eyes[seat] - loudest {
        ..=-8 => 1,
        -7..=-4 => 3,
        _ => 4,
    }
}

/// What the next card of a task brings, by the number collected (CL-10.5).
#[inline(always)]
fn step_worth(cards: u8) -> i32 {
    const STEPS: [i32; 16] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 2, 1, 0, 0, 0, 0, 0];
    STEPS[(cards as usize).min(15)]
}

#[inline(always)]
fn own_tasks(state: &State, seat: Seat) -> (&'static CardSet, &'static CardSet) {
    let colour = state.faces.colours[seat].map_or(&CardSet::NONE, |colour| TaskTile::Colour(colour).cards());
    let treasure = state.faces.treasures[seat].map_or(&CardSet::NONE, |treasure| TaskTile::Treasure(treasure).cards());
    (colour, treasure)
}

/// One legal action.
#[inline(always)]
pub(super) fn playout(state: &State, seat: Seat, fate: &mut impl Fate) -> Action {
    match state.step {
        Step::Dig => dig(state, seat),
        Step::Lay => lay(state, seat, fate),
        Step::Discard => Action::Discard(least(state, seat)),
        Step::Cart => load(state, seat),
        Step::Tasks => Action::Open(TaskKind::ALL[fate.below(2) as usize]),
        Step::Start | Step::Tiles { .. } | Step::Shafts(_) | Step::Hands(_) => unreachable!("nobody decides now"),
        Step::TurnUp(_) | Step::Fetch(_) | Step::Stir(_) | Step::Over => unreachable!("nobody decides now"),
    }
}

/// The tops of the shafts as a set.
#[inline(always)]
fn tops(state: &State) -> CardSet {
    let mut tops = CardSet::NONE;
    for shaft in SHAFTS {
        if let Some(card) = state.shafts.top(shaft) {
            tops.put(card);
        }
    }
    tops
}

/// Phase II: first give somebody an unwelcome card, then dig the best card that fits, if it is good enough.
#[inline(always)]
fn dig(state: &State, seat: Seat) -> Action {
    let hand = state.faces.hands[seat];
    let (reach, eyes) = (hand.or(&tops(state)), eyes(state));
    if let Some(gift) = gift(state, seat, &reach, &eyes) {
        return gift;
    }
    let dug = state.galleries[seat].len() as usize;
    let last = state.last_card(seat);
    let fit = reach.and(fitting(last));
    if dug >= SPACES {
        return Action::Stop;
    }
    let wishes = Wishes::new(state, seat, eye_price(&eyes, seat));
    let enough = if is_last_round(state) { &ENOUGH_AT_LAST } else { &ENOUGH };
    let ends = dug + 1 >= SPACES;
    let mut best = (enough[dug], Action::Stop);
    for card in hand.and(&fit) {
        let mut rest = reach;
        rest.take(card);
        let more = if ends { way_on(&hand, &reach, card) } else { best_next(&wishes, &rest, card) };
        let worth = wishes.worth(card);
        let worth = if is_last_round(state) { worth } else { worth / 2 - HELD } + more;
        if worth > best.0 {
            best = (worth, Action::Dig(CardSource::Hand(card)));
        }
    }
    for shaft in SHAFTS {
        let Some(card) = state.shafts.top(shaft) else { continue };
        let under = state.shafts.under_top(shaft);
        let mut rest = reach;
        rest.take(card);
        if let Some(under) = under {
            rest.put(under);
        }
        if fit.has(card) {
            let more = if ends { way_on(&hand, &rest, card) } else { best_next(&wishes, &rest, card) };
            let worth = wishes.worth(card) + more;
            if worth > best.0 {
                best = (worth, Action::Dig(CardSource::Shaft(shaft)));
            }
        }
        if let Some(under) = under.filter(|&under| fitting(last).has(under)) {
            let more = if ends { 0 } else { best_next(&wishes, &rest, under) };
            let worth = wishes.worth(under) + more;
            if worth > best.0 + CLEARING
                && let Some(clear) = clear(state, seat, shaft, card)
            {
                best = (worth - CLEARING, clear);
            }
        }
    }
    best.1
}

/// Clears the top of a shaft, to get at what lies under it: gives it away, or blasts it.
#[inline(always)]
fn clear(state: &State, seat: Seat, shaft: ShaftId, card: Card) -> Option<Action> {
    let mut to = seat;
    for _ in 1..state.players {
        to = to.next(state.players);
        let takes = !state.given && !state.galleries[to].is_full() && fitting(state.last_card(to)).has(card);
        if takes && !open_task(state, to).has(card) {
            return Some(Action::Give(CardSource::Shaft(shaft), to));
        }
    }
    (state.kablooeys[seat] > 0 && !state.blasted).then_some(Action::Blast(shaft))
}

/// What the best possible next card brings.
#[inline(always)]
fn best_next(wishes: &Wishes, reach: &CardSet, card: Card) -> i32 {
    let mut best = 0;
    for next in reach.and(fitting(Some(card))) {
        best = best.max(WAY_ON + wishes.worth(next));
    }
    best
}

/// What the last card of a turn leaves for the next one.
#[inline(always)]
fn way_on(hand: &CardSet, reach: &CardSet, card: Card) -> i32 {
    let fitting = fitting(Some(card));
    let mut held = hand.and(fitting);
    held.forget(card);
    if !held.is_empty() {
        WAY_ON
    } else if reach.and(fitting).len() > 1 {
        WAY_ON / 2
    } else {
        0
    }
}

/// Where a card within reach lies.
#[inline(always)]
fn source(state: &State, hand: &CardSet, card: Card) -> CardSource {
    if hand.has(card) {
        return CardSource::Hand(card);
    }
    let shaft = SHAFTS.into_iter().find(|&shaft| state.shafts.top(shaft) == Some(card));
    shaft.map_or(CardSource::Hand(card), CardSource::Shaft)
}

/// CL-5.1: a card with more eyes than coins that helps neither the seat's tasks nor the receiver's.
#[inline(always)]
fn gift(state: &State, seat: Seat, reach: &CardSet, eyes: &BySeat<i32>) -> Option<Action> {
    if state.given {
        return None;
    }
    let (colour, treasure) = own_tasks(state, seat);
    let unwelcome = reach.and(&UNWELCOME).less(colour).less(treasure);
    if unwelcome.is_empty() {
        return None;
    }
    let (mut best, mut gift, mut to) = (0, None, seat);
    for _ in 1..state.players {
        to = to.next(state.players);
        if !state.galleries[to].is_full() {
            let fitting = unwelcome.and(fitting(state.last_card(to))).less(open_task(state, to));
            for card in fitting {
                let at = card.number() as usize % NUMBERS;
                let worth = 1 + eyes[to] + 4 * (4 * PIPS[1][at] - PIPS[0][at]);
                if worth > best {
                    (best, gift) = (worth, Some((card, to)));
                }
            }
        }
    }
    gift.map(|(card, to)| Action::Give(source(state, &state.faces.hands[seat], card), to))
}

/// The cards of the task that everybody sees.
#[inline(always)]
fn open_task(state: &State, seat: Seat) -> &'static CardSet {
    let task = state.open_tasks[seat].and_then(|kind| state.faces.task(seat, kind));
    task.map_or(&CardSet::NONE, TaskTile::cards)
}

/// CL-3.2.
fn load(state: &State, seat: Seat) -> Action {
    let (wishes, hand) = (Wishes::new(state, seat, USUAL_EYE), state.faces.hands[seat]);
    let reach = hand.or(&tops(state));
    let worth = |card: &Card| wishes.worth(*card) + i32::from(reach.and(fitting(Some(*card))).len());
    hand.into_iter().max_by_key(worth).map_or(Action::Stop, Action::Load)
}

/// The card the seat needs least.
#[inline(always)]
fn least(state: &State, seat: Seat) -> Card {
    let (wishes, mut least) = (Wishes::new(state, seat, USUAL_EYE), i32::MAX);
    let fitting = fitting(state.last_card(seat));
    let mut chosen = None;
    for card in state.faces.hands[seat] {
        let worth = wishes.worth(card) + if fitting.has(card) { WAY_ON } else { 0 };
        if worth < least {
            (least, chosen) = (worth, Some(card));
        }
    }
    chosen.expect("a player who lays or discards has a card")
}

/// CL-7.10: the card the seat needs least, onto a top that the next player could take, but not one the seat could.
#[inline(always)]
fn lay(state: &State, seat: Seat, fate: &mut impl Fate) -> Action {
    let own = fitting(state.last_card(seat));
    let next = fitting(state.last_card(seat.next(state.players)));
    let (mut best, mut chosen) = (i32::MIN, ShaftId(0));
    let first = fate.below(ShaftId::COUNT as u32) as u8;
    for step in 0..ShaftId::COUNT as u8 {
        let shaft = ShaftId((first + step) % ShaftId::COUNT as u8);
        let top = state.shafts.top(shaft);
        let worth = 2 * i32::from(next.has_some(top)) - i32::from(own.has_some(top));
        if worth > best {
            (best, chosen) = (worth, shaft);
        }
    }
    Action::Lay(least(state, seat), chosen)
}
