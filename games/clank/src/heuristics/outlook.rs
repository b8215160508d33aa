//! How a match looks to one seat, from what everybody knows: how fast it is, how long it has, and whether it comes home.
use super::atlas::{Atlas, BOOT, NEVER, atlas};
use super::yields::{Good, Pace};
use crate::*;

/// How many of the Boots in a deck are of use: caves and footprints waste some.
const USE_OF_BOOTS: f32 = 0.9;
/// Boots that come from elsewhere: cards bought on the way, devices, potions.
const SPARE_BOOTS: f32 = 0.3;
/// Decks get better: so many Boots more each turn.
const BOOTS_EACH_TURN: f32 = 0.1;
/// How many attacks a player's turn rouses.
const ATTACKS_EACH_TURN: f32 = 0.28;
/// What a turn is worth to who is on the way: the artifact that a player is likely to fetch is chosen by it.
const TURN_POINTS: f32 = 1.5;
/// What one Skill of the deck brings in points, each turn.
const POINTS_PER_SKILL: f32 = 0.6;
/// What a turn brings besides.
const POINTS_EACH_TURN: f32 = 0.5;
/// How sure one can be to take as many turns as one reckons: a part of it, and a part for each turn.
const SLIP: f32 = 0.4;
const SLIP_EACH_TURN: f32 = 0.25;
/// The same of the turn in which the first one leaves.
const DOUBT: f32 = 0.5;
const DOUBT_EACH_TURN: f32 = 0.25;
/// The margin, in turns, at which being in time is as likely as not.
const MARGIN: f32 = 0.4;
/// How much damage varies beyond what is expected.
const DAMAGE_SPREAD: f32 = 0.3;

/// The standing of one seat in the game.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// Distances, with the keys the seat has.
    pub(super) atlas: &'static Atlas,
    /// The deck.
    pub(super) pace: Pace,
    /// Quarters of Boots that a turn brings.
    pub(super) speed: f32,
    /// Damage that can still be taken.
    pub(super) health: f32,
    /// Expected damage of the next turn.
    pub(super) harm: f32,
    /// By how much that grows each turn.
    pub(super) growth: f32,
    /// How many turns are left until everybody is knocked out.
    pub(super) deadline: f32,
    /// How uncertain that is.
    pub(super) doubt: f32,
    /// The last countdown space kills (CK-17.7).
    kills: bool,
}

/// What becomes of a way out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Journey {
    /// The chance to come above the Depths alive.
    pub(super) up: f32,
    /// The chance to leave in time.
    pub(super) home: f32,
    /// How many turns it takes.
    pub(super) turns: f32,
}

/// A chance from how far something lies on the good side, in about standard deviations.
#[inline(always)]
pub(super) fn likely(by: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * by).exp())
}

impl Outlook {
    /// How it looks to this seat, which is in the game.
    pub(super) fn of(open: &Open, seat: Seat) -> Outlook {
        let exits = BySeat(std::array::from_fn(|at| {
            let other = Seat(at as u8);
            if other != seat && open.inside.has(other) { exit_turns(open, other, &Pace::of(open, other)) } else { 99.0 }
        }));
        Outlook::among(open, seat, Pace::of(open, seat), &exits)
    }
    /// The same where the turns in which the others leave are known already.
    #[inline(always)]
    pub(super) fn among(open: &Open, seat: Seat, pace: Pace, exits: &BySeat<f32>) -> Outlook {
        let person = &open.people[seat];
        let (deadline, doubt) = deadline(open, seat, exits);
        let attacks = ATTACKS_EACH_TURN * f32::from(open.inside.len()) + f32::from(u8::from(open.runner.is_some()));
        let extra = if open.runner.is_some() { 1.0 } else { 0.0 };
        let noisy: u8 = open.people.0.iter().map(|person| person.area).sum();
        let cubes = (open.bag.total() + u32::from(noisy)).max(8) as f32;
        let each = attacks * (f32::from(dragon::cubes(open)) + extra) / cubes;
        Outlook {
            atlas: atlas(open.options.side, person.keys),
            pace,
            speed: speed(&pace),
            health: f32::from(HEALTH - person.damage.min(HEALTH)),
            harm: each * f32::from(open.bag.count(seat.0) + person.area),
            growth: each * pace.noise(),
            deadline,
            doubt,
            kills: open.options.countdown_kills,
        }
    }
    /// How many turns so much effort takes.
    #[inline(always)]
    pub(super) fn turns(&self, effort: f32) -> f32 {
        turns(effort, self.speed)
    }
    /// The chance to live through so many turns.
    #[inline(always)]
    pub(super) fn lives(&self, turns: f32) -> f32 {
        let damage = turns * (self.harm + 0.5 * self.growth * turns);
        likely((self.health - 0.5 - damage) / (damage + DAMAGE_SPREAD).sqrt())
    }
    /// The chance that so many turns are not too many.
    #[inline(always)]
    pub(super) fn in_time(&self, turns: f32) -> f32 {
        likely((self.deadline + MARGIN - turns) / (SLIP + SLIP_EACH_TURN * turns + self.doubt))
    }
    /// What becomes of a way with so much effort until the Depths lie behind, and until the start.
    #[inline(always)]
    pub(super) fn journey(&self, up: f32, home: f32) -> Journey {
        let (rise, turns) = (self.turns(up), self.turns(home));
        let in_time = self.in_time(turns);
        let up = if self.kills { in_time } else { self.in_time(rise) } * self.lives(rise);
        Journey { up, home: (in_time * self.lives(turns)).min(up), turns }
    }
    /// What the seat will probably earn in so many turns.
    #[inline(always)]
    pub(super) fn income(&self, turns: f32) -> f32 {
        let cards = POINTS_PER_SKILL * self.pace.each_turn(Good::Skill) + self.pace.each_turn(Good::Gold);
        let each = cards + POINTS_EACH_TURN;
        each * turns.min(self.deadline)
    }
}

/// Quarters of Boots that a turn brings.
#[inline(always)]
fn speed(pace: &Pace) -> f32 {
    f32::from(BOOT) * (USE_OF_BOOTS * pace.each_turn(Good::Boots) + SPARE_BOOTS)
}

/// How many turns so much effort takes at this speed, which grows.
#[inline(always)]
fn turns(effort: f32, speed: f32) -> f32 {
    let growth = f32::from(BOOT) * BOOTS_EACH_TURN;
    ((speed * speed + 2.0 * growth * effort).sqrt() - speed) / growth
}

/// The artifact this seat is likely to fetch, and the effort until it is there and back; none if there is no way.
#[inline(always)]
pub(super) fn likely_artifact(open: &Open, from: Room, atlas: &Atlas, speed: f32) -> Option<(Artifact, f32)> {
    let (mut best, mut found) = (f32::MIN, None);
    open.artifacts.each_kind(|artifact| {
        let room = atlas.artifact_rooms[artifact as usize];
        let (there, back) = (atlas.effort(from, room), atlas.home(room));
        if there != NEVER && back != NEVER {
            let effort = f32::from(there) + f32::from(back);
            let points = f32::from(Artifact(artifact).value()) - TURN_POINTS * turns(effort, speed);
            if points > best {
                (best, found) = (points, Some((Artifact(artifact), effort)));
            }
        }
    });
    found
}

/// In how many turns this seat may leave.
#[inline(always)]
pub(super) fn exit_turns(open: &Open, seat: Seat, pace: &Pace) -> f32 {
    let (person, speed) = (&open.people[seat], speed(pace));
    let atlas = atlas(open.options.side, person.keys);
    if person.artifacts != 0 {
        turns(f32::from(atlas.home(person.room)), speed)
    } else {
        likely_artifact(open, person.room, atlas, speed).map_or(99.0, |(_, effort)| turns(effort, speed))
    }
}

/// CK-17.6, CK-17.13: how many turns this seat has at most, the one it is in included, and how uncertain that is.
#[inline(always)]
fn deadline(open: &Open, seat: Seat, exits: &BySeat<f32>) -> (f32, f32) {
    let last = COUNTDOWN.len() as u8;
    if let Some(runner) = open.runner {
        let after = |of: Seat| (of.0 + open.players - open.actor.0) % open.players;
        let is_next = after(seat) < after(runner.seat) || runner.seat == open.actor;
        return (f32::from((last - runner.space).saturating_sub(u8::from(!is_next))), 0.0);
    }
    let mut first = 30.0f32;
    for other in open.inside.without(seat) {
        first = first.min(exits[other]);
    }
    (first + f32::from(last - 1), DOUBT + DOUBT_EACH_TURN * first)
}
