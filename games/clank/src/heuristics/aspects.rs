//! The components of a seat's standing, from which hints take their reasons.
use super::chances::forecast;
use super::outlook::{Outlook, Racer};
use super::points;
use super::yields::{Good, Pace};
use crate::State;
use engine::{Aspect, Seat};

/// Each component of this seat's standing, in points.
pub(super) fn aspects(state: &State, seat: Seat) -> Vec<Aspect> {
    let (open, person) = (&state.open, &state.people[seat]);
    let pace = Pace::of(open, seat);
    let health = -f32::from(person.damage);
    let mut sides = vec![
        Aspect::of_points("why-points", points::besides_artifacts(open, seat, &pace)),
        Aspect::of_points("why-artifact", points::of_artifacts(person.artifacts)),
        Aspect { key: "why-health", points: 0.8 * health, amount: health },
    ];
    if open.inside.has(seat) {
        let outlook = Outlook::of(open, seat);
        let journey = forecast(open, seat, &outlook, Racer::of(open, seat).artifact).journey;
        let turns = journey.turns.min(outlook.deadline);
        let home = points::of_leaving(&pace) * journey.home - journey.turns;
        let engine = 0.55 * pace.each_turn(Good::Skill)
            + 0.35 * pace.each_turn(Good::Swords)
            + 1.1 * pace.each_turn(Good::Boots)
            + 0.8 * pace.each_turn(Good::Gold);
        let cubes = f32::from(open.bag.count(seat.0) + person.area);
        sides.push(Aspect { key: "why-way-home", points: home, amount: 100.0 * journey.home });
        sides.push(Aspect::of_points("why-deck", engine * 0.5 * turns));
        sides.push(Aspect { key: "why-quieter", points: -0.8 * outlook.harm * turns, amount: -cubes });
    }
    sides
}
