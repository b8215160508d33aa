//! The matches themselves.
use crate::commands::arena::bar;
use anyhow::{Result, anyhow};
use bots::{Bot, Player, Rung, Seen, Skill};
use engine::{Fate, Game, Heuristics, Quick, Seat, Setup, Told, Turn, Viewer};
use indicatif::ProgressBar;
use registry::Visitor;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What is to be played.
#[derive(Clone, Copy)]
pub(super) struct Plan<'a> {
    pub(super) setup: Setup,
    pub(super) matches: u64,
    pub(super) bots: &'a [Skill],
    pub(super) seed: u64,
    pub(super) check: bool,
}

impl Plan<'_> {
    /// The bot in this seat; the last one named also takes the seats that are left.
    pub(super) fn bot(&self, seat: Seat) -> Skill {
        self.bots.get(seat.index()).or(self.bots.last()).copied().unwrap_or(Skill::of(Rung::Random))
    }
}

/// One seat's points and victories.
#[derive(Clone, Default)]
pub(super) struct SeatTally {
    /// How often the seat scored so many points.
    pub(super) points: std::collections::BTreeMap<i16, u64>,
    /// Matches in which it scored nothing at all.
    pub(super) nothing: u64,
    /// Victories; a shared one counts in part.
    pub(super) wins: f64,
    /// The squares of these parts, for the spread.
    pub(super) wins_squared: f64,
}

/// What came of the matches.
#[derive(Clone, Default)]
pub(super) struct Outcome {
    pub(super) matches: u64,
    pub(super) draws: u64,
    pub(super) decisions: u64,
    /// How often a match took so many decisions.
    pub(super) lengths: std::collections::BTreeMap<u64, u64>,
    pub(super) seats: Vec<SeatTally>,
    /// How often the best score was so many points.
    pub(super) best: std::collections::BTreeMap<i16, u64>,
    pub(super) shared: u64,
    pub(super) nobody: u64,
}

/// Compiled for each game.
pub(super) struct Simulation<'a>(pub(super) Plan<'a>);

/// Matches are handed out in lots; each match has its own seed, so the number of cores changes nothing. Those of bots
/// that think are handed out one by one.
fn lot(plan: &Plan<'_>) -> u64 {
    if plan.bots.iter().all(|skill| skill.rung <= Rung::Rule) { 256 } else { 1 }
}

impl Visitor for Simulation<'_> {
    type Out = Result<(Outcome, f64)>;
    fn visit<G: Heuristics>(self) -> Self::Out {
        let (plan, start, next) = (self.0, Instant::now(), AtomicU64::new(0));
        let bar = bar(plan.matches, "cli-bar-matches");
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let parts: Vec<Result<Outcome, String>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(|| work::<G>(&plan, &next, &bar))).collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err("a match panicked".into()))).collect()
        });
        bar.finish_and_clear();
        let mut all = Outcome::default();
        for part in parts {
            all.add(&part.map_err(|wrong| anyhow!("{wrong}"))?);
        }
        Ok((all, start.elapsed().as_secs_f64()))
    }
}

fn work<G: Heuristics>(plan: &Plan<'_>, next: &AtomicU64, bar: &ProgressBar) -> Result<Outcome, String> {
    let seats: Vec<Seat> = (0..plan.setup.players()).map(Seat).collect();
    let mut outcome = Outcome { seats: vec![SeatTally::default(); seats.len()], ..Outcome::default() };
    loop {
        let first = next.fetch_add(lot(plan), Ordering::Relaxed);
        if first >= plan.matches {
            return Ok(outcome);
        }
        let last = (first + lot(plan)).min(plan.matches);
        for number in first..last {
            let told = |wrong| format!("match {number} of seed {}: {wrong}", plan.seed);
            play::<G>(plan, number, &mut outcome).map_err(told)?;
        }
        bar.inc(last - first);
    }
}

fn play<G: Heuristics>(plan: &Plan<'_>, number: u64, outcome: &mut Outcome) -> Result<(), String> {
    let seed = Quick::new(plan.seed).bits() ^ number;
    let mut fate = Quick::new(seed);
    let mut state = G::new(&plan.setup);
    let mut chairs: Vec<Option<Chair<G>>> =
        (0..plan.setup.players()).map(|seat| Chair::new(plan, Seat(seat), seed)).collect();
    let (mut menu, mut events, mut decisions): (Vec<G::Action>, Vec<G::Event>, u64) = (vec![], vec![], 0);
    loop {
        if plan.check {
            G::audit(&state)?;
        }
        match G::turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let lot = fate.pick(G::pile(&state));
                G::draw(&mut Told::<G> { state: &mut state, events: &mut events }, lot);
                outcome.draws += 1;
            }
            Turn::Decide(seats) => {
                let seat = seats.first().ok_or("nobody owes the decision")?;
                menu.clear();
                G::legal(&state, seat, &mut menu);
                if menu.is_empty() {
                    return Err(format!("{seat} owes a decision and can do nothing"));
                }
                let action = match &mut chairs[seat.index()] {
                    Some(chair) => chair.choose(&state, &menu),
                    None => menu[fate.below(menu.len() as u32) as usize],
                };
                if plan.check {
                    G::check(&state, seat, action).map_err(|rule| format!("{seat} {action} was listed, but {rule}"))?;
                }
                G::act(&mut Told::<G> { state: &mut state, events: &mut events }, seat, action);
                decisions += 1;
                if decisions > testkit::MOST_STEPS as u64 {
                    return Err("the match does not end".into());
                }
            }
        }
        chairs.iter_mut().flatten().for_each(|chair| chair.hear(&events));
        events.clear();
    }
    if plan.check {
        testkit::sound_end::<G>(&state)?;
    }
    outcome.count::<G>(&state, decisions);
    Ok(())
}

/// A bot and all its seat was told.
struct Chair<G: Heuristics> {
    seat: Seat,
    player: Player<G>,
    news: Vec<G::Event>,
}

impl<G: Heuristics> Chair<G> {
    /// The bot in this seat; `random` needs no view and is played without a chair, many times faster.
    fn new(plan: &Plan<'_>, seat: Seat, seed: u64) -> Option<Self> {
        // A stream of its own: a bot that draws from the stream of the deal would know what comes.
        let own = Quick::new(seed ^ 0xb07 << 32 ^ u64::from(seat.0) << 56).bits();
        let skill = plan.bot(seat);
        (skill.rung != Rung::Random).then(|| Chair { seat, player: Player::new(skill, own), news: vec![] })
    }
    fn choose(&mut self, state: &G::State, legal: &[G::Action]) -> G::Action {
        let view = G::view(state, Viewer::Seat(self.seat));
        self.player.choose(&Seen { view: &view, news: &self.news, seat: self.seat, legal })
    }
    fn hear(&mut self, events: &[G::Event]) {
        let who = Viewer::Seat(self.seat);
        self.news.extend(events.iter().copied().filter(|&event| G::audience(event).has(who)));
    }
}

impl Outcome {
    fn count<G: Game>(&mut self, state: &G::State, decisions: u64) {
        let (scores, winners) = (G::scores(state), G::winners(state));
        self.matches += 1;
        self.decisions += decisions;
        *self.lengths.entry(decisions).or_default() += 1;
        self.shared += u64::from(winners.len() > 1);
        self.nobody += u64::from(winners.is_empty());
        if let Some(best) = winners.first().and_then(|seat| scores[seat]) {
            *self.best.entry(best).or_default() += 1;
        }
        for seat in G::players(state) {
            let tally = &mut self.seats[seat.index()];
            match scores[seat] {
                Some(points) => *tally.points.entry(points).or_default() += 1,
                None => tally.nothing += 1,
            }
            let part = if winners.has(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            tally.wins += part;
            tally.wins_squared += part * part;
        }
    }
    fn add(&mut self, other: &Outcome) {
        self.matches += other.matches;
        self.draws += other.draws;
        self.decisions += other.decisions;
        self.shared += other.shared;
        self.nobody += other.nobody;
        other.lengths.iter().for_each(|(&length, &count)| *self.lengths.entry(length).or_default() += count);
        other.best.iter().for_each(|(&points, &count)| *self.best.entry(points).or_default() += count);
        self.seats.resize(other.seats.len(), SeatTally::default());
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            more.points.iter().for_each(|(&points, &count)| *seat.points.entry(points).or_default() += count);
            seat.nothing += more.nothing;
            seat.wins += more.wins;
            seat.wins_squared += more.wins_squared;
        }
    }
}
