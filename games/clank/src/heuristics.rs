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
        skill: 0.55,
        /// One Sword in a turn.
        swords: 0.35,
        /// One Boot in a turn.
        boots: 0.66,
        /// One card drawn.
        draw: 0.68,
        /// One gold each time a card is played.
        gold: 0.6,
        /// One cube in the Clank Area.
        clank: 0.64,
        /// One cube less.
        quiet: 0.46,
        /// Being rid of a poor card.
        trash: 0.9,
        /// What a card takes away from the others by coming up in their place.
        dilution: 0.8,
        /// One teleport.
        teleport: 1.6,
        /// A turn on the way.
        time: 1.3,
        /// How much of the Boots of the deck to count on.
        pace: 0.95,
        /// Turns to be home before it is necessary.
        margin: 0.48,
        /// A point of an artifact, compared with other points.
        greed: 1.2,
        /// What is at stake when one may die.
        caution: 1.5,
        /// A cube of health, while there is enough of it.
        health: 0.9,
        /// A Sword spent in a tunnel.
        parry: 0.3,
        /// A Major Secret.
        major: 4.0,
        /// A Minor Secret.
        minor: 1.9,
        /// A dragon attack, for each cube of the own colour that it is expected to draw.
        attack: 0.42,
        /// Rousing others' clank by one.
        others: 0.3,
        /// A potion kept.
        potion: 0.8,
        /// What is still wanted from the market, beyond points.
        market: 0.5,
        /// A card is bought only if it is worth more than this.
        thrift: 0.12,
        /// How many of the turns to come count for a card that is bought now.
        late: 1.56,
        /// Health that is won back.
        heal: 1.46,
    }
}

impl Heuristics for Clank {
    type Weights = Weights;
    type Belief = ();
    const HORIZON: Option<u8> = Some(4); // measured: the judge sees more than longer playouts would

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
