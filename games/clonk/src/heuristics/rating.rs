//! Rules of thumb: how much a player likes each legal action.
use super::chain::{Best, Chain, Digging};
use super::ledger::Ledger;
use crate::components::{Card, KABLOOEY_COINS, TaskKind, TaskTile, fitting};
use crate::shafts::SHAFTS;
use crate::state::Step;
use crate::turn::{Action, CardSource};
use engine::Seat;

/// One score per action of `legal`; chains are searched `ahead` cards deep.
pub(super) fn rate(ledger: &Ledger<'_>, ahead: usize, legal: &[Action], scores: &mut Vec<f32>) {
    scores.clear();
    let tasks = TaskKind::ALL.map(|kind| {
        let odds = ledger.tasks[ledger.seat][kind as usize];
        let number = odds.iter().position(|&odds| odds == 1.0).unwrap_or(0);
        TaskTile::new(kind, number as u8)
    });
    let digging = Digging::new(ledger, tasks, ahead);
    match ledger.open.step {
        Step::Cart => scores.extend(legal.iter().map(|&action| rate_load(&digging, action))),
        Step::Dig => rate_digging(ledger, &digging, legal, scores),
        Step::Lay => rate_rubble(ledger, &digging, legal, scores),
        Step::Discard => scores.extend(legal.iter().map(|&action| rate_discard(ledger, &digging, action))),
        // Before the shafts are laid, neither tile is better than the other.
        Step::Tasks => scores.extend(legal.iter().map(|_| 0.0)),
        Step::Start | Step::Tiles { .. } | Step::Shafts(_) | Step::Hands(_) | Step::TurnUp(_) => {}
        Step::Fetch(_) | Step::Stir(_) | Step::Over => {}
    }
}

/// CL-3.2: a card worth having that starts a good chain.
fn rate_load(digging: &Digging<'_>, action: Action) -> f32 {
    let Action::Load(card) = action else { return 0.0 };
    digging.best(&digging.load(card)).points
}

/// Phase II: every action is worth the best turn that begins with it.
fn rate_digging(ledger: &Ledger<'_>, digging: &Digging<'_>, legal: &[Action], scores: &mut Vec<f32>) {
    let start = digging.start();
    let mut best: Option<Best> = None;
    for &action in legal {
        let score = match action {
            Action::Stop => digging.stop(&start),
            Action::Dig(source) => digging.card(source).map_or(0.0, |card| {
                let mut found = digging.best(&digging.with(&start, source, card));
                if let CardSource::Hand(card) = source {
                    found.needs.put(card);
                }
                if best.is_none_or(|best| found.points > best.points) {
                    best = Some(found);
                }
                found.points
            }),
            Action::Give(source, to) => digging
                .card(source)
                .map_or(0.0, |card| rate_gift(ledger, card, to) + after_gift(digging, &start, best, source)),
            Action::Blast(shaft) => {
                let rest = digging.best(&digging.without(&start, CardSource::Shaft(shaft)));
                rest.points - f32::from(KABLOOEY_COINS) - ledger.by.kablooey
            }
            Action::Open(_) | Action::Load(_) | Action::Lay(..) | Action::Discard(_) => 0.0,
        };
        scores.push(score);
    }
}

/// The best turn when this card is given away first. A hand card that the best chain does not need changes only the
/// hand. Digs come before gifts in every menu, so the best chain is known by then.
fn after_gift(digging: &Digging<'_>, start: &Chain, best: Option<Best>, source: CardSource) -> f32 {
    match (source, best) {
        (CardSource::Hand(card), Some(best)) if !best.needs.has(card) => {
            best.points.max(digging.stop(start)) - digging.held(card)
        }
        (CardSource::Hand(_) | CardSource::Shaft(_), _) => digging.best(&digging.without(start, source)).points,
    }
}

/// CL-5.8: the receiver gets the card's coins, eyes and task points, and the next card must fit it.
fn rate_gift(ledger: &Ledger<'_>, card: Card, to: Seat) -> f32 {
    let gain = f32::from(card.coins()) + ledger.tasks_worth(to, card);
    let eyes = ledger.quiet_with(to, f32::from(card.eyes())) - ledger.quiet(&ledger.eyes);
    let ways = |last: Option<Card>| SHAFTS.map(|shaft| fitting(last).has_some(ledger.open.shafts.top(shaft)));
    let count = |ways: [bool; 5]| ways.into_iter().filter(|&way| way).count() as f32;
    let lost = count(ways(ledger.open.last_card(to))) - count(ways(Some(card)));
    let spoil = ledger.by.spoil * lost * ledger.turns[to].min(1.0);
    eyes + ledger.rivals[to] * (spoil - gain)
}

/// CL-7.10: a card the seat can spare, where it helps nobody and covers what would help others.
fn rate_rubble(ledger: &Ledger<'_>, digging: &Digging<'_>, legal: &[Action], scores: &mut Vec<f32>) {
    let tops = SHAFTS.map(|shaft| ledger.open.shafts.top(shaft).map_or(0.0, |top| top_worth(ledger, top)));
    let (mut at, mut worth, mut held) = (None, 0.0, 0.0);
    for &action in legal {
        let Action::Lay(card, shaft) = action else { continue };
        if at != Some(card) {
            (at, worth, held) = (Some(card), top_worth(ledger, card), keep(ledger, digging, card));
        }
        let depth = ledger.by.lay_depth * f32::from(ledger.open.shafts.height(shaft));
        scores.push(worth - tops[shaft.index()] - held - depth);
    }
}

/// What a card is worth to the seat as the top of a shaft: its own share minus what the others take.
fn top_worth(ledger: &Ledger<'_>, card: Card) -> f32 {
    let by = ledger.by;
    let mut worth = by.lay_own * taken_worth(ledger, ledger.seat, card) * ledger.turns[ledger.seat].min(1.0);
    let (mut player, mut share) = (ledger.seat, by.lay_next);
    for _ in 1..ledger.open.players {
        player = player.next(ledger.open.players);
        worth -= share * ledger.rivals[player] * taken_worth(ledger, player, card) * ledger.turns[player].min(1.0);
        share *= by.lay_later;
    }
    worth
}

/// What a player would gain by taking the card; less likely when it does not fit the last card.
fn taken_worth(ledger: &Ledger<'_>, player: Seat, card: Card) -> f32 {
    let net = f32::from(card.coins()) - 0.5 * f32::from(card.eyes()) + ledger.tasks_worth(player, card);
    let fits = fitting(ledger.open.last_card(player)).has(card);
    net.max(0.0) * if fits { 1.0 } else { ledger.by.lay_through }
}

/// A card is kept for what it brings and because it continues the chain.
fn keep(ledger: &Ledger<'_>, digging: &Digging<'_>, card: Card) -> f32 {
    let fits = fitting(ledger.open.last_card(ledger.seat)).has(card);
    let way = if fits { ledger.by.way_hand } else { 0.0 };
    digging.held(card) + way * ledger.turns[ledger.seat].min(1.0)
}

/// CL-7.12.
fn rate_discard(ledger: &Ledger<'_>, digging: &Digging<'_>, action: Action) -> f32 {
    let Action::Discard(card) = action else { return 0.0 };
    -keep(ledger, digging, card)
}
