//! How to play well: what bots, hints and reviews know about the game beyond its rules.
//!
//! Points are points of the final score throughout. Whatever rates an action looks only at what its seat knows, through
//! the [`Ledger`]; whatever judges a world (`chances`, `aspects`) was given a guess and may look at all of it.
mod belief;
mod blunders;
mod chain;
mod forecast;
mod ledger;
mod quick;
mod rating;
mod tally;

pub use belief::{Belief, task_odds};

use crate::*;
use ledger::Ledger;

engine::weights! {
    /// What matters, in points of the final score unless said otherwise.
    pub struct Weights {
        /// How much a task's points count.
        task: 1.345,
        /// Further cards that each own task may expect in each further turn.
        pace: 0.558,
        /// How far apart eyes must be, with a turn to go, before it is clear who is the loudest; in eyes.
        eye_spread: 1.534,
        /// Eyes that everybody gets in each further turn; in eyes.
        eye_growth: 4.883,
        /// A point for the only opponent costs so much.
        duel: 1.036,
        /// A point for the strongest of several opponents costs about so much.
        rivalry: 0.919,
        /// A card drawn in a bonus.
        draw: 0.69,
        /// A draw when far ahead: the end comes nearer; for each point of lead.
        hurry: 0.037,
        /// A Kablooey card beyond its coin.
        kablooey: -0.212,
        /// A card of any worth kept in hand.
        held: 0.885,
        /// The share of its coins and eyes that a held card brings in the end.
        held_net: 0.11,
        /// The share of its task points that a held card brings in the end.
        held_task: 0.619,
        /// A held card that fits the last card.
        way_hand: 0.406,
        /// The top of a shaft that fits the last card.
        way_top: 0.827,
        /// The last card is of an own task, so that more of the same fit.
        anchor: 0.248,
        /// A face-down card laid bare while cards can still be dug.
        hope: 0.483,
        /// A card given away that leaves its receiver without a way on, for each way lost.
        spoil: 0.199,
        /// How much of an opponent's hidden task is read from the cards that opponent has.
        reading: 1.573,
        /// The share of a top's worth that the laying player still finds there a round later.
        lay_own: 0.087,
        /// The share of a top's worth that the next player takes.
        lay_next: 1.444,
        /// The same for each player further on, compared with the one before.
        lay_later: -0.272,
        /// The share of a top's worth to somebody whose last card it does not fit.
        lay_through: 0.43,
        /// Laying onto a low shaft, for each card under it: what is buried deep comes up less often.
        lay_depth: 0.012,
    }
}

/// The rule of thumb looks at one card at a time, as people do who play quickly; whole chains are for those who search.
const ONE_CARD: usize = 0;

impl Heuristics for Clonk {
    type Weights = Weights;
    type Belief = Belief;
    const HORIZON: Option<u8> = Some(6);
    const CARE: u8 = 1; // the rest of the own turn: the cheap cut would not see its chains

    fn believe(view: &View, news: &[Event]) -> Belief {
        belief::believe(view, news)
    }
    fn imagine(view: &View, belief: &Belief, fate: &mut impl Fate) -> State {
        belief::imagine(view, belief, fate)
    }
    fn rate(state: &State, seat: Seat, legal: &[Action], by: &Weights, scores: &mut Vec<f32>) {
        rating::rate(&Ledger::new(state, seat, by), ONE_CARD, legal, scores);
    }
    fn ponder(state: &State, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        rating::rate(&Ledger::new(state, seat, &<Weights as engine::Weights>::TUNED), SPACES, legal, scores);
    }
    #[inline(always)]
    fn playout(state: &State, seat: Seat, fate: &mut impl Fate) -> Action {
        quick::playout(state, seat, fate)
    }
    fn is_blunder(state: &State, seat: Seat, action: Action) -> bool {
        blunders::is_blunder(state, seat, action)
    }
    #[inline(always)]
    fn chances(state: &State) -> BySeat<f32> {
        forecast::chances(state)
    }
    #[inline(always)]
    fn actor(state: &State) -> Seat {
        state.actor
    }
    fn plan_key(state: &State, _seat: Seat) -> u64 {
        Clonk::key(&chain::in_any_order(state))
    }
    fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
        forecast::aspects(state, seat)
    }
}
