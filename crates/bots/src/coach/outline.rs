//! What of a plan needs thought.
use crate::thinking::{Mind, carry_out};
use engine::{Game, Heuristics, Seat, Viewer};

/// A plan that does not walk in circles, and what of it needs thought.
pub(super) struct Outline<G: Game> {
    pub(super) actions: Vec<G::Action>,
    /// Which of the actions are decisions; the others anybody would do without thinking, or there is nothing else.
    pub(super) decisions: Vec<usize>,
}

impl<G: Heuristics> Outline<G> {
    /// The outline of a plan that the seat can foresee to its end.
    pub(super) fn of(mind: &Mind<'_, '_, G>, seat: Seat, actions: &[G::Action]) -> Outline<G> {
        let start = mind.plain_world();
        let straight = straight::<G>(&start, seat, actions);
        // Where a plan is nothing but a circle, its first step is judged by what else could follow.
        let actions = if straight.is_empty() { actions[..1].to_vec() } else { straight };
        let (mut world, mut decisions) = (start, vec![]);
        for (at, &action) in actions.iter().enumerate() {
            if needs_thought::<G>(&world, seat, action) {
                decisions.push(at);
            }
            carry_out::<G>(&mut world, seat, &[action]);
        }
        Outline { actions, decisions }
    }
    fn first(&self) -> Option<&G::Action> {
        self.decisions().next()
    }
    fn decisions(&self) -> impl Iterator<Item = &G::Action> {
        self.decisions.iter().map(|&at| &self.actions[at])
    }
    /// Is it the same plan to somebody who thinks: one that begins with the same decision, or the same decisions in
    /// another order?
    fn is_like(&self, other: &Outline<G>) -> bool {
        let among = |one: &Outline<G>, other: &Outline<G>| {
            one.decisions().all(|known| other.decisions().any(|its| its == known))
        };
        self.first() == other.first()
            || self.decisions.len() == other.decisions.len() && among(self, other) && among(other, self)
    }
}

/// The first of these plans that differ, at most so many.
pub(super) fn different<G: Heuristics>(plans: impl Iterator<Item = Outline<G>>, most: usize) -> Vec<Outline<G>> {
    let mut shown: Vec<Outline<G>> = vec![];
    for plan in plans {
        if shown.iter().all(|known| !known.is_like(&plan)) {
            shown.push(plan);
        }
    }
    shown.truncate(most);
    shown
}

/// Is there a choice, and is it one that people think about?
fn needs_thought<G: Heuristics>(world: &G::State, seat: Seat, action: G::Action) -> bool {
    G::menu(world, seat).len() > 1 && G::routine(&G::view(world, Viewer::Seat(seat))) != Some(action)
}

/// Is it a blunder, and is there anything else to do?
fn is_foolish<G: Heuristics>(world: &G::State, seat: Seat, action: G::Action) -> bool {
    let is_blunder = |action| G::is_blunder(world, seat, action);
    is_blunder(action) && !G::menu(world, seat).into_iter().all(is_blunder)
}

/// The plan without whatever only leads back to where it began.
fn straight<G: Heuristics>(start: &G::State, seat: Seat, actions: &[G::Action]) -> Vec<G::Action> {
    let (mut world, mut kept) = (*start, vec![]);
    let mut places = vec![G::place_key(start, seat)];
    for &action in actions {
        // With what a circle would have cost still at hand, what came after it may be foolish now.
        if G::check(&world, seat, action).is_err() || is_foolish::<G>(&world, seat, action) {
            break;
        }
        carry_out::<G>(&mut world, seat, &[action]);
        kept.push(action);
        let place = G::place_key(&world, seat);
        if let Some(before) = places.iter().position(|&known| known == place) {
            kept.truncate(before);
            places.truncate(before + 1);
            world = *start;
            carry_out::<G>(&mut world, seat, &kept);
        } else {
            places.push(place);
        }
    }
    kept
}
