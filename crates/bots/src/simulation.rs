//! Many matches of bots, counted up.
use crate::{Bot, BotPlayer, Rung, Seen, Skill};
use engine::{Fate, Game, Heuristics, Quick, Seat, Setup, Told, Turn, Viewer};
use std::collections::BTreeMap;
use std::ops::Range;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// Players and options.
    pub setup: Setup,
    /// Who plays; the last one named also takes the seats that are left, and where nobody is named all play by lot.
    pub bots: Vec<Skill>,
    /// What all matches are drawn from.
    pub seed: u64,
    /// Is everything checked that can be proved of a match by itself?
    pub is_checked: bool,
}

impl Simulation {
    /// The bot in this seat.
    pub fn bot(&self, seat: Seat) -> Skill {
        self.bots.get(seat.index()).or(self.bots.last()).copied().unwrap_or(Skill::of(Rung::Random))
    }
}

/// One seat's points and victories.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatTotals {
    /// How often the seat scored each number of points.
    pub points: BTreeMap<i16, u64>,
    /// Matches in which it scored nothing at all.
    pub nothing: u64,
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// The squares of these parts, for the spread.
    pub wins_squared: f64,
}

/// What came of the matches.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Totals {
    /// How many were played.
    pub matches: u64,
    /// How often chance drew.
    pub draws: u64,
    /// How often somebody decided.
    pub decisions: u64,
    /// How often a match took each number of decisions.
    pub lengths: BTreeMap<u64, u64>,
    /// Seat by seat.
    pub seats: Vec<SeatTotals>,
    /// How often each number of points was the best score.
    pub best: BTreeMap<i16, u64>,
    /// Matches that several won.
    pub shared: u64,
    /// Matches that nobody won.
    pub nobody: u64,
}

/// Plays the matches with these numbers. Each has a seed of its own, so it does not matter who plays which.
pub fn simulate<G: Heuristics>(wanted: &Simulation, matches: Range<u64>) -> Result<Totals, String> {
    let mut totals = Totals::default();
    totals.seats.resize(wanted.setup.players().into(), SeatTotals::default());
    for number in matches {
        let told = |wrong| format!("match {number} of seed {}: {wrong}", wanted.seed);
        play::<G>(wanted, number, &mut totals).map_err(told)?;
    }
    Ok(totals)
}

fn play<G: Heuristics>(wanted: &Simulation, number: u64, totals: &mut Totals) -> Result<(), String> {
    let seed = Quick::new(wanted.seed).bits() ^ number;
    let mut fate = Quick::new(seed);
    let mut state = G::new(&wanted.setup);
    let mut chairs: Vec<Option<Chair<G>>> =
        (0..wanted.setup.players()).map(|seat| Chair::new(wanted, Seat(seat), seed)).collect();
    let (mut menu, mut events, mut decisions): (Vec<G::Action>, Vec<G::Event>, u64) = (vec![], vec![], 0);
    loop {
        if wanted.is_checked {
            G::audit(&state)?;
        }
        match G::turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let lot = fate.pick(G::pile(&state));
                G::draw(&mut Told::<G> { state: &mut state, events: &mut events }, lot);
                totals.draws += 1;
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
                if wanted.is_checked {
                    G::check(&state, seat, action).map_err(|rule| format!("{seat} {action} was listed, but {rule}"))?;
                }
                G::act(&mut Told::<G> { state: &mut state, events: &mut events }, seat, action);
                decisions += 1;
                if decisions > MOST_DECISIONS {
                    return Err("the match does not end".into());
                }
            }
        }
        chairs.iter_mut().flatten().for_each(|chair| chair.hear(&events));
        events.clear();
    }
    if wanted.is_checked {
        sound_end::<G>(&state)?;
    }
    totals.count::<G>(&state, decisions);
    Ok(())
}

/// A bot and all its seat was told.
struct Chair<G: Heuristics> {
    seat: Seat,
    player: BotPlayer<G>,
    news: Vec<G::Event>,
}

impl<G: Heuristics> Chair<G> {
    /// The bot in this seat; `random` needs no view and is played without a chair, many times faster.
    fn new(wanted: &Simulation, seat: Seat, seed: u64) -> Option<Self> {
        // A stream of its own: a bot that draws from the stream of the deal would know what comes.
        let own = Quick::new(seed ^ 0xb07 << 32 ^ u64::from(seat.0) << 56).bits();
        let skill = wanted.bot(seat);
        (skill.rung != Rung::Random).then(|| Chair { seat, player: BotPlayer::new(skill, own), news: vec![] })
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

impl Totals {
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
    /// All of others.
    pub fn add(&mut self, other: &Totals) {
        self.matches += other.matches;
        self.draws += other.draws;
        self.decisions += other.decisions;
        self.shared += other.shared;
        self.nobody += other.nobody;
        other.lengths.iter().for_each(|(&length, &count)| *self.lengths.entry(length).or_default() += count);
        other.best.iter().for_each(|(&points, &count)| *self.best.entry(points).or_default() += count);
        self.seats.resize(self.seats.len().max(other.seats.len()), SeatTotals::default());
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            more.points.iter().for_each(|(&points, &count)| *seat.points.entry(points).or_default() += count);
            seat.nothing += more.nothing;
            seat.wins += more.wins;
            seat.wins_squared += more.wins_squared;
        }
    }
}

/// A match that takes longer than this does not end.
const MOST_DECISIONS: u64 = 20_000;

/// What can be proved of a finished match by itself.
fn sound_end<G: Game>(state: &G::State) -> Result<(), String> {
    G::audit(state)?;
    let read = G::read_position(&G::write_position(state)).map_err(|misread| misread.to_string())?;
    if read == *state { Ok(()) } else { Err("the last position does not read back".into()) }
}
