//! Play as fast as it goes: for simulations and benchmarks.
use engine::{BySeat, Fate, Game, Heuristics, Menu, Quick, Seat, Turn, Unseen, outcome};
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

/// Who decides in a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Turns in which everybody plays with some thought ([`Heuristics::ponder`]); after them comes the cheap cut.
    pub careful: u8,
    /// Turns after which the world is judged; if absent, at the end of the match, or so late that more would be mere
    /// noise.
    pub horizon: Option<u8>,
}

impl Policy {
    /// The same with some thought at least for the turn that is on.
    pub(crate) fn with_care(self) -> Policy {
        Policy { careful: self.careful.max(1), ..self }
    }
}

/// A playout that is not over after this many decisions and draws is judged as it stands: players who wait for each
/// other must not hang a search.
const MOST_STEPS: u32 = 3_000;
/// A playout without a horizon is judged after this many decisions: whole matches of Clonk! and Gnomes have fewer, a long
/// one of Clank! three times as many.
const MOST_DECISIONS: u32 = 128;

/// Plays on from here and answers with what it came to for each seat.
#[inline]
pub fn play_on<G: Heuristics>(
    state: &mut G::State,
    policy: Policy,
    fate: &mut impl Fate,
    menu: &mut Vec<G::Action>,
    tally: &mut Tally,
) -> BySeat<f32> {
    let (mut actor, mut turns, mut decisions) = (G::actor(state), 0u32, 0u32);
    for _ in 0..MOST_STEPS {
        match G::turn(state) {
            Turn::Over => return outcome::<G>(state),
            Turn::Chance => {
                let lot = fate.pick(G::pile(state));
                G::draw(&mut Unseen::<G>(state), lot);
                tally.draws += 1;
            }
            Turn::Decide(seats) => {
                let now = G::actor(state);
                if now != actor {
                    (actor, turns) = (now, turns + 1);
                    let is_over = |horizon: u8| turns >= horizon.into();
                    if policy.horizon.map_or(decisions >= MOST_DECISIONS, is_over) {
                        break;
                    }
                }
                decisions += 1;
                let seat = seats.first().expect("somebody owes the decision");
                let action = if turns < policy.careful.into() {
                    with_care::<G>(state, seat, menu)
                } else {
                    G::playout(state, seat, fate)
                };
                debug_assert!(
                    G::check(state, seat, action).is_ok(),
                    "{seat} {action} in\n{}",
                    G::write_position(state)
                );
                G::act(&mut Unseen::<G>(state), seat, action);
                tally.decisions += 1;
            }
        }
    }
    G::chances(state)
}

/// What is played with some thought.
fn with_care<G: Heuristics>(state: &G::State, seat: Seat, menu: &mut Vec<G::Action>) -> G::Action {
    menu.clear();
    G::legal(state, seat, menu);
    let mut scores = Vec::with_capacity(menu.len());
    G::ponder(state, seat, menu, &mut scores);
    menu[best(&scores)]
}

/// The place of the highest score, the first of equals.
pub(crate) fn best(scores: &[f32]) -> usize {
    let mut best = 0;
    for (at, score) in scores.iter().enumerate() {
        if *score > scores[best] {
            best = at;
        }
    }
    best
}
