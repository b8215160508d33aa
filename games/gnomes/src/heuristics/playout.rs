//! The rule of thumb at its cheapest: one action right away, for playouts.
//!
//! It weighs like `rating`, but values an unknown tile by the whole box instead of counting what is left.
use super::Weights;
use super::sight::{mean, own_hand, seen_tile, worths};
use crate::components::{BOX, Front, Level, Order, Place, Places, RowSlot, STACKS, Tile};
use crate::state::{State, Step};
use crate::turn::Action;
use engine::Seat;
use std::sync::LazyLock;

const BY: Weights = <Weights as engine::Weights>::TUNED;

/// What things are worth with a given number of tiles left on a level.
#[derive(Clone, Copy, Default)]
struct Outlook {
    /// A tile in a row, by its diamonds.
    worths: [f32; 6],
    /// An unknown tile by the level of its back, when its owner knows it.
    known_to_owner: [f32; 3],
    /// The same when its owner has never seen it.
    foisted: [f32; 3],
    /// The share of its worth that something keeps if it pays off later, for two, three and four players.
    later: [f32; 3],
}

/// No stack is larger.
const LONGEST: usize = 18;

/// By level and tiles left.
static OUTLOOKS: LazyLock<[[Outlook; LONGEST + 1]; 3]> =
    LazyLock::new(|| Level::ALL.map(|level| std::array::from_fn(|left| Outlook::new(level, left as u8))));

impl Outlook {
    fn new(level: Level, left: u8) -> Outlook {
        let worths = worths(level, left, &BY);
        let means = Level::ALL.map(|back| mean(back, &BOX[back.index()], &worths));
        let last = f32::from(STACKS[2] - 1) * 0.5;
        let draws = match level {
            Level::I => f32::from(left) + f32::from(STACKS[1]) + last,
            Level::II => f32::from(left) + last,
            Level::III => f32::from(left.max(1) - 1) * 0.5,
        };
        let later = |players: f32| draws / players / (draws / players + BY.patience.max(0.1));
        Outlook {
            worths,
            known_to_owner: [means[0] + BY.spared, means[1] + BY.kept, means[2] + BY.kept],
            foisted: means.map(|mean| mean + BY.foisted),
            later: [2.0, 3.0, 4.0].map(later),
        }
    }
}

/// One seat at one moment.
struct Glance<'a> {
    state: &'a State,
    seat: Seat,
    outlook: &'static Outlook,
}

/// The place of the highest number, the first of equals.
#[inline(always)]
fn highest(places: Places, number: impl Fn(Place) -> f32) -> Option<(Place, f32)> {
    let mut best = None;
    for place in places {
        let found = number(place);
        if best.is_none_or(|(_, most)| found > most) {
            best = Some((place, found));
        }
    }
    best
}

/// A sensible action for a seat that owes one.
#[inline(always)]
pub(super) fn action(state: &State, seat: Seat) -> Action {
    let outlook = &OUTLOOKS[state.level.index()][usize::from(state.left[state.level.index()]).min(LONGEST)];
    let glance = Glance { state, seat, outlook };
    let (own, others) = (state.face_down_of(seat), state.face_down.minus(Places::row(seat)));
    let worth = |place| glance.expected(place);
    let slot = |found: Option<(Place, f32)>| found.map_or(RowSlot(0), |(place, _)| place.slot());
    match state.step {
        Step::Keep => glance.keep_or_discard(own, others),
        Step::Arrows => {
            let other = highest(others, |place| glance.taken(place)).map_or(Place(0), |(place, _)| place);
            Action::Swap { own: slot(highest(own, |place| -worth(place))), other }
        }
        Step::Lantern => glance.look(own),
        Step::Torch => glance.look(others),
        Step::Corridor { .. } => glance.look(state.face_down.minus(state.looked)),
        Step::Bats => {
            let mut two = own;
            let (one, other) = (two.next(), two.next());
            let slot = |place: Option<Place>| place.map_or(RowSlot(0), Place::slot);
            Action::Exchange { one: slot(one), other: slot(other) }
        }
        Step::Explosion => Action::Remove(slot(highest(state.tiles_of(seat), |place| -worth(place)))),
        Step::Cart => Action::SendUp(slot(highest(own, worth))),
        Step::FirstLook | Step::Start | Step::Deal | Step::Draw | Step::Over => Action::Arrange(Order::numbered(0)),
    }
}

impl Glance<'_> {
    /// What the tile at this place is worth as far as the seat can tell.
    #[inline(always)]
    fn expected(&self, place: Place) -> f32 {
        match seen_tile(self.state, self.seat, place) {
            Some(tile) => self.outlook.worths[usize::from(tile.diamonds())],
            None if self.state.seen[place.owner()].has(place) => {
                self.outlook.known_to_owner[self.state.back(place).index()]
            }
            None => self.outlook.foisted[self.state.back(place).index()],
        }
    }
    /// The same for another player's tile that arrows would take.
    #[inline(always)]
    fn taken(&self, place: Place) -> f32 {
        let blind = if self.state.seen[self.seat].has(place) { 0.0 } else { BY.blind_take };
        self.expected(place) + blind
    }
    /// The most promising tile that has not been seen.
    #[inline(always)]
    fn look(&self, places: Places) -> Action {
        let unknown = places.minus(self.state.seen[self.seat]);
        let found = highest(unknown, |place| self.expected(place));
        found.map_or(Action::Decline, |(place, _)| Action::Look(place))
    }
    /// Keeps a tile that beats one of the seat's own, counting the action of the tile thrown out.
    #[inline(always)]
    fn keep_or_discard(&self, own: Places, others: Places) -> Action {
        let Some(hand) = own_hand(self.state, self.seat) else { return Action::Discard };
        let (worst, least) = highest(own, |place| -self.expected(place)).map_or((None, 0.0), |(at, n)| (Some(at), -n));
        let others_than_worst = own.filter(|&place| Some(place) != worst);
        let second = others_than_worst.map(|place| self.expected(place)).fold(self.outlook.worths[5], f32::min);
        let take = highest(others, |place| self.taken(place)).map_or(0.0, |(_, most)| most);
        let act = Acts::new(self, own, least, take);
        let (kept, symbol) = (self.outlook.worths[usize::from(hand.diamonds())], act.symbol(hand));
        let keep = |place: Place| {
            let left = if Some(place) == worst { second.min(kept) } else { least.min(kept) };
            let action = match seen_tile(self.state, self.seat, place) {
                Some(tile) => act.worth(tile, left) - act.symbol(tile),
                None => act.worth_unknown(left),
            };
            kept + symbol - self.expected(place) + action
        };
        match highest(own, keep) {
            Some((place, worth)) if worth > act.worth(hand, least) => Action::Keep(place.slot()),
            _ => Action::Discard,
        }
    }
}

/// What the actions of tiles are worth to one seat at one moment.
struct Acts {
    take: f32,
    swing: f32,
    torch: f32,
    lantern: f32,
    later: f32,
}

impl Acts {
    #[inline(always)]
    fn new(glance: &Glance<'_>, own: Places, least: f32, take: f32) -> Acts {
        let players = usize::from(glance.state.players);
        let later = glance.outlook.later[players - 2];
        let promise = glance.outlook.known_to_owner[glance.state.level.index()] - least;
        let in_doubt = !own.minus(glance.state.seen[glance.seat]).is_empty();
        Acts {
            take,
            swing: 1.0 + BY.rival / (players - 1) as f32,
            torch: (BY.torch + BY.torch_promise * promise).max(0.0) * later,
            lantern: if in_doubt { BY.lantern * later } else { 0.0 },
            later,
        }
    }
    /// What it is worth to throw this tile out, when the worst own tile is worth `left` by then.
    #[inline(always)]
    fn worth(&self, tile: Tile, left: f32) -> f32 {
        match tile.front() {
            Front::Arrows(_) => (self.take - left) * self.swing + BY.arrows,
            Front::Torch(_) => self.torch,
            Front::Lantern(_) => self.lantern,
            Front::BigFind | Front::LitCorridor | Front::Bats | Front::Explosion | Front::SnowWhite => 0.0,
        }
    }
    /// The same for an unknown tile, whose symbol is lost with it.
    #[inline(always)]
    fn worth_unknown(&self, left: f32) -> f32 {
        let arrows = (self.take - left) * self.swing + BY.arrows;
        (arrows + self.torch + self.lantern - (BY.quiver + BY.spare_torch) * self.later) / 3.0 + BY.blind_throw
    }
    /// What its symbol is worth while it lies in the row.
    #[inline(always)]
    fn symbol(&self, tile: Tile) -> f32 {
        match tile.front() {
            Front::Arrows(_) => BY.quiver * self.later,
            Front::Torch(_) => BY.spare_torch * self.later,
            Front::Lantern(_) | Front::BigFind => 0.0,
            Front::LitCorridor | Front::Bats | Front::Explosion | Front::SnowWhite => 0.0,
        }
    }
}
