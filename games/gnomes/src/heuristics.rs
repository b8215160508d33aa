//! What Gnomes knows about playing it well: for the bots, hints and reviews.
//!
//! Rules of thumb may use no more than a player knows: they ask `sight` what a seat has seen.
//! Only chances, aspects and the key of a plan look at a whole world, which is a guess.
mod belief;
mod blunders;
mod memory;
mod playout;
mod prospects;
mod rating;
mod sight;

pub use belief::{Belief, tile_odds};

use crate::Gnomes;
use crate::components::{Place, RowSlot, SLOTS, STACKS};
use crate::secrets::View;
use crate::state::{Event, State};
use crate::turn::Action;
use engine::{Aspect, BySeat, Fate, Game, Heuristics, Memory, Seat};

engine::weights! {
    /// The weights of the rules of thumb, in diamonds of the final count.
    pub struct Weights {
        /// The first two diamonds of a tile in a row on level I, each: such a tile will be replaced before the end.
        low_one: 0.182,
        /// Every further diamond: such a tile goes up by cart.
        high_one: 0.987,
        /// The same on level II.
        low_two: 0.206,
        /// The same on level II.
        high_two: 0.323,
        /// The same when level III begins; at its end a diamond counts one, and there is nothing left to learn.
        low_three: 1.28,
        /// The same when level III begins.
        high_three: 3.61,
        /// How much better than its level's mean a tile of level II or III is if its owner kept it.
        kept: 0.345,
        /// The same for a tile of level I that its owner knows and has not thrown out.
        spared: -1.002,
        /// The same for a tile that its owner has never seen: somebody swapped it there.
        foisted: -0.256,
        /// A diamond that another player loses, shared among all others.
        rival: 0.629,
        /// How much more it counts for each diamond that player is ahead.
        leader: 0.189,
        /// Looking at another player's tile.
        torch: 0.616,
        /// How much more for each diamond the tile is expected to have more than one's own worst.
        torch_promise: 0.631,
        /// Looking at an unknown tile of one's own.
        lantern: 0.139,
        /// How much more for each diamond the tile is expected to fall short of one's own mean.
        lantern_doubt: 0.159,
        /// Looking again at what one has seen.
        look_again: -0.196,
        /// The number of own turns left at which what one learns is worth half.
        patience: 6.032,
        /// Throwing out arrows, beyond the foreseeable swap.
        arrows: -0.139,
        /// Arrows in one's row, to be thrown out later.
        quiver: 1.432,
        /// A torch in one's row.
        spare_torch: -0.194,
        /// Throwing out an unknown tile.
        blind_throw: -0.084,
        /// Giving away an unknown tile.
        blind_gift: -0.035,
        /// Taking an unknown tile.
        blind_take: -0.411,
        /// Sending up a tile, for each other player who knows it and could steal it.
        cart_exposed: 0.076,
        /// Sending up an unknown tile.
        cart_blind: 0.022,
        /// Losing a face-up tile and keeping a slot that can be filled again.
        explosion_face_up: 0.198,
        /// Moving a tile with the bats, for each of its diamonds and each other player who knows it.
        bats_confuse: 0.04,
    }
}

impl Heuristics for Gnomes {
    type Weights = Weights;
    type Belief = Belief;
    const HORIZON: Option<u8> = Some(4); // measured: shorter is blind, longer is noise unless there is time to think
    const BLUR: f32 = 4.0; // measured: with less, levels 5 to 7 hardly differ

    fn believe(view: &View, news: &[Event]) -> Belief {
        Belief::new(view, news)
    }
    #[inline]
    fn imagine(view: &View, belief: &Belief, fate: &mut impl Fate) -> State {
        belief::imagine(view, belief, fate)
    }
    fn recall(view: &View, news: &[Event], memory: Memory, seed: u64) -> View {
        memory::recall(view, news, memory, seed)
    }
    fn rate(state: &State, seat: Seat, legal: &[Action], by: &Weights, scores: &mut Vec<f32>) {
        rating::rate(state, seat, legal, by, scores);
    }
    #[inline]
    fn playout(state: &State, seat: Seat, _fate: &mut impl Fate) -> Action {
        playout::action(state, seat)
    }
    fn is_blunder(state: &State, seat: Seat, action: Action) -> bool {
        blunders::is_blunder(state, seat, action)
    }
    #[inline]
    fn chances(state: &State) -> BySeat<f32> {
        prospects::chances(state)
    }
    #[inline]
    fn actor(state: &State) -> Seat {
        state.actor
    }
    /// Before the first turn the order of a row makes no difference: all 120 are the same plan.
    fn plan_key(state: &State, seat: Seat) -> u64 {
        let mut state = *state;
        if state.left == STACKS {
            let first = Place::new(seat, RowSlot(0)).index();
            state.faces.tiles[first..first + usize::from(SLOTS)].sort();
        }
        Gnomes::key(&state)
    }
    fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
        prospects::aspects(state, seat)
    }
}
