//! The matches themselves.
use anyhow::{Result, anyhow};
use bots::Bot;
use engine::{Fate, Game, Quick, Seat, Setup, Turn, Unseen, Viewer};
use indicatif::{ProgressBar, ProgressStyle};
use registry::Visitor;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What is to be played.
#[derive(Clone, Copy)]
pub(super) struct Plan<'a> {
    pub(super) setup: Setup,
    pub(super) matches: u64,
    pub(super) bots: &'a [String],
    pub(super) seed: u64,
    pub(super) check: bool,
}

impl<'a> Plan<'a> {
    /// The bot in this seat; the last one named also takes the seats that are left.
    pub(super) fn bot(&self, seat: Seat) -> &'a str {
        self.bots.get(seat.index()).or(self.bots.last()).map_or("random", String::as_str)
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

/// Matches are handed out in lots of this size; each match has its own seed, so the number of cores changes nothing.
const LOT: u64 = 256;

impl Visitor for Simulation<'_> {
    type Out = Result<(Outcome, f64)>;
    fn visit<G: Game>(self) -> Self::Out {
        let (plan, start, next, bar) = (self.0, Instant::now(), AtomicU64::new(0), bar(self.0.matches));
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

fn bar(matches: u64) -> ProgressBar {
    let bar = ProgressBar::new(matches);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn work<G: Game>(plan: &Plan<'_>, next: &AtomicU64, bar: &ProgressBar) -> Result<Outcome, String> {
    let seats: Vec<Seat> = (0..plan.setup.players()).map(Seat).collect();
    let mut outcome = Outcome { seats: vec![SeatTally::default(); seats.len()], ..Outcome::default() };
    loop {
        let first = next.fetch_add(LOT, Ordering::Relaxed);
        if first >= plan.matches {
            return Ok(outcome);
        }
        let last = (first + LOT).min(plan.matches);
        for number in first..last {
            let told = |wrong| format!("match {number} of seed {}: {wrong}", plan.seed);
            play::<G>(plan, number, &mut outcome).map_err(told)?;
        }
        bar.inc(last - first);
    }
}

fn play<G: Game>(plan: &Plan<'_>, number: u64, outcome: &mut Outcome) -> Result<(), String> {
    let seed = Quick::new(plan.seed).bits() ^ number;
    let mut fate = Quick::new(seed);
    let mut state = G::new(&plan.setup);
    let mut bots: Vec<Option<Box<dyn Bot<G>>>> =
        (0..plan.setup.players()).map(|seat| bot::<G>(plan, Seat(seat), seed)).collect();
    let (mut menu, mut decisions): (Vec<G::Action>, u64) = (Vec::with_capacity(128), 0);
    loop {
        if plan.check {
            G::audit(&state)?;
        }
        match G::turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let lot = fate.pick(G::pile(&state));
                G::draw(&mut Unseen::<G>(&mut state), lot);
                outcome.draws += 1;
            }
            Turn::Decide(seats) => {
                let seat = seats.first().ok_or("nobody owes the decision")?;
                menu.clear();
                G::legal(&state, seat, &mut menu);
                if menu.is_empty() {
                    return Err(format!("{seat} owes a decision and can do nothing"));
                }
                let action = match &mut bots[seat.index()] {
                    Some(bot) => bot.choose(&G::view(&state, Viewer::Seat(seat)), seat, &menu),
                    None => menu[fate.below(menu.len() as u32) as usize],
                };
                if plan.check {
                    G::check(&state, seat, action).map_err(|rule| format!("{seat} {action} was listed, but {rule}"))?;
                }
                G::act(&mut Unseen::<G>(&mut state), seat, action);
                decisions += 1;
                if decisions > testkit::MOST_STEPS as u64 {
                    return Err("the match does not end".into());
                }
            }
        }
    }
    if plan.check {
        testkit::sound_end::<G>(&state)?;
    }
    outcome.count::<G>(&state, decisions);
    Ok(())
}

/// The bot in this seat; `random` needs no view and is played right here, many times faster.
fn bot<G: Game>(plan: &Plan<'_>, seat: Seat, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let name = plan.bot(seat);
    // A stream of its own: a bot that draws from the stream of the deal would know what comes.
    let own = Quick::new(seed ^ 0xb07 << 32 ^ u64::from(seat.0) << 56).bits();
    if name == "random" { None } else { bots::named(name, own) }
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
