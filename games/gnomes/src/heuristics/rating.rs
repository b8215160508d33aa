//! The rule of thumb: what each legal action is worth to who knows only what it has seen.
use super::Weights;
use super::sight::{Eyes, own_hand};
use crate::*;

/// Scores in the order of `legal`, in diamonds.
pub(super) fn rate(state: &State, seat: Seat, legal: &[Action], by: &Weights, scores: &mut Vec<f32>) {
    scores.clear();
    if state.step == Step::FirstLook {
        scores.extend(legal.iter().map(|action| rate_order(*action)));
        return;
    }
    let eyes = Eyes::new(state, seat, by);
    let best_take = best_take(&eyes);
    scores.extend(legal.iter().map(|&action| match action {
        Action::Arrange(_) => rate_order(action),
        Action::Discard => rate_discard(&eyes, best_take),
        Action::Keep(slot) => rate_keep(&eyes, Place::new(seat, slot), best_take),
        Action::Look(place) => rate_look(&eyes, place),
        Action::Decline => 0.0,
        Action::Swap { own, other } => rate_swap(&eyes, Place::new(seat, own), other),
        Action::Exchange { one, other } => rate_exchange(&eyes, Place::new(seat, one), Place::new(seat, other)),
        Action::Remove(slot) => rate_remove(&eyes, Place::new(seat, slot)),
        Action::SendUp(slot) => rate_send_up(&eyes, Place::new(seat, slot)),
    }));
}

/// Every order is as good as the other; the one that asks nothing of anybody's memory comes first.
fn rate_order(action: Action) -> f32 {
    match action {
        Action::Arrange(order) if order.changes_nothing() => 0.0,
        _ => -0.1,
    }
}

/// What the symbol of a tile in one's row is worth: it may be thrown out later.
fn symbol(eyes: &Eyes<'_>, tile: Option<Tile>) -> f32 {
    let symbol = match tile.map(Tile::face) {
        Some(Face::Arrows(_)) => eyes.by.quiver,
        Some(Face::Torch(_)) => eyes.by.spare_torch,
        Some(_) => 0.0,
        None => (eyes.by.quiver + eyes.by.spare_torch) / 3.0,
    };
    symbol * eyes.later()
}

/// What arrows could get: the best tile of the others, with what its owner's loss is worth.
#[derive(Clone, Copy)]
struct Take {
    /// What it is worth in a row.
    worth: f32,
    /// How much more a gain is because that player loses it.
    swing: f32,
    /// What it is worth beyond its diamonds.
    extra: f32,
}

impl Take {
    fn at(eyes: &Eyes<'_>, place: Place) -> Take {
        let (by, owner) = (eyes.by, place.owner());
        let ahead = eyes.rows[owner] - eyes.rows[eyes.seat];
        let share = by.rival / f32::from(eyes.state.players - 1);
        let swing = 1.0 + share * (1.0 + by.leader * ahead).clamp(0.0, 3.0);
        let extra = if eyes.tile(place).is_none() { by.blind_take } else { 0.0 };
        Take { worth: eyes.expected(place), swing, extra }
    }
    /// What it is worth to get it for a tile that is worth so much.
    fn gain(self, given: f32) -> f32 {
        (self.worth - given) * self.swing + self.extra
    }
}

/// The best of all takes for who gives nothing worth mentioning.
fn best_take(eyes: &Eyes<'_>) -> Option<Take> {
    let takes = eyes.others().map(|place| Take::at(eyes, place));
    takes.max_by(|one, other| one.gain(0.0).total_cmp(&other.gain(0.0)))
}

/// What the action of a thrown-out tile is worth, when the worst own tile is worth so much by then.
fn rate_action(eyes: &Eyes<'_>, face: Face, worst: f32, take: Option<Take>) -> f32 {
    let by = eyes.by;
    match face {
        Face::Arrows(_) => take.map_or(0.0, |take| take.gain(worst) + by.arrows),
        Face::Torch(_) => {
            let unknown = eyes.others().filter(|&place| eyes.tile(place).is_none());
            unknown.map(|place| rate_look(eyes, place)).fold(0.0, f32::max)
        }
        Face::Lantern(_) => {
            let unknown = eyes.own().filter(|&place| eyes.tile(place).is_none());
            unknown.map(|place| rate_look(eyes, place)).fold(0.0, f32::max)
        }
        Face::BigFind | Face::LitCorridor | Face::Bats | Face::Explosion | Face::SnowWhite => 0.0,
    }
}

/// What the worst own tile is worth, when one worth `kept` lies at `at`.
fn worst_own(eyes: &Eyes<'_>, at: Option<Place>, kept: f32) -> f32 {
    let worth = |place: Place| if Some(place) == at { kept } else { eyes.expected(place) };
    eyes.own().map(worth).fold(eyes.most(), f32::min)
}

fn rate_discard(eyes: &Eyes<'_>, take: Option<Take>) -> f32 {
    let Some(hand) = own_hand(eyes.state, eyes.seat) else { return 0.0 };
    rate_action(eyes, hand.face(), worst_own(eyes, None, 0.0), take)
}

fn rate_keep(eyes: &Eyes<'_>, place: Place, take: Option<Take>) -> f32 {
    let Some(hand) = own_hand(eyes.state, eyes.seat) else { return 0.0 };
    let worst = worst_own(eyes, Some(place), eyes.worth(hand));
    let action = match eyes.tile(place) {
        Some(thrown) => rate_action(eyes, thrown.face(), worst, take),
        None => {
            let all = [Face::Arrows(0), Face::Torch(0), Face::Lantern(0)];
            all.map(|face| rate_action(eyes, face, worst, take)).iter().sum::<f32>() / 3.0 + eyes.by.blind_throw
        }
    };
    let symbols = symbol(eyes, Some(hand)) - symbol(eyes, eyes.tile(place));
    eyes.worth(hand) - eyes.expected(place) + symbols + action
}

fn rate_look(eyes: &Eyes<'_>, place: Place) -> f32 {
    let by = eyes.by;
    let worth = if eyes.tile(place).is_some() {
        by.look_again
    } else if place.owner() == eyes.seat {
        let mean = eyes.rows[eyes.seat] / eyes.state.tiles_of(eyes.seat).len().max(1) as f32;
        by.lantern + by.lantern_doubt * (mean - eyes.expected(place))
    } else {
        by.torch + by.torch_promise * (eyes.expected(place) - worst_own(eyes, None, 0.0))
    };
    worth * eyes.later()
}

fn rate_swap(eyes: &Eyes<'_>, own: Place, other: Place) -> f32 {
    let blind = if eyes.tile(own).is_none() { eyes.by.blind_gift } else { 0.0 };
    Take::at(eyes, other).gain(eyes.expected(own)) + blind
}

/// Everybody sees the bats fly: they only cost the others what they cannot keep in mind.
fn rate_exchange(eyes: &Eyes<'_>, one: Place, other: Place) -> f32 {
    let confusion = |place: Place| eyes.expected(place) * eyes.witnesses(place);
    (confusion(one) + confusion(other)) * eyes.by.bats_confuse
}

fn rate_remove(eyes: &Eyes<'_>, place: Place) -> f32 {
    let face_up = if eyes.state.face_up.has(place) { eyes.by.explosion_face_up * eyes.later() } else { 0.0 };
    face_up - eyes.expected(place)
}

fn rate_send_up(eyes: &Eyes<'_>, place: Place) -> f32 {
    let blind = if eyes.tile(place).is_none() { eyes.by.cart_blind } else { 0.0 };
    eyes.expected(place) + eyes.witnesses(place) * eyes.by.cart_exposed + blind
}
