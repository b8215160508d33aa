//! What Gnomes knows about playing it well: for the bots, hints and reviews.
//!
//! Beyond the rules this file is allowed no more than a player: what a seat has seen is asked of `sight` alone.
//! Only chances, aspects and the key of a plan look at a whole world, which is a guess.
mod belief;
mod blunders;
mod memory;
mod playout;
mod prospects;
mod rating;
mod sight;

pub use belief::{Belief, tile_odds};

use crate::*;

engine::weights! {
    /// What the rules of thumb weigh with, in diamonds of the final count.
    pub struct Weights {
        /// The first two diamonds of a tile in a row on level I, each: such a tile will be replaced before the end.
        low_one: 0.182,
        /// Every further diamond: such a tile goes up by cart.
        high_one: 0.987,
        /// The same on level II.
        low_two: 0.206,
        /// The same on level II.
        high_two: 0.323,
        /// The same when level III begins; at its end every diamond is one, and there is nothing left to learn for.
        low_three: 1.28,
        /// The same when level III begins.
        high_three: 3.61,
        /// How much more than its level's mean a tile of level II or III is, that its owner kept.
        kept: 0.345,
        /// The same for a tile of level I that its owner knows and has not thrown out.
        spared: -1.002,
        /// The same for a tile that its owner has never seen: somebody swapped it there.
        foisted: -0.256,
        /// A diamond that another loses, shared among all others.
        rival: 0.629,
        /// How much more it is for each diamond that other is ahead.
        leader: 0.189,
        /// Looking at another's tile.
        torch: 0.616,
        /// How much more for each diamond the tile is expected to have over one's own worst.
        torch_promise: 0.631,
        /// Looking at an unknown own tile.
        lantern: 0.139,
        /// How much more for each diamond the tile is expected to fall short of one's own mean.
        lantern_doubt: 0.159,
        /// Looking again at what one has seen.
        look_again: -0.196,
        /// With so many own turns left, what one learns is worth half.
        patience: 6.032,
        /// To throw out arrows, beyond the swap that can be foreseen.
        arrows: -0.139,
        /// Arrows in one's row, to be thrown out later.
        quiver: 1.432,
        /// A torch in one's row.
        spare_torch: -0.194,
        /// To throw out a tile one does not know.
        blind_throw: -0.084,
        /// To give away a tile one does not know.
        blind_gift: -0.035,
        /// To take a tile one does not know.
        blind_take: -0.411,
        /// To send up a tile for each other player who knows it and could steal it.
        cart_exposed: 0.076,
        /// To send up a tile one does not know.
        cart_blind: 0.022,
        /// To lose a face-up tile and keep a slot that can be filled again.
        explosion_face_up: 0.198,
        /// Bats: to move a tile, for each diamond and each other player who knows it.
        bats_confuse: 0.04,
    }
}

impl Heuristics for Gnomes {
    type Weights = Weights;
    type Belief = Belief;
    const HORIZON: Option<u8> = Some(4); // measured: shorter is blind, longer is noise unless thinking is long
    const BLUR: f32 = 4.0; // measured: levels 5 to 7 are hardly apart with less

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
    /// Before the first turn the order of a row makes no difference: all 120 come to the same.
    fn plan_key(state: &State, seat: Seat) -> u64 {
        let mut state = *state;
        if state.left == STACKS {
            let first = Place::new(seat, Slot(0)).index();
            state.faces.tiles[first..first + usize::from(SLOTS)].sort();
        }
        Gnomes::key(&state)
    }
    fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
        prospects::aspects(state, seat)
    }
}
