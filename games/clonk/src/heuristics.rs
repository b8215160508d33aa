//! How to play well: what bots, hints and reviews know about the game beyond its rules.
//!
//! Points always mean points of the final score. Code that rates an action looks only at what its seat knows, through
//! the [`Ledger`]; code that judges a world (`chances`, `aspects`) is given a guess and may look at all of it.
mod belief;
mod blunders;
mod chain;
mod forecast;
mod ledger;
mod quick;
mod rating;
mod tally;

pub use belief::{Belief, task_odds};

use crate::Clonk;
use crate::components::SPACES;
use crate::secrets::View;
use crate::state::{Event, State};
use crate::turn::Action;
use engine::{Aspect, BySeat, Calibration, Fate, Game, Heuristics, Seat};
use ledger::Ledger;

engine::weights! {
    /// What matters, in points of the final score unless stated otherwise.
    pub struct Weights {
        /// How much a task's points count.
        task: 1.345,
        /// Cards that each of the seat's tasks can expect per further turn.
        pace: 0.558,
        /// How far apart eyes must be, with a turn to go, before it is clear who is the loudest; in eyes.
        eye_spread: 1.534,
        /// Eyes that everybody gets per further turn; in eyes.
        eye_growth: 4.883,
        /// The cost of a point for the only opponent.
        duel: 1.036,
        /// The approximate cost of a point for the strongest of several opponents.
        rivalry: 0.919,
        /// A card drawn in a bonus.
        draw: 0.69,
        /// A draw when ahead, because the end comes nearer; per point of lead.
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
        /// The last card belongs to one of the seat's tasks, so that more of the same fit.
        anchor: 0.248,
        /// A face-down card laid bare while cards can still be dug.
        hope: 0.483,
        /// A gift that leaves its receiver with fewer cards that fit; per card lost.
        spoil: 0.199,
        /// How strongly an opponent's cards point to that opponent's hidden task.
        reading: 1.573,
        /// The share of a top's worth that the laying player still finds there a round later.
        lay_own: 0.087,
        /// The share of a top's worth that the next player takes.
        lay_next: 1.444,
        /// The same for each later player, relative to the one before.
        lay_later: -0.272,
        /// The share of a top's worth to somebody whose last card it does not fit.
        lay_through: 0.43,
        /// The cost of laying onto a shaft, per card in it: what is buried deep comes up less often.
        lay_depth: 0.012,
    }
}

/// The rule of thumb looks at one card at a time, like people who play quickly; only bots that search see whole chains.
const ONE_CARD: usize = 0;

impl Heuristics for Clonk {
    type Weights = Weights;
    type Belief = Belief;
    const HORIZON: Option<u8> = Some(6);
    const CALIBRATION: Calibration = Calibration { shift: -0.27, slope: 0.95 };
    const CARE: u8 = 1; // the rest of the seat's turn: the cheap version would not see its chains

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
