//! What a seat would score, faster than [`crate::ScoreSheet`] counts it.
use super::yields::{Good, Pace};
use crate::{
    ARTIFACTS, CHALICE, CROWNS, Card, DRAGON_EGG, IDOL_POINTS, ITEM_POINTS, MASTERY_POINTS, Open, Variable, card_points,
};
use engine::Seat;
use std::sync::LazyLock;

/// The cards with variable points (CK-18.21), except those that need a mastery token.
static VARIABLE: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let varies = |card: &Card| !matches!(card.row().variable, None | Some(Variable::WithMastery(_)));
    Card::all().filter(varies).collect()
});

/// The cards that need a mastery token, and their points with one.
static MASTERLY: LazyLock<Vec<(Card, u8)>> = LazyLock::new(|| {
    let masterly = |card: Card| {
        let Some(Variable::WithMastery(points)) = card.row().variable else { return None };
        Some((card, points))
    };
    Card::all().filter_map(masterly).collect()
});

/// What the artifacts of this set are worth together.
static ARTIFACT_SETS: [u8; 1 << ARTIFACTS.len()] = {
    let (mut all, mut set) = ([0; 1 << ARTIFACTS.len()], 0);
    while set < all.len() {
        let mut artifact = 0;
        while artifact < ARTIFACTS.len() {
            if set >> artifact & 1 == 1 {
                all[set] += ARTIFACTS[artifact];
            }
            artifact += 1;
        }
        set += 1;
    }
    all
};

/// The points of these artifacts.
#[inline(always)]
pub(super) fn of_artifacts(set: u8) -> f32 {
    f32::from(ARTIFACT_SETS[usize::from(set) % ARTIFACT_SETS.len()])
}

/// CK-17.14: everything but artifacts and what leaving brings.
#[inline(always)]
pub(super) fn besides_artifacts(open: &Open, seat: Seat, pace: &Pace) -> f32 {
    let person = &open.people[seat];
    let tokens = person.has(CHALICE) * CHALICE.row().points + person.has(DRAGON_EGG) * DRAGON_EGG.row().points;
    let items = ITEM_POINTS * i16::from(person.keys + person.backpacks) + IDOL_POINTS * i16::from(person.idols);
    let crowns = (0..CROWNS.len()).map(|crown| (person.crowns >> crown & 1) * CROWNS[crown]).sum::<u8>();
    let mut points = pace.deck.of(Good::Points) + f32::from(person.gold) + f32::from(tokens + crowns);
    points += f32::from(items);
    for &card in VARIABLE.iter() {
        if pace.owned.count(card.0) > 0 {
            points += variable(open, seat, card) * f32::from(pace.owned.count(card.0));
        }
    }
    points
}

#[cold]
fn variable(open: &Open, seat: Seat, card: Card) -> f32 {
    f32::from(card_points(open, seat, card)) - f32::from(card.row().points)
}

/// CK-17.1, CK-18.21: what leaving brings.
#[inline(always)]
pub(super) fn of_leaving(pace: &Pace) -> f32 {
    let mut points = MASTERY_POINTS as f32;
    for &(card, each) in MASTERLY.iter() {
        points += f32::from(pace.owned.count(card.0) * each);
    }
    points
}
