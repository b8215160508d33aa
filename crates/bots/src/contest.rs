//! Bots against each other. The unit is the deal: the same chance, played once from every seat.
mod histogram;
mod tickets;

pub use histogram::Histogram;

use crate::{Bot, BotPlayer, Budget, Clock, Seen, Skill};
use engine::{Fate, Heuristics, Seat, Setup, Told, Turn, Viewer, Weights, tell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tickets::Tickets;

/// Who plays against whom, and how it is set up.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Players and options.
    pub setup: Setup,
    /// As many as players.
    pub entrants: Vec<Entrant>,
    /// What decisions are timed by.
    pub clock: Clock,
}

/// A bot of a contest.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// How well it plays.
    pub skill: Skill,
    /// What it weighs with, in the order of their names; nothing stands for the tuned weights.
    pub weights: Option<Vec<f32>>,
}

impl Entrant {
    /// A bot with the tuned weights.
    pub fn new(skill: Skill) -> Entrant {
        Entrant { skill, weights: None }
    }
    fn weights<W: Weights>(&self) -> W {
        self.weights.as_ref().map_or(W::TUNED, |list| W::from_list(list))
    }
}

/// What came of one deal: a number for each bot of the contest, over all rotations.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    /// Which.
    pub number: u64,
    /// Share of the victories, 0 to 1.
    pub wins: Vec<f64>,
    /// Points more than the best of the others, on average; who scores nothing is counted as zero.
    pub margins: Vec<f64>,
    /// Points, on average over the matches in which it scored.
    pub points: Vec<f64>,
    /// In how many of the matches it scored at all.
    pub scored: Vec<u32>,
    /// Nanoseconds it took for its decisions, as far as it had a choice.
    pub times: Vec<Histogram>,
    /// What went wrong; should be empty.
    pub faults: Vec<Misplay>,
}

/// A bot did what it must never do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misplay {
    /// Which bot of the contest.
    pub bot: usize,
    /// What it did, and where.
    pub what: String,
}

/// A match that takes longer than this does not end.
const MOST_DECISIONS: u32 = 5_000;

/// Plays the deal once for every rotation of the seats, each time with the same chance streams. A match in which
/// somebody breaks the rules or crashes counts as lost for that bot and as nobody's victory.
pub fn play_deal<G: Heuristics>(contest: &Contest, number: u64) -> Deal {
    let bots = contest.entrants.len();
    let zeros = vec![0.0; bots];
    let (wins, margins, points) = (zeros.clone(), zeros.clone(), zeros);
    let times = vec![Histogram::default(); bots];
    let mut deal = Deal { number, wins, margins, points, scored: vec![0; bots], times, faults: vec![] };
    for rotation in 0..bots {
        let mut bout = Bout::<G>::new(contest, number, rotation);
        let played = catch_unwind(AssertUnwindSafe(|| bout.play()));
        match played {
            Ok(Ok(())) => bout.count(&mut deal),
            Ok(Err(what)) => deal.faults.push(Misplay { bot: bout.bot_at(bout.deciding), what }),
            Err(panic) => {
                let words = panic.downcast_ref::<String>().map(String::as_str);
                let said = words.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("nobody knows why");
                let what = format!("it crashed: {said}, in\n{}", G::write_position(&bout.state));
                deal.faults.push(Misplay { bot: bout.bot_at(bout.deciding), what });
            }
        }
        for (all, own) in deal.times.iter_mut().zip(&bout.times) {
            all.add(own);
        }
    }
    let rotations = bots as f64;
    for bot in 0..bots {
        deal.wins[bot] /= rotations;
        deal.margins[bot] /= rotations;
        deal.points[bot] /= f64::from(deal.scored[bot].max(1));
    }
    deal
}

/// What tells these bots from others of the same names: what they weigh with, how long they think, and how a hasty match
/// of theirs ends, which nearly every change of a bot changes. Deals of bots that have changed are never added up.
pub fn fingerprint<G: Heuristics>(contest: &Contest) -> String {
    let hasty = |bot: &Entrant| Entrant { skill: bot.skill.with_budget(HASTE), weights: bot.weights.clone() };
    let match_of_all = Contest { entrants: contest.entrants.iter().map(hasty).collect(), ..*contest };
    let mut bout = Bout::<G>::new(&match_of_all, 0, 0);
    // A bot that crashes is reported where it counts.
    drop(catch_unwind(AssertUnwindSafe(|| bout.play())));
    let mut text = G::write_position(&bout.state);
    for entrant in &contest.entrants {
        let simulations = match entrant.skill.budget {
            Budget::Simulations(simulations) => Some(simulations),
            Budget::Time(..) => None, // the caller's own, and no part of the bot
        };
        text += &format!("{simulations:?} {:?}\n", entrant.weights::<G::Weights>().list());
    }
    format!("{:016x}", text.bytes().fold(0, |hash, byte| mixed(hash, byte.into())))
}

/// How long bots think that only have to be known.
const HASTE: Budget = Budget::Simulations(8);

/// One match of a deal.
struct Bout<'a, G: Heuristics> {
    contest: &'a Contest,
    rotation: usize,
    state: G::State,
    fate: Tickets,
    events: Vec<G::Event>,
    news: Vec<Vec<G::Event>>,
    players: Vec<BotPlayer<G>>,
    times: Vec<Histogram>,
    deciding: Seat,
}

impl<'a, G: Heuristics> Bout<'a, G> {
    fn new(contest: &'a Contest, number: u64, rotation: usize) -> Self {
        let bots = contest.entrants.len();
        let at = |seat: usize| &contest.entrants[(seat + bots - rotation) % bots];
        // A bot has the same thoughts wherever it sits.
        let seed = |seat: usize| mixed(number, 1_000 + ((seat + bots - rotation) % bots) as u64);
        let player = |seat| BotPlayer::new(at(seat).skill, seed(seat)).with_weights(at(seat).weights());
        Bout {
            contest,
            rotation,
            state: G::new(&contest.setup),
            fate: Tickets::new(number),
            events: vec![],
            news: vec![vec![]; bots],
            players: (0..bots).map(player).collect(),
            times: vec![Histogram::default(); bots],
            deciding: Seat(0),
        }
    }
    fn bot_at(&self, seat: Seat) -> usize {
        let bots = self.contest.entrants.len();
        (seat.index() + bots - self.rotation) % bots
    }
    fn play(&mut self) -> Result<(), String> {
        let (mut legal, mut decisions) = (vec![], 0);
        loop {
            match G::turn(&self.state) {
                Turn::Over => return Ok(()),
                Turn::Chance => {
                    let lot = self.fate.pick(G::pile(&self.state));
                    G::draw(&mut Told::<G> { state: &mut self.state, events: &mut self.events }, lot);
                }
                Turn::Decide(seats) => {
                    let seat = G::asked_first(&self.state, seats).ok_or("nobody owes the decision")?;
                    self.deciding = seat;
                    legal.clear();
                    G::legal(&self.state, seat, &mut legal);
                    let action = self.ask(seat, &legal);
                    if let Err(rule) = G::check(&self.state, seat, action) {
                        return Err(format!("{action} is against {rule} in\n{}", G::write_position(&self.state)));
                    }
                    G::act(&mut Told::<G> { state: &mut self.state, events: &mut self.events }, seat, action);
                    decisions += 1;
                    if decisions > MOST_DECISIONS {
                        return Err("the match does not end".into());
                    }
                }
            }
            tell::<G>(&self.events, &mut self.news);
            self.events.clear();
        }
    }
    fn ask(&mut self, seat: Seat, legal: &[G::Action]) -> G::Action {
        let (view, bot) = (G::view(&self.state, Viewer::Seat(seat)), self.bot_at(seat));
        let seen = Seen { view: &view, news: &self.news[seat.index()], seat, legal };
        let began = (self.contest.clock)();
        let action = self.players[seat.index()].choose(&seen);
        if legal.len() > 1 {
            self.times[bot].put(((self.contest.clock)() - began).as_nanos() as u64);
        }
        action
    }
    fn count(&self, deal: &mut Deal) {
        let (scores, winners) = (G::scores(&self.state), G::winners(&self.state));
        let points = |seat: Seat| f64::from(scores[seat].unwrap_or(0));
        for seat in G::players(&self.state) {
            let bot = self.bot_at(seat);
            if winners.has(seat) {
                deal.wins[bot] += 1.0 / f64::from(winners.len());
            }
            let others = G::players(&self.state).without(seat).map(points).fold(f64::MIN, f64::max);
            deal.margins[bot] += points(seat) - others;
            if scores[seat].is_some() {
                deal.points[bot] += points(seat);
                deal.scored[bot] += 1;
            }
        }
    }
}

/// Two numbers stirred into one.
pub fn mixed(one: u64, other: u64) -> u64 {
    let mut bits = one ^ other.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits = (bits ^ (bits >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits ^ (bits >> 32)
}
