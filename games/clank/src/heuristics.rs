//! How to play well: what the bots, the hints and the reviews know about Clank!.
//!
//! Everything is weighed in points of the final score. A seat is always on a way: to an artifact and home, or home. What
//! the way is worth, and what every turn on it costs, decides about steps; what a card will still bring until then
//! decides about buying. Only hands are hidden, and nothing here ever asks for the hand of another.
mod aspects;
mod atlas;
mod belief;
mod blunders;
mod chances;
mod judge;
#[cfg(test)]
mod learn;
mod mind;
mod outlook;
mod playout;
mod points;
mod portrait;
mod rate;
mod travel;
mod yields;

use crate::*;
pub use belief::{odds_of_card, odds_of_hand};

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
        /// One cube less.
        quiet: 0.586,
        /// Being rid of a poor card.
        trash: 0.776,
        /// What a card takes away from the others by coming up in their place.
        dilution: 0.596,
        /// One teleport.
        teleport: 1.62,
        /// A turn on the way.
        time: 1.493,
        /// How much of the Boots of the deck to count on.
        pace: 1.176,
        /// Turns to be home before it is necessary.
        margin: 0.489,
        /// A point of an artifact, compared with other points.
        greed: 1.863,
        /// What is at stake when one may die.
        caution: 1.426,
        /// A cube of health, while there is enough of it.
        health: 1.409,
        /// A Sword spent in a tunnel.
        parry: 0.252,
        /// A Major Secret.
        major: 4.108,
        /// A Minor Secret.
        minor: 3.025,
        /// A dragon attack, for each cube of the own colour that it is expected to draw.
        attack: 0.423,
        /// Rousing others' clank by one.
        others: 0.276,
        /// A potion kept.
        potion: 1.207,
        /// What is still wanted from the market, beyond points.
        market: 0.643,
        /// A card is bought only if it is worth more than this.
        thrift: 0.116,
        /// How many of the turns to come count for a card that is bought now.
        late: 2.091,
        /// Health that is won back.
        heal: 1.488,
    }
}

impl Heuristics for Clank {
    type Weights = Weights;
    type Belief = ();
    const HORIZON: Option<u8> = Some(8); // measured: with 4 it gets out less often

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
    fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
        aspects::aspects(state, seat)
    }
}
