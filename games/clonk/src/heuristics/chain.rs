//! The chains a player can dig this turn from their hand and from the face-up cards of the shafts.
use super::ledger::{Ledger, promise};
use crate::cards::CardSet;
use crate::components::{CARDS, Card, KABLOOEY_COINS, SNORE_EYES, SPACES, TaskTile, fitting};
use crate::rubble;
use crate::shafts::{Gallery, SHAFTS, ShaftId, Shafts};
use crate::state::State;
use crate::turn::CardSource;

/// A gallery takes four cards, so nobody digs deeper.
const DEPTH: usize = SPACES + 1;
/// Five cards with three eyes each.
const MOST_EYES: usize = 16;

/// What can be reached, and what it is worth.
pub(super) struct Digging<'a> {
    ledger: &'a Ledger<'a>,
    /// From the top of each shaft down, as far as the cards lie face up.
    rows: [[Option<Card>; DEPTH]; ShaftId::COUNT],
    /// The points of both tasks by the number of cards added, one of them in the cart.
    tasks: [[f32; SPACES + 2]; 2],
    own: [TaskTile; 2],
    /// What everybody's eyes are worth to the seat, by the number of eyes it adds.
    quiet: [f32; MOST_EYES],
    /// What stopping brings besides the cards, by the number of cards dug.
    ends: [f32; SPACES + 1],
    /// What it is worth if the last card belongs to each of the seat's tasks.
    anchors: [f32; 2],
    /// What each hand card would bring in a later turn, by card number.
    held: [f32; CARDS + 1],
    further: f32,
    /// How many cards to look ahead beyond the one just laid.
    ahead: usize,
}

/// A chain in the making.
#[derive(Clone, Copy)]
pub(super) struct Chain {
    hand: CardSet,
    depths: [u8; ShaftId::COUNT],
    last: Option<Card>,
    len: u8,
    eyes: u8,
    counts: [u8; 2],
    /// Coins and hopes, less what was given up for them.
    points: f32,
}

/// The best way to go on: its points, and the hand cards it needs.
#[derive(Clone, Copy)]
pub(super) struct Best {
    pub(super) points: f32,
    pub(super) needs: CardSet,
}

impl<'a> Digging<'a> {
    pub(super) fn new(ledger: &'a Ledger<'a>, own: [TaskTile; 2], ahead: usize) -> Digging<'a> {
        let (seat, by) = (ledger.seat, ledger.by);
        let more = |task: TaskTile| {
            let count = ledger.count(seat, task) + by.pace * ledger.turns[seat];
            std::array::from_fn(|more| by.task * promise(count + more as f32))
        };
        let further = ledger.turns[seat].min(1.0);
        Digging {
            ledger,
            rows: SHAFTS.map(|shaft| row(&ledger.open.shafts, shaft)),
            tasks: own.map(more),
            own,
            quiet: std::array::from_fn(|eyes| ledger.quiet_with(seat, eyes as f32)),
            ends: std::array::from_fn(|dug| end_of(ledger, dug as u8)),
            anchors: own.map(|task| by.anchor * ledger.task_worth(seat, task) * further),
            held: held_worths(ledger, further),
            further,
            ahead,
        }
    }
    /// The gallery as it is now.
    pub(super) fn start(&self) -> Chain {
        let open = self.ledger.open;
        Chain {
            hand: self.ledger.hand,
            depths: [0; ShaftId::COUNT],
            last: open.last_card(self.ledger.seat),
            len: open.galleries[self.ledger.seat].len(),
            eyes: 0,
            counts: [0; 2],
            points: 0.0,
        }
    }
    /// The top of a shaft as the chain has left it.
    #[inline(always)]
    fn top(&self, chain: &Chain, shaft: usize) -> Option<Card> {
        self.rows[shaft][(chain.depths[shaft] as usize).min(DEPTH - 1)]
    }
    /// The chain after this hand card or shaft top has gone elsewhere.
    pub(super) fn without(&self, chain: &Chain, source: CardSource) -> Chain {
        let mut chain = *chain;
        match source {
            CardSource::Hand(card) => {
                chain.hand.take(card);
                chain.points -= self.held(card);
            }
            CardSource::Shaft(shaft) => {
                chain.depths[shaft.index()] += 1;
                chain.points += self.hope(&chain, shaft.index());
            }
        }
        chain
    }
    /// One card longer.
    pub(super) fn with(&self, chain: &Chain, source: CardSource, card: Card) -> Chain {
        let mut chain = Chain { last: Some(card), len: chain.len + 1, ..self.without(chain, source) };
        chain.eyes += card.eyes();
        chain.points += f32::from(card.coins());
        chain.counts[0] += u8::from(self.own[0].cards().has(card));
        chain.counts[1] += u8::from(self.own[1].cards().has(card));
        chain
    }
    /// An unknown card laid bare may fit.
    #[inline(always)]
    fn hope(&self, chain: &Chain, shaft: usize) -> f32 {
        let unknown = self.top(chain, shaft).is_none() && (chain.len as usize) < SPACES - 1;
        if unknown { self.ledger.by.hope } else { 0.0 }
    }
    /// What this hand card would bring in a later turn.
    #[inline(always)]
    pub(super) fn held(&self, card: Card) -> f32 {
        self.held[card.number() as usize]
    }

    /// The points of stopping here.
    pub(super) fn stop(&self, chain: &Chain) -> f32 {
        let snore = if chain.len == 0 && self.ledger.open.has_snore() { SNORE_EYES } else { 0 };
        let eyes = usize::from(chain.eyes + snore).min(MOST_EYES - 1);
        let tasks = self.tasks[0][chain.counts[0] as usize] + self.tasks[1][chain.counts[1] as usize];
        chain.points + tasks + self.quiet[eyes] + self.ends[chain.len as usize] + self.ways_on(chain)
    }
    /// What the last card is worth for the next turn: cards that fit it, in the hand and on the shafts.
    fn ways_on(&self, chain: &Chain) -> f32 {
        if self.further == 0.0 {
            return 0.0;
        }
        let Some(last) = chain.last else { return 0.0 };
        let (by, fitting) = (self.ledger.by, fitting(Some(last)));
        let held = chain.hand.and(fitting).len().min(2);
        let tops = (0..ShaftId::COUNT).filter(|&shaft| fitting.has_some(self.top(chain, shaft))).count().min(3);
        let ways = by.way_hand * f32::from(held) + by.way_top * tops as f32;
        let anchor = |at: usize| if self.own[at].cards().has(last) { self.anchors[at] } else { 0.0 };
        ways * self.further + anchor(0) + anchor(1)
    }
    /// The best that can be made of the rest of the turn.
    pub(super) fn best(&self, chain: &Chain) -> Best {
        self.best_within(chain, self.ahead)
    }
    fn best_within(&self, chain: &Chain, ahead: usize) -> Best {
        let mut best = Best { points: self.stop(chain), needs: CardSet::NONE };
        if chain.len as usize >= SPACES || ahead == 0 {
            return best;
        }
        let fitting = fitting(chain.last);
        for card in chain.hand.and(fitting) {
            let found = self.best_within(&self.with(chain, CardSource::Hand(card), card), ahead - 1);
            if found.points > best.points {
                best = found;
                best.needs.put(card);
            }
        }
        for shaft in SHAFTS {
            if let Some(card) = self.top(chain, shaft.index()).filter(|&card| fitting.has(card)) {
                let found = self.best_within(&self.with(chain, CardSource::Shaft(shaft), card), ahead - 1);
                if found.points > best.points {
                    best = found;
                }
            }
        }
        best
    }
    /// The card this source offers now.
    pub(super) fn card(&self, source: CardSource) -> Option<Card> {
        match source {
            CardSource::Hand(card) => Some(card),
            CardSource::Shaft(shaft) => self.rows[shaft.index()][0],
        }
    }
    /// The first card of the cart (CL-3.2) does not fill a space of the gallery.
    pub(super) fn load(&self, card: Card) -> Chain {
        let chain = self.with(&self.start(), CardSource::Hand(card), card);
        Chain { len: 0, ..chain }
    }
}

/// The face-up cards of a shaft from the top down to the first face-down card.
fn row(shafts: &Shafts, shaft: ShaftId) -> [Option<Card>; DEPTH] {
    let mut row = [None; DEPTH];
    for (place, card) in row.iter_mut().zip(shafts.downwards(shaft)) {
        *place = card;
        if card.is_none() {
            break;
        }
    }
    row
}

/// A card is kept for its tasks, for its coins, and because any card may fit later.
fn held_worths(ledger: &Ledger<'_>, further: f32) -> [f32; CARDS + 1] {
    let (by, mut held) = (ledger.by, [0.0; CARDS + 1]);
    if further == 0.0 {
        return held;
    }
    let price = ledger.eye_price();
    for card in ledger.hand {
        let net = f32::from(card.coins()) - price * f32::from(card.eyes());
        let tasks = ledger.tasks_worth(ledger.seat, card);
        held[card.number() as usize] = (by.held + (by.held_net * net + by.held_task * tasks).max(0.0)) * further;
    }
    held
}

/// CL-7.6: what a turn brings besides the cards dug.
fn end_of(ledger: &Ledger<'_>, dug: u8) -> f32 {
    let (by, further) = (ledger.by, ledger.turns[ledger.seat].min(1.0));
    let kablooey = if dug < 2 { f32::from(KABLOOEY_COINS) + by.kablooey * further } else { 0.0 };
    let draws = f32::from(rubble::draws(dug));
    kablooey + draws * (by.draw * further + by.hurry * ledger.lead)
}

/// The state with every gallery sorted by card number, except for its last card: the order of the others no longer
/// matters (CL-3.3, CL-5.4).
pub(super) fn in_any_order(state: &State) -> State {
    let mut sorted = *state;
    for seat in state.everyone() {
        let gallery = &state.galleries[seat];
        let Some(last) = gallery.last() else { continue };
        let mut others: CardSet = gallery.cards().collect();
        others.take(last);
        sorted.open.galleries[seat] = Gallery::EMPTY;
        others.into_iter().chain([last]).for_each(|card| sorted.open.galleries[seat].lay(card));
    }
    sorted
}
