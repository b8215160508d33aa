//! The rule of thumb: what each legal action is worth to a seat that knows only what it has seen.
use super::Weights;
use super::sight::{Appraisal, own_hand};
use crate::components::{Front, Order, Place, Tile};
use crate::state::{State, Step};
use crate::turn::Action;
use engine::Seat;

/// Scores in the order of `legal`, in diamonds.
pub(super) fn rate(state: &State, seat: Seat, legal: &[Action], by: &Weights, scores: &mut Vec<f32>) {
    scores.clear();
    if state.step == Step::FirstLook {
        scores.extend(legal.iter().map(|action| rate_order(*action)));
        return;
    }
    let appraisal = Appraisal::new(state, seat, by);
    let best_take = best_take(&appraisal);
    scores.extend(legal.iter().map(|&action| match action {
        Action::Arrange(_) => rate_order(action),
        Action::Discard => rate_discard(&appraisal, best_take),
        Action::Keep(slot) => rate_keep(&appraisal, Place::new(seat, slot), best_take),
        Action::Look(place) => rate_look(&appraisal, place),
        Action::Decline => 0.0,
        Action::Swap { own, other } => rate_swap(&appraisal, Place::new(seat, own), other),
        Action::Exchange { one, other } => rate_exchange(&appraisal, Place::new(seat, one), Place::new(seat, other)),
        Action::Remove(slot) => rate_remove(&appraisal, Place::new(seat, slot)),
        Action::SendUp(slot) => rate_send_up(&appraisal, Place::new(seat, slot)),
    }));
}

/// Every order is as good as any other; the one that leaves all tiles in place is the easiest to remember.
fn rate_order(action: Action) -> f32 {
    if action == Action::Arrange(Order::numbered(0)) { 0.0 } else { -0.1 }
}

/// What the symbol of a tile in one's row is worth: it may be thrown out later.
fn symbol(appraisal: &Appraisal<'_>, tile: Option<Tile>) -> f32 {
    let symbol = match tile.map(Tile::front) {
        Some(Front::Arrows(_)) => appraisal.by.quiver,
        Some(Front::Torch(_)) => appraisal.by.spare_torch,
        Some(_) => 0.0,
        None => (appraisal.by.quiver + appraisal.by.spare_torch) / 3.0,
    };
    symbol * appraisal.later()
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
    fn at(appraisal: &Appraisal<'_>, place: Place) -> Take {
        let (by, owner) = (appraisal.by, place.owner());
        let ahead = appraisal.rows[owner] - appraisal.rows[appraisal.seat];
        let share = by.rival / f32::from(appraisal.state.players - 1);
        let swing = 1.0 + share * (1.0 + by.leader * ahead).clamp(0.0, 3.0);
        let extra = if appraisal.tile(place).is_none() { by.blind_take } else { 0.0 };
        Take { worth: appraisal.expected(place), swing, extra }
    }
    /// What it is worth to get it in exchange for a tile worth `given`.
    fn gain(self, given: f32) -> f32 {
        (self.worth - given) * self.swing + self.extra
    }
}

/// The best take for a seat that gives away a worthless tile.
fn best_take(appraisal: &Appraisal<'_>) -> Option<Take> {
    let takes = appraisal.others().map(|place| Take::at(appraisal, place));
    takes.max_by(|one, other| one.gain(0.0).total_cmp(&other.gain(0.0)))
}

/// What the action of a thrown-out tile is worth, when the worst own tile is worth `worst` by then.
fn rate_action(appraisal: &Appraisal<'_>, front: Front, worst: f32, take: Option<Take>) -> f32 {
    let by = appraisal.by;
    match front {
        Front::Arrows(_) => take.map_or(0.0, |take| take.gain(worst) + by.arrows),
        Front::Torch(_) => {
            let unknown = appraisal.others().filter(|&place| appraisal.tile(place).is_none());
            unknown.map(|place| rate_look(appraisal, place)).fold(0.0, f32::max)
        }
        Front::Lantern(_) => {
            let unknown = appraisal.own().filter(|&place| appraisal.tile(place).is_none());
            unknown.map(|place| rate_look(appraisal, place)).fold(0.0, f32::max)
        }
        Front::BigFind | Front::LitCorridor | Front::Bats | Front::Explosion | Front::SnowWhite => 0.0,
    }
}

/// What the worst own tile is worth, when one worth `kept` lies at `at`.
fn worst_own(appraisal: &Appraisal<'_>, at: Option<Place>, kept: f32) -> f32 {
    let worth = |place: Place| if Some(place) == at { kept } else { appraisal.expected(place) };
    appraisal.own().map(worth).fold(appraisal.most(), f32::min)
}

fn rate_discard(appraisal: &Appraisal<'_>, take: Option<Take>) -> f32 {
    let Some(hand) = own_hand(appraisal.state, appraisal.seat) else { return 0.0 };
    rate_action(appraisal, hand.front(), worst_own(appraisal, None, 0.0), take)
}

fn rate_keep(appraisal: &Appraisal<'_>, place: Place, take: Option<Take>) -> f32 {
    let Some(hand) = own_hand(appraisal.state, appraisal.seat) else { return 0.0 };
    let worst = worst_own(appraisal, Some(place), appraisal.worth(hand));
    let action = match appraisal.tile(place) {
        Some(thrown) => rate_action(appraisal, thrown.front(), worst, take),
        None => {
            let all = [Front::Arrows(0), Front::Torch(0), Front::Lantern(0)];
            all.map(|front| rate_action(appraisal, front, worst, take)).iter().sum::<f32>() / 3.0
                + appraisal.by.blind_throw
        }
    };
    let symbols = symbol(appraisal, Some(hand)) - symbol(appraisal, appraisal.tile(place));
    appraisal.worth(hand) - appraisal.expected(place) + symbols + action
}

fn rate_look(appraisal: &Appraisal<'_>, place: Place) -> f32 {
    let by = appraisal.by;
    let worth = if appraisal.tile(place).is_some() {
        by.look_again
    } else if place.owner() == appraisal.seat {
        let mean = appraisal.rows[appraisal.seat] / appraisal.state.tiles_of(appraisal.seat).len().max(1) as f32;
        by.lantern + by.lantern_doubt * (mean - appraisal.expected(place))
    } else {
        by.torch + by.torch_promise * (appraisal.expected(place) - worst_own(appraisal, None, 0.0))
    };
    worth * appraisal.later()
}

fn rate_swap(appraisal: &Appraisal<'_>, own: Place, other: Place) -> f32 {
    let blind = if appraisal.tile(own).is_none() { appraisal.by.blind_gift } else { 0.0 };
    Take::at(appraisal, other).gain(appraisal.expected(own)) + blind
}

/// Everybody sees which tiles the bats swap: others lose only what they fail to keep in mind.
fn rate_exchange(appraisal: &Appraisal<'_>, one: Place, other: Place) -> f32 {
    let confusion = |place: Place| appraisal.expected(place) * appraisal.witnesses(place);
    (confusion(one) + confusion(other)) * appraisal.by.bats_confuse
}

fn rate_remove(appraisal: &Appraisal<'_>, place: Place) -> f32 {
    let face_up =
        if appraisal.state.face_up.has(place) { appraisal.by.explosion_face_up * appraisal.later() } else { 0.0 };
    face_up - appraisal.expected(place)
}

fn rate_send_up(appraisal: &Appraisal<'_>, place: Place) -> f32 {
    let blind = if appraisal.tile(place).is_none() { appraisal.by.cart_blind } else { 0.0 };
    appraisal.expected(place) + appraisal.witnesses(place) * appraisal.by.cart_exposed + blind
}
