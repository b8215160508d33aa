//! How to play well: what the bots, the hints and the reviews know about Clank!.
//!
//! Everything is weighed in points of the final score. A seat is always on its way: to an artifact and home, or
//! straight home. What that is worth, and what every turn costs, decides where to step; what a card will bring by then
//! decides what to buy. Only hands are hidden, and nothing here ever looks at another player's hand.
mod aspects;
mod atlas;
mod belief;
mod blunders;
mod chances;
mod features;
mod judge;
#[cfg(test)]
mod learn;
mod mind;
mod outlook;
mod playout;
mod points;
mod rate;
mod travel;
mod yields;

use crate::{Action, Allowance, Clank, Event, Person, State, View, secrets};
pub use belief::{odds_of_card, odds_of_hand};
use engine::{Aspect, BySeat, Calibration, Fate, Game, Heuristics, Seat};

engine::weights! {
    /// What matters, in points of the final score.
    pub struct Weights {
        /// One Skill in a turn.
        skill: 0.573,
        /// One Sword in a turn.
        swords: 0.427,
        /// One Boot in a turn.
        boots: 0.761,
        /// One card drawn.
        draw: 0.936,
        /// One gold each time a card is played.
        gold: 0.801,
        /// One cube in the Clank Area.
        clank: 1.143,
        /// One cube fewer in the Clank Area.
        quiet: 0.586,
        /// Getting rid of a poor card.
        trash: 0.776,
        /// What another card costs by being drawn in place of better ones.
        dilution: 0.596,
        /// One teleport.
        teleport: 1.62,
        /// A turn spent on the way.
        time: 1.493,
        /// How many of the deck's Boots to count on.
        pace: 1.176,
        /// How many turns early to be home.
        margin: 0.489,
        /// A point of an artifact, compared with other points.
        greed: 1.863,
        /// What is at stake when death is possible.
        caution: 1.426,
        /// A cube of health, while there is plenty of it.
        health: 1.409,
        /// A Sword spent in a tunnel.
        parry: 0.252,
        /// A Major Secret.
        major: 4.108,
        /// A Minor Secret.
        minor: 3.025,
        /// A dragon attack, for each of the player's cubes that it is expected to draw.
        attack: 0.423,
        /// One more clank for the others.
        others: 0.276,
        /// A potion kept.
        potion: 1.207,
        /// A market item, beyond its points.
        market: 0.643,
        /// A card is bought only if it is worth more than this.
        thrift: 0.116,
        /// How much of the remaining turns counts for a card bought now.
        late: 2.091,
        /// A cube of damage healed.
        heal: 1.488,
    }
}

impl Heuristics for Clank {
    type Weights = Weights;
    type Belief = ();
    const CALIBRATION: Calibration = Calibration { shift: -0.42, slope: 0.87 };
    const HORIZON: Option<u8> = Some(8); // measured: with 4 it escapes less often

    fn believe(_view: &View, _news: &[Event]) {}
    fn imagine(view: &View, _belief: &(), fate: &mut impl Fate) -> State {
        secrets::guess(view, fate)
    }
    fn rate(state: &State, seat: Seat, legal: &[Action], by: &Weights, scores: &mut Vec<f32>) {
        rate::rate(state, seat, legal, by, scores);
    }
    #[inline(always)]
    fn playout(state: &State, _seat: Seat, fate: &mut impl Fate) -> Action {
        playout::choose(state, fate)
    }
    fn is_blunder(state: &State, _seat: Seat, action: Action) -> bool {
        blunders::is_blunder(state, action)
    }
    fn chances(state: &State) -> BySeat<f32> {
        chances::chances(state)
    }
    #[inline(always)]
    fn actor(state: &State) -> Seat {
        state.actor
    }
    /// Boots, Swords, Skill and cubes are spent on the way; what is gained lies elsewhere.
    fn place_key(state: &State, seat: Seat) -> u64 {
        let mut bare = *state;
        let Person { damage, supply, area, .. } = bare.open.people[seat];
        bare.open.allowance = Allowance { acting: state.allowance.acting, ..Allowance::default() };
        bare.open.people[seat] =
            Person { damage: 0, area: 0, supply: damage + supply + area, ..bare.open.people[seat] };
        Clank::key(&bare)
    }
    fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
        aspects::aspects(state, seat)
    }
}
