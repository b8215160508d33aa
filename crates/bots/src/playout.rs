//! Random play as fast as it goes: for playouts and benchmarks.
use engine::{Fate, Game, Menu, Quick, Seat, Turn, Unseen};
use std::ops::Deref;

/// What happened in how many matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Choices made.
    pub decisions: u64,
    /// Lots drawn.
    pub draws: u64,
}

/// Plays to the end by lot. `before` is shown every state in which somebody decides, and who.
#[inline(always)]
pub fn play_out<G: Game, M: Menu<G::Action> + Deref<Target = [G::Action]>>(
    state: &mut G::State,
    fate: &mut Quick,
    menu: &mut M,
    tally: &mut Tally,
    mut before: impl FnMut(&G::State, Seat, &mut Quick),
) {
    loop {
        match G::turn(state) {
            Turn::Chance => {
                let lot = fate.pick(G::pile(state));
                G::draw(&mut Unseen::<G>(state), lot);
                tally.draws += 1;
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody owes the decision");
                before(state, seat, fate);
                menu.clear();
                G::legal(state, seat, menu);
                let action = menu[fate.below(menu.len() as u32) as usize];
                G::act(&mut Unseen::<G>(state), seat, action);
                tally.decisions += 1;
            }
            Turn::Over => return,
        }
    }
}
