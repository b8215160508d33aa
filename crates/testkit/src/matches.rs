//! Whole matches for tests that look at many of them.
use crate::MOST_STEPS;
use engine::{Fate, Game, Quick, Seat, Seats, Setup, Told, step};

/// One of these, each as likely as the other.
pub fn one_of<T: Copy>(these: &[T], fate: &mut impl Fate) -> T {
    these[fate.below(these.len() as u32) as usize]
}

/// Anything that is legal.
pub fn by_lot<G: Game>(state: &G::State, seat: Seat, fate: &mut impl Fate) -> G::Action {
    let menu = G::menu(state, seat);
    assert!(!menu.is_empty(), "{seat} is asked without an answer");
    one_of(&menu, fate)
}

/// Plays a match to its end: somebody who owes a decision does what `choose` says, which hears all that has happened.
pub fn played<G: Game>(
    setup: &Setup,
    seed: u64,
    choose: impl FnMut(&Told<'_, G>, Seat, &mut Quick) -> G::Action,
) -> G::State {
    watched(setup, seed, choose, |_| {})
}

/// The same, and `each` sees every state, the first and the last included.
pub fn watched<G: Game>(
    setup: &Setup,
    seed: u64,
    mut choose: impl FnMut(&Told<'_, G>, Seat, &mut Quick) -> G::Action,
    mut each: impl FnMut(&G::State),
) -> G::State {
    let (mut state, mut events, mut fate) = (G::new(setup), vec![], Quick::new(seed));
    let mut decide = |told: &Told<'_, G>, mut seats: Seats, fate: &mut Quick| {
        let seat = seats.nth(fate.below(seats.len().into()) as usize).expect("somebody owes the decision");
        let action = choose(told, seat, fate);
        assert_eq!(G::check(told, seat, action), Ok(()), "{action}\n{}", G::write_position(told));
        (seat, action)
    };
    for _ in 0..MOST_STEPS {
        each(&state);
        if !step(&mut Told::<G> { state: &mut state, events: &mut events }, &mut fate, &mut decide) {
            return state;
        }
    }
    panic!("the match does not end:\n{}", G::write_position(&state));
}
