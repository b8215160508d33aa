//! The outlook of one seat, from what everybody knows: how fast it is, how long it has, and whether it gets home.
use super::atlas::{Atlas, BOOT, atlas};
use super::travel::{Travel, travel};
use super::yields::{Good, Pace};
use crate::{Artifact, COUNTDOWN, HEALTH, Open, Room, dragon};
use engine::{BySeat, MOST_SEATS, Seat};

/// The share of a deck's Boots that can be used: caves and footprints waste some.
const USE_OF_BOOTS: f32 = 0.98;
/// Boots that come from elsewhere: cards bought on the way, devices, potions.
const SPARE_BOOTS: f32 = 0.48;
/// How many attacks a player's turn causes.
const ATTACKS_EACH_TURN: f32 = 0.28;
/// What a turn on the way is worth; it decides which artifact a player is likely to fetch.
const TURN_POINTS: f32 = 2.9;
/// What one Skill in the deck brings in points, each turn.
const POINTS_PER_SKILL: f32 = 0.5;
/// What a turn brings in addition.
const POINTS_EACH_TURN: f32 = 0.04;
/// How uncertain the estimated number of turns is: a constant, and a part for each turn.
const SLIP: f32 = 0.3;
const SLIP_EACH_TURN: f32 = 0.265;
/// The same for the turn in which the first player leaves.
const DOUBT: f32 = 0.2;
const DOUBT_EACH_TURN: f32 = 0.01;
/// The margin, in turns, at which being in time is as likely as not.
const MARGIN: f32 = 0.2;
/// How much damage varies, beyond its expectation.
const DAMAGE_SPREAD: f32 = 1.0;

/// The standing of one seat in the game.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// Distances, with the keys the seat has.
    pub(super) atlas: &'static Atlas,
    /// The deck.
    pub(super) pace: Pace,
    /// How long every way takes.
    pub(super) travel: &'static Travel,
    /// Quarters of Boots that a turn brings.
    pub(super) speed: f32,
    /// Damage that can still be taken.
    pub(super) health: f32,
    /// Expected damage of the next turn.
    pub(super) harm: f32,
    /// By how much that grows each turn.
    pub(super) growth: f32,
    /// How many turns are left until everybody still inside is knocked out.
    pub(super) deadline: f32,
    /// How uncertain that is.
    pub(super) doubt: f32,
    /// Is the countdown on?
    runs: bool,
    /// The last countdown space kills (CK-17.7).
    kills: bool,
}

/// How a way out will end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Journey {
    /// The chance of getting above the Depths alive.
    pub(super) up: f32,
    /// The chance of leaving in time.
    pub(super) home: f32,
    /// How many turns it takes.
    pub(super) turns: f32,
}

/// A chance from how far something is on the good side, roughly in standard deviations.
#[inline(always)]
pub(super) fn likely(by: f32) -> f32 {
    1.0 / (1.0 + exp2(-1.7 * std::f32::consts::LOG2_E * by))
}

/// A power of two, to about four digits: the same on every machine, and several times as fast as the exact one.
#[inline(always)]
fn exp2(power: f32) -> f32 {
    let power = power.clamp(-100.0, 100.0);
    let whole = (power + 128.0) as i32 - 128;
    let part = power - whole as f32;
    let mantissa = 1.0 + part * (0.695_98 + part * (0.224_94 + part * 0.079_08));
    f32::from_bits(((whole + 127) as u32) << 23) * mantissa
}

impl Outlook {
    /// The outlook of this seat, which is in the game.
    pub(super) fn of(open: &Open, seat: Seat) -> Outlook {
        let mut field = Field::of(open);
        for other in open.inside.without(seat) {
            field.exits[other] = Racer::of(open, other).exit;
        }
        Outlook::among(open, seat, &Racer::of(open, seat), &field)
    }
    /// The same, when the others' exits are already known.
    #[inline(always)]
    pub(super) fn among(open: &Open, seat: Seat, racer: &Racer, field: &Field) -> Outlook {
        let (person, pace) = (&open.people[seat], racer.pace);
        let (deadline, doubt) = deadline(open, seat, &field.exits);
        Outlook {
            atlas: atlas(open.options.side, person.keys),
            pace,
            travel: racer.travel,
            speed: f32::from(BOOT) * racer.boots,
            health: f32::from(HEALTH - person.damage.min(HEALTH)),
            harm: field.drawn * f32::from(open.bag.count(seat.0) + person.area),
            growth: field.drawn * pace.noise(),
            deadline,
            doubt,
            runs: open.runner.is_some(),
            kills: open.options.countdown_kills,
        }
    }
    /// How many turns this effort takes.
    #[inline(always)]
    pub(super) fn turns(&self, effort: f32) -> f32 {
        effort / self.speed
    }
    /// The chance of surviving this many turns.
    #[inline(always)]
    pub(super) fn lives(&self, turns: f32) -> f32 {
        let damage = turns * (self.harm + 0.5 * self.growth * turns);
        likely((self.health - 0.5 - damage) / (damage + DAMAGE_SPREAD).sqrt())
    }
    /// The chance that this many turns are not too many.
    #[inline(always)]
    pub(super) fn in_time(&self, turns: f32) -> f32 {
        likely((self.deadline + MARGIN - turns) / (SLIP + SLIP_EACH_TURN * turns + self.doubt))
    }
    /// How a way ends that takes this effort out of the Depths and to the start.
    #[inline(always)]
    pub(super) fn journey(&self, up: f32, home: f32) -> Journey {
        let (rise, turns) = (self.turns(up), self.turns(home));
        self.ends(rise, turns, self.in_time(rise), self.in_time(turns))
    }
    /// How the way home from this room will end.
    #[inline(always)]
    pub(super) fn way_home(&self, from: Room) -> Journey {
        let (rise, turns) = (self.travel.up(from), self.travel.home(from));
        if self.runs {
            let [home, up] = self.travel.by(from, self.deadline as u8);
            return self.ends(rise, turns, up, home);
        }
        self.ends(rise, turns, self.in_time(rise), self.in_time(turns))
    }
    /// How the way home by this artifact will end.
    #[inline(always)]
    pub(super) fn way_by(&self, from: Room, artifact: Artifact) -> Journey {
        let (there, [home, up]) = (self.travel.to_artifact(from, artifact), self.travel.back(artifact));
        let (rise, turns) = (there + up, there + home);
        self.ends(rise, turns, self.in_time(rise), self.in_time(turns))
    }
    /// `up` and `home` are the chances of getting there in time.
    #[inline(always)]
    fn ends(&self, rise: f32, turns: f32, up: f32, home: f32) -> Journey {
        let up = if self.kills { home } else { up } * self.lives(rise.min(self.deadline));
        Journey { up, home: (home * self.lives(turns.min(self.deadline))).min(up), turns }
    }
    /// What the seat will probably earn in this many turns.
    #[inline(always)]
    pub(super) fn income(&self, turns: f32) -> f32 {
        let cards = POINTS_PER_SKILL * self.pace.each_turn(Good::Skill) + self.pace.each_turn(Good::Gold);
        let each = cards + POINTS_EACH_TURN;
        each * turns.min(self.deadline)
    }
}

/// The exit of a player who cannot leave for now.
const NO_EXIT: f32 = 99.0;

/// What is the same for all players in the game.
pub(super) struct Field {
    /// In how many turns each player may leave.
    pub(super) exits: BySeat<f32>,
    /// How likely a cube in the bag is to be drawn in the next round.
    drawn: f32,
}

impl Field {
    /// Before anybody's exit is known.
    #[inline(always)]
    pub(super) fn of(open: &Open) -> Field {
        let runs = f32::from(open.runner.is_some());
        let attacks = ATTACKS_EACH_TURN * f32::from(open.inside.len()) + runs;
        let noisy: u8 = open.people.0.iter().map(|person| person.area).sum();
        let cubes = (open.bag.total() + u32::from(noisy)).max(8) as f32;
        let exits = BySeat([NO_EXIT; MOST_SEATS as usize]);
        Field { exits, drawn: attacks * (f32::from(dragon::cubes(open)) + runs) / cubes }
    }
}

/// A seat in the game, and when it will probably leave.
#[derive(Clone, Copy)]
pub(super) struct Racer {
    pace: Pace,
    travel: &'static Travel,
    /// Boots that a turn brings.
    boots: f32,
    /// The artifact it will probably fetch first.
    pub(super) artifact: Option<Artifact>,
    /// In how many turns it may leave.
    pub(super) exit: f32,
}

impl Racer {
    #[inline(always)]
    pub(super) fn of(open: &Open, seat: Seat) -> Racer {
        let (person, pace) = (&open.people[seat], Pace::of(open, seat));
        let boots = USE_OF_BOOTS * pace.each_turn(Good::Boots) + SPARE_BOOTS;
        let travel = travel(open.options.side, person.keys, boots);
        if person.artifacts != 0 {
            return Racer { pace, travel, boots, artifact: None, exit: travel.home(person.room) };
        }
        let likely = travel.likely_artifact(person.room, &open.artifacts, TURN_POINTS);
        let exit = likely.map_or(NO_EXIT, |(_, turns)| turns);
        Racer { pace, travel, boots, artifact: likely.map(|(artifact, _)| artifact), exit }
    }
}

/// CK-17.6, CK-17.13: how many turns this seat has at most, including the current one, and how uncertain that is.
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
